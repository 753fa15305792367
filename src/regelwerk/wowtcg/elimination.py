"""Losing, conceding, leaving the game (wow:102)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.ids import NO_REF
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.changes import keep_modifiers, leave, update_control
from regelwerk.wowtcg.combatants import remove_from_combat
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowState

WINNING: Final = rule("wow:102.1")
LEAVING: Final = rule("wow:102.2")


def lose(state: WowState, seats: list[int], cite: RuleCitation) -> None:
    """Players lose at the same moment; the game is over if no opposed players remain (wow:102.1)."""
    for seat in seats:
        if state.in_game(seat):
            state.emit(codes.EVENT_LOSE, cite, NO_REF, seat)
    for seat in seats:
        state.left_seats |= 1 << seat
    remaining = [seat for seat in range(state.seats) if state.in_game(seat)]
    teams = {state.teams[seat] for seat in remaining}
    if len(teams) > 1:
        for seat in seats:
            take_away(state, seat)
        return
    winners = [seat for seat in range(state.seats) if state.teams[seat] in teams]
    why = WINNING if winners else cite  # a draw is named after what made all of them lose
    state.emit(codes.EVENT_OVER, why, NO_REF, winners[0] if winners else -1)
    state.finish(winners, why)


def take_away(state: WowState, seat: int) -> None:
    """A player leaves a game that goes on: cards, links and modifiers go (wow:102.2)."""
    for link in [link for link in state.chain if link.you == seat]:
        state.chain.remove(link)
        state.emit(codes.EVENT_INTERRUPT, LEAVING, NO_REF, seat, link.source)
    state.waiting = [waiting for waiting in state.waiting if waiting.you != seat]
    keep_modifiers(state, [modifier for modifier in state.modifiers if modifier.scope.you != seat])
    mine = []
    for row in (codes.ZONE_HERO_ROW, codes.ZONE_ALLIES, codes.ZONE_ATTACHED, codes.ZONE_RESOURCES):
        for other in range(state.seats):
            mine += [id for id in state.zones[row * state.seats + other] if state.pieces[id].owner == seat]
    leave(state, mine, codes.ZONE_REMOVED, LEAVING)
    for kind in (codes.ZONE_DECK, codes.ZONE_HAND, codes.ZONE_GRAVEYARD, codes.ZONE_CHAIN):
        unseen = kind in (codes.ZONE_DECK, codes.ZONE_HAND)  # nobody gets to see the cards that a player takes along
        for id in state.zones[kind * state.seats + seat][:]:
            remove_from_combat(state, state.pieces[id].ref)
            state.move(id, codes.ZONE_REMOVED * state.seats + seat, False, unseen)
    state.heroes = [-1 if other == seat else id for other, id in enumerate(state.heroes)]
    state.invalidate_all()
    update_control(state)
    for other in range(state.seats):
        stray = [id for row in ROWS for id in state.zones[row * state.seats + seat] if state.pieces[id].owner == other]
        leave(state, stray, codes.ZONE_REMOVED, LEAVING)


ROWS: Final = (codes.ZONE_HERO_ROW, codes.ZONE_ALLIES, codes.ZONE_ATTACHED, codes.ZONE_RESOURCES)
