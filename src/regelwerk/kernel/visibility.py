"""The only filter: what a seat is sent, and what it may guess.

People, spectators, computer players and learners get what this module and the game's
`visibility` make: plain data, put together from allow-lists. Nothing is taken out of a state,
and no id and no reference of the engine ever goes out.

A seat calls a piece by a handle, a whole number:

    below 0          its own piece (minus `Piece.owner_handle`)
    above 0          anybody else's, as everybody calls it (`Piece.handle`)
    from `OFFERED`   a card that it may look at for this one decision, by its place among the options
    0                it cannot tell which piece is meant

A handle changes when the piece's identity is truly lost to that seat, and only then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regelwerk.kernel.decision import Option, Reason
from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.event import EVERYONE, Event, PieceIdentity
from regelwerk.kernel.event import SPECTATOR_SEAT as SPECTATOR_SEAT
from regelwerk.kernel.guessing import is_known_to as is_known_to
from regelwerk.kernel.ids import NO_HANDLE, NO_REF, Handle, Ref, Seat
from regelwerk.kernel.piece import ID_MASK, Piece, as_seat, seat_ref
from regelwerk.kernel.state import VISIBLE_TO_NONE, VISIBLE_TO_OWNER, State

OFFERED: Final = Handle(1 << 20)
"""The first handle of cards that can be told apart only as options of one decision."""


class CodeNames:
    """A game's words for its small numbers: kinds of decision, verbs, kinds of event."""

    __slots__ = ("decisions", "events", "verbs")

    def __init__(self, decisions: Sequence[str], verbs: Sequence[str], events: Sequence[str]) -> None:
        self.decisions = decisions
        self.verbs = verbs
        self.events = events


# ----------------------------------------------------------------- what is known


def seats_in(bits: int, seats: int) -> list[int]:
    """The seats among those that know a face.

    >>> seats_in(0b10, 2), seats_in(EVERYONE, 3)
    ([1], [0, 1, 2])
    """
    if bits == EVERYONE:
        return list(range(seats))
    found = []
    while bits:
        seat = (bits & -bits).bit_length() - 1
        if seat >= seats:
            break
        found.append(seat)
        bits &= bits - 1
    return found


def visible_handle(owner: int, handle: Handle, owner_handle: Handle, seat: int) -> Handle:
    """What a seat calls a piece that has these two names.

    >>> visible_handle(0, 12, 5, 0), visible_handle(0, 12, 5, 1)
    (-5, 12)
    """
    return Handle(-owner_handle) if owner == seat else handle


def mixed(state: State, piece: Piece[Any], seat: int) -> bool:
    """Whether it is one of several cards of another seat's hand: which one has a handle means nothing there."""
    return (
        piece.owner != seat
        and state.zone_visibility[piece.zone // state.seats] == VISIBLE_TO_OWNER
        and len(state.zones[piece.zone]) > 1
    )


def known_among(state: State, piece: Piece[Any], seat: int) -> list[int]:
    """The seats that know a card of a hand, as far as the seat can tell (ruling:namesakes).

    Of another's card that it cannot follow it knows only whether all know one of that name.
    """
    bits = piece.known_to
    if piece.owner != seat and piece.handle == 0 and bits != EVERYONE:
        bits &= 1 << piece.owner | 1 << max(seat, 0)
    return seats_in(bits, state.seats)


def piece_handle(piece: Piece[Any], seat: int) -> Handle:
    """What a seat calls a piece; 0 if it cannot follow it."""
    identity = piece.identity
    return visible_handle(piece.owner, identity.handle, identity.owner_handle, seat)


def ref_handle(state: State, ref: Ref, seat: int) -> Handle:
    """What a seat calls the piece of that reference, or called it when it was last known; 0 if it cannot tell."""
    if ref <= 0:
        return NO_HANDLE
    piece = state.mentioned(ref)
    return NO_HANDLE if piece is None else piece_handle(piece, seat)


def face(defs: Definitions, index: int) -> dict[str, str] | None:
    """A face as plain data, None for no face (index 0)."""
    if index == 0:
        return None
    card = defs.cards[index]
    return {"code": card.code, "name": card.name}


def face_of(state: State, piece: Piece[Any], seat: int) -> dict[str, str] | None:
    """The face of a piece, if the seat knows it."""
    return face(state.defs, piece.card.index) if is_known_to(piece.identity.known_to, seat) else None


def ref_data(state: State, ref: Ref, seat: int) -> dict[str, Any] | None:
    """A reference as plain data: `{"handle", "face"}` or `{"seat"}`; None for nothing."""
    if ref == 0:
        return None
    if ref < 0:
        return {"seat": as_seat(ref)}
    piece = state.mentioned(ref)
    if piece is None:
        return {"handle": 0, "face": None}
    return {"handle": piece_handle(piece, seat), "face": face_of(state, piece, seat)}


class SeatHandles:
    """What one seat calls the pieces at this moment, and what its handles mean.

    offered  references that have a handle only as options of the open decision, in order of the options

    `candidates`: what else may be picked of the open choice of several, though it is not offered next.
    """

    __slots__ = ("offered", "seat", "state")

    def __init__(self, state: State, seat: int, candidates: Sequence[Option] = ()) -> None:
        self.state = state
        self.seat = seat
        self.offered: list[Ref] = []
        decision = state.decision
        if decision is None or decision.seat != seat:
            return
        for option in [*decision.options, *candidates]:
            ref = option.object
            if ref > 0 and ref not in self.offered:
                piece = state.piece_or_none(ref)
                if piece is not None and (piece_handle(piece, seat) == 0 or mixed(state, piece, seat)):
                    self.offered.append(ref)

    def handle(self, ref: Ref) -> Handle:
        """The handle of a reference, 0 if the seat cannot tell which piece it is."""
        if ref in self.offered:
            return Handle(OFFERED + self.offered.index(ref))
        return ref_handle(self.state, ref, self.seat)

    def ref(self, handle: Handle) -> Ref:
        """The reference that a handle means to the seat now; 0 if it means nothing."""
        if handle >= OFFERED:
            at = handle - OFFERED
            return self.offered[at] if at < len(self.offered) else NO_REF
        if handle == 0:
            return NO_REF
        for piece in self.state.pieces:
            if piece.zone >= 0 and piece_handle(piece, self.seat) == handle:
                return piece.ref
        return NO_REF

    def names(self, ref: Ref) -> bool:
        """Whether the seat has a name for a piece as it is now (not for one that has become a different piece)."""
        if ref <= 0 or (ref & ID_MASK) == 0 or (ref & ID_MASK) > len(self.state.pieces):
            return False
        return self.state.piece_or_none(ref) is not None and self.handle(ref) != 0


def why_not_undoable(then: State, now: State, seat: int) -> str:
    """Why a seat may not take back what led from one state to the other; "" if neither a draw nor a face forbids it.

    "drawn": chance has spoken. "seen": the seat has come to know a face that it did not know. Whether anything
    else that was hidden has come out, `undo.come_out` knows, which needs the steps between them.
    """
    if now.chance.drawn != then.chance.drawn:
        return "drawn"
    before, after = faces_known(then, seat), faces_known(now, seat)
    return "seen" if any(count > before.get(key, 0) for key, count in after.items()) else ""


def faces_known(state: State, seat: int) -> dict[tuple[int, int], int]:
    """How many faces of each kind a seat knows of each owner; which of several namesakes nobody can tell."""
    counts: dict[tuple[int, int], int] = {}
    for piece in state.pieces:
        if is_known_to(piece.known_to, seat):
            key = (piece.owner, piece.card.index)
            counts[key] = counts.get(key, 0) + 1
    return counts


# ---------------------------------------------------------------------- decisions


def option_for(names: SeatHandles, option: Option, terms: CodeNames) -> dict[str, Any]:
    """An option as plain data: `{"verb", "subject", "object", "seat", "n"}`, pieces by their handles.

    `seat` is the seat that is the object, None otherwise.
    """
    return {
        "verb": terms.verbs[option.verb],
        "subject": names.handle(option.subject),
        "object": names.handle(option.object),
        "seat": as_seat(option.object) if option.object < 0 else None,
        "n": option.number,
    }


def parse_option(names: SeatHandles, data: dict[str, Any], terms: CodeNames) -> Option | None:
    """An option or intent that a seat has sent, in the shape of `option_for`; keys may be missing.

    None if it has no known verb. A handle that means nothing becomes `UNSEEN`, about which
    nothing can be said but that there is no such piece.
    """
    verb = data.get("verb")
    if not isinstance(verb, str) or not verb or verb not in terms.verbs:
        return None
    intent = {"verb": verb, "subject": 0, "object": 0, "seat": None, "n": 0}
    for key in ("subject", "object", "seat", "n"):
        value = data.get(key)
        if isinstance(value, int):
            intent[key] = value
    decision = names.state.decision
    if decision is not None and decision.seat == names.seat:
        for option in decision.options:
            if option_for(names, option, terms) == intent:
                return option
    seat = data.get("seat")
    object = _meant(names, data.get("object"))
    if isinstance(seat, int) and 0 <= seat < names.state.seats:
        object = seat_ref(Seat(seat))
    n = data.get("n")
    subject = _meant(names, data.get("subject"))
    return Option(terms.verbs.index(verb), subject, object, n if isinstance(n, int) else 0)


UNSEEN: Final = Ref(ID_MASK)
"""A reference that no piece has: stands for a handle that means nothing."""


def _meant(names: SeatHandles, handle: object) -> Ref:
    if not isinstance(handle, int) or handle == 0:
        return NO_REF
    return names.ref(Handle(handle)) or UNSEEN


def decision_for(state: State, seat: int, terms: CodeNames) -> dict[str, Any] | None:
    """The open decision: everything for the seat that is asked; number, seat and public kind for the others."""
    decision = state.decision
    if decision is None:
        return None
    if decision.seat != seat:
        return {"number": decision.number, "seat": decision.seat, "kind": terms.decisions[decision.public_kind]}
    names = SeatHandles(state, seat)
    return {
        "number": decision.number,
        "seat": seat,
        "kind": terms.decisions[decision.kind],
        "about": ref_data(state, decision.asking_ref, seat),
        "options": [option_for(names, option, terms) for option in decision.options],
        "offered": offered_for(names),
    }


def candidates_for(state: State, seat: int, options: Sequence[Option], terms: CodeNames) -> dict[str, Any]:
    """What the asked seat may pick of the open choice of several: `options` and `offered` as in `decision_for`."""
    names = SeatHandles(state, seat, options)
    return {"options": [option_for(names, option, terms) for option in options], "offered": offered_for(names)}


def offered_for(names: SeatHandles) -> list[dict[str, Any]]:
    """The cards that have a handle only as options of the open decision: `handle` and `face` of each."""
    return [_offered(names.state, ref, names.seat, i) for i, ref in enumerate(names.offered)]


def _offered(state: State, ref: Ref, seat: int, at: int) -> dict[str, Any]:
    """A card that is named by its place among the options. Whoever may choose it knows or may look at its face."""
    piece = state.recall(ref)
    sight = state.zone_visibility[piece.zone // state.seats]
    seen = is_known_to(piece.known_to, seat) or (sight == VISIBLE_TO_NONE and piece.owner == seat)
    if mixed(state, piece, seat):  # unless it knows them all, it cannot tell which are those that it knows
        seen = all(is_known_to(state.pieces[id].known_to, seat) for id in state.zones[piece.zone])
    return {"handle": Handle(OFFERED + at), "face": face(state.defs, piece.card.index) if seen else None}


def searched_cards(state: State, ids: Sequence[int], seat: int) -> list[dict[str, Any]]:
    """Cards that the asked seat looks through, by name, equal ones as one line; their order tells nothing.

    Each line: `handle` (0 if it is not among the options), `face`, `count`.
    """
    names = SeatHandles(state, seat)
    counts: dict[int, int] = {}
    handles: dict[int, Handle] = {}
    for id in ids:
        piece = state.pieces[id]
        index = piece.card.index
        counts[index] = counts.get(index, 0) + 1
        if piece.ref in names.offered:
            handles[index] = names.handle(piece.ref)
    order = sorted((state.defs.cards[index].name, index) for index in counts)
    return [{"handle": handles.get(i, NO_HANDLE), "face": face(state.defs, i), "count": counts[i]} for _, i in order]


# ------------------------------------------------------------------------- events


def event_for(state: State, event: Event, seat: int, terms: CodeNames) -> dict[str, Any]:
    """An event as plain data, with the handles of the moment it happened.

    `about` is what it happened to, `other` the second piece, `source` the card whose text
    made it happen: each `{"handle", "face"}` or None.
    """
    return {"kind": terms.events[event.kind], **told_of(state, event, seat)}


def told_of(state: State, event: Event, seat: int) -> dict[str, Any]:
    """What a seat is told of an event, but for the name of its kind."""
    return {
        "rule": event.rule.number,
        "batch": event.batch,
        "seat": event.seat,
        "about": _mention(
            state, event.about, event.about_identity, seat, is_known_to(event.about_identity.known_to, seat)
        ),
        "other": _mention(state, event.other, event.other_identity, seat, event.other_identity.known_to == EVERYONE),
        "source": _mention(
            state, event.source, event.source_identity, seat, event.source_identity.known_to == EVERYONE
        ),
        "n": event.number,
    }


def _mention(state: State, ref: Ref, then: PieceIdentity, seat: int, seen: bool) -> dict[str, Any] | None:
    if ref <= 0:
        return None
    owner = state.pieces[(ref & ID_MASK) - 1].owner
    name = visible_handle(owner, then.handle, then.owner_handle, seat)
    return {"handle": name, "face": face(state.defs, then.card.index) if seen else None}


def events_for(state: State, events: Sequence[Event], seat: int, terms: CodeNames) -> list[dict[str, Any]]:
    """Events as a seat gets them. They may be old: what an event tells is written down in it."""
    return [event_for(state, event, seat, terms) for event in events]


def reasons_for(state: State, reasons: Sequence[Reason], seat: int) -> list[dict[str, Any]]:
    """Reasons of a refusal as plain data: `{"rule", "kind", "about", "n"}`."""
    return [
        {
            "rule": reason.rule.number,
            "kind": reason.kind,
            "about": ref_data(state, reason.ref, seat),
            "n": reason.number,
        }
        for reason in reasons
    ]
