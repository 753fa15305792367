"""The lists of a game, read at the table: `lists`, `lists Ben`, where lists are open (ruling:closed-lists)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.setup import has_open_lists
from regelwerk.kernel.table_text import Line, fold
from regelwerk.terminal.messages import say
from regelwerk.terminal.session import Session

MINE: Final = ("mine", "my", "me", "meine", "mein", "ich")
"""Words for one's own list."""


def list_lines(session: Session, seat: int, whose: str) -> list[Line]:
    """What `lists` says to a seat: the lists of everybody, or of those whose name begins so; else why not."""
    setup = session.game.setup
    if setup is None or not has_open_lists(setup):
        return [[(say("lists-closed"), "")]]
    names = [sitter.name for sitter in session.sitters]
    seats = [other for other, name in enumerate(names) if fold(name).startswith(fold(whose))]
    if whose.casefold() in MINE:
        seats = [seat]
    if not seats:
        return [[(say("lists-nobody", name=whose, names=", ".join(names)), "")]]
    alone = not session.hot_seat()
    lines: list[Line] = []
    for other in seats:
        heading = say("lists-mine") if alone and other == seat else say("lists-of", name=names[other])
        lines += [[(heading, "heading")], *session.package.library().list_lines(setup, other, say.lang), [("", "")]]
    return lines[:-1]
