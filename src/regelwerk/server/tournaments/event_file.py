"""The record of a tournament that is over, as the file that `regelwerk event` reads and verifies."""

from __future__ import annotations

from regelwerk.server.rooms.request_error import RequestError
from regelwerk.server.storage import limited as event_store
from regelwerk.server.storage.database import Database
from regelwerk.server.storage.tournaments import TournamentRecord, tournament_of
from regelwerk.tournaments.record import to_text


async def event_file(database: Database, record: TournamentRecord) -> str:
    """A tournament as text, with what was picked in its drafts.

    Raises RequestError before its end (the file shows every deck), and if a draft of it is no longer kept.
    """
    if record.status != "over":
        raise RequestError(409, "tournament-not-over")
    tournament = tournament_of(record)
    rounds, tournament.rounds = tournament.rounds, []  # picks are noted before the first round
    for number, pod in enumerate(tournament.pods):
        picks = await database.read(event_store.load_picks(record.details.pools[pod.entrants[0]].event))
        if not picks:
            raise RequestError(404, "no-event")
        tournament.set_picks(number, picks)
    tournament.rounds = rounds
    return to_text(tournament)
