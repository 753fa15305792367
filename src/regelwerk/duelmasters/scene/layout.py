"""The position of a scene: what its seats have, and whose turn it is, read into a `Plan`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from regelwerk.duelmasters import codes, vocabulary
from regelwerk.duelmasters.definition_loading import standard
from regelwerk.duelmasters.definitions import EDITION, EDITIONS, DmDefinitions
from regelwerk.duelmasters.scene.cards import FILLER, MANA, DmSceneCards
from regelwerk.duelmasters.scene.names import SceneNames, known_names
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
from regelwerk.kernel.scene.scene import HeadingField, Scene, SceneBlock
from regelwerk.kernel.scene.source_text import (
    SceneFormatError,
    SceneProblem,
    SourceText,
    did_you_mean,
    every,
    word_at,
)

DECK: Final = 20
"""How many fillers a deck has that the scene does not speak of."""
SHIELDS: Final = 5
"""How many shields a seat has of which the scene does not speak."""

ZONES: Final = {
    "creatures": codes.ZONE_BATTLE,
    "hand": codes.ZONE_HAND,
    "shields": codes.ZONE_SHIELDS,
    "graveyard": codes.ZONE_GRAVEYARD,
    "deck": codes.ZONE_DECK,
    "mana": codes.ZONE_MANA,
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
STEPS: Final = {name: number for number, name in enumerate(codes.PHASES) if number}
"""The steps that a scene can begin with."""


@dataclass
class DmCardEntry:
    """One card (or `count` of them) in a position.

    new    came into the battle zone this turn
    place  number of a shield, 0 for the next one
    under  what lies beneath an evolution creature, the lowest first
    """

    card: vocabulary.Card
    count: int
    zone: int
    at: SourceText
    tapped: bool = False
    new: bool = False
    revealed: bool = False
    place: int = 0
    under: tuple[vocabulary.Card, ...] = ()
    given: str = ""


@dataclass
class PositionPlan:
    """A position that has been read.

    turn      whose turn it is, its number, and the step that begins (SETUP: the game does)
    charged   whether the turn player has put a card into the mana zone
    match     of which match it is a game, and who has won games of it; None outside a match
    """

    defs: DmDefinitions
    names: SceneNames
    seats: list[SeatPlan[DmCardEntry]]
    edition: str
    turn: str
    number: int
    step: int
    charged: bool = False
    match: ScoreBySeats | None = None


class PositionReader:
    """Reads cards, seats and turn of a scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.problems: list[SceneProblem] = []
        self.edition = scene.heading("edition") or EDITION
        self.cards = DmSceneCards(self.edition)
        self.names = known_names([], ())

    def plan(self) -> PositionPlan | None:
        """The position; None if something is wrong with it. The names are known all the same."""
        self.problems += self.scene.check_edition(EDITIONS)
        for block in self.scene.cards:
            self.cards.attempt(block)
        seats = [self.seat(block) for block in self.scene.blocks]
        self.problems += self.cards.problems
        self.cards.keep(card for seat in seats for entry in seat.entries for card in (entry.card, *entry.under))
        names = self.names = known_names(self.scene.seats, self.cards.names())
        plan = PositionPlan(self.definitions(), names, seats, self.edition, "", 0, codes.PHASE_MAIN)
        self.turn(plan)
        plan.match = read_match(self.scene, [seat.team for seat in seats], self.problems)
        self.in_setup(plan)
        for number, (_, entry) in enumerate(placing_order(seats)):
            if entry.given:
                names.given[entry.given.lower()] = number
        names_in_doubt(self.scene.blocks if self.problems else (), names.given)
        return None if self.problems else plan

    def definitions(self) -> DmDefinitions:
        """The definitions; those of the game alone where the scene's own make no sense."""
        try:
            return standard() if self.cards.problems else self.cards.definitions()
        except SceneFormatError as bad:
            self.problems += bad.problems
            return standard()

    # ---------------------------------------------------------------- seats

    def seat(self, block: SceneBlock) -> SeatPlan[DmCardEntry]:
        team, filled, grants = seat_lines(block, ZONES, self.problems)
        seat: SeatPlan[DmCardEntry] = SeatPlan(block.name.text, team)
        attempt(self.zone, seat, filled, self.problems)
        for key, number in (("shields", SHIELDS), ("deck", DECK)):
            if key not in seat.pools:
                seat.entries.append(DmCardEntry(FILLER, number, ZONES[key], block.name))
        attempt(self.grant, seat, grants, self.problems)
        return seat

    def zone(self, seat: SeatPlan[DmCardEntry], pair: HeadingField) -> None:
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

    def entry(self, key: str, text: SourceText) -> DmCardEntry:
        filler = MANA if key == "mana" else FILLER
        card, count, name, marks = read_card(text, self.cards, MARKS, filler)
        if key == "creatures" and card.kind != vocabulary.CardType.CREATURE:
            raise name.problem(f"{card.name} is not a creature")
        entry = DmCardEntry(card, count, ZONES[key], text)
        self.marks(entry, marks, key)
        return entry

    def marks(self, entry: DmCardEntry, text: SourceText, key: str) -> None:
        """What follows the name."""
        at = 0
        words = text.text.split()
        seen: list[str] = []
        while at < len(words):
            word = words[at]
            here = text.slice(word_at(text.text, at))
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
                raise here.problem(f"{word!r} must be followed by a number")
            elif word in ("on", "as") and rest:
                below, entry.given = on_and_as(here)
                if below is not None:
                    if not evolves(entry.card):
                        raise here.problem(f"{entry.card.name} is not an evolution creature: nothing is beneath it")
                    entry.under = tuple(self.beneath(part) for part in below.split("+"))
                return
            else:
                raise here.problem(f"{word!r} cannot follow the name of a card{did_you_mean(word, list(MARKS))}")

    def beneath(self, name: SourceText) -> vocabulary.Card:
        card = self.cards.find(name)
        if card is None:
            raise name.problem(f"unknown card {name.text!r}")
        return card

    def grant(self, seat: SeatPlan[DmCardEntry], pair: HeadingField) -> None:
        """`grant NAME: words`: that card of the seat has these abilities as well."""
        for entry in granted(seat, pair.key.slice(6)):
            entry.card = self.cards.granted(entry.card, pair.value)
            self.cards.blocks.append(SceneBlock(SourceText(entry.card.name, pair.value.line, pair.value.column)))
            self.cards.use(entry.card)

    def in_setup(self, plan: PositionPlan) -> None:
        """Before a game begins there are decks, nothing else; what lies in shields comes from them."""
        if plan.step != codes.PHASE_SETUP:
            return
        for seat in plan.seats:
            seat.entries = [entry for entry in seat.entries if entry.zone == codes.ZONE_DECK]
        self.problems += outside_setup(self.scene.blocks, ZONES, ("deck",))

    # ----------------------------------------------------------------- turn

    def turn(self, plan: PositionPlan) -> None:
        plan.turn, plan.number, parts = read_turn(self.scene, self.problems)
        for part in parts:
            if part.text == "setup":
                plan.step = codes.PHASE_SETUP
            elif part.text == "mana done":
                plan.charged = True
            elif part.text in STEPS:
                plan.step = STEPS[part.text]
            else:
                known = [*STEPS, "setup", "mana done", *self.scene.seats]
                message = f"{part.text!r} is neither a seat nor a step{did_you_mean(part.text, known)}"
                self.problems.append(SceneProblem(part.line, part.column, message))


ORDER: Final = tuple(ZONES.values())


def evolves(card: vocabulary.Card) -> bool:
    """Whether it is an evolution creature."""
    return any(isinstance(ability, vocabulary.Evolution) for ability in card.abilities)


def placing_order(seats: Sequence[SeatPlan[DmCardEntry]]) -> list[tuple[SeatPlan[DmCardEntry], DmCardEntry]]:
    """Every single card in the order in which it is made: creatures of all seats, hands, shields ..., mana last."""
    return making_order(seats, _place)


def _place(entry: DmCardEntry) -> int:
    return ORDER.index(entry.zone)
