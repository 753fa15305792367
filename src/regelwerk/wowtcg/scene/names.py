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


def rank_of(named: Named, p: WowPiece, names: Names) -> int:
    """How well a name fits a piece, seats and zones aside."""
    if named.name in names.given:
        return 0 if p.id == names.given[named.name] else WRONG
    if named.name == "hero":
        return 0 if p.card.kind == c.HERO else WRONG
    return fit(named.name, p.card.word)


def matching(
    s: WowState, named: Named, among: Iterable[WowPiece], names: Names, seats: dict[str, int]
) -> list[WowPiece]:
    """The pieces that fit a name best, in the order given; more than one: the name is not clear."""
    zones = ZONE_WORDS.get(named.zone, ())
    owner = seats[named.owner] if named.owner else -1
    found: list[tuple[int, WowPiece]] = []
    for p in among:
        if owner >= 0 and owner not in (p.owner, p.control):
            continue
        if zones and s.place(p) not in zones:
            continue
        fits = rank_of(named, p, names)
        if fits < WRONG:
            found.append((fits, p))
    best = min((fits for fits, _ in found), default=WRONG)
    pieces = [p for fits, p in found if fits == best]
    if owner >= 0 and any(p.control == owner for p in pieces):
        pieces = [p for p in pieces if p.control == owner]
    if named.number:
        wanted = numbered(s, named, names, seats)
        pieces = [p for p in pieces if p.id == wanted]
    return pieces


def numbered(s: WowState, named: Named, names: Names, seats: dict[str, int]) -> int:
    """The id of the card that a number means, -1 if there is none.

    The cards of the seat that is named, else of all, are counted by ids: these never change, and in a scene follow
    the order of its file.
    """
    owner = seats[named.owner] if named.owner else -1
    plain = Named(named.at, named.name)
    pieces = [p for p in s.pieces if owner < 0 or p.owner == owner]
    same = matching(s, plain, pieces, names, seats)
    return same[named.number - 1].id if named.number <= len(same) else -1


def same_card(s: WowState, pieces: Sequence[WowPiece]) -> bool:
    """Whether it makes no difference which of them is meant: copies of a card in one hand, deck or graveyard."""
    first = pieces[0]
    for p in pieces:
        if p.card is not first.card or p.zone != first.zone or s.in_play(p) or p.damage or p.exhausted:
            return False
    return True


def everything(s: WowState) -> list[WowPiece]:
    """Every piece that is somewhere, what is in play first."""
    found = []
    for kind in PLAY_FIRST:
        for seat in range(s.seats):
            for id in s.zone(kind, seat):
                found.append(s.pieces[id])
    return found


def describe(s: WowState, p: WowPiece, names: dict[int, str]) -> str:
    """What a scene calls a piece, so that it can be told apart."""
    if p.card.kind == c.HERO and s.in_play(p):
        return f"{names[p.control]}'s hero"
    name = p.card.name
    same = [q for q in everything(s) if q.card.name == name and shown(s, q) == shown(s, p)]
    if len(same) < 2 or not shown(s, p):
        return name
    mine = [q.id for q in s.pieces if q.card.name == name and q.owner == p.owner]
    several = len([q for q in same if q.owner == p.owner]) > 1
    return f"{names[p.owner]}'s {name}" + (f" {mine.index(p.id) + 1}" if several else "")


def shown(s: WowState, p: WowPiece) -> bool:
    """Whether it is in play and no mere resource."""
    return s.in_play(p) and not (p.face_down and s.place(p) == c.RESOURCES)


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
