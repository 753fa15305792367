"""Conditions: what has to be so while something holds, or when it is done."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.derived_values import keywords
from regelwerk.wowtcg.enums import CardType, Element, Keyword, Zone
from regelwerk.wowtcg.players import Selector
from regelwerk.wowtcg.selectors import THEM, Attached, CardFilter, Target, This, YourHero

if TYPE_CHECKING:
    from regelwerk.wowtcg.state import TurnFact, WowScope, WowState


@dataclass(frozen=True)
class Condition(Word):
    """Something that holds or not."""

    def holds(self, state: WowState, scope: WowScope) -> bool:
        """Whether it is so now."""
        raise NotImplementedError

    def reads(self) -> int:
        """What it depends on (DEPENDS_ON_... bits), for the table of derived values."""
        return 0

    def target(self) -> Target | None:
        """The target that it names, which so is mentioned before it is judged; None without one."""
        return None

    def of_mentioned(self) -> Condition:
        """The condition once its target has been mentioned."""
        return self


@dataclass(frozen=True)
class Combined(Condition):
    """Conditions that are judged together (wow7.4:714.3a)."""

    parts: tuple[Condition, ...]

    def problem(self) -> str:
        if len(self.parts) < 2:
            return "joins at least two conditions"
        return "" if self.target() is None else "cannot name a target"

    def reads(self) -> int:
        bits = 0
        for part in self.parts:
            bits |= part.reads()
        return bits

    def target(self) -> Target | None:
        return next((part.target() for part in self.parts if part.target() is not None), None)


@dataclass(frozen=True)
class AllOf(Combined):
    """All of them are so: "while your hero is attacking and in bear form" (wow7.4:714.3a)."""

    def holds(self, state: WowState, scope: WowScope) -> bool:
        for part in self.parts:
            if not part.holds(state, scope):
                return False
        return True


@dataclass(frozen=True)
class AnyOf(Combined):
    """At least one of them is so: "while your hero is in bear form or cat form" (wow7.4:714.3a)."""

    def holds(self, state: WowState, scope: WowScope) -> bool:
        for part in self.parts:
            if part.holds(state, scope):
                return True
        return False


@dataclass(frozen=True)
class Matches(Condition):
    """That thing fits the description, or did when it was there last (ruling:last-known-information).

    It has then been mentioned: THEM, in what is done if so. What can be targeted as an ally is one here (wow:306.4a).
    """

    what: Selector
    noun: CardFilter
    wanted: CardFilter = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "wanted", self.noun.as_target())

    def holds(self, state: WowState, scope: WowScope) -> bool:
        refs = self.what.select(state, scope)
        for ref in refs:
            piece = state.last_known(ref)
            if piece.ref != ref or not self.wanted.fits(state, piece, scope):
                return False
        return len(refs) > 0

    def reads(self) -> int:
        return self.what.dependencies() | self.wanted.read

    def target(self) -> Target | None:
        return self.what if isinstance(self.what, Target) else None

    def of_mentioned(self) -> Condition:
        return Matches(THEM, self.noun)


@dataclass(frozen=True)
class HasKeyword(Condition):
    """That character has the keyword or state ("while Kayleitha is stealthed") (wow:203.1)."""

    what: Selector
    keyword: Keyword
    bit: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "bit", self.keyword.value)

    def holds(self, state: WowState, scope: WowScope) -> bool:
        for ref in self.what.select(state, scope):
            piece = state.piece_or_none(ref)
            if piece is not None and keywords(state, piece) & self.bit:
                return True
        return False


@dataclass(frozen=True)
class AtLeast(Condition):
    """At least so many things fit: "while there are four or more allies in your party", a condition (wow7.4:714.3a).

    `alone`: this is the one thing that fits ("while he is the only ally in your party"). `than_you`: an opponent has so
    many more allies that fit in the party than you (rb06:gruppe).
    """

    number: int
    noun: CardFilter
    alone: bool = False
    than_you: bool = False

    def problem(self) -> str:
        if self.number != 1 and (self.alone or self.than_you):
            return "counts to one where it compares"
        if self.than_you and (self.alone or set(self.noun.kinds) != {CardType.ALLY} or self.noun.zone is not Zone.PLAY):
            return "compares the allies in two parties"
        return ""

    def holds(self, state: WowState, scope: WowScope) -> bool:
        if self.than_you:
            return self.has_more(state, scope)
        if not self.noun.may_be(state, scope, self.number):
            return False
        found = self.noun.all(state, scope)
        if self.alone:
            return len(found) == 1 and found[0].ref == scope.source
        return len(found) >= self.number

    def has_more(self, state: WowState, scope: WowScope) -> bool:
        """Whether some opponent has more of them."""
        mine = self.in_party(state, scope, scope.you)
        for seat in state.seats_from(scope.you):
            if state.teams[seat] != state.teams[scope.you] and self.in_party(state, scope, seat) > mine:
                return True
        return False

    def in_party(self, state: WowState, scope: WowScope, seat: int) -> int:
        """How many of a player's allies fit."""
        allies = [state.pieces[id] for id in state.zone_ids(codes.ZONE_ALLIES, seat)]
        return sum(self.noun.fits(state, piece, scope) for piece in allies)

    def reads(self) -> int:
        return self.noun.read


@dataclass(frozen=True)
class DuringYourTurn(Condition):
    """During your turn (wow7.4:500.1)."""

    def holds(self, state: WowState, scope: WowScope) -> bool:
        return state.turn > 0 and state.turn_player == scope.you

    def reads(self) -> int:
        return codes.DEPENDS_ON_TURN


@dataclass(frozen=True)
class DuringOpponentsTurn(Condition):
    """During an opponent's turn (wow7.4:500.1)."""

    def holds(self, state: WowState, scope: WowScope) -> bool:
        return state.turn > 0 and state.teams[state.turn_player] != state.teams[scope.you]

    def reads(self) -> int:
        return codes.DEPENDS_ON_TURN


@dataclass(frozen=True)
class HasDealtDamage(Condition):
    """Something has dealt damage this turn (wow7.4:405.3): of that type, to something that fits; None: any.

    Whose it was is judged by who controlled it then.
    """

    by: CardFilter | YourHero | This
    to: CardFilter | None = None
    element: Element | None = None

    def holds(self, state: WowState, scope: WowScope) -> bool:
        for note in state.turn_facts:
            if (
                note.kind == codes.EVENT_DAMAGE
                and (self.element is None or note.elements >> self.element.value & 1)
                and self.is_meant(state, scope, note)
                and (self.to is None or self.to.matches_anywhere(state, state.last_known(note.a), scope))
            ):
                return True
        return False

    def is_meant(self, state: WowState, scope: WowScope, note: TurnFact) -> bool:
        """Whether it is who dealt that damage."""
        by = self.by
        if not isinstance(by, CardFilter):
            return note.b in by.select(state, scope)
        piece = state.last_known(note.b)
        for qual in by.criteria:
            if not (note.seat == scope.you if qual.is_yours_only() else qual.matches(state, piece, scope)):
                return False
        return piece.card.kind & by.type_mask != 0

    def reads(self) -> int:
        bits = codes.DEPENDS_ON_DAMAGE | self.by.read if isinstance(self.by, CardFilter) else codes.DEPENDS_ON_DAMAGE
        return bits if self.to is None else bits | self.to.read


@dataclass(frozen=True)
class WhileAttacking(Condition):
    """While it is attacking; with a noun (or what this is attached to): while it is attacking such a character (from
    wow:602.3 it is attacking the defender).

    THEM is, one by one, each of those that the modifier speaks of.
    """

    what: Selector
    noun: CardFilter | Attached | None = None

    def holds(self, state: WowState, scope: WowScope) -> bool:
        combat = state.combat
        if combat is None or combat.attacker == 0 or combat.attacker not in self.what.select(state, scope):
            return False
        whom = self.noun
        if whom is None:
            return True
        if isinstance(whom, Attached):
            return combat.defender != 0 and combat.defender in whom.select(state, scope)
        defender = state.piece_or_none(combat.defender)
        return defender is not None and whom.fits(state, defender, scope)

    def reads(self) -> int:
        bits = codes.DEPENDS_ON_COMBAT | self.what.dependencies()
        return bits | self.noun.read if isinstance(self.noun, CardFilter) else bits


@dataclass(frozen=True)
class WhileDefending(Condition):
    """While it is defending (wow:602.3); THEM as in WhileAttacking."""

    what: Selector

    def holds(self, state: WowState, scope: WowScope) -> bool:
        combat = state.combat
        return combat is not None and combat.defender != 0 and combat.defender in self.what.select(state, scope)

    def reads(self) -> int:
        return codes.DEPENDS_ON_COMBAT | self.what.dependencies()
