// The pages by the first part of the address. Each is loaded when it is first gone to; the folder of a page that is not
// there simply has no entry in the navigation.
import type { Component } from "svelte";
import { loadMoreWords } from "./state/i18n.svelte";

/** What a page gets: the rest of the address ("/rules/wowtcg/602" is ["wowtcg", "602"]). */
export interface PageProps {
  path: string[];
}

type Loader = () => Promise<{ default: Component<PageProps> }>;

const found = import.meta.glob<{ default: Component<PageProps> }>([
  "./home/Page.svelte",
  "./room/Page.svelte",
  "./games/Page.svelte",
  "./about/Page.svelte",
  "./decks/Page.svelte",
  "./parties/Page.svelte",
  "./rules/Page.svelte",
  "./replays/Page.svelte",
  "./coach/Page.svelte",
  "./lessons/Page.svelte",
  "./limited/Page.svelte",
  "./tournaments/Page.svelte",
  "./puzzles/Page.svelte",
]);

/** First part of the address: folder. */
const FOLDERS: Record<string, string> = {
  "": "home",
  r: "room",
  games: "games",
  about: "about",
  decks: "decks",
  parties: "parties",
  rules: "rules",
  replays: "replays",
  review: "coach",
  differences: "lessons",
  limited: "limited",
  tournament: "tournaments",
  puzzles: "puzzles",
};

/** The pages that have all their words from the beginning. */
const FIRST = ["home", "room"];

/** How to load the page of an address with its words, undefined if there is none. */
export function page(first: string): Loader | undefined {
  const folder = FOLDERS[first] ?? "";
  const load = found[`./${folder}/Page.svelte`];
  if (!load || FIRST.includes(folder)) return load;
  return async () => (await Promise.all([load(), loadMoreWords()]))[0];
}

/** The navigation, in order: first part of the address, icon. */
export const MENU: [string, string][] = (
  [
    ["", "play"],
    ["games", "honor"],
    ["puzzles", "idea"],
    ["decks", "decks"],
    ["parties", "party"],
    ["rules", "rule"],
    ["replays", "replay"],
  ] as [string, string][]
).filter(([first]) => page(first) !== undefined);
