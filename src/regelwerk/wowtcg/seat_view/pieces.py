"""Cards as a seat sees them, and the sides of the table on which they lie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.ids import Handle
from regelwerk.kernel.presentation.log_entries import Data
from regelwerk.wowtcg.lowered import CardDefinition

ALLY_ROW: Final = "ally row"
HERO_ROW: Final = "hero row"
RESOURCE_ROW: Final = "resource row"
GRAVEYARD: Final = "graveyard"
REMOVED: Final = "removed"


def card_of(face: Data | None, defs: Definitions) -> CardDefinition | None:
    """The definition of a face; None for an unknown one."""
    if face is None:
        return None
    found = defs.by_code.get(face["code"])
    return found if isinstance(found, CardDefinition) else None


@dataclass(slots=True)
class NumberView:
    """A number of a piece in play: as it is now, and as it is printed."""

    now: int
    printed: int

    def to_data(self) -> Data:
        """The number as it is sent."""
        return {"now": self.now, "printed": self.printed}


@dataclass(slots=True)
class ValuesView:
    """What comes from the open face of a piece in play.

    kind                          one of `visibility.TYPES` (sent as `type`)
    totem                         whether it is one
    atk, health, defense, strike  None where a card of its type has no such number
    keywords, cannot              as they are now
    tags                          only those that are added to the printed ones
    powerless                     whether it has lost its powers
    """

    kind: str
    totem: bool
    atk: NumberView | None
    health: NumberView | None
    defense: NumberView | None
    strike: NumberView | None
    keywords: list[str]
    cannot: list[str]
    tags: list[str]
    powerless: bool

    def add_to(self, data: Data) -> None:
        """Add the values to what is sent of their piece."""
        data["type"] = self.kind
        data["totem"] = self.totem
        if self.atk is not None:
            data["atk"] = self.atk.to_data()
        if self.health is not None:
            data["health"] = self.health.to_data()
        if self.defense is not None:
            data["defense"] = self.defense.to_data()
        if self.strike is not None:
            data["strike"] = self.strike.to_data()
        data["keywords"] = self.keywords
        data["cannot"] = self.cannot
        data["tags"] = self.tags
        data["powerless"] = self.powerless


@dataclass(slots=True)
class InPlayView:
    """What only a piece in play has. It is sent with the piece and its values, in one dictionary.

    fresh      whether it came under this control since that player's most recent turn began
    counters   number by name
    attached   the abilities attached to it
    values     None for a plain resource, which lies face down
    """

    owner: int
    control: int
    token: bool
    exhausted: bool
    face_down: bool
    damage: int
    fresh: bool
    counters: dict[str, int]
    attached: list[PieceView]
    values: ValuesView | None


@dataclass(slots=True)
class PieceView:
    """A card somewhere.

    face      None if the seat does not know it
    zone      its row or zone, of an attached card that of its host; "chain" for a card that is a link
    seat      the side it lies on; of an attached card and a link its controller
    known_to  the seats that know its face, in a hand or a deck and of a piece that lies face down; else None
    depth     in a deck, its place counted from the top (sent as `at`); else -1
    in_play   what only a piece in play has; None elsewhere
    """

    handle: Handle
    face: Data | None
    zone: str
    seat: int
    defs: Definitions
    known_to: list[int] | None = None
    depth: int = -1
    in_play: InPlayView | None = None

    @property
    def card(self) -> CardDefinition | None:
        """Its definition, if the seat knows its face."""
        return card_of(self.face, self.defs)

    @property
    def exhausted(self) -> bool:
        """Whether it is turned sideways."""
        return self.in_play is not None and self.in_play.exhausted

    @property
    def face_down(self) -> bool:
        """Whether it is a flipped hero or a face-down resource."""
        return self.in_play is not None and self.in_play.face_down

    @property
    def damage(self) -> int:
        """The damage on it."""
        return self.in_play.damage if self.in_play is not None else 0

    @property
    def counters(self) -> dict[str, int]:
        """The counters on it by name."""
        return self.in_play.counters if self.in_play is not None else {}

    @property
    def attached(self) -> list[PieceView]:
        """The abilities attached to it."""
        return self.in_play.attached if self.in_play is not None else []

    @property
    def values(self) -> ValuesView | None:
        """What comes from its open face in play."""
        return self.in_play.values if self.in_play is not None else None

    @property
    def atk(self) -> int:
        """Its ATK as it is now, 0 if it has none."""
        return _now(self.values.atk) if self.values is not None else 0

    @property
    def health(self) -> int:
        """Its health as it is now, 0 if it has none."""
        return _now(self.values.health) if self.values is not None else 0

    @property
    def defense(self) -> int:
        """Its DEF as it is now, 0 if it has none."""
        return _now(self.values.defense) if self.values is not None else 0

    @property
    def strike(self) -> int:
        """Its strike cost as it is now, 0 if it has none."""
        return _now(self.values.strike) if self.values is not None else 0

    def to_data(self) -> Data:
        """The card as it is sent."""
        play = self.in_play
        if play is None:
            if self.known_to is None:
                return {"handle": self.handle, "face": self.face}
            if self.depth < 0:
                return {"handle": self.handle, "face": self.face, "known_to": self.known_to}
            return {"at": self.depth, "handle": self.handle, "face": self.face, "known_to": self.known_to}
        data: Data = {
            "handle": self.handle,
            "face": self.face,
            "owner": play.owner,
            "control": play.control,
            "token": play.token,
            "exhausted": play.exhausted,
            "face_down": play.face_down,
            "damage": play.damage,
            "fresh": play.fresh,
            "counters": play.counters,
            "attached": [piece.to_data() for piece in play.attached],
        }
        if self.known_to is not None:
            data["known_to"] = self.known_to
        if play.values is not None:
            play.values.add_to(data)
        return data


def _now(number: NumberView | None) -> int:
    return number.now if number is not None else 0


# -------------------------------------------------------------------------- sides


@dataclass(slots=True)
class SideView:
    """One side of the table.

    in_game     False once the seat has left
    started     number of its most recent turn
    placed      whether it has placed a resource this turn
    offers      whether it offers a draw
    hero        handle of its hero in play, 0 if it is gone
    deck, hand  the cards that somebody knows something of, for the owner the whole hand; `deck_size` and `hand_size`
                count all; sent as `{"count", "cards"}`
    hand_limit  the maximum hand size as it is now
    rows        "ally row", "hero row", "resource row" -> what lies there, in order (sent as `allies`, `hero_row`,
                `resources`)
    piles       "graveyard", "removed" -> what lies there, the oldest first
    """

    seat: int
    team: int
    in_game: bool
    started: int
    placed: bool
    offers: bool
    hero: Handle
    deck_size: int
    deck: list[PieceView]
    hand_size: int
    hand: list[PieceView]
    hand_limit: int
    rows: dict[str, list[PieceView]]
    piles: dict[str, list[PieceView]]

    @property
    def left(self) -> bool:
        """Whether the seat has left the game."""
        return not self.in_game

    def to_data(self) -> Data:
        """The side as it is sent."""
        rows, piles = self.rows, self.piles
        return {
            "seat": self.seat,
            "team": self.team,
            "in_game": self.in_game,
            "started": self.started,
            "placed": self.placed,
            "hero": self.hero,
            "deck": {"count": self.deck_size, "cards": [piece.to_data() for piece in self.deck]},
            "hand": {"count": self.hand_size, "cards": [piece.to_data() for piece in self.hand]},
            "hand_limit": self.hand_limit,
            "allies": [piece.to_data() for piece in rows[ALLY_ROW]],
            "hero_row": [piece.to_data() for piece in rows[HERO_ROW]],
            "resources": [piece.to_data() for piece in rows[RESOURCE_ROW]],
            "graveyard": [piece.to_data() for piece in piles[GRAVEYARD]],
            "removed": [piece.to_data() for piece in piles[REMOVED]],
        }
