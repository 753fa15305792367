// The last attacks with their dice, put together from the events: which blocks belong to which hits can be read long
// after the dice have fallen.
import type { CardRef, EventInfo } from "../api/protocol";

/** One attack on one figure, or a heal.
 *
 *  by, at    who strikes whom; null while that is not known
 *  dice      of the attack; `defence` of the defender, null while he has not rolled
 *  more      damage that a critical adds; `critical` whether it is one
 *  damage    what it came to, null while it is open: never more than the health that was left; or what was healed
 *  before    the health of whom it struck until then, where it is known */
export interface Blow {
  key: number;
  by: CardRef | null;
  at: CardRef | null;
  heal: boolean;
  dice: number[];
  defence: number[] | null;
  critical: boolean;
  more: number;
  damage: number | null;
  before: number | null;
  destroyed: boolean;
}

/** A blow of which nothing has come yet. */
export const OPEN = { critical: false, more: 0, damage: null, before: null, destroyed: false };

/** From this face on a die is a success; one with this face is critical where it attacks. */
const SUCCESS = 4;
export const CRITICAL = 10;
export const succeeds = (die: number): boolean => die >= SUCCESS;

/** The faces of a roll from the number that an event has for it: four bits for each, a 1 above the last. */
export function facesOf(number: number): number[] {
  const found: number[] = [];
  for (let rest = BigInt(Math.max(0, Math.trunc(number))); rest > 1n; rest >>= 4n) found.push(Number(rest & 15n));
  return found;
}

let count = 0;

/** The blows of the last state in which dice fell, once these events have happened; what is open goes on. `healthOf`
 *  tells a figure's health before them. */
export function follow(past: Blow[], events: EventInfo[], healthOf: (handle: number) => number | undefined): Blow[] {
  const health = new Map<number, number | undefined>();
  let [by, at]: [CardRef | null, CardRef | null] = [past.at(-1)?.by ?? null, null];
  let blows: Blow[] | null = null;
  for (const { kind, about, other, n } of events) {
    const handle = about?.handle ?? 0;
    const before = health.has(handle) ? health.get(handle) : healthOf(handle);
    if (before !== undefined && (kind === "damage" || kind === "healed")) health.set(handle, before + (kind === "damage" ? -n : n));
    const open = blows?.at(-1) ?? past.at(-1);
    const change = (values: Partial<Blow>): void => {
      if (!open) return;
      blows = [...(blows ?? []).slice(0, -1), { ...open, ...values }];
    };
    if (kind === "attack" || kind === "heal") [by, at] = [about, other];
    else if (kind === "roll") blows = [...(blows ?? []), { key: ++count, by: about ?? by, at, heal: false, dice: facesOf(n), defence: null, ...OPEN }];
    else if (kind === "reroll") change(other ? { dice: facesOf(n) } : open?.defence ? { defence: facesOf(n) } : { dice: facesOf(n) });
    else if (kind === "critical") change({ critical: true, more: n });
    else if (kind === "defend") change({ at: about, defence: facesOf(n) });
    else if (kind === "damage" && open && open.damage === null && open.defence) change({ at: about, damage: n, before: before ?? null });
    else if (kind === "healed" && open && open.damage === null && !open.defence) change({ at: about, heal: true, damage: n, before: before ?? null });
    else if (kind === "destroy" && open?.damage !== null && open?.at?.handle === about?.handle) change({ destroyed: true });
  }
  return blows ?? past;
}

/** A die of a row: blocks stand under the hits that they cancel. */
export interface Die {
  face: number;
  hit: boolean;
  cancelled: boolean;
}

/** The dice of an attack, the highest first, and those of the defence so that each block stands under its hit. */
export function rows({ dice, defence, more }: Blow): { attack: Die[]; defence: Die[]; hits: number; blocks: number } {
  const sorted = (faces: number[]): number[] => [...faces].sort((a, b) => b - a);
  const against = sorted(defence ?? []);
  const blocks = against.filter(succeeds).length;
  const attack = sorted(dice).map((face, at) => ({ face, hit: succeeds(face), cancelled: succeeds(face) && at < blocks }));
  const hits = attack.filter((die) => die.hit).length + more;
  return { attack, defence: against.map((face) => ({ face, hit: succeeds(face), cancelled: false })), hits, blocks };
}
