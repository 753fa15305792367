"""A round (bids:2), from turning up a prize to drawing a card, and one seat's bid."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option, ReasonCollector
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.program import Scope
from regelwerk.kernel.state import ALL
from tests.toys import table
from tests.toys.bids import state as bids
from tests.toys.bids.state import BidsState, PrizeCard, value_of

TURN_UP: Final = bids.rule("bids:2.1")
BIDDING: Final = bids.rule("bids:2.2")
WINNING: Final = bids.rule("bids:2.3")
ENDING: Final = bids.rule("bids:2.5")
LAST_PRIZE: Final = bids.rule("bids:5.1")

MOST: Final = 2
"""Cards of one bid."""


class Round(Frame[BidsState]):
    """All rounds, one after the other.

    at    the step of the round that comes next
    todo  seats that have yet to bid
    bids  references of what each seat has bid; the cards stay in the hands until all are shown,
          so that nobody can count them
    """

    __slots__ = ("at", "bids", "todo")

    def __init__(self) -> None:
        self.at = 0
        self.todo: list[int] = []
        self.bids: list[list[Ref]] = []

    def copy(self) -> Round:
        other = Round()
        other.at = self.at
        other.todo = self.todo[:]
        other.bids = [bid[:] for bid in self.bids]
        return other

    def step(self, state: BidsState) -> int:
        if self.at == 0:
            self.turn_up(state)
        elif self.at == 1 and self.todo:
            seat = self.todo.pop(0)
            if state.in_game(seat) and (state.windows == ALL or state.held(bids.HAND, seat)):
                state.frames.append(Bidding(seat))
        elif self.at == 1:
            self.reveal(state)
        else:
            self.clean_up(state)
        return RUN

    def turn_up(self, state: BidsState) -> None:
        stock = state.zones[state.zone(bids.STOCK, 0)]
        if not stock:
            finish(state)
            return
        if not state.in_game(state.lead):
            state.lead = state.next_seat(state.lead)
        state.round += 1
        state.batch += 1
        prize = state.move(stock[-1], state.zone(bids.SHOWN, 0))
        state.emit(bids.E_PRIZE, TURN_UP, NO_REF, -1, prize.ref)
        self.todo = state.clockwise(state.lead)
        self.bids = [[] for _ in range(state.seats)]
        self.at = 1

    def reveal(self, state: BidsState) -> None:
        """Everything that was bid is shown in one batch; then the prize and the lost heart."""
        self.at = 2
        state.batch += 1
        sums = [0] * state.seats
        for seat in state.clockwise(state.lead):
            for ref in self.bids[seat]:
                piece = state.piece_or_none(ref)
                if piece is not None:
                    piece = state.move(piece.id, state.zone(bids.PILE, seat))
                    sums[seat] += value_of(piece)
                    state.emit(bids.E_BID, BIDDING, NO_REF, seat, piece.ref, NO_REF, value_of(piece))
        self.bids = [[] for _ in range(state.seats)]
        state.batch += 1
        prize = state.held(bids.SHOWN, 0)[-1]
        winner = self.winner(state, sums)
        self.lowest(state, sums)
        if winner >= 0 and state.result is None:
            state.lead = winner
            state.emit(bids.E_WON, WINNING, NO_REF, winner, prize.ref, NO_REF, sums[winner])
            assert isinstance(prize.card, PrizeCard)
            state.frames.append(Scope(prize.card.program, prize.ref, winner))

    def winner(self, state: BidsState, sums: list[int]) -> int:
        """Who alone has the highest sum above 0 that is there only once, -1 if nobody (bids:2.3)."""
        best = -1
        for seat in state.clockwise(state.lead):
            if sums[seat] > 0 and sums.count(sums[seat]) == 1 and (best < 0 or sums[seat] > sums[best]):
                best = seat
        return best

    def lowest(self, state: BidsState, sums: list[int]) -> None:
        """Who alone bid the least loses a heart (bids:2.4)."""
        seats = state.clockwise(state.lead)
        least = min(sums[seat] for seat in seats)
        losers = [seat for seat in seats if sums[seat] == least]
        if len(losers) == 1:
            bids.lose_heart(state, losers[0], bids.LOWEST)

    def clean_up(self, state: BidsState) -> None:
        self.at = 0
        state.batch += 1
        state.move(state.held(bids.SHOWN, 0)[-1].id, state.zone(bids.USED, 0))
        for seat in state.clockwise(state.lead):
            bids.draw(state, seat, 1, ENDING)


def finish(state: BidsState) -> None:
    """The stock is empty: all teams with the most points win (bids:5.1)."""
    alive = {state.teams[seat] for seat in range(state.seats) if state.in_game(seat)}
    most = max(state.points[team] for team in alive)
    best = {team for team in alive if state.points[team] == most}
    state.emit(bids.E_OVER, LAST_PRIZE, NO_REF, -1, NO_REF, NO_REF, most)
    state.finish([seat for seat in range(state.seats) if state.teams[seat] in best], LAST_PRIZE)


class Bidding(Frame[BidsState]):
    """One seat's bid: an announcement that changes nothing until it is complete."""

    __slots__ = ("picks", "seat", "stopped")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.picks: list[Ref] = []
        self.stopped = False

    def copy(self) -> Bidding:
        other = Bidding(self.seat)
        other.picks = self.picks[:]
        other.stopped = self.stopped
        return other

    def step(self, state: BidsState) -> int:
        if not state.in_game(self.seat):
            return DONE
        options = [] if self.stopped else self.options(state)
        if not options:
            below = state.frames[-2]
            assert isinstance(below, Round)
            below.bids[self.seat] = self.picks
            return DONE
        if self.picks:
            state.ask_next_step(self.seat, bids.BID, options, NO_REF, bids.BID)
        else:
            state.ask(self.seat, bids.BID, options)
        return ASK

    def options(self, state: BidsState) -> list[Option]:
        """What can be added, each set in one order only, and stopping."""
        if len(self.picks) == MOST:
            return []
        found = [Option(bids.ADD, piece.ref) for piece in state.hand(self.seat) if self.may_add(state, piece.ref, None)]
        return found + [Option(bids.STOP)]

    def may_add(self, state: BidsState, ref: Ref, reasons: ReasonCollector | None) -> bool:
        """Whether this card can be the next of the bid; lists, rechecks and explains."""
        if table.held(state, ref, state.zone(bids.HAND, self.seat)) is None:
            return reasons.add(BIDDING, "no-such-card", ref) if reasons is not None else False
        if ref in self.picks:
            return reasons.add(BIDDING, "picked-already", ref) if reasons is not None else False
        if self.picks:
            order = [held.ref for held in state.hand(self.seat)]
            if order.index(ref) < order.index(self.picks[-1]):
                return reasons.add(bids.OFFERED, "out-of-order", ref) if reasons is not None else False
        return True

    def apply_answer(self, state: BidsState, option: Option) -> None:
        if option.verb == bids.STOP:
            self.stopped = True
        else:
            self.picks.append(option.subject)
