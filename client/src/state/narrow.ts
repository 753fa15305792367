// Whether the screen is as narrow as a telephone's: what the narrow layout shows otherwise than by style.
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("max-width: 560px");
