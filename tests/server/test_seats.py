"""Who holds a seat: what becomes of open connections when it changes hands, and changes that come at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from regelwerk.server.storage import store
from regelwerk.server.storage.database import WriteFailedError
from tests.server.common import ME, OPEN, Guest, Player, Served, served, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("seats") / "data") as found:
        yield found


def join(guest: Guest, code: str, **more: Any) -> tuple[int, Any]:
    return guest.request(f"/api/rooms/{code}/join", more)


def leave(guest: Guest, code: str) -> tuple[int, Any]:
    return guest.request(f"/api/rooms/{code}/leave", {})


def connected(guest: Guest, code: str, **hello: Any) -> Player:
    player = guest.at(code, **hello)
    player.wait("people")
    return player


def test_who_has_left_a_seat_sees_no_hand_of_its_next_player_and_cannot_act_for_it(server: Served) -> None:
    anna, ben, carl, dora = (Guest(server, name) for name in ("Anna", "Ben", "Carl", "Dora"))
    code = anna.open_room(ME, OPEN, OPEN)["room"]["code"]
    assert join(ben, code, seat=1)[0] == 201
    left = connected(ben, code)
    assert leave(ben, code)[0] == 200
    assert left.wait("welcome", 5)["seat"] == -1, "the connection is told at once"
    assert join(carl, code, seat=1)[0] == 201
    assert join(dora, code, seat=2)[0] == 201
    left.wait("state")
    assert left.state["view"]["seat"] == -1
    answer = left.answer_to(left.send("act", verb="concede"))
    assert (answer["t"], answer["code"]) == ("problem", "not-seated")
    assert anna.request(f"/api/rooms/{code}")[1]["status"] == "playing"
    left.close()


def test_a_token_of_a_seat_that_was_left_opens_it_no_longer_not_even_for_an_open_connection(server: Served) -> None:
    anna, ben, carl = (Guest(server, name) for name in ("Anna", "Ben", "Carl"))
    code = anna.open_room(ME, OPEN, OPEN)["room"]["code"]
    token = join(ben, code, seat=1)[1]["token"]
    program = Player(server, code, token=token)
    assert program.wait("welcome")["seat"] == 1
    leave(ben, code)
    assert program.wait("welcome", 5)["seat"] == -1
    join(carl, code, seat=1)
    assert Player(server, code, token=token).wait("welcome")["seat"] == -1
    program.close()


def test_who_leaves_a_room_that_nobody_may_watch_is_disconnected(server: Served) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    code = anna.open_room(ME, OPEN, OPEN, spectators=False)["room"]["code"]
    join(ben, code, seat=1)
    left = connected(ben, code)
    assert leave(ben, code)[0] == 200
    assert left.closed() == 4003


def test_a_seat_is_shown_as_here_only_while_its_present_player_is_connected(server: Served) -> None:
    anna, ben, carl = (Guest(server, name) for name in ("Anna", "Ben", "Carl"))
    code = anna.open_room(ME, OPEN, OPEN)["room"]["code"]
    join(ben, code, seat=1)
    left = connected(ben, code)
    leave(ben, code)
    assert join(carl, code, seat=1)[1]["room"]["seats"][1]["here"] is False
    here = connected(carl, code)
    assert anna.request(f"/api/rooms/{code}")[1]["seats"][1]["here"] is True
    for player in (left, here):
        player.close()


def test_who_watches_a_room_and_sits_down_gets_the_view_of_the_seat(server: Served) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    code = anna.open_room(ME, OPEN)["room"]["code"]
    player = connected(ben, code)
    assert player.welcome["seat"] == -1
    assert join(ben, code)[0] == 201
    player.wait("state")
    assert (player.welcome["seat"], player.state["view"]["seat"]) == (1, 1)
    assert player.welcome["token"]
    player.close()


def test_how_long_a_player_is_away_is_not_counted_from_before_he_sat_down(server: Served) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    code = anna.open_room(ME, OPEN, OPEN)["room"]["code"]
    room = server.do(server.lobby.room(code))
    room.loaded_at -= 1000
    away = join(ben, code, seat=1)[1]["room"]["seats"][1]["away"]
    assert away is not None
    assert away < 100


# ------------------------------------------------------------------------ at the same time


class Barrier:
    """Holds prepared games back until it is opened; `waiting` counts them."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.opened = asyncio.Event()
        self.waiting = 0
        self.prepare = server.lobby.start_if_full

    async def start_if_full(self, record: store.RoomRecord) -> None:
        await self.prepare(record)
        if record.status == "playing":
            self.waiting += 1
            await self.opened.wait()

    def open(self) -> None:
        assert self.server.loop is not None
        self.server.loop.call_soon_threadsafe(self.opened.set)


@pytest.fixture
def barrier(server: Served, monkeypatch: pytest.MonkeyPatch) -> Barrier:
    found = Barrier(server)
    monkeypatch.setattr(server.lobby, "start_if_full", found.start_if_full)
    return found


def test_who_was_allowed_to_leave_is_in_no_game_that_begins_afterwards(server: Served, barrier: Barrier) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    code = anna.open_room(ME, OPEN)["room"]["code"]
    with ThreadPoolExecutor() as threads:
        joining = threads.submit(join, ben, code)
        until(lambda: barrier.waiting == 1)
        assert leave(anna, code)[0] == 200
        barrier.open()
        status, _ = joining.result(20)
    record = server.do(server.lobby.database.read(store.find_room(code)))
    assert status == 409, "the room was given up when its last player left"
    assert record.status == "over"
    assert all(place.guest == "" for place in record.details.places)


def test_of_two_who_take_the_last_seat_at_once_one_gets_it(server: Served, barrier: Barrier) -> None:
    anna = Guest(server, "Anna")
    others = [Guest(server, f"Guest{number}") for number in range(4)]
    code = anna.open_room(ME, OPEN)["room"]["code"]
    with ThreadPoolExecutor() as threads:
        joining = [threads.submit(join, guest, code) for guest in others]
        until(lambda: barrier.waiting >= 1)
        barrier.open()
        found = sorted(future.result(20)[0] for future in joining)
    assert found == [201, 409, 409, 409]


def test_one_guest_who_takes_two_seats_at_once_gets_one(server: Served) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    code = anna.open_room(ME, OPEN, OPEN, OPEN)["room"]["code"]
    with ThreadPoolExecutor() as threads:
        joining = [threads.submit(join, ben, code, seat=seat) for seat in (1, 2, 3, 1, 2, 3)]
        found = {future.result(20)[1]["seat"] for future in joining}
    assert len(found) == 1
    record = server.do(server.lobby.database.read(store.find_room(code)))
    assert sum(place.guest != "" for place in record.details.places) == 2


def test_what_a_room_still_writes_about_its_old_seats_does_not_bring_a_player_back(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
        code = anna.open_room(ME, OPEN, OPEN)["room"]["code"]
        join(ben, code, seat=1)
        old = server.do(server.lobby.database.read(store.find_room(code)))
        leave(ben, code)
        with pytest.raises(WriteFailedError):
            server.do(server.lobby.database.write(store.change_room(old)))
        record = server.do(server.lobby.database.read(store.find_room(code)))
        assert [place.kind for place in record.details.places] == ["person", "open", "open"]
