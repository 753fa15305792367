"""Names of people: nothing in them that cannot be seen or that imitates, and no two alike in one room.

What may be in a name is decided by PRECIS (RFC 8266, nicknames), which scripts may be mixed by Unicode Technical
Standard 39 ("highly restrictive"), and what looks alike by its table of confusable characters.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Final

import precis_i18n
from confusable_homoglyphs import (  # type: ignore[import-untyped] # the package has no annotations
    categories,
    confusables,
)

if TYPE_CHECKING:
    from regelwerk.server.storage.store import SeatRecord

LENGTH: Final = 24
"""A name has at most so many characters."""
VISIBLE: Final = "LNPS"
"""Unicode's general categories of what can be seen by itself: letters, numbers, punctuation, symbols."""
BLANK: Final = "\u2800"
"""The Braille pattern without dots: a symbol by its category, and yet empty."""
ANY_SCRIPT: Final = {"COMMON", "INHERITED"}
"""Characters that belong to no script of their own: digits, punctuation, accents."""
MIXED_SCRIPTS: Final = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
"""Scripts that are written together; any other mixture serves imitation."""

_NICKNAME: Final = precis_i18n.get_profile("NicknameCasePreserved")


class NameRefusedError(Exception):
    """A name that nobody may have; `key` of `i18n` says why: "name-invisible" or "name-scripts"."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def fold_name(name: str) -> str:
    """A name as it is shown; "" if nothing of it is left. Raises NameRefusedError.

    Variants of a letter become that letter, control characters become spaces, spaces are condensed.

    >>> fold_name("  Ａnna\\n\\tＢ "), fold_name("\\u202e")
    ('Anna B', '')
    >>> fold_name("\\u0410nna")  # the first letter is Cyrillic
    Traceback (most recent call last):
        ...
    regelwerk.server.rooms.names.NameRefusedError: name-scripts
    """
    shown = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not shown:
        return ""
    try:
        shown = _NICKNAME.enforce(shown)[:LENGTH].strip()
    except UnicodeEncodeError:
        raise NameRefusedError("name-invisible") from None
    if BLANK in shown or not any(unicodedata.category(letter)[0] in VISIBLE for letter in shown):
        raise NameRefusedError("name-invisible")
    scripts = set(categories.unique_aliases(shown)) - ANY_SCRIPT
    if len(scripts) > 1 and not any(scripts <= allowed for allowed in MIXED_SCRIPTS):
        raise NameRefusedError("name-scripts")
    return shown


def safe_name(name: str) -> str:
    """The same, and "" for a name that is refused."""
    try:
        return fold_name(name)
    except NameRefusedError:
        return ""


@cache
def _prototypes() -> dict[str, str]:
    """For everything that looks like something else, one representative of all that look like it."""
    leader: dict[str, str] = {}

    def find(text: str) -> str:
        while leader.setdefault(text, text) != text:
            leader[text] = leader[leader[text]]
            text = leader[text]
        return text

    for text, alike in confusables.confusables_data.items():
        for other in alike:
            first, second = sorted(
                (find(text), find(other["c"])), key=lambda found: (not found.isascii(), len(found), found)
            )
            leader[second] = first
    return {text: find(text) for text in leader if find(text) != text}


def appearances(name: str) -> set[str]:
    """What a name looks like, as it is written and in small letters; two that share one can be taken for one another.

    >>> appearances("Anna") & appearances("\u0391\u039d\u039d\u0391"), appearances("Bill") & appearances("BiII")
    ({'anna'}, {'bi11'})
    >>> appearances("Anna") & appearances("Hanna")
    set()
    """
    return {_prototype(_prototype(text).casefold()) for text in (name, name.casefold())}


def _prototype(text: str) -> str:
    """A text with everything that looks like something else replaced by that; "rn" is "m"."""
    prototypes = _prototypes()
    found, at = [], 0
    while at < len(text):
        two = text[at : at + 2]
        taken = two if len(prototypes.get(two, two)) == 1 else text[at]
        found.append(prototypes.get(taken, taken))
        at += len(taken)
    return "".join(found)


def make_names_distinct(places: list[SeatRecord]) -> list[SeatRecord]:
    """Number the names that look like an earlier one; returns the same list."""
    taken: set[str] = set()
    for place in places:
        name, number = place.name, 2
        while name and taken & appearances(place.name):
            place.name = f"{name} {number}"
            number += 1
        taken |= appearances(place.name)
    return places
