"""What positions and plans are worth to computer players; that greedy plays by exact odds and knows nothing more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.players import GreedyPlayer
from regelwerk.players.driver import choose_option
from regelwerk.simulation.matches import MatchSetup, series
from regelwerk.wowminis import codes
from regelwerk.wowminis.evaluation import WON, candidate_options, damage_value, evaluate, is_quiescent, neutral_option
from regelwerk.wowminis.guessing import redeal_unseen
from regelwerk.wowminis.odds.attack import attack_odds
from regelwerk.wowminis.odds.prospects import prospects
from regelwerk.wowminis.option_values import option_values
from regelwerk.wowminis.ruleset import RULESET
from regelwerk.wowminis.state import MinisState
from tests.laws import minis
from tests.laws.common import at_random
from tests.wowminis.tables import GOREBELLY, HODOON, LOTHERIN, RUBY, At, piece, space, table, take


def answer(state: MinisState) -> tuple[str, int]:
    """Verb and number of what greedy answers."""
    assert state.decision is not None
    option = state.decision.options[choose_option(RULESET, state, GreedyPlayer(1))]
    return codes.VERBS[option.verb], option.object or option.subject or option.number


def walk(start: Callable[[int, int], MinisState], seed: int, visit: Callable[[MinisState], None]) -> None:
    state = start(seed, 1)
    pick = at_random(seed)
    while state.decision is not None:
        visit(state)
        state.apply(state.decision.options[pick(state.decision)])


# -------------------------------------------------------------------------- positions


def test_health_points_and_clocks_are_worth_something() -> None:
    def value(ruby: At, gorebelly: At) -> float:
        return evaluate(table((ruby,), (gorebelly,)), 0)

    usual = value(At(RUBY, "f2"), At(GOREBELLY, "f8", 3))
    assert value(At(RUBY, "f2", health=2), At(GOREBELLY, "f8", 3)) < usual
    assert value(At(RUBY, "f2"), At(GOREBELLY, "f8", 3, health=2)) > usual
    assert value(At(RUBY, "f2"), At(GOREBELLY, "f8", 6)) > usual
    state = table((At(RUBY, "f2"),), (At(GOREBELLY, "f8", 3),))
    state.points[0] = 4
    assert evaluate(state, 0) > usual + 3
    assert evaluate(state, 1) == pytest.approx(-evaluate(state, 0))


def test_a_game_that_is_over_is_won_or_lost() -> None:
    state = minis.start_plain(1, 1)
    pick = at_random(1)
    while state.decision is not None:
        state.apply(state.decision.options[pick(state.decision)])
    assert state.result is not None
    winner = state.result.winners[0]
    assert evaluate(state, winner) == WON == -evaluate(state, state.next_seat(winner))


def test_harm_is_that_of_the_exact_odds() -> None:
    """Ruby with one health left: whatever hits her at all destroys her."""
    state = table((At(RUBY, "f2", 9, health=1),), (At(GOREBELLY, "f1"),))
    ruby, axe = piece(state, RUBY), piece(state, GOREBELLY)
    strike = axe.figure.abilities[0].attack
    assert strike is not None
    odds = attack_odds(state, axe, strike, ruby)
    full = damage_value(state, ruby, odds) / odds.at_least(1)
    assert damage_value(state, ruby, odds) < full < 8
    assert odds.at_least(1) > 0.99


def test_every_decision_has_a_sensible_answer_and_a_worth_for_each_option() -> None:
    kinds: set[int] = set()

    def visit(state: MinisState) -> None:
        decision = state.decision
        assert decision is not None
        kinds.add(decision.kind)
        found = option_values(state.fork())
        assert found is not None and len(found) == len(decision.options)
        assert all(-1e6 < value < 1e6 for value in found), (codes.DECISIONS[decision.kind], found)
        for quick in (False, True):
            chosen = candidate_options(state, quick)
            assert chosen and all(0 <= index < len(decision.options) for index in chosen)
        still = neutral_option(state)
        assert still < 0 or decision.options[still].verb in (codes.VERB_END, codes.VERB_NO)
        assert is_quiescent(state) == (
            decision.kind in (codes.DECISION_TURN, codes.DECISION_WHO_ACTS, codes.DECISION_WHO_BEGINS)
        )

    for number, start in enumerate(minis.STARTS):
        walk(start, 11 + number, visit)
    assert kinds == set(range(1, len(codes.DECISIONS)))


# ------------------------------------------------------------------------------ greedy


def test_it_kills_what_it_can_kill() -> None:
    state = table((At(RUBY, "j2"),), (At(GOREBELLY, "j4", 9), At(LOTHERIN, "k3", 9, health=1)))
    assert answer(state)[0] == "attack"
    take(state, codes.VERB_ATTACK)
    assert answer(state) == ("target", piece(state, LOTHERIN).ref)


def test_it_moves_to_where_it_scores() -> None:
    """The end of tick 5 is near, nobody is: Hodoon goes next to the victory space."""
    state = table((At(HODOON, "h4", 5),), (At(GOREBELLY, "a1", 9),), time=5)
    verb, number = answer(state)
    assert verb == "move"
    assert state.scenario.field.scoring >> number & 1


@pytest.mark.parametrize("start", ["e4", "f4"])
def test_it_does_not_walk_off_where_it_scores_for_a_little_less_danger(start: str) -> None:
    """One tick before the points come Gorebelly is three spaces away: it used to step back out of his reach."""
    state = table((At(HODOON, start, 9),), (At(GOREBELLY, "f7", 10),), time=9)
    verb, number = answer(state)
    assert verb != "move" or state.scenario.field.scoring >> number & 1


def after_moving(state: MinisState) -> tuple[str, int]:
    """What greedy answers once it has moved, if it moves."""
    assert state.decision is not None
    if answer(state)[0] == "move":
        state.apply(state.decision.options[choose_option(RULESET, state, GreedyPlayer(1))])
    return answer(state)


def test_it_heals_who_is_hurt_and_nobody_else() -> None:
    state = table((At(LOTHERIN, "j2"), At(GOREBELLY, "j3", 9, health=2)), (At(RUBY, "a1", 9),))
    assert after_moving(state)[0] == "heal"
    take(state, codes.VERB_HEAL)
    assert answer(state) == ("target", piece(state, GOREBELLY).ref)
    state = table((At(LOTHERIN, "j2"), At(GOREBELLY, "j3", 9)), (At(RUBY, "a1", 9),))
    assert state.decision is not None and answer(state)[0] != "heal"


def test_it_rolls_a_failed_die_again_and_keeps_a_success() -> None:
    state = table((At(RUBY, "d7", 9),), (At(GOREBELLY, "d8"),), draws=[[4, 1, 5, 6, 7, 8]])
    take(state, codes.VERB_ATTACK)
    assert answer(state) == ("reroll", 2)
    state = table((At(RUBY, "d7", 9),), (At(GOREBELLY, "d8"),), draws=[[4, 4, 5, 6, 7, 10]])
    take(state, codes.VERB_ATTACK)
    assert answer(state)[0] == "no"


def test_it_plays_its_reaction_where_that_saves_much() -> None:
    state = table((At(RUBY, "f2", 9, cards=("starter/ice-barrier",)),), (At(GOREBELLY, "f1"),))
    take(state, codes.VERB_ATTACK)
    assert answer(state)[0] == "play"


def test_what_it_answers_does_not_depend_on_what_it_cannot_see() -> None:
    """The same answer for every dealing of the face-down cards that it does not know."""
    asked = 0

    def visit(state: MinisState) -> None:
        nonlocal asked
        decision = state.decision
        assert decision is not None
        if len(decision.options) < 2 or state.master_time % 3:
            return
        asked += 1
        chosen = {
            choose_option(RULESET, other, GreedyPlayer(5))
            for other in (state, *(redeal_unseen(state, decision.seat, Chance(n)) for n in range(3)))
        }
        assert len(chosen) == 1

    walk(minis.start, 3, visit)
    walk(minis.start_duel, 3, visit)
    assert asked > 40


@pytest.mark.parametrize(
    "parties", [("learn-alliance", "learn-horde"), ("starter-horde", "starter-alliance"), ("duel-ruby", "duel-hodoon")]
)
def test_it_beats_random_with_and_without_cards(parties: tuple[str, str]) -> None:
    tally = series(MatchSetup("wowminis", parties, ("greedy", "random"), seed=7), 6)
    assert {outcome.seats[0] for outcome in tally.outcomes} == {0, 1}
    assert tally.wins(0) == 6


@pytest.mark.parametrize("start", [minis.start_three, minis.start_four, minis.start_keep, minis.start_five])
def test_it_plays_at_tables_of_every_kind(start: Callable[[int, int], MinisState]) -> None:
    state = start(2, 1)
    players = [GreedyPlayer(seat) for seat in range(state.seats)]
    for _ in range(60):
        if state.decision is None:
            break
        index = choose_option(RULESET, state, players[state.decision.seat])
        state.apply(state.decision.options[index])
    assert any(state.pieces[id].space >= 0 for id in state.figures)


def test_it_walks_towards_the_middle() -> None:
    state = table((At(HODOON, "k4"),), (At(GOREBELLY, "a5", 9),))
    middle = space(state, "f5")
    before = state.scenario.field.distance[space(state, "k4")][middle]
    verb, number = answer(state)
    assert verb == "move"
    assert state.scenario.field.distance[number][middle] < before


# ------------------------------------------------------------ dice that have fallen


def finished(state: MinisState, seed: int) -> int:
    """The damage that the defender has taken once the attack under way is over, failed dice being rolled again."""
    state.chance = Chance(seed)
    taken = 0
    events = list(state.events)
    while state.decision is not None and state.decision.kind in (
        codes.DECISION_ATTACK_REROLL,
        codes.DECISION_DEFENSE_REROLL,
    ):
        top: Any = state.frames[-1]
        failed = [
            option
            for option in state.decision.options
            if option.number and top.dice[option.number - 1] < codes.MIN_SUCCESS
        ]
        events += state.apply(failed[0] if failed else state.decision.options[-1])
    for event in events:
        if event.kind == codes.EVENT_DAMAGE:
            taken += event.number
    return taken


@pytest.mark.parametrize("attacker", [HODOON, GOREBELLY])
@pytest.mark.parametrize("again", [True, False])
def test_the_odds_of_an_attack_under_way_agree_with_playing_it_on(attacker: str, again: bool) -> None:
    """From a hill (d8) against Lotherin next to it, whose armor and resist are rolled yet: four standard errors."""
    rolled = [[1, 5, 6, 10]] if attacker == HODOON else [[1, 2, 5, 6, 7, 8]]
    state = table((At(LOTHERIN, "d7", 9),), (At(attacker, "d8"),), draws=rolled)
    take(state, codes.VERB_ATTACK)
    state.chance = Chance(1)
    assert state.decision is not None and state.decision.kind == codes.DECISION_ATTACK_REROLL
    index = 0 if again else len(state.decision.options) - 1
    odds = next(option_odds.odds for option_odds in prospects(state) if option_odds.option == index).capped(5)
    games = 1500
    total = square = 0.0
    for seed in range(games):
        other = state.fork()
        other.chance = Chance(seed)
        assert other.decision is not None
        other.apply(other.decision.options[index])
        taken = finished(other, seed + games)
        total += taken
        square += taken * taken
    mean = total / games
    error = ((square / games - mean * mean) / games) ** 0.5
    assert abs(mean - odds.mean()) < 4 * error + 1e-9
