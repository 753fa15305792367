// The cards of a pool: counted, by kind, the cheap ones first.
import type { Face } from "../api/protocol";
import { costOf } from "../decks/filters";

export interface PoolRow {
  code: string;
  face: Face | undefined;
  count: number;
}

export interface PoolGroup {
  kind: string;
  count: number;
  rows: PoolRow[];
}

export function counted(codes: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const code of codes) found[code] = (found[code] ?? 0) + 1;
  return found;
}

/** The codes that a deck does not use, each copy once. */
export function rest(pool: readonly string[], main: Record<string, number>): string[] {
  const used = { ...main };
  return pool.filter((code) => {
    if (!used[code]) return true;
    used[code]! -= 1;
    return false;
  });
}

export const codesOf = (cards: Record<string, number>): string[] => Object.entries(cards).flatMap(([code, count]) => Array<string>(count).fill(code));

export function grouped(cards: Record<string, number>, faces: ReadonlyMap<string, Face> | undefined): PoolGroup[] {
  const groups = new Map<string, PoolGroup>();
  for (const [code, count] of Object.entries(cards)) {
    const face = faces?.get(code);
    const kind = face?.kind ?? "";
    const group = groups.get(kind) ?? { kind, count: 0, rows: [] };
    group.count += count;
    group.rows.push({ code, face, count });
    groups.set(kind, group);
  }
  const cost = (row: PoolRow): number => costOf(row.face) ?? -1;
  for (const group of groups.values()) group.rows.sort((a, b) => cost(a) - cost(b) || (a.face?.name ?? "").localeCompare(b.face?.name ?? ""));
  return [...groups.values()].sort((a, b) => b.count - a.count || a.kind.localeCompare(b.kind));
}
