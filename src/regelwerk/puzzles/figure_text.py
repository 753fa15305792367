"""Positions of figures on a board as puzzles: what is opened, made harder and taken out there.

Points are what is played for, so a position is the harder the more of them its solver needs. The action cards of the
other side are taken away: what it can answer stands on the board. Figures of one kind on one side get a letter each,
so that every one of them can be taken out with its cards and the others keep their names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from regelwerk.puzzles.position_text import TASK, PositionText, Row
from regelwerk.puzzles.prover import SCORE, WIN

FIGURES: Final = "figures"
BAR: Final = "bar "
ON_BOARD: Final = " at "
MARKS: Final = re.compile(r" (?:at|health|clock|time|destroyed|as) ?.*$")
HEALTH: Final = re.compile(r" health \d+")
MOST_POINTS: Final = 8
"""So many points at most a solver needs in one tick."""
TICK: Final = re.compile(r"^turn: .*\btick (\d+)")
SCORING: Final = (5, 10)
"""The ticks that are looked at: at the end of others figures do not score in any scenario that comes with the game."""
OWN: Final = 1
OTHERS: Final = 2
"""So many figures of each side are left of a position that is thinned out, besides the one whose turn it is."""


def opened(position: PositionText, solver: str, task: str) -> PositionText:
    """The position as a puzzle shows it: figures on the board, each with a name of its own, no cards on the other side.

    Raises ValueError for a task that there is not on a board.
    """
    if task != WIN:
        raise ValueError(f"puzzles of figures are won, not {task}")
    head = (*position.head, f"{TASK} {SCORE}")
    seats: list[tuple[str, tuple[Row, ...]]] = []
    lettered: list[str] = []
    for name, rows in position.seats:
        called = names_of(next(row.entries for row in rows if row.key == FIGURES), lettered)
        changed = []
        for row in rows:
            if row.key == FIGURES:
                entries = tuple(
                    entry if to == kind_of(entry) else f"{entry} as {to}"
                    for entry, to in zip(row.entries, called.values(), strict=True)
                    if ON_BOARD in entry
                )
                row = Row(FIGURES, entries)
            elif row.key.startswith(BAR):
                row = Row(BAR + called[row.key.removeprefix(BAR)], row.entries if name == solver else ())
            changed.append(row)
        for of, to in called.items():
            head = tuple(line.replace(f"turn: {name}'s {of},", f"turn: {name}'s {to},") for line in head)
        seats.append((name, tuple(changed)))
    return without_bars_of_nobody(PositionText(head, tuple(seats)))


def names_of(figures: tuple[str, ...], lettered: list[str]) -> dict[str, str]:
    """What each figure is called from now on, by what the writer calls it, which counts figures of one kind on a side.

    `lettered` are the kinds of those that have got a letter before, on any side.

    >>> names_of(("Ruby Gemsparkle at j4", "Footman at c2", "Footman at c3"), ["Footman"])
    {'Ruby Gemsparkle': 'Ruby Gemsparkle', 'Footman 1': 'Footman B', 'Footman 2': 'Footman C'}
    """
    kinds = [kind_of(entry) for entry in figures]
    called = {}
    for place, kind in enumerate(kinds):
        if kinds.count(kind) == 1:
            called[kind] = kind
        else:
            called[f"{kind} {kinds[: place + 1].count(kind)}"] = f"{kind} {chr(ord('A') + lettered.count(kind))}"
            lettered.append(kind)
    return called


def kind_of(entry: str) -> str:
    """What a figure is, without what is said of it.

    >>> kind_of("Vindicator Hodoon at g4 health 6 clock 10"), kind_of("Ruby Gemsparkle destroyed clock 3")
    ('Vindicator Hodoon', 'Ruby Gemsparkle')
    """
    return MARKS.sub("", entry)


def name_of(entry: str) -> str:
    """What a figure is called.

    >>> name_of("Gorebelly at c5 clock 9 as Gorebelly B"), name_of("Gorebelly at c5")
    ('Gorebelly B', 'Gorebelly')
    """
    _, called, name = entry.partition(" as ")
    return name if called else kind_of(entry)


def without_bars_of_nobody(position: PositionText) -> PositionText:
    """The same without the cards of figures that are gone."""
    seats = []
    for name, rows in position.seats:
        there = {name_of(entry) for row in rows if row.key == FIGURES for entry in row.entries}
        kept = tuple(row for row in rows if not row.key.startswith(BAR) or row.key.removeprefix(BAR) in there)
        seats.append((name, kept))
    return replace(position, seats=tuple(seats))


def count(position: PositionText) -> int:
    """How many figures there are."""
    return sum(len(row.entries) for _, rows in position.seats for row in rows if row.key == FIGURES)


def harder(position: PositionText, solver: str) -> list[PositionText]:
    """The same with the solver nearer and nearer to its goal, the hardest first; none in a tick without points."""
    ticks = [int(found[1]) for line in position.head if (found := TICK.match(line))]
    for seat, (name, rows) in enumerate(position.seats):
        if name == solver and ticks and ticks[0] in SCORING:
            points = next(number for number, row in enumerate(rows) if row.key == "points")
            goal = next(number for number, row in enumerate(rows) if row.key == "goal")
            fresh = position.with_row(seat, points, Row("points", ("0",)))
            return [fresh.with_row(seat, goal, Row("goal", (str(most),))) for most in range(MOST_POINTS, 0, -1)]
    return []


def smaller(position: PositionText) -> Iterator[PositionText]:
    """The same position with one thing less, in every way: a figure with its cards, a card, a wound."""
    for seat, (_, rows) in enumerate(position.seats):
        for number, row in enumerate(rows):
            if row.key != FIGURES and not row.key.startswith(BAR):
                continue
            for place, entry in enumerate(row.entries):
                yield without_bars_of_nobody(position.with_entries(seat, number, place, ()))
                healed = HEALTH.sub("", entry)
                if healed != entry:
                    yield position.with_entries(seat, number, place, (healed,))


def tidied(position: PositionText) -> PositionText:
    """The same without a name for a figure that is the only one of its kind on its side."""
    text = position.head, position.seats
    for name, rows in position.seats:
        figures = next(row.entries for row in rows if row.key == FIGURES)
        kinds = [kind_of(entry) for entry in figures]
        for entry, kind in zip(figures, kinds, strict=True):
            letter = name_of(entry)
            if letter == kind or kinds.count(kind) > 1:
                continue
            head, seats = text
            text = (
                tuple(line.replace(f"turn: {name}'s {letter},", f"turn: {name}'s {kind},") for line in head),
                tuple((seat, tuple(renamed(row, letter, kind) for row in rows)) for seat, rows in seats),
            )
    return PositionText(*text)


def renamed(row: Row, letter: str, kind: str) -> Row:
    """A row in which a figure is called by its kind again."""
    if row.key == BAR + letter:
        return Row(BAR + kind, row.entries)
    return Row(row.key, tuple(entry.removesuffix(f" as {letter}") for entry in row.entries))


def thinned(position: PositionText, solver: str, below: Callable[[int], int]) -> PositionText:
    """The same with a few figures that `below` picks by chance, first of all those that can still act in this tick.

    Whose turn it is stays.
    """
    turn = next((line for line in position.head if line.startswith("turn:")), "")
    tick = TICK.match(turn)
    seats = []
    for name, rows in position.seats:
        changed = []
        for row in rows:
            if row.key == FIGURES:
                acting = [entry for entry in row.entries if name == solver and f"{name_of(entry)}," in turn]
                others = [entry for entry in row.entries if entry not in acting]
                while len(others) > (OWN if name == solver else OTHERS):
                    idle = [entry for entry in others if tick is None or f" clock {tick[1]}" not in entry]
                    out = idle if len(idle) > 1 else others
                    others.remove(out[below(len(out))])
                row = Row(FIGURES, tuple(entry for entry in row.entries if entry in acting or entry in others))
            changed.append(row)
        seats.append((name, tuple(changed)))
    return without_bars_of_nobody(replace(position, seats=tuple(seats)))
