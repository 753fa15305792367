"""What a position is worth."""

from __future__ import annotations

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.evaluation import WON, evaluate
from regelwerk.wowtcg.lookahead import ATTACKERS, candidate_options, is_quiescent, neutral_option, policy_options
from tests.games import new_game
from tests.players.common import SIXTY, STARTERS, action_phase, ask_again, put_ally, state_of


def test_what_one_gains_the_other_loses() -> None:
    game = new_game("wowtcg", SIXTY, 3)
    source = Chance(1)
    while game.decision is not None:
        state = state_of(game)
        assert evaluate(state, 0) == pytest.approx(-evaluate(state, 1))
        game.apply(source.below(len(game.decision.options)))
    assert game.result is not None and len(game.result.winners) == 1
    for seat in range(2):
        assert evaluate(state_of(game), seat) == (WON if seat in game.result.winners else -WON)


def test_allies_health_and_damage_count() -> None:
    game = action_phase(3)
    state = state_of(game)
    seat = state.turn_player
    other = state.next_seat(seat)
    before = evaluate(state, seat)
    ally = put_ally(game, "hoa/guardian-steelhorn", seat)
    with_ally = evaluate(state, seat)
    assert with_ally > before
    state.writable_piece(ally.id).damage = 1
    state.invalidate_all()
    assert before < evaluate(state, seat) < with_ally
    hurt = state.writable_piece(state.heroes[other])
    was = evaluate(state, seat)
    hurt.damage += 3
    assert evaluate(state, seat) > was


def test_the_last_points_of_health_are_worth_more_than_the_first() -> None:
    game = action_phase(3)
    state = state_of(game)
    hero = state.writable_piece(state.heroes[state.turn_player])
    worth = []
    for damage in (0, 3, 20, 23):
        hero.damage = damage
        worth.append(evaluate(state, state.turn_player))
    assert worth[0] - worth[1] < worth[2] - worth[3]


def test_of_many_attackers_the_quick_policy_looks_at_the_strongest() -> None:
    game = action_phase(3)
    state = state_of(game)
    weak = [put_ally(game, "hoa/voss-treebender", state.turn_player) for _ in range(4)]
    strong = [put_ally(game, "hoa/bloodclaw", state.turn_player) for _ in range(ATTACKERS)]
    ask_again(game)
    assert state.decision is not None
    options = state.decision.options
    assert {piece.ref for piece in weak + strong} <= {one.subject for one in options if one.verb == codes.VERB_ATTACK}
    looked_at = [options[i] for i in policy_options(state)]
    assert {one.subject for one in looked_at if one.verb == codes.VERB_ATTACK} == {piece.ref for piece in strong}


def test_every_question_has_sensible_options_and_a_pass_stands_still() -> None:
    for seed in range(4):
        game = new_game("wowtcg", SIXTY if seed % 2 else STARTERS, seed)
        source = Chance(seed)
        while game.decision is not None:
            state = state_of(game)
            options = game.decision.options
            for quick in (True, False):
                found = candidate_options(state, quick)
                assert found and len(set(found)) == len(found)
                assert all(0 <= index < len(options) for index in found)
            index = neutral_option(state)
            if index >= 0:
                assert is_quiescent(state)
                assert options[index].verb in (codes.VERB_PASS, codes.VERB_NO)
            game.apply(source.below(len(options)))


def test_copies_of_a_card_in_hand_are_looked_at_once() -> None:
    game = new_game("wowtcg", STARTERS, 1)
    source = Chance(1)
    doubles = 0
    while game.decision is not None:
        state = state_of(game)
        if game.decision.kind == codes.DECISION_PRIORITY:
            plays = [i for i, option in enumerate(game.decision.options) if option.verb == codes.VERB_PLAY]
            card_codes = [state.last_known(game.decision.options[i].subject).card.code for i in plays]
            kept = [i for i in candidate_options(state, False) if i in plays]
            assert len(kept) == len(set(card_codes))
            doubles += len(plays) - len(kept)
        game.apply(source.below(len(game.decision.options)))
    assert doubles > 0
