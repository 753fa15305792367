"""Guesses in the middle of searching, looking and choosing: what a seat knows stays, what it cannot know is open."""

from __future__ import annotations

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.piece import as_seat
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.chain import ResolutionFrame
from regelwerk.wowtcg.position import position
from regelwerk.wowtcg.state import WowPiece, WowState, frames_of
from regelwerk.wowtcg.visibility import guess, view
from tests.wowtcg import tables
from tests.wowtcg.tables import do, go, new_table, resources, settle


def found_one() -> tuple[WowState, WowPiece]:
    """Premeditation under way: of the Combo cards in the deck Backstab has been picked, and one more may be."""
    state = new_table()
    resources(state, 0, 4)
    tables.put(state, 0, codes.ZONE_DECK, "Fury", "Backstab", "Parvink", "Sinister Strike", "Arcanite Reaper")
    tables.put(state, 0, codes.ZONE_HAND, "Premeditation")
    backstab = state.pieces[state.zone_ids(codes.ZONE_DECK, 0)[1]]
    go(state)
    do(state, codes.VERB_PLAY)
    settle(state)
    do(state, codes.VERB_PICK, object=backstab)
    return state, backstab


def open_options(state: WowState) -> list[Option]:
    """What is offered now."""
    assert state.decision is not None
    return state.decision.options


def test_what_has_been_found_already_stays_found_in_a_guess_of_ones_own() -> None:
    state, backstab = found_one()
    for seed in range(5):
        guessed = guess(state, 0, Chance(seed))
        assert guessed.pieces[backstab.id].card.name == "Backstab"
        assert len(open_options(guessed)) == len(open_options(state)) == 2


def test_in_a_guess_another_seat_begins_its_search_anew() -> None:
    state, _ = found_one()
    for seed in range(5):
        guessed = guess(state, 1, Chance(seed))
        assert guessed.decision is not None and guessed.decision.kind == codes.DECISION_SEARCH
        top = frames_of(guessed)[-1]
        assert isinstance(top, ResolutionFrame) and top.pending == []


def test_in_a_guess_another_seat_looks_at_the_card_that_lies_there() -> None:
    """The Gift offers an ability card only: what is offered must not tell what the true card is."""
    state = new_table()
    resources(state, 0, 2)
    tables.put(state, 0, codes.ZONE_DECK, "Parvink", "Fireball")
    gift = tables.put(state, 0, codes.ZONE_HERO_ROW, "Gift of the Elven Magi", known_to=EVERYONE)[0]
    go(state)
    do(state, codes.VERB_USE, gift)
    settle(state)
    assert len(open_options(state)) == 2
    counts = set()
    for seed in range(12):
        guessed = guess(state, 1, Chance(seed))
        top = guessed.pieces[guessed.zone_ids(codes.ZONE_DECK, 0)[-1]]
        assert len(open_options(guessed)) == (2 if top.card.kind == codes.TYPE_ABILITY else 1)
        counts.add(len(open_options(guessed)))
    assert counts == {1, 2}


def test_in_a_guess_who_chooses_now_is_still_asked_and_what_others_chose_before_stays() -> None:
    """Psychic Scream at a table of three: the second opponent chooses when the first one has."""
    state = new_table("Litori Frostburn", "Grennan Stormspeaker", "Graccus")
    resources(state, 0, 6)
    tables.put(state, 0, codes.ZONE_HAND, "Psychic Scream")
    for seat in (1, 2):
        tables.put(state, seat, codes.ZONE_ALLIES, *["Crazy Igvand"] * 4, known_to=EVERYONE)
    go(state)
    do(state, codes.VERB_PLAY)
    settle(state)
    for _ in range(4):
        do(state, codes.VERB_PICK)
    assert state.decision is not None and state.decision.seat == 2
    for seat in (0, 1):
        guessed = guess(state, seat, Chance(1))
        top = frames_of(guessed)[-1]
        assert guessed.decision is not None and guessed.decision.seat == 2
        assert isinstance(top, ResolutionFrame) and len(top.pending) == 3


def chosen_in_secret(number: int) -> WowState:
    """Barak has entered play: the first seat has chosen that number, and the second is asked."""
    state = new_table("Radak Doombringer", "Grennan Stormspeaker")
    resources(state, 0, 3)
    tables.put(state, 0, codes.ZONE_HAND, "Barak the Shamed")
    go(state)
    do(state, codes.VERB_PLAY)
    settle(state)
    state.apply(next(option for option in open_options(state) if option.number == number))
    assert state.decision is not None and state.decision.seat == 1
    return state


def test_a_number_that_was_chosen_in_secret_shows_in_nothing_that_others_are_sent() -> None:
    """inf:secret-numbers"""
    low, high = chosen_in_secret(2), chosen_in_secret(70)
    for seat in (1, -1):
        assert view(low, seat).to_data() == view(high, seat).to_data()
        assert position(guess(low, seat, Chance(3))) == position(guess(high, seat, Chance(3)))


def test_in_a_guess_another_seat_may_have_chosen_any_number_and_ones_own_stays() -> None:
    """inf:secret-numbers"""
    state = chosen_in_secret(7)

    def numbers(seat: int) -> set[int]:
        guesses = [frames_of(guess(state, seat, Chance(seed)))[-1] for seed in range(20)]
        return {as_seat(top.pending[1]) for top in guesses if isinstance(top, ResolutionFrame)}

    assert len(numbers(1)) > 10 and numbers(0) == {7}
