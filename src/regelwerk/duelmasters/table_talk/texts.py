"""Short texts of single abilities and modes, as labels need them; a text is known by the path of its word."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.meaning import SLAYING, Card
from regelwerk.duelmasters.table_talk.library import name_of, sayer, whole_text
from regelwerk.kernel.defs import Defs


def text_of_path(path: str, defs: Defs, lang: str) -> str:
    """The ability in which a word stands, as it is printed; "" for the words of the rules themselves, but slayer.

    >>> from regelwerk.duelmasters.loading import standard
    >>> text_of_path("dm01/bolshack-dragon/1", standard(), "en"), text_of_path(SLAYING, standard(), "de")
    ('Double breaker', 'Schlächter')
    """
    if path == SLAYING:
        return str(sayer(lang).say(w.Slayer()))
    parts = path.split("/")
    card = defs.by_code.get("/".join(parts[:2]))
    if not isinstance(card, Card) or len(parts) < 3:
        return ""
    if not parts[2].isdecimal():
        return " ".join(whole_text(card, lang))
    number = int(parts[2])
    return str(sayer(lang).ability_text(card.word, number)) if number < len(card.word.abilities) else ""


def tap_text(path: str, defs: Defs, lang: str) -> str:
    """A tap ability, whether its creature has it itself or another card lends it.

    >>> from regelwerk.duelmasters.loading import standard
    >>> tap_text("dm06/fort-megacluster/1/0/abilities/0", standard(), "en")
    'Tap — Draw a card.'
    """
    parts = path.split("/")
    card = defs.by_code.get("/".join(parts[:2]))
    if not isinstance(card, Card) or len(parts) < 3:
        return ""
    lender = card.word.abilities[int(parts[2])] if parts[2].isdecimal() else card.word
    tap = _first(lender, w.TapAbility)
    return str(sayer(lang).say(tap, name_of(card, lang))) if tap is not None else ""


def mode_text(card: Card | None, number: int, lang: str) -> str:
    """The text of one of several things that a card lets its player decide between; "" if there is none."""
    either = _first(card.word, w.Either) if card is not None else None
    if card is None or not isinstance(either, w.Either) or number >= len(either.modes):
        return ""
    return str(sayer(lang).say(either.modes[number], name_of(card, lang)))


def _first(word: Any, kind: type[w.Word]) -> w.Word | None:
    """The first word of that kind in a definition."""
    if isinstance(word, kind):
        return word
    inside: list[Any] = []
    if isinstance(word, tuple):
        inside = list(word)
    elif is_dataclass(word):
        inside = [getattr(word, one.name) for one in fields(word)]
    for one in inside:
        found = _first(one, kind)
        if found is not None:
            return found
    return None
