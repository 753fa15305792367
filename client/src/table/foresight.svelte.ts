// What will come of a move, before it is made: asked of the server when somebody rests on an option for a moment. The
// rules tell it, from what the reader may know; nothing is worked out here.
import type { OptionInfo, PieceAfter, Previewed } from "../api/protocol";
import type { RoomConnection } from "../api/room_connection.svelte";

/** So long a pointer rests on something, or a key does, before it is asked for, in milliseconds. */
const REST_MS = 140;

/** Whom an option is meant for, where only a later question asks: a piece, or a player. */
export interface Aim {
  handle: number;
  seat: number;
}
const NO_AIM: Aim = { handle: 0, seat: -1 };
const keyOf = (option: number, aim: Aim): string => `${option}/${aim.handle}/${aim.seat}`;

export class Foresight {
  /** What is told now; null for nothing. */
  shown = $state.raw<Previewed | null>(null);
  #connection: RoomConnection;
  /** What has been told of the open question, and of which question. */
  #known = new Map<string, Promise<Previewed | null>>();
  #question = -1;
  #wanted = "";
  #timer = 0;

  constructor(connection: RoomConnection) {
    this.#connection = connection;
  }

  /** What becomes of a piece by what is told now. */
  after(handle: number): PieceAfter | undefined {
    return handle ? this.shown?.pieces.find((one) => one.handle === handle) : undefined;
  }

  /** Somebody rests on an option: tell what comes of it. Undefined for nothing that could be told. */
  point(option: OptionInfo | number | undefined, aim: Aim = NO_AIM): void {
    const state = this.#connection.state;
    const number = typeof option === "object" ? option.i : (option ?? -1);
    if (!state?.ask || state.ask.several || state.over || number < 0 || number >= state.ask.options.length) {
      this.leave();
      return;
    }
    const key = keyOf(number, aim);
    if (key === this.#wanted) return;
    this.leave();
    this.#wanted = key;
    this.#timer = window.setTimeout(() => void this.#tell(key, number, aim), REST_MS);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#wanted = "";
    this.shown = null;
  }

  async #tell(key: string, option: number, aim: Aim): Promise<void> {
    const seq = this.#connection.state?.seq;
    const found = await this.of(option, aim);
    if (this.#wanted === key && this.#connection.state?.seq === seq) this.shown = found;
  }

  /** What comes of an option of the open question; null where nothing can be told. */
  async of(option: number, aim: Aim = NO_AIM): Promise<Previewed | null> {
    const state = this.#connection.state;
    if (!state?.ask || state.ask.several) return null;
    if (this.#question !== state.seq) this.#known.clear();
    this.#question = state.seq;
    const key = keyOf(option, aim);
    const asked = this.#known.get(key) ?? this.#request(state.seq, option, aim);
    this.#known.set(key, asked);
    return asked;
  }

  async #request(seq: number, option: number, aim: Aim): Promise<Previewed | null> {
    const said = await this.#connection.request({ t: "preview", seq, option, ...aim });
    return said.t === "previewed" && said.told.length + said.unless.length > 0 ? said : null;
  }
}
