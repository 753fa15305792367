"""Damaged rows, disks that take nothing, a database that is not where it should be."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import delete, event, select, update

from regelwerk.kernel.chance import Chance
from regelwerk.server.storage.background_check import check_in_background
from regelwerk.server.storage.database import DatabaseUnusableError, address, engine
from regelwerk.server.storage.tables import ROOMS, SNAPSHOTS, STEPS
from regelwerk.terminal.cli import main
from tests.server.common import ME, OPEN, RANDOM, Guest, Killed, Player, Served, run_apart, served, until


def test_the_health_check_is_red_while_nothing_can_be_written(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        guest = Guest(server)
        assert guest.request("/healthz") == (200, "ok")

        def read_only(connection: Any) -> None:
            connection.exec_driver_sql("PRAGMA query_only=ON")

        event.listen(server.lobby.database.engine, "begin", read_only)
        status, answer = guest.request("/healthz")
        assert (status, answer["code"]) == (503, "busy")


def begun(server: Served, steps: int = 30) -> tuple[str, str, dict[str, Any]]:
    anna = Guest(server, "Anna")
    seated = anna.open_room(ME, RANDOM, private=False)
    player = anna.at(seated["room"]["code"])
    player.play(Chance(1), steps)
    player.asked()
    player.close()
    return seated["room"]["code"], seated["token"], player.state


def spoil(folder: Path, *statements: Any) -> None:
    """Change a database that no server uses."""
    opened = engine(address("", folder))
    with opened.begin() as connection:
        for statement in statements:
            connection.execute(statement)
    opened.dispose()


@pytest.mark.parametrize("column", ["about", "setup", "clocks"])
def test_a_damaged_room_costs_itself_alone(tmp_path: Path, column: str) -> None:
    with served(tmp_path / "data") as server:
        damaged, token, _ = begun(server)
        other, other_token, state = begun(server, 5)
    spoil(tmp_path / "data", update(ROOMS).where(ROOMS.c.code == damaged).values({column: b"\x00{damaged"}))
    with served(tmp_path / "data") as server:
        guest = Guest(server, "Ben")
        assert [room["code"] for room in guest.request("/api/rooms")[1]["rooms"]] == [other]
        status, answer = guest.request(f"/api/rooms/{damaged}?lang=de")
        assert (status, answer["code"]) == (500, "damaged")
        assert Player(server, damaged, token=token).closed() == 4011
        player = Player(server, other, token=other_token)
        player.asked()
        assert player.state["view"] == state["view"]
        player.close()


@pytest.mark.parametrize("gone", [False, True])
def test_a_room_goes_on_from_its_last_good_step_and_says_so(tmp_path: Path, gone: bool) -> None:
    with served(tmp_path / "data") as server:
        code, token, _ = begun(server)
        with server.lobby.database.engine.connect() as connection:
            last = connection.scalars(select(STEPS.c.n).where(STEPS.c.room == code).order_by(STEPS.c.n)).all()[-1]
    row = (STEPS.c.room == code) & (STEPS.c.n == last - 2)
    change = delete(STEPS).where(row) if gone else update(STEPS).where(row).values(data=b"\xff\x00")
    spoil(tmp_path / "data", change, delete(SNAPSHOTS).where(SNAPSHOTS.c.room == code))
    with served(tmp_path / "data") as server:
        player = Player(server, code, token=token)
        player.asked()
        until(lambda: player.drain().room["notes"])
        assert "3 " in player.room["notes"][0]
        assert "damage" in player.room["notes"][0]
        player.play(Chance(2), 5)
        player.close()


def test_damage_before_the_snapshot_costs_no_step(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        code, token, state = begun(server)
    spoil(tmp_path / "data", update(STEPS).where((STEPS.c.room == code) & (STEPS.c.n == 2)).values(data=b"\xff\x00"))
    with served(tmp_path / "data") as server:
        player = Player(server, code, token=token)
        player.asked()
        assert player.state["view"] == state["view"]
        until(lambda: player.drain().room["notes"])
        assert "damage" in player.room["notes"][0]
        player.close()


def test_somebody_else_may_open_rooms_while_one_waits_damaged(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        anna = Guest(server, "Anna")
        code = anna.open_room(ME, OPEN)["room"]["code"]
    spoil(tmp_path / "data", update(ROOMS).where(ROOMS.c.code == code).values(about=b"damaged"))
    with served(tmp_path / "data") as server:
        anna.server = server
        assert Guest(server, "Ben").request(f"/api/rooms/{code}/join", {})[0] == 500
        assert anna.request("/api/me/rooms")[1]["rooms"] == []
        anna.open_room(ME, OPEN)


@pytest.mark.parametrize("emptied", [False, True])
def test_a_database_that_is_missing_is_an_error_and_not_a_new_one(tmp_path: Path, emptied: bool) -> None:
    with served(tmp_path / "data") as server:
        begun(server, 3)
    for file in (tmp_path / "data").glob("regelwerk.db*"):
        file.unlink()
    if emptied:
        (tmp_path / "data" / "regelwerk.db").touch()
    with pytest.raises(DatabaseUnusableError) as error, served(tmp_path / "data"):
        pass
    assert error.value.key == "missing"
    assert not emptied or (tmp_path / "data" / "regelwerk.db").stat().st_size == 0
    ran = CliRunner().invoke(main, ["serve", "--data", str(tmp_path / "data"), "--port", "0"])
    assert ran.exit_code != 0
    assert "regelwerk.db" in ran.output
    assert "Traceback" not in ran.output


def checked(folder: Path) -> tuple[int, str]:
    ran = CliRunner().invoke(main, ["serve", "--check", str(folder)])
    assert ran.exception is None or isinstance(ran.exception, SystemExit), ran.exception
    return ran.exit_code, ran.output


def test_a_folder_is_checked_and_what_is_damaged_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    assert checked(folder)[0] == 1
    assert not folder.exists(), "checking makes nothing"
    with served(folder) as server:
        one, two, three = (begun(server, 20)[0] for _ in range(3))
    assert checked(folder)[0] == 0
    spoil(
        folder,
        update(ROOMS).where(ROOMS.c.code == one).values(about=b"{"),
        update(STEPS).where((STEPS.c.room == two) & (STEPS.c.n == 4)).values(data=b"\xff\x00"),
        update(SNAPSHOTS).where(SNAPSHOTS.c.room == three).values(data=b"no snapshot"),
    )
    status, output = checked(folder)
    assert status == 1
    assert all(code in output for code in (one, two, three))
    assert len(output.strip().splitlines()) == 3
    file = folder / "regelwerk.db"
    content = bytearray(file.read_bytes())
    content[5 * 4096 : 9 * 4096] = b"\x5a" * (4 * 4096)
    file.write_bytes(content)
    status, output = checked(folder)
    assert status == 1
    assert "Traceback" not in output


def test_a_running_server_is_checked_beside_its_games(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with served(tmp_path / "data") as server:
        good, bad = (Guest(server, "Anna").open_room(ME, RANDOM)["room"]["code"] for _ in range(2))
        with caplog.at_level(logging.INFO, "regelwerk.server"):
            assert run_apart(check_in_background(tmp_path / "data", "")) == []
            assert "nothing is damaged" in caplog.text
            with server.lobby.database.engine.begin() as connection:
                connection.execute(update(ROOMS).where(ROOMS.c.code == bad).values(about=b"{"))
            (found,) = run_apart(check_in_background(tmp_path / "data", ""))
        assert (found.kind, found.name) == ("room", bad)
        assert f"damaged: room {bad}" in caplog.text
        assert good not in caplog.text.partition("damaged:")[2]


def test_a_damaged_page_is_found(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        anna = Guest(server, "Anna")
        for _ in range(3):
            player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"])
            player.play(Chance(1), 20)
            player.close()
    file = tmp_path / "data" / "regelwerk.db"
    with closing(sqlite3.connect(file)) as reader:
        (page,) = reader.execute("SELECT rootpage FROM sqlite_master WHERE name = 'steps'").fetchone()
    with file.open("r+b") as database:
        database.seek((page - 1) * 4096)
        database.write(b"\xff" * 600)
    assert "integrity" in {found.kind for found in run_apart(check_in_background(tmp_path / "data", ""))}


def test_the_files_of_the_data_folder_are_private_to_its_user(tmp_path: Path) -> None:
    server = Killed(tmp_path / "data", workers=0, thinkers=0)
    try:
        found = [tmp_path / "data", *(tmp_path / "data").iterdir()]
        assert len(found) >= 5
        assert [file.name for file in found if file.stat().st_mode & 0o077] == []
    finally:
        server.stop()
