"""The position of a scene: what its seats have, and whose turn it is, read into a `Plan`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.defs import EDITION, EDITIONS, DmDefs
from regelwerk.duelmasters.loading import standard
from regelwerk.duelmasters.scene.cards import FILLER, MANA, CardReader
from regelwerk.duelmasters.scene.names import Names, known_names
from regelwerk.kernel.scene import Block, Field, Scene
from regelwerk.kernel.scene_layout import (
    SeatPlan,
    attempt,
    fits_here,
    granted,
    making_order,
    name_and_marks,
    names_in_doubt,
    on_and_as,
    once,
    read_turn,
    seat_lines,
)
from regelwerk.kernel.scene_text import BadScene, Problem, Text, counted, every, nearest, word_at

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
HERE: Final = {
    "tapped": ("creatures", "mana"),
    "untapped": ("creatures", "mana"),
    "new": ("creatures",),
    "revealed": ("hand", "deck", "shields"),
    "at": ("shields",),
    "on": ("creatures",),
}
"""Where a mark says something of a card."""
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
        self.names = known_names([], ())

    def plan(self) -> Plan | None:
        """The position; None if something is wrong with it. The names are known all the same."""
        self.problems += self.scene.no_edition(EDITIONS)
        for block in self.scene.cards:
            self.cards.attempt(block)
        seats = [self.seat(block) for block in self.scene.blocks]
        self.problems += self.cards.problems
        self.cards.keep(card for seat in seats for entry in seat.entries for card in (entry.card, *entry.under))
        names = self.names = known_names(self.scene.seats, self.cards.names())
        plan = Plan(self.definitions(), names, seats, self.edition, "", 0, c.MAIN)
        self.turn(plan)
        self.in_setup(plan)
        for number, (_, entry) in enumerate(placing_order(seats)):
            if entry.given:
                names.given[entry.given.lower()] = number
        names_in_doubt(self.scene.blocks if self.problems else (), names.given)
        return None if self.problems else plan

    def definitions(self) -> DmDefs:
        """The definitions; those of the game alone where the scene's own make no sense."""
        try:
            return standard() if self.cards.problems else self.cards.definitions()
        except BadScene as bad:
            self.problems += bad.problems
            return standard()

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
        names = known_names(self.scene.seats, self.cards.names())
        for entry in every(lambda part: self.entry(key, part), names.split(value)):
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
            known = self.cards.names()
            raise name.problem(f"no card is called {name.text!r}{nearest(name.text, known)}")
        if count < 0:
            raise text.problem("a card or a number of cards stands here")
        if key == "creatures" and card.kind != w.Kind.CREATURE:
            raise name.problem(f"{card.name} is no creature")
        entry = Entry(card, count, ZONES[key], text)
        self.marks(entry, marks, key)
        return entry

    def marks(self, entry: Entry, text: Text, key: str) -> None:
        """What follows the name."""
        at = 0
        words = text.text.split()
        seen: list[str] = []
        while at < len(words):
            word = words[at]
            here = text.cut(word_at(text.text, at))
            rest = words[at + 1 :]
            at += 1
            fits_here(word, here, HERE, key)
            once(word, here, seen)
            if word in ("tapped", "untapped"):
                entry.tapped = word == "tapped"
            elif word == "new":
                entry.new = True
            elif word == "revealed":
                entry.revealed = True
            elif word == "at" and rest and rest[0].isdecimal():
                entry.place = int(rest[0])
                at += 1
            elif word == "at":
                raise here.problem(f"after {word!r} a number stands")
            elif word in ("on", "as") and rest:
                below, entry.given = on_and_as(here)
                if below is not None:
                    if not evolves(entry.card):
                        raise here.problem(f"{entry.card.name} is no evolution creature, nothing lies beneath it")
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

    def in_setup(self, plan: Plan) -> None:
        """Before a game begins there are decks, nothing else; what lies in shields comes from them."""
        if plan.step != c.SETUP:
            return
        for seat in plan.seats:
            seat.entries = [entry for entry in seat.entries if entry.zone == c.DECK]
        for block in self.scene.blocks:
            for pair in block.fields:
                if pair.key.text in ZONES and pair.key.text != "deck":
                    message = f"{pair.key.text!r} means nothing in a game that is being set up"
                    self.problems += pair.key.problem(message).problems

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


def evolves(card: w.Card) -> bool:
    """Whether it is an evolution creature."""
    return any(isinstance(one, w.Evolution) for one in card.abilities)


def placing_order(seats: Sequence[SeatPlan[Entry]]) -> list[tuple[SeatPlan[Entry], Entry]]:
    """Every single card in the order in which it is made: creatures of all seats, hands, shields ..., mana last."""
    return making_order(seats, _place)


def _place(entry: Entry) -> int:
    return ORDER.index(entry.zone)
