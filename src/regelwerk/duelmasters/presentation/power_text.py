"""Short texts of single abilities and modes, as labels need them; a text is known by the path of its word."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.lowered import SLAYING, CardDefinition
from regelwerk.duelmasters.presentation.card_library import name_of, text_module, whole_text
from regelwerk.kernel.definitions import Definitions


def text_of_path(path: str, defs: Definitions, lang: str) -> str:
    """The ability in which a word stands, as it is printed; "" for the words of the rules themselves, but slayer.

    >>> from regelwerk.duelmasters.definition_loading import standard
    >>> text_of_path("dm01/bolshack-dragon/1", standard(), "en"), text_of_path(SLAYING, standard(), "de")
    ('Double breaker', 'Schlächter')
    """
    if path == SLAYING:
        return text_module(lang).word_text(vocabulary.Slayer())
    parts = path.split("/")
    card = defs.by_code.get("/".join(parts[:2]))
    if not isinstance(card, CardDefinition) or len(parts) < 3:
        return ""
    if not parts[2].isdecimal():
        return " ".join(whole_text(card, lang))
    number = int(parts[2])
    return text_module(lang).ability_text(card.word, number) if number < len(card.word.abilities) else ""


def tap_text(path: str, defs: Definitions, lang: str) -> str:
    """A tap ability, whether its creature has it itself or another card lends it.

    >>> from regelwerk.duelmasters.definition_loading import standard
    >>> tap_text("dm06/fort-megacluster/1/0/abilities/0", standard(), "en")
    'Tap — Draw a card.'
    """
    parts = path.split("/")
    card = defs.by_code.get("/".join(parts[:2]))
    if not isinstance(card, CardDefinition) or len(parts) < 3:
        return ""
    lender = card.word.abilities[int(parts[2])] if parts[2].isdecimal() else card.word
    tap = _first(lender, vocabulary.TapAbility)
    return text_module(lang).word_text(tap, name_of(card, lang)) if tap is not None else ""


def mode_text(card: CardDefinition | None, number: int, lang: str) -> str:
    """The text of one of several things that a card lets its player decide between; "" if there is none."""
    either = _first(card.word, vocabulary.Either) if card is not None else None
    if card is None or not isinstance(either, vocabulary.Either) or number >= len(either.modes):
        return ""
    return text_module(lang).word_text(either.modes[number], name_of(card, lang))


def _first(word: Any, kind: type[vocabulary.Word]) -> vocabulary.Word | None:
    """The first word of that kind in a definition."""
    if isinstance(word, kind):
        return word
    inside: list[Any] = []
    if isinstance(word, tuple):
        inside = list(word)
    elif is_dataclass(word):
        inside = [getattr(word, field.name) for field in fields(word)]
    for part in inside:
        found = _first(part, kind)
        if found is not None:
            return found
    return None
