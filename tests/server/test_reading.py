"""Reading what guests send: in turn, within limits, and never where games are played."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from regelwerk.server.api import middleware
from regelwerk.server.rooms import limits
from regelwerk.server.worker.fair_pool import CLIENT, FairPool
from regelwerk.server.worker.messages import Command, Reply
from regelwerk.server.worker.pool import PATIENCE, InlinePool, WorkerBusyError
from regelwerk.server.worker.reader_commands import Found
from regelwerk.wowminis.custom import loader
from tests.server.common import GAME, ME, RANDOM, Guest, Served, run_apart, served

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
CARD = "card Net {}\n  kind: action\n  ticks: 1\n  does: ChangeHealth(1, THIS)\n"


class Slow:
    """A worker that is done with a command when it is told to be."""

    process = None

    def __init__(self, order: list[str]) -> None:
        self.order = order
        self.go = asyncio.Event()

    async def ask(self, command: Command, patience: float = PATIENCE) -> Reply:
        self.order.append(command.room)
        await self.go.wait()
        self.go.clear()
        return Found([], command.room)

    async def end(self) -> None:
        pass


def slow_pool(count: int, order: list[str]) -> tuple[FairPool, list[Slow]]:
    pool = FairPool(count, most_of_one=3)
    workers = [Slow(order) for _ in range(count)]
    pool.workers = workers  # type: ignore[assignment]
    pool.idle = [*workers]  # type: ignore[list-item]
    return pool, workers


async def send(pool: FairPool, client: str, name: str) -> Reply:
    CLIENT.set(client)
    return await pool.ask(Command(name))


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_every_address_gets_its_turn_however_much_another_has_sent() -> None:
    async def go() -> list[str]:
        order: list[str] = []
        pool, (worker,) = slow_pool(1, order)
        asked = [asyncio.create_task(send(pool, "many", f"m{n}")) for n in range(4)]
        await settle()
        asked += [asyncio.create_task(send(pool, name, name)) for name in ("one", "two")]
        for _ in asked:
            await settle()
            worker.go.set()
        await asyncio.gather(*asked)
        return order

    assert run_apart(go()) == ["m0", "m1", "one", "two", "m2", "m3"]


def test_one_address_never_keeps_all_workers_busy() -> None:
    async def go() -> list[str]:
        order: list[str] = []
        pool, _ = slow_pool(2, order)
        asked = [asyncio.create_task(send(pool, "many", f"m{n}")) for n in range(4)]
        asked.append(asyncio.create_task(send(pool, "one", "one")))
        await settle()
        for task in asked:
            task.cancel()
        return order

    assert run_apart(go()) == ["m0", "one"]


def test_who_has_too_much_waiting_is_refused_and_told_when_to_come_back() -> None:
    async def go() -> tuple[int, Reply]:
        order: list[str] = []
        pool, (worker,) = slow_pool(1, order)
        pool.usual = 5.0
        asked = [asyncio.create_task(send(pool, "many", f"m{n}")) for n in range(4)]
        await settle()
        with pytest.raises(WorkerBusyError) as refused:
            await send(pool, "many", "more")
        other = asyncio.create_task(send(pool, "one", "one"))
        for _ in range(5):
            await settle()
            worker.go.set()
        await asyncio.gather(*asked)
        return refused.value.retry, await other

    retry, reply = run_apart(go())
    assert retry == 15
    assert reply == Found([], "one")


def test_who_no_longer_waits_loses_no_worker() -> None:
    async def go() -> list[str]:
        order: list[str] = []
        pool, (worker,) = slow_pool(1, order)
        asked = [asyncio.create_task(send(pool, "many", f"m{n}")) for n in range(3)]
        await settle()
        asked[0].cancel()  # it is being worked on, and so is nothing else until that is done
        asked[1].cancel()
        await settle()
        assert order == ["m0"]
        worker.go.set()
        await settle()
        worker.go.set()
        await asked[2]
        assert not pool.running
        assert pool.queued == 0
        return order

    assert run_apart(go()) == ["m0", "m2"]


# ------------------------------------------------------------------------------- limits


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("reading") / "data") as found:
        yield found


def test_more_than_the_protocol_allows_is_refused_unread_in_words(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(*_: object) -> None:
        raise AssertionError("it was read")

    monkeypatch.setattr(server.lobby.readers, "ask", read)
    anna = Guest(server, "Anna")
    far = "#" * 19_000
    too_much = {
        "too-many-letters": {f"{n}.minis": far for n in range(6)},
        "too-many-lines": {"a.minis": "#\n" * (limits.MOST_OWN_LINES + 1)},
        "too-many-definitions": {"a.minis": "card A\n" * (limits.MOST_DEFINITIONS + 1)},
    }
    for key, files in too_much.items():
        options = {f"own:{name}": text for name, text in files.items()}
        for path, body in (
            ("/api/games/wowminis/own/check", {"files": files}),
            ("/api/games/wowminis/decks/check", {"text": "x", "own": files}),
            ("/api/rooms", {"game": "wowminis", "seats": [ME, {"kind": "open"}], "options": options}),
        ):
            status, said = anna.request(path, body)
            assert (status, said["code"]) == (413, key), path
    deck = {"text": "1 Fireball\n" * (limits.MOST_DECK_LINES + 1), "lang": "de"}
    status, said = anna.request(f"/api/games/{GAME}/decks/check?lang=de", deck)
    assert (status, said["text"]) == (413, "ein Deck hat höchstens 250 Zeilen")
    files = {f"{n}.minis": "" for n in range(limits.MOST_OWN_FILES + 1)}
    assert anna.request("/api/games/wowminis/own/check", {"files": files})[0] == 400
    assert (
        anna.request("/api/rooms", {"game": GAME, "seats": [ME], "options": {str(n): "" for n in range(41)}})[0] == 400
    )


def test_the_limits_are_in_the_protocol() -> None:
    table = PAGE.partition("More than this is refused as 413:")[2].partition("\n\n\n")[0]
    for number in (
        limits.MOST_DECK_LINES,
        limits.MOST_OWN_FILES,
        f"{limits.MOST_OWN_LETTERS:,}",
        limits.MOST_OWN_LINES,
        limits.MOST_DEFINITIONS,
    ):
        assert re.search(rf"\b{number} (files|characters|lines|definitions)", table), number


def test_a_refusal_says_when_to_come_back(server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def busy(*_: object) -> Reply:
        raise WorkerBusyError("", 7)

    def refusal(url: str) -> tuple[int, str, dict[str, Any]]:
        with pytest.raises(urllib.error.HTTPError) as found, urllib.request.urlopen(url):
            pass
        with found.value as error:
            return error.code, error.headers["Retry-After"], json.load(error)

    with monkeypatch.context() as patch:
        patch.setattr(server.lobby.readers, "ask", busy)
        status, retry, said = refusal(f"{server.url}/api/games/{GAME}/search?q=a&lang=de")
    assert (status, retry, said["code"]) == (503, "7", "busy-for")
    assert "in 7 s" in said["text"]
    monkeypatch.setattr(middleware, "DELAY", 0.0)
    with served(tmp_path / "data", requests=0.1) as slow:
        guest = Guest(slow)
        while guest.request("/api/rooms")[0] == 200:
            pass
        status, retry, said = refusal(f"{slow.url}/api/rooms?lang=de")
    assert status == 429
    assert 5 <= int(retry) <= 10  # a request in ten seconds
    assert said["text"] == "zu viele Nachrichten; bitte warte einen Augenblick"


# -------------------------------------------------------------------------------- where


class Noting(InlinePool):
    """Carries out commands, and notes which, and for whom."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.clients: list[str] = []

    async def ask(self, command: Command, patience: float = PATIENCE) -> Reply:
        self.asked.append(type(command).__name__)
        self.clients.append(CLIENT.get())
        return await super().ask(command, patience)


def test_where_games_are_played_nothing_is_read_that_a_guest_has_sent(tmp_path: Path) -> None:
    """And a room's own files are read once, however often it wakes and whoever looks at its cards."""
    readings: list[int] = []
    read = loader.read_files

    def counted(files: Any) -> Any:
        readings.append(len(files))
        return read(files)

    with pytest.MonkeyPatch.context() as patch, served(tmp_path / "data") as server:
        patch.setattr(loader, "read_files", counted)
        loader.with_own.cache_clear()
        games, own_games = Noting(), Noting()
        lobby = server.lobby
        lobby.workers = lobby.services.workers = lobby.pools.games = games
        lobby.pools.own_games = own_games
        anna = Guest(server, "Anna")
        options = {"own:net.minis": "".join(map(CARD.format, ("one", "two"))), "lists": "open"}
        seats = [{**ME, "deck": "three-alliance"}, {**RANDOM, "deck": "three-horde"}]
        code = anna.open_room(*seats, game="wowminis", options=options)["room"]["code"]
        for _ in range(3):
            player = anna.at(code)
            player.asked()
            player.close()
            assert len(anna.request(f"/api/rooms/{code}/cards")[1]["cards"]) == 2
            assert anna.request(f"/api/rooms/{code}/lists")[0] == 200

            async def unload() -> None:
                room = lobby.rooms[code]
                room.is_unloaded = True
                await room.enqueue("seats-changed", None, False)

            server.do(unload())
        for path in (f"/api/games/{GAME}/search?q=a", "/api/games/wowminis/rules?q=a"):
            assert anna.request(path)[0] == 200
        assert games.asked == []
        assert not {"CheckDefinitions", "PrepareGame", "ExportDefinitions", "ReadLists"} & set(own_games.asked)
        assert own_games.asked.count("LoadGame") >= 3
        assert readings == [1]


def test_what_is_read_is_read_for_the_address_that_sent_it(server: Served) -> None:
    readers = Noting()
    before, server.lobby.readers = server.lobby.readers, readers
    try:
        for source in ("127.0.0.1", "127.0.0.9"):
            asking = HTTPConnection("127.0.0.1", server.port, source_address=(source, 0))
            asking.request("GET", f"/api/games/{GAME}/search?q=a")
            assert asking.getresponse().status == 200
            asking.close()
    except OSError:  # not every system has all of 127.0.0.0/8
        pytest.skip("this machine has one address of its own only")
    finally:
        server.lobby.readers = before
    assert readers.clients == ["127.0.0.1", "127.0.0.9"]


def test_a_line_of_many_words_is_searched_as_one_of_few(server: Served) -> None:
    guest = Guest(server)
    for path in (f"/api/games/{GAME}/rules?q=", f"/api/games/{GAME}/search?q="):
        assert guest.request(path + "a%20" * 100)[1] == guest.request(path + "a")[1]
