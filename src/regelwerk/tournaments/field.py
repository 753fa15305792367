"""What pairings and standings are made from: who has met whom, with which result, and who is still there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from regelwerk.kernel.chance import Chance, derive
from regelwerk.tournaments.plan import NOBODY, Pairing

WIN_POINTS = 3
"""Points for a match, or a game, that was won; one point for a drawn one."""
DRAW_POINTS = 1


@dataclass(frozen=True)
class Field:
    """Everybody in a tournament, by numbers from 0, and the rounds so far.

    wins     so many games win a match
    dropped  who has dropped out -> after how many rounds were paired
    """

    seed: int
    count: int
    wins: int
    rounds: Sequence[Sequence[Pairing]]
    dropped: Mapping[int, int]

    @property
    def active(self) -> list[int]:
        """Who has not dropped out."""
        return [one for one in range(self.count) if one not in self.dropped]

    @cached_property
    def _by_entrant(self) -> list[list[tuple[int, Pairing]]]:
        """For everybody the rounds (from 1) and the pairings, in order."""
        found: list[list[tuple[int, Pairing]]] = [[] for _ in range(self.count)]
        for number, tables in enumerate(self.rounds, 1):
            for pairing in tables:
                for one in (pairing.first, pairing.second):
                    if one != NOBODY:
                        found[one].append((number, pairing))
        return found

    def of(self, entrant: int) -> Iterator[Pairing]:
        """Somebody's pairings so far, in order."""
        return (pairing for _, pairing in self._by_entrant[entrant])

    def points(self, entrant: int) -> int:
        """Match points: three for a match that was won, one for a drawn one; a bye counts as won."""
        total = 0
        for pairing in self.of(entrant):
            if pairing.winner == entrant:
                total += WIN_POINTS
            elif pairing.score is not None and pairing.score.first == pairing.score.second:
                total += DRAW_POINTS
        return total

    def byes(self, entrant: int) -> int:
        """How many byes somebody has had."""
        return sum(pairing.is_bye for pairing in self.of(entrant))

    def lost_in(self, entrant: int) -> list[int]:
        """The rounds (from 1) in which somebody has lost."""
        found = self._by_entrant[entrant]
        return [number for number, pairing in found if pairing.winner not in (entrant, NOBODY)]

    def order(self) -> list[int]:
        """The order in which everybody was drawn at the beginning."""
        return Chance(derive(self.seed, 0)).order(self.count)

    def chance(self) -> Chance:
        """What is drawn for the next round."""
        return Chance(derive(self.seed, 1 + len(self.rounds)))
