"""What the toy shows of the kernel: a choice made in secret is hidden, and showing it cannot be taken back."""

from __future__ import annotations

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.undo import revealed_since
from regelwerk.kernel.visibility import SPECTATOR_SEAT, why_not_undoable
from tests.toys.fingers import ROUNDS, table


def test_nobody_else_sees_what_is_held_up_before_all_do() -> None:
    views = []
    for fingers in range(3):
        game = table(3)
        game.apply(fingers)
        views.append([game.view(seat) for seat in (1, 2, SPECTATOR_SEAT)])
    assert views[0] == views[1] == views[2]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("last", [0, 1, 2])
def test_the_choice_that_makes_all_show_theirs_cannot_be_taken_back(seats: int, last: int) -> None:
    """Whoever chooses last sees what the others hold, though no piece and no draw tells the kernel so."""
    game = table(seats)
    for seat in range(seats - 1):
        game.apply(seat)
    mark = game.checkpoint()
    game.apply(last)
    assert why_not_undoable(mark.state, game.state, seats - 1) == "", "neither draws nor faces know of it"
    assert revealed_since(game, mark, seats - 1) == "seen"
    for other in (*range(1, seats - 1), SPECTATOR_SEAT):
        assert revealed_since(game, mark, other) == "seen", "the others, too, have seen something"


def test_a_choice_that_nobody_has_been_shown_may_be_taken_back() -> None:
    game = table(3)
    for seat in range(2):
        mark = game.checkpoint()
        game.apply(seat)
        for reader in (*range(3), SPECTATOR_SEAT):
            assert revealed_since(game, mark, reader) == "", f"{reader} has been shown nothing by the choice of {seat}"


def test_what_was_shown_before_the_mark_does_not_matter() -> None:
    game = table(2)
    game.apply(0)
    game.apply(1)
    mark = game.checkpoint()
    game.apply(2)
    assert revealed_since(game, mark, 0) == ""


def test_an_answer_given_in_secret_since_the_mark_and_shown_cannot_be_taken_back() -> None:
    game = table(3)
    mark = game.checkpoint()
    for fingers in (2, 0, 1):
        game.apply(fingers)
    assert why_not_undoable(mark.state, game.state, 0) == ""
    assert revealed_since(game, mark, 0) == "seen", "it has seen what the second seat held"


def test_a_guess_draws_what_others_hold_and_keeps_ones_own() -> None:
    game = table(2)
    game.apply(2)
    assert {str(game.ruleset.position(game.guess(1, Chance(n)))["held"]) for n in range(40)} == {
        "[1, 0]",
        "[2, 0]",
        "[3, 0]",
    }
    assert {str(game.ruleset.position(game.guess(0, Chance(n)))["held"]) for n in range(40)} == {"[3, 0]"}


def test_it_ends() -> None:
    game = table(3)
    for n in range(ROUNDS * 3):
        game.apply(n % 3)
    assert game.result is not None
