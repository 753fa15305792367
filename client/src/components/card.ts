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

/** Where a number stands on a card. */
export const NUMBER_CORNERS: Record<string, "left" | "right" | "middle"> = {
  atk: "left",
  power: "left",
  strike: "middle",
  health: "right",
  defense: "right",
};

/** Icons of numbers (components/icons.json). */
export const MARK_SIGNS: Record<string, string> = {
  atk: "attack",
  power: "attack",
  strike: "resource",
  health: "health",
  defense: "defense",
};

export type Size = "mini" | "play" | "hand" | "zoom";

/** The numbers of a card to be drawn: as they are now, or as they are printed. */
export function numbersOf(face: Face | undefined, card: CardDisplay): { key: string; text: string; change: number }[] {
  const printed = face?.numbers.filter((number) => number.key in NUMBER_CORNERS) ?? [];
  const now = new Map(card.values.map((value) => [value.key, value]));
  const keys = [...new Set([...printed.map((number) => number.key), ...now.keys()])].filter((key) => key in NUMBER_CORNERS);
  return keys.map((key) => {
    const value = now.get(key);
    if (value === undefined) return { key, text: printed.find((one) => one.key === key)!.value, change: 0 };
    const change = value.printed === null ? 0 : Math.sign(value.now - value.printed);
    return { key, text: String(value.now), change };
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
