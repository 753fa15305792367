"""What the time of an answer tells: nothing about how much somebody can do."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from math import erf, sqrt
from pathlib import Path
from statistics import median
from types import SimpleNamespace
from typing import Any

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.server.rooms import pacing
from regelwerk.server.rooms import room as room_module
from regelwerk.server.rooms.pacing import REMEMBERED_ANSWERS, AnswerTimes
from regelwerk.server.rooms.room import Room
from regelwerk.server.rooms.thinking import ComputerPlayers
from regelwerk.server.worker.commands import ChooseOption, OptionChosen
from regelwerk.server.worker.messages import Command, Reply
from tests.server.common import GAME, GREEDY, ME, OPEN, Guest, Killed, drained, served, until

SAMPLES = 25
PACE = 0.06
"""Seconds; far above those of a choice, so that a machine with other work to do does not lengthen the one alone."""
CARD_GAMES = [GAME, "duelmasters"]


def chance_of_such_ranks(first: list[float], second: list[float]) -> float:
    """How likely two samples of the same thing differ at least as much in rank (Mann and Whitney, two-sided).

    >>> chance_of_such_ranks([1.0, 2.0, 3.0] * 9, [1.0, 2.0, 3.0] * 9) > 0.9
    True
    >>> chance_of_such_ranks([1.0, 2.0, 3.0] * 9, [2.5, 3.5, 4.5] * 9) < 0.001
    True
    """
    wins = sum((a > b) + 0.5 * (a == b) for a in first for b in second)
    n, m = len(first), len(second)
    z = (wins - n * m / 2) / sqrt(n * m * (n + m + 1) / 12)
    return 1 - erf(abs(z) / sqrt(2))


@pytest.mark.parametrize("game", [pytest.param("wowtcg", marks=pytest.mark.thorough), "duelmasters"])
def test_a_computer_with_one_option_is_waited_for_as_long_as_with_many(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: dict[bool, list[float]] = {True: [], False: []}
    think = ComputerPlayers.think

    async def timed(players: ComputerPlayers, command: ChooseOption, at: int, seat: int) -> None:
        room = players.room
        assert room.asked == seat, "the room is shown to wait for the computer"
        began = time.monotonic()
        watched = bool(room.connections)
        await think(players, command, at, seat)
        if watched and room.connections:  # nobody else notices how long it takes
            found[command.option >= 0].append(time.monotonic() - began)

    async def chooses(command: Command, seconds: float = 0.0) -> Reply:
        await asyncio.sleep(0.012)
        return OptionChosen(0)

    monkeypatch.setattr(ComputerPlayers, "think", timed)
    with served(tmp_path / "data", pace=PACE) as server:
        monkeypatch.setattr(server.lobby.thinkers, "ask", chooses)
        for seed in range(SAMPLES):
            anna = Guest(server, "Anna")
            player = anna.at(anna.open_room(ME, GREEDY, game=game)["room"]["code"])
            player.play(Chance(seed), 60)
            player.close()
            if min(len(times) for times in found.values()) >= SAMPLES:
                break
    one, many = found[True][:SAMPLES], found[False][:SAMPLES]
    assert len(one) == len(many) == SAMPLES
    assert min(one) >= PACE
    assert chance_of_such_ranks(one, many) > 0.001, (sorted(one), sorted(many))


FULL_HAND = """
import asyncio, sys
from itertools import count
from pathlib import Path
from regelwerk.server.serve import ServerSettings, run
from regelwerk.server.worker.commands import ApplyOption, GameAdvanced
from regelwerk.server.worker.pool import InlinePool

ask, turns = InlinePool.ask, count()

async def slower(pool, command, *rest):
    reply = await ask(pool, command, *rest)
    if isinstance(command, ApplyOption) and isinstance(reply, GameAdvanced) and next(turns) % 2:
        await asyncio.sleep({work})
        for update in reply.updates:
            if update.audience[0] != command.seat:
                update.body += b" " * {more}
    return reply

InlinePool.ask = slower
run(ServerSettings(Path(sys.argv[1]), port={port}, **{settings!r}))
"""
"""A server where after every second decision the next player has more in hand: it takes longer, and he is sent more."""
WORK, MORE = 0.008, 20_000
"""Seconds and bytes; a full hand adds a third of that."""
GRID = 0.04
"""Twice as wide as usual: tests run beside others."""


class FullHands(Killed):
    """That server, in a process of its own: what it is measured with takes nothing of its time."""

    def program(self) -> str:
        return FULL_HAND.format(work=WORK, more=MORE, port=self.port, settings=self.more)


def times_of_both(server: Killed, game: str, samples: int) -> tuple[list[list[float]], list[list[float]]]:
    """How long `done` and the state that follows took, where the next player has little in hand and where much."""
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    chance = Chance(3)
    done: list[list[float]] = [[], []]
    states: list[list[float]] = [[], []]
    while len(done[1]) < samples:
        code = anna.open_room(ME, OPEN, game=game)["room"]["code"]
        assert ben.request(f"/api/rooms/{code}/join", {})[0] == 201
        players = [anna.at(code), ben.at(code)]
        while len(done[1]) < samples:
            until(partial(drained, players))
            asked = next((player for player in players if player.state["ask"]), None)
            if asked is None:
                break
            which = (len(done[0]) + len(done[1])) % 2
            option = chance.below(len(asked.state["ask"]["options"]))
            time.sleep(chance.below(1000) / 1_000_000)
            began = time.perf_counter()
            assert asked.answer(option)["t"] == "done"
            done[which].append(time.perf_counter() - began)
            asked.wait("state")
            states[which].append(time.perf_counter() - began)
        for player in players:
            player.close()
    return done, states


@pytest.mark.parametrize(
    ("game", "samples"),
    [("duelmasters", SAMPLES), *(pytest.param(game, 500, marks=pytest.mark.thorough) for game in CARD_GAMES)],
)
def test_the_time_to_done_tells_nothing_of_what_the_next_player_holds(game: str, samples: int, tmp_path: Path) -> None:
    server = FullHands(tmp_path / "data", workers=0, thinkers=0, grid=GRID)
    try:
        for name, (little, much) in zip(("done", "state"), times_of_both(server, game, samples), strict=True):
            chance = chance_of_such_ranks(little[:samples], much[:samples])
            print(f"\n{game} {name}: {median(little) * 1000:.3f} and {median(much) * 1000:.3f} ms, chance {chance:.3f}")
            assert min(little) >= GRID
            assert chance > 0.001
    finally:
        server.stop()


def test_what_is_sent_is_made_before_the_moment_at_which_it_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else its size, which depends on what others hold, would show in the time to `done`."""
    order: list[str] = []
    for home, name in (
        (room_module, "state_messages"),
        (Room, "send_acknowledgements"),
        (Room, "send_states"),
    ):
        work = getattr(home, name)

        def noted(room: Room, *rest: Any, name: str = name, work: Any = work) -> Any:
            order.append(name)
            return work(room, *rest)

        monkeypatch.setattr(home, name, noted)

    async def slept(moment: float) -> None:
        order.append("sleep")

    monkeypatch.setattr(room_module, "sleep_until", slept)
    with served(tmp_path / "data", grid=0.02) as server:
        player = Guest(server, "Anna").at(Guest(server, "Anna").open_room(ME, GREEDY)["room"]["code"])
        player.close()
    assert order[:4] == ["state_messages", "sleep", "send_acknowledgements", "send_states"]


def test_an_answer_is_as_late_as_the_slowest_of_the_last_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 100.0
    monkeypatch.setattr(pacing, "time", SimpleNamespace(monotonic=lambda: clock))
    times = AnswerTimes(0.02)

    def late(work: float) -> float:
        """For how long what takes so much work is kept back."""
        nonlocal clock
        since, clock = clock, clock + work
        return times.moment(since) - since

    assert 0.02 <= late(0.005) <= 0.024
    assert 0.06 <= late(0.05) <= 0.064
    assert 0.06 <= late(0.005) <= 0.064, "a quick one takes no less"
    assert 0.2 <= late(0.19) <= 0.204, "what takes very long is not waited for again"
    assert 0.06 <= late(0.005) <= 0.084
    for _ in range(REMEMBERED_ANSWERS):
        late(0.005)
    assert 0.02 <= late(0.005) <= 0.024, "the slow ones are forgotten"
