"""Starting a game (dm:4): shuffled decks, shields, opening hands, who begins."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.changes import draw, put, shuffle_deck
from regelwerk.duelmasters.defs import DmDefs
from regelwerk.duelmasters.meaning import Card
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmPiece, DmState
from regelwerk.duelmasters.turn import Turn
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.frames import advance

STARTING: Final = rule("dm:4")
FIRST: Final = rule("inf:first-player")

SHIELDS: Final = 5
HAND: Final = 5


def add_card(s: DmState, card: Card, owner: int, zone: int) -> DmPiece:
    """A new card of a player's in one of that player's zones."""
    p = DmPiece(len(s.pieces), card, owner, zone * s.seats + owner, s.own)
    s.add(p)
    return p


def start(
    defs: DmDefs,
    decks: list[list[str]],
    teams: list[int],
    seed: int,
    windows: int,
    dictated: list[list[int]] | None = None,
) -> DmState:
    """A game up to its first decision. The decks (codes) are legal; `formats` checks that. `dictated`: draws so far."""
    s = DmState(defs, teams, Chance(seed), windows)
    if dictated is not None:
        s.chance.dictate(dictated)
    for seat, codes in enumerate(decks):
        for code in codes:
            add_card(s, defs.card(code), seat, c.DECK)
    begin(s)
    return s


def begin(s: DmState) -> None:
    """From the decks to the first decision."""
    for seat in range(s.seats):
        shuffle_deck(s, seat, STARTING)
    for seat in range(s.seats):
        deal(s, seat)
    first = s.chance.below(s.seats)
    s.active = first
    s.emit(c.E_BEGIN, FIRST, 0, first)
    s.frames.append(Turn(first))
    advance(s)


def deal(s: DmState, seat: int) -> None:
    """Five shields that nobody looks at, then five cards (dm:4)."""
    deck = s.zone(c.DECK, seat)
    s.batch += 1
    put(s, [s.pieces[id].ref for id in deck[: -SHIELDS - 1 : -1]], c.SHIELDS, STARTING)
    for _ in range(HAND):
        draw(s, seat, STARTING)
