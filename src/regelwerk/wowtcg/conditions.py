"""Conditions: what has to be so while something holds, or when it is done."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from regelwerk.kernel.words import Word
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.groups import Keyword
from regelwerk.wowtcg.nouns import Attached, Noun
from regelwerk.wowtcg.people import Ref
from regelwerk.wowtcg.values import keywords

if TYPE_CHECKING:
    from regelwerk.wowtcg.state import WowScope, WowState


@dataclass(frozen=True)
class Condition(Word):
    """Something that holds or not."""

    def holds(self, state: WowState, scope: WowScope) -> bool:
        """Whether it is so now."""
        raise NotImplementedError

    def reads(self) -> int:
        """What it depends on (R_... bits), for the table of derived values."""
        return 0


@dataclass(frozen=True)
class Is(Condition):
    """That thing fits the description, or did when it was there last (ruling:last-known-information).

    It has then been mentioned: THEM, in what is done if so. What can be targeted as an ally is one here (wow:306.4a).
    """

    what: Ref
    noun: Noun
    wanted: Noun = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "wanted", self.noun.as_target())

    def holds(self, state: WowState, scope: WowScope) -> bool:
        refs = self.what.get(state, scope)
        for ref in refs:
            piece = state.last(ref)
            if piece.ref != ref or not self.wanted.fits(state, piece, scope):
                return False
        return len(refs) > 0

    def reads(self) -> int:
        return self.what.reads() | self.wanted.read


@dataclass(frozen=True)
class Has(Condition):
    """That character has the keyword or state ("while Kayleitha is stealthed") (wow:203.1)."""

    what: Ref
    keyword: Keyword
    bit: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "bit", self.keyword.value)

    def holds(self, state: WowState, scope: WowScope) -> bool:
        for ref in self.what.get(state, scope):
            piece = state.at(ref)
            if piece is not None and keywords(state, piece) & self.bit:
                return True
        return False


@dataclass(frozen=True)
class AtLeast(Condition):
    """At least so many things fit ("while there are four or more allies in your party") (wow:300.2)."""

    number: int
    noun: Noun

    def holds(self, state: WowState, scope: WowScope) -> bool:
        return len(self.noun.all(state, scope)) >= self.number

    def reads(self) -> int:
        return self.noun.read


@dataclass(frozen=True)
class OnlyOne(Condition):
    """This is the only thing that fits ("while he is the only ally in your party") (wow:300.2)."""

    noun: Noun

    def holds(self, state: WowState, scope: WowScope) -> bool:
        found = self.noun.all(state, scope)
        return len(found) == 1 and found[0].ref == scope.source

    def reads(self) -> int:
        return self.noun.read


@dataclass(frozen=True)
class MoreAlliesThanYou(Condition):
    """An opponent has more allies in the party than you (rb06:gruppe)."""

    def holds(self, state: WowState, scope: WowScope) -> bool:
        mine = len(state.zone(c.ALLIES, scope.you))
        for seat in state.clockwise(scope.you):
            if state.teams[seat] != state.teams[scope.you] and len(state.zone(c.ALLIES, seat)) > mine:
                return True
        return False


@dataclass(frozen=True)
class YourTurn(Condition):
    """During your turn (wow7.4:500.1)."""

    def holds(self, state: WowState, scope: WowScope) -> bool:
        return state.turn > 0 and state.active == scope.you

    def reads(self) -> int:
        return c.R_TURN


@dataclass(frozen=True)
class OpponentsTurn(Condition):
    """During an opponent's turn (wow7.4:500.1)."""

    def holds(self, state: WowState, scope: WowScope) -> bool:
        return state.turn > 0 and state.teams[state.active] != state.teams[scope.you]

    def reads(self) -> int:
        return c.R_TURN


@dataclass(frozen=True)
class OpposingHeroDamagedByAllyOfYours(Condition):
    """An opposing hero was dealt damage this turn by an ally in your party (wow7.4:405.3)."""

    def holds(self, state: WowState, scope: WowScope) -> bool:
        for note in state.notes:
            if note.kind == c.E_DAMAGE and note.seat == scope.you:
                hurt = state.last(note.a)
                by = state.last(note.b)
                if (
                    hurt.card.kind == c.HERO
                    and state.teams[hurt.owner] != state.teams[scope.you]
                    and by.card.kind == c.ALLY
                ):
                    return True
        return False

    def reads(self) -> int:
        return c.R_DAMAGE


@dataclass(frozen=True)
class WhileAttacking(Condition):
    """While it is attacking; with a noun (or what this is attached to): while it is attacking such a character (from
    wow:602.3 it is attacking the defender).

    THEM is, one by one, each of those that the modifier speaks of.
    """

    what: Ref
    noun: Noun | Attached | None = None

    def holds(self, state: WowState, scope: WowScope) -> bool:
        combat = state.combat
        if combat is None or combat.attacker == 0 or combat.attacker not in self.what.get(state, scope):
            return False
        whom = self.noun
        if whom is None:
            return True
        if isinstance(whom, Attached):
            return combat.defender != 0 and combat.defender in whom.get(state, scope)
        defender = state.at(combat.defender)
        return defender is not None and whom.fits(state, defender, scope)

    def reads(self) -> int:
        bits = c.R_COMBAT | self.what.reads()
        return bits | self.noun.read if isinstance(self.noun, Noun) else bits


@dataclass(frozen=True)
class WhileDefending(Condition):
    """While it is defending (wow:602.3); THEM as in WhileAttacking."""

    what: Ref

    def holds(self, state: WowState, scope: WowScope) -> bool:
        combat = state.combat
        return combat is not None and combat.defender != 0 and combat.defender in self.what.get(state, scope)

    def reads(self) -> int:
        return c.R_COMBAT | self.what.reads()
