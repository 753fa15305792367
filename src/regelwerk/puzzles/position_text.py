"""The text of a position, taken apart so far that single cards can be taken out of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

EMPTY_SAID: Final = ("deck", "shields")
"""Rows that must say `none`: without them a scene has some."""
BLANK_DECK: Final = "4"
REVEALED: Final = " revealed"
PAYING: Final = ("mana", "resources")
SPENT: Final = re.compile(r" (tapped|exhausted)\b")
DAMAGE: Final = re.compile(r" damage \d+")
MOST_DAMAGE: Final = 27
"""Every hero has more health than that."""


@dataclass(frozen=True)
class Row:
    """What a seat has in one place, entry by entry."""

    key: str
    entries: tuple[str, ...]


@dataclass(frozen=True)
class PositionText:
    """A scene's headings, and its seats with their rows."""

    head: tuple[str, ...]
    seats: tuple[tuple[str, tuple[Row, ...]], ...]

    def text(self) -> str:
        """The scene."""
        lines = list(self.head)
        for name, rows in self.seats:
            lines += ["", f"seat {name}"]
            for row in rows:
                if row.entries or row.key in EMPTY_SAID:
                    lines.append(f"  {row.key}: {', '.join(row.entries) or 'none'}")
        return "\n".join(lines) + "\n"

    def with_row(self, seat: int, number: int, row: Row) -> PositionText:
        """The same with one row changed."""
        name, rows = self.seats[seat]
        changed = (name, (*rows[:number], row, *rows[number + 1 :]))
        return replace(self, seats=(*self.seats[:seat], changed, *self.seats[seat + 1 :]))

    def smaller(self) -> Iterator[PositionText]:
        """The same position with one thing less, in every way: of several copies all, or one."""
        for seat, (_, rows) in enumerate(self.seats):
            for number, row in enumerate(rows):
                if row.key in ("hero", "deck") or row.key.startswith("grant"):
                    continue
                for place, entry in enumerate(row.entries):
                    rest = (*row.entries[:place], *row.entries[place + 1 :])
                    yield self.with_row(seat, number, Row(row.key, rest))
                    less = one_less(entry)
                    if less:
                        fewer = (*row.entries[:place], less, *row.entries[place + 1 :])
                        yield self.with_row(seat, number, Row(row.key, fewer))


def read(text: str) -> PositionText:
    """Take the text of a position apart, as the scene writers make it."""
    head: list[str] = []
    seats: list[tuple[str, tuple[Row, ...]]] = []
    for line in text.splitlines():
        if line.startswith("seat "):
            seats.append((line[5:].strip(), ()))
        elif line.startswith("  ") and seats:
            key, _, value = line.strip().partition(":")
            name, rows = seats[-1]
            seats[-1] = (name, (*rows, Row(key, entries(value))))
        elif line.strip() and not seats:
            head.append(line)
    return PositionText(tuple(head), tuple(seats))


def entries(value: str) -> tuple[str, ...]:
    """The entries of a row: commas inside quotes and brackets divide nothing.

    >>> entries(' 2 "Zagaan, Knight of Darkness" tapped, Terror Pit')
    ('2 "Zagaan, Knight of Darkness" tapped', 'Terror Pit')
    """
    found, current, depth, quoted = [], "", 0, False
    for sign in value:
        if sign == '"':
            quoted = not quoted
        elif sign in "([":
            depth += 1
        elif sign in ")]":
            depth -= 1
        if sign == "," and not quoted and depth == 0:
            found.append(current.strip())
            current = ""
        else:
            current += sign
    found.append(current.strip())
    return tuple(entry for entry in found if entry and entry != "none")


def one_less(entry: str) -> str:
    """An entry of several copies with one of them gone; "" for a single card.

    >>> one_less("3 Fear Fang"), one_less("2 Fear Fang"), one_less("4"), one_less("Fear Fang")
    ('2 Fear Fang', 'Fear Fang', '3', '')
    """
    number, _, rest = entry.partition(" ")
    if not number.isdigit() or int(number) < 2:
        return ""
    left = int(number) - 1
    if not rest:
        return str(left)
    return rest if left == 1 else f"{left} {rest}"


def opened(position: PositionText, solver: str) -> PositionText:
    """The position as a puzzle shows it: decks are blank, the others' shields lie open, their hands are empty.

    With nothing in hand they need nothing to pay with. What is spent is of no use this turn, and neither are the
    solver's own shields.
    """
    seats = []
    for name, rows in position.seats:
        changed = []
        for row in rows:
            mine = name == solver
            if row.key == "deck":
                row = Row("deck", (BLANK_DECK,))
            elif row.key in ("graveyard", "removed") or (row.key == "shields" and mine):
                row = Row(row.key, ())
            elif row.key == "shields":
                row = Row(row.key, tuple(map(revealed, row.entries)))
            elif row.key in PAYING and mine:
                row = Row(row.key, tuple(entry for entry in row.entries if not SPENT.search(entry)))
            elif row.key in (*PAYING, "hand") and not mine:
                row = Row(row.key, ())
            changed.append(row)
        seats.append((name, tuple(changed)))
    return replace(position, seats=tuple(seats))


def harder(position: PositionText, solver: str) -> list[PositionText]:
    """The same with the other side worse and worse off (fewer shields, more damage on its hero), the hardest first."""
    for seat, (name, rows) in enumerate(position.seats):
        for number, row in enumerate(rows):
            if name == solver:
                continue
            if row.key == "shields":
                kept = [row.entries[:count] for count in range(len(row.entries), -1, -1)]
                return [position.with_row(seat, number, Row(row.key, entries)) for entries in kept]
            if row.key == "hero":
                hurt = [DAMAGE.sub("", row.entries[0]) + f" damage {amount}" for amount in range(MOST_DAMAGE + 1)]
                return [position.with_row(seat, number, Row(row.key, (entry, *row.entries[1:]))) for entry in hurt]
    return [position]


def revealed(entry: str) -> str:
    """An entry whose cards everybody knows."""
    return entry if REVEALED in entry else entry + REVEALED
