"""What triggered abilities and replacements wait for (dm:9.4)."""

from __future__ import annotations

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.meaning import Trigger
from regelwerk.duelmasters.nouns import Noun
from regelwerk.duelmasters.people import Player
from regelwerk.duelmasters.state import DmScope, DmState


class About(Trigger):
    """Something happens to a creature: this one, or any that fits.

    player    only in an attack on a player
    fighting  1: only while it attacks, 2: only while it blocks, 0: however
    """

    __slots__ = ("fighting", "noun", "player")

    def __init__(self, path: str, event: int, noun: Noun | None, player: bool = False, fighting: int = 0) -> None:
        super().__init__(path, event)
        self.noun = noun
        self.player = player
        self.fighting = fighting

    def meets(self, state: DmState, scope: DmScope, a: int, b: int, n: int, seat: int) -> bool:
        if self.player:
            fight = state.combat
            if fight is None or fight.target >= 0:
                return False
        if self.fighting and n != self.fighting:
            return False
        return fits(state, scope, a, self.noun)


class BreaksShield(Trigger):
    """A shield is broken: of such players, by this or such a creature."""

    __slots__ = ("by", "by_this", "whose")

    def __init__(self, path: str, whose: Player | None, by: Noun | None, by_this: bool) -> None:
        super().__init__(path, c.E_BREAK)
        self.whose = whose
        self.by = by
        self.by_this = by_this

    def meets(self, state: DmState, scope: DmScope, a: int, b: int, n: int, seat: int) -> bool:
        if self.whose is not None and state.last(a).owner not in self.whose.seats(state, scope):
            return False
        if self.by_this or self.by is not None:
            return b > 0 and (fits(state, scope, b, self.by) or self.gone_one(state, scope, b))
        return True

    def gone_one(self, state: DmState, scope: DmScope, ref: int) -> bool:
        """Whether a creature that goes on breaking shields after it has left (dm:8.4.2) was one that fits."""
        if self.by is None or state.creature(ref) is not None:
            return False
        piece = state.last(ref)
        return self.by.described(state, piece, scope) and (
            self.by.whose is None or piece.owner in self.by.whose.seats(state, scope)
        )


class Plays(Trigger):
    """A player summons or casts a card that fits."""

    __slots__ = ("noun", "who")

    def __init__(self, path: str, event: int, who: Player, noun: Noun) -> None:
        super().__init__(path, event)
        self.who = who
        self.noun = noun

    def meets(self, state: DmState, scope: DmScope, a: int, b: int, n: int, seat: int) -> bool:
        return seat in self.who.seats(state, scope) and self.noun.described(state, state.last(a), scope)


class Turns(Trigger):
    """The start or the end of a turn: `phase` is one of them."""

    __slots__ = ("phase", "whose")

    def __init__(self, path: str, phase: int, whose: int) -> None:
        super().__init__(path, c.E_PHASE)
        self.phase = phase
        self.whose = whose

    def meets(self, state: DmState, scope: DmScope, a: int, b: int, n: int, seat: int) -> bool:
        return n == self.phase and state.is_turn_of(scope.you, self.whose)


class Asked(Trigger):
    """An ability that nothing triggers by itself: the rules make it wait (silent skill, slayer)."""

    __slots__ = ()

    def __init__(self, path: str) -> None:
        super().__init__(path, 0)

    def meets(self, state: DmState, scope: DmScope, a: int, b: int, n: int, seat: int) -> bool:
        return False


def fits(state: DmState, scope: DmScope, ref: int, noun: Noun | None) -> bool:
    """Whether that reference is what an ability speaks of; no description: the card it stands on."""
    if noun is None:
        return ref == scope.source or (
            state.creature(ref) is not None and state.creature(ref) is state.creature(scope.source)
        )
    piece = state.creature(ref)
    return piece is not None and noun.fits(state, piece, scope)
