// Gives the client the emblems that the games' definitions name, and no others.
//
// The icons of a game are many and none is needed before its card is seen, so they come in parts: one for each file of
// definitions (cards that are played together stand together). `virtual:emblems` tells which part holds a name.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { shortened } from "./paths.ts";

const NAMED = /\bemblem\s*=\s*"([a-z0-9-]+)"/g;
const ICONS = "virtual:icons";
const INDEX = "virtual:emblems";
const PART = "virtual:emblems/";
const WORDS = "virtual:words/";

interface Drawn {
  body: string;
}

/** The body of an icon, shortened and in the colour of the words around it. */
function rounded(body: string): string {
  return body
    .replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${shortened(path)}"`)
    .replace(/ fill="currentColor"/g, "");
}

/** Folders whose words no first page and no table needs: they come with the pages that do (`virtual:words/more/LANG`). */
const LATER = ["about", "decks", "parties", "replays"];

/** Words of the client in one language: the Fluent files of its folders, those that come later or the others. */
function wordsOf(source: string, lang: string, later: boolean): string {
  const folders = readdirSync(source, { withFileTypes: true }).filter((one) => one.isDirectory() && LATER.includes(one.name) === later);
  return folders.map((one) => words(join(source, one.name), lang)).join("\n");
}

function words(folder: string, lang: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return words(path, lang);
      return entry.name === `${lang}.ftl` ? readFileSync(path, "utf8") : "";
    })
    .filter(Boolean)
    .join("\n");
}

function definitions(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === "__pycache__" ? [] : definitions(path);
      return /\.(py|toml)$/.test(entry.name) ? [path] : [];
    });
}

export interface EmblemOptions {
  /** Where the games' packages lie. */
  sources: string;
  /** A JSON file with the icons of the client itself: what it calls them, and their names in the collection. */
  own: string;
  /** The icon collection. */
  icons: string;
  /** Where the client's own sources lie, with its words. */
  client: string;
}

export function emblems(options: EmblemOptions): Plugin {
  let collection: Record<string, Drawn> | undefined;
  const all = (): Record<string, Drawn> => (collection ??= JSON.parse(readFileSync(options.icons, "utf8")).icons);
  let parts: string[][] | undefined;

  function divided(): string[][] {
    if (parts !== undefined) return parts;
    const known = all();
    const seen = new Set<string>();
    parts = [];
    for (const file of definitions(options.sources)) {
      const text = readFileSync(file, "utf8");
      const names = [...text.matchAll(NAMED)].map((found) => found[1]!);
      const unknown = names.filter((name) => !(name in known));
      if (unknown.length) throw new Error(`${file}: there is no icon ${unknown.join(", ")}`);
      const fresh = [...new Set(names)].filter((name) => !seen.has(name));
      fresh.forEach((name) => seen.add(name));
      if (fresh.length) parts.push(fresh);
    }
    return parts;
  }

  return {
    name: "regelwerk-emblems",
    resolveId: (id) => (id === ICONS || id === INDEX || id.startsWith(PART) || id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0virtual:")) return undefined;
      if (id.startsWith(`\0${WORDS}`)) {
        const [lang = "", first] = id.slice(WORDS.length + 1).split("/").reverse();
        return `export default ${JSON.stringify(wordsOf(options.client, lang, first === "more"))};`;
      }
      const known = all();
      if (id === `\0${ICONS}`) {
        const own: Record<string, string> = JSON.parse(readFileSync(options.own, "utf8"));
        const drawn = Object.entries(own).map(([key, name]) => {
          const icon = known[name];
          if (icon === undefined) throw new Error(`there is no icon ${name} for ${key}`);
          return [key, rounded(icon.body)];
        });
        return `export default ${JSON.stringify(Object.fromEntries(drawn))};`;
      }
      if (id === `\0${INDEX}`) {
        const where = Object.fromEntries(divided().flatMap((names, part) => names.map((name) => [name, part])));
        const loads = divided().map((_, part) => `() => import("${PART}${part}")`);
        return `export const where = ${JSON.stringify(where)};\nexport const parts = [${loads.join(", ")}];`;
      }
      if (id.startsWith(`\0${PART}`)) {
        const names = divided()[Number(id.slice(PART.length + 1))] ?? [];
        const drawn = names.map((name) => [name, rounded(known[name]!.body)]);
        return `export default ${JSON.stringify(Object.fromEntries(drawn))};`;
      }
      return undefined;
    },
  };
}
