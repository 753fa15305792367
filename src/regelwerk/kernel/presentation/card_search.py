"""Finding cards by what somebody types: by name first, else by what the card says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from regelwerk.kernel.presentation.text import normalize

T = TypeVar("T")


def best_of(
    query: str,
    things: Iterable[T],
    names: Callable[[T], Sequence[str]],
    texts: Callable[[T], Sequence[str]],
) -> list[T]:
    """The things a reader means, best first: by name (any of `names`), else by their `texts` (folded already).

    Every word of the query must occur; a whole name is that thing alone.

    >>> best_of("kor", ["Kor", "Korvan"], lambda name: [name], lambda name: [])
    ['Kor']
    >>> best_of("ko", ["Elko", "Korvan", "Nobody"], lambda name: [name], lambda name: [])
    ['Korvan', 'Elko']
    """
    wanted = normalize(query)
    if not wanted:
        return []
    found: list[tuple[int, int, T]] = []
    for place, thing in enumerate(things):
        called = [normalize(name) for name in names(thing) if name]
        if wanted in called:
            return [thing]
        rank = _rank(wanted, called, texts, thing)
        if rank:
            found.append((-rank, place, thing))
    return [thing for _, _, thing in sorted(found, key=_by_rank)]


def _by_rank(entry: tuple[int, int, T]) -> tuple[int, int]:
    return entry[:2]


def _rank(wanted: str, called: list[str], texts: Callable[[T], Sequence[str]], thing: T) -> int:
    if any(name.startswith(wanted) for name in called):
        return 4
    if any(wanted in name for name in called):
        return 3
    parts = wanted.split()
    if any(all(part in name for part in parts) for name in called):
        return 2
    return 1 if any(all(part in text for part in parts) for text in texts(thing)) else 0
