"""What will come of an option, for the seat that is asked; made of what that seat may know alone."""

from __future__ import annotations

from regelwerk.coach import Aim, preview
from regelwerk.server.schema.common import PieceAfter
from regelwerk.server.worker.commands import CommandFailed, OptionPreviewed, PreviewOption
from regelwerk.server.worker.game_session import GameSession
from regelwerk.server.worker.messages import Reply


def preview_option(session: GameSession, command: PreviewOption) -> Reply:
    """The preview of an option of the open question. A choice of several has none: its parts come to nothing alone."""
    seat, lang = command.audience
    decision = session.game.decision
    if decision is None or decision.seat != seat:
        return CommandFailed("stale", [], "")
    if session.game.set_choice is not None:
        return OptionPreviewed([], [], [])
    if command.option >= len(decision.options):
        return CommandFailed("no-such", [], "")
    names = ["" if other == seat else name for other, name in enumerate(session.names())]
    found = preview(session.game, seat, command.option, lang, names, Aim(*command.aim))
    pieces = [PieceAfter(one.handle, one.before, one.after, one.fate) for one in found.pieces]
    return OptionPreviewed(found.told, found.unless, pieces, found.idle, found.steppers)
