"""Scenes of the World of Warcraft TCG: what the game brings for `kernel/scene/scene.py`.

See `docs/scenes.md` for the form of a scene. `read` reads one, `Scene.run` runs it,
`Scene.start` opens its position to play on from.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.kernel.decision import Decision, Option, Reason
from regelwerk.kernel.game import Game
from regelwerk.kernel.scene.advance import AdvanceCommand, read_advance
from regelwerk.kernel.scene.expectations import Expectation
from regelwerk.kernel.scene.names import SceneNames
from regelwerk.kernel.scene.scene import Scene, SceneRun, ScriptError
from regelwerk.kernel.scene.scripted import ScriptedSceneGame
from regelwerk.kernel.scene.source_text import SceneFormatError, SceneProblem, SourceText
from regelwerk.kernel.state import State
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.deck_file import IllegalDeckError, faults_of, read_deck
from regelwerk.wowtcg.definition_loading import standard
from regelwerk.wowtcg.ruleset import RULESET
from regelwerk.wowtcg.scene.advance import ADVANCE_VERBS, PHASES, carry_out
from regelwerk.wowtcg.scene.events import EVENTS
from regelwerk.wowtcg.scene.expectations import check, read_expected
from regelwerk.wowtcg.scene.forced import settled_so
from regelwerk.wowtcg.scene.intents import (
    ACTS,
    WowOptionSearch,
    WowScriptIntent,
    asked,
    before,
    describe_option,
    read_intent,
    typed_state,
)
from regelwerk.wowtcg.scene.layout import PositionPlan, PositionReader
from regelwerk.wowtcg.scene.refusals import reasons
from regelwerk.wowtcg.scene.state_builder import build
from regelwerk.wowtcg.scene.writer import position
from regelwerk.wowtcg.state import WowState


class WowSceneGame(ScriptedSceneGame[SceneNames, WowScriptIntent]):
    """Scenes of this game."""

    name = "wowtcg"
    advance_verbs: tuple[str, ...] = ADVANCE_VERBS
    acts = ACTS
    events = EVENTS
    decisions = codes.DECISIONS
    verbs = codes.VERBS
    not_here = ("board", "scenario")

    def position_reader(self, scene: Scene) -> PositionReader:
        return PositionReader(scene)

    def position_problems(self, plan: PositionPlan) -> list[SceneProblem]:
        """What is wrong with the cards that others stand by: what is attached needs a host, a combat its fighters."""
        if plan.combat is None and not any(entry.host for seat in plan.seats for entry in seat.entries):
            return []
        try:
            build(plan, {seat.name: i for i, seat in enumerate(plan.seats)}, [])
        except SceneFormatError as bad:
            return bad.problems
        except ScriptError:
            pass  # chance is asked for in a position; running the scene says so
        return []

    def build(self, plan: PositionPlan, seats: dict[str, int], given: list[list[int]]) -> Game:
        return Game(RULESET, build(plan, seats, given))

    def read_intent(self, text: SourceText, seat: str, names: SceneNames) -> WowScriptIntent:
        return read_intent(text, seat, names)

    def read_advance(self, text: SourceText, names: SceneNames) -> AdvanceCommand:
        return read_advance(text, names.seats, ADVANCE_VERBS, PHASES)

    def expected(self, text: SourceText, names: SceneNames) -> Expectation:
        return read_expected(text, names)

    def lead_in(self, table: SceneRun, seat: int, intent: WowScriptIntent) -> Option | None:
        return before(typed_state(table), seat, intent, table.names)

    def finder(self, table: SceneRun, names: SceneNames) -> WowOptionSearch:
        return WowOptionSearch(names, table.seats)

    def reasons(
        self, table: SceneRun, seat: int, intent: WowScriptIntent, names: SceneNames, finder: WowOptionSearch
    ) -> list[Reason]:
        return reasons(table, typed_state(table), seat, intent, names, finder)

    def advance(self, table: SceneRun, command: AdvanceCommand, names: SceneNames) -> None:
        carry_out(table, command)

    def check(self, table: SceneRun, expected: Expectation, names: SceneNames) -> str:
        return check(table, expected, names)

    def words(self, table: SceneRun, decision: Decision, names: SceneNames) -> list[str]:
        return [describe_option(typed_state(table), option, table.names) for option in decision.options]

    def went_unasked(self, table: SceneRun, seat: int, intent: WowScriptIntent, names: SceneNames) -> bool:
        return WowOptionSearch(names, table.seats).went_unasked(table, seat, intent)

    def answered(self, table: SceneRun, seat: int, intent: WowScriptIntent, names: SceneNames) -> None:
        if intent.verb == "choose":
            settled_so(table, typed_state(table), seat, intent, WowOptionSearch(names, table.seats))

    def faults(self, text: str, scene: Scene) -> list[tuple[str, str]]:
        try:
            found = faults_of(read_deck(text, standard()), standard())
        except IllegalDeckError as bad:
            found = bad.faults
        return [(fault.kind, fault.rule.number if fault.rule is not None else "") for fault in found]

    def asked(self, table: SceneRun, decision: Decision, names: SceneNames) -> str:
        return asked(typed_state(table), decision, table.names)

    def write(self, state: State, title: str, names: Sequence[str] = ()) -> str:
        """The position of a state as a scene; what a scene cannot say stands there as comments."""
        assert isinstance(state, WowState)
        return position(state, title, names)


SCENE_GAME: Final = WowSceneGame()


def read(text: str, path: str = "") -> Scene:
    """Read a scene of this game. Raises SceneFormatError.

    >>> scene = read("scene: A blow\\nseat Anna\\n  hand: Fire Blast\\n  resources: 1\\nseat Ben\\n"
    ...              "Anna: play Fire Blast targeting Ben's hero; resolve\\nexpect Ben's hero damage 2")
    >>> scene.run().has_passed
    True
    """
    return SCENE_GAME.read(text, path)
