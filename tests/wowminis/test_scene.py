"""The scene room of the Miniatures game: mistakes are found where they are, positions are written and read again."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from regelwerk.kernel.ids import Ref
from regelwerk.kernel.scene.scene import Scene
from regelwerk.kernel.scene.source_text import SceneFormatError
from regelwerk.wowminis import codes
from regelwerk.wowminis.scene import SCENE_GAME, read
from regelwerk.wowminis.scene.writer import unsaid
from regelwerk.wowminis.state import MinisPiece, MinisState
from tests.games import new_game

TABLE = """scene: x
game: wowminis
board:
  |A . R % .
  | . G # S H
turn: Gorebelly, tick 4
seat Anna
  figures: Gorebelly at G, Lotherin
  bar Gorebelly: Execute, Charge
seat Ben
  figures: Ruby at R, Ruby at S clock 3 as Other Ruby
"""
BASE = TABLE.count("\n")


def outcome(script: str, table: str = TABLE) -> str:
    return str(read(table + script).run())


# -------------------------------------------------------------------------- positions


def test_a_drawing_marks_spaces_with_letters_and_walls_are_no_comments() -> None:
    game = read(TABLE).start()
    state = game.state
    assert isinstance(state, MinisState)
    ground = state.scenario.field.ground
    assert [ground.names[state.pieces[id].space] for id in state.figures if state.pieces[id].space >= 0] == [
        "b2",
        "a3",
        "b4",
    ]
    assert len(ground.walls) == 1
    assert ground.terrain[ground.named("a4")] == 1


def test_a_clock_is_the_next_time_that_the_dial_shows_it() -> None:
    state = read(TABLE).start().state
    assert isinstance(state, MinisState)
    assert [piece.time for piece in state.pieces[:4]] == [4, 4, 4, 13]
    assert state.master_time == 4


def test_a_position_is_the_same_with_the_seats_turned_but_for_their_numbers() -> None:
    scene = read(TABLE + "expect Gorebelly acting; Ruby 1 at R; Other Ruby at S; Anna is asked turn")
    for turned in (0, 1):
        assert str(scene.run(turned=turned)) == "pass  x"


def test_a_granted_ability_works_and_is_only_this_figures() -> None:
    table = TABLE + "  grant Other Ruby: Have(THIS, armor=2)\n"
    assert outcome("expect Other Ruby armor 3; Ruby 1 armor 1", table) == "pass  x"


def test_a_scenario_can_be_changed_and_keeps_the_drawn_board() -> None:
    table = TABLE.replace("turn:", "scenario: Duel, goal=3, points_held=7\nturn:")
    state = read(table).start().state
    assert isinstance(state, MinisState)
    assert (state.goals, state.scenario.word.points_held, len(state.scenario.field.ground.spaces)) == ([3, 3], 7, 9)


def test_what_the_scene_begins_in_the_middle_of_is_taken_up() -> None:
    table = TABLE.replace("tick 4", "tick 4, moved, acted")
    assert (
        outcome("refuse Anna: move to b1 because minis08:p6.move-once; expect Anna can play Charge", table) == "pass  x"
    )


# --------------------------------------------------------------------------- scripts


def test_a_line_that_cannot_be_done_says_what_is_asked_and_why() -> None:
    report = outcome("Ben: attack Gorebelly")
    assert "Ben cannot attack Gorebelly (minis08:p5.turn" in report
    assert "Anna is asked: turn in Gorebelly's turn, and can: move to a1" in report


def test_an_unclear_name_says_what_it_could_be() -> None:
    assert "could be Ben's Ruby Gemsparkle 1, Ben's Ruby Gemsparkle 2" in outcome("expect Ruby health 5")
    assert "is ambiguous" in outcome("draws: dice 1\nAnna: attack Ruby")


def test_a_target_that_nobody_is_asked_for_must_be_the_one_that_is_named() -> None:
    script = "draws: dice 1 1 1 1 1 1, dice 1\nAnna: attack Other Ruby"
    assert "Anna cannot attack Other Ruby (minis08:p7.range" in outcome(script)
    named = script.replace("Other Ruby", "Ruby 1") + "\nexpect event attack"
    assert outcome(named) == "pass  x"


def test_dice_that_are_missing_or_left_over_are_faults() -> None:
    assert "a roll of 6 dice was not dictated" in outcome("Anna: attack Ruby 1")
    assert "2 of the dictated draws were not needed" in outcome("draws: dice 1, dice 2\nexpect tick 4")
    assert "dictated [0] where 6 dice" in outcome("draws: dice 1, dice 2\nAnna: attack Ruby 1")


def test_a_refusal_must_be_one_and_by_its_rule() -> None:
    assert "Anna can move to b1, and should not" in outcome("refuse Anna: move to b1 because minis08:p6.occupied")
    report = outcome("refuse Anna: move to R because minis08:p7.range")
    assert "it is refused, not by minis08:p7.range but by minis08:p6.occupied" in report


def test_nobody_does_anything_until_a_time_or_a_turn() -> None:
    assert outcome("go to round 2, tick 2; expect tick 2; round 2") == "pass  x"
    assert outcome("go to Other Ruby's turn; expect Other Ruby acting; round 2; tick 3") == "pass  x"
    assert outcome("go to tick 4; expect tick 4; Gorebelly acting; Anna can move to b1") == "pass  x"


@pytest.mark.parametrize(
    ("expectation", "part"),
    [
        ("Ruby 1 health 4", "has health 5, not 4"),
        ("Gorebelly at b1", "is G, not at b1"),
        ("Lotherin at b1", "is not on the board, not at b1"),
        ("Gorebelly does not see Ruby 1", "sees Ruby 1"),
        ("Gorebelly distance to Ruby 1 3", "is 1 spaces away, not 3"),
        ("Execute up", "is not up"),
        ("Execute known to Ben", "is not known to Ben"),
        ("tick 5", "it is tick 4"),
        ("Anna's points 3", "Anna has points 0"),
        ("Anna can move to 9 spaces", "there are"),
        ("Anna cannot move to b1", "this can be done"),
        ("Anna can move to R", "Anna is asked"),
        ("Ben is asked turn", "Anna is asked: turn"),
        ("Anna wins", "the game goes on"),
        ("Ben has lost", "has not lost"),
        ("event roll", "no event 'roll'"),
    ],
)
def test_what_is_not_as_expected_is_told(expectation: str, part: str) -> None:
    report = outcome(f"expect {expectation}")
    assert report.startswith("FAIL")
    assert part in report


@pytest.mark.parametrize(
    ("script", "part"),
    [
        ("Anna: reroll 4", "Anna cannot reroll 4"),
        ("Anna: offer draw; offer draw", "Anna cannot do that: already-offered (ruling:draw-agreement)"),
        ("Anna: concede; concede", "Anna cannot do that: game-over (ruling:acts-nobody-asked-for)"),
    ],
)
def test_an_act_that_the_rules_do_not_allow_is_told(script: str, part: str) -> None:
    report = outcome(script)
    assert report.startswith("FAIL")
    assert part in report


# ---------------------------------------------------------------------------- mistakes


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "part"),
    [
        ("Gorebelly at G", "Gorbelly at G", 8, 12, 'did you mean "Gorebelly"?'),
        ("Gorebelly at G", "Gorebelly at X", 8, 25, "the board has no space 'X'"),
        ("Gorebelly at G", "Gorebelly health 9", 8, 12, "starts with 8 health"),
        ("Gorebelly at G", "Gorebelly clock 11", 8, 12, "a clock shows 1 to 10"),
        ("Gorebelly at G", "Gorebelly hurt 3", 8, 12, "unknown figure"),
        ("Gorebelly at G", "Gorebelly at G hurt 3", 8, 27, "cannot follow the name of a figure"),
        ("bar Gorebelly", "bar Ruby", 9, 7, "Anna has no figure 'Ruby'"),
        ("Execute, Charge", "Execute, Fire Blast", 9, 27, "its restriction does not fit"),
        ("Execute, Charge", "Execute exhausted", 9, 18, "an exhausted card has been turned up"),
        ("Execute, Charge", "Exekute", 9, 18, "unknown card"),
        ("bar Gorebelly: Execute", "hand: Execute", 9, 3, "a seat has no 'hand'"),
        ("  | . G # S H", "  | . G # G H", 5, 11, "two spaces are marked G"),
        ("  | . G # S H", "  | . G ? S H", 5, 9, "is not a board character"),
        ("  | . G # S H", "  |. . . . H", 5, 4, "this is no board"),
        ("turn: Gorebelly", "turn: Ruuby", 6, 7, "unknown card"),
        ("tick 4", "tick 12", 6, 7, "a round has 10 ticks"),
        ("game: wowminis", "scenario: Duell, gaol=3", 2, 18, 'did you mean "goal"?'),
        ("game: wowminis", "rules: minis08:p99.x", 2, 8, "minis08:p99.x"),
        ("game: wowminis", "card Odd: like Nobody", 2, 16, "unknown name 'Nobody'"),
        ("game: wowminis", "card Odd: CardKind.ACTION, 2, Zap(1)", 2, 31, "unknown word 'Zap'"),
        (
            "game: wowminis",
            "card Odd: CardKind.ACTION, 'two', Move(MoveType.TELEPORT, 1)",
            2,
            28,
            "Card takes a number as 'ticks'",
        ),
        (
            "game: wowminis",
            "card Odd: CardKind.ACTION, 2, Move(MoveType.PUSH, 'far')",
            2,
            51,
            "takes a number as 'spaces'",
        ),
        ("game: wowminis", "card Odd: like Ruby, armor=None", 2, 22, "Figure takes a number as 'armor'"),
        ("game: wowminis", "scenario: Duell, victory=('z9',)", 2, 11, "the board has no space 'z9'"),
    ],
)
def test_a_mistake_in_the_position_is_found_where_it_is(old: str, new: str, line: int, column: int, part: str) -> None:
    with pytest.raises(SceneFormatError) as caught:
        read(TABLE.replace(old, new, 1))
    found = [(problem.line, problem.column, problem.message) for problem in caught.value.problems]
    assert any((line, column) == problem[:2] and part in problem[2] for problem in found), found


@pytest.mark.parametrize(
    ("script", "column", "part"),
    [
        ("Anna: atack Ruby", 7, 'did you mean "attack"?'),
        ("Anna: attack Rubi", 14, "unknown card"),
        ("Anna: attack Ruby with Hammr", 24, "unknown ability or card"),
        ("Anna: move b3", 12, "say where to"),
        ("Anna: move to z9", 15, "the board has no space"),
        ("Anna: reroll twelve", 14, "say what the die shows"),
        ("Anna: begin Carl", 13, "unknown seat"),
        ("Anna: play", 7, "say what is used"),
        ("go to bed", 7, "`go to tick 6`"),
        ("walk", 1, "is not a statement"),
        ("expect Ruby", 8, "neither a figure"),
        ("expect Ruby helth 3", 8, "neither a figure"),
        ("expect Ruby health 3, hungry", 23, "unknown property"),
        ("expect event explosion", 14, "unknown event"),
        ("expect Anna is asked nicely", 22, "unknown kind of decision"),
        ("refuse Anna: end because minis:q99", 26, "minis:q99"),
        ("draws: dice twelve", 8, "unknown draw"),
        ("expect", 1, "say what is expected"),
        ("expect Ruby health 3; ,", 23, "say what else is expected"),
        ("Anna:", 1, "say what Anna does"),
        ("refuse Anna: because minis:q9", 8, "say what is refused"),
    ],
)
def test_a_mistake_in_the_script_is_found_where_it_is(script: str, column: int, part: str) -> None:
    with pytest.raises(SceneFormatError) as caught:
        read(TABLE + script)
    found = [(problem.line - BASE, problem.column, problem.message) for problem in caught.value.problems]
    assert any((1, column) == problem[:2] and part in problem[2] for problem in found), found


# ---------------------------------------------------------------------------- writing


def test_a_position_is_written_so_that_it_can_be_read() -> None:
    text = SCENE_GAME.write(read(TABLE).start().state, "again")
    assert SCENE_GAME.write(read(text).start().state, "again") == text
    for line in ("  |A . . % .", "turn: Gorebelly, tick 4, round 1, last Ben", "  bar Gorebelly: Execute, Charge"):
        assert line in text


def test_figures_and_cards_of_the_scenes_own_are_written_out() -> None:
    table = TABLE.replace("board:", "card Bomb: CardKind.ACTION, 3, ChangeHealth(-9, THIS)\nboard:")
    table = table.replace("Execute, Charge", "Execute, Bomb")
    text = SCENE_GAME.write(read(table).start().state, "again")
    assert "card Bomb: Card(" in text
    assert SCENE_GAME.write(read(text).start().state, "again") == text


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_positions_of_games_are_written_and_read(seed: int) -> None:
    """Wherever a scene can say everything, what it says is the same position: the same pieces, the same options."""
    game = new_game("wowminis", ["starter-horde", "starter-alliance"], seed=seed)
    chance = random.Random(seed)
    compared = 0
    while game.decision is not None and compared < 40:
        state = game.state
        assert isinstance(state, MinisState)
        if not unsaid(state) and chance.random() < 0.2:
            again = read(SCENE_GAME.write(state, "x")).start().state
            assert isinstance(again, MinisState)
            assert pieces(again) == pieces(state)
            assert options(again) == options(state)
            assert (again.master_time, again.last_seat, again.points, again.goals) == (
                state.master_time,
                state.last_seat,
                state.points,
                state.goals,
            )
            compared += 1
        game.apply(chance.randrange(len(game.decision.options)))
    assert compared >= 20


def pieces(state: MinisState) -> list[tuple[object, ...]]:
    return [
        (piece.card.code, piece.owner, piece.space, piece.time, piece.health, piece.up, piece.exhausted, piece.known_to)
        for piece in figures_first(state)
    ]


def figures_first(state: MinisState) -> list[MinisPiece]:
    found: list[MinisPiece] = []
    for id in state.figures:
        found += [state.pieces[id], *(state.pieces[card] for card in state.pieces[id].bar)]
    return found


def options(state: MinisState) -> list[tuple[object, ...]]:
    assert state.decision is not None
    return [
        (option.verb, code(state, option.subject), code(state, option.object), option.number)
        for option in state.decision.options
    ]


def code(state: MinisState, ref: Ref) -> str:
    piece = state.piece_or_none(ref)
    return "" if piece is None else piece.card.code


def test_what_a_scene_cannot_say_is_named() -> None:
    game = read(TABLE.replace("R %", "R .")).start()
    game.apply(next(option for option in game.state.decision.options if option.verb == codes.VERB_PLAY))  # type: ignore[union-attr]
    assert "# not said: 1 values added by earlier effects" in SCENE_GAME.write(game.state, "x")


# ------------------------------------------------------------------------- the manual

MANUAL = (Path(__file__).parents[2] / "docs" / "scenes_minis.md").read_text(encoding="utf-8")


def test_what_the_manual_shows_runs() -> None:
    shown = re.findall(r"```\n(scene:.*?)```", MANUAL, re.S)
    assert shown
    for text in shown:
        assert str(read(text, "manual").run()).startswith("pass")


def test_the_definitions_of_the_manual_can_be_read() -> None:
    cards = "\n".join(re.findall(r"^card .*$", MANUAL, re.M))
    scene: Scene = read(TABLE.replace("board:", f"{cards}\nboard:"))
    assert len(scene.cards) == 3


def test_the_manual_names_every_mark_word_and_statement() -> None:
    from regelwerk.wowminis.scene import advance, expectations, intents, layout

    words = [
        *layout.KEYS,
        *layout.MARKS,
        *layout.CARD_MARKS,
        *layout.DONE,
        *intents.BARE_VERBS,
        *intents.DOES,
        *intents.MOVES,
    ]
    words += [
        *intents.NAMES_ONE,
        *intents.ACTS,
        *intents.SIGN,
        *advance.ADVANCE_VERBS,
        *expectations.NUMBERS,
        *expectations.STATES,
        *expectations.TABLE,
    ]
    words += codes.DECISIONS[1:]
    assert [word for word in words if word not in MANUAL] == []
