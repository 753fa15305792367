// The last deeds, each as a picture with its owner, for the rail.
import type { EventInfo } from "../api/protocol";
import { HURT, LOST } from "./scenes.svelte";

/** A deed: of whom, by which card, at which other one ("": none), in a sentence, and what came of it. */
export interface Happened {
  key: number;
  seat: number;
  code: string;
  at: string;
  icon: string;
  text: string;
  results: string[];
}

/** Icons (components/icons.json) of the deeds that are kept. */
const ICONS: Record<string, string> = {
  play: "action",
  summon: "creature",
  cast: "spell",
  attack: "attack",
  destroy: "graveyard",
  complete: "quest",
  strike: "weapon",
  protect: "protector",
  block: "blocker",
};
/** What belongs to the deed before it; of what is counted only what is not nothing. */
const COUNTED = new Set([...HURT, "heal"]);
const RESULTS = new Set([...COUNTED, ...LOST, "discard", "leave", "draw"]);
/** So many are kept, and so many results of each. */
const KEPT = 6;
const MOST_RESULTS = 5;
let count = 0;

/** The last deeds once these events have happened, the newest at the end. */
export function remember(past: Happened[], events: EventInfo[]): Happened[] {
  const all = [...past];
  for (const { kind, seat, about, other, source, n, text } of events) {
    const code = about?.code ?? "";
    const last = all.at(-1);
    // Nobody's deed is that a turn begins with a card.
    const came = RESULTS.has(kind) && (kind === "draw" ? source !== null : n > 0 || !COUNTED.has(kind));
    if (last && came && last.results.length < MOST_RESULTS) all[all.length - 1] = { ...last, results: [...last.results, text] };
    const icon = ICONS[kind];
    if (icon && code) all.push({ key: ++count, seat, code, at: other?.code ?? "", icon, text, results: [] });
  }
  return all.slice(-KEPT);
}
