"""The text of a position, taken apart so far that single cards can be taken out of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from regelwerk.puzzles.prover import SURVIVE, WIN

EMPTY_SAID: Final = ("deck", "shields")
"""Rows that must say `none`: without them a scene has some."""
BLANK_DECK: Final = "4"
REVEALED: Final = " revealed"
PAYING: Final = ("mana", "resources")
TASK: Final = "task:"
PLACED: Final = re.compile(r"^turn: [^,]+")
SPENT: Final = re.compile(r" (tapped|exhausted)\b")
COUNT: Final = re.compile(r"^\d+ ")
MARKS: Final = re.compile(r" (?:as|at|on|new|tapped|exhausted|flipped|damage|joined|revealed|face-down)\b.*$")
NAMED: Final = re.compile(r" as .+?(?= [a-z]|$)")
JOINED: Final = re.compile(r" joined-last-turn\b")
DAMAGE: Final = re.compile(r" damage \d+")
MOST_OWN: Final = 3
MOST_HAND: Final = 2
MOST_OTHERS: Final = 2
"""So many things with which something can be done are left of a position that is thinned out."""
MOST_SHIELDS: Final = 5
MOST_DAMAGE: Final = 32
"""No hero has more health than that."""


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

    def with_entries(self, seat: int, number: int, place: int, entries: tuple[str, ...]) -> PositionText:
        """The same with one entry of a row replaced."""
        row = self.seats[seat][1][number]
        return self.with_row(seat, number, Row(row.key, (*row.entries[:place], *entries, *row.entries[place + 1 :])))


def count(position: PositionText) -> int:
    """How many things there are that do something."""
    return sum(len(row.entries) for _, rows in position.seats for row in rows if is_thing(row))


def smaller(position: PositionText) -> Iterator[PositionText]:
    """The same position with one thing less, in every way: of several copies all, or one."""
    for seat, (_, rows) in enumerate(position.seats):
        for number, row in enumerate(rows):
            if row.key == "hero" and DAMAGE.search(row.entries[0]):
                healed = DAMAGE.sub("", row.entries[0])
                yield position.with_row(seat, number, Row(row.key, (healed, *row.entries[1:])))
            if not is_thing(row) and row.key not in PAYING and row.key != "shields":
                continue
            for place, entry in enumerate(row.entries):
                for plain in plainer(entry):
                    yield position.with_entries(seat, number, place, (plain,))
                yield position.with_entries(seat, number, place, ())
                less = one_less(entry)
                if less:
                    yield position.with_entries(seat, number, place, (less,))


def tidied(position: PositionText) -> PositionText:
    """The position itself: nothing in it was only there for its proof."""
    return position


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


def plainer(entry: str) -> list[str]:
    """An entry without one of the things that are said of it besides which card it is.

    >>> plainer("Old Bones as Old Bones A damage 2")
    ['Old Bones damage 2', 'Old Bones as Old Bones A']
    """
    found = [part.sub("", entry) for part in (NAMED, JOINED, DAMAGE)]
    return [plain for plain in found if plain != entry]


def opened(position: PositionText, solver: str, task: str = WIN) -> PositionText:
    """The position as a puzzle shows it: decks are blank, the others' shields lie open, their hands are empty.

    With nothing in hand they need nothing to pay with. What is spent is of no use this turn, and neither are the
    solver's own shields. Who has to survive has shields that are blank, and has saved what pays for it. Where cards are
    placed as resources, that has been done.
    """
    seats = []
    for name, rows in position.seats:
        changed = []
        for row in rows:
            mine = name == solver
            if row.key == "deck":
                row = Row("deck", (BLANK_DECK,))
            elif row.key == "shields" and mine and task == SURVIVE:
                row = Row(row.key, blank(row.entries))
            elif row.key in ("graveyard", "removed") or (row.key == "shields" and mine):
                row = Row(row.key, ())
            elif row.key == "shields":
                row = Row(row.key, tuple(map(revealed, row.entries)))
            elif row.key in PAYING and mine:
                row = Row(row.key, unspent(row, task))
            elif row.key in (*PAYING, "hand") and not mine:
                row = Row(row.key, ())
            changed.append(row)
        seats.append((name, tuple(changed)))
    head = position.head
    if any(row.key == "resources" for _, rows in position.seats for row in rows):
        head = tuple(line if "placed" in line else PLACED.sub(r"\g<0>, resource placed", line) for line in head)
    if task == SURVIVE:
        head = (*head, f"{TASK} {task}")
    return PositionText(head, tuple(seats))


def unspent(row: Row, task: str = WIN) -> tuple[str, ...]:
    """What a row can still pay with; who has to survive has spent nothing. Only of mana it matters which cards."""
    ready = tuple(SPENT.sub("", entry) for entry in row.entries if task == SURVIVE or not SPENT.search(entry))
    return blank(ready) if row.key == "resources" else ready


def blank(entries: tuple[str, ...]) -> tuple[str, ...]:
    """So many cards that are not named.

    >>> blank(('2 "Zagaan, Knight of Darkness" at 3', "Terror Pit", "4")), blank(())
    (('7',), ())
    """
    number = sum(int(first) if (first := entry.partition(" ")[0]).isdigit() else 1 for entry in entries)
    return (str(number),) if number else ()


def is_thing(row: Row) -> bool:
    """Whether what lies in a row does something, rather than pay for it or be counted."""
    return row.key not in (*PAYING, "hero", "deck", "shields") and not row.key.startswith("grant")


def task_of_text(position: PositionText) -> str:
    """What is to be done in a position that has been opened."""
    return next((line.removeprefix(TASK).strip() for line in position.head if line.startswith(TASK)), WIN)


def harder(position: PositionText, solver: str) -> list[PositionText]:
    """The same with the other side worse and worse off (fewer shields, more damage on its hero), the hardest first.

    Who has to survive is better and better off himself.
    """
    survives = task_of_text(position) == SURVIVE
    for seat, (name, rows) in enumerate(position.seats):
        for number, row in enumerate(rows):
            if (name == solver) != survives:
                continue
            if row.key == "shields":
                if survives:
                    kept: list[tuple[str, ...]] = [(str(count),) if count else () for count in range(MOST_SHIELDS + 1)]
                else:
                    kept = [row.entries[:count] for count in range(len(row.entries), -1, -1)]
                return [position.with_row(seat, number, Row(row.key, entries)) for entries in kept]
            if row.key == "hero":
                amounts = range(MOST_DAMAGE, -1, -1) if survives else range(MOST_DAMAGE + 1)
                hurt = [with_damage(row.entries[0], amount) for amount in amounts]
                return [position.with_row(seat, number, Row(row.key, (entry, *row.entries[1:]))) for entry in hurt]
    return [position]


def sharper(position: PositionText, solver: str, number: int) -> list[PositionText]:
    """Nothing: `harder` has all there is."""
    return []


def with_damage(entry: str, amount: int) -> str:
    """A hero with so much damage; a name that is given comes last.

    >>> with_damage("Ta'zo damage 4 flipped as Ta'zo A", 9)
    "Ta'zo flipped damage 9 as Ta'zo A"
    """
    hero, called, name = DAMAGE.sub("", entry).partition(" as ")
    return f"{hero} damage {amount}{called}{name}"


def is_between(text: str) -> bool:
    """Whether a position stands in a step in which only a few things can be done: what can be done waits.

    >>> is_between("turn: Anna 3, in ready step\\n"), is_between("turn: Anna 3, resource placed\\n")
    (True, False)
    """
    return any(line.startswith("turn:") and ", in " in line for line in text.splitlines())


def thinned(position: PositionText, solver: str, below: Callable[[int], int]) -> PositionText:
    """The same with a few things that `below` picks by chance, besides what pays: of the others only what is ready.

    How many it leaves is also up to chance: small positions are proven fast, and puzzles are small in the end.
    """
    seats = []
    for name, rows in position.seats:
        mine = name == solver
        most = MOST_OWN - below(MOST_OWN) if mine else MOST_OTHERS - below(MOST_OTHERS + 1)
        kept = set(some_of(rows, most, below, lambda row: row.key != "hand"))
        kept |= set(some_of(rows, MOST_HAND - below(MOST_HAND + 1), below, lambda row: row.key == "hand"))
        seats.append(
            (
                name,
                tuple(
                    Row(row.key, tuple(entry for place, entry in enumerate(row.entries) if (number, place) in kept))
                    if is_thing(row)
                    else row
                    for number, row in enumerate(rows)
                ),
            )
        )
    return replace(position, seats=tuple(seats))


def usable(position: PositionText, solver: str, words: Sequence[str]) -> PositionText:
    """The same without what the solver has, but is not named in any of his options."""
    said = "\n".join(words)
    seats = []
    for name, rows in position.seats:
        if name == solver:
            rows = tuple(
                Row(row.key, tuple(entry for entry in row.entries if bare(entry) in said)) if is_thing(row) else row
                for row in rows
            )
        seats.append((name, rows))
    return replace(position, seats=tuple(seats))


def bare(entry: str) -> str:
    """The name of the card of an entry, or the beginning of it.

    >>> bare('2 "Zagaan, Knight of Darkness" tapped'), bare("Old Bones as Old Bones A damage 2"), bare("4")
    ('Zagaan, Knight of Darkness', 'Old Bones', '4')
    """
    return MARKS.sub("", COUNT.sub("", entry)).strip('"')


def some_of(
    rows: tuple[Row, ...], most: int, below: Callable[[int], int], meant: Callable[[Row], bool]
) -> list[tuple[int, int]]:
    """At most so many things that are ready in the rows that are meant: the number of the row, and the place in it."""
    found = [
        (number, place)
        for number, row in enumerate(rows)
        if is_thing(row) and meant(row)
        for place, entry in enumerate(row.entries)
        if not SPENT.search(entry)
    ]
    while len(found) > most:
        found.pop(below(len(found)))
    return found


def revealed(entry: str) -> str:
    """An entry whose cards everybody knows."""
    return entry if REVEALED in entry else entry + REVEALED
