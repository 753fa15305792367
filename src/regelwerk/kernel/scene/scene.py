"""Scenes: a position, dictated draws, a script, and what is expected, in a text file that players read and write.

This module knows the form of the file and how a script is run, not the game: headings,
blocks, statements, all with line and column. What a position says, what a script can do
and what can be expected is the game's business, in its `SceneGame`.

A scene is a list of headings (``scene: title``), cards of its own (``card Name: ...``),
seats with indented ``key: value`` lines, and then statements, one a line or separated by
``;``:

    Anna: play Fire Blast targeting Ben's hero      what a seat does, and goes on doing after a ``;``
    resolve                                         what all do
    expect Ben's hero damage 2                      what must be so now
    refuse Ben: pass because wow7.4:410.1           what must not be possible, and why
    draws: coin win                                 what chance gives next

A scene may be played in several worlds (``world A:``), which differ in what somebody cannot see. ``#`` begins a
comment. A line whose brackets are still open goes on in the next one, and so does one with a drawing below it: indented
lines that begin with ``|``. `kernel/scene/parser.py` reads the file.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from regelwerk.kernel.chance import DictationError
from regelwerk.kernel.decision import IllegalActionError, Option
from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Game
from regelwerk.kernel.scene.source_text import HINT, SceneProblem, SourceText
from regelwerk.kernel.state import State


class ScriptError(Exception):
    """A statement of the script did not come out as the scene says; the message says how."""


@dataclass(frozen=True)
class HeadingField:
    """A line `key: value`."""

    key: SourceText
    value: SourceText


NOTHING: Final = SourceText("", 0, 0)


@dataclass(frozen=True)
class SceneBlock:
    """A seat with its lines, or a card of the scene's own (then `fields` is empty and `value` its definition)."""

    name: SourceText
    fields: tuple[HeadingField, ...] = ()
    value: SourceText = NOTHING


@dataclass(frozen=True)
class Statement:
    """One statement of the script.

    kind     "act" (a seat does something), "do" (all do), "expect", "refuse", "draws"
    seat     of "act" and "refuse": the name of the seat
    what     the text
    because  of "refuse", and of a deck that is not legal: the numbers of the rules
    """

    kind: str
    seat: str
    what: SourceText
    because: tuple[SourceText, ...] = ()


Stepper = Callable[[Game, Option], "tuple[Game, list[Event]]"]
"""How an option is answered: gets the game and the option, gives the game to go on with and what happened."""


def plain_step(game: Game, option: Option) -> tuple[Game, list[Event]]:
    """Answer, and nothing else."""
    return game, game.apply(option)


@dataclass
class Scene:
    """A scene that has been read.

    path, title, game, rules, source  as the file says; `rules` are the numbers it shows
    seats_can_rotate                  whether it means the same with the seats turned (law 9)
    seats                             names in clockwise order
    plan                              what the game made of the position and the script
    world                             which of the worlds this is, "" for a scene with only one
    worlds                            the same scene in each of its worlds, none for a scene with only one
    """

    path: str
    headings: dict[str, HeadingField]
    cards: tuple[SceneBlock, ...]
    blocks: tuple[SceneBlock, ...]
    script: tuple[Statement, ...]
    scene_game: SceneGame
    plan: Any = None
    world: str = ""
    worlds: tuple[Scene, ...] = ()

    @property
    def title(self) -> str:
        """What the scene is called."""
        return self.heading("scene")

    @property
    def rules(self) -> list[str]:
        """The numbers of the rules it shows."""
        found = self.headings.get("rules")
        return [part.text for part in found.value.split(",")] if found is not None else []

    @property
    def source(self) -> str:
        """Where its example comes from."""
        return self.heading("source")

    @property
    def seats(self) -> list[str]:
        """The names of the seats, clockwise."""
        return [block.name.text for block in self.blocks]

    @property
    def seats_can_rotate(self) -> bool:
        """Whether it means the same when the seats are numbered from another one on."""
        return self.heading("turnable") != "no"

    def heading(self, key: str) -> str:
        """The value of a heading, "" if it is not there."""
        found = self.headings.get(key)
        return found.value.text if found is not None else ""

    def check_edition(self, editions: Sequence[str]) -> list[SceneProblem]:
        """That there is no such edition, where the scene names one that the game does not have."""
        named = self.headings.get("edition")
        if named is None or named.value.text in editions:
            return []
        at = named.value
        return [SceneProblem(at.line, at.column, f"unknown edition {at.text!r}; available: {', '.join(editions)}")]

    def start(self, turned: int = 0) -> Game:
        """The position as a game to play on from (that of the first world); `turned` by so many seats."""
        first = self.worlds[0] if self.worlds else self
        return self.scene_game.start(first, turned)

    def run(self, step: Stepper = plain_step, turned: int = 0) -> SceneOutcome:
        """Run the script: what came out differently, and where."""
        return run(self, step, turned)


class SceneGame:
    """What a game brings so that its scenes can be read and run. A game has one instance."""

    name: str = ""
    advance_verbs: tuple[str, ...] = ()
    """What begins a statement about what all do; needed where it follows an expectation in one line."""
    not_here: tuple[str, ...] = ()
    """Headings that mean nothing in this game."""

    def prepare(self, scene: Scene) -> Any:
        """Read position and script, whatever `Scene.plan` shall be. Raises SceneFormatError."""
        raise NotImplementedError

    def start(self, scene: Scene, turned: int) -> Game:
        """The position as a game at its first decision, with draws dictated up to the first act."""
        raise NotImplementedError

    def perform(self, table: SceneRun, number: int) -> None:
        """Carry out statement `number` of the script; raises ScriptError. Expectations add to `table.faults`."""
        raise NotImplementedError

    def write(self, state: State, title: str, names: Sequence[str] = ()) -> str:
        """A position as the text of a scene, with `names` for its seats."""
        raise NotImplementedError


@dataclass
class SceneOutcome:
    """How a scene came out: what was not as it says (none: it passes), how many decisions were answered."""

    scene: Scene
    faults: list[SceneProblem] = field(default_factory=list)
    decisions: int = 0

    @property
    def has_passed(self) -> bool:
        """Whether everything came out as the scene says."""
        return not self.faults

    def __str__(self) -> str:
        if self.has_passed:
            return f"pass  {self.scene.title}"
        lines = [f"FAIL  {self.scene.title}"]
        for fault in self.faults:
            message = fault.message.replace("\n", "\n        ")
            lines.append(f"  {self.scene.path or 'scene'}:{fault.line}: {message}")
        return "\n".join(lines)


class SceneRun:
    """A scene that is being run.

    game        as it stands
    new_events  what happened since it was last looked at (the expectations before the last act)
    history all that happened since the scene began
    recent  what happened since the last statement that did something began
    vouched events of `recent` that show what a line has named that nobody was asked for
    others  the same scene in its other worlds, at the same statement
    leads   whether this is the first world
    apart   whether this world has been seen to differ from the first in anything
    seats   number of each seat by its name
    """

    def __init__(self, scene: Scene, game: Game, step: Stepper, turned: int) -> None:
        self.scene = scene
        self.game = game
        self.step = step
        self.outcome = SceneOutcome(scene)
        self.new_events: list[Event] = list(game.state.events)
        self.history: list[Event] = list(game.state.events)
        self.recent: list[Event] = list(game.state.events)
        self.vouched: list[Event] = []
        self.others: list[SceneRun] = []
        self.apart = False
        self.leads = True
        self.begun = False
        self.seen_event_count = False
        names = scene.seats
        self.seats = {name: (i + turned) % len(names) for i, name in enumerate(names)}
        self.names = {number: name for name, number in self.seats.items()}

    def apply(self, option: Option) -> None:
        """Answer the open decision. Raises ScriptError if the rules draw what was not dictated."""
        self.start_listening()
        try:
            self.game, events = self.step(self.game, option)
        except DictationError as error:
            raise ScriptError(
                f"the rules need chance here, and {error}; say what falls, e.g. `draws: {HINT}`"
            ) from None
        self.outcome.decisions += 1
        self.happened(events)

    def act(self, seat: int, verb: str) -> None:
        """Do something nobody asked for. Raises ScriptError if it cannot be done."""
        self.start_listening()
        try:
            self.happened(self.game.perform(seat, verb))
        except IllegalActionError as refused:
            raise ScriptError(f"{self.names[seat]} cannot do that: {refused}") from None

    def start_listening(self) -> None:
        """Something is about to happen: what was looked at is no longer news."""
        if self.seen_event_count:
            self.new_events = []
            self.seen_event_count = False
        if self.begun:
            self.recent = []
            self.vouched = []
            self.begun = False

    def happened(self, events: list[Event]) -> None:
        """Something has happened."""
        self.new_events += events
        self.history += events
        self.recent += events

    def add_fault(self, at: SourceText, message: str) -> None:
        """Note that something is not as the scene says."""
        self.outcome.faults.append(SceneProblem(at.line, at.column, message))


def run(scene: Scene, step: Stepper = plain_step, turned: int = 0) -> SceneOutcome:
    """Run a scene: its acts, and what it expects. An act that fails ends it; expectations are all looked at.

    A scene with several worlds goes through all of them side by side.
    """
    at = scene.headings["scene"].value
    tables: list[SceneRun] = []
    for world in scene.worlds or (scene,):
        try:
            tables.append(SceneRun(world, world.start(turned), step, turned))
        except ScriptError as failure:
            return SceneOutcome(scene, [SceneProblem(at.line, at.column, in_world(world, str(failure)))])
    for table in tables:
        table.others = [other for other in tables if other is not table]
        table.leads = table is tables[0]
        table.apart = table.leads or not same_position(tables[0], table)
    outcome = SceneOutcome(scene)
    for number in range(len(scene.script)):
        went = [perform(table, number) for table in tables]  # in all of them, also where the first has failed
        if not all(went):
            break
    else:
        for table in tables:
            all_drawn(table)
            if not table.apart:
                table.add_fault(at, f"it does not differ from world {tables[0].scene.world} in anything")
    for table in tables:
        for fault in table.outcome.faults:
            outcome.faults.append(SceneProblem(fault.line, fault.column, in_world(table.scene, fault.message)))
        outcome.decisions += table.outcome.decisions
    if outcome.has_passed and not any(statement.kind in LOOKING for statement in scene.script):
        outcome.faults.append(SceneProblem(at.line, at.column, NOTHING_EXPECTED))
    return outcome


LOOKING: Final = ("expect", "refuse")
"""Statements by which a scene can fail to be true."""
NOTHING_EXPECTED: Final = "the scene has no expectations: add some with `expect` or `refuse`"


def perform(table: SceneRun, number: int) -> bool:
    """Carry out one statement; whether the scene can go on."""
    statement = table.scene.script[number]
    if statement.kind in ("act", "do"):
        table.begun = True
    try:
        table.scene.scene_game.perform(table, number)
    except ScriptError as failure:
        table.add_fault(statement.what, str(failure))
        return False
    if statement.kind == "expect":
        table.seen_event_count = True
    return True


def all_drawn(table: SceneRun) -> None:
    """At the end nothing that was dictated may be left."""
    left = table.game.state.chance.undrawn_count()
    if left:
        at = [statement.what for statement in table.scene.script if statement.kind == "draws"][-1]
        table.add_fault(at, f"{left} of the dictated draws {'was' if left == 1 else 'were'} not needed")


def same_position(a: SceneRun, b: SceneRun) -> bool:
    """Whether two worlds are the same in everything, hidden or not."""
    return a.game.ruleset.position(a.game.state) == b.game.ruleset.position(b.game.state)


def in_world(scene: Scene, message: str) -> str:
    """What is not as the scene says, and in which of its worlds."""
    return f"in world {scene.world}: {message}" if scene.world else message
