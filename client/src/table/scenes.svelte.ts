// What a player does is shown before the next thing happens: another's card large, what it does to whom, whose turn begins;
// of one's own deeds what came of them, in half the time. The states of the room wait for it, so that the table is always
// that of the scene; whoever wants to goes on at once, and holding the key shows what is left at the fast pace.
import type { CardRef, EventInfo, StateMessage } from "../api/protocol";
import { anchor, type Board } from "./board";
import { afterDrawing } from "../state/frames";
import { settings, type Pace } from "../state/settings.svelte";

/** What came of it for a card: a card without a code for a shield; the damage that it took or (below zero) that was
 *  healed, whether it fell, else what happened to it, as an icon. */
export interface Outcome {
  card: CardRef;
  damage: number;
  fallen: boolean;
  sign: string;
}

/** Whose turn begins; a card that is played, and the pieces that it hurt at once; an attack, with its target (none for a
 *  player) and what came of it, or (`steps`) who stepped in between; what came of something that was shown before, and
 *  the card by which it did (`spell`: by its text). `own`: it is what the reader did. */
export type Scene =
  | { kind: "turn"; seat: number; turn: number; own?: boolean }
  | { kind: "card"; seat: number; code: string; text: string; hurt: number[]; own?: boolean }
  | { kind: "attack"; seat: number; steps: boolean; cards: CardRef[]; text: string; outcomes: Outcome[]; texts: string[]; own: boolean }
  | { kind: "lost"; by: CardRef | null; spell: boolean; outcomes: Outcome[]; texts: string[]; own: boolean };

/** Deeds whose card is shown large. */
const SHOWN = new Set(["play", "summon", "cast", "complete"]);
/** Deeds of who steps between an attacker and its target. */
const STEPS = new Set(["protect", "block"]);
/** What somebody has less of afterwards. */
export const LOST = new Set(["destroy", "break"]);
export const HURT = new Set(["damage", "put damage"]);
/** What else a text does to a card, with an icon (components/icons.json). */
const DONE: Record<string, string> = { heal: "health", leave: "leave", discard: "graveyard", exhaust: "pause", tap: "pause" };
const SHIELD: CardRef = { handle: 0, code: "", name: "" };
const TURN_MS = 900;
const CARD_MS = 1100;
const ATTACK_MS = 900;
const LOST_MS = 700;
/** A long text is read for longer: so many more for each letter beyond these, and no more than this in all. */
const LETTER_MS = 25;
const LETTERS = 60;
const MOST_MS = 2600;
/** One's own deeds take so much of the time. */
const OWN = 0.5;
const FACTORS: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

/** The scenes of a state, in order; none where it is the first one, or a question of one's own goes on. */
export function scenesOf(next: StateMessage, last: StateMessage | null, own: number): Scene[] {
  if (next.fresh || last === null || next.over) return [];
  const turn = Number(next.view["turn"] ?? 0);
  const active = Number(next.view["active"] ?? -1);
  const begins = turn > 0 && (turn !== last.view["turn"] || active !== last.view["active"]);
  const stores = storesOf(next);
  const seen = new Set<string>();
  const deeds: Scene[] = [];
  let mine = Number(last.view["active"] ?? -1) === own;
  for (const event of next.events) {
    const { kind, seat, about, other, text } = event;
    const steps = STEPS.has(kind);
    const attack = kind === "attack" || steps;
    const key = `${attack}${about?.handle ?? 0}`;
    if ((attack || SHOWN.has(kind)) && about?.code && !seen.has(key)) {
      seen.add(key);
      mine = seat === own;
      if (attack) deeds.push({ kind: "attack", seat, steps, cards: other?.code ? [about, other] : [about], text, outcomes: [], texts: [], own: mine });
      else if (!mine) deeds.push({ kind: "card", seat, code: about.code, text, hurt: [] });
    } else if (LOST.has(kind) || (HURT.has(kind) && event.n > 0) || done(event, stores)) {
      const by = event.source ?? (HURT.has(kind) ? other : null);
      let latest = deeds.at(-1);
      if (latest?.kind !== "attack" && !(latest?.kind === "lost" && goesWith(latest, by))) deeds.push((latest = { kind: "lost", by, spell: event.source !== null, outcomes: [], texts: [], own: mine }));
      for (const deed of deeds) if (deed.kind === "card" && deed.code === event.source?.code && about) deed.hurt.push(about.handle);
      add(latest.outcomes, event);
      latest.texts.push(text);
    }
  }
  // An attack of one's own has just been aimed: it is shown where something came of it at once.
  const shown = deeds.filter((one) => one.kind !== "attack" || !one.own || one.outcomes.length);
  return begins ? [...shown, { kind: "turn", seat: active, turn }] : shown;
}

/** Handles of what lies in a store, where cards are turned to pay. */
function storesOf({ view }: StateMessage): Set<number> {
  const sides = (view["seats"] ?? []) as Record<string, { handle: number }[] | undefined>[];
  return new Set(sides.flatMap((side) => [...(side["resources"] ?? []), ...(side["mana"] ?? [])]).map((one) => one.handle));
}

/** Whether a text did something to another card. */
function done({ kind, about, source, n }: EventInfo, stores: Set<number>): boolean {
  return kind in DONE && source !== null && about !== null && about.code !== "" && about.handle !== source.handle && !stores.has(about.handle) && (kind !== "heal" || n > 0);
}

/** Whether what a card did belongs to what came of something already: it is the same card, or one that took part. */
function goesWith(scene: Scene & { kind: "lost" }, by: CardRef | null): boolean {
  return !by || by.handle === scene.by?.handle || scene.outcomes.some((one) => one.card.handle === by.handle);
}

/** The card that is shown large, as a point of the table. */
export const SHOWN_LARGE = "x1";

/** Where a scene comes from and what it is aimed at, as points of the table: what waits on the chain tells, or what it hurt
 *  at once; an attack without a target is aimed at me, where only two play. */
export function struckBy(scene: Scene, board: Board, own: number): { from: string; to: string[] } | null {
  if (scene.kind === "card") {
    const link = board.chain.find((one) => one.source?.code === scene.code && one.control === scene.seat);
    const handles = new Set([...(link?.targets ?? []).map((one) => one.handle), ...scene.hurt].filter(Boolean));
    return { from: SHOWN_LARGE, to: [...handles].map(anchor.piece) };
  }
  if (scene.kind !== "attack" || scene.steps || scene.own) return null;
  const [attacker, target] = scene.cards;
  const player = board.sides.length === 2 ? [anchor.seat(own)] : [];
  return { from: anchor.piece(attacker?.handle ?? 0), to: target ? [anchor.piece(target.handle)] : player };
}

/** Add what an event came to for its card: all the damage that it took, and whether it fell. */
function add(outcomes: Outcome[], { kind, about, n }: EventInfo): void {
  const card = about && kind !== "break" ? about : SHIELD;
  let one = outcomes.find((known) => card !== SHIELD && known.card.handle === card.handle);
  if (!one) outcomes.push((one = { card, damage: 0, fallen: false, sign: "" }));
  if (HURT.has(kind)) one.damage += n;
  else if (kind === "heal") one.damage -= n;
  else if (LOST.has(kind)) one.fallen = true;
  else one.sign = DONE[kind]!;
}

export class Scenes {
  shown = $state.raw<Scene | null>(null);
  /** How long it is shown, in milliseconds: what its ring counts down. */
  lasts = $state(0);
  /** What the others did since my last turn: it can be shown again. */
  past = $state.raw<Scene[]>([]);
  #mine = true;
  #skip: (() => void) | null = null;
  /** Which showing goes on: another one ends it. */
  #run = 0;
  /** Whether the key to go on is held: what is left is shown at the fast pace. */
  #held = false;
  #since = 0;

  /** Show scenes one after another; nothing to wait for where there are none. `letters`: of a card's text. */
  show(scenes: Scene[], own: number, letters: (code: string) => number): Promise<void> | null {
    this.#keep(scenes, own);
    const factor = FACTORS[settings.pace];
    if (!scenes.length || !factor || document.hidden) return null;
    return this.#play(scenes, factor, letters);
  }

  /** Show again what the others did since my last turn, even where scenes are left out. */
  again(letters: (code: string) => number): void {
    void this.#play(this.past, FACTORS[settings.pace] || 1, letters);
  }

  #keep(scenes: Scene[], own: number): void {
    for (const scene of scenes) {
      if (scene.kind !== "turn") {
        if (!this.#mine && !scene.own) this.past = [...this.past, scene];
      } else if (scene.seat === own) this.#mine = true;
      else {
        this.past = this.#mine ? [scene] : [...this.past, scene];
        this.#mine = false;
      }
    }
  }

  async #play(scenes: Scene[], factor: number, letters: (code: string) => number): Promise<void> {
    const run = ++this.#run;
    this.#skip?.();
    await afterDrawing(); // the table has changed in a frame of its own
    if (run !== this.#run) return;
    for (const scene of scenes) {
      this.lasts = lengthOf(scene, letters) * (this.#held ? Math.min(factor, FACTORS.fast) : factor);
      this.shown = scene;
      this.#since = performance.now();
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, this.lasts);
        this.#skip = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      if (run !== this.#run) return;
    }
    this.#skip = null;
    this.shown = null;
    await afterDrawing();
  }

  /** Leave out what is still to be shown; false where nothing is. */
  end(): boolean {
    this.#run++;
    const shown = this.skip();
    this.shown = null;
    return shown;
  }

  /** The key to go on is held, or no longer: what is shown, and what follows, is shown at the fast pace. */
  hold(held: boolean): boolean {
    this.#held = held;
    const factor = FACTORS[settings.pace] || 1;
    if (held && performance.now() - this.#since > (this.lasts * Math.min(factor, FACTORS.fast)) / factor) this.#skip?.();
    return this.shown !== null;
  }

  /** Go on at once; false where nothing is shown. */
  skip(): boolean {
    if (!this.shown) return false;
    this.#skip?.();
    return true;
  }
}

/** How long a scene is shown at the normal pace, in milliseconds. */
function lengthOf(scene: Scene, letters: (code: string) => number): number {
  if (scene.kind === "turn") return TURN_MS;
  if (scene.kind === "card") return Math.min(MOST_MS, CARD_MS + LETTER_MS * Math.max(0, letters(scene.code) - LETTERS));
  const came = LOST_MS + LOST_MS * 0.3 * Math.max(0, scene.outcomes.length - 1);
  return (scene.kind === "lost" ? came : ATTACK_MS + (scene.outcomes.length ? LOST_MS : 0)) * (scene.own ? OWN : 1);
}
