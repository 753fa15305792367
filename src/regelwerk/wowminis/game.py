"""The game as the kernel knows it: how it starts, what may stand in its state, its views and its acts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option, Reason
from regelwerk.kernel.game import Rules, piece_number
from regelwerk.kernel.piece import ID_BITS
from regelwerk.kernel.rulebook import Rulebook
from regelwerk.kernel.setup import has_open_lists, teams_of
from regelwerk.kernel.state import WINDOWS, State
from regelwerk.wowminis import acts, evaluate, explain, planning, sight
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.attacking import Attack
from regelwerk.wowminis.clock import Clock
from regelwerk.wowminis.defs import EDITION, MinisDefs
from regelwerk.wowminis.formats import (
    BadParty,
    Fault,
    Party,
    faults_between,
    faults_of,
    party_of,
    plain_party,
    ready_parties,
    ready_party,
)
from regelwerk.wowminis.healing import Healing
from regelwerk.wowminis.loading import definitions
from regelwerk.wowminis.own.folder import files_in
from regelwerk.wowminis.own.reading import with_own
from regelwerk.wowminis.position import position
from regelwerk.wowminis.rules import BOOK
from regelwerk.wowminis.setup import Setup, start
from regelwerk.wowminis.shelf import Shelf, standard
from regelwerk.wowminis.state import MinisPiece, MinisScope, MinisState, Modifier
from regelwerk.wowminis.turn import Turn

CLASSES: Final[tuple[type, ...]] = (
    Attack,
    Clock,
    Healing,
    MinisPiece,
    MinisScope,
    MinisState,
    Modifier,
    Setup,
    Turn,
)
"""Every class of this game that can stand in a state."""

__all__ = ["CLASSES", "RULES", "MinisRules", "as_party", "piece_key", "ready_parties", "shelf_with"]


def as_party(given: object, shelf: Shelf) -> Party:
    """A party from a party, the name of a ready one, or the text of a party file. Raises BadParty or ValueError."""
    if isinstance(given, Party):
        return given
    return ready_party(given, shelf)


def shelf_with(own: Sequence[Sequence[str]]) -> Shelf:
    """All definitions, those of a user's own files (name, text) among them. Raises BadFiles."""
    return with_own(tuple((name, text) for name, text in own)) if own else standard()


class MinisRules(Rules):
    """The World of Warcraft Miniatures Game, edition 2008."""

    name = "wowminis"
    edition = EDITION
    decisions = c.DECISIONS
    verbs = c.VERBS
    deck_type = dict

    def book(self) -> Rulebook:
        return BOOK

    def classes(self) -> Sequence[type]:
        return CLASSES

    def derived(self) -> Mapping[str, Sequence[str]]:
        return {"MinisState": ("crowd", "kits")}

    # ---------------------------------------------------------------- starting

    def prepare(self, decks: Sequence[object], seed: int, teams: Sequence[int] | None, windows: str) -> dict[str, Any]:
        return self.prepare_own(decks, seed, teams, windows, ())

    def own_files(self, folder: str) -> list[tuple[str, str]]:
        return files_in(folder)

    def prepare_own(
        self,
        decks: Sequence[object],
        seed: int,
        teams: Sequence[int] | None,
        windows: str,
        own: Sequence[tuple[str, str]],
    ) -> dict[str, Any]:
        """Check the parties and put the setup down as plain data, the texts of a user's own files with it.

        Raises BadParty, BadFiles (both ValueErrors) or ValueError.
        """
        shelf = shelf_with(own)
        found = [as_party(given, shelf) for given in decks]
        sides = teams_of(len(found), teams, windows, "parties")
        faults: list[Fault] = []
        for party in found:
            faults += faults_of(party, shelf)
        faults += faults_between(found, shelf)
        if faults:
            raise BadParty(faults)
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

    def defs(self, setup: Mapping[str, Any]) -> MinisDefs:
        """The definitions that come with the game, and those of the files that the setup brings along as `own`."""
        return definitions(shelf_with(setup.get("own", ())))

    def start(self, setup: Mapping[str, Any], dictated: list[list[int]] | None) -> State:
        parties = [party_of(plain) for plain in setup["decks"]]
        if len(parties) != len(setup["teams"]) or len(parties) < 2:
            raise ValueError(f"{len(parties)} parties, {len(setup['teams'])} teams")
        defs = self.defs(setup)
        windows = WINDOWS.index(setup["windows"])
        played = defs.played(setup["scenario"])
        state = start(defs, played, parties, list(setup["teams"]), setup["seed"], windows, dictated)
        state.open_lists = has_open_lists(setup)
        return state

    # ----------------------------------------------------------------- playing

    def act(self, state: MinisState, seat: int, verb: str) -> None:
        acts.act(state, seat, verb)

    def why_not(self, state: MinisState, seat: int, intent: Option) -> list[Reason]:
        return explain.why_not(state, seat, intent)

    def view(self, state: MinisState, seat: int) -> dict[str, Any]:
        return sight.view(state, seat)

    def turn(self, state: MinisState) -> tuple[int, int]:
        """The tick, counted on through the rounds, and the seat whose figure has its turn."""
        for frame in state.frames:
            if isinstance(frame, Turn):
                return state.master, state.pieces[frame.who].owner
        return state.master, -1

    def guess(self, state: MinisState, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None) -> State:
        return sight.guess(state, seat, chance, unseen)

    # ------------------------------------------------------------ looking ahead

    def evaluate(self, state: MinisState, seat: int) -> float:
        return evaluate.evaluate(state, seat)

    def settled(self, state: MinisState) -> bool:
        return evaluate.settled(state)

    def sensible(self, state: MinisState, quick: bool) -> list[int]:
        return evaluate.sensible(state, quick)

    def standing(self, state: MinisState) -> int:
        return evaluate.standing(state)

    def worth(self, state: MinisState) -> list[float] | None:
        return planning.worth(state)

    def parse(self, state: MinisState, seat: int, line: str) -> Option:
        from regelwerk.wowminis import parse

        return parse.parse(state, seat, line)

    # --------------------------------------------------------------- recording

    def position(self, state: MinisState) -> dict[str, Any]:
        return position(state)

    def option_key(self, state: MinisState, option: Option) -> str:
        """Like `move #37` or `play 0:3`: verb, then subject and object as seat:number among that seat's pieces.

        A number stands behind `#`; it always stands there where the verb has one.
        """
        said = [c.VERBS[option.verb]]
        if option.subject or option.object:
            said.append(piece_key(state, option.subject))
        if option.object:
            said.append(piece_key(state, option.object))
        if option.n or option.verb in NUMBERED:
            said.append(f"#{option.n}")
        return " ".join(said)


NUMBERED: Final = (c.BEGIN, c.MOVE, c.ATTACK, c.HEAL, c.USE, c.PUSH, c.TELEPORT)


def piece_key(state: State, ref: int) -> str:
    """A reference in a record: seat:number among the pieces of that seat, `-` for nothing."""
    if ref <= 0:
        return "-"
    incarnation = ref >> ID_BITS
    return f"{piece_number(state, ref)}.{incarnation}" if incarnation else piece_number(state, ref)


RULES: Final = MinisRules()
