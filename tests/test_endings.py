"""How a game ended is told in words, in both languages and in every game."""

from __future__ import annotations

import random

import pytest

from regelwerk import game_registry
from regelwerk.kernel.game import Game
from regelwerk.kernel.ruleset import CONCEDE, OFFER_DRAW, TIME_OUT
from tests.games import new_game

GAMES = ("wowtcg", "duelmasters", "wowminis")


def told(game: Game, lang: str) -> str:
    """Why it ended, as the first seat is told."""
    package = game_registry.package(game.ruleset.name)
    return package.presenter(game, 0, lang, ["", "Ben"]).ending()


def begun(game: str, seed: int = 1) -> Game:
    decks = game_registry.package(game).card_library().learning_decks()
    return new_game(game, decks[:2], seed)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("verb", "en", "de"),
    [
        (CONCEDE, "Ben conceded.", "Ben hat aufgegeben."),
        (TIME_OUT, "Ben has no time left.", "Ben hat keine Zeit mehr."),
    ],
)
def test_who_gave_up_or_had_no_time_is_named(name: str, verb: str, en: str, de: str) -> None:
    game = begun(name)
    assert told(game, "en") == ""
    game.perform(1, verb)
    assert (told(game, "en"), told(game, "de")) == (en, de)


@pytest.mark.parametrize("name", GAMES)
def test_an_agreed_draw_is_told(name: str) -> None:
    game = begun(name)
    for seat in (0, 1):
        game.perform(seat, OFFER_DRAW)
    assert (told(game, "en"), told(game, "de")) == ("A draw was agreed on.", "Ein Unentschieden wurde vereinbart.")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_that_is_played_to_its_end_says_why(name: str) -> None:
    for seed in range(4):
        game = begun(name, seed)
        chance = random.Random(seed)
        while game.decision is not None:
            game.apply(chance.choice(game.decision.options))
        assert told(game, "en").endswith("."), game.result
        assert told(game, "de").endswith("."), game.result
