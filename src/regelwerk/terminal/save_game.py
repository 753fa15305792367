"""Saving a running game to a file, and going on with one.

A replay opens every hand. So two people at one keyboard can save a game only when it is
over; against the computer it is the player's own affair.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shlex import quote

from regelwerk import Replay
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.localized_click import CommandError
from regelwerk.terminal.terminal_session import TerminalSession


def save_game(session: TerminalSession, name: str, sure: Callable[[str], bool]) -> str:
    """Write the game so far to a file; what to tell the player. Raises CommandError, OSError."""
    if not name:
        raise CommandError(translate("save-what"))
    if session.hot_seat() and not session.is_open_table and session.game.result is None:
        raise CommandError(translate("save-hot-seat"))
    if len(name) > 2 and name[0] == name[-1] and name[0] in "\"'":
        name = name[1:-1]
    path = Path(name).expanduser()
    if path.is_dir():
        raise CommandError(translate("save-folder", name=str(path)))
    if not path.parent.is_dir():
        raise CommandError(translate("save-no-folder", name=str(path.parent)))
    if path.exists() and not sure(translate("save-over", name=str(path))):
        raise CommandError(translate("save-not"))
    try:
        Replay.record(session.game).write(path)
    except ValueError as error:
        raise CommandError(translate("save-cannot", why=str(error))) from None
    if session.game.result is None:
        return translate("saved-open", name=str(path), typed=quote(str(path)))
    return translate("saved", name=str(path))
