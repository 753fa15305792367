// What every table does with the connection: answer, ask why not, take back, speak up. What the server says to it is
// shown as a notice where it is no success.
import type { Ask, Choice, FromServer, Intent, Several, State, Why } from "../wire/protocol";
import type { Link, Message } from "../wire/link.svelte";
import { t } from "../state/i18n.svelte";
import { toast } from "../state/toasts.svelte";

/** Show a reason with its rule, which leads to its place in the rule book. */
export function showWhy(game: string, why: Why): void {
  toast(why.text, "bad", why.title || why.rule, why.rule && game ? `/rules/${game}/${encodeURIComponent(why.rule)}` : "");
}

/** Shows what was refused. True if it was done. */
export function told(answer: FromServer, game = ""): boolean {
  switch (answer.t) {
    case "refused":
      answer.reasons.forEach((why) => showWhy(game, why));
      return false;
    case "problem":
      if (answer.code !== "stale") toast(answer.code === "gone" ? t("offline") : answer.text, "bad");
      return false;
    default:
      return true;
  }
}

/** What names the open question in an answer: `ask` where the question has a number of its own, else `seq`. */
function question(state: State): Record<string, number> {
  const own = (state.ask as (Ask & { ask?: number }) | null)?.ask;
  return own === undefined ? { seq: state.seq } : { ask: own };
}

/** Answer the open question, with an option or with a whole set of `picks`. True once it is durable. */
export async function answer(link: Link, option: Choice | number, picks?: number[]): Promise<boolean> {
  const state = link.state;
  if (!state?.ask) return false;
  const number = typeof option === "number" ? option : option.i;
  if (picks) return told(await link.ask({ t: "choose", seq: state.seq, picks }), link.room?.game);
  return told(await link.ask({ t: "answer", ...question(state), option: number } as unknown as Message), link.room?.game);
}

/** What goes with these picks of the open choice of several; null, with a notice, if they do not go together. */
export async function collect(link: Link, picks: number[]): Promise<Several | null> {
  const state = link.state;
  if (!state?.ask) return null;
  const said = await link.ask({ t: "pick", seq: state.seq, picks });
  if (said.t === "picked") return said.several;
  told(said, link.room?.game);
  return null;
}

/** Send something and show what is wrong with it. */
export async function send(link: Link, message: Message): Promise<boolean> {
  return told(await link.ask(message), link.room?.game);
}

/** Why something cannot be done now: every reason with its rule; none if it can, null if that was not understood. */
export async function whyNot(link: Link, intent: Intent): Promise<Why[] | null> {
  const said = await link.ask({ t: "why", intent });
  return said.t === "whynot" && !said.unknown ? said.reasons : null;
}
