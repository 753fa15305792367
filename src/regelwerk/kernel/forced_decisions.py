"""What a seat is asked, and what it is not because there is nothing to decide (ruling:nothing-to-decide).

Two questions cannot matter. One has a single option that must be taken; the other asks in which order things are to
come that are alike. Whether it is asked may depend only on what everybody can see, or silence would tell a secret:
so a game hands in only options and things that are open to all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.persistence.position import PositionEncoder
from regelwerk.kernel.piece import ID_MASK, Piece
from regelwerk.kernel.state import State

EncoderFactory = Callable[[Any], PositionEncoder]
"""From a state of the game to whoever tells its position."""

UNORDERED: Final = ("modifiers", "turn_facts", "waiting")
"""Lists of a position in which the order of two entries does not tell two cards apart."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Thing:
    """One of several things that come one after the other.

    definition  what it is: the lowered word or the card; the very same object for things of one kind
    seat        whose it is
    refs        the references it is bound to, each always at the same place
    values      the numbers it is bound to, each always at the same place
    calm        whether its place among others cannot matter to anybody
    """

    __slots__ = ("calm", "definition", "refs", "seat", "values")

    def __init__(self, definition: object, seat: int, refs: list[Ref], values: list[int], calm: bool = False) -> None:
        self.definition = definition
        self.seat = seat
        self.refs = refs
        self.values = values
        self.calm = calm


NO_THINGS: Final[list[Thing]] = []


def decide(
    state: State,
    seat: int,
    kind: int,
    options: list[Option],
    about: Ref = NO_REF,
    things: Sequence[Thing] = NO_THINGS,
    encoder_of: EncoderFactory | None = None,
) -> Option | None:
    """Ask for what must be done; None if the seat has been asked, else the only option that is left.

    `things`: what is put in order, one for each option; of those that are alike one is offered.
    """
    if things:
        options = distinct(state, options, things, encoder_of)
    if len(options) == 1:
        return options[0]
    state.ask(seat, kind, options, about)
    return None


def distinct(
    state: State, options: list[Option], things: Sequence[Thing], encoder_of: EncoderFactory | None
) -> list[Option]:
    """One option for each kind of thing; a single one if the order cannot matter."""
    if all_calm(things):
        return options[:1]
    found: list[int] = []
    for i in range(len(things)):
        known = False
        for j in found:
            if alike(state, things[j], things[i], encoder_of):
                known = True
                break
        if not known:
            found.append(i)
    return [options[i] for i in found]


def all_calm(things: Sequence[Thing]) -> bool:
    """Whether the place of none of them can matter."""
    for thing in things:
        if not thing.calm:
            return False
    return True


def alike(state: State, a: Thing, b: Thing, encoder_of: EncoderFactory | None) -> bool:
    """Whether it is the same which of the two comes first.

    They have the same definition, the same seat and the same values, and are bound to the same pieces, or one to a
    piece where the other is to a second piece that could lie in its place.
    """
    if a.definition is not b.definition or a.seat != b.seat or a.values != b.values or len(a.refs) != len(b.refs):
        return False
    apart = [i for i in range(len(a.refs)) if a.refs[i] != b.refs[i]]
    if not apart:
        return True
    x = a.refs[apart[0]]
    y = b.refs[apart[0]]
    if encoder_of is None or x <= 0 or y <= 0:
        return False
    for i in range(len(a.refs)):
        pair = (a.refs[i], b.refs[i])
        if (pair[0] in (x, y) or pair[1] in (x, y)) and pair != (x, y) and pair != (y, x):
            return False
        if i in apart and pair != (x, y) and pair != (y, x):
            return False
    return interchangeable(state, x, y, encoder_of)


def interchangeable(state: State, x: Ref, y: Ref, encoder_of: EncoderFactory) -> bool:
    """Whether nothing would be different if the two pieces changed places."""
    piece = state.pieces[(x & ID_MASK) - 1]
    q = state.pieces[(y & ID_MASK) - 1]
    if piece.id == q.id or piece.card is not q.card or piece.zone != q.zone or piece.zone < 0 or piece.owner != q.owner:
        return False
    encoder = encoder_of(state)
    if piece.ref != x or q.ref != y:  # both have left, and were the same as they did
        if piece.ref == x or q.ref == y or encoder.ref(x) != encoder.ref(y):
            return False
    other = state.fork()
    zone = other.writable_zone(piece.zone)
    i = zone.index(piece.id)
    j = zone.index(q.id)
    zone[i] = q.id
    zone[j] = piece.id
    return looks_alike(encoder, encoder_of(other), piece, q)


def looks_alike(encoder: PositionEncoder, swapped: PositionEncoder, piece: Piece[Any], q: Piece[Any]) -> bool:
    """Whether a position is the same as the one in which these two have changed places.

    A whole position is many times the work of a decision, so only that is told in which the two can show: each in the
    place of the other, whatever is in no zone, and the pieces that hold more than their own.
    """
    if encoder.piece(piece) != swapped.piece(q) or encoder.piece(q) != swapped.piece(piece):
        return False
    if loose(encoder.fields(encoder.state)) != loose(swapped.fields(swapped.state)):
        return False
    for ids in encoder.state.zones:
        for id in ids:
            other = encoder.state.pieces[id]
            if id != piece.id and id != q.id and encoder.leads_elsewhere(other):
                if encoder.piece(other) != swapped.piece(other):
                    return False
    return True


def loose(data: dict[str, Any]) -> dict[str, Any]:
    """What is told of a position, with those of its lists in order that have none of their own."""
    for name in UNORDERED:
        if name in data:
            data[name] = sorted([repr(entry) for entry in data[name]])
    return data
