"""The game as the kernel knows it: how it starts, what may stand in its state, its views and its acts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option, Reason
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.limited import SEALED
from regelwerk.kernel.match_score import Kept, game_of_match
from regelwerk.kernel.purpose import Purpose
from regelwerk.kernel.rulebook import Rulebook
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.search_budget import SearchBudget
from regelwerk.kernel.set_choice import SetChoice
from regelwerk.kernel.setup import cards_of, has_open_lists, resolve_teams
from regelwerk.kernel.standing import Standing
from regelwerk.kernel.state import WINDOWS, State
from regelwerk.wowtcg import codes, course, evaluation, lookahead, refusals, side_deck, table_actions, visibility
from regelwerk.wowtcg.announce import AnnouncementFrame
from regelwerk.wowtcg.chain import ResolutionFrame
from regelwerk.wowtcg.combat import CombatStepFrame
from regelwerk.wowtcg.concession import ConcessionFrame
from regelwerk.wowtcg.damage import DamageFrame
from regelwerk.wowtcg.deck_file import Deck, Fault, IllegalDeckError, as_deck, faults_of, fits_hero
from regelwerk.wowtcg.definition_loading import VOCABULARY, load, standard
from regelwerk.wowtcg.definitions import EDITION, WowDefinitions
from regelwerk.wowtcg.drawing import DrawFrame
from regelwerk.wowtcg.position import position
from regelwerk.wowtcg.presentation import command_parser
from regelwerk.wowtcg.priority import PriorityWindowFrame
from regelwerk.wowtcg.priority_checks import UniquenessFrame
from regelwerk.wowtcg.rules import BOOK
from regelwerk.wowtcg.set_choices import open_choice, set_choice
from regelwerk.wowtcg.setup import SetupFrame, start
from regelwerk.wowtcg.standing import standing
from regelwerk.wowtcg.state import (
    CurrentCombat,
    Link,
    Modifier,
    Packet,
    PendingTrigger,
    TurnFact,
    WowPiece,
    WowScope,
    WowState,
)
from regelwerk.wowtcg.turn import TurnFrame
from regelwerk.wowtcg.vocabulary import Card as CardWord

CLASSES: Final[tuple[type, ...]] = (
    AnnouncementFrame,
    CurrentCombat,
    CombatStepFrame,
    ConcessionFrame,
    UniquenessFrame,
    DamageFrame,
    DrawFrame,
    Link,
    Modifier,
    TurnFact,
    Packet,
    ResolutionFrame,
    SetupFrame,
    TurnFrame,
    PendingTrigger,
    PriorityWindowFrame,
    WowPiece,
    WowScope,
    WowState,
)
"""Every class of this game that can stand in a state."""

__all__ = ["CLASSES", "RULESET", "WowRuleset", "plain_deck"]


class WowRuleset(Ruleset):
    """The World of Warcraft TCG, edition 2006."""

    name = "wowtcg"
    edition = EDITION
    decisions = codes.DECISIONS
    verbs = codes.VERBS
    deck_type = dict
    purposes = {  # noqa: RUF012
        codes.VERB_ATTACK: Purpose.ATTACK,
        codes.VERB_STRIKE: Purpose.ATTACK,
        codes.VERB_PLAY: Purpose.BUILD,
        codes.VERB_PLACE: Purpose.BUILD,
    }
    can_leave_unanswered = True
    search_budgets = (
        SearchBudget(candidates=2, samples=2, horizon=1, caution=10.0),
        SearchBudget(candidates=3, samples=4, horizon=1, caution=1.75),
        SearchBudget(candidates=6, samples=16, horizon=4, caution=0.5, race=8, behind=2.0),
    )

    def book(self) -> Rulebook:
        return BOOK

    def state_classes(self) -> Sequence[type]:
        return CLASSES

    def derived_fields(self) -> Mapping[str, Sequence[str]]:
        return {
            "WowState": (
                "values",
                "powers",
                "cheapest_instant_costs",
                "ready_resource_counts",
                "reading_scope",
                "checks_idle",
            ),
            "WowPiece": ("offers", "own_powers"),
        }

    # ---------------------------------------------------------------- starting

    def prepare(self, decks: Sequence[object], seed: int, teams: Sequence[int] | None, windows: str) -> dict[str, Any]:
        """Check the decks and put the setup down as plain data.

        Raises IllegalDeckError (a ValueError) or ValueError.
        """
        found = [_checked_file(given) if isinstance(given, str) else _checked(given) for given in decks]
        sides = resolve_teams(len(found), teams, windows)
        faults = [fault for _, deck_faults in found for fault in deck_faults]
        if faults:
            raise IllegalDeckError(faults)
        return {"decks": [plain_deck(deck) for deck, _ in found], "teams": sides, "seed": seed, "windows": windows}

    def defs(self, setup: Mapping[str, Any]) -> WowDefinitions:
        """The cards of the game, and those that the setup brings along as `own`, in their text form."""
        own = setup.get("own", ())
        return _with_own(tuple(own)) if own else standard()

    def start(self, setup: Mapping[str, Any], dictated: list[list[int]] | None) -> State:
        decks = [Deck(d["name"], d["hero"], d["main"], d["side"], d["format"]) for d in setup["decks"]]
        if len(decks) != len(setup["teams"]) or len(decks) < 2:
            raise ValueError(f"{len(decks)} decks, {len(setup['teams'])} teams")
        windows = WINDOWS.index(setup["windows"])
        teams = list(setup["teams"])
        state = start(self.defs(setup), decks, teams, setup["seed"], windows, dictated, game_of_match(setup))
        state.open_lists = has_open_lists(setup)
        return state

    def kept_cards(self, state: WowState) -> list[list[Kept]]:
        """What stays in play for the next game, with its counters (wow7.4:800.1)."""
        found: list[list[Kept]] = [[] for _ in range(state.seats)]
        for ref in state.kept:
            piece = state.last_known(ref)
            found[piece.owner].append(Kept(piece.card.code, tuple(piece.counters)))
        return found

    def suggested_exchange(
        self, setup: Mapping[str, Any], seat: int, seen: Sequence[str]
    ) -> tuple[Sequence[str], Sequence[str]]:
        deck = setup["decks"][seat]
        defs = self.defs(setup)
        side = deck["side"]
        if deck["format"] == SEALED:  # all that is left of the pool lies there, also what the hero may not have
            side = [code for code in side if fits_hero(defs.card(code), defs.card(deck["hero"]))]
        return side_deck.suggestion(defs, deck["main"], side, seen)

    def exchange_problem(self, setup: Mapping[str, Any], deck: Mapping[str, Any]) -> str:
        """Only the side deck of a sealed deck holds cards that its hero may not have (wow:100.3)."""
        if deck["format"] != SEALED:
            return ""
        defs = self.defs(setup)
        hero = defs.card(deck["hero"])
        for code in deck["main"]:
            if not fits_hero(defs.card(code), hero):
                return f"{defs.card(code).name} may not be in a deck of {hero.name}"
        return ""

    # ----------------------------------------------------------------- playing

    def perform(self, state: WowState, seat: int, verb: str) -> None:
        table_actions.act(state, seat, verb)

    def why_not(self, state: WowState, seat: int, intent: Option) -> list[Reason]:
        return refusals.why_not(state, seat, intent)

    def why_not_further(self, state: WowState, seat: int, intent: Option, more: Sequence[Ref]) -> list[Reason]:
        return refusals.why_not_further(state, seat, intent, more)

    def view(self, state: WowState, seat: int) -> dict[str, Any]:
        return visibility.view(state, seat).to_data()

    def turn(self, state: WowState) -> tuple[int, int]:
        return state.turn, state.turn_player

    def guess(self, state: WowState, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None) -> State:
        return visibility.guess(state, seat, chance, unseen)

    # ------------------------------------------------------------ looking ahead

    def evaluate(self, state: WowState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def standing(self, state: WowState) -> Standing:
        return standing(state)

    def first_impression(self, state: WowState, seat: int) -> float:
        return evaluation.first_impression(state, seat)

    def is_quiescent(self, state: WowState) -> bool:
        return lookahead.is_quiescent(state)

    def candidate_options(self, state: WowState, quick: bool) -> list[int]:
        return lookahead.candidate_options(state, quick)

    def policy_options(self, state: WowState) -> list[int]:
        return lookahead.policy_options(state)

    def neutral_option(self, state: WowState) -> int:
        return lookahead.neutral_option(state)

    def course_option(self, state: WowState, reader: int) -> int:
        return course.course_option(state, reader)

    def may_surprise(self, state: WowState) -> bool:
        return course.may_surprise(state)

    def set_choice(self, state: WowState) -> SetChoice | None:
        return set_choice(state)

    def is_inside_set(self, state: WowState) -> bool:
        choice = open_choice(state)
        return choice is not None and len(choice.picked) > 0

    def parse(self, state: WowState, seat: int, line: str) -> Option:
        return command_parser.parse(state, seat, line)

    def parse_set(self, state: WowState, seat: int, line: str) -> list[Option]:
        return command_parser.parse_set(state, seat, line, self.set_choice(state))

    # --------------------------------------------------------------- recording

    def position(self, state: WowState) -> dict[str, Any]:
        return position(state)


def _checked(given: object) -> tuple[Deck, list[Fault]]:
    """A deck and what is wrong with it. Raises IllegalDeckError or ValueError for what cannot be read."""
    deck = as_deck(given, standard())
    return deck, faults_of(deck, standard())


@lru_cache(maxsize=256)
def _checked_file(given: str) -> tuple[Deck, list[Fault]]:
    """The same for a name or a text, not to be changed: one deck is played many times, and reading it takes longer
    than beginning a game."""
    return _checked(given)


@cache
def _with_own(texts: tuple[str, ...]) -> WowDefinitions:
    """Definitions with cards of a user's own. Raises ValueError for a text that is no card."""
    return load(cards_of(texts, VOCABULARY, CardWord))


def plain_deck(deck: Deck) -> dict[str, Any]:
    """A deck as plain data."""
    return {
        "name": deck.name,
        "hero": deck.hero,
        "main": list(deck.main),
        "side": list(deck.side),
        "format": deck.format,
    }


RULESET: Final = WowRuleset()
