"""The lists of a game, read at the table: `lists`, `lists Ben`, where lists are open (ruling:closed-lists)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.presentation.text import StyledLine, normalize
from regelwerk.kernel.setup import has_open_lists
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.terminal_session import TerminalSession

MINE: Final = ("mine", "my", "me", "meine", "mein", "ich")
"""Words for one's own list."""


def list_lines(session: TerminalSession, seat: int, whose: str) -> list[StyledLine]:
    """What `lists` says to a seat: the lists of everybody, or of those whose name begins so; else why not."""
    setup = session.game.setup
    if setup is None or not has_open_lists(setup):
        return [[(translate("lists-closed"), "")]]
    names = [sitter.name for sitter in session.sitters]
    seats = [other for other, name in enumerate(names) if normalize(name).startswith(normalize(whose))]
    if whose.casefold() in MINE:
        seats = [seat]
    if not seats:
        return [[(translate("lists-nobody", name=whose, names=", ".join(names)), "")]]
    alone = not session.hot_seat()
    lines: list[StyledLine] = []
    for other in seats:
        heading = translate("lists-mine") if alone and other == seat else translate("lists-of", name=names[other])
        lines += [
            [(heading, "heading")],
            *session.package.card_library().list_lines(setup, other, translate.lang),
            [("", "")],
        ]
    return lines[:-1]
