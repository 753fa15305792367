"""The shapes that messages and answers over HTTP are made of: plain data, worded in the reader's language.

Everything in them that tells of a game comes from `kernel.sight` by way of the game's own
table; the browser computes no rule.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from regelwerk.kernel.ids import Handle

Lang = Literal["en", "de", "de-x-en"]
"""The language of the sentences; cards have their names in it, as far as they have one, with `de-x-en` English ones."""
Name = Annotated[str, Meta(max_length=24)]
SetCode = Annotated[str, Meta(max_length=20)]
DeckText = Annotated[str, Meta(max_length=20_000)]


class Schema(Struct, forbid_unknown_fields=True):
    """What all of these are: strict about what they hold. Nobody changes one that was made."""


# -------------------------------------------------------------------------- a game


class CardRef(Schema):
    """A card that is spoken of. `handle` 0: the reader cannot tell which one; `code` "": its face is unknown."""

    handle: Handle
    code: str = ""
    name: str = ""


class CardNumber(Schema):
    """A number on a card: its key ("atk"), what it is called, how it is printed ("3", "X+1")."""

    key: str
    name: str
    value: str


class Face(Schema):
    """A card as it is printed, worded in one language.

    other     its name in the other language
    kind      its type as a key; `line` the type line in words
    colours   keys of what gives it its frame (classes, factions, civilizations)
    numbers   the numbers in its corners
    keywords  keys of `terms`
    text      its text, a paragraph each
    note      why a value or the text is provisional, "" if it is not
    fields    what a search can ask for
    """

    code: str
    name: str
    other: str
    kind: str
    line: str
    cost: str
    colours: list[str]
    numbers: list[CardNumber]
    keywords: list[str]
    tags: list[str]
    text: list[str]
    rarity: str
    set: str
    number: str
    emblem: str
    note: str
    fields: dict[str, Any]


class OptionInfo(Schema):
    """One option of a question.

    i        its number: what an answer sends
    verb     what is done; `subject` does it, `object` is what it is done to (handles, 0 for none)
    seat     the seat that is the object, null for none
    n        a number that the verb gives meaning to
    text     the whole option in words; `label` the short form for a list under `group`
    same     number of an earlier option that is the same choice (a copy of a card in hand), else -1
    """

    i: int
    verb: str
    subject: Handle
    object: Handle
    seat: int | None
    n: int
    text: str
    label: str
    group: str
    same: int


class Several(Schema):
    """A choice of several things, made in any order: what is picked so far, and what goes with it.

    options  every candidate, whatever is picked; `i` is its number in `pick` and `choose`
    picks    what has been picked, in that order; `chosen` is all that is chosen, `open` what can be picked now
    least    the fewest and the most things that can be chosen
    done     whether what is chosen is a whole set; `button` is what ending it says, "" while it is none
    text     how far it is, in words
    offered  cards that have a handle for this question only, with their faces
    """

    options: list[OptionInfo]
    picks: list[int]
    chosen: list[int]
    open: list[int]
    least: int
    most: int
    done: bool
    button: str
    text: str
    offered: list[CardRef]


class DecisionInfo(Schema):
    """The question to this seat.

    number     number of the decision that everybody may count
    kind       what is asked (a word of the game); `text` the question in words, line by line
    about      the card that asks
    options    everything that may be answered, in the order of their numbers
    offered    cards that have a handle for this question only, with their faces
    primary    the option of the one big button, -1 for none; `button` is what it says
    passing    the option that passes, -1 if this is no question that may be passed
    closing    the option with which I let go of my own turn, -1 if none does; it is never `primary`
    undone     what I could still do in this turn and not after it, in sentences: to be asked about before `closing`
    stop       which stop this question belongs to, "" for none
    pausing    whether the server is about to pass here for me: nothing that I can do would matter now
    because    options that are the reason why I am asked here and now; empty where a question needs none
    announcing whether it is a step of an announcement, which may be taken back alone
    more       what the game's view has besides (cards looked at, what is chosen so far, damage asked about)
    several    a choice of several things, with nothing picked; null where one thing is chosen. `options` are the same
               choice one by one, in an order of the rules' own
    """

    number: int
    kind: str
    text: list[str]
    about: CardRef | None
    options: list[OptionInfo]
    offered: list[CardRef]
    primary: int
    button: str
    passing: int
    closing: int
    undone: list[str]
    stop: str
    announcing: bool
    more: dict[str, Any]
    several: Several | None = None
    pausing: bool = False
    because: list[int] = []


class WaitingInfo(Schema):
    """Who is asked, as everybody may know it: the seat, the public kind of question, and a sentence."""

    seat: int
    number: int
    kind: str
    text: str


class EventInfo(Schema):
    """One event as this reader may know it: what the table animates and the log can show in full.

    rule   its number in the rulebook; `mark` is how it stands behind a line
    batch  events with the same number happened at the same moment; 0: each by itself
    seat   whose event it is, -1 for nobody's
    """

    kind: str
    rule: str
    mark: str
    batch: int
    seat: int
    n: int
    about: CardRef | None
    other: CardRef | None
    source: CardRef | None
    text: str


class LogLine(Schema):
    """A line of the log: what a player wants to read. `style` is "", "heading" or "bad"."""

    text: str
    rule: str
    mark: str
    style: str


class ReasonInfo(Schema):
    """One reason why something cannot be done now, with the rule that says so."""

    text: str
    rule: str
    title: str


class ResultInfo(Schema):
    """How a game ended. No winners: a draw. `why` may be empty. Its replay is named by the room."""

    winners: list[int]
    text: str
    why: str
    rule: str
    title: str


# ------------------------------------------------------------------------ the room


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a room.

    none   nobody is timed
    game   each player has `seconds`; of every decision `increment` seconds are free
    move   each decision may take `seconds`
    """

    kind: Literal["none", "game", "move"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class ClockInfo(Schema):
    """The clocks at the moment of sending: milliseconds left for each seat, the seat whose clock runs (-1: none)."""

    left: list[int]
    running: int


class SeatInfo(Schema):
    """A seat of a room.

    kind    "open", "person" or "computer"; `player` which computer player
    deck    name of the deck: one's own, and everybody's once the game is over
    here    whether somebody is connected for it; `away` seconds since nobody is, null while one is or for a computer
    mine    whether it is the reader's
    shown   whether its player lets everybody watch from his seat; `delay` seconds later than it happens
    """

    seat: int
    team: int
    name: str
    kind: Literal["open", "person", "computer"]
    player: str
    deck: str
    here: bool
    away: int | None
    mine: bool
    shown: bool
    delay: int


class MatchInfo(Schema):
    """How the match of a room stands, as everybody may know it.

    length   best of how many games
    game     number of the game that is on, counted from 1; between two games that of the last one
    won      for each game that is over the team that won it, -1 for none
    wins     how many games each of the two teams has won
    between  whether a game is over and the next one has yet to begin
    winners  the seats of the side that has won the match (none: it is drawn), null while it is on
    """

    length: int
    game: int
    won: list[int]
    wins: list[int]
    between: bool
    winners: list[int] | None


class RoomInfo(Schema):
    """A room as everybody with its link may know it.

    status   "waiting" for players, "playing", "over"
    private  not listed among the open rooms
    replay   the code of its replay, "" before the game is over
    lesson   whether it is a lesson: a guided game of one person
    puzzle   the name of the puzzle that is solved in it, "" in every other room
    match    how its match stands, null for a game by itself
    lists    whether everybody may know what is in everybody's deck (ruling:closed-lists)
    thinking whether everybody is told what computer players weigh (`Thoughts`)
    notes    what its record has to say: that the server was renewed during the game, or why the room was closed
    event    the code of the sealed event or draft whose decks are played, "" for none
    tournament  the code of the tournament of whose round it is a match, "" for none
    """

    code: str
    game: str
    edition: str
    title: str
    status: Literal["waiting", "playing", "over"]
    private: bool
    spectators: bool
    lists: Literal["closed", "open"]
    thinking: Literal["hidden", "shown"]
    clock: ClockRule
    seats: list[SeatInfo]
    watching: int
    replay: str
    lesson: bool
    puzzle: str
    notes: list[str]
    match: MatchInfo | None
    event: str
    tournament: str


class LessonText(Schema):
    """One thing that the teacher says, and what is lit up meanwhile.

    marks   `piece HANDLE`, `zone SEAT NAME`, `space NUMBER`, `place end-turn`, `place clock`, `place score`
    """

    text: str
    marks: list[str]


class ProofStep(Schema):
    """One line of the proof of a puzzle.

    indent  how deep it stands below the answers of the others
    who     whose move it is, "" for the solver
    """

    indent: int
    who: str
    text: str


class PuzzleState(Schema):
    """Where a puzzle stands.

    puzzle     its name
    task       what is asked for; in at least `depth` moves, of which `left` are left from here
    status     "open", "solved" or "failed" (conceded)
    shown      whether its solution has been asked for
    held       what is said to the last answer, which is wrong and was not given; "" for nothing
    hint       the option of the open question that a hint has named, -1 for none
    solutions  every line of moves that does it, and the `proof` of the first with every answer of the others; both are
               empty until the puzzle is over, or the solution has been asked for
    """

    puzzle: str
    task: str
    depth: int
    left: int
    status: Literal["open", "solved", "failed"]
    shown: bool
    held: str
    hint: int
    solutions: list[list[str]]
    proof: list[ProofStep]


class LessonInfo(Schema):
    """Where a lesson stands.

    mode      "script": an act is awaited; "paused": `says` is to be read first (`read-on`); "free": it has let go
    says      what the teacher says now, one after the other
    expected  the options that lead on, by index; empty unless something is awaited
    held      what is said to the last answer, which leads away from the lesson and was not given; "" for nothing
    option    that answer; with `insist` it is given
    step      how many acts have been awaited, of so many `steps`
    aim       what the game is about; `ending` what is said at its end, "" before it
    decks     two decks for a second game without a teacher, the learner's first
    """

    mode: Literal["script", "paused", "free"]
    says: list[LessonText]
    expected: list[int]
    held: str
    option: int
    step: int
    steps: int
    title: str
    aim: str
    ending: str
    decks: list[str]


class ChatLine(Schema):
    """Something said. `phrase` is the key of a quick phrase, which `text` then gives in the reader's language."""

    number: int
    seat: int
    name: str
    text: str
    phrase: str


class StopInfo(Schema):
    """A place where a seat may want to be asked besides, if it can do anything there."""

    key: str
    name: str


class PieceAfter(Struct, frozen=True):
    """What becomes of a piece in play: the damage that it can take before and after.

    fate  "hurt", "healed", "destroyed", or "gone" from play otherwise
    """

    handle: Handle
    before: int
    after: int
    fate: Literal["hurt", "healed", "destroyed", "gone"]
