"""The position of a scene: what its seats have, whose turn it is, and the state that is made of it.

Reading makes a `Plan` (and finds every mistake, with line and column); `build` makes a
state of the plan, as often as it is asked to and with the seats turned.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from regelwerk.kernel.scene import Block, Field, Scene
from regelwerk.kernel.scene_text import BadScene, Problem, Text, counted, nearest, word_at
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.defs import WowDefs
from regelwerk.wowtcg.meaning import Card
from regelwerk.wowtcg.scene.cards import FILLER, SOME_HERO, CardReader
from regelwerk.wowtcg.scene.names import Names, known_names, rank

DECK: Final = 20
"""How many fillers a deck has that the scene does not speak of."""

ZONES: Final = {
    "hero": -1,
    "party": -1,
    "allies": -1,
    "equipment": -1,
    "abilities": -1,
    "play": -1,
    "resources": c.RESOURCES,
    "hand": c.HAND,
    "deck": c.DECK,
    "graveyard": c.GRAVEYARD,
    "removed": c.REMOVED,
}
"""What a seat can have, and the zone; -1: the row that the card's type says."""
KINDS: Final = {
    "hero": c.HERO,
    "party": c.ALLY,
    "allies": c.ALLY,
    "equipment": c.EQUIPMENT,
    "abilities": c.ABILITY,
    "play": c.ALLY | c.EQUIPMENT | c.ABILITY,
}
MARKS: Final = (
    "damage",
    "exhausted",
    "ready",
    "face-down",
    "face-up",
    "flipped",
    "joined-this-turn",
    "joined-last-turn",
    "owner",
    "on",
    "as",
    "token",
    "counters",
    "revealed",
)
"""What may follow the name of a card in a position."""
STEPS: Final = {"ready step": 0, "draw step": 1, "action phase": 2, "end phase": 4, "wrap-up step": 5}
"""The steps that a scene can begin with, and what the turn does next then."""
INSIDE: Final = {"in ready step": 0, "in draw step": 1, "in end phase": 4}
"""The same with the window open already: what happens at the beginning of the step has happened."""
WINDOWS: Final = {"attack window": c.COMBAT_ATTACK, "defend window": c.COMBAT_DEFEND}
@dataclass
class Entry:
    """One card (or `count` of them) in a position."""

    card: w.Card
    count: int
    zone: int
    at: Text
    damage: int = 0
    exhausted: bool = False
    face_down: bool = False
    joined: int = 0
    """1 this turn, 2 last turn, 0 earlier."""
    owner: str = ""
    host: Text | None = None
    counters: tuple[tuple[str, int], ...] = ()
    revealed: bool = False
    token: bool = False
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

    turn      whose turn it is, its number, and `Turn.at` (-1: the game begins with its setup)
    placed    whether the turn player has placed a resource
    combat    names of attacker, proposed or real defender, and the window; None outside combat
    inside    the window of the step is open already
    protecting   the defender stepped in
    """

    defs: WowDefs
    names: Names
    seats: list[SeatPlan]
    turn: str
    number: int
    step: int
    placed: bool
    combat: tuple[Text, Text, int] | None
    inside: bool = False
    protecting: bool = False


class PositionReader:
    """Reads cards, seats and turn of a scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.problems: list[Problem] = []
        self.cards = CardReader()

    def plan(self) -> Plan:
        for block in self.scene.cards:
            self.cards.attempt(block)
        seats = [SeatPlan(block.name.text, block.name.text) for block in self.scene.blocks]
        for seat, block in zip(seats, self.scene.blocks):
            self.seat(seat, block)
        self.problems += self.cards.problems
        if self.problems:
            raise BadScene(self.problems)
        defs = self.cards.definitions()
        cards = [card.word for card in defs.cards if isinstance(card, Card) and card.code]
        plan = Plan(defs, known_names(self.scene.seats, cards), seats, "", 10, STEPS["action phase"], False, None)
        self.turn(plan)
        self.give(plan)
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
                    known = [*ZONES, "team", "grant"]
                    raise pair.key.problem(f"a seat has no {key!r}{nearest(key, known)}")
            except BadScene as bad:
                self.problems += bad.problems
        if "hero" not in seat.pools:
            seat.entries.insert(0, Entry(SOME_HERO, 1, c.HERO_ROW, block.name))
        if "deck" not in seat.pools:
            seat.entries.append(Entry(FILLER, DECK, c.DECK, block.name))
        for pair in grants:
            try:
                self.grant(seat, pair)
            except BadScene as bad:
                self.problems += bad.problems

    def zone(self, seat: SeatPlan, key: str, value: Text) -> None:
        if key == "hero" and "hero" in seat.pools:
            raise value.problem("a seat has one hero")
        seat.pools.add(key)
        if value.text in ("none", "empty", "0", ""):
            return
        names = known_names(self.scene.seats, self.cards.all())
        found = []
        for part in names.split(value):
            entry = self.entry(key, part)
            entry.at = part
            found.append(entry)
        seat.entries += found

    def entry(self, key: str, text: Text) -> Entry:
        count, rest = counted(text)
        name, marks = self.name_and_marks(rest)
        if not name.text:
            card: w.Card | None = FILLER
        else:
            count = max(count, 1)
            card = self.cards.find(name)
        if card is None:
            known = known_names([], self.cards.all()).all()
            raise name.problem(f"no card is called {name.text!r}{nearest(name.text, known)}")
        if count < 0:
            raise text.problem("a card or a number of cards stands here")
        zone = ZONES[key]
        bit = _bit(card)
        if zone < 0:
            if not bit & KINDS[key]:
                raise name.problem(f"{card.name} cannot stand under {key!r}")
            zone = c.ALLIES if bit == c.ALLY else c.HERO_ROW
        entry = Entry(card, count, zone, text)
        entry.face_down = zone == c.RESOURCES and (bit != c.QUEST or card is FILLER)
        self.marks(entry, marks)
        self.cards.use(card)
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
            if word == "damage" and rest and rest[0].isdigit():
                entry.damage = int(rest[0])
                at += 1
            elif word == "counters" and len(rest) > 1 and rest[1].isdigit():
                entry.counters = (*entry.counters, (rest[0], int(rest[1])))
                at += 2
            elif word == "exhausted":
                entry.exhausted = True
            elif word in ("face-down", "flipped"):
                entry.face_down = True
            elif word in ("face-up", "ready"):
                entry.face_down = entry.face_down and word != "face-up"
            elif word == "joined-this-turn":
                entry.joined = 1
            elif word == "joined-last-turn":
                entry.joined = 2
            elif word == "revealed":
                entry.revealed = True
            elif word == "token":
                entry.token = True
            elif word == "owner" and rest and rest[0] in self.scene.seats:
                entry.owner = rest[0]
                at += 1
            elif word in ("on", "as") and rest:
                self.tail(entry, word, here)
                return
            else:
                raise here.problem(f"{word!r} cannot follow the name of a card{nearest(word, list(MARKS))}")

    def tail(self, entry: Entry, word: str, here: Text) -> None:
        """`on HOST` and `as NAME` stand last, in this order."""
        rest = here.cut(len(word))
        if word == "on":
            at = rest.text.find(" as ")
            entry.host = rest.cut(0, at if at >= 0 else None)
            entry.zone = c.ATTACHED
            if at < 0:
                return
            rest = rest.cut(at + 4)
        entry.given = rest.text

    def grant(self, seat: SeatPlan, pair: Field) -> None:
        """`grant NAME: words`: that card of the seat has these keywords or powers as well."""
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
        if wanted == entry.given.lower() or (wanted == "hero" and entry.card.kind == w.Kind.HERO):
            return 0
        return min(rank(wanted, entry.card.name), rank(wanted, entry.card.name_de))

    # ----------------------------------------------------------------- turn

    def turn(self, plan: Plan) -> None:
        plan.turn = self.scene.seats[0]
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
                plan.step = -1
            elif part.text == "resource placed":
                plan.placed = True
            elif part.text in STEPS:
                plan.step = STEPS[part.text]
            elif part.text in INSIDE:
                plan.step = INSIDE[part.text]
                plan.inside = True
            elif part.text in WINDOWS:
                plan.step = 4
                plan.combat = (part, part, WINDOWS[part.text])
            else:
                known = [*STEPS, *INSIDE, *WINDOWS, "setup", "resource placed", *self.scene.seats]
                message = f"{part.text!r} is no seat and no step{nearest(part.text, known)}"
                self.problems.append(Problem(part.line, part.column, message))
        self.combat(plan)

    def combat(self, plan: Plan) -> None:
        found = self.scene.headings.get("combat")
        if found is None:
            if plan.combat is not None:
                at = plan.combat[0]
                self.problems.append(Problem(at.line, at.column, "say who fights: `combat: Kor attacks Ben's hero`"))
            return
        at_attacks = found.value.text.find(" attacks ")
        if at_attacks < 0:
            self.problems.append(Problem(found.value.line, found.value.column, "a combat is `Kor attacks Ben's hero`"))
            return
        window = plan.combat[2] if plan.combat is not None else c.COMBAT_ATTACK
        defender = found.value.cut(at_attacks + 9)
        plan.protecting = defender.text.endswith(" protecting")
        if plan.protecting:
            defender = defender.cut(0, len(defender.text) - 11)
        plan.combat = (found.value.cut(0, at_attacks), defender, window)

    def give(self, plan: Plan) -> None:
        """The names given in the position, and hosts and fighters that exist; ids follow the order of building."""
        for number, (_, entry) in enumerate(placing_order(plan.seats)):
            if entry.given:
                plan.names.given[entry.given.lower()] = number
        texts = [entry.host for seat in plan.seats for entry in seat.entries if entry.host is not None]
        texts += list(plan.combat[:2]) if plan.combat is not None else []
        for text in texts:
            try:
                plan.names.card(text)
            except BadScene as bad:
                self.problems += bad.problems


def placing_order(seats: Sequence[SeatPlan]) -> list[tuple[SeatPlan, Entry]]:
    """Every single card in the order in which it is made: what is in play, then the other zones, resources last."""
    found: list[tuple[int, SeatPlan, Entry]] = []
    for seat in seats:
        for entry in seat.entries:
            first = 0 if entry.card.kind == w.Kind.HERO else ORDER.index(entry.zone)
            found += [(first, seat, entry)] * entry.count
    found.sort(key=_first)
    return [(seat, entry) for _, seat, entry in found]


def _first(item: tuple[int, SeatPlan, Entry]) -> int:
    return item[0]


ORDER: Final = (c.HERO_ROW, c.ALLIES, c.ATTACHED, c.HAND, c.DECK, c.GRAVEYARD, c.REMOVED, c.RESOURCES)


def _bit(card: w.Card) -> int:
    return {
        w.Kind.HERO: c.HERO,
        w.Kind.ALLY: c.ALLY,
        w.Kind.ABILITY: c.ABILITY,
        w.Kind.WEAPON: c.WEAPON,
        w.Kind.ARMOR: c.ARMOR,
        w.Kind.ITEM: c.ITEM,
        w.Kind.QUEST: c.QUEST,
    }.get(card.kind, 0)
