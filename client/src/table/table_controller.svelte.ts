// What a person does at the card table: which card is selected, what it can be used for, what is sent.
//
// The options of the question are all there is. A card lights up if an option has it as subject or object; a click
// answers if that leaves one option, opens a small menu if several differ, and waits for a target if they differ in it.
import { createContext } from "svelte";
import type { CardDisplay } from "../components/card";
import { sendAnswer, collect, sendMessage, whyNot } from "../room/room_actions";
import { t } from "../state/i18n.svelte";
import { library } from "../state/library.svelte";
import { settings } from "../state/settings.svelte";
import { toast } from "../state/toasts.svelte";
import type { DecisionInfo, OptionInfo, Face, Several, StateMessage, ReasonInfo } from "../api/protocol";
import type { RoomConnection } from "../api/room_connection.svelte";
import { parseBoard, type Board } from "./board";
import { Foresight } from "./foresight.svelte";
import { kept } from "./kept";
import { named, stands } from "./question";
import { collecting, DONE, takes, toggled } from "./several";

/** How a piece is highlighted: it may act, it can be chosen as a target, it is selected, it is one of several chosen. */
export type Highlight = "" | "may" | "target" | "picked" | "chosen";

export interface Reasons {
  name: string;
  /** What was wished (an option's verb, in the server's words or ours), and why not. */
  wishes: { verb: string; reasons: ReasonInfo[] }[];
}

/** So many cards stay in sight at most. */
const PINS = 2;

export class TableController {
  readonly connection: RoomConnection;
  /** What will come of the move that is pointed at. */
  readonly foresight: Foresight;
  /** The card that was clicked and still needs a target or a choice. */
  selection = $state<{ handle: number; options: OptionInfo[] } | null>(null);
  /** The open menu of a card, and its position; null for none. */
  menu = $state<{ handle: number; options: OptionInfo[]; x: number; y: number } | null>(null);
  /** A piece that is pointed at elsewhere (log, chain, list of options). */
  highlighted = $state(0);
  /** The card that is shown large beside its place, and the one in a window of its own. */
  hoveredCard = $state.raw<{ card: CardDisplay; box: DOMRect; held: boolean } | null>(null);
  zoomedCard = $state.raw<CardDisplay | null>(null);
  /** Cards that stay in sight, as they were when that was asked for. */
  pinned = $state.raw<CardDisplay[]>([]);
  /** The card whose cards beneath it are fanned out, and where it lies; `held`: until that is closed. */
  fanned = $state.raw<{ card: CardDisplay; box: DOMRect; held: boolean } | null>(null);
  /** What could be chosen and is pointed at, by the pointer or the keyboard; 0 for nothing. */
  pointed = $state(0);
  /** While another's deed is shown: where it comes from and what it is aimed at, as points of the table. */
  struck = $state.raw<{ from: string; to: string[] } | null>(null);
  /** By seat the highest place that a card has had in a row where each has a place of its own. */
  readonly mostPlaces = new Map<number, number>();
  /** The card that has the keyboard. */
  focusedCard = $state.raw<CardDisplay | null>(null);
  /** Whether the next click asks why a card cannot be used, instead of using it. */
  isWhyMode = $state(false);
  reasons = $state.raw<Reasons | null>(null);
  /** What is done once it is certain that the turn shall end; null while nothing is asked about it. */
  ending = $state.raw<(() => void) | null>(null);
  /** A card that would be played for nothing, and what is said of that; null while nothing is asked about one. */
  idle = $state.raw<{ option: OptionInfo; told: string[] } | null>(null);
  /** The turn in which that has been asked. */
  #asked = "";
  sending = $state(false);
  /** Whether the key of the big button has been pressed where that gives up a shield trigger: a second time it does. */
  declining = $state(false);
  /** The card that is being dragged, and the places (of the layout) where its options can be dropped. */
  dragState = $state.raw<{ handle: number; places: Set<string> } | null>(null);
  /** What a card was dropped on, while the question is still to come that chooses it. */
  dropIntent: { handle: number; seat: number; at: { x: number; y: number } } | null = null;
  /** The state whose question has been answered already: nothing is asked until the next one comes. */
  #answered = $state.raw<StateMessage | null>(null);

  constructor(connection: RoomConnection) {
    this.connection = connection;
    this.foresight = new Foresight(connection);
  }

  /** The board before: what has not changed of it is kept. */
  #lastBoard: Board | null = null;
  board = $derived.by((): Board | null => {
    const state = this.connection.state;
    if (!state) return null;
    this.#lastBoard = kept(parseBoard(this.game, state.view, state.names, state.worded), this.#lastBoard);
    return this.#lastBoard;
  });

  get game(): string {
    return this.connection.roomInfo?.game ?? "";
  }
  get seat(): number {
    return this.connection.welcome?.seat ?? -1;
  }
  /** Whether the room was closed before its game was over: its notes say why. */
  get closed(): boolean {
    const room = this.connection.roomInfo;
    return this.connection.code !== "" && room?.status === "over" && !room.replay;
  }
  /** Whether nothing is played here any more. */
  get isOver(): boolean {
    return this.closed || Boolean(this.connection.state?.over);
  }
  /** The seat at the lower edge: one's own, or the one that is watched. */
  get ownSeat(): number {
    const seat = this.board?.seat ?? -1;
    return Math.max(seat, 0);
  }
  /** What has been picked of a choice of several, and the question of which it was. */
  #drafted = $state.raw<{ question: string; several: Several } | null>(null);

  #question = $derived.by((): DecisionInfo | null => {
    const state = this.connection.state;
    return !state?.ask || this.isOver || this.#answered === state ? null : state.ask;
  });
  /** The open choice of several, with what is picked so far; null where one thing is chosen. */
  several = $derived.by((): Several | null => {
    const ask = this.#question;
    if (!ask?.several) return null;
    return this.#drafted?.question === named(ask) ? this.#drafted.several : ask.several;
  });
  #shown = $derived.by((): DecisionInfo | null => {
    const ask = this.#question;
    return ask && this.several ? collecting(ask, this.several) : ask;
  });
  get ask(): DecisionInfo | null {
    return this.#shown;
  }
  /** Names by handle, to be found in the words of the log: the longest first. What is just "a card" is no name. */
  known = $derived.by((): [string, number][] => {
    const names = Object.entries(this.connection.state?.names ?? {})
      .map(([handle, name]): [string, number] => [name, Number(handle)])
      .filter(([, handle]) => {
        const card = this.find(handle);
        return !card || card.code !== "" || card.place !== null;
      });
    const seen = new Set<string>();
    return names
      .sort((a, b) => b[0].length - a[0].length)
      .filter(([name]) => !seen.has(name) && seen.add(name));
  });

  term = (key: string): string => library.term(this.game, key);
  face = (code: string): Face | undefined => (code ? library.face(this.game, code) : undefined);
  player = (seat: number): string => this.connection.roomInfo?.seats[seat]?.name ?? `#${seat + 1}`;

  /** Options that are still open: all of the question, or those of the picked card. */
  get open(): OptionInfo[] {
    return this.selection?.options ?? this.ask?.options ?? [];
  }

  /** Whether the question is about what to choose (its objects), not about who acts. */
  #choosing(options: OptionInfo[]): boolean {
    const first = options.find((one) => one.object !== 0 || one.seat !== null);
    return first !== undefined && options.every((one) => one.subject === first.subject || one.object === 0);
  }

  /** The piece that acts while its target is chosen: one that was picked, or that an announcement is about. */
  get actor(): number {
    return this.selection?.handle ?? (this.ask?.announcing ? (this.ask.about?.handle ?? 0) : 0);
  }
  /** Whether something has to be chosen now, and nothing else can be done. */
  get aiming(): boolean {
    return this.selection !== null || (this.ask !== null && this.ask.closing < 0 && this.#choosing(this.ask.options));
  }

  /** Whether an answer is asked for and there is none to give; in a lesson that is said by the teacher. */
  get idles(): boolean {
    const { ask } = this;
    return ask !== null && ask.options.length === 1 && !this.connection.state?.lesson && (this.board?.layout.responds.includes(ask.kind) ?? false);
  }

  /** A broken shield of one's own that may be used: how, and the option that leaves it in the hand. The server names
   *  neither the one for the big button, so that nobody passes it over unasked. */
  trigger = $derived.by((): { uses: OptionInfo[]; take: OptionInfo } | null => {
    const { ask } = this;
    if (!ask || ask.options.length < 2 || this.isWhyMode || !this.board?.layout.responds.includes(ask.kind)) return null;
    const take = ask.options.find((one) => !one.subject);
    return take ? { uses: ask.options.filter((one) => one.subject && one.same < 0), take } : null;
  });

  /** Whether an option says what the card that asks shall do (yes, one of two things, an X): words, nothing to point at. */
  #spoken(one: OptionInfo): boolean {
    const asking = this.ask?.about?.handle ?? 0;
    return asking !== 0 && one.subject === asking && one.object === 0 && one.seat === null;
  }

  /** The options that a click on this piece can mean. */
  optionsOf(handle: number): OptionInfo[] {
    if (!handle) return [];
    const several = this.several;
    const options = this.open.filter((one) => !this.#spoken(one) && (!several || takes(several, one.i)));
    const objects = options.filter((one) => one.object === handle);
    if (this.selection) return objects;
    const subjects = options.filter((one) => one.subject === handle);
    if (this.#choosing(options)) {
      // Where only one can attack, it may be taken up as well as what it attacks.
      const drops = this.board?.layout.drops ?? {};
      return objects.length ? objects : subjects.filter((one) => one.verb in drops);
    }
    return [...subjects, ...objects.filter((one) => one.subject === 0)];
  }

  optionsOfSeat(seat: number): OptionInfo[] {
    return this.open.filter((one) => one.seat === seat && (this.selection !== null || this.#choosing(this.open)));
  }

  highlight(handle: number): Highlight {
    if (!handle || !this.ask) return "";
    if (this.actor === handle) return "picked";
    const found = this.optionsOf(handle);
    if (this.several?.options.some((one) => one.object === handle && this.several?.chosen.includes(one.i))) return "chosen";
    if (!found.length) return "";
    return found[0]!.object === handle ? "target" : "may";
  }

  /** Options that no piece in sight stands for: buttons. */
  unattachedOptions = $derived.by((): OptionInfo[] => {
    const ask = this.ask;
    if (!ask) return [];
    const seen = new Set(Object.keys(this.connection.state?.names ?? {}).map(Number));
    const offered = new Set(ask.offered.map((one) => one.handle));
    return this.open.filter((one) => {
      if (one.i === ask.primary || one.i === ask.closing || one.same >= 0 || one === this.trigger?.take) return false;
      if (this.#spoken(one)) return true;
      const piece = this.selection || this.#choosing(this.open) ? one.object : one.subject || one.object;
      // A card on the chain may be out of sight on a narrow screen: it has a button besides.
      return !piece ? one.seat === null || !this.board?.sides.length : (!seen.has(piece) || this.linkOf(piece)) && !offered.has(piece);
    });
  });

  /** Whether a piece is a card on the chain. */
  linkOf(handle: number): boolean {
    return this.board?.chain.some((link) => link.kind === "card" && link.source?.handle === handle) ?? false;
  }

  /** All options that differ, in the order of the list: what the numbers 1 to 9 mean. Passing stands last. */
  listedOptions = $derived.by((): OptionInfo[] => {
    const ask = this.ask;
    if (!ask) return [];
    const found = this.open.filter((one) => one.same < 0);
    const last = (one: OptionInfo): boolean => one.i === ask.passing || one.i === ask.closing;
    return [...found.filter((one) => !last(one)), ...found.filter(last)];
  });

  /** A click, a tap, or Enter on a piece. `spot` is where a menu may open. */
  click(card: CardDisplay, spot: { x: number; y: number }): void {
    this.hoveredCard = null;
    this.dropIntent = null;
    if (this.isWhyMode) {
      this.isWhyMode = false;
      void this.why(card);
      return;
    }
    this.menu = null;
    if (card.handle && this.actor === card.handle) {
      this.cancel();
      return;
    }
    const found = this.optionsOf(card.handle);
    if (!found.length) {
      if (this.selection) this.selection = null;
      else this.zoomedCard = card;
      return;
    }
    this.choose(card.handle, found, spot, this.board?.layout.confirms);
  }

  /** What to do with the options that are left; those with one of the verbs `confirmed` are not done before a menu has
   *  said what they are. */
  choose(handle: number, found: OptionInfo[], spot: { x: number; y: number }, confirmed: string[] = []): void {
    const different = found.filter((one) => one.same < 0 || !found.some((other) => other.i === one.same));
    if (different.length === 1 && !confirmed.includes(different[0]!.verb)) {
      void this.answer(different[0]!);
      return;
    }
    const verbs = new Set(different.map((one) => one.verb));
    const targets = new Set(different.map((one) => one.object || (one.seat === null ? 0 : -1 - one.seat)));
    if (verbs.size === 1 && targets.size > 1 && !targets.has(0) && !this.selection) {
      this.selection = { handle, options: different };
      return;
    }
    this.menu = { handle, options: different, ...spot };
  }

  /** Answer the open question. `sure`: also where a card is played for nothing, which is asked about first. */
  async answer(option: OptionInfo | number, sure = false): Promise<void> {
    const state = this.connection.state;
    if (!state?.ask || this.sending) return;
    if (!sure && this.#isSpell(option)) {
      this.sending = true;
      const idle = await this.#idles(option);
      this.sending = false;
      if (idle || !stands(this.connection.state, state)) return;
    }
    const closes = (typeof option === "number" ? option : option.i) === state.ask.closing;
    if (closes && this.holds(() => void this.answer(option))) return;
    this.foresight.leave();
    this.sending = true;
    this.selection = null;
    this.menu = null;
    const several = this.several;
    const number = typeof option === "number" ? option : option.i;
    if (several && number !== DONE) {
      await this.#pick(toggled(several.picks, number));
      this.sending = false;
      return;
    }
    const done = await sendAnswer(this.connection, option, several?.picks);
    if (done) this.#drafted = null;
    if (!done) this.dropIntent = null;
    this.sending = false;
    if (done && this.connection.state === state) this.#answered = state;
  }

  #option = (choice: OptionInfo | number): OptionInfo | undefined => (typeof choice === "number" ? this.ask?.options[choice] : choice);

  /** Whether an option may play a card that is nothing but its effect. */
  #isSpell = (choice: OptionInfo | number): boolean => (this.#option(choice)?.verb ?? "") in (this.board?.layout.spells ?? {});

  /** Whether a card would be played for nothing: then it is asked about. */
  async #idles(choice: OptionInfo | number): Promise<boolean> {
    await library.loadCards(this.game); // what kind of card it is, the faces tell
    const option = this.#option(choice);
    const kinds = this.board?.layout.spells[option?.verb ?? ""];
    const card = option && this.find(option.subject);
    if (!option || !kinds?.includes(this.face(card?.code ?? "")?.kind ?? "")) return false;
    const found = await this.foresight.of(option.i);
    if (!found?.idle) return false;
    this.menu = null;
    this.idle = { option, told: [...found.told, ...found.unless] };
    return true;
  }

  /** Whether something is left undone in a turn that would end by this: then it is asked about, once a turn, before
   *  it is done. */
  holds(end: () => void): boolean {
    const ask = this.ask;
    const turn = this.turn();
    if (!ask?.undone.length || !settings.askEnd || this.#asked === turn) return false;
    this.#asked = turn;
    this.menu = null;
    this.ending = end;
    return true;
  }

  /** Whether it is asked about a move before it is made: that the turn ends, that a card is played for nothing. */
  get asksBack(): boolean {
    return this.ending !== null || this.idle !== null;
  }

  /** Tells one turn of mine from the next. */
  protected turn(): string {
    return `${this.board?.turn ?? 0}`;
  }

  /** The button that ends the turn. */
  endTurn(): void {
    const ask = this.ask;
    if (ask && ask.closing >= 0 && !this.selection) void this.answer(ask.closing);
  }

  /** Ask the server what goes with these picks. */
  async #pick(picks: number[]): Promise<void> {
    const question = named(this.connection.state?.ask);
    const several = await collect(this.connection, picks);
    if (several) this.#drafted = { question, several };
    this.dropIntent = null;
  }

  /** Take the last pick of a choice of several back. */
  unpick(): boolean {
    const picks = this.several?.picks ?? [];
    if (!picks.length || this.sending) return false;
    this.sending = true;
    void this.#pick(picks.slice(0, -1)).finally(() => (this.sending = false));
    return true;
  }

  /** Whether an option is chosen already, of a choice of several. */
  isChosen(option: OptionInfo): boolean | undefined {
    return this.several && option.i !== DONE ? this.several.chosen.includes(option.i) : undefined;
  }

  /** Whether an option does not go with what is chosen. */
  isBlocked(option: OptionInfo): boolean {
    return this.several !== null && !this.isChosen(option) && !takes(this.several, option.i);
  }

  /** The one big button. */
  primary(): void {
    const { ask, trigger } = this;
    if (trigger && !this.declining) this.declining = true;
    else if (trigger) void this.answer(trigger.take);
    else if (ask && ask.primary >= 0 && !this.selection) void this.answer(ask.primary);
  }

  /** Use a broken shield; false where there is none, or several ways. */
  useTrigger(): boolean {
    const [use, ...others] = this.trigger?.uses ?? [];
    if (!use || others.length) return false;
    void this.answer(use);
    return true;
  }

  /** One step back: a menu, a picked card, a step of an announcement. */
  cancel(): boolean {
    this.dropIntent = null;
    if (this.isWhyMode || this.menu || this.selection || this.zoomedCard) {
      this.isWhyMode = false;
      this.menu = null;
      this.selection = null;
      this.zoomedCard = null;
      return true;
    }
    if (this.unpick()) return true;
    const back = this.connection.state?.back ?? [];
    if (this.ask?.announcing && back.includes("announcement")) {
      void this.connection.request({ t: "back", to: "announcement" }); // too late is no fault worth a notice
      return true;
    }
    return false;
  }

  back(): void {
    if (this.unpick()) return;
    const back = this.connection.state?.back ?? [];
    const to = (["step", "announcement", "turn"] as const).find((one) => back.includes(one));
    if (to) void sendMessage(this.connection, { t: "back", to });
    else toast(t("table-no-back"));
  }

  /** Ask why nothing can be done with a card. */
  async why(card: CardDisplay): Promise<void> {
    const board = this.board;
    if (!board || !card.handle) return;
    const kind = this.face(card.code)?.kind ?? "";
    const verbs = new Set<string>();
    const wish = (place: string): void =>
      (board.layout.wishes[place] ?? []).filter((verb) => board.layout.kinds[verb]?.includes(kind) ?? true).forEach((verb) => verbs.add(verb));
    for (const side of board.sides) {
      for (const row of side.rows) {
        if (row.cards.some((one) => one.handle === card.handle)) wish(row.key);
      }
      if (side.hand.cards.some((one) => one.handle === card.handle)) wish("hand");
    }
    const wishes: Reasons["wishes"] = [];
    for (const verb of verbs) {
      const reasons = await whyNot(this.connection, { verb, subject: card.handle });
      if (reasons) wishes.push({ verb, reasons });
    }
    this.reasons = { name: card.name, wishes };
  }

  /** Keep a card in sight, or no longer; of three the first goes. */
  pin(card: CardDisplay | null | undefined): void {
    if (!card?.code) return;
    const others = this.pinned.filter((one) => one.handle !== card.handle);
    this.pinned = others.length < this.pinned.length ? others : [...others, card].slice(-PINS);
  }

  /** All pieces that a card's name in the log may mean: opens it large. */
  look(handle: number): void {
    const card = this.find(handle);
    if (card) this.zoomedCard = card;
  }

  find(handle: number): CardDisplay | null {
    const board = this.board;
    if (!board || !handle) return null;
    const all = board.sides.flatMap((side) => [
      ...side.rows.flatMap((row) => row.cards.flatMap((one) => [one, ...one.attached, ...one.under])),
      ...side.hand.cards,
      ...side.piles.flatMap((pile) => pile.cards),
    ]);
    return all.find((one) => one.handle === handle) ?? board.chain.map((link) => link.source).find((one) => one?.handle === handle) ?? null;
  }
}

export const [getController, setController] = createContext<TableController>();
