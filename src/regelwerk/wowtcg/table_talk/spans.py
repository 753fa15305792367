"""Small things the table's modules share: styled text, and how names are compared.

A line is a list of spans `(text, style)`; whoever shows it decides what a style looks
like, or leaves styles out. The styles: name, quiet, heading, mine, theirs, bad, good,
ready, exhausted, rule, text, number, accent, or nothing.
"""

from __future__ import annotations

import unicodedata

Span = tuple[str, str]
Line = list[Span]


def plain(line: Line) -> str:
    """A line without its styles.

    >>> plain([("Leeroy", "name"), (" 6/2", "")])
    'Leeroy 6/2'
    """
    return "".join(text for text, _ in line)


def fold(text: str) -> str:
    """A text as names are compared: no case, no accents, no punctuation; German letters as people type them.

    >>> fold("Ka'tali  Stonetusk"), fold("Coup de Grâce"), fold("Größe")
    ('katali stonetusk', 'coup de grace', 'groesse')
    """
    lowered = text.casefold()
    for letter, typed in (("ä", "ae"), ("ö", "oe"), ("ü", "ue")):
        lowered = lowered.replace(letter, typed)
    letters = [letter for letter in unicodedata.normalize("NFKD", lowered) if not unicodedata.combining(letter)]
    kept = "".join(letter if letter.isalnum() else "" if letter in "'’`´" else " " for letter in letters)
    return " ".join(kept.split())
