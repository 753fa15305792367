"""What the project aims at, beside what was measured.

The aims were set on one machine, on which the peers ran as fast as `THERE` says. Here they run slower or faster, so
each figure of ours is also given as it would be there: by the middle one of the peers' ratios.
"""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bench import peer_engines

THERE: Final[Mapping[str, float]] = {
    "OpenSpiel gin_rummy": 46_800,
    "OpenSpiel hearts": 436_000,
    "OpenSpiel crazy_eights": 514_000,
    "rlcard gin-rummy": 14_850,
    "python-chess": 25_200,
}
"""Decisions per second of the peers on the machine on which the aims were set (CPython 3.11 as well)."""


@dataclass(frozen=True)
class Target:
    """One aim: a figure of a row of ours, in the form that the row must have."""

    what: str
    game: str
    form: str
    figure: str  # the field of the row
    aim: float
    time: bool = False  # microseconds, of which fewer are better; else so many in a second


AIMS: Final = (
    Target("World of Warcraft TCG, decisions/s", "wowtcg", "interpreted", "decisions_per_second", 20_000),
    Target("World of Warcraft TCG, fork us", "wowtcg", "interpreted", "fork_us", 8, True),
    Target("Duel Masters, decisions/s", "duelmasters", "interpreted", "decisions_per_second", 20_000),
    Target("Miniatures, random games/s", "wowminis", "interpreted", "games_per_second", 1_000),
    Target(
        "Miniatures without bars, random games/s", "wowminis without bars", "interpreted", "games_per_second", 1_000
    ),
    Target("World of Warcraft TCG, decisions/s", "wowtcg", "compiled", "decisions_per_second", 200_000),
    Target("World of Warcraft TCG, fork us", "wowtcg", "compiled", "fork_us", 2, True),
    Target("World of Warcraft TCG, fork + apply us", "wowtcg", "compiled", "fork_apply_us", 6, True),
    Target("Duel Masters, decisions/s", "duelmasters", "compiled", "decisions_per_second", 200_000),
    Target("Miniatures, random games/s", "wowminis", "compiled", "games_per_second", 5_000),
    Target("Miniatures without bars, random games/s", "wowminis without bars", "compiled", "games_per_second", 5_000),
)


def pace(others: Sequence[peer_engines.Row]) -> float:
    """How fast this run was beside the machine of the aims: the middle one of the peers' ratios; 0 without any.

    >>> pace([peer_engines.Row("python-chess", "chess", decisions_per_second=12_600)])
    0.5
    """
    found = [row.decisions_per_second / THERE[row.peer] for row in others if not row.note and row.peer in THERE]
    return statistics.median(found) if found else 0.0


def said(others: Sequence[peer_engines.Row]) -> str:
    """The same in words.

    >>> said([])
    'unknown, as no peer was measured'
    """
    speed = pace(others)
    return f"the peers ran at {speed:.2f} of the speed they had there" if speed else "unknown, as no peer was measured"


def table(rows: Sequence[Mapping[str, Any]], others: Sequence[peer_engines.Row]) -> str:
    """The aims beside the figures of this run with all windows; forms that were not measured are left out.

    >>> print(table([], []).splitlines()[0])
    | what | form | aim | here | there |
    """
    speed = pace(others)
    lines = ["| what | form | aim | here | there |", "| --- | --- | ---: | ---: | ---: |"]
    for aim in AIMS:
        for row in rows:
            if (row["game"], row["form"], row["windows"]) != (aim.game, aim.form, "all"):
                continue
            here = row[aim.figure]
            form = ",.1f" if aim.time else ",.0f"
            there = format(here * speed if aim.time else here / speed, form) if speed else "unknown"
            lines.append(f"| {aim.what} | {aim.form} | {aim.aim:,g} | {here:{form}} | {there} |")
    return "\n".join(lines)
