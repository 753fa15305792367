"""Positions of card games in scenes: what the seats have, card by card with its marks, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, Protocol, TypeVar

from regelwerk.kernel.scene import Block, Field, Scene
from regelwerk.kernel.scene_names import WRONG, Called, fit
from regelwerk.kernel.scene_text import BadScene, Problem, Text, nearest

NUMBER: Final = 10
"""The turn in which a scene begins that does not say which."""


class Entry(Protocol):
    """One card, or `count` of them, in a position; `given` is the name it has there."""

    @property
    def card(self) -> Called:
        """The card."""

    @property
    def count(self) -> int:
        """How many of it."""

    @property
    def given(self) -> str:
        """The name that it is given."""


E = TypeVar("E", bound=Entry)


@dataclass
class SeatPlan(Generic[E]):
    """What a seat has; `pools` its zones that are spoken of."""

    name: str
    team: str
    entries: list[E] = field(default_factory=list)
    pools: set[str] = field(default_factory=set)


def seat_lines(block: Block, zones: Iterable[str], problems: list[Problem]) -> tuple[str, list[Field], list[Field]]:
    """The team of a seat, the lines that say what lies in its zones, and those that grant something."""
    team = block.name.text
    filled: list[Field] = []
    grants: list[Field] = []
    for pair in block.fields:
        key = pair.key.text
        if key == "team":
            team = pair.value.text
        elif key.startswith("grant "):
            grants.append(pair)
        elif key in zones:
            filled.append(pair)
        else:
            problems += pair.key.problem(f"a seat has no {key!r}{nearest(key, [*zones, 'team', 'grant'])}").problems
    return team, filled, grants


def name_and_marks(text: Text, known: Callable[[str], object | None], marks: Iterable[str]) -> tuple[Text, Text]:
    """Where the name of a card ends: after the longest known name that stands there, else before the first mark."""
    low = text.text.lower()
    best = 0
    if low.startswith('"') and '"' in low[1:]:
        best = low.index('"', 1) + 1
    end = len(low)
    while best == 0 and end > 0:
        if known(low[:end]) is not None:
            best = end
        end = low.rfind(" ", 0, end)
    if best == 0:
        best = len(low)
        for mark in marks:
            at = f" {low} ".replace("\n", " ").find(f" {mark} ")
            if 0 <= at < best:
                best = at
    return text.cut(0, best), text.cut(best)


def on_and_as(text: Text) -> tuple[Text | None, str]:
    """`on CARD` and `as NAME`, which stand last, in this order: what it is on, and the name it is given.

    >>> on_and_as(Text("on Kor as Big Kor", 1, 1))
    (Text(text='Kor', line=1, column=4), 'Big Kor')
    """
    rest = text.cut(2)
    if text.text.startswith("as"):
        return None, rest.text
    at = rest.text.find(" as ")
    if at < 0:
        return rest, ""
    return rest.cut(0, at), rest.cut(at + 4).text


def granted(seat: SeatPlan[E], name: Text, also: Callable[[str, E], bool] | None = None) -> list[E]:
    """The cards of a seat that a grant names. Raises BadScene. `also`: whether a name fits that no card has."""
    wanted = name.text.lower()
    ranks = []
    for entry in seat.entries:
        called = wanted == entry.given.lower() or (also is not None and also(wanted, entry))
        ranks.append(0 if called else fit(wanted, entry.card))
    best = min(ranks, default=WRONG)
    if best == WRONG:
        raise name.problem(f"{seat.name} has no {name.text!r} in this position")
    return [entry for entry, rank in zip(seat.entries, ranks) if rank == best]


def read_turn(scene: Scene, problems: list[Problem]) -> tuple[str, int, list[Text]]:
    """`turn: Anna 3, ...`: whose turn it is, its number, and what else stands there."""
    seat, number = scene.seats[0], NUMBER
    found = scene.headings.get("turn")
    parts = found.value.split(",") if found is not None else []
    words = parts[0].text.split() if parts else []
    if words and words[0] in scene.seats:
        seat = words[0]
        if len(words) == 2 and words[1].isdecimal():
            number = int(words[1])
        elif len(words) > 1:
            problems.append(Problem(parts[0].line, parts[0].column, "a turn is `Anna` or `Anna 3`"))
        parts = parts[1:]
    return seat, number, parts


def making_order(seats: Sequence[SeatPlan[E]], place: Callable[[E], int]) -> list[tuple[SeatPlan[E], E]]:
    """Every single card in the order in which it is made: by its place, in a place by seats, then as in the file."""
    found = [(seat, entry) for seat in seats for entry in seat.entries for _ in range(entry.count)]
    found.sort(key=lambda pair: place(pair[1]))
    return found


def names_in_doubt(blocks: Iterable[Block], given: dict[str, int]) -> None:
    """Names that positions give with `as` are known, even where the card that gets one makes no sense."""
    for block in blocks:
        for pair in block.fields:
            for part in pair.value.split(","):
                at = part.text.rfind(" as ")
                if at >= 0:
                    given.setdefault(part.text[at + 4 :].strip().lower(), -1)


def fits_here(mark: str, at: Text, places: Mapping[str, Collection[str]], place: str) -> None:
    """Whether a mark says something of a card that lies there. Raises BadScene, which says of which cards it does."""
    if mark in places and place not in places[mark]:
        raise at.problem(f"{mark!r} means nothing here; it is said of {', '.join(places[mark])}")


def once(mark: str, at: Text, seen: list[str]) -> None:
    """A mark stands once behind a card. Raises BadScene."""
    if mark in seen:
        raise at.problem(f"{mark!r} stands here a second time")
    seen.append(mark)


Reads = Callable[[SeatPlan[E], Field], None]


def attempt(read: Reads[E], seat: SeatPlan[E], lines: Iterable[Field], problems: list[Problem]) -> None:
    """Read lines of a seat; what is wrong with them is kept."""
    for pair in lines:
        try:
            read(seat, pair)
        except BadScene as bad:
            problems += bad.problems
