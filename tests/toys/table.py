"""What both toys share beside the kernel: zones as a seat sees them, dealing anew, acts, names for records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regelwerk.kernel.decision import Option, Reason, Refused
from regelwerk.kernel.defs import Def, Defs
from regelwerk.kernel.event import Called, Event
from regelwerk.kernel.frames import advance
from regelwerk.kernel.game import OFFER_DRAW, WITHDRAW_DRAW
from regelwerk.kernel.piece import ID_BITS, ID_MASK, Piece
from regelwerk.kernel.rulebook import Rule
from regelwerk.kernel.sight import face_of, knows, name_of
from regelwerk.kernel.state import OPEN, OWN, State

# --------------------------------------------------------------------------- seeing


def seen_piece(state: State, piece: Piece[Any], seat: int) -> dict[str, Any]:
    """A piece in a zone where the seat can follow it: its handle, and its face if the seat knows it."""
    return {"handle": name_of(piece, seat), "owner": piece.owner, "face": face_of(state, piece, seat)}


def seen_zone(state: State, zone: int, seat: int) -> dict[str, Any]:
    """A zone of a seat: how many, and what the viewer may know of which.

    Of another seat's hand the cards that can be followed or are known are listed, in the
    order of handles and faces: their order in the hand is nobody's business. Of a deck
    the known faces with their places.
    """
    pieces = [state.pieces[id] for id in state.zones[zone]]
    sight = state.kinds[state.kind_of(zone)]
    if sight == OPEN or (sight == OWN and zone % state.seats == seat):
        return {"count": len(pieces), "cards": [seen_piece(state, piece, seat) for piece in pieces]}
    if sight == OWN:
        known = [
            [name_of(piece, seat), piece.card.code if knows(piece.knows, seat) else ""]
            for piece in pieces
            if knows(piece.knows, seat) or name_of(piece, seat)
        ]
        return {"count": len(pieces), "known": sorted(known)}
    places = [[place, piece.card.code] for place, piece in enumerate(pieces) if knows(piece.knows, seat)]
    return {"count": len(pieces), "places": places}


# ---------------------------------------------------------------------- dealing anew


def pools_of(defs: Defs, unseen: Sequence[Sequence[str]] | None) -> list[list[Def]] | None:
    """Unseen codes as definitions, seat by seat."""
    if unseen is None:
        return None
    return [[defs.by_code[code] for code in codes] for codes in unseen]


def ask_again(state: State, seat: int) -> None:
    """After a new deal, list the options of whoever else is asked anew, under the number it had."""
    decision = state.decision
    if decision is None or decision.seat == seat:
        return
    state.decision = None
    advance(state)
    if state.decision is not None:
        state.asked = state.decision.number = decision.number


def events_of(state: State, dealt: State, seat: int) -> list[Event]:
    """The events of `state` as they would read if its hidden faces were those of `dealt`."""
    told = []
    for event in state.events:
        then = event.a_called
        if then.card.index and not knows(then.knows, seat):
            card = dealt.pieces[(event.a & ID_MASK) - 1].card
            then = Called(then.handle, then.private, card, then.knows)
        pieces = (then, event.b_called, event.source_called)
        told.append(
            Event(event.kind, event.rule, event.source, event.batch, event.seat, event.a, event.b, event.n, *pieces)
        )
    return told


# -------------------------------------------------------------------------- playing


def among(state: State, option: Option) -> bool:
    """Whether it is one of the options of the open decision."""
    return state.decision is not None and any(option.same(other) for other in state.decision.options)


def held(state: State, ref: int, zone: int) -> Piece[Any] | None:
    """The piece of a reference that somebody sent, if it stands in that zone now."""
    if ref <= 0 or (ref & ID_MASK) > len(state.pieces):
        return None
    piece = state.find(ref)
    return piece if piece is not None and piece.zone == zone else None


def held_anywhere(state: State, ref: int) -> int:
    """A reference that somebody sent, or 0 if there is no such piece now."""
    if ref <= 0 or (ref & ID_MASK) > len(state.pieces):
        return 0
    return ref if state.find(ref) is not None else 0


def offer(state: State, seat: int, verb: str, rule: Rule) -> None:
    """Offer a draw or take the offer back; agreed by all who are in the game, it is one."""
    if verb == WITHDRAW_DRAW:
        if not state.offers >> seat & 1:
            raise Refused([Reason(rule, "no-offer")])
        state.offers &= ~(1 << seat)
        return
    state.offers |= 1 << seat
    if all(state.offers >> other & 1 for other in state.clockwise(0)):
        state.finish([], rule)


def offers_draw(verb: str) -> bool:
    """Whether the act is about a draw."""
    return verb in (OFFER_DRAW, WITHDRAW_DRAW)


def piece_key(state: State, ref: int) -> str:
    """A reference for records: `seat1`, or owner:number among that owner's pieces.incarnation."""
    if ref <= 0:
        return "-" if ref == 0 else f"seat{-1 - ref}"
    piece = state.pieces[(ref & ID_MASK) - 1]
    number = sum(1 for other in state.pieces[: piece.id] if other.owner == piece.owner)
    return f"{piece.owner}:{number}.{ref >> ID_BITS}"
