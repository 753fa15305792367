"""Which pieces the names of a scene mean (see `kernel/scene/names.py`).

The cards of one name that a seat owns are counted in the order of the file, what is in play first and resources last.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from regelwerk.kernel.scene.names import NO_MATCH, NameRef, SceneNames, best_ranked, match_rank, match_rank_of
from regelwerk.kernel.scene.pieces import owner_and_number, piece_of_number
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.not_implemented import not_yet
from regelwerk.wowtcg.state import WowPiece, WowState

ZONE_WORDS: Final = {
    "hand": (codes.ZONE_HAND,),
    "deck": (codes.ZONE_DECK,),
    "graveyard": (codes.ZONE_GRAVEYARD,),
    "removed": (codes.ZONE_REMOVED,),
    "chain": (codes.ZONE_CHAIN,),
    "party": (codes.ZONE_ALLIES, codes.ZONE_HERO_ROW),
    "resources": (codes.ZONE_RESOURCES,),
    "play": (codes.ZONE_ALLIES, codes.ZONE_HERO_ROW, codes.ZONE_RESOURCES, codes.ZONE_ATTACHED),
}
"""What a scene calls zones. The party are heroes and allies (rb06:gruppe), not what else stands in those rows."""
PLAY_FIRST: Final = (
    codes.ZONE_HERO_ROW,
    codes.ZONE_ALLIES,
    codes.ZONE_ATTACHED,
    codes.ZONE_RESOURCES,
    codes.ZONE_CHAIN,
    codes.ZONE_HAND,
    codes.ZONE_DECK,
    codes.ZONE_GRAVEYARD,
    codes.ZONE_REMOVED,
)


def known_names(seats: list[str], cards: Iterable[str]) -> SceneNames:
    """The names that one scene knows: its seats, those of cards, and those given in the position."""
    return SceneNames(seats, cards, ZONE_WORDS, ("hero",), not_yet)


def rank_of(named: NameRef, piece: WowPiece, names: SceneNames) -> int:
    """How well a name fits a piece, seats and zones aside."""
    if named.name in names.given:
        return 0 if piece.id == names.given[named.name] else NO_MATCH
    if named.name == "hero":
        return 0 if piece.card.kind == codes.TYPE_HERO else NO_MATCH
    return match_rank_of(named.name, piece.card.word)


def matching(
    state: WowState, named: NameRef, among: Iterable[WowPiece], names: SceneNames, seats: dict[str, int]
) -> list[WowPiece]:
    """The pieces that fit a name best, in the order given; more than one: the name is not clear."""
    zones = ZONE_WORDS.get(named.zone, ())
    owner = seats[named.owner] if named.owner else -1
    there = [
        piece
        for piece in among
        if (owner < 0 or owner in (piece.owner, piece.control)) and (not zones or state.zone_kind(piece) in zones)
    ]
    pieces = best_ranked(there, lambda piece: rank_of(named, piece, names))
    if owner >= 0 and any(piece.control == owner for piece in pieces):
        pieces = [piece for piece in pieces if piece.control == owner]
    if named.number:
        matches = partial(best_fitting, state, names, seats)
        wanted = piece_of_number(named, owner, state.pieces, matches)
        pieces = [piece for piece in pieces if piece.id == wanted]
    return pieces


def best_fitting(
    state: WowState, names: SceneNames, seats: dict[str, int], named: NameRef, pieces: Iterable[WowPiece]
) -> list[WowPiece]:
    """Those of the pieces that fit a name best."""
    return matching(state, named, pieces, names, seats)


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


def all_pieces(state: WowState) -> list[WowPiece]:
    """Every piece that is somewhere, what is in play first."""
    found = []
    for kind in PLAY_FIRST:
        for seat in range(state.seats):
            for id in state.zone_ids(kind, seat):
                found.append(state.pieces[id])
    return found


def describe(state: WowState, piece: WowPiece, names: dict[int, str]) -> str:
    """What a scene calls a piece, so that it can be told apart."""
    if piece.card.kind == codes.TYPE_HERO and state.in_play(piece):
        return f"{names[piece.control]}'s hero"
    name = piece.card.name
    same = [
        other
        for other in all_pieces(state)
        if other.card.name == name and is_on_table(state, other) == is_on_table(state, piece)
    ]
    if len(same) < 2 or not is_on_table(state, piece):
        return name
    return owner_and_number(piece, same, state.pieces, names)


def is_on_table(state: WowState, piece: WowPiece) -> bool:
    """Whether it is in play and no mere resource."""
    return state.in_play(piece) and not (piece.face_down and state.zone_kind(piece) == codes.ZONE_RESOURCES)


__all__ = [
    "best_fitting",
    "PLAY_FIRST",
    "NO_MATCH",
    "ZONE_WORDS",
    "NameRef",
    "SceneNames",
    "describe",
    "all_pieces",
    "known_names",
    "matching",
    "match_rank",
    "rank_of",
    "same_card",
    "is_on_table",
]
