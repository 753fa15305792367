"""Which figures a text speaks of, each description with what it means in a game."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowminis import codes
from regelwerk.wowminis.enums import Allegiance, Role
from regelwerk.wowminis.lowered import FigureDefinition
from regelwerk.wowminis.state import NO_IDS
from regelwerk.wowminis.targets import ANYWHERE, reachable

if TYPE_CHECKING:
    from regelwerk.wowminis.state import MinisPiece, MinisScope, MinisState


# --------------------------------------------------------------------- descriptions


@dataclass(frozen=True)
class Criterion(Word):
    """One quality of a description (ruling:half-health, minis:sight-distance)."""

    def steps(self) -> int:
        """At most so many spaces away, 0: however far."""
        return 0

    def is_beside(self) -> bool:
        """Whether nobody on the same space is meant."""
        return False

    def is_half(self) -> bool:
        """Whether only the weakened are meant."""
        return False


@dataclass(frozen=True)
class Within(Criterion):
    """At most so many spaces away, counted as range is (minis08:p7.counting).

    `beside`: on another space than this figure, so neither itself nor one that has come in onto its space
    (minis:sight-distance).
    """

    spaces: int
    beside: bool = False

    def steps(self) -> int:
        return self.spaces

    def is_beside(self) -> bool:
        return self.beside

    def is_adjacent(self) -> bool:
        """Whether it means the spaces next to this figure."""
        return self.beside and self.spaces == 1


@dataclass(frozen=True)
class HalfHealth(Criterion):
    """With at most half of its starting health left (ruling:half-health)."""

    def is_half(self) -> bool:
        return True


@dataclass(frozen=True)
class FigureFilter(Word):
    """Figures on the board: whose they are, and what else they are (term:opposing, term:ally, term:party).

    Worked out, for speed: `side`, the code of `whose`; `within`, the nearest of the distances, 0 without one; `beside`
    and `half`, whether a quality says so; `plain`, whether it is all opponents, whatever their distance and health.
    """

    whose: Allegiance
    criteria: tuple[Criterion, ...] = ()
    side: int = field(init=False, repr=False, compare=False)
    within: int = field(init=False, repr=False, compare=False)
    beside: bool = field(init=False, repr=False, compare=False)
    half: bool = field(init=False, repr=False, compare=False)
    plain: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        within = 0
        beside = False
        half = False
        for qual in self.criteria:
            steps = qual.steps()
            if steps and (within == 0 or steps < within):
                within = steps
            beside = beside or qual.is_beside()
            half = half or qual.is_half()
        object.__setattr__(self, "side", self.whose.value)
        object.__setattr__(self, "within", within)
        object.__setattr__(self, "beside", beside)
        object.__setattr__(self, "half", half)
        object.__setattr__(self, "plain", self.whose is Allegiance.OPPOSING and within == 0 and not half)

    def has(self, state: MinisState, other: MinisPiece, piece: MinisPiece) -> bool:
        """Whether a figure is one of those that a text of the figure `other` speaks of; `other` is on the board."""
        if piece.space < 0:
            return False
        side = self.side
        if side == codes.ALLEGIANCE_OPPOSING:
            if piece.team == other.team:
                return False
        elif piece.team != other.team or (side == codes.ALLEGIANCE_ALLIED and piece is other):
            return False
        if self.within:
            away = state.scenario.field.distance[other.space][piece.space]
            if away > self.within or (away == 0 and self.beside):  # minis:sight-distance
                return False
        return not self.half or self.weakened(piece)

    def weakened(self, piece: MinisPiece) -> bool:
        """Whether at most half of a figure's starting health is left (ruling:half-health)."""
        card = piece.card
        assert isinstance(card, FigureDefinition)
        return piece.health * 2 <= card.word.health

    def range(self) -> int:
        """How far it reaches, where no range of an attack or heal counts."""
        return self.within or ANYWHERE


# ----------------------------------------------------------------------- references


@dataclass(frozen=True)
class Selector(Word):
    """Whom a text does something to."""

    def figures(self, state: MinisState, scope: MinisScope) -> list[int]:
        """Ids of the figures that it is about, or that may be chosen for it; all of them on the board."""
        raise NotImplementedError

    def group(self) -> FigureFilter | None:
        """The description of those it may be about; None if it is one that is known already."""
        return None

    def is_chosen(self) -> bool:
        """Whether somebody chooses one of them."""
        return False

    def has_role(self, role: Role) -> bool:
        """Whether it is the figure with that role in the attack that is under way."""
        return False

    def concerns(self, state: MinisState, other: MinisPiece, piece: MinisPiece) -> bool:
        """Whether an ongoing text of the figure `other` is about `piece`."""
        return False


def on_board(state: MinisState, id: int) -> list[int]:
    """That figure, if it is one and stands on the board."""
    return [id] if id >= 0 and state.pieces[id].space >= 0 else NO_IDS


@dataclass(frozen=True)
class This(Selector):
    """The figure that has the ability, or in whose action bar the card lies (minis08:p14.card-powers)."""

    def figures(self, state: MinisState, scope: MinisScope) -> list[int]:
        return on_board(state, scope.who)

    def concerns(self, state: MinisState, other: MinisPiece, piece: MinisPiece) -> bool:
        return piece.id == other.id


@dataclass(frozen=True)
class Combatant(Selector):
    """One of the two figures of the attack that is under way: the one that makes it, or the one against which it is
    made (minis08:p9.attack, minis08:p9.target)."""

    role: Role

    def figures(self, state: MinisState, scope: MinisScope) -> list[int]:
        return on_board(state, (scope.event_other if self.role is Role.ATTACKING else scope.event_about) - 1)

    def has_role(self, role: Role) -> bool:
        return self.role is role


@dataclass(frozen=True)
class Described(Selector):
    """Figures that a description fits; at a distance they must be in sight (minis08:p8.sight)."""

    of: FigureFilter

    def figures(self, state: MinisState, scope: MinisScope) -> list[int]:
        piece = state.pieces[scope.who]
        return NO_IDS if piece.space < 0 else reachable(state, piece, self.of, self.of.range())

    def group(self) -> FigureFilter | None:
        return self.of

    def concerns(self, state: MinisState, other: MinisPiece, piece: MinisPiece) -> bool:
        return self.of.has(state, other, piece)


@dataclass(frozen=True)
class Target(Described):
    """One figure, a target: it is chosen after ticks have been paid, and must be in sight (minis08:p9.target)."""

    def is_chosen(self) -> bool:
        return True


@dataclass(frozen=True)
class Each(Described):
    """Each of the figures; those that an attack, a heal or an effect reaches at a distance must be in sight
    (minis08:p10.several-defenders)."""


THIS = This()
ATTACKER = Combatant(Role.ATTACKING)
DEFENDER = Combatant(Role.DEFENDING)
AN_OPPONENT = Target(FigureFilter(Allegiance.OPPOSING))
SELF_OR_ALLY = Target(FigureFilter(Allegiance.PARTY))
ADJACENT = Within(1, beside=True)
ADJACENT_ALLIES = Each(FigureFilter(Allegiance.ALLIED, (ADJACENT,)))
ADJACENT_OPPONENTS = Each(FigureFilter(Allegiance.OPPOSING, (ADJACENT,)))
