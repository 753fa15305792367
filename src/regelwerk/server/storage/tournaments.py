"""Tournaments as they are stored: operations on the database, each a piece of work for `Database.write` or `read`."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from regelwerk.server.rooms.names import make_names_distinct
from regelwerk.server.storage.closing import close_room
from regelwerk.server.storage.damage import DamagedRoomError
from regelwerk.server.storage.retention import AT_ONCE, Retention, before
from regelwerk.server.storage.store import RoomNotice, SeatRecord, now
from regelwerk.server.storage.tables import TOURNAMENT_SITTERS, TOURNAMENTS
from regelwerk.tournaments.plan import Entrant, Pairing, Plan
from regelwerk.tournaments.tournament import Tournament

LOG: Final = logging.getLogger("regelwerk.server")

TournamentStatus = Literal["waiting", "building", "playing", "over"]
PLAYING: Final = "playing"
BEGUN: Final = (PLAYING, "over")


class PoolSeat(Struct, frozen=True):
    """Where a player opens or drafts cards and builds a deck: the code of a sealed event or draft, and its seat."""

    event: str
    seat: int


class TournamentDetails(Struct):
    """What a tournament is.

    places   who plays; a place's deck is what it plays with, "" while there is none
    rounds   the pairings with their results, by table
    dropped  who has dropped out -> after how many rounds were paired
    pools    for each player where its cards are opened or drafted; empty where decks are brought along
    rooms    for each table of the last round the code of its room, "" for none
    begun    when the last round was paired, in milliseconds since 1970
    """

    plan: Plan
    places: list[SeatRecord]
    rounds: list[list[Pairing]] = []
    dropped: dict[int, int] = {}
    pools: list[PoolSeat] = []
    rooms: list[str] = []
    begun: int = 0


class TournamentRecord(Struct):
    """A tournament as it is stored. In "building" decks are built from what is opened or drafted.

    stored   its details as they were read: it may be changed as long as these stand
    closing  rooms whose match is decided with this change, and what is said there: nobody plays on in them
    """

    code: str
    game: str
    status: TournamentStatus
    created: int
    updated: int
    details: TournamentDetails
    stored: bytes = b""
    closing: dict[str, RoomNotice] = {}


_encode = msgspec.json.Encoder().encode
_about = msgspec.json.Decoder(TournamentDetails).decode


def tournament_of(record: TournamentRecord) -> Tournament:
    """The tournament of a record that no longer waits for players."""
    details = record.details
    found = Tournament(
        details.plan, [Entrant(place.name, place.player, place.deck, place.title) for place in details.places]
    )
    found.rounds = [list(tables) for tables in details.rounds]
    found.dropped = dict(details.dropped)
    return found


def add_tournament(record: TournamentRecord) -> Callable[[Connection], None]:
    """A new tournament with its players."""
    values = {"code": record.code, "game": record.game, "created": record.created}
    change = change_tournament(record)

    def work(connection: Connection) -> None:
        connection.execute(insert(TOURNAMENTS).values(**values, status="", updated=0, about=b""))
        change(connection)

    return work


def change_tournament(record: TournamentRecord) -> Callable[[Connection], bool]:
    """What a tournament is has changed; one that waits without persons goes.

    False, and nothing is changed, if it is no longer as it was read: another server has changed it meanwhile.
    """
    values: dict[str, Any] = {"status": record.status, "updated": now(), "about": _encode(record.details)}
    guests = {place.guest for place in record.details.places if place.guest}
    as_read = and_(TOURNAMENTS.c.code == record.code, TOURNAMENTS.c.about == record.stored)

    def work(connection: Connection) -> bool:
        if record.status == "waiting" and all(place.kind != "person" for place in record.details.places):
            return connection.execute(delete(TOURNAMENTS).where(as_read)).rowcount > 0
        if connection.execute(update(TOURNAMENTS).where(as_read).values(values)).rowcount == 0:
            return False
        connection.execute(delete(TOURNAMENT_SITTERS).where(TOURNAMENT_SITTERS.c.tournament == record.code))
        for guest in sorted(guests):
            connection.execute(insert(TOURNAMENT_SITTERS).values(tournament=record.code, guest=guest))
        for room, notice in record.closing.items():
            close_room(room, notice)(connection)
        return True

    return work


def find_tournament(code: str) -> Callable[[Connection], TournamentRecord | None]:
    """A tournament by its code. Raises DamagedRoomError."""

    def work(connection: Connection) -> TournamentRecord | None:
        row = connection.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.code == code)).one_or_none()
        if row is None:
            return None
        try:
            details = _about(row.about)
        except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
            LOG.error("tournament %s is damaged: %s", row.code, error)
            raise DamagedRoomError(row.code) from error
        return TournamentRecord(row.code, row.game, row.status, row.created, row.updated, details, row.about)

    return work


def readable_tournaments(connection: Connection, codes: Iterable[str]) -> list[TournamentRecord]:
    """The tournaments of those codes, but for those that are damaged or gone."""
    found = []
    for code in codes:
        try:
            record = find_tournament(code)(connection)
        except DamagedRoomError:
            continue
        if record is not None:
            found.append(record)
    return found


def tournament_codes(guest: str) -> Callable[[Connection], list[str]]:
    """The codes of the tournaments in which a guest plays, the latest first."""
    mine = select(TOURNAMENT_SITTERS.c.tournament).where(TOURNAMENT_SITTERS.c.guest == guest)
    wanted = select(TOURNAMENTS.c.code).where(TOURNAMENTS.c.code.in_(mine)).order_by(TOURNAMENTS.c.updated.desc())
    return lambda connection: list(connection.scalars(wanted))


def count_open_tournaments(guest: str) -> Callable[[Connection], int]:
    """In how many tournaments that are not over a guest plays."""
    wanted = (
        select(func.count())
        .select_from(TOURNAMENT_SITTERS)
        .join(TOURNAMENTS, TOURNAMENTS.c.code == TOURNAMENT_SITTERS.c.tournament)
        .where(TOURNAMENT_SITTERS.c.guest == guest, TOURNAMENTS.c.status != "over")
    )
    return lambda connection: connection.scalar(wanted) or 0


def with_fixed_decks(codes: Iterable[str]) -> Callable[[Connection], set[str]]:
    """Those of these tournaments whose first round has been paired: decks stay as they are."""
    wanted = select(TOURNAMENTS.c.code).where(TOURNAMENTS.c.code.in_(list(codes)), TOURNAMENTS.c.status.in_(BEGUN))
    return lambda connection: set(connection.scalars(wanted))


def playing_codes() -> Callable[[Connection], list[str]]:
    """The codes of the tournaments that are played."""
    wanted = select(TOURNAMENTS.c.code).where(TOURNAMENTS.c.status == PLAYING)
    return lambda connection: list(connection.scalars(wanted))


def expired_tournaments(keep: Retention) -> Callable[[Connection], list[str]]:
    """The codes of tournaments that are to be deleted, some of those that have not changed for long."""
    wanted = select(TOURNAMENTS.c.code).where(TOURNAMENTS.c.updated < before(keep.abandoned)).limit(AT_ONCE)
    return lambda connection: list(connection.scalars(wanted))


def delete_tournament(code: str) -> Callable[[Connection], bool]:
    """Delete a tournament; False if there is none. Its rooms stay."""
    return lambda connection: connection.execute(delete(TOURNAMENTS).where(TOURNAMENTS.c.code == code)).rowcount > 0


def forget_in_tournaments(guest: str, name: str) -> Callable[[Connection], None]:
    """A guest leaves every tournament and is called otherwise there; those in which nobody else is left go."""

    def work(connection: Connection) -> None:
        for code in tournament_codes(guest)(connection):
            connection.execute(select(TOURNAMENTS.c.code).where(TOURNAMENTS.c.code == code).with_for_update())
            record = next(iter(readable_tournaments(connection, [code])), None)
            if record is None or all(place.guest in ("", guest) for place in record.details.places):
                delete_tournament(code)(connection)
                continue
            _leave(record, guest, name)
            change_tournament(record)(connection)

    return work


def _leave(record: TournamentRecord, guest: str, name: str) -> None:
    """A guest plays no further in a tournament. Changes the record."""
    places = record.details.places
    for number, place in enumerate(places):
        if place.guest != guest:
            continue
        if record.status == "waiting":
            places[number] = SeatRecord("open")
            continue
        if number not in record.details.dropped:
            drop(record, number)
        places[number] = SeatRecord("person", name, deck=place.deck, title=place.title)
    make_names_distinct(places)


def drop(record: TournamentRecord, number: int) -> None:
    """Somebody drops out. Changes the record. Raises TournamentError."""
    tournament = tournament_of(record)
    tournament.drop(number)
    keep(record, tournament)


def keep(record: TournamentRecord, tournament: Tournament) -> None:
    """Note how a tournament stands in its record."""
    details = record.details
    details.rounds, details.dropped = tournament.rounds, tournament.dropped
    if tournament.is_over:
        record.status = "over"


def export_tournaments(connection: Connection, guest: str) -> list[dict[str, Any]]:
    """What is kept of a guest in tournaments."""
    return [
        {
            "code": record.code,
            "game": record.game,
            "created": record.created,
            "updated": record.updated,
            "name": place.name,
            "deck": place.deck,
        }
        for record in readable_tournaments(connection, tournament_codes(guest)(connection))
        for place in record.details.places
        if place.guest == guest
    ]
