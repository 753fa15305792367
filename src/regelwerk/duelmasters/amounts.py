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

    def of(self, s: DmState, f: DmScope) -> int:
        return len(self.noun.all(s, f))

    def reads(self) -> int:
        return self.noun.reads()


class Times(Amount):
    """A number for each."""

    __slots__ = ("amount", "number")

    def __init__(self, path: str, number: int, amount: Amount) -> None:
        super().__init__(path)
        self.number = number
        self.amount = amount

    def of(self, s: DmState, f: DmScope) -> int:
        return self.number * self.amount.of(s, f)

    def reads(self) -> int:
        return self.amount.reads()


class Fixed(Amount):
    """The number that was worked out when the effect began (dm:9.7)."""

    __slots__ = ()

    def of(self, s: DmState, f: DmScope) -> int:
        return f.n


# -------------------------------------------------------------------- players


class You(Players):
    """Whose card the text stands on."""

    __slots__ = ()

    def seats(self, s: DmState, f: DmScope) -> list[int]:
        return [f.you] if s.in_game(f.you) else []


class Opponents(Players):
    """Every opponent, clockwise (dm:11.6)."""

    __slots__ = ()

    def seats(self, s: DmState, f: DmScope) -> list[int]:
        return s.opponents(f.you)


class EachPlayer(Players):
    """Each player, turn player first."""

    __slots__ = ()

    def seats(self, s: DmState, f: DmScope) -> list[int]:
        return s.clockwise(s.active)


class ThatPlayer(Players):
    """The player mentioned last; before anybody was, whose card the text stands on."""

    __slots__ = ()

    def seats(self, s: DmState, f: DmScope) -> list[int]:
        seat = f.said if f.said >= 0 else f.you
        return [seat] if s.in_game(seat) else []


class OwnerOf(Players):
    """The owners of those cards; `otherwise` where there are no such cards."""

    __slots__ = ("otherwise", "what")

    def __init__(self, path: str, what: Ref, otherwise: Players | None) -> None:
        super().__init__(path)
        self.what = what
        self.otherwise = otherwise

    def seats(self, s: DmState, f: DmScope) -> list[int]:
        refs = self.what.get(s, f)
        if not refs and self.otherwise is not None:  # dm:6.6
            return self.otherwise.seats(s, f)
        found: list[int] = []
        for ref in refs:
            seat = s.last(ref).owner
            if s.in_game(seat) and seat not in found:
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

    def holds(self, s: DmState, f: DmScope) -> bool:
        found = len(self.noun.all(s, f))
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

    def holds(self, s: DmState, f: DmScope) -> bool:
        refs = self.what.get(s, f)
        for ref in refs:
            p = s.creature(ref)
            if p is None:
                p = s.last(ref)
                if not self.noun.described(s, p, f):
                    return False
                if self.noun.whose is not None and p.owner not in self.noun.whose.seats(s, f):
                    return False
            elif not self.noun.fits(s, p, f):
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

    def holds(self, s: DmState, f: DmScope) -> bool:
        fight = s.combat
        if fight is None:
            return False
        attacker = s.creature(fight.attacker)
        if attacker is None:
            return False
        for ref in self.what.get(s, f):
            if s.creature(ref) is attacker:
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

    def holds(self, s: DmState, f: DmScope) -> bool:
        return is_turn_of(s, f.you, self.whose)

    def reads(self) -> int:
        return c.R_TURN


def is_turn_of(s: DmState, you: int, whose: int) -> bool:
    """Whether it is your turn, anybody's, or an opponent's."""
    if whose == YOURS:
        return s.active == you
    return whose == EACH or s.opposed(s.active, you)


class AllOf(Condition):
    """All of these."""

    __slots__ = ("parts",)

    def __init__(self, path: str, parts: list[Condition]) -> None:
        super().__init__(path)
        self.parts = parts

    def holds(self, s: DmState, f: DmScope) -> bool:
        for part in self.parts:
            if not part.holds(s, f):
                return False
        return True

    def reads(self) -> int:
        bits = 0
        for part in self.parts:
            bits |= part.reads()
        return bits
