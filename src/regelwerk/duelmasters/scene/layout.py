"""The position of a scene: what its seats have, and whose turn it is, read into a `Plan`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.defs import EDITION, EDITIONS, DmDefs
from regelwerk.duelmasters.scene.cards import FILLER, MANA, CardReader
from regelwerk.duelmasters.scene.names import Names, known_names
from regelwerk.kernel.scene import Block, Field, Scene
from regelwerk.kernel.scene_layout import (
    SeatPlan,
    attempt,
    granted,
    making_order,
    name_and_marks,
    on_and_as,
    read_turn,
    seat_lines,
)
from regelwerk.kernel.scene_text import BadScene, Problem, Text, counted, nearest, word_at

DECK: Final = 20
"""How many fillers a deck has that the scene does not speak of."""
SHIELDS: Final = 5
"""How many shields a seat has of which the scene does not speak."""

ZONES: Final = {
    "creatures": c.BATTLE,
    "hand": c.HAND,
    "shields": c.SHIELDS,
    "graveyard": c.GRAVEYARD,
    "deck": c.DECK,
    "mana": c.MANA,
}
"""What a seat can have, in the order in which its cards are counted."""
MARKS: Final = ("tapped", "untapped", "new", "revealed", "at", "on", "as")
"""What may follow the name of a card in a position."""
STEPS: Final = {name: number for number, name in enumerate(c.PHASES) if number}
"""The steps that a scene can begin with."""


@dataclass
class Entry:
    """One card (or `count` of them) in a position.

    new    came into the battle zone this turn
    place  number of a shield, 0 for the next one
    under  what lies beneath an evolution creature, the lowest first
    """

    card: w.Card
    count: int
    zone: int
    at: Text
    tapped: bool = False
    new: bool = False
    revealed: bool = False
    place: int = 0
    under: tuple[w.Card, ...] = ()
    given: str = ""


@dataclass
class Plan:
    """A position that has been read.

    turn      whose turn it is, its number, and the step that begins (SETUP: the game does)
    charged   whether the turn player has put a card into the mana zone
    """

    defs: DmDefs
    names: Names
    seats: list[SeatPlan[Entry]]
    edition: str
    turn: str
    number: int
    step: int
    charged: bool = False


class PositionReader:
    """Reads cards, seats and turn of a scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.problems: list[Problem] = []
        self.edition = scene.heading("edition") or EDITION
        self.cards = CardReader(self.edition)

    def plan(self) -> Plan:
        self.problems += self.scene.no_edition(EDITIONS)
        for block in self.scene.cards:
            self.cards.attempt(block)
        seats = [self.seat(block) for block in self.scene.blocks]
        self.problems += self.cards.problems
        if self.problems:
            raise BadScene(self.problems)
        self.cards.keep(card for seat in seats for entry in seat.entries for card in (entry.card, *entry.under))
        defs = self.cards.definitions()
        names = known_names(self.scene.seats, self.cards.all())
        plan = Plan(defs, names, seats, self.edition, "", 0, c.MAIN)
        self.turn(plan)
        for number, (_, entry) in enumerate(placing_order(seats)):
            if entry.given:
                names.given[entry.given.lower()] = number
        if self.problems:
            raise BadScene(self.problems)
        return plan

    # ---------------------------------------------------------------- seats

    def seat(self, block: Block) -> SeatPlan[Entry]:
        team, filled, grants = seat_lines(block, ZONES, self.problems)
        seat: SeatPlan[Entry] = SeatPlan(block.name.text, team)
        attempt(self.zone, seat, filled, self.problems)
        for key, number in (("shields", SHIELDS), ("deck", DECK)):
            if key not in seat.pools:
                seat.entries.append(Entry(FILLER, number, ZONES[key], block.name))
        attempt(self.grant, seat, grants, self.problems)
        return seat

    def zone(self, seat: SeatPlan[Entry], pair: Field) -> None:
        key, value = pair.key.text, pair.value
        seat.pools.add(key)
        if value.text in ("none", "empty", "0", ""):
            return
        names = known_names(self.scene.seats, self.cards.all())
        for part in names.split(value):
            entry = self.entry(key, part)
            self.cards.use(entry.card)
            for card in entry.under:
                self.cards.use(card)
            seat.entries.append(entry)

    def entry(self, key: str, text: Text) -> Entry:
        count, rest = counted(text)
        name, marks = name_and_marks(rest, self.cards.exact, MARKS)
        card: w.Card | None
        if not name.text:
            card = MANA if key == "mana" else FILLER
        else:
            count = max(count, 1)
            card = self.cards.find(name)
        if card is None:
            known = known_names([], self.cards.all()).all()
            raise name.problem(f"no card is called {name.text!r}{nearest(name.text, known)}")
        if count < 0:
            raise text.problem("a card or a number of cards stands here")
        if key == "creatures" and card.kind != w.Kind.CREATURE:
            raise name.problem(f"{card.name} is no creature")
        entry = Entry(card, count, ZONES[key], text)
        self.marks(entry, marks)
        return entry

    def marks(self, entry: Entry, text: Text) -> None:
        """What follows the name."""
        at = 0
        words = text.text.split()
        while at < len(words):
            word = words[at]
            here = text.cut(word_at(text.text, at))
            rest = words[at + 1 :]
            at += 1
            if word in ("tapped", "untapped"):
                entry.tapped = word == "tapped"
            elif word == "new" and entry.zone == c.BATTLE:
                entry.new = True
            elif word == "revealed":
                entry.revealed = True
            elif word == "at" and rest and rest[0].isdecimal() and entry.zone == c.SHIELDS:
                entry.place = int(rest[0])
                at += 1
            elif word == "at" and entry.zone == c.SHIELDS:
                raise here.problem(f"after {word!r} a number stands")
            elif word in ("on", "as") and rest:
                below, entry.given = on_and_as(here)
                if below is not None:
                    entry.under = tuple(self.beneath(part) for part in below.split("+"))
                return
            else:
                raise here.problem(f"{word!r} cannot follow the name of a card{nearest(word, list(MARKS))}")

    def beneath(self, name: Text) -> w.Card:
        card = self.cards.find(name)
        if card is None:
            raise name.problem(f"no card is called {name.text!r}")
        return card

    def grant(self, seat: SeatPlan[Entry], pair: Field) -> None:
        """`grant NAME: words`: that card of the seat has these abilities as well."""
        for entry in granted(seat, pair.key.cut(6)):
            entry.card = self.cards.granted(entry.card, pair.value)
            self.cards.blocks.append(Block(Text(entry.card.name, pair.value.line, pair.value.column)))
            self.cards.use(entry.card)

    # ----------------------------------------------------------------- turn

    def turn(self, plan: Plan) -> None:
        plan.turn, plan.number, parts = read_turn(self.scene, self.problems)
        for part in parts:
            if part.text == "setup":
                plan.step = c.SETUP
            elif part.text == "mana done":
                plan.charged = True
            elif part.text in STEPS:
                plan.step = STEPS[part.text]
            else:
                known = [*STEPS, "setup", "mana done", *self.scene.seats]
                message = f"{part.text!r} is no seat and no step{nearest(part.text, known)}"
                self.problems.append(Problem(part.line, part.column, message))


ORDER: Final = tuple(ZONES.values())


def placing_order(seats: Sequence[SeatPlan[Entry]]) -> list[tuple[SeatPlan[Entry], Entry]]:
    """Every single card in the order in which it is made: creatures of all seats, hands, shields ..., mana last."""
    return making_order(seats, _place)


def _place(entry: Entry) -> int:
    return ORDER.index(entry.zone)
