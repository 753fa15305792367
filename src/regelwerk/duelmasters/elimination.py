"""Losing, and leaving a game that goes on (dm:9.2, 9.3, 11.5, 11.7)."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.ids import NO_REF
from regelwerk.kernel.rulebook import RuleCitation

DRAW: Final = rule("inf:both-lose")
EMPTY_DECK: Final = rule("dm:9.3")


def lose(state: DmState, seats: list[int], cite: RuleCitation) -> None:
    """Players lose in the same moment; the game is over if no opposed players remain (dm:11.7)."""
    for seat in seats:
        if state.in_game(seat):
            state.emit(codes.EVENT_LOSE, cite, NO_REF, seat)
    for seat in seats:
        state.left_seats |= 1 << seat
    state.invalidate_all()
    remaining = [seat for seat in range(state.seats) if state.in_game(seat)]
    teams = {state.teams[seat] for seat in remaining}
    if len(teams) > 1:
        for seat in seats:
            take_away(state, seat)
        return
    winners = [seat for seat in range(state.seats) if state.teams[seat] in teams]
    why = DRAW if not winners and cite is EMPTY_DECK else cite
    state.emit(codes.EVENT_OVER, why, NO_REF, winners[0] if winners else -1)
    state.finish(winners, why)


def take_away(state: DmState, seat: int) -> None:
    """A player leaves a game that goes on: cards, waiting abilities and effects go with him (inf:beaten-cards).

    Nothing of it is seen, and nothing triggers.
    """
    state.waiting = [waiting for waiting in state.waiting if waiting.you != seat]
    state.modifiers = [modifier for modifier in state.modifiers if modifier.scope.you != seat]
    for kind in range(codes.ZONE_OUT):
        unseen = codes.ZONE_SIGHT[kind] != codes.ZONE_SIGHT[codes.ZONE_OUT] or kind == codes.ZONE_SHIELDS
        for id in state.zones[kind * state.seats + seat][:]:
            state.move(id, codes.ZONE_OUT * state.seats + seat, False, unseen)
    state.invalidate_all()


def check_empty_decks(state: DmState) -> None:
    """A player with no card left in the deck loses at once (dm:9.3); to be called when cards have left decks."""
    found: list[int] = []
    first = codes.ZONE_DECK * state.seats
    for seat in range(state.seats):
        if not state.zones[first + seat] and not state.left_seats >> seat & 1:
            found.append(seat)
    if found:
        lose(state, found, EMPTY_DECK)
