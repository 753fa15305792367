"""Scenes of the Miniatures game: what the game brings for `kernel/scene/scene.py`.

See `docs/scenes_minis.md` for what a scene of this game can say. `read` reads one, `Scene.run` runs it, `Scene.start`
opens its position to play on from.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.kernel.decision import Decision, Reason
from regelwerk.kernel.game import Game
from regelwerk.kernel.scene.expectations import Expectation
from regelwerk.kernel.scene.scene import Scene, SceneRun
from regelwerk.kernel.scene.scripted import ScriptedSceneGame
from regelwerk.kernel.scene.source_text import SourceText
from regelwerk.kernel.state import State
from regelwerk.wowminis import codes
from regelwerk.wowminis.base_definitions import standard
from regelwerk.wowminis.party_file import IllegalPartyError, faults_of, read_party
from regelwerk.wowminis.ruleset import RULESET
from regelwerk.wowminis.scene.advance import ADVANCE_VERBS, MinisAdvanceCommand, carry_out, read_advance
from regelwerk.wowminis.scene.expectations import EVENTS, check, read_expected
from regelwerk.wowminis.scene.forced import went_unasked
from regelwerk.wowminis.scene.intents import (
    ACTS,
    MinisOptionSearch,
    MinisScriptIntent,
    acting,
    asked,
    describe_option,
    read_intent,
    typed_state,
)
from regelwerk.wowminis.scene.layout import PositionPlan, PositionReader
from regelwerk.wowminis.scene.names import MinisSceneNames, figures_of, matching
from regelwerk.wowminis.scene.refusals import reasons
from regelwerk.wowminis.scene.state_builder import build
from regelwerk.wowminis.scene.writer import position
from regelwerk.wowminis.state import MinisState


class MinisSceneGame(ScriptedSceneGame[MinisSceneNames, MinisScriptIntent]):
    """Scenes of this game."""

    name = "wowminis"
    advance_verbs: tuple[str, ...] = ADVANCE_VERBS
    acts = ACTS
    events = EVENTS
    decisions = codes.DECISIONS
    verbs = codes.VERBS
    not_here = ("combat",)
    list_word = "party"

    def position_reader(self, scene: Scene) -> PositionReader:
        return PositionReader(scene)

    def build(self, plan: PositionPlan, seats: dict[str, int], given: list[list[int]]) -> Game:
        return Game(RULESET, build(plan, seats, given))

    def read_intent(self, text: SourceText, seat: str, names: MinisSceneNames) -> MinisScriptIntent:
        return read_intent(text, seat, names)

    def read_advance(self, text: SourceText, names: MinisSceneNames) -> MinisAdvanceCommand:
        return read_advance(text, names)

    def expected(self, text: SourceText, names: MinisSceneNames) -> Expectation:
        return read_expected(text, names)

    def finder(self, table: SceneRun, names: MinisSceneNames) -> MinisOptionSearch:
        return MinisOptionSearch(names, table.seats)

    def act(self, table: SceneRun, seat: int, intent: MinisScriptIntent, names: MinisSceneNames) -> None:
        """A seat does something; a figure that has its turn already need not take it: nobody else could have had it."""
        if intent.verb != "act" or not is_acting(table, seat, intent, names):
            super().act(table, seat, intent, names)

    def reasons(
        self, table: SceneRun, seat: int, intent: MinisScriptIntent, names: MinisSceneNames, finder: MinisOptionSearch
    ) -> list[Reason]:
        return reasons(table, typed_state(table), seat, intent, names, finder)

    def advance(self, table: SceneRun, command: MinisAdvanceCommand, names: MinisSceneNames) -> None:
        carry_out(table, command, names)

    def check(self, table: SceneRun, expected: Expectation, names: MinisSceneNames) -> str:
        return check(table, expected, names)

    def words(self, table: SceneRun, decision: Decision, names: MinisSceneNames) -> list[str]:
        return [
            describe_option(typed_state(table), decision, option, names, table.names) for option in decision.options
        ]

    def went_unasked(self, table: SceneRun, seat: int, intent: MinisScriptIntent, names: MinisSceneNames) -> bool:
        return went_unasked(table, seat, intent, MinisOptionSearch(names, table.seats))

    def faults(self, text: str, scene: Scene) -> list[tuple[str, str]]:
        try:
            found = faults_of(read_party(text, standard()), standard())
        except IllegalPartyError as bad:
            found = bad.faults
        return [(fault.kind, fault.rule.number if fault.rule is not None else "") for fault in found]

    def asked(self, table: SceneRun, decision: Decision, names: MinisSceneNames) -> str:
        return asked(typed_state(table), decision, names, table.names)

    def write(self, state: State, title: str, names: Sequence[str] = ()) -> str:
        """The position of a state as a scene; what a scene cannot say stands there as comments."""
        assert isinstance(state, MinisState)
        return position(state, title, names)


SCENE_GAME: Final = MinisSceneGame()


def read(text: str, path: str = "") -> Scene:
    """Read a scene of this game. Raises SceneFormatError.

    >>> scene = read("scene: A blow\\nboard:\\n  |. G R\\nturn: Gorebelly\\nseat Anna\\n  figures: Gorebelly at G\\n"
    ...              "seat Ben\\n  figures: Ruby at R\\ndraws: dice 1 3 4 9 10 10, dice 7\\nAnna: attack Ruby\\n"
    ...              "expect Ruby health 1")
    >>> print(scene.run())
    pass  A blow
    """
    return SCENE_GAME.read(text, path)


def is_acting(table: SceneRun, seat: int, intent: MinisScriptIntent, names: MinisSceneNames) -> bool:
    """Whether the figure that the line names has its turn."""
    state = typed_state(table)
    piece = acting(state)
    return (
        piece is not None
        and piece.owner == seat
        and matching(state, intent.things[0], figures_of(state), names, table.seats) == [piece]
    )
