"""The tables of a tournament: who sits there, the room of a match with its clocks, and what came of it."""

from __future__ import annotations

from regelwerk.kernel.match_score import DRAWN
from regelwerk.server.rooms.names import make_names_distinct
from regelwerk.server.schema.common import ClockRule
from regelwerk.server.storage.store import RoomDetails, RoomRecord, SeatRecord
from regelwerk.server.storage.stored_match import StoredMatch
from regelwerk.server.storage.tournaments import TournamentRecord
from regelwerk.tournaments.plan import Pairing, Plan, Score


def number_of(record: TournamentRecord, guest: str) -> int:
    """The number of a guest, -1 for none."""
    places = record.details.places
    return next((number for number, place in enumerate(places) if guest and place.guest == guest), -1)


def host_of(record: TournamentRecord) -> int:
    """Who may begin it and its rounds: the first person who has not dropped out, -1 for nobody."""
    return next(
        (
            number
            for number, place in enumerate(record.details.places)
            if place.guest and number not in record.details.dropped
        ),
        -1,
    )


def game_seconds(plan: Plan) -> int:
    """Seconds that each player has in each game, so that all games of a match fit into a round; 0: no limit.

    >>> game_seconds(Plan("wowtcg", length=3, minutes=60))
    600
    """
    return plan.minutes * 60 // (2 * plan.length)


def room_of(record: TournamentRecord, pairing: Pairing) -> RoomDetails:
    """A room for a match. Nobody watches: others have yet to meet these decks."""
    plan = record.details.plan
    seated = []
    for number in (pairing.first, pairing.second):
        old = record.details.places[number]
        seated.append(SeatRecord(old.kind, old.name, old.player, old.guest, -1, old.deck, old.title))
    seconds = game_seconds(plan)
    clock = ClockRule("game", seconds) if seconds else ClockRule()
    match = StoredMatch(plan.length) if plan.length > 1 else None
    return RoomDetails(plan.edition, make_names_distinct(seated), False, clock, match=match, tournament=record.code)


def open_seat(record: TournamentRecord, number: int) -> tuple[str, int]:
    """The room of the open match in which somebody plays, and the seat there; ("", -1) if there is none."""
    tables = record.details.rounds[-1] if record.details.rounds else []
    for room, pairing in zip(record.details.rooms, tables):
        if pairing.is_open and pairing.has(number):
            return room, 0 if pairing.first == number else 1
    return "", -1


def score_of(room: RoomRecord) -> Score | None:
    """How the match of a room went; None for a room that was closed before its end."""
    details = room.details
    if room.status != "over" or details.ending is None:
        return None
    if details.match is not None:
        won = details.match.won
        return Score(won.count(0), won.count(1), won.count(DRAWN))
    winners = list(details.ending.winners)
    return Score(int(winners == [0]), int(winners == [1]), int(len(winners) != 1))
