"""The open decision as a table reads it from what a seat is sent."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from regelwerk.kernel.table_events import Data, Mention, mention


@dataclass
class Choice:
    """An option as `kernel.sight.option_for` gives it; `seat` is the seat that is its object, -1 for none."""

    verb: str
    subject: int
    object: int
    seat: int
    n: int


@dataclass
class Collected:
    """What has been picked of a choice of several; `chosen` and `open` are places among the options of the question.

    open      what can be picked now
    done      the option that ends the choice, -1 while what is chosen is no whole set
    least     the fewest and the most things that can be chosen
    """

    chosen: list[int]
    open: list[int]
    done: int
    least: int
    most: int

    def blocked(self, index: int) -> bool:
        """Whether an option does not go with what is chosen."""
        return index not in self.chosen and index not in self.open and index != self.done


@dataclass
class Question:
    """The open decision; `options` is empty for whoever is not asked. A game adds what it sends besides.

    about      the card that asks
    offered    by their handles, the faces of cards that have one only as options of this decision
    collected  of a choice of several that is made in any order: how far it is; `options` are then its candidates
    """

    number: int
    seat: int
    kind: str
    about: Mention | None = None
    options: list[Choice] = field(default_factory=list)
    offered: dict[int, Data | None] = field(default_factory=dict)
    collected: Collected | None = None


Q = TypeVar("Q", bound=Question)


def question_of(data: Data | None, kind: type[Q]) -> Q | None:
    """A decision as `kernel.sight.decision_for` gives it; None while nobody is asked."""
    if data is None:
        return None
    found = kind(data["number"], data["seat"], data["kind"])
    if "options" in data:
        found.about = mention(data["about"])
        found.options = [choice_of(one) for one in data["options"]]
        found.offered = {one["handle"]: one["face"] for one in data["offered"]}
    return found


def choice_of(data: Data) -> Choice:
    """An option as an object."""
    seat = -1 if data["seat"] is None else data["seat"]
    return Choice(data["verb"], data["subject"], data["object"], seat, data["n"])
