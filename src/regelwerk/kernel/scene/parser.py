"""From the text of a scene file to a `Scene`: headings, cards, seats, worlds, statements, and every mistake in them.

A line that makes no sense is reported and left out; the rest is read all the same, so that all mistakes of a file
are reported at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from regelwerk.kernel.scene.scene import HeadingField, Scene, SceneBlock, SceneGame, Statement
from regelwerk.kernel.scene.source_text import SceneFormatError, SceneProblem, SourceText, did_you_mean, logical_lines
from regelwerk.kernel.scene.worlds import read_worlds

HEADINGS: Final = (
    *("scene", "game", "edition", "rules", "source", "turn", "combat", "turnable", "note"),
    *("board", "scenario", "match"),
    *("task", "depth", "solutions", "origin"),
)
"""What may stand before the seats, or between them and the script."""
KEYWORDS: Final = ("expect", "refuse", "draws", "seat", "card", "world")
LONG_NUMBER: Final = re.compile(r"\d{10,}")
UNCHECKED_HEADINGS: Final = ("scene:", "source:", "note:", "solutions:", "origin:")
"""Headings that nothing is made of."""
BECAUSE: Final = " because "


def read(text: str, path: str, find_game: Callable[[str], SceneGame | None]) -> Scene:
    """Read a scene; `find_game` looks up a game by its name. Raises SceneFormatError with every problem found."""
    reader = SceneParser(text, path)
    scene = reader.scene(find_game)
    problems = reader.problems
    for world in () if scene is None else (scene.worlds or (scene,)):
        try:
            world.plan = world.scene_game.prepare(world)
        except SceneFormatError as bad:
            problems += bad.problems
    if problems or scene is None:
        raise SceneFormatError(problems, path)
    return scene


class SceneParser:
    """Takes a file apart into headings, blocks and statements.

    inside     the lines of the seat or world that stands above
    early      the draws that stand before the script
    following  statements behind an expectation in the same line; `going_on` those behind an act, with its seat
    """

    def __init__(self, text: str, path: str) -> None:
        self.path = path
        self.problems: list[SceneProblem] = []
        self.lines = logical_lines(text, self.problems)
        self.headings: dict[str, HeadingField] = {}
        self.cards: list[SceneBlock] = []
        self.blocks: list[tuple[SourceText, list[HeadingField]]] = []
        self.worlds: list[tuple[SourceText, list[HeadingField]]] = []
        self.inside: list[HeadingField] | None = None
        self.early: list[Statement] = []
        self.script: list[Statement] = []
        self.following: list[int] = []
        self.going_on: dict[int, str] = {}

    def scene(self, find_game: Callable[[str], SceneGame | None]) -> Scene | None:
        """The scene as far as it can be read; None if there is no game or nobody to play it."""
        for line in self.lines:
            try:
                self.line(line)
            except SceneFormatError as bad:
                self.problems += bad.problems
        found = self.game(find_game)
        if found is None or not self.blocks:
            return None
        for number in self.following:
            what = self.script[number].what
            if what.text.startswith(found.advance_verbs):
                self.script[number] = Statement("do", "", what)
        for number, seat in self.going_on.items():
            what = self.script[number].what
            if found.advance_verbs and not what.text.startswith(found.advance_verbs):
                self.script[number] = Statement("act", seat, what)
        blocks = tuple(SceneBlock(name, tuple(fields)) for name, fields in self.blocks)
        script = (*self.early, *self.script)
        scene = Scene(self.path, self.headings, tuple(self.cards), blocks, script, found)
        scene.worlds = read_worlds(scene, self.worlds, self.problems)
        return scene

    def game(self, find_game: Callable[[str], SceneGame | None]) -> SceneGame | None:
        """The game that the headings name; None, with the problem kept, for an unknown one."""
        title = self.headings.get("scene")
        if title is None or not title.value.text:
            self.problems.append(SceneProblem(1, 1, "a scene begins with its title: `scene: ...`"))
        if not self.blocks:
            self.problems.append(SceneProblem(1, 1, "the scene has no seats: a seat is a line `seat Anna`"))
        game = self.headings.get("game")
        found = find_game(game.value.text if game is not None else "")
        if found is None:
            at = game.value if game is not None else SourceText("", 1, 1)
            self.problems.append(SceneProblem(at.line, at.column, f"unknown game {at.text!r}"))
            return None
        for key, field in self.headings.items():
            if key in found.not_here:
                self.problems += field.key.problem(f"the heading {key!r} has no meaning in {found.name}").problems
        return found

    def line(self, line: SourceText) -> None:
        long = LONG_NUMBER.search(line.text)
        if long is not None and not line.text.startswith(UNCHECKED_HEADINGS):
            raise line.slice(long.start()).problem("a number here is too long")
        if line.text[0].isspace():
            self.indented(line.slice(0))
            return
        word = line.text.split(maxsplit=1)[0]
        if word == "seat":
            self.seat(line.slice(4))
        elif word == "card":
            self.card(line.slice(4))
        elif word == "world":
            self.world(line.slice(5))
        elif not self.script and all(is_draws(part) for part in line.split(";")):
            self.early += [drawn(part) for part in line.split(";")]
        elif word in ("expect", "refuse") or is_draws(line) or self.seat_of(line) or self.script:
            self.statements(line)
        else:
            self.heading(line)

    def indented(self, line: SourceText) -> None:
        if self.inside is None or self.script:
            raise line.problem("an indented line belongs to a seat, and there is none above it")
        self.inside.append(key_value(line))

    def seat(self, name: SourceText) -> None:
        if self.script:
            raise name.problem("seats must come before the script")
        self.inside = []  # the lines of a seat that is wrong itself are read, and forgotten
        if not name.text:
            raise name.problem("the seat needs a name: `seat Anna`")
        if name.text in KEYWORDS or not name.text[0].isalpha() or "'" in name.text or ":" in name.text:
            raise name.problem(f"a seat cannot be called {name.text!r}")
        if any(name.text == other.text for other, _ in self.blocks):
            raise name.problem(f"two seats are named {name.text}")
        self.blocks.append((name, self.inside))

    def card(self, line: SourceText) -> None:
        pair = key_value(line)
        self.cards.append(SceneBlock(pair.key, (), pair.value))

    def world(self, line: SourceText) -> None:
        """`world A:`, and below it, indented, what is different from what the seats say."""
        if self.script:
            raise line.problem("worlds must come before the script")
        self.inside = []
        name = line.slice(0, line.text.find(":") if ":" in line.text else None)
        if not name.text or not line.text.endswith(":"):
            raise line.problem("a world is a name and a colon, with the differences below: `world A:`")
        if any(name.text == other.text for other, _ in self.worlds):
            raise name.problem(f"two worlds are named {name.text}")
        self.worlds.append((name, self.inside))

    def heading(self, line: SourceText) -> None:
        at = line.text.find(":")
        if at < 0 or line.text[:at].strip() not in HEADINGS:
            if self.blocks:
                self.statements(line)
                return
            raise line.problem(self.unknown(line.text[:at] if at > 0 else line.text))
        pair = key_value(line)
        if pair.key.text in self.headings:
            raise pair.key.problem(f"{pair.key.text!r} appears here a second time")
        self.headings[pair.key.text] = pair

    def unknown(self, word: str) -> str:
        if word.strip() in HEADINGS:
            return f"the heading {word.strip()!r} must come before the script"
        known = [*HEADINGS, *KEYWORDS, *(name.text for name, _ in self.blocks)]
        return f"{word.strip()!r} is neither a heading nor a seat{did_you_mean(word, known)}"

    def seat_of(self, line: SourceText) -> str:
        """The name of the seat whose act the line is, "" if it is none."""
        head = line.text.partition(":")[0].strip()
        for name, _ in self.blocks:
            if name.text == head and ":" in line.text:
                return head
        return ""

    # ----------------------------------------------------------- statements

    def statements(self, line: SourceText) -> None:
        """The statements of one line: behind an act the same seat goes on, behind an expectation more is expected.

        What chance gives changes nothing in that.
        """
        if not self.blocks:
            raise line.problem("the script must come after the seats")
        expecting = False
        acting = ""
        for part in line.split(";"):
            try:
                self.statement(part, expecting)
            except SceneFormatError as bad:
                self.problems += bad.problems
                continue
            last = self.script[-1]
            if last.kind == "draws":
                continue
            expecting = last.kind == "expect"
            if last.kind == "do" and acting:
                self.going_on[len(self.script) - 1] = acting
            else:
                acting = last.seat if last.kind == "act" else ""

    def statement(self, line: SourceText, expecting: bool) -> None:
        word = line.text.split(maxsplit=1)[0]
        seat = self.seat_of(line)
        if word == "expect":
            self.expect(require_text(line.slice(6), line, "say what is expected: `expect Anna wins`"))
        elif word == "refuse":
            self.refuse(line.slice(6))
        elif is_draws(line):
            self.script.append(drawn(line))
        elif seat:
            does = line.slice(line.text.index(":") + 1)
            self.script.append(
                Statement("act", seat, require_text(does, line, f"say what {seat} does: `{seat}: concede`"))
            )
        elif expecting:
            self.expect(require_text(line, line, "say what else is expected"))
            self.following.append(len(self.script) - 1)
        elif ":" in line.text and " " not in line.text.partition(":")[0]:
            raise line.problem(self.unknown(line.text.partition(":")[0]))
        else:
            self.script.append(Statement("do", "", line))

    def expect(self, what: SourceText) -> None:
        """What is expected; of a deck or party also by which rules it is illegal."""
        at = what.text.rfind(BECAUSE) if what.text.startswith(("deck ", "party ")) else -1
        if at < 0:
            self.script.append(Statement("expect", "", what))
        else:
            because = tuple(what.slice(at + len(BECAUSE)).split(","))
            self.script.append(Statement("expect", "", what.slice(0, at), because))

    def refuse(self, line: SourceText) -> None:
        seat = self.seat_of(line)
        if not seat:
            raise line.problem("say who is refused what: `refuse Anna: pass because 410.1`")
        at = line.text.rfind(BECAUSE)
        if at < 0 and line.text.endswith(BECAUSE.rstrip()):
            raise line.problem("say by which rule it is refused: `refuse Anna: pass because wow:600.2`")
        because = tuple(line.slice(at + len(BECAUSE)).split(",")) if at >= 0 else ()
        act = line.slice(line.text.index(":") + 1, at if at >= 0 else None)
        self.script.append(Statement("refuse", seat, require_text(act, line, "say what is refused"), because))


def is_draws(line: SourceText) -> bool:
    """Whether a statement says what chance gives."""
    return line.text.split(maxsplit=1)[0].rstrip(":") == "draws"


def drawn(line: SourceText) -> Statement:
    """A statement that says what chance gives."""
    return Statement("draws", "", line.slice(6 if line.text.startswith("draws:") else 5))


def require_text(what: SourceText, line: SourceText, wrong: str) -> SourceText:
    """Return the text of a statement. Raises SceneFormatError, with that message, for an empty one."""
    if not what.text.strip(" ,"):
        raise line.problem(wrong)
    return what


def key_value(line: SourceText) -> HeadingField:
    """A line `key: value`. Raises SceneFormatError."""
    at = line.text.find(":")
    if at <= 0:
        raise line.problem("this should be a line `key: value`")
    return HeadingField(line.slice(0, at), line.slice(at + 1))
