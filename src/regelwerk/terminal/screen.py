"""Where lines are shown: with colours and wrapping on a terminal, as plain text in a pipe or for a screen reader."""

from __future__ import annotations

import codecs
import os
import sys
import textwrap
from collections.abc import Iterable, Sequence
from typing import IO, Final

Span = tuple[str, str]
Line = Sequence[Span]

STYLES: Final = {
    "name": "bold",
    "quiet": "dim",
    "heading": "bold",
    "mine": "bold cyan",
    "theirs": "bold magenta",
    "bad": "red",
    "good": "green",
    "ready": "green",
    "exhausted": "dim",
    "rule": "dim",
    "text": "",
    "number": "yellow",
    "accent": "bold yellow",
    "rule-line": "cyan",
}
NARROWEST: Final = 40
WIDEST: Final = 120


class Screen:
    """An output for lines.

    plain   no colours and no drawn lines (NO_COLOR takes away the colours only)
    width   columns
    """

    def __init__(self, plain: bool | None = None, file: IO[str] | None = None, width: int = 0) -> None:
        """`plain` None: plain unless `file` (the standard output) is a terminal."""
        # Without any output (it may have been closed) there is still a game to be played to its end.
        self.file = file or sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        terminal = self.file.isatty()
        self.plain: bool = plain if plain is not None else not terminal
        self.width = width or _columns(terminal)
        self._console = None
        if not self.plain:
            from rich.console import Console  # a pipe does without

            self._console = Console(file=self.file, highlight=False, soft_wrap=True, width=self.width)

    def line(self, line: Line | str = "", indent: int = 0) -> None:
        """Show a line, wrapped at words; what follows the first row is indented by `indent` columns."""
        spans: Line = [(line, "")] if isinstance(line, str) else line
        for row in wrapped(spans, self.width, indent):
            self._row(row)

    def lines(self, lines: Iterable[Line | str], indent: int = 0) -> None:
        """Show lines one after the other."""
        for line in lines:
            self.line(line, indent)

    def rule(self, title: Line | str = "") -> None:
        """A line across the screen with a title in it; in plain form the title alone between dashes."""
        spans: Line = [(title, "heading")] if isinstance(title, str) else title
        text = "".join(part for part, _ in spans)
        if self.plain:
            self._row([(f"--- {text} ---" if text else "---", "")])
            return
        dashes = max(self.width - len(text) - 4, 2)
        self._row([("── ", "rule-line"), *spans, (" " + "─" * dashes, "rule-line")])

    def clear(self, rows: int = 0) -> None:
        """Take what stands on the screen out of sight: a clean terminal, or `rows` empty lines in a pipe."""
        if self.file.isatty() and os.environ.get("TERM", "dumb") != "dumb":
            # Also what can be scrolled back to: the other player must not find it there.
            self.file.write("\x1b[H\x1b[2J\x1b[3J")
        else:
            self.file.write("\n" * rows)
        self.file.flush()

    def _row(self, row: Line) -> None:
        row = [(strip_control(text), style) for text, style in row]
        if self._console is None:
            self._write("".join(text for text, _ in row).rstrip() + "\n")
            return
        from rich.text import Text

        text = Text()
        for part, style in row:
            text.append(part, STYLES.get(style, "") or None)
        self._console.print(text)

    def _write(self, text: str) -> None:
        try:
            self.file.write(text)
        except UnicodeEncodeError:
            # A terminal that knows no dashes and umlauts still gets the sentence.
            encoding = getattr(self.file, "encoding", None) or "ascii"
            self.file.write(text.translate(PLAINER).encode(encoding, "replace").decode(encoding))


def strip_control(text: str) -> str:
    r"""A text without what a terminal would obey: names come out of files that anybody may have written.

    >>> strip_control("a\x1b[31m b\0")
    'a[31m b'
    """
    if text.isprintable():
        return text
    return "".join(letter for letter in text if letter.isprintable() or letter == "\n")


PLAINER: Final = str.maketrans(
    {
        "─": "-",
        "–": "-",
        "−": "-",
        "·": "|",
        "’": "'",
        "„": '"',
        "“": '"',
        "”": '"',
        "…": "...",
        "×": "x",
        "—": "-",
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
    }
)
"""What is written instead where the terminal's encoding does not have a character."""


def to_ascii(error: UnicodeError) -> tuple[str, int]:
    """A handler for what an encoding does not have.

    >>> "„Größe“ ☺".encode("ascii", "plainer")
    b'"Groesse" ?'
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end].translate(PLAINER)
    return missing.encode("ascii", "replace").decode(), error.end


codecs.register_error("plainer", to_ascii)


def _columns(terminal: bool) -> int:
    if not terminal and "COLUMNS" not in os.environ:
        return 100
    try:
        wanted = int(os.environ.get("COLUMNS", "")) if "COLUMNS" in os.environ else os.get_terminal_size().columns
    except (OSError, ValueError):
        wanted = 80
    return max(NARROWEST, min(wanted, WIDEST))


def wrapped(line: Line, width: int, indent: int = 0) -> list[list[Span]]:
    """A line cut into rows at blanks; the styles stay with their text.

    >>> ["".join(text for text, _ in row) for row in wrapped([("a table for ", ""), ("two players", "name")], 20, 2)]
    ['a table for two', '  players']
    """
    text = "".join(part for part, _ in line)
    if len(text) <= width:
        return [list(line)]
    styles = [style for part, style in line for _ in part]
    lead = len(text) - len(text.lstrip(" "))
    rows: list[list[Span]] = []
    at = 0
    for number, row in enumerate(_truncate(text, width, indent + lead)):
        start = text.index(row, at) if row else at
        at = start + len(row)
        spans: list[Span] = [(" " * (indent + lead), "")] if number else []
        rows.append(spans + _styled_spans(row, styles[start:at]))
    return rows


def _truncate(text: str, width: int, indent: int) -> list[str]:
    """The rows of a text, as pieces of it."""
    cutter = textwrap.TextWrapper(
        width=max(width, 20),
        subsequent_indent=" " * min(indent, max(width, 20) // 2),
        drop_whitespace=True,
        break_on_hyphens=False,
        replace_whitespace=False,
        expand_tabs=False,
    )
    lead = text[: len(text) - len(text.lstrip(" "))]
    rows = cutter.wrap(text)
    return [row if number == 0 else row.lstrip(" ") for number, row in enumerate(rows)] if rows else [lead]


def _styled_spans(row: str, styles: list[str]) -> list[Span]:
    spans: list[Span] = []
    for letter, style in zip(row, styles):
        if spans and spans[-1][1] == style:
            spans[-1] = (spans[-1][0] + letter, style)
        else:
            spans.append((letter, style))
    return spans
