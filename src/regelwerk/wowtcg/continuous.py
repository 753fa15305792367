"""Continuous words: what holds as long as a card is there, or for a span, and how it is entered into the table of
values (wow7.4:714, 718).

Modifiers on damage (`continuous_damage`), combat and strike costs are only put on their list there; the chapter they
belong to reads them (`damage`, `attack_legality`, `payment`). They and prohibitions give nobody a keyword or a power
but may depend on one, so they come after those that do (wow7.4:719.2).
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word, words_in
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.conditions import Condition, WhileAttacking, WhileDefending
from regelwerk.wowtcg.derived_values import FIRST, TAGS, THEN, DerivedValues, subjects
from regelwerk.wowtcg.enums import CombatDuty, Duration, Keyword, RestrictedAction
from regelwerk.wowtcg.players import YOU, Amount, Player, Selector, number_of, reads_of
from regelwerk.wowtcg.selectors import All, CardFilter, Them
from regelwerk.wowtcg.state import (
    UNTIL_GONE,
    UNTIL_READY_STEP,
    UNTIL_TURN_ENDS,
    Modifier,
    WowState,
    scope_of,
)

if TYPE_CHECKING:
    from regelwerk.wowtcg.abilities import Pay
    from regelwerk.wowtcg.lowered import Lowering


def lasting(span: Duration | None) -> int:
    """Until when a span goes on (UNTIL_...); without one as long as the card is there."""
    return UNTIL_GONE if span is None else span.value


@dataclass(frozen=True)
class Continuous(Word):
    """What a continuous modifier does (wow7.4:714): in `Always` as long as its card is there, as an effect for a
    while."""

    def subject(self) -> Selector | None:
        """The cards it applies to; None for what applies to players, or to cards that are not in play."""
        return None

    def proviso(self) -> Condition | None:
        """While what it holds."""
        return None

    def until(self) -> int:
        """Until when it lasts as an effect (UNTIL_...); UNTIL_GONE if it does not say, so that it stands in Always."""
        return UNTIL_GONE

    def stage(self) -> int:
        """The layer in which it is read: TAGS, FIRST keywords and powers, THEN the rest (wow7.4:719)."""
        return THEN

    def reads(self) -> int:
        """What it depends on (DEPENDS_ON_... bits), besides its condition."""
        what = self.subject()
        return 0 if what is None else what.dependencies()

    def takes_powers(self) -> bool:
        """Whether it takes the powers of what it speaks of (wow7.4:700.3)."""
        return False

    def granted_power(self) -> Pay | None:
        """The payment power that it gives; None if it gives none."""
        return None

    def ends_in_your_step(self) -> bool:
        """Whether one that ends with a ready step ends with yours, not with that of each card's controller."""
        return False

    def other_controller(self) -> Player | None:
        """The player whom it calls "you", if that is another than the text does."""
        return None

    def lower(self, lowering: Lowering, path: str) -> None:
        lowering.modify(path, self)

    def enter(self, state: WowState, modifier: Modifier, values: DerivedValues) -> None:
        """Enter it into the table of values that is being built."""
        raise NotImplementedError


@dataclass(frozen=True)
class OnCards(Continuous):
    """One that applies to cards: those that are named as it begins, or whatever fits (wow7.4:714.3e-f)."""

    what: Selector

    def subject(self) -> Selector | None:
        return self.what


@dataclass(frozen=True)
class Have(OnCards):
    """Values, keywords or powers given to something, while a condition holds (wow7.4:714).

    In `Always` without a span; as an effect with one. A condition of "them" ("while attacking" of several allies) is
    read for every card by itself. `instant`: cards, of a hand for instance, are instant (kw:instant), which counts as
    they are played (inf:instant-in-hand).
    """

    atk: int | Amount = 0
    health: int | Amount = 0
    defense: int | Amount = 0
    keywords: tuple[Keyword, ...] = ()
    power: Pay | None = None
    condition: Condition | None = None
    span: Duration | None = None
    instant: bool = False
    bits: int = field(init=False, repr=False, compare=False)
    each: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        bits = 0
        for keyword in self.keywords:
            bits |= keyword.value
        while_ = self.condition
        each = any(
            isinstance(word, (WhileAttacking, WhileDefending)) and isinstance(word.what, Them)
            for word in words_in(while_)
        )
        object.__setattr__(self, "bits", bits)
        object.__setattr__(self, "each", each)

    def problem(self) -> str:
        given = [amount for amount in (self.atk, self.health, self.defense) if amount != 0]
        if self.instant:
            more = (
                given or self.keywords or self.power is not None or self.condition is not None or self.span is not None
            )
            return "makes cards instant and gives them nothing else" if more else ""
        if not given and not self.keywords and self.power is None:
            return "gives nothing"
        if self.power is not None and self.power.faction is not None:
            return "gives no power behind a faction icon"
        if any(amount != given[0] for amount in given) and not all(isinstance(amount, int) for amount in given):
            return "gives values that vary only if they are all alike"
        return ""

    def proviso(self) -> Condition | None:
        return None if self.each else self.condition

    def granted_power(self) -> Pay | None:
        return self.power

    def until(self) -> int:
        return lasting(self.span)

    def stage(self) -> int:
        return FIRST if self.bits or self.power is not None else THEN  # wow7.4:719.1, wow7.4:719.2

    def reads(self) -> int:
        if self.instant:
            return 0  # whether a card fits is asked when it is to be played
        bits = self.what.dependencies() | reads_of(self.atk) | reads_of(self.health) | reads_of(self.defense)
        if self.each and self.condition is not None:
            bits |= self.condition.reads()
        return bits

    def enter(self, state: WowState, modifier: Modifier, values: DerivedValues) -> None:
        if self.instant:
            values.instants = [*values.instants, modifier]
            return
        play = None if modifier.what is None else modifier.what.power
        scope = modifier.scope
        for piece in subjects(state, modifier):
            if self.each and self.condition is not None:
                piece_scope = scope_of(scope.source, scope.you)
                piece_scope.mentioned = [piece.ref]
                if not self.condition.holds(state, piece_scope):
                    continue
            val = values.of(piece.id)
            val.keywords |= self.bits
            if play is not None:
                val.granted = [*val.granted, play]
                val.since = [*val.since, modifier.time]
                values.grants = True
            if piece.card.totem:  # Totems can gain neither ATK nor health (ruling:totem-no-health-gain), but lose it
                val.health += min(number_of(self.health, state, scope), 0)
                continue
            val.atk += number_of(self.atk, state, scope)
            val.health += number_of(self.health, state, scope)
            val.defense += number_of(self.defense, state, scope)


@dataclass(frozen=True)
class Cannot(OnCards):
    """Something can't do or suffer something (wow:103.2).

    `unless_pays`: it can, if its controller pays that much for each (wow:600.3), which `attack_legality` reads.
    `by_choice`: it doesn't ready in the ready step if its controller so chooses (wow7.4:501.1).
    """

    act: RestrictedAction
    span: Duration | None = None
    unless_pays: int = 0
    condition: Condition | None = None
    by_choice: bool = False
    bits: int = field(init=False, repr=False, compare=False)
    yours: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(
            self, "bits", 0 if self.unless_pays or self.by_choice else self.act.value & ~codes.ONLY_YOURS
        )
        object.__setattr__(self, "yours", self.act.value & codes.ONLY_YOURS != 0)

    def problem(self) -> str:
        act = self.act.value
        if self.by_choice:
            limits = self.span is not None or self.unless_pays or self.condition is not None
            ready = self.act is RestrictedAction.READY_IN_READY_STEP
            return "is chosen only of readying in the ready step, without limits" if limits or not ready else ""
        if act & codes.NO_NEXT_READY and self.span is not None:
            return "says when it ends twice"
        if self.unless_pays:
            return "" if act & codes.NO_ATTACK else f"cannot put a cost on {self.act.term()!r}"
        if act & codes.DONE_BY_PLAYERS or self.act is RestrictedAction.ATTACK_HEROES_AND_ALLIES_OF_YOURS:
            return f"cannot forbid {self.act.term()!r} without a cost"
        return ""

    def proviso(self) -> Condition | None:
        return self.condition

    def until(self) -> int:
        return UNTIL_READY_STEP if self.bits & codes.NO_NEXT_READY else lasting(self.span)

    def ends_in_your_step(self) -> bool:
        return self.yours

    def reads(self) -> int:
        return self.what.dependencies() | (codes.DEPENDS_ON_TURN if self.bits & codes.NO_NEXT_READY else 0)

    def enter(self, state: WowState, modifier: Modifier, values: DerivedValues) -> None:
        if self.unless_pays:
            values.attacks = [*values.attacks, modifier]
            return
        if self.by_choice:
            values.stays = [*values.stays, modifier]
            return
        if self.yours and state.turn_player != modifier.scope.you:  # in your ready step only
            return
        for piece in subjects(state, modifier):
            values.of(piece.id).forbids |= self.bits


@dataclass(frozen=True)
class PlayersCannot(Continuous):
    """Players (opponents only, or all; or that one) can't do something (wow:103.2).

    `your_turn`: only in the turn of the modifier's controller.
    """

    act: RestrictedAction
    opponents: bool = True
    your_turn: bool = False
    span: Duration | None = None
    who: Player | None = None
    bits: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "bits", self.act.value)

    def problem(self) -> str:
        if not self.act.value & codes.DONE_BY_PLAYERS:
            return f"cannot forbid players to {self.act.term()}"
        if self.who is not None and (self.your_turn or not self.opponents):
            return "is about one player: no opponents, and no turn, are spoken of"
        return ""

    def until(self) -> int:
        return lasting(self.span)

    def reads(self) -> int:
        return codes.DEPENDS_ON_TURN

    def enter(self, state: WowState, modifier: Modifier, values: DerivedValues) -> None:
        you = modifier.scope.you
        if self.your_turn and state.turn_player != you:
            return
        if self.who is not None:
            for seat in self.who.seats(state, modifier.scope):
                values.seat_forbids[seat] |= self.bits
            return
        for seat in range(state.seats):
            if not self.opponents or state.teams[seat] != state.teams[you]:
                values.seat_forbids[seat] |= self.bits


@dataclass(frozen=True)
class CombatRule(OnCards):
    """Who must or may attack, sabotage or protect whom: `attack_legality` reads it.

    duty  MUST_ATTACK if able (wow:600.2); CAN_ATTACK_ONLY that, if able (wow:601.2c); CAN_PROTECT that, though it is
          no protector (wow:103.1); CAN_SABOTAGE things that fit (wow:600.1, wow:601.2b)
    """

    duty: CombatDuty
    whom: Selector | None = None
    span: Duration | None = None

    def problem(self) -> str:
        if (self.whom is None) != (self.duty is CombatDuty.MUST_ATTACK):
            return "says whom, unless it is about attacking at all"
        if self.duty is CombatDuty.CAN_SABOTAGE and self.described() is None:
            return "describes what can be sabotaged: All(...)"
        if self.span is not None and self.duty in (CombatDuty.CAN_PROTECT, CombatDuty.CAN_SABOTAGE):
            return "lasts as long as its card is there"
        return ""

    def described(self) -> CardFilter | None:
        """The description of whom it speaks of; None if it names somebody."""
        return self.whom.noun if isinstance(self.whom, All) else None

    def until(self) -> int:
        return lasting(self.span)

    def enter(self, state: WowState, modifier: Modifier, values: DerivedValues) -> None:
        values.attacks = [*values.attacks, modifier]


@dataclass(frozen=True)
class GainControl(OnCards):
    """Control changes for a span, or without one as long as the card is there: "you control that" (wow:400.3).

    Carried out by `changes.update_control`, not by the table.
    """

    span: Duration | None = None
    who: Player = YOU

    def problem(self) -> str:
        return "says for whom only with a span" if self.span is None and self.who != YOU else ""

    def until(self) -> int:
        return lasting(self.span)

    def stage(self) -> int:
        return FIRST

    def other_controller(self) -> Player | None:
        return None if self.who == YOU else self.who

    def enter(self, state: WowState, modifier: Modifier, values: DerivedValues) -> None:
        return


@dataclass(frozen=True)
class LosesPowers(OnCards):
    """Loses all powers (wow7.4:700.3): those it has when the modifier applies, in timestamp order."""

    span: Duration | None = None

    def until(self) -> int:
        return lasting(self.span)

    def stage(self) -> int:
        return FIRST

    def takes_powers(self) -> bool:
        return True

    def enter(self, state: WowState, modifier: Modifier, values: DerivedValues) -> None:
        for piece in subjects(state, modifier):
            val = values.of(piece.id)
            val.lost = True
            val.keywords = 0
            val.granted = []  # inf:loses-all-powers
            val.since = []


@dataclass(frozen=True)
class BecomesTagged(OnCards):
    """Is also a ... (wow:202.3)."""

    tag: str

    def stage(self) -> int:
        return TAGS

    def enter(self, state: WowState, modifier: Modifier, values: DerivedValues) -> None:
        for piece in subjects(state, modifier):
            val = values.of(piece.id)
            val.tags = [*val.tags, self.tag]  # wow:202.3


@dataclass(frozen=True)
class DrawsInstead(Continuous):
    """ "If you would draw a card, choose such a card and put it into your hand instead" (wow7.4:716.1).

    It replaces every draw, also where nothing fits (wow7.4:716.1d): chapter drawing reads it (`drawing`).
    """

    noun: CardFilter

    def reads(self) -> int:
        return 0  # what fits is asked when something would be drawn

    def enter(self, state: WowState, modifier: Modifier, values: DerivedValues) -> None:
        values.draws = [*values.draws, modifier]


@dataclass(frozen=True)
class StrikesForLess(Continuous):
    """You pay less to strike with weapons (wow7.4:707.1e); `next_time`: only the next time, this turn."""

    reduction: int
    weapon: Selector
    next_time: bool = False

    def subject(self) -> Selector | None:
        return self.weapon

    def until(self) -> int:
        return UNTIL_TURN_ENDS if self.next_time else UNTIL_GONE

    def enter(self, state: WowState, modifier: Modifier, values: DerivedValues) -> None:
        values.strikes = [*values.strikes, modifier]


@dataclass(frozen=True)
class PlaysForLess(Continuous):
    """You pay less to play such cards, which takes no cost below `minimum` (wow7.4:707.1e).

    `next_card`: only the next card you play, whatever it is (None), this turn.
    """

    reduction: int
    noun: CardFilter | None
    minimum: int = 0
    next_card: bool = False

    def problem(self) -> str:
        if self.next_card and (self.noun is not None or self.minimum):
            return "is about the next card, whatever it is and costs"
        return ""

    def until(self) -> int:
        return UNTIL_TURN_ENDS if self.next_card else UNTIL_GONE

    def enter(self, state: WowState, modifier: Modifier, values: DerivedValues) -> None:
        values.plays = [*values.plays, modifier]


@dataclass(frozen=True)
class HandSize(Continuous):
    """The maximum hand size of that player is larger (wow7.4:503.2)."""

    who: Player
    increase: int

    def enter(self, state: WowState, modifier: Modifier, values: DerivedValues) -> None:
        for seat in self.who.seats(state, modifier.scope):
            values.hand[seat] += self.increase
