"""From the text of a lesson file to a `Lesson`: the lines that only lessons have, and every mistake in them.

The other lines are a scene. What a lesson adds is taken out of the text before the scene is read; awaited acts stay in
it as acts of the learner, so that a lesson can be run like any scene. Lines and columns stay what they are in the file.
See docs/lessons.md.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from regelwerk.kernel.scene import parser
from regelwerk.kernel.scene.scene import Scene, SceneGame, Statement
from regelwerk.kernel.scene.scripted import ScriptedSceneGame
from regelwerk.kernel.scene.source_text import (
    SceneFormatError,
    SceneProblem,
    SourceText,
    did_you_mean,
    draws,
    without_comment,
)
from regelwerk.lessons.lesson import LANGUAGES, SILENCE, Await, Choice, Condition, Lesson, Reminder, Speech, Step
from regelwerk.lessons.marks import PLACES, is_mark

TEXT: Final = re.compile(r"(title|aim|won|lost|say|else|then)\s+(\w+)\s*:(.*)")
"""A line with something the teacher says in one language."""
HEADINGS: Final = ("title", "aim", "won", "lost")
"""Texts of the lesson as a whole; each must be there."""
WORDS: Final = ("lesson:", "minutes:", "decks:", "highlight:", "await", "also", "step", "free", "when", "unless")
"""What begins the other lines of a lesson."""
ALL_DO: Final = ("go", "settle", "resolve", "conclude", "finish", "all")
"""What begins a statement about what all do, in any game."""
LONGEST: Final = 30
"""So many words may be said at once."""
MOST: Final = 40
"""A condition `3+` looks for so many numbers from 3 on; none that a lesson speaks of is further away."""
BOUND: Final = re.compile(r"(\d+)([+-])$")
"""A number that is only a bound: `3+` three or more, `3-` at most three."""


@dataclass
class Draft:
    """A step or reminder while its lines are being read.

    texts   what is said, `wrong` to another act and `then` after each choice: by language
    lines   where each of these first stands, by its kind
    """

    kind: str
    at: SourceText
    texts: dict[str, dict[str, str]] = field(default_factory=dict)
    lines: dict[str, SourceText] = field(default_factory=dict)
    marks: tuple[SourceText, ...] = ()
    also: list[SourceText] = field(default_factory=list)
    name: str = ""
    unless: tuple[str, ...] = ()


class LessonReader:
    """Takes a file apart into the scene's text and the lesson's lines.

    drafts  the steps in the order of the file; `reminders` what follows `free`
    acts    the line numbers of awaited acts
    """

    def __init__(self, text: str, name: str, path: str) -> None:
        self.name, self.path = name, path
        self.problems: list[SceneProblem] = []
        self.rest = text.replace("\t", "    ").splitlines()
        self.headings: dict[str, dict[str, str]] = {}
        self.heading_lines: dict[str, SourceText] = {}
        self.values: dict[str, SourceText] = {}
        self.drafts: list[Draft] = []
        self.reminders: list[Draft] = []
        self.is_free = False

    # ------------------------------------------------------------------- lines

    def read(self, find: Callable[[str], SceneGame | None]) -> Lesson:
        """The lesson. Raises SceneFormatError with every problem found."""
        for number, raw in enumerate(self.rest):
            line = without_comment(raw).rstrip() if not TEXT.match(raw) else raw.rstrip()
            if not line or line[0].isspace():
                continue
            try:
                if self.line(SourceText(line, number + 1, 1)):
                    self.rest[number] = ""
            except SceneFormatError as bad:
                self.problems += bad.problems
                self.rest[number] = ""
        scene = None
        try:
            scene = parser.read("\n".join(self.rest), self.path, find)
        except SceneFormatError as bad:
            self.problems += bad.problems
        lesson = None if scene is None else self.lesson(scene)
        if self.problems or lesson is None:
            raise SceneFormatError(self.problems, self.path)
        return lesson

    def line(self, line: SourceText) -> bool:
        """Read a line of the lesson's own; whether it was one that the scene has no part in."""
        said = TEXT.match(line.text)
        if said is not None:
            self.text(line, said[1], said[2], line.slice(said.start(3)))
            return True
        word = line.text.split(maxsplit=1)[0]
        rest = line.slice(len(word))
        if word in ("lesson:", "minutes:", "decks:"):
            self.values[word[:-1]] = rest
            return True
        if word == "highlight:":
            self.draft(line, ("say", "when")).marks = tuple(rest.split(","))
            return True
        if word == "also":
            self.draft(line, ("await",)).also.append(rest)
            return True
        if word == "await":
            self.add(Draft("await", rest))
            self.rest[line.line - 1] = self.as_act(rest)
            return False
        if word == "step":
            if not rest.text:
                raise line.problem("a step needs a name: `step first-ally`")
            self.add(Draft("step", rest, name=rest.text))
            return True
        if word == "free":
            self.add(Draft("free", line))
            self.is_free = True
            return True
        if word == "when":
            self.reminder(line, rest)
            return True
        if word == "unless":
            self.draft(line, ("when",)).unless = tuple(part.text for part in rest.split(","))
            return True
        self.unknown(line, word)
        return False

    def unknown(self, line: SourceText, word: str) -> None:
        """Say so where a line is nearly one of the lesson's own: the scene would only call it no heading."""
        bare = word.rstrip(":")
        if bare in ("say", "else", "then", *HEADINGS):
            raise line.problem(f"say in which language: `{bare} en: ...`, `{bare} de: ...`")
        near = did_you_mean(word, [*WORDS, "say", "else", "then"])
        of_scenes = ("seat", "card", "world", "expect", "refuse", "draws", *parser.HEADINGS, *ALL_DO)
        if near and bare not in of_scenes and word[:1].islower():
            raise line.problem(f"{word!r} is not a line of a lesson{near}")

    def as_act(self, rest: SourceText) -> str:
        """An awaited act as a line of the scene, in which the act stands where it stands in the file."""
        who, colon, act = rest.text.partition(":")
        if not colon or not act.strip():
            raise rest.problem("say who is awaited to do what: `await You: play Bloodclaw`")
        parts = rest.split(";")
        for part in parts[1:]:
            if not parser.is_draws(part):
                raise part.problem("one act is awaited at a time: give this one a line of its own")
        if len(parts) > 1:
            return "; ".join([*(part.text for part in parts[1:]), parts[0].text])
        return f"{who}:".ljust(rest.column - 1 + len(who) + 1) + act

    def text(self, line: SourceText, kind: str, lang: str, value: SourceText) -> None:
        """A text in one language."""
        if lang not in LANGUAGES:
            raise line.problem(f"unknown language {lang!r}; available: {', '.join(LANGUAGES)}", len(kind) + 1)
        if not value.text:
            raise line.problem("the teacher says nothing here")
        if len(value.text.split()) > LONGEST:
            raise value.problem(f"{len(value.text.split())} words are too many at once: at most {LONGEST}")
        if kind in HEADINGS:
            texts, at = self.headings.setdefault(kind, {}), self.heading_lines.setdefault(kind, line)
        elif kind == "say":
            draft = self.saying(line, lang)
            texts, at = draft.texts.setdefault(kind, {}), draft.lines.setdefault(kind, line)
        else:
            draft = self.draft(line, ("await",))
            key = kind if kind == "else" else f"then {len(draft.also)}"
            texts, at = draft.texts.setdefault(key, {}), draft.lines.setdefault(key, line)
        if lang in texts:
            raise line.problem(f"this is said in {lang} a second time (first in line {at.line})")
        texts[lang] = value.text

    def saying(self, line: SourceText, lang: str) -> Draft:
        """The step that a line of `say` belongs to: a new one, unless the other language stands above."""
        last = self.reminders[-1] if self.reminders else (self.drafts[-1] if self.drafts else None)
        if last is not None and last.kind in ("say", "when") and lang not in last.texts.get("say", {}):
            return last
        if self.reminders:
            raise line.problem("a reminder says one thing: begin another one with `when ...`")
        self.add(Draft("say", line))
        return self.drafts[-1]

    def add(self, draft: Draft) -> None:
        if self.is_free:
            raise draft.at.problem("after `free` the game is the learner's: only `when ...` may follow")
        self.drafts.append(draft)

    def reminder(self, line: SourceText, rest: SourceText) -> None:
        if not self.is_free:
            raise line.problem("reminders come after `free`")
        if not rest.text:
            raise line.problem("say when: `when Ben's shields 0`")
        self.reminders.append(Draft("when", rest))

    def draft(self, line: SourceText, kinds: tuple[str, ...]) -> Draft:
        """The step that a line belongs to. Raises SceneFormatError where there is none above."""
        last = self.reminders[-1] if self.reminders else (self.drafts[-1] if self.drafts else None)
        if last is None or last.kind not in kinds:
            word = line.text.split(maxsplit=1)[0]
            raise line.problem(f"{word!r} belongs below a line `{kinds[0]} ...`, and there is none above")
        return last

    # ------------------------------------------------------------------ lesson

    def lesson(self, scene: Scene) -> Lesson | None:
        """Everything put together; the problems that show only now are kept."""
        game = scene.scene_game
        if not isinstance(game, ScriptedSceneGame) or scene.worlds:
            self.problems.append(SceneProblem(1, 1, "a lesson has one world, in a game that is played by decisions"))
            return None
        for key in HEADINGS:
            if key not in self.headings:
                self.problems.append(SceneProblem(1, 1, f"the lesson lacks a text: `{key} en: ...`, `{key} de: ...`"))
        for speech in ("title", "aim", "won", "lost"):
            self.whole(self.headings.get(speech, {}), self.heading_lines.get(speech))
        builder = StepBuilder(self, scene, game)
        steps = builder.steps()
        reminders = tuple(builder.reminder(number, draft) for number, draft in enumerate(self.reminders))
        if not any(draft.kind == "await" for draft in self.drafts):
            self.problems.append(SceneProblem(1, 1, "the lesson awaits nothing: `await You: play Bloodclaw`"))
        if self.problems:
            return None
        texts = {key: Speech(self.headings[key]) for key in HEADINGS}
        return Lesson(
            self.name, scene, self.headings["title"], texts["aim"], texts["won"], texts["lost"], self.minutes(),
            steps, reminders, tuple(part.text for part in self.values["decks"].split(",")) if "decks" in self.values
            else (), builder.spoken,
        )  # fmt: skip

    def minutes(self) -> int:
        given = self.values.get("minutes")
        return int(given.text) if given is not None and given.text.isdecimal() else 6

    def whole(self, texts: dict[str, str], at: SourceText | None) -> None:
        """A text must be there in every language."""
        if at is None:
            return
        for lang in LANGUAGES:
            if lang not in texts:
                self.problems += at.problem(f"this is not said in {lang}").problems


class StepBuilder:
    """Joins the lesson's lines with the statements of the scene."""

    def __init__(self, reader: LessonReader, scene: Scene, game: ScriptedSceneGame[Any, Any]) -> None:
        self.reader, self.scene, self.game = reader, scene, game
        self.names = scene.plan.names
        self.spoken: list[Speech] = []
        self.seat_numbers = {name: number for number, name in enumerate(scene.seats)}

    def speech(self, draft: Draft, key: str) -> Speech:
        """What is said, in every language."""
        texts = draft.texts.get(key)
        for mark in draft.marks if key == "say" else ():
            if not is_mark(mark.text, self.names, self.scene.seats):
                known = did_you_mean(mark.text, [*self.names.all(), *PLACES])
                self.reader.problems += mark.problem(f"nothing is called {mark.text!r} here{known}").problems
        if texts is None:
            return SILENCE
        self.reader.whole(texts, draft.lines[key])
        found = Speech(texts, tuple(mark.text for mark in draft.marks) if key == "say" else ())
        self.spoken.append(found)
        return found

    def steps(self) -> tuple[Step, ...]:
        """Every step, in the order of the file."""
        found: list[Step] = []
        awaited = {draft.at.line: draft for draft in self.reader.drafts if draft.kind == "await"}
        for draft in self.reader.drafts:
            if draft.kind == "say":
                found.append(Step("say", draft.at.line, speech=self.speech(draft, "say")))
            elif draft.kind in ("step", "free"):
                found.append(Step(draft.kind, draft.at.line, name=draft.name))
        for number, statement in enumerate(self.scene.script):
            drawn = statement.kind == "draws" and statement.what.line in awaited  # they belong to the choice
            if statement.kind in ("expect", "refuse") or drawn:
                continue
            found.append(self.statement(number, statement, awaited.get(statement.what.line)))
        found.sort(key=lambda step: (step.line, step.number))
        return tuple(found)

    def statement(self, number: int, statement: Statement, draft: Draft | None) -> Step:
        """A statement of the scene: carried out unasked, or awaited."""
        line = statement.what.line
        if draft is None or statement.kind != "act":
            return Step("act", line, number)
        if statement.seat != self.scene.seats[0]:
            self.reader.problems += draft.at.problem(
                f"only the learner is awaited: that is {self.scene.seats[0]}, the first seat"
            ).problems
        given = self.draws_of(draft.at.split(";")[1:])
        choices = [Choice(statement.what, self.scene.plan.steps[number], given, self.speech(draft, "then 0"))]
        for place, also in enumerate(draft.also, 1):
            choice = self.choice(also, self.speech(draft, f"then {place}"))
            choices += [choice] if choice is not None else []
        return Step("await", line, number, awaited=Await(tuple(choices), self.speech(draft, "else")))

    def choice(self, also: SourceText, then: Speech) -> Choice | None:
        """An act that is as good as the one awaited, with what chance gives for it (behind a `;`)."""
        parts = also.split(";")
        try:
            given = self.draws_of(parts[1:])
            act = self.act(parts[0] if parts else also)
            intent = self.game.read_intent(act, self.scene.seats[0], self.names)
        except SceneFormatError as bad:
            self.reader.problems += bad.problems
            return None
        return Choice(act, intent, given, then)

    def draws_of(self, parts: list[SourceText]) -> tuple[tuple[int, ...], ...]:
        """What chance gives for one choice. Raises SceneFormatError."""
        given: list[list[int]] = []
        for part in parts:
            if not parser.is_draws(part):
                raise part.problem("behind an act only `draws: ...` may stand")
            given += draws(part.slice(6), self.seat_numbers)
        return tuple(tuple(draw) for draw in given)

    def act(self, text: SourceText) -> SourceText:
        """The act in `You: play Bloodclaw`. Raises SceneFormatError."""
        who = f"{self.scene.seats[0]}:"
        if not text.text.startswith(who) or not text.text[len(who) :].strip():
            raise text.problem(f"say what the learner does: `{who} play Bloodclaw`")
        return text.slice(len(who))

    def reminder(self, number: int, draft: Draft) -> Reminder:
        """What is said when something is so for the first time."""
        if "say" not in draft.texts:
            self.reader.problems += draft.at.problem("the teacher says nothing here").problems
        known = {step.name for step in self.reader.drafts if step.kind == "step"}
        for name in draft.unless:
            if name not in known:
                self.reader.problems += draft.at.problem(
                    f"unknown step {name!r}{did_you_mean(name, sorted(known))}"
                ).problems
        conditions = []
        for part in draft.at.split(";"):
            try:
                conditions.append(self.condition(part))
            except SceneFormatError as bad:
                self.reader.problems += bad.problems
        return Reminder(f"when {number}", tuple(conditions), self.speech(draft, "say"), draft.unless)

    def condition(self, text: SourceText) -> Condition:
        """`Pip's shields 0`, `Radak damage 23+`, `You can: play Arcane Shot`. Raises SceneFormatError."""
        can = f"{self.scene.seats[0]} can: "
        if text.text.startswith(can):
            intent = self.game.read_intent(text.slice(len(can)), self.scene.seats[0], self.names)
            return Condition(text, intent=intent)
        bound = BOUND.search(text.text)
        if bound is None:
            return Condition(text, (self.expected(text),))
        head, number = text.text[: bound.start()], int(bound[1])
        numbers = range(number, number + MOST) if bound[2] == "+" else range(number + 1)
        texts = [SourceText(f"{head}{number}", text.line, text.column) for number in numbers]
        return Condition(text, tuple(self.expected(one) for one in texts))

    def expected(self, text: SourceText) -> Any:
        """What a line expects, in the words of the game's scenes. Raises SceneFormatError."""
        return self.game.read_step(Statement("expect", "", text), self.names)


def read(text: str, find: Callable[[str], SceneGame | None], name: str = "", path: str = "") -> Lesson:
    """Read a lesson; `find` looks up the scenes of a game by its name. Raises SceneFormatError with every problem."""
    return LessonReader(text, name, path).read(find)
