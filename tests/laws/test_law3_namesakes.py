"""Law 3 for namesakes, in every game that has hands (ruling:namesakes); the miniatures have none."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.duelmasters import visibility as duel_visibility
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.piece import Piece
from regelwerk.kernel.state import State
from regelwerk.wowtcg import visibility as wow_visibility
from regelwerk.wowtcg.state import WowState
from tests.laws import test_duel_hidden as hidden_duel
from tests.laws import test_law3_hidden as hidden_wow
from tests.laws.duelmasters_games import start, start_every_card, start_three
from tests.laws.mixed_decks import start_mixed
from tests.laws.namesakes import law_known_card, law_namesakes
from tests.laws.toys import TOYS, Toy
from tests.laws.wow import start_big
from tests.laws.wow import start_three as start_three_wow
from tests.native import replaceable


def wow_sees(state: WowState, seat: int) -> object:
    """All that a seat is sent at a moment of the World of Warcraft TCG."""
    return hidden_wow.see(state, seat)


def wow_again(state: WowState, seat: int, chance: Chance) -> WowState:
    """The same moment, asked anew; only what the seat itself cannot know is dealt anew."""
    return wow_visibility.redeal_unseen(state, seat, chance)


def duel_again(state: DmState, seat: int, chance: Chance) -> DmState:
    return duel_visibility.redeal_unseen(state, seat, chance)


@pytest.mark.parametrize("begin", [start_big, start_mixed, start_three_wow], ids=["decks", "any cards", "three seats"])
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.thorough)])
def test_which_namesake_was_the_known_one_nobody_can_tell(begin: Any, seed: int) -> None:
    assert law_namesakes(begin, seed, wow_sees, wow_again, hidden_wow.guess, every=7) > 10


@pytest.mark.parametrize("begin", [start, start_every_card, start_three], ids=["decks", "every card", "three seats"])
@pytest.mark.parametrize("seed", [0, *[pytest.param(seed, marks=pytest.mark.thorough) for seed in (1, 2)]])
def test_which_namesake_was_the_known_one_nobody_can_tell_in_duel_masters(begin: Any, seed: int) -> None:
    assert law_namesakes(begin, seed, hidden_duel.see, duel_again, hidden_duel.guess, every=5) > 10


@pytest.mark.parametrize(
    "toy", [pytest.param(toy, id=toy.name, marks=[pytest.mark.thorough] if len(toy.teams) > 3 else []) for toy in TOYS]
)
def test_which_namesake_was_the_known_one_nobody_can_tell_in_the_toys(toy: Toy) -> None:
    moved = sum(
        law_namesakes(toy.start, seed, toy.see, toy.redeal, toy.guess, every=1 + toy.every // 4) for seed in range(4)
    )
    assert moved > 10


def test_a_known_card_tells_nothing_of_the_rest_of_its_hand() -> None:
    compared = sum(law_known_card(start_big, seed, wow_sees, wow_again, every=4) for seed in range(2))
    assert compared > 20
    compared = sum(law_known_card(start, seed, hidden_duel.see, duel_again, every=3) for seed in range(2))
    assert compared > 20


# -------------------------------------------------------------------- planted leaks


def notice(monkeypatch: pytest.MonkeyPatch, name: str, put: Any) -> None:
    """With something else in its place the law must fail in a game of Duel Masters."""
    monkeypatch.setattr(f"regelwerk.kernel.{name}", put)
    with pytest.raises(AssertionError, match="seed"):
        for seed in range(3):
            law_namesakes(start, seed, hidden_duel.see, duel_again, hidden_duel.guess, every=2)


@replaceable
def test_a_hand_whose_cards_can_be_followed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def follow(state: State, piece: Piece[Any], ids: list[int], unseen: bool) -> None:
        pass

    notice(monkeypatch, "state.take_out", follow)


@replaceable
def test_a_namesake_that_stays_listed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def keep(state: State, same: list[int], owner: int, counted: int) -> None:
        pass

    notice(monkeypatch, "namesakes.forget_one", keep)


@replaceable
def test_a_handle_that_survives_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def keep(state: State, ids: list[int]) -> None:
        pass

    notice(monkeypatch, "namesakes.lose_handles", keep)


@replaceable
def test_a_guess_that_keeps_the_order_of_a_hand_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def keep(state: State, seat: int, owner: int) -> None:
        pass

    notice(monkeypatch, "guessing.arrange", keep)
