"""What the toy shows of the kernel that the big game does not: simultaneous choices, dropping out, teams."""

from __future__ import annotations

import pytest

from regelwerk.kernel.chance import Dictation
from regelwerk.kernel.decision import Decision
from regelwerk.kernel.frames import Endless, advance
from regelwerk.kernel.game import CONCEDE
from regelwerk.kernel.program import Program, Scope
from regelwerk.kernel.words import And, FlipCoin, RollDie, Then, Word, read, write
from tests.toys.arranging import Jump, Unlowered
from tests.toys.bids import state as b
from tests.toys.bids import words as w
from tests.toys.bids.game import DEFS, RULES, start
from tests.toys.bids.instructions import lower
from tests.toys.bids.rounds import Bidding, Round
from tests.toys.bids.state import BidsState

KEEP: list[int] = []
"""A dictated shuffle that leaves the order as it is."""


def table(text: Word, teams: list[int], draws: list[list[int]] | None = None) -> BidsState:
    """A game whose first prize has that text and whose decks are not shuffled: everybody holds 8, 7, 6."""
    defs = lower([w.Prize("Last", w.Score(1)), w.Prize("First", text)])
    dictated = [KEEP] * (len(teams) + 1) + (draws or [])
    return start(defs, teams, 1, dictated=dictated)


def asked(s: BidsState) -> Decision:
    """The open decision."""
    assert s.decision is not None
    return s.decision


def effect(text: str) -> Word:
    """An effect from its text form."""
    word = read(text, w.VOCABULARY)
    assert isinstance(word, Word)
    return word


def bid(s: BidsState, *values: int) -> None:
    """The seat that is asked bids cards of these values."""
    seat = asked(s).seat
    for value in sorted(values):
        refs = [piece.ref for piece in s.hand(seat) if b.value_of(piece) == value]
        s.apply(next(option for option in asked(s).options if option.subject in refs))
    if len(values) < 2:
        s.apply(asked(s).options[-1])


def test_a_bid_cannot_be_told_from_any_other_until_all_are_shown() -> None:
    views = []
    for first in ((), (6,), (7, 8)):
        s = table(w.Score(1), [0, 1, 2])
        bid(s, *first)
        views.append([RULES.view(s, seat) for seat in (1, 2, -1)])
    assert views[0] == views[1] == views[2]


def test_all_bids_are_shown_in_one_batch() -> None:
    s = table(w.Score(1), [0, 1, 2])
    bid(s, 8)
    bid(s, 7)
    bid(s, 6)
    shown = [event for event in s.events if event.kind == b.E_BID]
    assert [event.n for event in shown] == [8, 7, 6]
    assert len({event.batch for event in shown}) == 1
    assert s.points == [1, 0, 0]


def test_a_sum_that_two_have_bid_wins_nothing() -> None:
    s = table(w.Score(5), [0, 1, 2])
    for values in ((8, 7), (8, 7), (6,)):
        bid(s, *values)
    assert s.points == [0, 0, 5]
    assert s.hearts == [3, 3, 2], "and the winner alone was the lowest, too"


def test_a_half_made_bid_changes_nothing_and_is_counted_by_nobody() -> None:
    s = table(w.Score(1), [0, 1, 2])
    before = RULES.view(s, 1)
    number = asked(s).number
    s.apply(asked(s).options[0])
    assert (asked(s).number, asked(s).seat) == (number, 0)
    assert RULES.view(s, 1) == before
    assert s.events == []


def test_each_pair_of_cards_is_offered_in_one_order_only() -> None:
    s = table(w.Score(1), [0, 1])
    s.apply(asked(s).options[1])
    assert len(asked(s).options) == 2, "after the 7 only the 8, or stopping"


def test_a_seat_drops_out_in_the_middle_of_a_text() -> None:
    """The text goes on without it; its cards are put away and nobody learns their faces."""
    s = table(Then((w.Harm(), w.Harm(), w.Harm(), w.Draw(2))), [0, 1, 2, 2])
    s.hearts[1] = 2
    for values in ((8, 7), (6,), (7,), (7, 6)):
        bid(s, *values)
    assert [s.in_game(seat) for seat in range(4)] == [True, False, False, False]
    assert s.result is not None
    assert s.result.winners == [0]
    away = s.held(b.AWAY, 1)
    assert len(away) == 7
    assert all(piece.handle and not piece.knows & 1 for piece in away)


def test_a_winner_who_gives_up_in_the_middle_of_the_text_does_nothing_more() -> None:
    s = won(Then((w.Show(), w.Score(5))), [])
    assert (asked(s).seat, asked(s).kind) == (0, b.CHOOSE)
    RULES.act(s, 0, CONCEDE)
    assert s.points == [0, 0, 0]
    assert (asked(s).seat, asked(s).kind) == (1, b.BID), "the next round has begun, and its leader has left"


def test_partners_win_together_even_if_one_has_dropped_out() -> None:
    s = start(DEFS, [0, 1, 0, 1], 4)
    b.drop_out(s, [0], b.ACTS)
    b.drop_out(s, [1, 3], b.ACTS)
    assert s.result is not None
    assert s.result.winners == [0, 2]


def test_everybody_out_at_the_same_moment_is_a_draw() -> None:
    s = start(DEFS, [0, 1, 2], 4)
    b.drop_out(s, [0, 1, 2], b.ACTS)
    assert s.result is not None
    assert s.result.winners == []


def test_teams_with_the_same_points_win_together() -> None:
    s = start(lower([]), [0, 1, 2], 4)
    assert s.result is not None
    assert (s.result.winners, s.result.rule.number) == ([0, 1, 2], "bids:5.1")


# --------------------------------------------------------------------------- texts


def won(text: Word, draws: list[list[int]]) -> BidsState:
    """The first seat wins a prize with that text, and these numbers fall."""
    s = table(text, [0, 1, 2], draws)
    for values in ((8, 7), (7,), (6, 7)):
        bid(s, *values)
    assert s.chance.leftover() == 0
    return s


def test_again_repeats_the_flip_that_it_stands_in() -> None:
    s = won(FlipCoin(And((w.Score(1), FlipCoin(w.Score(10), w.Score(20)), w.Score(100))), w.Score(1000)), [[1], [0]])
    assert s.points[0] == 121
    s = won(effect("FlipCoin(And((Score(1), Again())), Score(10))"), [[1], [1], [0]])
    assert s.points[0] == 12


def test_a_die_takes_the_row_that_has_the_number_and_goes_on_behind_the_rows() -> None:
    dice = Then((RollDie(((1, 2, w.Score(1)), (5, 6, w.Score(2)))), w.Score(10)))
    assert [won(dice, [[n - 1]]).points[0] for n in (1, 2, 3, 5)] == [11, 11, 10, 12]


def test_a_coin_that_nobody_dictated_is_an_error_once_coins_are_dictated() -> None:
    with pytest.raises(Dictation, match="one of 2 was not dictated"):
        won(FlipCoin(w.Score(1), w.Score(2)), [])


def test_an_effect_that_may_be_done_is_offered_only_if_all_of_it_can_be() -> None:
    s = won(w.May(w.Show()), [])
    assert (asked(s).seat, asked(s).kind) == (0, b.WHETHER)
    s = table(w.May(w.Show()), [0, 1, 2])
    for id in s.zones[s.zone(b.HAND, 0)][1:]:
        s.move(id, s.zone(b.DECK, 0), bottom=True)
    bid(s, 8)
    bid(s, 7)
    bid(s, 6)
    assert asked(s).kind == b.BID, "an empty hand can show nothing: the next round"


def test_peeking_tells_one_seat_and_no_other() -> None:
    s = table(w.Peek(), [0, 1, 2])
    for values in ((8, 7), (7,), (8, 6)):
        bid(s, *values)
    assert asked(s).kind == b.WHOM
    s.chance.dictate([[0]])
    events = s.apply(asked(s).options[0])
    assert events[0].kind == b.E_PEEKED
    faces = [[told["about"]["face"] for told in RULES.told(s, seat) if told["kind"] == "peeked"] for seat in (0, 1, 2)]
    assert faces[0] == faces[1] != [None]
    assert faces[2] == [None]
    assert RULES.view(s, 0)["seats"][1]["hand"]["known"] != []
    assert RULES.view(s, 2)["seats"][1]["hand"]["known"] == []


def test_a_card_that_was_shown_is_lost_among_others_when_one_is_buried() -> None:
    s = table(Then((w.Show(), w.Bury())), [0, 1, 2])
    for values in ((8,), (7,), (6,)):
        bid(s, *values)
    s.apply(asked(s).options[0])
    assert RULES.view(s, 1)["seats"][0]["hand"]["known"] == [[s.held(b.HAND, 0)[1].handle, "number/6"]]
    s.apply(asked(s).options[1])
    assert RULES.view(s, 1)["seats"][0]["hand"]["known"] == []
    assert RULES.view(s, 0)["seats"][0]["deck"]["places"] == [[0, "number/7"]]


# -------------------------------------------------------------------- definitions


def test_two_sets_of_definitions_live_side_by_side() -> None:
    other = lower([w.Prize("Purse", w.Score(9))])
    assert other.digest != DEFS.digest
    assert len(other.programs["prize/purse"].code) == len(DEFS.programs["prize/purse"].code) == 1
    assert other.lowered["prize/purse"] is not DEFS.lowered["prize/purse"]


def test_a_word_without_meaning_and_a_stray_again_are_found_at_loading() -> None:
    with pytest.raises(Unlowered, match=r"prize/bad/1: Number has no meaning here"):
        lower([w.Prize("Bad", Then((w.Score(1), w.Number(2))))])
    with pytest.raises(Unlowered, match="stands in no flip or roll"):
        lower([w.Prize("Bad", effect("And((Score(1), Again()))"))])
    with pytest.raises(ValueError, match="'prize/bad'"):
        lower([w.Prize("Bad", w.Score(1)), w.Prize("Bad", w.Score(1))])


@pytest.mark.parametrize("prize", w.PRIZES, ids=lambda prize: prize.name)
def test_the_text_form_of_a_prize_gives_it_back(prize: w.Prize) -> None:
    assert read(write(prize), w.VOCABULARY) == prize


def test_a_text_that_turns_in_a_circle_is_stopped() -> None:
    s = start(DEFS, [0, 1], 1)
    around = Jump("loop")
    s.decision = None
    s.frames.append(Scope(Program("loop", [around]), 0, 0))
    with pytest.raises(Endless, match="no end of loop"):
        advance(s)


def test_the_frames_of_a_round_are_data() -> None:
    s = table(w.Score(1), [0, 1])
    assert [type(frame) for frame in s.frames] == [Round, Bidding]
