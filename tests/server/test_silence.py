"""What the time of an answer tells: nothing about how much somebody can do."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median
from types import SimpleNamespace
from typing import Any

import pytest

from bench.server_silence import Shown, chance_of_such_ranks, decisions_of, waits_of
from regelwerk.kernel.chance import Chance
from regelwerk.server.rooms import pacing
from regelwerk.server.rooms import room as room_module
from regelwerk.server.rooms.pacing import REMEMBERED_ANSWERS, AnswerTimes
from regelwerk.server.rooms.room import Room
from regelwerk.server.rooms.thinking import ComputerPlayers
from regelwerk.server.worker.commands import ChooseOption, OptionChosen
from regelwerk.server.worker.messages import Command, Reply
from tests.server.common import GAME, GREEDY, ME, OPEN, Guest, Killed, Served, drained, served, until

SAMPLES = 25
LONG = 500
"""So many samples of each kind show a difference of a millisecond."""
PACE = 0.06
"""Seconds; far above those of a choice, so that a machine with other work to do does not lengthen the one alone."""
CARD_GAMES = [GAME, "duelmasters"]


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
    [
        ("duelmasters", SAMPLES),
        *(pytest.param(game, LONG, marks=(pytest.mark.thorough, pytest.mark.alone)) for game in CARD_GAMES),
    ],
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


def game_against_computer(server: Served | Killed, game: str, seed: int) -> tuple[list[Shown], list[tuple[int, bool]]]:
    """A whole game against a computer: what was shown of it, and its decisions, as the replay tells them afterwards."""
    anna, chance = Guest(server, "Anna"), Chance(seed)
    player = anna.at(anna.open_room(ME, GREEDY, game=game)["room"]["code"])
    shown: list[Shown] = []
    while player.room.get("status") != "over":
        if player.next()["t"] != "state":
            continue
        waiting, ask = player.state["waiting"], player.state["ask"]
        if waiting is not None:
            shown.append(Shown(waiting["number"], waiting["seat"] == 1, player.came))
        if ask:
            player.send("answer", seq=player.state["seq"], option=chance.below(len(ask["options"])))
    player.close()
    return shown, decisions_of(anna.request(f"/api/replays/{player.room['replay']}/file")[1], 1)


def test_a_computer_is_shown_to_be_waited_for_with_one_option_as_with_many(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        shown, decided = game_against_computer(server, "duelmasters", 1)
    waited_for = {one.number for one in shown if one.is_computer}
    for had_one in (True, False):
        numbers = {number for number, is_one in decided if is_one == had_one}
        assert len(numbers) > 5 and numbers <= waited_for


@pytest.mark.alone
@pytest.mark.thorough
@pytest.mark.parametrize("game", CARD_GAMES)
def test_who_plays_against_a_computer_waits_as_long_where_it_has_one_option_as_where_it_has_many(
    game: str, tmp_path: Path
) -> None:
    """Over the wire, against one that thinks: from the state that says whom everybody waits for to the next one."""
    found: dict[bool, list[float]] = {True: [], False: []}
    server = Killed(tmp_path / "data", pace=0.15, grid=0.02)
    try:
        for seed in count():
            for is_one, seconds in waits_of(*game_against_computer(server, game, seed)):
                found[is_one].append(seconds)
            if min(map(len, found.values())) >= LONG:
                break
    finally:
        server.stop()
    one, many = found[True][:LONG], found[False][:LONG]
    chance = chance_of_such_ranks(one, many)
    print(f"\n{game}: {median(one) * 1000:.1f} and {median(many) * 1000:.1f} ms, chance {chance:.3f}")
    assert chance > 0.001


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
