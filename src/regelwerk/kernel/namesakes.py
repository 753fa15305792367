"""Namesakes: what others know of a hand whose cards they cannot tell apart (ruling:namesakes).

Nobody but its owner can tell which card of a hand is which. So what another seat knows of a
hand is how many cards of each name are among it, at least. The marks that say so
(`Piece.identity`) lie on some of its cards of that name; on which of them means nothing, and
nothing that anybody else is sent depends on it. When a card leaves the hand or is shown,
the marks are settled anew from what everybody can see: its name, or that it goes unseen.

A watcher is a seat, or `SPECTATOR`, who knows what everybody knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from regelwerk.kernel.event import EVERYONE, SPECTATOR_SEAT
from regelwerk.kernel.ids import NO_HANDLE

if TYPE_CHECKING:
    from regelwerk.kernel.piece import Piece
    from regelwerk.kernel.state import State


def take_out(state: State, piece: Piece[Any], ids: list[int], unseen: bool) -> None:
    """A card is on its way out of a hand, `ids` with itself; `unseen`: nobody else sees its face."""
    own = 1 << piece.owner
    for id in ids:
        identity = state.pieces[id].identity
        if identity.handle or identity.known_to & ~own:
            break
    else:
        return  # nobody knows anything of this hand
    if len(ids) == 1:
        return  # its only card: everybody goes on knowing it
    if unseen:
        go_unseen(state, piece, ids)
    else:
        go_seen(state, piece, ids)


def go_seen(state: State, piece: Piece[Any], ids: list[int]) -> None:
    """Everybody sees its name, and may not be able to tell it from the others that there may be of that name.

    Whoever knew one of that name in this hand knows one less: it may have been that one.
    """
    maybe = might_be(state, piece, ids)
    if not maybe:
        return
    same = [id for id in maybe if state.pieces[id].card is piece.card]
    forget_one(state, same, piece.owner, piece.identity.known_to)
    lose_handles(state, maybe)
    piece.set_identity(NO_HANDLE, piece.identity.owner_handle, piece.identity.known_to)


def go_unseen(state: State, piece: Piece[Any], ids: list[int]) -> None:
    """Nobody else sees which one it was: of every name there may be one less than was known.

    Only who knows that the whole hand is of one name knows the card that goes, and those that stay.
    """
    known = piece.identity.known_to
    alike = EVERYONE
    for id in ids:
        other = state.pieces[id]
        alike &= other.identity.known_to if other.card is piece.card else 0
    stay = [id for id in ids if id != piece.id]
    done: list[int] = []
    for id in stay:
        card = state.pieces[id].card
        if card.index not in done:
            done.append(card.index)
            same = [other for other in stay if state.pieces[other].card is card]
            forget_one(state, same, piece.owner, known if card is piece.card else 0)
    lose_handles(state, stay)
    piece.set_identity(NO_HANDLE, piece.identity.owner_handle, alike | known & 1 << piece.owner)


def show_in_hand(state: State, piece: Piece[Any], ids: list[int]) -> None:
    """Its owner shows one card of a hand to all: it counts as one that all knew to be there, if there is one.

    Nobody can tell it from that one. If there is none, it may be any card that not all knew.
    """
    counts_as = piece.id
    first = 0
    for id in ids:
        other = state.pieces[id]
        identity = other.identity
        if other.card is piece.card and identity.known_to == EVERYONE:
            if first == 0 or 0 < identity.handle < first:
                first = identity.handle or LAST
                counts_as = id
    if first:
        exchange(state, piece, counts_as)
        return
    maybe = might_be(state, piece, ids)
    if maybe:
        same = [id for id in maybe if state.pieces[id].card is piece.card]
        forget_one(state, same, piece.owner, piece.identity.known_to | 1 << piece.owner)
        lose_handles(state, maybe)
        piece.set_identity(NO_HANDLE, piece.identity.owner_handle, piece.identity.known_to)


LAST: Final = 1 << 30
"""A handle later than all."""


def show_one_to(state: State, piece: Piece[Any], ids: list[int], seat: int) -> None:
    """One other seat sees one card of a hand: it counts as one that the seat knew to be there, if there is one."""
    if piece.identity.known_to >> seat & 1:
        return
    for id in ids:
        other = state.pieces[id]
        if other.card is piece.card and other.identity.known_to >> seat & 1:
            exchange(state, piece, id)
            return


def might_be(state: State, piece: Piece[Any], ids: list[int]) -> list[int]:
    """The other cards of the hand that it might be, for all that everybody knows, once its name is seen."""
    found = []
    for id in ids:
        other = state.pieces[id]
        if id != piece.id and (other.card is piece.card or other.identity.known_to != EVERYONE):
            found.append(id)
    return found


def exchange(state: State, piece: Piece[Any], id: int) -> None:
    """Two namesakes change their marks: their owner alone can tell them apart."""
    if id == piece.id:
        return
    other = state.writable_piece(id)
    handle = other.identity.handle
    known_to = other.identity.known_to
    other.set_identity(piece.identity.handle, other.identity.owner_handle, piece.identity.known_to)
    piece.set_identity(handle, piece.identity.owner_handle, known_to)


def lose_handles(state: State, ids: list[int]) -> None:
    """Nobody but the owner can follow these any longer."""
    for id in ids:
        identity = state.pieces[id].identity
        if identity.handle:
            state.writable_piece(id).set_identity(NO_HANDLE, identity.owner_handle, identity.known_to)


def forget_one(state: State, same: list[int], owner: int, counted: int) -> None:
    """Of these namesakes every watcher knows one less, but for those whose bits are in `counted`."""
    if not same:
        return
    if counted != EVERYONE:
        lose_mark(state, same, SPECTATOR_SEAT)
    for seat in range(state.seats):
        if seat != owner and not counted >> seat & 1:
            lose_mark(state, same, seat)


def lose_mark(state: State, same: list[int], watcher: int) -> None:
    """One of these is no longer known to that watcher, if any was; rather one that is not known to all."""
    found = -1
    for id in same:
        known_to = state.pieces[id].identity.known_to
        if known_to == EVERYONE or (watcher >= 0 and known_to >> watcher & 1):
            found = id
            if (known_to == EVERYONE) == (watcher < 0):
                break
    if found < 0:
        return
    piece = state.writable_piece(found)
    known_to = piece.identity.known_to
    if known_to == EVERYONE:
        known_to = (1 << state.seats) - 1
    if watcher >= 0:
        known_to &= ~(1 << watcher)
    piece.set_identity(NO_HANDLE, piece.identity.owner_handle, known_to)
