// A tournament as its page follows it, and what is done there.
import { Followed } from "../api/followed.svelte";
import { api } from "../api/http";
import type { DecideTable, TournamentState } from "../api/protocol";
import { settings } from "../state/settings.svelte";

/** Milliseconds between two looks: while matches are played, and else. */
const SOON = 2000;
const LATER = 5000;
const HIDDEN = 10_000;

export class TournamentHolder extends Followed<TournamentState> {
  constructor(readonly code: string) {
    super(
      () => api.tournament(code, settings.lang),
      (info) => (document.hidden ? HIDDEN : info?.status === "over" ? LATER : SOON),
    );
  }

  join = (deck: string): Promise<boolean> => this.do(() => api.joinTournament(this.code, deck, settings.lang));
  begin = (): Promise<boolean> => this.do(() => api.beginTournament(this.code, settings.lang));
  round = (): Promise<boolean> => this.do(() => api.nextRound(this.code, settings.lang));
  decide = (how: DecideTable): Promise<boolean> => this.do(() => api.decideTable(this.code, how, settings.lang));
  /** Play no further (-1: I), or be taken out by the host. */
  drop = (player: number): Promise<boolean> =>
    this.do(async () => {
      await api.dropOut(this.code, player, settings.lang);
      return this.ask();
    });
}
