"""The environments for programs that learn, beside the bare engine: random legal play, one process.

    python -m bench.environments --seconds 3            # a table
    python -m bench.environments --seconds 3 --write    # and bench/environments.md

Every row plays the same games with windows "public". What its program gets for each decision is what differs.
"""

from __future__ import annotations

import argparse
import datetime
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
import pyspiel
from gymnasium.vector import AsyncVectorEnv, AutoresetMode

import regelwerk.envs
import regelwerk.envs.openspiel
from bench.peer_engines import ROUNDS
from bench.regelwerk_bench import DECKS, form
from regelwerk.envs import GameSetup

RESULTS: Final = Path(__file__).resolve().parent / "environments.md"
PROCESSES: Final = 2
"""So many processes the row of the vector environment has."""

Play = Callable[[random.Random], int]
"""Plays one game or a stretch of one, and gives how many decisions were answered by a program."""


@dataclass
class EnvironmentRow:
    """What was measured of one way to play a game."""

    game: str
    what: str
    rounds: list[float] = field(default_factory=list)  # decisions a second, round by round

    @property
    def decisions_per_second(self) -> float:
        """The median of the rounds."""
        return statistics.median(self.rounds)


def bare(setup: GameSetup) -> Play:
    """The engine alone."""

    def play(rng: random.Random) -> int:
        match, count = setup.deal(rng.getrandbits(32)), 0
        while not match.over:
            match.apply(int(rng.random() * match.option_count))
            count += 1
        return count

    return play


def observed(setup: GameSetup, arrays: bool) -> Play:
    """The seat that is asked gets its view, as data or as arrays."""

    def play(rng: random.Random) -> int:
        match, count = setup.deal(rng.getrandbits(32)), 0
        while not match.over:
            if arrays:
                match.observe(match.seat)
            else:
                match.view(match.seat)
            match.apply(int(rng.random() * match.option_count))
            count += 1
        return count

    return play


def one_seat(game: str, decks: Sequence[str]) -> Play:
    """Gymnasium, against the random player; its decisions are not counted."""
    env = gymnasium.make(f"regelwerk/{game}-v0", decks=list(decks)).unwrapped

    def play(rng: random.Random) -> int:
        observation, _ = env.reset(seed=rng.getrandbits(31))
        done, count = False, 0
        while not done:
            legal = int(observation["action_mask"].sum())
            observation, _, done, _, _ = env.step(int(rng.random() * legal))
            count += 1
        return count

    return play


def table(game: str, decks: Sequence[str]) -> Play:
    """PettingZoo without wrappers."""
    env = regelwerk.envs.raw_env(game, list(decks))

    def play(rng: random.Random) -> int:
        env.reset(seed=rng.getrandbits(31))
        count = 0
        while True:
            observation, _, over, _, _ = env.last()
            if over or observation is None:
                return count
            env.step(int(rng.random() * int(observation["action_mask"].sum())))
            count += 1

    return play


def tree(game: str, decks: Sequence[str]) -> Play:
    """OpenSpiel with the tensor of the information state."""
    loaded: Any = pyspiel.load_game(f"regelwerk_{game}", {"decks": ";".join(decks)})

    def play(rng: random.Random) -> int:
        state, count = loaded.new_initial_state(), 0
        state.apply_action(rng.randrange(1000))
        while not state.is_terminal():
            state.information_state_tensor(state.current_player())
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            count += 1
        return count

    return play


class Vector:
    """Gymnasium's AsyncVectorEnv: processes that share memory. Wall time is what counts there."""

    def __init__(self, game: str, decks: Sequence[str]) -> None:
        name, chosen = f"regelwerk.envs:regelwerk/{game}-v0", list(decks)  # registered in the new process by its import
        self.env = AsyncVectorEnv(
            [lambda: gymnasium.make(name, decks=chosen) for _ in range(PROCESSES)],
            shared_memory=True,
            context="spawn",
            autoreset_mode=AutoresetMode.NEXT_STEP,
        )
        self.observations, _ = self.env.reset(seed=1)
        self.random = np.random.default_rng(1)

    def __call__(self, rng: random.Random) -> int:
        for _ in range(100):
            masks = self.observations["action_mask"]
            actions = (self.random.random(masks.shape, np.float32) * masks).argmax(axis=1)
            self.observations, *_ = self.env.step(actions)
        return 100 * PROCESSES


def timed(row: EnvironmentRow, play: Play, seconds: float, clock: Callable[[], float] = time.process_time) -> None:
    """Play for so many seconds, in rounds; the first game is a warm-up."""
    rng = random.Random(1)
    play(rng)
    for _ in range(ROUNDS):
        start, count = clock(), 0
        while clock() - start < seconds / ROUNDS:
            count += play(rng)
        row.rounds.append(count / (clock() - start))


def measure(game: str, seconds: float) -> list[EnvironmentRow]:
    """All rows of one game."""
    decks = DECKS[game]
    setup = GameSetup(game, decks)
    ways: list[tuple[str, Play]] = [
        ("the bare engine", bare(setup)),
        ("with the view of the asked seat", observed(setup, False)),
        ("with its observation", observed(setup, True)),
        ("PettingZoo", table(game, decks)),
        ("Gymnasium, one seat against random", one_seat(game, decks)),
        ("OpenSpiel, with information states", tree(game, decks)),
    ]
    rows = []
    for what, play in ways:
        rows.append(EnvironmentRow(game, what))
        timed(rows[-1], play, seconds)
    vector = Vector(game, decks)
    rows.append(EnvironmentRow(game, f"AsyncVectorEnv, {PROCESSES} processes, wall time"))
    timed(rows[-1], vector, seconds, time.perf_counter)
    vector.env.close()
    return rows


def written(rows: Sequence[EnvironmentRow]) -> str:
    """The rows as a table.

    >>> print(written([EnvironmentRow("rps", "the bare engine", [2000.0]), EnvironmentRow("rps", "slow", [500.0])]))
    | game | what is played | decisions/s | of the bare engine |
    | --- | --- | ---: | ---: |
    | rps | the bare engine | 2,000 | 100 % |
    | rps | slow | 500 | 25 % |
    """
    lines = ["| game | what is played | decisions/s | of the bare engine |", "| --- | --- | ---: | ---: |"]
    first: dict[str, float] = {}
    for row in rows:
        speed = row.decisions_per_second
        share = speed / first.setdefault(row.game, speed)
        lines.append(f"| {row.game} | {row.what} | {speed:,.0f} | {share:.0%} |".replace("%", " %"))
    return "\n".join(lines)


def page(rows: Sequence[EnvironmentRow], seconds: float) -> str:
    """The whole file."""
    day = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    return f"""# The environments, measured

Written by `python -m bench.environments --seconds {seconds:g} --write` on {day}; every figure is of that run.
{platform.python_implementation()} {platform.python_version()}, the engine {form()}, {os.cpu_count()} processors.
CPU time of one process, medians of {ROUNDS} rounds; of the row with processes wall time, which grows with whatever else
the machine does.

Random legal play, windows "public". A decision is one that the program answers: those of the random player that sits
opposite in Gymnasium's rows are played as well, and not counted.

{written(rows)}
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print, and write the file if that is asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.environments", description="Measure the environments.")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row (default 3)")
    parser.add_argument("--write", action="store_true", help="write bench/environments.md")
    given = parser.parse_args(arguments)
    rows = [row for game in DECKS if " " not in game for row in measure(game, given.seconds)]
    print(written(rows))
    if given.write:
        RESULTS.write_text(page(rows, given.seconds), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
