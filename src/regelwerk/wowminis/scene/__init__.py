"""Scenes of the Miniatures game: the game's room for `kernel/scene.py`.

See `docs/scenes_minis.md` for what a scene of this game can say. `read` reads one, `Scene.run` runs it, `Scene.start`
opens its position to play on from.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from regelwerk.kernel import scene_reading as kernel
from regelwerk.kernel.decision import Decision, Reason
from regelwerk.kernel.game import Game
from regelwerk.kernel.scene import Room, Scene, Table
from regelwerk.kernel.scene_expect import Expected
from regelwerk.kernel.scene_room import ScriptRoom
from regelwerk.kernel.scene_text import Problem, Text
from regelwerk.kernel.state import State
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.formats import BadParty, faults_of, read_party
from regelwerk.wowminis.game import RULES
from regelwerk.wowminis.scene.acts import ACTS, Finder, Intent, acting, asked, read_intent, say, state_of
from regelwerk.wowminis.scene.building import build
from regelwerk.wowminis.scene.doing import DOING, Doing, do, read_doing
from regelwerk.wowminis.scene.expect import EVENTS, check, read_expected
from regelwerk.wowminis.scene.forced import went_unasked
from regelwerk.wowminis.scene.layout import Plan, PositionReader
from regelwerk.wowminis.scene.names import Names, figures_of, matching
from regelwerk.wowminis.scene.refuse import reasons
from regelwerk.wowminis.scene.write import position
from regelwerk.wowminis.shelf import standard
from regelwerk.wowminis.state import MinisState


class MinisRoom(ScriptRoom[Names, Intent]):
    """Scenes of this game."""

    name = "wowminis"
    doing: tuple[str, ...] = DOING
    acts = ACTS
    events = EVENTS
    decisions = c.DECISIONS
    verbs = c.VERBS
    not_here = ("combat",)
    list_word = "party"

    def plan(self, scene: Scene, problems: list[Problem]) -> tuple[Plan | None, Names]:
        reader = PositionReader(scene)
        plan = reader.plan()
        problems += reader.problems
        return plan, reader.names

    def build(self, plan: Plan, seats: dict[str, int], given: list[list[int]]) -> Game:
        return Game(RULES, build(plan, seats, given))

    def wish(self, text: Text, seat: str, names: Names) -> Intent:
        return read_intent(text, seat, names)

    def doing_of(self, text: Text, names: Names) -> Doing:
        return read_doing(text, names)

    def expected(self, text: Text, names: Names) -> Expected:
        return read_expected(text, names)

    def finder(self, table: Table, names: Names) -> Finder:
        return Finder(names, table.seats)

    def act(self, table: Table, seat: int, wish: Intent, names: Names) -> None:
        """A seat does something; a figure that has its turn already need not take it: nobody else could have had it."""
        if wish.verb != "act" or not is_acting(table, seat, wish, names):
            super().act(table, seat, wish, names)

    def reasons(self, table: Table, seat: int, wish: Intent, names: Names, finder: Finder) -> list[Reason]:
        return reasons(table, state_of(table), seat, wish, names, finder)

    def do(self, table: Table, doing: Doing, names: Names) -> None:
        do(table, doing, names)

    def check(self, table: Table, expected: Expected, names: Names) -> str:
        return check(table, expected, names)

    def words(self, table: Table, decision: Decision, names: Names) -> list[str]:
        return [say(state_of(table), decision, option, names, table.names) for option in decision.options]

    def went_unasked(self, table: Table, seat: int, wish: Intent, names: Names) -> bool:
        return went_unasked(table, seat, wish, Finder(names, table.seats))

    def faults(self, text: str, scene: Scene) -> list[tuple[str, str]]:
        try:
            found = faults_of(read_party(text, standard()), standard())
        except BadParty as bad:
            found = bad.faults
        return [(fault.kind, fault.rule.number if fault.rule is not None else "") for fault in found]

    def asked(self, table: Table, decision: Decision, names: Names) -> str:
        return asked(state_of(table), decision, names, table.names)

    def write(self, state: State, title: str, names: Sequence[str] = ()) -> str:
        """The position of a state as a scene; what a scene cannot say stands there as comments."""
        assert isinstance(state, MinisState)
        return position(state, title, names)


ROOM: Final = MinisRoom()


def find_room(name: str) -> Room | None:
    """The room of this game."""
    return ROOM if name in ("", ROOM.name) else None


def read(text: str, path: str = "") -> Scene:
    """Read a scene of this game. Raises BadScene.

    >>> scene = read("scene: A blow\\nboard:\\n  |. G R\\nturn: Gorebelly\\nseat Anna\\n  figures: Gorebelly at G\\n"
    ...              "seat Ben\\n  figures: Ruby at R\\ndraws: dice 1 3 4 9 10 10, dice 7\\nAnna: attack Ruby\\n"
    ...              "expect Ruby health 1")
    >>> print(scene.run())
    pass  A blow
    """
    return kernel.read(text, path, find_room)


def read_file(path: Path) -> Scene:
    """Read a scene from a file."""
    return read(path.read_text(encoding="utf-8"), str(path))


def is_acting(table: Table, seat: int, intent: Intent, names: Names) -> bool:
    """Whether the figure that the line names has its turn."""
    state = state_of(table)
    piece = acting(state)
    return (
        piece is not None
        and piece.owner == seat
        and matching(state, intent.things[0], figures_of(state), names, table.seats) == [piece]
    )
