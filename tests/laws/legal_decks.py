"""Random legal decks over the whole pool of cards, and a count of what is played with them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Final

from regelwerk.kernel.event import Event
from regelwerk.kernel.piece import ID_MASK
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.deck_file import MOST_COPIES, SIDE_SIZE, SMALLEST, STARTER_SIZE, Deck, faults_of
from regelwerk.wowtcg.definition_loading import standard
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.state import WowState

USES: Final = (codes.EVENT_PLAY, codes.EVENT_COMPLETE, codes.EVENT_FLIP)
"""What shows that a card was played: the play of a card, the completion of a quest, the flip of a hero."""


@cache
def pool() -> tuple[CardDefinition, ...]:
    """Every card that a deck may be made of, heroes included; no tokens, nothing for scenes only."""
    found = [card for card in standard().cards if isinstance(card, CardDefinition) and card.code in wanted()]
    return tuple(found)


@cache
def wanted() -> frozenset[str]:
    """The codes of those cards."""
    known = [card for card in standard().cards if isinstance(card, CardDefinition) and card.code]
    return frozenset(card.code for card in known if card.code.count("/") == 1 and not card.word.scenes_only)


@cache
def heroes() -> tuple[str, ...]:
    """The codes of the heroes."""
    return tuple(card.code for card in pool() if card.kind == codes.TYPE_HERO)


@cache
def fitting(hero: str) -> tuple[str, ...]:
    """The codes of the cards that may be in a deck of that hero, asked one by one."""
    alone = [(card, faults_of(Deck("", hero, [card.code]), standard())) for card in pool()]
    return tuple(card.code for card, faults in alone if all(fault.kind == "too-small" for fault in faults))


def legal_deck(source: random.Random, hero: str = "", format: str = "constructed", first: Sequence[str] = ()) -> Deck:
    """A legal deck of a random hero (or that one): one to four of each of its cards, `first` for certain."""
    hero = hero or source.choice(heroes())
    cards = list(fitting(hero))
    source.shuffle(cards)
    cards = [code for code in first if code in cards] + [code for code in cards if code not in first]
    size = STARTER_SIZE if format == "starter" else SMALLEST + source.choice((0, 0, 1, 12))
    main: list[str] = []
    side: list[str] = []
    for at, code in enumerate(cards):
        copies = MOST_COPIES if at < len(first) else source.randint(1, MOST_COPIES)
        main += [code] * min(copies, size - len(main))
        if len(main) == size:
            side = cards[at + 1 : at + 1 + SIDE_SIZE] if format == "constructed" and source.random() < 0.5 else []
            break
    return Deck("random", hero, main, side, format)


def used(state: WowState, events: Sequence[Event]) -> set[str]:
    """The codes of the cards that were played, completed or flipped in these events."""
    found = set()
    for event in events:
        if event.kind in USES and event.about > 0:
            found.add(state.pieces[(event.about & ID_MASK) - 1].card.code)
    return found & wanted()
