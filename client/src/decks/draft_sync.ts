// What the builders of decks and of parties share: they open a link, have the text of a draft checked, and save it.
import { t } from "../state/i18n.svelte";
import { library } from "../state/library.svelte";
import { navigate } from "../state/router.svelte";
import { toast } from "../state/toasts.svelte";
import { api } from "../api/http";
import type { CheckDeck, DeckReport } from "../api/protocol";
import { saveDeck, clearStash } from "./deck_store.svelte";
import { sharedText } from "./share";

/** How long the text must rest before it is checked, in milliseconds. */
const CHECK_DELAY_MS = 220;

function complain(error: unknown): void {
  toast(error instanceof Error ? error.message : String(error), "bad");
}

/** The deck in the address of a link; fails with a sentence for the reader if not all of it is there. */
export async function openShared(game: string, hash: string, wanted: Omit<CheckDeck, "text">): Promise<DeckReport> {
  const text = sharedText(hash);
  if (!text) throw new Error(t("decks-link-damaged"));
  return api.checkDeck(game, { ...wanted, text });
}

/** Check a text once it has not changed for a while; return the cleanup of an effect. */
export function checkDebounced(game: string, wanted: CheckDeck, onreport: (report: DeckReport) => void): () => void {
  let gone = false;
  const timer = setTimeout(async () => {
    try {
      const found = await api.checkDeck(game, wanted);
      if (!gone) onreport(found);
    } catch (error) {
      if (!gone) complain(error);
    }
  }, CHECK_DELAY_MS);
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}

/**
 * Save a draft under its key, or as a new one ("") that then has an address of its own below `root`.
 * `saved` is called as soon as it is saved, `shown` is the key in the address now.
 */
export async function saveDraft(
  root: string, key: string, shown: string, draft: { game: string; name: string; text: string }, saved: () => void,
): Promise<void> {
  try {
    const kept = await saveDeck(key, draft);
    saved();
    clearStash(draft.game);
    toast(t("decks-saved", { name: draft.name }), "good");
    void library.loadGames(true);
    if (kept.key !== shown) navigate(`/${root}/${draft.game}/${kept.key}`, shown === "new");
  } catch (error) {
    complain(error);
  }
}
