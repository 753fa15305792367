"""A booster draft as a value: who has which pack, who has taken what, and what each seat may know of it.

Everybody has a pack and takes one card of it, all at the same time; then the packs go round, the first to the left
(to the next seat), the second to the right, and so in turn (rb06:booster-draft). A seat knows its own pack, its own
pool and who still has to pick. What another seat has taken nobody tells: not the views, not the errors.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from regelwerk.kernel.boosters import open_pack
from regelwerk.kernel.chance import Chance, derive
from regelwerk.kernel.limited import LimitedPlay


class DraftError(ValueError):
    """A draft that there cannot be, or a pick that is none."""


@dataclass(frozen=True)
class DraftView:
    """What a seat may know of a draft.

    seat     whose view it is; seats count from 0, the next one sits to the left
    seats    how many there are
    round    which pack it is, from 1; rounds: how many there are
    pick     which pick of the draft it is, from 1; picks: how many there are
    to_left  whether the packs go to the left in this round
    pack     codes of the cards to take one from, () when the draft is over
    pool     codes of the cards taken so far, in order
    chosen   what the seat has taken in this pick, "" for nothing yet; it goes to the pool when all have picked
    waiting  the seats that still have to pick
    """

    seat: int
    seats: int
    round: int
    rounds: int
    pick: int
    picks: int
    to_left: bool
    pack: tuple[str, ...]
    pool: tuple[str, ...]
    chosen: str
    waiting: tuple[int, ...]

    @property
    def is_over(self) -> bool:
        """Whether everything has been taken."""
        return self.pick > self.picks


@dataclass(frozen=True)
class Pick:
    """One pick: which of the draft (from 1), by which seat, the code of the card."""

    number: int
    seat: int
    card: str


class Draft:
    """A draft being held. Same game, seats and seed: the same packs.

    computers  seats for which drafting players pick; nobody else can
    history    all picks in the order in which they were made, those of the pick under way among them
    """

    def __init__(self, play: LimitedPlay, seats: int, seed: int, computers: Iterable[int] = ()) -> None:
        """Open the packs of the first round. Raises DraftError for too few or too many seats."""
        least, most = play.seats
        if type(seats) is not int or not least <= seats <= most:
            raise DraftError(f"a draft has {least} to {most} seats, not {seats!r}")
        if type(seed) is not int:
            raise DraftError(f"the seed of a draft is a whole number, not {seed!r}")
        self.play = play
        self.seats = seats
        self.seed = seed
        self.computers = frozenset(computers)
        for seat in self.computers:
            self._check_seat(seat)
        self.size = sum(play.booster.contents[0].counts.values())
        self.history: list[Pick] = []
        self._number = 1
        self._chosen: dict[int, str] = {}
        self._pools: list[list[str]] = [[] for _ in range(seats)]
        self._packs: list[list[str]] = self._open(0)

    def _open(self, round: int) -> list[list[str]]:
        first = round * self.seats
        return [open_pack(self.play.booster, Chance(derive(self.seed, first + seat))) for seat in range(self.seats)]

    # ------------------------------------------------------------------ how it stands

    @property
    def picks(self) -> int:
        """How many picks each seat has in the whole draft."""
        return self.size * self.play.draft_packs

    @property
    def number(self) -> int:
        """Which pick it is, from 1; one more than there are when the draft is over."""
        return self._number

    @property
    def is_over(self) -> bool:
        """Whether everything has been taken."""
        return self._number > self.picks

    @property
    def round(self) -> int:
        """Which pack is being drafted, from 1; the last one when the draft is over."""
        return min((self._number - 1) // self.size, self.play.draft_packs - 1) + 1

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that still have to pick."""
        return () if self.is_over else tuple(seat for seat in range(self.seats) if seat not in self._chosen)

    def view(self, seat: int) -> DraftView:
        """What that seat may know. Raises DraftError if there is no such seat."""
        self._check_seat(seat)
        return DraftView(
            seat, self.seats, self.round, self.play.draft_packs, self._number, self.picks, self.round % 2 == 1,
            tuple(self._packs[seat]), tuple(self._pools[seat]), self._chosen.get(seat, ""), self.waiting,
        )  # fmt: skip

    def fork(self) -> Draft:
        """The same draft, which goes on by itself."""
        other = Draft(self.play, self.seats, self.seed, self.computers)
        for pick in self.history:
            other._take(pick.seat, pick.card)
        return other

    # ----------------------------------------------------------------------- picking

    def pick(self, seat: int, card: str) -> None:
        """A person takes a card of the pack before them. Raises DraftError, and changes nothing then."""
        self._check_seat(seat)
        if seat in self.computers:
            raise DraftError(f"seat {seat + 1} is a computer's: nobody else picks for it")
        self._take(seat, card)

    def computer_pick(self, seat: int, card: str) -> None:
        """A drafting player takes a card, in a seat of its own or for a person whose time is up. Raises DraftError."""
        self._check_seat(seat)
        self._take(seat, card)

    def _take(self, seat: int, card: str) -> None:
        if self.is_over:
            raise DraftError("the draft is over: there is nothing left to pick")
        if seat in self._chosen:
            raise DraftError(f"seat {seat + 1} has made pick {self._number} already")
        if card not in self._packs[seat]:
            raise DraftError(f"the pack before seat {seat + 1} has no card {card!r}")
        self._chosen[seat] = card
        self.history.append(Pick(self._number, seat, card))
        if len(self._chosen) == self.seats:
            self._pass_on()

    def _pass_on(self) -> None:
        """All have picked: the cards go to the pools, and the packs to the next seats or away."""
        for seat, card in self._chosen.items():
            self._packs[seat].remove(card)
            self._pools[seat].append(card)
        step = -1 if self.round % 2 == 1 else 1  # to the left: seat 1 gets what was before seat 0
        self._chosen = {}
        self._number += 1
        if self._packs[0]:
            self._packs = [self._packs[(seat + step) % self.seats] for seat in range(self.seats)]
        elif not self.is_over:
            self._packs = self._open(self.round - 1)

    def _check_seat(self, seat: Any) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise DraftError(f"there is no such seat: they are 0 to {self.seats - 1}")

    def __repr__(self) -> str:
        where = "over" if self.is_over else f"pick {self._number} of {self.picks}"
        return f"<draft of {self.play.booster.name}, {self.seats} seats, {where}>"
