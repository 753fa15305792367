"""Saving a running game to a file, and going on with one.

A replay opens every hand. So two people at one keyboard can save a game only when it is
over; against the computer it is the player's own affair.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shlex import quote

from regelwerk import Replay
from regelwerk.terminal.clicking import Failure
from regelwerk.terminal.messages import say
from regelwerk.terminal.session import Session


def save_game(session: Session, name: str, sure: Callable[[str], bool]) -> str:
    """Write the game so far to a file; what to tell the player. Raises Failure, OSError."""
    if not name:
        raise Failure(say("save-what"))
    if session.hot_seat() and not session.open and session.game.result is None:
        raise Failure(say("save-hot-seat"))
    if len(name) > 2 and name[0] == name[-1] and name[0] in "\"'":
        name = name[1:-1]
    path = Path(name).expanduser()
    if path.is_dir():
        raise Failure(say("save-folder", name=str(path)))
    if not path.parent.is_dir():
        raise Failure(say("save-no-folder", name=str(path.parent)))
    if path.exists() and not sure(say("save-over", name=str(path))):
        raise Failure(say("save-not"))
    try:
        Replay.record(session.game).write(path)
    except ValueError as error:
        raise Failure(say("save-cannot", why=str(error))) from None
    if session.game.result is None:
        return say("saved-open", name=str(path), typed=quote(str(path)))
    return say("saved", name=str(path))
