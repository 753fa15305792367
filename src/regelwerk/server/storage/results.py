"""What guests have played to the end: operations on the database, as work for `Database.write` or `read`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from regelwerk.lessons import LESSON_KEY
from regelwerk.puzzles import PUZZLE_KEY
from regelwerk.server.storage.store import RoomRecord, SeatRecord, change_room, readable_rooms
from regelwerk.server.storage.tables import GAME_RESULTS, REPLAY_OWNERS

MOST_TALLIES: Final = 12
"""So many decks, and so many opponents, are counted for a guest: those that have been played most often."""


class OutcomeCount(Struct):
    """How often something was won, lost and drawn. `name` is what to call it; `key` what it was counted by."""

    game: str
    key: str
    name: str
    won: int = 0
    lost: int = 0
    drawn: int = 0


class FinishedRecord(Struct, frozen=True):
    """A finished game of a guest: its room, where it sat, how it went, the replay if it is still the guest's."""

    room: RoomRecord
    seat: int
    outcome: Literal["won", "lost", "drawn"]
    ended: int
    replay: str


class GuestHistory(Struct, frozen=True):
    """A part of what a guest has played to the end, and all of it in figures."""

    total: int
    games: list[FinishedRecord]
    decks: list[OutcomeCount]
    opponents: list[OutcomeCount]


def finish_room(record: RoomRecord, winners: Sequence[int]) -> Callable[[Connection], None]:
    """The game of a room is over, and counts for the guests who sit there; lessons and puzzles count for nobody."""
    change = change_room(record)
    counts = record.details.options.keys().isdisjoint((LESSON_KEY, PUZZLE_KEY))
    rows = _result_rows(record, winners) if counts else []

    def work(connection: Connection) -> None:
        change(connection)
        connection.execute(delete(GAME_RESULTS).where(GAME_RESULTS.c.room == record.code))
        if rows:
            connection.execute(insert(GAME_RESULTS), rows)

    return work


def _result_rows(record: RoomRecord, winners: Sequence[int]) -> list[dict[str, Any]]:
    places = record.details.places
    return [
        {
            "room": record.code,
            "seat": seat,
            "guest": place.guest,
            "game": record.game,
            "ended": record.details.ended,
            "outcome": "drawn" if not winners else "won" if seat in winners else "lost",
            "deck": place.title[:80],
            "opponent": opponent_key(places, seat),
        }
        for seat, place in enumerate(places)
        if place.guest
    ]


def opponent_key(places: Sequence[SeatRecord], seat: int) -> str:
    """What the opponent of a seat is counted by: a computer player or a guest; "" for several."""
    others = [place for other, place in enumerate(places) if other != seat]
    return others[0].player or others[0].guest if len(others) == 1 else ""


def guest_history(guest: str, game: str, first: int, count: int) -> Callable[[Connection], GuestHistory]:
    """What a guest has played to the end, the latest first; `game` "": of every game. Damaged rooms are left out."""
    mine = GAME_RESULTS.c.guest == guest
    if game:
        mine &= GAME_RESULTS.c.game == game

    def work(connection: Connection) -> GuestHistory:
        total = connection.scalar(select(func.count()).select_from(GAME_RESULTS).where(mine)) or 0
        latest = select(GAME_RESULTS).where(mine).order_by(GAME_RESULTS.c.ended.desc(), GAME_RESULTS.c.room)
        rows = connection.execute(latest.offset(first).limit(count)).all()
        rooms = {record.code: record for record in readable_rooms(connection, [row.room for row in rows])}
        owned = select(REPLAY_OWNERS.c.replay).where(
            REPLAY_OWNERS.c.guest == guest,
            REPLAY_OWNERS.c.replay.in_([record.details.replay for record in rooms.values()]),
        )
        replays = set(connection.scalars(owned))
        games = []
        for row in rows:
            record = rooms.get(row.room)
            if record is not None:
                replay = record.details.replay if record.details.replay in replays else ""
                games.append(FinishedRecord(record, row.seat, row.outcome, row.ended, replay))
        decks = _counts(connection, mine & (GAME_RESULTS.c.deck != ""), GAME_RESULTS.c.deck)
        opponents = _counts(connection, mine & (GAME_RESULTS.c.opponent != ""), GAME_RESULTS.c.opponent)
        for one in opponents:
            one.name = _opponent_name(connection, guest, one.key)
        return GuestHistory(total, games, decks, opponents)

    return work


def _counts(connection: Connection, mine: Any, column: Any) -> list[OutcomeCount]:
    """How often what was won, for what was played most often."""
    game, outcome = GAME_RESULTS.c.game, GAME_RESULTS.c.outcome
    by_deck = column is GAME_RESULTS.c.deck  # decks of two games may be called alike; an opponent is one and the same
    groups = [game, column] if by_deck else [column]
    most = select(*groups).where(mine).group_by(*groups).order_by(func.count().desc(), column).limit(MOST_TALLIES)
    found = {}
    for row in connection.execute(most).all():
        kind, key = row if by_deck else ("", row[0])
        found[(kind, key)] = OutcomeCount(kind, key, key)
    counted = select(*groups, outcome, func.count()).where(mine).group_by(*groups, outcome)
    for *group, name, number in connection.execute(counted).all():
        one = found.get((group[0], group[1]) if by_deck else ("", group[0]))
        if one is not None:
            setattr(one, name, number)
    return list(found.values())


def _opponent_name(connection: Connection, guest: str, key: str) -> str:
    """What an opponent was called when the two last played."""
    last = (
        select(GAME_RESULTS.c.room, GAME_RESULTS.c.seat)
        .where(GAME_RESULTS.c.guest == guest, GAME_RESULTS.c.opponent == key)
        .order_by(GAME_RESULTS.c.ended.desc())
        .limit(1)
    )
    row = connection.execute(last).one()
    for record in readable_rooms(connection, [row.room]):
        others = [place for seat, place in enumerate(record.details.places) if seat != row.seat]
        return others[0].name
    return ""


def forget_results(guest: str, name: str) -> Callable[[Connection], None]:
    """Nothing counts for a guest any more, who is called `name` where others have played against it."""

    def work(connection: Connection) -> None:
        connection.execute(delete(GAME_RESULTS).where(GAME_RESULTS.c.guest == guest))
        against = GAME_RESULTS.c.opponent == guest
        connection.execute(update(GAME_RESULTS).where(against).values(opponent=name))

    return work
