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

GAMES: Final = ("wowtcg", "duelmasters", "wowminis")

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
    """One aim: a figure of a row of ours, in the form that the row must have.

    figure  the field of the row, or two of them with a stroke between: the first divided by the second
    before  what it was on that machine when the aims were set; 0: it was not measured
    kind    RATE: so many in a second; TIME: microseconds or seconds; SHARE: so many of something else
    """

    what: str
    game: str
    form: str
    figure: str
    before: float
    aim: float
    kind: str


RATE: Final = "rate"
TIME: Final = "time"
SHARE: Final = "share"

WOW: Final = "World of Warcraft TCG"
AIMS: Final = (
    Target(f"{WOW}, decisions/s", "wowtcg", "compiled", "decisions_per_second", 128_125, 256_000, RATE),
    Target(f"{WOW}, decisions/s", "wowtcg", "interpreted", "decisions_per_second", 23_927, 31_000, RATE),
    Target("Duel Masters, decisions/s", "duelmasters", "compiled", "decisions_per_second", 247_049, 395_000, RATE),
    Target("Miniatures, whole random games/s", "wowminis", "compiled", "games_per_second", 1_311, 2_620, RATE),
    Target(f"{WOW}, fork us", "wowtcg", "compiled", "fork_us", 1.73, 1.0, TIME),
    Target(f"{WOW}, fork + apply us", "wowtcg", "compiled", "fork_apply_us", 4.13, 2.5, TIME),
    *(Target(f"{game}, guess in forks", game, "compiled", "guess_us/fork_us", 17, 4, SHARE) for game in GAMES),
    *(Target(f"{game}, view in decisions", game, "compiled", "view_us/decision_us", 7, 2, SHARE) for game in GAMES),
    *(Target(f"{game}, new game us", game, "compiled", "new_game_us", 2_500, 100, TIME) for game in GAMES),
    *(Target(f"{game}, new game us", game, "interpreted", "new_game_us", 5_000, 300, TIME) for game in GAMES),
    *(
        Target(f"{game}, series over the bare loop, %", game, form, "series_percent", 70, 10, SHARE)
        for form in ("interpreted", "compiled")
        for game in GAMES
    ),
    Target("start of `regelwerk --help`, s", "", "interpreted", "help_seconds", 0.32, 0.16, TIME),
    Target("start of a first game in the terminal, s", "", "interpreted", "first_game_seconds", 0.65, 0.33, TIME),
)
"""What this state of the engine was to reach, beside the state before it."""


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
    """The aims beside the figures of this run with all windows; what was not measured is left out.

    >>> print(table([], []).splitlines()[0])
    | what | form | before, there | aim, there | here | there |
    """
    speed = pace(others)
    lines = ["| what | form | before, there | aim, there | here | there |", "| --- | --- | ---: | ---: | ---: | ---: |"]
    for aim in AIMS:
        for row in rows:
            if (row.get("game", ""), row["form"], row.get("windows", "all")) != (aim.game, aim.form, "all"):
                continue
            first, _, second = aim.figure.partition("/")
            if first not in row or (second and second not in row):
                continue
            here = row[first] / row[second] if second else row[first]
            there = said_there(here, speed, aim.kind)
            lines.append(
                f"| {aim.what} | {aim.form} | {in_figures(aim.before)} | {in_figures(aim.aim)} | {in_figures(here)} "
                f"| {there} |"
            )
    return "\n".join(lines)


def said_there(here: float, speed: float, kind: str) -> str:
    """A figure as it would be on the machine of the aims; a share of something else is the same everywhere."""
    if kind == SHARE:
        return in_figures(here)
    if not speed:
        return "unknown"
    return in_figures(here * speed if kind == TIME else here / speed)


def in_figures(number: float) -> str:
    """A number with as many places as it needs.

    >>> in_figures(128_125.4), in_figures(1.734), in_figures(0.3214), in_figures(20)
    ('128,125', '1.7', '0.32', '20')
    """
    if number == int(number) or abs(number) >= 100:
        return f"{number:,.0f}"
    return f"{number:,.1f}" if abs(number) >= 1 else f"{number:,.2f}"
