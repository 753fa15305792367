"""Pods: the tables at which the players of a tournament draft, four to eight at each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.chance import Chance, derive

FULL: Final = 8
"""So many draft together at most."""
SEATING: Final = -1
"""Who sits in which pod is drawn with the seed of this number; pairings use those from 0."""


@dataclass(frozen=True)
class Pod:
    """Those who draft together, by seat, and what they have picked so far: seats (from 0) and codes of cards."""

    entrants: tuple[int, ...]
    picks: tuple[tuple[int, str], ...] = ()


def pods(seed: int, count: int) -> list[Pod]:
    """Everybody in as few pods as can be, all of about the same size.

    >>> [len(pod.entrants) for pod in pods(7, 17)]
    [6, 6, 5]
    """
    order = Chance(derive(seed, SEATING)).order(count)
    number = -(-count // FULL)
    return [Pod(tuple(order[at::number])) for at in range(number)]
