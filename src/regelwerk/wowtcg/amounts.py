"""Amounts: numbers that a text has looked up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.ids import Ref
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.derived_values import atk, hand_limit, health
from regelwerk.wowtcg.enums import Value
from regelwerk.wowtcg.players import Amount, Player, Selector, number_of, reads_of
from regelwerk.wowtcg.selectors import CardFilter

if TYPE_CHECKING:
    from regelwerk.wowtcg.state import WowScope, WowState

ALL_OF_THEM: Final = 1_000_000
"""Any number: more than there are of anything."""


@dataclass(frozen=True)
class AnnouncedX(Amount):
    """The X that was announced (wow7.4:707.1b)."""

    def of(self, state: WowState, scope: WowScope) -> int:
        return scope.x


@dataclass(frozen=True)
class ThatMuch(Amount):
    """The number mentioned last: "that amount", "for each damage dealt" (wow7.4:709.2d)."""

    def of(self, state: WowState, scope: WowScope) -> int:
        return scope.mentioned_number


@dataclass(frozen=True)
class Count(Amount):
    """How many things fit a description: counted when the number is needed (wow7.4:709.2d).

    For a value it is read off the final set of cards (inf:derived-values-in-two-steps).
    """

    noun: CardFilter

    def of(self, state: WowState, scope: WowScope) -> int:
        return len(self.noun.all(state, scope))

    def reads(self) -> int:
        return self.noun.read


@dataclass(frozen=True)
class Plus(Amount):
    """A number plus an amount, or minus it (wow:104.2)."""

    number: int
    amount: int | Amount
    minus: bool = False

    def of(self, state: WowState, scope: WowScope) -> int:
        amount = number_of(self.amount, state, scope)
        return self.number - amount if self.minus else self.number + amount

    def reads(self) -> int:
        return reads_of(self.amount)


@dataclass(frozen=True)
class Measure(Amount):
    """A number that something has, or several things together; last known if it is gone (wow7.4:709.2d)."""

    what: Selector

    def of(self, state: WowState, scope: WowScope) -> int:
        total = 0
        for ref in self.what.measured(state, scope):
            total += self.value_of(state, ref)
        return total

    def value_of(self, state: WowState, ref: Ref) -> int:
        """The number of one of them."""
        raise NotImplementedError

    def reads(self) -> int:
        return self.what.dependencies()


@dataclass(frozen=True)
class ValueOf(Measure):
    """A value of that: its ATK (wow:205.1), its health (wow:206.1), its cost (wow:201.1)."""

    value: Value

    def value_of(self, state: WowState, ref: Ref) -> int:
        piece = state.last_known(ref)
        if self.value is Value.COST:
            return piece.card.cost
        gone = state.last_known_pieces.get(ref) if state.piece_or_none(ref) is None else None
        if self.value is Value.ATK:
            return atk(state, piece) if gone is None else gone.values[0]  # wow7.4:709.2d
        return health(state, piece) if gone is None else gone.values[1]  # wow7.4:709.2d


@dataclass(frozen=True)
class DamageOn(Measure):
    """The damage on that (wow7.4:405.1)."""

    def value_of(self, state: WowState, ref: Ref) -> int:
        return state.last_known(ref).damage

    def reads(self) -> int:
        return self.what.dependencies() | codes.DEPENDS_ON_DAMAGE


@dataclass(frozen=True)
class CountersOn(Measure):
    """How many counters of that name are on it (wow7.4:404.1)."""

    name: str

    def value_of(self, state: WowState, ref: Ref) -> int:
        total = 0
        for name, number in state.last_known(ref).counters:
            if name == self.name:
                total += number
        return total

    def reads(self) -> int:
        return codes.DEPENDS_ON_COUNTERS


@dataclass(frozen=True)
class CardsInHand(Amount):
    """How many cards those players have in hand (wow7.4:415.1).

    `lacking`: how many their hands lack of their maximum size (wow7.4:415.4); nothing where they have reached it.
    """

    who: Player
    lacking: bool = False

    def of(self, state: WowState, scope: WowScope) -> int:
        total = 0
        for seat in self.who.seats(state, scope):
            cards = len(state.card_ids(codes.ZONE_HAND, seat))
            total += max(hand_limit(state, seat) - cards, 0) if self.lacking else cards  # wow7.4:713
        return total

    def reads(self) -> int:
        return codes.DEPENDS_ON_HAND


@dataclass(frozen=True)
class RemovedForCost(Amount):
    """How many such cards were removed as a cost of this text (inf:additional-cost-count)."""

    noun: CardFilter

    def of(self, state: WowState, scope: WowScope) -> int:
        return scope.x


@dataclass(frozen=True)
class AnyNumber(Amount):
    """As many as the chooser likes, none too; for a `Chosen` that is `up_to` (wow7.4:104.1)."""

    def of(self, state: WowState, scope: WowScope) -> int:
        return ALL_OF_THEM


X = AnnouncedX()
THAT_MUCH = ThatMuch()
