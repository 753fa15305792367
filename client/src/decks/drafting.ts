// What the builders of decks and of parties do alike with the text of a draft: have it checked, and keep it.
import { t } from "../state/i18n.svelte";
import { library } from "../state/library.svelte";
import { go } from "../state/router.svelte";
import { toast } from "../state/toasts.svelte";
import { api } from "../wire/http";
import type { CheckDeck, DeckReport } from "../wire/protocol";
import { keep, putDown } from "./shelf.svelte";

/** How long the text must rest before it is checked, in milliseconds. */
const REST = 220;

function complain(error: unknown): void {
  toast(error instanceof Error ? error.message : String(error), "bad");
}

/** Check a text once it rests; the way to stop that is returned, as an effect wants it. */
export function checkSoon(game: string, wanted: CheckDeck, told: (report: DeckReport) => void): () => void {
  let gone = false;
  const timer = setTimeout(async () => {
    try {
      const found = await api.checkDeck(game, wanted);
      if (!gone) told(found);
    } catch (error) {
      if (!gone) complain(error);
    }
  }, REST);
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}

/**
 * Keep a draft under its key, or as a new one ("") that then has an address of its own below `root`.
 * `saved` is called as soon as it is kept, `shown` is the key in the address now.
 */
export async function keepDraft(
  root: string, key: string, shown: string, draft: { game: string; name: string; text: string }, saved: () => void,
): Promise<void> {
  try {
    const kept = await keep(key, draft);
    saved();
    putDown(draft.game);
    toast(t("decks-saved", { name: draft.name }), "good");
    void library.loadGames(true);
    if (kept.key !== shown) go(`/${root}/${draft.game}/${kept.key}`, shown === "new");
  } catch (error) {
    complain(error);
  }
}
