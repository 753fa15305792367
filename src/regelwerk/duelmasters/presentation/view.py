"""A view as objects: what `visibility.view` sends as plain data, with names instead of string keys.

Everything the table says comes from here, and so from what the seat may know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from regelwerk.duelmasters.lowered import CardDefinition
from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.presentation import decision_view
from regelwerk.kernel.presentation.log_entries import Data


def card_of(face: Data | None, defs: Definitions) -> CardDefinition | None:
    """The definition of a face; None for an unknown one."""
    if face is None:
        return None
    found = defs.by_code.get(face["code"])
    return found if isinstance(found, CardDefinition) else None


@dataclass
class PieceView:
    """A card somewhere: `zone` is one of `codes.ZONES`, `seat` whose side it lies on."""

    handle: int
    face: Data | None
    zone: str
    seat: int
    data: Data
    defs: Definitions

    @property
    def card(self) -> CardDefinition | None:
        """Its definition, if the seat knows its face."""
        return card_of(self.face, self.defs)

    @property
    def tapped(self) -> bool:
        return bool(self.data.get("tapped"))

    @property
    def place(self) -> int:
        """The number of a shield; 0 for what is none."""
        return int(self.data.get("place", 0))

    @property
    def power(self) -> int:
        """The power of a creature as it is now."""
        found = self.data.get("power")
        return int(found["now"]) if found is not None else 0


@dataclass
class SideView:
    """One side of the table. `hand` holds the cards of the hand that the reader knows; `hand_size` counts all."""

    seat: int
    team: int
    left: bool
    offers: bool
    charged: bool
    hand_size: int
    deck_size: int
    creatures: list[PieceView]
    mana: list[PieceView]
    shields: list[PieceView]
    hand: list[PieceView]
    graveyard: list[PieceView]
    limbo: list[PieceView]
    deck: list[PieceView]


@dataclass
class DmDecisionView(decision_view.DecisionView):
    """The open decision."""

    looking: list[Data] = field(default_factory=list)
    playing: Data | None = None
    instead: list[str] = field(default_factory=list)
    text: str = ""
    declared: bool = False
    wanted: int = 1


@dataclass
class DmView:
    """What one seat sees at one moment (seat -1: a spectator)."""

    seat: int
    turn: int
    active: int
    phase: str
    seats: list[SideView]
    attack: Data | None
    waiting: list[Data]
    decision: DmDecisionView | None
    data: Data
    defs: Definitions
    pieces: dict[int, PieceView] = field(default_factory=dict)

    def everything(self) -> Iterator[PieceView]:
        """Every card that lies somewhere in sight, each side from front to back."""
        for side in self.seats:
            yield from side.creatures
            yield from side.hand
            yield from side.shields
            yield from side.mana
            yield from side.limbo
            yield from side.graveyard
            yield from side.deck

    def find(self, handle: int) -> PieceView | None:
        """The piece of that handle, if it lies somewhere in sight."""
        return self.pieces.get(handle)

    def fights(self, handle: int, part: str) -> bool:
        """Whether that creature is the "attacker", "target" or "blocker" of the attack under way."""
        return self.attack is not None and handle != 0 and self.attack[part] == handle


def read(data: Data, defs: Definitions) -> DmView:
    """A view as `visibility.view` makes it, as objects; `defs` are the definitions in force."""
    offers = data["offers"]
    view = DmView(
        seat=data["seat"],
        turn=data["turn"],
        active=data["active"],
        phase=data["phase"],
        seats=[_side(side, side["seat"] in offers, defs) for side in data["seats"]],
        attack=data["attack"],
        waiting=data["waiting"],
        decision=_question(data["decision"]),
        data=data,
        defs=defs,
    )
    for piece in view.everything():
        if piece.handle:
            view.pieces[piece.handle] = piece
    return view


def _side(data: Data, offers: bool, defs: Definitions) -> SideView:
    seat = data["seat"]

    def pieces(found: list[Data], zone: str) -> list[PieceView]:
        return [PieceView(one["handle"], one["face"], zone, seat, one, defs) for one in found]

    return SideView(
        seat=seat,
        team=data["team"],
        left=not data["in_game"],
        offers=offers,
        charged=data["charged"],
        hand_size=data["hand"]["count"],
        deck_size=data["deck"]["count"],
        creatures=pieces(data["creatures"], "battle"),
        mana=pieces(data["mana"], "mana"),
        shields=pieces(data["shields"], "shields"),
        hand=pieces(data["hand"]["cards"], "hand"),
        graveyard=pieces(data["graveyard"], "graveyard"),
        limbo=pieces(data["limbo"], "limbo"),
        deck=pieces(data["deck"]["cards"], "deck"),
    )


def _question(data: Data | None) -> DmDecisionView | None:
    found = decision_view.question_of(data, DmDecisionView)
    if found is not None and data is not None and "options" in data:
        found.looking = data["looking"]
        found.playing = data["playing"]
        found.instead = data["instead"]
        found.text = data["text"]
        found.declared = data["declared"]
        found.wanted = data["wanted"]
    return found
