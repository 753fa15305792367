"""That decks built from pools win, which is what ratings and builder are for.

`tools/limited_strength.py` says how often. The same games are played each time, but any change of rules or players
makes others of them, so the bound is one that chance alone does not break: built decks have won three of four.
"""

from __future__ import annotations

import pytest

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance
from regelwerk.limited.learning import ratings_from, sample_game
from regelwerk.limited.pools import legal_deck, sealed_pool
from regelwerk.limited.ratings import ratings
from regelwerk.limited.sparring import deck_of
from tools.limited_strength import one_game, play_of

GAMES = ("wowtcg", "duelmasters")
SETS = [(game, code) for game in GAMES for code in game_registry.package(game).limited_sets]
PLAYED = 60


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "set_code"), SETS)
def test_built_decks_beat_random_ones_from_the_same_pools(game: str, set_code: str) -> None:
    points = sum(one_game("sealed", game, set_code, "beginner", 5000, False, number) for number in range(PLAYED))
    assert points > PLAYED / 2


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_of_random_legal_picks_is_legal(game: str) -> None:
    play = play_of(game)
    for seed in range(5):
        pool = sealed_pool(play, seed)
        leader, main = legal_deck(play, pool, Chance(seed))
        assert play.faults(deck_of(play, leader, main), pool) == []
        assert len(main) == play.smallest


def test_where_leaders_are_a_custom_legal_picks_are_of_all_civilizations() -> None:
    """ruling:limited"""
    play = play_of("duelmasters")
    _, main = legal_deck(play, sealed_pool(play, 1), Chance(1))
    assert not any(set(main) <= cards for cards in play.leaders.values())


def test_who_wins_by_a_card_is_told_from_the_games() -> None:
    """Decks with one card win; it is rated best, a leader that wins as well, and ratings are less their mean."""
    play = play_of("wowtcg")
    good, bad = sorted(code for code, card in play.cards.items() if card.kind == "ally")[:2]
    one, two = list(play.leaders)[:2]
    rows = [(1.0, {good: 1, bad: -1}, (one, two)), (-1.0, {bad: 1, good: -1}, (two, one))] * 100
    cards, leaders = ratings_from(play, rows)
    assert max(cards, key=lambda code: cards[code][0]) == good
    assert min(cards, key=lambda code: cards[code][0]) == bad
    assert leaders[one][0] > 0 > leaders[two][0]
    assert abs(sum(points for points, _ in cards.values())) < 1e-6


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_the_sample_tells_the_difference_of_the_decks(game: str) -> None:
    score, difference, (one, two) = sample_game(game, play_of(game).booster.code, "beginner", 1, 0)
    assert score in (-1.0, 0.0, 1.0)
    assert sum(difference.values()) == 0 and 0 not in difference.values()
    assert one in play_of(game).leaders and two in {"", *play_of(game).leaders}


@pytest.mark.parametrize(("game", "set_code"), SETS)
def test_every_card_and_leader_is_rated(game: str, set_code: str) -> None:
    play = game_registry.package(game).limited_sets[set_code]
    rated = ratings(play)
    assert set(rated.cards) == {code for cards in play.leaders.values() for code in cards}
    assert set(rated.leaders) == set(play.leaders)
    assert f"--games {rated.games}" in rated.command
