"""Lesson files: what may stand in them, and that every mistake is found with its line and column, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from regelwerk import lessons
from regelwerk.kernel.scene.source_text import SceneFormatError
from regelwerk.lessons import Lesson
from regelwerk.terminal.error_translation import translated

HEAD = """scene: A blow
game: wowtcg
turn: You, action phase
title en: A blow
title de: Ein Schlag
aim en: Hit him.
aim de: Triff ihn.
won en: Won.
won de: Gewonnen.
lost en: Lost.
lost de: Verloren.
seat You
  party: Kor Cindervein
seat Pip
"""
BODY = """step blow
say en: Attack.
say de: Greif an.
highlight: Kor Cindervein, Pip's hand, end turn
await You: attack Pip's hero with Kor
else en: No.
else de: Nein.
conclude
expect Pip's hero damage 3
free
when Pip's hero damage 3+
say en: Three.
say de: Drei.
"""
FIRST = HEAD.count("\n") + 1


def read(text: str) -> Lesson:
    return lessons.read(text, lessons.scenes_of, "own", "own.lesson")


def problems(body: str, head: str = HEAD) -> list[tuple[int, int, str]]:
    """The problems of a lesson; the lines of the body count from 1."""
    with pytest.raises(SceneFormatError) as caught:
        read(head + body)
    before = head.count("\n")
    return [(problem.line - before, problem.column, problem.message) for problem in caught.value.problems]


def test_a_whole_lesson_can_be_read_and_played() -> None:
    lesson = read(HEAD + BODY)
    assert lessons.faults(lesson) == []
    assert [step.kind for step in lesson.steps] == ["step", "say", "await", "act", "free"]
    assert lesson.steps[1].speech.marks == ("Kor Cindervein", "Pip's hand", "end turn")
    assert lesson.length() == 1 and len(lesson.reminders) == 1


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "message"),
    [
        ("say de: Greif an.\n", "", 2, 1, "this is not said in de"),
        ("else en: No.\n", "", 6, 1, "this is not said in en"),
        ("say de: Drei.\n", "", 12, 1, "this is not said in de"),
        ("say en: Attack.", "say fr: Attack.", 2, 5, "unknown language 'fr'; available: en, de"),
        ("say en: Attack.", "say: Attack.", 2, 1, "say in which language: `say en: ...`, `say de: ...`"),
        ("say en: Attack.", "say en:", 2, 1, "the teacher says nothing here"),
        ("say en: Attack.", "say en: " + "word " * 31, 2, 9, "31 words are too many at once: at most 30"),
        ("else de: Nein.", "else de: A\nelse de: B", 8, 1, "this is said in de a second time (first in line 20)"),
        ("Kor Cindervein, Pip's hand", "Pip's hnd", 4, 12, "nothing is called \"Pip's hnd\" here"),
        ("with Kor", "with Krx", 5, 35, "unknown card 'krx'"),
        ("await You: attack", "await You: atack", 5, 12, "unknown action 'atack'; did you mean \"attack\"?"),
        ("await You: attack", "await attack", 5, 7, "say who is awaited to do what"),
        ("await You:", "await Pip:", 5, 7, "only the learner is awaited: that is You, the first seat"),
        ("await You: attack Pip's hero with Kor", "await You: pass; pass", 5, 18, "one act is awaited at a time"),
        ("else en: No.", "also You: attack Pip with Krx\nelse en: No.", 6, 27, "unknown card 'krx'"),
        ("else en: No.", "also Pip: pass\nelse en: No.", 6, 6, "say what the learner does: `You: play Bloodclaw`"),
        ("else en: No.", "also You: pass; pass\nelse en: No.", 6, 17, "behind an act only `draws: ...` may stand"),
        ("step blow", "step", 1, 1, "a step needs a name"),
        ("step blow", "else en: a", 1, 1, "'else' belongs below a line `await ...`, and there is none above"),
        ("free\n", "", 10, 1, "reminders come after `free`"),
        ("free\n", "free\nsay en: x\nsay de: y\n", 11, 1, "after `free` the game is the learner's"),
        ("damage 3+", "damaged 3+", 11, 6, "neither a card nor anything else"),
        ("when Pip's hero damage 3+", "when", 11, 1, "say when"),
        ("say de: Drei.", "say de: Drei.\nunless blown", 11, 6, "unknown step 'blown'; did you mean \"blow\"?"),
        ("step blow", "stepp blow", 1, 1, "'stepp' is not a line of a lesson; did you mean \"step\"?"),
    ],
)  # fmt: skip
def test_a_mistake_is_found_where_it_stands(old: str, new: str, line: int, column: int, message: str) -> None:
    assert old in BODY
    found = problems(BODY.replace(old, new))
    assert any((line, column) == at[:2] and message in at[2] for at in found), found
    for _, _, text in found:
        assert translated(text, "de") != text, f"not in German: {text}"


def test_what_a_lesson_must_have() -> None:
    missing = problems(BODY, HEAD.replace("won en: Won.\nwon de: Gewonnen.\n", ""))
    assert any("the lesson lacks a text: `won en: ...`" in text for _, _, text in missing)
    nothing = problems("expect game goes on\n")
    assert any("the lesson awaits nothing" in text for _, _, text in nothing)


def test_a_lesson_that_cannot_be_played_says_where() -> None:
    body = BODY.replace("conclude\nexpect Pip's hero damage 3\n", "").replace(
        "free", "await You: protect with Kor\nfree"
    )
    found = lessons.faults(read(HEAD + body))
    assert found and found[0].line == FIRST + 7


def test_another_choice_that_leads_nowhere_is_found() -> None:
    body = BODY.replace("else en: No.", "also You: pass\nelse en: No.").replace(
        "Pip's hero damage 3\n", "game goes on\n", 1
    )
    found = lessons.faults(read(HEAD + body))
    assert [(fault.line, fault.column) for fault in found] == [(FIRST + 5, 11)]
    assert "after 'pass' the lesson cannot go on" in found[0].message


def test_a_file_that_is_no_text_or_not_there(tmp_path: Path) -> None:
    (tmp_path / "x.lesson").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SceneFormatError):
        lessons.from_file(tmp_path / "x.lesson")
    with pytest.raises(OSError, match="nothing"):
        lessons.from_file(tmp_path / "nothing")
    with pytest.raises(lessons.UnknownLessonError):
        lessons.first_game("chess")
