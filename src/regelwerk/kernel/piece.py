"""Pieces: cards, figures and tokens, what each is called, and what stays known of those that left."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from regelwerk.kernel.definitions import Definition
from regelwerk.kernel.event import NO_IDENTITY, PieceIdentity
from regelwerk.kernel.ids import Handle, Ref, Seat
from regelwerk.kernel.mypyc_compat import mypyc_attr

ID_BITS: Final = 16
ID_MASK: Final = 0xFFFF
INCARNATION_STEP: Final = 1 << ID_BITS
"""What a reference grows by when its piece becomes a different one."""

D = TypeVar("D", bound="Definition")


def seat_ref(seat: Seat) -> Ref:
    """A seat where a reference is wanted: below 0.

    >>> seat_ref(Seat(0)), seat_ref(Seat(2))
    (-1, -3)
    """
    return Ref(-1 - seat)


def as_seat(ref: Ref) -> Seat:
    """The seat that a reference below 0 means.

    >>> as_seat(seat_ref(Seat(2)))
    2
    """
    return Seat(-1 - ref)


@mypyc_attr(acyclic=True)
class WriteToken:
    """Token of copy-on-write: a piece may be written by the state that holds its token."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece(Generic[D]):
    """A card, figure or token. Games subclass it with their own fields, `copy` and `reset`.

    id           index in `State.pieces`, never changes and is never sent to anybody
    ref          reference to this incarnation, never 0; another one whenever it becomes a different piece
    card         its definition
    owner        the seat that owns it
    zone         where it is (see `State.zones`)
    identity     what it is called and who knows its face; replaced, never changed
    write_token  copy-on-write token
    """

    __slots__ = ("card", "id", "identity", "owner", "ref", "write_token", "zone")

    def __init__(self, id: int, card: D, owner: int, zone: int, own: WriteToken) -> None:
        self.id = id
        self.ref = Ref(id + 1)
        self.card = card
        self.owner = Seat(owner)
        self.zone = zone
        self.identity = NO_IDENTITY
        self.write_token = own

    def copy_fields_to(self, other: Piece[D], own: WriteToken) -> None:
        """Copy the kernel's fields into `other`; for `copy` of subclasses."""
        other.id = self.id
        other.ref = self.ref
        other.card = self.card
        other.owner = self.owner
        other.zone = self.zone
        other.identity = self.identity
        other.write_token = own

    def copy(self, own: WriteToken) -> Piece[D]:
        """A copy that belongs to `own`."""
        other: Piece[D] = Piece(self.id, self.card, self.owner, self.zone, own)
        self.copy_fields_to(other, own)
        return other

    def __repr__(self) -> str:
        return (
            f"{type(self).__name__}({self.id}, ref={self.ref}, {self.card.code!r}, seat {self.owner}, zone {self.zone})"
        )

    def reset(self) -> None:
        """Forget everything that a different piece does not keep; called when the reference changes."""

    @property
    def incarnation(self) -> int:
        """How often it has become a different piece."""
        return self.ref >> ID_BITS

    @incarnation.setter
    def incarnation(self, stamp: int) -> None:
        self.ref = Ref((self.id + 1) | (stamp << ID_BITS))

    @property
    def handle(self) -> Handle:
        """What everybody but its owner calls it, 0 while nobody else can follow it."""
        return self.identity.handle

    @handle.setter
    def handle(self, handle: Handle) -> None:
        self.set_identity(handle, self.identity.owner_handle, self.identity.known_to)

    @property
    def owner_handle(self) -> Handle:
        """What its owner calls it, 0 while even the owner cannot follow it."""
        return self.identity.owner_handle

    @owner_handle.setter
    def owner_handle(self, owner_handle: Handle) -> None:
        self.set_identity(self.identity.handle, owner_handle, self.identity.known_to)

    @property
    def known_to(self) -> int:
        """Bit set of the seats that know its face now; a shuffle clears it."""
        return self.identity.known_to

    @known_to.setter
    def known_to(self, seats: int) -> None:
        self.set_identity(self.identity.handle, self.identity.owner_handle, seats)

    def set_identity(self, handle: Handle, owner_handle: Handle, known_to: int) -> None:
        """From now on it has these names, and these seats know its face."""
        self.identity = (
            PieceIdentity(handle, owner_handle, self.card, known_to)
            if handle or owner_handle or known_to
            else NO_IDENTITY
        )

    def set_face(self, card: D) -> None:
        """It gets another face, and stays the piece it is."""
        self.card = card
        identity = self.identity
        if identity is not NO_IDENTITY:
            self.set_identity(identity.handle, identity.owner_handle, identity.known_to)


@mypyc_attr(acyclic=True)
class LastKnown:
    """Last known information: the piece as it left, and derived values as they were."""

    __slots__ = ("piece", "ref", "values")

    def __init__(self, ref: Ref, piece: Piece[Any], values: list[int]) -> None:
        self.ref = ref
        self.piece = piece
        self.values = values
