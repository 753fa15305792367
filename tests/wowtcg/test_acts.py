"""Conceding, offering a draw, running out of time: at every moment, by every seat, also with three seats or more."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from regelwerk.kernel.decision import IllegalActionError
from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence.replay import EXACT, Replay
from regelwerk.kernel.state import VISIBLE_TO_ALL
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.scene import read
from regelwerk.wowtcg.state import WowState
from tests.laws.wow import BIG, LEARNING, RULESET, new_game, random_play

THREE = (*LEARNING, BIG[0])


def state_of(game: Game) -> WowState:
    assert isinstance(game.state, WowState)
    return game.state


@pytest.mark.parametrize("asked", [True, False])
def test_with_two_seats_the_other_wins(asked: bool) -> None:
    game = random_play(new_game(1), 1, 30)
    decision = game.decision
    assert decision is not None
    seat = decision.seat if asked else game.state.next_seat(decision.seat)
    events = game.perform(seat, "concede")
    assert game.result is not None and game.result.winners == [game.state.next_seat(seat)]
    told = [(event.kind, event.rule.number, event.seat) for event in events[:2]]
    assert told == [(codes.EVENT_CONCEDE, "wow:102.1b", seat), (codes.EVENT_LOSE, "wow:102.1b", seat)]
    assert game.decision is None


def test_time_that_runs_out_is_a_concession_by_a_rule_of_its_own() -> None:
    game = random_play(new_game(2), 2, 30)
    assert [event.rule.number for event in game.perform(1, "time out")][:2] == ["ruling:time-out", "wow:102.1b"]
    assert game.result is not None and game.result.winners == [0]


# ----------------------------------------------------------------------- draws


def test_a_draw_needs_everybody_still_in_the_game() -> None:
    game = random_play(new_game(3, 1, THREE), 3, 30)
    asked = game.decision
    game.perform(0, "offer draw")
    game.perform(2, "offer draw")
    assert game.decision is asked and game.result is None
    events = game.perform(1, "offer draw")
    assert game.result is not None
    assert (game.result.winners, game.result.rule.number) == ([], "ruling:draw-agreement")
    assert [event.kind for event in events] == [codes.EVENT_OFFER, codes.EVENT_OVER]


def test_the_last_who_did_not_want_a_draw_leaves() -> None:
    game = random_play(new_game(4, 1, THREE), 4, 30)
    game.perform(0, "offer draw")
    game.perform(2, "offer draw")
    game.perform(1, "concede")
    assert game.result is not None and game.result.winners == []


def test_an_offer_lapses_when_its_player_acts_again() -> None:
    game = random_play(new_game(5), 5, 30)
    assert game.decision is not None
    seat = game.decision.seat
    game.perform(seat, "offer draw")
    assert game.state.draw_offers == 1 << seat
    game.apply(0)
    assert game.state.draw_offers == 0
    game.perform(game.state.next_seat(seat), "offer draw")
    assert game.result is None


def test_an_offer_stands_while_others_act() -> None:
    game = random_play(new_game(6), 6, 30)
    assert game.decision is not None
    waiting = game.state.next_seat(game.decision.seat)
    game.perform(waiting, "offer draw")
    game.apply(0)
    assert game.state.draw_offers == 1 << waiting


def test_an_offer_can_be_taken_back_once() -> None:
    game = random_play(new_game(7), 7, 30)
    for verb, kind in (("offer draw", "already-offered"), ("withdraw draw", "no-offer")):
        game.perform(0, verb)
        with pytest.raises(IllegalActionError, match=kind) as caught:
            game.perform(0, verb)
        assert caught.value.reasons[0].rule.number == "ruling:draw-agreement"
    assert game.state.draw_offers == 0


def test_nothing_is_done_in_a_game_that_is_over_or_by_who_has_left_it() -> None:
    game = random_play(new_game(8, 1, THREE), 8, 30)
    game.perform(1, "concede")
    with pytest.raises(IllegalActionError, match="not-in-game"):
        game.perform(1, "offer draw")
    game.perform(2, "concede")
    with pytest.raises(IllegalActionError, match="game-over"):
        game.perform(0, "concede")


# ---------------------------------------------------------- the game goes on without


def test_whoever_leaves_takes_everything_along_unseen() -> None:
    """Cards, links and modifiers go (wow:102.2); nobody gets to see the hand or the deck."""
    game = random_play(new_game(9, 1, THREE), 9, 120)
    state = state_of(game)
    hidden = [id for kind in (codes.ZONE_DECK, codes.ZONE_HAND) for id in state.zone_ids(kind, 1)]
    known = {id: state.pieces[id].known_to & ~(1 << 1) for id in hidden}
    game.perform(1, "concede")
    for zone, ids in enumerate(state.zones):
        for id in ids:
            assert (state.pieces[id].owner == 1) == (zone == codes.ZONE_REMOVED * state.seats + 1)
    assert codes.ZONE_SIGHT[codes.ZONE_REMOVED] == VISIBLE_TO_ALL
    assert {id: state.pieces[id].known_to & ~(1 << 1) for id in hidden} == known
    assert all(link.you != 1 for link in state.chain) and all(modifier.scope.you != 1 for modifier in state.modifiers)


def test_a_turn_whose_player_leaves_ends_at_once() -> None:
    """The others get priority for what is still on the chain; there is no other step of that turn (wow:102.2)."""
    for seed in range(12):
        game = random_play(new_game(seed, 1, THREE), seed, 90 + seed)
        state = state_of(game)
        if state.phase != codes.PHASE_ACTION:
            continue
        leaver, turn = state.turn_player, state.turn
        events = game.perform(leaver, "concede")
        while state.turn == turn and game.decision is not None:
            assert game.decision.seat != leaver
            events += game.apply(0)
        phases = [event.number for event in events if event.kind == codes.EVENT_PHASE and event.seat == leaver]
        assert phases == [codes.PHASE_WRAP_UP]
        assert state.turn_player == state.next_seat(leaver)
        return
    raise AssertionError("no game came into its action phase")


def test_everybody_must_pass_again_when_somebody_has_left() -> None:
    """A pass of the seat that left does not count for those who stay."""
    game = new_game(10, 0, THREE)
    random_play(game, 10, 60)
    state = state_of(game)
    while state.passes_in_row != 1 or game.decision is None or game.decision.kind != codes.DECISION_PRIORITY:
        random_play(game, len(game.steps), 1)
    passer = game.steps[-1].seat
    turn, phase, chain = state.turn, state.phase, len(state.chain)
    game.perform(passer, "concede")
    chain = len(state.chain)
    game.apply(0)
    assert (state.turn, state.phase, len(state.chain)) == (turn, phase, chain)


ANNOUNCING = """
scene: Dora may answer
rules: inf:passes-stand

seat Anna
  hand: Fire Blast
  resources: 1
seat Ben
seat Cora
seat Dora
  hand: Arcane Shot
  resources: 2
"""


def where_all_but_one_have_passed() -> Game:
    """Anna's Fire Blast is on the chain, and only Dora has not passed."""
    game = read(ANNOUNCING).start()
    _choose(game, codes.VERB_PLAY)
    _choose(game, codes.VERB_TARGET)
    for _ in range(3):
        _choose(game, codes.VERB_PASS)
    return game


def _choose(game: Game, verb: int) -> None:
    assert game.decision is not None
    game.apply([option.verb for option in game.decision.options].index(verb))


@pytest.mark.parametrize("leaver", range(4))
def test_an_announcement_that_is_taken_back_leaves_no_trace(leaver: int) -> None:
    """Somebody leaves in the middle of it: the others stand where they would without it (inf:passes-stand)."""
    plain = where_all_but_one_have_passed()
    plain.perform(leaver, "concede")
    other = where_all_but_one_have_passed()
    _choose(other, codes.VERB_PLAY)
    assert other.decision is not None and other.decision.kind == codes.DECISION_CHOOSE_TARGET
    other.perform(leaver, "concede")
    for _ in range(2):
        assert plain.decision is not None and other.decision is not None
        assert (other.decision.seat, other.digest()) == (plain.decision.seat, plain.digest())
        _choose(plain, codes.VERB_PASS)
        _choose(other, codes.VERB_PASS)


def test_every_seat_may_leave_at_every_kind_of_question() -> None:
    """Random games of three: at questions of every kind every seat leaves once, and the game goes on to its end."""
    met: Counter[tuple[str, str]] = Counter()
    for seed in range(14):
        source = random.Random(seed)
        game = new_game(seed, 1, THREE)
        while game.decision is not None:
            decision = game.decision
            kind = (RULESET.kind_key(decision.kind), type(game.state.frames[-1]).__name__)
            if met[kind] < 6 and (decision.kind != codes.DECISION_PRIORITY or source.random() < 0.02):
                met[kind] += 1
                for seat in game.state.clockwise(0):
                    _leave_and_go_on(game.fork(), seat, source)
            _answer(game, source)
    kinds = {kind for kind, _ in met}
    assert kinds >= {"who begins", "mulligan", "priority", "target", "defender", "protect", "packet", "hand size"}
    assert {frame for _, frame in met} >= {
        "SetupFrame",
        "PriorityWindowFrame",
        "AnnouncementFrame",
        "CombatStepFrame",
        "DamageFrame",
        "ResolutionFrame",
        "TurnFrame",
    }


def _answer(game: Game, source: random.Random) -> None:
    assert game.decision is not None
    game.state.apply(source.choice(game.decision.options))


def _leave_and_go_on(game: Game, seat: int, source: random.Random) -> None:
    game.perform(seat, "concede")
    for _ in range(50):
        decision = game.decision
        if decision is None:
            break
        assert decision.seat != seat and game.state.in_game(decision.seat)
        assert decision.options
        for option in decision.options:
            if option.verb != codes.VERB_BEGIN:
                continue
            assert option.number != seat
        _answer(game, source)
    else:
        return
    assert game.result is not None and seat not in game.result.winners


def test_games_with_leavers_are_the_same_again() -> None:
    for seed in range(4):
        source = random.Random(seed)
        game = new_game(seed, 1, (*LEARNING, *BIG))
        while game.decision is not None:
            staying = game.state.clockwise(0)
            if len(staying) > 2 and source.random() < 0.01:
                game.perform(source.choice(staying), "concede")
            else:
                random_play(game, source.randrange(1000), 1)
        assert Replay.record(game).verify().outcome == EXACT


LEAN_TIMES = "Card('Lean Times', CardType.ABILITY, 0, (OnPlay(Discard(2, EachPlayer())),))"
"""A card of our own: each player discards two cards."""
FAR_SIGHT = "Card('Far Sight', CardType.ABILITY, 0, (OnPlay(LookAtTop(3, Zone.HAND)),))"
"""A card of our own: look at the top three cards, one goes to the hand."""


def asked_by(text: str, code: str, kind: int) -> Game:
    """A game of four in which the turn player plays such a card, up to the question that it asks."""
    setup = {**(new_game(11, 1, (*LEARNING, *BIG)).setup or {}), "own": [text]}
    setup["decks"] = [{**deck, "main": [code] * 30} for deck in setup["decks"]]
    game = Game(RULESET, RULESET.start(setup, None), setup)
    while game.decision is not None and game.decision.kind != kind:
        verbs = [option.verb for option in game.decision.options]
        game.apply(verbs.index(codes.VERB_PLAY) if codes.VERB_PLAY in verbs and not state_of(game).chain else 0)
    return game


@pytest.mark.parametrize("leaver", [1, 2, 3])
@pytest.mark.parametrize("discarded", range(8))
def test_whoever_stays_discards_as_many_as_before(leaver: int, discarded: int) -> None:
    """In the middle of it somebody leaves: nobody who stays discards more, fewer or again (wow:102.2)."""
    game = asked_by(LEAN_TIMES, "own/lean-times", codes.DECISION_DISCARDING)
    state = state_of(game)
    order = state.clockwise(state.turn_player)
    before = [len(state.zone_ids(codes.ZONE_HAND, seat)) for seat in range(4)]
    for _ in range(discarded):
        game.apply(0)
    gone = order[leaver]
    game.perform(gone, "concede")
    while game.decision is not None and game.decision.kind == codes.DECISION_DISCARDING:
        assert game.decision.seat != gone
        game.apply(0)
    after = [len(state.zone_ids(codes.ZONE_HAND, seat)) for seat in range(4)]
    assert [before[seat] - after[seat] for seat in order if seat != gone] == [2, 2, 2]


def test_who_looks_at_cards_goes_on_looking() -> None:
    """What somebody else takes along is no part of the cards on top of one's own deck."""
    game = asked_by(FAR_SIGHT, "own/far-sight", codes.DECISION_CHOOSE)
    state = state_of(game)
    asked = game.decision
    assert asked is not None and len(asked.options) == 3
    game.perform(state.next_seat(asked.seat), "concede")
    assert game.decision is asked
    hand = len(state.zone_ids(codes.ZONE_HAND, asked.seat))
    game.apply(1)
    assert len(state.zone_ids(codes.ZONE_HAND, asked.seat)) == hand + 1


@pytest.mark.parametrize("seed", range(3))
def test_who_was_asked_to_protect_is_asked_again(seed: int) -> None:
    """A third player leaves while somebody decides whether to step in (wow:602.2)."""
    for more in range(20):
        game = new_game(seed + 3 * more, 1, THREE)
        while game.decision is not None and game.decision.kind != codes.DECISION_MAY_PROTECT:
            random_play(game, len(game.steps) + more, 1)
        state = state_of(game)
        if game.decision is None or state.combat is None or state.left_seats:
            continue
        asked = game.decision.seat
        third = next(seat for seat in range(3) if seat not in (asked, state.turn_player))
        if state.last_known(state.combat.proposed).control == third:
            continue
        options = [(option.verb, option.subject) for option in game.decision.options]
        game.perform(third, "concede")
        assert game.decision is not None
        assert (game.decision.kind, game.decision.seat) == (codes.DECISION_MAY_PROTECT, asked)
        assert [(option.verb, option.subject) for option in game.decision.options] == options
        return
    raise AssertionError("nobody could protect")
