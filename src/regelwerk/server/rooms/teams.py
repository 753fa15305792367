"""The teams of a room: which seat belongs to which, and whether the decks of a team may be played together."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.server.rooms.request_error import RequestError
from regelwerk.server.schema.common import Lang
from regelwerk.server.schema.http_api import FaultInfo
from regelwerk.server.storage.store import SeatRecord
from regelwerk.server.worker.commands import CommandFailed
from regelwerk.server.worker.pool import WorkerPool
from regelwerk.server.worker.reader_commands import CheckTeams


def teams_of(named: list[int]) -> list[int]:
    """The team of every seat: its own unless one was named (-1: none was)."""
    return [team if team >= 0 else seat for seat, team in enumerate(named)]


async def check_teams(readers: WorkerPool, game: str, places: Sequence[SeatRecord], lang: Lang) -> None:
    """Raise RequestError if decks that are there already may not be played together in their teams.

    Whoever sits down learns it then, not when all the others have come.
    """
    teams = teams_of([place.team for place in places])
    seated = [(place.deck, team) for place, team in zip(places, teams) if place.deck]
    if len({team for _, team in seated}) == len(seated):
        return  # everybody plays for himself so far
    command = CheckTeams("", game, [deck for deck, _ in seated], [team for _, team in seated], lang)
    reply = await readers.ask(command)
    if isinstance(reply, CommandFailed):
        raise RequestError(409, "bad-team", [FaultInfo(**fault) for fault in reply.faults])
