// Custom definitions: files that this browser stores and that are sent along where a party may name what is in them.
import { reading } from "../state/settings.svelte";
import { api } from "../api/http";
import type { CustomFilesReport } from "../api/protocol";

const storageKey = (game: string): string => `regelwerk.own.${game}`;
/** Names are part of the names of options at the server, which are short. */
const MAX_NAME_LENGTH = 30;

function storedFiles(game: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(storageKey(game)) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export class CustomFiles {
  readonly game: string;
  files = $state.raw<Record<string, string>>({});
  report = $state.raw<CustomFilesReport | null>(null);
  fault = $state("");

  constructor(game: string) {
    this.game = game;
    this.files = storedFiles(game);
  }

  get any(): boolean {
    return Object.keys(this.files).length > 0;
  }
  /** What can be sent along: nothing while something in the files is wrong. */
  get usable(): Record<string, string> {
    return this.report?.legal ? this.files : {};
  }

  async check(): Promise<void> {
    if (!this.any) {
      this.report = { legal: true, faults: [], cards: [] };
      return;
    }
    try {
      this.report = await api.post<CustomFilesReport>(`/api/games/${encodeURIComponent(this.game)}/own/check`, { files: this.files, lang: reading() });
      this.fault = "";
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    }
  }

  put(name: string, text: string): Promise<void> {
    const short = name.replace(/[^\w.äöüß -]/gi, "").trim().slice(-MAX_NAME_LENGTH) || "own.minis";
    return this.#keep({ ...this.files, [short.endsWith(".minis") ? short : `${short.slice(0, MAX_NAME_LENGTH - 6)}.minis`]: text });
  }
  drop(name: string): Promise<void> {
    return this.#keep(Object.fromEntries(Object.entries(this.files).filter(([key]) => key !== name)));
  }
  #keep(files: Record<string, string>): Promise<void> {
    this.files = files;
    try {
      localStorage.setItem(storageKey(this.game), JSON.stringify(files));
    } catch {
      // A browser that keeps nothing forgets them with the page.
    }
    return this.check();
  }
}

const filesByGame = new Map<string, CustomFiles>();
export function customFilesOf(game: string): CustomFiles {
  const found = filesByGame.get(game) ?? new CustomFiles(game);
  filesByGame.set(game, found);
  return found;
}
