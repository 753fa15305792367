"""Which action cards may lie face down under a figure when lists are closed: ready parties, the cards that fit it.

(ruling:closed-lists) Made once for each table of definitions and each figure, from nothing that is hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.definitions import Definition
from regelwerk.wowminis.base_definitions import standard
from regelwerk.wowminis.definitions import MinisDefinitions
from regelwerk.wowminis.lowered import CardDefinition, FigureDefinition
from regelwerk.wowminis.party_file import Party, ready_parties, ready_party


@cache
def parties() -> list[Party]:
    """The parties that come with the game."""
    return [ready_party(name, standard()) for name in ready_parties()]


@lru_cache(maxsize=512)
def pool(defs: MinisDefinitions, figure: FigureDefinition) -> tuple[list[list[CardDefinition]], list[CardDefinition]]:
    """The bars that a figure has in ready parties, and all cards that it may have (minis08:p17.restriction)."""
    bars: list[list[CardDefinition]] = []
    for party in parties():
        for member in party.members:
            bar = sorted((defs.card(code) for code in member.cards), key=_index)
            if member.figure == figure.code and bar not in bars:
                bars.append(bar)
    return bars, [card for card in defs.cards if isinstance(card, CardDefinition) and card.word.fits(figure.word)]


def _index(card: Definition) -> int:
    return card.index


def hidden_cards(
    defs: MinisDefinitions, figure: FigureDefinition, known: Sequence[Definition], count: int, chance: Chance
) -> list[CardDefinition]:
    """`count` cards that a figure's bar may hold besides those known, in any order.

    As often as not they are the rest of the figure's bar in a ready party; otherwise any that it may have. No card
    lies twice in a bar (minis08:p17.no-copies). For a bar that no rule allows, as a scene may have, others fill in.
    """
    bars, cards = pool(defs, figure)
    size = len(known) + count
    fitting = [bar for bar in bars if len(bar) == size and holds(bar, known)]
    number = chance.below(2 * len(fitting)) if fitting else 0
    if number < len(fitting):
        cards = fitting[number]
    left = [card for card in cards if not is_among(card, known)] if known else cards
    order = chance.order(len(left))
    if len(left) >= count:
        return [left[order[i]] for i in range(count)]
    mixed = [left[i] for i in order]
    for card in defs.cards:
        if isinstance(card, CardDefinition) and not is_among(card, mixed) and not is_among(card, known):
            mixed.append(card)
    return [mixed[i % len(mixed)] for i in range(count)]


def holds(bar: Sequence[Definition], cards: Sequence[Definition]) -> bool:
    """Whether all these cards lie in a bar."""
    for card in cards:
        if not is_among(card, bar):
            return False
    return True


def is_among(card: Definition, cards: Sequence[Definition]) -> bool:
    """Whether it is one of those; each card has one definition, so that they need not be compared."""
    for other in cards:
        if other is card:
            return True
    return False
