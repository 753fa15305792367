"""Guessing: what a seat does not know dealt anew (part of `visibility`). What is common to all games stands here.

Compiled, unlike the rest of `visibility`: a search guesses for every game that it tries out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.definitions import Definition
from regelwerk.kernel.event import EVERYONE, NO_IDENTITY
from regelwerk.kernel.ids import Handle, Ref
from regelwerk.kernel.piece import LastKnown, Piece
from regelwerk.kernel.state import VISIBLE_TO_OWNER, State

SEEDS: Final = 1 << 32
"""How many different games of chance a guess may go on with."""


def is_known_to(bits: int, seat: int) -> bool:
    """Whether a seat is among those that know a face; a spectator knows what everybody knows.

    >>> is_known_to(0b01, 0), is_known_to(0b01, 1), is_known_to(EVERYONE, -1), is_known_to(0b11, -1)
    (True, False, True, False)
    """
    if seat < 0:
        return bits == EVERYONE
    return bits >> seat & 1 == 1


def known_depths(state: State, ids: list[int]) -> list[int]:
    """Of the pieces of a deck those of which anybody knows or follows anything: their places from the top, from 0."""
    found: list[int] = []
    pieces = state.pieces
    depth = len(ids)
    for id in ids:
        depth -= 1
        if pieces[id].identity is not NO_IDENTITY:
            found.append(depth)
    found.reverse()
    return found


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
    indexes = [card.index for card in pool]
    indexes.sort()  # as numbers: a key would be a call for each card
    faces = state.defs.cards
    order = chance.order(len(indexes))
    for i, id in enumerate(ids):
        card = faces[indexes[order[i]]]
        if state.pieces[id].card is not card:
            state.writable_piece(id).set_face(card)


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


def name_in_guesses(state: State, reader: int, seat: int, ref: Ref) -> str:
    """What a reference is called in every guess of the reader's, for the seat that is asked.

    What the reader sees is one piece, and it may be another card in another guess if it was drawn on the way. What only
    the seat sees is told apart by its card, what neither sees by its place.
    """
    piece = state.piece_or_none(ref)
    if piece is None:
        return str(ref)
    if is_known_to(piece.known_to, reader):
        return f"{ref} {piece.card.code}"
    return str(piece.card.code) if is_known_to(piece.known_to, seat) else str(ref)
