"""Scenes of the Miniatures game: the game's room for `kernel/scene.py`.

See `docs/scenes_minis.md` for what a scene of this game can say. `read` reads one, `Scene.run` runs it, `Scene.start`
opens its position to play on from.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from regelwerk.kernel import scene as kernel
from regelwerk.kernel.game import Game
from regelwerk.kernel.scene import Failed, Room, Scene, Statement, Table
from regelwerk.kernel.scene_text import BadScene, Problem, draws
from regelwerk.kernel.state import State
from regelwerk.wowminis.game import RULES
from regelwerk.wowminis.scene.acts import ACTS, Finder, Intent, acting, asked, read_intent, state_of
from regelwerk.wowminis.scene.building import build
from regelwerk.wowminis.scene.doing import DOING, Doing, do, read_doing
from regelwerk.wowminis.scene.expect import EVENTS, Expected, check, read_expected
from regelwerk.wowminis.scene.layout import Plan, PositionReader
from regelwerk.wowminis.scene.names import Names, figures_of, matching
from regelwerk.wowminis.scene.refuse import reasons
from regelwerk.wowminis.scene.write import position
from regelwerk.wowminis.state import MinisState


class Script:
    """The script of a scene, read: for each statement what it says."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.steps: list[Intent | Doing | Expected | None] = []


class MinisRoom(Room):
    """Scenes of this game."""

    name = "wowminis"
    doing: tuple[str, ...] = DOING

    def prepare(self, scene: Scene) -> Script:
        """Position, rules and script; every mistake in them."""
        problems: list[Problem] = []
        rules = scene.headings.get("rules")
        for part in rules.value.split(",") if rules is not None else []:
            try:
                EVENTS.number(part)
            except BadScene as bad:
                problems += bad.problems
        try:
            script = Script(PositionReader(scene).plan())
        except BadScene as bad:
            raise BadScene([*problems, *bad.problems]) from None
        for statement in scene.script:
            try:
                script.steps.append(read_step(statement, script.plan.names))
            except BadScene as bad:
                problems += bad.problems
        if problems:
            raise BadScene(problems)
        return script

    def start(self, scene: Scene, turned: int) -> Game:
        """The position as a game; draws are dictated as far as the script says before its first act."""
        script = scene.plan
        assert isinstance(script, Script)
        names = scene.seats
        seats = {name: (i + turned) % len(names) for i, name in enumerate(names)}
        given: list[list[int]] = []
        for statement in scene.script:
            if statement.kind != "draws":
                break
            given += draws(statement.what, seats)
        return Game(RULES, build(script.plan, seats, given))

    def perform(self, table: Table, number: int) -> None:
        """One statement."""
        statement = table.scene.script[number]
        script = table.scene.plan
        assert isinstance(script, Script)
        step = script.steps[number]
        names = script.plan.names
        if isinstance(step, Intent) and statement.kind == "refuse":
            refuse(table, statement, step, names)
        elif isinstance(step, Intent):
            act(table, table.seats[statement.seat], step, names)
        elif isinstance(step, Doing):
            do(table, step, names)
        elif isinstance(step, Expected):
            difference = check(table, step, names)
            if difference:
                table.fault(statement.what, f"expected {statement.what.text}: {difference}")
        elif any(earlier.kind != "draws" for earlier in table.scene.script[:number]):
            table.game.state.chance.dictated += draws(statement.what, table.seats)

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


def read_step(statement: Statement, names: Names) -> Intent | Doing | Expected | None:
    """What a statement says. Raises BadScene."""
    for because in statement.because:
        EVENTS.number(because)
    if statement.kind in ("act", "refuse"):
        return read_intent(statement.what, statement.seat, names)
    if statement.kind == "do":
        return read_doing(statement.what, names)
    if statement.kind == "expect":
        return read_expected(statement.what, names)
    draws(statement.what, {name: i for i, name in enumerate(names.seats)})
    return None


def act(table: Table, seat: int, intent: Intent, names: Names) -> None:
    """A seat does something. Raises Failed."""
    if intent.verb in ACTS:
        table.act(seat, intent.verb)
        return
    s = state_of(table)
    if intent.verb == "act" and is_acting(table, s, seat, intent, names):
        return  # it has its turn already: nobody else could have had it
    finder = Finder(names, table.seats)
    ready = s.decision is not None and s.decision.seat == seat
    path = finder.path(s, seat, intent) if ready else None
    if path is None:
        found = reasons(table, s, seat, intent, names, finder)
        cites = ", ".join(f"{reason.rule.number} {reason.kind}" for reason in found)
        why = f" ({cites})" if cites else ""
        now = asked(s, s.decision, names, table.names) if s.decision is not None else "the game is over"
        raise Failed(f"{table.names[seat]} cannot {intent.at.text}{why}: {finder.stuck or now}")
    for option in path:
        table.apply(option)


def is_acting(table: Table, s: MinisState, seat: int, intent: Intent, names: Names) -> bool:
    """Whether the figure that the line names has its turn."""
    p = acting(s)
    return p is not None and p.owner == seat and matching(s, intent.things[0], figures_of(s), names, table.seats) == [p]


def refuse(table: Table, statement: Statement, intent: Intent, names: Names) -> None:
    """An act that must not be possible, because of these rules among others."""
    seat = table.seats[statement.seat]
    s = state_of(table)
    finder = Finder(names, table.seats)
    ready = s.decision is not None and s.decision.seat == seat
    if ready and finder.path(s, seat, intent) is not None:
        table.fault(statement.what, f"{statement.seat} can {intent.at.text}, and should not")
        return
    found = {reason.rule.number for reason in reasons(table, s, seat, intent, names, finder)}
    missing = [part for part in statement.because if EVENTS.number(part) not in found]
    if missing:
        wanted = ", ".join(part.text for part in missing)
        table.fault(statement.what, f"it is refused, not by {wanted} but by {', '.join(sorted(found)) or 'no rule'}")
