"""Our own engine, measured as bench/peer_engines.py measures the others: random legal games to the end, one process.

    python -m bench.regelwerk_bench --seconds 3

Which form is measured, interpreted or compiled, is the form that this Python imports; the row says which it is. A
decision and a window are counted as there. A held fork is what a search tree holds: `tracemalloc` counts its bytes.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import json
import random
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from bench.peer_engines import KEEP_EVERY, ROUNDS, Tally

DECKS: Final = {
    "wowtcg": ("frost-and-flame", "call-of-the-storm"),
    "duelmasters": ("ash-and-bone", "summer-guard"),
    "wowminis": ("starter-alliance", "starter-horde"),
    "wowminis without bars": ("learn-alliance", "learn-horde"),
}
"""What is played against each other; the first word is the game. Games the registry does not have are left out."""
FIRST: Final = "wowtcg"
FORK_SHARE: Final = 0.2  # of the seconds are spent on forks
TURNS_OVER: Final = 40  # games in which turns are counted, outside what is timed
HELD: Final = 2_000  # forks held at once while their bytes are counted

State = Any  # the engine's own; only its public face is used here


@dataclass
class BenchResult:
    """What was measured of one form with one kind of windows."""

    form: str  # "interpreted" or "compiled"
    windows: str  # which empty windows are asked: "all" or "public"
    games: int = 0
    decisions: int = 0
    asked_windows: int = 0  # questions with a single option
    cpu_seconds: float = 0.0
    decisions_per_second: float = 0.0  # median of the rounds
    games_per_second: float = 0.0  # median of the rounds
    fork_us: float = 0.0  # median of the rounds, as are the next
    fork_apply_us: float = 0.0
    fork_bytes: float = 0.0  # a fork that is held, nothing applied
    fork_apply_bytes: float = 0.0  # a fork that is held after one option was applied to it
    rounds: list[float] = field(default_factory=list)  # decisions per CPU second, round by round
    game: str = FIRST
    turns: float = 0.0  # turns in a game, the mean over TURNS_OVER games


def form() -> str:
    """Whether this Python imports the engine as source or as native modules."""
    origin = importlib.import_module("regelwerk.kernel.state").__file__ or ""
    return "interpreted" if origin.endswith(".py") else "compiled"


class BenchGame:
    """Starts games, one seed after the other."""

    def __init__(self, windows: str, seed: int, game: str = FIRST) -> None:
        from regelwerk import game_registry

        self.rules = game_registry.ruleset(game.split()[0])
        self.setup = self.rules.prepare(DECKS[game], seed, None, windows)

    def start(self) -> State:
        self.setup["seed"] += 1
        return self.rules.start(self.setup, None)


def play(table: BenchGame, rng: random.Random, tally: Tally) -> None:
    """One random game to the end. Part of what is timed, so it does as little as it can."""
    draw, keep = rng.random, tally.positions
    questions = decisions = 0
    state = table.start()
    decision = state.decision
    while decision is not None:
        if keep is not None and questions % KEEP_EVERY == 0:
            keep.append(state.fork())
        options = decision.options
        questions += 1
        decisions += len(options) > 1
        state.apply(options[int(draw() * len(options))])
        decision = state.decision
    tally.add(questions, decisions)


def turns(table: BenchGame, rng: random.Random) -> float:
    """Turns in a random game, told by its events; the mean over some games."""
    from regelwerk import game_registry

    kind = game_registry.package(table.rules.name).terms.events.index("turn")
    found = 0
    for _ in range(TURNS_OVER):
        state = table.start()
        found += sum(event.kind == kind for event in state.events)
        while state.decision is not None:
            options = state.decision.options
            found += sum(event.kind == kind for event in state.apply(options[int(rng.random() * len(options))]))
    return found / TURNS_OVER


def games() -> list[str]:
    """What can be measured here."""
    from regelwerk import game_registry

    return [game for game in DECKS if game.split()[0] in game_registry.GAMES]


class Measuring:
    """One row under way. Its rounds may lie between those of others, so that a slow moment hits a round of each."""

    def __init__(self, windows: str, seconds: float, seed: int = 1, game: str = FIRST) -> None:
        self.row = BenchResult(form(), windows, game=game)
        self.seconds = seconds
        self.table = BenchGame(windows, seed, game)
        self.rng = random.Random(seed)
        self.games_a_second: list[float] = []
        self.warm_up = Tally(positions=[])
        for _ in range(3):
            play(self.table, self.rng, self.warm_up)

    def round(self) -> None:
        """Play random games for a round's share of the seconds."""
        tally = Tally()
        start = time.process_time()
        while True:
            play(self.table, self.rng, tally)
            spent = time.process_time() - start
            if spent >= self.seconds * (1 - FORK_SHARE) / ROUNDS:
                break
        row = self.row
        row.games += tally.games
        row.decisions += tally.decisions
        row.asked_windows += tally.questions - tally.decisions
        row.cpu_seconds += spent
        row.rounds.append(tally.decisions / spent)
        self.games_a_second.append(tally.games / spent)

    def finish(self) -> BenchResult:
        """The medians of the rounds, and the forks."""
        row = self.row
        row.decisions_per_second = statistics.median(row.rounds)
        row.games_per_second = statistics.median(self.games_a_second)
        row.turns = turns(self.table, self.rng)
        held = [position for position in self.warm_up.positions or [] if position.decision is not None]
        measure_forks(row, held, self.rng, self.seconds * FORK_SHARE)
        return row


def measure(kinds: Sequence[tuple[str, str]], seconds: float, seed: int = 1) -> list[BenchResult]:
    """Measure each (game, windows) for about `seconds` of CPU time, their rounds by turns."""
    under_way = [Measuring(windows, seconds, seed, game) for game, windows in kinds]
    gc.collect()
    gc.freeze()  # the positions that are kept for the forks are no part of the games that follow
    for _ in range(ROUNDS):
        for one in under_way:
            one.round()
    gc.unfreeze()
    return [one.finish() for one in under_way]


def fork(state: State, at: int) -> State:
    return state.fork()


def fork_apply(state: State, at: int) -> State:
    other = state.fork()
    options = other.decision.options
    other.apply(options[at % len(options)])
    return other


def measure_forks(row: BenchResult, positions: list[State], rng: random.Random, seconds: float) -> None:
    """Time and bytes of forks, over positions taken all through some games."""
    rng.shuffle(positions)
    row.fork_us = each(fork, positions, seconds / 2)
    row.fork_apply_us = each(fork_apply, positions, seconds / 2)
    row.fork_bytes = held(fork, positions)
    row.fork_apply_bytes = held(fork_apply, positions)


def each(act: Callable[[State, int], State], positions: list[State], seconds: float) -> float:
    """Microseconds of CPU time for one act: the median of the rounds, each a mean over all positions."""
    found = []
    for _ in range(ROUNDS):
        count = 0
        start = time.process_time()
        while True:
            for position in positions:
                act(position, count)
            count += len(positions)
            spent = time.process_time() - start
            if spent >= seconds / ROUNDS:
                break
        found.append(spent / count * 1e6)
    return statistics.median(found)


def held(act: Callable[[State, int], State], positions: list[State]) -> float:
    """Bytes that one result takes while it is held, the mean over HELD of them."""
    results: list[State] = [None] * HELD
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for i in range(HELD):
        results[i] = act(positions[i % len(positions)], i)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / HELD


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the form that is imported, each game with all windows and with public ones, and print JSON."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.regelwerk_bench", description="Measure our engine on this machine."
    )
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each kind of windows (default 3)")
    parser.add_argument("--seed", type=int, default=1, help="of the games and of the random players (default 1)")
    parser.add_argument(
        "--form", choices=("interpreted", "compiled"), help="fail, and measure nothing, if it is another"
    )
    given = parser.parse_args(arguments)
    if given.form and given.form != form():
        parser.error(f"asked for the {given.form} form and found the {form()} one")
    kinds = [(game, windows) for game in games() for windows in ("all", "public")]
    rows = measure(kinds, given.seconds, given.seed)
    print(json.dumps([asdict(row) for row in rows], indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
