"""What the tables of all games share when they put things into words: styled text, names as people type them, rows.

A line is a list of spans `(text, style)`; whoever shows it decides what a style looks
like, or leaves styles out. The styles: name, quiet, heading, mine, theirs, bad, good,
ready, exhausted, rule, text, number, accent, or nothing.

In a template `{who}` is a player; `[draw|draws]` is the form after "you", then the form
after a name; `<card|cards>` the form for n = 1, then the others.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from regelwerk.kernel.language.reading import language
from regelwerk.kernel.language.sentences import capitalize
from regelwerk.kernel.rulebook import Rulebook

StyledSpan = tuple[str, str]
StyledLine = list[StyledSpan]


def plain(line: StyledLine) -> str:
    """A line without its styles.

    >>> plain([("Leeroy", "name"), (" 6/2", "")])
    'Leeroy 6/2'
    """
    return "".join(text for text, _ in line)


def with_other_name(name: str, other: str) -> StyledLine:
    """The name of a card, and behind it its other one, where that is different."""
    return [(name, "name")] if other == name else [(name, "name"), (f"  ({other})", "quiet")]


def truncate(text: str, longest: int = 70) -> str:
    """A text cut at a blank, with an ellipsis if something is missing.

    >>> truncate("Draw a card. Then discard a card.", 15)
    'Draw a card. …'
    >>> truncate("Donaudampfschiff", 8)
    'Donauda…'
    """
    text = " ".join(text.split())
    if len(text) <= longest:
        return text
    at = text.rfind(" ", 0, longest - 1)
    return f"{text[:at]} …" if at > 0 else f"{text[: longest - 1]}…"


# --------------------------------------------------------------------------- names


@lru_cache(maxsize=8192)
def normalize(text: str) -> str:
    """A text as names are compared: no case, no accents, no punctuation; German letters as people type them.

    Kept, because the same few hundred names are compared with every line that is typed.

    >>> normalize("Ka'tali  Stonetusk"), normalize("Coup de Grâce"), normalize("Größe")
    ('katali stonetusk', 'coup de grace', 'groesse')
    """
    lowered = text.casefold()
    for letter, typed in (("ä", "ae"), ("ö", "oe"), ("ü", "ue")):
        lowered = lowered.replace(letter, typed)
    letters = [letter for letter in unicodedata.normalize("NFKD", lowered) if not unicodedata.combining(letter)]
    kept = "".join(letter if letter.isalnum() else "" if letter in "'’`´" else " " for letter in letters)
    return " ".join(kept.split())


NO_FIT: Final = 0
EXACT: Final = 100


def match_score(query: str, name: str) -> int:
    """How well typed words fit a name, both folded: 0 not at all.

    >>> [match_score(query, "kor cindervein") for query in ("kor cindervein", "kor", "cinder", "korvein")]
    [100, 80, 60, 0]
    """
    if not query or not name:
        return NO_FIT
    if query == name:
        return EXACT
    if name.startswith(query):
        return 80
    parts = query.split()
    words = name.split()
    at = 0
    for part in parts:
        while at < len(words) and not words[at].startswith(part):
            at += 1
        if at == len(words):
            return 30 if all(part in name for part in parts) and min(map(len, parts)) > 2 else NO_FIT
        at += 1
    return 60


def remove_phrase(words: list[str], phrase: Sequence[str]) -> list[str] | None:
    """Typed words with a phrase taken out where it first stands; None if it does not.

    >>> remove_phrase(["attack", "the", "hero"], ("the",))
    ['attack', 'hero']
    """
    size = len(phrase)
    for i in range(len(words) - size + 1):
        if tuple(words[i : i + size]) == tuple(phrase):
            return words[:i] + words[i + size :]
    return None


# ----------------------------------------------------------------------- sentences

_VERB: Final = re.compile(r"\[([^\]|]*)\|([^\]]*)\]")
_COUNT: Final = re.compile(r"<([^>|]*)\|([^>]*)>")


def format_template(template: str, values: dict[str, str], you: bool = False, n: int = 0) -> str:
    """A template with its places filled; `you` chooses the verbs' forms, `n` the nouns'.

    What is filled in is left alone, whatever marks it may hold.

    >>> format_template("{who} [draw|draws] {n} <card|cards>", {"who": "Ben", "n": "2"}, n=2)
    'Ben draws 2 cards'
    """
    text = _VERB.sub(r"\1" if you else r"\2", template)
    text = _COUNT.sub(r"\1" if n == 1 else r"\2", text)
    return text.format(**values)


class SeatNames:
    """Who sits where, as one reader sees it: `names[seat]`; the reader is "you" unless he has a name of his own.

    >>> seat_names = SeatNames(["", "Ben"], "You", 0)
    >>> seat_names.format_template("{who} [pass|passes]", 0), seat_names.format_template("{who} [pass|passes]", 1)
    ('You pass', 'Ben passes')
    """

    def __init__(self, names: Sequence[str], you: str, reader: int) -> None:
        self.names = list(names)
        self.you = you
        self.reader = reader

    def is_you(self, seat: int) -> bool:
        """Whether the seat is spoken to as "you"."""
        return seat == self.reader and not self.names[seat]

    def name(self, seat: int) -> str:
        """The name of a seat at the beginning of a sentence."""
        if not 0 <= seat < len(self.names):
            return ""
        return self.you if self.is_you(seat) else self.names[seat] or f"#{seat + 1}"

    def within(self, seat: int) -> str:
        """The name of a seat inside a sentence."""
        return self.name(seat).lower() if self.is_you(seat) else self.name(seat)

    def format_template(self, template: str, seat: int, n: int = 0, **values: str) -> str:
        """A template about that seat (`{who}`), with a large first letter."""
        start = template.startswith("{who}")
        who = self.name(seat) if start else self.within(seat)
        return capitalize(format_template(template, {"who": who, "n": str(n), **values}, self.is_you(seat), n))


# --------------------------------------------------------------------------- rules

STANDINGS: Final[dict[str, dict[str, str]]] = {
    "en": {"later edition": "from a later edition", "inferred": "inferred", "proposed": "proposed"},
    "de": {"later edition": "aus einer späteren Ausgabe", "inferred": "erschlossen", "proposed": "vorgeschlagen"},
}


_NUMBERED: Final = re.compile(r"[a-z]?\d[\d.]*[a-z]?")


def rule_title(book: Rulebook, number: str, lang: str) -> str:
    """Number and title of a rule, and its standing if no source of the edition states it: "602.2 Protecting".

    Rules that have no number in their source have names for this project's own use, which are left out.
    """
    entry = book.entry(number)
    mark = STANDINGS[language(lang)].get(entry.provenance, "")
    title = f"{_short(book, number)} {entry.title(lang)}" if _is_numbered(number) else entry.title(lang)
    return title + (f", {mark}" if mark else "")


def rule_mark(book: Rulebook, number: str, lang: str) -> str:
    """How a rule stands behind a line: its number, or its title if its source has no numbers.

    A star says that no source of the edition states it.
    """
    if number not in book:
        return number
    star = "*" if book.citation(number).provenance in ("inferred", "proposed") else ""
    return (_short(book, number) if _is_numbered(number) else book.entry(number).title(lang)) + star


def _is_numbered(number: str) -> bool:
    return _NUMBERED.fullmatch(number.rpartition(":")[2]) is not None


def _short(book: Rulebook, number: str) -> str:
    return number.removeprefix(f"{book.prefix}:")


# ---------------------------------------------------------------------------- rows

INDENT: Final = 13
"""Where the things in a row begin."""
NARROW: Final = 70
"""On a narrower screen they stand under the name of their row."""
SEPARATOR: Final[StyledSpan] = (" · ", "quiet")


def indent(width: int) -> int:
    """Where the things in a row begin on a screen of that width."""
    return 2 if width < NARROW else INDENT


def label(name: str, width: int) -> str:
    """The name of a row, as wide as its column."""
    return f"{name} " if width < NARROW else f"{name:<{INDENT}}"


def flow_row(name: str, chips: Sequence[StyledLine], width: int) -> list[StyledLine]:
    """Things one after another under the name of their row, never broken inside where they fit a line.

    >>> [plain(line) for line in flow_row("Allies", [[("Leeroy 6/2", "name")], [("Kena 1/3", "name")]], 80)]
    ['Allies       Leeroy 6/2 · Kena 1/3']
    """
    lines: list[StyledLine] = []
    line: StyledLine = [(label(name, width), "quiet")]
    if width < NARROW:
        lines.append([(name, "quiet")])
        line = [("  ", "")]
    used = len(plain(line))
    start = True
    for chip in chips:
        size = len(plain(chip))
        if not start and used + 5 + size > width:  # room for the dot that ends a full line
            line.append((" ·", "quiet"))
            lines.append(line)
            line = [(" " * indent(width), "")]
            used = indent(width)
            start = True
        if not start:
            line.append(SEPARATOR)
            used += 3
        line += chip
        used += size
        start = False
    lines.append(line)
    return lines
