// A deck that is being built: what is in it, and its text as the server reads it.
import type { DeckReport, Face, GameInfo } from "../api/protocol";
import type { DeckProfile } from "./deck_profiles";

export type Part = "main" | "side";

/** A deck: codes with counts, in the order in which they came. */
export interface Draft {
  name: string;
  /** Keys of the game's formats and editions. */
  format: string;
  edition: string;
  hero: string;
  main: Record<string, number>;
  side: Record<string, number>;
}

export const empty = (info: GameInfo | undefined): Draft => ({
  name: "",
  format: info?.formats[0]?.key ?? "",
  edition: info?.editions[0]?.key ?? "",
  hero: "",
  main: {},
  side: {},
});

/** The deck of a report. */
export function draftOf(report: DeckReport): Draft {
  const found: Draft = { name: report.name, format: report.format, edition: report.edition, hero: "", main: {}, side: {} };
  for (const card of report.cards) {
    if (card.part === "hero") found.hero = card.code;
    else found[card.part === "side" ? "side" : "main"][card.code] = card.count;
  }
  return found;
}

/** Put copies in, or take some out. */
export function change(draft: Draft, part: Part, code: string, by: number): void {
  const count = Math.max(0, (draft[part][code] ?? 0) + by);
  if (count) draft[part][code] = count;
  else delete draft[part][code];
}

export const size = (cards: Record<string, number>): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

/** What stands for a deck in a picture: its figures; or its hero, and the dearest cards, each colour's dearest first. */
export function coverOf(faces: readonly Face[]): Face[] {
  const figures = faces.filter((one) => one.kind === "figure");
  if (figures.length) return figures.slice(0, 5);
  const hero = faces.filter((one) => one.kind === "hero");
  const cards = faces.filter((one) => one.kind !== "hero" && one.cost).sort((a, b) => parseInt(b.cost) - parseInt(a.cost));
  const first = (one: Face): boolean => cards.find((other) => other.colours.join() === one.colours.join()) === one;
  return [...hero, ...(hero.length ? cards : [...cards.filter(first), ...cards.filter((one) => !first(one))])].slice(0, 3);
}

/** The same from the text of a deck. */
export function coverOfText(text: string, faces: Iterable<Face>): Face[] {
  const named = new Map([...faces].map((one) => [one.name.toLowerCase(), one]));
  const [main = ""] = text.split(/^side:/m);
  return coverOf(main.split("\n").flatMap((line) => named.get(line.replace(/^\s*(?:hero:|\d+x?)?\s*/i, "").trim().toLowerCase()) ?? []));
}

/** The text of a deck: its title, what it is meant for where the game leaves a choice, and a line for each card. */
export function textOf(draft: Draft, sort: DeckProfile, info: GameInfo | undefined, face: (code: string) => Face | undefined): string {
  const name = (code: string): string => face(code)?.name ?? code;
  const lines = [`# ${draft.name.replace(/[#\n]/g, " ").trim() || "Deck"}`];
  if (info && info.formats.length > 1) lines.push(`format: ${draft.format}`);
  if (info && info.editions.length > 1 && draft.edition !== info.editions[0]!.key) lines.push(`edition: ${draft.edition}`);
  if (sort.hero && draft.hero) lines.push(`hero: ${name(draft.hero)}`);
  lines.push("");
  const cards = (part: Record<string, number>): string[] => Object.entries(part).map(([code, count]) => `${count} ${name(code)}`);
  lines.push(...cards(draft.main));
  if (sort.side && size(draft.side)) lines.push("", "side:", ...cards(draft.side));
  return `${lines.join("\n")}\n`;
}

/** A pasted line in the form that the server reads: bullets away, the count before the name, plain headings as
 *  comments. Lines stay lines, so that a report speaks of the ones that were pasted. */
export function tidy(line: string): string {
  const text = line
    .trim()
    .replace(/^[-*•–]\s+/, "")
    .replace(/ /g, " ")
    .replace(/^\/\/\s*/, "# ");
  if (text === "" || text.startsWith("#")) return text;
  const heading = /^(side(?:\s?-?deck|board)?)\s*(?:\(\d+\))?:?$/i.exec(text);
  if (heading) return "side:";
  if (/^(main(?:\s?deck)?|deck|allies|abilities|equipment|quests|creatures|spells|verbündete|fähigkeiten|ausrüstung|kreaturen|zaubersprüche)\s*(?:\(\d+\))?:?$/i.test(text)) {
    return `# ${text}`;
  }
  const hero = /^(?:1\s*x?\s+)?(?:hero|held|heldin)\s*:\s*(.+)$/i.exec(text);
  if (hero) return `hero: ${hero[1]}`;
  const after = /^(\D.*?)\s*[x×]\s*(\d+)$/i.exec(text) ?? /^(\D.*?)\s*\((\d+)\)$/.exec(text);
  if (after) return `${after[2]} ${after[1]}`;
  const before = /^(\d+)\s*[x×]?\s*[-–:]?\s*(\D.*)$/i.exec(text);
  if (before) return `${before[1]} ${before[2]!.replace(/^[x×]\s+/i, "")}`;
  return /^[a-z]+:/i.test(text) ? text : `1 ${text}`;
}

/** A part of the printed list of a deck. */
export interface SheetSection {
  title: string;
  lines: { count: number; name: string; cost: string }[];
}

/** A deck's cards in the order in which they are drawn: every copy once, shuffled. For sample hands only. */
export function shuffled(cards: Record<string, number>): string[] {
  const found = Object.entries(cards).flatMap(([code, count]) => Array<string>(count).fill(code));
  for (let i = found.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [found[i], found[j]] = [found[j]!, found[i]!];
  }
  return found;
}
