// Which puzzles have been solved in this browser; kept in it, and nowhere else.

/** "solved" by oneself, or the solution was "shown" first. */
export type Mark = "solved" | "shown";

const KEY = "regelwerk.puzzles";

function stored(): Record<string, Mark> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, mark]) => mark === "solved" || mark === "shown")) as Record<string, Mark>;
  } catch {
    return {};
  }
}

let marks = $state.raw(stored());

/** What became of a puzzle here, undefined if nothing yet. */
export function markOf(puzzle: string): Mark | undefined {
  return marks[puzzle];
}

/** Note what became of a puzzle. What was solved by oneself stays so. */
export function setMark(puzzle: string, mark: Mark): void {
  if (marks[puzzle] === mark || marks[puzzle] === "solved") return;
  marks = { ...marks, [puzzle]: mark };
  try {
    localStorage.setItem(KEY, JSON.stringify(marks));
  } catch {
    // Without storage the marks last as long as the page.
  }
}
