"""What is asked and answered over HTTP, beside the shapes of a running game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from regelwerk.server.schema.common import (
    CardRef,
    ClockRule,
    DeckText,
    Face,
    Lang,
    Name,
    ReasonInfo,
    RoomInfo,
    Schema,
    StopInfo,
)
from regelwerk.server.schema.deck_tests import DeckTestProgress, DeckToTest
from regelwerk.server.schema.guests import GuestInfo, MoveCode, SetName, UseMoveCode
from regelwerk.server.schema.limited import LIMITED
from regelwerk.server.schema.my_games import FinishedGames, OwnReplays, RunningGames
from regelwerk.server.schema.own_files import CustomFiles, CustomFilesReport, OwnTexts
from regelwerk.server.schema.puzzles import OpenPuzzle, PuzzleInfo, PuzzleList
from regelwerk.server.schema.replays import PieceDetails, ReplayFrames, ReplayInfo, ReplayLog, UploadReplay
from regelwerk.server.schema.reviews import ReviewProgress
from regelwerk.server.schema.tournaments import TOURNAMENTS

Code = Annotated[str, Meta(max_length=80)]


class ComputerLevel(Schema):
    """A computer player that a game has."""

    key: str
    name: str


class OpponentInfo(Schema):
    """A computer player with a name and a character. `emblem` is its face; `level`, 1 to 5, how strong it is."""

    key: str
    name: str
    emblem: str
    level: int
    about: str


class DeckName(Schema):
    """A deck that comes with a game, or one of my own.

    learning  for a first game
    cover     codes of up to three cards or five figures that stand for it, the first above all; none for my own
    """

    key: str
    name: str
    about: str
    learning: bool
    own: bool
    cover: list[str]


class OptionValue(Schema):
    """One of the things that an option may be."""

    key: str
    name: str
    about: str


class GameOption(Schema):
    """Something to be chosen before a game begins (a scenario, a board, a format). `usual` is the key of a value."""

    key: str
    name: str
    values: list[OptionValue]
    usual: str


class GlossaryEntry(Schema):
    """Words of the game that a rule explains, in the forms in which texts have them: what becomes a link.

    Case does not matter; the longest form wins; a word ends at what is neither letter, digit nor hyphen.
    """

    rule: str
    words: list[str]


class CardSet(Schema):
    """A set of cards: its code, and what it is called."""

    key: str
    name: str


class LimitedInfo(Schema):
    """How sealed deck and drafts of a game are played (`OpenLimited`).

    sets          the sets whose boosters can be opened, the usual one first
    sealed_packs  so many does each of the two players open; draft_packs: so many does each seat of a draft open
    least, most   seats of a draft
    smallest      so many cards has a deck at least
    """

    sets: list[CardSet]
    sealed_packs: int
    draft_packs: int
    least: int
    most: int
    smallest: int


class TableInfo(Schema):
    """A table that is ready for three or more: the key of the deck of each seat (`DeckName`), and its team."""

    key: str
    name: str
    decks: list[str]
    teams: list[int]


class GameInfo(Schema):
    """A game that this server offers.

    takes    what a client must be able to draw: "cards" or "hexes"
    seats    the fewest and the most seats
    players  computer players by their strength; `SeatRequest.player` has the key of one, or of one of the `opponents`
    phases   in the order of the turn, for the phase bar: keys of `terms`; `phase_rules` names the rule of each
    terms    the game's own words by the engine's names: phases, zones, keywords, types
    cards    changes when any card does; part of the address to ask the cards from
    editions the editions of its rules, the usual one first; `OpenRoom.edition` has the key
    formats  what a deck can be meant for, the usual one first
    options  what else may be chosen before it begins; `OpenRoom.options` has the chosen values by key
    own      whether it reads definitions of a user's own (`CustomFiles`)
    glossary words in texts of cards that a rule explains
    lesson   about how many minutes its guided first game takes, 0 without one (`OpenLesson`)
    limited  sealed deck and drafts, null for a game without boosters
    cover    three cards or figures that stand for it, the middle one second; none for a game without any
    tables   set-ups for more than two
    names    languages in which cards have names, as far as a source gives them
    """

    game: str
    edition: str
    title: str
    takes: str
    seats: tuple[int, int]
    players: list[ComputerLevel]
    opponents: list[OpponentInfo]
    decks: list[DeckName]
    stops: list[StopInfo]
    phases: list[str]
    phase_rules: dict[str, str]
    terms: dict[str, str]
    hints: list[str]
    phrases: dict[str, str]
    cards: str
    editions: list[OptionValue]
    formats: list[OptionValue]
    options: list[GameOption]
    own: bool
    glossary: list[GlossaryEntry]
    lesson: int
    limited: LimitedInfo | None
    cover: list[Face]
    tables: list[TableInfo]
    names: list[str]


class CardList(Schema):
    """The cards of a game, or those that were asked for."""

    game: str
    lang: Lang
    version: str
    cards: list[Face]


class SearchResult(Schema):
    """What a search line found: codes, best first. `fault` says what of the line was not understood."""

    codes: list[str]
    fault: str


class RuleReference(Schema):
    """Another rule that one leads to; `mark` is its number, or its title if its source has no numbers."""

    number: str
    mark: str


class RuleInfo(Schema):
    """A rule to be read. `scene`: whether a position shows it that can be played (`PlayRule`)."""

    number: str
    mark: str
    title: str
    text: str
    source: str
    standing: str
    note: str
    edition: str
    see: list[RuleReference]
    scene: bool


class RuleList(Schema):
    """Rules that were asked for, in the order of the book or best first; `count` is all there are."""

    count: int
    rules: list[RuleInfo]


class DifferenceInfo(Schema):
    """What is different from a game that somebody knows, and the rule that says all of it."""

    text: str
    rule: RuleReference


class KnownGameInfo(Schema):
    """A game that newcomers may know, and what is different from it."""

    game: str
    differences: list[DifferenceInfo]


class KnownGames(Schema):
    """The games that newcomers to a game may know."""

    games: list[KnownGameInfo]


# ------------------------------------------------------------------------- decks


class DeckCard(Schema):
    """A card of a deck and how often it is in it. `part`: "main", "side", "hero" ..."""

    code: str
    count: int
    part: str


class FaultInfo(Schema):
    """One thing that is wrong with a deck: its line (0: the whole), its rule ("" for what cannot be read)."""

    text: str
    rule: str
    line: int
    card: str


class DeckFaults(Schema):
    """Everything that is wrong with a deck from the pool of an event; empty if it is legal."""

    faults: list[FaultInfo]


class CheckDeck(Schema):
    """A deck to be read and checked: its text, a line each. Names in both languages are understood.

    edition  by which it is checked; "" for the one that its text names
    """

    text: DeckText
    lang: Lang = "en"
    edition: Annotated[str, Meta(max_length=20)] = ""
    own: OwnTexts = field(default_factory=dict)


class ClosedCards(Schema):
    """Cards of which a deck takes no more copies: why, in a few words, and the rule; `full` where it has the most."""

    text: str
    rule: str
    full: bool
    codes: list[str]


class DeckReport(Schema):
    """A deck that was read: what is in it, everything that is wrong, and its text as `read` would write it.

    format, edition  keys of `GameInfo.formats` and `GameInfo.editions`: what the text says that the deck is meant for
                     (its lines `format:`, `scenario:`, `edition:`), else the usual one; it was checked by these
    """

    name: str
    format: str
    edition: str
    legal: bool
    size: int
    cards: list[DeckCard]
    faults: list[FaultInfo]
    closed: list[ClosedCards]
    text: str
    lines: list[str]


class SaveDeck(Schema):
    """A deck of mine to be kept under a key of mine; faulty ones are kept too."""

    game: Annotated[str, Meta(max_length=20)]
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    text: DeckText


class MyDeck(Schema):
    """A deck of mine."""

    key: str
    game: str
    name: str
    text: str


class SeatList(Schema):
    """The list with which a seat plays, line by line as it is read: names with their counts, under headings."""

    seat: int
    name: str
    lines: list[str]


class OpenLists(Schema):
    """The lists of all seats of a room that plays with open lists (ruling:closed-lists)."""

    lists: list[SeatList]


# -------------------------------------------------------------------------- rooms


class SeatRequest(Schema):
    """A seat of a room to be opened.

    kind    "me", "open" for somebody else, or "computer"
    deck    the key of a ready deck or of one of mine, or the text of a deck; "" leaves it to the game
    player  which computer player
    team    the team, -1: a team of its own
    """

    kind: Literal["me", "open", "computer"]
    deck: DeckText = ""
    player: Annotated[str, Meta(max_length=20)] = ""
    name: Name = ""
    team: Annotated[int, Meta(ge=-1, le=15)] = -1


class OpenRoom(Schema):
    """A room to be opened. It begins to play as soon as no seat is open.

    private     only who has the link finds it
    spectators  whether others may watch
    match       best of how many games of a match; 0: one game by itself
    options     what was chosen of `GameInfo.options`, and files of one's own as "own:NAME"
    """

    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    edition: Annotated[str, Meta(max_length=20)] = ""
    clock: ClockRule = ClockRule()
    private: bool = True
    spectators: bool = True
    match: Literal[0, 1, 3, 5] = 0
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], DeckText], Meta(max_length=40)] = field(
        default_factory=dict
    )
    lang: Lang = "en"


class OpenLesson(Schema):
    """A guided first game of a game, in a private room of its own. Only games with `GameInfo.lesson` have one."""

    game: Annotated[str, Meta(max_length=20)]
    lang: Lang = "en"


class PlayRule(Schema):
    """Play on from the position that shows a rule, against a computer, in a private room (`RuleInfo.scene`)."""

    game: Annotated[str, Meta(max_length=20)]
    rule: Annotated[str, Meta(max_length=60)]
    lang: Lang = "en"


class JoinRoom(Schema):
    """Take an open seat of a room (-1: the first), with a deck."""

    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    deck: DeckText = ""
    name: Name = ""
    lang: Lang = "en"


class SeatGranted(Schema):
    """The seat is mine: its token opens it on another device or for a bot."""

    room: RoomInfo
    seat: int
    token: str


class RoomList(Schema):
    """Rooms: those that wait for players, that may be watched, or that are mine."""

    rooms: list[RoomInfo]


class BranchReplay(Schema):
    """Go on from a moment of a replay: who sits where. Decks are those of the replay.

    game  of the record of a match the number of its game
    """

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    clock: ClockRule = ClockRule()
    private: bool = True
    lang: Lang = "en"
    game: Annotated[int, Meta(ge=1, le=5)] = 1


class ErrorBody(Schema):
    """Why a request over HTTP is refused. `code` is for programs, `text` for people; a deck's faults in `faults`."""

    code: str
    text: str
    faults: list[FaultInfo] = field(default_factory=list)
    reasons: list[ReasonInfo] = field(default_factory=list)


SPOKEN = (
    GameInfo
    | CardList
    | SearchResult
    | RuleList
    | KnownGames
    | CheckDeck
    | DeckReport
    | OpenLists
    | CustomFiles
    | CustomFilesReport
    | SaveDeck
    | MyDeck
    | GuestInfo
    | SetName
    | MoveCode
    | UseMoveCode
    | OpenRoom
    | OpenLesson
    | PlayRule
    | OpenPuzzle
    | PuzzleInfo
    | PuzzleList
    | JoinRoom
    | SeatGranted
    | RoomList
    | RunningGames
    | FinishedGames
    | OwnReplays
    | BranchReplay
    | UploadReplay
    | ReplayInfo
    | ReplayFrames
    | ReplayLog
    | PieceDetails
    | ErrorBody
    | CardRef
    | ReviewProgress
    | DeckToTest
    | DeckTestProgress
    | DeckFaults
    | LIMITED
    | TOURNAMENTS
)
"""Everything above that is a whole request or answer, for the schema."""
