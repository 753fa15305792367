// What another player does is shown before the next thing happens: the card large, whose turn begins. The states of the
// room wait for it, so that the table is always that of the scene; whoever wants to goes on at once.
import type { CardRef, EventInfo, StateMessage } from "../api/protocol";
import { anchor, type Board } from "./board";
import { settings, type Pace } from "../state/settings.svelte";

/** What came of it for a card: a card without a code for a shield; the damage that it took, whether it fell. */
export interface Outcome {
  card: CardRef;
  damage: number;
  fallen: boolean;
}

/** Whose turn begins; a card that is played, and the pieces that it hurt at once; an attack, with its target (none for a
 *  player) and what came of it, or (`steps`) who stepped in between; what came of something that was shown before. */
export type Scene =
  | { kind: "turn"; seat: number; turn: number }
  | { kind: "card"; seat: number; code: string; text: string; hurt: number[] }
  | { kind: "attack"; seat: number; steps: boolean; cards: CardRef[]; text: string; outcomes: Outcome[]; texts: string[] }
  | { kind: "lost"; outcomes: Outcome[]; texts: string[] };

/** Deeds whose card is shown large. */
const SHOWN = new Set(["play", "summon", "cast", "complete"]);
/** Deeds of who steps between an attacker and its target. */
const STEPS = new Set(["protect", "block"]);
/** What somebody has less of afterwards; damage is shown where another's turn or attack deals it. */
const LOST = new Set(["destroy", "break"]);
const HURT = new Set(["damage", "put damage"]);
const SHIELD: CardRef = { handle: 0, code: "", name: "" };
const TURN_MS = 900;
const CARD_MS = 1100;
const ATTACK_MS = 900;
const LOST_MS = 700;
/** A long text is read for longer: so many more for each letter beyond these, and no more than this in all. */
const LETTER_MS = 25;
const LETTERS = 60;
const MOST_MS = 2600;
const FACTORS: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

/** The scenes of a state, in order; none where it is the first one, or a question of one's own goes on. */
export function scenesOf(next: StateMessage, last: StateMessage | null, own: number): Scene[] {
  if (next.fresh || last === null || next.over) return [];
  const turn = Number(next.view["turn"] ?? 0);
  const active = Number(next.view["active"] ?? -1);
  const begins = turn > 0 && (turn !== last.view["turn"] || active !== last.view["active"]);
  const seen = new Set<string>();
  const deeds: Scene[] = [];
  let theirs = Number(last.view["active"] ?? -1) !== own;
  for (const event of next.events) {
    const { kind, seat, about, other, text } = event;
    const steps = STEPS.has(kind);
    const attack = kind === "attack" || steps;
    const key = `${attack}${about?.handle ?? 0}`;
    if ((attack || SHOWN.has(kind)) && seat !== own && about?.code && !seen.has(key)) {
      seen.add(key);
      deeds.push(attack ? { kind: "attack", seat, steps, cards: other?.code ? [about, other] : [about], text, outcomes: [], texts: [] } : { kind: "card", seat, code: about.code, text, hurt: [] });
      theirs = true;
    } else if (LOST.has(kind) || (theirs && HURT.has(kind) && event.n > 0)) {
      let latest = deeds.at(-1);
      if (latest?.kind !== "attack" && latest?.kind !== "lost") deeds.push((latest = { kind: "lost", outcomes: [], texts: [] }));
      for (const deed of deeds) if (deed.kind === "card" && deed.code === event.source?.code && about) deed.hurt.push(about.handle);
      add(latest.outcomes, event);
      latest.texts.push(text);
    }
  }
  return begins ? [...deeds, { kind: "turn", seat: active, turn }] : deeds;
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
  if (scene.kind !== "attack" || scene.steps) return null;
  const [attacker, target] = scene.cards;
  const player = board.sides.length === 2 ? [anchor.seat(own)] : [];
  return { from: anchor.piece(attacker?.handle ?? 0), to: target ? [anchor.piece(target.handle)] : player };
}

/** Add what an event came to for its card: all the damage that it took, and whether it fell. */
function add(outcomes: Outcome[], { kind, about, n }: EventInfo): void {
  const card = about && kind !== "break" ? about : SHIELD;
  let one = outcomes.find((known) => card !== SHIELD && known.card.handle === card.handle);
  if (!one) outcomes.push((one = { card, damage: 0, fallen: false }));
  if (HURT.has(kind)) one.damage += n;
  else one.fallen = true;
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
        if (!this.#mine) this.past = [...this.past, scene];
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
    for (const scene of scenes) {
      this.lasts = lengthOf(scene, letters) * factor;
      this.shown = scene;
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
  }

  /** Leave out what is still to be shown; false where nothing is. */
  end(): boolean {
    this.#run++;
    const shown = this.skip();
    this.shown = null;
    return shown;
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
  if (scene.kind === "attack") return ATTACK_MS + (scene.outcomes.length ? LOST_MS : 0);
  if (scene.kind === "lost") return LOST_MS + LOST_MS * 0.3 * (scene.outcomes.length - 1);
  return Math.min(MOST_MS, CARD_MS + LETTER_MS * Math.max(0, letters(scene.code) - LETTERS));
}
