"""Swiss pairings: everybody plays every round, against somebody with about as many points, and never twice.

One matching of minimum weight decides all of it. What a pair costs is added up from what is to be avoided, each kind
dearer than all that follows together: a second bye, a pair that has met, a bye for anybody but the lowest, a difference
in points. What is left over is drawn, so finely that two matchings hardly ever cost the same: the pairings do not hang
on the graph library's order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from regelwerk.kernel.chance import Chance
from regelwerk.tournaments.field import Field
from regelwerk.tournaments.matching import least_cost_pairs
from regelwerk.tournaments.plan import NOBODY
from regelwerk.tournaments.standings import by_points

DRAWN_BELOW: Final = 2**30
"""Numbers are drawn below this; 32 pairs together stay below POINTS_APART."""
POINTS_APART: Final = 2**36
"""For the square of a difference of points; 32 pairs that are 200 points apart stay below FROM_LOWEST."""
FROM_LOWEST: Final = 2**60
"""For each place between the lowest and whoever has the bye."""
MET: Final = 2**70
"""For each time that a pair has met."""
BYE_AGAIN: Final = 2**90
"""For each bye that somebody has had."""


def usual_rounds(count: int) -> int:
    """So many rounds leave one of so many players without a defeat.

    >>> usual_rounds(8), usual_rounds(9)
    (3, 4)
    """
    return (count - 1).bit_length()


def pairs(field: Field) -> list[tuple[int, int]]:
    """The next round: those with the most points at the first table, a bye last."""
    points = {one: field.points(one) for one in field.active}
    standing = {one.entrant: one.rank for one in by_points(field)}
    lower = {one: sum(standing[other] > standing[one] for other in points) for one in points}
    found = match_up(field, points, points, lower, field.chance())
    return sorted(found, key=lambda pair: (pair[1] == NOBODY, -sum(points.get(one, 0) for one in pair), pair))


def match_up(
    field: Field, members: Iterable[int], points: Mapping[int, int], lower: Mapping[int, int], chance: Chance
) -> list[tuple[int, int]]:
    """Pairs among these members; `lower` says of each how many others come before it for a bye."""
    met = {one: Counter(pairing.other(one) for pairing in field.of(one)) for one in members}
    drawn: dict[tuple[int, int], int] = {}

    def draw(one: int, other: int) -> int:
        return drawn.setdefault((one, other), chance.below(DRAWN_BELOW))

    def cost(one: int, other: int) -> int:
        apart = points[one] - points[other]
        return MET * met[one][other] + POINTS_APART * apart * apart + draw(one, other)

    def cost_of_bye(one: int) -> int:
        return BYE_AGAIN * field.byes(one) + FROM_LOWEST * lower[one] + draw(one, NOBODY)

    found = least_cost_pairs(sorted(members), cost, cost_of_bye)
    # who is named first has been so less often: the first seat is not always the same one's
    return [pair if pair[1] == NOBODY or _sat_first(field, pair) else (pair[1], pair[0]) for pair in found]


def _sat_first(field: Field, pair: tuple[int, int]) -> bool:
    """Whether the first of two should be named first."""
    times = [sum(pairing.first == one for pairing in field.of(one)) for one in pair]
    return times[0] <= times[1]
