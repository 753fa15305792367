"""Scenes of the World of Warcraft TCG: the game's room for `kernel/scene.py`.

See `docs/scenes.md` for the form of a scene. `read` reads one, `Scene.run` runs it,
`Scene.start` opens its position to play on from.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from regelwerk.kernel import scene_reading as kernel
from regelwerk.kernel.decision import Decision, Option, Reason
from regelwerk.kernel.game import Game
from regelwerk.kernel.scene import Failed, Room, Scene, Table
from regelwerk.kernel.scene_doing import Doing, read_doing
from regelwerk.kernel.scene_expect import Expected
from regelwerk.kernel.scene_names import Names
from regelwerk.kernel.scene_room import ScriptRoom
from regelwerk.kernel.scene_text import BadScene, Problem, Text
from regelwerk.kernel.state import State
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.formats import BadDeck, faults_of, read_deck
from regelwerk.wowtcg.game import RULES
from regelwerk.wowtcg.loading import standard
from regelwerk.wowtcg.scene.acts import ACTS, Finder, Intent, asked, before, read_intent, say, state_of
from regelwerk.wowtcg.scene.building import build
from regelwerk.wowtcg.scene.doing import DOING, PHASES, do
from regelwerk.wowtcg.scene.events import EVENTS
from regelwerk.wowtcg.scene.expect import check, read_expected
from regelwerk.wowtcg.scene.forced import settled_so
from regelwerk.wowtcg.scene.layout import Plan, PositionReader
from regelwerk.wowtcg.scene.refuse import reasons
from regelwerk.wowtcg.scene.write import position
from regelwerk.wowtcg.state import WowState


class WowRoom(ScriptRoom[Names, Intent]):
    """Scenes of this game."""

    name = "wowtcg"
    doing: tuple[str, ...] = DOING
    acts = ACTS
    events = EVENTS
    decisions = c.DECISIONS
    verbs = c.VERBS
    not_here = ("board", "scenario")

    def plan(self, scene: Scene, problems: list[Problem]) -> tuple[Plan | None, Names]:
        reader = PositionReader(scene)
        plan = reader.plan()
        problems += reader.problems
        return plan, reader.names

    def standing(self, plan: Plan) -> list[Problem]:
        """What is wrong with the cards that others stand by: what is attached needs a host, a combat its fighters."""
        if plan.combat is None and not any(entry.host for seat in plan.seats for entry in seat.entries):
            return []
        try:
            build(plan, {seat.name: i for i, seat in enumerate(plan.seats)}, [])
        except BadScene as bad:
            return bad.problems
        except Failed:
            pass  # chance is asked for in a position; running the scene says so
        return []

    def build(self, plan: Plan, seats: dict[str, int], given: list[list[int]]) -> Game:
        return Game(RULES, build(plan, seats, given))

    def wish(self, text: Text, seat: str, names: Names) -> Intent:
        return read_intent(text, seat, names)

    def doing_of(self, text: Text, names: Names) -> Doing:
        return read_doing(text, names.seats, DOING, PHASES)

    def expected(self, text: Text, names: Names) -> Expected:
        return read_expected(text, names)

    def before(self, table: Table, seat: int, wish: Intent) -> Option | None:
        return before(state_of(table), seat, wish, table.names)

    def finder(self, table: Table, names: Names) -> Finder:
        return Finder(names, table.seats)

    def reasons(self, table: Table, seat: int, wish: Intent, names: Names, finder: Finder) -> list[Reason]:
        return reasons(table, state_of(table), seat, wish, names, finder)

    def do(self, table: Table, doing: Doing, names: Names) -> None:
        do(table, doing)

    def check(self, table: Table, expected: Expected, names: Names) -> str:
        return check(table, expected, names)

    def words(self, table: Table, decision: Decision, names: Names) -> list[str]:
        return [say(state_of(table), option, table.names) for option in decision.options]

    def went_unasked(self, table: Table, seat: int, wish: Intent, names: Names) -> bool:
        return Finder(names, table.seats).went_unasked(table, seat, wish)

    def answered(self, table: Table, seat: int, wish: Intent, names: Names) -> None:
        if wish.verb == "choose":
            settled_so(table, state_of(table), seat, wish, Finder(names, table.seats))

    def faults(self, text: str, scene: Scene) -> list[tuple[str, str]]:
        try:
            found = faults_of(read_deck(text, standard()), standard())
        except BadDeck as bad:
            found = bad.faults
        return [(fault.kind, fault.rule.number if fault.rule is not None else "") for fault in found]

    def asked(self, table: Table, decision: Decision, names: Names) -> str:
        return asked(state_of(table), decision, table.names)

    def write(self, state: State, title: str, names: Sequence[str] = ()) -> str:
        """The position of a state as a scene; what a scene cannot say stands there as comments."""
        assert isinstance(state, WowState)
        return position(state, title, names)


ROOM: Final = WowRoom()


def find_room(name: str) -> Room | None:
    """The room of this game, which is meant where a scene names none."""
    return ROOM if name in ("", ROOM.name) else None


def read(text: str, path: str = "") -> Scene:
    """Read a scene of this game. Raises BadScene.

    >>> scene = read("scene: A blow\\nseat Anna\\n  hand: Fire Blast\\n  resources: 1\\nseat Ben\\n"
    ...              "Anna: play Fire Blast targeting Ben's hero; resolve\\nexpect Ben's hero damage 2")
    >>> scene.run().ok
    True
    """
    return kernel.read(text, path, find_room)


def read_file(path: Path) -> Scene:
    """Read a scene from a file."""
    return read(path.read_text(encoding="utf-8"), str(path))
