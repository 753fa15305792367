"""Clocks: what is counted, what is free, when the flag falls."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.server.rooms import room as room_module
from regelwerk.server.rooms import table_actions
from regelwerk.server.rooms.clock import ClockState, RoomClock
from regelwerk.server.rooms.room import Room
from regelwerk.server.schema.common import ClockRule
from regelwerk.server.storage.database import Database
from regelwerk.server.worker.commands import RenderView
from regelwerk.server.worker.messages import Command
from regelwerk.server.worker.pool import InlinePool
from tests.server.common import GREEDY, ME, OPEN, RANDOM, Guest, served, until

BLITZ = ClockRule("game", 60, 2)


def test_only_the_time_of_who_is_asked_is_counted() -> None:
    clock = RoomClock(ClockRule("game", 60), 2)
    clock.ask(0, 1, 1000)
    clock.ask(1, 2, 4000)
    clock.ask(0, 3, 9000)
    assert clock.to_record(9000).left == [57_000, 55_000]
    clock.ask(-1, 4, 10_000)
    assert clock.to_record(99_000).left == [56_000, 55_000]


def test_of_each_decision_the_increment_is_free_but_never_gives_time() -> None:
    clock = RoomClock(BLITZ, 2)
    for number in range(10):  # quick answers: nothing is used, nothing is won
        clock.ask(0, number, number * 500)
    assert clock.to_record(4600).left == [60_000, 60_000]
    clock.ask(0, 10, 5000)
    assert clock.until_flag(5000) == 62_000
    assert clock.to_record(10_000).left == [57_000, 60_000]


def test_the_steps_of_one_announcement_are_one_decision() -> None:
    clock = RoomClock(BLITZ, 2)
    clock.ask(0, 1, 0)
    clock.ask(0, 1, 1500)
    clock.ask(0, 1, 3000)
    assert clock.to_record(4000).left == [58_000, 60_000]


def test_a_clock_by_the_move_begins_anew_with_each_decision() -> None:
    clock = RoomClock(ClockRule("move", 100), 2)
    clock.ask(0, 1, 0)
    assert clock.until_flag(90_000) == 10_000
    clock.ask(0, 2, 90_000)
    assert clock.until_flag(90_000) == 100_000


def test_a_clock_that_stands_still_counts_nothing() -> None:
    clock = RoomClock(ClockRule("game", 60), 2, ClockState([30_000, 60_000]))
    clock.ask(0, 1, 0)
    clock.pause(1000)
    assert clock.until_flag(50_000) is None
    clock.resume(50_000)
    assert clock.to_record(51_000).left == [28_000, 60_000]
    shown = clock.to_wire(51_000)
    assert shown is not None
    assert shown.running == 0


def test_without_a_clock_nothing_is_shown_and_no_flag_falls() -> None:
    clock = RoomClock(ClockRule(), 2)
    clock.ask(0, 1, 0)
    assert clock.to_wire(10**9) is None
    assert clock.until_flag(10**9) is None


def test_whose_time_is_up_has_lost(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        anna = Guest(server, "Anna")
        code = anna.open_room(ME, RANDOM, clock={"kind": "game", "seconds": 1})["room"]["code"]
        player = anna.at(code)
        until(lambda: [player.drain(), player.state and player.state["over"]][1])
        assert player.state["over"]["winners"] == [1]
        assert "time-out" in player.state["over"]["rule"] or player.state["events"][0]["rule"] == "ruling:time-out"
        assert player.state["clocks"]["left"][0] == 0
        player.close()


def test_the_game_of_somebody_who_is_away_can_be_claimed_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path / "data") as server:
        anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
        code = anna.open_room(ME, OPEN)["room"]["code"]
        ben.request(f"/api/rooms/{code}/join", {})
        players = [anna.at(code), ben.at(code)]
        until(lambda: [p.drain() for p in players] and all(p.state for p in players))
        asked, other = players if players[0].state["ask"] else reversed(players)
        got = other.answer_to(other.send("act", verb="claim"))
        assert got["code"] == "not-now"
        asked.close()
        until(lambda: [other.drain(), any(seat["away"] is not None for seat in other.room["seats"])][1])
        assert other.answer_to(other.send("act", verb="claim"))["code"] == "not-now"
        monkeypatch.setattr(table_actions, "AWAY", 0.0)
        assert other.answer_to(other.send("act", verb="claim"))["t"] == "done"
        until(lambda: [other.drain(), other.state["over"]][1])
        assert other.state["over"]["winners"] == [other.welcome["seat"]]
        other.close()


def test_what_the_server_takes_to_do_something_is_nobodys_time() -> None:
    clock = RoomClock(ClockRule("game", 60), 2)
    clock.ask(0, 1, 0)
    clock.hold(2000)
    clock.ask(0, 1, 5000)  # another step of the same decision
    clock.release(5000)
    assert clock.to_record(6000).left == [57_000, 60_000]
    clock.hold(7000)
    clock.hold(6500)  # sent before, and only now its turn
    clock.ask(1, 2, 11_000)
    clock.release(11_000)
    assert clock.to_record(12_000).left == [56_000, 59_000]


def test_a_player_does_not_pay_for_a_slow_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path / "data") as server:
        anna = Guest(server, "Anna")
        code = anna.open_room(ME, RANDOM, clock={"kind": "game", "seconds": 600, "increment": 0})["room"]["code"]
        player = anna.at(code)
        player.asked()
        write = Database.write_some
        writes = []

        def slowly(database: Database, jobs: list[Any]) -> None:
            time.sleep(0.5)
            writes.append(len(jobs))
            write(database, jobs)

        monkeypatch.setattr(Database, "write_some", slowly)
        before = player.state["clocks"]["left"][0]
        began = time.monotonic()
        assert player.play(Chance(1), 4) == 4
        player.asked()
        passed = time.monotonic() - began
        paid = (before - player.state["clocks"]["left"][0]) / 1000
        assert len(writes) >= 4
        assert passed - paid > 0.9 * 0.5 * len(writes)
        player.close()


def test_a_clock_runs_from_the_moment_the_state_is_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither storing what a computer has done nor making the first state after connecting counts for the player."""
    with served(tmp_path / "data") as server:
        anna = Guest(server, "Anna")
        code = anna.open_room(ME, GREEDY, clock={"kind": "game", "seconds": 60})["room"]["code"]
        write, ask = server.lobby.database.write, server.lobby.workers.ask

        async def slow_write(work: Any) -> Any:
            found = await write(work)
            await asyncio.sleep(0.3)
            return found

        async def slow_ask(command: Command, *rest: Any) -> Any:
            if isinstance(command, RenderView):
                await asyncio.sleep(0.5)
            return await ask(command, *rest)

        monkeypatch.setattr(server.lobby.database, "write", slow_write)
        monkeypatch.setattr(server.lobby.workers, "ask", slow_ask)
        player = anna.at(code)
        player.play(Chance(1), 6)
        assert player.asked() is not None
        answer = player.answer(0)
        assert answer["t"] == "done"
        player.asked()
        spent = 60_000 - player.state["clocks"]["left"][0]
        assert spent < 250, f"{spent} ms for eight immediate answers: one delay alone would be 300"
        player.close()


def test_of_many_rooms_that_wake_at_once_none_pays_for_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server takes a second for every command, and is as late to send: nobody has lost any when he is asked."""
    rooms = 24
    passed = [0]
    monkeypatch.setattr(Room, "now", staticmethod(lambda: 0))
    with served(tmp_path / "data") as server:
        anna = Guest(server, "Anna")
        form = {"clock": {"kind": "game", "seconds": 60}}
        codes = [anna.open_room(ME, RANDOM, **form)["room"]["code"] for _ in range(rooms)]
        for code in codes:
            player = anna.at(code)
            player.asked()
            player.close()
    ask = InlinePool.ask

    async def working(pool: InlinePool, command: Command, *rest: Any) -> Any:
        passed[0] += 1000
        await asyncio.sleep(0)
        return await ask(pool, command, *rest)

    async def late(moment: float) -> None:
        passed[0] += 1000

    monkeypatch.setattr(Room, "now", staticmethod(lambda: time.monotonic_ns() // 1_000_000 + passed[0]))
    monkeypatch.setattr(InlinePool, "ask", working)
    monkeypatch.setattr(room_module, "sleep_until", late)
    with served(tmp_path / "data") as server:
        anna.server = server
        players = [anna.at(code) for code in codes]
        for player in players:
            player.asked()
        assert passed[0] >= 3 * rooms * 1000, "loading, waiting to send, a view: for each room"
        left = [player.state["clocks"]["left"][0] for player in players]
        assert min(left) >= 60_000 - 100, left
        for player in players:
            player.close()
