// What dropping a card means: an option that begins with it and belongs to the place below, or the reason why there is
// none. The places a verb belongs to are in the layout; what can be done at all is told by the options alone.
import type { CardDisplay } from "../components/card";
import { sendMessage, showWhy, whyNot } from "../room/room_actions";
import { t } from "../state/i18n.svelte";
import { toast } from "../state/toasts.svelte";
import type { OptionInfo, Intent, ReasonInfo } from "../api/protocol";
import type { TableController } from "./table_controller.svelte";

/** What lies under a pointer: a card, a player's name, a side of the table, a row or pile of it. */
export interface DropTarget {
  piece: number;
  seat: number;
  side: number;
  place: string;
}

/** Reasons that are shown at once; more of them would cover the table. */
const MAX_REASONS = 3;

export function dropTargetAt(x: number, y: number, own: number): DropTarget {
  const found: DropTarget = { piece: 0, seat: -1, side: -1, place: "" };
  for (const element of document.elementsFromPoint(x, y)) {
    const { handle, seat, side, drop } = (element as HTMLElement).dataset;
    if (handle && !found.piece && Number(handle) !== own) found.piece = Number(handle);
    if (seat !== undefined && found.seat < 0) found.seat = Number(seat);
    if (drop && !found.place) found.place = drop;
    if (side !== undefined && found.side < 0) found.side = Number(side);
  }
  return found;
}

/** The row of one's own side in which a card lies, "hand" for the hand; "" for any other place. */
export function originOf(controller: TableController, handle: number): string {
  const side = controller.board?.sides[controller.ownSeat];
  if (!side) return "";
  if (side.hand.cards.some((card) => card.handle === handle)) return "hand";
  return side.rows.find((row) => row.cards.some((card) => card.handle === handle || card.attached.some((one) => one.handle === handle)))?.key ?? "";
}

/** The names of a spot in a layout's `drops`, the closest first. */
function namesOf(controller: TableController, spot: DropTarget): string[] {
  const near = spot.side === controller.ownSeat;
  const special = Object.values(controller.board?.layout.drops ?? {}).flat();
  if (near && spot.place && special.includes(spot.place)) return [spot.place];
  if (spot.side < 0 && spot.seat < 0) return [];
  const over = spot.piece ? (near ? ["mine", "piece"] : ["foe", "piece"]) : [];
  return [...over, near || spot.seat === controller.ownSeat ? "near" : "far"];
}

/** The places where the options of a card can be dropped, for the table to show while it is dragged. */
export function dropTargetsFor(controller: TableController, handle: number): Set<string> {
  const drops = controller.board?.layout.drops ?? {};
  return new Set(controller.optionsOf(handle).flatMap((one) => drops[one.verb] ?? []));
}

/** The options that a drop can mean: those with the card or player below first, then those that belong to the place. */
export function optionsForDrop(controller: TableController, handle: number, spot: DropTarget): OptionInfo[] {
  const options = controller.optionsOf(handle);
  const exact = spot.piece ? options.filter((one) => one.object === spot.piece && one.subject === handle) : [];
  if (exact.length) return exact;
  const drops = controller.board?.layout.drops ?? {};
  const names = namesOf(controller, spot);
  const player = spot.seat >= 0 ? spot.seat : spot.piece && !names.includes("far") ? -1 : spot.side;
  const against = player >= 0 ? options.filter((one) => one.seat === player) : [];
  const shut = spot.piece !== 0 && spot.place !== "" && options.some((one) => one.object !== 0) && isTarget(controller, spot.piece);
  if (against.length && !shut) return against;
  const rest = options.filter((one) => one.object === 0 && one.seat === null);
  for (const name of names) {
    const found = rest.filter((one) => drops[one.verb]?.includes(name));
    if (found.length) return found; // on another's card one attacks rather than use a power
  }
  return [];
}

/** Whether a card is of the sort that is attacked or chosen itself, not one that stands for its player. */
function isTarget(controller: TableController, handle: number): boolean {
  return controller.board?.sides.some((side) => side.rows.some((row) => row.look === "play" && row.cards.some((card) => card.handle === handle))) ?? false;
}

/** Verbs that somebody who drops a card there may have had in mind. */
function wished(controller: TableController, handle: number, spot: DropTarget): string[] {
  const { drops = {}, wishes = {}, kinds = {} } = controller.board?.layout ?? {};
  const kind = controller.face(controller.find(handle)?.code ?? "")?.kind ?? "";
  const names = namesOf(controller, spot);
  return (wishes[originOf(controller, handle)] ?? []).filter((verb) => names.some((name) => drops[verb]?.includes(name)) && (kinds[verb]?.includes(kind) ?? true));
}

/** A card has been let go of. */
export async function drop(controller: TableController, card: CardDisplay, spot: DropTarget, at: { x: number; y: number }): Promise<void> {
  const home = originOf(controller, card.handle);
  const back = spot.side === controller.ownSeat && spot.place === home && !spot.piece;
  if (back || (home === "hand" && spot.place === "hand")) return;
  const found = optionsForDrop(controller, card.handle, spot);
  if (found.length) {
    if (spot.piece || spot.seat >= 0) controller.dropIntent = { handle: spot.piece, seat: spot.seat, at };
    controller.choose(card.handle, found, at);
    return;
  }
  const reasons: ReasonInfo[] = [];
  for (const verb of wished(controller, card.handle, spot)) {
    const intent: Intent = { verb, subject: card.handle, ...(spot.piece && home !== "hand" ? { object: spot.piece } : {}) };
    reasons.push(...((await whyNot(controller.connection, intent)) ?? []));
  }
  tell(controller, reasons, t("table-drop-nothing", { card: card.name }));
}

/** Show reasons, each once; `otherwise` if there are none. */
function tell(controller: TableController, reasons: ReasonInfo[], otherwise: string): void {
  const different = reasons.filter((why, at) => reasons.findIndex((one) => one.text === why.text) === at);
  different.slice(0, MAX_REASONS).forEach((why) => showWhy(controller.game, why));
  if (!different.length) toast(otherwise);
}

/** A question that came after a drop on a card or player: choose just that, or say why it can't be and take it back. */
export async function continueDrop(controller: TableController): Promise<void> {
  const aim = controller.dropIntent;
  const ask = controller.ask;
  if (!aim || controller.sending || controller.menu || controller.selection) return;
  if (!ask) {
    if (controller.connection.state?.waiting?.seat !== controller.seat) controller.dropIntent = null;
    return;
  }
  const aims = controller.board?.layout.aims ?? [];
  const options = ask.options.filter((one) => aims.includes(one.verb));
  const fits = options.filter((one) => (aim.handle && one.object === aim.handle) || (aim.seat >= 0 && one.seat === aim.seat));
  if (fits.length) {
    controller.dropIntent = null;
    controller.choose(aim.handle, fits, aim.at); // whom it attacks it may also sabotage
  } else if (options.length) {
    controller.dropIntent = null;
    const reasons = (await whyNot(controller.connection, { verb: options[0]!.verb, subject: options[0]!.subject, object: aim.handle })) ?? [];
    tell(controller, reasons, t("table-drop-nothing", { card: ask.about?.name ?? "" }));
    if (controller.connection.state?.back.includes("announcement")) await sendMessage(controller.connection, { t: "back", to: "announcement" });
  } else if (!ask.announcing) controller.dropIntent = null;
}
