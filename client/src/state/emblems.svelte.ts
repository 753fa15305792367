// The emblems of cards, loaded in parts when the first one of a part is seen.
import { SvelteMap } from "svelte/reactivity";

const bodies = new SvelteMap<string, string>();
const asked = new Set<number>();
let index: Promise<typeof import("virtual:emblems")> | null = null;

async function load(name: string): Promise<void> {
  const { where, parts } = await (index ??= import("virtual:emblems"));
  const part = where[name];
  if (part === undefined || asked.has(part)) return;
  asked.add(part);
  const found = await parts[part]!();
  for (const [key, body] of Object.entries(found.default)) bodies.set(key, body);
}

/** The drawing of an emblem (what stands inside an SVG of 512 by 512); undefined until it has come. */
export function emblem(name: string): string | undefined {
  const found = bodies.get(name);
  if (found === undefined) void load(name);
  return found;
}
