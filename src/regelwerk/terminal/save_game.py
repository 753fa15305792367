"""Saving a running game to a file, and going on with one.

A replay opens every hand. So two people at one keyboard can save a game only when it is
over; against the computer it is the player's own affair.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shlex import quote

from regelwerk.kernel.match import Match
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.localized_click import CommandError, os_error
from regelwerk.terminal.screen import Screen
from regelwerk.terminal.terminal_session import TerminalSession


def save_game(session: TerminalSession, name: str, sure: Callable[[str], bool]) -> str:
    """Write the game so far to a file; what to tell the player. Raises CommandError, OSError.

    A game of a match is written with the whole match.
    """
    if session.match is not None:
        return save_match(session.match, name, session.hot_seat() and not session.is_open_table, sure)
    from regelwerk import Replay  # for who saves: the first question need not wait for the games from Python

    path = path_of(name)
    if session.hot_seat() and not session.is_open_table and session.game.result is None:
        raise CommandError(translate("save-hot-seat"))
    ask_before(path, sure)
    try:
        Replay.record(session.game).write(path)
    except ValueError as error:
        raise CommandError(translate("save-cannot", why=str(error))) from None
    if session.game.result is None:
        return translate("saved-open", name=str(path), typed=f"{session.resume_command} {quote(str(path))}")
    return translate("saved", name=str(path))


def save_match(match: Match, name: str, hot_seat: bool, sure: Callable[[str], bool]) -> str:
    """Write the match so far to a file; what to tell the player. Raises CommandError, OSError.

    `hot_seat`: several people share the keyboard, so that it must be over.
    """
    from regelwerk import MatchRecord  # as above

    path = path_of(name)
    if hot_seat and match.result is None:
        raise CommandError(translate("save-hot-seat"))
    ask_before(path, sure)
    try:
        MatchRecord.record(match).write(path)
    except ValueError as error:
        raise CommandError(translate("save-cannot", why=str(error))) from None
    if match.result is None:
        return translate("saved-open", name=str(path), typed=quote(str(path)))
    return translate("saved", name=str(path))


def report_saved(screen: Screen, save: Callable[[], str]) -> None:
    """Save something, and tell the player what came of it."""
    try:
        screen.line(save())
    except CommandError as failure:
        screen.line(failure.message)
    except OSError as error:
        screen.line(translate("error", message=os_error(error)))


def path_of(name: str) -> Path:
    """The file of that name. Raises CommandError for none, and for a folder."""
    if not name:
        raise CommandError(translate("save-what"))
    if len(name) > 2 and name[0] == name[-1] and name[0] in "\"'":
        name = name[1:-1]
    return Path(name).expanduser()


def ask_before(path: Path, sure: Callable[[str], bool]) -> None:
    """Raises CommandError for a file that cannot be written, or is not to be written over."""
    if path.is_dir():
        raise CommandError(translate("save-folder", name=str(path)))
    if not path.parent.is_dir():
        raise CommandError(translate("save-no-folder", name=str(path.parent)))
    if path.exists() and not sure(translate("save-over", name=str(path))):
        raise CommandError(translate("save-not"))
