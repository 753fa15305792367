"""Who may ask: origins, cookies, sizes, speed; and the headers of every answer."""

from __future__ import annotations

import asyncio
import base64
import random
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin, Subprotocol

from regelwerk.kernel.chance import Chance
from regelwerk.server.api.middleware import ALWAYS, LARGEST
from regelwerk.server.credentials import TokenSigner, code, key
from regelwerk.server.rooms.connection import MOST_MESSAGES, TOGETHER, Connection
from regelwerk.server.schema.close_codes import CloseCode
from regelwerk.server.schema.websocket import PROTOCOL
from regelwerk.server.storage.database import Database
from tests.server.common import GAME, ME, RANDOM, Guest, Player, Served, run_apart, served, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("guard") / "data") as found:
        yield found


def port(server: Served, more: int = 0) -> str:
    return f"127.0.0.1:{server.port + more}"


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "https://127.0.0.1", "null", "http://127.0.0.1", "http://127.0.0.1:80 ", "x"]
)
def test_other_sites_may_neither_change_anything_nor_connect(server: Served, origin: str) -> None:
    anna = Guest(server, "Anna")
    code = anna.open_room(ME, RANDOM)["room"]["code"]
    status, answer = anna.request("/api/rooms", {"game": "x", "seats": []}, headers={"Origin": origin})
    assert (status, answer["code"]) == (403, "origin")
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        connect(
            f"ws://{port(server)}/ws/{code}",
            subprotocols=[Subprotocol(PROTOCOL)],
            origin=Origin(origin.strip()),
            additional_headers={"Cookie": anna.cookie},
            proxy=None,
        ) as socket,
    ):
        socket.recv(5)


def test_a_cookie_without_an_origin_opens_no_seat(server: Served) -> None:
    """A page elsewhere cannot make a browser leave the origin out; other programs use the token."""
    anna = Guest(server, "Anna")
    seated = anna.open_room(ME, RANDOM)
    with connect(
        f"ws://{port(server)}/ws/{seated['room']['code']}",
        subprotocols=[Subprotocol(PROTOCOL)],
        additional_headers={"Cookie": anna.cookie},
        proxy=None,
    ) as socket:
        socket.send('{"t": "hello"}')
        assert '"seat":-1,"watches":-1' in str(socket.recv(5))


def test_a_connection_without_our_protocol_is_refused(server: Served) -> None:
    code = Guest(server, "Anna").open_room(ME, RANDOM)["room"]["code"]
    with pytest.raises((InvalidStatus, ConnectionClosed)), connect(f"ws://{port(server)}/ws/{code}", proxy=None) as one:
        one.recv(5)


def test_only_the_origins_that_were_named_are_ours(tmp_path: Path) -> None:
    with served(tmp_path / "data", origins=frozenset({"https://table.example"})) as server:
        anna = Guest(server)
        status, _ = anna.request("/api/me", {"name": "Anna"}, headers={"Origin": "https://table.example"})
        assert status == 200
        status, _ = anna.request("/api/me", {"name": "Anna"})
        assert status == 403


def test_every_answer_has_the_headers_that_protect_its_reader(server: Served) -> None:
    for path in ("/api/games", "/healthz", "/api/protocol.schema.json"):
        with urllib.request.urlopen(server.url + path) as answer:
            for name, value in ALWAYS.items():
                assert answer.headers[name] == value
    assert "unsafe-inline" not in ALWAYS["content-security-policy"].split("script-src")[1].split(";")[0]


def test_cookies_are_signed_and_kept_from_scripts_and_other_sites(server: Served) -> None:
    with urllib.request.urlopen(server.url + "/api/me") as answer:
        said = answer.headers["Set-Cookie"]
    assert "HttpOnly" in said
    assert "SameSite=lax" in said
    anna = Guest(server, "Anna")
    mine = anna.request("/api/me")[1]["id"]
    forged = Guest(server)
    forged.cookie = anna.cookie[:-3] + "abc"
    assert forged.request("/api/me")[1]["id"] != mine
    assert anna.request("/api/me")[1]["id"] == mine


def test_nothing_too_large_is_read(server: Served) -> None:
    said = HTTPConnection("127.0.0.1", server.port, timeout=10)
    said.putrequest("POST", "/api/replays")
    said.putheader("Content-Length", str(LARGEST + 1))
    said.endheaders()
    assert said.getresponse().status == 413  # before any of it has been sent
    said.close()
    said = HTTPConnection("127.0.0.1", server.port, timeout=10)
    said.putrequest("POST", "/api/me")
    said.putheader("Transfer-Encoding", "chunked")
    said.endheaders()
    with suppress(OSError):
        for _ in range(LARGEST // 65536 + 2):
            said.send(b"10000\r\n" + b"x" * 65536 + b"\r\n")
        assert said.getresponse().status == 413
    said.close()
    anna = Guest(server, "Anna")
    status, _ = anna.request("/api/me/decks", {"game": "x", "name": "y", "text": "z" * 21_000})
    assert status == 400


def test_who_asks_too_fast_is_told_to_wait_and_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from regelwerk.server.api import middleware

    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    with served(tmp_path / "data", requests=1.0) as server:
        guest = Guest(server)
        monkeypatch.setattr(middleware, "sleep", sleep)
        found = [guest.request("/api/rooms")[0] for _ in range(200)]
        monkeypatch.undo()
        assert waits.count(middleware.DELAY) == found.count(429)
        assert found[:50] == [200] * 50
        assert found[-1] == 429


def test_what_a_client_sends_too_fast_waits(tmp_path: Path) -> None:
    with served(tmp_path / "data", speed=30.0) as server:
        anna = Guest(server, "Anna")
        player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"])
        player.wait("state")
        began = time.monotonic()
        for _ in range(130):
            last = player.send("ping")
            player.answer_to(last)
        assert time.monotonic() - began > 0.5
        player.close()


def test_what_needs_a_worker_counts_for_more_and_all_of_an_address_count_together(tmp_path: Path) -> None:
    with served(tmp_path / "data", speed=30.0) as server:
        anna = Guest(server, "Anna")
        code = anna.open_room(ME, RANDOM)["room"]["code"]
        player = anna.at(code)
        player.wait("state")
        began = time.monotonic()
        for _ in range(30):
            player.answer_to(player.send("again"))
        assert time.monotonic() - began > 1, "the whole again and again, as if it cost nothing"
        others = [Player(server, code) for _ in range(2 * TOGETHER)]
        began = time.monotonic()
        for _ in range(16):
            last = [other.send("again") for other in others]
            for other, number in zip(others, last):
                other.answer_to(number)
        # Each of them alone would be within its bounds.
        assert time.monotonic() - began > 1
        for one in [player, *others]:
            one.close()


def test_one_address_has_only_so_many_connections(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    from regelwerk.server.api import app

    code = Guest(server, "Anna").open_room(ME, RANDOM)["room"]["code"]
    here = server.context.connections_by_ip
    until(lambda: not here)
    monkeypatch.setattr(app, "MAX_CONNECTIONS_PER_IP", 3)
    players = [Player(server, code) for _ in range(4)]
    for player in players:
        player.wait("welcome")
    monkeypatch.setattr(app, "LOOPBACK", ())
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        Player(server, code).wait("welcome")
    for player in players:
        player.close()
    until(lambda: not here)
    player = Player(server, code)
    player.wait("welcome")
    player.close()


def test_a_server_that_cannot_write_says_so_and_goes_on(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Guest(server, "Anna")

    def full(database: Database, jobs: list[Any]) -> None:
        for job in jobs:
            job.error = OSError("the disk is full")
            job.tell()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Database, "write_some", full)
        status, answer = anna.request("/api/rooms", {"game": GAME, "seats": [ME, RANDOM]})
        assert (status, answer["code"]) == (503, "busy")
        assert anna.request("/healthz")[0] == 503
    assert anna.request("/healthz")[0] == 200
    assert anna.open_room(ME, RANDOM)["seat"] == 0


def test_rooms_keys_and_seats_are_not_to_be_guessed(tmp_path: Path) -> None:
    assert len({code() for _ in range(1000)}) == 1000
    first = key(tmp_path)
    assert len(first) > 40
    assert key(tmp_path) == first
    assert (tmp_path / "key").stat().st_mode & 0o077 == 0
    assert TokenSigner("a", "seat").verify(TokenSigner("b", "seat").sign({"s": 1})) is None


# ------------------------------------------------------------------------- slow connections


def test_a_connection_that_does_not_read_holds_nobody_up_and_catches_up_later() -> None:
    async def go() -> None:
        sent: list[bytes] = []
        open_ = asyncio.Event()
        behind: list[Connection] = []

        async def send(data: bytes) -> None:
            await open_.wait()
            sent.append(data)

        async def caught_up(connection: Connection) -> None:
            behind.append(connection)
            connection.enqueue(b"the whole")

        connection = Connection(send)
        pouring = asyncio.create_task(connection.send_loop(caught_up))
        for number in range(MOST_MESSAGES * 3):
            connection.enqueue(b"%d" % number)
            await asyncio.sleep(0)
        assert len(connection.waiting) <= MOST_MESSAGES
        assert connection.needs_resync
        open_.set()
        await asyncio.sleep(0.01)
        assert behind == [connection]
        assert sent[-1] == b"the whole"
        assert len(sent) < 4
        connection.enqueue(b"next")
        await asyncio.sleep(0.01)
        assert sent[-1] == b"next"
        connection.close(1012)
        assert await pouring == 1012

    run_apart(go())


def test_a_connection_that_takes_nothing_at_all_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    from regelwerk.server.rooms import connection as module

    monkeypatch.setattr(module, "STUCK", 0.05)

    async def go() -> int:
        async def never(data: bytes) -> None:
            await asyncio.sleep(60)

        async def caught_up(connection: Connection) -> None:
            raise AssertionError

        connection = Connection(never)
        connection.enqueue(b"hello?")
        return await connection.send_loop(caught_up)

    assert run_apart(go()) == CloseCode.TOO_SLOW


def test_a_client_that_reads_nothing_loses_its_place_and_its_connection(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where it keeps the connection open for as long as it can."""
    from regelwerk.server.api import websocket_protocol
    from regelwerk.server.rooms import connection as line_module

    monkeypatch.setattr(line_module, "STUCK", 0.3)
    monkeypatch.setattr(websocket_protocol, "FLUSH", 0.3)
    anna = Guest(server, "Anna")
    player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"])
    player.asked()
    stuck = Player(server, player.room["code"])  # nobody takes what it is sent
    stuck.socket.close_timeout = 0.1
    room = server.lobby.rooms[player.room["code"]]
    until(lambda: len(room.connections) == 2)
    connections = server.server.server_state.connections
    before = len(connections)

    noise = b'{"t":"pong","re":0,"x":"%s"}' % base64.b64encode(random.randbytes(600_000))

    async def stuff() -> bool:
        """Send it more, until all buffers in between are full and it has lost its place."""
        for connection in room.connections:
            if connection.seat < 0:
                connection.enqueue(noise)
        return len(room.connections) == 1

    until(lambda: server.do(stuff()))
    until(lambda: len(connections) == before - 1)
    assert player.play(Chance(2), 3) == 3
    player.close()
    stuck.close()


def test_a_player_who_fell_behind_gets_a_fresh_state(server: Served) -> None:
    anna = Guest(server, "Anna")
    player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"])
    player.play(Chance(1), 5)
    player.asked()

    async def stuff() -> Any:
        (connection,) = server.lobby.rooms[player.room["code"]].connections
        for _ in range(MOST_MESSAGES + 5):
            connection.enqueue(b'{"t":"pong","re":0}')

    server.do(stuff())
    assert player.wait("state")["fresh"]
    player.close()


def test_what_is_long_is_sent_packed_to_who_can_unpack_it(server: Served) -> None:
    import gzip

    asked = urllib.request.Request(f"{server.url}/api/games", headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(asked) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
        assert b"learn-" in gzip.decompress(answer.read())
