"""Losing, and leaving a game that goes on (dm:9.2, 9.3, 11.5, 11.7)."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.rulebook import Rule

DRAW: Final = rule("inf:both-lose")
EMPTY_DECK: Final = rule("dm:9.3")


def lose(s: DmState, seats: list[int], cite: Rule) -> None:
    """Players lose in the same moment; the game is over if no opposed players remain (dm:11.7)."""
    for seat in seats:
        if s.in_game(seat):
            s.emit(c.E_LOSE, cite, 0, seat)
    for seat in seats:
        s.left |= 1 << seat
    s.stir()
    remaining = [seat for seat in range(s.seats) if s.in_game(seat)]
    teams = {s.teams[seat] for seat in remaining}
    if len(teams) > 1:
        for seat in seats:
            take_away(s, seat)
        return
    winners = [seat for seat in range(s.seats) if s.teams[seat] in teams]
    why = DRAW if not winners and cite is EMPTY_DECK else cite
    s.emit(c.E_OVER, why, 0, winners[0] if winners else -1)
    s.finish(winners, why)


def take_away(s: DmState, seat: int) -> None:
    """A player leaves a game that goes on: cards, waiting abilities and effects go with him (inf:beaten-cards).

    Nothing of it is seen, and nothing triggers.
    """
    s.waiting = [w for w in s.waiting if w.you != seat]
    s.modifiers = [m for m in s.modifiers if m.scope.you != seat]
    for kind in range(c.OUT):
        unseen = c.ZONE_SIGHT[kind] != c.ZONE_SIGHT[c.OUT] or kind == c.SHIELDS
        for id in s.zones[kind * s.seats + seat][:]:
            s.move(id, c.OUT * s.seats + seat, False, unseen)
    s.stir()


def emptied(s: DmState) -> None:
    """Whoever has no card left in the deck loses at once (dm:9.3); to be called when cards have left decks."""
    found: list[int] = []
    first = c.DECK * s.seats
    for seat in range(s.seats):
        if not s.zones[first + seat] and not s.left >> seat & 1:
            found.append(seat)
    if found:
        lose(s, found, EMPTY_DECK)
