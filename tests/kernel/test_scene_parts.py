"""What the scenes of several games share: names, expected events, going on in one line, finding a way."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.kernel.game import Game
from regelwerk.kernel.rulebook import Rulebook
from regelwerk.kernel.scene import parser as scenes
from regelwerk.kernel.scene.events import EventExpectations
from regelwerk.kernel.scene.names import NameRef, SceneNames
from regelwerk.kernel.scene.scene import Scene, SceneGame, SceneRun, Statement
from regelwerk.kernel.scene.source_text import SceneFormatError, SourceText, group_equal
from regelwerk.kernel.scene.vocabulary import read_call, read_changes, read_word
from regelwerk.kernel.state import State
from regelwerk.kernel.vocabulary.field_types import FieldTypes
from regelwerk.kernel.vocabulary.words import Again, And, FlipCoin, RollDie, Then

NAMES = SceneNames(
    ["Anna", "Ben"], ["Kor Cindervein", "Lok, Vizier of Hunting", "Twin", "Twin 2"], ("hand", "deck"), ("hero",)
)


def named(text: str, me: str = "") -> NameRef:
    return NAMES.card(SourceText(text, 1, 1), me)


@pytest.mark.parametrize(
    ("text", "name", "owner", "number", "zone"),
    [
        ("kor", "kor", "", 0, ""),
        ("Ben's Kor Cindervein 2", "kor cindervein", "Ben", 2, ""),
        ("Twin 2", "twin 2", "", 0, ""),
        ("Twin 3", "twin", "", 3, ""),
        ("Kor in Anna's hand", "kor", "Anna", 0, "hand"),
        ("Ben's hero", "hero", "Ben", 0, ""),
        ('"Lok, Vizier of Hunting"', "lok, vizier of hunting", "", 0, ""),
    ],
)
def test_a_name_says_what_whose_which_and_where(text: str, name: str, owner: str, number: int, zone: str) -> None:
    found = named(text)
    assert (found.name, found.owner, found.number, found.zone) == (name, owner, number, zone)


def test_my_is_the_seat_that_speaks() -> None:
    assert named("my Kor", "Ben").owner == "Ben"


def test_a_name_that_nothing_has_is_refused_with_the_nearest() -> None:
    with pytest.raises(SceneFormatError, match='did you mean "Kor Cindervein"'):
        named("Kor Cindervien")


def test_a_name_given_in_the_position_counts() -> None:
    names = SceneNames(["Anna"], ["Kor"])
    names.given["big one"] = 3
    assert names.card(SourceText("Big One", 1, 1)).name == "big one"


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Kor, Twin", ["Kor", "Twin"]),
        ("Lok, Vizier of Hunting, Kor", ["Lok, Vizier of Hunting", "Kor"]),
        ("2 Lok, Vizier of Hunting tapped, 3", ["2 Lok, Vizier of Hunting tapped", "3"]),
        ("Ben's Lok, Vizier of Hunting", ["Ben's Lok, Vizier of Hunting"]),
    ],
)
def test_a_comma_inside_a_name_does_not_part_it(text: str, parts: list[str]) -> None:
    assert [part.text for part in NAMES.split(SourceText(text, 1, 1))] == parts


def test_entries_with_a_name_of_their_own_are_not_put_together() -> None:
    assert group_equal(["Kor as A", "Kor as A", "Kor", "Kor"]) == ["Kor as A", "Kor as A", "2 Kor"]


# ------------------------------------------------------------------------------ events

BOOK = Rulebook(
    {
        "toy.toml": '["toy:1.2"]\ntitle = {en = "T", de = "T"}\ntext = {en = "T.", de = "T."}\n'
        'source = "box"\nstanding = "source"\n'
    },
    "toy",
)
EVENTS = EventExpectations(("", "attack", "win battle"), BOOK, ("toy",))


def test_an_expected_event_is_read_with_all_it_says() -> None:
    found = EVENTS.read(SourceText("win battle 1.2 on Kor from Ben's Twin by Ben amount 3 2 times", 1, 1), NAMES, False)
    assert (found.kind, found.rule, found.by, found.amount, found.times) == (2, "toy:1.2", "Ben", 3, 2)
    assert found.on is not None and found.on.name == "kor"
    assert found.source is not None and found.source.owner == "Ben"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("atack", 'did you mean "attack"'),
        ("attack toy:9", "no rule 'toy:9'"),
        ("attack on Kor by Carl", "this can't follow 'by'"),
        ("attack 3", "after an event stand its rule"),
    ],
)
def test_an_event_that_cannot_be_expected_is_refused(text: str, told: str) -> None:
    with pytest.raises(SceneFormatError, match=told):
        EVENTS.read(SourceText(text, 1, 1), NAMES, False)


# ------------------------------------------------------------------------------- words


def test_a_mistake_in_a_definition_is_found_where_it_stands() -> None:
    with pytest.raises(SceneFormatError) as caught:
        read_call("Then", SourceText("X", 4, 6), SourceText("Nothing()", 4, 9), {"Then": Then}, FieldTypes({}))
    assert (caught.value.problems[0].line, caught.value.problems[0].column) == (4, 9)


def test_changes_name_what_a_word_has() -> None:
    assert read_changes(SourceText("win=Again()", 1, 1), FlipCoin, {"Again": Again}, FieldTypes({})) == {"win": Again()}
    with pytest.raises(SceneFormatError, match='did you mean "lose"'):
        read_changes(SourceText("loose=3", 1, 1), FlipCoin, {}, FieldTypes({}))


SLIPS = ("FlipCoin(3, Again())", "And(Again())", "And((1, 2))", 'RollDie((("a", 2, Again()),))')


@pytest.mark.parametrize("text", SLIPS)
def test_what_is_no_value_of_a_field_is_refused(text: str) -> None:
    with pytest.raises(SceneFormatError, match=r"takes .*Word"):
        read_word(
            SourceText(text, 1, 1),
            {"FlipCoin": FlipCoin, "And": And, "Again": Again, "RollDie": RollDie},
            FieldTypes({}),
        )


def test_changes_are_values_of_their_fields() -> None:
    with pytest.raises(SceneFormatError, match="FlipCoin takes Word as 'win'"):
        read_changes(SourceText("win=3", 1, 1), FlipCoin, {}, FieldTypes({}))


# ------------------------------------------------------------------------ going on acting


class Acting(SceneGame):
    """A game in which all can finish something."""

    name = "acting"
    advance_verbs = ("finish",)

    def prepare(self, scene: Scene) -> Any:
        return None

    def start(self, scene: Scene, turned: int) -> Game:
        raise NotImplementedError

    def perform(self, table: SceneRun, number: int) -> None:
        raise NotImplementedError

    def write(self, state: State, title: str, names: Any = ()) -> str:
        raise NotImplementedError


def script(text: str) -> list[tuple[str, str, str]]:
    scene = scenes.read(f"scene: x\nseat Anna\nseat Ben\n{text}\n", "x", lambda name: Acting())
    return [told(statement) for statement in scene.script]


def told(statement: Statement) -> tuple[str, str, str]:
    return statement.kind, statement.seat, statement.what.text


def test_behind_an_act_the_same_seat_goes_on() -> None:
    assert script("Anna: a; b; Ben: c; d") == [
        ("act", "Anna", "a"),
        ("act", "Anna", "b"),
        ("act", "Ben", "c"),
        ("act", "Ben", "d"),
    ]


def test_what_all_do_is_no_act_and_the_seat_goes_on_behind_it() -> None:
    assert script("Anna: a; finish; b") == [("act", "Anna", "a"), ("do", "", "finish"), ("act", "Anna", "b")]


def test_an_expectation_ends_it() -> None:
    assert script("Anna: a; expect b; c; finish") == [
        ("act", "Anna", "a"),
        ("expect", "", "b"),
        ("expect", "", "c"),
        ("do", "", "finish"),
    ]


def test_a_new_line_begins_anew() -> None:
    assert script("Anna: a\nb") == [("act", "Anna", "a"), ("do", "", "b")]
