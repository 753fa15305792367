"""Attacks a web table from outside, and prints what a stranger notices of it.

    python -m bench.server_attack --seconds 20 --write

It starts a server of its own in an empty folder, with the limits that it has in earnest. First it
tries what others have tried before: seats, tokens, identities, names, what an address may have at
most, the time of answers, damage, a database that is away (`bench/server_attempts/`). Then a stranger
plays a game, a decision every quarter of a second, and checks a deck once a second: first alone,
then beside each attack, and alone once more. The attacker has an address of his own (127.0.0.66).
`--write` puts the table into `bench/server_attack.md`. The exit status is 1 if one of the attempts
succeeded, or anything that the stranger asked for failed.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import platform
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPException
from pathlib import Path
from typing import Final

from websockets.sync.client import connect
from websockets.typing import Origin, Subprotocol

from bench.server_attempts.attempts import attempts
from bench.server_callers import Caller, next_state
from bench.server_under_attack import AttackedServer
from regelwerk import game_registry
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence.replay import Replay
from regelwerk.server.schema.websocket import PROTOCOL

RESULTS: Final = Path(__file__).parent / "server_attack.md"
GAME: Final = "wowtcg"
ATTACKER: Final = "127.0.0.66"
STRANGER: Final = "127.0.0.1"
DECK: Final = game_registry.package(GAME).web.deck_text("learn-elendril")
REPLAY_SEATS: Final = 5
"""A game of that many at random has a replay of more than 245 kB."""
PAUSE: Final = 0.05
"""Seconds that the stranger thinks about a decision: in 20 s there are enough for a 99th percentile."""
CARD: Final = "card Net {}\n  kind: action\n  ticks: 1\n  does: ChangeHealth(1, THIS)\n"

Attack = Callable[["Attacker"], None]


class Stranger(threading.Thread):
    """Plays and checks a deck; how long each took, in milliseconds."""

    def __init__(self, caller: Caller, seconds: float) -> None:
        super().__init__()
        self.caller = caller
        self.end = time.monotonic() + seconds
        self.decisions: list[float] = []
        self.checks: list[float] = []
        self.problems: list[str] = []
        self.checking = threading.Thread(target=self.check)

    def run(self) -> None:
        self.checking.start()
        chance = Chance(1)
        try:
            while time.monotonic() < self.end:
                self.play(chance)
        except Exception as error:
            self.problems.append(f"{type(error).__name__}: {error}")
        self.checking.join()

    def play(self, chance: Chance) -> None:
        """One game against a computer, or as much of it as there is time for."""
        seats = [{"kind": "me"}, {"kind": "computer", "player": "random"}]
        status, seated = self.caller.ask("/api/rooms", {"game": GAME, "seats": seats})
        assert status == 201, seated
        address = f"ws://127.0.0.1:{self.caller.port}/ws/{seated['room']['code']}"
        origin = Origin(f"http://127.0.0.1:{self.caller.port}")
        with connect(
            address,
            subprotocols=[Subprotocol(PROTOCOL)],
            origin=origin,
            additional_headers={"Cookie": self.caller.cookie},
            max_size=1 << 24,
            proxy=None,
        ) as table:
            table.send('{"t": "hello"}')
            state = next_state(table)
            while time.monotonic() < self.end and not state["over"]:
                if state["ask"] is None:
                    state = next_state(table)
                    continue
                time.sleep(PAUSE)
                began = time.monotonic()
                option = chance.below(len(state["ask"]["options"]))
                table.send(json.dumps({"t": "answer", "seq": state["seq"], "option": option, "id": 1}))
                state = next_state(table)
                self.decisions.append(1000 * (time.monotonic() - began))
            table.send('{"t": "act", "verb": "concede"}')

    def check(self) -> None:
        """Check a deck once a second."""
        while time.monotonic() < self.end:
            began = time.monotonic()
            with suppress(OSError, HTTPException):
                status, _ = self.caller.ask(f"/api/games/{GAME}/decks/check", {"text": DECK})
                self.checks.append(1000 * (time.monotonic() - began))
                if status != 200:
                    self.problems.append(f"deck check: {status}")
            time.sleep(1)


# ------------------------------------------------------------------------------ attacks


class Attacker:
    """Does something again and again, in several threads, until it is over; counts what the server says to it."""

    def __init__(self, caller: Caller, seconds: float, replay: str) -> None:
        self.caller = caller
        self.replay = replay
        self.end = time.monotonic() + seconds
        self.seen: Counter[str] = Counter()

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.end

    def ask(self, path: str, body: object = None) -> None:
        """A request, whatever comes of it."""
        try:
            status, _ = self.caller.ask(path, body)
            self.seen[str(status)] += 1
        except (OSError, HTTPException, ValueError) as error:
            self.seen[type(error).__name__] += 1


def own_files(cards: int, files: int) -> dict[str, str]:
    """So many files with so many legal cards each."""
    names = iter(range(files * cards))
    return {f"{n}.minis": "".join(CARD.format(f"n{next(names)}") for _ in range(cards)) for n in range(files)}


def many_own_files(attacker: Attacker) -> None:
    """18 files of 240 legal cards, as often as there is an answer."""
    body = json.dumps({"files": own_files(240, 18)}).encode()
    while attacker.goes_on:
        attacker.ask("/api/games/wowminis/own/check", body)


def allowed_own_files(attacker: Attacker) -> None:
    """As many legal cards as are allowed, other ones each time."""
    number = 0
    while attacker.goes_on:
        number += 1
        files = {f"{number}.minis": "".join(CARD.format(f"n{number}x{n}") for n in range(240))}
        attacker.ask("/api/games/wowminis/own/check", {"files": files})


def nonsense_decks(attacker: Attacker) -> None:
    """Decks of lines that name nothing, each of which is searched for what was meant."""
    body = json.dumps({"text": "".join(f"1 Firebal{n}\n" for n in range(240))}).encode()
    while attacker.goes_on:
        attacker.ask(f"/api/games/{GAME}/decks/check", body)


def uploads(attacker: Attacker) -> None:
    """Replays of more than 245 kB, each another one."""
    number = 0
    while attacker.goes_on:
        number += 1
        attacker.ask("/api/replays", {"text": attacker.replay + "\n" * (number % 500)})


def rule_searches(attacker: Attacker) -> None:
    """A search for a hundred times "a ", four times a second."""
    while attacker.goes_on:
        attacker.ask(f"/api/games/{GAME}/rules?q=" + "a%20" * 100)
        time.sleep(0.25)


def half_requests(attacker: Attacker) -> None:
    """Requests that are never sent to their end, as many as the server takes."""
    with ExitStack() as stack:
        while attacker.goes_on:
            try:
                client = stack.enter_context(attacker.caller.connected())
                client.sendall(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Le")
                attacker.seen["half sent"] += 1
            except OSError as error:
                attacker.seen[type(error).__name__] += 1
                time.sleep(0.01)
            if attacker.seen["half sent"] > 3000:
                time.sleep(0.05)


def computer_rooms(attacker: Attacker) -> None:
    """Rooms of six computers, one after the other."""
    seats = [{"kind": "computer", "player": "greedy"} for _ in range(6)]
    while attacker.goes_on:
        attacker.ask("/api/rooms", {"game": GAME, "seats": seats, "private": False})


ATTACKS: Final[dict[str, tuple[int, Attack]]] = {
    "18 files of 240 cards": (4, many_own_files),
    "1 file of 240 cards": (8, allowed_own_files),
    "decks that name nothing": (8, nonsense_decks),
    "30 replays at once": (30, uploads),
    "rule search for 100 words": (1, rule_searches),
    "3,000 half requests": (3, half_requests),
    "104 rooms of six computers": (4, computer_rooms),
}
"""What is tried, and in how many threads."""
HEADLINE: Final = (
    f"{'attack':<28} {'decision: 50 %':>15} {'99 %':>8} {'worst':>8} {'deck: 99 %':>11} {'worst':>8}   the attacker got"
)


def attack(name: str, port: int, seconds: float, replay: str, seen: multiprocessing.Queue[Counter[str]]) -> None:
    """Attack for so long, in a process of its own; what the server has said goes into `seen`."""
    attacker = Attacker(Caller(port, ATTACKER), seconds, replay)
    threads, work = ATTACKS[name]
    working = [threading.Thread(target=work, args=(attacker,)) for _ in range(threads)]
    for thread in working:
        thread.start()
    for thread in working:
        thread.join()
    seen.put(attacker.seen)


@contextmanager
def attacked(name: str, port: int, seconds: float, replay: str, seen: Counter[str]) -> Iterator[None]:
    """While an attack goes on ("": none)."""
    if not name:
        yield
        return
    context = multiprocessing.get_context("spawn")
    found: multiprocessing.Queue[Counter[str]] = context.Queue()
    attacking = context.Process(target=attack, args=(name, port, seconds + 3, replay, found))
    attacking.start()
    time.sleep(3)  # it has begun by now
    yield
    seen.update(found.get(timeout=200))
    attacking.join()


def late(times: list[float], part: float) -> float:
    """A percentile."""
    ordered = sorted(times) or [0.0]
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)]


def made_replay() -> str:
    """The replay of a long game at random."""
    ruleset = game_registry.ruleset(GAME)
    ready = [deck["key"] for deck in game_registry.package(GAME).web.ready_deck_list("en")]
    decks = [ready[n % len(ready)] for n in range(REPLAY_SEATS)]
    setup = ruleset.prepare(decks, 1, list(range(REPLAY_SEATS)), "all")
    game = Game(ruleset, ruleset.start(setup, None), setup)
    chance = Chance(1)
    while game.decision is not None:
        game.apply(chance.below(len(game.decision.options)))
    return Replay.record(game).text()


def run(port: int, seconds: float, only: str) -> tuple[list[str], bool]:
    """Measure the stranger alone, beside each attack, and alone again: a table in lines, and whether all went well."""
    stranger, replay = Caller(port, STRANGER), made_replay()
    lines, well = [HEADLINE], True
    chosen = [name for name in ATTACKS if only in name]
    for name in ("", *chosen, ""):
        measured = Stranger(stranger, seconds)
        seen: Counter[str] = Counter()
        with attacked(name, port, seconds, replay, seen):
            measured.end = time.monotonic() + seconds
            measured.start()
            measured.join()
        well = well and not measured.problems and bool(measured.decisions)
        said = ", ".join(f"{count} times {what}" for what, count in seen.most_common(4))
        decisions, checks = measured.decisions, measured.checks
        lines.append(
            f"{name or 'nobody':<28} {late(decisions, 0.5):>12.1f} ms {late(decisions, 0.99):>8.1f} "
            f"{late(decisions, 1):>8.1f} {late(checks, 0.99):>11.1f} {late(checks, 1):>8.1f}   {said}"
        )
        lines += [f"  {problem}" for problem in measured.problems[:3]]
        print(lines[-1], flush=True)
        time.sleep(6)  # so much of the attacker's allowance has come back that he can introduce himself again
    return lines, well


def try_all(server: AttackedServer, seconds: float) -> tuple[list[str], bool]:
    """Every attempt: a table in lines, and whether the server held all of them."""
    lines, held = [f"{'':<2} {'tried':<50}        what came of it"], True
    for one in attempts(server, seconds):
        lines.append(f"{one.section:<2} {one.tried:<50} {'held' if one.held else 'BROKE':<6} {one.came}")
        print(lines[-1], flush=True)
        held = held and one.held
    return lines, held


def main() -> int:
    """Attack, and print what came of it."""
    said = argparse.ArgumentParser(description="attacks a web table")
    said.add_argument("--seconds", type=float, default=20, help="for each attack")
    said.add_argument("--only", default="", help="a part of the name of an attack")
    said.add_argument("--write", action="store_true", help=f"put the result into bench/{RESULTS.name}")
    given = said.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = AttackedServer(Path(folder))
        try:
            tried, held = ([], True) if given.only else try_all(server, given.seconds)
            time.sleep(5)  # it makes beforehand what everybody needs
            lines, well = run(server.port, given.seconds, given.only)
        finally:
            server.stop()
    lines = [*tried, "", *lines] if tried else lines
    well = well and held
    lines.append(
        f"{os.cpu_count()} processors, load average {os.getloadavg()[0]:.1f}, Python {platform.python_version()}, "
        f"{given.seconds:g} s each"
    )
    print(lines[-1])
    if given.write:
        RESULTS.write_text(HEADER + "\n".join(f"    {line}".rstrip() for line in lines) + "\n", encoding="utf-8")
    return 0 if well else 1


HEADER: Final = """# Attacks on the web table

`python -m bench.server_attack --write` has written this page. First what was tried with seats, tokens, identities and
names, with what an address may have at most, with the time of answers and with damage, and what came of it; then what a
stranger who plays and checks decks notices while somebody else attacks the same server, in milliseconds. The attacker
runs on the same processors, so that some of it is his own work and not the server's.

"""

if __name__ == "__main__":
    sys.exit(main())
