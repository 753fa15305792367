import "./fonts.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadLanguage } from "./state/i18n.svelte";
import { settings } from "./state/settings.svelte";

void loadLanguage(settings.lang).then(() => mount(App, { target: document.getElementById("app")! }));
