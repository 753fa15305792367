"""The game as the kernel knows it: how it starts, what may stand in its state, its views and its acts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from regelwerk.duelmasters import codes, course, evaluation, refusals, table_actions, visibility
from regelwerk.duelmasters.attack import AttackFrame
from regelwerk.duelmasters.deck_file import Deck, Fault, IllegalDeckError, as_deck, faults_of
from regelwerk.duelmasters.definition_loading import VOCABULARY, load, standard
from regelwerk.duelmasters.definitions import EDITION, EDITIONS, MAX_SEATS, MODERN, DmDefinitions
from regelwerk.duelmasters.pending_abilities import PendingAbilitiesFrame
from regelwerk.duelmasters.play_card import PlayCardFrame
from regelwerk.duelmasters.position import position
from regelwerk.duelmasters.presentation import command_parser
from regelwerk.duelmasters.replacement import ChosenReplacement, DestructionFrame
from regelwerk.duelmasters.rules import BOOK
from regelwerk.duelmasters.set_choices import open_choice, set_choice
from regelwerk.duelmasters.setup import FirstPlayerFrame, start
from regelwerk.duelmasters.shields import ShieldBreakFrame
from regelwerk.duelmasters.standing import standing
from regelwerk.duelmasters.state import (
    CurrentAttack,
    DmPiece,
    DmScope,
    DmState,
    LoopEntry,
    Modifier,
    PendingTrigger,
    TurnFact,
)
from regelwerk.duelmasters.turn import TurnFrame
from regelwerk.duelmasters.vocabulary import Card as CardWord
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option, Reason
from regelwerk.kernel.match_score import game_of_match
from regelwerk.kernel.purpose import Purpose
from regelwerk.kernel.rulebook import Rulebook
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.search_budget import SearchBudget
from regelwerk.kernel.set_choice import SetChoice
from regelwerk.kernel.setup import cards_of, has_open_lists, resolve_teams
from regelwerk.kernel.standing import Standing
from regelwerk.kernel.state import WINDOWS, State

CLASSES: Final[tuple[type, ...]] = (
    AttackFrame,
    ShieldBreakFrame,
    CurrentAttack,
    DestructionFrame,
    FirstPlayerFrame,
    LoopEntry,
    DmPiece,
    DmScope,
    DmState,
    ChosenReplacement,
    Modifier,
    TurnFact,
    PlayCardFrame,
    PendingAbilitiesFrame,
    TurnFrame,
    PendingTrigger,
)
"""Every class of this game that can stand in a state."""

__all__ = [
    "CLASSES",
    "RULESET",
    "RULESET_MODERN",
    "DmRuleset",
    "rules",
    "table_fault",
]


class DmRuleset(Ruleset):
    """Duel Masters, in one of its editions."""

    name = "duelmasters"
    decisions = codes.DECISIONS
    verbs = codes.VERBS
    deck_type = dict
    purposes = {  # noqa: RUF012
        codes.VERB_ATTACK: Purpose.ATTACK,
        codes.VERB_CHARGE: Purpose.BUILD,
        codes.VERB_SUMMON: Purpose.BUILD,
        codes.VERB_EVOLVE: Purpose.BUILD,
        codes.VERB_CAST: Purpose.BUILD,
    }
    evaluation_scale = 20.0
    search_budgets = (
        SearchBudget(candidates=2, samples=2, horizon=2, caution=5.0),
        SearchBudget(candidates=4, samples=6, horizon=8),
        SearchBudget(candidates=6, samples=96, horizon=6, race=8, behind=2.0, plans=True),
    )

    def __init__(self, edition: str) -> None:
        self.edition = edition

    def book(self) -> Rulebook:
        return BOOK

    def state_classes(self) -> Sequence[type]:
        return CLASSES

    def derived_fields(self) -> Mapping[str, Sequence[str]]:
        return {"DmState": ("values", "powers")}

    # ---------------------------------------------------------------- starting

    def prepare(self, decks: Sequence[object], seed: int, teams: Sequence[int] | None, windows: str) -> dict[str, Any]:
        """Check the decks and put the setup down as plain data.

        Raises IllegalDeckError (a ValueError) or ValueError.
        """
        found = [
            _checked_file(given, self.edition) if isinstance(given, str) else _checked(given, self.edition)
            for given in decks
        ]
        sides = resolve_teams(len(found), teams, windows)
        problem = table_fault(len(found), sides)
        if problem:
            raise ValueError(problem)
        faults = [fault for _, deck_faults in found for fault in deck_faults]
        if faults:
            raise IllegalDeckError(faults)
        plain = [{"name": deck.name, "cards": list(deck.cards)} for deck, _ in found]
        return {"decks": plain, "teams": sides, "seed": seed, "windows": windows}

    def defs(self, setup: Mapping[str, Any]) -> DmDefinitions:
        """The cards of the game, and those that the setup brings along as `own`, in their text form."""
        own = setup.get("own", ())
        return _with_own(tuple(own), self.edition) if own else standard(self.edition)

    def start(self, setup: Mapping[str, Any], dictated: list[list[int]] | None) -> State:
        decks = [list(deck["cards"]) for deck in setup["decks"]]
        problem = table_fault(len(decks), list(setup["teams"]))
        if problem:
            raise ValueError(problem)
        windows = WINDOWS.index(setup["windows"])
        of_match = game_of_match(setup)
        chooser = of_match.chooser if of_match is not None else None
        state = start(self.defs(setup), decks, list(setup["teams"]), setup["seed"], windows, dictated, chooser)
        state.open_lists = has_open_lists(setup)
        return state

    # ----------------------------------------------------------------- playing

    def perform(self, state: DmState, seat: int, verb: str) -> None:
        table_actions.act(state, seat, verb)

    def why_not(self, state: DmState, seat: int, intent: Option) -> list[Reason]:
        return refusals.why_not(state, seat, intent)

    def view(self, state: DmState, seat: int) -> dict[str, Any]:
        return visibility.view(state, seat).to_data()

    def turn(self, state: DmState) -> tuple[int, int]:
        return state.turn, state.turn_player

    def guess(self, state: DmState, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None) -> State:
        return visibility.guess(state, seat, chance, unseen)

    # ------------------------------------------------------------ looking ahead

    def evaluate(self, state: DmState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def standing(self, state: DmState) -> Standing:
        return standing(state)

    def first_impression(self, state: DmState, seat: int) -> float:
        return evaluation.first_impression(state, seat)

    def is_quiescent(self, state: DmState) -> bool:
        return evaluation.is_quiescent(state)

    def candidate_options(self, state: DmState, quick: bool) -> list[int]:
        return evaluation.candidate_options(state, quick)

    def neutral_option(self, state: DmState) -> int:
        return evaluation.neutral_option(state)

    def course_option(self, state: DmState, reader: int) -> int:
        return course.course_option(state, reader)

    def may_surprise(self, state: DmState) -> bool:
        return course.may_surprise(state)

    def set_choice(self, state: DmState) -> SetChoice | None:
        return set_choice(state)

    def is_inside_set(self, state: DmState) -> bool:
        choice = open_choice(state)
        return choice is not None and len(choice.picked) > 0

    def parse(self, state: DmState, seat: int, line: str) -> Option:
        return command_parser.parse(state, seat, line)

    def parse_set(self, state: DmState, seat: int, line: str) -> list[Option]:
        return command_parser.parse_set(state, seat, line, self.set_choice(state))

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
    if decks > MAX_SEATS:
        return f"at most {MAX_SEATS} can play, not {decks}"
    size = decks // len(sides)
    if any(teams.count(side) != size for side in sides):
        return "teams must be of the same size"
    if any(teams[i] != teams[(i + len(sides)) % decks] for i in range(decks)):
        return "team mates must sit in turn with the others"
    return ""


def _checked(given: object, edition: str) -> tuple[Deck, list[Fault]]:
    """A deck and what is wrong with it. Raises IllegalDeckError or ValueError for what cannot be read."""
    deck = as_deck(given, standard(edition))
    return deck, faults_of(deck, standard(edition))


@lru_cache(maxsize=256)
def _checked_file(given: str, edition: str) -> tuple[Deck, list[Fault]]:
    """The same for a name or a text, not to be changed: one deck is played many times, and reading it takes longer
    than beginning a game."""
    return _checked(given, edition)


@cache
def _with_own(texts: tuple[str, ...], edition: str) -> DmDefinitions:
    """Definitions with cards of a user's own. Raises ValueError for a text that is no card."""
    return load(cards_of(texts, VOCABULARY, CardWord), edition)


RULESET: Final = DmRuleset(EDITION)
RULESET_MODERN: Final = DmRuleset(MODERN)


def rules(edition: str = "") -> DmRuleset:
    """The rules in an edition, the usual one if none is named. Raises ValueError for one that there is not.

    >>> rules().edition, rules("modern").edition
    ('2004', 'modern')
    """
    if edition == MODERN:
        return RULESET_MODERN
    if edition not in ("", EDITION):
        raise ValueError(f"duelmasters has no edition {edition!r}; it has {', '.join(EDITIONS)}")
    return RULESET
