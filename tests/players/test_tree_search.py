"""The tree search is an honest yardstick: it goes by its seat's view, can be repeated, and beats a random player."""

from __future__ import annotations

import pytest

from regelwerk import game_registry, players
from regelwerk.kernel.chance import Chance
from regelwerk.players import ALL_NAMES, OPPONENTS, TreeSearchPlayer
from regelwerk.players.driver import choose_option
from regelwerk.players.tree_search import Node, pick
from regelwerk.simulation.matches import MatchSetup, series
from tests.players.test_search import DECKS, positions


def small(seed: int) -> TreeSearchPlayer:
    return TreeSearchPlayer(seed, rounds=8, horizon=1)


@pytest.mark.parametrize("game", DECKS)
def test_what_it_chooses_does_not_depend_on_what_is_hidden(game: str) -> None:
    ruleset = game_registry.ruleset(game)
    compared = 0
    for state in positions(game, 9, 6):
        assert state.decision is not None
        seat = state.decision.seat
        redealt = [ruleset.guess(state, seat, Chance(number), None) for number in (11, 12)]
        answers = {choose_option(ruleset, other, small(3)) for other in (state, *redealt)}
        assert len(answers) == 1
        compared += 1
    assert compared == 6


@pytest.mark.parametrize("game", DECKS)
def test_the_same_seed_chooses_the_same(game: str) -> None:
    ruleset = game_registry.ruleset(game)
    for state in positions(game, 9, 3):
        assert choose_option(ruleset, state, small(5)) == choose_option(ruleset, state, small(5))


def test_answers_that_were_not_tried_come_first_and_then_the_best_bound() -> None:
    root = Node()
    good, bad = (0, 1, "1", "0", 0), (0, 2, "1", "0", 0)
    offered = {good: 0, bad: 1}
    for key, value in ((good, 0.7), (bad, 0.3)):
        chosen, is_new = pick(root, offered)
        assert (chosen, is_new) == (key, True)
        root.children[key].visits, root.children[key].total = 1, value
    tried = [good, bad]
    for _ in range(40):
        chosen, is_new = pick(root, offered)
        assert not is_new
        tried.append(chosen)
        root.children[chosen].visits += 1
        root.children[chosen].total += 0.7 if chosen == good else 0.3
    assert tried.count(good) > tried.count(bad) > 1, "the better one mostly, the other one again now and then"


def test_an_answer_that_a_guess_does_not_allow_is_not_followed() -> None:
    root = Node()
    held, other = (1, 1, "card a", "0", 0), (1, 1, "card b", "0", 0)
    pick(root, {held: 0})
    root.children[held].visits, root.children[held].total = 1, 1.0
    assert pick(root, {other: 3}) == (other, True)


def test_it_is_measured_and_not_offered() -> None:
    assert players.make("tree", 1).name == "tree" and "tree" in players.MEASURED
    assert "tree" not in ALL_NAMES and "tree" not in {one.key for one in OPPONENTS}


def test_it_beats_a_random_player() -> None:
    """Four of four were won in trials; chance alone gives three or more of four in 31 of 100."""
    found = series(MatchSetup("duelmasters", DECKS["duelmasters"], (small, "random"), 3, windows="meaningful"), 4)
    assert sum(0 in outcome.winners for outcome in found.outcomes) >= 3
