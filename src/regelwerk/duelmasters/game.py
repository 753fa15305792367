"""The game as the kernel knows it: how it starts, what may stand in its state, its views and its acts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from regelwerk.duelmasters import acts, evaluate, explain, sight
from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.attack import Attack
from regelwerk.duelmasters.defs import EDITION, EDITIONS, MODERN, DmDefs
from regelwerk.duelmasters.formats import BadDeck, Deck, Fault, faults_of, ready_deck, ready_decks
from regelwerk.duelmasters.loading import VOCABULARY, load, standard
from regelwerk.duelmasters.playing import Playing
from regelwerk.duelmasters.position import position
from regelwerk.duelmasters.replacing import Destroying, Fate
from regelwerk.duelmasters.rules import BOOK
from regelwerk.duelmasters.set_choices import open_choice, set_choice
from regelwerk.duelmasters.settling import Settling
from regelwerk.duelmasters.setup import start
from regelwerk.duelmasters.shields import Breaking
from regelwerk.duelmasters.state import Combat, Did, DmPiece, DmScope, DmState, Modifier, Note, Waiting
from regelwerk.duelmasters.turn import Turn
from regelwerk.duelmasters.words import Card as CardWord
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option, Reason
from regelwerk.kernel.game import Rules
from regelwerk.kernel.rulebook import Rulebook
from regelwerk.kernel.set_choice import SetChoice
from regelwerk.kernel.setup import cards_of, has_open_lists, teams_of
from regelwerk.kernel.state import WINDOWS, State

CLASSES: Final[tuple[type, ...]] = (
    Attack,
    Breaking,
    Combat,
    Destroying,
    Did,
    DmPiece,
    DmScope,
    DmState,
    Fate,
    Modifier,
    Note,
    Playing,
    Settling,
    Turn,
    Waiting,
)
"""Every class of this game that can stand in a state."""

MOST_SEATS: Final = 6
"""How many may sit at a table (dm:11)."""


__all__ = [
    "CLASSES",
    "MOST_SEATS",
    "RULES",
    "RULES_MODERN",
    "DmRules",
    "as_deck",
    "ready_decks",
    "rules",
    "table_fault",
]


def as_deck(given: object, defs: DmDefs) -> Deck:
    """A deck from a deck, the name of a ready one, or the text of a deck file. Raises BadDeck or ValueError."""
    if isinstance(given, Deck):
        return given
    return ready_deck(given, defs)


class DmRules(Rules):
    """Duel Masters, in one of its editions."""

    name = "duelmasters"
    decisions = c.DECISIONS
    verbs = c.VERBS
    deck_type = dict

    def __init__(self, edition: str) -> None:
        self.edition = edition

    def book(self) -> Rulebook:
        return BOOK

    def classes(self) -> Sequence[type]:
        return CLASSES

    def derived(self) -> Mapping[str, Sequence[str]]:
        return {"DmState": ("values", "powers")}

    # ---------------------------------------------------------------- starting

    def prepare(self, decks: Sequence[object], seed: int, teams: Sequence[int] | None, windows: str) -> dict[str, Any]:
        """Check the decks and put the setup down as plain data. Raises BadDeck (a ValueError) or ValueError."""
        defs = standard(self.edition)
        found = [as_deck(given, defs) for given in decks]
        sides = teams_of(len(found), teams, windows)
        problem = table_fault(len(found), sides)
        if problem:
            raise ValueError(problem)
        faults: list[Fault] = []
        for deck in found:
            faults += faults_of(deck, defs)
        if faults:
            raise BadDeck(faults)
        plain = [{"name": deck.name, "cards": list(deck.cards)} for deck in found]
        return {"decks": plain, "teams": sides, "seed": seed, "windows": windows}

    def defs(self, setup: Mapping[str, Any]) -> DmDefs:
        """The cards of the game, and those that the setup brings along as `own`, in their text form."""
        own = setup.get("own", ())
        return _with_own(tuple(own), self.edition) if own else standard(self.edition)

    def start(self, setup: Mapping[str, Any], dictated: list[list[int]] | None) -> State:
        decks = [list(deck["cards"]) for deck in setup["decks"]]
        problem = table_fault(len(decks), list(setup["teams"]))
        if problem:
            raise ValueError(problem)
        windows = WINDOWS.index(setup["windows"])
        state = start(self.defs(setup), decks, list(setup["teams"]), setup["seed"], windows, dictated)
        state.open_lists = has_open_lists(setup)
        return state

    # ----------------------------------------------------------------- playing

    def act(self, state: DmState, seat: int, verb: str) -> None:
        acts.act(state, seat, verb)

    def why_not(self, state: DmState, seat: int, intent: Option) -> list[Reason]:
        return explain.why_not(state, seat, intent)

    def view(self, state: DmState, seat: int) -> dict[str, Any]:
        return sight.view(state, seat)

    def turn(self, state: DmState) -> tuple[int, int]:
        return state.turn, state.active

    def guess(self, state: DmState, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None) -> State:
        return sight.guess(state, seat, chance, unseen)

    # ------------------------------------------------------------ looking ahead

    def evaluate(self, state: DmState, seat: int) -> float:
        return evaluate.evaluate(state, seat)

    def settled(self, state: DmState) -> bool:
        return evaluate.settled(state)

    def sensible(self, state: DmState, quick: bool) -> list[int]:
        return evaluate.sensible(state, quick)

    def standing(self, state: DmState) -> int:
        return evaluate.standing(state)

    def set_choice(self, state: DmState) -> SetChoice | None:
        return set_choice(state)

    def is_inside_set(self, state: DmState) -> bool:
        choice = open_choice(state)
        return choice is not None and len(choice.picked) > 0

    def parse(self, state: DmState, seat: int, line: str) -> Option:
        from regelwerk.duelmasters import parse

        return parse.parse(state, seat, line)

    def parse_set(self, state: DmState, seat: int, line: str) -> list[Option]:
        from regelwerk.duelmasters import parse

        return parse.parse_set(state, seat, line, self.set_choice(state))

    # --------------------------------------------------------------- recording

    def position(self, state: DmState) -> dict[str, Any]:
        return position(state)


def table_fault(decks: int, teams: list[int]) -> str:
    """What is wrong with a table of so many decks and these teams, "" if nothing is (dm:11).

    >>> table_fault(2, [0, 1]), table_fault(3, [0, 0, 1])
    ('', 'teams must be of the same size')
    """
    if len(teams) != decks:
        return f"{decks} decks but {len(teams)} teams"
    sides = sorted(set(teams))
    if len(sides) < 2:
        return "a game needs at least two seats that play against each other"
    if decks > MOST_SEATS:
        return f"at most {MOST_SEATS} can play, not {decks}"
    size = decks // len(sides)
    if any(teams.count(side) != size for side in sides):
        return "teams must be of the same size"
    if any(teams[i] != teams[(i + len(sides)) % decks] for i in range(decks)):
        return "team mates must sit in turn with the others"
    return ""


@cache
def _with_own(texts: tuple[str, ...], edition: str) -> DmDefs:
    """Definitions with cards of a user's own. Raises ValueError for a text that is no card."""
    return load(cards_of(texts, VOCABULARY, CardWord), edition)


RULES: Final = DmRules(EDITION)
RULES_MODERN: Final = DmRules(MODERN)


def rules(edition: str = "") -> DmRules:
    """The rules in an edition, the usual one if none is named. Raises ValueError for one that there is not.

    >>> rules().edition, rules("modern").edition
    ('2004', 'modern')
    """
    if edition == MODERN:
        return RULES_MODERN
    if edition not in ("", EDITION):
        raise ValueError(f"duelmasters has no edition {edition!r}; it has {', '.join(EDITIONS)}")
    return RULES
