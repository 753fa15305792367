// A tournament as its page follows it, and what is done there.
import { Followed } from "../api/followed.svelte";
import type { DecideTable, TournamentState } from "../api/protocol";
import { reading } from "../state/settings.svelte";
import * as requests from "./requests";

/** Milliseconds between two looks: while matches are played, and else. */
const SOON = 2000;
const LATER = 5000;
const HIDDEN = 10_000;

export class TournamentHolder extends Followed<TournamentState> {
  constructor(readonly code: string) {
    super(
      () => requests.look(code, reading()),
      (info) => (document.hidden ? HIDDEN : info?.status === "over" ? LATER : SOON),
    );
  }

  join = (deck: string): Promise<boolean> => this.do(() => requests.join(this.code, deck, reading()));
  begin = (): Promise<boolean> => this.do(() => requests.begin(this.code, reading()));
  round = (): Promise<boolean> => this.do(() => requests.nextRound(this.code, reading()));
  decide = (how: DecideTable): Promise<boolean> => this.do(() => requests.decide(this.code, how, reading()));
  /** Play no further (-1: I), or be taken out by the host. */
  drop = (player: number): Promise<boolean> =>
    this.do(async () => {
      await requests.drop(this.code, player, reading());
      return this.ask();
    });
}
