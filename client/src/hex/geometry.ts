// The board as it is drawn: hexes with pointed tops, r downwards. No rule is computed here.

/** A space of the board, as the server draws it. */
export interface Space {
  n: number;
  name: string;
  q: number;
  r: number;
  terrain: "open" | "forest" | "hill";
  victory: boolean;
  /** Whether figures score here. */
  scores: boolean;
  /** The sign of a start space, "" for none. */
  start: string;
}

export interface Board {
  spaces: Space[];
  walls: [number, number][];
}

/** From the middle of a hex to its corners. */
export const SIZE = 40;
const WIDTH = SIZE * Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}

export const center = (q: number, r: number): Point => ({ x: WIDTH * (q + r / 2), y: SIZE * 1.5 * r });

/** The corners of a hex around (0, 0), for `points`. */
export function corners(size: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 90);
    return `${(size * Math.cos(angle)).toFixed(1)},${(size * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What shows the whole board. */
export function boundingBox(board: Board): Box {
  const points = [...board.spaces.map((space) => center(space.q, space.r)), ...board.walls.map(([q, r]) => center(q, r))];
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, top] = [Math.min(...xs) - SIZE - 6, Math.min(...ys) - SIZE - 6];
  return { x: left, y: top, w: Math.max(...xs) + SIZE + 6 - left, h: Math.max(...ys) + SIZE + 6 - top };
}

const NEXT = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

/** A way to draw for a move whose cost the server told: back over spaces that cost less, to where it starts. */
export function cheapestPath(board: Board, costs: Map<number, number>, from: number, to: number): number[] {
  const at = new Map(board.spaces.map((space) => [`${space.q},${space.r}`, space]));
  const found = [to];
  let here = board.spaces[to];
  for (let guard = 0; here && here.n !== from && guard < 30; guard++) {
    const { q, r } = here;
    const own = costs.get(here.n) ?? Infinity;
    let best: Space | undefined;
    let least = Infinity;
    for (const [dq, dr] of NEXT) {
      const next = at.get(`${q + dq},${r + dr}`);
      if (!next) continue;
      const cost = next.n === from ? 0 : (costs.get(next.n) ?? Infinity);
      if (cost < own && cost < least) [best, least] = [next, cost];
    }
    if (!best) break;
    found.push(best.n);
    here = best;
  }
  if (found.at(-1) !== from) return [from, to];
  return found.reverse();
}
