"""Faults in the rules, workers that die or hang, a database that does not take it: the room goes on all the same."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game
from regelwerk.server.rooms.room import MAX_WORKER_DEATHS
from regelwerk.server.storage.database import Database, WriteFailedError
from regelwerk.server.storage.tables import REPORTS
from regelwerk.server.worker import pool
from regelwerk.server.worker.commands import ApplyOption, CommandFailed, LoadGame, OptionChosen, TruncateRecord
from regelwerk.server.worker.messages import Command, Reply
from regelwerk.server.worker.pool import InlinePool, PendingCommand, ProcessPool, WorkerDiedError, WorkerProcess
from regelwerk.server.worker.reader_commands import PrepareGame
from tests.server.common import GAME, ME, RANDOM, Guest, Player, Served, run_apart, served, until


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "data") as found:
        yield found


def begun(server: Served, steps: int = 6) -> Player:
    anna = Guest(server, "Anna")
    player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"])
    player.play(Chance(1), steps)
    player.asked()
    return player


def reports(server: Served) -> list[Any]:
    with server.lobby.database.engine.connect() as connection:
        return list(connection.execute(select(REPORTS)).all())


def test_an_error_in_the_rules_refuses_the_act_and_files_a_report(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = begun(server)
    before = player.state
    apply = Game.apply

    def broken(game: Game, answer: object) -> Any:
        apply(game, 0)  # it has changed a good deal before it breaks off
        raise ZeroDivisionError("a rule of our own making")

    monkeypatch.setattr(Game, "apply", broken)
    got = player.answer_to(player.send("answer", seq=before["seq"], option=0))
    assert got["t"] == "problem"
    monkeypatch.setattr(Game, "apply", apply)
    problems = [message for message in player.all if message["t"] == "problem"]
    assert any(message["code"] == "error-in-rules" for message in problems)
    (report,) = reports(server)
    assert "a rule of our own making" in report.trace
    assert report.number in problems[0]["text"]
    player.send("again")
    assert player.wait("state")["view"] == before["view"]
    assert player.play(Chance(2), 10) == 10
    player.close()


class Mortal(InlinePool):
    """Workers that die when they are told to."""

    def __init__(self) -> None:
        super().__init__()
        self.deaths = 0
        self.over: tuple[type, ...] = (ApplyOption,)

    async def ask(self, command: Command, patience: float = 1) -> Reply:
        if self.deaths and isinstance(command, self.over):
            self.deaths -= 1
            self.service.sessions.clear()
            raise WorkerDiedError("as was wished")
        return await super().ask(command, patience)


def test_workers_that_die_are_not_noticed_and_those_that_always_do_refuse_the_act(server: Served) -> None:
    mortal = Mortal()
    server.lobby.workers = server.lobby.services.workers = mortal
    player = begun(server)
    mortal.deaths = MAX_WORKER_DEATHS - 1
    assert player.answer(0)["t"] == "done"
    player.asked()
    before = player.state["view"]
    mortal.deaths = MAX_WORKER_DEATHS
    assert player.answer(0)["t"] == "problem"
    assert len(reports(server)) == 1
    player.send("again")
    assert player.wait("state")["view"] == before
    assert player.play(Chance(3), 5) == 5
    player.close()


def test_what_cannot_be_written_down_has_not_happened(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    player = begun(server)
    before = player.state
    write = Database.write_some

    def full(database: Database, jobs: list[Any]) -> None:
        for job in jobs:
            job.error = OSError("the disk is full")
            job.tell()

    monkeypatch.setattr(Database, "write_some", full)
    number = player.send("answer", seq=before["seq"], option=0)
    assert player.answer_to(number)["code"] == "not-now"
    monkeypatch.setattr(Database, "write_some", write)
    player.send("again")
    assert player.wait("state")["view"] == before["view"]
    assert player.play(Chance(3), 5) == 5
    player.answer_to(player.send("ping"))
    assert not [message for message in player.all if message["t"] == "done" and message["re"] == number]
    player.close()


def test_what_a_computer_player_does_is_tried_again_when_it_could_not_be_written(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody sends anything meanwhile: the room goes on by itself as soon as it can."""
    write = Database.write_some
    failed = 0

    def full(database: Database, jobs: list[Any]) -> None:
        nonlocal failed
        for job in jobs:
            failed += 1
            job.error = OSError("the disk is full")
            job.tell()

    guest = Guest(server, "Anna")
    greedy = {"kind": "computer", "player": "greedy"}
    code = guest.open_room(greedy, greedy)["room"]["code"]
    watcher = guest.at(code)
    watcher.wait("state")
    monkeypatch.setattr(Database, "write_some", full)
    until(lambda: failed > 0)
    monkeypatch.setattr(Database, "write_some", write)
    room = server.lobby.rooms[code]
    at = room.at
    until(lambda: room.at > at)
    watcher.close()


def test_a_game_whose_end_could_not_be_written_down_ends_all_the_same(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is written at the end fails once: the last step, the replay, the room."""
    write = Database.write
    works: list[str] = []

    async def failing(database: Database, work: Any) -> Any:
        name = work.__qualname__.partition(".")[0]
        if name in ("append", "add_replay", "finish_room") and name not in works:
            works.append(name)
            raise WriteFailedError(name)
        return await write(database, work)

    player = begun(server)
    monkeypatch.setattr(Database, "write", failing)
    assert player.answer_to(player.send("act", verb="concede"))["t"] == "problem"
    player.asked()
    number = player.send("act", verb="concede")
    until(lambda: [player.drain(), player.room["status"] == "over"][1])
    answered = [message["t"] for message in player.all if message.get("re") == number]
    assert answered == ["done"], "the step itself was written down, whatever failed after it"
    assert works == ["append", "add_replay", "finish_room"]
    status, info = Guest(server).request(f"/api/replays/{player.room['replay']}")
    assert (status, info["verdict"]) == (200, "EXACT")
    player.close()


def test_a_take_back_that_cannot_be_done_is_never_acknowledged(server: Served) -> None:
    mortal = Mortal()
    server.lobby.workers = server.lobby.services.workers = mortal
    player = begun(server, 12)
    assert "step" in player.state["back"]
    mortal.over, mortal.deaths = (TruncateRecord,), MAX_WORKER_DEATHS
    number = player.send("back")
    assert player.answer_to(number)["t"] == "problem"
    assert player.play(Chance(3), 5) == 5
    player.answer_to(player.send("ping"))
    assert not [message for message in player.all if message["t"] == "done" and message["re"] == number]
    player.close()


def test_a_computer_player_that_breaks_off_is_replaced_by_the_usual_answer(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    from regelwerk.server.worker.commands import ChooseOption

    class Foolish(InlinePool):
        async def ask(self, command: Command, patience: float = 1) -> Reply:
            assert isinstance(command, ChooseOption)
            return CommandFailed("error", [], "it has broken off")

    server.lobby.services.thinkers = Foolish()
    anna = Guest(server, "Anna")
    player = anna.at(anna.open_room(ME, {"kind": "computer", "player": "greedy"})["room"]["code"])
    assert player.play(Chance(1), 15) == 15
    player.close()


def test_a_computer_player_without_hope_concedes(server: Served) -> None:
    class Hopeless(InlinePool):
        turns = 0

        async def ask(self, command: Command, patience: float = 1) -> Reply:
            self.turns += 1
            return OptionChosen(0, (self.turns, 0.0))

    server.lobby.services.thinkers = Hopeless()
    anna = Guest(server, "Anna")
    player = anna.at(anna.open_room(ME, {"kind": "computer", "player": "orsa"})["room"]["code"])
    assert player.play(Chance(1)) < 30
    assert player.state is not None and player.state["over"]["winners"] == [0]
    assert player.room is not None and player.room["seats"][1]["name"] == "Orsa"
    player.close()


def test_where_the_rules_break_off_over_a_computers_choice_it_does_something_else(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    apply = Game.apply
    broken = 0

    def breaks_off(game: Game, answer: Any) -> Any:
        nonlocal broken
        decision = game.decision
        if decision is not None and decision.seat == 1 and len(decision.options) > 1 and answer == 1:
            broken += 1
            raise ZeroDivisionError("this option")
        return apply(game, answer)

    monkeypatch.setattr(Game, "apply", breaks_off)
    player = begun(server, 40)
    assert broken
    assert reports(server) == []
    player.close()


def test_a_worker_that_hangs_is_replaced(tmp_path: Path) -> None:
    async def go() -> None:
        workers = ProcessPool(1)
        hanging = LoadGame("room", "", "", {}, "", "", None, None, [], [])
        assert isinstance(await workers.ask(hanging), CommandFailed)
        (process,) = workers.processes()
        os.kill(process, 19)  # it stands still
        with pytest.raises(WorkerDiedError):
            await workers.ask(hanging, 0.3)
        assert isinstance(await workers.ask(hanging, 20), CommandFailed)
        assert workers.processes() != [process]
        await workers.stop()
        assert workers.processes() == []

    run_apart(go())


def test_what_a_worker_takes_to_start_is_not_the_time_of_its_first_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = tmp_path / "python"
    slow.write_text(f'#!/bin/sh\nsleep 4\nexec {sys.executable} "$@"\n')
    slow.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(slow))

    async def go() -> None:
        workers = ProcessPool(1)
        assert isinstance(await workers.ask(LoadGame("room", "", "", {}, "", "", None, None, [], []), 3), CommandFailed)
        await workers.stop()

    run_apart(go())


def test_of_the_orders_under_way_only_the_one_that_kills_a_worker_is_blamed() -> None:
    """The others are carried out by its successor, in their order; one that ends while idle blames nobody."""

    async def go() -> None:
        workers = ProcessPool(1)
        hanging = LoadGame("first", "", "", {}, "", "", None, None, [], [])
        await workers.ask(hanging)
        (process,) = workers.processes()
        os.kill(process, 19)  # it stands still, so that all of them are under way
        first = asyncio.ensure_future(workers.ask(hanging, 0.5))
        commands = [PrepareGame("", "no such game", "", [], 0, [], "", {}) for _ in range(40)]
        others = [asyncio.ensure_future(workers.ask(command, 30)) for command in commands]
        with pytest.raises(WorkerDiedError):
            await first
        replies = await asyncio.gather(*others)
        assert len(replies) == 40
        assert all(isinstance(reply, CommandFailed) and reply.code == "bad" for reply in replies)
        (process,) = workers.processes()
        os.kill(process, 9)
        await asyncio.sleep(0.3)
        assert isinstance(await workers.ask(hanging), CommandFailed)
        assert workers.processes() != [process]
        await workers.stop()

    run_apart(go())


@pytest.mark.skipif(sys.platform == "win32", reason="there is no uvloop for Windows")
def test_what_comes_for_a_worker_whose_pipe_is_closed_waits_for_its_successor() -> None:
    """On uvloop, which raises an error where something is written to such a pipe."""

    async def go() -> None:
        worker = WorkerProcess(0)
        process = await asyncio.create_subprocess_exec(
            "cat", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdin is not None
        worker.process = process
        answers = [asyncio.get_running_loop().create_future() for _ in range(2)]
        worker.pending.append(PendingCommand(b"first", 1.0, answers[0]))
        process.kill()
        await process.wait()
        while not process.stdin.is_closing():
            process.stdin.write(b"more")
            await asyncio.sleep(0.01)
        worker.sent = 1
        worker.pending.append(PendingCommand(b"second", 1.0, answers[1]))
        worker.hand_over()
        assert worker.sent == 1
        assert not any(answer.done() for answer in answers)

    run_apart(go(), pytest.importorskip("uvloop").run)


def test_a_text_that_takes_long_to_read_holds_up_nobody_who_plays(tmp_path: Path) -> None:
    """Thousands of lines that name no card, each with a search for what was meant; and not too many of them at once."""
    text = "".join(f"1 Firebal{number}\n" for number in range(240))
    times = 5  # one after the other: so many answers come meanwhile that a busy machine makes no difference
    with served(tmp_path / "data", workers=1) as server:
        anna = Guest(server, "Anna")
        player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"])
        player.asked()
        found: list[int] = []

        def check() -> None:
            for _ in range(times):
                status, _ = Guest(server).request(f"/api/games/{GAME}/decks/check", {"text": text})
                found.append(status)

        checking = threading.Thread(target=check)
        began = time.monotonic()
        checking.start()
        waits: list[float] = []
        while checking.is_alive():
            asked = time.monotonic()
            player.answer_to(player.send("ping"))
            player.answer_to(player.send("again"))
            waits.append(time.monotonic() - asked)
        took = (time.monotonic() - began) / times
        assert found == [200] * times
        assert len(waits) > 20, f"only {len(waits)} answers while the text was read"
        assert max(waits) < took / 2, f"one answer took {max(waits):.2f} s of the {took:.2f} s for which it was read"
        player.close()


def test_who_gives_up_waiting_does_not_confuse_the_next(tmp_path: Path) -> None:
    async def go() -> None:
        workers = ProcessPool(1)
        command = LoadGame("room", "", "", {}, "", "", None, None, [], [])
        await workers.ask(command)
        asking = asyncio.create_task(workers.ask(command))
        await asyncio.sleep(0)
        asking.cancel()
        assert isinstance(await workers.ask(command), CommandFailed)
        await workers.stop()

    run_apart(go())
    assert pool.PATIENCE > 10


def test_a_room_that_nobody_needs_goes_to_sleep_and_wakes_where_it_was(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    from regelwerk.server.rooms import room

    monkeypatch.setattr(room, "SLEEP_SECONDS", 0.2)
    player = begun(server, 10)
    code, before = player.room["code"], player.state["view"]
    cookie_of = player.welcome["token"]
    player.close()
    until(lambda: code not in server.lobby.rooms)
    until(lambda: not sessions(server))
    again = Player(server, code, token=cookie_of)
    again.asked()
    assert again.state["view"] == before
    again.close()


def sessions(server: Served) -> dict[str, Any]:
    assert isinstance(server.lobby.workers, InlinePool)
    return server.lobby.workers.service.sessions
