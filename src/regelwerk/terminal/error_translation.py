"""What is wrong with a file, in the reader's language.

The kernel and the games say it in English, as errors do. Here their sentences are known by their form, with a German
one for each, in `locale/problems.de.toml`; a sentence that is not known stays as it is.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from regelwerk import game_registry
from regelwerk.kernel.language.reading import language
from regelwerk.terminal.i18n import LOCALE, translate

HOLE: Final = "{}"
"""What is filled in."""
DEEP: Final = 4
"""So many sentences may stand inside each other."""


@cache
def sentences() -> dict[str, dict[str, str]]:
    """The tables of the file: English form -> German form."""
    import tomllib  # where something is wrong: no first question waits for it

    found: dict[str, dict[str, str]] = tomllib.loads((LOCALE / "problems.de.toml").read_text(encoding="utf-8"))
    return found


@cache
def _forms(hints: bool) -> list[tuple[re.Pattern[str], str]]:
    """The forms as patterns, those with the most words of their own first."""
    pairs = [
        (english, german)
        for table, entries in sentences().items()
        if (table == "hints") == hints
        for english, german in entries.items()
    ]
    if not hints:
        pairs += [pair for game in game_registry.GAMES for pair in game_registry.package(game).waits()]
    pairs.sort(key=lambda pair: -len(pair[0].replace(HOLE, "")))
    return [(_pattern(english, hints), german) for english, german in pairs]


def _pattern(form: str, hint: bool) -> re.Pattern[str]:
    """What a sentence of that form looks like."""
    parts = [re.escape(part) for part in form.split(HOLE)]
    # After a hole there may be a hint, which is cut off already.
    expression = "(.*?)".join(parts).replace("(.*?)(.*?)", "(.*)()")
    return re.compile(f"{'' if hint else '^'}{expression}$", re.DOTALL)


def translated(message: str, lang: str = "") -> str:
    """A message in the language of this run (or `lang`), line by line.

    >>> translated("line 3, column 4: two seats are named Anna", "de")
    'Zeile 3, Spalte 4: zwei Plätze heißen Anna'
    >>> translated("my.scene: line 1, column 1: unknown card 'Kro'; did you mean \\"Kor\\"?", "de")
    'my.scene: Zeile 1, Spalte 1: unbekannte Karte „Kro“; war „Kor“ gemeint?'
    >>> translated("something new", "de"), translated("this is not a card", "en")
    ('something new', 'this is not a card')
    """
    if language(lang or translate.lang) != "de":
        return message
    return "\n".join(_line(line) for line in message.split("\n"))


def _line(line: str) -> str:
    path, found, rest = line.partition(": line ")
    if found and not line.startswith("line "):
        return f"{path}: {_sentence('line ' + rest, 0)}"
    return _sentence(line, 0)


PLACE: Final = re.compile(r"line (\d+)(?:, column (\d+))?: (.*)", re.DOTALL)
"""A sentence with its place in the file."""


def _sentence(text: str, depth: int) -> str:
    if depth == DEEP or not text:
        return text
    place = PLACE.fullmatch(text)
    if place is not None:
        where = f"Zeile {place[1]}" + (f", Spalte {place[2]}" if place[2] else "")
        return f"{where}: {_sentence(place[3], depth + 1)}"
    for pattern, german in _forms(True):
        hint = pattern.search(text)
        if hint:
            return _sentence(text[: hint.start()], depth + 1) + _filled(german, hint.groups())
    for pattern, german in _forms(False):
        known = pattern.match(text)
        if known:
            parts = list(known.groups())
            if german.endswith((": {}", "; {}")):  # a sentence stands behind it; what else is filled in are names
                parts[-1] = _sentence(parts[-1], depth + 1)
            return _filled(german, parts)
    return text


def _filled(form: str, parts: tuple[str, ...] | list[str]) -> str:
    pieces = form.split(HOLE)
    return pieces[0] + "".join(_quoted(part) + piece for part, piece in zip(parts, pieces[1:]))


def _quoted(part: str) -> str:
    """What a message fills in: a text in English quotation marks stands in German ones."""
    return f"„{part[1:-1]}“" if len(part) > 2 and part[0] == part[-1] and part[0] in "'\"" else part
