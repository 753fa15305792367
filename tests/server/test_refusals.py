"""What a refused client is told: a close code for every refusal of a connection, 503 while the database is away."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin, Subprotocol

from regelwerk.server.api import app, middleware
from regelwerk.server.schema.websocket import PROTOCOL
from tests.server.common import ME, RANDOM, Guest, Player, Served, served, until


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "data") as found:
        yield found


def refused(server: Served, path: str, **more: Any) -> int:
    """The code with which a connection is closed."""
    try:
        with connect(f"ws://127.0.0.1:{server.port}{path}", proxy=None, **more) as opened:
            while True:
                opened.recv(10)
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd is not None else 1006


OURS: dict[str, Any] = {"subprotocols": [Subprotocol(PROTOCOL)]}


def test_every_refused_connection_is_closed_with_a_code_of_the_protocol(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = Guest(server, "Anna").open_room(ME, RANDOM)["room"]["code"]
    assert refused(server, f"/ws/{code}", origin=Origin("http://evil.example"), **OURS) == 4003
    assert refused(server, f"/ws/{code}") == 4003
    assert refused(server, "/ws/nosuchroom", **OURS) == 4004
    monkeypatch.setattr(app, "MAX_CONNECTIONS_PER_IP", 0)
    monkeypatch.setattr(app, "LOOPBACK", ())
    assert refused(server, f"/ws/{code}", **OURS) == 4009


def test_a_client_that_connects_too_often_is_told_to_come_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(middleware, "DELAY", 0.0)
    with served(tmp_path / "data", requests=0.001) as server:
        codes = [refused(server, "/ws/nosuchroom", **OURS) for _ in range(80)]
        assert set(codes) == {4004, 4009}


def away(work: Any) -> Any:
    raise OperationalError("SELECT 1", {}, Exception("the database system is shutting down"))


def test_while_the_database_is_away_everything_answers_503_in_words(
    server: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna = Guest(server, "Anna")
    code = anna.open_room(ME, RANDOM)["room"]["code"]
    monkeypatch.setattr(server.lobby.database, "reading", away)
    server.lobby.rooms.clear()
    for path in ("/api/rooms", "/api/me/rooms", f"/api/rooms/{code}", "/api/me/decks", "/api/replays/x"):
        status, answer = anna.request(f"{path}?lang=de")
        assert (status, answer["code"]) == (503, "busy"), path
        assert "überlastet" in answer["text"]
    assert anna.request(f"/api/rooms/{code}/join", {})[0] == 503
    assert Player(server, code).closed() == 1013
    assert "Traceback" not in caplog.text


def test_an_upload_that_is_broken_off_logs_one_line(server: Served, caplog: pytest.LogCaptureFixture) -> None:
    anna = Guest(server, "Anna")
    head = (
        f"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.url}\r\n"
        f"Cookie: {anna.cookie}\r\nContent-Length: 100000\r\n\r\n"
    )
    with caplog.at_level(logging.INFO):
        with socket.create_connection(("127.0.0.1", server.port)) as client:
            client.sendall(head.encode() + b"{" * 1000)
            time.sleep(0.2)
        until(lambda: of_uploads(caplog), 5)
        time.sleep(0.2)
    (line,) = of_uploads(caplog)
    assert "broken off" in line.getMessage() and line.exc_info is None
    assert not [other for other in caplog.records if other.levelno > logging.INFO]


def of_uploads(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """What the server has logged of uploads; the line of an earlier request may come after its answer."""
    return [line for line in caplog.records if "/api/replays" in f"{line.getMessage()} {getattr(line, 'fields', '')}"]
