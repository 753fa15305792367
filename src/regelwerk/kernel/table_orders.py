"""What people type at a table: a line as an order among the options, or as a wish, offered or not."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable
from dataclasses import dataclass, field
from typing import Final, Protocol

from regelwerk.kernel.decision import Option
from regelwerk.kernel.sight import Names, Terms, intent_of
from regelwerk.kernel.state import State
from regelwerk.kernel.table_events import Data
from regelwerk.kernel.table_text import fold

LONGEST: Final = 400
"""Nobody types a longer line; what is longer is cut."""
COMMA: Final = ","
BETWEEN: Final = (COMMA, "and", "und", "then", "dann", "sowie")
"""What stands between two things of a list."""
GLUE: Final = "\0"
"""Stands for the blanks inside a whole name, so that it is one word."""


ENDING: Final = ("end", "ends", "ende", "beende", "beenden", "endturn", "zugende")
"""Words that end a turn; a word for passing does so only where the turn is named behind it."""
PASSED: Final = ("pass", "passe", "passen")
TURN: Final = ("turn", "zug", "zuges")
AROUND: Final = (
    *TURN, "the", "my", "this", "now", "please", "i", "den", "des", "meinen", "meines", "diesen", "dieses", "mein",
    "jetzt", "bitte", "ich",
)  # fmt: skip
"""Words that may stand beside them."""


def ends_turn(line: str) -> bool:
    """Whether a line orders to end the turn, and nothing else.

    >>> [ends_turn(line) for line in ("end", "end my turn", "Zug beenden", "beende den Zug", "pass the turn")]
    [True, True, True, True, True]
    >>> [ends_turn(line) for line in ("pass", "beende Dragonkin Menace", "end phase", "pass until my turn", "my turn")]
    [False, False, False, False, False]
    """
    words = fold(line).split()
    rest = [word for word in words if word not in ENDING]
    if any(word not in (*AROUND, *PASSED) for word in rest):
        return False
    passed = any(word in PASSED for word in rest)
    return len(rest) < len(words) if not passed else any(word in TURN for word in rest)


def speaks_of_ending(line: str) -> bool:
    """Whether a line begins or ends with a word that ends something: "end Ruby's turn"."""
    words = fold(line).split()
    return bool(words) and (words[0] in ENDING or words[-1] in ENDING)


@dataclass
class Order:
    """What a line means at the open decision.

    index      the option, -1 if the line does not name exactly one
    choices    the options that it might mean, if there are several
    then       names for the choices that follow in the same announcement
    x          the X for it, -1 if none was said
    until      until what is passed, "" for a single pass or none
    problem    "" or what is wrong: "nothing", "no-name", "unclear", "not-now", "until" (no such end of a long pass)
    name       the words that nothing is called
    """

    index: int = -1
    choices: list[int] = field(default_factory=list)
    then: list[str] = field(default_factory=list)
    x: int = -1
    until: str = ""
    problem: str = ""
    name: str = ""


class Misread(ValueError):
    """A line that means nothing at this table; `words` are those that nothing in sight is called."""

    def __init__(self, words: str) -> None:
        super().__init__(f"nothing here is called {words!r}")
        self.words = words


class Finder(Protocol):
    """What looks names up in one view."""

    def order(self, line: str) -> Order:
        """What a line means among the options of the open decision."""

    def whole_names(self) -> list[str]:
        """The whole names of everything in sight, folded."""

    def wish(self, line: str) -> tuple[Data | None, str]:
        """What a line wishes to do, as `sight.intent_of` reads it, offered or not; else the words that fit nothing."""


def meant(state: State, seat: int, line: str, finder: Finder, terms: Terms) -> Option:
    """The intent behind a line that a seat typed; `finder` looks into that seat's view. Raises Misread."""
    wish, unknown = finder.wish(line)
    intent = intent_of(Names(state, seat), wish, terms) if wish is not None else None
    if intent is None:
        raise Misread(unknown or line)
    return intent


def glued(text: str, names: Iterable[str]) -> list[str]:
    """The words of a folded line, whole names (folded, too) as one word each; a comma may stand inside a name.

    >>> glued("play sword of dawn", ["sword of dawn"])
    ['play', 'sword\\x00of\\x00dawn']
    >>> glued("lok , vizier of hunting , iere", ["lok vizier of hunting"])
    ['lok\\x00vizier\\x00of\\x00hunting', ',', 'iere']
    """
    for name in sorted(set(names), key=len, reverse=True):
        if " " not in name:
            continue
        whole = f" {name.replace(' ', GLUE)} "
        if f" {name} " in f" {text} ":
            text = f" {text} ".replace(f" {name} ", whole).strip()
        elif COMMA in text:
            text = re.sub(f" {' (?:, )?'.join(map(re.escape, name.split()))} ", whole, f" {text} ").strip()
    return text.split()


def folded_list(line: str) -> str:
    """A line folded, its commas kept as words of their own.

    >>> folded_list("Kor, Ka'tali")
    'kor , katali'
    """
    return f" {COMMA} ".join(fold(part) for part in line.split(COMMA)).strip()


def listing(words: list[str], on: Container[str]) -> list[str]:
    """Without the commas before the first of these words: only behind "on" they stand between two things."""
    first = next((i for i, word in enumerate(words) if word in on), len(words))
    return [word for i, word in enumerate(words) if word != COMMA or i > first]


def named_in(line: str, names: Iterable[str]) -> list[str]:
    """The parts of a line that lists several things, with commas or "and" between them.

    >>> named_in("pay Anika, Kor and Lok, Vizier of Hunting", ["lok vizier of hunting"])
    ['pay anika', 'kor', 'lok vizier of hunting']
    """
    parts: list[list[str]] = [[]]
    for word in glued(folded_list(line[:LONGEST]), names):
        if word in BETWEEN:
            parts.append([])
        else:
            parts[-1].append(word.replace(GLUE, " "))
    return [" ".join(part) for part in parts if part]
