"""Amounts, players and conditions that texts speak of."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.meaning import Amount, Condition, Noun, Players, Ref
from regelwerk.duelmasters.state import DmScope, DmState

YOURS: Final = 0
EACH: Final = 1
OPPONENTS: Final = 2

# -------------------------------------------------------------------- amounts


class Count(Amount):
    """How many cards fit, now."""

    __slots__ = ("noun",)

    def __init__(self, path: str, noun: Noun) -> None:
        super().__init__(path)
        self.noun = noun

    def of(self, state: DmState, scope: DmScope) -> int:
        return len(self.noun.all(state, scope))

    def reads(self) -> int:
        return self.noun.reads()


class Times(Amount):
    """A number for each."""

    __slots__ = ("amount", "number")

    def __init__(self, path: str, number: int, amount: Amount) -> None:
        super().__init__(path)
        self.number = number
        self.amount = amount

    def of(self, state: DmState, scope: DmScope) -> int:
        return self.number * self.amount.of(state, scope)

    def reads(self) -> int:
        return self.amount.reads()


class Fixed(Amount):
    """The number that was worked out when the effect began (dm:9.7)."""

    __slots__ = ()

    def of(self, state: DmState, scope: DmScope) -> int:
        return scope.n


# -------------------------------------------------------------------- players


class You(Players):
    """Whose card the text stands on."""

    __slots__ = ()

    def seats(self, state: DmState, scope: DmScope) -> list[int]:
        return [scope.you] if state.in_game(scope.you) else []


class Opponents(Players):
    """Every opponent, clockwise (dm:11.6)."""

    __slots__ = ()

    def seats(self, state: DmState, scope: DmScope) -> list[int]:
        return state.opponents(scope.you)


class EachPlayer(Players):
    """Each player, turn player first."""

    __slots__ = ()

    def seats(self, state: DmState, scope: DmScope) -> list[int]:
        return state.clockwise(state.active)


class ThatPlayer(Players):
    """The player mentioned last; before anybody was, whose card the text stands on."""

    __slots__ = ()

    def seats(self, state: DmState, scope: DmScope) -> list[int]:
        seat = scope.said if scope.said >= 0 else scope.you
        return [seat] if state.in_game(seat) else []


class OwnerOf(Players):
    """The owners of those cards; `otherwise` where there are no such cards."""

    __slots__ = ("otherwise", "what")

    def __init__(self, path: str, what: Ref, otherwise: Players | None) -> None:
        super().__init__(path)
        self.what = what
        self.otherwise = otherwise

    def seats(self, state: DmState, scope: DmScope) -> list[int]:
        refs = self.what.get(state, scope)
        if not refs and self.otherwise is not None:  # dm:6.6
            return self.otherwise.seats(state, scope)
        found: list[int] = []
        for ref in refs:
            seat = state.last(ref).owner
            if state.in_game(seat) and seat not in found:
                found.append(seat)
        return found


# ----------------------------------------------------------------- conditions


class AtLeast(Condition):
    """At least, or at most, so many things fit."""

    __slots__ = ("most", "noun", "number")

    def __init__(self, path: str, number: int, noun: Noun, most: bool) -> None:
        super().__init__(path)
        self.number = number
        self.noun = noun
        self.most = most

    def holds(self, state: DmState, scope: DmScope) -> bool:
        found = len(self.noun.all(state, scope))
        return found <= self.number if self.most else found >= self.number

    def reads(self) -> int:
        return self.noun.reads()


class Is(Condition):
    """That thing fits the description; judged as it was last known if it is gone."""

    __slots__ = ("noun", "what")

    def __init__(self, path: str, what: Ref, noun: Noun) -> None:
        super().__init__(path)
        self.what = what
        self.noun = noun

    def holds(self, state: DmState, scope: DmScope) -> bool:
        refs = self.what.get(state, scope)
        for ref in refs:
            piece = state.creature(ref)
            if piece is None:
                piece = state.last(ref)
                if not self.noun.described(state, piece, scope):
                    return False
                if self.noun.whose is not None and piece.owner not in self.noun.whose.seats(state, scope):
                    return False
            elif not self.noun.fits(state, piece, scope):
                return False
        return len(refs) > 0

    def reads(self) -> int:
        return self.what.reads() | self.noun.reads()


class WhileAttacking(Condition):
    """From being tapped for the attack until the attack ends."""

    __slots__ = ("what",)

    def __init__(self, path: str, what: Ref) -> None:
        super().__init__(path)
        self.what = what

    def holds(self, state: DmState, scope: DmScope) -> bool:
        fight = state.combat
        if fight is None:
            return False
        attacker = state.creature(fight.attacker)
        if attacker is None:
            return False
        for ref in self.what.get(state, scope):
            if state.creature(ref) is attacker:
                return True
        return False

    def reads(self) -> int:
        return c.R_COMBAT | self.what.reads()


class TurnOf(Condition):
    """In your turn, in an opponent's, in any."""

    __slots__ = ("whose",)

    def __init__(self, path: str, whose: int) -> None:
        super().__init__(path)
        self.whose = whose

    def holds(self, state: DmState, scope: DmScope) -> bool:
        return is_turn_of(state, scope.you, self.whose)

    def reads(self) -> int:
        return c.R_TURN


def is_turn_of(state: DmState, you: int, whose: int) -> bool:
    """Whether it is your turn, anybody's, or an opponent's."""
    if whose == YOURS:
        return state.active == you
    return whose == EACH or state.opposed(state.active, you)


class AllOf(Condition):
    """All of these."""

    __slots__ = ("parts",)

    def __init__(self, path: str, parts: list[Condition]) -> None:
        super().__init__(path)
        self.parts = parts

    def holds(self, state: DmState, scope: DmScope) -> bool:
        for part in self.parts:
            if not part.holds(state, scope):
                return False
        return True

    def reads(self) -> int:
        bits = 0
        for part in self.parts:
            bits |= part.reads()
        return bits
