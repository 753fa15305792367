"""Puzzles of figures on a board: what is opened and taken out, and that nothing in them rests on how dice fall."""

from __future__ import annotations

from itertools import product

import pytest

from regelwerk import game_registry, puzzles
from regelwerk.puzzles import Attempt
from regelwerk.puzzles.attempt import WRONG
from regelwerk.puzzles.checking import NO_SOLUTION, NOT_MINIMAL
from regelwerk.puzzles.figure_text import harder, kind_of, opened, sharper, smaller, thinned, tidied
from regelwerk.puzzles.lines import LineFinder
from regelwerk.puzzles.openings import FIGURES, opening_of
from regelwerk.puzzles.position_text import read
from regelwerk.puzzles.prover import HOLD, SCORE
from regelwerk.wowminis.codes import CRITICAL_DRAW, DIE_SIDES, MIN_SUCCESS

PUSHED = """scene: Anna wins this tick
game: wowminis
scenario: Duel
turn: Lotherin, tick 10, round 1, last Ben
task: score
depth: 2
solutions: move e5; play Psychic Scream; push Vindicator Hodoon to e2
origin: a test

seat Anna
  side: 2
  figures: Lotherin at f7 clock 10
  bar Lotherin: Psychic Scream
  points: 0
  goal: 1

seat Ben
  side: 1
  figures: Vindicator Hodoon at e4 clock 10
  points: 1
  goal: 6
"""
NEXT_TO_AN_AXE = """scene: Anna wins this tick
game: wowminis
scenario: Duel
turn: Vindicator Hodoon, tick 10, round 1, last Ben
task: score
depth: 1
solutions: end the turn
origin: a test

seat Anna
  side: 2
  figures: Vindicator Hodoon at e5 clock 10
  points: 0
  goal: 1

seat Ben
  side: 1
  figures: Gorebelly at e4 clock 10
  points: 1
  goal: 6
"""
OUT_OF_SIGHT = """scene: Ben holds out this tick
game: wowminis
scenario: Starter
turn: Gorebelly, tick 1, round 2, last Anna
task: hold
depth: 2
solutions: play Charge; move c4 | play Charge; move c5 | play Charge; move d6 | play Charge; move f7
origin: a test

seat Anna
  side: 1
  figures: Ruby Gemsparkle at h2 clock 1
  points: 0
  goal: 1

seat Ben
  side: 2
  figures: Gorebelly at f4 health 1 clock 1
  bar Gorebelly: Charge up
  points: 0
  goal: 11
"""
WRITTEN = """scene: x
game: wowminis
scenario: Organised Play 2008
turn: Ben's Gorebelly 2, tick 5, round 2, last Anna

seat Anna
  side: 1
  figures: Vindicator Hodoon at g4 health 6 clock 5, Vindicator Hodoon at h4 clock 10, Ruby Gemsparkle at j4 clock 9
  bar Vindicator Hodoon 1: Flash of Light up, Hammer of Wrath up exhausted
  bar Vindicator Hodoon 2: Flash of Light up exhausted
  bar Ruby Gemsparkle: Fire Blast, Ice Barrier
  points: 16
  goal: 17

seat Ben
  side: 2
  figures: Gorebelly destroyed clock 2, Gorebelly at c5 health 3 clock 5, Lotherin at d2 clock 9
  bar Gorebelly 1: Execute up, Charge up exhausted
  bar Gorebelly 2: Charge up, Execute
  bar Lotherin: Psychic Scream, Mind Blast up exhausted
  points: 12
  goal: 17
"""


def test_a_figure_that_could_still_attack_is_pushed_out_of_reach() -> None:
    one = puzzles.read(PUSHED)
    game = one.start()
    prover = one.prover(game)
    assert puzzles.faults(one) == []
    assert set(LineFinder(prover, one.scene.seats).lines(game.state, 2)) == {
        tuple(sorted(one.solutions[0].split("; "))),
    }


def test_the_rolls_are_all_that_the_rules_tell_apart() -> None:
    """Successes (minis08:p9.success), and whether a critical is among them, whose effect happens once
    (minis08:p9.critical)."""
    for count in range(5):
        told_apart = {
            (sum(die >= MIN_SUCCESS for die in roll), CRITICAL_DRAW in roll)
            for roll in product(range(DIE_SIDES), repeat=count)
        }
        rolls = game_registry.ruleset("wowminis").rolls(count)
        assert len(rolls) == len(told_apart)
        assert {(sum(die >= MIN_SUCCESS for die in roll), CRITICAL_DRAW in roll) for roll in rolls} == told_apart


@pytest.mark.parametrize(("health", "wins"), [("", True), (" health 7", False)])
def test_an_attack_counts_for_all_that_it_might_do(health: str, wins: bool) -> None:
    """Hodoon stands where he scores, next to Gorebelly, whose axe may deal up to seven damage and pushes nobody."""
    text = NEXT_TO_AN_AXE.replace("Hodoon at e5", f"Hodoon at e5{health}")
    game = puzzles.read(text).start()
    assert puzzles.read(text).prover(game).wins(game.state, 1) is wins


def test_the_dice_fall_as_badly_at_the_table() -> None:
    """The attack that may destroy whoever has five health left is given as the proof says, roll for roll."""
    one = puzzles.read(NEXT_TO_AN_AXE.replace("Hodoon at e5", "Hodoon at e5 health 5"))
    attempt = Attempt(one, one.scene.seats)
    state = attempt.prover.after(attempt.begun, attempt.prover.ruleset.neutral_option(attempt.begun))
    assert state is not None
    words = attempt.finder("en").wordings(state)
    attack = next(number for number, said in enumerate(words) if said.startswith("attack"))
    rolls, after = attempt.prover.worst(state, attack)
    assert rolls and not attempt.is_right(after)
    at_table = state.fork()
    attempt.let_fall(at_table, attack)
    assert at_table.decision is not None
    at_table.apply(at_table.decision.options[attack])
    assert not attempt.is_right(at_table) and not at_table.chance.dictated


def test_what_the_others_roll_dice_for_refutes_where_it_may() -> None:
    """Whoever only walks onto the space can be pushed off it there, if the dice say so."""
    one = puzzles.read(PUSHED)
    attempt = Attempt(one, one.scene.seats)
    words = attempt.finder("en").wordings(attempt.begun)
    there = attempt.prover.after(attempt.begun, words.index("move e5"))
    assert there is not None and attempt.is_right(there)
    stayed = attempt.prover.after(there, attempt.prover.ruleset.neutral_option(there))
    assert not attempt.is_right(stayed)
    objection = attempt.objection(stayed, "en")
    assert objection.kind == f"{WRONG}-{SCORE}"
    assert objection.line[-1][0] == 1
    asked = attempt.prover.settled(stayed)
    assert asked is not None
    attacks = [number for number, said in enumerate(attempt.finder("en").wordings(asked)) if said.startswith("attack")]
    assert attacks and not all(attempt.is_right(attempt.prover.after(asked, number)) for number in attacks)


def test_ones_own_dice_prove_nothing() -> None:
    """Whether Lotherin hits or not: for the proof he misses."""
    near = PUSHED.replace("Lotherin at f7", "Lotherin at e5").replace("Psychic Scream", "Mind Blast")
    attempt = Attempt(puzzles.read(near), ("Anna", "Ben"))
    words = attempt.finder("en").wordings(attempt.begun)
    rolling = next(number for number, said in enumerate(words) if said.startswith("attack"))
    ways = attempt.prover.ways(attempt.begun, rolling)
    assert len(ways) > 3
    assert not attempt.is_right(attempt.prover.after(attempt.begun, rolling))


def test_without_the_card_nothing_is_certain() -> None:
    bare = puzzles.read(PUSHED.replace("  bar Lotherin: Psychic Scream\n", ""))
    assert puzzles.faults(bare) == [NO_SOLUTION]


def test_a_card_that_is_not_needed_has_to_be_taken_out() -> None:
    more = puzzles.read(PUSHED.replace("Psychic Scream\n", "Psychic Scream, Mind Blast up exhausted\n", 1))
    assert NOT_MINIMAL in puzzles.faults(more)


def test_who_is_out_of_reach_and_sight_holds_out() -> None:
    one = puzzles.read(OUT_OF_SIGHT)
    assert puzzles.faults(one) == []
    assert puzzles.faults(puzzles.read(OUT_OF_SIGHT.replace("Charge up", "Charge up exhausted"))) == [NO_SOLUTION]


def test_who_stays_where_a_mage_can_reach_him_is_told_how_it_ends() -> None:
    attempt = Attempt(puzzles.read(OUT_OF_SIGHT), ("Anna", "Ben"))
    assert attempt.solver == 1
    stayed = attempt.prover.after(attempt.begun, attempt.prover.ruleset.neutral_option(attempt.begun))
    objection = attempt.objection(stayed, "en")
    assert objection.kind == f"{WRONG}-{HOLD}"
    seat, answer = objection.line[-1]  # she comes within range first
    assert seat == 0 and answer.startswith("move ")


def test_whoever_lives_to_the_next_tick_has_held_out() -> None:
    one = puzzles.read(OUT_OF_SIGHT.replace("at h2 clock 1", "at h2 clock 2"))
    game = one.start()
    assert one.prover(game).depth(game.state) == 0


def test_opening_takes_the_others_cards_away_and_names_the_figures() -> None:
    position = opened(read(WRITTEN), "Ben", "win")
    assert position.head[3] == "turn: Ben's Gorebelly B, tick 5, round 2, last Anna"
    assert "task: score" in position.head
    anna, ben = ({row.key: row.entries for row in rows} for _, rows in position.seats)
    assert not any(entries for key, entries in anna.items() if key.startswith("bar "))
    assert anna["figures"][0] == "Vindicator Hodoon at g4 health 6 clock 5 as Vindicator Hodoon A"
    assert ben["figures"] == ("Gorebelly at c5 health 3 clock 5 as Gorebelly B", "Lotherin at d2 clock 9")
    assert ben["bar Gorebelly B"] == ("Charge up", "Execute") and "bar Gorebelly A" not in ben


def test_figures_of_one_kind_on_both_sides_get_letters_of_their_own() -> None:
    both = WRITTEN.replace(
        "figures: Gorebelly d", "figures: Vindicator Hodoon at d3, Vindicator Hodoon at d4, Gorebelly d"
    )
    figures = [
        entry.rpartition(" as ")[2]
        for _, rows in opened(read(both), "Anna", "win").seats
        for row in rows
        if row.key == "figures"
        for entry in row.entries
        if " as " in entry
    ]
    assert figures == [*(f"Vindicator Hodoon {letter}" for letter in "ABCD"), "Gorebelly B"]


def test_a_position_is_the_harder_the_more_points_are_needed() -> None:
    ways = harder(opened(read(WRITTEN), "Ben", "win"), "Ben")
    goals = [row.entries[0] for way in ways for row in way.seats[1][1] if row.key == "goal"]
    assert goals[0] > goals[-1] == "1"
    assert all(row.entries == ("0",) for way in ways for row in way.seats[1][1] if row.key == "points")
    assert harder(opened(read(WRITTEN.replace("tick 5", "tick 7")), "Ben", "win"), "Ben") == []


def test_a_figure_is_taken_out_with_its_cards() -> None:
    position = opened(read(WRITTEN), "Ben", "win")
    without = [way for way in smaller(position) if FIGURES.count(way) < FIGURES.count(position)]
    assert len(without) == FIGURES.count(position) == 5
    gone = next(way for way in without if "Gorebelly" not in str(way.seats[1]))
    assert [row.key for row in gone.seats[1][1] if row.key.startswith("bar ")] == ["bar Lotherin"]
    assert any("health 3" not in way.text() for way in smaller(position))


def test_who_is_left_alone_of_its_kind_needs_no_letter() -> None:
    position = opened(read(WRITTEN), "Ben", "win")
    tidy = tidied(position)
    assert "turn: Ben's Gorebelly, tick 5, round 2, last Anna" in tidy.head
    assert "bar Gorebelly: Charge up, Execute" in tidy.text() and "Gorebelly B" not in tidy.text()
    assert "as Vindicator Hodoon A" in tidy.text() and "as Vindicator Hodoon B" in tidy.text()


def test_whose_turn_it_is_stays_in_a_thinned_position() -> None:
    crowd = WRITTEN.replace("Ruby Gemsparkle at j4 clock 9", "Ruby Gemsparkle at j4 clock 9, Footman at a1 clock 5")
    position = thinned(opened(read(crowd), "Ben", "win"), "Ben", lambda most: 0)
    assert any("Gorebelly B" in entry for row in position.seats[1][1] if row.key == "figures" for entry in row.entries)
    assert opening_of(position) is FIGURES and FIGURES.count(position) == 4
    assert "Footman" in position.text() and "clock 10" not in position.text(), "who can act in this tick stays first"


@pytest.mark.parametrize(
    ("entry", "kind"), [("Footman destroyed clock 3", "Footman"), ("Ruby Gemsparkle at j4", "Ruby Gemsparkle")]
)
def test_a_figure_is_of_a_kind_whatever_is_said_of_it(entry: str, kind: str) -> None:
    assert kind_of(entry) == kind


def test_who_has_to_hold_out_is_hurt_and_the_next_point_of_the_others_wins() -> None:
    ways = harder(opened(read(WRITTEN), "Ben", "survive"), "Ben")
    assert "task: hold" in ways[0].head
    figures = [row.entries for way in ways for row in way.seats[1][1] if row.key == "figures"]
    assert figures[0] == ("Gorebelly at c5 health 1 clock 5 as Gorebelly B", "Lotherin at d2 health 1 clock 9")
    assert figures[-1] == ("Gorebelly at c5 health 8 clock 5 as Gorebelly B", "Lotherin at d2 health 8 clock 9")
    anna = {row.key: row.entries for row in ways[0].seats[0][1]}
    assert anna["points"] == ("0",) and anna["goal"] == ("1",) and "health 6" in anna["figures"][0]


def test_each_figure_of_the_solver_is_hurt_on_its_own() -> None:
    way = harder(opened(read(WRITTEN), "Ben", "survive"), "Ben")[2]
    hurt = [[one.seats[1][1][1].entries for one in sharper(way, "Ben", number)] for number in range(3)]
    entries = way.seats[1][1][1].entries
    assert [both[1] for both in hurt[0]] == [entries[1]] * 2 and [both[0] for both in hurt[1]] == [entries[0]] * 2
    assert [both[0] for both in hurt[0]] == [entries[0].replace("health 3", f"health {left}") for left in (1, 2)]
    assert hurt[2] == []


def test_with_a_single_move_there_is_no_task() -> None:
    alone = WRITTEN.replace("Charge up, Execute", "Charge up exhausted").replace("Psychic Scream, Mind", "Mind")
    assert harder(opened(read(alone), "Ben", "win"), "Ben") == []
    both = alone.replace("Lotherin at d2 clock 9", "Lotherin at d2 clock 5")
    assert harder(opened(read(both), "Ben", "win"), "Ben")


def test_where_nobody_may_act_any_more_nothing_has_to_be_held() -> None:
    waiting = WRITTEN.replace("health 6 clock 5", "health 6 clock 6")
    assert harder(opened(read(waiting), "Ben", "survive"), "Ben") == []
