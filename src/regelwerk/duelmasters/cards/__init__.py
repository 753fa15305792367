"""The cards: definitions only, set by set. What the words in them do and say stands elsewhere."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.cards import dm01, dm02, dm03, dm04, dm05, dm06, later
from regelwerk.duelmasters.vocabulary import Card

WHOLE: Final = (dm01, dm02, dm03, dm04, dm05, dm06)
"""The sets of which every card is here: legal in decks, and in boosters."""
ALL: Final[tuple[tuple[str, tuple[Card, ...]], ...]] = (
    *((of.SET, of.CARDS) for of in WHOLE),
    *later.SETS,
)
"""Every set: the first half of the codes of its cards, and the cards that are defined here."""

PLAIN: Final = str.maketrans("àáâäçèéêëìíîïñòóôöùúûü", "aaaaceeeeiiiinoooouuuu")


def slug(name: str) -> str:
    """The second half of a card's code: the English name in lower case, without accents, and every run of
    anything but letters and digits a hyphen.

    >>> slug("Pangaea's Song"), slug("La Ura Giga, Sky Guardian"), slug("Überdragon Zaschack")
    ('pangaea-s-song', 'la-ura-giga-sky-guardian', 'uberdragon-zaschack')
    """
    kept = "".join(letter if letter.isalnum() else " " for letter in name.lower().translate(PLAIN))
    return "-".join(kept.split())


def code(set_code: str, card: Card) -> str:
    """The code of a card, the same in every list, deck, scene and replay.

    >>> code("dm01", ALL[0][1][0])
    'dm01/hanusa-radiance-elemental'
    """
    return f"{set_code}/{slug(card.name)}"
