"""What people type at a table: a line as one of the options, or as an intent, offered or not."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable
from dataclasses import dataclass, field
from typing import Final, Protocol

from regelwerk.kernel.decision import Option
from regelwerk.kernel.presentation.log_entries import Data
from regelwerk.kernel.presentation.text import normalize
from regelwerk.kernel.state import State
from regelwerk.kernel.visibility import CodeNames, SeatHandles, parse_option

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
POLITE: Final = ("i", "ich", "please", "bitte", "we", "wir")
"""What may stand before an order."""


def ends_turn(line: str) -> bool:
    """Whether a line orders to end the turn, and nothing else.

    >>> [ends_turn(line) for line in ("end", "end my turn", "Zug beenden", "beende den Zug", "pass the turn")]
    [True, True, True, True, True]
    >>> [ends_turn(line) for line in ("pass", "beende Dragonkin Menace", "end phase", "pass until my turn", "my turn")]
    [False, False, False, False, False]
    """
    words = normalize(line).split()
    rest = [word for word in words if word not in ENDING]
    if any(word not in (*AROUND, *PASSED) for word in rest):
        return False
    passed = any(word in PASSED for word in rest)
    return len(rest) < len(words) if not passed else any(word in TURN for word in rest)


def speaks_of_ending(line: str) -> bool:
    """Whether a line begins or ends with a word that ends something: "end Ruby's turn"."""
    words = normalize(line).split()
    return bool(words) and (words[0] in ENDING or words[-1] in ENDING)


def without_please(line: str) -> str:
    """An order without "I" or "please" around it."""
    words = line.split()
    while words and words[0].casefold().rstrip(",") in POLITE:
        words = words[1:]
    while words and words[-1].casefold().strip(",.!") in ("please", "bitte"):
        words = words[:-1]
    return " ".join(words)


@dataclass
class ParsedCommand:
    """What a line means at the open decision.

    index            the option, -1 if the line does not name exactly one
    choices          the options that it might mean, if there are several
    pending_targets  names for the choices that follow in the same announcement
    x                the X for it, -1 if none was said
    pass_until       until what is passed, "" for a single pass or none
    error            "" or what is wrong: "nothing", "no-name", "unclear", "not-now", "until" (no such end of a long
                     pass)
    name             the words that nothing is called
    """

    index: int = -1
    choices: list[int] = field(default_factory=list)
    pending_targets: list[str] = field(default_factory=list)
    x: int = -1
    pass_until: str = ""
    error: str = ""
    name: str = ""


class CommandSyntaxError(ValueError):
    """A line that means nothing at this table; `words` are those that nothing in sight is called."""

    def __init__(self, words: str) -> None:
        super().__init__(f"nothing here is called {words!r}")
        self.words = words


class CommandParser(Protocol):
    """What looks names up in one view."""

    def order(self, line: str) -> ParsedCommand:
        """What a line means among the options of the open decision."""

    def whole_names(self) -> list[str]:
        """The whole names of everything in sight, folded."""

    def parse_intent(self, line: str) -> tuple[Data | None, str]:
        """What a line asks for, as `parse_option` reads it, offered or not; else the words that fit nothing."""


def intent_from_text(state: State, seat: int, line: str, parser: CommandParser, terms: CodeNames) -> Option:
    """The intent behind a line that a seat typed; `parser` looks into that seat's view. Raises CommandSyntaxError."""
    data, unknown = parser.parse_intent(line)
    intent = parse_option(SeatHandles(state, seat), data, terms) if data is not None else None
    if intent is None:
        raise CommandSyntaxError(unknown or line)
    return intent


def join_known_names(text: str, names: Iterable[str]) -> list[str]:
    """The words of a folded line, whole names (folded, too) as one word each; a comma may stand inside a name.

    >>> join_known_names("play sword of dawn", ["sword of dawn"])
    ['play', 'sword\\x00of\\x00dawn']
    >>> join_known_names("lok , vizier of hunting , iere", ["lok vizier of hunting"])
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
    return f" {COMMA} ".join(normalize(part) for part in line.split(COMMA)).strip()


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
    for word in join_known_names(folded_list(line[:LONGEST]), names):
        if word in BETWEEN:
            parts.append([])
        else:
            parts[-1].append(word.replace(GLUE, " "))
    return [" ".join(part) for part in parts if part]
