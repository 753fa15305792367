// What a click on a card will do, told by a mark of its own: form, word and hue of each differ.
import type { OptionInfo } from "../api/protocol";
import { t } from "../state/i18n.svelte";
import type { TableController } from "./table_controller.svelte";

export type Mark = "" | "play" | "place" | "attack" | "use" | "respond" | "target" | "step" | "picked" | "chosen";

/** The mark of each verb that has one; any other deed of a card is a use of it. */
const MARKS: Record<string, Mark> = {
  play: "play",
  summon: "play",
  cast: "play",
  attack: "attack",
  strike: "use",
  use: "use",
  tap: "use",
  complete: "use",
  protect: "respond",
  block: "respond",
  place: "place",
  charge: "place",
};
/** Of several that a card can do, the one that it is marked with. */
const ORDER: Mark[] = ["play", "attack", "respond", "use", "place"];

/** Icons of the marks (components/icons.json). */
export const MARK_ICONS: Partial<Record<Mark, string>> = {
  play: "action",
  place: "resource",
  attack: "attack",
  use: "triple breaker",
  respond: "chain",
  target: "target",
  step: "protector",
  chosen: "good",
};

/** Whether an attack with this piece would deal nothing: it has no ATK, and no weapon lies ready that could be struck with. */
function harmless(controller: TableController, handle: number): boolean {
  const attack = controller.find(handle)?.values.find((one) => one.key === "atk");
  if (attack?.now !== 0) return false;
  const side = controller.board?.sides.find((one) => one.seat === controller.seat);
  if (side?.hero?.handle !== handle) return true;
  return !side.rows.some((row) => row.cards.some((one) => !one.turned && controller.face(one.code)?.kind === "weapon"));
}

/** The mark of a piece, "" for none. */
export function markOf(controller: TableController, handle: number): Mark {
  const glow = controller.highlight(handle);
  if (controller.pointed !== handle && controller.foresight.shown?.steppers.includes(handle)) return "step";
  if (glow !== "may") return glow;
  const marks = new Set(controller.optionsOf(handle).map((one) => MARKS[one.verb] ?? "use"));
  if (marks.has("attack") && harmless(controller, handle)) marks.delete("attack");
  if (!marks.size) return "";
  const first = ORDER.find((one) => marks.has(one)) ?? "use";
  const board = controller.board;
  if (board?.layout.responds.includes(controller.ask?.kind ?? "")) return "respond";
  const answers = board !== null && (board.active !== controller.seat || board.chain.some((link) => link.kind === "card"));
  return first === "play" && answers && (board?.turn ?? 0) > 0 ? "respond" : first;
}

/** The option that a click on a piece means, for what comes of it to be told; none where several differ, or it is a card
 *  that is only placed. */
export function meantOption(controller: TableController, handle: number): OptionInfo | undefined {
  const mark = markOf(controller, handle);
  if (!mark || mark === "place" || mark === "picked" || mark === "chosen") return undefined;
  const options = controller.optionsOf(handle).filter((one) => one.same < 0);
  const shown = mark === "target" ? options : options.filter((one) => MARKS[one.verb] !== "place");
  return shown.length === 1 ? shown[0] : undefined;
}

/** What can still be done in a turn of one's own, in words: cards to be played, attacks, a card to be laid down; "" for
 *  nothing. */
export function openDeeds(controller: TableController): string {
  const options = controller.ask?.options ?? [];
  const marks = [...new Set(options.map((one) => one.subject))].map((handle) => markOf(controller, handle));
  const counted = (["play", "attack"] as const).map((mark) => [mark, marks.filter((one) => one === mark).length] as const);
  const words = counted.filter(([, count]) => count).map(([mark, count]) => t(`table-open-${mark}`, { count }));
  if (options.some((one) => MARKS[one.verb] === "place")) words.push(t("table-place-here"));
  return words.join(", ");
}

/** The word on a mark, "" where it has none. */
export const markWord = (mark: Mark): string => (mark in MARK_ICONS && mark !== "chosen" ? t(`table-mark-${mark}`) : "");
