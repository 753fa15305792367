// A card in words, for screen readers and tooltips: its whole name.
import type { CardDisplay } from "../components/card";
import { t } from "../state/i18n.svelte";
import { gearOf } from "./gear";
import type { TableController } from "./table_controller.svelte";

/** "Kagra of the Crossroads, ally, ATK 1, health 2, ferocity, exhausted, 1 damage; may act". */
export function cardLabel(controller: TableController, card: CardDisplay): string {
  if (!card.code) return [t("unknown-card"), card.place === null ? "" : String(card.place), state(controller, card)].filter(Boolean).join(", ");
  const face = controller.face(card.code);
  const numbers = card.values.length
    ? card.values.map((value) => `${controller.term(value.key)} ${value.now}`)
    : (face?.numbers ?? []).filter((one) => one.key !== "element").map((one) => `${one.name} ${one.value}`);
  const cost = card.cost ?? face?.cost ?? "";
  const gear = gearOf(controller, card);
  return [
    card.name || face?.name,
    face?.line,
    cost === "" || card.values.length ? "" : t("table-cost", { cost: String(cost) }),
    ...numbers,
    ...(card.values.length ? card.keywords : (face?.keywords ?? [])).map(controller.term),
    card.faceDown ? t("table-face-down") : "",
    card.turned ? controller.term(controller.board?.layout.turned ?? "exhausted") : "",
    card.damage ? t("damage", { number: card.damage }) : "",
    ...card.marks.map((mark) => t(`mark-${mark}`)),
    ...card.counters.map(([name, count]) => `${name} ${count}`),
    gear?.atk ? t("table-gear-strike", { atk: gear.atk, cost: gear.cost }) : "",
    gear?.defense ? t("table-gear-armor", { defense: gear.defense }) : "",
    card.attached.length ? `${t("attached")}: ${namesOf(card.attached)}` : "",
    card.under.length ? `${t("under")}: ${namesOf(card.under)}` : "",
    state(controller, card),
  ]
    .filter(Boolean)
    .join(", ");
}

const namesOf = (cards: CardDisplay[]): string => cards.map((one) => one.name).join(", ");

function state(controller: TableController, card: CardDisplay): string {
  const glow = controller.highlight(card.handle);
  return glow ? t(`table-glow-${glow}`) : "";
}
