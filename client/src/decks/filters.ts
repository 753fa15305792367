// The search line and the filters beside it: a filter is a part of the line, so that the line always says what is shown.
import type { Face } from "../api/protocol";

const PART = /(-?)([\w.]+)(<=|>=|!=|[:=<>])("[^"]*"|\S+)/g;
const SHORT: Record<string, string> = { t: "type", c: "class", f: "faction", r: "rarity", s: "set", k: "keyword", x: "text" };

/** What a line asks of a field with `:` or `=`; "" for nothing. */
export function filterValue(line: string, field: string): string {
  for (const [, negative, name, mark, value] of line.matchAll(PART)) {
    const key = name!.toLowerCase();
    if (!negative && (SHORT[key] ?? key) === field && (mark === ":" || mark === "=")) return value!.replaceAll('"', "");
  }
  return "";
}

/** The line with that asked of a field, or nothing any more ("") . */
export function withFilter(line: string, field: string, value: string): string {
  const kept = line.replace(PART, (part: string, _: string, name: string) => {
    const key = name.toLowerCase();
    return (SHORT[key] ?? key) === field ? "" : part;
  });
  const wanted = value === "" ? "" : `${field}:${/\s/.test(value) ? `"${value}"` : value}`;
  return [kept.replace(/\s+/g, " ").trim(), wanted].filter(Boolean).join(" ");
}

/** A field that cards can be chosen by, with what there is of it and how often. */
export interface Facet {
  field: string;
  values: [string, number][];
}

/** More values than these are no list to choose from. */
const MAX_FACET_VALUES = 60;
const ORDER = ["type", "class", "civilization", "faction", "keyword", "rarity", "set", "tag", "race"];

export const isToken = (face: Face): boolean => Array.isArray(face.fields["is"]) && (face.fields["is"] as unknown[]).includes("token");

/** What the cards of a game can be chosen by. */
export function facets(faces: Iterable<Face>): Facet[] {
  const found = new Map<string, Map<string, number>>();
  for (const face of faces) {
    if (isToken(face)) continue;
    for (const [field, value] of Object.entries(face.fields)) {
      if (!Array.isArray(value)) continue;
      const counts = found.get(field) ?? new Map<string, number>();
      for (const one of value as unknown[]) counts.set(String(one), (counts.get(String(one)) ?? 0) + 1);
      found.set(field, counts);
    }
  }
  const place = (field: string): number => (ORDER.includes(field) ? ORDER.indexOf(field) : ORDER.length);
  return [...found]
    .filter(([, counts]) => counts.size > 1 && counts.size <= MAX_FACET_VALUES)
    .map(([field, counts]) => ({ field, values: [...counts].sort((a, b) => a[0].localeCompare(b[0])) }))
    .sort((a, b) => place(a.field) - place(b.field));
}

/** The costs that there are, up to the one from which they are put together. */
export function costs(faces: Iterable<Face>): number[] {
  const found = new Set<number>();
  for (const face of faces) {
    const cost = face.fields["cost"];
    if (typeof cost === "number" && !isToken(face)) found.add(cost);
  }
  return [...found].sort((a, b) => a - b);
}

export const costOf = (face: Face | undefined): number | null => {
  const cost = face?.fields["cost"];
  return typeof cost === "number" ? cost : null;
};
