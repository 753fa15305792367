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

/** What stands for a thing that lies under an open pane of a small screen: what can be done there. */
function inFront(element: Element): Element | null {
  const pane = document.querySelector(".hex > .open");
  if (!pane || pane.contains(element)) return element;
  const [over, under] = [pane.getBoundingClientRect(), element.getBoundingClientRect()];
  const [x, y] = [under.x + under.width / 2, under.y + under.height / 2];
  const covers = x > over.left && x < over.right && y > over.top && y < over.bottom;
  return covers ? pane.querySelector(".deed .button") : element;
}

/** What is visible of the things that these marks mean, each once. */
export function spots(marks: readonly string[], seat: number): Spot[] {
  const found = new Map<Element, Spot>();
  for (const mark of marks) {
    const wanted = selector(mark, seat);
    if (!wanted) continue;
    for (const one of document.querySelectorAll(wanted)) {
      const element = inFront(one);
      if (!element) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width < 4 || height < 4 || y + height < 0 || y > innerHeight || x + width < 0 || x > innerWidth) continue;
      found.set(element, { x: x - 5, y: y - 5, width: width + 10, height: height + 10 });
      break;
    }
  }
  return [...found.values()];
}
