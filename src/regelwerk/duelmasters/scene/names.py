"""Which pieces the names of a scene mean (see `kernel/scene/names.py`).

The cards of one name that a seat owns are counted in the order of the file, creatures first and mana last. `Ben's
shield 2` is his shield with that number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.state import DmPiece, DmState
from regelwerk.kernel.scene.names import NO_MATCH, NameRef, SceneNames, best_ranked, match_rank, match_rank_of
from regelwerk.kernel.scene.pieces import owner_and_number, piece_of_number

ZONE_WORDS: Final = {
    "battle zone": codes.ZONE_BATTLE,
    "play": codes.ZONE_BATTLE,
    "hand": codes.ZONE_HAND,
    "deck": codes.ZONE_DECK,
    "shields": codes.ZONE_SHIELDS,
    "mana": codes.ZONE_MANA,
    "graveyard": codes.ZONE_GRAVEYARD,
    "pile": codes.ZONE_UNDER,
    "limbo": codes.ZONE_LIMBO,
    "out": codes.ZONE_OUT,
}
"""What a scene calls zones; `pile` is what lies beneath creatures."""
CREATURES_FIRST: Final = (
    codes.ZONE_BATTLE,
    codes.ZONE_LIMBO,
    codes.ZONE_MANA,
    codes.ZONE_SHIELDS,
    codes.ZONE_HAND,
    codes.ZONE_GRAVEYARD,
    codes.ZONE_DECK,
    codes.ZONE_UNDER,
    codes.ZONE_OUT,
)
SHIELD: Final = "shield"


def known_names(seats: list[str], cards: Iterable[str]) -> SceneNames:
    """The names that one scene knows: its seats, those of cards, and those given in the position."""
    return SceneNames(seats, cards, ZONE_WORDS, (SHIELD,))


def rank_of(state: DmState, named: NameRef, piece: DmPiece, names: SceneNames) -> int:
    """How well a name fits a piece, seats and zones aside."""
    if named.name in names.given:
        return 0 if piece.id == names.given[named.name] else NO_MATCH
    if named.name == SHIELD:
        return 0 if state.zone_kind(piece) == codes.ZONE_SHIELDS and named.number in (0, piece.place) else NO_MATCH
    return match_rank_of(named.name, piece.card.word)


def matching(
    state: DmState, named: NameRef, among: Iterable[DmPiece], names: SceneNames, seats: dict[str, int]
) -> list[DmPiece]:
    """The pieces that fit a name best, in the order given; more than one: the name is not clear."""
    zone = ZONE_WORDS.get(named.zone, -1)
    owner = seats[named.owner] if named.owner else -1
    there = [
        piece for piece in among if (owner < 0 or owner == piece.owner) and (zone < 0 or state.zone_kind(piece) == zone)
    ]
    pieces = best_ranked(there, lambda piece: rank_of(state, named, piece, names))
    if named.number and named.name != SHIELD:
        matches = partial(best_fitting, state, names, seats)
        wanted = piece_of_number(named, owner, state.pieces, matches)
        pieces = [piece for piece in pieces if piece.id == wanted]
    return pieces


def best_fitting(
    state: DmState, names: SceneNames, seats: dict[str, int], named: NameRef, pieces: Iterable[DmPiece]
) -> list[DmPiece]:
    """Those of the pieces that fit a name best."""
    return matching(state, named, pieces, names, seats)


def same_card(state: DmState, pieces: Sequence[DmPiece]) -> bool:
    """Whether it makes no difference which of them is meant: copies that lie alike outside the battle zone."""
    first = pieces[0]
    for piece in pieces:
        if (
            piece.card is not first.card
            or piece.zone != first.zone
            or piece.tapped != first.tapped
            or state.in_battle(piece)
        ):
            return False
    return state.zone_kind(first) != codes.ZONE_SHIELDS


def all_pieces(state: DmState) -> list[DmPiece]:
    """Every piece that is somewhere, creatures first."""
    return [
        state.pieces[id] for kind in CREATURES_FIRST for seat in range(state.seats) for id in state.zone_ids(kind, seat)
    ]


def describe(state: DmState, piece: DmPiece, names: dict[int, str]) -> str:
    """What a scene calls a piece, so that it can be told apart."""
    if state.zone_kind(piece) == codes.ZONE_SHIELDS:
        return f"{names[piece.owner]}'s shield {piece.place}"
    name = piece.card.name
    same = [
        other
        for other in all_pieces(state)
        if other.card.name == name and state.in_battle(other) == state.in_battle(piece)
    ]
    if len(same) < 2 or not state.in_battle(piece):
        return name
    return owner_and_number(piece, same, state.pieces, names)


__all__ = [
    "best_fitting",
    "CREATURES_FIRST",
    "SHIELD",
    "NO_MATCH",
    "ZONE_WORDS",
    "NameRef",
    "SceneNames",
    "describe",
    "all_pieces",
    "known_names",
    "matching",
    "match_rank",
    "same_card",
]
