"""What others know of a hand whose cards they cannot tell apart (ruling:namesakes).

Hands are written as the others see them: a name with its handle, or with 0 where nobody can follow the card.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.definitions import Definition, Definitions
from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.guessing import redeal_unseen
from regelwerk.kernel.ids import NO_REF, Handle
from regelwerk.kernel.piece import Piece
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.kernel.state import VISIBLE_TO_ALL, VISIBLE_TO_NONE, VISIBLE_TO_OWNER, State
from regelwerk.kernel.visibility import (
    OFFERED,
    SPECTATOR_SEAT,
    CodeNames,
    SeatHandles,
    decision_for,
    event_for,
    faces_known,
    is_known_to,
    known_among,
    piece_handle,
    why_not_undoable,
)

DECK, HAND, TABLE = range(3)
RULE: Final = RuleCitation("toy:1", "proposed", "toy")
TERMS: Final = CodeNames(["pick"], ["pick"], ["event"])


def table(hand: str, seats: int = 3) -> State:
    """The first seat holds cards of these names, the first letter of each; it has three more in the deck."""
    defs = Definitions("toy", "", "")
    defs.cards.append(Definition("", 0, ""))
    for name in "ABCD":
        defs.add(Definition(name, len(defs.cards), name))
    state = State(defs, list(range(seats)), [VISIBLE_TO_NONE, VISIBLE_TO_OWNER, VISIBLE_TO_ALL], Chance(1))
    for name in "DDD":
        state.new_piece(defs.by_code[name], 0, DECK * seats)
    for name in hand:
        state.new_piece(defs.by_code[name], 0, HAND * seats)
    return state


def held(state: State, at: int) -> Piece[Any]:
    """A card of that hand by its place in the beginning."""
    return state.pieces[3 + at]


def to(state: State, at: int, kind: int, **how: bool) -> Piece[Any]:
    return state.move(3 + at, kind * state.seats, **how)


def show(state: State, *at: int) -> None:
    """Everybody knows these cards, each as a card of its own."""
    for one in at:
        state.reveal_to_all(held(state, one), True)


def listed(state: State, seat: int = 1) -> list[tuple[str, int]]:
    """What a seat knows of that hand."""
    pieces = [state.pieces[id] for id in state.zones[HAND * state.seats]]
    known = [piece for piece in pieces if is_known_to(piece.known_to, seat) or piece_handle(piece, seat)]
    return sorted(
        (piece.card.name if is_known_to(piece.known_to, seat) else "?", piece_handle(piece, seat)) for piece in known
    )


@pytest.mark.parametrize("which", [0, 1])
def test_a_card_that_came_back_is_lost_among_its_namesakes(which: int) -> None:
    state = table("AAB")
    back = to(state, 0, TABLE).handle
    to(state, 0, HAND)
    assert listed(state) == [("A", back)]
    played = to(state, which, TABLE)
    assert played.handle == back + 1, "nobody can tell whether it is the one that came back"
    assert listed(state) == [], "nor whether that is still there"


def test_a_hidden_namesake_makes_no_difference() -> None:
    for hand in ("AAB", "ACB"):
        state = table(hand)
        show(state, 0)
        assert (to(state, 0, TABLE).handle, listed(state)) == (2, []), hand


def test_a_card_that_everybody_can_tell_keeps_its_handle() -> None:
    state = table("AB")
    show(state, 0, 1)
    assert to(state, 0, TABLE).handle == 1, "the other one is known to be none of that name"
    assert listed(state) == [("B", 2)]
    assert to(state, 1, TABLE, face_down=True).handle == 2, "the only card of the hand"
    assert state.pieces[4].known_to == EVERYONE


def test_a_card_of_another_name_leaves_the_known_one_where_it_is() -> None:
    state = table("ABC")
    show(state, 0)
    to(state, 1, TABLE)
    assert listed(state) == [("A", 1)]


def test_of_two_known_ones_one_is_left() -> None:
    state = table("AAB")
    show(state, 0, 1)
    assert to(state, 0, TABLE).handle == 3
    assert listed(state) == [("A", 0)]


def test_what_goes_unseen_may_be_one_of_each_name() -> None:
    state = table("AABC")
    show(state, 0, 1, 2)
    gone = to(state, 3, TABLE, face_down=True)
    assert (gone.known_to, gone.handle) == (0b001, 4)
    assert listed(state) == [("A", 0)], "of the A's at least one is left, of the B's perhaps none"


def test_where_all_are_of_one_name_all_stay_known() -> None:
    state = table("AAA")
    show(state, 0, 1, 2)
    gone = to(state, 1, TABLE, face_down=True)
    assert (gone.known_to, gone.handle) == (EVERYONE, 4)
    assert listed(state) == [("A", 0), ("A", 0)]
    assert to(state, 0, DECK).known_to == EVERYONE


def test_each_seat_goes_by_what_it_knows_itself() -> None:
    state = table("AAB")
    state.reveal_to(held(state, 0), 1)
    state.reveal_to(held(state, 1), 2)
    to(state, 1, TABLE)
    assert (listed(state, 1), listed(state, 2)) == ([], [])
    state = table("AAB")
    show(state, 0)
    state.reveal_to(held(state, 1), 2, True)
    to(state, 1, TABLE)
    assert (listed(state, 1), listed(state, 2), listed(state, SPECTATOR_SEAT)) == ([], [("A", 0)], [])


@pytest.mark.parametrize("which", [0, 1])
def test_a_card_shown_counts_as_the_one_that_all_knew(which: int) -> None:
    state = table("AAB")
    show(state, 0)
    shown = state.reveal_to_all(held(state, which))
    assert shown.handle == 1
    assert listed(state) == [("A", 1)], "it may have been the same one"
    state.reveal_to_all(held(state, 2))
    assert listed(state) == [("A", 1), ("B", 2)]


@pytest.mark.parametrize("which", [0, 1])
def test_a_card_looked_at_counts_as_the_one_that_the_seat_knew(which: int) -> None:
    state = table("AAB")
    state.reveal_to(held(state, 0), 1)
    state.reveal_to(held(state, which), 1)
    assert listed(state) == [("A", 0)]
    for at in (0, 1, 2):
        state.reveal_to(held(state, at), 1, True)
    assert listed(state) == [("A", 0), ("A", 0), ("B", 0)], "the whole hand at once"


def test_a_card_laid_open_is_the_one_that_goes() -> None:
    state = table("AAB")
    show(state, 0)
    handle = state.lay_open(held(state, 1)).handle
    assert (handle, listed(state)) == (2, [("A", 2)])
    assert to(state, 1, TABLE, followed=True).handle == handle
    assert listed(state) == []


def test_a_card_followed_without_its_face_is_lost_as_well() -> None:
    state = table("AAB")
    state.handle_count = 7
    state.writable_piece(3).handle = Handle(7)  # a shield that came to the hand before all eyes
    assert listed(state) == [("?", 7)]
    assert to(state, 0, TABLE).handle == 8
    state = table("AAB")
    state.handle_count = 7
    state.writable_piece(3).handle = Handle(7)
    assert (to(state, 1, TABLE).handle, listed(state)) == (8, [])


def test_where_a_known_card_lies_in_a_hand_does_not_show_in_guesses() -> None:
    guessed = []
    for which in (0, 1):
        state = table("AAB")
        show(state, which)
        redeal_unseen(state, 1, Chance(3))
        guessed.append([state.pieces[id].card.name for id in state.zones[HAND * 3]])
        assert guessed[-1][0] == "A"
    assert guessed[0] == guessed[1]


def test_what_another_seat_looks_at_in_a_hand_has_no_handle() -> None:
    state = table("AB")
    show(state, 0)
    state.emit_private(0, RULE, NO_REF, 1, held(state, 0).ref, 1, 0b010)
    assert [event_for(state, state.events[0], seat, TERMS)["about"] for seat in (1, 2)] == [
        {"handle": 0, "face": {"code": "A", "name": "A"}},
        {"handle": 0, "face": None},
    ]


def test_among_the_cards_of_a_hand_none_is_offered_by_its_handle() -> None:
    for which in (0, 1):
        state = table("AA")
        show(state, which)
        state.ask(1, 0, [Option(0, NO_REF, held(state, at).ref) for at in (0, 1)])
        asked = decision_for(state, 1, TERMS)
        assert asked is not None
        assert [option["object"] for option in asked["options"]] == [OFFERED, OFFERED + 1]
        assert [card["face"] for card in asked["offered"]] == [None, None], "it cannot tell which one it knows"
        assert SeatHandles(state, 1).ref(Handle(OFFERED + 1)) == held(state, 1).ref


def test_who_else_knows_a_card_is_told_only_where_all_can_tell() -> None:
    state = table("AAB")
    state.reveal_to(held(state, 0), 1)
    state.reveal_to(held(state, 0), 2)
    assert [known_among(state, held(state, 0), seat) for seat in range(3)] == [[0, 1, 2], [0, 1], [0, 2]]
    show(state, 2)
    assert known_among(state, held(state, 2), 1) == [0, 1, 2]


@pytest.mark.parametrize("which", [0, 1])
def test_taking_back_does_not_tell_which_one_it_was(which: int) -> None:
    state = table("AAB")
    show(state, 0)
    later = state.fork()
    to(later, which, TABLE)
    assert why_not_undoable(state, later, 1) == "", "an A was known before, and is known now"
    assert faces_known(later, 1) == {(0, 1): 1}
    to(later, 2, TABLE)
    assert why_not_undoable(state, later, 1) == "seen"
