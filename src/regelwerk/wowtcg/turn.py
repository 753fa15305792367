"""The turn (wow7.4:500-503): start phase, action phase with combat steps, end phase."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.deciding import decide
from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.changes import discard, draw, ready
from regelwerk.wowtcg.checks import start_repair
from regelwerk.wowtcg.combat import CombatStep
from regelwerk.wowtcg.leaving import lose
from regelwerk.wowtcg.modifiers import drop_modifiers
from regelwerk.wowtcg.priority import Window
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import UNTIL_READY_STEP, UNTIL_TURN_ENDS, WowState
from regelwerk.wowtcg.triggers import happen
from regelwerk.wowtcg.values import forbids, hand_limit, values

TURNS: Final = rule("wow7.4:500.1")
READYING: Final = rule("wow7.4:501.1")
DRAWING: Final = rule("wow7.4:501.2")
ACTION: Final = rule("wow7.4:502")
ENDING: Final = rule("wow7.4:503")
WRAPPING_UP: Final = rule("wow7.4:503.2")
LIMIT: Final = rule("ruling:turn-limit")

"""Maximum hand size (wow7.4:415.4)."""
ROWS: Final = [c.RESOURCES, c.HERO_ROW, c.ALLIES, c.ATTACHED]
"""The rows of play, in the order in which their cards ready."""
STAYS: Final = c.NO_READY | c.NO_NEXT_READY
"""What keeps a card exhausted in the ready step."""
MOST_TURNS: Final = 500
"""After so many turns the game is a draw (ruling:turn-limit)."""


class Turn(Frame[WowState]):
    """One turn after the other. `at` is the next thing to do in the turn; `first` the seat that begins."""

    __slots__ = ("at", "first")

    def __init__(self, first: int) -> None:
        self.first = first
        self.at = 0

    def copy(self) -> Turn:
        other = Turn(self.first)
        other.at = self.at
        return other

    def step(self, s: WowState) -> int:
        if s.left and 0 < self.at < 5 and not s.in_game(s.active):
            self.at = 5  # nobody is left to take the other steps: "this turn" ends at once (wow:102.2)
        at = self.at
        self.at += 1
        if at == 0:
            self.begin(s)
        elif at == 1:
            self.draw_step(s)
        elif at == 2:
            s.phase = c.ACTION
            s.emit(c.E_PHASE, ACTION, 0, s.active, 0, 0, c.ACTION)
            s.frames.append(Window(c.ACTION))
        elif at == 3:
            self.after_action(s)
        elif at == 4:
            s.phase = c.END
            happen(s, c.E_PHASE, ENDING, 0, s.active, 0, 0, c.END)  # wow7.4:500.2
            s.frames.append(Window(c.END))
        elif at == 5:
            return self.wrap_up(s)
        else:
            self.at = 0
        return DONE if s.result is not None else RUN

    def begin(self, s: WowState) -> None:
        """The ready step (wow7.4:501.1): readying uses no chain, then there is a window."""
        seat = self.next_player(s)
        s.turn += 1
        if s.turn > MOST_TURNS:
            lose(s, [seat for seat in range(s.seats) if s.in_game(seat)], LIMIT)
            return
        s.active = seat
        s.started[seat] = s.turn  # wow:302.2
        s.placed = False
        s.links_before = s.links
        s.phase = c.READY_STEP
        s.notes = []
        forget_gone(s)
        s.idle = []
        s.touch(c.R_TURN | c.R_DAMAGE)  # what was dealt damage "this turn" was not any more
        s.batch += 1
        s.emit(c.E_PHASE, READYING, 0, seat, 0, 0, c.READY_STEP)
        ready_all(s, seat)
        drop_modifiers(s, UNTIL_READY_STEP, READYING, seat)
        happen(s, c.E_TURN, TURNS, 0, seat, 0, 0, s.turn)  # wow7.4:500.2
        s.frames.append(Window(c.READY_STEP))

    def next_player(self, s: WowState) -> int:
        """Who takes the next turn: an extra turn first (the newest, wow7.4:500.3), else clockwise.

        After extra turns the order goes on where it was: whoever came next without them comes next.
        """
        if s.turn == 0:
            return self.first if s.in_game(self.first) else s.next_seat(self.first)
        while s.extra:
            seat = s.extra.pop()
            if s.in_game(seat):
                return seat
            if not s.extra:
                return s.next_seat(seat)
        return s.next_seat(s.active)

    def draw_step(self, s: WowState) -> None:
        """The first player skips it in the first turn (wow7.4:501.2)."""
        if s.turn == 1:
            return
        s.phase = c.DRAW_STEP
        s.batch += 1
        s.emit(c.E_PHASE, DRAWING, 0, s.active, 0, 0, c.DRAW_STEP)
        draw(s, s.active, DRAWING)
        s.frames.append(Window(c.DRAW_STEP))

    def after_action(self, s: WowState) -> None:
        """A window that a proposal closed is followed by a combat step, and that by a new window (wow:603.3)."""
        if s.combat is None:
            return
        self.at = 2  # any number of combats (wow:600.1)
        s.frames.append(CombatStep())

    def wrap_up(self, s: WowState) -> int:
        """No priority: discard down to the hand size, then "this turn" ends (wow7.4:503.2)."""
        if s.phase != c.WRAP_UP:
            s.phase = c.WRAP_UP
            s.emit(c.E_PHASE, WRAPPING_UP, 0, s.active, 0, 0, c.WRAP_UP)
        seat = s.active
        hand = s.zone(c.HAND, seat)
        if s.in_game(seat) and len(hand) > hand_limit(s, seat):  # only if there are too many (wow7.4:415.4)
            self.at = 5
            only = decide(s, seat, c.HAND_SIZE, [Option(c.DISCARD, 0, s.pieces[id].ref) for id in hand])
            if only is None:
                return ASK
            self.answer(s, only)
            return RUN
        drop_modifiers(s, UNTIL_TURN_ENDS, WRAPPING_UP)  # wow7.4:714.3
        forget_uses(s)
        start_repair(s)  # what went back may be one too many, before the next turn begins (wow7.4:414.1)
        return RUN

    def answer(self, s: WowState, option: Option) -> None:
        p = s.at(option.object)
        if p is not None:
            discard(s, p, WRAPPING_UP)


def forget_gone(s: WowState) -> None:
    """Last known information is asked for within one turn, but for modifiers and triggered effects that last longer."""
    if s.gone:
        lasting = [m.scope.source for m in s.modifiers]
        for waiting in s.waiting:
            lasting += [waiting.source, waiting.about, waiting.by, *waiting.them]
        s.gone = {ref: s.gone[ref] for ref in lasting if ref in s.gone}


def ready_all(s: WowState, seat: int) -> None:
    """The turn player's cards ready, but for those that can't (wow7.4:501.1)."""
    seats = s.seats
    ids = [id for row in ROWS for id in s.zones[row * seats + seat] if s.pieces[id].exhausted]
    if (s.values or values(s)).by_id:  # by what holds before any of them is ready
        ids = [id for id in ids if not forbids(s, s.pieces[id]) & STAYS]
    for id in ids:
        ready(s, s.pieces[id], READYING)


def forget_uses(s: WowState) -> None:
    """Once-a-turn limits begin anew (wow7.4:701.4)."""
    for id in s.limited:
        s.writable(id).used = []
    s.limited = []
