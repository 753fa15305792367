"""Rooms of computers alone: limited, never listed, and played only while somebody watches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from regelwerk.server.rooms import computer_rooms
from regelwerk.server.worker.commands import GameAdvanced, LoadGame, RunAutomatic
from regelwerk.server.worker.game_session import RUN_ALONE
from regelwerk.server.worker.reader_commands import GamePrepared, PrepareGame
from regelwerk.server.worker.seats import AutoPassPlan, SeatConfig
from regelwerk.server.worker.service import WorkerService
from tests.server.common import GREEDY, ME, RANDOM, Guest, Player, Served, served, until


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "data", pace=0.05) as found:
        yield found


def test_one_address_has_few_rooms_of_computers_alone_whoever_opens_them(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer_rooms, "MOST_OF_ADDRESS", 2)
    form = {"game": "wowtcg", "seats": [GREEDY, GREEDY]}
    opened = [Guest(server, name).request("/api/rooms?lang=de", form) for name in ("Anna", "Ben", "Cleo")]
    assert [status for status, _ in opened] == [201, 201, 429]
    assert opened[-1][1]["text"] == "höchstens 2 Räume, in denen nur Computer spielen, können zugleich offen sein"
    assert Guest(server, "Dora").open_room(ME, RANDOM)["seat"] == 0


def test_rooms_of_computers_alone_do_not_fill_the_lobby(server: Served) -> None:
    from regelwerk.server.api import room_api

    anna = Guest(server, "Anna")
    shown = anna.open_room(ME, RANDOM, private=False)["room"]["code"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room_api, "LISTED", 2)
        for _ in range(3):
            anna.open_room(GREEDY, GREEDY, private=False)
        assert [room["code"] for room in anna.request("/api/rooms")[1]["rooms"]] == [shown]


def test_a_room_of_computers_alone_stands_still_until_somebody_watches(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = Guest(server, "Anna").open_room(GREEDY, GREEDY)["room"]["code"]
    watcher = Guest(server).at(code)
    watcher.wait("state")
    with monkeypatch.context() as patch:
        patch.setattr(computer_rooms, "UNWATCHED_SECONDS", 0.0)
        for _ in range(3):
            watcher.wait("state")  # it is played while somebody watches
        watcher.close()
        until(lambda: code not in server.lobby.rooms)
        steps = server.do(server.lobby.find(code)).steps
        assert steps >= 3
    watcher = Guest(server).at(code)
    watcher.wait("state")
    watcher.wait("state")
    watcher.close()


def test_a_game_of_computers_alone_is_played_a_little_at_a_time() -> None:
    """Others play in the same worker."""
    service = WorkerService()
    decks = ["learn-elendril", "learn-radak"]
    made = service.handle(PrepareGame("", "wowtcg", "", decks, 1, [0, 1], "all", {}))
    assert isinstance(made, GamePrepared)
    chairs = [SeatConfig("", "random", AutoPassPlan()) for _ in decks]
    service.handle(LoadGame("r", "wowtcg", "", made.setup, made.engine, "", None, None, [], chairs))
    moved = service.handle(RunAutomatic("r", 0, []))
    assert isinstance(moved, GameAdvanced)
    assert moved.step_count == RUN_ALONE
    assert moved.think is not None


def test_after_a_restart_computers_alone_wait_for_somebody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path / "data", pace=0.05) as server:
        clock = {"kind": "game", "seconds": 600}
        code = Guest(server, "Anna").open_room(GREEDY, GREEDY, clock=clock)["room"]["code"]
    with served(tmp_path / "data", pace=0.05) as server:
        assert code not in server.lobby.rooms
        monkeypatch.setattr(computer_rooms, "MOST", 0)
        assert Player(server, code).closed() == 4009  # to watch is to let it be played
        assert Guest(server).request(f"/api/rooms/{code}")[0] == 200
