"""`regelwerk learn`: a lesson typed to where it lets go, wrong moves, hints, going on with a saved one, own lessons."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from regelwerk import lessons
from regelwerk.lessons import FREE
from regelwerk.terminal.cli import main
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.lesson_session import LessonSession
from regelwerk.terminal.line_input import EndOfInput, LineInput
from regelwerk.terminal.screen import Screen


class Learner(LineInput):
    """Types what the hint says, and reads on; stops where the lesson lets go."""

    def __init__(self) -> None:
        self.session: LessonSession | None = None
        self.out = io.StringIO()
        self.asked = 0

    def line(self, prompt: str) -> str:
        assert self.session is not None
        if translate("lesson-enter") in prompt:
            return ""
        if self.session.guide.progress.mode == FREE:
            raise EndOfInput
        self.asked += 1
        if self.asked > 100:
            raise EndOfInput
        if self.asked % 2:
            return "hint"
        head = translate("lesson-hint", command="")
        return self.out.getvalue().split(head)[-1].splitlines()[0]


def call(*args: str, typed: str = "") -> Result:
    result = CliRunner().invoke(main, list(args), input=typed, env={"LANG": "en", "LC_ALL": "", "COLUMNS": "100"})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    return result


@pytest.mark.parametrize("lang", lessons.LANGUAGES)
@pytest.mark.parametrize("name", lessons.names())
def test_whoever_types_what_the_hint_says_comes_to_the_end(name: str, lang: str) -> None:
    translate.lang = lang
    learner = Learner()
    lesson = lessons.first_game(name)
    session = LessonSession(lesson, lesson.start(7), Screen(True, learner.out, 400), learner)
    learner.session = session
    with pytest.raises(EndOfInput):
        session.play()
    assert session.guide.progress.at == len(lesson.steps), learner.out.getvalue()[-2000:]
    spoken = " ".join(learner.out.getvalue().split())
    for step in lesson.steps:
        if step.kind == "say":
            assert step.speech.text(lang) in spoken


def test_a_wrong_move_is_taken_back_or_played_on() -> None:
    back = call("learn", "--seed", "3", typed="\nplace bow\n\nplace anika\n")
    assert "You will want that card today" in back.output
    assert "Now play Bloodclaw." in back.output
    onward = call("learn", "--seed", "3", typed="\nplace bow\non\n")
    assert "Now play Bloodclaw." not in onward.output
    assert "You place Ancient Bone Bow" in onward.output


def test_a_move_can_be_taken_back_and_the_teacher_asks_again() -> None:
    told = call("learn", "duelmasters", typed="\nmana gatling\nback\n").output
    assert told.count("Each turn one card may become mana") == 2


def test_a_saved_lesson_goes_on_where_it_was_left(tmp_path: Path) -> None:
    saved = tmp_path / "lesson.replay"
    left = call("learn", "--seed", "3", typed=f"\nplace anika\nplay bloodclaw\nsave {saved}\n")
    assert "learn --continue" in left.output
    again = call("learn", "--continue", str(saved), typed="end\n")
    assert "The resource has turned sideways" in again.output
    assert "Kagra did not wait" in again.output
    other = call("replay", "verify", str(saved))
    assert other.exit_code == 0
    plain = tmp_path / "plain.replay"
    call("play", "--seed", "3", typed=f"save {plain}\n")
    assert "is not a saved lesson" in call("learn", "--continue", str(plain)).output


def test_a_lesson_of_ones_own_is_checked_and_played(tmp_path: Path) -> None:
    example = Path("docs/lessons.md").read_text(encoding="utf-8").split("```lesson\n")[1].split("```")[0]
    file = tmp_path / "my.lesson"
    file.write_text(example, encoding="utf-8")
    good = call("learn", "--check", str(file))
    assert good.exit_code == 0 and "fine" in good.output
    assert "Send him against Pip's hero" in call("learn", "--file", str(file)).output
    file.write_text(example.replace("with Kor", "with Nobody"), encoding="utf-8")
    bad = call("learn", "--check", str(file))
    assert bad.exit_code == 1 and "line 24, column 35: unknown card 'nobody'" in bad.output.replace("\n", " ")
    file.write_text(example.replace("damage 23", "damage 24"), encoding="utf-8")
    assert "line 28" in call("learn", "--check", str(file)).output
    assert call("learn", "--check", str(tmp_path / "none")).exit_code == 1
