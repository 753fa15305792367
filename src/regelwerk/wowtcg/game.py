"""The game as the kernel knows it: how it starts, what may stand in its state, its views and its acts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option, Reason
from regelwerk.kernel.game import Rules
from regelwerk.kernel.rulebook import Rulebook
from regelwerk.kernel.set_choice import SetChoice
from regelwerk.kernel.setup import cards_of, has_open_lists, teams_of
from regelwerk.kernel.state import WINDOWS, State
from regelwerk.wowtcg import acts, evaluate, explain, sight
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.announce import Announce
from regelwerk.wowtcg.chain import Resolving
from regelwerk.wowtcg.checks import Crowded
from regelwerk.wowtcg.combat import CombatStep
from regelwerk.wowtcg.damage import Damage
from regelwerk.wowtcg.defs import EDITION, WowDefs
from regelwerk.wowtcg.formats import BadDeck, Deck, Fault, faults_of, ready_deck, ready_decks
from regelwerk.wowtcg.loading import VOCABULARY, load, standard
from regelwerk.wowtcg.position import position
from regelwerk.wowtcg.priority import Window
from regelwerk.wowtcg.rules import BOOK
from regelwerk.wowtcg.set_choices import open_choice, set_choice
from regelwerk.wowtcg.setup import Setup, start
from regelwerk.wowtcg.state import Combat, Link, Modifier, Note, Packet, Waiting, WowPiece, WowScope, WowState
from regelwerk.wowtcg.turn import Turn
from regelwerk.wowtcg.words import Card as CardWord

CLASSES: Final[tuple[type, ...]] = (
    Announce,
    Combat,
    CombatStep,
    Crowded,
    Damage,
    Link,
    Modifier,
    Note,
    Packet,
    Resolving,
    Setup,
    Turn,
    Waiting,
    Window,
    WowPiece,
    WowScope,
    WowState,
)
"""Every class of this game that can stand in a state."""

__all__ = ["CLASSES", "RULES", "WowRules", "as_deck", "plain_deck", "ready_decks"]


def as_deck(given: object, defs: WowDefs) -> Deck:
    """A deck from a deck, the name of a ready one, or the text of a deck file. Raises BadDeck or ValueError."""
    if isinstance(given, Deck):
        return given
    return ready_deck(given, defs)


class WowRules(Rules):
    """The World of Warcraft TCG, edition 2006."""

    name = "wowtcg"
    edition = EDITION
    decisions = c.DECISIONS
    verbs = c.VERBS
    deck_type = dict

    def book(self) -> Rulebook:
        return BOOK

    def classes(self) -> Sequence[type]:
        return CLASSES

    def derived(self) -> Mapping[str, Sequence[str]]:
        return {"WowState": ("values", "powers", "instants", "spare")}

    # ---------------------------------------------------------------- starting

    def prepare(self, decks: Sequence[object], seed: int, teams: Sequence[int] | None, windows: str) -> dict[str, Any]:
        """Check the decks and put the setup down as plain data. Raises BadDeck (a ValueError) or ValueError."""
        defs = standard()
        found = [as_deck(given, defs) for given in decks]
        sides = teams_of(len(found), teams, windows)
        faults: list[Fault] = []
        for deck in found:
            faults += faults_of(deck, defs)
        if faults:
            raise BadDeck(faults)
        return {"decks": [plain_deck(deck) for deck in found], "teams": sides, "seed": seed, "windows": windows}

    def defs(self, setup: Mapping[str, Any]) -> WowDefs:
        """The cards of the game, and those that the setup brings along as `own`, in their text form."""
        own = setup.get("own", ())
        return _with_own(tuple(own)) if own else standard()

    def start(self, setup: Mapping[str, Any], dictated: list[list[int]] | None) -> State:
        decks = [Deck(d["name"], d["hero"], d["main"], d["side"], d["format"]) for d in setup["decks"]]
        if len(decks) != len(setup["teams"]) or len(decks) < 2:
            raise ValueError(f"{len(decks)} decks, {len(setup['teams'])} teams")
        windows = WINDOWS.index(setup["windows"])
        state = start(self.defs(setup), decks, list(setup["teams"]), setup["seed"], windows, dictated)
        state.open_lists = has_open_lists(setup)
        return state

    # ----------------------------------------------------------------- playing

    def act(self, state: WowState, seat: int, verb: str) -> None:
        acts.act(state, seat, verb)

    def why_not(self, state: WowState, seat: int, intent: Option) -> list[Reason]:
        return explain.why_not(state, seat, intent)

    def why_not_further(self, state: WowState, seat: int, intent: Option, more: Sequence[int]) -> list[Reason]:
        return explain.why_not_further(state, seat, intent, more)

    def view(self, state: WowState, seat: int) -> dict[str, Any]:
        return sight.view(state, seat)

    def turn(self, state: WowState) -> tuple[int, int]:
        return state.turn, state.active

    def guess(self, state: WowState, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None) -> State:
        return sight.guess(state, seat, chance, unseen)

    # ------------------------------------------------------------ looking ahead

    def evaluate(self, state: WowState, seat: int) -> float:
        return evaluate.evaluate(state, seat)

    def settled(self, state: WowState) -> bool:
        return evaluate.settled(state)

    def sensible(self, state: WowState, quick: bool) -> list[int]:
        return evaluate.sensible(state, quick)

    def standing(self, state: WowState) -> int:
        return evaluate.standing(state)

    def set_choice(self, state: WowState) -> SetChoice | None:
        return set_choice(state)

    def is_inside_set(self, state: WowState) -> bool:
        choice = open_choice(state)
        return choice is not None and len(choice.picked) > 0

    def parse(self, state: WowState, seat: int, line: str) -> Option:
        from regelwerk.wowtcg import parse

        return parse.parse(state, seat, line)

    def parse_set(self, state: WowState, seat: int, line: str) -> list[Option]:
        from regelwerk.wowtcg import parse

        return parse.parse_set(state, seat, line, self.set_choice(state))

    # --------------------------------------------------------------- recording

    def position(self, state: WowState) -> dict[str, Any]:
        return position(state)


@cache
def _with_own(texts: tuple[str, ...]) -> WowDefs:
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


RULES: Final = WowRules()
