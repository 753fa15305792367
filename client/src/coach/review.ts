// A review is worked out by the server in parts: whoever wants it asks until it is there.
import type { Reading } from "../state/settings.svelte";
import { api } from "../api/http";
import type { ReviewInfo } from "../api/protocol";

/** Milliseconds between two requests: each of them works for a while on the server. */
const PAUSE = 300;

/** The review of a replay for one seat; `progress` is told how far it is, `gone` says that nobody waits for it any more.
 *  Raises ApiError. */
export async function reviewOf(code: string, game: number, seat: number, lang: Reading, progress: (done: number, total: number) => void, gone: () => boolean): Promise<ReviewInfo | null> {
  while (!gone()) {
    const found = await api.review(code, game, seat, lang);
    if (gone()) return null;
    progress(found.done, found.total);
    if (found.review) return found.review;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return null;
}
