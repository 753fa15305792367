"""The position of a scene: what its seats have, and whose turn it is, read into a `Plan`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.defs import EDITION, EDITIONS, DmDefs
from regelwerk.duelmasters.scene.cards import FILLER, MANA, CardReader
from regelwerk.duelmasters.scene.names import Names, known_names
from regelwerk.kernel.scene import Block, Field, Scene
from regelwerk.kernel.scene_names import rank
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
class SeatPlan:
    """What a seat has; `pools` its zones that are spoken of."""

    name: str
    team: str
    entries: list[Entry] = field(default_factory=list)
    pools: set[str] = field(default_factory=set)


@dataclass
class Plan:
    """A position that has been read.

    turn      whose turn it is, its number, and the step that begins (SETUP: the game does)
    charged   whether the turn player has put a card into the mana zone
    """

    defs: DmDefs
    names: Names
    seats: list[SeatPlan]
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
        if self.edition not in EDITIONS:
            at = self.scene.headings["edition"].value
            message = f"there is no edition {self.edition!r}{nearest(self.edition, list(EDITIONS))}"
            self.problems.append(Problem(at.line, at.column, message))
        for block in self.scene.cards:
            self.cards.attempt(block)
        seats = [SeatPlan(block.name.text, block.name.text) for block in self.scene.blocks]
        for seat, block in zip(seats, self.scene.blocks):
            self.seat(seat, block)
        self.problems += self.cards.problems
        if self.problems:
            raise BadScene(self.problems)
        self.cards.keep(card for seat in seats for entry in seat.entries for card in (entry.card, *entry.under))
        defs = self.cards.definitions()
        names = known_names(self.scene.seats, self.cards.all())
        plan = Plan(defs, names, seats, self.edition, self.scene.seats[0], 10, c.MAIN)
        self.turn(plan)
        for number, (_, entry) in enumerate(placing_order(seats)):
            if entry.given:
                names.given[entry.given.lower()] = number
        if self.problems:
            raise BadScene(self.problems)
        return plan

    # ---------------------------------------------------------------- seats

    def seat(self, seat: SeatPlan, block: Block) -> None:
        grants: list[Field] = []
        for pair in block.fields:
            key = pair.key.text
            try:
                if key == "team":
                    seat.team = pair.value.text
                elif key.startswith("grant "):
                    grants.append(pair)
                elif key in ZONES:
                    self.zone(seat, key, pair.value)
                else:
                    raise pair.key.problem(f"a seat has no {key!r}{nearest(key, [*ZONES, 'team', 'grant'])}")
            except BadScene as bad:
                self.problems += bad.problems
        for key, number in (("shields", SHIELDS), ("deck", DECK)):
            if key not in seat.pools:
                seat.entries.append(Entry(FILLER, number, ZONES[key], block.name))
        for pair in grants:
            try:
                self.grant(seat, pair)
            except BadScene as bad:
                self.problems += bad.problems

    def zone(self, seat: SeatPlan, key: str, value: Text) -> None:
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
        name, marks = self.name_and_marks(rest)
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

    def name_and_marks(self, text: Text) -> tuple[Text, Text]:
        """Where the name ends: after the longest known name that stands there, else before the first mark."""
        low = text.text.lower()
        best = 0
        if low.startswith('"') and '"' in low[1:]:
            best = low.index('"', 1) + 1
        end = len(low)
        while best == 0 and end > 0:
            if self.cards.exact(low[:end]) is not None:
                best = end
            end = low.rfind(" ", 0, end)
        if best == 0:
            best = len(low)
            for mark in MARKS:
                at = f" {low} ".replace("\n", " ").find(f" {mark} ")
                if 0 <= at < best:
                    best = at
        return text.cut(0, best), text.cut(best)

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
            elif word == "at" and rest and rest[0].isdigit() and entry.zone == c.SHIELDS:
                entry.place = int(rest[0])
                at += 1
            elif word in ("on", "as") and rest:
                self.tail(entry, word, here)
                return
            else:
                raise here.problem(f"{word!r} cannot follow the name of a card{nearest(word, list(MARKS))}")

    def tail(self, entry: Entry, word: str, here: Text) -> None:
        """`on CARD + CARD` and `as NAME` stand last, in this order."""
        rest = here.cut(len(word))
        if word == "on":
            at = rest.text.find(" as ")
            entry.under = tuple(self.beneath(part) for part in rest.cut(0, at if at >= 0 else None).split("+"))
            if at < 0:
                return
            rest = rest.cut(at + 4)
        entry.given = rest.text

    def beneath(self, name: Text) -> w.Card:
        card = self.cards.find(name)
        if card is None:
            raise name.problem(f"no card is called {name.text!r}")
        return card

    def grant(self, seat: SeatPlan, pair: Field) -> None:
        """`grant NAME: words`: that card of the seat has these abilities as well."""
        name = pair.key.cut(6)
        wanted = name.text.lower()
        best = min((self.grant_rank(wanted, entry) for entry in seat.entries), default=9)
        found = [entry for entry in seat.entries if self.grant_rank(wanted, entry) == best]
        if best > 2 or not found:
            raise name.problem(f"{seat.name} has no {name.text!r} in this position")
        for entry in found:
            entry.card = self.cards.granted(entry.card, pair.value)
            self.cards.use(entry.card)

    def grant_rank(self, wanted: str, entry: Entry) -> int:
        if wanted == entry.given.lower():
            return 0
        return min(rank(wanted, entry.card.name), rank(wanted, entry.card.name_de))

    # ----------------------------------------------------------------- turn

    def turn(self, plan: Plan) -> None:
        found = self.scene.headings.get("turn")
        for i, part in enumerate(found.value.split(",") if found is not None else []):
            words = part.text.split()
            if i == 0 and words[0] in self.scene.seats:
                plan.turn = words[0]
                if len(words) == 2 and words[1].isdigit():
                    plan.number = int(words[1])
                elif len(words) > 1:
                    self.problems.append(Problem(part.line, part.column, "a turn is `Anna` or `Anna 3`"))
            elif part.text == "setup":
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


def placing_order(seats: Sequence[SeatPlan]) -> list[tuple[SeatPlan, Entry]]:
    """Every single card in the order in which it is made: creatures of all seats, hands, shields ..., mana last."""
    found: list[tuple[int, SeatPlan, Entry]] = []
    for seat in seats:
        for entry in seat.entries:
            found += [(ORDER.index(entry.zone), seat, entry)] * entry.count
    found.sort(key=_first)
    return [(seat, entry) for _, seat, entry in found]


def _first(item: tuple[int, SeatPlan, Entry]) -> int:
    return item[0]
