"""Pieces: cards, figures and tokens, what each is called, and what stays known of those that left."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from regelwerk.kernel.defs import Def
from regelwerk.kernel.event import UNCALLED, Called
from regelwerk.kernel.native import mypyc_attr

ID_BITS: Final = 16
ID_MASK: Final = 0xFFFF
STAMP: Final = 1 << ID_BITS
"""What a reference grows by when its piece becomes a different one."""

D = TypeVar("D", bound="Def")


def seat_ref(seat: int) -> int:
    """A seat where a reference is wanted: below 0.

    >>> seat_ref(0), seat_ref(2)
    (-1, -3)
    """
    return -1 - seat


def as_seat(ref: int) -> int:
    """The seat that a reference below 0 means.

    >>> as_seat(seat_ref(2))
    2
    """
    return -1 - ref


class Owner:
    """Token of copy-on-write: a piece may be written by the state that holds its token."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece(Generic[D]):
    """A card, figure or token. Games subclass it with their own fields, `copy` and `renew`.

    id      index in `State.pieces`, never changes and is never sent to anybody
    ref     reference to this incarnation, never 0; another one whenever it becomes a different piece
    card    its definition
    owner   the seat that owns it
    zone    where it is (see `State.zones`)
    called  what it is called and who knows its face; replaced, never changed
    own     copy-on-write token
    """

    __slots__ = ("called", "card", "id", "own", "owner", "ref", "zone")

    def __init__(self, id: int, card: D, owner: int, zone: int, own: Owner) -> None:
        self.id = id
        self.ref = id + 1
        self.card = card
        self.owner = owner
        self.zone = zone
        self.called = UNCALLED
        self.own = own

    def fill(self, other: Piece[D], own: Owner) -> None:
        """Copy the kernel's fields into `other`; for `copy` of subclasses."""
        other.id = self.id
        other.ref = self.ref
        other.card = self.card
        other.owner = self.owner
        other.zone = self.zone
        other.called = self.called
        other.own = own

    def copy(self, own: Owner) -> Piece[D]:
        """A copy that belongs to `own`."""
        other: Piece[D] = Piece(self.id, self.card, self.owner, self.zone, own)
        self.fill(other, own)
        return other

    def __repr__(self) -> str:
        return (
            f"{type(self).__name__}({self.id}, ref={self.ref}, {self.card.code!r}, seat {self.owner}, zone {self.zone})"
        )

    def renew(self) -> None:
        """Forget everything that a different piece does not keep; called when the reference changes."""

    @property
    def stamp(self) -> int:
        """How often it has become a different piece."""
        return self.ref >> ID_BITS

    @stamp.setter
    def stamp(self, stamp: int) -> None:
        self.ref = (self.id + 1) | (stamp << ID_BITS)

    @property
    def handle(self) -> int:
        """What everybody but its owner calls it, 0 while nobody else can follow it."""
        return self.called.handle

    @handle.setter
    def handle(self, handle: int) -> None:
        self.call(handle, self.called.private, self.called.knows)

    @property
    def private(self) -> int:
        """What its owner calls it, 0 while even the owner cannot follow it."""
        return self.called.private

    @private.setter
    def private(self, private: int) -> None:
        self.call(self.called.handle, private, self.called.knows)

    @property
    def knows(self) -> int:
        """Bit set of the seats that know its face now; a shuffle clears it."""
        return self.called.knows

    @knows.setter
    def knows(self, seats: int) -> None:
        self.call(self.called.handle, self.called.private, seats)

    def call(self, handle: int, private: int, knows: int) -> None:
        """From now on it has these names, and these seats know its face."""
        self.called = Called(handle, private, self.card, knows) if handle or private or knows else UNCALLED

    def become(self, card: D) -> None:
        """It gets another face, and stays the piece it is."""
        self.card = card
        self.knows = self.called.knows


class Gone:
    """Last known information: the piece as it left, and derived values as they were."""

    __slots__ = ("piece", "ref", "values")

    def __init__(self, ref: int, piece: Piece[Any], values: list[int]) -> None:
        self.ref = ref
        self.piece = piece
        self.values = values
