// Words of a text that a rule explains: what becomes a link to the rule's summary. The game says which they are.
import { library } from "./library.svelte";

/** A piece of a text; `rule` is the number of the rule that explains it, "" for plain words. */
export interface TextSegment {
  text: string;
  rule: string;
}

interface Known {
  pattern: RegExp;
  rules: Map<string, string>;
}

const compiled = new WeakMap<object, Known>();

function known(game: string): Known | null {
  const info = library.game(game);
  if (!info?.glossary.length) return null;
  const found = compiled.get(info);
  if (found) return found;
  const rules = new Map(info.glossary.flatMap((one) => one.words.map((word): [string, string] => [word.toLowerCase(), one.rule])));
  const words = [...rules.keys()].sort((a, b) => b.length - a.length).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const made = { pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.join("|")})(?![\\p{L}\\p{N}-])`, "giu"), rules };
  compiled.set(info, made);
  return made;
}

/** Lines of one text, taken apart; a rule is linked where its word stands first.
 *
 *  names  of cards: they stand for themselves, also where they hold such a word
 *  except the number of the rule that is being read */
export function annotate(lines: readonly string[], game: string, names: readonly string[] = [], except = ""): TextSegment[][] {
  const book = known(game);
  if (!book) return lines.map((text) => [{ text, rule: "" }]);
  const seen = new Set([except]);
  return lines.map((line) => {
    const taken = names.filter(Boolean).flatMap((name) => [...line.matchAll(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "g"))].map((one) => [one.index, one.index + name.length] as const));
    const parts: TextSegment[] = [];
    let from = 0;
    for (const match of line.matchAll(book.pattern)) {
      const rule = book.rules.get(match[0].toLowerCase()) ?? "";
      const end = match.index + match[0].length;
      if (!rule || seen.has(rule) || taken.some(([start, stop]) => match.index < stop && end > start)) continue;
      seen.add(rule);
      if (match.index > from) parts.push({ text: line.slice(from, match.index), rule: "" });
      parts.push({ text: match[0], rule });
      from = end;
    }
    if (from < line.length || !parts.length) parts.push({ text: line.slice(from), rule: "" });
    return parts;
  });
}
