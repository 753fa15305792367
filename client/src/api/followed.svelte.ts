// Something of the server that a page follows: asked for again and again, and whole in each answer. Nothing is guessed.
import { ApiError } from "./http";
import type { FaultInfo } from "./protocol";
import { library } from "../state/library.svelte";
import { reading } from "../state/settings.svelte";

export class Followed<T> {
  info = $state.raw<T | null>(null);
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

  /** `ask` asks for it; `pause`: milliseconds until it is asked for again. */
  constructor(
    readonly ask: () => Promise<T>,
    readonly pause: (info: T | null) => number,
  ) {}

  /** Ask, and go on asking until `close`. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    const turn = this.#turn;
    try {
      const found = await this.ask();
      if (turn === this.#turn) this.#adopt(found);
      this.fault = "";
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) this.gone = true;
      this.fault = error instanceof Error ? error.message : String(error);
    }
    if (!this.#closed && !this.gone) this.#timer = setTimeout(() => void this.look(), this.pause(this.info));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #adopt(found: T): void {
    this.info = found;
    this.at = performance.now();
  }

  /** Do something; whether it was done. What is wrong stands in `fault` and `faults`. */
  async do(what: () => Promise<T>): Promise<boolean> {
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
}

/** For the effect of a page: `made` is followed, anew in another language, and shown until the effect is over. */
export function follow<H extends Pick<Followed<unknown>, "look" | "close">>(made: H, show: (holder: H | null) => void): () => void {
  void reading();
  // The cookie that says who I am has to be there before anything is asked.
  void library.loadGames().then(() => made.look());
  show(made);
  return () => {
    made.close();
    show(null);
  };
}
