"""The state: pieces and their incarnations, who knows and follows what, forks that share nothing that changes."""

from __future__ import annotations

from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.definitions import Definition, Definitions
from regelwerk.kernel.event import EVERYONE, PieceIdentity
from regelwerk.kernel.frames import STEPS, EndlessLoopError, Frame, advance
from regelwerk.kernel.ids import NO_REF, Handle, Ref
from regelwerk.kernel.piece import LastKnown, Piece, WriteToken
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.kernel.scene.worlds import difference
from regelwerk.kernel.state import VISIBLE_TO_ALL, VISIBLE_TO_NONE, VISIBLE_TO_OWNER, State
from regelwerk.kernel.visibility import SPECTATOR_SEAT, CodeNames, event_for
from tests.laws.common import conserved
from tests.laws.plain_data import plain

DECK, HAND, TABLE, ROW = range(4)
SIGHTS: Final = [VISIBLE_TO_NONE, VISIBLE_TO_OWNER, VISIBLE_TO_ALL, VISIBLE_TO_ALL]
RULE: Final = RuleCitation("toy:1", "proposed", "toy")
TERMS: Final = CodeNames([], [], [f"event {kind}" for kind in range(10)])


def table(seats: int = 3, cards: int = 5) -> State:
    """Seats with a deck of so many cards each; piece ids run through the first seat's cards, then the next one's."""
    defs = Definitions("toy", "", "")
    defs.cards.append(Definition("", 0, ""))
    state = State(defs, list(range(seats)), SIGHTS, Chance(1))
    for seat in range(seats):
        for n in range(cards):
            card = Definition(f"{seat}/{n}", len(defs.cards), "")
            defs.add(card)
            state.new_piece(card, seat, DECK * seats + seat)
    return state


def to(state: State, id: int, kind: int, **how: bool) -> Piece[Any]:
    """Move a piece into a zone of its owner."""
    return state.move(id, kind * state.seats + state.pieces[id].owner, **how)


# --------------------------------------------------------------------- incarnations


def test_a_piece_that_moves_becomes_another_one() -> None:
    state = table()
    old = state.pieces[0].ref
    new = to(state, 0, HAND).ref
    assert old != new
    assert state.piece_or_none(old) is None
    assert state.piece_or_none(new) is state.pieces[0]
    assert state.piece_or_none(NO_REF) is None


def test_what_is_known_of_a_piece_that_left_is_found_by_its_old_reference() -> None:
    state = table()
    to(state, 0, TABLE)
    there = state.pieces[0].ref
    state.last_known_pieces[there] = LastKnown(there, state.pieces[0].copy(WriteToken()), [7])
    to(state, 0, HAND)
    assert state.recall(there).zone == TABLE * 3
    assert state.last_known_pieces[there].values == [7]
    assert state.mentioned(there) is state.last_known_pieces[there].piece
    assert state.mentioned(Ref(1)) is None, "of its time in the deck nothing was kept"
    assert state.recall(state.pieces[0].ref) is state.pieces[0]


def test_references_of_different_pieces_and_incarnations_never_meet() -> None:
    state = table()
    refs = set()
    for id in range(len(state.pieces)):
        for _ in range(3):
            refs.add(to(state, id, HAND).ref)
    assert len(refs) == 45
    assert 0 not in refs


class Marked(Piece[Any]):
    """A piece with a field that a different piece does not keep."""

    __slots__ = ("tapped",)

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.tapped = False

    def reset(self) -> None:
        self.tapped = False


def test_a_different_piece_keeps_nothing() -> None:
    state = table()
    piece = Marked(len(state.pieces), state.pieces[0].card, 0, TABLE * 3, state.write_token)
    state.add(piece)
    piece.tapped = True
    state.move(piece.id, TABLE * 3)
    assert not piece.tapped


def test_bottom_and_top() -> None:
    state = table()
    to(state, 2, DECK)
    to(state, 3, DECK, bottom=True)
    assert state.zones[0] == [3, 0, 1, 4, 2]
    assert state.kind_of(HAND * 3 + 2) == HAND
    conserved(state)


# -------------------------------------------------------------------- who knows what


def sight(piece: Piece[Any]) -> tuple[int, bool, bool]:
    """Who knows it, whether others can follow it, whether its owner can."""
    return (piece.known_to, piece.handle > 0, piece.owner_handle > 0)


def test_each_kind_of_zone_gives_what_it_shows() -> None:
    state = table()
    assert sight(state.pieces[5]) == (0, False, False)
    assert sight(to(state, 5, HAND)) == (0b010, False, True)
    assert sight(to(state, 5, TABLE)) == (EVERYONE, True, True)


def test_a_card_of_the_deck_laid_face_down_is_followed_by_all_and_known_to_nobody() -> None:
    state = table()
    assert sight(to(state, 5, TABLE, face_down=True)) == (0, True, True)


def test_a_card_of_the_hand_laid_face_down_is_known_to_its_owner_alone() -> None:
    state = table()
    to(state, 5, HAND)
    assert sight(to(state, 5, TABLE, face_down=True)) == (0b010, True, True)


def test_handles_stay_as_long_as_a_piece_can_be_followed() -> None:
    state = table()
    handle, owner_handle = to(state, 0, TABLE).handle, state.pieces[0].owner_handle
    for kind in (ROW, HAND, TABLE):
        assert (to(state, 0, kind).handle, state.pieces[0].owner_handle) == (handle, owner_handle)
        assert state.pieces[0].known_to == EVERYONE


def test_a_card_that_all_saw_go_to_the_hand_is_lost_when_one_leaves_it_unseen() -> None:
    state = table()
    for id in (0, 1):
        to(state, id, TABLE)
    for id in (0, 1, 2):
        to(state, id, HAND)
    handles = [state.pieces[id].handle for id in (0, 1)]
    assert sight(state.pieces[1]) == (EVERYONE, True, True)
    laid = to(state, 0, ROW, face_down=True)
    assert sight(laid) == (0b001, True, True)
    assert laid.handle not in handles, "nobody can say which of the cards it is"
    assert sight(state.pieces[1]) == (0b001, False, True)
    assert sight(state.pieces[2]) == (0b001, False, True)


def test_a_card_put_from_the_hand_into_the_deck_cannot_be_followed_either() -> None:
    state = table()
    state.reveal_to_all(to(state, 0, HAND))
    state.reveal_to_all(to(state, 1, HAND))
    assert sight(to(state, 0, DECK, bottom=True)) == (0b001, False, True)
    assert sight(state.pieces[1]) == (0b001, False, True)


def test_a_card_seen_by_one_opponent_is_forgotten_by_that_one_too() -> None:
    state = table()
    for id in (0, 1):
        state.reveal_to(to(state, id, HAND), 2)
    assert state.pieces[1].known_to == 0b101
    to(state, 0, TABLE, face_down=True)
    assert [state.pieces[id].known_to for id in (0, 1)] == [0b001, 0b001]


def test_a_card_played_openly_from_a_hand_tells_nothing_of_the_others() -> None:
    state = table()
    for id in (0, 1):
        state.reveal_to_all(to(state, id, HAND))
    to(state, 0, TABLE)
    assert sight(state.pieces[1]) == (EVERYONE, True, True)


def test_a_shuffle_clears_what_anybody_knew_and_is_one_draw() -> None:
    state = table()
    for id in (0, 1):
        state.reveal_to_all(state.pieces[id])
    state.reveal_to(state.pieces[2], 1)
    to(state, 5, TABLE)
    state.chance.log = []
    state.shuffle(0)
    assert [sight(state.pieces[id]) for id in range(5)] == [(0, False, False)] * 5
    assert state.pieces[5].known_to == EVERYONE, "another zone is not touched"
    assert len(state.chance.log) == 1
    assert sorted(state.zones[0]) == [0, 1, 2, 3, 4]
    conserved(state)


def test_after_a_shuffle_a_piece_gets_new_handles() -> None:
    state = table(cards=1)
    old = to(state, 0, TABLE).handle, state.pieces[0].owner_handle
    to(state, 0, DECK)
    assert state.pieces[0].handle == old[0], "put openly on the deck, everybody knows which card lies there"
    state.shuffle(0)
    new = to(state, 0, TABLE).handle, state.pieces[0].owner_handle
    assert new[0] != old[0]
    assert new[1] != old[1]


def test_a_shown_card_of_the_deck_can_be_followed_by_its_owner_too() -> None:
    state = table()
    assert sight(state.reveal_to_all(state.pieces[0])) == (EVERYONE, True, True)
    assert sight(state.reveal_to(state.pieces[1], 0)) == (0b001, False, True)
    assert sight(state.reveal_to(state.pieces[2], 1)) == (0b010, False, False)


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 4), st.booleans(), st.booleans()), max_size=30))
def test_whatever_is_done_handles_are_unique_and_nothing_is_lost(moves: list[tuple[int, int, bool, bool]]) -> None:
    state = table(2)
    for id, kind, bottom, face_down in moves:
        if kind == 4:
            state.shuffle(state.pieces[id].owner)
        else:
            to(state, id, kind, bottom=bottom, face_down=face_down)
        conserved(state)
        handles = [piece.handle for piece in state.pieces if piece.handle]
        privates = [(piece.owner, piece.owner_handle) for piece in state.pieces if piece.owner_handle]
        assert len(handles) == len(set(handles))
        assert len(privates) == len(set(privates))
        for piece in state.pieces:
            if state.kind_of(piece.zone) == HAND:
                assert piece.known_to >> piece.owner & 1
            if state.kind_of(piece.zone) in (TABLE, ROW):
                assert piece.handle


# ------------------------------------------------------------------------------ forks


def test_a_fork_goes_on_by_itself() -> None:
    state = table()
    before = plain(state)
    twin = state.fork()
    assert twin.pieces[0] is state.pieces[0], "pieces are shared until one of them writes"
    to(twin, 0, TABLE)
    twin.shuffle(1)
    twin.draw_offers = 1
    twin.owner_handle_counts[1] = 9
    twin.last_known_pieces[Ref(1)] = LastKnown(Ref(1), twin.pieces[1], [])
    assert difference(before, plain(state)) == ""
    after = plain(twin)
    to(state, 0, HAND)
    state.writable_piece(1).known_to = EVERYONE
    assert difference(after, plain(twin)) == ""


def test_a_parent_that_writes_after_a_fork_does_not_move_its_copies() -> None:
    s = table()
    first = s.fork()
    second = s.fork()
    s.writable_piece(3).handle = Handle(77)
    first.writable_piece(3).handle = Handle(88)
    assert [state.pieces[3].handle for state in (s, first, second)] == [77, 88, 0]


def test_a_piece_is_copied_once_and_then_written_in_place() -> None:
    state = table()
    twin = state.fork()
    copy = twin.writable_piece(0)
    assert copy is not state.pieces[0]
    assert twin.writable_piece(0) is copy
    assert state.writable_piece(0) is not copy


def test_a_fork_draws_the_same_and_has_no_events() -> None:
    state = table()
    state.emit(1, RULE)
    twin = state.fork()
    assert (twin.events, len(state.events)) == ([], 1)
    assert [twin.chance.below(1000) for _ in range(5)] == [state.chance.below(1000) for _ in range(5)]


# ------------------------------------------------------------------------------ seats


def test_seats_sit_clockwise_and_those_who_left_are_passed_over() -> None:
    state = table(4)
    assert state.clockwise(2) == [2, 3, 0, 1]
    state.left_seats = 0b1001
    assert state.clockwise(2) == [2, 1]
    assert state.clockwise(3) == [1, 2], "also from a seat that has left"
    assert [state.next_seat(seat) for seat in (0, 1, 2, 3)] == [1, 2, 1, 1]
    assert [state.in_game(seat) for seat in range(4)] == [False, True, True, False]


def test_teams_say_who_plays_against_whom() -> None:
    state = State(table().defs, [0, 1, 0], SIGHTS, Chance(1))
    assert [state.are_opponents(NO_REF, other) for other in range(3)] == [False, True, False]


# ---------------------------------------------------------------------------- events


def told(then: PieceIdentity) -> tuple[int, int, Definition, int]:
    """What an event says that a piece was called, its face, and who knew that."""
    return (then.handle, then.owner_handle, then.card, then.known_to)


def test_an_event_keeps_the_names_and_faces_of_its_moment() -> None:
    state = table()
    piece, source = to(state, 0, HAND), to(state, 5, TABLE)
    state.batch = 4
    state.emit(9, RULE, source.ref, 1, piece.ref, source.ref, 2)
    event = state.events[-1]
    assert (event.kind, event.rule, event.batch, event.seat, event.number) == (9, RULE, 4, 1, 2)
    assert told(event.about_identity) == (0, 1, piece.card, 0b001)
    assert told(event.source_identity) == told(event.other_identity) == (1, 1, source.card, EVERYONE)
    to(state, 0, TABLE)
    assert told(event.about_identity) == (0, 1, piece.card, 0b001), "what happens later does not change what was told"


def test_an_event_tells_no_face_of_a_source_or_second_piece_that_is_hidden() -> None:
    state = table()
    hidden = to(state, 0, TABLE, face_down=True)
    state.emit(9, RULE, hidden.ref, 1, NO_REF, hidden.ref)
    for seat in (SPECTATOR_SEAT, 0, 1):
        seen = event_for(state, state.events[0], seat, TERMS)
        assert seen["source"] == seen["other"] == {"handle": -1 if seat == 0 else 1, "face": None}


def test_the_face_in_a_secret_event_is_for_those_it_names() -> None:
    state = table()
    state.emit_private(9, RULE, NO_REF, 2, state.pieces[0].ref, 0, 0b100)
    assert told(state.events[-1].about_identity) == (0, 0, state.pieces[0].card, 0b100)


# ---------------------------------------------------------------------------- frames


class Question(Frame[State]):
    """Asks a seat twice, in one announcement."""

    __slots__ = ("given",)

    def __init__(self) -> None:
        self.given = 0

    def copy(self) -> Question:
        other = Question()
        other.given = self.given
        return other

    def step(self, state: State) -> int:
        if self.given == 2:
            state.finish([1], RULE)
        elif self.given:
            state.ask_next_step(1, 7, [Option(1)], NO_REF, 5)
        else:
            state.ask(1, 5, [Option(0), Option(1)])
        return 1

    def apply_answer(self, state: State, option: Option) -> None:
        self.given += 1
        state.emit(1, RULE, n=option.verb)


def test_steps_of_one_announcement_share_a_number_and_a_public_kind() -> None:
    state = table()
    state.frames.append(Question())
    advance(state)
    assert state.decision is not None
    assert (state.decision.number, state.decision.kind, state.decision.public_kind) == (1, 5, 5)
    events = state.apply(state.decision.options[1])
    assert [event.number for event in events] == [1]
    assert (state.decision.number, state.decision.kind, state.decision.public_kind) == (1, 7, 5)
    state.apply(state.decision.options[0])
    assert state.result is not None
    assert state.result.winners == [1]
    assert state.decision is None


class Circle(Frame[State]):
    """Rules that turn in a circle."""

    __slots__ = ()

    def step(self, state: State) -> int:
        return 0

    def copy(self) -> Circle:
        return Circle()


def test_rules_that_turn_in_a_circle_are_stopped() -> None:
    state = table()
    state.frames.append(Circle())
    with pytest.raises(EndlessLoopError, match=f"no decision after {STEPS} steps in Circle"):
        advance(state)
