// Where a panel over the table covers least of what must be seen.

/** A rectangle in the window, in pixels. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

function overlap(a: Spot, b: Spot): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Of the places where a panel of that size can stand, the one that covers least of what must be seen, and how much. */
export function freest(places: readonly { x: number; y: number }[], width: number, height: number, seen: readonly Spot[]): { x: number; y: number; covered: number } {
  let best = places[0] ?? { x: 0, y: 0 };
  let least = Infinity;
  for (const place of places) {
    const covered = seen.reduce((sum, spot) => sum + overlap({ ...place, width, height }, spot), 0);
    if (covered < least) [best, least] = [place, covered];
  }
  return { ...best, covered: least };
}
