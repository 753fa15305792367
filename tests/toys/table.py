"""What both toys share beside the kernel: zones as a seat sees them, dealing anew, acts, names for records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regelwerk.kernel.decision import IllegalActionError, Option, Reason
from regelwerk.kernel.definitions import Definition, Definitions
from regelwerk.kernel.event import Event, PieceIdentity, new_event
from regelwerk.kernel.frames import advance
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.piece import ID_BITS, ID_MASK, Piece, as_seat
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.kernel.ruleset import OFFER_DRAW, WITHDRAW_DRAW
from regelwerk.kernel.state import VISIBLE_TO_ALL, VISIBLE_TO_OWNER, State
from regelwerk.kernel.visibility import face_of, is_known_to, piece_handle

# --------------------------------------------------------------------------- seeing


def seen_piece(state: State, piece: Piece[Any], seat: int) -> dict[str, Any]:
    """A piece in a zone where the seat can follow it: its handle, and its face if the seat knows it."""
    return {"handle": piece_handle(piece, seat), "owner": piece.owner, "face": face_of(state, piece, seat)}


def seen_zone(state: State, zone: int, seat: int) -> dict[str, Any]:
    """A zone of a seat: how many, and what the viewer may know of which.

    Of another seat's hand the cards that can be followed or are known are listed, in the
    order of handles and faces: their order in the hand is nobody's business. Of a deck
    the known faces with their places.
    """
    pieces = [state.pieces[id] for id in state.zones[zone]]
    sight = state.zone_visibility[state.kind_of(zone)]
    if sight == VISIBLE_TO_ALL or (sight == VISIBLE_TO_OWNER and zone % state.seats == seat):
        return {"count": len(pieces), "cards": [seen_piece(state, piece, seat) for piece in pieces]}
    if sight == VISIBLE_TO_OWNER:
        known = [
            [piece_handle(piece, seat), piece.card.code if is_known_to(piece.known_to, seat) else ""]
            for piece in pieces
            if is_known_to(piece.known_to, seat) or piece_handle(piece, seat)
        ]
        return {"count": len(pieces), "known": sorted(known)}
    places = [[place, piece.card.code] for place, piece in enumerate(pieces) if is_known_to(piece.known_to, seat)]
    return {"count": len(pieces), "places": places}


# ---------------------------------------------------------------------- dealing anew


def pools_of(defs: Definitions, unseen: Sequence[Sequence[str]] | None) -> list[list[Definition]] | None:
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
        state.public_decision_count = state.decision.number = decision.number


def events_of(state: State, dealt: State, seat: int) -> list[Event]:
    """The events of `state` as they would read if its hidden faces were those of `dealt`."""
    dealt_events = []
    for event in state.events:
        then = event.about_identity
        if then.card.index and not is_known_to(then.known_to, seat):
            card = dealt.pieces[(event.about & ID_MASK) - 1].card
            then = PieceIdentity(then.handle, then.owner_handle, card, then.known_to)
        pieces = (then, event.other_identity, event.source_identity)
        dealt_events.append(
            new_event(
                event.kind,
                event.rule,
                event.source,
                event.batch,
                event.seat,
                event.about,
                event.other,
                event.number,
                *pieces,
            )
        )
    return dealt_events


# -------------------------------------------------------------------------- playing


def among(state: State, option: Option) -> bool:
    """Whether it is one of the options of the open decision."""
    return state.decision is not None and any(option.is_same_as(other) for other in state.decision.options)


def held(state: State, ref: Ref, zone: int) -> Piece[Any] | None:
    """The piece of a reference that somebody sent, if it stands in that zone now."""
    if ref <= 0 or (ref & ID_MASK) > len(state.pieces):
        return None
    piece = state.piece_or_none(ref)
    return piece if piece is not None and piece.zone == zone else None


def held_anywhere(state: State, ref: Ref) -> Ref:
    """A reference that somebody sent, or 0 if there is no such piece now."""
    if ref <= 0 or (ref & ID_MASK) > len(state.pieces):
        return NO_REF
    return ref if state.piece_or_none(ref) is not None else NO_REF


def offer(state: State, seat: int, verb: str, rule: RuleCitation) -> None:
    """Offer a draw or take the offer back; agreed by all who are in the game, it is one."""
    if verb == WITHDRAW_DRAW:
        if not state.draw_offers >> seat & 1:
            raise IllegalActionError([Reason(rule, "no-offer")])
        state.draw_offers &= ~(1 << seat)
        return
    state.draw_offers |= 1 << seat
    if all(state.draw_offers >> other & 1 for other in state.clockwise(0)):
        state.finish([], rule)


def offers_draw(verb: str) -> bool:
    """Whether the act is about a draw."""
    return verb in (OFFER_DRAW, WITHDRAW_DRAW)


def piece_key(state: State, ref: Ref) -> str:
    """A reference for records: `seat1`, or owner:number among that owner's pieces.incarnation."""
    if ref <= 0:
        return "-" if ref == 0 else f"seat{as_seat(ref)}"
    piece = state.pieces[(ref & ID_MASK) - 1]
    number = sum(1 for other in state.pieces[: piece.id] if other.owner == piece.owner)
    return f"{piece.owner}:{number}.{ref >> ID_BITS}"
