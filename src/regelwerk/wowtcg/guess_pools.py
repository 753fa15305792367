"""What another player's deck may hold when lists are closed: heroes, ready decks, the cards of the format.

(ruling:closed-lists) Made once for each table of definitions and each hero, from nothing that is hidden.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, cast

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.closed_lists import Allowed, ReadyList, draw_hidden
from regelwerk.kernel.definitions import Definition
from regelwerk.kernel.guessing import is_known_to, unseen_ids
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.deck_file import MOST_COPIES, Deck, fits_hero, ready_deck, ready_decks
from regelwerk.wowtcg.definition_loading import standard
from regelwerk.wowtcg.definitions import WowDefinitions
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.state import WowState

NO_LIMIT: Final = 60
"""So many copies at most of a card that has no limit (kw:unlimited)."""


@cache
def decks() -> list[Deck]:
    """The decks that come with the game."""
    return [ready_deck(name, standard()) for name in ready_decks()]


@lru_cache(maxsize=64)
def pool(defs: WowDefinitions, hero: CardDefinition | None) -> tuple[list[ReadyList], Allowed]:
    """The ready decks of a hero, and all cards that may be in a deck of that hero's (wow:100.2, wow:100.4).

    Without a hero, and for one that no card fits, they are all cards there are.
    """
    lists: list[ReadyList] = []
    if hero is not None:
        lists = [ReadyList([defs.card(code) for code in deck.main]) for deck in decks() if deck.hero == hero.code]
    every = [card for card in defs.cards if isinstance(card, CardDefinition) and is_deck_card(card)]
    cards = every if hero is None else [card for card in every if fits_hero(card, hero)] or every
    return lists, Allowed(cards, [NO_LIMIT if card.word.unlimited else MOST_COPIES for card in cards])


def is_deck_card(card: CardDefinition) -> bool:
    """Whether it is a card that can be in a deck at all: no hero, no token, none for scenes only."""
    return card.kind != codes.TYPE_HERO and card.code.count("/") == 1 and not card.word.scenes_only


def closed_pools(state: WowState, seat: int, chance: Chance) -> list[list[Definition]]:
    """For each other seat the cards that its hidden ones may be; one's own list is known, and stays empty here."""
    found: list[list[Definition]] = []
    for owner in range(state.seats):
        hidden = [] if owner == seat else unseen_ids(state, seat, owner)
        found.append(drawn(state, seat, owner, len(hidden), chance) if hidden else [])
    return found


def drawn(state: WowState, seat: int, owner: int, count: int, chance: Chance) -> list[Definition]:
    """The hidden cards of one owner, as the seat may imagine them: it sees the hero and all that is known to it."""
    hero: CardDefinition | None = None
    seen: list[Definition] = []
    for piece in state.pieces:
        if piece.owner == owner and not piece.token and is_known_to(piece.known_to, seat):
            if piece.card.kind == codes.TYPE_HERO:
                hero = piece.card
            else:
                seen.append(piece.card)
    lists, allowed = pool(cast(WowDefinitions, state.defs), hero)
    return draw_hidden(lists, allowed, seen, count, chance)
