// The client's own words in both languages. What belongs to a game comes worded from the server.
//
// Every folder may have a `locale/en.ftl` and a `locale/de.ftl` (Fluent); all of them are one bundle for each language,
// so a key begins with the name of its folder ("table-…", "home-…").
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Lang } from "./settings.svelte";

const files = import.meta.glob<string>("../**/locale/*.ftl", { query: "?raw", import: "default", eager: true });

function bundle(lang: Lang): FluentBundle {
  const found = new FluentBundle(lang, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith(`/${lang}.ftl`)) found.addResource(new FluentResource(text));
  }
  return found;
}

const bundles: Partial<Record<Lang, FluentBundle>> = {};

/** A message in the language in force; the key itself where there is none, so that it is seen in a test. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  const lang = settings.lang;
  const words = (bundles[lang] ??= bundle(lang));
  const message = words.getMessage(key);
  return message?.value ? words.formatPattern(message.value, values ?? null, []) : key;
}

/** Whether there is such a message. */
export function has(key: string): boolean {
  return (bundles[settings.lang] ??= bundle(settings.lang)).hasMessage(key);
}
