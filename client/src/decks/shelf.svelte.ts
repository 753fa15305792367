// The decks of one's own as the server keeps them, and a deck on its way from one page to another.
import { library } from "../state/library.svelte";
import { api } from "../wire/http";
import type { KeepDeck, MyDeck } from "../wire/protocol";

export const shelf = $state<{ mine: MyDeck[] | null; fault: string }>({ mine: null, fault: "" });

/** Ask for the decks of one's own. */
export async function loadMine(): Promise<void> {
  try {
    await library.loadGames(); // a guest has a cookie only after that
    shelf.mine = await api.myDecks();
    shelf.fault = "";
  } catch (error) {
    shelf.fault = error instanceof Error ? error.message : String(error);
  }
}

/** Keep a deck under its key, or as a new one (""). */
export async function keep(key: string, deck: KeepDeck): Promise<MyDeck> {
  await library.loadGames();
  const kept = key ? await api.keepDeck(key, deck) : await api.post<MyDeck>("/api/me/decks", deck);
  await loadMine();
  return kept;
}

export async function drop(key: string): Promise<void> {
  await api.dropDeck(key);
  await loadMine();
}

/** A text that another page is to begin with: taken once. */
const carried = new Map<string, string>();
const place = (game: string): string => `regelwerk.draft.${game}`;

/** Lay a text down for the builder of a game; it outlives the page being loaded anew. */
export function carry(game: string, text: string): void {
  carried.set(game, text);
  try {
    sessionStorage.setItem(place(game), text);
  } catch {
    // A browser that keeps nothing still builds.
  }
}

export function carriedText(game: string): string {
  const text = carried.get(game);
  if (text !== undefined) return text;
  try {
    return sessionStorage.getItem(place(game)) ?? "";
  } catch {
    return "";
  }
}

export function putDown(game: string): void {
  carried.delete(game);
  try {
    sessionStorage.removeItem(place(game));
  } catch {
    // Nothing was kept.
  }
}
