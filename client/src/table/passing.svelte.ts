// Where the server passes for me: stops, long passes. What is set is kept for each game in this browser.
import type { Stop } from "../wire/protocol";
import { send } from "../room/answering";
import { settings } from "../state/settings.svelte";
import type { Link } from "../wire/link.svelte";

export type Until = "" | "chain" | "end" | "turn" | "once";

export class Passing {
  readonly #link: Link;
  /** A long pass that is under way. */
  until = $state<Until>("");

  constructor(link: Link) {
    this.#link = link;
  }

  get #game(): string {
    return this.#link.room?.game ?? "";
  }
  get stops(): Stop[] {
    return this.#link.welcome?.stops ?? [];
  }
  get active(): boolean {
    return settings.passing[this.#game]?.on ?? true;
  }
  get #set(): string[] {
    return settings.passing[this.#game]?.stops ?? this.stops.filter((one) => one.usual).map((one) => one.key);
  }
  /** Whether nobody but computers would learn from it that a hand has nothing to do. */
  get #alone(): boolean {
    return (this.#link.room?.seats ?? []).every((seat) => seat.mine || seat.kind === "computer");
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
  /** Be asked everywhere, or only where a stop is set. */
  full(everywhere: boolean): void {
    this.#keep(!everywhere, settings.passing[this.#game]?.stops ?? null);
  }
  usual(): void {
    this.#keep(true, null);
  }

  #keep(on: boolean, stops: string[] | null): void {
    settings.passing[this.#game] = { on, stops };
    this.tell();
  }

  /** Pass from now on, until something must be chosen or this is reached. */
  long(until: Until): void {
    this.until = until;
    this.tell();
  }

  /** Say it to the server: also after the connection was made anew. */
  tell(): void {
    if (this.#link.welcome === null || this.#link.welcome.seat < 0) return;
    const stops = this.#set.filter((key) => this.has(key));
    void send(this.#link, { t: "auto", on: this.active, stops, until: this.until, empty: this.active && this.#alone });
  }
}
