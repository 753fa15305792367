// A party that is being built: figures with the cards in their bars, and its text as the server reads it.
import type { DeckReport, Face } from "../api/protocol";

export interface Member {
  /** Stays the same while the list is changed. */
  id: number;
  figure: string;
  cards: string[];
}

export interface Draft {
  name: string;
  /** The code of its scenario. */
  scenario: string;
  members: Member[];
}

let next = 1;
export const member = (figure: string, cards: string[] = []): Member => ({ id: next++, figure, cards });

/** The party of a report: its cards stand in the order of the figures, each figure before its bar. */
export function draftOf(report: DeckReport): Draft {
  const members: Member[] = [];
  for (const card of report.cards) {
    if (card.part.startsWith("figure")) members.push(member(card.code));
    else members.at(-1)?.cards.push(...Array<string>(card.count).fill(card.code));
  }
  return { name: report.name, scenario: report.format, members };
}

/** The text of a party: title, scenario, each figure with its cards indented below it. */
export function textOf(draft: Draft, face: (code: string) => Face | undefined): string {
  const name = (code: string): string => face(code)?.name ?? code;
  const lines = [`# ${draft.name.replace(/[#\n]/g, " ").trim() || "Party"}`];
  if (draft.scenario) lines.push(`scenario: ${face(`scenario/${draft.scenario}`)?.name ?? draft.scenario}`);
  lines.push("");
  for (const one of draft.members) lines.push(name(one.figure), ...one.cards.map((code) => `  ${name(code)}`));
  return `${lines.join("\n")}\n`;
}

/** The honor of all its figures. */
export const honor = (draft: Draft, face: (code: string) => Face | undefined): number =>
  draft.members.reduce((sum, one) => sum + (Number(face(one.figure)?.cost) || 0), 0);

const words = (face: Face | undefined, field: string): string[] => {
  const found = face?.fields[field];
  return Array.isArray(found) ? (found as string[]) : [];
};

/** Whether the server may let a figure have a card: by what both say of classes. The last word is the server's. */
export function canEquip(card: Face, figure: Face | undefined): boolean {
  const wanted = words(card, "class");
  return !wanted.length || wanted.some((one) => words(figure, "class").includes(one));
}
