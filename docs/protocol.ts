// The protocol of the web table. Made by `python -m regelwerk.server.schema.export`; do not edit.
// docs/protocol.md explains it.

export const PROTOCOL = "regelwerk.v1";

/** The first message: who is there.
 *
 *  token  of a seat, for clients without a cookie; with it the connection is that seat's
 *  watch  to watch although a seat is mine
 *  seat   with `watch`: the seat to watch from, if its player lets everybody; -1 from nobody's */
export interface Hello {
  t: "hello";
  lang?: "de" | "de-x-en" | "en";
  token?: string;
  watch?: boolean;
  seat?: number;
  id?: number;
}

/** The number of an option of the question; `seq` is that of a state in which this question stood.
 *
 *  insist  in a lesson: also if it leads away from it; the game is the learner's own then. In a puzzle it does nothing */
export interface Answer {
  t: "answer";
  seq: number;
  option: number;
  insist?: boolean;
  id?: number;
}

/** In a lesson or puzzle: what is said has been read. */
export interface ReadOn {
  t: "read-on";
  id?: number;
}

/** In a puzzle: a right move (`hint`), the solutions with their proof, or one `move` of the solution played. */
export interface AskPuzzle {
  t: "puzzle";
  want: "hint" | "move" | "solution";
  id?: number;
}

/** The answer where `ask.several` is: a whole set, by the numbers of its candidates, in any order. */
export interface Choose {
  t: "choose";
  seq: number;
  picks: number[];
  id?: number;
}

/** What would go with these picks of a choice of several? All of them each time; nothing is decided by asking. */
export interface Pick {
  t: "pick";
  seq: number;
  picks: number[];
  id?: number;
}

/** Something nobody asked for. `claim`: the game of a player whose time is up or who has been away for long.
 *
 *  Between two games of a match `claim` lets who has been away for long keep his deck. */
export interface TableAction {
  t: "act";
  verb: "claim" | "concede" | "offer draw" | "withdraw draw";
  id?: number;
}

/** Something a player wishes, in the shape of an option; what is left out is open. */
export interface Intent {
  verb: string;
  subject?: number;
  object?: number;
  seat?: number | null;
  n?: number;
}

/** Why can't I? With an intent (a card clicked), or in words ("attack kena with leeroy"). */
export interface AskWhy {
  t: "why";
  intent?: Intent | null;
  words?: string;
  id?: number;
}

/** What there is to see, in lines of text, as the terminal shows it.
 *
 *  what  the `table`, the `piles` that it does not show, or a `card`: the one of that `name` */
export interface ReadTable {
  t: "read";
  what?: "card" | "piles" | "table";
  name?: string;
  id?: number;
}

/** What does a typed line mean at the question ("attack kena with leeroy")? Nothing is decided by asking.
 *
 *  seq      as in an answer
 *  pending  without `words`: the names for the choices that follow, as the answer to the order before gave them
 *  x        the X that was said with them, -1 for none */
export interface TypeOrder {
  t: "type";
  seq: number;
  words?: string;
  pending?: string[];
  x?: number;
  id?: number;
}

/** What would a strong player do in my place? Only where no other seat has a person; `seq` as in an answer. */
export interface AskHint {
  t: "hint";
  seq: number;
  id?: number;
}

/** What will come of an option, as far as it is certain? `seq` as in an answer.
 *
 *  handle, seat  whom it is meant for, a piece or a player, where a later question of the announcement asks for it */
export interface AskPreview {
  t: "preview";
  seq: number;
  option: number;
  handle?: number;
  seat?: number;
  id?: number;
}

/** More about a piece: what changes its numbers now, or what the game's table has to say of it. */
export interface Look {
  t: "look";
  handle: number;
  id?: number;
}

/** Say something: words, or the key of a quick phrase. */
export interface SendChat {
  t: "say";
  text?: string;
  phrase?: string;
  id?: number;
}

/** Where the server passes for me.
 *
 *  on       pass where nothing that I could do would matter now, or would not come to the same at my next question
 *  stops    where I want to be asked besides, if I can do anything
 *  until    a long pass: until the "chain" is empty, the turn's "end", my "turn", or "once": the next question only
 *  full     ask me wherever I can do anything; `soon`: only at the next such question
 *  always   codes of cards: ask me whenever something can be done with them
 *  never    codes of cards: don't ask me for their sake; `ignored`: in the turn that is on */
export interface SetAutoPass {
  t: "auto";
  on: boolean;
  stops?: string[];
  until?: "" | "chain" | "end" | "once" | "turn";
  full?: boolean;
  soon?: boolean;
  always?: string[];
  never?: string[];
  ignored?: string[];
  id?: number;
}

/** Take back: the last step of mine, the whole announcement under way, or to where this turn of mine began.
 *
 *  `pass`: to the last question that was passed for me since I answered one; I am asked there then. */
export interface TakeBack {
  t: "back";
  to?: "announcement" | "pass" | "step" | "turn";
  id?: number;
}

/** Yes or no to what another player asks (`Request`). */
export interface AnswerRequest {
  t: "agree";
  yes: boolean;
  id?: number;
}

/** Let everybody watch from my seat, so many seconds later; or no longer. */
export interface ShareView {
  t: "show";
  on: boolean;
  delay?: number;
  id?: number;
}

/** Another game (or match) of the same players, with the seats turned. It begins when all persons want it. */
export interface AskRematch {
  t: "rematch";
  id?: number;
}

/** Between two games of a match: what I exchange, and that I am ready; without cards I keep my deck.
 *
 *  Codes of cards that leave my main deck, and of as many that come in from my side deck, each copy once. Until the
 *  next game begins, another one takes the place of it. */
export interface Exchange {
  t: "exchange";
  out?: string[];
  into?: string[];
  id?: number;
}

/** Something is wrong: keep the game and this moment on the server, and give me a number. */
export interface Report {
  t: "report";
  text?: string;
  id?: number;
}

/** Another language from now on; a fresh `state` follows. */
export interface SetLanguage {
  t: "lang";
  lang: "de" | "de-x-en" | "en";
  id?: number;
}

/** Send me the whole `state` again. */
export interface Resync {
  t: "again";
  id?: number;
}

/** Are you there? */
export interface Ping {
  t: "ping";
  id?: number;
}

/** The clock of a room.
 *
 *  none   nobody is timed
 *  game   each player has `seconds`; of every decision `increment` seconds are free
 *  move   each decision may take `seconds` */
export interface ClockRule {
  kind: "game" | "move" | "none";
  seconds: number;
  increment: number;
}

/** A seat of a room.
 *
 *  kind    "open", "person" or "computer"; `player` which computer player
 *  deck    name of the deck: one's own, and everybody's once the game is over
 *  here    whether somebody is connected for it; `away` seconds since nobody is, null while one is or for a computer
 *  mine    whether it is the reader's
 *  shown   whether its player lets everybody watch from his seat; `delay` seconds later than it happens */
export interface SeatInfo {
  seat: number;
  team: number;
  name: string;
  kind: "computer" | "open" | "person";
  player: string;
  deck: string;
  here: boolean;
  away: number | null;
  mine: boolean;
  shown: boolean;
  delay: number;
}

/** How the match of a room stands, as everybody may know it.
 *
 *  length   best of how many games
 *  game     number of the game that is on, counted from 1; between two games that of the last one
 *  won      for each game that is over the team that won it, -1 for none
 *  wins     how many games each of the two teams has won
 *  between  whether a game is over and the next one has yet to begin
 *  winners  the seats of the side that has won the match (none: it is drawn), null while it is on */
export interface MatchInfo {
  length: number;
  game: number;
  won: number[];
  wins: number[];
  between: boolean;
  winners: number[] | null;
}

/** A room as everybody with its link may know it.
 *
 *  status   "waiting" for players, "playing", "over"
 *  private  not listed among the open rooms
 *  replay   the code of its replay, "" before the game is over
 *  lesson   whether it is a lesson: a guided game of one person
 *  puzzle   the name of the puzzle that is solved in it, "" in every other room
 *  match    how its match stands, null for a game by itself
 *  lists    whether everybody may know what is in everybody's deck (ruling:closed-lists)
 *  thinking whether everybody is told what computer players weigh (`Thoughts`)
 *  notes    what its record has to say: that the server was renewed during the game, or why the room was closed
 *  event    the code of the sealed event or draft whose decks are played, "" for none
 *  tournament  the code of the tournament of whose round it is a match, "" for none */
export interface RoomInfo {
  code: string;
  game: string;
  edition: string;
  title: string;
  status: "over" | "playing" | "waiting";
  private: boolean;
  spectators: boolean;
  lists: "closed" | "open";
  thinking: "hidden" | "shown";
  clock: ClockRule;
  seats: SeatInfo[];
  watching: number;
  replay: string;
  lesson: boolean;
  puzzle: string;
  notes: string[];
  match: MatchInfo | null;
  event: string;
  tournament: string;
}

/** A place where a seat may want to be asked besides, if it can do anything there. */
export interface StopInfo {
  key: string;
  name: string;
}

/** The first message: the room, and which seat this connection is (-1: it watches).
 *
 *  token   of the seat: with it another device may sit down there; "" for who watches
 *  stops   where a seat of this game can stop; `phrases` the quick phrases by key
 *  takes   what this game's client must be able to draw: "cards" or "hexes" */
export interface Welcome {
  t: "welcome";
  protocol: string;
  room: RoomInfo;
  seat: number;
  watches: number;
  token: string;
  stops: StopInfo[];
  phrases: Record<string, string>;
  takes: string;
  re: number;
}

/** A card that is spoken of. `handle` 0: the reader cannot tell which one; `code` "": its face is unknown. */
export interface CardRef {
  handle: number;
  code: string;
  name: string;
}

/** One option of a question.
 *
 *  i        its number: what an answer sends
 *  verb     what is done; `subject` does it, `object` is what it is done to (handles, 0 for none)
 *  seat     the seat that is the object, null for none
 *  n        a number that the verb gives meaning to
 *  text     the whole option in words; `label` the short form for a list under `group`
 *  same     number of an earlier option that is the same choice (a copy of a card in hand), else -1 */
export interface OptionInfo {
  i: number;
  verb: string;
  subject: number;
  object: number;
  seat: number | null;
  n: number;
  text: string;
  label: string;
  group: string;
  same: number;
}

/** A choice of several things, made in any order: what is picked so far, and what goes with it.
 *
 *  options  every candidate, whatever is picked; `i` is its number in `pick` and `choose`
 *  picks    what has been picked, in that order; `chosen` is all that is chosen, `open` what can be picked now
 *  least    the fewest and the most things that can be chosen
 *  done     whether what is chosen is a whole set; `button` is what ending it says, "" while it is none
 *  text     how far it is, in words
 *  offered  cards that have a handle for this question only, with their faces */
export interface Several {
  options: OptionInfo[];
  picks: number[];
  chosen: number[];
  open: number[];
  least: number;
  most: number;
  done: boolean;
  button: string;
  text: string;
  offered: CardRef[];
}

/** The question to this seat.
 *
 *  number     number of the decision that everybody may count
 *  kind       what is asked (a word of the game); `text` the question in words, line by line
 *  about      the card that asks
 *  options    everything that may be answered, in the order of their numbers
 *  offered    cards that have a handle for this question only, with their faces
 *  primary    the option of the one big button, -1 for none; `button` is what it says
 *  passing    the option that passes, -1 if this is no question that may be passed
 *  closing    the option with which I let go of my own turn, -1 if none does; it is never `primary`
 *  undone     what I could still do in this turn and not after it, in sentences: to be asked about before `closing`
 *  stop       which stop this question belongs to, "" for none
 *  pausing    whether the server is about to pass here for me: nothing that I can do would matter now
 *  because    options that are the reason why I am asked here and now; empty where a question needs none
 *  announcing whether it is a step of an announcement, which may be taken back alone
 *  more       what the game's view has besides (cards looked at, what is chosen so far, damage asked about)
 *  several    a choice of several things, with nothing picked; null where one thing is chosen. `options` are the same
 *             choice one by one, in an order of the rules' own */
export interface DecisionInfo {
  number: number;
  kind: string;
  text: string[];
  about: CardRef | null;
  options: OptionInfo[];
  offered: CardRef[];
  primary: number;
  button: string;
  passing: number;
  closing: number;
  undone: string[];
  stop: string;
  announcing: boolean;
  more: Record<string, unknown>;
  several: Several | null;
  pausing: boolean;
  because: number[];
}

/** Who is asked, as everybody may know it: the seat, the public kind of question, and a sentence. */
export interface WaitingInfo {
  seat: number;
  number: number;
  kind: string;
  text: string;
}

/** One event as this reader may know it: what the table animates and the log can show in full.
 *
 *  rule   its number in the rulebook; `mark` is how it stands behind a line
 *  batch  events with the same number happened at the same moment; 0: each by itself
 *  seat   whose event it is, -1 for nobody's */
export interface EventInfo {
  kind: string;
  rule: string;
  mark: string;
  batch: number;
  seat: number;
  n: number;
  about: CardRef | null;
  other: CardRef | null;
  source: CardRef | null;
  text: string;
}

/** A line of the log: what a player wants to read. `style` is "", "heading" or "bad". */
export interface LogLine {
  text: string;
  rule: string;
  mark: string;
  style: string;
}

/** How a game ended. No winners: a draw. `why` may be empty. Its replay is named by the room. */
export interface ResultInfo {
  winners: number[];
  text: string;
  why: string;
  rule: string;
  title: string;
}

/** One thing that the teacher says, and what is lit up meanwhile.
 *
 *  marks   `piece HANDLE`, `zone SEAT NAME`, `space NUMBER`, `place end-turn`, `place clock`, `place score` */
export interface LessonText {
  text: string;
  marks: string[];
}

/** Where a lesson stands.
 *
 *  mode      "script": an act is awaited; "paused": `says` is to be read first (`read-on`); "free": it has let go
 *  says      what the teacher says now, one after the other
 *  expected  the options that lead on, by index; empty unless something is awaited
 *  held      what is said to the last answer, which leads away from the lesson and was not given; "" for nothing
 *  option    that answer; with `insist` it is given
 *  step      how many acts have been awaited, of so many `steps`
 *  aim       what the game is about; `ending` what is said at its end, "" before it
 *  decks     two decks for a second game without a teacher, the learner's first */
export interface LessonInfo {
  mode: "free" | "paused" | "script";
  says: LessonText[];
  expected: number[];
  held: string;
  option: number;
  step: number;
  steps: number;
  title: string;
  aim: string;
  ending: string;
  decks: string[];
}

/** One line of the proof of a puzzle.
 *
 *  indent  how deep it stands below the answers of the others
 *  who     whose move it is, "" for the solver */
export interface ProofStep {
  indent: number;
  who: string;
  text: string;
}

/** Where a puzzle stands.
 *
 *  puzzle     its name
 *  task       what is asked for; in at least `depth` moves, of which `left` are left from here
 *  status     "open", "solved" or "failed" (conceded)
 *  shown      whether its solution has been asked for
 *  held       what is said to the last answer, which is wrong and was not given; "" for nothing
 *  hint       the option of the open question that a hint has named, -1 for none
 *  solutions  every line of moves that does it, and the `proof` of the first with every answer of the others; both are
 *             empty until the puzzle is over, or the solution has been asked for */
export interface PuzzleState {
  puzzle: string;
  task: string;
  depth: number;
  left: number;
  status: "failed" | "open" | "solved";
  shown: boolean;
  held: string;
  hint: number;
  solutions: string[][];
  proof: ProofStep[];
}

/** The clocks at the moment of sending: milliseconds left for each seat, the seat whose clock runs (-1: none). */
export interface ClockInfo {
  left: number[];
  running: number;
}

/** The game as this seat sees it now, and what has happened since the last one.
 *
 *  seq      counts the states of this connection's seat; one that is missing means: ask `again`
 *  fresh    forget what was before: `events` is empty and `news` the end of the log
 *  view     what the seat may know: the game's own shape, see its README
 *  names    by handle what a piece is called here ("Ogre #2")
 *  worded   sentences for what waits in the view (what it does, at what it is aimed), by the list's name, in its order
 *  ask      the question to this seat, null if it is not asked
 *  waiting  who is asked, null when the game is over
 *  back     what may be taken back now: some of "step", "announcement", "turn", "pass"
 *  lesson   where the lesson stands, null in every other game
 *  puzzle   where the puzzle stands, null in every other game */
export interface StateMessage {
  t: "state";
  seq: number;
  fresh: boolean;
  view: Record<string, unknown>;
  names: Record<string, string>;
  worded: Record<string, string[]>;
  ask: DecisionInfo | null;
  waiting: WaitingInfo | null;
  events: EventInfo[];
  news: LogLine[];
  back: string[];
  over: ResultInfo | null;
  lesson: LessonInfo | null;
  puzzle: PuzzleState | null;
  clocks: ClockInfo | null;
  re: number;
}

/** What was sent has been done, and is durable. */
export interface Acknowledged {
  t: "done";
  re: number;
}

/** One reason why something cannot be done now, with the rule that says so. */
export interface ReasonInfo {
  text: string;
  rule: string;
  title: string;
}

/** It is not possible, and nothing has changed: every reason with its rule. */
export interface ActionRefused {
  t: "refused";
  reasons: ReasonInfo[];
  re: number;
}

/** The answer to `pick`: the choice with these picks, null if none is open. */
export interface Picked {
  t: "picked";
  several: Several | null;
  re: number;
}

/** The answer to `why`: no reasons mean that it can be done. `unknown`: words that were not understood. */
export interface Explanation {
  t: "whynot";
  reasons: ReasonInfo[];
  unknown: string;
  re: number;
}

/** A part of a line, and what it is: "heading", "name", "quiet", "mine", "theirs" ... or "". */
export interface LineSpan {
  text: string;
  style: string;
}

/** The answer to `read`; no lines where there is nothing of that name. */
export interface Lines {
  t: "lines";
  lines: LineSpan[][];
  re: number;
}

/** The answer to `type`.
 *
 *  option   the option that is meant, -1 if not exactly one is
 *  choices  the options that it might mean, if there are several
 *  until    until what is to be passed: "chain", "end", "turn", "" for a single pass or none
 *  pending  names for the choices that follow, to be sent with the next question; `x` goes with them
 *  reasons  why it cannot be done now, and `unknown` the words that were not understood */
export interface OrderRead {
  t: "typed";
  option: number;
  choices: number[];
  until: string;
  pending: string[];
  x: number;
  reasons: ReasonInfo[];
  unknown: string;
  re: number;
}

/** The answer to `hint`: an option, what it leads to as far as the seat may know, and how it compares. */
export interface Hinted {
  t: "hinted";
  option: number;
  reason: string;
  odds: string;
  re: number;
}

/** What the computer player in a seat has weighed, its next move first, in words that name nothing hidden.
 *
 *  Only where `RoomInfo.thinking` is "shown", and where it had several ideas; the move follows shortly. */
export interface Thoughts {
  t: "thoughts";
  seat: number;
  ideas: string[];
  re: number;
}

/** What becomes of a piece in play: the damage that it can take before and after.
 *
 *  fate  "hurt", "healed", "destroyed", or "gone" from play otherwise */
export interface PieceAfter {
  handle: number;
  before: number;
  after: number;
  fate: "destroyed" | "gone" | "healed" | "hurt";
}

/** The answer to `preview`, made of nothing but what the seat may know.
 *
 *  told      what happens if nobody steps in, in sentences; none where nothing can be told
 *  unless    what stays open: who may step in and what happens then, who may answer unseen
 *  pieces    the same in numbers
 *  idle      whether a card would be played for nothing, as things stand
 *  steppers  pieces in play that may step in, as `unless` tells */
export interface Previewed {
  t: "previewed";
  told: string[];
  unless: string[];
  pieces: PieceAfter[];
  idle: boolean;
  steppers: number[];
  re: number;
}

/** The answer to `look`: lines to be read, and data of the game's own. */
export interface PieceDetailsMessage {
  t: "details";
  handle: number;
  lines: string[];
  data: Record<string, unknown>;
  re: number;
}

/** Who is here has changed, or what the room is. */
export interface RoomChanged {
  t: "people";
  room: RoomInfo;
  re: number;
}

/** Something said. `phrase` is the key of a quick phrase, which `text` then gives in the reader's language. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  phrase: string;
}

/** What has been said since. */
export interface ChatMessages {
  t: "chat";
  lines: ChatLine[];
  re: number;
}

/** A player asks the others for something (to take back); `open` false: it is settled. `yes`: who agrees so far. */
export interface TakeBackAsked {
  t: "request";
  what: "back";
  seat: number;
  open: boolean;
  granted: boolean;
  yes: number[];
  text: string;
  re: number;
}

/** Who wants another game; `room` is its code once it has begun. */
export interface Rematch {
  t: "rematch";
  wanting: number[];
  room: string;
  re: number;
}

/** A card of a deck: how often it is there, and how many of them begin the next game in play and have to stay. */
export interface DeckCount {
  code: string;
  count: number;
  stays: number;
}

/** Between two games of a match, to a seat alone: its deck, and what it has said. It is sent anew when it says so.
 *
 *  game   number of the next game
 *  can    whether it has a side deck; who has none says that he is ready all the same
 *  main   its main deck as it was in the last game, `side` its side deck
 *  out    what it has said that leaves the main deck, and `into` what comes in
 *  done   whether it has said anything; nobody else learns that
 *  left   milliseconds left; who says nothing in time keeps his deck. null: there is no limit */
export interface ExchangeAsked {
  t: "exchange";
  game: number;
  can: boolean;
  main: DeckCount[];
  side: DeckCount[];
  out: string[];
  into: string[];
  done: boolean;
  left: number | null;
  re: number;
}

/** The report has this number; the file behind it can be had when the game is over. */
export interface Reported {
  t: "reported";
  number: string;
  re: number;
}

/** What was sent cannot be used. `code` is for programs, `text` for people. */
export interface MessageRejected {
  t: "problem";
  code: "bad-message" | "error-in-rules" | "gone" | "no-question" | "no-such" | "not-now" | "not-seated" | "not-yet" | "stale" | "too-fast";
  text: string;
  re: number;
}

/** I am. */
export interface Pong {
  t: "pong";
  re: number;
}

/** A computer player that a game has. */
export interface ComputerLevel {
  key: string;
  name: string;
}

/** A computer player with a name and a character. `emblem` is its face; `level`, 1 to 5, how strong it is. */
export interface OpponentInfo {
  key: string;
  name: string;
  emblem: string;
  level: number;
  about: string;
}

/** A deck that comes with a game, or one of my own.
 *
 *  learning  for a first game
 *  cover     codes of up to three cards or five figures that stand for it, the first above all; none for my own */
export interface DeckName {
  key: string;
  name: string;
  about: string;
  learning: boolean;
  own: boolean;
  cover: string[];
}

/** One of the things that an option may be. */
export interface OptionValue {
  key: string;
  name: string;
  about: string;
}

/** Something to be chosen before a game begins (a scenario, a board, a format). `usual` is the key of a value. */
export interface GameOption {
  key: string;
  name: string;
  values: OptionValue[];
  usual: string;
}

/** Words of the game that a rule explains, in the forms in which texts have them: what becomes a link.
 *
 *  Case does not matter; the longest form wins; a word ends at what is neither letter, digit nor hyphen. */
export interface GlossaryEntry {
  rule: string;
  words: string[];
}

/** A set of cards: its code, and what it is called. */
export interface CardSet {
  key: string;
  name: string;
}

/** How sealed deck and drafts of a game are played (`OpenLimited`).
 *
 *  sets          the sets whose boosters can be opened, the usual one first
 *  sealed_packs  so many does each of the two players open; draft_packs: so many does each seat of a draft open
 *  least, most   seats of a draft
 *  smallest      so many cards has a deck at least */
export interface LimitedInfo {
  sets: CardSet[];
  sealed_packs: number;
  draft_packs: number;
  least: number;
  most: number;
  smallest: number;
}

/** A number on a card: its key ("atk"), what it is called, how it is printed ("3", "X+1"). */
export interface CardNumber {
  key: string;
  name: string;
  value: string;
}

/** A card as it is printed, worded in one language.
 *
 *  other     its name in the other language
 *  kind      its type as a key; `line` the type line in words
 *  colours   keys of what gives it its frame (classes, factions, civilizations)
 *  numbers   the numbers in its corners
 *  keywords  keys of `terms`
 *  text      its text, a paragraph each
 *  note      why a value or the text is provisional, "" if it is not
 *  fields    what a search can ask for */
export interface Face {
  code: string;
  name: string;
  other: string;
  kind: string;
  line: string;
  cost: string;
  colours: string[];
  numbers: CardNumber[];
  keywords: string[];
  tags: string[];
  text: string[];
  rarity: string;
  set: string;
  number: string;
  emblem: string;
  note: string;
  fields: Record<string, unknown>;
}

/** A table that is ready for three or more: the key of the deck of each seat (`DeckName`), and its team. */
export interface TableInfo {
  key: string;
  name: string;
  decks: string[];
  teams: number[];
}

/** A game that this server offers.
 *
 *  takes    what a client must be able to draw: "cards" or "hexes"
 *  seats    the fewest and the most seats
 *  players  computer players by their strength; `SeatRequest.player` has the key of one, or of one of the `opponents`
 *  phases   in the order of the turn, for the phase bar: keys of `terms`; `phase_rules` names the rule of each
 *  terms    the game's own words by the engine's names: phases, zones, keywords, types
 *  cards    changes when any card does; part of the address to ask the cards from
 *  editions the editions of its rules, the usual one first; `OpenRoom.edition` has the key
 *  formats  what a deck can be meant for, the usual one first
 *  options  what else may be chosen before it begins; `OpenRoom.options` has the chosen values by key
 *  own      whether it reads definitions of a user's own (`CustomFiles`)
 *  glossary words in texts of cards that a rule explains
 *  lesson   about how many minutes its guided first game takes, 0 without one (`OpenLesson`)
 *  limited  sealed deck and drafts, null for a game without boosters
 *  cover    three cards or figures that stand for it, the middle one second; none for a game without any
 *  tables   set-ups for more than two
 *  names    languages in which cards have names, as far as a source gives them */
export interface GameInfo {
  game: string;
  edition: string;
  title: string;
  takes: string;
  seats: [number, number];
  players: ComputerLevel[];
  opponents: OpponentInfo[];
  decks: DeckName[];
  stops: StopInfo[];
  phases: string[];
  phase_rules: Record<string, string>;
  terms: Record<string, string>;
  hints: string[];
  phrases: Record<string, string>;
  cards: string;
  editions: OptionValue[];
  formats: OptionValue[];
  options: GameOption[];
  own: boolean;
  glossary: GlossaryEntry[];
  lesson: number;
  limited: LimitedInfo | null;
  cover: Face[];
  tables: TableInfo[];
  names: string[];
}

/** The cards of a game, or those that were asked for. */
export interface CardList {
  game: string;
  lang: "de" | "de-x-en" | "en";
  version: string;
  cards: Face[];
}

/** What a search line found: codes, best first. `fault` says what of the line was not understood. */
export interface SearchResult {
  codes: string[];
  fault: string;
}

/** Another rule that one leads to; `mark` is its number, or its title if its source has no numbers. */
export interface RuleReference {
  number: string;
  mark: string;
}

/** A rule to be read. `scene`: whether a position shows it that can be played (`PlayRule`). */
export interface RuleInfo {
  number: string;
  mark: string;
  title: string;
  text: string;
  source: string;
  standing: string;
  note: string;
  edition: string;
  see: RuleReference[];
  scene: boolean;
}

/** Rules that were asked for, in the order of the book or best first; `count` is all there are. */
export interface RuleList {
  count: number;
  rules: RuleInfo[];
}

/** What is different from a game that somebody knows, and the rule that says all of it. */
export interface DifferenceInfo {
  text: string;
  rule: RuleReference;
}

/** A game that newcomers may know, and what is different from it. */
export interface KnownGameInfo {
  game: string;
  differences: DifferenceInfo[];
}

/** The games that newcomers to a game may know. */
export interface KnownGames {
  games: KnownGameInfo[];
}

/** A deck to be read and checked: its text, a line each. Names in both languages are understood.
 *
 *  edition  by which it is checked; "" for the one that its text names */
export interface CheckDeck {
  text: string;
  lang?: "de" | "de-x-en" | "en";
  edition?: string;
  own?: Record<string, string>;
}

/** A card of a deck and how often it is in it. `part`: "main", "side", "hero" ... */
export interface DeckCard {
  code: string;
  count: number;
  part: string;
}

/** One thing that is wrong with a deck: its line (0: the whole), its rule ("" for what cannot be read). */
export interface FaultInfo {
  text: string;
  rule: string;
  line: number;
  card: string;
}

/** Cards of which a deck takes no more copies: why, in a few words, and the rule; `full` where it has the most. */
export interface ClosedCards {
  text: string;
  rule: string;
  full: boolean;
  codes: string[];
}

/** A deck that was read: what is in it, everything that is wrong, and its text as `read` would write it.
 *
 *  format, edition  keys of `GameInfo.formats` and `GameInfo.editions`: what the text says that the deck is meant for
 *                   (its lines `format:`, `scenario:`, `edition:`), else the usual one; it was checked by these */
export interface DeckReport {
  name: string;
  format: string;
  edition: string;
  legal: boolean;
  size: number;
  cards: DeckCard[];
  faults: FaultInfo[];
  closed: ClosedCards[];
  text: string;
  lines: string[];
}

/** The list with which a seat plays, line by line as it is read: names with their counts, under headings. */
export interface SeatList {
  seat: number;
  name: string;
  lines: string[];
}

/** The lists of all seats of a room that plays with open lists (ruling:closed-lists). */
export interface OpenLists {
  lists: SeatList[];
}

/** Files with definitions of one's own, to be read and checked: texts by name. */
export interface CustomFiles {
  files: Record<string, string>;
  lang?: "de" | "de-x-en" | "en";
}

/** One thing that is wrong in a file, and where; lines and columns count from 1, 0 is the whole file. */
export interface FileFault {
  file: string;
  line: number;
  column: number;
  text: string;
}

/** Files that were read: everything that is wrong, and what is in them as far as it could be read. */
export interface CustomFilesReport {
  legal: boolean;
  faults: FileFault[];
  cards: Face[];
}

/** A deck of mine to be kept under a key of mine; faulty ones are kept too. */
export interface SaveDeck {
  game: string;
  name: string;
  text: string;
}

/** A deck of mine. */
export interface MyDeck {
  key: string;
  game: string;
  name: string;
  text: string;
}

/** Who I am: a guest with a name. The cookie that is set says the same. */
export interface GuestInfo {
  id: string;
  name: string;
}

/** A name for me. */
export interface SetName {
  name: string;
}

/** A code by which I move to another device: it works once, and for so many seconds. */
export interface MoveCode {
  code: string;
  seconds: number;
}

/** The code that another device of mine shows. */
export interface UseMoveCode {
  code: string;
}

/** A seat of a room to be opened.
 *
 *  kind    "me", "open" for somebody else, or "computer"
 *  deck    the key of a ready deck or of one of mine, or the text of a deck; "" leaves it to the game
 *  player  which computer player
 *  team    the team, -1: a team of its own */
export interface SeatRequest {
  kind: "computer" | "me" | "open";
  deck?: string;
  player?: string;
  name?: string;
  team?: number;
}

/** A room to be opened. It begins to play as soon as no seat is open.
 *
 *  private     only who has the link finds it
 *  spectators  whether others may watch
 *  match       best of how many games of a match; 0: one game by itself
 *  options     what was chosen of `GameInfo.options`, and files of one's own as "own:NAME" */
export interface OpenRoom {
  game: string;
  seats: SeatRequest[];
  edition?: string;
  clock?: ClockRule;
  private?: boolean;
  spectators?: boolean;
  match?: 0 | 1 | 3 | 5;
  options?: Record<string, string>;
  lang?: "de" | "de-x-en" | "en";
}

/** A guided first game of a game, in a private room of its own. Only games with `GameInfo.lesson` have one. */
export interface OpenLesson {
  game: string;
  lang?: "de" | "de-x-en" | "en";
}

/** Play on from the position that shows a rule, against a computer, in a private room (`RuleInfo.scene`). */
export interface PlayRule {
  game: string;
  rule: string;
  lang?: "de" | "de-x-en" | "en";
}

/** A puzzle in a private room of its own. The guest's unfinished one before it is given up. */
export interface OpenPuzzle {
  puzzle: string;
  lang?: "de" | "de-x-en" | "en";
}

/** A puzzle that can be solved here.
 *
 *  name    of the puzzle: its game and its number
 *  task    what is asked for, in words
 *  depth   the fewest moves that do it: how hard it is */
export interface PuzzleInfo {
  name: string;
  game: string;
  number: number;
  task: string;
  depth: number;
}

/** All puzzles, game by game, the easier ones first.
 *
 *  day    the date (UTC) of which these are the puzzles of the day: the same for everybody
 *  today  the puzzle of the day; the games take turns
 *  daily  the puzzle of the day of each game that has any
 *  faces  for each of these a card or figure of the solver's that stands in it, by the name of the puzzle */
export interface PuzzleList {
  day: string;
  today: string;
  daily: string[];
  faces: Record<string, Face>;
  puzzles: PuzzleInfo[];
}

/** Take an open seat of a room (-1: the first), with a deck. */
export interface JoinRoom {
  seat?: number;
  deck?: string;
  name?: string;
  lang?: "de" | "de-x-en" | "en";
}

/** The seat is mine: its token opens it on another device or for a bot. */
export interface SeatGranted {
  room: RoomInfo;
  seat: number;
  token: string;
}

/** Rooms: those that wait for players, that may be watched, or that are mine. */
export interface RoomList {
  rooms: RoomInfo[];
}

/** A game of mine that is not over.
 *
 *  seat   mine
 *  asked  the seat that is asked; -1 for nobody, before the game begins, and where it is not known.
 *         Between two games of a match it is mine until I have said what I exchange, and never another one
 *  since  since when that seat is asked, to the minute; 0 where it is not known */
export interface RunningGame {
  room: RoomInfo;
  seat: number;
  asked: number;
  since: number;
}

/** My games that are not over: those in which I am asked first, in the order in which I was asked. */
export interface RunningGames {
  games: RunningGame[];
}

/** A game of mine that is over; a match is one.
 *
 *  seat       mine
 *  begun      0 where it is not known
 *  decisions  how many have been made by all players together, in all games of a match
 *  replay     the code of its replay; "" when it is mine no longer */
export interface FinishedGame {
  room: RoomInfo;
  seat: number;
  outcome: "drawn" | "lost" | "won";
  begun: number;
  ended: number;
  decisions: number;
  replay: string;
}

/** How often I have won, lost and drawn, with a deck or against somebody.
 *
 *  game    of a deck its game, "" for an opponent
 *  player  of an opponent which computer player, "" for a person */
export interface OutcomeTally {
  name: string;
  game: string;
  player: string;
  won: number;
  lost: number;
  drawn: number;
}

/** My games that are over, the latest first, from the one that was asked for on; and all of them in figures.
 *
 *  total      how many there are
 *  decks      the decks that I have played most often
 *  opponents  those whom I have met most often, in games of two */
export interface FinishedGames {
  total: number;
  games: FinishedGame[];
  decks: OutcomeTally[];
  opponents: OutcomeTally[];
}

/** A replay of mine: I sat there, or have uploaded it.
 *
 *  game  "" where it cannot be told
 *  room  the room of the game, as long as it is kept, "" else */
export interface OwnReplay {
  code: string;
  game: string;
  names: string[];
  created: number;
  uploaded: boolean;
  room: string;
}

/** My replays, the latest first, from the one that was asked for on; `total`: how many there are. */
export interface OwnReplays {
  total: number;
  replays: OwnReplay[];
}

/** Go on from a moment of a replay: who sits where. Decks are those of the replay.
 *
 *  game  of the record of a match the number of its game */
export interface BranchReplay {
  at: number;
  seats: SeatRequest[];
  clock?: ClockRule;
  private?: boolean;
  lang?: "de" | "de-x-en" | "en";
  game?: number;
}

/** A replay file to be read and played again. */
export interface UploadReplay {
  text: string;
}

/** A turn of a replay.
 *
 *  at     the step after which it has begun
 *  text   whose it is, in words
 *  group  what it stands under with others, in words (a round and a tick); "" where turns stand alone */
export interface ReplayTurn {
  at: number;
  text: string;
  group: string;
}

/** What a seat has exchanged behind a game of a recorded match, each copy once. */
export interface RecordedExchange {
  seat: number;
  out: CardRef[];
  into: CardRef[];
}

/** A recorded match, of which one game is looked at.
 *
 *  game       the number of that game, counted from 1, of so many `games`
 *  won        for each game that is over the team that won it, -1 for none; `teams` has the team of each seat
 *  winners    the seats of the side that has won the match, null for one that is not over
 *  exchanges  what was exchanged behind each game
 *  verdict    what playing the whole match again has shown (EXACT, UNVERIFIED, DIVERGED), and `why` what is wrong */
export interface ReplayMatch {
  length: number;
  game: number;
  games: number;
  won: number[];
  teams: number[];
  winners: number[] | null;
  exchanges: RecordedExchange[][];
  verdict: string;
  why: string[];
}

/** A number over the course of a game: health, shields, cards in hand.
 *
 *  name    in words
 *  values  for each seat one for each of the turns as it begins, then one for the end */
export interface ReplayFigure {
  key: string;
  name: string;
  values: number[][];
}

/** A replay: what it is of, and what playing it again has shown (EXACT, UNVERIFIED, DIVERGED).
 *
 *  steps  how many answers and acts it has; step 0 is the start
 *  turns  every turn, in the order in which they were taken
 *  cards  definitions of their own that the players had brought along
 *  match  of which match it is a game, null for a game by itself
 *  figures  how everybody stood over the turns, in numbers that all could see */
export interface ReplayInfo {
  code: string;
  game: string;
  edition: string;
  title: string;
  names: string[];
  decks: string[];
  steps: number;
  turns: ReplayTurn[];
  verdict: string;
  why: string[];
  over: ResultInfo | null;
  cards: Face[];
  match: ReplayMatch | null;
  figures: ReplayFigure[];
}

/** A replay after so many steps as one seat saw it (-1: a spectator), with what the last step brought. */
export interface ReplayFrame {
  at: number;
  view: Record<string, unknown>;
  names: Record<string, string>;
  worded: Record<string, string[]>;
  asked: number;
  text: string[];
  chosen: string;
  news: LogLine[];
}

/** Frames of a replay, one after the other. */
export interface ReplayFrames {
  seat: number;
  frames: ReplayFrame[];
}

/** A line of a replay's log, and the step that brought it. */
export interface ReplayLine {
  text: string;
  rule: string;
  mark: string;
  style: string;
  at: number;
}

/** The log of a replay as one seat saw it (-1: a spectator), without the views; from the start, or from a step on.
 *
 *  next  the step from which to ask on; null if nothing is left */
export interface ReplayLog {
  seat: number;
  lines: ReplayLine[];
  next: number | null;
}

/** More about a piece as it was after a step: lines to be read, and data of the game's own, as in `details`. */
export interface PieceDetails {
  handle: number;
  lines: string[];
  data: Record<string, unknown>;
}

/** Why a request over HTTP is refused. `code` is for programs, `text` for people; a deck's faults in `faults`. */
export interface ErrorBody {
  code: string;
  text: string;
  faults?: FaultInfo[];
  reasons?: ReasonInfo[];
}

/** How the reader stood at the start of a turn.
 *
 *  step    after how many steps of the record
 *  turn    its number; `seat` whose turn it is (-1: nobody's), `label` what it is called
 *  chance  to win, 0 to 1; `error` its standard error */
export interface ReviewPoint {
  step: number;
  turn: number;
  seat: number;
  label: string;
  chance: number;
  error: number;
}

/** A move that would have been better for whoever made another one.
 *
 *  step           of the decision; `seat` who made it
 *  played, best   the moves in words; `option` the index of the better one
 *  chance, worth  how likely a win is after it, and by how much that is more; `error` the standard error of `worth` */
export interface ReviewBetter {
  step: number;
  seat: number;
  played: string;
  best: string;
  option: number;
  chance: number;
  worth: number;
  error: number;
}

/** A stretch of the game in which much changed, from `step` to `until`; `log` and `text` tell of it. */
export interface ReviewMoment {
  step: number;
  until: number;
  label: string;
  before: number;
  after: number;
  log: string[];
  text: string;
  better: ReviewBetter | null;
}

/** A whole review for one seat; `result` says how the game ended, "" where it did not. */
export interface ReviewInfo {
  game: string;
  seat: number;
  steps: number;
  result: string;
  curve: ReviewPoint[];
  moments: ReviewMoment[];
}

/** How far a review is: `done` of `total` parts, and the review once all are; each request takes it further. */
export interface ReviewProgress {
  done: number;
  total: number;
  review: ReviewInfo | null;
}

/** A deck to be tested: its text, a line each.
 *
 *  edition  of the rules; "" for the usual one */
export interface DeckToTest {
  text: string;
  lang?: "de" | "de-x-en" | "en";
  edition?: string;
}

/** Points out of games, a draw half a point, and the bounds between which the true share lies (95 %, Wilson). */
export interface ShareInfo {
  points: number;
  games: number;
  low: number;
  high: number;
}

/** How the deck did against another: `deck` is the key of one that comes with the game. */
export interface DeckTestRow {
  deck: string;
  share: ShareInfo;
}

/** How the deck did in games in which a card of it was drawn, and in those in which it was not. */
export interface DeckTestCard {
  card: string;
  drawn: ShareInfo;
  not_drawn: ShareInfo;
}

/** How far a test is: `done` of `total` games, and what they came to; each request plays further.
 *
 *  player      who plays both decks: a computer player's name
 *  cards       once all games are played, those first that the deck did best with
 *  conditions  with which it can be repeated: the version, hashes of definitions and code, the seed */
export interface DeckTestProgress {
  done: number;
  total: number;
  player: string;
  overall: ShareInfo;
  decks: DeckTestRow[];
  cards: DeckTestCard[];
  conditions: Record<string, string>;
}

/** Everything that is wrong with a deck from the pool of an event; empty if it is legal. */
export interface DeckFaults {
  faults: FaultInfo[];
}

/** A sealed event of two seats, or a draft of four to eight (`LimitedInfo`), to be opened; I take the first seat.
 *
 *  set        the code of the set whose boosters are opened (`LimitedInfo.sets`), "" for the usual one
 *  pace       seconds for a pick: "none" (no limit), "calm" or "quick"; both get shorter with the pack
 *  computers  whether computers take all other seats, so that it begins at once
 *  player     which computer player plays for computers; "" for the opponents of the game in turn */
export interface OpenLimited {
  game: string;
  kind: "draft" | "sealed";
  seats?: number;
  set?: string;
  pace?: "calm" | "none" | "quick";
  computers?: boolean;
  player?: string;
  name?: string;
  lang?: "de" | "de-x-en" | "en";
}

/** Take the first open seat of an event. */
export interface JoinLimited {
  name?: string;
  lang?: "de" | "de-x-en" | "en";
}

/** Begin an event: computers take the seats that are open. Whoever sits first may do that. */
export interface BeginLimited {
  player?: string;
  lang?: "de" | "de-x-en" | "en";
}

/** Take a card of the pack before my seat. `pick` says which pick is meant, from 1. */
export interface TakeCard {
  pick: number;
  card: string;
}

/** Have a deck built from my pool: led by that leader (`LeaderInfo.key`), "" for the best. */
export interface SuggestDeck {
  leader?: string;
}

/** A deck from my pool: who leads it, and the codes of its main cards, one for each copy. */
export interface PoolDeck {
  leader: string;
  main: string[];
}

/** Open a game against a seat of the event with the decks that were built: a match of `match` games, or one (0). */
export interface PlayLimited {
  against: number;
  match?: 0 | 3;
  lang?: "de" | "de-x-en" | "en";
}

/** A deck that a computer builds from my pool, and what spoke for it.
 *
 *  fitting  how many cards of the pool could be in a deck with that leader
 *  curve    how many cards of each cost it has, from 0; the last number counts the dearer ones as well
 *  bodies   how many cards fight; sources: how many are best laid down to pay with
 *  best     codes of the cards with the best ratings
 *  lacking  how many cards are missing for a legal deck, mostly 0 */
export interface DeckSuggestion {
  leader: string;
  main: string[];
  fitting: number;
  curve: number[];
  bodies: number;
  sources: number;
  best: string[];
  lacking: number;
}

/** A seat of an event, as everybody with its link may know it.
 *
 *  player   which computer player sits there, "" for a person
 *  waiting  whether it still has to pick
 *  ready    whether it has a deck */
export interface LimitedSeat {
  seat: number;
  name: string;
  kind: "computer" | "open" | "person";
  player: string;
  mine: boolean;
  waiting: boolean;
  ready: boolean;
}

/** The pack before my seat.
 *
 *  cards    codes of the cards to take one from
 *  round    which pack it is, from 1, of so many `rounds`; `pick` of so many `picks` in the whole draft
 *  to_left  whether the packs go to the left (to the next seat) in this round
 *  chosen   what I have taken in this pick, "" for nothing yet; it goes to the pool when all have picked
 *  left     milliseconds left for this pick, of `time`; null: there is no limit */
export interface LimitedPack {
  cards: string[];
  round: number;
  rounds: number;
  pick: number;
  picks: number;
  to_left: boolean;
  chosen: string;
  left: number | null;
  time: number | null;
}

/** What a deck may be built around, and how many cards of my pool may be in it. */
export interface LeaderInfo {
  key: string;
  name: string;
  cards: number;
}

/** A game or a match between two seats, as everybody may know it. `winner` is a seat, -1 for none (yet).
 *
 *  wins  the games that `first` and `second` have won of a match, [] for a game by itself */
export interface LimitedGame {
  room: string;
  first: number;
  second: number;
  status: "gone" | "over" | "playing";
  winner: number;
  wins: number[];
}

/** A sealed event or a draft, as one guest may know it.
 *
 *  status    "waiting" for players, "drafting", or "building" decks and playing with them
 *  set       the name of the set whose boosters are opened
 *  rule      number of the rule; packs: how many each seat opens or drafts; smallest: cards of a deck at least
 *  mine      my seat, -1 for none: then there is neither pack nor pool. host: whether I may begin it
 *  pool      codes of my cards, in the order in which they came
 *  pack      the pack before me, null unless cards are drafted
 *  deck      the deck I have built, null for none yet
 *  leaders   what my deck may be built around, while decks are built
 *  tournament  the code of the tournament whose rounds are played with these decks, "" for none; then no games here
 *  fixed     whether the first of those rounds has been paired, so that decks stay as they are */
export interface LimitedState {
  code: string;
  game: string;
  title: string;
  kind: "draft" | "sealed";
  status: "building" | "drafting" | "waiting";
  set: string;
  rule: string;
  packs: number;
  smallest: number;
  pace: "calm" | "none" | "quick";
  seats: LimitedSeat[];
  mine: number;
  host: boolean;
  pool: string[];
  pack: LimitedPack | null;
  deck: PoolDeck | null;
  leaders: LeaderInfo[];
  games: LimitedGame[];
  tournament: string;
  fixed: boolean;
}

/** The events in which I have a seat, the latest first, without packs and pools. */
export interface LimitedList {
  events: LimitedState[];
}

/** A tournament to be opened; I take the first place.
 *
 *  format   where decks come from: brought along, from boosters that are opened or drafted
 *  match    best of how many games
 *  rounds   of a Swiss tournament, 0 for as many as leave one player without a defeat
 *  minutes  of a round, 0 for no limit: each player of a match then has a clock of its own (`TournamentState.clock`)
 *  size     how many play; computers take the places that stay free
 *  deck     with which I play, as in `JoinRoom`; not with sealed or draft
 *  set      the code of the set whose boosters are opened with these (`LimitedInfo.sets`), "" for the usual one */
export interface OpenTournament {
  game: string;
  system?: "double" | "round-robin" | "single" | "swiss";
  format?: "constructed" | "draft" | "sealed";
  match?: 1 | 3 | 5;
  rounds?: number;
  minutes?: number;
  size?: number;
  deck?: string;
  set?: string;
  edition?: string;
  name?: string;
  lang?: "de" | "de-x-en" | "en";
}

/** Take a free place, with a deck as in `JoinRoom`. */
export interface JoinTournament {
  deck?: string;
  name?: string;
  lang?: "de" | "de-x-en" | "en";
}

/** Begin a tournament: computers take the places that are free, `player` in all of them or quick ones in turn. */
export interface BeginTournament {
  player?: string;
  lang?: "de" | "de-x-en" | "en";
}

/** The host says how a match of this round went that nobody plays to its end: the games that each side has won. */
export interface DecideTable {
  table: number;
  first: number;
  second: number;
  drawn?: number;
}

/** Play no further: I (-1), or a player whom the host takes out. */
export interface DropOut {
  player?: number;
  lang?: "de" | "de-x-en" | "en";
}

/** Somebody who plays. `ready`: whether there is a deck; dropped: whether it plays no further. */
export interface TournamentPlayer {
  number: number;
  name: string;
  kind: "computer" | "open" | "person";
  mine: boolean;
  ready: boolean;
  dropped: boolean;
}

/** A pairing: players by number, `second` is -1 for a bye. `score`: games of each side, drawn; null while open. */
export interface TournamentTable {
  table: number;
  first: number;
  second: number;
  score: number[] | null;
}

/** Where a player stands: matches by result; `shares`: what decides after the points, as printed (`deciding`).
 *
 *  out_in  the round in which it was knocked out or had dropped out, 0 for not at all */
export interface TournamentStanding {
  player: number;
  rank: number;
  points: number;
  won: number;
  lost: number;
  drawn: number;
  byes: number;
  shares: string[];
  out_in: number;
}

/** Something that decides the standings: its name, the head of its column, and what it means. */
export interface ExplainedWord {
  name: string;
  short: string;
  about: string;
}

/** A tournament, as one guest may know it.
 *
 *  status       "waiting" for players, "building" decks from cards that are opened or drafted, "playing", or "over"
 *  system_name  in words, with what it means in `system_about`; format_name: where decks come from
 *  match        best of how many games; minutes: of a round, 0 for no limit; clock: seconds of each player in a game
 *  mine         my number, -1 for none; host: whether I may begin it, and each round
 *  event        where I open or draft cards and build my deck (`LimitedState.code`), "" for nowhere
 *  table        the table in this round at which I sit, -1 for none
 *  rounds       the pairings of each round; planned: how many rounds there will be, 0 while that depends on results
 *  open         whether a match of the last round is still to be played
 *  left         milliseconds that are left of the round, null without a limit
 *  deciding     what decides the standings, in order; empty in an elimination: who stays in longer stands higher */
export interface TournamentState {
  code: string;
  game: string;
  title: string;
  plays: string;
  system: string;
  system_name: string;
  system_about: string;
  format: string;
  format_name: string;
  match: number;
  minutes: number;
  clock: number;
  status: "building" | "over" | "playing" | "waiting";
  players: TournamentPlayer[];
  mine: number;
  host: boolean;
  event: string;
  table: number;
  rounds: TournamentTable[][];
  planned: number;
  open: boolean;
  left: number | null;
  standings: TournamentStanding[];
  deciding: ExplainedWord[];
  ranking: string;
  winners: number[];
}

/** The tournaments in which I play, the latest first. */
export interface TournamentList {
  tournaments: TournamentState[];
}

export type FromClient = Hello | Answer | ReadOn | AskPuzzle | Choose | Pick | TableAction | AskWhy | ReadTable | TypeOrder | AskHint | AskPreview | Look | SendChat | SetAutoPass | TakeBack | AnswerRequest | ShareView | AskRematch | Exchange | Report | SetLanguage | Resync | Ping;

export type FromServer = Welcome | StateMessage | Acknowledged | ActionRefused | Picked | Explanation | Lines | OrderRead | Hinted | Thoughts | Previewed | PieceDetailsMessage | RoomChanged | ChatMessages | TakeBackAsked | Rematch | ExchangeAsked | Reported | MessageRejected | Pong;
