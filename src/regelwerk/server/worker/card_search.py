"""The search line for cards: `t:ally cost<=3 class:druid heal`.

A part with a mark asks a field of the card (`web.faces` gives them): `:` or `=` for a word or
a number, `<`, `<=`, `>`, `>=`, `!=` for numbers. Everything else is words that must occur on
the card. `-` before a part turns it round. Tokens are found only by a line that names them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from regelwerk import game_registry

PART: Final = re.compile(r'(-?)([\w.]+)(<=|>=|!=|[:=<>])("[^"]*"|\S+)')
MOST_PARTS: Final = 12
"""So many parts of a line are heeded; nobody asks for more by hand."""
SHORT: Final = {"t": "type", "c": "class", "f": "faction", "r": "rarity", "s": "set", "k": "keyword", "x": "text"}
"""Short names of fields."""
MOST_WORDS: Final = 12
"""So many different words of a line are heeded; nobody asks for more by hand."""

COMPARE: Final[dict[str, Callable[[float, float], bool]]] = {
    ":": lambda a, b: a == b,
    "=": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}


@cache
def index(game: str, lang: str) -> dict[str, tuple[dict[str, Any], str]]:
    """For each card its fields and all its words, by code, in the order of the sets."""
    found = {}
    for face in game_registry.package(game).web.faces(lang):
        words = " ".join([face["name"], face["other"], face["line"], *face["text"]]).casefold()
        found[face["code"]] = (face["fields"], words)
    return found


def search(game: str, line: str, lang: str) -> tuple[list[str], str]:
    """The codes of what a line asks for, and what of it was not understood ("" if all was)."""
    cards = index(game, lang)
    tokens = "token" in line.casefold()
    kept = [code for code, (known, _) in cards.items() if tokens or "token" not in known.get("is", ())]
    fields = {key for known, _ in cards.values() for key in known}
    for negative, name, mark, value in PART.findall(line)[:MOST_PARTS]:
        field = SHORT.get(name.lower(), name.lower())
        wanted = value.strip('"').casefold()
        if field not in fields and field != "text":
            return [], name
        if mark not in (":", "=", "!=") and not number(wanted):
            return [], f"{name}{mark}{value}"
        kept = [code for code in kept if fits(*cards[code], field, mark, wanted) != bool(negative)]
    words = distinct_words(PART.sub(" ", line))
    if words:
        found = game_registry.package(game).web.find(words, lang)
        allowed = set(kept)
        kept = [code for code in found if code in allowed]
    return kept, ""


def distinct_words(text: str) -> str:
    """The first different words of a text.

    >>> distinct_words("a  b a " + "c " * 500)
    'a b c'
    """
    return " ".join(list(dict.fromkeys(text.split()))[:MOST_WORDS])


def fits(fields: dict[str, Any], words: str, field: str, mark: str, wanted: str) -> bool:
    """Whether one card has what one part of the line asks for."""
    if field == "text":
        return (wanted in words) == (mark != "!=")
    have = fields.get(field)
    if have is None:
        return mark == "!="
    if isinstance(have, list):
        found = any(wanted in str(one).casefold() for one in have)
        return found == (mark != "!=")
    if number(wanted) and isinstance(have, int | float):
        return COMPARE[mark](float(have), float(wanted))
    return (str(have).casefold() == wanted) == (mark != "!=")


def number(text: str) -> bool:
    """Whether a text is a number.

    >>> number("3"), number("-1"), number("three")
    (True, True, False)
    """
    return text.removeprefix("-").isdigit() and len(text) < 10
