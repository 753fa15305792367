// A choice of several things, made in any order. The server says what goes with what is picked; here only the picks are
// kept, and the question is shown with all candidates for its options.
import type { DecisionInfo, OptionInfo, Several } from "../api/protocol";

/** The number of the option that ends the choice: no candidate has it. */
export const DONE = 1 << 20;

/** The question with the candidates as its options, and behind them the one that ends the choice. */
export function collecting(ask: DecisionInfo, several: Several): DecisionInfo {
  const subject = several.options[0]?.subject ?? 0;
  const text = several.button;
  const done: OptionInfo = { i: DONE, verb: "done", subject, object: 0, seat: null, n: 0, text, label: text, group: "", same: -1 };
  return {
    ...ask,
    options: several.done ? [...several.options, done] : several.options,
    offered: several.offered,
    primary: several.done ? DONE : -1,
    button: text,
  };
}

/** The picks with that candidate, or without it where it is picked. */
export function toggled(picks: number[], candidate: number): number[] {
  return picks.includes(candidate) ? picks.filter((one) => one !== candidate) : [...picks, candidate];
}

/** Whether a candidate can be picked now, or taken out again. */
export function takes(several: Several, candidate: number): boolean {
  return candidate === DONE || several.open.includes(candidate) || several.picks.includes(candidate);
}
