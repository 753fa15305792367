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

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option, Reason
from regelwerk.kernel.definitions import Definition, Definitions
from regelwerk.kernel.event import EVERYONE, Event, PieceIdentity
from regelwerk.kernel.event import SPECTATOR_SEAT as SPECTATOR_SEAT
from regelwerk.kernel.ids import NO_HANDLE, NO_REF, Handle, Ref, Seat
from regelwerk.kernel.piece import ID_MASK, LastKnown, Piece, as_seat, seat_ref
from regelwerk.kernel.state import VISIBLE_TO_NONE, VISIBLE_TO_OWNER, State

OFFERED: Final = Handle(1 << 20)
"""The first handle of cards that can be told apart only as options of one decision."""

SEEDS: Final = 1 << 32
"""How many different games of chance a guess may go on with."""


class CodeNames:
    """A game's words for its small numbers: kinds of decision, verbs, kinds of event."""

    __slots__ = ("decisions", "events", "verbs")

    def __init__(self, decisions: Sequence[str], verbs: Sequence[str], events: Sequence[str]) -> None:
        self.decisions = decisions
        self.verbs = verbs
        self.events = events


# ----------------------------------------------------------------- what is known


def is_known_to(bits: int, seat: int) -> bool:
    """Whether a seat is among those that know a face; a spectator knows what everybody knows.

    >>> (
    ...     is_known_to(0b01, 0),
    ...     is_known_to(0b01, 1),
    ...     is_known_to(EVERYONE, SPECTATOR_SEAT),
    ...     is_known_to(0b11, SPECTATOR_SEAT),
    ... )
    (True, False, True, False)
    """
    if seat < 0:
        return bits == EVERYONE
    return bits >> seat & 1 == 1


def seats_in(bits: int, seats: int) -> list[int]:
    """The seats among those that know a face.

    >>> seats_in(0b10, 2), seats_in(EVERYONE, 3)
    ([1], [0, 1, 2])
    """
    return [seat for seat in range(seats) if bits >> seat & 1]


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
    return visible_handle(piece.owner, piece.handle, piece.owner_handle, seat)


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
    return face(state.defs, piece.card.index) if is_known_to(piece.known_to, seat) else None


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


# ------------------------------------------------------------------------ guessing


def unseen_ids(state: State, seat: int, owner: int) -> list[int]:
    """The ids of an owner's pieces whose faces the seat does not know, zone by zone in their order.

    The order is one that the seat could count off; it tells nothing of the faces.
    """
    found: list[int] = []
    pieces = state.pieces
    for zone in state.zones:
        for id in zone:
            piece = pieces[id]
            if piece.owner == owner:
                known_to = piece.identity.known_to
                if known_to == 0 or not is_known_to(known_to, seat):  # most are known to nobody
                    found.append(id)
    return found


def redeal_unseen(state: State, seat: int, chance: Chance, pools: Sequence[Sequence[Definition]] | None = None) -> None:
    """Deal the faces that a seat does not know anew, among each owner's pieces, by that chance. Changes `state`.

    They are dealt from `pools[owner]`, what the deck of another player may hold whose list is
    closed; where that is empty, from the very cards that are hidden: what one's own list and an
    open one leave over. Raises ValueError for a
    pool that is too small. What anybody knows of a piece's whereabouts stays as it is.
    """
    for owner in range(state.seats):
        if owner != seat:
            arrange(state, seat, owner)
        hidden = unseen_ids(state, seat, owner)
        for back in sorted({state.pieces[id].card.back for id in hidden}):
            ids = [id for id in hidden if state.pieces[id].card.back == back]
            pool = [state.pieces[id].card for id in ids]
            if pools is not None and owner != seat and pools[owner]:
                pool = [card for card in pools[owner] if card.back == back]
                if len(pool) < len(ids):
                    raise ValueError(f"{len(ids)} cards of seat {owner} are unseen, and its pool has {len(pool)}")
            _deal(state, ids, pool, chance)
    _deal_gone(state, seat)


def arrange(state: State, seat: int, owner: int) -> None:
    """Put another's hand into an order that tells nothing: first what the seat knows of it (ruling:namesakes)."""
    for kind, sight in enumerate(state.zone_visibility):
        if sight == VISIBLE_TO_OWNER:
            zone = kind * state.seats + owner
            ids = state.zones[zone]
            keys = [(*_known_first(state.pieces[id], seat), at) for at, id in enumerate(ids)]
            state.zones[zone] = [ids[key[-1]] for key in sorted(keys)]


def _known_first(piece: Piece[Any], seat: int) -> tuple[bool, int, int, int]:
    known = is_known_to(piece.known_to, seat)
    followed = known or piece.handle > 0
    return (not followed, piece.handle, piece.card.index if known else 0, piece.known_to)


def pools_with(
    state: State, pools: Sequence[Sequence[Definition]] | None, unseen: Sequence[Sequence[str]] | None
) -> Sequence[Sequence[Definition]] | None:
    """Pools of hidden cards by owner, with those of `unseen` (codes) in place of them where it has any.

    Raises KeyError for a code that no card has.
    """
    if unseen is None:
        return pools
    given = [[state.defs.by_code[code] for code in codes] for codes in unseen]
    return given if pools is None else [mine or theirs for mine, theirs in zip(given, pools)]


def _deal(state: State, ids: list[int], pool: list[Definition], chance: Chance) -> None:
    """Deal these faces among these pieces: one draw."""
    pool.sort(key=_index)
    order = chance.order(len(pool))
    for i, id in enumerate(ids):
        card = pool[order[i]]
        if state.pieces[id].card is not card:
            state.writable_piece(id).set_face(card)


def _index(card: Definition) -> int:
    return card.index


def _deal_gone(state: State, seat: int) -> None:
    """A hidden piece has its new face also where it was last known."""
    for ref, gone in list(state.last_known_pieces.items()):
        card = state.pieces[gone.piece.id].card
        if not is_known_to(gone.piece.known_to, seat) and gone.piece.card is not card:
            piece = gone.piece.copy(state.write_token)
            piece.set_face(card)
            state.last_known_pieces[ref] = LastKnown(ref, piece, gone.values)


def renew_handles(state: State, seat: int) -> None:
    """Give the other seats' private names anew, in the order of the zones: the true ones tell when a card was drawn."""
    counts = [0] * state.seats
    for zone in state.zones:
        for id in zone:
            piece = state.pieces[id]
            identity = piece.identity
            if identity.owner_handle == 0 or piece.owner == seat:
                continue
            counts[piece.owner] += 1
            if identity.owner_handle != counts[piece.owner]:
                state.writable_piece(id).set_identity(identity.handle, Handle(counts[piece.owner]), identity.known_to)
    for other in range(state.seats):
        if other != seat:
            state.owner_handle_counts[other] = counts[other]


def derived_chance(chance: Chance) -> Chance:
    """A chance of its own for a guessed game: one draw of `chance` decides it."""
    return Chance(chance.below(SEEDS))
