"""What another player's deck may hold when lists are closed: civilizations, ready decks, the cards of the format.

(ruling:closed-lists) Made once for each table of definitions, from nothing that is hidden.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.defs import DmDefs
from regelwerk.duelmasters.formats import MOST_COPIES, Deck, faults_of, ready_deck, ready_decks
from regelwerk.duelmasters.loading import standard
from regelwerk.duelmasters.meaning import Card
from regelwerk.duelmasters.state import DmState, defs_of
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.closed_lists import Allowed, draw_hidden
from regelwerk.kernel.defs import Def
from regelwerk.kernel.sight import knows, unknown

COLOURS: Final = 2
"""A deck is taken to have so many civilizations at least; more if more have been seen."""


@cache
def decks(edition: str) -> list[Deck]:
    """The decks that come with the game and are legal in that edition."""
    defs = standard(edition)
    found = [ready_deck(name, defs) for name in ready_decks()]
    return [deck for deck in found if not faults_of(deck, defs)]


@lru_cache(maxsize=16)
def lists(defs: DmDefs) -> list[list[Def]]:
    """The same with these definitions."""
    return [[defs.card(code) for code in deck.cards] for deck in decks(defs.edition)]


@lru_cache(maxsize=256)
def allowed(defs: DmDefs, civs: int) -> Allowed:
    """All cards of these civilizations, four of each at most (dm:1.2); all there are where none is of them."""
    every = [
        card
        for card in defs.cards
        if isinstance(card, Card) and card.code in defs.by_code and card.civs and not card.word.scenes_only
    ]
    cards = [card for card in every if card.civs & civs == card.civs] or every
    return Allowed(cards, [MOST_COPIES] * len(cards))


def closed_pools(state: DmState, seat: int, chance: Chance) -> list[list[Def]]:
    """For each other seat the cards that its hidden ones may be; one's own list is known, and stays empty here."""
    found: list[list[Def]] = []
    for owner in range(state.seats):
        hidden = [] if owner == seat else unknown(state, seat, owner)
        found.append(drawn(state, seat, owner, len(hidden), chance) if hidden else [])
    return found


def drawn(state: DmState, seat: int, owner: int, count: int, chance: Chance) -> list[Def]:
    """The hidden cards of one owner, as the seat may imagine them."""
    seen: list[Def] = []
    civs = 0
    for piece in state.pieces:
        if piece.owner == owner and knows(piece.knows, seat):
            seen.append(piece.card)
            civs |= piece.card.civs
    defs = defs_of(state)
    for i in chance.order(len(c.CIVILIZATIONS)):
        if civs.bit_count() < COLOURS:
            civs |= 1 << i
    return draw_hidden(lists(defs), allowed(defs, civs), seen, count, chance)
