"""The turn (wow7.4:500-503): start phase, action phase with combat steps, end phase."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.forced_decisions import decide
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.piece import LastKnown
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.changes import discard, draw, ready_together
from regelwerk.wowtcg.combat import CombatStepFrame
from regelwerk.wowtcg.derived_values import forbids, hand_limit, subjects, values
from regelwerk.wowtcg.drawing import DrawFrame, replacement
from regelwerk.wowtcg.elimination import lose
from regelwerk.wowtcg.modifiers import drop_modifiers
from regelwerk.wowtcg.priority import PriorityWindowFrame
from regelwerk.wowtcg.priority_checks import start_uniqueness_check
from regelwerk.wowtcg.records import NO_MARKS
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import NO_USES, UNTIL_READY_STEP, UNTIL_TURN_ENDS, WowPiece, WowState
from regelwerk.wowtcg.triggers import emit_and_trigger

TURNS: Final = rule("wow7.4:500.1")
READYING: Final = rule("wow7.4:501.1")
DRAWING: Final = rule("wow7.4:501.2")
ACTION: Final = rule("wow7.4:502")
ENDING: Final = rule("wow7.4:503")
WRAPPING_UP: Final = rule("wow7.4:503.2")
LIMIT: Final = rule("ruling:turn-limit")

"""Maximum hand size (wow7.4:415.4)."""
ROWS: Final = [codes.ZONE_RESOURCES, codes.ZONE_HERO_ROW, codes.ZONE_ALLIES, codes.ZONE_ATTACHED]
"""The rows of play, in the order in which their cards ready."""
STAYS: Final = codes.NO_READY | codes.NO_NEXT_READY
"""What keeps a card exhausted in the ready step."""
READY_STEP: Final = -1
"""`TurnFrame.at` while a player says what stays exhausted."""
MOST_TURNS: Final = 500
"""After so many turns the game is a draw (ruling:turn-limit)."""


class TurnFrame(Frame[WowState]):
    """One turn after the other.

    at       the next thing to do in the turn; READY_STEP where the turn has begun, and nothing is ready yet
    first    the seat that begins
    asked    references to the cards of which the turn player has said whether they ready
    staying  those of them that stay exhausted
    """

    __slots__ = ("asked", "at", "first", "staying")

    def __init__(self, first: int) -> None:
        self.first = first
        self.at = 0
        self.asked = NO_MARKS
        self.staying = NO_MARKS

    def copy(self) -> TurnFrame:
        other = TurnFrame(self.first)
        other.at = self.at
        other.asked = self.asked
        other.staying = self.staying
        return other

    def step(self, state: WowState) -> int:
        if state.left_seats and self.at not in (0, 5, 6) and not state.in_game(state.turn_player):
            self.at = 5  # nobody is left to take the other steps: "this turn" ends at once (wow:102.2)
        at = self.at
        self.at += 1
        if at == 0:
            self.begin(state)
        if at in (0, READY_STEP):
            return self.ready_step(state)
        if at == 1:
            self.draw_step(state)
        elif at == 2:
            state.phase = codes.PHASE_ACTION
            state.emit(codes.EVENT_PHASE, ACTION, NO_REF, state.turn_player, NO_REF, NO_REF, codes.PHASE_ACTION)
            state.frames.append(PriorityWindowFrame(codes.PHASE_ACTION))
        elif at == 3:
            self.after_action(state)
        elif at == 4:
            state.phase = codes.PHASE_END
            emit_and_trigger(
                state, codes.EVENT_PHASE, ENDING, NO_REF, state.turn_player, NO_REF, NO_REF, codes.PHASE_END
            )  # wow7.4:500.2
            state.frames.append(PriorityWindowFrame(codes.PHASE_END))
        elif at == 5:
            return self.wrap_up(state)
        else:
            self.at = 0
        return DONE if state.result is not None else RUN

    def begin(self, state: WowState) -> None:
        """The ready step (wow7.4:501.1): readying uses no chain, then there is a window."""
        seat = self.next_player(state)
        self.asked = NO_MARKS
        self.staying = NO_MARKS
        state.turn += 1
        if state.turn > MOST_TURNS:
            lose(state, [seat for seat in range(state.seats) if state.in_game(seat)], LIMIT)
            return
        state.turn_player = seat
        state.last_turn_numbers[seat] = state.turn  # wow:302.2
        state.has_placed_resource = False
        state.link_count_at_turn_start = state.link_count
        state.phase = codes.PHASE_READY_STEP
        if state.turn_facts:
            state.turn_facts = []
        forget_gone(state)
        state.spent_free_powers = NO_USES
        state.invalidate_unchecked(
            codes.DEPENDS_ON_TURN | codes.DEPENDS_ON_DAMAGE
        )  # what was dealt damage "this turn" was not any more, but has it on it
        state.batch += 1
        state.emit(codes.EVENT_PHASE, READYING, NO_REF, seat, NO_REF, NO_REF, codes.PHASE_READY_STEP)

    def ready_step(self, state: WowState) -> int:
        """What readies, once its player has said what stays exhausted, and what ends with that (wow7.4:501.1)."""
        if state.result is not None:
            return DONE
        seat = state.turn_player
        for piece in may_stay_exhausted(state, seat):
            if piece.ref not in self.asked:
                self.at = READY_STEP
                options = [Option(verb, piece.ref) for verb in (codes.VERB_YES, codes.VERB_NO)]
                state.ask(seat, codes.DECISION_READY, options, piece.ref)
                return ASK
        self.at = 1
        ready_all(state, seat, self.staying)
        drop_modifiers(state, UNTIL_READY_STEP, READYING, seat)
        emit_and_trigger(state, codes.EVENT_TURN, TURNS, NO_REF, seat, NO_REF, NO_REF, state.turn)  # wow7.4:500.2
        state.frames.append(PriorityWindowFrame(codes.PHASE_READY_STEP))
        return RUN

    def next_player(self, state: WowState) -> int:
        """Who takes the next turn: an extra turn first (the newest, wow7.4:500.3), else clockwise.

        After extra turns the order goes on where it was: whoever came next without them comes next.
        """
        if state.turn == 0:
            return self.first if state.in_game(self.first) else state.next_seat(self.first)
        while state.extra_turns:
            seat = state.extra_turns.pop()
            if state.in_game(seat):
                return seat
            if not state.extra_turns:
                return state.next_seat(seat)
        return state.next_seat(state.turn_player)

    def draw_step(self, state: WowState) -> None:
        """The first player skips it in the first turn (wow7.4:501.2)."""
        if state.turn == 1:
            return
        state.phase = codes.PHASE_DRAW_STEP
        state.batch += 1
        state.emit(codes.EVENT_PHASE, DRAWING, NO_REF, state.turn_player, NO_REF, NO_REF, codes.PHASE_DRAW_STEP)
        if replacement(state, state.turn_player) is not None:
            state.frames.append(PriorityWindowFrame(codes.PHASE_DRAW_STEP))
            state.frames.append(DrawFrame([state.turn_player], NO_REF))
            return
        draw(state, state.turn_player, DRAWING)
        state.frames.append(PriorityWindowFrame(codes.PHASE_DRAW_STEP))

    def after_action(self, state: WowState) -> None:
        """A window that a proposal closed is followed by a combat step, and that by a new window (wow:603.3)."""
        if state.combat is None:
            return
        self.at = 2  # any number of combats (wow:600.1)
        state.frames.append(CombatStepFrame())

    def wrap_up(self, state: WowState) -> int:
        """No priority: discard down to the hand size, then "this turn" ends (wow7.4:503.2)."""
        if state.phase != codes.PHASE_WRAP_UP:
            state.phase = codes.PHASE_WRAP_UP
            state.emit(codes.EVENT_PHASE, WRAPPING_UP, NO_REF, state.turn_player, NO_REF, NO_REF, codes.PHASE_WRAP_UP)
        seat = state.turn_player
        hand = state.zone_ids(codes.ZONE_HAND, seat)
        if state.in_game(seat) and len(hand) > hand_limit(state, seat):  # only if there are too many (wow7.4:415.4)
            self.at = 5
            only = decide(
                state,
                seat,
                codes.DECISION_HAND_SIZE,
                [Option(codes.VERB_DISCARD, NO_REF, state.pieces[id].ref) for id in hand],
            )
            if only is None:
                return ASK
            self.apply_answer(state, only)
            return RUN
        drop_modifiers(state, UNTIL_TURN_ENDS, WRAPPING_UP)  # wow7.4:714.3
        forget_uses(state)
        if start_uniqueness_check(state) == DONE:  # what went back may be one too many (wow7.4:414.1)
            self.at = 0
        return RUN

    def apply_answer(self, state: WowState, option: Option) -> None:
        if state.phase == codes.PHASE_READY_STEP:
            self.asked = [*self.asked, option.subject]
            if option.verb == codes.VERB_NO:
                self.staying = [*self.staying, option.subject]
            return
        piece = state.piece_or_none(option.object)
        if piece is not None:
            discard(state, piece, WRAPPING_UP)


def forget_gone(state: WowState) -> None:
    """Last known information is asked for within one turn, but for modifiers and triggered effects that last longer."""
    if not state.last_known_pieces:
        return
    kept: dict[Ref, LastKnown] = {}
    for modifier in state.modifiers:
        keep_known(state, kept, modifier.scope.source)
    for waiting in state.waiting:
        for ref in (waiting.source, waiting.about, waiting.by, *waiting.them):
            keep_known(state, kept, ref)
    state.last_known_pieces = kept


def keep_known(state: WowState, kept: dict[Ref, LastKnown], ref: Ref) -> None:
    """What is known of that reference, if anything is, is among what is kept."""
    gone = state.last_known_pieces.get(ref)
    if gone is not None:
        kept[ref] = gone


def may_stay_exhausted(state: WowState, seat: int) -> list[WowPiece]:
    """The seat's exhausted cards that ready only if it says so (wow7.4:501.1)."""
    found: list[WowPiece] = []
    for modifier in values(state).stays:
        for piece in subjects(state, modifier):
            if piece.control == seat and piece.exhausted and not forbids(state, piece) & STAYS and piece not in found:
                found.append(piece)
    return found


def ready_all(state: WowState, seat: int, staying: list[int]) -> None:
    """The turn player's cards ready, but for those that can't, or that `staying` names (wow7.4:501.1)."""
    pieces = state.pieces
    ids: list[int] = []
    for row in ROWS:
        for id in state.zones[row * state.seats + seat]:
            if pieces[id].exhausted:
                ids.append(id)
    if (state.values or values(state)).by_id:  # by what holds before any of them is ready
        ids = [id for id in ids if not forbids(state, pieces[id]) & STAYS]
    if staying:
        ids = [id for id in ids if pieces[id].ref not in staying]
    ready_together(state, ids, READYING)


def forget_uses(state: WowState) -> None:
    """Once-a-turn limits begin anew (wow7.4:701.4)."""
    for id in state.once_per_turn_ids:
        state.writable_piece(id).used = []
    state.once_per_turn_ids = []
