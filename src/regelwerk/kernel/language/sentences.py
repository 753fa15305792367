"""Sentences put together from their parts: what both languages share, and the little grammar English has.

Knows no game: a game brings the words. German, which has more of it, is in `german.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

T = TypeVar("T")


class MissingWordingError(LookupError):
    """A word of the vocabulary has no wording in a language."""

    def __init__(self, word: object, language: str) -> None:
        super().__init__(f"no {language} wording for {type(word).__name__}: {word!r}")
        self.word = word
        self.language = language


def nearest(table: Mapping[type[Any], T], word: object) -> T | None:
    """What a table has for the class of a word, or else for the nearest of its bases; None if it has nothing.

    >>> nearest({int: "a number", object: "something"}, True)
    'a number'
    """
    for kind in type(word).__mro__:
        if kind in table:
            return table[kind]
    return None


def wording_of(table: Mapping[type[Any], T], word: object, language: str) -> T:
    """What a table of a language has for a word. Raises MissingWordingError."""
    found = nearest(table, word)
    if found is None:
        raise MissingWordingError(word, language)
    return found


# ------------------------------------------------------------------ both languages


def capitalize(text: str) -> str:
    """The text with its first letter large.

    >>> capitalize("draw a card")
    'Draw a card'
    """
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """A text as a sentence: first letter large, a full stop unless one is there.

    A comma that closes a relative clause gives way to the stop.

    >>> sentence("zerstöre den Helden, an den dies angelegt ist,")
    'Zerstöre den Helden, an den dies angelegt ist.'
    """
    text = collapse_commas(text).rstrip(" ,")
    return capitalize(text) + ("" if text.endswith((".", "!", "?", '."', ".“")) else ".")


def collapse_commas(text: str) -> str:
    """Commas that meet become one, blanks too.

    >>> collapse_commas("die Karte, die du wählst,, und ,  dann")
    'die Karte, die du wählst, und, dann'
    """
    text = " ".join(text.split()).replace(" ,", ",").replace(" :", ":")
    while ",," in text:
        text = text.replace(",,", ",")
    return text.replace(",.", ".").replace(",:", ":").replace(",)", ")")


def join_list(parts: Sequence[str], last: str, serial: bool = False) -> str:
    """Parts in a row, `last` ("and", "oder") before the final one; `serial`: with a comma there too.

    >>> join_list(["a", "b", "c"], "und")
    'a, b und c'
    >>> join_list(["a", "b", "c"], "and", serial=True)
    'a, b, and c'
    """
    if len(parts) < 2:
        return "".join(parts)
    comma = "," if serial and len(parts) > 2 else ""
    return f"{', '.join(parts[:-1])}{comma} {last} {parts[-1]}"


def counted(number: int, one: str, more: str) -> str:
    """A number in digits with its noun.

    >>> counted(1, "tick", "ticks"), counted(3, "tick", "ticks")
    ('1 tick', '3 ticks')
    """
    return f"{number} {one if number == 1 else more}"


def signed(number: int) -> str:
    """A change of a value: "+1", "−2" with the sign of a minus.

    >>> signed(1), signed(-2)
    ('+1', '−2')
    """
    return f"+{number}" if number >= 0 else f"−{-number}"


def fault_line(text: str, where: str, line: int, rule: str) -> str:
    """What is wrong in a file: before it `where` ("line") and the number of the line, behind it that of the rule.

    >>> fault_line("too few cards", "line", 4, "dm:4.1"), fault_line("too few cards", "Zeile", 0, "")
    ('line 4: too few cards (dm:4.1)', 'too few cards')
    """
    place = f"{where} {line}: " if line else ""
    return f"{place}{text}{f' ({rule})' if rule else ''}"


ENGLISH_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
GERMAN_NUMBERS: Final = ("keine", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn")


def english_number(number: int) -> str:
    """Words up to ten, digits from there.

    >>> english_number(3), english_number(12)
    ('three', '12')
    """
    return ENGLISH_NUMBERS[number] if 0 <= number < len(ENGLISH_NUMBERS) else str(number)


def german_number(number: int) -> str:
    """Words up to ten, digits from there.

    >>> german_number(2), german_number(12)
    ('zwei', '12')
    """
    return GERMAN_NUMBERS[number] if 0 <= number < len(GERMAN_NUMBERS) else str(number)


# ------------------------------------------------------------------------- English


def with_article(words: str) -> str:
    """The words with "a" or "an".

    >>> with_article("ally"), with_article("unique ally"), with_article("X")
    ('an ally', 'a unique ally', 'an X')
    """
    sounds_like_vowel = (words[:1].lower() in "aeio" or words[:1] == "X") or (
        words[:1].lower() == "u" and words[:3].lower() != "uni"
    )
    return ("an " if sounds_like_vowel else "a ") + words


IRREGULAR: Final = {"have": "has", "be": "is", "may": "may", "must": "must", "can": "can", "can't": "can't"}


def third_person(verb: str) -> str:
    """The first word of a verb phrase put into the third person.

    >>> third_person("discard a card"), third_person("have"), third_person("search")
    ('discards a card', 'has', 'searches')
    """
    head, blank, rest = verb.partition(" ")
    if head in IRREGULAR:
        return IRREGULAR[head] + blank + rest
    if head.endswith(("s", "sh", "ch", "x", "z")):
        return head + "es" + blank + rest
    if head.endswith("y") and head[-2:-1] not in "aeiou":
        return head[:-1] + "ies" + blank + rest
    return head + "s" + blank + rest
