"""Losing, conceding, leaving the game (wow:102)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.rulebook import Rule
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.changes import leave, settle_control
from regelwerk.wowtcg.fighters import remove_from_combat
from regelwerk.wowtcg.modifiers import keep_modifiers
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowState

WINNING: Final = rule("wow:102.1")
LEAVING: Final = rule("wow:102.2")


def lose(state: WowState, seats: list[int], cite: Rule) -> None:
    """Players lose at the same moment; the game is over if no opposed players remain (wow:102.1)."""
    for seat in seats:
        if state.in_game(seat):
            state.emit(c.E_LOSE, cite, 0, seat)
    for seat in seats:
        state.left |= 1 << seat
    remaining = [seat for seat in range(state.seats) if state.in_game(seat)]
    teams = {state.teams[seat] for seat in remaining}
    if len(teams) > 1:
        for seat in seats:
            take_away(state, seat)
        return
    winners = [seat for seat in range(state.seats) if state.teams[seat] in teams]
    why = WINNING if winners else cite  # a draw is named after what made all of them lose
    state.emit(c.E_OVER, why, 0, winners[0] if winners else -1)
    state.finish(winners, why)


def take_away(state: WowState, seat: int) -> None:
    """A player leaves a game that goes on: cards, links and modifiers go (wow:102.2)."""
    for link in [link for link in state.chain if link.you == seat]:
        state.chain.remove(link)
        state.emit(c.E_INTERRUPT, LEAVING, 0, seat, link.source)
    state.waiting = [waiting for waiting in state.waiting if waiting.you != seat]
    keep_modifiers(state, [modifier for modifier in state.modifiers if modifier.scope.you != seat])
    mine = []
    for row in (c.HERO_ROW, c.ALLIES, c.ATTACHED, c.RESOURCES):
        for other in range(state.seats):
            mine += [id for id in state.zones[row * state.seats + other] if state.pieces[id].owner == seat]
    leave(state, mine, c.REMOVED, LEAVING)
    for kind in (c.DECK, c.HAND, c.GRAVEYARD, c.CHAIN):
        unseen = kind in (c.DECK, c.HAND)  # nobody gets to see the cards that a player takes along
        for id in state.zones[kind * state.seats + seat][:]:
            remove_from_combat(state, state.pieces[id].ref)
            state.move(id, c.REMOVED * state.seats + seat, False, unseen)
    state.heroes = [-1 if other == seat else id for other, id in enumerate(state.heroes)]
    state.stir()
    settle_control(state)
    for other in range(state.seats):
        stray = [id for row in ROWS for id in state.zones[row * state.seats + seat] if state.pieces[id].owner == other]
        leave(state, stray, c.REMOVED, LEAVING)


ROWS: Final = (c.HERO_ROW, c.ALLIES, c.ATTACHED, c.RESOURCES)
