"""The cards: definitions only, set by set. What the words in them do and say stands elsewhere."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.cards import hoa, raid
from regelwerk.wowtcg.vocabulary import Card

ALL: Final[tuple[tuple[str, tuple[Card, ...]], ...]] = ((hoa.SET, hoa.CARDS), (raid.SET, raid.CARDS))
"""Every set: the first half of the codes of its cards, and the cards in the order of their numbers."""


PLAIN: Final = str.maketrans("àáâäçèéêëìíîïñòóôöùúûü", "aaaaceeeeiiiinoooouuuu")


def slug(name: str) -> str:
    """The second half of a card's code: the English name in lower case, without accents, and every run of
    anything but letters and digits a hyphen.

    >>> slug("Leeroy Jenkins"), slug("Are We There, Yeti?"), slug("Coup de Grâce")
    ('leeroy-jenkins', 'are-we-there-yeti', 'coup-de-grace')
    """
    kept = "".join(letter if letter.isalnum() else " " for letter in name.lower().translate(PLAIN))
    return "-".join(kept.split())


def code(set_code: str, card: Card) -> str:
    """The code of a card, the same in every list, deck, scene and replay.

    >>> code("hoa", ALL[0][1][0])
    'hoa/boris-brightbeard'
    """
    return f"{set_code}/{slug(card.name)}"
