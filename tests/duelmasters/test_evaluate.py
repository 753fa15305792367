"""The computer player of Duel Masters: it does what anybody would do, knows nothing hidden, and beats random play."""

from __future__ import annotations

import pytest

from regelwerk import players
from regelwerk.duelmasters import evaluation as ev
from regelwerk.duelmasters.deck_file import ready_decks
from regelwerk.duelmasters.ruleset import RULESET
from regelwerk.duelmasters.state import DmState
from regelwerk.duelmasters.visibility import redeal_unseen
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game
from regelwerk.players.driver import choose_option
from regelwerk.simulation.matches import MatchSetup, play_one
from tests.duelmasters.table_positions import duel, position, some_positions, table_of

HEAD = "turn: Anna, {step}\nseat Anna\n  hand: {hand}\n  mana: {mana}\n  creatures: {mine}\n"


def choice(game: Game, seed: int = 1) -> str:
    """What greedy does, in words."""
    assert game.decision is not None
    index = choose_option(game.ruleset, game.state, players.make("greedy", seed))
    return next(offer.command for offer in table_of(game).option_items() if offer.index == index)


def worth(text: str, seat: int = 0) -> float:
    state = position(text).state
    assert isinstance(state, DmState)
    return ev.evaluate(state, seat)


@pytest.mark.parametrize(
    "better",
    [
        "seat Anna\n  shields: 4\nseat Ben\n  shields: 3\n",
        "seat Anna\n  creatures: Fear Fang\nseat Ben\n",
        "seat Anna\n  mana: 3 fire\nseat Ben\n  mana: 2 fire\n",
        "seat Anna\n  hand: Fear Fang\nseat Ben\n",
        "seat Anna\n  creatures: Bolshack Dragon\nseat Ben\n  creatures: Fear Fang\n",
    ],
)
def test_whoever_has_more_stands_better(better: str) -> None:
    assert worth(better) > 0
    assert worth(better, 1) == pytest.approx(-worth(better))


def test_a_tapped_creature_before_a_stronger_one_is_worth_less() -> None:
    free = worth("seat Anna\n  creatures: Fear Fang\nseat Ben\n  creatures: Bolshack Dragon\n")
    exposed = worth("seat Anna\n  creatures: Fear Fang tapped\nseat Ben\n  creatures: Bolshack Dragon\n")
    assert free > exposed


def test_it_takes_the_win() -> None:
    game = position("turn: Anna, attack step\nseat Anna\n  creatures: Fear Fang\nseat Ben\n  shields: 0\n")
    assert choice(game) == "attack Ben with Fear Fang"


def test_it_destroys_what_it_can_rather_than_nothing() -> None:
    game = position(
        HEAD.format(step="main step", hand="Crimson Hammer", mana="2 fire", mine="Fear Fang")
        + "seat Ben\n  creatures: Aqua Hulcus\n"
    )
    assert choice(game) == "cast Crimson Hammer"


def test_it_does_not_cast_a_spell_for_nothing() -> None:
    game = position(
        HEAD.format(step="main step", hand="Crimson Hammer", mana="2 fire", mine="Fear Fang")
        + "seat Ben\n  creatures: Bolshack Dragon\n"
    )
    assert choice(game) == "go on to the attacks"


def test_it_puts_a_card_into_the_mana_zone_early_in_the_game() -> None:
    for seed in range(3):
        game = Game(RULESET, RULESET.start(RULESET.prepare(["first-spark", "green-tide"], seed, None, "all"), None))
        assert choice(game, seed).startswith("mana ")


def test_it_does_not_attack_into_its_own_death() -> None:
    game = position(
        "turn: Anna, attack step\nseat Anna\n  creatures: Immortal Baron, Vorg\nseat Ben\n"
        "  creatures: Bolshack Dragon tapped\n  shields: 0\n"
    )
    assert choice(game) == "attack Ben with Immortal Baron, Vorg"
    game = position(
        "turn: Anna, attack step\nseat Anna\n  shields: 0\n  creatures: Emerald Grass\nseat Ben\n"
        "  creatures: Bolshack Dragon tapped\n"
    )
    assert choice(game) == "end the turn"


def test_it_blocks_what_would_win() -> None:
    game = position(
        "turn: Ben, attack step\nseat Anna\n  shields: 0\n  creatures: Emerald Grass\nseat Ben\n"
        "  creatures: Bolshack Dragon\n"
    )
    game.apply(table_of(game).parse("attack anna with bolshack").index)
    assert choice(game) == "block with Emerald Grass"


def test_settled_and_standing_agree_with_the_questions() -> None:
    met: set[bool] = set()
    for game in some_positions(6):
        state = game.state
        assert isinstance(state, DmState) and state.decision is not None
        settled = ev.is_quiescent(state)
        met.add(settled)
        standing = ev.neutral_option(state)
        assert (standing >= 0) <= settled
        for quick in (True, False):
            found = ev.candidate_options(state, quick)
            assert found and set(found) <= set(range(len(state.decision.options)))
            assert len(set(found)) == len(found)
    assert met == {True, False}


def test_copies_and_unknown_shields_deserve_one_look() -> None:
    game = duel("main step")
    assert isinstance(game.state, DmState) and game.state.decision is not None
    assert len(ev.candidate_options(game.state, False)) == len(table_of(game).option_items())
    game = duel()
    game.apply(table_of(game).parse("attack ben with vorg").index)
    game.apply(table_of(game).parse("no").index)
    assert isinstance(game.state, DmState)
    assert ev.candidate_options(game.state, False) == [0]


def test_what_it_chooses_does_not_depend_on_what_is_hidden() -> None:
    compared = 0
    for game in some_positions(4, 31):
        state = game.state
        assert isinstance(state, DmState) and state.decision is not None
        if state.decision.kind in (11, 12):
            continue  # what is chosen from a hidden zone is seen by whoever chooses
        dealt = redeal_unseen(state, state.decision.seat, Chance(5))
        answers = {choose_option(game.ruleset, other, players.make("greedy", 3)) for other in (state, dealt)}
        assert len(answers) == 1
        compared += 1
    assert compared > 5


def test_greedy_beats_random() -> None:
    """Some games of the series that is measured at length: regelwerk sim --game duelmasters --decks all."""
    contest = MatchSetup("duelmasters", tuple(ready_decks()), ("greedy", "random"), 1, drawn=True)
    won = sum(0 in play_one(contest, index).winners for index in range(40))
    assert won >= 36
