"""A round (bids:2), from turning up a prize to drawing a card, and one seat's bid."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option, Why
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame
from regelwerk.kernel.program import Scope
from regelwerk.kernel.state import ALL
from tests.toys import table
from tests.toys.bids import state as b
from tests.toys.bids.state import BidsState, PrizeCard, value_of

TURN_UP: Final = b.rule("bids:2.1")
BIDDING: Final = b.rule("bids:2.2")
WINNING: Final = b.rule("bids:2.3")
ENDING: Final = b.rule("bids:2.5")
LAST_PRIZE: Final = b.rule("bids:5.1")

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
        self.bids: list[list[int]] = []

    def copy(self) -> Round:
        other = Round()
        other.at = self.at
        other.todo = self.todo[:]
        other.bids = [bid[:] for bid in self.bids]
        return other

    def step(self, s: BidsState) -> int:
        if self.at == 0:
            self.turn_up(s)
        elif self.at == 1 and self.todo:
            seat = self.todo.pop(0)
            if s.in_game(seat) and (s.windows == ALL or s.held(b.HAND, seat)):
                s.frames.append(Bidding(seat))
        elif self.at == 1:
            self.reveal(s)
        else:
            self.clean_up(s)
        return RUN

    def turn_up(self, s: BidsState) -> None:
        stock = s.zones[s.zone(b.STOCK, 0)]
        if not stock:
            finish(s)
            return
        if not s.in_game(s.lead):
            s.lead = s.next_seat(s.lead)
        s.round += 1
        s.batch += 1
        prize = s.move(stock[-1], s.zone(b.SHOWN, 0))
        s.emit(b.E_PRIZE, TURN_UP, 0, -1, prize.ref)
        self.todo = s.clockwise(s.lead)
        self.bids = [[] for _ in range(s.seats)]
        self.at = 1

    def reveal(self, s: BidsState) -> None:
        """Everything that was bid is shown in one batch; then the prize and the lost heart."""
        self.at = 2
        s.batch += 1
        sums = [0] * s.seats
        for seat in s.clockwise(s.lead):
            for ref in self.bids[seat]:
                piece = s.find(ref)
                if piece is not None:
                    piece = s.move(piece.id, s.zone(b.PILE, seat))
                    sums[seat] += value_of(piece)
                    s.emit(b.E_BID, BIDDING, 0, seat, piece.ref, 0, value_of(piece))
        self.bids = [[] for _ in range(s.seats)]
        s.batch += 1
        prize = s.held(b.SHOWN, 0)[-1]
        winner = self.winner(s, sums)
        self.lowest(s, sums)
        if winner >= 0 and s.result is None:
            s.lead = winner
            s.emit(b.E_WON, WINNING, 0, winner, prize.ref, 0, sums[winner])
            assert isinstance(prize.card, PrizeCard)
            s.frames.append(Scope(prize.card.program, prize.ref, winner))

    def winner(self, s: BidsState, sums: list[int]) -> int:
        """Who alone has the highest sum above 0 that is there only once, -1 if nobody (bids:2.3)."""
        best = -1
        for seat in s.clockwise(s.lead):
            if sums[seat] > 0 and sums.count(sums[seat]) == 1 and (best < 0 or sums[seat] > sums[best]):
                best = seat
        return best

    def lowest(self, s: BidsState, sums: list[int]) -> None:
        """Who alone bid the least loses a heart (bids:2.4)."""
        seats = s.clockwise(s.lead)
        least = min(sums[seat] for seat in seats)
        losers = [seat for seat in seats if sums[seat] == least]
        if len(losers) == 1:
            b.lose_heart(s, losers[0], b.LOWEST)

    def clean_up(self, s: BidsState) -> None:
        self.at = 0
        s.batch += 1
        s.move(s.held(b.SHOWN, 0)[-1].id, s.zone(b.USED, 0))
        for seat in s.clockwise(s.lead):
            b.draw(s, seat, 1, ENDING)


def finish(s: BidsState) -> None:
    """The stock is empty: all teams with the most points win (bids:5.1)."""
    alive = {s.teams[seat] for seat in range(s.seats) if s.in_game(seat)}
    most = max(s.points[team] for team in alive)
    best = {team for team in alive if s.points[team] == most}
    s.emit(b.E_OVER, LAST_PRIZE, 0, -1, 0, 0, most)
    s.finish([seat for seat in range(s.seats) if s.teams[seat] in best], LAST_PRIZE)


class Bidding(Frame[BidsState]):
    """One seat's bid: an announcement that changes nothing until it is complete."""

    __slots__ = ("picks", "seat", "stopped")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.picks: list[int] = []
        self.stopped = False

    def copy(self) -> Bidding:
        other = Bidding(self.seat)
        other.picks = self.picks[:]
        other.stopped = self.stopped
        return other

    def step(self, s: BidsState) -> int:
        if not s.in_game(self.seat):
            return DONE
        options = [] if self.stopped else self.options(s)
        if not options:
            below = s.frames[-2]
            assert isinstance(below, Round)
            below.bids[self.seat] = self.picks
            return DONE
        if self.picks:
            s.ask_more(self.seat, b.BID, options, 0, b.BID)
        else:
            s.ask(self.seat, b.BID, options)
        return ASK

    def options(self, s: BidsState) -> list[Option]:
        """What can be added, each set in one order only, and stopping."""
        if len(self.picks) == MOST:
            return []
        found = [Option(b.ADD, piece.ref) for piece in s.hand(self.seat) if self.may_add(s, piece.ref, None)]
        return found + [Option(b.STOP)]

    def may_add(self, s: BidsState, ref: int, why: Why | None) -> bool:
        """Whether this card can be the next of the bid; lists, rechecks and explains."""
        if table.held(s, ref, s.zone(b.HAND, self.seat)) is None:
            return why.no(BIDDING, "no-such-card", ref) if why is not None else False
        if ref in self.picks:
            return why.no(BIDDING, "picked-already", ref) if why is not None else False
        if self.picks:
            order = [held.ref for held in s.hand(self.seat)]
            if order.index(ref) < order.index(self.picks[-1]):
                return why.no(b.OFFERED, "out-of-order", ref) if why is not None else False
        return True

    def answer(self, s: BidsState, option: Option) -> None:
        if option.verb == b.STOP:
            self.stopped = True
        else:
            self.picks.append(option.subject)
