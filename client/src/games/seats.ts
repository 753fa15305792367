// Who plays, seen from one's own seat.
import type { MatchInfo, RoomInfo } from "../api/protocol";
import { t } from "../state/i18n.svelte";

/** The others at the table: "Mirel", "Ben – open seat". */
const others = (room: RoomInfo, own: number): string =>
  room.seats
    .filter(({ seat }) => seat !== own)
    .map((one) => (one.kind === "open" ? t("home-free") : one.name))
    .join(" – ");

/** Against whom one plays; before somebody has sat down, only that seats are open. */
export const against = (room: RoomInfo, own: number): string =>
  room.seats.some((one) => one.seat !== own && one.kind !== "open") ? t("games-against", { names: others(room, own) }) : others(room, own);

/** How a match stands, own side first: "2 : 1". */
function matchScore(match: MatchInfo, team: number): string {
  return `${match.wins[team]} : ${match.wins[1 - team]}`;
}

/** What is played: "Duel Masters · Match, best of 3 · 1 : 0". */
export function playedGame({ title, lesson, puzzle, match, seats }: RoomInfo, own: number): string {
  const words = [title];
  if (lesson) words.push(t("games-lesson"));
  if (puzzle) words.push(t("games-puzzle"));
  if (match) words.push(t("room-match", { length: match.length }));
  if (match?.won.length) words.push(matchScore(match, seats[own]?.team === 1 ? 1 : 0));
  return words.join(" · ");
}
