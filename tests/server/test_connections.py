"""Connections that are kept for nothing: half a request, an answer that nobody takes, too many at once."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from regelwerk.server.api import http_protocol
from regelwerk.server.api.http_protocol import ConnectionTable, most_connections
from tests.server.common import GAME, ME, RANDOM, Guest, Served, served, until


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "data") as found:
        yield found


def table(server: Served) -> ConnectionTable:
    """The connections of a server."""
    found = server.server.config.http_protocol_class.table  # type: ignore[attr-defined]
    assert isinstance(found, ConnectionTable)
    return found


def opened(stack: ExitStack, server: Served, said: str = "", source: str = "127.0.0.1") -> socket.socket:
    """A connection that has said so much."""
    found = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 20, (source, 0)))
    found.sendall(said.encode())
    return found


def rest(client: socket.socket) -> bytes:
    """Everything that a connection still brings until it ends."""
    found = b""
    try:
        while data := client.recv(65536):
            found += data
    except ConnectionResetError:
        pass
    return found


def test_a_request_has_to_come_within_its_time(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(http_protocol, "BODY_SECONDS", 0.2)
    whole = "GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n"
    with ExitStack() as stack:
        silent = opened(stack, server)
        half_head = opened(stack, server, "GET /api/me HTTP/1.1\r\nHo")
        half_body = opened(stack, server, "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        second = opened(stack, server, whole + "GET /api/me")
        for client in (silent, half_head, half_body):
            assert rest(client).startswith(b"HTTP/1.1 408 ")
        answers = rest(second)
        assert answers.startswith(b"HTTP/1.1 200 ")
        assert answers.count(b"HTTP/1.1 ") == 2
        assert b"HTTP/1.1 408 " in answers
    until(lambda: not table(server).open)
    assert not table(server).addresses


def test_a_request_that_is_on_its_way_may_take_its_time(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the server needs to answer counts for nobody, and a WebSocket may stay."""
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.1)
    anna = Guest(server, "Anna")
    player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"])
    player.asked()
    until(lambda: len(table(server).open) == 1)  # this one has been here for longest
    assert not table(server).half_open
    player.answer_to(player.send("ping"))
    player.close()
    until(lambda: not table(server).open)


def test_who_does_not_take_an_answer_is_dropped(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "STUCK_SECONDS", 0.2)
    with ExitStack() as stack:
        asks = f"GET /api/games/{GAME}/cards HTTP/1.1\r\nHost: x\r\n\r\n"
        opened(stack, server, asks * 40)
        until(lambda: table(server).open)
        until(lambda: not table(server).open)


def test_one_address_has_so_many_connections_and_others_their_own(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "LOOPBACK", ())
    monkeypatch.setattr(http_protocol, "MOST_OF_ADDRESS", 3)
    with ExitStack() as stack:
        for _ in range(3):
            opened(stack, server)
        until(lambda: table(server).addresses["127.0.0.1"] == 3)
        refused = rest(opened(stack, server))
        assert refused.startswith(b"HTTP/1.1 429 ")
        assert b"\r\nRetry-After: " in refused
        try:
            other = opened(stack, server, "GET /healthz HTTP/1.0\r\nHost: x\r\n\r\n", "127.0.0.9")
        except OSError:
            pytest.skip("this machine has one address of its own only")
        assert rest(other).startswith(b"HTTP/1.1 200 ")


def test_where_all_places_are_taken_the_oldest_half_request_makes_room(tmp_path: Path) -> None:
    with served(tmp_path / "data", connections=4) as server, ExitStack() as stack:
        half = []
        for number in range(4):
            half.append(opened(stack, server, "GET /api/me HT"))
            until(lambda number=number: len(table(server).open) == number + 1)
        asking = opened(stack, server, "GET /healthz HTTP/1.0\r\nHost: x\r\n\r\n")
        assert rest(asking).startswith(b"HTTP/1.1 200 ")
        assert rest(half[0]) == b""
        assert half[1].send(b"TP/1.1\r\nHost: x\r\n\r\n")
        assert half[1].recv(12) == b"HTTP/1.1 200"


def test_file_descriptors_are_kept_back_for_what_a_server_needs_itself() -> None:
    import resource

    most = most_connections()
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert most == soft - http_protocol.RESERVED


def test_a_websocket_outlives_the_time_that_a_request_may_take(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(http_protocol, "BODY_SECONDS", 0.2)
    with served(tmp_path / "data") as server:
        anna = Guest(server, "Anna")
        player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"])
        player.asked()
        time.sleep(0.6)
        assert player.answer(0)["t"] == "done"
        player.close()
