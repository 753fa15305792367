"""What a reader reads: the language of the sentences, and the one in which cards are called. A tag says both.

"en" and "de" call cards in the language of the sentences, as far as a source gives a name in it; "de-x-en" is German
in which every card has its English name.
"""

from __future__ import annotations

from typing import Final

ENGLISH_NAMES: Final = "de-x-en"
"""German with English names of cards."""


def language(tag: str) -> str:
    """The language of the sentences.

    >>> language("de-x-en"), language("de"), language("en")
    ('de', 'de', 'en')
    """
    return tag.partition("-")[0]


def name_language(tag: str) -> str:
    """The language of the names of cards.

    >>> name_language("de-x-en"), name_language("de"), name_language("en")
    ('en', 'de', 'en')
    """
    return tag.rpartition("-")[2]


def with_decimal_mark(number: str, tag: str) -> str:
    """A number in digits with the decimal mark of the language.

    >>> with_decimal_mark("12.5", "de-x-en"), with_decimal_mark("12.5", "en")
    ('12,5', '12.5')
    """
    return number.replace(".", ",") if language(tag) == "de" else number
