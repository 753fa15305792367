// Where I am asked: by the rule of the game, at stops besides, for single cards, and long passes. What is set for good is
// stored in this browser for each game.
import { untrack } from "svelte";
import type { StopInfo } from "../api/protocol";
import { sendMessage } from "../room/room_actions";
import { settings, type PassingSettings } from "../state/settings.svelte";
import type { RoomConnection } from "../api/room_connection.svelte";

export type PassUntil = "" | "chain" | "end" | "turn" | "once";
export type CardStop = "always" | "usual" | "never";

const NOTHING: PassingSettings = { on: true, full: false, stops: [], always: [], never: [] };
/** Two presses of the key within so many milliseconds lock full control. */
const DOUBLE = 400;

export class AutoPass {
  readonly #connection: RoomConnection;
  /** The long pass in force. */
  until = $state<PassUntil>("");
  /** Whether I am asked wherever I can do anything, as long as the key is held or after it has been pressed twice. */
  held = $state(false);
  locked = $state(false);
  /** Cards that I don't want to be asked for in this turn. */
  #ignored = $state<{ turn: number; codes: string[] }>({ turn: -1, codes: [] });
  #pressed = -Infinity;

  constructor(connection: RoomConnection) {
    this.#connection = connection;
  }

  get #game(): string {
    return this.#connection.roomInfo?.game ?? "";
  }
  get #turn(): number {
    return Number(this.#connection.state?.view["turn"] ?? 0);
  }
  get #kept(): PassingSettings {
    return { ...NOTHING, ...settings.pacing[this.#game] };
  }
  get stops(): StopInfo[] {
    return this.#connection.welcome?.stops ?? [];
  }
  get active(): boolean {
    return this.#kept.on;
  }
  /** Whether I am asked wherever I can do anything. */
  get full(): boolean {
    return this.#kept.full || this.held || this.locked;
  }

  has(key: string): boolean {
    return this.stops.some((one) => one.key === key);
  }
  on(key: string): boolean {
    return !this.active || this.#kept.stops.includes(key);
  }
  name(key: string): string {
    return this.stops.find((one) => one.key === key)?.name ?? key;
  }

  toggle(key: string): void {
    const { stops } = this.#kept;
    this.#keep({ on: true, stops: stops.includes(key) ? stops.filter((one) => one !== key) : [...stops, key] });
  }
  /** Ask everywhere, also where I can only pass; or only where it matters. */
  stopEverywhere(everywhere: boolean): void {
    this.#keep({ on: !everywhere });
  }
  stopAtOptions(full: boolean): void {
    this.#keep({ full });
  }
  resetStops(): void {
    this.#keep(NOTHING);
  }

  cardStop(code: string): CardStop {
    return this.#kept.always.includes(code) ? "always" : this.#kept.never.includes(code) ? "never" : "usual";
  }
  setCardStop(code: string, stop: CardStop): void {
    const without = (codes: string[]): string[] => codes.filter((one) => one !== code);
    const always = without(this.#kept.always);
    const never = without(this.#kept.never);
    this.#keep({ always: stop === "always" ? [...always, code] : always, never: stop === "never" ? [...never, code] : never });
  }
  /** Don't ask for these cards again in this turn. */
  ignore(codes: string[]): void {
    const before = this.#ignored.turn === this.#turn ? this.#ignored.codes : [];
    this.#ignored = { turn: this.#turn, codes: [...new Set([...before, ...codes])] };
    this.sendSettings();
  }

  #keep(change: Partial<PassingSettings>): void {
    settings.pacing[this.#game] = { ...this.#kept, ...change };
    this.sendSettings();
  }

  /** Pass from now on until something must be chosen or this is reached. */
  passUntil(until: PassUntil): void {
    this.until = until;
    this.sendSettings();
  }
  /** Stop me at the next question at which I can do anything. */
  stopSoon(): void {
    this.until = "";
    this.sendSettings(true);
  }

  /** The key of full control goes down or up, at a time in milliseconds: of the press, however late a busy page hears of it. */
  control(down: boolean, at: number): void {
    if (down === this.held) return;
    const before = this.full;
    this.held = down;
    if (down) {
      if (this.locked) this.locked = false;
      else if (at - this.#pressed < DOUBLE) this.locked = true;
      this.#pressed = at;
    }
    if (this.full !== before) this.sendSettings();
  }

  /** For the effect of a table: the server is told the settings now and after each reconnection. */
  follow(): () => void {
    this.#connection.onwelcome = () => this.sendSettings();
    untrack(() => this.sendSettings());
    return () => {
      this.#connection.onwelcome = null;
    };
  }

  /** Send the settings to the server; needed again after each reconnection. */
  sendSettings(soon = false): void {
    if (this.#connection.welcome === null || this.#connection.welcome.seat < 0) return;
    const { on, stops, always, never } = this.#kept;
    const ignored = this.#ignored.turn === this.#turn ? this.#ignored.codes : [];
    const known = stops.filter((key) => this.has(key));
    void sendMessage(this.#connection, { t: "auto", on, stops: known, until: this.until, full: this.full, soon, always, never, ignored });
  }
}
