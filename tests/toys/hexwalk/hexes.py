"""The board: hexes within a distance of the middle one, numbered row by row."""

from __future__ import annotations

from typing import Final

RADIUS: Final = 3
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""Neighbours of a hex in axial coordinates, around it."""

HEXES: Final = [
    (q, r)
    for r in range(-RADIUS, RADIUS + 1)
    for q in range(-RADIUS, RADIUS + 1)
    if abs(q) <= RADIUS and abs(r) <= RADIUS and abs(q + r) <= RADIUS
]
NUMBERS: Final = {place: number for number, place in enumerate(HEXES)}
BESIDE: Final = [[NUMBERS[q + a, r + b] for a, b in STEPS if (q + a, r + b) in NUMBERS] for q, r in HEXES]


def distance(a: int, b: int) -> int:
    """Steps from one hex to another if nothing is in the way.

    >>> distance(0, 0), distance(0, BESIDE[0][0])
    (0, 1)
    """
    q = HEXES[a][0] - HEXES[b][0]
    r = HEXES[a][1] - HEXES[b][1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def reach(start: int, steps: int, taken: list[int]) -> dict[int, int]:
    """Hexes that can be walked to over hexes not taken, and how far they are; in the order of numbers.

    >>> sorted(reach(0, 1, [])) == sorted(BESIDE[0])
    True
    """
    found = {start: 0}
    edge = [start]
    for far in range(1, steps + 1):
        following: list[int] = []
        for here in edge:
            for there in BESIDE[here]:
                if there not in found and there not in taken:
                    found[there] = far
                    following.append(there)
        edge = following
    del found[start]
    return {number: found[number] for number in sorted(found)}


def edge_of(seat: int, seats: int) -> list[int]:
    """Hexes where a seat's figures come in, the first choice first: around that seat's corner of the table."""
    corner = STEPS[seat * 6 // seats % 6]
    home = NUMBERS[corner[0] * RADIUS, corner[1] * RADIUS]
    return [number for _, number in sorted((distance(home, number), number) for number in range(len(HEXES)))]
