// An exchange of cards between two games of a match while it is being put together.
import type { DeckCount, ExchangeAsked } from "../api/protocol";

/** Copies by code that leave the main deck, and that come in from the side deck. */
export interface Wish {
  out: Record<string, number>;
  into: Record<string, number>;
}

/** A card of one of the two decks as they would stand: `change` copies more or fewer than before. */
export interface ExchangeRow {
  code: string;
  count: number;
  change: number;
  /** Whether a click moves a copy to the other deck. */
  can: boolean;
}

export const total = (copies: Record<string, number>): number => Object.values(copies).reduce((sum, count) => sum + count, 0);

function copies(codes: string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const code of codes) found[code] = (found[code] ?? 0) + 1;
  return found;
}

/** What was said before, to be changed. */
export const wishOf = (asked: ExchangeAsked): Wish => ({ out: copies(asked.out), into: copies(asked.into) });

/** Each copy once, as the server is told. */
export const codesOf = (cards: Record<string, number>): string[] => Object.entries(cards).flatMap(([code, count]) => Array<string>(count).fill(code));

const counts = (cards: DeckCount[]): Record<string, number> => Object.fromEntries(cards.map((card) => [card.code, card.count]));

/** A deck as it would stand: its own cards in their order, then those that come in; `gone` leave it, `come` come in. */
function rowsOf(cards: DeckCount[], gone: Record<string, number>, come: Record<string, number>): ExchangeRow[] {
  const own = counts(cards);
  const codes = [...new Set([...Object.keys(own), ...Object.keys(come).filter((code) => come[code])])];
  return codes.map((code) => {
    const stays = cards.find((card) => card.code === code)?.stays ?? 0;
    const change = (come[code] ?? 0) - (gone[code] ?? 0);
    const count = (own[code] ?? 0) + change;
    return { code, count, change, can: (come[code] ?? 0) > 0 || count > stays };
  });
}

export const mainRows = (asked: ExchangeAsked, wish: Wish): ExchangeRow[] => rowsOf(asked.main, wish.out, wish.into);
export const sideRows = (asked: ExchangeAsked, wish: Wish): ExchangeRow[] => rowsOf(asked.side, wish.into, wish.out);

/** Move a copy out of the main deck (or of the side deck): one that has come in goes back first. */
export function moved(wish: Wish, code: string, fromMain: boolean): Wish {
  const next: Wish = { out: { ...wish.out }, into: { ...wish.into } };
  const [back, away] = fromMain ? [next.into, next.out] : [next.out, next.into];
  if (back[code]) back[code] -= 1;
  else away[code] = (away[code] ?? 0) + 1;
  for (const part of [next.out, next.into]) for (const one of Object.keys(part)) if (!part[one]) delete part[one];
  return next;
}
