"""Games between decks of any cards at all: no legal decks, but every card meets every other one."""

from __future__ import annotations

import random
from functools import cache

from regelwerk.kernel.state import PUBLIC
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.deck_file import Deck
from regelwerk.wowtcg.definition_loading import standard
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.setup import start
from regelwerk.wowtcg.state import WowState

SIZE = 40


@cache
def cards(heroes: bool) -> list[CardDefinition]:
    """Every hero, or every card that a deck may hold."""
    found = [card for card in standard().cards if isinstance(card, CardDefinition) and card.code]
    named = [card for card in found if not card.code.endswith("/token") and not card.word.scenes_only]
    return [card for card in named if (card.kind == codes.TYPE_HERO) == heroes]


def mixed_deck(source: random.Random, size: int = SIZE) -> Deck:
    """A hero and so many cards, each as likely as the others."""
    return Deck("mixed", source.choice(cards(True)).code, [source.choice(cards(False)).code for _ in range(size)])


def start_mixed(seed: int, windows: int = PUBLIC) -> WowState:
    """A game between two such decks; every fifth one has three seats."""
    source = random.Random(f"deck {seed}")
    seats = 3 if seed % 5 == 4 else 2
    return start(standard(), [mixed_deck(source) for _ in range(seats)], list(range(seats)), seed, windows)
