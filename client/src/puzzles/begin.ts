// The way to the table of a puzzle.
import { api } from "../api/http";
import { navigate } from "../state/router.svelte";
import { reading } from "../state/settings.svelte";

/** Open a puzzle and go to its table. Throws what the server says against it. */
export async function begin(puzzle: string): Promise<void> {
  localStorage.setItem("regelwerk.played", "yes"); // the table's own first words would stand in the way
  navigate(`/r/${(await api.openPuzzle({ puzzle, lang: reading() })).room.code}`);
}
