// The last deeds, each as a picture with its owner, for the rail.
import type { EventInfo } from "../api/protocol";

export interface Happened {
  key: number;
  seat: number;
  code: string;
  icon: string;
  text: string;
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
/** So many are kept. */
const KEPT = 6;
let count = 0;

/** The last deeds once these events have happened, the newest at the end. */
export function remember(past: Happened[], events: EventInfo[]): Happened[] {
  const fresh = events.flatMap((event): Happened[] => {
    const icon = ICONS[event.kind];
    const code = event.about?.code ?? "";
    return icon && code ? [{ key: ++count, seat: event.seat, code, icon, text: event.text }] : [];
  });
  return fresh.length ? [...past, ...fresh].slice(-KEPT) : past;
}
