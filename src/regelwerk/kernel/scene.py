"""Scenes: a position, dictated draws, a script, and what is expected, in a text file that players read and write.

This module knows the form of the file and how a script is run, not the game: headings,
blocks, statements, all with line and column. What a position says, what a script can do
and what can be expected is the game's business, in its `Room`.

A scene is a list of headings (``scene: title``), cards of its own (``card Name: ...``),
seats with indented ``key: value`` lines, and then statements, one a line or separated by
``;``:

    Anna: play Fire Blast targeting Ben's hero      what a seat does, and goes on doing after a ``;``
    resolve                                         what all do
    expect Ben's hero damage 2                      what must be so now
    refuse Ben: pass because wow7.4:410.1           what must not be possible, and why
    draws: coin win                                 what chance gives next

``#`` begins a comment. A line whose brackets are still open goes on in the next one, and so does one with a drawing
below it: indented lines that begin with ``|``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from regelwerk.kernel.chance import Dictation
from regelwerk.kernel.decision import Option, Refused
from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Game
from regelwerk.kernel.scene_text import HINT, BadScene, Problem, Text, logical_lines, nearest
from regelwerk.kernel.state import State

HEADINGS: Final = (
    *("scene", "game", "edition", "rules", "source", "turn", "combat", "turnable", "note"),
    *("board", "scenario"),
)
"""What may stand before the seats, or between them and the script."""
KEYWORDS: Final = ("expect", "refuse", "draws", "seat", "card")


class Failed(Exception):
    """A statement of the script did not come out as the scene says; the message says how."""


@dataclass(frozen=True)
class Field:
    """A line `key: value`."""

    key: Text
    value: Text


NOTHING: Final = Text("", 0, 0)


@dataclass(frozen=True)
class Block:
    """A seat with its lines, or a card of the scene's own (then `fields` is empty and `value` its definition)."""

    name: Text
    fields: tuple[Field, ...] = ()
    value: Text = NOTHING


@dataclass(frozen=True)
class Statement:
    """One statement of the script.

    kind     "act" (a seat does something), "do" (all do), "expect", "refuse", "draws"
    seat     of "act" and "refuse": the name of the seat
    what     the text
    because  of "refuse": the numbers of the rules
    """

    kind: str
    seat: str
    what: Text
    because: tuple[Text, ...] = ()


Stepper = Callable[[Game, Option], "tuple[Game, list[Event]]"]
"""How an option is answered: gets the game and the option, gives the game to go on with and what happened."""


def plain_step(game: Game, option: Option) -> tuple[Game, list[Event]]:
    """Answer, and nothing else."""
    return game, game.apply(option)


@dataclass
class Scene:
    """A scene that has been read.

    path, title, game, rules, source   as the file says; `rules` are the numbers it shows
    turnable   whether it means the same with the seats turned (law 9)
    seats      names in clockwise order
    plan       what the game's room made of the position and the script
    """

    path: str
    headings: dict[str, Field]
    cards: tuple[Block, ...]
    blocks: tuple[Block, ...]
    script: tuple[Statement, ...]
    room: Room
    plan: Any = None

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
    def turnable(self) -> bool:
        """Whether it means the same when the seats are numbered from another one on."""
        return self.heading("turnable") != "no"

    def heading(self, key: str) -> str:
        """The value of a heading, "" if it is not there."""
        found = self.headings.get(key)
        return found.value.text if found is not None else ""

    def no_edition(self, editions: Sequence[str]) -> list[Problem]:
        """That there is no such edition, where the scene names one that the game does not have."""
        named = self.headings.get("edition")
        if named is None or named.value.text in editions:
            return []
        at = named.value
        return [Problem(at.line, at.column, f"there is no edition {at.text!r}; there are {', '.join(editions)}")]

    def start(self, turned: int = 0) -> Game:
        """The position as a game to play on from; `turned` by so many seats."""
        return self.room.start(self, turned)

    def run(self, step: Stepper = plain_step, turned: int = 0) -> Outcome:
        """Run the script: what came out differently, and where."""
        return run(self, step, turned)


class Room:
    """What a game brings so that its scenes can be read and run. A game has one instance."""

    name: str = ""
    doing: tuple[str, ...] = ()
    """What begins a statement about what all do; needed where it follows an expectation in one line."""

    def prepare(self, scene: Scene) -> Any:
        """Read position and script, whatever `Scene.plan` shall be. Raises BadScene."""
        raise NotImplementedError

    def start(self, scene: Scene, turned: int) -> Game:
        """The position as a game at its first decision, with draws dictated up to the first act."""
        raise NotImplementedError

    def perform(self, table: Table, number: int) -> None:
        """Carry out statement `number` of the script; raises Failed. Expectations add to `table.faults`."""
        raise NotImplementedError

    def write(self, state: State, title: str, names: Sequence[str] = ()) -> str:
        """A position as the text of a scene, with `names` for its seats."""
        raise NotImplementedError


@dataclass
class Outcome:
    """How a scene came out: what was not as it says (none: it passes), how many decisions were answered."""

    scene: Scene
    faults: list[Problem] = field(default_factory=list)
    decisions: int = 0

    @property
    def ok(self) -> bool:
        """Whether everything came out as the scene says."""
        return not self.faults

    def __str__(self) -> str:
        if self.ok:
            return f"pass  {self.scene.title}"
        lines = [f"FAIL  {self.scene.title}"]
        for fault in self.faults:
            message = fault.message.replace("\n", "\n        ")
            lines.append(f"  {self.scene.path or 'scene'}:{fault.line}: {message}")
        return "\n".join(lines)


class Table:
    """A scene that is being run.

    game    as it stands
    news    what happened since it was last looked at (the expectations before the last act)
    seats   number of each seat by its name
    """

    def __init__(self, scene: Scene, game: Game, step: Stepper, turned: int) -> None:
        self.scene = scene
        self.game = game
        self.step = step
        self.outcome = Outcome(scene)
        self.news: list[Event] = list(game.state.events)
        self.looked = False
        names = scene.seats
        self.seats = {name: (i + turned) % len(names) for i, name in enumerate(names)}
        self.names = {number: name for name, number in self.seats.items()}

    def apply(self, option: Option) -> None:
        """Answer the open decision. Raises Failed if the rules draw what was not dictated."""
        self.hear()
        try:
            self.game, events = self.step(self.game, option)
        except Dictation as error:
            raise Failed(f"the rules need chance here, and {error}; say what falls, e.g. `draws: {HINT}`") from None
        self.outcome.decisions += 1
        self.news += events

    def act(self, seat: int, verb: str) -> None:
        """Do something nobody asked for. Raises Failed if it cannot be done."""
        self.hear()
        try:
            self.news += self.game.act(seat, verb)
        except Refused as refused:
            raise Failed(f"{self.names[seat]} cannot do that: {refused}") from None

    def hear(self) -> None:
        """Something is about to happen: what was looked at is no longer news."""
        if self.looked:
            self.news = []
            self.looked = False

    def fault(self, at: Text, message: str) -> None:
        """Note that something is not as the scene says."""
        self.outcome.faults.append(Problem(at.line, at.column, message))


def run(scene: Scene, step: Stepper = plain_step, turned: int = 0) -> Outcome:
    """Run a scene: its acts, and what it expects. An act that fails ends it; expectations are all looked at."""
    try:
        game = scene.start(turned)
    except Failed as failure:
        at = scene.headings["scene"].value
        return Outcome(scene, [Problem(at.line, at.column, str(failure))])
    table = Table(scene, game, step, turned)
    for number, statement in enumerate(scene.script):
        try:
            scene.room.perform(table, number)
        except Failed as failure:
            table.fault(statement.what, str(failure))
            return table.outcome
        if statement.kind in ("expect", "refuse"):
            table.looked = True
    left = table.game.state.chance.leftover()
    if left:
        at = [statement.what for statement in scene.script if statement.kind == "draws"][-1]
        table.fault(at, f"{left} of the dictated draws {'was' if left == 1 else 'were'} not needed")
    return table.outcome


# -------------------------------------------------------------------------- reading


def read(text: str, path: str, room: Callable[[str], Room | None]) -> Scene:
    """Read a scene. `room` finds the room of a game by its name. Raises BadScene with every problem found."""
    try:
        scene = Reader(text, path).scene(room)
        scene.plan = scene.room.prepare(scene)
    except BadScene as bad:
        raise BadScene(bad.problems, path) from None
    return scene


LONG_NUMBER: Final = re.compile(r"\d{10,}")
SAID_ONLY: Final = ("scene:", "source:", "note:")
"""Headings that nothing is made of."""


class Reader:
    """Takes a file apart into headings, blocks and statements."""

    def __init__(self, text: str, path: str) -> None:
        self.path = path
        self.lines = logical_lines(text)
        self.problems: list[Problem] = []
        self.headings: dict[str, Field] = {}
        self.cards: list[Block] = []
        self.blocks: list[tuple[Text, list[Field]]] = []
        self.script: list[Statement] = []
        self.following: list[int] = []
        self.going_on: dict[int, str] = {}

    def scene(self, room: Callable[[str], Room | None]) -> Scene:
        for line in self.lines:
            try:
                self.line(line)
            except BadScene as bad:
                self.problems += bad.problems
        found = self.room(room)
        if self.problems or found is None:
            raise BadScene(self.problems, self.path)
        for number in self.following:
            what = self.script[number].what
            if what.text.startswith(found.doing):
                self.script[number] = Statement("do", "", what)
        for number, seat in self.going_on.items():
            what = self.script[number].what
            if found.doing and not what.text.startswith(found.doing):
                self.script[number] = Statement("act", seat, what)
        blocks = tuple(Block(name, tuple(fields)) for name, fields in self.blocks)
        return Scene(self.path, self.headings, tuple(self.cards), blocks, tuple(self.script), found)

    def room(self, room: Callable[[str], Room | None]) -> Room | None:
        title = self.headings.get("scene")
        if title is None or not title.value.text:
            self.problems.append(Problem(1, 1, "a scene begins with its title: `scene: ...`"))
        if not self.blocks:
            self.problems.append(Problem(1, 1, "nobody sits at the table: a seat is a line `seat Anna`"))
        game = self.headings.get("game")
        found = room(game.value.text if game is not None else "")
        if found is None:
            at = game.value if game is not None else Text("", 1, 1)
            self.problems.append(Problem(at.line, at.column, f"no game is called {at.text!r}"))
        return found

    def line(self, line: Text) -> None:
        long = LONG_NUMBER.search(line.text)
        if long is not None and not line.text.startswith(SAID_ONLY):
            raise line.cut(long.start()).problem("a number here is too long")
        if line.text[0].isspace():
            self.indented(line.cut(0))
            return
        word = line.text.split(maxsplit=1)[0]
        if word == "seat":
            self.seat(line.cut(4))
        elif word == "card":
            self.card(line.cut(4))
        elif word in ("expect", "refuse") or word.rstrip(":") == "draws" or self.seat_of(line) or self.script:
            self.statements(line)
        else:
            self.heading(line)

    def indented(self, line: Text) -> None:
        if not self.blocks or self.script:
            raise line.problem("an indented line belongs to a seat, and none stands above it")
        self.blocks[-1][1].append(key_value(line))

    def seat(self, name: Text) -> None:
        if self.script:
            raise name.problem("seats stand before the script")
        if not name.text:
            raise name.problem("the seat needs a name: `seat Anna`")
        if name.text in KEYWORDS or not name.text[0].isalpha() or "'" in name.text or ":" in name.text:
            raise name.problem(f"a seat cannot be called {name.text!r}")
        if any(name.text == other.text for other, _ in self.blocks):
            raise name.problem(f"two seats are called {name.text}")
        self.blocks.append((name, []))

    def card(self, line: Text) -> None:
        pair = key_value(line)
        self.cards.append(Block(pair.key, (), pair.value))

    def heading(self, line: Text) -> None:
        at = line.text.find(":")
        if at < 0 or line.text[:at].strip() not in HEADINGS:
            if self.blocks:
                self.statements(line)
                return
            raise line.problem(self.unknown(line.text[:at] if at > 0 else line.text))
        pair = key_value(line)
        if pair.key.text in self.headings:
            raise pair.key.problem(f"{pair.key.text!r} stands here a second time")
        self.headings[pair.key.text] = pair

    def unknown(self, word: str) -> str:
        if word.strip() in HEADINGS:
            return f"the heading {word.strip()!r} stands before the script"
        known = [*HEADINGS, *KEYWORDS, *(name.text for name, _ in self.blocks)]
        return f"{word.strip()!r} is no heading and no seat{nearest(word, known)}"

    def seat_of(self, line: Text) -> str:
        """The name of the seat whose act the line is, "" if it is none."""
        head = line.text.partition(":")[0].strip()
        for name, _ in self.blocks:
            if name.text == head and ":" in line.text:
                return head
        return ""

    def statements(self, line: Text) -> None:
        """The statements of one line: behind an act the same seat goes on, behind an expectation more is expected."""
        if not self.blocks:
            raise line.problem("the script begins after the seats")
        expecting = False
        acting = ""
        for part in line.split(";"):
            self.statement(part, expecting)
            last = self.script[-1] if self.script else Statement("", "", part)
            expecting = last.kind == "expect"
            if last.kind == "do" and acting:
                self.going_on[len(self.script) - 1] = acting
            else:
                acting = last.seat if last.kind == "act" else ""

    def statement(self, line: Text, expecting: bool) -> None:
        word = line.text.split(maxsplit=1)[0]
        seat = self.seat_of(line)
        if word == "expect":
            what = said(line.cut(6), line, "say what is expected: `expect Anna wins`")
            self.script.append(Statement("expect", "", what))
        elif word == "refuse":
            self.refuse(line.cut(6))
        elif word.rstrip(":") == "draws":
            self.script.append(Statement("draws", "", line.cut(line.text.find("draws") + 5 + (word[-1] == ":"))))
        elif seat:
            does = line.cut(line.text.index(":") + 1)
            self.script.append(Statement("act", seat, said(does, line, f"say what {seat} does: `{seat}: concede`")))
        elif expecting:
            self.following.append(len(self.script))
            self.script.append(Statement("expect", "", said(line, line, "say what else is expected")))
        elif ":" in line.text and " " not in line.text.partition(":")[0]:
            raise line.problem(self.unknown(line.text.partition(":")[0]))
        else:
            self.script.append(Statement("do", "", line))

    def refuse(self, line: Text) -> None:
        seat = self.seat_of(line)
        if not seat:
            raise line.problem("say who is refused what: `refuse Anna: pass because 410.1`")
        at = line.text.rfind(" because ")
        if at < 0:
            raise line.problem("say by which rule it is refused: `refuse Anna: pass because wow:600.2`")
        because = tuple(line.cut(at + 9).split(","))
        what = said(line.cut(line.text.index(":") + 1, at), line, "say what is refused")
        self.script.append(Statement("refuse", seat, what, because))


def said(what: Text, line: Text, wrong: str) -> Text:
    """What a statement says. Raises BadScene, with that message, if it says nothing."""
    if not what.text.strip(" ,"):
        raise line.problem(wrong)
    return what


def key_value(line: Text) -> Field:
    """A line `key: value`. Raises BadScene."""
    at = line.text.find(":")
    if at <= 0:
        raise line.problem("this should be a line `key: value`")
    return Field(line.cut(0, at), line.cut(at + 1))
