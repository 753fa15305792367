"""What the toy shows of the kernel that the big game does not: simultaneous choices, dropping out, teams."""

from __future__ import annotations

import pytest

from regelwerk.kernel.chance import DictationError
from regelwerk.kernel.decision import Decision
from regelwerk.kernel.frames import EndlessLoopError, advance
from regelwerk.kernel.ids import NO_REF
from regelwerk.kernel.program import Jump, Program, Scope
from regelwerk.kernel.ruleset import CONCEDE
from regelwerk.kernel.vocabulary.words import And, FlipCoin, RollDie, Then, Word, from_text, to_text
from tests.toys.arranging import Unlowered
from tests.toys.bids import state as bids
from tests.toys.bids import words
from tests.toys.bids.game import DEFS, RULESET, start
from tests.toys.bids.instructions import lower
from tests.toys.bids.rounds import Bidding, Round
from tests.toys.bids.state import BidsState

KEEP: list[int] = []
"""A dictated shuffle that leaves the order as it is."""


def table(text: Word, teams: list[int], draws: list[list[int]] | None = None) -> BidsState:
    """A game whose first prize has that text and whose decks are not shuffled: everybody holds 8, 7, 6."""
    defs = lower([words.Prize("Last", words.Score(1)), words.Prize("First", text)])
    dictated = [KEEP] * (len(teams) + 1) + (draws or [])
    return start(defs, teams, 1, dictated=dictated)


def asked(state: BidsState) -> Decision:
    """The open decision."""
    assert state.decision is not None
    return state.decision


def effect(text: str) -> Word:
    """An effect from its text form."""
    word = from_text(text, words.VOCABULARY)
    assert isinstance(word, Word)
    return word


def bid(state: BidsState, *values: int) -> None:
    """The seat that is asked bids cards of these values."""
    seat = asked(state).seat
    for value in sorted(values):
        refs = [piece.ref for piece in state.hand(seat) if bids.value_of(piece) == value]
        state.apply(next(option for option in asked(state).options if option.subject in refs))
    if len(values) < 2:
        state.apply(asked(state).options[-1])


def test_a_bid_cannot_be_told_from_any_other_until_all_are_shown() -> None:
    views = []
    for first in ((), (6,), (7, 8)):
        state = table(words.Score(1), [0, 1, 2])
        bid(state, *first)
        views.append([RULESET.view(state, seat) for seat in (1, 2, -1)])
    assert views[0] == views[1] == views[2]


def test_all_bids_are_shown_in_one_batch() -> None:
    state = table(words.Score(1), [0, 1, 2])
    bid(state, 8)
    bid(state, 7)
    bid(state, 6)
    shown = [event for event in state.events if event.kind == bids.E_BID]
    assert [event.number for event in shown] == [8, 7, 6]
    assert len({event.batch for event in shown}) == 1
    assert state.points == [1, 0, 0]


def test_a_sum_that_two_have_bid_wins_nothing() -> None:
    state = table(words.Score(5), [0, 1, 2])
    for values in ((8, 7), (8, 7), (6,)):
        bid(state, *values)
    assert state.points == [0, 0, 5]
    assert state.hearts == [3, 3, 2], "and the winner alone was the lowest, too"


def test_a_half_made_bid_changes_nothing_and_is_counted_by_nobody() -> None:
    state = table(words.Score(1), [0, 1, 2])
    before = RULESET.view(state, 1)
    number = asked(state).number
    state.apply(asked(state).options[0])
    assert (asked(state).number, asked(state).seat) == (number, 0)
    assert RULESET.view(state, 1) == before
    assert state.events == []


def test_each_pair_of_cards_is_offered_in_one_order_only() -> None:
    state = table(words.Score(1), [0, 1])
    state.apply(asked(state).options[1])
    assert len(asked(state).options) == 2, "after the 7 only the 8, or stopping"


def test_a_seat_drops_out_in_the_middle_of_a_text() -> None:
    """The text goes on without it; its cards are put away and nobody learns their faces."""
    state = table(Then((words.Harm(), words.Harm(), words.Harm(), words.Draw(2))), [0, 1, 2, 2])
    state.hearts[1] = 2
    for values in ((8, 7), (6,), (7,), (7, 6)):
        bid(state, *values)
    assert [state.in_game(seat) for seat in range(4)] == [True, False, False, False]
    assert state.result is not None
    assert state.result.winners == [0]
    away = state.held(bids.AWAY, 1)
    assert len(away) == 7
    assert all(piece.handle and not piece.known_to & 1 for piece in away)


def test_a_winner_who_gives_up_in_the_middle_of_the_text_does_nothing_more() -> None:
    state = won(Then((words.Show(), words.Score(5))), [])
    assert (asked(state).seat, asked(state).kind) == (0, bids.CHOOSE)
    RULESET.perform(state, 0, CONCEDE)
    assert state.points == [0, 0, 0]
    assert (asked(state).seat, asked(state).kind) == (1, bids.BID), "the next round has begun, and its leader has left"


def test_partners_win_together_even_if_one_has_dropped_out() -> None:
    state = start(DEFS, [0, 1, 0, 1], 4)
    bids.drop_out(state, [0], bids.ACTS)
    bids.drop_out(state, [1, 3], bids.ACTS)
    assert state.result is not None
    assert state.result.winners == [0, 2]


def test_everybody_out_at_the_same_moment_is_a_draw() -> None:
    state = start(DEFS, [0, 1, 2], 4)
    bids.drop_out(state, [0, 1, 2], bids.ACTS)
    assert state.result is not None
    assert state.result.winners == []


def test_teams_with_the_same_points_win_together() -> None:
    state = start(lower([]), [0, 1, 2], 4)
    assert state.result is not None
    assert (state.result.winners, state.result.rule.number) == ([0, 1, 2], "bids:5.1")


# --------------------------------------------------------------------------- texts


def won(text: Word, draws: list[list[int]]) -> BidsState:
    """The first seat wins a prize with that text, and these numbers fall."""
    state = table(text, [0, 1, 2], draws)
    for values in ((8, 7), (7,), (6, 7)):
        bid(state, *values)
    assert state.chance.undrawn_count() == 0
    return state


def test_again_repeats_the_flip_that_it_stands_in() -> None:
    state = won(
        FlipCoin(
            And((words.Score(1), FlipCoin(words.Score(10), words.Score(20)), words.Score(100))), words.Score(1000)
        ),
        [[1], [0]],
    )
    assert state.points[0] == 121
    state = won(effect("FlipCoin(And((Score(1), Again())), Score(10))"), [[1], [1], [0]])
    assert state.points[0] == 12


def test_a_die_takes_the_row_that_has_the_number_and_goes_on_behind_the_rows() -> None:
    dice = Then((RollDie(((1, 2, words.Score(1)), (5, 6, words.Score(2)))), words.Score(10)))
    assert [won(dice, [[n - 1]]).points[0] for n in (1, 2, 3, 5)] == [11, 11, 10, 12]


def test_a_coin_that_nobody_dictated_is_an_error_once_coins_are_dictated() -> None:
    with pytest.raises(DictationError, match="one of 2 was not dictated"):
        won(FlipCoin(words.Score(1), words.Score(2)), [])


def test_an_effect_that_may_be_done_is_offered_only_if_all_of_it_can_be() -> None:
    state = won(words.May(words.Show()), [])
    assert (asked(state).seat, asked(state).kind) == (0, bids.WHETHER)
    state = table(words.May(words.Show()), [0, 1, 2])
    for id in state.zones[state.zone(bids.HAND, 0)][1:]:
        state.move(id, state.zone(bids.DECK, 0), bottom=True)
    bid(state, 8)
    bid(state, 7)
    bid(state, 6)
    assert asked(state).kind == bids.BID, "an empty hand can show nothing: the next round"


def test_peeking_tells_one_seat_and_no_other() -> None:
    state = table(words.Peek(), [0, 1, 2])
    for values in ((8, 7), (7,), (8, 6)):
        bid(state, *values)
    assert asked(state).kind == bids.WHOM
    state.chance.dictate([[0]])
    events = state.apply(asked(state).options[0])
    assert events[0].kind == bids.E_PEEKED
    faces = [
        [event["about"]["face"] for event in RULESET.event_data(state, seat) if event["kind"] == "peeked"]
        for seat in (0, 1, 2)
    ]
    assert faces[0] == faces[1] != [None]
    assert faces[2] == [None]
    assert RULESET.view(state, 0)["seats"][1]["hand"]["known"] != []
    assert RULESET.view(state, 2)["seats"][1]["hand"]["known"] == []


def test_a_card_that_was_shown_is_lost_among_others_when_one_is_buried() -> None:
    state = table(Then((words.Show(), words.Bury())), [0, 1, 2])
    for values in ((8,), (7,), (6,)):
        bid(state, *values)
    state.apply(asked(state).options[0])
    assert RULESET.view(state, 1)["seats"][0]["hand"]["known"] == [[state.held(bids.HAND, 0)[1].handle, "number/6"]]
    state.apply(asked(state).options[1])
    assert RULESET.view(state, 1)["seats"][0]["hand"]["known"] == []
    assert RULESET.view(state, 0)["seats"][0]["deck"]["places"] == [[0, "number/7"]]


# -------------------------------------------------------------------- definitions


def test_two_sets_of_definitions_live_side_by_side() -> None:
    other = lower([words.Prize("Purse", words.Score(9))])
    assert other.digest != DEFS.digest
    assert len(other.programs["prize/purse"].code) == len(DEFS.programs["prize/purse"].code) == 1
    assert other.lowered["prize/purse"] is not DEFS.lowered["prize/purse"]


def test_a_word_without_meaning_and_a_stray_again_are_found_at_loading() -> None:
    with pytest.raises(Unlowered, match=r"prize/bad/1: Number has no meaning here"):
        lower([words.Prize("Bad", Then((words.Score(1), words.Number(2))))])
    with pytest.raises(Unlowered, match="stands in no flip or roll"):
        lower([words.Prize("Bad", effect("And((Score(1), Again()))"))])
    with pytest.raises(ValueError, match="'prize/bad'"):
        lower([words.Prize("Bad", words.Score(1)), words.Prize("Bad", words.Score(1))])


@pytest.mark.parametrize("prize", words.PRIZES, ids=lambda prize: prize.name)
def test_the_text_form_of_a_prize_gives_it_back(prize: words.Prize) -> None:
    assert from_text(to_text(prize), words.VOCABULARY) == prize


def test_a_text_that_turns_in_a_circle_is_stopped() -> None:
    state = start(DEFS, [0, 1], 1)
    around = Jump("loop")
    state.decision = None
    state.frames.append(Scope(Program("loop", [around]), NO_REF, 0))
    with pytest.raises(EndlessLoopError, match="no end of loop"):
        advance(state)


def test_the_frames_of_a_round_are_data() -> None:
    state = table(words.Score(1), [0, 1])
    assert [type(frame) for frame in state.frames] == [Round, Bidding]
