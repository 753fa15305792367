"""Continuous effects: what holds as long as a card is there, or for a span, and how it is entered into the table of
values (dm:9.6).

Effects on attacks and costs are only put on their list there; the chapter they belong to reads them (`attacking`,
`paying`).
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.conditions import Condition
from regelwerk.duelmasters.criteria import Ability
from regelwerk.duelmasters.derived_values import (
    STAGE_ABILITIES,
    STAGE_KEYWORD_DEPENDENT,
    STAGE_NUMBERS,
    STAGE_POWER_DEPENDENT,
    DerivedValues,
    PairRestriction,
    affected_pieces,
    give,
)
from regelwerk.duelmasters.enums import Duration, RestrictedAction
from regelwerk.duelmasters.players import Amount, Opponent, Player, ThatPlayer, number_of, reads_of
from regelwerk.duelmasters.selectors import CardFilter, Selector
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word

if TYPE_CHECKING:
    from regelwerk.duelmasters.state import DmPiece, DmScope, DmState, Modifier


@dataclass(frozen=True)
class Continuous(Word):
    """What holds as long as its card is there (in `Always`), or for a span (as an effect)."""

    def until(self) -> Duration | None:
        """How long it holds as an effect, None in `Always`."""
        raise NotImplementedError

    def subject(self) -> Selector | None:
        """What it applies to; None for what applies to players or cards outside the battle zone."""
        return None

    def refs(self) -> list[tuple[str, Selector]]:
        """What it speaks of, by its place in the word: some of it may have to be chosen as the effect begins."""
        return []

    def proviso(self) -> Condition | None:
        """While what it holds."""
        return None

    def amount(self) -> int | Amount | None:
        """The number that is worked out as an effect begins (dm:9.7), None without one."""
        return None

    def gives(self) -> tuple[Ability, ...]:
        """The abilities that it gives."""
        return ()

    def parts(self) -> list[tuple[str, Continuous]]:
        """What is entered by itself, by its place in the word."""
        return [("", self)]

    def reads(self) -> int:
        """What it depends on (R_... bits), besides its condition, while it is bound to nothing."""
        return 0

    def stage(self, read: int) -> int:
        """The step in which it is entered, given what it depends on."""
        return STAGE_POWER_DEPENDENT if read & codes.DEPENDS_ON_POWER else STAGE_NUMBERS

    def enter(self, state: DmState, modifier: Modifier, values: DerivedValues) -> None:
        """Enter it into the table of values that is being built."""
        raise NotImplementedError


@dataclass(frozen=True)
class OnCreatures(Continuous):
    """Something that applies to creatures: those that are there as it begins (dm:9.6), or whatever fits."""

    what: Selector

    def subject(self) -> Selector | None:
        return self.what

    def refs(self) -> list[tuple[str, Selector]]:
        return [("/on", self.what)]

    def reads(self) -> int:
        return self.what.dependencies()


@dataclass(frozen=True)
class Have(OnCreatures):
    """Power and abilities given to creatures (dm:9.6, 9.8).

    As an effect (with a span) it binds those that fit now; in `Always` whoever fits at any moment. Power and abilities
    are entered one after the other, each as a part of its own.
    """

    power: int | Amount = 0
    abilities: tuple[Ability, ...] = ()
    condition: Condition | None = None
    span: Duration | None = None

    def until(self) -> Duration | None:
        return self.span

    def proviso(self) -> Condition | None:
        return self.condition

    def amount(self) -> int | Amount | None:
        return None if self.abilities else self.power

    def gives(self) -> tuple[Ability, ...]:
        return self.abilities

    def parts(self) -> list[tuple[str, Continuous]]:
        found: list[tuple[str, Continuous]] = []
        if self.power != 0:
            found.append(("/power", Have(self.what, self.power, (), self.condition, self.span)))
        if self.abilities:
            found.append(("/give", Have(self.what, 0, self.abilities, self.condition, self.span)))
        return found

    def reads(self) -> int:
        return self.what.dependencies() | reads_of(self.power)

    def stage(self, read: int) -> int:
        if read & codes.DEPENDS_ON_POWER:
            return STAGE_POWER_DEPENDENT
        if not self.abilities:
            return STAGE_NUMBERS
        return STAGE_KEYWORD_DEPENDENT if read & codes.DEPENDS_ON_KEYWORDS else STAGE_ABILITIES

    def enter(self, state: DmState, modifier: Modifier, values: DerivedValues) -> None:
        effect = modifier.what
        if effect is not None and effect.given is not None:
            for piece in affected_pieces(state, modifier):
                give(state, values, piece, effect.given)
            return
        bound = modifier.frozen is not None
        more = modifier.scope.mentioned_number if bound else number_of(self.power, state, modifier.scope)
        if more < 0:
            values.lowered = True
        for piece in affected_pieces(state, modifier):
            values.of(piece.id).power += more


@dataclass(frozen=True)
class Cannot(OnCreatures):
    """Something can't do or suffer something (dm:7.17).

    `by`: only where the other creature fits: blocked by such a creature, attacked by such, attacking such.
    """

    act: RestrictedAction
    by: CardFilter | None = None
    condition: Condition | None = None
    span: Duration | None = None
    bits: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "bits", self.act.value)

    def problem(self) -> str:
        if self.by is not None and not self.act.is_about_another():
            return "knows no other creature where it forbids to " + self.act.name.lower().replace("_", " ")
        if self.by is not None and not self.by.criteria:
            return "names no certain creatures: without qualities it is about all of them"
        if self.span is not None and self.act is RestrictedAction.UNTAP_AT_START:
            return "has no end: nothing else untaps at the start of a turn"
        return ""

    def until(self) -> Duration | None:
        return self.span

    def proviso(self) -> Condition | None:
        return self.condition

    def enter(self, state: DmState, modifier: Modifier, values: DerivedValues) -> None:
        if self.by is None:
            forbid(values, self.suffering(state, modifier), self.bits)
            return
        for piece in self.suffering(state, modifier):
            val = values.of(piece.id)
            val.limits = [*val.limits, PairRestriction(self.bits, self.by, modifier.scope)]

    def suffering(self, state: DmState, modifier: Modifier) -> list[DmPiece]:
        """Creatures, or, of what happens to mana cards too, those."""
        found = affected_pieces(state, modifier)
        if self.bits & codes.NO_UNTAP and modifier.frozen is None:
            for ref in self.what.select(state, modifier.scope):
                piece = state.piece_or_none(ref)
                if piece is not None and state.zone_kind(piece) == codes.ZONE_MANA:
                    found.append(piece)
        return found


def forbid(values: DerivedValues, pieces: list[DmPiece], bits: int) -> None:
    """They can't do that, or must (dm:7.17, 7.19)."""
    for piece in pieces:
        values.of(piece.id).forbids |= bits


@dataclass(frozen=True)
class CanAttack(OnCreatures):
    """Can attack what the rules would not let it: untapped creatures that fit, that creature, a player (dm:7.18).

    `despite`: whatever would prevent it is ignored, summoning sickness and "can't" too (dm:9.1).
    """

    whom: CardFilter | Selector | Player
    despite: bool = False
    span: Duration | None = None

    def problem(self) -> str:
        if isinstance(self.whom, Player) and not isinstance(self.whom, (Opponent, ThatPlayer)):
            return "is about an opponent, or the player mentioned before"
        if self.despite and not isinstance(self.whom, Player):
            return "ignores what prevents attacks on a player only"
        return ""

    def until(self) -> Duration | None:
        return self.span

    def refs(self) -> list[tuple[str, Selector]]:
        found: list[tuple[str, Selector]] = [("/on", self.what)]
        if isinstance(self.whom, Selector):
            found.append(("/whom", self.whom))
        return found

    def stage(self, read: int) -> int:
        return STAGE_NUMBERS

    def enter(self, state: DmState, modifier: Modifier, values: DerivedValues) -> None:
        values.attacks.append(modifier)

    def is_about(self, state: DmState, scope: DmScope, victim: DmPiece) -> bool:
        """Whether it lets that creature be attacked."""
        whom = self.whom
        if isinstance(whom, CardFilter):
            return whom.fits(state, victim, scope)
        if isinstance(whom, Selector):
            for ref in whom.select(state, scope):
                if state.creature(ref) is victim:
                    return True
        return False

    def is_about_player(self, state: DmState, scope: DmScope, seat: int) -> bool:
        """Whether it lets that player be attacked."""
        return isinstance(self.whom, Player) and seat in self.whom.seats(state, scope)


@dataclass(frozen=True)
class MustAttack(OnCreatures):
    """Attacks each turn if able (dm:7.19)."""

    span: Duration | None = None

    def until(self) -> Duration | None:
        return self.span

    def enter(self, state: DmState, modifier: Modifier, values: DerivedValues) -> None:
        forbid(values, affected_pieces(state, modifier), codes.MUST_ATTACK)


@dataclass(frozen=True)
class MustBlock(OnCreatures):
    """Blocks if able whenever an opponent's creature attacks (dm:8.2.3)."""

    span: Duration | None = None

    def until(self) -> Duration | None:
        return self.span

    def enter(self, state: DmState, modifier: Modifier, values: DerivedValues) -> None:
        forbid(values, affected_pieces(state, modifier), codes.MUST_BLOCK)


@dataclass(frozen=True)
class OnCards(Continuous):
    """Something that applies to cards as they are summoned, cast or put into the battle zone. `noun.whose`: whose
    cards; its zone is where they are played from (dm:5.4)."""

    noun: CardFilter

    def is_about(self, state: DmState, scope: DmScope, piece: DmPiece) -> bool:
        """Whether it applies to that card, which its owner would play."""
        noun = self.noun
        return noun.described(state, piece, scope) and (
            noun.whose is None or piece.owner in noun.whose.seats(state, scope)
        )


@dataclass(frozen=True)
class CannotPlay(OnCards):
    """Players can't summon or cast such cards, paid or not (dm:7.17, 9.1). `by_shield_trigger`: only not as a shield
    trigger ("can't use the shield trigger abilities of light cards"; dm:7.1)."""

    by_shield_trigger: bool = False

    def until(self) -> Duration | None:
        return None

    def enter(self, state: DmState, modifier: Modifier, values: DerivedValues) -> None:
        values.barred.append(modifier)


@dataclass(frozen=True)
class EnterTapped(OnCards):
    """Creatures that fit are put into the battle zone tapped, summoned or not, an evolution creature too (dm:3.1)."""

    def until(self) -> Duration | None:
        return None

    def enter(self, state: DmState, modifier: Modifier, values: DerivedValues) -> None:
        values.arrivals.append(modifier)


@dataclass(frozen=True)
class ChooseShields(Continuous):
    """Whenever an opponent's creature would break a shield, you choose the shield instead of him (dm:8.4.1)."""

    def until(self) -> Duration | None:
        return None

    def enter(self, state: DmState, modifier: Modifier, values: DerivedValues) -> None:
        values.choosers.append(modifier.scope.you)


@dataclass(frozen=True)
class AttackFirst(Continuous):
    """Attacking creatures of your opponents attack such creatures if able, and nothing else (dm:7.19)."""

    noun: CardFilter

    def until(self) -> Duration | None:
        return None

    def enter(self, state: DmState, modifier: Modifier, values: DerivedValues) -> None:
        values.lures.append(modifier)

    def reads(self) -> int:
        return self.noun.read


@dataclass(frozen=True)
class CostChange(OnCards):
    """Cards that fit cost that much more to summon or cast, or less where negative (dm:6.3).

    `floor`: no effect makes the cost lower than this meanwhile (dm:9.1).
    """

    more: int
    floor: int = 0
    span: Duration | None = None

    def problem(self) -> str:
        if self.span is Duration.OPPONENTS_NEXT_TURN:
            return "is bound to no creature, whose owner's next turn it could wait for"
        return ""

    def until(self) -> Duration | None:
        return self.span

    def enter(self, state: DmState, modifier: Modifier, values: DerivedValues) -> None:
        values.costs.append(modifier)
