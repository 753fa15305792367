"""The game as the kernel knows it: how it starts, what may stand in its state, its views and its acts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, cast

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option, Reason
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.match_score import game_of_match
from regelwerk.kernel.piece import ID_BITS
from regelwerk.kernel.purpose import Purpose
from regelwerk.kernel.rulebook import Rulebook
from regelwerk.kernel.ruleset import Ruleset, recorded_piece_number
from regelwerk.kernel.search_budget import SearchBudget
from regelwerk.kernel.setup import has_open_lists, resolve_teams
from regelwerk.kernel.standing import Standing
from regelwerk.kernel.state import WINDOWS, State
from regelwerk.kernel.vocabulary.words import to_text
from regelwerk.wowminis import codes, evaluation, refusals, table_actions, visibility
from regelwerk.wowminis.attack import AttackFrame
from regelwerk.wowminis.custom.folder import files_in
from regelwerk.wowminis.custom.loader import shelf_with
from regelwerk.wowminis.definition_loading import definitions, scene_definitions
from regelwerk.wowminis.definition_set import OWN, DefinitionSet
from regelwerk.wowminis.definitions import EDITION, MinisDefinitions
from regelwerk.wowminis.heal import HealFrame
from regelwerk.wowminis.master_clock import MasterClockFrame
from regelwerk.wowminis.option_values import option_values
from regelwerk.wowminis.party_file import (
    Fault,
    IllegalPartyError,
    Party,
    as_party,
    faults_between,
    faults_of,
    party_of,
    plain_party,
)
from regelwerk.wowminis.position import position
from regelwerk.wowminis.presentation import command_parser
from regelwerk.wowminis.rules import BOOK
from regelwerk.wowminis.setup import SetupFrame, start
from regelwerk.wowminis.standing import standing
from regelwerk.wowminis.state import MinisPiece, MinisScope, MinisState, Modifier
from regelwerk.wowminis.turn import TurnFrame

CLASSES: Final[tuple[type, ...]] = (
    AttackFrame,
    MasterClockFrame,
    HealFrame,
    MinisPiece,
    MinisScope,
    MinisState,
    Modifier,
    SetupFrame,
    TurnFrame,
)
"""Every class of this game that can stand in a state."""

__all__ = ["CLASSES", "RULESET", "MinisRuleset", "piece_key"]


class MinisRuleset(Ruleset):
    """The World of Warcraft Miniatures Game, edition 2008."""

    name = "wowminis"
    edition = EDITION
    decisions = codes.DECISIONS
    verbs = codes.VERBS
    deck_type = dict
    purposes = {  # noqa: RUF012
        codes.VERB_ATTACK: Purpose.ATTACK,
        codes.VERB_HEAL: Purpose.BUILD,
        codes.VERB_PLAY: Purpose.BUILD,
    }
    evaluation_scale = 6.0
    search_budgets = (
        SearchBudget(candidates=2, samples=4, horizon=3, caution=2.0),
        SearchBudget(candidates=4, samples=8, horizon=10, race=8),
        SearchBudget(candidates=6, samples=128, moves=18_000, horizon=10, race=32, behind=2.5),
    )

    def book(self) -> Rulebook:
        return BOOK

    def state_classes(self) -> Sequence[type]:
        return CLASSES

    def derived_fields(self) -> Mapping[str, Sequence[str]]:
        return {"MinisState": ("occupied_cache", "loadout_cache")}

    # ---------------------------------------------------------------- starting

    def prepare(self, decks: Sequence[object], seed: int, teams: Sequence[int] | None, windows: str) -> dict[str, Any]:
        return self.prepare_custom(decks, seed, teams, windows, ())

    def custom_files(self, folder: str) -> list[tuple[str, str]]:
        return files_in(folder)

    def prepare_custom(
        self,
        decks: Sequence[object],
        seed: int,
        teams: Sequence[int] | None,
        windows: str,
        own: Sequence[tuple[str, str]],
    ) -> dict[str, Any]:
        """Check the parties and put the setup down as plain data, the texts of a user's own files with it.

        Raises IllegalPartyError, CustomFilesError (both ValueErrors) or ValueError.
        """
        shelf = shelf_with(own)
        checked = [_checked_file(given, shelf) if isinstance(given, str) else _checked(given, shelf) for given in decks]
        found = [party for party, _ in checked]
        sides = resolve_teams(len(found), teams, windows, "parties")
        faults = [fault for _, party_faults in checked for fault in party_faults]
        faults += faults_between(found, shelf)
        if faults:
            raise IllegalPartyError(faults)
        setup = {
            "decks": [plain_party(party) for party in found],
            "scenario": found[0].scenario,
            "teams": [sorted(set(sides)).index(side) for side in sides],
            "seed": seed,
            "windows": windows,
        }
        if own:
            setup["own"] = [[name, text] for name, text in own]
        return setup

    def defs(self, setup: Mapping[str, Any]) -> MinisDefinitions:
        """The definitions that come with the game, and those that the setup brings along.

        They are files of a user's own (`own`), or a scene's own by code, in their text form (`words`).
        """
        if "words" in setup:
            return scene_definitions(tuple((code, text) for code, text in setup["words"]))
        return definitions(shelf_with(setup.get("own", ())))

    def own_setup(self, state: MinisState) -> dict[str, Any]:
        shelf = cast(MinisDefinitions, state.defs).shelf
        words = [[code, to_text(word)] for code, word in shelf.words if code.startswith(f"{OWN}/")]
        return {"words": words} if words else {}

    def start(self, setup: Mapping[str, Any], dictated: list[list[int]] | None) -> State:
        parties = [party_of(plain) for plain in setup["decks"]]
        if len(parties) != len(setup["teams"]) or len(parties) < 2:
            raise ValueError(f"{len(parties)} parties, {len(setup['teams'])} teams")
        defs = self.defs(setup)
        windows = WINDOWS.index(setup["windows"])
        played = defs.played(setup["scenario"])
        of_match = game_of_match(setup)
        chooser = -1 if of_match is None or of_match.chooser is None else of_match.chooser
        state = start(defs, played, parties, list(setup["teams"]), setup["seed"], windows, dictated, chooser)
        state.open_lists = has_open_lists(setup)
        return state

    # ----------------------------------------------------------------- playing

    def perform(self, state: MinisState, seat: int, verb: str) -> None:
        table_actions.act(state, seat, verb)

    def why_not(self, state: MinisState, seat: int, intent: Option) -> list[Reason]:
        return refusals.why_not(state, seat, intent)

    def view(self, state: MinisState, seat: int) -> dict[str, Any]:
        return visibility.view(state, seat).to_data()

    def turn(self, state: MinisState) -> tuple[int, int]:
        """The tick, counted on through the rounds, and the seat whose figure has its turn."""
        for frame in state.frames:
            if isinstance(frame, TurnFrame):
                return state.master_time, state.pieces[frame.who].owner
        return state.master_time, -1

    def guess(self, state: MinisState, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None) -> State:
        return visibility.guess(state, seat, chance, unseen)

    # ------------------------------------------------------------ looking ahead

    def evaluate(self, state: MinisState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def standing(self, state: MinisState) -> Standing:
        return standing(state)

    def first_impression(self, state: MinisState, seat: int) -> float:
        return evaluation.first_impression(state, seat)

    def is_quiescent(self, state: MinisState) -> bool:
        return evaluation.is_quiescent(state)

    def candidate_options(self, state: MinisState, quick: bool) -> list[int]:
        return evaluation.candidate_options(state, quick)

    def neutral_option(self, state: MinisState) -> int:
        return evaluation.neutral_option(state)

    def option_values(self, state: MinisState) -> list[float] | None:
        return option_values(state)

    def rolls(self, count: int) -> Sequence[list[int]]:
        """By the number of successes (minis08:p9.success), each without and with a critical among them.

        However many criticals there are, their effect happens once (minis08:p9.critical), so a second one is a success
        like any other. The extremes come first.
        """
        found = [
            [*([first] if hits else ()), *[codes.MIN_SUCCESS] * (hits - 1), *[0] * (count - hits)]
            for hits in range(count + 1)
            for first in ((codes.MIN_SUCCESS, codes.CRITICAL_DRAW) if hits else (0,))
        ]
        return [found[0], *reversed(found[1:])]

    def parse(self, state: MinisState, seat: int, line: str) -> Option:
        return command_parser.parse(state, seat, line)

    # --------------------------------------------------------------- recording

    def position(self, state: MinisState) -> dict[str, Any]:
        return position(state)

    def option_key(self, state: MinisState, option: Option) -> str:
        """Like `move #37` or `play 0:3`: verb, then subject and object as seat:number among that seat's pieces.

        A number stands behind `#`; it always stands there where the verb has one.
        """
        words = [codes.VERBS[option.verb]]
        if option.subject or option.object:
            words.append(piece_key(state, option.subject))
        if option.object:
            words.append(piece_key(state, option.object))
        if option.number or option.verb in NUMBERED:
            words.append(f"#{option.number}")
        return " ".join(words)


def _checked(given: object, shelf: DefinitionSet) -> tuple[Party, list[Fault]]:
    """A party and what is wrong with it. Raises IllegalPartyError or ValueError for what cannot be read."""
    party = as_party(given, shelf)
    return party, faults_of(party, shelf)


@lru_cache(maxsize=256)
def _checked_file(given: str, shelf: DefinitionSet) -> tuple[Party, list[Fault]]:
    """The same for a name or a text, not to be changed: one party is played many times."""
    return _checked(given, shelf)


NUMBERED: Final = (
    codes.VERB_BEGIN,
    codes.VERB_MOVE,
    codes.VERB_ATTACK,
    codes.VERB_HEAL,
    codes.VERB_USE,
    codes.VERB_PUSH,
    codes.VERB_TELEPORT,
)


def piece_key(state: State, ref: Ref) -> str:
    """A reference in a record: seat:number among the pieces of that seat, `-` for nothing."""
    if ref <= 0:
        return "-"
    incarnation = ref >> ID_BITS
    return f"{recorded_piece_number(state, ref)}.{incarnation}" if incarnation else recorded_piece_number(state, ref)


RULESET: Final = MinisRuleset()
