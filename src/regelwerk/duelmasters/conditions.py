"""Conditions: what has to be so while something holds, or when it is done."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.criteria import Criterion
from regelwerk.duelmasters.enums import TurnOwner
from regelwerk.duelmasters.players import OPPONENT, YOU, Player
from regelwerk.duelmasters.selectors import CardFilter, Selector
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word

if TYPE_CHECKING:
    from regelwerk.duelmasters.state import DmScope, DmState


@dataclass(frozen=True)
class Condition(Word):
    """Something that holds or not."""

    def holds(self, state: DmState, scope: DmScope) -> bool:
        raise NotImplementedError

    def reads(self) -> int:
        """What it depends on (R_... bits), for the table of derived values."""
        return 0


@dataclass(frozen=True)
class AtLeast(Condition):
    """At least so many things fit ("while you have at least two other creatures in the battle zone"; dm:9.4.3)."""

    number: int
    noun: CardFilter

    def holds(self, state: DmState, scope: DmScope) -> bool:
        return len(self.noun.all(state, scope)) >= self.number

    def reads(self) -> int:
        return self.noun.read


@dataclass(frozen=True)
class AtMost(Condition):
    """At most so many things fit; 0: none ("while you have no other creatures"; dm:9.4.3)."""

    number: int
    noun: CardFilter

    def holds(self, state: DmState, scope: DmScope) -> bool:
        return len(self.noun.all(state, scope)) <= self.number

    def reads(self) -> int:
        return self.noun.read


@dataclass(frozen=True)
class More(Condition):
    """One player has more of it than another ("while your opponent has more creatures than you do"; dm:9.4.3). Of
    several opponents one is enough (ruling:one-opponent-is-enough).
    """

    noun: CardFilter
    who: Player = OPPONENT
    than: Player = YOU

    def problem(self) -> str:
        if self.noun.whose is not None:
            return "says itself whose things it compares"
        return "" if (self.who, self.than) in ((YOU, OPPONENT), (OPPONENT, YOU)) else "compares you and an opponent"

    def holds(self, state: DmState, scope: DmScope) -> bool:
        counts = [0] * state.seats
        for piece in self.noun.all(state, scope):
            counts[piece.owner] += 1
        for seat in self.who.seats(state, scope):
            for other in self.than.seats(state, scope):
                if counts[seat] > counts[other]:  # ruling:one-opponent-is-enough
                    return True
        return False

    def reads(self) -> int:
        return self.noun.read


@dataclass(frozen=True)
class AllAre(Condition):
    """Whatever fits is of that quality too ("while all the cards in your mana zone are light cards"; dm:9.4.3), also
    where nothing fits (ruling:all-of-none)."""

    noun: CardFilter
    quality: Criterion

    def holds(self, state: DmState, scope: DmScope) -> bool:
        for piece in self.noun.all(state, scope):  # ruling:all-of-none
            if not self.quality.matches(state, piece, scope):
                return False
        return True

    def reads(self) -> int:
        return self.noun.read | self.quality.dependencies()


@dataclass(frozen=True)
class Matches(Condition):
    """That thing fits the description ("while this creature is tapped"); as it was last known if it is gone
    (ruling:last-known-information)."""

    what: Selector
    noun: CardFilter

    def holds(self, state: DmState, scope: DmScope) -> bool:
        refs = self.what.select(state, scope)
        for ref in refs:
            piece = state.creature(ref)
            if piece is None:
                piece = state.last_known(ref)
                if not self.noun.described(state, piece, scope):
                    return False
                if self.noun.whose is not None and piece.owner not in self.noun.whose.seats(state, scope):
                    return False
            elif not self.noun.fits(state, piece, scope):
                return False
        return len(refs) > 0

    def reads(self) -> int:
        return self.what.dependencies() | self.noun.read


@dataclass(frozen=True)
class WhileAttacking(Condition):
    """While it is attacking: from being tapped for the attack until the attack ends (dm:8.2)."""

    what: Selector

    def holds(self, state: DmState, scope: DmScope) -> bool:
        fight = state.current_attack
        if fight is None:
            return False
        attacker = state.creature(fight.attacker)
        if attacker is None:
            return False
        for ref in self.what.select(state, scope):
            if state.creature(ref) is attacker:
                return True
        return False

    def reads(self) -> int:
        return codes.DEPENDS_ON_COMBAT | self.what.dependencies()


@dataclass(frozen=True)
class HasCast(Condition):
    """That player has cast a spell this turn ("if you have cast a spell this turn"; dm:6.4)."""

    who: Player = YOU

    def holds(self, state: DmState, scope: DmScope) -> bool:
        seats = self.who.seats(state, scope)
        return any(fact.kind == codes.EVENT_CAST and fact.seat in seats for fact in state.turn_facts)

    def reads(self) -> int:
        return codes.DEPENDS_ON_NOTES


@dataclass(frozen=True)
class DuringTurn(Condition):
    """During your turn, or an opponent's (dm:5)."""

    whose: TurnOwner = TurnOwner.YOURS
    code: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "code", self.whose.value)

    def holds(self, state: DmState, scope: DmScope) -> bool:
        return state.is_turn_of(scope.you, self.code)

    def reads(self) -> int:
        return codes.DEPENDS_ON_TURN


@dataclass(frozen=True)
class AllHold(Condition):
    """All of these (dm:9.4.3)."""

    conditions: tuple[Condition, ...]

    def holds(self, state: DmState, scope: DmScope) -> bool:
        for part in self.conditions:
            if not part.holds(state, scope):
                return False
        return True

    def reads(self) -> int:
        bits = 0
        for part in self.conditions:
            bits |= part.reads()
        return bits
