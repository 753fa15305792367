"""Somebody at the keyboard: sessions of the terminal in which tests type."""

from __future__ import annotations

import io
from collections.abc import Sequence

from regelwerk import players
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game
from regelwerk.terminal.line_input import EndOfInput, LineInput
from regelwerk.terminal.screen import Screen
from regelwerk.terminal.terminal_session import SeatPlayer, TerminalSession


class Script(LineInput):
    """Types prepared lines, one after the other, then says that there is no more."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = list(lines)

    def line(self, prompt: str) -> str:
        if not self.lines:
            raise EndOfInput
        return self.lines.pop(0)


class OptionChooser(LineInput):
    """Takes a random option each time, by its number, and counts the questions by what is asked."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.session: TerminalSession | None = None
        self.asked: dict[str, int] = {}

    def line(self, prompt: str) -> str:
        assert self.session is not None
        decision = self.session.game.decision
        if decision is None or "enter" in prompt.lower():
            return ""
        kind = str(self.session.game.view(decision.seat)["decision"]["kind"])
        self.asked[kind] = self.asked.get(kind, 0) + 1
        return str(1 + self.chance.below(len(self.session.presenter(decision.seat).option_items())))


def session_of(game: Game, lines: Sequence[str] | LineInput, people: int = 1) -> tuple[TerminalSession, io.StringIO]:
    """A session with what it shows; the other seat is a random player, or a person too."""
    out = io.StringIO()
    sitters = [SeatPlayer("Anna"), SeatPlayer("Ben") if people > 1 else SeatPlayer("Ben", players.make("random", 1))]
    typing = lines if isinstance(lines, LineInput) else Script(lines)
    return TerminalSession(game, sitters, Screen(True, out, 100), typing), out
