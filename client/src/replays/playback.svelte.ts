// The playback of a replay: the frames and the log received so far, the step that is shown, and a stand-in for the
// connection to a room, so that the same tables draw it.
import type { Reading } from "../state/settings.svelte";
import { library } from "../state/library.svelte";
import { api } from "../api/http";
import type { RoomConnection, LogEntry, ClientMessage } from "../api/room_connection.svelte";
import type { Face, MatchInfo, ReplayFrame, FromServer, PieceDetails, ReplayInfo, ReplayLine, ReplayLog, ReplayTurn, RoomInfo, StateMessage, Welcome } from "../api/protocol";

/** The number of frames that one request asks for. */
const FRAMES_PER_REQUEST = 20;
/** The number of steps that count as a turn where a game has no turns. */
const STEPS_PER_LEAP = 10;


/** What a table needs of a `RoomConnection`, without a server behind it; its `code` is "". */
class PlaybackConnection {
  status = $state("open");
  closed = 0;
  welcome = $state.raw<Welcome | null>(null);
  roomInfo = $state.raw<RoomInfo | null>(null);
  state = $state.raw<StateMessage | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat: never[] = [];
  pendingRequest = null;
  rematch = null;
  exchange = null;
  exchangeReceivedAt = 0;
  stateReceivedAt = 0;
  onstate: ((next: StateMessage, last: StateMessage | null) => void) | null = null;
  onchat = null;
  onwelcome = null;
  readonly code = "";
  readonly #playback: ReplayPlayback;

  constructor(playback: ReplayPlayback) {
    this.#playback = playback;
  }
  show(state: StateMessage): void {
    this.onstate?.(state, this.state);
    this.state = state;
  }
  send(): boolean {
    return false;
  }
  /** More about a piece is told as it was at this step; everything else can only be done at a table. */
  request(message: ClientMessage): Promise<FromServer> {
    if (message.t === "look") return this.#look(message["handle"] as number);
    return Promise.resolve({ t: "problem", code: "stale", text: "", re: 0 });
  }
  /** Return the custom definitions that the players used. */
  brought(): Promise<Face[]> {
    return Promise.resolve(this.#playback.info?.cards ?? []);
  }
  async #look(handle: number): Promise<FromServer> {
    try {
      return { t: "details", ...(await this.#playback.look(handle)), re: 0 };
    } catch {
      return { t: "problem", code: "gone", text: "", re: 0 };
    }
  }
  speak(): void {}
  close(): void {}
}

export class ReplayPlayback {
  info = $state.raw<ReplayInfo | null>(null);
  /** The step that is shown: the game after so many answers. */
  at = $state(0);
  /** Whose eyes: a seat, or -1 for what everybody may know. */
  seat = $state(0);
  fault = $state("");
  /** Whether the step that is wanted has yet to come. */
  waiting = $state(false);
  frame = $state.raw<ReplayFrame | null>(null);
  /** The log from the start, as far as it has come; `whole` when nothing is left to come. */
  lines = $state.raw<ReplayLine[]>([]);
  whole = $state(false);

  readonly code: string;
  /** Which game of a match it is, counted from 1. */
  readonly game: number;
  readonly #connection = new PlaybackConnection(this);
  #lang: Reading;
  #frames = new Map<number, ReplayFrame>();
  #asked = new Map<number, Promise<void>>();
  #wanted = 0;
  #round = 0;
  #reading = 0;

  constructor(code: string, game: number, lang: Reading, at: number, seat: number) {
    this.code = code;
    this.game = game;
    this.#lang = lang;
    this.#wanted = at;
    this.seat = seat;
    void this.#open();
  }

  /** More about a piece as these eyes could know it at this step. */
  look(handle: number): Promise<PieceDetails> {
    return api.replayLook(this.code, this.game, this.at, this.seat, handle, this.#lang);
  }

  /** What tables take for their connection. */
  get connection(): RoomConnection {
    return this.#connection as unknown as RoomConnection;
  }

  async #open(): Promise<void> {
    const round = ++this.#round;
    try {
      await library.loadGames();
      const info = await api.replay(this.code, this.game, this.#lang);
      if (round !== this.#round) return;
      this.info = info;
      if (this.seat >= info.names.length) this.seat = -1;
      this.#people(info);
      await this.show(Math.min(this.#wanted, info.steps), true);
      await this.#read();
    } catch (error) {
      if (round === this.#round) this.fault = error instanceof Error ? error.message : String(error);
    }
  }

  /** The log of these eyes, from the start. */
  async #read(): Promise<void> {
    const reading = ++this.#reading;
    let from: number | null = 0;
    while (from !== null) {
      const found: ReplayLog = await api.replayLog(this.code, this.game, from, this.seat, this.#lang);
      if (reading !== this.#reading) return;
      this.lines = from ? [...this.lines, ...found.lines] : found.lines;
      from = found.next;
      this.#tell();
    }
    this.whole = true;
  }

  #people(info: ReplayInfo): void {
    const game = library.game(info.game);
    const room: RoomInfo = {
      code: "",
      game: info.game,
      edition: info.edition,
      title: info.title,
      status: "over",
      private: false,
      spectators: true,
      lists: "closed",
      thinking: "hidden",
      clock: { kind: "none", seconds: 0, increment: 0 },
      seats: info.names.map((name, seat) => ({
        seat,
        team: info.match?.teams[seat] ?? seat,
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
      lesson: false,
      event: "",
      tournament: "",
      puzzle: "",
      notes: [],
      match: this.#match(info),
    };
    this.#connection.roomInfo = room;
    this.#connection.welcome = {
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

  /** How the match stood when this game of it began. */
  #match(info: ReplayInfo): MatchInfo | null {
    if (!info.match) return null;
    const won = info.match.won.slice(0, info.match.game - 1);
    const wins = [0, 1].map((team) => won.filter((one) => one === team).length);
    return { length: info.match.length, game: info.match.game, won, wins, between: false, winners: null };
  }

  /** Another language: everything anew. */
  speak(lang: Reading): void {
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
      void this.show(this.at, true)
        .then(() => this.#read())
        .catch((error: unknown) => (this.fault = error instanceof Error ? error.message : String(error)));
    }
  }

  #forget(): void {
    this.#wanted = this.at;
    this.#frames.clear();
    this.#asked.clear();
    this.#reading++;
    this.lines = [];
    this.whole = false;
  }

  #load(chunk: number): Promise<void> {
    const begun = this.#asked.get(chunk);
    if (begun) return begun;
    const [lang, seat] = [this.#lang, this.seat];
    const loading = api.frames(this.code, this.game, chunk * FRAMES_PER_REQUEST, FRAMES_PER_REQUEST, seat, lang).then(
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
    const chunk = Math.floor(at / FRAMES_PER_REQUEST);
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
    this.#connection.show(this.#state(frame, fresh || !step1));
    if ((chunk + 1) * FRAMES_PER_REQUEST <= last && at % FRAMES_PER_REQUEST > FRAMES_PER_REQUEST / 3) void this.#load(chunk + 1).catch(() => {});
  }

  #tell(): void {
    this.#connection.log = this.lines.filter((line) => line.at <= this.at).map((line, i) => ({ ...line, at: i + 1 }));
  }

  #state(frame: ReplayFrame, fresh: boolean): StateMessage {
    const over = frame.at === this.info?.steps ? this.info.over : null;
    return {
      t: "state",
      seq: frame.at,
      fresh,
      view: frame.view,
      names: frame.names,
      worded: frame.worded,
      ask: null,
      waiting: frame.asked >= 0 ? { seat: frame.asked, number: frame.at, kind: "", text: frame.text[0] ?? "" } : null,
      events: [],
      news: frame.news,
      back: [],
      over,
      lesson: null,
      puzzle: null,
      clocks: null,
      re: 0,
    };
  }

  /** The turn that a step belongs to, none before the first. */
  turn(step: number): ReplayTurn | undefined {
    return (this.info?.turns ?? []).filter((turn) => turn.at <= step).at(-1);
  }

  /** Where the next turn begins, or the one before; some steps on where the game counts no turns. */
  turnFrom(step: number, by: 1 | -1): number {
    const turns = this.info?.turns ?? [];
    const last = this.info?.steps ?? 0;
    if (!turns.length) return Math.max(0, Math.min(step + by * STEPS_PER_LEAP, last));
    return by > 0 ? (turns.find((turn) => turn.at > step)?.at ?? last) : (turns.filter((turn) => turn.at < step).at(-1)?.at ?? 0);
  }
}
