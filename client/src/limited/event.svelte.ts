// A sealed event or a draft as its page holds it: what the server tells of it, asked for again and again, and what is
// done there. Nothing is guessed: each answer is the whole event as this guest may know it.
import { api, ApiError } from "../api/http";
import type { LimitedState, FaultInfo, PoolDeck } from "../api/protocol";
import { settings } from "../state/settings.svelte";

/** Milliseconds between two looks: while others are waited for, and else. */
const SOON = 1000;
const LATER = 4000;
const HIDDEN = 8000;

export class EventHolder {
  info = $state.raw<LimitedState | null>(null);
  /** When that came, by `performance.now()`: the time left is counted from there. */
  at = $state(0);
  fault = $state("");
  faults = $state.raw<FaultInfo[]>([]);
  gone = $state(false);
  busy = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Answers that were asked for before something was done are too old. */
  #turn = 0;

  constructor(readonly code: string) {}

  /** Ask, and go on asking until `close`. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    const turn = this.#turn;
    try {
      const found = await api.event(this.code, settings.lang);
      if (turn === this.#turn) this.#adopt(found);
      this.fault = "";
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) this.gone = true;
      this.fault = error instanceof Error ? error.message : String(error);
    }
    if (!this.#closed && !this.gone) this.#timer = setTimeout(() => void this.look(), this.#pause());
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #pause(): number {
    if (document.hidden) return HIDDEN;
    const timed = this.info?.status === "drafting" && this.info.pack?.left !== null;
    return timed || this.info?.status === "waiting" || this.info?.pack?.chosen ? SOON : LATER;
  }

  #adopt(found: LimitedState): void {
    this.info = found;
    this.at = performance.now();
  }

  /** Do something; whether it was done. What is wrong stands in `fault` and `faults`. */
  async do(what: () => Promise<LimitedState>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.#turn += 1;
    try {
      const found = await what();
      this.#turn += 1;
      this.#adopt(found);
      this.fault = "";
      this.faults = [];
      return true;
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
      this.faults = error instanceof ApiError ? (error.wrong.faults ?? []) : [];
      return false;
    } finally {
      this.busy = false;
      void this.look();
    }
  }

  join = (): Promise<boolean> => this.do(() => api.joinEvent(this.code, settings.lang));
  begin = (): Promise<boolean> => this.do(() => api.beginEvent(this.code, settings.lang));
  take = (pick: number, card: string): Promise<boolean> => this.do(() => api.takeCard(this.code, pick, card, settings.lang));
  keep = (deck: PoolDeck): Promise<boolean> => this.do(() => api.keepPoolDeck(this.code, deck, settings.lang));
}
