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


def lose(s: WowState, seats: list[int], cite: Rule) -> None:
    """Players lose at the same moment; the game is over if no opposed players remain (wow:102.1)."""
    for seat in seats:
        if s.in_game(seat):
            s.emit(c.E_LOSE, cite, 0, seat)
    for seat in seats:
        s.left |= 1 << seat
    remaining = [seat for seat in range(s.seats) if s.in_game(seat)]
    teams = {s.teams[seat] for seat in remaining}
    if len(teams) > 1:
        for seat in seats:
            take_away(s, seat)
        return
    winners = [seat for seat in range(s.seats) if s.teams[seat] in teams]
    why = WINNING if winners else cite  # a draw is named after what made all of them lose
    s.emit(c.E_OVER, why, 0, winners[0] if winners else -1)
    s.finish(winners, why)


def take_away(s: WowState, seat: int) -> None:
    """A player leaves a game that goes on: cards, links and modifiers go (wow:102.2)."""
    for link in [link for link in s.chain if link.you == seat]:
        s.chain.remove(link)
        s.emit(c.E_INTERRUPT, LEAVING, 0, seat, link.source)
    s.waiting = [w for w in s.waiting if w.you != seat]
    keep_modifiers(s, [m for m in s.modifiers if m.scope.you != seat])
    mine = []
    for row in (c.HERO_ROW, c.ALLIES, c.ATTACHED, c.RESOURCES):
        for other in range(s.seats):
            mine += [id for id in s.zones[row * s.seats + other] if s.pieces[id].owner == seat]
    leave(s, mine, c.REMOVED, LEAVING)
    for kind in (c.DECK, c.HAND, c.GRAVEYARD, c.CHAIN):
        unseen = kind in (c.DECK, c.HAND)  # nobody gets to see the cards that a player takes along
        for id in s.zones[kind * s.seats + seat][:]:
            remove_from_combat(s, s.pieces[id].ref)
            s.move(id, c.REMOVED * s.seats + seat, False, unseen)
    s.heroes = [-1 if other == seat else id for other, id in enumerate(s.heroes)]
    s.stir()
    settle_control(s)
    for other in range(s.seats):
        stray = [id for row in ROWS for id in s.zones[row * s.seats + seat] if s.pieces[id].owner == other]
        leave(s, stray, c.REMOVED, LEAVING)


ROWS: Final = (c.HERO_ROW, c.ALLIES, c.ATTACHED, c.RESOURCES)
