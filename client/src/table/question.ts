// Whether a question is the one that was there before: a state may come again, with the question that stood in it.
import type { DecisionInfo, StateMessage } from "../api/protocol";

/** What makes a question the same one as before, although another state has come. */
export function named(ask: DecisionInfo | null | undefined): string {
  return ask ? JSON.stringify([ask.number, ask.kind, ask.several?.options ?? ask.options]) : "";
}

/** Whether a state leaves the question open that stood in the one before: what has been begun with it is gone on with. */
export function stands(next: StateMessage | null, last: StateMessage | null): boolean {
  return Boolean(next?.ask) && named(next?.ask) === named(last?.ask);
}
