"""Sealed events and drafts: what is asked and answered over HTTP. Packs and pools go to their own seat alone."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from regelwerk.server.schema.common import Lang, Name, Schema, SetCode

CardCode = Annotated[str, Meta(max_length=80)]
Pace = Literal["none", "calm", "quick"]
MainCards = Annotated[list[CardCode], Meta(max_length=200)]


class OpenLimited(Schema):
    """A sealed event of two seats, or a draft of four to eight (`LimitedInfo`), to be opened; I take the first seat.

    set        the code of the set whose boosters are opened (`LimitedInfo.sets`), "" for the usual one
    pace       seconds for a pick: "none" (no limit), "calm" or "quick"; both get shorter with the pack
    computers  whether computers take all other seats, so that it begins at once
    player     which computer player plays for computers; "" for the opponents of the game in turn
    """

    game: Annotated[str, Meta(max_length=20)]
    kind: Literal["sealed", "draft"]
    seats: Annotated[int, Meta(ge=2, le=16)] = 2
    set: SetCode = ""
    pace: Pace = "none"
    computers: bool = False
    player: Annotated[str, Meta(max_length=20)] = ""
    name: Name = ""
    lang: Lang = "en"


class JoinLimited(Schema):
    """Take the first open seat of an event."""

    name: Name = ""
    lang: Lang = "en"


class BeginLimited(Schema):
    """Begin an event: computers take the seats that are open. Whoever sits first may do that."""

    player: Annotated[str, Meta(max_length=20)] = ""
    lang: Lang = "en"


class TakeCard(Schema):
    """Take a card of the pack before my seat. `pick` says which pick is meant, from 1."""

    pick: Annotated[int, Meta(ge=1, le=10_000)]
    card: CardCode


class SuggestDeck(Schema):
    """Have a deck built from my pool: led by that leader (`LeaderInfo.key`), "" for the best."""

    leader: CardCode = ""


class PoolDeck(Schema):
    """A deck from my pool: who leads it, and the codes of its main cards, one for each copy."""

    leader: CardCode
    main: MainCards


class PlayLimited(Schema):
    """Open a game against a seat of the event with the decks that were built: a match of `match` games, or one (0)."""

    against: Annotated[int, Meta(ge=0, le=15)]
    match: Literal[0, 3] = 0
    lang: Lang = "en"


class DeckSuggestion(Schema):
    """A deck that a computer builds from my pool, and what spoke for it.

    fitting  how many cards of the pool could be in a deck with that leader
    curve    how many cards of each cost it has, from 0; the last number counts the dearer ones as well
    bodies   how many cards fight; sources: how many are best laid down to pay with
    best     codes of the cards with the best ratings
    lacking  how many cards are missing for a legal deck, mostly 0
    """

    leader: str
    main: list[str]
    fitting: int
    curve: list[int]
    bodies: int
    sources: int
    best: list[str]
    lacking: int


class LeaderInfo(Schema):
    """What a deck may be built around, and how many cards of my pool may be in it."""

    key: str
    name: str
    cards: int


class LimitedSeat(Schema):
    """A seat of an event, as everybody with its link may know it.

    player   which computer player sits there, "" for a person
    waiting  whether it still has to pick
    ready    whether it has a deck
    """

    seat: int
    name: str
    kind: Literal["open", "person", "computer"]
    player: str
    mine: bool
    waiting: bool
    ready: bool


class LimitedPack(Schema):
    """The pack before my seat.

    cards    codes of the cards to take one from
    round    which pack it is, from 1, of so many `rounds`; `pick` of so many `picks` in the whole draft
    to_left  whether the packs go to the left (to the next seat) in this round
    chosen   what I have taken in this pick, "" for nothing yet; it goes to the pool when all have picked
    left     milliseconds left for this pick, of `time`; null: there is no limit
    """

    cards: list[str]
    round: int
    rounds: int
    pick: int
    picks: int
    to_left: bool
    chosen: str
    left: int | None
    time: int | None


class LimitedGame(Schema):
    """A game or a match between two seats, as everybody may know it. `winner` is a seat, -1 for none (yet).

    wins  the games that `first` and `second` have won of a match, [] for a game by itself
    """

    room: str
    first: int
    second: int
    status: Literal["playing", "over", "gone"]
    winner: int
    wins: list[int]


class LimitedState(Schema):
    """A sealed event or a draft, as one guest may know it.

    status    "waiting" for players, "drafting", or "building" decks and playing with them
    set       the name of the set whose boosters are opened
    rule      number of the rule; packs: how many each seat opens or drafts; smallest: cards of a deck at least
    mine      my seat, -1 for none: then there is neither pack nor pool. host: whether I may begin it
    pool      codes of my cards, in the order in which they came
    pack      the pack before me, null unless cards are drafted
    deck      the deck I have built, null for none yet
    leaders   what my deck may be built around, while decks are built
    tournament  the code of the tournament whose rounds are played with these decks, "" for none; then no games here
    fixed     whether the first of those rounds has been paired, so that decks stay as they are
    """

    code: str
    game: str
    title: str
    kind: Literal["sealed", "draft"]
    status: Literal["waiting", "drafting", "building"]
    set: str
    rule: str
    packs: int
    smallest: int
    pace: Pace
    seats: list[LimitedSeat]
    mine: int
    host: bool
    pool: list[str]
    pack: LimitedPack | None
    deck: PoolDeck | None
    leaders: list[LeaderInfo]
    games: list[LimitedGame]
    tournament: str
    fixed: bool


class LimitedList(Schema):
    """The events in which I have a seat, the latest first, without packs and pools."""

    events: list[LimitedState]


LIMITED = (
    OpenLimited
    | JoinLimited
    | BeginLimited
    | TakeCard
    | SuggestDeck
    | PoolDeck
    | PlayLimited
    | DeckSuggestion
    | LimitedState
    | LimitedList
)
"""Everything above that is a whole request or answer, for the schema."""
