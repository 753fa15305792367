// What a person has chosen for this browser; kept in it, and nowhere else.
import type { SoundKind } from "./sounds.svelte";

export type Lang = "de" | "en";
/** The language of the words, and in German whether cards have their English names all the same (docs/protocol.md). */
export type Reading = Lang | "de-x-en";
export type Theme = "system" | "light" | "dark" | "contrast";
/** How fast the deeds of others are shown. */
export type Pace = "slow" | "normal" | "fast" | "instant";
export type Motion = "system" | "on" | "off";

/** What can be done by a key of one's own. */
export const ACTIONS = [
  "primary",
  "end-turn",
  "cancel",
  "back",
  "options",
  "why",
  "zoom",
  "pin",
  "log",
  "chat",
  "chain",
  "seat",
  "yield-chain",
  "yield-turn",
  "mute",
  "help",
] as const;
export type Action = (typeof ACTIONS)[number];

export const DEFAULT_KEYS: Record<Action, string> = {
  primary: "Space",
  "end-turn": "f",
  cancel: "Escape",
  back: "z",
  options: "o",
  why: "w",
  zoom: "v",
  pin: "p",
  log: "l",
  chat: "t",
  chain: "c",
  seat: "n",
  "yield-chain": "k",
  "yield-turn": "e",
  mute: "m",
  help: "?",
};

interface StoredSettings {
  lang: Lang;
  /** In which language cards are called, in German words. */
  cardNames: Lang;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  volume: number;
  /** By kind of sound, as a part of `volume`. */
  volumes: Record<SoundKind, number>;
  muted: boolean;
  notify: boolean;
  /** How large cards are drawn at the tables, in parts of what fits: one of `CARD_SIZES`. */
  cardSize: number;
  /** Whether what is pressed lies at the left. */
  leftHanded: boolean;
  /** Whether a table is words, as in the terminal, and not drawn. */
  textMode: boolean;
  chat: boolean;
  coordinates: boolean;
  shortcuts: boolean;
  /** Whether I am asked before a turn of mine ends in which something is left undone. */
  askEnd: boolean;
  /** The order of the cards in hand. */
  handSort: "drawn" | "cost" | "kind";
  keys: Record<Action, string>;
  /** By game: where I want to be asked besides the questions that matter. */
  pacing: Record<string, PassingSettings>;
}

/** `on`: the server passes for me where nothing matters; `full`: but nowhere where I can do anything; the rest by key. */
export interface PassingSettings {
  on: boolean;
  full: boolean;
  stops: string[];
  always: string[];
  never: string[];
}

export const CARD_SIZES = [0.9, 1, 1.1, 1.2, 1.3] as const;

const NAME = "regelwerk.settings";

function usual(): StoredSettings {
  return {
    lang: navigator.language.toLowerCase().startsWith("de") ? "de" : "en",
    cardNames: "en",
    theme: "dark",
    motion: "system",
    pace: "normal",
    volume: 0.5,
    volumes: { cards: 1, fight: 1, turn: 1, chat: 1, result: 1 },
    muted: false,
    notify: false,
    cardSize: 1,
    leftHanded: false,
    textMode: false,
    chat: true,
    coordinates: true,
    shortcuts: true,
    askEnd: true,
    handSort: "drawn",
    keys: { ...DEFAULT_KEYS },
    pacing: {},
  };
}

function kept(): StoredSettings {
  const start = usual();
  try {
    const found = JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<StoredSettings>;
    return { ...start, ...found, keys: { ...start.keys, ...found.keys }, volumes: { ...start.volumes, ...found.volumes } };
  } catch {
    return start;
  }
}

/** The settings; a change is kept and shown at once. */
export const settings = $state<StoredSettings>(kept());

/** What the server is asked to word things in. */
export const reading = (): Reading => (settings.lang === "de" && settings.cardNames === "en" ? "de-x-en" : settings.lang);

const still = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");
const media = $state({ still: still.matches, dark: dark.matches, contrast: contrast.matches });
still.onchange = () => (media.still = still.matches);
dark.onchange = () => (media.dark = dark.matches);
contrast.onchange = () => (media.contrast = contrast.matches);

/** Whether things may move. */
export const animationsEnabled = (): boolean => (settings.motion === "system" ? !media.still : settings.motion === "on");
/** Milliseconds of an animation: none where nothing may move. */
export const animationDuration = (milliseconds: number): number => (animationsEnabled() ? milliseconds : 0);
/** The theme in force. */
export const theme = (): "light" | "dark" | "contrast" =>
  settings.theme !== "system" ? settings.theme : media.contrast ? "contrast" : media.dark ? "dark" : "light";

/** Keeps the settings and puts them on the page; to be called once, by the outermost component. */
export function watchSystem(): void {
  $effect(() => {
    try {
      localStorage.setItem(NAME, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.lang;
    root.dataset.theme = theme();
    root.dataset.motion = animationsEnabled() ? "on" : "off";
    root.dataset.hand = settings.leftHanded ? "left" : "right";
    root.dataset.cards = settings.cardSize > 1 ? "larger" : "usual";
    root.style.setProperty("--card-size", `${settings.cardSize}`);
  });
}
