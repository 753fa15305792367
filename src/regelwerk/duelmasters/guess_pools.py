"""What another player's deck may hold when lists are closed: civilizations, ready decks, the cards of the format.

(ruling:closed-lists) Made once for each table of definitions, from nothing that is hidden.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.deck_file import MOST_COPIES, Deck, faults_of, ready_deck, ready_decks
from regelwerk.duelmasters.definition_loading import standard
from regelwerk.duelmasters.definitions import DmDefinitions
from regelwerk.duelmasters.lowered import CardDefinition
from regelwerk.duelmasters.state import DmState, defs_of
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.closed_lists import Allowed, ReadyList, draw_hidden
from regelwerk.kernel.definitions import Definition
from regelwerk.kernel.guessing import is_known_to, unseen_ids

COLOURS: Final = 2
"""A deck is taken to have so many civilizations at least; more if more have been seen."""


@cache
def decks(edition: str) -> list[Deck]:
    """The decks that come with the game and are legal in that edition."""
    defs = standard(edition)
    found = [ready_deck(name, defs) for name in ready_decks()]
    return [deck for deck in found if not faults_of(deck, defs)]


@lru_cache(maxsize=16)
def lists(defs: DmDefinitions) -> list[ReadyList]:
    """The same with these definitions."""
    return [ReadyList([defs.card(code) for code in deck.cards]) for deck in decks(defs.edition)]


@lru_cache(maxsize=256)
def allowed(defs: DmDefinitions, civs: int) -> Allowed:
    """All cards of these civilizations, four of each at most (dm:1.2); all there are where none is of them."""
    every = [
        card
        for card in defs.cards
        if isinstance(card, CardDefinition) and card.code in defs.by_code and card.civs and not card.word.scenes_only
    ]
    cards = [card for card in every if card.civs & civs == card.civs] or every
    return Allowed(cards, [MOST_COPIES] * len(cards))


def closed_pools(state: DmState, seat: int, chance: Chance) -> list[list[Definition]]:
    """For each other seat the cards that its hidden ones may be; one's own list is known, and stays empty here."""
    found: list[list[Definition]] = []
    for owner in range(state.seats):
        hidden = [] if owner == seat else unseen_ids(state, seat, owner)
        found.append(drawn(state, seat, owner, len(hidden), chance) if hidden else [])
    return found


def drawn(state: DmState, seat: int, owner: int, count: int, chance: Chance) -> list[Definition]:
    """The hidden cards of one owner, as the seat may imagine them."""
    seen: list[Definition] = []
    civs = 0
    for piece in state.pieces:
        if piece.owner == owner and is_known_to(piece.known_to, seat):
            seen.append(piece.card)
            civs |= piece.card.civs
    defs = defs_of(state)
    for i in chance.order(len(codes.CIVILIZATIONS)):
        if civs.bit_count() < COLOURS:
            civs |= 1 << i
    return draw_hidden(lists(defs), allowed(defs, civs), seen, count, chance)
