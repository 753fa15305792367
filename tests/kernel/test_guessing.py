"""A guess deals faces, and changes nothing else of any piece; what is played on in one moves no other."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.state import State
from tests.games import new_game
from tests.laws.plain_data import fields_of, plain

GAMES = [
    pytest.param("wowtcg", ("frost-and-flame", "call-of-the-storm"), id="wowtcg"),
    pytest.param("duelmasters", ("ash-and-bone", "summer-guard"), id="duelmasters"),
]
DEALT = ("card", "identity", "offers", "write_token")
"""What a guess deals of a piece: its face, and with it what it is called; what is built from them, and the token."""


def positions(game: str, decks: tuple[str, ...], every: int) -> list[State]:
    """Positions of a random game."""
    playing = new_game(game, decks, 5)
    choices = Chance(5)
    found = []
    number = 0
    while playing.decision is not None:
        number += 1
        if number % every == 0:
            found.append(playing.state.fork())
        playing.apply(choices.below(len(playing.decision.options)))
    return found


def rest(piece: Any) -> dict[str, Any]:
    """The fields of a piece that no guess deals."""
    return {name: plain(getattr(piece, name)) for name in fields_of(type(piece)) if name not in DEALT}


@pytest.mark.parametrize(("game", "decks"), GAMES)
def test_a_guess_changes_the_faces_of_pieces_alone(game: str, decks: tuple[str, ...]) -> None:
    ruleset = game_registry.ruleset(game)
    changed = 0
    for state in positions(game, decks, 23):
        assert state.decision is not None
        for seat in range(state.seats):
            guessed = ruleset.guess(state, seat, Chance(seat), None)
            for mine, theirs in zip(state.pieces, guessed.pieces, strict=True):
                assert rest(mine) == rest(theirs)
                changed += mine.card is not theirs.card
    assert changed > 100


@pytest.mark.parametrize(("game", "decks"), GAMES)
def test_a_guess_that_is_played_on_leaves_all_others_as_they_were(game: str, decks: tuple[str, ...]) -> None:
    ruleset = game_registry.ruleset(game)
    built = frozenset(name for names in ruleset.derived_fields().values() for name in names)
    for state in positions(game, decks, 61):
        before = plain(state, built)
        first = ruleset.guess(state, 0, Chance(1), None)
        told = plain(first, built)
        second = ruleset.guess(state, 0, Chance(1), None)
        choices = Chance(2)
        for _ in range(60):
            if second.decision is not None:
                second.apply(second.decision.options[choices.below(len(second.decision.options))])
        assert plain(state, built) == before
        assert plain(first, built) == told
        assert plain(ruleset.guess(state, 0, Chance(1), None), built) == told
