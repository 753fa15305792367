"""Puzzles: what is proven, what is refuted, what they may not rest on, and those that come with the package."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from regelwerk import game_registry, puzzles
from regelwerk.kernel.scene.source_text import SceneFormatError
from regelwerk.kernel.state import State
from regelwerk.puzzles import Attempt, Puzzle
from regelwerk.puzzles.checking import DEPTH, EASY, NO_SOLUTION, NOT_MINIMAL, SOLUTIONS
from regelwerk.puzzles.lines import LineFinder
from regelwerk.puzzles.position_text import harder, opened, thinned, usable
from regelwerk.puzzles.position_text import read as take_apart
from regelwerk.puzzles.proof import refutation
from regelwerk.puzzles.prover import FAILED, is_certain, prepared

HEAD = """scene: Anna wins this turn
game: duelmasters
turn: Anna 9, {step}
task: {task}
depth: {depth}
solutions: {solutions}
origin: a test
"""
TWO_BLOCKERS = """
seat Anna
  creatures: Writhing Bone Ghoul, Gigagiele, "Masked Horror, Shadow of Scorn"
  shields: none
  deck: 4

seat Ben
  creatures: Senatine Jade Tree, Emerald Grass
  shields: none
  deck: 4
"""
ALL_THREE = (
    "attack Ben with Writhing Bone Ghoul; attack Ben with Gigagiele; attack Ben with Masked Horror, Shadow of Scorn"
)


def puzzle(position: str, depth: int = 3, solutions: str = ALL_THREE, step: str = "attack step") -> Puzzle:
    head = HEAD.format(task="win", depth=depth, solutions=solutions, step=step)
    return puzzles.read(head + position, "test")


def test_the_fewest_moves_count_every_answer() -> None:
    one = puzzle(TWO_BLOCKERS)
    game = one.start()
    assert one.prover(game).depth(game.state) == 3


def test_one_blocker_more_and_nothing_wins() -> None:
    one = puzzle(TWO_BLOCKERS.replace("Senatine Jade Tree, Emerald Grass", "Senatine Jade Tree, 2 Emerald Grass"))
    assert puzzles.faults(one) == [NO_SOLUTION]


def test_lines_that_differ_only_in_order_are_one() -> None:
    one = puzzle(TWO_BLOCKERS)
    game = one.start()
    lines = LineFinder(one.prover(game), one.scene.seats).lines(game.state, 3)
    assert list(lines) == [tuple(sorted(ALL_THREE.split("; ")))]


def test_a_puzzle_that_says_something_else_than_its_proof_is_faulty() -> None:
    assert DEPTH in puzzles.faults(puzzle(TWO_BLOCKERS, depth=2), minimal=False)
    assert SOLUTIONS in puzzles.faults(puzzle(TWO_BLOCKERS, solutions="attack Ben with Gigagiele"), minimal=False)


def test_attacks_that_may_come_in_any_order_are_too_easy() -> None:
    assert puzzles.faults(puzzle(TWO_BLOCKERS)) == [EASY]


def test_what_is_not_needed_has_to_be_taken_out() -> None:
    more = TWO_BLOCKERS.replace("seat Ben\n", "seat Ben\n  mana: 2 fire\n")
    assert NOT_MINIMAL in puzzles.faults(puzzle(more))
    assert NOT_MINIMAL not in puzzles.faults(puzzle(TWO_BLOCKERS))


def test_hidden_cards_of_the_other_side_are_refused() -> None:
    hidden = TWO_BLOCKERS.replace("shields: none\n  deck: 4\n\nseat Ben", "deck: 4\n\nseat Ben").replace(
        "Emerald Grass\n  shields: none", "Emerald Grass\n  shields: Terror Pit"
    )
    with pytest.raises(SceneFormatError, match="hidden cards"):
        puzzle(hidden)
    assert puzzle(hidden.replace("Terror Pit", "Terror Pit revealed")).depth == 3


def test_an_unknown_task_or_depth_is_refused() -> None:
    with pytest.raises(SceneFormatError, match="unknown task"):
        puzzles.read(HEAD.format(task="draw", depth=3, solutions="x", step="attack step") + TWO_BLOCKERS)
    with pytest.raises(SceneFormatError, match="depth"):
        puzzles.read(HEAD.format(task="win", depth="many", solutions="x", step="attack step") + TWO_BLOCKERS)


def test_a_shuffle_decides_nothing() -> None:
    game = puzzle(TWO_BLOCKERS).start()
    state = prepared(game.state)
    assert state.chance.dictating and not state.chance.dictated


def test_a_wrong_move_is_refuted_by_an_answer() -> None:
    one = puzzle(TWO_BLOCKERS)
    game = one.start()
    prover, finder = one.prover(game), None
    finder = LineFinder(prover, one.scene.seats)
    after = prover.after(game.state, finder.wordings(game.state).index("attack Ben with Gigagiele"))
    assert after is not None and prover.depth(after) == 2  # right so far
    passed = prover.after(game.state, game.ruleset.neutral_option(game.state))
    assert passed is not None and prover.depth(passed) == -1
    assert prover.outcome(passed) == FAILED
    assert refutation(finder, passed) == []  # the turn is over: no answer is needed


def test_the_proof_ends_in_wins_only() -> None:
    one = puzzle(TWO_BLOCKERS)
    game = one.start()
    prover = one.prover(game)
    said = puzzles.proof_lines(LineFinder(prover, one.scene.seats), game.state, 3)
    assert [indent for indent, seat, _ in said if seat == 0][:2] == [0, 1]
    assert said[0][1] == 0 and {seat for _, seat, _ in said} == {0, 1}


def test_opening_leaves_nothing_hidden() -> None:
    text = """scene: x
game: duelmasters
turn: Anna 9, main step

seat Anna
  hand: Terror Pit
  shields: 3
  deck: 20
  mana: 3 darkness tapped, 2 darkness

seat Ben
  hand: 2 Terror Pit
  shields: Terror Pit, 2
  deck: 20
  mana: 4 fire
"""
    scenes = game_registry.package("duelmasters").scenes
    assert scenes is not None
    position = opened(take_apart(text), "Anna")
    game = puzzles.read(position.text().replace("turn:", "task: win\ndepth: 2\nsolutions: x\norigin: x\nturn:")).start()
    assert is_certain(game.state, 0)
    assert "hand: Terror Pit\n" in position.text() and "2 Terror Pit" not in position.text()
    assert "2 darkness\n" in position.text() and "tapped" not in position.text()


# ------------------------------------------------------------------------------------------------- those that there are


def test_every_game_with_puzzles_has_one_for_each_day() -> None:
    game = puzzles.shipped()[0].game
    count = len(puzzles.shipped(game))
    days = [date(2026, 1, 1) + timedelta(number) for number in range(count)]
    assert len({puzzles.of_the_day(day, game).name for day in days}) == count


def test_easier_puzzles_come_first() -> None:
    depths = [one.depth for one in puzzles.shipped()]
    assert depths == sorted(depths) and depths[0] >= 2


GAMES = sorted({one.game for one in puzzles.shipped()})
FIRST = [one for game in GAMES for one in puzzles.shipped(game)[:2]]
EACH = [one for game in GAMES for one in puzzles.shipped(game)]
SAMPLE = [one for game in GAMES for one in puzzles.shipped(game)[:: max(1, len(puzzles.shipped(game)) // 6)]]
REST = [one for one in EACH if one not in SAMPLE]


@pytest.mark.parametrize("one", FIRST, ids=lambda one: one.name)
def test_a_sample_of_the_puzzles_is_proven(one: Puzzle) -> None:
    assert puzzles.faults(one, minimal=False) == []


@pytest.mark.thorough
@pytest.mark.parametrize("one", EACH, ids=lambda one: one.name)
def test_every_puzzle_is_proven_and_minimal(one: Puzzle) -> None:
    assert puzzles.faults(one) == []


@pytest.mark.parametrize(
    "one",
    [*SAMPLE, *(pytest.param(one, marks=pytest.mark.thorough) for one in REST)],
    ids=lambda one: one.name,
)
def test_the_solution_of_every_puzzle_solves_it(one: Puzzle) -> None:
    """Along the proof: whatever is answered the hardest, the moves of a winning line do the task."""
    attempt = Attempt(one, one.scene.seats)
    state: State | None = attempt.begun
    moves = 0
    while state is not None and attempt.is_open(state):
        index = attempt.unasked(state)
        if index < 0:
            index = attempt.right_option(state)
            moves += attempt.prover.cost(state, index)
        state = attempt.prover.after(state, index)
    assert state is not None and attempt.is_solved(state) and moves <= one.depth


# --------------------------------------------------------------------------------------- the turn of the other side

SURVIVAL = """scene: Anna survives this turn
game: wowtcg
turn: Ben 8, resource placed
task: survive
depth: 1
solutions: protect with Crazy Igvand
origin: a test

seat Anna
  hero: Litori Frostburn damage 24
  party: Crazy Igvand
  deck: 4

seat Ben
  hero: Radak Doombringer
  party: Bloodclaw
  deck: 4
"""


def test_who_survives_the_turn_of_the_other_has_done_it() -> None:
    one = puzzles.read(SURVIVAL)
    game = one.start()
    prover = one.prover(game)
    assert (one.solver, prover.active, prover.depth(game.state)) == (0, 1, 1)
    assert set(LineFinder(prover, one.scene.seats).lines(game.state, 1)) == {("protect with Crazy Igvand",)}


def test_one_attacker_more_and_nothing_saves() -> None:
    one = puzzles.read(SURVIVAL.replace("party: Bloodclaw", "party: Kagra of the Crossroads, Bloodclaw"))
    game = one.start()
    assert one.prover(game).depth(game.state) == -1


def test_what_is_done_while_an_attack_is_under_way_is_a_move() -> None:
    one = puzzles.read(SURVIVAL)
    attempt = Attempt(one, one.scene.seats)
    state: State | None = attempt.begun
    costs = []
    while state is not None and attempt.is_open(state):
        index = attempt.unasked(state)
        if index < 0:
            index = attempt.right_option(state)
            costs.append(attempt.prover.cost(state, index))
        state = attempt.prover.after(state, index)
    assert sum(costs) == 1 and len(costs) > 1


# ------------------------------------------------------------------------------------------------------ what is found


def test_of_a_thinned_position_a_few_things_are_left_and_what_pays_stays() -> None:
    text = """scene: x
game: wowtcg
turn: Anna 9
seat Anna
  hero: Elendril damage 3
  party: Bloodclaw, Kor Cindervein exhausted, Crazy Igvand, Old Bones, Vanquish
  resources: 3 Vanquish face-down revealed, Fury, Vanquish exhausted
  hand: Arcane Shot, Fury, Vanquish, Kor Cindervein
  deck: 20
seat Ben
  hero: Radak Doombringer
  hand: 3
  resources: 4
  party: Moko Hunts-at-Dawn
  deck: 20
"""
    position = thinned(opened(take_apart(text), "Anna"), "Anna", lambda most: 0)
    rows = {row.key: row.entries for row in position.seats[0][1]}
    assert (
        rows["resources"] == ("4",)
        and len(rows["hand"]) == 2
        and rows["party"] == ("Crazy Igvand", "Old Bones", "Vanquish")
    )
    theirs = {row.key: row.entries for row in position.seats[1][1]}
    assert theirs["party"] == ("Moko Hunts-at-Dawn",) and theirs["hand"] == theirs["resources"] == ()
    assert "turn: Anna 9, resource placed" in position.text()


def test_only_what_an_option_names_is_usable() -> None:
    text = """scene: x
game: wowtcg
turn: Anna 9, resource placed
seat Anna
  hero: Elendril damage 3
  party: Bloodclaw, Kor Cindervein exhausted, 2 Old Bones as Old Bones A damage 1
  resources: 4
  hand: Arcane Shot, Fury
seat Ben
  party: Moko Hunts-at-Dawn
"""
    words = ["end the turn", "play Arcane Shot (2)", "attack with Elendril", "attack with Old Bones"]
    position = usable(take_apart(text), "Anna", words)
    rows = {row.key: row.entries for row in position.seats[0][1]}
    assert rows["party"] == ("2 Old Bones as Old Bones A damage 1",) and rows["hand"] == ("Arcane Shot",)
    assert rows["resources"] == ("4",) and rows["hero"] == ("Elendril damage 3",)
    assert position.seats[1] == take_apart(text).seats[1]


def test_who_has_to_survive_has_blank_shields_and_has_spent_nothing() -> None:
    text = """scene: x
game: duelmasters
turn: Ben 9, attack step
seat Anna
  creatures: Emerald Grass
  shields: Terror Pit, 2 at 4
  mana: 3 darkness tapped, 2 darkness
  deck: 20
seat Ben
  creatures: Gigagiele
  shields: 3
  deck: 20
"""
    position = opened(take_apart(text), "Anna", "survive")
    rows = {row.key: row.entries for row in position.seats[0][1]}
    assert rows["shields"] == ("3",) and rows["mana"] == ("3 darkness", "2 darkness")
    ways = harder(position, "Anna")
    assert [way.seats[0][1][1].entries for way in ways] == [(), ("1",), ("2",), ("3",), ("4",), ("5",)]
    assert all(way.seats[1] == position.seats[1] for way in ways)


def test_damage_comes_before_a_given_name() -> None:
    text = SURVIVAL.replace("Frostburn damage 24", "Frostburn flipped damage 24 as Litori A")
    hurt = [way.text() for way in harder(opened(take_apart(text), "Anna", "survive"), "Anna")]
    assert "hero: Litori Frostburn flipped damage 32 as Litori A" in hurt[0]


def test_who_has_to_survive_is_the_worse_off_the_harder_it_is() -> None:
    position = opened(take_apart(SURVIVAL.replace("task: survive\n", "")), "Anna", "survive")
    ways = harder(position, "Anna")
    hurt = [next(line for line in way.text().splitlines() if "Litori" in line) for way in ways]
    assert hurt[0].endswith("damage 32") and hurt[-1].endswith("damage 0")
    assert all("Radak Doombringer damage" not in way.text() for way in ways)
