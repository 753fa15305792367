// What the server tells about the games: their decks and words, and the faces of their cards, in the language in force.
import { api } from "../api/http";
import type { Face, GameInfo, GuestInfo } from "../api/protocol";
import { reading, type Reading } from "./settings.svelte";

class Library {
  #games = $state.raw<Partial<Record<Reading, GameInfo[]>>>({});
  #faces = $state.raw<Record<string, Map<string, Face>>>({});
  #loading = new Map<string, Promise<void>>();
  me = $state.raw<GuestInfo | null>(null);
  /** Why the games could not be loaded. */
  fault = $state("");

  /** The games of this server, in order; empty until they are loaded. */
  get games(): GameInfo[] {
    return this.#games[reading()] ?? [];
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.game === name);
  }

  /** A word of a game (phase, zone, keyword, type) in the language in force; the key where there is none. */
  term(game: string, key: string): string {
    return this.game(game)?.terms[key] ?? key;
  }

  /** The cards of a game by code; undefined until they have come. */
  faces(game: string): Map<string, Face> | undefined {
    return this.#faces[`${game} ${reading()}`];
  }

  face(game: string, code: string): Face | undefined {
    return this.faces(game)?.get(code);
  }

  /** What is loading already is not asked for twice; who asks waits for the same answer. */
  #once(key: string, load: () => Promise<void>): Promise<void> {
    const found = this.#loading.get(key) ?? load().finally(() => this.#loading.delete(key));
    this.#loading.set(key, found);
    return found;
  }

  /** Ask for the games (again: when decks of one's own have changed). */
  loadGames(again = false): Promise<void> {
    const lang = reading();
    if (this.#games[lang] && !again) return Promise.resolve();
    return this.#once(`games ${lang}`, () => this.#askGames(lang, again));
  }

  async #askGames(lang: Reading, again: boolean): Promise<void> {
    try {
      this.me ??= await api.me(); // the cookie comes with it, and the list of decks holds one's own
      const games = await api.games(lang);
      this.#games = { ...(again ? {} : this.#games), [lang]: games };
      this.fault = "";
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    }
  }

  /** Ask for the cards of a game, in the language in force. */
  async loadCards(game: string): Promise<void> {
    const lang = reading();
    const key = `${game} ${lang}`;
    await this.loadGames();
    const version = this.#games[lang]?.find((one) => one.game === game)?.cards;
    if (version === undefined || this.#faces[key]) return;
    await this.#once(key, () => this.#askCards(game, lang, version, key));
  }

  async #askCards(game: string, lang: Reading, version: string, key: string): Promise<void> {
    try {
      const found = await api.cards(game, lang, version);
      this.#faces = { ...this.#faces, [key]: new Map(found.cards.map((card) => [card.code, card])) };
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    }
  }

  /** Another guest: what was listed belonged to the one before. */
  renew(me: GuestInfo): void {
    this.me = me;
    void this.loadGames(true);
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }
}

export const library = new Library();
