// The labels of fields and values of cards: the game's own words, else the client's, else the names themselves.
import { has, t } from "../state/i18n.svelte";
import { library } from "../state/library.svelte";

export function valueLabel(game: string, value: string): string {
  const known = library.game(game)?.terms[value];
  if (known) return known;
  for (const key of [`colour-${value}`, `decks-value-${value.replaceAll(" ", "-")}`]) if (has(key)) return t(key);
  return value.length <= 4 ? value.toUpperCase() : value.charAt(0).toUpperCase() + value.slice(1);
}

/** How a field is called; a game may have a word of its own for it. */
export function fieldLabel(game: string, field: string): string {
  const key = [`decks-field-${field}-${game}`, `decks-field-${field}`].find(has);
  return key ? t(key) : field;
}
