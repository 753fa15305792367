// A replay on its way: the frames that have come, the step that is shown, and a stand-in for the connection of a table,
// so that the same tables draw it.
import { library } from "../state/library.svelte";
import { api } from "../wire/http";
import type { Link, Logged } from "../wire/link.svelte";
import type { Frame, FromServer, Line, ReplayInfo, Room, State, Welcome } from "../wire/protocol";

/** So many frames are asked for at once. */
const CHUNK = 20;
/** So many steps are a turn where a game counts none. */
const LEAP = 10;

type Lang = "de" | "en";

/** What a table needs of a `Link`, without anybody at the other end. `code` "" tells that there is none. */
class Still {
  reach = $state("open");
  closed = 0;
  welcome = $state.raw<Welcome | null>(null);
  room = $state.raw<Room | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<Logged[]>([]);
  chat: never[] = [];
  request = null;
  rematch = null;
  came = 0;
  onstate: ((next: State, last: State | null) => void) | null = null;
  onchat = null;
  onwelcome = null;
  readonly code = "";

  show(state: State): void {
    this.onstate?.(state, this.state);
    this.state = state;
  }
  send(): boolean {
    return false;
  }
  ask(): Promise<FromServer> {
    return Promise.resolve({ t: "problem", code: "stale", text: "", re: 0 });
  }
  speak(): void {}
  close(): void {}
}

/** A line of the log with the step that brought it. */
export interface Told extends Line {
  step: number;
}

export class Reel {
  info = $state.raw<ReplayInfo | null>(null);
  /** The step that is shown: the game after so many answers. */
  at = $state(0);
  /** Whose eyes: a seat, or -1 for what everybody may know. */
  seat = $state(0);
  fault = $state("");
  /** Whether the step that is wanted has yet to come. */
  waiting = $state(false);
  frame = $state.raw<Frame | null>(null);

  readonly code: string;
  readonly #still = new Still();
  #lang: Lang;
  #frames = new Map<number, Frame>();
  #asked = new Map<number, Promise<void>>();
  #wanted = 0;
  #round = 0;

  constructor(code: string, lang: Lang, at: number, seat: number) {
    this.code = code;
    this.#lang = lang;
    this.#wanted = at;
    this.seat = seat;
    void this.#open();
  }

  /** What tables take for their connection. */
  get link(): Link {
    return this.#still as unknown as Link;
  }

  async #open(): Promise<void> {
    const round = ++this.#round;
    try {
      await library.loadGames();
      const info = await api.replay(this.code, this.#lang);
      if (round !== this.#round) return;
      this.info = info;
      if (this.seat >= info.names.length) this.seat = -1;
      this.#people(info);
      await this.show(Math.min(this.#wanted, info.steps), true);
    } catch (error) {
      if (round === this.#round) this.fault = error instanceof Error ? error.message : String(error);
    }
  }

  #people(info: ReplayInfo): void {
    const game = library.game(info.game);
    const room: Room = {
      code: "",
      game: info.game,
      edition: info.edition,
      title: info.title,
      status: "over",
      private: false,
      spectators: true,
      clock: { kind: "none", seconds: 0, increment: 0 },
      seats: info.names.map((name, seat) => ({
        seat,
        team: seat,
        name,
        kind: "person" as const,
        player: "",
        deck: info.decks[seat] ?? "",
        here: true,
        away: null,
        mine: false,
        shown: true,
        delay: 0,
      })),
      watching: 0,
      replay: "",
      notes: [],
    };
    this.#still.room = room;
    this.#still.welcome = {
      t: "welcome",
      protocol: "",
      room,
      seat: -1,
      watches: this.seat,
      token: "",
      stops: game?.stops ?? [],
      phrases: {},
      takes: game?.takes ?? "cards",
      re: 0,
    };
  }

  /** Another language: everything anew. */
  speak(lang: Lang): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.#forget();
    void this.#open();
  }

  /** Other eyes. */
  see(seat: number): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.#forget();
    if (this.info) {
      this.#people(this.info);
      void this.show(this.at, true);
    }
  }

  #forget(): void {
    this.#wanted = this.at;
    this.#frames.clear();
    this.#asked.clear();
  }

  #load(chunk: number): Promise<void> {
    const begun = this.#asked.get(chunk);
    if (begun) return begun;
    const [lang, seat] = [this.#lang, this.seat];
    const loading = api.frames(this.code, chunk * CHUNK, CHUNK, seat, lang).then(
      (found) => {
        if (lang === this.#lang && seat === this.seat) found.frames.forEach((frame) => this.#frames.set(frame.at, frame));
      },
      (error: unknown) => {
        this.#asked.delete(chunk);
        throw error;
      },
    );
    this.#asked.set(chunk, loading);
    return loading;
  }

  /** Show a step. `fresh`: without motion from the one before. */
  async show(step: number, fresh = false): Promise<void> {
    const last = this.info?.steps ?? 0;
    const at = Math.max(0, Math.min(step, last));
    this.#wanted = at;
    const chunk = Math.floor(at / CHUNK);
    if (!this.#frames.has(at)) {
      this.waiting = true;
      try {
        await this.#load(chunk);
        this.fault = "";
      } catch (error) {
        this.fault = error instanceof Error ? error.message : String(error);
      }
    }
    if (at !== this.#wanted) return;
    this.waiting = false;
    const frame = this.#frames.get(at);
    if (!frame) return;
    const step1 = at === this.at + 1;
    this.at = at;
    this.frame = frame;
    this.#tell();
    this.#still.show(this.#state(frame, fresh || !step1));
    // The log of a moment that was jumped to begins a little earlier.
    if (chunk > 0 && !this.#asked.has(chunk - 1)) void this.#load(chunk - 1).then(() => this.#tell(), () => {});
    if ((chunk + 1) * CHUNK <= last && at % CHUNK > CHUNK / 3) void this.#load(chunk + 1).catch(() => {});
  }

  #tell(): void {
    this.#still.log = this.told(this.at).map((line, i) => ({ ...line, at: i + 1 }));
  }

  #state(frame: Frame, fresh: boolean): State {
    const over = frame.at === this.info?.steps ? this.info.over : null;
    return {
      t: "state",
      seq: frame.at,
      fresh,
      view: frame.view,
      names: frame.names,
      ask: null,
      waiting: frame.asked >= 0 ? { seat: frame.asked, number: frame.at, kind: "", text: frame.text[0] ?? "" } : null,
      events: [],
      news: frame.news,
      back: [],
      over,
      clocks: null,
      re: 0,
    };
  }

  /** The log up to a step, of what has come. */
  told(until: number): Told[] {
    const found: Told[] = [];
    for (const step of [...this.#frames.keys()].sort((a, b) => a - b)) {
      if (step <= until) found.push(...this.#frames.get(step)!.news.map((line) => ({ ...line, step })));
    }
    return found;
  }

  /** Ask for every frame, one after the other; `onmore` after each part. */
  async all(onmore: () => void): Promise<void> {
    const last = Math.floor((this.info?.steps ?? 0) / CHUNK);
    const round = this.#round;
    for (let chunk = 0; chunk <= last && round === this.#round; chunk++) {
      await this.#load(chunk);
      onmore();
    }
  }

  /** The turn of a step, 0 before the first. */
  turn(step: number): number {
    return (this.info?.turns ?? []).filter((begun) => begun <= step).length;
  }

  /** Where the next turn begins, or the one before; some steps on where the game counts no turns. */
  turnFrom(step: number, by: 1 | -1): number {
    const turns = this.info?.turns ?? [];
    const last = this.info?.steps ?? 0;
    if (!turns.length) return Math.max(0, Math.min(step + by * LEAP, last));
    return by > 0 ? (turns.find((begun) => begun > step) ?? last) : (turns.filter((begun) => begun < step).at(-1) ?? 0);
  }
}
