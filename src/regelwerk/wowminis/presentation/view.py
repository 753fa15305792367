"""A view as objects: what `visibility.view` sends as plain data, with names instead of string keys.

Everything the table says comes from here, and so from what the seat may know.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.presentation import decision_view
from regelwerk.kernel.presentation.log_entries import Data, PieceMention, read_mention
from regelwerk.wowminis.definitions import MinisDefinitions
from regelwerk.wowminis.hex_grid import BoardGrid
from regelwerk.wowminis.lowered import CardDefinition, FigureDefinition


@dataclass
class ActionCardView:
    """An action card in a bar; `card` is None for one that the reader does not know."""

    handle: int
    card: CardDefinition | None
    up: bool
    exhausted: bool
    host: int


@dataclass
class FigureView:
    """A figure: `space` is -1 while it is on its card, `time` its clock counted on through the rounds."""

    handle: int
    figure: FigureDefinition
    seat: int
    space: int
    time: int
    data: Data
    bar: list[ActionCardView] = field(default_factory=list)

    def now(self, key: str) -> int:
        """A value of it now: "health", "armor", "resist", "movement", "attack"."""
        return int(self.data[key]["now"])

    def printed(self, key: str) -> int:
        """The same as it is printed."""
        return int(self.data[key]["printed"])


@dataclass
class SideView:
    """A seat: `left` whether it has left the game, `start` its start space (-1 on a board without)."""

    seat: int
    team: int
    left: bool
    offers: bool
    start: int
    figures: list[FigureView]


@dataclass
class OddsView:
    """What an option can come to for one figure; see `visibility.chances`. None where it cannot be told."""

    option: int
    target: int
    heal: bool
    health: int
    chances: list[float] | None
    mean: float
    destroys: float
    card: PieceMention | None = None
    answers: list[OddsView] = field(default_factory=list)


@dataclass
class MinisDecisionView(decision_view.DecisionView):
    """The open decision."""

    costs: dict[int, int] = field(default_factory=dict)
    chances: list[OddsView] = field(default_factory=list)


@dataclass
class MinisView:
    """What one seat sees at one moment (seat -1: a spectator). `acting` is the figure whose turn it is, 0 for none."""

    seat: int
    time: int
    tick: int
    round: int
    seats: list[SideView]
    points: dict[int, int]
    goals: dict[int, int]
    acting: int
    decision: MinisDecisionView | None
    ground: BoardGrid
    scores: list[int]
    data: Data
    defs: MinisDefinitions
    figures: dict[int, FigureView] = field(default_factory=dict)
    cards: dict[int, ActionCardView] = field(default_factory=dict)

    def at(self, space: int) -> FigureView | None:
        """The figure on a space."""
        for figure in self.figures.values():
            if figure.space == space:
                return figure
        return None

    def find(self, handle: int) -> FigureView | ActionCardView | None:
        """The figure or card of that handle."""
        return self.figures.get(handle) or self.cards.get(handle)

    def team(self, seat: int) -> int:
        """The team of a seat, -1 for a spectator."""
        return self.seats[seat].team if seat >= 0 else -1


def read(data: Data, defs: Definitions) -> MinisView:
    """A view as `visibility.view` makes it, as objects; `defs` are the definitions in force."""
    known = cast(MinisDefinitions, defs)
    played = known.played(data["scenario"])
    view = MinisView(
        seat=data["seat"],
        time=data["time"],
        tick=data["tick"],
        round=data["round"],
        seats=[_side(side, side["seat"] in data["offers"], known) for side in data["seats"]],
        points={team["team"]: team["points"] for team in data["teams"]},
        goals={team["team"]: team["goal"] for team in data["teams"]},
        acting=data["turn"]["figure"] if data["turn"] is not None else 0,
        decision=_question(data["decision"]),
        ground=played.field.ground,
        scores=[tick for tick, scores in enumerate(played.scores) if scores],
        data=data,
        defs=known,
    )
    for side in view.seats:
        for figure in side.figures:
            view.figures[figure.handle] = figure
            for card in figure.bar:
                if card.handle:
                    view.cards[card.handle] = card
    return view


def _side(data: Data, offers: bool, defs: MinisDefinitions) -> SideView:
    return SideView(
        seat=data["seat"],
        team=data["team"],
        left=not data["in_game"],
        offers=offers,
        start=-1 if data["start"] is None else data["start"],
        figures=[_figure(one, data["seat"], defs) for one in data["figures"]],
    )


def _figure(data: Data, seat: int, defs: MinisDefinitions) -> FigureView:
    found = FigureView(
        handle=data["handle"],
        figure=defs.figure(data["face"]["code"]),
        seat=seat,
        space=-1 if data["space"] is None else data["space"],
        time=data["time"],
        data=data,
    )
    for one in data["bar"]:
        card = defs.card(one["face"]["code"]) if one["face"] is not None else None
        found.bar.append(ActionCardView(one["handle"], card, one["up"], one["exhausted"], found.handle))
    return found


def _question(data: Data | None) -> MinisDecisionView | None:
    found = decision_view.question_of(data, MinisDecisionView)
    if found is not None and data is not None and "options" in data:
        found.costs = {int(space): cost for space, cost in data["costs"].items()}
        found.chances = [_odds(one, one) for one in data["chances"]]
    return found


def _odds(data: Data, of: Data) -> OddsView:
    return OddsView(
        option=of["option"],
        target=of["target"],
        heal=of["heal"],
        health=of["health"],
        chances=data["chances"],
        mean=data["mean"] or 0.0,
        destroys=data["destroys"] or 0.0,
        card=read_mention(data.get("card")),
        answers=[_odds(one, of) for one in data.get("answers", [])],
    )
