"""The position of a scene: what its seats have, whose turn it is, and the state that is made of it.

Reading makes a `Plan` (and finds every mistake, with line and column); `build` makes a
state of the plan, as often as it is asked to and with the seats turned.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.scene.layout import (
    ScoreBySeats,
    SeatPlan,
    attempt,
    fits_here,
    granted,
    making_order,
    names_in_doubt,
    on_and_as,
    once,
    outside_setup,
    read_card,
    read_match,
    read_turn,
    seat_lines,
)
from regelwerk.kernel.scene.names import names_of
from regelwerk.kernel.scene.scene import HeadingField, Scene, SceneBlock
from regelwerk.kernel.scene.source_text import (
    SceneFormatError,
    SceneProblem,
    SourceText,
    did_you_mean,
    every,
    word_at,
)
from regelwerk.wowtcg import codes, vocabulary
from regelwerk.wowtcg.definition_loading import standard
from regelwerk.wowtcg.definitions import EDITION, WowDefinitions
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.scene.cards import FILLER, SOME_HERO, WowSceneCards
from regelwerk.wowtcg.scene.names import SceneNames, known_names

DECK: Final = 20
"""How many fillers a deck has that the scene does not speak of."""

ZONES: Final = {
    "hero": -1,
    "party": -1,
    "allies": -1,
    "equipment": -1,
    "abilities": -1,
    "play": -1,
    "resources": codes.ZONE_RESOURCES,
    "hand": codes.ZONE_HAND,
    "deck": codes.ZONE_DECK,
    "graveyard": codes.ZONE_GRAVEYARD,
    "removed": codes.ZONE_REMOVED,
}
"""What a seat can have, and the zone; -1: the row that the card's type says."""
KINDS: Final = {
    "hero": codes.TYPE_HERO,
    "party": codes.TYPE_ALLY,
    "allies": codes.TYPE_ALLY,
    "equipment": codes.TYPE_EQUIPMENT,
    "abilities": codes.TYPE_ABILITY,
    "play": codes.TYPE_ALLY | codes.TYPE_EQUIPMENT | codes.TYPE_ABILITY,
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
IN_PLAY: Final = ("hero", "ally", "equipment", "ability", "resource")
HERE: Final = {
    "damage": ("hero", "ally"),
    "exhausted": IN_PLAY,
    "ready": IN_PLAY,
    "face-down": ("hero", "resource", "removed"),
    "face-up": ("hero", "resource", "removed"),
    "flipped": ("hero",),
    "joined-this-turn": IN_PLAY,
    "joined-last-turn": IN_PLAY,
    "owner": IN_PLAY,
    "on": ("ability", "equipment"),
    "token": IN_PLAY,
    "counters": IN_PLAY,
    "revealed": ("hand", "deck", "resource"),
}
"""Of what a mark says something."""
STEPS: Final = {"ready step": 0, "draw step": 1, "action phase": 2, "end phase": 4, "wrap-up step": 5}
"""The steps that a scene can begin with, and what the turn does next then."""
INSIDE: Final = {"in ready step": 0, "in draw step": 1, "in end phase": 4}
"""The same with the window open already: what happens at the beginning of the step has happened."""
WINDOWS: Final = {"attack window": codes.PHASE_COMBAT_ATTACK, "defend window": codes.PHASE_COMBAT_DEFEND}


@dataclass
class WowCardEntry:
    """One card (or `count` of them) in a position."""

    card: vocabulary.Card
    count: int
    zone: int
    at: SourceText
    damage: int = 0
    exhausted: bool = False
    face_down: bool = False
    joined: int = 0
    """1 this turn, 2 last turn, 0 earlier."""
    owner: str = ""
    host: SourceText | None = None
    counters: tuple[tuple[str, int], ...] = ()
    revealed: bool = False
    token: bool = False
    given: str = ""


@dataclass
class PositionPlan:
    """A position that has been read.

    turn        whose turn it is, its number, and `Turn.at` (-1: the game begins with its setup)
    placed      whether the turn player has placed a resource
    combat      names of attacker, proposed or real defender, and the window; None outside combat
    inside      the window of the step is open already
    protecting  the defender stepped in
    sabotage    the combat is a sabotage
    match       of which match it is a game, and who has won games of it; None outside a match
    """

    defs: WowDefinitions
    names: SceneNames
    seats: list[SeatPlan[WowCardEntry]]
    turn: str
    number: int
    step: int
    placed: bool
    combat: tuple[SourceText, SourceText, int] | None
    inside: bool = False
    protecting: bool = False
    sabotage: bool = False
    match: ScoreBySeats | None = None


class PositionReader:
    """Reads cards, seats and turn of a scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.problems: list[SceneProblem] = scene.check_edition([EDITION])
        self.cards = WowSceneCards()
        self.names = known_names([], ())

    def plan(self) -> PositionPlan | None:
        """The position; None if something is wrong with it. The names are known all the same."""
        for block in self.scene.cards:
            self.cards.attempt(block)
        seats = [self.seat(block) for block in self.scene.blocks]
        self.problems += self.cards.problems
        defs = self.definitions()
        tokens = names_of(card.word for card in defs.cards if isinstance(card, CardDefinition) and card.code)
        self.names = known_names(self.scene.seats, [*self.cards.names(), *tokens])
        plan = PositionPlan(defs, self.names, seats, "", 0, STEPS["action phase"], False, None)
        self.turn(plan)
        plan.match = read_match(self.scene, [seat.team for seat in plan.seats], self.problems)
        self.in_setup(plan)
        self.give(plan)
        names_in_doubt(self.scene.blocks if self.problems else (), self.names.given)
        return None if self.problems else plan

    def definitions(self) -> WowDefinitions:
        """The definitions; those of the game alone where the scene's own make no sense."""
        try:
            return standard() if self.cards.problems else self.cards.definitions()
        except SceneFormatError as bad:
            self.problems += bad.problems
            return standard()

    # ---------------------------------------------------------------- seats

    def seat(self, block: SceneBlock) -> SeatPlan[WowCardEntry]:
        team, filled, grants = seat_lines(block, ZONES, self.problems)
        seat: SeatPlan[WowCardEntry] = SeatPlan(block.name.text, team)
        attempt(self.zone, seat, filled, self.problems)
        if "hero" not in seat.pools:
            seat.entries.insert(0, WowCardEntry(SOME_HERO, 1, codes.ZONE_HERO_ROW, block.name))
        if "deck" not in seat.pools:
            seat.entries.append(WowCardEntry(FILLER, DECK, codes.ZONE_DECK, block.name))
        attempt(self.grant, seat, grants, self.problems)
        return seat

    def zone(self, seat: SeatPlan[WowCardEntry], pair: HeadingField) -> None:
        key, value = pair.key.text, pair.value
        if key == "hero" and "hero" in seat.pools:
            raise value.problem("a seat has only one hero")
        seat.pools.add(key)
        if value.text in ("none", "empty", "0", ""):
            return
        names = known_names(self.scene.seats, self.cards.names())
        found = every(lambda part: self.entry(key, part), names.split(value))
        if key == "hero" and sum(entry.count for entry in found) > 1:
            raise value.problem("a seat has only one hero")
        seat.entries += found

    def entry(self, key: str, text: SourceText) -> WowCardEntry:
        card, count, name, marks = read_card(text, self.cards, MARKS, FILLER)
        zone = ZONES[key]
        bit = _bit(card)
        if zone < 0:
            if not bit & KINDS[key]:
                raise name.problem(f"{card.name} can't be listed under {key!r}")
            zone = codes.ZONE_ALLIES if bit == codes.TYPE_ALLY else codes.ZONE_HERO_ROW
        entry = WowCardEntry(card, count, zone, text)
        entry.face_down = zone == codes.ZONE_RESOURCES and (bit != codes.TYPE_QUEST or card is FILLER)
        self.marks(entry, marks)
        self.cards.use(card)
        return entry

    def marks(self, entry: WowCardEntry, text: SourceText) -> None:
        """What follows the name."""
        at = 0
        words = text.text.split()
        seen: list[str] = []
        while at < len(words):
            word = words[at]
            here = text.slice(word_at(text.text, at))
            rest = words[at + 1 :]
            at += 1
            fits_here(word, here, HERE, what_of(entry))
            if word != "counters":
                once(word, here, seen)
            if word == "damage" and rest and rest[0].isdecimal():
                entry.damage = int(rest[0])
                at += 1
            elif word == "counters" and len(rest) > 1 and rest[1].isdecimal():
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
                host, entry.given = on_and_as(here)
                if host is not None:
                    entry.host = host
                    entry.zone = codes.ZONE_ATTACHED
                return
            elif word in ("damage", "counters"):
                raise here.problem(f"{word!r} must be followed by a number")
            elif word == "owner" and rest:
                raise here.problem(f"unknown seat {rest[0]!r}{did_you_mean(rest[0], self.scene.seats)}")
            else:
                raise here.problem(f"{word!r} cannot follow the name of a card{did_you_mean(word, list(MARKS))}")

    def grant(self, seat: SeatPlan[WowCardEntry], pair: HeadingField) -> None:
        """`grant NAME: words`: that card of the seat has these keywords or powers as well."""
        for entry in granted(seat, pair.key.slice(6), is_hero):
            entry.card = self.cards.granted(entry.card, pair.value)
            self.cards.blocks.append(SceneBlock(SourceText(entry.card.name, pair.value.line, pair.value.column)))
            self.cards.use(entry.card)

    def in_setup(self, plan: PositionPlan) -> None:
        """Before a game begins there are heroes and decks, and in a match equipment that was kept for it."""
        if plan.step < 0:
            kept = ("equipment",) if plan.match is not None else ()
            self.problems += outside_setup(self.scene.blocks, ZONES, ("hero", "deck", *kept))

    # ----------------------------------------------------------------- turn

    def turn(self, plan: PositionPlan) -> None:
        plan.turn, plan.number, parts = read_turn(self.scene, self.problems)
        for part in parts:
            if part.text == "setup":
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
                message = f"{part.text!r} is neither a seat nor a step{did_you_mean(part.text, known)}"
                self.problems.append(SceneProblem(part.line, part.column, message))
        self.combat(plan)

    def combat(self, plan: PositionPlan) -> None:
        found = self.scene.headings.get("combat")
        if found is None:
            if plan.combat is not None:
                at = plan.combat[0]
                self.problems.append(
                    SceneProblem(at.line, at.column, "say who fights: `combat: Kor attacks Ben's hero`")
                )
            return
        plan.sabotage = " sabotages " in found.value.text
        verb = " sabotages " if plan.sabotage else " attacks "
        at_verb = found.value.text.find(verb)
        if at_verb < 0:
            self.problems.append(
                SceneProblem(found.value.line, found.value.column, "a combat is `Kor attacks Ben's hero`")
            )
            return
        window = plan.combat[2] if plan.combat is not None else codes.PHASE_COMBAT_ATTACK
        defender = found.value.slice(at_verb + len(verb))
        plan.protecting = defender.text.endswith(" protecting")
        if plan.protecting:
            defender = defender.slice(0, len(defender.text) - 11)
        plan.combat = (found.value.slice(0, at_verb), defender, window)

    def give(self, plan: PositionPlan) -> None:
        """The names given in the position, and hosts and fighters that exist; ids follow the order of building."""
        for number, (_, entry) in enumerate(placing_order(plan.seats)):
            if entry.given:
                plan.names.given[entry.given.lower()] = number
        texts = [entry.host for seat in plan.seats for entry in seat.entries if entry.host is not None]
        texts += list(plan.combat[:2]) if plan.combat is not None else []
        for text in texts:
            try:
                plan.names.card(text)
            except SceneFormatError as bad:
                self.problems += bad.problems


def placing_order(seats: Sequence[SeatPlan[WowCardEntry]]) -> list[tuple[SeatPlan[WowCardEntry], WowCardEntry]]:
    """Every single card in the order in which it is made: what is in play, then the other zones, resources last."""
    return making_order(seats, _place)


def _place(entry: WowCardEntry) -> int:
    return 0 if entry.card.kind == vocabulary.CardType.HERO else ORDER.index(entry.zone)


def is_hero(name: str, entry: WowCardEntry) -> bool:
    """Whether a name is the one that every hero has in a scene."""
    return name == "hero" and entry.card.kind == vocabulary.CardType.HERO


ORDER: Final = (
    codes.ZONE_HERO_ROW,
    codes.ZONE_ALLIES,
    codes.ZONE_ATTACHED,
    codes.ZONE_HAND,
    codes.ZONE_DECK,
    codes.ZONE_GRAVEYARD,
    codes.ZONE_REMOVED,
    codes.ZONE_RESOURCES,
)


def what_of(entry: WowCardEntry) -> str:
    """What a card is where it lies, for what can be said of it there."""
    if entry.zone in PLACES:
        return PLACES[entry.zone]
    bit = _bit(entry.card)
    return (
        "hero"
        if bit == codes.TYPE_HERO
        else "ally"
        if bit == codes.TYPE_ALLY
        else "equipment"
        if bit & codes.TYPE_EQUIPMENT
        else "ability"
    )


PLACES: Final = {
    codes.ZONE_HAND: "hand",
    codes.ZONE_DECK: "deck",
    codes.ZONE_GRAVEYARD: "graveyard",
    codes.ZONE_REMOVED: "removed",
    codes.ZONE_RESOURCES: "resource",
}


def _bit(card: vocabulary.Card) -> int:
    return {
        vocabulary.CardType.HERO: codes.TYPE_HERO,
        vocabulary.CardType.ALLY: codes.TYPE_ALLY,
        vocabulary.CardType.ABILITY: codes.TYPE_ABILITY,
        vocabulary.CardType.WEAPON: codes.TYPE_WEAPON,
        vocabulary.CardType.ARMOR: codes.TYPE_ARMOR,
        vocabulary.CardType.ITEM: codes.TYPE_ITEM,
        vocabulary.CardType.QUEST: codes.TYPE_QUEST,
    }.get(card.kind, 0)
