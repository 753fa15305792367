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


def rank_of(s: DmState, named: Named, p: DmPiece, names: Names) -> int:
    """How well a name fits a piece, seats and zones aside."""
    if named.name in names.given:
        return 0 if p.id == names.given[named.name] else WRONG
    if named.name == SHIELD:
        return 0 if s.place(p) == c.SHIELDS and named.number in (0, p.place) else WRONG
    return fit(named.name, p.card.word)


def matching(s: DmState, named: Named, among: Iterable[DmPiece], names: Names, seats: dict[str, int]) -> list[DmPiece]:
    """The pieces that fit a name best, in the order given; more than one: the name is not clear."""
    zone = ZONE_WORDS.get(named.zone, -1)
    owner = seats[named.owner] if named.owner else -1
    found: list[tuple[int, DmPiece]] = []
    for p in among:
        if (owner >= 0 and owner != p.owner) or (zone >= 0 and s.place(p) != zone):
            continue
        fits = rank_of(s, named, p, names)
        if fits < WRONG:
            found.append((fits, p))
    best = min((fits for fits, _ in found), default=WRONG)
    pieces = [p for fits, p in found if fits == best]
    if named.number and named.name != SHIELD:
        wanted = numbered(s, named, names, seats)
        pieces = [p for p in pieces if p.id == wanted]
    return pieces


def numbered(s: DmState, named: Named, names: Names, seats: dict[str, int]) -> int:
    """The id of the card that a number means, -1 if there is none; counted by ids, which never change."""
    owner = seats[named.owner] if named.owner else -1
    plain = Named(named.at, named.name)
    pieces = [p for p in s.pieces if owner < 0 or p.owner == owner]
    same = matching(s, plain, pieces, names, seats)
    return same[named.number - 1].id if named.number <= len(same) else -1


def same_card(s: DmState, pieces: Sequence[DmPiece]) -> bool:
    """Whether it makes no difference which of them is meant: copies that lie alike outside the battle zone."""
    first = pieces[0]
    for p in pieces:
        if p.card is not first.card or p.zone != first.zone or p.tapped != first.tapped or s.in_battle(p):
            return False
    return s.place(first) != c.SHIELDS


def everything(s: DmState) -> list[DmPiece]:
    """Every piece that is somewhere, creatures first."""
    return [s.pieces[id] for kind in CREATURES_FIRST for seat in range(s.seats) for id in s.zone(kind, seat)]


def describe(s: DmState, p: DmPiece, names: dict[int, str]) -> str:
    """What a scene calls a piece, so that it can be told apart."""
    if s.place(p) == c.SHIELDS:
        return f"{names[p.owner]}'s shield {p.place}"
    name = p.card.name
    same = [q for q in everything(s) if q.card.name == name and s.in_battle(q) == s.in_battle(p)]
    if len(same) < 2 or not s.in_battle(p):
        return name
    mine = [q.id for q in s.pieces if q.card.name == name and q.owner == p.owner]
    several = len([q for q in same if q.owner == p.owner]) > 1
    return f"{names[p.owner]}'s {name}" + (f" {mine.index(p.id) + 1}" if several else "")


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
