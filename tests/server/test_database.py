"""What is kept is what was handed in, in SQLite and, where it is at hand, in PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, insert, inspect, select, text

from regelwerk.kernel.chance import Chance
from regelwerk.lessons import LESSON_KEY
from regelwerk.server import migrations
from regelwerk.server.rooms.clock import ClockState
from regelwerk.server.schema.common import ChatLine
from regelwerk.server.schema.http_api import MyDeck
from regelwerk.server.storage import decks as deck_store
from regelwerk.server.storage import replays as replay_store
from regelwerk.server.storage import store
from regelwerk.server.storage.database import Database, DatabaseUnusableError, WriteFailedError, address
from regelwerk.server.storage.store import RoomDetails, RoomRecord, SeatRecord
from regelwerk.server.storage.stored_match import StoredMatch
from regelwerk.server.storage.tables import DECKS, GAME_RESULTS, GUESTS, METADATA, REPLAY_OWNERS, REPLAYS
from regelwerk.server.worker.values import Snapshot, StoredResult, StoredStep
from tests.server.common import GAME, ME, OPEN, RANDOM, Guest, Player, run_apart, served
from tests.server.postgres import Postgres
from tests.server.test_fuzz import value


def kept(code: str = "room") -> RoomRecord:
    places = [SeatRecord("person", "Änna", guest="anna"), SeatRecord("computer", "Computer", "greedy")]
    about = RoomDetails("2006", places)
    return RoomRecord(code, "wowtcg", "playing", False, 1, store.now(), about, {"seed": 2**62}, ClockState([1, 2]), 0)


def entry(n: int) -> StoredStep:
    return StoredStep(n, 0, "priority", n, f"play {n}", "", False, [("order", 3, [2, 0, 1])])


def test_the_migrations_make_the_tables_as_they_are_now(database: Database) -> None:
    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        names = set(inspect(connection).get_table_names())
    assert {table.name for table in METADATA.sorted_tables} | {"alembic_version"} == names


def test_a_database_of_the_first_version_is_brought_up_to_date_with_all_that_is_in_it(tmp_path: Path) -> None:
    """A room that was being played then goes on now."""
    with served(tmp_path / "data") as server:
        seated = Guest(server, "Anna").open_room(ME, RANDOM)
        code, token = seated["room"]["code"], seated["token"]
        player = Player(server, code, token=token)
        player.play(Chance(1), 12)
        player.asked()
        before = player.state["view"]
        player.close()
    url = address("", tmp_path / "data")
    old = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    with old.begin() as connection:
        migrations.upgrade(connection, "0001")
        names = inspect(connection).get_table_names()
        assert "definitions" not in names
    with create_engine(url).connect() as new, old.begin() as connection:
        for table in METADATA.sorted_tables:
            if table.name in names and (rows := new.execute(table.select()).mappings().all()):
                columns = {column["name"] for column in inspect(connection).get_columns(table.name)}
                connection.execute(table.insert(), [{key: row[key] for key in row.keys() & columns} for row in rows])
    old.dispose()
    for file in (tmp_path / "data").glob("regelwerk.db*"):
        file.unlink()
    (tmp_path / "old.db").rename(tmp_path / "data" / "regelwerk.db")
    with served(tmp_path / "data") as server:
        with server.lobby.database.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        player = Player(server, code, token=token)
        player.asked()
        assert player.state["view"] == before
        assert player.play(Chance(2), 5) == 5
        player.close()


def test_what_a_database_holds_gets_its_owners_and_their_time_counts_from_now(tmp_path: Path) -> None:
    opened = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    with opened.begin() as connection:
        migrations.upgrade(connection, "0005")
        deck = {"guest": "ben", "key": "k", "game": "g", "name": "n", "updated": 1, "text": "t"}
        connection.execute(insert(DECKS).values(deck))
        connection.execute(text("INSERT INTO guests (guest, generation) VALUES ('carl', 3)"))
        store.add_room(kept())(connection)
        replay = {"code": "r", "room": "room", "created": 1, "names": b"[]", "text": b""}
        connection.execute(insert(REPLAYS).values(replay))
        before = store.now()
        migrations.upgrade(connection)
        owners = connection.execute(select(REPLAY_OWNERS)).all()
        assert [tuple(row) for row in owners] == [("r", 0, "anna")]
        guests = {row.guest: row for row in connection.execute(select(GUESTS)).all()}
        assert {guest: row.generation for guest, row in guests.items()} == {"ben": 0, "carl": 3}
        assert all(row.seen >= before and not row.muted for row in guests.values())
    opened.dispose()


def test_games_that_are_over_count_after_the_update(tmp_path: Path) -> None:
    opened = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    won = StoredResult([0], "115")
    with opened.begin() as connection:
        migrations.upgrade(connection, "0007")
        for code, ending, options in (("won", won, {}), ("closed", None, {}), ("lesson", won, {LESSON_KEY: "first"})):
            room = kept(code)
            room.status, room.details.ending, room.details.options = "over", ending, options
            room.details.places[0].title = "Elendril"
            store.add_room(room)(connection)
        match = kept("match")
        match.status, match.details.ending = "over", won
        match.details.match = StoredMatch(3, {"teams": [0, 1]}, [1, 0, 1])
        store.add_room(match)(connection)
        damaged = kept("damaged")
        damaged.status = "over"
        store.add_room(damaged)(connection)
        connection.execute(text("UPDATE rooms SET about = 'no json' WHERE code = 'damaged'"))
        migrations.upgrade(connection)
        found = {row.room: row for row in connection.execute(select(GAME_RESULTS)).all()}
    opened.dispose()
    assert {code: row.outcome for code, row in found.items()} == {"won": "won", "match": "lost"}
    one = found["won"]
    assert (one.seat, one.guest, one.deck, one.opponent) == (0, "anna", "Elendril", "greedy")


def test_a_database_that_cannot_be_used_is_refused_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(url: str) -> DatabaseUnusableError:
        with pytest.raises(DatabaseUnusableError) as found:
            Database(url)
        assert found.value.why
        return found.value

    url = address("", tmp_path)
    Database(url).close()
    with create_engine(url).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    assert refused(url).key == "newer"
    (tmp_path / "regelwerk.db").write_bytes(os.urandom(5000))
    assert refused(url).key == "closed"
    assert refused(address("postgresql://nobody@127.0.0.1:1/x", tmp_path)).key == "closed"
    assert refused("mysql://a@b/c").key == "address"
    assert refused("nonsense").key == "address"
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert refused(address("postgresql://nobody@127.0.0.1:1/x", tmp_path)).key == "driver"


def test_a_database_that_is_up_to_date_stays_as_it_is(database: Database) -> None:
    with database.engine.begin() as connection:
        connection.execute(insert(DECKS).values(guest="a", key="k", game="g", name="n", updated=1, text="t"))
        migrations.upgrade(connection)
        assert connection.execute(text("SELECT count(*) FROM decks")).scalar() == 1


def test_a_room_comes_back_as_it_was_kept(database: Database) -> None:
    async def go() -> None:
        room = kept()
        await database.write(store.add_room(room))
        entries = [entry(n) for n in range(5)]
        await database.write(store.append("room", 0, entries, None, ClockState([5, 6])))
        await database.write(store.append("room", 5, [entry(5)], Snapshot(6, "e", b"\x00\xff"), ClockState([7, 8])))
        found = await database.read(store.find_room("room"))
        assert found is not None
        assert (found.steps, found.clocks, found.details, found.setup) == (
            6,
            ClockState([7, 8]),
            room.details,
            {"seed": 2**62},
        )
        assert await database.read(store.load_record("room")) == ([*entries, entry(5)], Snapshot(6, "e", b"\x00\xff"))
        await database.write(store.truncate_record(room, 3, Snapshot(3, "e", b"x")))
        assert await database.read(store.load_record("room")) == (entries[:3], Snapshot(3, "e", b"x"))
        assert [one.code for one in await database.read(store.list_guest_rooms("anna", 9))] == ["room"]
        assert await database.read(store.count_running_rooms("anna")) == 1
        assert [one.code for one in await database.read(store.list_rooms(9))] == ["room"]
        with pytest.MonkeyPatch.context() as later:
            later.setattr(store, "now", lambda: 2**42)
            assert await database.read(store.list_rooms(9)) == [], "nothing has happened for a day"
        room.status, room.private = "over", True
        await database.write(store.change_room(room))
        assert await database.read(store.list_rooms(9)) == []
        assert await database.read(store.count_running_rooms("anna")) == 0
        assert await database.read(store.find_room("nosuch")) is None

    run_apart(go())


def test_chat_replays_reports_and_decks_come_back(database: Database) -> None:
    async def go() -> None:
        await database.write(store.add_room(kept()))
        for number in range(1, 6):
            await database.write(store.add_chat("room", ChatLine(number, 0, "Änna", f"{number} 💥", "")))
        assert [line.text for line in await database.read(store.load_chat("room", 2))] == ["4 💥", "5 💥"]
        await database.write(replay_store.add_replay("r", "room", ["Änna", "B"], "text\n" * 100))
        replay = await database.read(replay_store.find_replay("r"))
        assert replay is not None
        assert (replay.names, replay.text) == (["Änna", "B"], "text\n" * 100)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(replay_store, "UPLOADS", 3)
            for number in range(8):
                patch.setattr(replay_store, "now", lambda number=number: number)
                await database.write(replay_store.add_replay(f"u{number}", "", [], "text"))
        kept_ones = [number for number in range(8) if await database.read(replay_store.find_replay(f"u{number}"))]
        assert kept_ones == [5, 6, 7]
        assert await database.read(replay_store.find_replay("r")) is not None
        report = replay_store.ReportRecord("n", "room", 3, -2, "note", "trace", "replay", b'{"turn":1}')
        await database.write(replay_store.add_report(report))
        assert await database.read(replay_store.find_report("n")) == report
        deck = MyDeck("k", "wowtcg", "Mine", "text")
        await database.write(deck_store.save_deck("anna", deck))
        deck.name = "Ours"
        await database.write(deck_store.save_deck("anna", deck))
        assert await database.read(deck_store.list_decks("anna", "wowtcg")) == [deck]
        assert await database.write(deck_store.delete_deck("anna", "k"))
        assert not await database.write(deck_store.delete_deck("anna", "k"))

    run_apart(go())


def test_one_piece_of_work_that_fails_takes_no_other_along(database: Database) -> None:
    async def go() -> None:
        held = threading.Event()

        def hold(connection: Connection) -> None:
            held.wait(5)

        first = asyncio.ensure_future(database.write(hold))
        await asyncio.sleep(0.05)
        deck = MyDeck("k", "wowtcg", "Mine", "text")
        good = [asyncio.ensure_future(database.write(deck_store.save_deck(f"g{n}", deck))) for n in range(4)]
        bad = asyncio.ensure_future(database.write(store.add_chat("no such room", ChatLine(1, 0, "", "", ""))))
        later = asyncio.ensure_future(database.write(deck_store.save_deck("g9", deck)))
        await asyncio.sleep(0)
        held.set()
        await asyncio.gather(first, *good, later)
        with pytest.raises(WriteFailedError):
            await bad
        for guest in ("g0", "g3", "g9"):
            assert await database.read(deck_store.list_decks(guest)) == [deck]

    run_apart(go())


def test_a_room_is_written_once_or_not_at_all(database: Database) -> None:
    async def go() -> None:
        await database.write(store.add_room(kept()))
        with pytest.raises(WriteFailedError):
            await database.write(store.add_room(kept()))
        await database.write(store.append("room", 0, [entry(0)], None, ClockState([])))
        with pytest.raises(WriteFailedError):  # two servers on one room: the second one fails
            await database.write(store.append("room", 0, [entry(1)], None, ClockState([])))
        assert (await database.read(store.load_record("room")))[0] == [entry(0)]

    run_apart(go())


def test_a_game_is_played_and_goes_on_after_a_restart_in_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    with served(tmp_path / "data", database=postgres.url) as server:
        anna = Guest(server, "Anna")
        seated = anna.open_room(ME, RANDOM)
        player = anna.at(seated["room"]["code"])
        assert player.play(Chance(1), 25) == 25
        player.asked()
        before = player.state["view"]
        player.close()
    with served(tmp_path / "data", database=postgres.url) as server:
        player = Player(server, seated["room"]["code"], token=seated["token"])
        player.asked()
        assert player.state["view"] == before
        player.close()


def test_a_game_goes_on_when_postgresql_was_restarted_meanwhile(postgres: Postgres, tmp_path: Path) -> None:
    with served(tmp_path / "data", database=postgres.url) as server:
        anna = Guest(server, "Anna")
        seated = anna.open_room(ME, RANDOM)
        player = anna.at(seated["room"]["code"])
        assert player.play(Chance(1), 10) == 10
        postgres.stop()
        postgres.start()
        assert player.play(Chance(2), 10) == 10
        player.close()


def test_while_postgresql_is_stopped_everything_is_refused_in_words_and_goes_on_afterwards(
    postgres: Postgres, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with served(tmp_path / "data", database=postgres.url) as server:
        anna = Guest(server, "Anna")
        seated = anna.open_room(ME, RANDOM)
        code = seated["room"]["code"]
        player = anna.at(code)
        assert player.play(Chance(1), 10) == 10
        asked = player.asked()
        assert asked is not None
        before = player.state["view"]
        postgres.stop()
        try:
            deck = {"game": GAME, "name": "Mine", "text": "x"}
            for path, body in (
                ("/api/rooms", None),
                ("/api/me/rooms", None),
                ("/api/rooms", {"game": GAME, "seats": [ME, RANDOM]}),
                ("/api/me/decks", deck),
                ("/api/me/signout", {}),
                ("/api/replays/x", None),
                ("/healthz", None),
            ):
                status, said = anna.request(f"{path}?lang=de", body)
                assert (status, said["code"]) == (503, "busy"), (path, said)
                assert "überlastet" in said["text"]
            assert Player(server, "nosuchroom").closed() == 1013
            refused = player.answer(0)
            assert refused["t"] == "problem"
            assert "could not save" in refused["text"]
        finally:
            postgres.start()
        player.close()
        player = Player(server, code, token=seated["token"])
        player.asked()
        assert player.state["view"] == before, "what was refused has not happened"
        assert player.play(Chance(2), 10) == 10
        player.close()
        assert anna.request("/healthz")[0] == 200
    assert "Traceback" not in caplog.text


def test_whatever_is_sent_a_server_on_postgresql_answers(postgres: Postgres, tmp_path: Path) -> None:
    """It is stricter than SQLite: with lengths, and with characters that are none."""
    source = random.Random(24)
    with served(tmp_path / "data", database=postgres.url) as server:
        anna = Guest(server, "Anna")
        code = anna.open_room(ME, OPEN)["room"]["code"]
        for path in ("/api/rooms/a%00b", "/api/replays/%00", "/api/me/decks?game=%00", "/api/reports/x%00?lang=%00"):
            assert anna.request(path)[0] in (400, 404)
        for text in ("\x00", "a\x00b", "x" * 80, "\ud7ff💥"):
            deck = {"game": GAME, "name": text, "text": "t"}
            for body in ({"name": text}, deck, {"game": text, "seats": [ME, OPEN]}):
                for path in ("/api/me", "/api/me/decks", "/api/rooms", f"/api/rooms/{code}/join"):
                    status, answer = anna.request(path, body)
                    assert status < 500, (path, body, answer)
        for _ in range(60):
            path = source.choice(["/api/me", "/api/rooms", "/api/me/decks", f"/api/rooms/{code}/join", "/api/replays"])
            body = {key: value(source) for key in source.sample(["name", "game", "text", "seats", "deck", "seat"], 3)}
            status, answer = anna.request(path, body)
            assert status < 500, (path, body, answer)
        player = anna.at(code)
        player.wait("welcome")
        for text in ("\x00", "a\x00b"):
            for kind in ("say", "report"):
                player.send(kind, text=text)
                assert player.wait("problem")["code"] == "bad-message"
        assert player.answer_to(player.send("say", text="💥" * 99))["t"] == "done"
        player.close()
