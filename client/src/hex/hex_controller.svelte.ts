// What a person does at the hex table: which space or figure a click means, what is pointed at, what is asked about it.
import { createContext } from "svelte";
import { cardDisplay, type CardDisplay } from "../components/card";
import { whyNot } from "../room/room_actions";
import { TableController, type Highlight } from "../table/table_controller.svelte";
import { library } from "../state/library.svelte";
import type { OptionInfo, Face } from "../api/protocol";
import type { Blow } from "./blows";
import { cheapestPath, type Board } from "./geometry";
import { parseHexView, type OptionOdds, type HexView, type Figure } from "./parse_view";

/** Verbs whose `n` is a space. */
const SPACES = new Set(["move", "push", "teleport"]);
/** Verbs that stand for a figure itself. */
const FIGURES = new Set(["act", "target"]);

/** What a figure sees of another one. */
export interface SightInfo {
  clear: boolean;
  path: number[];
  blockers: number[];
  longer: number[];
  distance: number | null;
}

export interface PieceDetails {
  lines: string[];
  changes: string[];
  reach: Map<number, number>;
  sight: Map<number, SightInfo>;
}

/** What a button says: the list's label, unless that tells the whole card. */
export const shortLabel = (option: OptionInfo): string => (option.label && option.label.length <= 56 ? option.label : option.text);

export class HexController extends TableController {
  /** The figure whose details stand at the side, 0: whoever acts. */
  selected = $state(0);
  /** The figure and the space that are pointed at. */
  over = $state(0);
  spot = $state(-1);
  /** The last attacks with their dice. */
  blows = $state.raw<Blow[]>([]);
  #asked = new Map<string, Promise<PieceDetails | null>>();
  /** The target that was clicked, where the question for it comes only after the attack was chosen. */
  #wanted = 0;
  #drawn = $state.raw<{ name: string; board: Board } | null>(null);

  view = $derived.by((): HexView | null => {
    const state = this.connection.state;
    return state ? parseHexView(state.view, state.names, state.ask?.more ?? {}) : null;
  });
  figures = $derived((this.view?.parties ?? []).flatMap((party) => party.figures));

  /** Definitions that the players have brought along, by code. */
  #brought = $state.raw(new Map<string, Face>());

  override face = (code: string): Face | undefined => (code ? (this.#brought.get(code) ?? library.face(this.game, code)) : undefined);

  /** Ask for what the players have brought along, where the game reads definitions of one's own. */
  async bring(): Promise<void> {
    if (!library.game(this.game)?.own) return;
    const found = await this.connection.brought().catch(() => []);
    if (found.length) this.#brought = new Map(found.map((face) => [face.code, face]));
  }

  /** The board: the game's own by its name, or what the server draws. */
  get map(): Board | null {
    const name = this.view?.board ?? "";
    if (this.#drawn?.name === name) return this.#drawn.board;
    for (const face of library.faces(this.game)?.values() ?? []) {
      if (face.kind === "board" && (face.name === name || face.other === name)) return face.fields["board"] as Board;
    }
    return null;
  }

  /** Ask for the board where it is none of the game's own, or another victory space counts. */
  async draw(): Promise<void> {
    const name = this.view?.board ?? "";
    if (!name || this.#drawn?.name === name) return;
    const said = await this.connection.request({ t: "look", handle: 0 });
    if (said.t === "details" && said.data["board"]) this.#drawn = { name, board: said.data["board"] as Board };
  }

  figure(handle: number): Figure | undefined {
    return handle ? this.figures.find((one) => one.handle === handle) : undefined;
  }

  /** By space, what can be done there. */
  spaces = $derived.by((): Map<number, OptionInfo[]> => {
    const found = new Map<number, OptionInfo[]>();
    for (const option of this.open) {
      if (SPACES.has(option.verb)) found.set(option.n, [...(found.get(option.n) ?? []), option]);
    }
    return found;
  });

  /** What an option can come to for a figure. */
  chances(handle: number): OptionOdds[] {
    return (this.view?.chances ?? []).filter((one) => one.target === handle);
  }

  override optionsOf(handle: number): OptionInfo[] {
    if (!handle) return [];
    const options = this.open;
    const direct = options.filter((one) => (one.object === handle && one.verb !== "play") || one.subject === handle);
    const reach = new Set(this.chances(handle).map((one) => one.option));
    return [...direct, ...options.filter((one) => reach.has(one.i) && !direct.includes(one))].filter((one) => !SPACES.has(one.verb));
  }

  override highlight(handle: number): Highlight {
    const found = this.ask ? this.optionsOf(handle) : [];
    if (!found.length) return "";
    return found[0]!.subject === handle ? "may" : "target";
  }

  /** Options that stand as buttons: all but spaces and figures to choose. */
  buttons = $derived.by((): OptionInfo[] => {
    const ask = this.ask;
    if (!ask) return [];
    return this.open.filter((one) => one.i !== ask.primary && one.i !== ask.closing && one.same < 0 && !SPACES.has(one.verb));
  });

  protected override turn(): string {
    return `${this.view?.time ?? 0} ${this.view?.acting ?? 0}`;
  }

  /** A figure was clicked. An attack is looked at before it is made: its odds stand beside its button. */
  pick(handle: number, spot: { x: number; y: number }): void {
    if (this.isWhyMode) {
      this.isWhyMode = false;
      void this.whyFigure(handle);
      return;
    }
    const found = this.optionsOf(handle);
    const plain = found.filter((one) => FIGURES.has(one.verb));
    this.selected = handle;
    if (plain.length === 1 && found.length === 1) void this.answer(plain[0]!);
    else if (plain.length > 1) this.menu = { handle, options: found, ...spot };
  }

  /** Do what an option says to a figure, also where the figure is asked for only afterwards. */
  async strike(option: OptionInfo, target: number): Promise<void> {
    this.#wanted = option.object ? 0 : target;
    await this.answer(option);
  }

  /** A space was clicked. */
  go(space: number, at: { x: number; y: number }): void {
    if (this.isWhyMode) {
      this.isWhyMode = false;
      void this.whySpace(space);
      return;
    }
    const found = this.spaces.get(space) ?? [];
    if (found.length === 1) void this.answer(found[0]!);
    else if (found.length > 1) this.menu = { handle: 0, options: found, ...at };
  }

  /** A figure was carried onto another one: what can be done to it, with its odds beside; or why nothing can. */
  onto(handle: number, at: { x: number; y: number }): void {
    const found = this.optionsOf(handle).filter((one) => !FIGURES.has(one.verb));
    this.selected = handle;
    if (found.length) this.menu = { handle, options: found, ...at };
    else void this.whyFigure(handle);
  }

  /** A figure was carried onto a space. */
  onSpace(space: number, at: { x: number; y: number }): void {
    if (this.spaces.has(space)) this.go(space, at);
    else void this.whySpace(space);
  }

  /** The question for the target of an attack: answered by the click that chose it. */
  follow(): void {
    const wanted = this.#wanted;
    this.#wanted = 0;
    if (!wanted || this.ask?.kind !== "target") return;
    const option = this.ask.options.find((one) => one.object === wanted);
    if (option) void this.answer(option);
  }

  /** The way to a space that can be moved to. */
  wayTo(space: number): number[] {
    const from = this.figure(this.view?.acting ?? 0)?.space;
    const map = this.map;
    if (from === null || from === undefined || !map || !this.spaces.has(space)) return [];
    return cheapestPath(map, this.view?.costs ?? new Map(), from, space);
  }

  /** What the server tells of a figure now; asked once for each state. */
  details(handle: number): Promise<PieceDetails | null> {
    const key = `${this.connection.state?.seq} ${handle}`;
    const asked = this.#asked.get(key);
    if (asked) return asked;
    if (this.#asked.size > 60) this.#asked.clear();
    const loading = this.connection.request({ t: "look", handle }).then((said): PieceDetails | null => {
      if (said.t !== "details") return null;
      const sight = (said.data["sight"] ?? {}) as Record<string, SightInfo>;
      const reach = (said.data["reach"] ?? {}) as Record<string, number>;
      return {
        lines: said.lines,
        changes: (said.data["changes"] as string[] | undefined) ?? [],
        reach: new Map(Object.entries(reach).map(([space, cost]) => [Number(space), cost])),
        sight: new Map(Object.entries(sight).map(([other, seen]) => [Number(other), seen])),
      };
    });
    this.#asked.set(key, loading);
    return loading;
  }

  async whyFigure(handle: number): Promise<void> {
    const figure = this.figure(handle);
    if (!figure) return;
    const mine = figure.seat === this.seat;
    const intents = mine ? [{ verb: "act", subject: handle }] : [{ verb: "attack", object: handle, n: 0 }];
    await this.explainIntents(figure.name, intents);
  }
  async whySpace(space: number): Promise<void> {
    await this.explainIntents(this.map?.spaces[space]?.name ?? "", [{ verb: "move", n: space }]);
  }
  override async why(card: CardDisplay): Promise<void> {
    if (this.figure(card.handle)) await this.whyFigure(card.handle);
    else await this.explainIntents(card.name, [{ verb: "play", subject: card.handle }]);
  }
  private async explainIntents(name: string, intents: { verb: string; subject?: number; object?: number; n?: number }[]): Promise<void> {
    const wishes = [];
    for (const intent of intents) {
      const reasons = await whyNot(this.connection, intent);
      if (reasons) wishes.push({ verb: intent.verb, reasons });
    }
    this.reasons = { name, wishes };
  }

  override find(handle: number): CardDisplay | null {
    const figure = this.figure(handle);
    if (figure) {
      const values = [{ key: "health", now: figure.health.now, printed: figure.health.printed }, ...figure.values.map((one) => ({ key: one.key, ...one.value }))];
      return cardDisplay({ handle, code: figure.code, name: figure.name, values });
    }
    for (const one of this.figures) {
      const card = one.bar.find((found) => found.handle === handle);
      if (card) return cardDisplay({ handle, code: card.code, name: card.name });
    }
    return null;
  }
}

export const [getHex, setHex] = createContext<HexController>();
