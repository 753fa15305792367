// A sealed event or a draft as its page follows it, and what is done there.
import { Followed } from "../api/followed.svelte";
import { api } from "../api/http";
import type { LimitedState, PoolDeck } from "../api/protocol";
import { reading } from "../state/settings.svelte";

/** Milliseconds between two looks: while others are waited for, and else. */
const SOON = 1000;
const LATER = 4000;
const HIDDEN = 8000;

function pause(info: LimitedState | null): number {
  if (document.hidden) return HIDDEN;
  const timed = info?.status === "drafting" && info.pack?.left !== null;
  return timed || info?.status === "waiting" || info?.pack?.chosen ? SOON : LATER;
}

export class EventHolder extends Followed<LimitedState> {
  constructor(readonly code: string) {
    super(() => api.event(code, reading()), pause);
  }

  join = (): Promise<boolean> => this.do(() => api.joinEvent(this.code, reading()));
  begin = (): Promise<boolean> => this.do(() => api.beginEvent(this.code, reading()));
  take = (pick: number, card: string): Promise<boolean> => this.do(() => api.takeCard(this.code, pick, card, reading()));
  keep = (deck: PoolDeck): Promise<boolean> => this.do(() => api.keepPoolDeck(this.code, deck, reading()));
}
