"""The position of a scene: who sits there, which figures stand where, what lies under them, whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from regelwerk.kernel.scene.layout import ScoreBySeats, names_in_doubt, once, read_match
from regelwerk.kernel.scene.names import NO_MATCH, match_rank_of
from regelwerk.kernel.scene.scene import HeadingField, Scene, SceneBlock
from regelwerk.kernel.scene.source_text import (
    SceneFormatError,
    SceneProblem,
    SourceText,
    did_you_mean,
    every,
    split_count,
    word_at,
)
from regelwerk.wowminis import vocabulary
from regelwerk.wowminis.base_definitions import standard
from regelwerk.wowminis.codes import TICKS_PER_ROUND
from regelwerk.wowminis.definitions import EDITION, MinisDefinitions, measured
from regelwerk.wowminis.scene.definitions import SceneDefinitions, with_own
from regelwerk.wowminis.scene.names import MinisSceneNames

KEYS: Final = ("team", "side", "figures", "bar", "grant", "points", "goal")
"""What a seat can have; behind `bar` and `grant` stands the figure."""
COUNT: Final = 20
"""No position needs more copies of a figure."""
MARKS: Final = ("at", "health", "clock", "time", "destroyed", "as")
"""What may follow the name of a figure."""
CARD_MARKS: Final = ("up", "exhausted", "as")
"""What may follow the name of a card."""
DONE: Final = ("moved", "acted", "instant")
"""What a figure may have done already in the turn with which the scene begins."""


@dataclass
class CardPlan:
    """A card under a figure."""

    word: vocabulary.Card
    at: SourceText
    up: bool = False
    exhausted: bool = False
    given: str = ""


@dataclass
class FigurePlan:
    """A figure. Numbers that are not said are -1; a figure without a space is on its card."""

    word: vocabulary.Figure
    at: SourceText
    space: SourceText | None = None
    health: int = -1
    clock: int = -1
    time: int = -1
    destroyed: bool = False
    given: str = ""
    bar: list[CardPlan] = field(default_factory=list)


@dataclass
class MinisSeatPlan:
    """What a seat has."""

    name: str
    team: str
    side: int = -1
    points: int = 0
    goal: int = -1
    figures: list[FigurePlan] = field(default_factory=list)


@dataclass
class PositionPlan:
    """A position that has been read.

    figure       whose turn it is, None if it is to be settled who acts
    tick, round  what the master clock shows
    codes        of every figure and card used
    last         the seat that had the last turn, "" the one before the first
    setup        the game begins with the roll for who begins
    done         what the figure has done already
    match        of which match it is a game, and who has won games of it; None outside a match
    """

    defs: MinisDefinitions
    names: MinisSceneNames
    seats: list[MinisSeatPlan]
    codes: dict[vocabulary.Figure | vocabulary.Card, str]
    scenario: str
    figure: SourceText | None = None
    tick: int = 1
    round: int = 1
    last: str = ""
    setup: bool = False
    done: tuple[str, ...] = ()
    match: ScoreBySeats | None = None


class PositionReader:
    """Reads definitions, seats and turn of a scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.problems: list[SceneProblem] = scene.check_edition([EDITION])
        self.definitions = SceneDefinitions()
        self.names = MinisSceneNames([], standard(), measured((".",)), {})

    def plan(self) -> PositionPlan | None:
        """Everything; None if something is wrong with it. The names are known all the same."""
        here = self.definitions
        for block in self.scene.cards:
            here.attempt(block)
        self.problems += here.problems
        self.look_up()
        seats = [MinisSeatPlan(block.name.text, block.name.text) for block in self.scene.blocks]
        for seat, block in zip(seats, self.scene.blocks):
            self.seat(seat, block)
        codes: dict[vocabulary.Figure | vocabulary.Card, str] = {}
        for seat in seats:
            for figure in seat.figures:
                codes[figure.word] = here.code(figure.word)
                for card in figure.bar:
                    codes[card.word] = here.code(card.word)
        defs = self.defs()
        scenario = here.scenario if not self.problems else "starter"
        board = defs.ground(defs.scenario(scenario))
        names = self.names = MinisSceneNames(self.scene.seats, defs.shelf, board, here.marks, here.broken)
        names.any_space = here.no_board
        plan = PositionPlan(defs, names, seats, codes, scenario)
        self.give(plan)
        self.turn(plan)
        plan.match = read_match(self.scene, [seat.team for seat in seats], self.problems)
        self.in_setup(plan)
        names_in_doubt(self.scene.blocks if self.problems else (), names.given)
        return None if self.problems else plan

    def defs(self) -> MinisDefinitions:
        """The definitions; those of the game alone where the scene's own cannot work."""
        try:
            return self.definitions.definitions()
        except SceneFormatError as bad:
            self.problems += bad.problems
            return with_own(())

    def look_up(self) -> None:
        """The board and the scenario."""
        board = self.scene.headings.get("board")
        try:
            if board is not None:
                self.definitions.read_board(board)
            self.definitions.read_scenario(self.scene.headings.get("scenario"))
        except SceneFormatError as bad:
            self.problems += bad.problems
            self.definitions.no_board = True

    def in_setup(self, plan: PositionPlan) -> None:
        """Before a game begins every figure is on its card, and nothing has happened."""
        for seat in plan.seats if plan.setup else ():
            for figure in seat.figures:
                if figure.space is not None or figure.health > 0 or figure.destroyed or figure.clock > 0:
                    message = "in a game that is being set up a figure is on its card and unhurt"
                    self.problems += figure.at.problem(message).problems

    # ---------------------------------------------------------------- seats

    def seat(self, seat: MinisSeatPlan, block: SceneBlock) -> None:
        later: list[HeadingField] = []
        for pair in block.fields:
            key = pair.key.text
            try:
                if key.split()[0] in ("bar", "grant"):
                    later.append(pair)
                elif key == "team":
                    seat.team = pair.value.text
                elif key in ("side", "points", "goal"):
                    self.number(seat, key, pair.value)
                elif key == "figures":
                    for figures in every(self.figures, pair.value.split(",")):
                        seat.figures += figures
                else:
                    raise pair.key.problem(f"a seat has no {key!r}{did_you_mean(key, list(KEYS))}")
            except SceneFormatError as bad:
                self.problems += bad.problems
        for pair in later:
            try:
                self.under(seat, pair)
            except SceneFormatError as bad:
                self.problems += bad.problems

    def number(self, seat: MinisSeatPlan, key: str, value: SourceText) -> None:
        if not value.text.isdecimal():
            raise value.problem(f"{key!r} must be followed by a number")
        number = int(value.text)
        if key == "side":
            seat.side = number - 1
        elif key == "points":
            seat.points = number
        else:
            seat.goal = number

    def figures(self, text: SourceText) -> list[FigurePlan]:
        """A figure, or several alike: `3 Gorebelly`, of which none can stand on the board or have a name of its own."""
        count, rest = split_count(text)
        found = self.figure(rest)
        if not 0 < abs(count) <= COUNT:
            raise text.problem(f"a number of figures is 1 to {COUNT}")
        if count > 1 and (found.space is not None or found.given):
            raise text.problem("a count is for figures on their cards: name a figure on a space by itself")
        return [found, *(replace(found, bar=[]) for _ in range(count - 1))]

    def figure(self, text: SourceText) -> FigurePlan:
        name, marks = split(text, MARKS)
        found = FigurePlan(self.definitions.figure(name), text)
        words = marks.text.split()
        seen: list[str] = []
        at = 0
        while at < len(words):
            word, rest = words[at], words[at + 1 :]
            here = marks.slice(word_at(marks.text, at))
            at += 2
            once(word, here, seen)
            if word == "destroyed":
                found.destroyed = True
                at -= 1
            elif word == "at" and rest:
                found.space = marks.slice(word_at(marks.text, at - 1), word_at(marks.text, at - 1) + len(rest[0]))
            elif word in ("health", "clock", "time") and rest and rest[0].isdecimal() and int(rest[0]) > 0:
                setattr(found, word, int(rest[0]))
            elif word == "as" and rest:
                found.given = here.slice(2).text
                break
            else:
                raise here.problem(f"{word!r} cannot follow the name of a figure{did_you_mean(word, list(MARKS))}")
        self.sound(found, text)
        return found

    def sound(self, found: FigurePlan, text: SourceText) -> None:
        if found.health > found.word.health:
            raise text.problem(f"{found.word.name} starts with {found.word.health} health")
        if found.clock > TICKS_PER_ROUND:
            raise text.problem(f"a clock shows 1 to {TICKS_PER_ROUND}; a later time is `time 23`")
        if found.destroyed and found.space is not None:
            raise text.problem("a destroyed figure is not on the board")
        if found.destroyed and found.health > 0:
            raise text.problem("a destroyed figure has no health")
        if found.clock > 0 and found.time > 0:
            raise text.problem("`clock` and `time` say the same: say one of them")

    def under(self, seat: MinisSeatPlan, pair: HeadingField) -> None:
        """`bar Gorebelly: Execute, Charge up exhausted`, `grant Ruby: Taunt()`."""
        key, _, _ = pair.key.text.partition(" ")
        name = pair.key.slice(len(key))
        figures = [figure for figure in seat.figures if figure_rank(name.text, figure) < NO_MATCH]
        least = min((figure_rank(name.text, figure) for figure in figures), default=NO_MATCH)
        figures = [figure for figure in figures if figure_rank(name.text, figure) == least]
        if not figures:
            raise name.problem(f"{seat.name} has no figure {name.text!r}")
        if len(figures) > 1:
            raise name.problem(f"{seat.name} has several figures {name.text!r}: tell them apart with `as`")
        figure = figures[0]
        if key == "grant":
            figure.word = self.definitions.granted(figure.word, pair.value)
            return
        for card in every(self.card, pair.value.split(",")):
            part = card.at
            if not card.word.fits(figure.word):
                raise part.problem(f"{figure.word.name} cannot have {card.word.name}: its restriction does not fit")
            figure.bar.append(card)

    def card(self, text: SourceText) -> CardPlan:
        name, marks = split(text, CARD_MARKS)
        found = CardPlan(self.definitions.card(name), text)
        words = marks.text.split()
        for at, word in enumerate(words):
            if word == "up":
                found.up = True
            elif word == "exhausted":
                found.exhausted = True
            elif word == "as" and at + 1 < len(words):
                found.given = " ".join(words[at + 1 :])
                break
            else:
                raise marks.problem(f"{word!r} cannot follow the name of a card{did_you_mean(word, list(CARD_MARKS))}")
        if found.exhausted and not found.up:
            raise text.problem("an exhausted card has been turned up (minis:q9): say `up exhausted`")
        return found

    def give(self, plan: PositionPlan) -> None:
        """The names given in the position, and spaces that exist; pieces are made in the order of `making_order`."""
        for number, piece_plan in enumerate(making_order(plan.seats)):
            if piece_plan.given:
                plan.names.given[piece_plan.given.lower()] = number
            if isinstance(piece_plan, FigurePlan) and piece_plan.space is not None:
                try:
                    plan.names.space(piece_plan.space)
                except SceneFormatError as bad:
                    self.problems += bad.problems

    # ----------------------------------------------------------------- turn

    def turn(self, plan: PositionPlan) -> None:
        """`turn: Gorebelly, tick 4, round 2, moved`, `turn: tick 5, last Anna`, `turn: setup`."""
        found = self.scene.headings.get("turn")
        done = []
        for part in found.value.split(",") if found is not None else []:
            words = part.text.split()
            if part.text == "setup":
                plan.setup = True
            elif part.text in DONE:
                done.append(part.text)
            elif words[0] in ("tick", "round") and len(words) == 2 and words[1].isdecimal() and int(words[1]) > 0:
                setattr(plan, words[0], int(words[1]))
            elif words[0] == "last" and len(words) == 2 and words[1] in plan.names.seats:
                plan.last = words[1]
            else:
                try:
                    plan.names.card(part)
                    plan.figure = part
                except SceneFormatError as bad:
                    self.problems += bad.problems
        plan.done = tuple(done)
        if plan.tick > TICKS_PER_ROUND and found is not None:
            self.problems += found.value.problem(f"a round has {TICKS_PER_ROUND} ticks").problems


def split(text: SourceText, marks: tuple[str, ...]) -> tuple[SourceText, SourceText]:
    """The name, and what follows it from the first mark on."""
    end = len(text.text)
    for mark in marks:
        at = f"{text.text} ".find(f" {mark} ")
        if 0 <= at < end:
            end = at
    return text.slice(0, end), text.slice(end)


def figure_rank(name: str, figure: FigurePlan) -> int:
    """How well a name fits a figure of the position."""
    wanted = name.lower()
    if figure.given and wanted == figure.given.lower():
        return 0
    return match_rank_of(wanted, figure.word)


def making_order(seats: list[MinisSeatPlan]) -> list[FigurePlan | CardPlan]:
    """Every piece in the order in which it is made: all figures, then the cards under them."""
    figures = [figure for seat in seats for figure in seat.figures]
    return [*figures, *(card for figure in figures for card in figure.bar)]
