// Where on the table the things are that a lesson speaks of: they are looked for in the page, so that no table has to
// know of lessons.

import type { Spot } from "../components/free_place";

const PLACES: Record<string, string> = {
  "end-turn": ".actions .end, .actions .primary",
  clock: ".timeline ol",
  score: ".timeline .points",
};

function selector(mark: string, seat: number): string {
  const [kind = "", first = "", second = ""] = mark.split(" ");
  if (kind === "piece") return `[data-handle="${first}"]`;
  if (kind === "space") return `[data-n="${first}"]`;
  if (kind === "place") return PLACES[first] ?? "";
  if (second === "hand" && Number(first) === seat) return ".hand";
  return `[data-side="${first}"] [data-row="${second}"], [data-side="${first}"] [data-drop="${second}"], [data-seat="${first}"] [data-drop="${second}"]`;
}

/** What is visible of the things that these marks mean, each once. */
export function spots(marks: readonly string[], seat: number): Spot[] {
  const found: Spot[] = [];
  for (const mark of marks) {
    const wanted = selector(mark, seat);
    if (!wanted) continue;
    for (const element of document.querySelectorAll(wanted)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width < 4 || height < 4 || y + height < 0 || y > innerHeight || x + width < 0 || x > innerWidth) continue;
      found.push({ x: x - 5, y: y - 5, width: width + 10, height: height + 10 });
      break;
    }
  }
  return found;
}
