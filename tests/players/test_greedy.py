"""Greedy plays sensibly, honestly, and better than chance."""

from __future__ import annotations

import pytest

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game
from regelwerk.kernel.state import State
from regelwerk.players import GreedyPlayer, make
from regelwerk.players.settling import play_on
from regelwerk.simulation.matches import MatchSetup, series
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.visibility import redeal_unseen
from tests.players.common import (
    LIGHTNING,
    SIXTY,
    STARTERS,
    action_phase,
    answer,
    ask_again,
    begun,
    put_ally,
    quiet,
    state_of,
    until,
)


@pytest.mark.slow
@pytest.mark.parametrize(
    "decks", [pytest.param(SIXTY, id="sixty", marks=pytest.mark.thorough), pytest.param(STARTERS, id="starters")]
)
@pytest.mark.parametrize("turned", [pytest.param(False, marks=pytest.mark.thorough), True], ids=["as named", "turned"])
def test_it_beats_random_with_either_deck_from_either_seat(decks: tuple[str, str], turned: bool) -> None:
    mine, other = reversed(decks) if turned else decks
    tally = series(MatchSetup("wowtcg", (mine, other), ("greedy", "random"), seed=11), 6)
    assert {outcome.seats[0] for outcome in tally.outcomes} == {0, 1}
    assert tally.wins(0) >= 5


def test_it_places_a_resource_in_each_of_its_first_turns() -> None:
    game = action_phase(1)
    players = [GreedyPlayer(1), GreedyPlayer(2)]
    placed: dict[int, bool] = {}
    while game.decision is not None and state_of(game).turn <= 8:
        state = state_of(game)
        if state.phase == codes.PHASE_ACTION and state.zone_ids(codes.ZONE_HAND, state.turn_player):
            placed[state.turn] = state.has_placed_resource
        game.apply(game.decision.options.index(answer(game, players[game.decision.seat])))
    assert placed == dict.fromkeys(range(1, 9), True)


def test_it_attacks_for_the_win() -> None:
    game = action_phase(5)
    state = state_of(game)
    put_ally(game, "hoa/tristan-rapidstrike", state.turn_player)
    other = state.next_seat(state.turn_player)
    state.writable_piece(state.heroes[other]).damage = 26
    ask_again(game)
    attack_is_chosen(game, True)
    target = answer(game, GreedyPlayer(3))
    assert target.object == state.pieces[state.heroes[other]].ref


def attack_is_chosen(game: Game, wanted: bool) -> None:
    """Let it act until it attacks or passes, and look which it was."""
    for _ in range(10):
        decision = game.decision
        assert decision is not None
        option = answer(game, GreedyPlayer(3))
        game.apply(option)
        if option.verb in (codes.VERB_ATTACK, codes.VERB_PASS):
            assert (option.verb == codes.VERB_ATTACK) is wanted
            return
        until(
            game,
            lambda state: (
                not state.chain
                and state.decision is not None
                and state.decision.kind == codes.DECISION_PRIORITY
                and state.decision.seat == state.turn_player
            ),
        )
    raise AssertionError("it neither attacked nor passed")


def test_it_does_not_throw_an_ally_away() -> None:
    """A 2/1 attacker against a hero that a 3/3 protector guards: whatever it attacks, it dies for little."""
    game = action_phase(5)
    state = state_of(game)
    put_ally(game, "hoa/apprentice-teep", state.turn_player)
    put_ally(game, "hoa/guardian-steelhorn", state.next_seat(state.turn_player))
    ask_again(game)
    decision = game.decision
    assert decision is not None and any(option.verb == codes.VERB_ATTACK for option in decision.options)
    attack_is_chosen(game, False)


def test_it_protects_a_hero_that_would_die() -> None:
    game = action_phase(5)
    state = state_of(game)
    other = state.next_seat(state.turn_player)
    attacker = put_ally(game, "hoa/tristan-rapidstrike", state.turn_player)
    guard = put_ally(game, "hoa/guardian-steelhorn", other)
    state.writable_piece(state.heroes[other]).damage = 26
    ask_again(game)
    decision = game.decision
    assert decision is not None
    game.apply(
        next(
            option for option in decision.options if option.verb == codes.VERB_ATTACK and option.subject == attacker.ref
        )
    )
    assert game.decision is not None
    hero = state.pieces[state.heroes[other]].ref
    game.apply(next(option for option in game.decision.options if option.object == hero))
    until(game, lambda state: state.decision is not None and state.decision.kind == codes.DECISION_MAY_PROTECT)
    assert answer(game, GreedyPlayer(3)).subject == guard.ref


def test_it_keeps_what_it_has_not_seen_out_of_its_choices() -> None:
    """Whatever the hidden cards are, the same view and the same chance give the same answer."""
    ruleset = game_registry.ruleset("wowtcg")
    game = action_phase(3, 5, SIXTY)
    compared = 0
    while compared < 12:
        decision = game.decision
        assert decision is not None
        if len(decision.options) > 2:
            seat = decision.seat
            taken = choice(game, seat)
            for k in range(2):
                twin = Game(ruleset, redeal_unseen(state_of(game), seat, Chance(100 + k)))
                assert choice(twin, seat) == taken
            compared += 1
            game.apply(taken)
        else:
            quiet(game)


def choice(game: Game, seat: int) -> int:
    decision = game.decision
    assert decision is not None and decision.seat == seat
    return decision.options.index(answer(game, GreedyPlayer(9, guesses=2, budget=60)))


def test_a_clock_that_has_run_out_still_gives_an_answer() -> None:
    game = action_phase(5, 1, SIXTY)
    decision = game.decision
    assert decision is not None and len(decision.options) > 2
    assert answer(game, GreedyPlayer(1, seconds=0.0)) in decision.options


def test_looking_ahead_ends_where_nothing_is_under_way() -> None:
    game = action_phase(5, 2, SIXTY)
    decision = game.decision
    assert decision is not None
    ends: list[State] = []
    for option in decision.options:
        if option.verb != codes.VERB_PASS:
            after = game.state.fork()
            after.apply(option)
            ends.append(play_on(game.ruleset, after, 8))
    assert ends
    assert all(game.ruleset.is_quiescent(end) for end in ends)
    assert make("greedy", 1).reads_view is False


@pytest.mark.parametrize("budget", [400, 12], ids=["large budget", "small budget"])
def test_further_hits_are_aimed_by_what_they_do(budget: int) -> None:
    """Where it cannot look at all that may follow, it takes no first of a list, which would be its own."""
    game = begun(LIGHTNING)
    me = GreedyPlayer(1, guesses=1, budget=budget)
    for _ in range(12):
        decision = game.decision
        assert decision is not None
        game.apply(decision.options.index(answer(game, me)) if decision.seat == 0 else 0)
        if not state_of(game).zone_ids(codes.ZONE_HAND, 0) and not state_of(game).chain:
            break
    hits = [event for event in game.event_log if event.kind == codes.EVENT_DAMAGE]
    assert [event.number for event in hits] == [3, 2, 1]
    assert all(game.state.recall(event.about).owner == 1 for event in hits)
