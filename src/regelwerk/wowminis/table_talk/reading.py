"""A view as objects: what `sight.view` sends as plain data, with names instead of string keys.

Everything the table says comes from here, and so from what the seat may know.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from regelwerk.kernel import table_reading
from regelwerk.kernel.defs import Defs
from regelwerk.kernel.table_events import Data, Mention, mention
from regelwerk.wowminis.defs import MinisDefs
from regelwerk.wowminis.hexes import Ground
from regelwerk.wowminis.meaning import Card, Figure


@dataclass
class Lying:
    """An action card in a bar; `card` is None for one that the reader does not know."""

    handle: int
    card: Card | None
    up: bool
    exhausted: bool
    host: int


@dataclass
class Standing:
    """A figure: `space` is -1 while it is on its card, `time` its clock counted on through the rounds."""

    handle: int
    figure: Figure
    seat: int
    space: int
    time: int
    data: Data
    bar: list[Lying] = field(default_factory=list)

    def now(self, key: str) -> int:
        """A value of it now: "health", "armor", "resist", "movement", "attack"."""
        return int(self.data[key]["now"])

    def printed(self, key: str) -> int:
        """The same as it is printed."""
        return int(self.data[key]["printed"])


@dataclass
class Side:
    """A seat: `left` whether it has left the game, `start` its start space (-1 on a board without)."""

    seat: int
    team: int
    left: bool
    offers: bool
    start: int
    figures: list[Standing]


@dataclass
class Odds:
    """What an option can come to for one figure; see `sight.chances`. None where it cannot be told."""

    option: int
    target: int
    heal: bool
    health: int
    chances: list[float] | None
    mean: float
    destroys: float
    card: Mention | None = None
    answers: list[Odds] = field(default_factory=list)


@dataclass
class Question(table_reading.Question):
    """The open decision."""

    costs: dict[int, int] = field(default_factory=dict)
    chances: list[Odds] = field(default_factory=list)


@dataclass
class View:
    """What one seat sees at one moment (seat -1: a spectator). `acting` is the figure whose turn it is, 0 for none."""

    seat: int
    time: int
    tick: int
    round: int
    seats: list[Side]
    points: dict[int, int]
    goals: dict[int, int]
    acting: int
    question: Question | None
    ground: Ground
    scores: list[int]
    data: Data
    defs: MinisDefs
    figures: dict[int, Standing] = field(default_factory=dict)
    cards: dict[int, Lying] = field(default_factory=dict)

    def at(self, space: int) -> Standing | None:
        """The figure on a space."""
        for figure in self.figures.values():
            if figure.space == space:
                return figure
        return None

    def find(self, handle: int) -> Standing | Lying | None:
        """The figure or card of that handle."""
        return self.figures.get(handle) or self.cards.get(handle)

    def team(self, seat: int) -> int:
        """The team of a seat, -1 for a spectator."""
        return self.seats[seat].team if seat >= 0 else -1


def read(data: Data, defs: Defs) -> View:
    """A view as `sight.view` makes it, as objects; `defs` are the definitions in force."""
    known = cast(MinisDefs, defs)
    played = known.played(data["scenario"])
    view = View(
        seat=data["seat"],
        time=data["time"],
        tick=data["tick"],
        round=data["round"],
        seats=[_side(side, side["seat"] in data["offers"], known) for side in data["seats"]],
        points={team["team"]: team["points"] for team in data["teams"]},
        goals={team["team"]: team["goal"] for team in data["teams"]},
        acting=data["turn"]["figure"] if data["turn"] is not None else 0,
        question=_question(data["decision"]),
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


def _side(data: Data, offers: bool, defs: MinisDefs) -> Side:
    return Side(
        seat=data["seat"],
        team=data["team"],
        left=not data["in_game"],
        offers=offers,
        start=-1 if data["start"] is None else data["start"],
        figures=[_figure(one, data["seat"], defs) for one in data["figures"]],
    )


def _figure(data: Data, seat: int, defs: MinisDefs) -> Standing:
    found = Standing(
        handle=data["handle"],
        figure=defs.figure(data["face"]["code"]),
        seat=seat,
        space=-1 if data["space"] is None else data["space"],
        time=data["time"],
        data=data,
    )
    for one in data["bar"]:
        card = defs.card(one["face"]["code"]) if one["face"] is not None else None
        found.bar.append(Lying(one["handle"], card, one["up"], one["exhausted"], found.handle))
    return found


def _question(data: Data | None) -> Question | None:
    found = table_reading.question_of(data, Question)
    if found is not None and data is not None and "options" in data:
        found.costs = {int(space): cost for space, cost in data["costs"].items()}
        found.chances = [_odds(one, one) for one in data["chances"]]
    return found


def _odds(data: Data, of: Data) -> Odds:
    return Odds(
        option=of["option"],
        target=of["target"],
        heal=of["heal"],
        health=of["health"],
        chances=data["chances"],
        mean=data["mean"] or 0.0,
        destroys=data["destroys"] or 0.0,
        card=mention(data.get("card")),
        answers=[_odds(one, of) for one in data.get("answers", [])],
    )
