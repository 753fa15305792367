"""The only random numbers.

A `Chance` is part of the game value: it is copied by a fork, stored by a save and
never shared. Every draw is written down in `log`, so that a record of a game holds
what fell; draws can also be dictated in advance (scenes and replays do).

The generator is xoshiro128++ (Blackman and Vigna), seeded by SplitMix64; both are
small, fast in interpreted and in compiled form, and give the same numbers in each.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.mypyc_compat import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
LONG: Final = 0xFFFFFFFFFFFFFFFF

NUMBER: Final = 0
"""A draw of one number below n."""
ORDER: Final = 1
"""A draw of an order of n things (a shuffle): one draw, however many things."""
DICE: Final = 2
"""A roll of several dice with n sides each: one draw, however many dice."""


class DictationError(Exception):
    """A dictated draw does not fit what the game asks for, or none is left."""


class UndictatedRollError(DictationError):
    """So many dice with so many sides were to be rolled, and nothing was dictated for them."""

    def __init__(self, count: int, sides: int) -> None:
        super().__init__(f"a roll of {count} dice was not dictated")
        self.count = count
        self.sides = sides


def derive(seed: int, index: int) -> int:
    """A seed of its own for the `index`-th of many things that share one seed: below 2**48, the same everywhere.

    >>> derive(7, 0) == derive(7, 0), derive(7, 0) == derive(7, 1), derive(7, 0) == derive(8, 0)
    (True, False, False)
    """
    z = mixed(mixed(seed & LONG) + index & LONG)
    return z >> 16


def mixed(z: int) -> int:
    """The next number of SplitMix64 after the state `z`."""
    z = (z + 0x9E3779B97F4A7C15) & LONG
    y = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & LONG
    y = ((y ^ (y >> 27)) * 0x94D049BB133111EB) & LONG
    return y ^ (y >> 31)


@mypyc_attr(acyclic=True, free_list_len=1)
class RandomDraw:
    """One draw: what was asked (`kind`, `size`) and what fell (`value`)."""

    __slots__ = ("kind", "size", "value")

    def __init__(self, kind: int, n: int, value: list[int]) -> None:
        self.kind = kind
        self.size = n
        self.value = value


class Chance:
    """A source of random numbers whose whole state is plain data."""

    __slots__ = ("a", "b", "c", "d", "dictated", "dictating", "drawn", "log")

    def __init__(self, seed: int, blank: bool = False) -> None:
        """Seed the source; any whole number will do. `blank`: whoever makes it fills every field."""
        if blank:
            return
        z = seed & LONG
        words = [0, 0, 0, 0]
        for i in range(4):
            z = (z + 0x9E3779B97F4A7C15) & LONG
            y = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & LONG
            y = ((y ^ (y >> 27)) * 0x94D049BB133111EB) & LONG
            words[i] = (y ^ (y >> 31)) & WORD
        self.a = words[0]
        self.b = words[1]
        self.c = words[2]
        self.d = words[3] | 1
        self.drawn = 0
        self.dictated: list[list[int]] = []
        self.dictating = False
        self.log: list[RandomDraw] = []

    def copy(self) -> Chance:
        """A copy that goes on by itself; the log is not part of the value and starts empty."""
        other = Chance(0, True)
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.d = self.d
        other.drawn = self.drawn
        other.dictated = self.dictated[:] if self.dictated else []
        other.dictating = self.dictating
        other.log = []
        return other

    def dictate(self, values: list[list[int]]) -> None:
        """From now on draws take these values, in this order, instead of random ones.

        A number is `[value]`, an order of n things a permutation of `range(n)`; an
        empty list means "leave the order as it is". `leftover` tells what is not used.
        """
        self.dictated = [list(v) for v in values]
        self.dictating = True

    def undrawn_count(self) -> int:
        """How many dictated draws have not been used."""
        return len(self.dictated)

    def _next(self) -> i64:
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c ^ a
        d: i64 = self.d
        x = (a + d) & WORD
        t = (b << 9) & WORD
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ t
        self.d = (d << 11) & WORD | (d >> 21)
        return (((x << 7) & WORD | (x >> 25)) + a) & WORD

    def _fair(self, n: i64) -> i64:
        """A number below n, every one equally likely (rejection, no modulo bias)."""
        limit = 0x100000000 - 0x100000000 % n
        x = self._next()
        while x >= limit:
            x = self._next()
        return x % n

    def below(self, n: int) -> int:
        """Draw one of 0 .. n-1; `n` is at least 1.

        >>> Chance(7).below(6) == Chance(7).below(6)
        True
        """
        if self.dictating:
            if not self.dictated:
                raise DictationError(f"a draw of one of {n} was not dictated")
            given = self.dictated.pop(0)
            if len(given) != 1 or not 0 <= given[0] < n:
                raise DictationError(f"dictated {given} where one of 0..{n - 1} is drawn")
            value = given[0]
        else:
            value = self._fair(n)
        self.drawn += 1
        self.log.append(RandomDraw(NUMBER, n, [value]))
        return value

    def unrecorded(self, n: int) -> int:
        """One of 0 .. n-1, the number that `below` would draw next: not written down and never dictated.

        For who draws for himself and keeps no record, as players do.

        >>> Chance(7).unrecorded(6) == Chance(7).below(6)
        True
        """
        return self._fair(n)

    def dice(self, count: int, sides: int) -> list[int]:
        """Roll `count` dice, each one of 0 .. sides-1: one draw, also for no dice at all.

        >>> len(Chance(7).dice(6, 10)), max(Chance(7).dice(40, 2))
        (6, 1)
        """
        if self.dictating:
            if not self.dictated:
                raise UndictatedRollError(count, sides)
            value = self.dictated.pop(0)[:]  # copies of this chance share what is dictated
            if len(value) != count or any(face < 0 or face >= sides for face in value):
                raise DictationError(f"dictated {value} where {count} dice with {sides} sides are rolled")
        else:
            value = []
            while count > 0:
                faces: i64 = sides
                span = faces
                together = 1  # several dice are read off one number
                while together < count and span * faces <= WORD:
                    together += 1
                    span *= faces
                number = self._fair(span)
                count -= together
                while together > 0:
                    value.append(number % faces)
                    number //= faces
                    together -= 1
        self.drawn += 1
        self.log.append(RandomDraw(DICE, sides, value))
        return value

    def order(self, n: int) -> list[int]:
        """Draw an order of n things: a permutation of 0 .. n-1, one draw.

        >>> sorted(Chance(1).order(5))
        [0, 1, 2, 3, 4]
        """
        value = list(range(n))
        if self.dictating:
            if not self.dictated:
                raise DictationError(f"an order of {n} things was not dictated")
            given = self.dictated.pop(0)
            if given and sorted(given) != value:
                raise DictationError(f"dictated {given} where an order of {n} things is drawn")
            if given:
                value = given[:]  # copies of this chance share what is dictated
        else:
            self._shuffle(value)
        self.drawn += 1
        self.log.append(RandomDraw(ORDER, n, value))
        return value

    def _shuffle(self, value: list[int]) -> None:
        """Put a list into a fair order: `_fair` for each place from the last on, in one loop."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        n: i64 = len(value)
        while n > 1:
            x = (a + d) & WORD
            x = (((x << 7) & WORD | (x >> 25)) + a) & WORD
            t = (b << 9) & WORD
            c ^= a
            d ^= b
            b ^= c
            a ^= d
            c ^= t
            d = (d << 11) & WORD | (d >> 21)
            j = x % n
            if x - j + n <= 0x100000000:  # else it is one of those too many, and another is drawn
                n -= 1
                value[n], value[j] = value[j], value[n]
        self.a, self.b, self.c, self.d = a, b, c, d
