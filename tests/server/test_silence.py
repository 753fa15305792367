"""What the time of an answer tells: nothing about how much somebody can do."""

from __future__ import annotations

import asyncio
import time
from math import erf, sqrt
from pathlib import Path
from typing import Any

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.server.rooms.thinking import ComputerPlayers
from regelwerk.server.worker.commands import ApplyOption, ChooseOption, OptionChosen
from regelwerk.server.worker.messages import Command, Reply
from tests.server.common import GAME, GREEDY, ME, Guest, Player, served

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


def done_times(player: Player, samples: int, chance: Chance) -> list[float]:
    found: list[float] = []
    while len(found) < samples and (ask := player.asked()) is not None:
        began = time.perf_counter()
        player.answer(chance.below(len(ask["options"])))
        found.append(time.perf_counter() - began)
    return found


@pytest.mark.parametrize("game", CARD_GAMES)
def test_work_of_the_rules_up_to_some_length_does_not_show_in_the_time_to_done(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path / "data", grid=0.04) as server:
        ask = server.lobby.workers.ask
        longer = [0.0]

        async def slower(command: Command, *rest: Any) -> Reply:
            if isinstance(command, ApplyOption):
                await asyncio.sleep(longer[0])
            return await ask(command, *rest)

        monkeypatch.setattr(server.lobby.workers, "ask", slower)
        times: dict[float, list[float]] = {0.0: [], 0.008: []}
        anna = Guest(server, "Anna")
        player = anna.at(anna.open_room(ME, {"kind": "computer", "player": "random"}, game=game)["room"]["code"])
        chance = Chance(3)
        for _ in range(SAMPLES):
            for extra, found in times.items():
                longer[0] = extra
                found += done_times(player, 1, chance)
        player.close()
    quick, slow = times.values()
    assert min(quick) >= 0.04
    assert chance_of_such_ranks(quick, slow) > 0.001, (sorted(quick), sorted(slow))
