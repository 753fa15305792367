"""Short texts of single abilities and modes, as labels need them; a text is known by the path of its word."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.meaning import Card
from regelwerk.duelmasters.table_talk.library import name_of, sayer, whole_text
from regelwerk.kernel.defs import Defs


def text_of_path(path: str, defs: Defs, lang: str) -> str:
    """The ability in which a word stands, as it is printed; "" for the words of the rules themselves.

    >>> from regelwerk.duelmasters.defs import standard
    >>> text_of_path("dm01/bolshack-dragon/1", standard(), "en")
    'Double breaker'
    """
    parts = path.split("/")
    card = defs.by_code.get("/".join(parts[:2]))
    if not isinstance(card, Card) or len(parts) < 3:
        return ""
    if not parts[2].isdecimal():
        return " ".join(whole_text(card, lang))
    number = int(parts[2])
    return str(sayer(lang).ability_text(card.word, number)) if number < len(card.word.abilities) else ""


def tap_text(card: Card | None, number: int, lang: str) -> str:
    """The tap ability of that number, "" for one that something else has given the card."""
    if card is None:
        return ""
    found = [i for i, ability in enumerate(card.word.abilities) if isinstance(ability, w.TapAbility)]
    return str(sayer(lang).ability_text(card.word, found[number])) if number < len(found) else ""


def mode_text(card: Card | None, number: int, lang: str) -> str:
    """The text of one of several things that a card lets its player decide between; "" if there is none."""
    either = _either(card.word) if card is not None else None
    if card is None or either is None or number >= len(either.modes):
        return ""
    return str(sayer(lang).say(either.modes[number], name_of(card, lang)))


def _either(word: Any) -> w.Either | None:
    """The first place in a definition where one of several things is done."""
    if isinstance(word, w.Either):
        return word
    inside: list[Any] = []
    if isinstance(word, tuple):
        inside = list(word)
    elif is_dataclass(word):
        inside = [getattr(word, one.name) for one in fields(word)]
    for one in inside:
        found = _either(one)
        if found is not None:
            return found
    return None
