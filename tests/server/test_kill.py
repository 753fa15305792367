"""The server is killed at any moment, or its workers, and nothing that anybody was told of is lost.

`REGELWERK_KILLS=all` kills them at every decision of a whole game, a number so often, in as many games as that takes;
without, it is done a few times. With `-s` it says how often.
"""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance
from tests.server import common
from tests.server.common import ME, RANDOM, Guest, Killed, Player

GIVEN = os.environ.get("REGELWERK_KILLS", "2")
KILLS = 1 << 30 if GIVEN == "all" else int(GIVEN)
CALM = 0 if KILLS > 100 else 9
"""So many decisions are made in peace between two kills."""
CLOCK = {"kind": "game", "seconds": 360_000, "increment": 0}
"""A clock that nobody runs out of."""
BLUR = 700
"""So many milliseconds a clock may be off here, where a busy machine measures."""
KillInAGame = Callable[[Killed, str, Chance, int], int]
"""Plays a game on a server, and kills something so often at most; how often it was."""


each_game = pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game == "wowtcg" else pytest.mark.thorough) for game in game_registry.GAMES]
)


def again(guest: Guest, code: str) -> Player:
    """Come back, and see where the game stands."""
    player = guest.at(code)
    while not player.state:
        player.next()
    return player


def fits(answers: list[tuple[int, bool]], found: list[int]) -> bool:
    """Whether a record holds the answers in their order: those that were acknowledged all, the others perhaps."""
    places = {0}
    for option, known in answers:
        after = {place + 1 for place in places if place < len(found) and found[place] == option}
        places = after if known else after | places
    return len(found) in places


def test_fits_says_what_it_should() -> None:
    assert fits([(1, True), (2, False), (3, True)], [1, 3])
    assert fits([(1, True), (2, False), (3, True)], [1, 2, 3])
    assert not fits([(1, True), (2, True), (3, True)], [1, 3])
    assert not fits([(1, True)], [1, 1])


def count(state: dict[str, Any]) -> int:
    """How many decisions everybody may count; at the end more than ever."""
    return 1 << 30 if state["waiting"] is None else int(state["waiting"]["number"])


def kill_in_the_middle(server: Killed, player: Player, option: int, chance: Chance, usual: list[float]) -> bool:
    """Answer and kill the server a little later; whether the answer was acknowledged before.

    `usual` ends with the seconds that an acknowledgement took last: the moment lies anywhere around that.
    """
    known = False
    number = player.send("answer", seq=player.state["seq"], option=option)
    moment = chance.below(5)
    try:
        if moment == 0:
            pass  # before it can have read it
        elif moment < 4:
            time.sleep(usual[-1] * chance.below(16) / 10)  # anywhere in between
        else:
            sent = time.monotonic()
            known = player.answer_to(number)["t"] == "done"
            usual.append(time.monotonic() - sent)
        server.kill()
        while True:
            message = player.next(5)
            known = known or (message["t"] == "done" and message["re"] == number)
    except (ConnectionClosed, TimeoutError):
        pass
    if server.process is not None and server.process.poll() is None:
        server.kill()
    player.close()
    return known


def left(player: Player) -> int:
    """Milliseconds that the clock of the first seat shows."""
    return int(player.state["clocks"]["left"][0])


@each_game
def test_no_acknowledged_decision_is_lost_however_often_the_server_is_killed(tmp_path: Path, game: str) -> None:
    kill_often(tmp_path, kill_server_in_a_game, game, Chance(7))


def kill_often(folder: Path, kill_in_a_game: KillInAGame, game: str, chance: Chance) -> None:
    """Kill in one game, and in as many more as it takes where a number was asked for."""
    server = Killed(folder / "data")
    try:
        kills = kill_in_a_game(server, game, chance, KILLS)
        while kills < KILLS and GIVEN != "all":
            kills += kill_in_a_game(server, game, chance, KILLS - kills)
    finally:
        server.stop()


def kill_server_in_a_game(server: Killed, game: str, chance: Chance, most: int) -> int:
    """Play a game and kill the server so often at most, or to its end; how often it was."""
    guest = Guest(server, "Anna")
    code = guest.open_room(ME, RANDOM, game=game, clock=CLOCK)["room"]["code"]
    watcher = Guest(server)
    player = again(guest, code)
    answers: list[tuple[int, bool]] = []
    usual = [0.008]
    began = since = time.monotonic()
    kills = 0
    while kills < most:
        ask = calmly(player, answers, chance)
        if ask is None:
            break
        other = again(watcher, code)
        option = chance.below(len(ask["options"]))
        before, clock, came = player.state, left(player), player.came
        answers.append((option, kill_in_the_middle(server, player, option, chance, usual)))
        lived = time.monotonic() - came
        given_back = time.monotonic() - since
        kills += 1
        other.close()
        server.start()
        connected = since = time.monotonic()
        player = again(guest, code)
        lived += time.monotonic() - connected
        assert player.state["fresh"]
        assert count(player.state) >= count(before)
        assert player.state["news"] or player.room["notes"]
        # What a player has thought since the last thing that was written down is given back.
        assert clock - lived * 1000 - BLUR <= left(player), "the clock ran while nobody could play"
        assert left(player) <= clock + given_back * 1000 + BLUR
        assert again(watcher, code).state["waiting"] == waiting_for_others(player)
    print(f"\n{game}: {len(answers)} decisions, {kills} kills of the server, {time.monotonic() - began:.0f} s")
    give_up(player)
    check_record(guest, player, answers)
    return kills


def calmly(player: Player, answers: list[tuple[int, bool]], chance: Chance) -> dict[str, Any] | None:
    """Some decisions without a kill; the question after them, None if the game is over."""
    for _ in range(CALM):
        ask = player.asked()
        if ask is None:
            return None
        answers.append((chance.below(len(ask["options"])), True))
        assert player.answer(answers[-1][0])["t"] == "done"
    return player.asked()


def give_up(player: Player) -> None:
    """End the game unless it has come to its end."""
    if player.asked() is not None:
        player.send("act", verb="concede")


def waiting_for_others(player: Player) -> dict[str, Any] | None:
    """Who is asked, in the words of somebody who is not."""
    waiting = player.state["waiting"]
    if waiting is None or player.state["ask"] is None:
        return waiting  # type: ignore[no-any-return]
    other = again_watching(player)
    return other.state["waiting"]  # type: ignore[no-any-return]


def again_watching(player: Player) -> Player:
    """Another connection that only watches."""
    found = Player(player.server, player.room["code"])
    while not found.state:
        found.next()
    found.close()
    return found


def check_record(guest: Guest, player: Player, answers: list[tuple[int, bool]]) -> None:
    """The replay is exact, and holds what was answered."""
    while player.room["status"] != "over":
        player.next()
    status, info = guest.request(f"/api/replays/{player.room['replay']}")
    # Where the sources are changed while this runs, the game has gone on under another engine, and says so.
    wanted = ("EXACT", "UNVERIFIED") if player.room["notes"] else ("EXACT",)
    assert status == 200
    assert info["verdict"] in wanted, info
    _, text = guest.request(f"/api/replays/{player.room['replay']}/file")
    lines = [json.loads(line) for line in text.splitlines()]
    mine = [line["i"] for line in lines if line.get("seat") == 0 and "i" in line]
    assert fits(answers, mine)
    player.close()


@each_game
def test_workers_may_die_at_any_moment_and_nobody_notices(tmp_path: Path, game: str) -> None:
    kill_often(tmp_path, kill_workers_in_a_game, game, Chance(11))


def kill_workers_in_a_game(server: Killed, game: str, chance: Chance, most: int) -> int:
    """Play a game and kill the workers so often at most, or to its end; how often it was."""
    guest = Guest(server, "Anna")
    code = guest.open_room(ME, RANDOM, game=game, clock=CLOCK)["room"]["code"]
    player, watcher = again(guest, code), again(Guest(server), code)
    answers: list[tuple[int, bool]] = []
    began, kills = time.monotonic(), 0
    while kills < most:
        ask = calmly(player, answers, chance)
        if ask is None:
            break
        option = chance.below(len(ask["options"]))
        number = player.send("answer", seq=player.state["seq"], option=option)
        player.state = {**player.state, "ask": None}
        time.sleep(chance.below(4) * chance.below(5) / 1000)
        workers = server.workers()  # none, while the successor of the last one is just being started
        for worker in workers:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
        kills += len(workers) > 0
        assert player.answer_to(number)["t"] == "done"
        answers.append((option, True))
        watcher.drain()  # it has missed no state, or `next` would say so
    print(f"\n{game}: {len(answers)} decisions, {kills} kills of the workers, {time.monotonic() - began:.0f} s")
    give_up(player)
    while watcher.room["status"] != "over":
        watcher.next()
    assert watcher.state["over"]
    watcher.close()
    check_record(guest, player, answers)
    return kills


def test_a_server_that_is_stopped_says_so_and_takes_its_workers_along(tmp_path: Path) -> None:
    server = Killed(tmp_path / "data")
    guest = Guest(server, "Anna")
    player = again(guest, guest.open_room(ME, RANDOM)["room"]["code"])
    workers = server.workers()
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    assert player.closed() == 1012
    server.process.wait(20)
    common.until(lambda: not any(Path(f"/proc/{worker}/stat").exists() for worker in workers))


def test_a_second_server_does_not_take_the_same_folder(tmp_path: Path) -> None:
    from regelwerk.server.serve import DataFolderInUseError, hold

    lock = hold(tmp_path)
    with pytest.raises(DataFolderInUseError):
        hold(tmp_path)
    lock.close()
    hold(tmp_path).close()
