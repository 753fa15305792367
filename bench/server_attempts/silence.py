"""Attempts to read from the time of an answer what others hold (section 3)."""

from __future__ import annotations

import json
import time
from typing import Final

from bench.server_attempts.attempt import ME, OPEN, Attempt, Callers, asked, opened
from bench.server_callers import Caller
from bench.server_silence import Shown, chance_of_such_ranks, decisions_of, waits_of
from regelwerk.kernel.chance import Chance

GAMES: Final = ("duelmasters", "wowtcg")
"""Those with hands."""
THINKER: Final = {"kind": "computer", "player": "greedy"}
PACE: Final = "0.15"
"""Seconds that a computer takes at least while somebody looks on, on the server on which they are timed."""
ENOUGH: Final = 20
"""So many samples of each kind are waited for."""
MOST_SECONDS: Final = 120.0
"""So long at most."""
SIGNIFICANT: Final = 0.001
"""Less likely than this, two samples are not of the same thing."""


def between_people(people: Callers, game: str, seconds: float) -> Attempt:
    """Read from the time to `done` how much the next player can do; the attacker sits on both seats to compare."""
    anna, ben = people.new(), people.new()
    chance = Chance(1)
    few: list[float] = []
    many: list[float] = []
    began_at = time.monotonic()
    while goes_on(began_at, seconds, few, many):
        code = opened(anna, ME, OPEN, game=game)["room"]["code"]
        ben.ask(f"/api/rooms/{code}/join", {})
        tables = [anna.at(code), ben.at(code)]
        while goes_on(began_at, seconds, few, many) and (turn := asked(tables)) is not None:
            table, ask = turn
            began = time.perf_counter()
            option = chance.below(len(ask["options"]))
            table.wait("", table.send("answer", seq=table.last("state")["seq"], option=option))
            took = time.perf_counter() - began
            table.wait("state")
            after = asked(tables)
            if after is not None and after[0] is not table:
                (few if len(after[1]["options"]) < 3 else many).append(took)
        for table in tables:
            table.send("act", verb="concede")
            table.close()
    return compared(f"{game}: the time to done, where the next can do little or much", few, many)


def against_computers(people: Callers, game: str, seconds: float) -> Attempt:
    """Read from a computer's time whether it had a choice; the replays tell afterwards where it had one."""
    anna = people.new()
    found: dict[bool, list[float]] = {True: [], False: []}
    began_at, seed = time.monotonic(), 0
    while goes_on(began_at, seconds, found[True], found[False]):
        seed += 1
        shown, replay = game_against_computer(anna, game, seed, time.monotonic() + seconds)
        for is_one, took in waits_of(shown, decisions_of(replay, 1)):
            found[is_one].append(took)
    return compared(f"{game}: a computer's time, with one option or many", found[True], found[False])


def goes_on(began: float, seconds: float, one: list[float], other: list[float]) -> bool:
    """Whether more is measured that began then: for so long at least, and longer while there are too few samples."""
    passed = time.monotonic() - began
    return passed < seconds or (passed < MOST_SECONDS and min(len(one), len(other)) < ENOUGH)


def game_against_computer(caller: Caller, game: str, seed: int, end: float) -> tuple[list[Shown], str]:
    """Play at random until then (of `time.monotonic`), and give up: what was shown, and the text of the replay."""
    chance, shown = Chance(seed), list[Shown]()
    table = caller.at(opened(caller, ME, THINKER, game=game)["room"]["code"])
    gives_up = False
    while table.last("people").get("room", {}).get("status") != "over":
        text = table.socket.recv(60)
        came = time.perf_counter()  # reading it takes longer for more
        message = json.loads(text)
        table.seen.append(message)
        if message["t"] != "state":
            continue
        waiting, ask = message["waiting"], message["ask"]
        if waiting is not None:
            shown.append(Shown(waiting["number"], waiting["seat"] == 1, came))
        if time.monotonic() > end and not gives_up:
            gives_up = table.send("act", verb="concede") > 0
        elif ask and not gives_up:
            table.send("answer", seq=message["seq"], option=chance.below(len(ask["options"])))
    replay = table.last("people")["room"]["replay"]
    table.close()
    return shown, str(caller.ask(f"/api/replays/{replay}/file")[1])


def compared(tried: str, one: list[float], other: list[float]) -> Attempt:
    """What came of two samples that nobody should be able to tell apart."""
    chance = chance_of_such_ranks(one, other)
    came = f"{len(one)} and {len(other)} decisions, chance {chance:.3f}"
    came += "" if min(len(one), len(other)) >= ENOUGH else "; too few to tell"
    return Attempt("3", tried, came, chance > SIGNIFICANT)
