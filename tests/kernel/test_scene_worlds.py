"""Scenes in several worlds: what somebody cannot see is compared, and a leak would be noticed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regelwerk.duelmasters.ruleset import DmRuleset
from regelwerk.kernel.scene.source_text import SceneFormatError
from regelwerk.kernel.scene.worlds import difference
from regelwerk.kernel.state import State
from regelwerk.terminal.commands.scene import read_scene
from regelwerk.terminal.error_translation import translated
from regelwerk.wowminis.ruleset import MinisRuleset
from regelwerk.wowtcg.ruleset import WowRuleset
from regelwerk.wowtcg.scene import read

HIDDEN = Path(__file__).parents[1] / "scenes" / "hidden"
FILES = sorted(HIDDEN.rglob("*.scene"))
TABLE = """scene: x
seat Anna
  resources: 4
seat Ben
world A:
  Anna's hand: Fireball as the card, Fury
world B:
  Anna's hand: Fury as the card, Fireball
"""


def told(script: str, table: str = TABLE) -> list[str]:
    return [fault.message for fault in read(table + script).run().faults]


def test_what_is_hidden_makes_no_difference() -> None:
    assert told("expect Ben sees the same; Ben's options are the same; Ben's guesses the same") == []
    assert told("Anna: place the card; resolve\nexpect Ben sees the same; Ben's refusals the same") == []


def test_a_difference_is_told_with_its_worlds_and_its_place() -> None:
    found = told("expect Anna sees the same")
    assert len(found) == 1, "the worlds are compared once"
    assert found[0].startswith("in world A: expected Anna sees the same: world A and world B can be told apart: view")
    assert '"hoa/fireball" and "hoa/fury"' in found[0]
    german = translated(found[0], "de")
    assert german.startswith("in Welt A: erwartet ist Anna sees the same: Welt A und Welt B lassen sich unterscheiden")


def test_the_script_must_go_through_in_every_world() -> None:
    table = TABLE.replace("resources: 4", "resources: 8")
    found = told("Anna: play the card targeting Ben's hero; settle\nexpect game goes on\n", table)
    assert len(found) == 1 and found[0].startswith("in world B: Anna cannot play the card")


def test_what_has_happened_is_compared_from_the_very_beginning() -> None:
    """The same position at last, but not the same way there: that is told, though the scene expected things before."""
    table = "scene: x\nturn: Anna, draw step\nseat Anna\n  hand: none\nseat Ben\n"
    table += "world A:\n  Anna's deck: Fireball revealed, Fury, 3\n"
    table += "world B:\n  Anna's deck: Fury, Fireball revealed, 3\n"
    found = told("expect event draw\nAnna: pass; Ben: pass\nexpect Ben sees the same", table)
    assert found and "can be told apart" in found[0]


@pytest.mark.parametrize("what", ["sees", "'s options", "'s refusals", "'s guesses"])
def test_a_world_that_differs_in_what_is_seen_fails(what: str) -> None:
    table = "scene: x\nseat Anna\nseat Ben\n  hand: Fire Blast\nturn: Ben\n"
    table += "world A:\n  Ben's resources: 2\nworld B:\n  Ben's resources: 2 exhausted\n"
    assert "can be told apart" in told(f"expect Ben{' ' if what == 'sees' else ''}{what} the same", table)[0]


def test_a_fault_in_one_world_names_it() -> None:
    assert told("expect the card in Anna's hand; Anna's hand: Fury, Fireball; the card cost 4") == [
        "in world B: expected the card cost 4: the card has cost 5, not 4 (it is in Anna's hand)"
    ]


def test_worlds_that_do_not_differ_show_nothing() -> None:
    same = TABLE.replace("Anna's hand: Fury as the card, Fireball", "Anna's hand: Fireball as the card, Fury")
    assert told("expect Ben sees the same", same) == ["in world B: it does not differ from world A in anything"]


def test_one_world_cannot_be_compared() -> None:
    assert "only one world" in told("expect Ben sees the same", "scene: x\nseat Anna\nseat Ben\n")[0]


def test_every_order_of_seats_and_playing_on() -> None:
    scene = read(TABLE + "expect Ben sees the same")
    assert scene.run(turned=1).has_passed
    assert [world.world for world in scene.worlds] == ["A", "B"]
    assert scene.start().decision is not None


@pytest.mark.parametrize(
    ("text", "line", "part"),
    [
        (TABLE.partition("world B")[0], 5, "one world is not enough"),
        (TABLE + "world A:\n  Anna's hand: 1\n", 9, "two worlds are named A"),
        (TABLE + "world C:\n", 9, "say below what is different"),
        (TABLE + "world C\n  Anna's hand: 1\n", 9, "a world is a name and a colon"),
        (TABLE + "world C:\n  hand: 1\n", 10, "say whose and what"),
        (TABLE + "world C:\n  Ana's hand: 1\n", 10, 'did you mean "Anna"?'),
        (TABLE + "world C:\n  Anna's hnad: 1\n", 10, 'did you mean "hand"?'),
        (TABLE + "world C:\n  Anna's hand: Fire Blst\n", 10, 'did you mean "Fire Blast"?'),
        (TABLE + "world C:\n  Anna's hand: 1\n  Anna's hand: 2\n", 11, "a second time"),
        (TABLE + "expect Ben is asked\nworld C:\n", 10, "worlds must come before the script"),
        (TABLE + "expect Ben's thoughts the same\n", 9, "what can be the same"),
    ],
)
def test_a_mistake_in_a_world_is_found_where_it_is(text: str, line: int, part: str) -> None:
    with pytest.raises(SceneFormatError) as caught:
        read(text)
    found = [(problem.line, problem.message) for problem in caught.value.problems]
    assert any(at == line and part in message for at, message in found), found
    assert len(found) == len(set(found))
    for problem in caught.value.problems:
        assert translated(problem.message, "de") != problem.message, problem


def test_data_that_differs_is_found_at_its_first_place() -> None:
    assert difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, "") == "a 1 b: 2 and 3"
    assert difference([1], [1, 2], "x ") == "x: 1 and 2 of them"
    assert difference({"a": 1}, {}, "") == "a: only in the first"
    assert difference([True], [1]) == "0: true and 1"


# -------------------------------------------------------------------------------- law 3 by hand


def test_there_are_scenes_of_what_is_hidden_in_every_game() -> None:
    assert len(FILES) >= 30
    assert {file.parent.name for file in FILES} == {"wowtcg", "duelmasters", "minis"}


def faces(state: State) -> list[list[tuple[str, int]]]:
    """Every face in its place, and who knows it there: what nobody may be sent."""
    lying = [[state.pieces[id] for id in zone] for zone in state.zones]
    return [[(piece.card.code, piece.known_to) for piece in pieces] for pieces in (*lying, state.pieces)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_every_one_of_them_would_notice_a_leak(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that holds every face makes each of these scenes fail: none of them compares nothing."""
    assert read_scene(file).run().has_passed
    for ruleset in (WowRuleset, DmRuleset, MinisRuleset):
        monkeypatch.setattr(ruleset, "view", leaking(ruleset.view))
    found = [fault.message for fault in read_scene(file).run().faults]
    assert found and all("can be told apart" in message for message in found), found


def leaking(view: Any) -> Any:
    def with_faces(rules: Any, state: State, seat: int) -> dict[str, Any]:
        return {**view(rules, state, seat), "faces": faces(state)}

    return with_faces
