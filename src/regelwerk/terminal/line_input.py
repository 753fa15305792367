"""Lines typed at the keyboard, or from a pipe."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from typing import IO

LONGEST = 1000
"""What is typed beyond so many characters is cut off."""


class EndOfInput(Exception):
    """There is nothing more to read: the pipe has been closed, or Ctrl-D was typed."""


class InputInterrupted(Exception):
    """Ctrl-C or Ctrl-D at a keyboard: the player may want to leave, or to discard the line only."""


class LineInput:
    """Reads line by line. On a terminal with the usual editing and history; from a pipe the line is shown too."""

    keyboard = False

    def __init__(self, source: IO[str] | None = None, sink: IO[str] | None = None) -> None:
        self.source = source if source is not None else sys.stdin
        self.sink = sink or sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        if isinstance(self.source, io.TextIOWrapper):
            self.source.reconfigure(errors="replace")  # a byte that means nothing is no reason to stop the game
        self.keyboard = source is None and self._is_terminal()
        if self.keyboard:
            with suppress(ImportError):  # not on every system
                import readline  # noqa: F401  # importing it gives `input` its editing keys

    def _is_terminal(self) -> bool:
        try:
            return self.source is not None and self.source.isatty() and self.sink.isatty()
        except ValueError:
            return False

    def line(self, prompt: str) -> str:
        """The next line, without blanks around it. Raises EndOfInput, at a keyboard InputInterrupted."""
        try:
            text = self._typed(prompt) if self.keyboard else self._piped(prompt)
        except (EOFError, UnicodeDecodeError, ValueError, AttributeError):
            raise EndOfInput from None
        return "".join(letter for letter in text[:LONGEST] if letter.isprintable()).strip()

    def _typed(self, prompt: str) -> str:
        try:
            return input(prompt)
        except (KeyboardInterrupt, EOFError):
            self.sink.write("\n")
            raise InputInterrupted from None

    def _piped(self, prompt: str) -> str:
        self.sink.write(prompt)
        self.sink.flush()
        text = self.source.readline()
        if not text:
            self.sink.write("\n")
            raise EOFError
        with suppress(UnicodeEncodeError):  # what was typed is shown again only where it can be written
            self.sink.write(text.rstrip("\r\n") + "\n")
        return text
