// A place at a table: the WebSocket of a room, and everything that has come over it.
//
// The connection is made again by itself until the server says that this would be of no use. A state that is missing
// in the count is asked for again. What is sent with `ask` gives a promise of the answer with the same number.
import { api } from "./http";
import type {
  ChatLine,
  Face,
  FromClient,
  FromServer,
  Line,
  Rematch,
  Request,
  Room,
  State,
  Welcome,
} from "./protocol";

const PROTOCOL = "regelwerk.v1";
/** Close codes after which there is nothing to come back to: not allowed here, no such room, taken over elsewhere. */
const FINAL = new Set([4003, 4004, 4010]);
const SLOWEST = 15_000;
const PATIENCE = 12_000;
/** So many lines of the log are kept. */
const KEPT = 2000;

export type Reach = "connecting" | "open" | "lost" | "closed";
type Distributed<T> = T extends unknown ? Omit<T, "id"> : never;
export type Message = Distributed<FromClient>;

/** A line of the log with a number that it keeps. */
export interface Logged extends Line {
  at: number;
}

export class Link {
  reach = $state<Reach>("connecting");
  /** The code that the connection was closed with for good. */
  closed = $state(0);
  welcome = $state.raw<Welcome | null>(null);
  room = $state.raw<Room | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<Logged[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  request = $state.raw<Request | null>(null);
  rematch = $state.raw<Rematch | null>(null);
  /** When the state came, by the browser's own clock: what clocks count from. */
  came = $state(0);
  /** When the room was told of last: what the seconds of those who are away count from. */
  told = $state(0);
  /** Called with each state before it is shown, and with the one it takes the place of. */
  onstate: ((next: State, last: State | null) => void) | null = null;
  /** Called when what a player has asked for is settled. */
  onsettled: ((request: Request) => void) | null = null;
  onchat: ((lines: ChatLine[]) => void) | null = null;
  /** Called when the connection stands (again): the place to say where one wants to be asked. */
  onwelcome: ((welcome: Welcome) => void) | null = null;

  readonly code: string;
  #lang: "de" | "en";
  readonly #watch: { seat: number } | null;
  #socket: WebSocket | null = null;
  #waiting = new Map<number, (answer: FromServer) => void>();
  #next = 1;
  #tries = 0;
  #timer = 0;
  #lines = 0;
  #over = false;

  constructor(code: string, lang: "de" | "en", watch: { seat: number } | null = null) {
    this.code = code;
    this.#lang = lang;
    this.#watch = watch;
    this.#connect();
    addEventListener("online", this.#soon);
    document.addEventListener("visibilitychange", this.#soon);
  }

  /** End it: nothing is sent or received any more. */
  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#soon);
    document.removeEventListener("visibilitychange", this.#soon);
    this.#socket?.close();
  }

  #soon = (): void => {
    if (this.reach !== "lost" || document.hidden) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.code)}`, PROTOCOL);
    this.#socket = socket;
    this.reach = this.welcome === null ? "connecting" : "lost";
    socket.onopen = () => {
      const hello = { t: "hello", lang: this.#lang, ...(this.#watch ? { watch: true, seat: this.#watch.seat } : {}) };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#take(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#gone(event.code);
    };
  }

  #gone(code: number): void {
    this.#waiting.forEach((answer) => answer({ t: "problem", code: "gone", text: "", re: 0 }));
    this.#waiting.clear();
    if (this.#over) return;
    if (FINAL.has(code)) {
      this.reach = "closed";
      this.closed = code;
      return;
    }
    this.reach = "lost";
    const pause = Math.min(SLOWEST, 400 * 2 ** this.#tries++);
    this.#timer = window.setTimeout(() => this.#connect(), pause);
  }

  #take(message: FromServer): void {
    switch (message.t) {
      case "welcome":
        this.#tries = 0;
        this.reach = "open";
        this.welcome = message;
        this.room = message.room;
        this.told = performance.now();
        this.onwelcome?.(message);
        break;
      case "state":
        this.#show(message);
        break;
      case "people":
        this.room = message.room;
        this.told = performance.now();
        break;
      case "chat": {
        const known = new Set(this.chat.map((line) => line.number));
        const fresh = message.lines.filter((line) => !known.has(line.number));
        this.chat = [...this.chat, ...fresh];
        if (fresh.length) this.onchat?.(fresh);
        break;
      }
      case "request":
        // Whoever agrees is told of without the words, which stay as they were.
        if (message.open) this.request = { ...message, text: message.text || (this.request?.text ?? "") };
        else {
          if (this.request) this.onsettled?.(message);
          this.request = null;
        }
        break;
      case "rematch":
        this.rematch = message;
        break;
    }
    const re = "re" in message ? message.re : 0;
    if (re) {
      this.#waiting.get(re)?.(message);
      this.#waiting.delete(re);
    }
  }

  #show(state: State): void {
    const last = this.state;
    if (!state.fresh && last !== null && state.seq !== last.seq + 1 && state.seq !== last.seq) {
      this.send({ t: "again" });
      return;
    }
    this.onstate?.(state, last);
    this.came = performance.now();
    this.state = state;
    const lines = state.news.map((line) => ({ ...line, at: ++this.#lines }));
    this.log = state.fresh ? lines : [...this.log, ...lines].slice(-KEPT);
  }

  /** Send something nobody waits for an answer to. False if there is no connection. */
  send(message: Message): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Send something and wait for what the server says to it; a `problem` "gone" if there is no connection. */
  ask(message: Message): Promise<FromServer> {
    const id = this.#next++;
    return new Promise((resolve) => {
      if (!this.send({ ...message, id } as unknown as Message)) {
        resolve({ t: "problem", code: "gone", text: "", re: id });
        return;
      }
      this.#waiting.set(id, resolve);
      setTimeout(() => {
        if (this.#waiting.delete(id)) resolve({ t: "problem", code: "gone", text: "", re: id });
      }, PATIENCE);
    });
  }

  /** Definitions of their own that the players of this room have brought along. */
  async brought(): Promise<Face[]> {
    return (await api.roomCards(this.code, this.#lang)).cards;
  }

  /** Another language from now on; the server sends everything anew. */
  speak(lang: "de" | "en"): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.send({ t: "lang", lang });
  }
}
