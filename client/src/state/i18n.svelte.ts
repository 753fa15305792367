// The client's own words in both languages. What belongs to a game comes worded from the server.
//
// Every folder may have a `locale/en.ftl` and a `locale/de.ftl` (Fluent); all of a language are one file that is loaded
// when the language is first used. So a key begins with the name of its folder ("table-…", "home-…").
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Lang } from "./settings.svelte";

const FILES: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  de: () => import("virtual:words/de"),
};

let bundles = $state.raw<Partial<Record<Lang, FluentBundle>>>({});

/** Load the words of a language; the page is not shown before those of the first one are there. */
export async function loadLanguage(lang: Lang): Promise<void> {
  if (bundles[lang]) return;
  const found = new FluentBundle(lang, { useIsolating: false });
  found.addResource(new FluentResource((await FILES[lang]()).default));
  bundles = { ...bundles, [lang]: found };
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
