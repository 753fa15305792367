// Automatic passing: stops and long passes. They are stored in this browser for each game.
import type { StopInfo } from "../api/protocol";
import { sendMessage } from "../room/room_actions";
import { settings } from "../state/settings.svelte";
import type { RoomConnection } from "../api/room_connection.svelte";

export type PassUntil = "" | "chain" | "end" | "turn" | "once";

export class AutoPass {
  readonly #connection: RoomConnection;
  /** The long pass in force. */
  until = $state<PassUntil>("");

  constructor(connection: RoomConnection) {
    this.#connection = connection;
  }

  get #game(): string {
    return this.#connection.roomInfo?.game ?? "";
  }
  get stops(): StopInfo[] {
    return this.#connection.welcome?.stops ?? [];
  }
  get active(): boolean {
    return settings.passing[this.#game]?.on ?? true;
  }
  get #set(): string[] {
    return settings.passing[this.#game]?.stops ?? this.stops.filter((one) => one.usual).map((one) => one.key);
  }
  /** Whether nobody but computers would learn from it that a hand has nothing to do. */
  get #alone(): boolean {
    return (this.#connection.roomInfo?.seats ?? []).every((seat) => seat.mine || seat.kind === "computer");
  }

  has(key: string): boolean {
    return this.stops.some((one) => one.key === key);
  }
  on(key: string): boolean {
    return !this.active || this.#set.includes(key);
  }
  name(key: string): string {
    return this.stops.find((one) => one.key === key)?.name ?? key;
  }

  toggle(key: string): void {
    const set = this.#set;
    this.#keep(true, set.includes(key) ? set.filter((one) => one !== key) : [...set, key]);
  }
  /** Stop at every step, or only where a stop is set. */
  stopEverywhere(everywhere: boolean): void {
    this.#keep(!everywhere, settings.passing[this.#game]?.stops ?? null);
  }
  resetStops(): void {
    this.#keep(true, null);
  }

  #keep(on: boolean, stops: string[] | null): void {
    settings.passing[this.#game] = { on, stops };
    this.sendSettings();
  }

  /** Pass from now on until something must be chosen or this is reached. */
  passUntil(until: PassUntil): void {
    this.until = until;
    this.sendSettings();
  }

  /** Send the settings to the server; needed again after each reconnection. */
  sendSettings(): void {
    if (this.#connection.welcome === null || this.#connection.welcome.seat < 0) return;
    const stops = this.#set.filter((key) => this.has(key));
    void sendMessage(this.#connection, { t: "auto", on: this.active, stops, until: this.until, empty: this.active && this.#alone });
  }
}
