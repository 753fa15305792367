"""Positions of card games in scenes: what the seats have, card by card with its marks, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, Protocol, TypeVar

from regelwerk.kernel.match_score import DRAWN, LENGTHS, MatchScore
from regelwerk.kernel.scene.cards import SceneCards
from regelwerk.kernel.scene.names import HasNames, best_ranked, match_rank_of
from regelwerk.kernel.scene.scene import HeadingField, Scene, SceneBlock
from regelwerk.kernel.scene.source_text import SceneFormatError, SceneProblem, SourceText, did_you_mean, split_count

NUMBER: Final = 10
"""The turn in which a scene begins that does not say which."""


class CardEntry(Protocol):
    """One card, or `count` of them, in a position; `given` is the name it has there."""

    @property
    def card(self) -> HasNames:
        """The card."""

    @property
    def count(self) -> int:
        """How many of it."""

    @property
    def given(self) -> str:
        """The name that it is given."""


E = TypeVar("E", bound=CardEntry)
W = TypeVar("W", bound=HasNames)

Counted = tuple[W, int, SourceText, SourceText]

ScoreBySeats = tuple[int, list[str]]
"""Best of how many games a match is, and for each game that is over the name of a seat that won it, "" for nobody."""


@dataclass
class SeatPlan(Generic[E]):
    """What a seat has; `pools` its zones that are spoken of."""

    name: str
    team: str
    entries: list[E] = field(default_factory=list)
    pools: set[str] = field(default_factory=set)


def seat_lines(
    block: SceneBlock, zones: Iterable[str], problems: list[SceneProblem]
) -> tuple[str, list[HeadingField], list[HeadingField]]:
    """The team of a seat, the lines that say what lies in its zones, and those that grant something."""
    team = block.name.text
    filled: list[HeadingField] = []
    grants: list[HeadingField] = []
    for pair in block.fields:
        key = pair.key.text
        if key == "team":
            team = pair.value.text
        elif key.startswith("grant "):
            grants.append(pair)
        elif key in zones:
            filled.append(pair)
        else:
            problems += pair.key.problem(
                f"a seat has no {key!r}{did_you_mean(key, [*zones, 'team', 'grant'])}"
            ).problems
    return team, filled, grants


def name_and_marks(
    text: SourceText, known: Callable[[str], object | None], marks: Iterable[str]
) -> tuple[SourceText, SourceText]:
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
    return text.slice(0, best), text.slice(best)


def read_card(text: SourceText, cards: SceneCards[W], marks: Iterable[str], filler: W) -> Counted[W]:
    """`2 Kor damage 1`: the card, how many of it, where its name stands, and the marks behind it.

    A number alone is that many fillers. Raises SceneFormatError.
    """
    count, rest = split_count(text)
    name, behind = name_and_marks(rest, cards.exact, marks)
    card: W | None = filler
    if name.text:
        count = max(count, 1)
        card = cards.find(name)
    if card is None:
        known = did_you_mean(name.text, cards.names())
        raise name.problem(cards.not_yet(name.text) or f"unknown card {name.text!r}{known}")
    if count < 0:
        raise text.problem("expected a card or a number of cards")
    return card, count, name, behind


def on_and_as(text: SourceText) -> tuple[SourceText | None, str]:
    """`on CARD` and `as NAME`, which stand last, in this order: what it is on, and the name it is given.

    >>> on_and_as(SourceText("on Kor as Big Kor", 1, 1))
    (SourceText(text='Kor', line=1, column=4), 'Big Kor')
    """
    rest = text.slice(2)
    if text.text.startswith("as"):
        return None, rest.text
    at = rest.text.find(" as ")
    if at < 0:
        return rest, ""
    return rest.slice(0, at), rest.slice(at + 4).text


def granted(seat: SeatPlan[E], name: SourceText, also: Callable[[str, E], bool] | None = None) -> list[E]:
    """The cards of a seat that a grant names. Raises SceneFormatError. `also`: whether a name fits that no card has."""
    wanted = name.text.lower()

    def rank(entry: E) -> int:
        called = wanted == entry.given.lower() or (also is not None and also(wanted, entry))
        return 0 if called else match_rank_of(wanted, entry.card)

    found = best_ranked(seat.entries, rank)
    if not found:
        raise name.problem(f"{seat.name} has no {name.text!r} in this position")
    return found


def read_turn(scene: Scene, problems: list[SceneProblem]) -> tuple[str, int, list[SourceText]]:
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
            problems.append(SceneProblem(parts[0].line, parts[0].column, "a turn is `Anna` or `Anna 3`"))
        parts = parts[1:]
    return seat, number, parts


NOBODY: Final = "nobody"
"""In place of the winner of a game of the match: it was drawn."""


def read_match(scene: Scene, teams: Sequence[str], problems: list[SceneProblem]) -> ScoreBySeats | None:
    """`match: best of 3, Anna, nobody`: how long the match is, and who has won its games so far; None without one.

    `teams` are the names of the teams, by seat.
    """
    found = scene.headings.get("match")
    if found is None:
        return None
    length, *won = found.value.split(",")
    words = length.text.split()
    if words[:2] != ["best", "of"] or words[2:] not in [[str(number)] for number in LENGTHS]:
        problems += length.problem("a match is `best of 1`, `best of 3` or `best of 5`").problems
        return None
    for part in won:
        if part.text not in (*scene.seats, NOBODY):
            problems += part.problem(
                f"{part.text!r} has won no game{did_you_mean(part.text, [*scene.seats, NOBODY])}"
            ).problems
    if len(set(teams)) != 2:
        problems += found.value.problem("a match has two sides").problems
    return int(words[2]), ["" if part.text == NOBODY else part.text for part in won]


def score_of(match: ScoreBySeats, teams: Sequence[int], seats: Mapping[str, int]) -> MatchScore:
    """The score that a heading names, by teams."""
    return MatchScore(match[0], tuple(teams[seats[name]] if name else DRAWN for name in match[1]))


def making_order(seats: Sequence[SeatPlan[E]], place: Callable[[E], int]) -> list[tuple[SeatPlan[E], E]]:
    """Every single card in the order in which it is made: by its place, in a place by seats, then as in the file."""
    found = [(seat, entry) for seat in seats for entry in seat.entries for _ in range(entry.count)]
    found.sort(key=lambda pair: place(pair[1]))
    return found


def names_in_doubt(blocks: Iterable[SceneBlock], given: dict[str, int]) -> None:
    """Names that positions give with `as` are known, even where the card that gets one makes no sense."""
    for block in blocks:
        for pair in block.fields:
            for part in pair.value.split(","):
                at = part.text.rfind(" as ")
                if at >= 0:
                    given.setdefault(part.text[at + 4 :].strip().lower(), -1)


def fits_here(mark: str, at: SourceText, places: Mapping[str, Collection[str]], place: str) -> None:
    """Whether a mark says something of a card that lies there.

    Raises SceneFormatError, which says of which cards it does.
    """
    if mark in places and place not in places[mark]:
        raise at.problem(f"{mark!r} has no meaning here; it applies to {', '.join(places[mark])}")


def once(mark: str, at: SourceText, seen: list[str]) -> None:
    """A mark stands once behind a card. Raises SceneFormatError."""
    if mark in seen:
        raise at.problem(f"{mark!r} appears here a second time")
    seen.append(mark)


def outside_setup(blocks: Iterable[SceneBlock], zones: Collection[str], filled: Collection[str]) -> list[SceneProblem]:
    """The lines for zones that are empty before a game begins: only these are `filled` then."""
    return [
        problem
        for block in blocks
        for pair in block.fields
        if pair.key.text in zones and pair.key.text not in filled
        for problem in pair.key.problem(f"{pair.key.text!r} has no meaning during setup").problems
    ]


Reads = Callable[[SeatPlan[E], HeadingField], None]


def attempt(read: Reads[E], seat: SeatPlan[E], lines: Iterable[HeadingField], problems: list[SceneProblem]) -> None:
    """Read lines of a seat; what is wrong with them is kept."""
    for pair in lines:
        try:
            read(seat, pair)
        except SceneFormatError as bad:
            problems += bad.problems
