// The client's own words in both languages. What belongs to a game comes worded from the server.
//
// Every folder may have a `locale/en.ftl` and a `locale/de.ftl` (Fluent). Those of a language are two files: the words of
// the first page and of the tables, and those of other pages, which come with them. So a key begins with the name of its
// folder ("table-…", "home-…").
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { settings, type Lang } from "./settings.svelte";

type File = () => Promise<{ default: string }>;
const FILES: Record<Lang, [File, File]> = {
  en: [() => import("virtual:words/en"), () => import("virtual:words/more/en")],
  de: [() => import("virtual:words/de"), () => import("virtual:words/more/de")],
};

let bundles = $state.raw<Partial<Record<Lang, FluentBundle>>>({});
const loaded = new Set<File>();
/** How many of the files have been needed so far. */
let needed = 1;

/** Load the words of a language; the page is not shown before those of the first one are there. */
export async function loadLanguage(lang: Lang): Promise<void> {
  const files = FILES[lang].slice(0, needed).filter((one) => !loaded.has(one));
  if (!files.length) return;
  const texts = await Promise.all(files.map((one) => one()));
  const found = bundles[lang] ?? new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) found.addResource(new FluentResource(text.default), { allowOverrides: true });
  files.forEach((one) => loaded.add(one));
  bundles = { ...bundles, [lang]: found };
}

/** Load the words of the pages besides the first one and the tables, for as long as the client is open. */
export function loadMoreWords(): Promise<void> {
  needed = 2;
  return untrack(() => loadLanguage(settings.lang)); // a page is not loaded again because the language changes
}

/** The words in force: until those of a language just chosen have come, the others. */
function words(): FluentBundle | undefined {
  return bundles[settings.lang] ?? bundles.en ?? bundles.de;
}

/** A message in the language in force; the key itself where there is none, so that it is seen in a test. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  const found = words();
  const message = found?.getMessage(key);
  return found && message?.value ? found.formatPattern(message.value, values ?? null, []) : key;
}

/** Whether there is such a message. */
export function has(key: string): boolean {
  return words()?.hasMessage(key) ?? false;
}

/** Format a number with one decimal, as the language in force writes it. */
export function formatDecimal(value: number): string {
  return value.toLocaleString(settings.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
