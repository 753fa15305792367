"""How a scene names cards and players: `Kor Cindervein`, `Ben's Voss Treebender 2`, `Anna's hero`.

Names are English or German, upper and lower case alike; the beginning of a name will do,
or of any word in it. A number tells the cards of one name that a seat owns apart: they are
counted in the order of the file, what is in play first and resources last. A card of the
position can be given a name of its own there (``Kor Cindervein as Big Kor``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from regelwerk.kernel.scene_text import Text, nearest
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.state import WowPiece, WowState
from regelwerk.wowtcg.words import Card

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


@dataclass(frozen=True)
class Named:
    """A card as a scene names it.

    name    lower case; "hero" is whatever hero the owner has
    owner   name of the seat it belongs to or that controls it, "" if that is not said
    number  which one of that name, 0 if that is not said
    zone    a word of `ZONE_WORDS`, "" if that is not said
    """

    at: Text
    name: str
    owner: str = ""
    number: int = 0
    zone: str = ""


@dataclass
class Names:
    """The names that one scene knows: its seats, every card's, and those given in the position."""

    seats: list[str]
    cards: list[Card]
    given: dict[str, int] = field(default_factory=dict)
    """Names given in the position, in lower case: where that card stands in the order of the file."""

    def all(self) -> list[str]:
        """Every name a card has."""
        return [name for card in self.cards for name in (card.name, card.name_de) if name]

    def known(self, name: str) -> bool:
        """Whether anything could be called that."""
        return name == "hero" or name in self.given or any(rank(name, other) < WRONG for other in self.all())

    def whose(self, text: Text) -> tuple[str, Text]:
        """The seat whose thing it is ("" if not said), and the rest."""
        for seat in self.seats:
            for ending in ("'s ", "’s ", "' "):
                if text.text.startswith(seat + ending):
                    return seat, text.cut(len(seat + ending))
        return "", text

    def card(self, text: Text, me: str = "") -> Named:
        """Read a card's name; `my` is the card of the seat `me`. Raises BadScene for a name that no card has."""
        owner, rest = self.whose(text)
        if me and rest.text.startswith("my "):
            owner, rest = me, rest.cut(3)
        zone = ""
        at = rest.text.rfind(" in ")
        if at > 0 and not self.known(rest.text.strip('"').lower()):
            where, zone_text = self.whose(rest.cut(at + 4))
            if zone_text.text in ZONE_WORDS:
                zone, owner, rest = zone_text.text, where or owner, rest.cut(0, at)
        name = rest.text.strip('"').lower()
        number = 0
        head, _, tail = name.rpartition(" ")
        if tail.isdigit() and head and not self.known(name):
            name, number = head, int(tail)
        if not self.known(name):
            raise rest.problem(f"no card is called {name!r}{nearest(name, [*self.all(), *self.given])}")
        return Named(text, name, owner, number, zone)

    def cards_in(self, text: Text, me: str = "") -> list[Named]:
        """Names with commas between them; a name that has a comma of its own stands whole or in quotes."""
        return [self.card(part, me) for part in self.split(text)]

    def split(self, text: Text) -> list[Text]:
        """The parts between commas that are not part of a name."""
        commas = [name.lower() for name in self.all() if "," in name]
        parts: list[Text] = []
        end = 0
        for part in text.split(","):
            start = part.column - text.column
            if start < end and parts:
                parts[-1] = text.cut(parts[-1].column - text.column, start + len(part.text))
                continue
            parts.append(part)
            _, rest = self.whose(text.cut(start))
            for name in commas:
                if rest.text.lower().startswith(name):
                    end = rest.column - text.column + len(name)
        return parts


WRONG: Final = 4
"""Rank of a name that does not fit."""


def rank(name: str, full: str) -> int:
    """How well a name as written (lower case) fits a full one: 0 exactly, then worse, `WRONG` not at all.

    >>> [rank(name, "Kor Cindervein") for name in ("kor cindervein", "kor", "cinder", "leeroy")]
    [0, 1, 2, 4]
    """
    full = full.lower()
    if not full:
        return WRONG
    if name == full:
        return 0
    if full.startswith(name):
        return 1
    if " " + name in full:
        return 2
    return WRONG


def rank_of(named: Named, p: WowPiece, names: Names) -> int:
    """How well a name fits a piece, seats and zones aside."""
    if named.name in names.given:
        return 0 if p.id == names.given[named.name] else WRONG
    if named.name == "hero":
        return 0 if p.card.kind == c.HERO else WRONG
    best = WRONG
    for full in (p.card.name, p.card.word.name_de):
        best = min(best, rank(named.name, full))
    return best


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
