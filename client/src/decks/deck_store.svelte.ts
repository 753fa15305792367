// The user's decks on the server, and a draft that is handed from one page to another.
import { library } from "../state/library.svelte";
import { api } from "../api/http";
import type { SaveDeck, MyDeck } from "../api/protocol";

export const deckStore = $state<{ mine: MyDeck[] | null; fault: string }>({ mine: null, fault: "" });

/** Load the user's decks. */
export async function loadMyDecks(): Promise<void> {
  try {
    await library.loadGames(); // a guest has a cookie only after that
    deckStore.mine = await api.myDecks();
    deckStore.fault = "";
  } catch (error) {
    deckStore.fault = error instanceof Error ? error.message : String(error);
  }
}

/** Save a deck under its key, or as a new one (""). */
export async function saveDeck(key: string, deck: SaveDeck): Promise<MyDeck> {
  await library.loadGames();
  const kept = key ? await api.saveDeck(key, deck) : await api.post<MyDeck>("/api/me/decks", deck);
  await loadMyDecks();
  return kept;
}

export async function deleteDeck(key: string): Promise<void> {
  await api.deleteDeck(key);
  await loadMyDecks();
  void library.loadGames(true); // it is not offered for a game any longer
}

/** A text that another page is to begin with: taken once. */
const stashed = new Map<string, string>();
const storageKey = (game: string): string => `regelwerk.draft.${game}`;

/** Stash a text for the builder of a game; it survives a reload. */
export function stashDraft(game: string, text: string): void {
  stashed.set(game, text);
  try {
    sessionStorage.setItem(storageKey(game), text);
  } catch {
    // A browser that keeps nothing still builds.
  }
}

export function stashedDraft(game: string): string {
  const text = stashed.get(game);
  if (text !== undefined) return text;
  try {
    return sessionStorage.getItem(storageKey(game)) ?? "";
  } catch {
    return "";
  }
}

export function clearStash(game: string): void {
  stashed.delete(game);
  try {
    sessionStorage.removeItem(storageKey(game));
  } catch {
    // Nothing was kept.
  }
}
