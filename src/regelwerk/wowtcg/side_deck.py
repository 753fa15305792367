"""What a computer player exchanges with its side deck: answers that its opponents give nothing to do, for others.

It rates cards by what it has seen of the others' decks, never by what is in them. A card is an *answer* if all that it
targets is of types that not every deck has: equipment, abilities, quests. It is worth as many of the cards seen as it
could be used on. Every other card is of use against any deck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Final

from regelwerk.wowtcg import codes
from regelwerk.wowtcg.criteria import Friendly, InYourParty, Yours
from regelwerk.wowtcg.definitions import WowDefinitions
from regelwerk.wowtcg.enums import Zone
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.selectors import Target

ENOUGH: Final = 8
"""Who has seen fewer cards of the others' decks exchanges nothing: it does not know what they play."""
WANTED: Final = 3
"""An answer from the side deck that finds so many cards to be used on comes in for one that any deck holds."""
ANSWERED: Final = codes.TYPE_EQUIPMENT | codes.TYPE_ABILITY | codes.TYPE_QUEST


def suggestion(
    defs: WowDefinitions, main: Sequence[str], side: Sequence[str], seen: Sequence[str]
) -> tuple[list[str], list[str]]:
    """Which cards should leave the main deck, and which should come in for them, as many of each.

    seen  codes of the cards of the others' decks that the player knows, each copy once

    Useless answers leave for cards that are of use; answers that find much to do come in for the dearest other cards.
    """
    kinds = [defs.card(code).kind for code in seen]
    if len(kinds) < ENOUGH:
        return [], []
    useless = [code for code in main if worth(defs.card(code), kinds) == 0]
    good = [code for code in side if worth(defs.card(code), kinds) >= WANTED]
    plain = [code for code in side if worth(defs.card(code), kinds) == ANY]
    spare = sorted(
        (code for code in main if worth(defs.card(code), kinds) == ANY), key=lambda code: -defs.card(code).cost
    )
    out = [*useless, *spare[: max(len(good) - len(useless), 0)]]
    into = [*good, *plain]
    count = min(len(out), len(into))
    return out[:count], into[:count]


ANY: Final = -1
"""What a card is worth that is no answer."""


def worth(card: CardDefinition, kinds: Sequence[int]) -> int:
    """How many of the cards of those types an answer could be used on, ANY for a card that is no answer."""
    mask = aims(card)
    return ANY if not mask or mask & ~ANSWERED else sum(1 for kind in kinds if kind & mask)


@lru_cache(maxsize=4096)
def aims(card: CardDefinition) -> int:
    """The types of cards in play, not only one's own, that it can target, as bits; 0 if it targets none."""
    mask = 0
    for target in targets(card.word.powers):
        noun = target.noun
        own = any(isinstance(criterion, (Friendly, InYourParty, Yours)) for criterion in noun.criteria)
        if noun.zone is Zone.PLAY and not own:
            mask |= noun.type_mask
    return mask


def targets(word: object) -> Iterator[Target]:
    """Every target in a text."""
    if isinstance(word, Target):
        yield word
    elif isinstance(word, (tuple, list)):
        for part in word:
            yield from targets(part)
    elif is_dataclass(word):
        for field in fields(word):
            if field.init:
                yield from targets(getattr(word, field.name))
