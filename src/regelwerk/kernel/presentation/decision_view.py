"""The open decision, and the result, as a table reads them from what a seat is sent."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from regelwerk.kernel.ids import Handle
from regelwerk.kernel.presentation.log_entries import Data, PieceMention, read_mention
from regelwerk.kernel.state import GameResult


@dataclass
class OptionView:
    """An option as `kernel.visibility.option_for` gives it; `seat` is the seat that is its object, -1 for none."""

    verb: str
    subject: Handle
    object: Handle
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
class DecisionView:
    """The open decision; `options` is empty for whoever is not asked. A game adds what it sends besides.

    about      the card that asks
    offered    by their handles, the faces of cards that have one only as options of this decision
    collected  of a choice of several that is made in any order: how far it is; `options` are then its candidates
    """

    number: int
    seat: int
    kind: str
    about: PieceMention | None = None
    options: list[OptionView] = field(default_factory=list)
    offered: dict[Handle, Data | None] = field(default_factory=dict)
    collected: Collected | None = None


Q = TypeVar("Q", bound=DecisionView)


def question_of(data: Data | None, kind: type[Q]) -> Q | None:
    """A decision as `kernel.visibility.decision_for` gives it; None while nobody is asked."""
    if data is None:
        return None
    decision = kind(data["number"], data["seat"], data["kind"])
    if "options" in data:
        decision.about = read_mention(data["about"])
        decision.options = [choice_of(option) for option in data["options"]]
        decision.offered = {card["handle"]: card["face"] for card in data["offered"]}
    return decision


def choice_of(data: Data) -> OptionView:
    """An option as an object."""
    seat = -1 if data["seat"] is None else data["seat"]
    return OptionView(data["verb"], data["subject"], data["object"], seat, data["n"])


@dataclass
class ResultView:
    """How the game has ended: the seats that have won, and the number of the rule."""

    winners: list[int]
    rule: str

    def to_data(self) -> Data:
        """The result as it is sent."""
        return {"winners": self.winners, "rule": self.rule}


def result_view(result: GameResult | None) -> ResultView | None:
    """The result for a view, None while the game goes on."""
    return ResultView(list(result.winners), result.rule.number) if result is not None else None
