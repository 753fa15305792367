// A card in words, for screen readers and tooltips: its whole name.
import type { Shown } from "../parts/card";
import { t } from "../state/i18n.svelte";
import type { Play } from "./play.svelte";

/** "Kagra of the Crossroads, ally, ATK 1, health 2, ferocity, exhausted, 1 damage; may act". */
export function told(play: Play, card: Shown): string {
  if (!card.code) return [t("unknown-card"), card.place === null ? "" : String(card.place), state(play, card)].filter(Boolean).join(", ");
  const face = play.face(card.code);
  const numbers = card.values.length
    ? card.values.map((value) => `${play.term(value.key)} ${value.now}`)
    : (face?.numbers ?? []).filter((one) => one.key !== "element").map((one) => `${one.name} ${one.value}`);
  const cost = card.cost ?? face?.cost ?? "";
  return [
    card.name || face?.name,
    face?.line,
    cost === "" || card.values.length ? "" : t("table-cost", { cost: String(cost) }),
    ...numbers,
    ...(card.values.length ? card.keywords : (face?.keywords ?? [])).map(play.term),
    card.faceDown ? t("table-face-down") : "",
    card.turned ? play.term(play.board?.layout.turned ?? "exhausted") : "",
    card.damage ? t("damage", { number: card.damage }) : "",
    ...card.marks.map((mark) => t(`mark-${mark}`)),
    ...card.counters.map(([name, count]) => `${name} ${count}`),
    card.attached.length ? `${t("attached")}: ${card.attached.map((one) => one.name).join(", ")}` : "",
    state(play, card),
  ]
    .filter(Boolean)
    .join(", ");
}

function state(play: Play, card: Shown): string {
  const glow = play.glow(card.handle);
  return glow ? t(`table-glow-${glow}`) : "";
}
