// What there is to do once a lesson is over.
import { api } from "../api/http";
import type { LessonInfo } from "../api/protocol";
import { navigate } from "../state/router.svelte";
import { reading } from "../state/settings.svelte";

/** The lesson once more, from its beginning. Raises ApiError. */
export async function takeAgain(game: string): Promise<void> {
  navigate(`/r/${(await api.openLesson({ game, lang: reading() })).room.code}`);
}

/** A whole game with the decks of the lesson and nobody who explains; hints are there for who asks. Raises ApiError. */
export async function playUnguided(game: string, lesson: LessonInfo): Promise<void> {
  const seats = [
    { kind: "me", deck: lesson.decks[0] ?? "" },
    { kind: "computer", player: "beginner", deck: lesson.decks[1] ?? "" },
  ] as const;
  navigate(`/r/${(await api.openRoom({ game, seats: [...seats], lang: reading() })).room.code}`);
}
