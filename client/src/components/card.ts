// What the card drawing needs, whichever game it is from: the same for a piece in play, a card in hand, a card in a list.
import type { Face } from "../api/protocol";

/** A number now beside the printed one. */
export interface Value {
  key: string;
  now: number;
  printed: number | null;
}

/** A card or piece as it is seen.
 *
 *  handle     what options call it, 0 for one that cannot be told apart
 *  code       of its face, "" if that is unknown to the reader
 *  values     current values of the numbers on it
 *  marks      icons with a word: what it is besides (keys of the client's words "mark-…")
 *  counters   by name
 *  attached   what is attached to it; `under` what lies beneath it */
export interface CardDisplay {
  handle: number;
  code: string;
  name: string;
  faceDown: boolean;
  turned: boolean;
  damage: number;
  values: Value[];
  keywords: string[];
  cannot: string[];
  marks: string[];
  counters: [string, number][];
  attached: CardDisplay[];
  under: CardDisplay[];
  /** What it costs now, where that is known and not what is printed. */
  cost: number | null;
  /** A number that it carries in its zone (of a shield). */
  place: number | null;
}

/** A card of which nothing is known but what is given. */
export function cardDisplay(given: Partial<CardDisplay>): CardDisplay {
  return {
    handle: 0,
    code: "",
    name: "",
    faceDown: false,
    turned: false,
    damage: 0,
    values: [],
    keywords: [],
    cannot: [],
    marks: [],
    counters: [],
    attached: [],
    under: [],
    cost: null,
    place: null,
    ...given,
  };
}

/** The numbers that have a plate of their own on a card, as Plate.svelte draws them. */
export const PLATES = ["atk", "strike", "power", "defense", "health"];

export type Size = "mini" | "play" | "hand" | "zoom";

/** A number of a card as it is drawn: `change` tells whether it is raised or lowered, `of` the whole of what is left. */
export interface Plate {
  key: string;
  text: string;
  change: number;
  of: string;
}

/** The numbers of a card to be drawn: as they are now, or as they are printed. Of health it is what damage has left. */
export function platesOf(face: Face | undefined, card: CardDisplay): Plate[] {
  const printed = new Map(face?.numbers.map((number) => [number.key, number.value]));
  const now = new Map(card.values.map((value) => [value.key, value]));
  return PLATES.filter((key) => printed.has(key) || now.has(key)).map((key) => {
    const value = now.get(key);
    const change = value && value.printed !== null ? Math.sign(value.now - value.printed) : 0;
    const text = value ? String(value.now) : printed.get(key)!;
    if (key !== "health" || !card.damage) return { key, text, change, of: "" };
    return { key, text: String(Number(text) - card.damage), change, of: text };
  });
}

/** The kind of damage a card deals, as an icon; "" where it says none. */
export function elementOf(face: Face | undefined): string {
  return face?.numbers.find((number) => number.key === "element")?.name ?? "";
}

/** The colours of a card, the one that gives it its frame first: what belongs to three or more is framed as neutral. */
export function framesOf(face: Face | undefined): string[] {
  const colours = face?.colours ?? [];
  return colours.length > 2 ? ["neutral", ...colours] : colours.length ? colours : ["neutral"];
}

/** How long the text of a card is: long ones are written smaller in the hand, in two steps. */
export function lengthOf(face: Face | undefined): "" | "longer" | "longest" {
  const letters = face?.text.join("").length ?? 0;
  return letters > 185 ? "longest" : letters > 120 ? "longer" : "";
}

/** So many letters of a name fit on a card in play on a narrow screen. */
const SHORT = 18;

/** A name where there is little room: a long one without what comes after a comma, or after an article or "of". */
export function shortName(name: string): string {
  if (name.length <= SHORT) return name;
  return name.includes(", ") ? name.split(", ")[0]! : name.replace(/ (?:the|of|der|die|das|des|von|vom) .*$/, "");
}

/** Whether it can be played at any time: the first word of the type line tells. */
export const isInstant = (face: Face | undefined): boolean => /^(Instant|Sofort)/.test(face?.line ?? "");
