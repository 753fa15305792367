"""Which pieces the names of a scene mean (see `kernel/scene_names.py`).

The cards of one name that a seat owns are counted in the order of the file, what is in play first and resources last.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regelwerk.kernel.scene_names import WRONG, Named, Names, fit, rank
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.cards.not_implemented import not_yet
from regelwerk.wowtcg.state import WowPiece, WowState

ZONE_WORDS: Final = {
    "hand": (c.HAND,),
    "deck": (c.DECK,),
    "graveyard": (c.GRAVEYARD,),
    "removed": (c.REMOVED,),
    "chain": (c.CHAIN,),
    "party": (c.ALLIES, c.HERO_ROW),
    "resources": (c.RESOURCES,),
    "play": (c.ALLIES, c.HERO_ROW, c.RESOURCES, c.ATTACHED),
}
"""What a scene calls zones. The party are heroes and allies (rb06:gruppe), not what else stands in those rows."""
PLAY_FIRST: Final = (c.HERO_ROW, c.ALLIES, c.ATTACHED, c.RESOURCES, c.CHAIN, c.HAND, c.DECK, c.GRAVEYARD, c.REMOVED)


def known_names(seats: list[str], cards: Iterable[str]) -> Names:
    """The names that one scene knows: its seats, those of cards, and those given in the position."""
    return Names(seats, cards, ZONE_WORDS, ("hero",), not_yet)


def rank_of(named: Named, piece: WowPiece, names: Names) -> int:
    """How well a name fits a piece, seats and zones aside."""
    if named.name in names.given:
        return 0 if piece.id == names.given[named.name] else WRONG
    if named.name == "hero":
        return 0 if piece.card.kind == c.HERO else WRONG
    return fit(named.name, piece.card.word)


def matching(
    state: WowState, named: Named, among: Iterable[WowPiece], names: Names, seats: dict[str, int]
) -> list[WowPiece]:
    """The pieces that fit a name best, in the order given; more than one: the name is not clear."""
    zones = ZONE_WORDS.get(named.zone, ())
    owner = seats[named.owner] if named.owner else -1
    found: list[tuple[int, WowPiece]] = []
    for piece in among:
        if owner >= 0 and owner not in (piece.owner, piece.control):
            continue
        if zones and state.place(piece) not in zones:
            continue
        fits = rank_of(named, piece, names)
        if fits < WRONG:
            found.append((fits, piece))
    best = min((fits for fits, _ in found), default=WRONG)
    pieces = [piece for fits, piece in found if fits == best]
    if owner >= 0 and any(piece.control == owner for piece in pieces):
        pieces = [piece for piece in pieces if piece.control == owner]
    if named.number:
        wanted = numbered(state, named, names, seats)
        pieces = [piece for piece in pieces if piece.id == wanted]
    return pieces


def numbered(state: WowState, named: Named, names: Names, seats: dict[str, int]) -> int:
    """The id of the card that a number means, -1 if there is none.

    The cards of the seat that is named, else of all, are counted by ids: these never change, and in a scene follow
    the order of its file.
    """
    owner = seats[named.owner] if named.owner else -1
    plain = Named(named.at, named.name)
    pieces = [piece for piece in state.pieces if owner < 0 or piece.owner == owner]
    same = matching(state, plain, pieces, names, seats)
    return same[named.number - 1].id if named.number <= len(same) else -1


def same_card(state: WowState, pieces: Sequence[WowPiece]) -> bool:
    """Whether it makes no difference which of them is meant: copies of a card in one hand, deck or graveyard."""
    first = pieces[0]
    for piece in pieces:
        if (
            piece.card is not first.card
            or piece.zone != first.zone
            or state.in_play(piece)
            or piece.damage
            or piece.exhausted
        ):
            return False
    return True


def everything(state: WowState) -> list[WowPiece]:
    """Every piece that is somewhere, what is in play first."""
    found = []
    for kind in PLAY_FIRST:
        for seat in range(state.seats):
            for id in state.zone(kind, seat):
                found.append(state.pieces[id])
    return found


def describe(state: WowState, piece: WowPiece, names: dict[int, str]) -> str:
    """What a scene calls a piece, so that it can be told apart."""
    if piece.card.kind == c.HERO and state.in_play(piece):
        return f"{names[piece.control]}'s hero"
    name = piece.card.name
    same = [
        other for other in everything(state) if other.card.name == name and shown(state, other) == shown(state, piece)
    ]
    if len(same) < 2 or not shown(state, piece):
        return name
    mine = [other.id for other in state.pieces if other.card.name == name and other.owner == piece.owner]
    several = len([other for other in same if other.owner == piece.owner]) > 1
    return f"{names[piece.owner]}'s {name}" + (f" {mine.index(piece.id) + 1}" if several else "")


def shown(state: WowState, piece: WowPiece) -> bool:
    """Whether it is in play and no mere resource."""
    return state.in_play(piece) and not (piece.face_down and state.place(piece) == c.RESOURCES)


__all__ = [
    "PLAY_FIRST",
    "WRONG",
    "ZONE_WORDS",
    "Named",
    "Names",
    "describe",
    "everything",
    "known_names",
    "matching",
    "numbered",
    "rank",
    "rank_of",
    "same_card",
    "shown",
]
