"""Scenes of Duel Masters: what the game brings for `kernel/scene/scene.py`.

See `docs/scenes.md` for the form of a scene. `read` reads one, `Scene.run` runs it, `Scene.start` opens its position
to play on from.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.deck_file import all_faults
from regelwerk.duelmasters.definition_loading import standard
from regelwerk.duelmasters.definitions import EDITION
from regelwerk.duelmasters.ruleset import rules
from regelwerk.duelmasters.scene.advance import ADVANCE_VERBS, PHASES, carry_out
from regelwerk.duelmasters.scene.expectations import EVENTS, check, read_expected
from regelwerk.duelmasters.scene.forced import settled_so
from regelwerk.duelmasters.scene.intents import (
    ACTS,
    DmOptionSearch,
    DmScriptIntent,
    asked,
    before,
    describe_option,
    read_intent,
    typed_state,
)
from regelwerk.duelmasters.scene.layout import PositionPlan, PositionReader
from regelwerk.duelmasters.scene.refusals import reasons
from regelwerk.duelmasters.scene.state_builder import build
from regelwerk.duelmasters.scene.writer import position
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.decision import Decision, Option, Reason
from regelwerk.kernel.game import Game
from regelwerk.kernel.scene.advance import AdvanceCommand, read_advance
from regelwerk.kernel.scene.expectations import Expectation
from regelwerk.kernel.scene.names import SceneNames
from regelwerk.kernel.scene.scene import Scene, SceneRun
from regelwerk.kernel.scene.scripted import ScriptedSceneGame
from regelwerk.kernel.scene.source_text import SourceText
from regelwerk.kernel.state import State


class DmSceneGame(ScriptedSceneGame[SceneNames, DmScriptIntent]):
    """Scenes of this game."""

    name = "duelmasters"
    advance_verbs: tuple[str, ...] = ADVANCE_VERBS
    acts = ACTS
    events = EVENTS
    decisions = codes.DECISIONS
    verbs = codes.VERBS
    not_here = ("combat", "board", "scenario")

    def position_reader(self, scene: Scene) -> PositionReader:
        return PositionReader(scene)

    def build(self, plan: PositionPlan, seats: dict[str, int], given: list[list[int]]) -> Game:
        return Game(rules(plan.edition), build(plan, seats, given))

    def read_intent(self, text: SourceText, seat: str, names: SceneNames) -> DmScriptIntent:
        return read_intent(text, seat, names)

    def read_advance(self, text: SourceText, names: SceneNames) -> AdvanceCommand:
        return read_advance(text, names.seats, ADVANCE_VERBS, PHASES)

    def expected(self, text: SourceText, names: SceneNames) -> Expectation:
        return read_expected(text, names)

    def lead_in(self, table: SceneRun, seat: int, intent: DmScriptIntent) -> Option | None:
        return before(typed_state(table), seat, intent, table.names)

    def finder(self, table: SceneRun, names: SceneNames) -> DmOptionSearch:
        return DmOptionSearch(names, table.seats)

    def reasons(
        self, table: SceneRun, seat: int, intent: DmScriptIntent, names: SceneNames, finder: DmOptionSearch
    ) -> list[Reason]:
        return reasons(table, typed_state(table), seat, intent, names, finder)

    def advance(self, table: SceneRun, command: AdvanceCommand, names: SceneNames) -> None:
        carry_out(table, command)

    def check(self, table: SceneRun, expected: Expectation, names: SceneNames) -> str:
        return check(table, expected, names)

    def words(self, table: SceneRun, decision: Decision, names: SceneNames) -> list[str]:
        return [describe_option(typed_state(table), option, table.names) for option in decision.options]

    def went_unasked(self, table: SceneRun, seat: int, intent: DmScriptIntent, names: SceneNames) -> bool:
        return DmOptionSearch(names, table.seats).went_unasked(table, seat, intent)

    def answered(self, table: SceneRun, seat: int, intent: DmScriptIntent, names: SceneNames) -> None:
        if intent.verb == "choose":
            settled_so(table, typed_state(table), seat, intent, DmOptionSearch(names, table.seats))

    def faults(self, text: str, scene: Scene) -> list[tuple[str, str]]:
        edition = scene.heading("edition")
        found = all_faults(text, standard(edition or EDITION), edition)
        return [(fault.kind, fault.rule.number if fault.rule is not None else "") for fault in found]

    def asked(self, table: SceneRun, decision: Decision, names: SceneNames) -> str:
        return asked(typed_state(table), decision, table.names)

    def write(self, state: State, title: str, names: Sequence[str] = ()) -> str:
        """The position of a state as a scene; what a scene cannot say stands there as comments."""
        assert isinstance(state, DmState)
        return position(state, title, names)


SCENE_GAME: Final = DmSceneGame()


def read(text: str, path: str = "") -> Scene:
    """Read a scene of this game. Raises SceneFormatError.

    >>> scene = read("scene: A hit\\nseat Anna\\n  creatures: Aqua Hulcus\\nseat Ben\\n"
    ...              "Anna: attack Ben with Aqua Hulcus; break 2; Ben: no trigger\\nexpect Ben's shields 4")
    >>> scene.run().has_passed
    True
    """
    return SCENE_GAME.read(text, path)
