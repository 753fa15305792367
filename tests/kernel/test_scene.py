"""The form of scene files: what stands where, and that every mistake is found with its line and column."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.kernel.game import Game
from regelwerk.kernel.scene import parser as scenes
from regelwerk.kernel.scene.scene import Scene, SceneGame, SceneRun
from regelwerk.kernel.scene.source_text import SceneFormatError, SourceText, draws, logical_lines
from regelwerk.kernel.state import State


class Bare(SceneGame):
    """A game that has nothing to say about its scenes."""

    name = "bare"

    def prepare(self, scene: Scene) -> Any:
        return None

    def start(self, scene: Scene, turned: int) -> Game:
        raise NotImplementedError

    def perform(self, table: SceneRun, number: int) -> None:
        raise NotImplementedError

    def write(self, state: State, title: str, names: Any = ()) -> str:
        raise NotImplementedError


def find(name: str) -> SceneGame | None:
    return Bare() if name in ("", "bare") else None


def read(text: str) -> Scene:
    return scenes.read(text, "x.scene", find)


def problems(text: str) -> list[tuple[int, int, str]]:
    with pytest.raises(SceneFormatError) as caught:
        read(text)
    return [(problem.line, problem.column, problem.message) for problem in caught.value.problems]


GOOD = """\
scene: Win a#b: "# 1"   # a comment
game: bare
rules: a:1, b:2
turnable: no

card Two Lines: Card(1,   # a comment inside
  (2, 3))
seat Anna Maria
  hand: X, Y
  team: red
seat Ben
Anna Maria: pass; go on   # two statements
expect one; two
refuse Ben: pass because 1.2, 3.4
draws: coin win
"""


def test_everything_stands_in_its_place() -> None:
    scene = read(GOOD)
    assert (scene.path, scene.title) == ("x.scene", 'Win a#b: "# 1"')
    assert (scene.seats, scene.rules, scene.seats_can_rotate) == (["Anna Maria", "Ben"], ["a:1", "b:2"], False)
    assert scene.heading("game") == "bare"
    assert scene.cards[0].name.text == "Two Lines"
    assert scene.cards[0].value.text.split() == ["Card(1,", "(2,", "3))"]
    fields = [(field.key.text, field.value.text) for field in scene.blocks[0].fields]
    assert fields == [("hand", "X, Y"), ("team", "red")]
    assert scene.blocks[1].fields == ()
    assert [(one.kind, one.seat, one.what.text) for one in scene.script] == [
        ("act", "Anna Maria", "pass"),
        ("do", "", "go on"),
        ("expect", "", "one"),
        ("expect", "", "two"),
        ("refuse", "Ben", "pass"),
        ("draws", "", "coin win"),
    ]
    assert [rule.text for rule in scene.script[4].because] == ["1.2", "3.4"]


def test_every_piece_knows_where_it_stands() -> None:
    scene = read(GOOD)
    lines = GOOD.splitlines()
    pieces = [statement.what for statement in scene.script] + list(scene.script[4].because)
    pieces += [field.value for field in scene.blocks[0].fields]
    for piece in pieces:
        assert lines[piece.line - 1][piece.column - 1 :].startswith(piece.text), piece


def test_all_mistakes_are_told_at_once() -> None:
    found = problems("scene: a\nscene: b\nseat Anna\n  no colon here\nseat Anna\nAna: pass\n")
    assert [(line, column) for line, column, _ in found] == [(2, 1), (4, 3), (5, 6), (6, 1)]
    assert "second time" in found[0][2]
    assert "key: value" in found[1][2]
    assert "two seats" in found[2][2]
    assert 'did you mean "Anna"?' in found[3][2]


@pytest.mark.parametrize(
    ("text", "line", "column", "part"),
    [
        ("seat Anna\n", 1, 1, "title"),
        ("scene: x\n", 1, 1, "no seats"),
        ("scene: x\ngame: chess\nseat Anna\n", 2, 7, "chess"),
        ("scene: x\ntrun: Anna\nseat Anna\n", 2, 1, 'did you mean "turn"?'),
        ("scene: x\n  hand: y\nseat Anna\n", 2, 3, "belongs to a seat"),
        ("scene: x\nseat Anna\nAnna: pass\n  hand: y\n", 4, 3, "belongs to a seat"),
        ("scene: x\nseat Anna\nAnna: pass\nseat Ben\n", 4, 6, "before the script"),
        ("scene: x\nseat Anna\nAnna: pass\nturn: Anna\n", 4, 1, "before the script"),
        ("scene: x\nseat expect\n", 2, 6, "cannot be called"),
        ("scene: x\nseat Anna\nrefuse Anna: pass because\n", 3, 8, "by which rule"),
        ("scene: x\nseat Anna\nrefuse pass because 1\n", 3, 8, "who is refused"),
        ("scene: x\nresolve\nseat Anna\n", 2, 1, "neither a heading"),
        ("scene: x\ncard Y: (1\nseat Anna\n", 2, 1, "never closed"),
    ],
)
def test_a_mistake_is_found_where_it_is(text: str, line: int, column: int, part: str) -> None:
    found = problems(text)
    assert any((line, column) == one[:2] and part in one[2] for one in found), found


def test_the_message_names_the_file() -> None:
    with pytest.raises(SceneFormatError, match=r"x\.scene: line 1, column 1: "):
        read("seat Anna\n")


def test_cutting_keeps_the_place() -> None:
    text = SourceText("one,  two", 3, 5)
    assert [(part.text, part.column) for part in text.split(",")] == [("one", 5), ("two", 11)]
    assert SourceText('a (b, c), "d, e"', 1, 1).split(",")[1].text == '"d, e"'


def test_tabs_count_as_four() -> None:
    assert logical_lines("\thand: x", [])[0].text == "    hand: x"


def test_draws() -> None:
    given = SourceText("coin lose, die 6, pick 1, seat Ben, shuffle keep, shuffle 3 1 2", 1, 1)
    assert draws(given, {"Anna": 0, "Ben": 1}) == [[0], [5], [0], [1], [], [1, 2, 0]]


def test_a_shuffle_names_places_from_the_top() -> None:
    from regelwerk.kernel.chance import Chance

    deck = ["bottom", "middle", "top"]
    chance = Chance(0)
    chance.dictate(draws(SourceText("shuffle 3 1 2", 1, 1), {}))
    assert [deck[i] for i in chance.order(3)] == ["middle", "top", "bottom"]


@pytest.mark.parametrize("bad", ["coin", "coin 1", "die 0", "die six", "shuffle 1 3", "shuffle", "seat Carl", "dice"])
def test_bad_draws(bad: str) -> None:
    with pytest.raises(SceneFormatError, match="unknown draw"):
        draws(SourceText(bad, 1, 1), {"Anna": 0})
