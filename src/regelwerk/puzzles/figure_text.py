"""Positions of figures on a board as puzzles: what is opened, made harder and taken out there.

Points are what is played for, so a position is the harder the more of them its solver needs. The action cards of the
other side are taken away: what it can answer stands on the board. Figures of one kind on one side get a letter each,
so that every one of them can be taken out with its cards and the others keep their names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from regelwerk.puzzles.position_text import TASK, PositionText, Row
from regelwerk.puzzles.prover import HOLD, SCORE, SURVIVE, WIN

FIGURES: Final = "figures"
BAR: Final = "bar "
ON_BOARD: Final = " at "
MARKS: Final = re.compile(r" (?:at|health|clock|time|destroyed|as) ?.*$")
HEALTH: Final = re.compile(r" health (\d+)")
CLOCK: Final = re.compile(r" clock (\d+)")
STANDS: Final = re.compile(r" at \w+")
POINTS: Final = 2
"""So many points at most a figure brings in one tick."""
MOST_HEALTH: Final = 8
"""With more health than that a figure has nothing to fear in one tick."""
TASKS: Final = {WIN: SCORE, SURVIVE: HOLD}
"""What is asked for on a board, by what is looked for."""
TICK: Final = re.compile(r"^turn: .*\btick (\d+)")
SCORING: Final = (5, 10)
"""The ticks that are looked at: at the end of others figures do not score in any scenario that comes with the game."""
OWN: Final = 2
OTHERS: Final = 2
"""So many figures of each side at most are left of a position that is thinned out, besides the one whose turn it is."""


def opened(position: PositionText, solver: str, task: str) -> PositionText:
    """The position as a puzzle shows it: figures on the board, each with a name of its own, no cards of the others."""
    head = (*position.head, f"{TASK} {TASKS[task]}")
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
    """The same with the solver nearer and nearer to its goal, the hardest first; none where that is no task.

    It is none in a tick without points, where nobody else may act in it, or where the solver has a single move. Where
    the other side must not win, its next point does, and the solver's figures have more and more health.
    """
    ticks = [int(found[1]) for line in position.head if (found := TICK.match(line))]
    if not ticks or not has_moves(position, solver, ticks[0]):
        return []
    if not can_act(position, ticks[0], lambda name: name != solver):  # nobody could do anything about it
        return []
    if f"{TASK} {HOLD}" in position.head:
        return [healthy(position, solver, health) for health in range(1, MOST_HEALTH + 1)]
    for seat, (name, rows) in enumerate(position.seats):
        if name == solver and ticks[0] in SCORING:
            points = next(number for number, row in enumerate(rows) if row.key == "points")
            goal = next(number for number, row in enumerate(rows) if row.key == "goal")
            fresh = position.with_row(seat, points, Row("points", ("0",)))
            figures = sum(len(row.entries) for row in rows if row.key == FIGURES)
            return [fresh.with_row(seat, goal, Row("goal", (str(most),))) for most in range(POINTS * figures, 0, -1)]
    return []


def sharper(position: PositionText, solver: str, number: int) -> list[PositionText]:
    """The same with less health for one of the solver's figures, the hardest first; none if there are not so many."""
    for seat, (name, rows) in enumerate(position.seats):
        for row_number, row in enumerate(rows):
            if row.key == FIGURES and name == solver and number < len(row.entries):
                entry = row.entries[number]
                wounded = HEALTH.search(entry)
                most = int(wounded[1]) if wounded else MOST_HEALTH + 1
                return [
                    position.with_entries(seat, row_number, number, (with_health(entry, health),))
                    for health in range(1, most)
                ]
    return []


def has_moves(position: PositionText, solver: str, tick: int) -> bool:
    """Whether the solver has more than one move in this tick: a card that is ready, or a second figure that may act."""
    cards = any(
        "exhausted" not in entry
        for name, rows in position.seats
        if name == solver
        for row in rows
        if row.key.startswith(BAR)
        for entry in row.entries
    )
    return cards or can_act(position, tick, lambda name: name == solver) > 1


def can_act(position: PositionText, tick: int, whose: Callable[[str], bool]) -> int:
    """How many figures of the seats that are meant may act in this tick."""
    return sum(
        (clock := CLOCK.search(entry)) is None or int(clock[1]) == tick
        for name, rows in position.seats
        if whose(name)
        for row in rows
        if row.key == FIGURES
        for entry in row.entries
    )


def healthy(position: PositionText, solver: str, health: int) -> PositionText:
    """The position with so much health for each of the solver's figures; the next point of the others wins."""
    seats = []
    for name, rows in position.seats:
        changed = []
        for row in rows:
            if row.key == FIGURES and name == solver:
                row = Row(FIGURES, tuple(with_health(entry, health) for entry in row.entries))
            elif row.key == "points":
                row = Row("points", ("0",))
            elif row.key == "goal" and name != solver:
                row = Row("goal", ("1",))
            changed.append(row)
        seats.append((name, tuple(changed)))
    return replace(position, seats=tuple(seats))


def with_health(entry: str, health: int) -> str:
    """A figure on the board with so much health.

    >>> with_health("Gorebelly at c5 health 3 clock 9", 2), with_health("Gorebelly at c5", 4)
    ('Gorebelly at c5 health 2 clock 9', 'Gorebelly at c5 health 4')
    """
    return STANDS.sub(rf"\g<0> health {health}", HEALTH.sub("", entry))


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


def usable(position: PositionText, solver: str, words: Sequence[str]) -> PositionText:
    """The position itself: also a figure that does nothing stands in the way."""
    return position


def thinned(position: PositionText, solver: str, below: Callable[[int], int]) -> PositionText:
    """The same with a few figures that `below` picks by chance, first of all those that can still act in this tick.

    Whose turn it is stays. How many others do is up to chance as well.
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
                most = OWN - below(OWN + 1) if name == solver else OTHERS - below(OTHERS)
                while len(others) > most:
                    idle = [entry for entry in others if tick is None or f" clock {tick[1]}" not in entry]
                    out = idle if len(idle) > 1 else others
                    others.remove(out[below(len(out))])
                row = Row(FIGURES, tuple(entry for entry in row.entries if entry in acting or entry in others))
            changed.append(row)
        seats.append((name, tuple(changed)))
    return without_bars_of_nobody(replace(position, seats=tuple(seats)))
