"""The laws hold in random games, and a game that breaks one is reported."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import count

import pytest

from regelwerk.kernel.chance import derive
from regelwerk.kernel.state import State
from regelwerk.simulation import laws
from regelwerk.simulation.laws import LawTrial, LawViolation, check_cards_conserved, trial, trials
from tests.games import new_game

SIXTY = ("frost-and-flame", "call-of-the-storm")
STARTERS = ("learn-elendril", "learn-radak")


@pytest.mark.parametrize("decks", [SIXTY, STARTERS, (*SIXTY, *STARTERS)], ids=["sixty", "starters", "four seats"])
def test_the_laws_hold(decks: tuple[str, ...]) -> None:
    assert list(trials(LawTrial("wowtcg", decks, seed=21), 4)) == []


def test_it_does_not_matter_how_the_games_are_shared_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "LONGEST", 300)
    given = LawTrial("wowtcg", STARTERS, seed=3, every=0)
    faults = list(trials(given, 8))
    assert faults, "some of these games should take more than 300 questions"
    with ThreadPoolExecutor(2) as executor:
        assert list(trials(given, 8, executor, chunk=3)) == faults


def test_an_endless_game_is_reported_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "LONGEST", 10)
    fault = trial(LawTrial("wowtcg", SIXTY, seed=4), 2)
    assert fault is not None
    assert (fault.law, fault.index, fault.question, fault.seed) == (5, 2, 10, derive(4, 2))


def test_a_copy_that_is_another_position_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = count()
    monkeypatch.setattr(laws, "digest", lambda state, rules: str(next(calls)))
    fault = trial(LawTrial("wowtcg", SIXTY, seed=4, every=1), 0)
    assert fault is not None
    assert (fault.law, fault.question) == (2, 0)


def test_an_error_is_reported_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(state: State, cards: int) -> None:
        raise KeyError("lost")

    monkeypatch.setattr(laws, "check_cards_conserved", fails)
    fault = trial(LawTrial("wowtcg", SIXTY, seed=4), 0)
    assert fault is not None
    assert fault.law == 0
    assert "KeyError: 'lost'" in fault.what


def test_a_doubled_a_lost_and_a_misplaced_card_are_noticed() -> None:
    game = new_game("wowtcg", SIXTY, 1)
    cards = len(game.state.pieces)
    check_cards_conserved(game.state, cards)
    doubled, lost, misplaced = game.state.fork(), game.state.fork(), game.state.fork()
    id = doubled.zones[0][0]
    doubled.writable_zone(1).append(id)
    with pytest.raises(LawViolation, match=f"piece {id} is in zones 0 and 1"):
        check_cards_conserved(doubled, cards)
    lost.writable_zone(0).remove(id)
    with pytest.raises(LawViolation, match="is in none"):
        check_cards_conserved(lost, cards)
    misplaced.writable_zone(0).remove(id)
    misplaced.writable_zone(1).append(id)
    with pytest.raises(LawViolation, match="says it is in zone 0 and is in 1"):
        check_cards_conserved(misplaced, cards)
