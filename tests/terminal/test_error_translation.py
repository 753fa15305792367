"""What is wrong with a scene or a replay is said in German, too: every sentence that the code can raise has one."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import regelwerk as rw
from regelwerk.kernel.persistence.replay_format import ReplayFormatError
from regelwerk.kernel.scene.source_text import SceneFormatError
from regelwerk.terminal.error_translation import HOLE, sentences, translated
from regelwerk.wowtcg import scene

SAYING = {
    "ScriptError": 0,
    "problem": 0,
    "SceneProblem": 2,
    "ReplayFormatError": 1,
    "bad": 1,
    "UnknownRuleError": 0,
    "UnknownGameError": 0,
    "TournamentError": 0,
}
"""Calls that say what is wrong, and which argument is the sentence."""
HOME = Path(rw.__path__[0])
GAMES = ("wowtcg", "duelmasters", "wowminis")
FOLDERS = (HOME / "kernel", HOME / "lessons", HOME / "tournaments", *(HOME / game / "scene" for game in GAMES))


def form(node: ast.expr) -> str:
    """A text with holes; "" for something that is no text."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)
    return ""


def said() -> set[str]:
    """The form of every sentence that the kernel, tournaments and the scenes of the games can raise."""
    found = {form(node) for node in _forms_elsewhere()}
    for folder in FOLDERS:
        for file in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                    at = SAYING.get(name, -1)
                    if 0 <= at < len(node.args):
                        found.add(form(node.args[at]))
    return {text for text in found if text not in ("", HOLE)}


def _forms_elsewhere() -> list[ast.expr]:
    """Sentences put together before they are raised: `Reader.unknown` of scenes."""
    tree = ast.parse((HOME / "kernel" / "scene" / "parser.py").read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "unknown"]
    return [node.value for of in functions for node in ast.walk(of) if isinstance(node, ast.Return) and node.value]


def test_every_sentence_has_a_german_one() -> None:
    known = {english for entries in sentences().values() for english in entries}
    assert len(said()) > 70
    assert sorted(said() - known) == []


def test_a_sentence_and_its_german_one_have_as_many_holes() -> None:
    for entries in sentences().values():
        for english, german in entries.items():
            assert english.count(HOLE) == german.count(HOLE), english
            assert english != german


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("seat Anna\n", "Zeile 1, Spalte 1: eine Szene beginnt mit ihrem Titel: `scene: ...`"),
        ("scene: x\nseat Anna\nseat Anna\n", "zwei Plätze heißen Anna"),
        ("scene: x\nseat Anna\n  hand: Kro Cinderwein\nseat Ben\n", "unbekannte Karte"),
        ("scene: x\nrules: wow:999\nseat Anna\nseat Ben\n", "keine Regel"),
        ("scene: x\nseat Anna\n  hnd: 3\nseat Ben\n", "; war „hand“ gemeint?"),
    ],
)
def test_a_bad_scene_is_told_in_german(text: str, told: str) -> None:
    with pytest.raises(SceneFormatError) as caught:
        scene.read(text)
    german = translated(str(caught.value), "de")
    assert told in german
    assert "line " not in german and "column" not in german


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "die Datei ist leer"),
        ("{}", "Zeile 1: das ist keine Aufzeichnung: die erste Zeile ist kein Kopf"),
        ('{"replay": 99}', "im Format 99 geschrieben"),
        ("[1]", "Zeile 1: jede Zeile muss ein JSON-Objekt sein"),
        ("{", "ungültiges JSON"),
    ],
)
def test_a_bad_replay_is_told_in_german(text: str, told: str) -> None:
    with pytest.raises(ReplayFormatError) as caught:
        rw.Replay.read(text)
    assert told in translated(str(caught.value), "de")
    assert translated(str(caught.value), "en") == str(caught.value)
