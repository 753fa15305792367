"""Starting a game (dm:4): shuffled decks, shields, opening hands, who begins."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.changes import draw, put, shuffle_deck
from regelwerk.duelmasters.definitions import DmDefinitions
from regelwerk.duelmasters.lowered import CardDefinition
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmPiece, DmState
from regelwerk.duelmasters.turn import TurnFrame
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.frames import advance
from regelwerk.kernel.ids import NO_REF

STARTING: Final = rule("dm:4")
FIRST: Final = rule("inf:first-player")

SHIELDS: Final = 5
HAND: Final = 5


def add_card(state: DmState, card: CardDefinition, owner: int, zone: int) -> DmPiece:
    """A new card of a player's in one of that player's zones."""
    piece = DmPiece(len(state.pieces), card, owner, zone * state.seats + owner, state.write_token)
    state.add(piece)
    return piece


def start(
    defs: DmDefinitions,
    decks: list[list[str]],
    teams: list[int],
    seed: int,
    windows: int,
    dictated: list[list[int]] | None = None,
) -> DmState:
    """A game up to its first decision. The decks (codes) are legal; `formats` checks that. `dictated`: draws so far."""
    state = DmState(defs, teams, Chance(seed), windows)
    if dictated is not None:
        state.chance.dictate(dictated)
    for seat, codes in enumerate(decks):
        for code in codes:
            add_card(state, defs.card(code), seat, c.ZONE_DECK)
    begin(state)
    return state


def begin(state: DmState) -> None:
    """From the decks to the first decision."""
    for seat in range(state.seats):
        shuffle_deck(state, seat, STARTING)
    for seat in range(state.seats):
        deal(state, seat)
    first = state.chance.below(state.seats)
    state.turn_player = first
    state.emit(c.EVENT_BEGIN, FIRST, NO_REF, first)
    state.frames.append(TurnFrame(first))
    advance(state)


def deal(state: DmState, seat: int) -> None:
    """Five shields that nobody looks at, then five cards (dm:4)."""
    deck = state.zone_ids(c.ZONE_DECK, seat)
    state.batch += 1
    put(state, [state.pieces[id].ref for id in deck[: -SHIELDS - 1 : -1]], c.ZONE_SHIELDS, STARTING)
    for _ in range(HAND):
        draw(state, seat, STARTING)
