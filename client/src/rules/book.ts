// A rulebook as it is read: books within it, sections, and the numbers that its texts name.
import type { RuleInfo } from "../api/protocol";
import type { TextSegment } from "../state/glossary";

/** The book of a number: "wow7.4" of "wow7.4:409.2". */
export const bookOf = (number: string): string => number.slice(0, Math.max(0, number.indexOf(":")));

/** What stands together: the number up to its first point ("wow:303" of "wow:303.2a"). A name is alone. */
export function sectionOf(number: string): string {
  const local = number.slice(number.indexOf(":") + 1);
  const point = local.indexOf(".");
  return point < 0 ? number : number.slice(0, number.length - local.length + point);
}

export interface Book {
  key: string;
  rules: RuleInfo[];
}

/** The rules by book, in the order in which the books begin. */
export function books(rules: RuleInfo[]): Book[] {
  const found = new Map<string, RuleInfo[]>();
  for (const rule of rules) {
    const key = bookOf(rule.number);
    const list = found.get(key);
    if (list) list.push(rule);
    else found.set(key, [rule]);
  }
  return [...found].map(([key, list]) => ({ key, rules: list }));
}

/** Where rules come from, without the place in it. */
export const sourceOf = (rule: RuleInfo): string => rule.source.replace(/,\s*(section|p\.|page|pages|glossary|Abschnitt|S\.).*$/i, "");

/** A text with the numbers of rules in it as links. `known` says which there are. */
export function linkRules(text: string, number: string, known: (number: string) => boolean): TextSegment[] {
  const found: TextSegment[] = [];
  let from = 0;
  for (const match of text.matchAll(/(?:[a-z][\w.]*:)?(?:\d{3}(?:\.\d+[a-z]?)+|(?<=:)[\w.-]*\w)/g)) {
    const full = match[0].includes(":") ? match[0] : `${bookOf(number)}:${match[0]}`;
    if (!known(full) || full === number) continue;
    if (match.index > from) found.push({ text: text.slice(from, match.index), rule: "" });
    found.push({ text: match[0], rule: full });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), rule: "" });
  return found;
}
