"""Everybody against everybody, by the circle method: one stays in place, the others go round."""

from __future__ import annotations

from regelwerk.tournaments.field import Field
from regelwerk.tournaments.plan import NOBODY


def rounds(count: int) -> int:
    """How many rounds there are; with an odd number everybody has one bye.

    >>> rounds(4), rounds(5)
    (3, 5)
    """
    return count - 1 + count % 2


def pairs(field: Field) -> list[tuple[int, int]]:
    """The next round; whoever would meet somebody who has dropped out has a bye."""
    circle = field.order() + [NOBODY] * (field.count % 2)
    turn = len(field.rounds) % (len(circle) - 1)
    ring = circle[1:]
    seated = [circle[0], *ring[turn:], *ring[:turn]]
    found = []
    for at in range(len(seated) // 2):
        pair = [one for one in (seated[at], seated[-1 - at]) if one != NOBODY and one not in field.dropped]
        if (at + turn) % 2:
            pair.reverse()
        if pair:
            found.append((pair[0], pair[1] if len(pair) == 2 else NOBODY))
    return sorted(found, key=lambda pair: pair[1] == NOBODY)
