"""Which pieces the names of a scene mean (see `kernel/scene_names.py`).

The cards of one name that a seat owns are counted in the order of the file, creatures first and mana last. `Ben's
shield 2` is his shield with that number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.state import DmPiece, DmState
from regelwerk.kernel.scene_names import WRONG, Named, Names, fit, rank

ZONE_WORDS: Final = {
    "battle zone": c.BATTLE,
    "play": c.BATTLE,
    "hand": c.HAND,
    "deck": c.DECK,
    "shields": c.SHIELDS,
    "mana": c.MANA,
    "graveyard": c.GRAVEYARD,
    "pile": c.UNDER,
    "limbo": c.LIMBO,
    "out": c.OUT,
}
"""What a scene calls zones; `pile` is what lies beneath creatures."""
CREATURES_FIRST: Final = (c.BATTLE, c.LIMBO, c.MANA, c.SHIELDS, c.HAND, c.GRAVEYARD, c.DECK, c.UNDER, c.OUT)
SHIELD: Final = "shield"


def known_names(seats: list[str], cards: Iterable[str]) -> Names:
    """The names that one scene knows: its seats, those of cards, and those given in the position."""
    return Names(seats, cards, ZONE_WORDS, (SHIELD,))


def rank_of(state: DmState, named: Named, piece: DmPiece, names: Names) -> int:
    """How well a name fits a piece, seats and zones aside."""
    if named.name in names.given:
        return 0 if piece.id == names.given[named.name] else WRONG
    if named.name == SHIELD:
        return 0 if state.place(piece) == c.SHIELDS and named.number in (0, piece.place) else WRONG
    return fit(named.name, piece.card.word)


def matching(
    state: DmState, named: Named, among: Iterable[DmPiece], names: Names, seats: dict[str, int]
) -> list[DmPiece]:
    """The pieces that fit a name best, in the order given; more than one: the name is not clear."""
    zone = ZONE_WORDS.get(named.zone, -1)
    owner = seats[named.owner] if named.owner else -1
    found: list[tuple[int, DmPiece]] = []
    for piece in among:
        if (owner >= 0 and owner != piece.owner) or (zone >= 0 and state.place(piece) != zone):
            continue
        fits = rank_of(state, named, piece, names)
        if fits < WRONG:
            found.append((fits, piece))
    best = min((fits for fits, _ in found), default=WRONG)
    pieces = [piece for fits, piece in found if fits == best]
    if named.number and named.name != SHIELD:
        wanted = numbered(state, named, names, seats)
        pieces = [piece for piece in pieces if piece.id == wanted]
    return pieces


def numbered(state: DmState, named: Named, names: Names, seats: dict[str, int]) -> int:
    """The id of the card that a number means, -1 if there is none; counted by ids, which never change."""
    owner = seats[named.owner] if named.owner else -1
    plain = Named(named.at, named.name)
    pieces = [piece for piece in state.pieces if owner < 0 or piece.owner == owner]
    same = matching(state, plain, pieces, names, seats)
    return same[named.number - 1].id if named.number <= len(same) else -1


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
    return state.place(first) != c.SHIELDS


def everything(state: DmState) -> list[DmPiece]:
    """Every piece that is somewhere, creatures first."""
    return [
        state.pieces[id] for kind in CREATURES_FIRST for seat in range(state.seats) for id in state.zone(kind, seat)
    ]


def describe(state: DmState, piece: DmPiece, names: dict[int, str]) -> str:
    """What a scene calls a piece, so that it can be told apart."""
    if state.place(piece) == c.SHIELDS:
        return f"{names[piece.owner]}'s shield {piece.place}"
    name = piece.card.name
    same = [
        other
        for other in everything(state)
        if other.card.name == name and state.in_battle(other) == state.in_battle(piece)
    ]
    if len(same) < 2 or not state.in_battle(piece):
        return name
    mine = [other.id for other in state.pieces if other.card.name == name and other.owner == piece.owner]
    several = len([other for other in same if other.owner == piece.owner]) > 1
    return f"{names[piece.owner]}'s {name}" + (f" {mine.index(piece.id) + 1}" if several else "")


__all__ = [
    "CREATURES_FIRST",
    "SHIELD",
    "WRONG",
    "ZONE_WORDS",
    "Named",
    "Names",
    "describe",
    "everything",
    "known_names",
    "matching",
    "rank",
    "same_card",
]
