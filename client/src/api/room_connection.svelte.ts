// The connection to a room: its WebSocket, and everything received over it.
//
// It reconnects by itself until the server says that this is of no use. A gap in the numbers of the states is filled by
// asking for the state again. `request` returns a promise of the reply with the same number.
import type { Reading } from "../state/settings.svelte";
import { api } from "./http";
import type {
  ChatLine,
  ExchangeAsked,
  Face,
  FromClient,
  FromServer,
  LogLine,
  Rematch,
  TakeBackAsked,
  RoomInfo,
  StateMessage,
  Thoughts,
  Welcome,
} from "./protocol";

const PROTOCOL = "regelwerk.v1";
/** Close codes after which there is nothing to come back to: not allowed here, no such room, signed out, a damaged room. */
const FINAL_CLOSE_CODES = new Set([4003, 4004, 4010, 4011]);
const MAX_RECONNECT_MS = 15_000;
const REPLY_TIMEOUT_MS = 12_000;
/** The number of lines of the log that are kept. */
const MAX_LOG_LINES = 2000;

export type ConnectionStatus = "connecting" | "open" | "lost" | "closed";
type Distributed<T> = T extends unknown ? Omit<T, "id"> : never;
export type ClientMessage = Distributed<FromClient>;

/** A line of the log with a number that it keeps. */
export interface LogEntry extends LogLine {
  at: number;
}

export class RoomConnection {
  status = $state<ConnectionStatus>("connecting");
  /** The code that the connection was closed with for good. */
  closed = $state(0);
  welcome = $state.raw<Welcome | null>(null);
  roomInfo = $state.raw<RoomInfo | null>(null);
  state = $state.raw<StateMessage | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  pendingRequest = $state.raw<TakeBackAsked | null>(null);
  rematch = $state.raw<Rematch | null>(null);
  /** Between two games of a match: what I can exchange, and what I have said. */
  exchange = $state.raw<ExchangeAsked | null>(null);
  exchangeReceivedAt = $state(0);
  /** What a computer player has weighed last, in a room that shows it. */
  thoughts = $state.raw<Thoughts | null>(null);
  /** When the state was received, by the browser's clock: what clocks count from. */
  stateReceivedAt = $state(0);
  /** When the room was received last: what the seconds of absent players count from. */
  roomReceivedAt = $state(0);
  /** Called with each state before it is shown, and with the one it takes the place of. */
  onstate: ((next: StateMessage, last: StateMessage | null) => void) | null = null;
  /** Called with each state that is shown: what the next one waits for, null for nothing. */
  onscene: ((next: StateMessage, last: StateMessage | null) => Promise<void> | null) | null = null;
  /** Called when a player's request is settled. */
  onsettled: ((request: TakeBackAsked) => void) | null = null;
  onchat: ((lines: ChatLine[]) => void) | null = null;
  /** Called when the connection is established or re-established: the moment to send one's stops. */
  onwelcome: ((welcome: Welcome) => void) | null = null;

  readonly code: string;
  #lang: Reading;
  readonly #watch: { seat: number } | null;
  #socket: WebSocket | null = null;
  #waiting = new Map<number, (answer: FromServer) => void>();
  #next = 1;
  #tries = 0;
  #timer = 0;
  #lines = 0;
  #over = false;
  /** States that wait until the one before has been seen, and whether one is being seen. */
  #later: StateMessage[] = [];
  #seeing = false;

  constructor(code: string, lang: Reading, watch: { seat: number } | null = null) {
    this.code = code;
    this.#lang = lang;
    this.#watch = watch;
    this.#connect();
    addEventListener("online", this.#soon);
    document.addEventListener("visibilitychange", this.#soon);
  }

  /** Close the connection for good. */
  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#soon);
    document.removeEventListener("visibilitychange", this.#soon);
    this.#socket?.close();
  }

  #soon = (): void => {
    if (this.status !== "lost" || document.hidden) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.code)}`, PROTOCOL);
    this.#socket = socket;
    this.status = this.welcome === null ? "connecting" : "lost";
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
    if (FINAL_CLOSE_CODES.has(code)) {
      this.status = "closed";
      this.closed = code;
      return;
    }
    this.status = "lost";
    const pause = Math.min(MAX_RECONNECT_MS, 400 * 2 ** this.#tries++);
    this.#timer = window.setTimeout(() => this.#connect(), pause);
  }

  #take(message: FromServer): void {
    switch (message.t) {
      case "welcome":
        this.#tries = 0;
        this.status = "open";
        this.welcome = message;
        this.roomInfo = message.room;
        this.roomReceivedAt = performance.now();
        this.onwelcome?.(message);
        break;
      case "state":
        this.#queue(message);
        break;
      case "people":
        this.roomInfo = message.room;
        if (!message.room.match?.between) this.exchange = null;
        this.roomReceivedAt = performance.now();
        break;
      case "chat": {
        const known = new Set(this.chat.map((line) => line.number));
        const fresh = message.lines.filter((line) => !known.has(line.number));
        this.chat = [...this.chat, ...fresh];
        if (fresh.length) this.onchat?.(fresh);
        break;
      }
      case "request":
        // A message about an agreement has no text: the text stays.
        if (message.open) this.pendingRequest = { ...message, text: message.text || (this.pendingRequest?.text ?? "") };
        else {
          if (this.pendingRequest) this.onsettled?.(message);
          this.pendingRequest = null;
        }
        break;
      case "exchange":
        this.exchange = message;
        this.exchangeReceivedAt = performance.now();
        break;
      case "rematch":
        this.rematch = message;
        break;
      case "thoughts":
        this.thoughts = message;
        break;
    }
    const re = "re" in message ? message.re : 0;
    if (re) {
      this.#waiting.get(re)?.(message);
      this.#waiting.delete(re);
    }
  }

  /** Show a state in its turn. One that begins anew is not waited for. */
  #queue(state: StateMessage): void {
    if (state.fresh) this.#later = [];
    else if (this.#seeing) {
      this.#later.push(state);
      return;
    }
    this.#show(state);
  }

  #show(state: StateMessage): void {
    const last = this.state;
    if (!state.fresh && last !== null && state.seq !== last.seq + 1 && state.seq !== last.seq) {
      this.send({ t: "again" });
      return;
    }
    this.onstate?.(state, last);
    this.stateReceivedAt = performance.now();
    this.state = state;
    const lines = state.news.map((line) => ({ ...line, at: ++this.#lines }));
    this.log = state.fresh ? lines : [...this.log, ...lines].slice(-MAX_LOG_LINES);
    const seen = this.onscene?.(state, last) ?? null;
    if (!seen) return;
    this.#seeing = true;
    void seen.then(() => {
      this.#seeing = false;
      while (this.#later.length && !this.#seeing) this.#show(this.#later.shift()!);
    });
  }

  /** Send a message that has no reply. Return false without a connection. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Send a message and return the server's reply; a `problem` "gone" without a connection. */
  request(message: ClientMessage): Promise<FromServer> {
    const id = this.#next++;
    return new Promise((resolve) => {
      if (!this.send({ ...message, id } as unknown as ClientMessage)) {
        resolve({ t: "problem", code: "gone", text: "", re: id });
        return;
      }
      this.#waiting.set(id, resolve);
      setTimeout(() => {
        if (this.#waiting.delete(id)) resolve({ t: "problem", code: "gone", text: "", re: id });
      }, REPLY_TIMEOUT_MS);
    });
  }

  /** Return the custom definitions that the players of this room use. */
  async brought(): Promise<Face[]> {
    return (await api.roomCards(this.code, this.#lang)).cards;
  }

  /** Change the language; the server sends everything anew. */
  speak(lang: Reading): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    this.send({ t: "lang", lang });
  }
}
