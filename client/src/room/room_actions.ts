// What every table does with the connection: answer, ask why not, undo, chat. A reply other than success is shown as a
// notice.
import type { DecisionInfo, OptionInfo, FromServer, Intent, Several, StateMessage, ReasonInfo } from "../api/protocol";
import type { RoomConnection, ClientMessage } from "../api/room_connection.svelte";
import { t } from "../state/i18n.svelte";
import { toast } from "../state/toasts.svelte";

/** Show a reason with its rule, which leads to its place in the rule book. */
export function showWhy(game: string, why: ReasonInfo): void {
  toast(why.text, "bad", why.title || why.rule, why.rule && game ? `/rules/${game}/${encodeURIComponent(why.rule)}` : "");
}

/** Show why something was refused. Return whether it was done. */
export function showReply(answer: FromServer, game = ""): boolean {
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
function question(state: StateMessage): Record<string, number> {
  const own = (state.ask as (DecisionInfo & { ask?: number }) | null)?.ask;
  return own === undefined ? { seq: state.seq } : { ask: own };
}

/** Answer the open question, with an option or with a whole set of `picks`. True once it is durable. */
export async function sendAnswer(connection: RoomConnection, option: OptionInfo | number, picks?: number[]): Promise<boolean> {
  const state = connection.state;
  if (!state?.ask) return false;
  const number = typeof option === "number" ? option : option.i;
  if (picks) return showReply(await connection.request({ t: "choose", seq: state.seq, picks }), connection.roomInfo?.game);
  return showReply(await connection.request({ t: "answer", ...question(state), option: number } as unknown as ClientMessage), connection.roomInfo?.game);
}

/** What goes with these picks of the open choice of several; null, with a notice, if they do not go together. */
export async function collect(connection: RoomConnection, picks: number[]): Promise<Several | null> {
  const state = connection.state;
  if (!state?.ask) return null;
  const said = await connection.request({ t: "pick", seq: state.seq, picks });
  if (said.t === "picked") return said.several;
  showReply(said, connection.roomInfo?.game);
  return null;
}

/** Send a message and show why it was refused. */
export async function sendMessage(connection: RoomConnection, message: ClientMessage): Promise<boolean> {
  return showReply(await connection.request(message), connection.roomInfo?.game);
}

/** Why something cannot be done now: every reason with its rule; none if it can, null if that was not understood. */
export async function whyNot(connection: RoomConnection, intent: Intent): Promise<ReasonInfo[] | null> {
  const said = await connection.request({ t: "why", intent });
  return said.t === "whynot" && !said.unknown ? said.reasons : null;
}
