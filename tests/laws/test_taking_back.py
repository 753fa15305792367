"""What may be taken back: nothing after something hidden was shown, and everything else (kernel/undo.py)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regelwerk.duelmasters import codes as dm
from regelwerk.kernel.game import Checkpoint, Game
from regelwerk.kernel.undo import revealed_since
from regelwerk.kernel.visibility import why_not_undoable
from tests.laws import duelmasters_games, minis, wow
from tests.laws.common import at_random


def big(seed: int) -> Game:
    return wow.new_game(seed, 0, wow.BIG)


def ready(seed: int) -> Game:
    return duelmasters_games.new_game(seed, 0)


def parties(seed: int) -> Game:
    return minis.new_game(seed, 0)


@pytest.mark.parametrize(("begin", "every"), [(big, 31), (ready, 13), (parties, 19)])
def test_what_has_shown_nothing_hidden_may_be_taken_back(begin: Callable[[int], Game], every: int) -> None:
    """Neither what others answer openly nor what the guesses make up is taken for a secret that came out."""
    compared = 0
    for seed in range(2):
        game, pick = begin(seed), at_random(seed)
        marks: list[tuple[Checkpoint, int]] = []
        for n in range(400):
            if game.decision is None:
                break
            marks.append((game.checkpoint(), game.decision.seat))
            game.apply(pick(game.decision))
            for mark, seat in marks[-4:] if n % every == 0 else []:
                if not why_not_undoable(mark.state, game.state, seat):
                    assert revealed_since(game, mark, seat) == "", f"seed {seed}, step {n}, seat {seat}"
                    compared += 1
    assert compared > 15


def test_a_deck_that_was_looked_through_cannot_be_put_back_unseen() -> None:
    """Whoever searches the deck learns what its own shields are, though no card is known by its place (dm:3.6)."""
    looked = 0
    for seed in range(60):
        game = Game(
            duelmasters_games.rules_of(duelmasters_games.start_every_card(seed)),
            duelmasters_games.start_every_card(seed),
        )
        pick = at_random(seed)
        while game.decision is not None and looked < 5:
            mark, seat = game.checkpoint(), game.decision.seat
            game.apply(pick(game.decision))
            now = game.decision
            if now is not None and now.kind == dm.DECISION_SEARCH and now.seat == seat:
                if not why_not_undoable(mark.state, game.state, seat) and duelmasters_games.state_of(game).zone_ids(
                    dm.ZONE_SHIELDS, seat
                ):
                    looked += 1
                    assert revealed_since(game, mark, seat) == "seen"
    assert looked == 5
