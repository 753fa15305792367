"""Other people's engines, measured the way we measure ourselves: random legal games to the end, one process.

    python -m bench.peer_engines --seconds 3

A **decision** is a question with at least two options, all of them listed, and the one drawn applied. A **window** is a
question with a single option: it costs time too, but nobody decides anything, so it is counted apart. What chance does
between them is part of the time and of neither count. Time is CPU time of this process (`time.process_time`).

A peer that is not installed is listed as such; no number is ever carried over from another run.
"""

from __future__ import annotations

import argparse
import copy
import importlib
import importlib.metadata
import json
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

# What a peer's modules return is untyped here: none of them is installed where the types are checked.
Untyped = Any

ROUNDS: Final = 5
CLONE_SHARE: Final = 0.1  # of a peer's seconds are spent on cloning
KEEP_EVERY: Final = 10  # questions between two positions that are kept for cloning

# The loops below are part of what is timed, so they do as little as they can: `int(draw() * n)` is the cheapest way to
# draw one of n, and counting is done in local variables.


@dataclass
class Tally:
    """What one or several games came to."""

    games: int = 0
    questions: int = 0
    decisions: int = 0  # questions with at least two options; the others are windows
    positions: list[Untyped] | None = None  # if not None: every KEEP_EVERY-th position is kept here

    def add(self, questions: int, decisions: int) -> None:
        """Count one game that is over."""
        self.games += 1
        self.questions += questions
        self.decisions += decisions


Playout = Callable[[Untyped, random.Random, Tally], None]


@dataclass(frozen=True)
class Peer:
    """One game of one other program."""

    name: str  # as the table shows it
    package: str  # as installed
    module: str  # as imported
    load: Callable[[Untyped], Untyped]  # the imported module -> whatever `play` and `clone` need
    play: Playout  # one random game to the end
    clone: Callable[[Untyped], object]  # one copy of one position
    clone_is: str  # how a copy is made


@dataclass
class Row:
    """One line of the table. `note` is empty if and only if the peer was measured."""

    peer: str
    package: str
    version: str = ""
    note: str = ""
    games: int = 0
    decisions: int = 0
    windows: int = 0
    cpu_seconds: float = 0.0
    decisions_per_second: float = 0.0  # median of the rounds
    clone_us: float = 0.0
    clone_is: str = ""
    rounds: list[float] = field(default_factory=list)  # decisions per CPU second, round by round


# ----------------------------------------------------------------------------------------------------------------------
# OpenSpiel: states that list their legal actions; chance is a node of its own


class _OpenSpielGame:
    """A game, and whether every outcome of its chance nodes is equally likely.

    If so, the weights need not be fetched, and they are half of the time of a deal. The first game finds it out.
    """

    def __init__(self, game: Untyped) -> None:
        self.game = game
        self.even: bool | None = None


def _weighted(state: Untyped, rng: random.Random) -> tuple[int, bool]:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    return rng.choices(actions, weights)[0], max(weights) - min(weights) < 1e-9


def _play_open_spiel(loaded: _OpenSpielGame, rng: random.Random, tally: Tally) -> None:
    draw, keep, even = rng.random, tally.positions, loaded.even
    questions = decisions = 0
    all_even = True
    state = loaded.game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            if even:
                outcomes = state.legal_actions()
                state.apply_action(outcomes[int(draw() * len(outcomes))])
            else:
                outcome, this_even = _weighted(state, rng)
                all_even = all_even and this_even
                state.apply_action(outcome)
            continue
        if keep is not None and questions % KEEP_EVERY == 0:
            keep.append(state.clone())
        legal = state.legal_actions()
        questions += 1
        decisions += len(legal) > 1
        state.apply_action(legal[int(draw() * len(legal))])
    if even is None:
        loaded.even = all_even
    tally.add(questions, decisions)


def _open_spiel(short_name: str) -> Peer:
    return Peer(
        name=f"OpenSpiel {short_name}",
        package="open_spiel",
        module="pyspiel",
        load=lambda pyspiel: _OpenSpielGame(pyspiel.load_game(short_name)),
        play=_play_open_spiel,
        clone=lambda state: state.clone(),
        clone_is="state.clone()",
    )


# ----------------------------------------------------------------------------------------------------------------------
# rlcard: an environment whose step() returns the next player's legal actions


def _play_rlcard(env: Untyped, rng: random.Random, tally: Tally) -> None:
    draw, keep = rng.random, tally.positions
    questions = decisions = 0
    state, _ = env.reset()
    while not env.is_over():
        if keep is not None and questions % KEEP_EVERY == 0:
            keep.append(copy.deepcopy(env.game))
        legal = list(state["legal_actions"])
        questions += 1
        decisions += len(legal) > 1
        state, _ = env.step(legal[int(draw() * len(legal))])
    tally.add(questions, decisions)


def _rlcard(short_name: str) -> Peer:
    return Peer(
        name=f"rlcard {short_name}",
        package="rlcard",
        module="rlcard",
        load=lambda rlcard: rlcard.make(short_name, config={"seed": 1}),
        play=_play_rlcard,
        clone=copy.deepcopy,
        clone_is="copy.deepcopy(env.game)",
    )


# ----------------------------------------------------------------------------------------------------------------------
# python-chess. Random games end by rule: nobody claims a draw, the automatic ones (75 moves, fivefold) apply


def _play_chess(chess: Untyped, rng: random.Random, tally: Tally) -> None:
    draw, keep = rng.random, tally.positions
    questions = decisions = 0
    board = chess.Board()
    while not board.is_game_over():
        if keep is not None and questions % KEEP_EVERY == 0:
            keep.append(board.copy(stack=False))
        legal = list(board.legal_moves)
        questions += 1
        decisions += len(legal) > 1
        board.push(legal[int(draw() * len(legal))])
    tally.add(questions, decisions)


CHESS: Final = Peer(
    name="python-chess",
    package="chess",
    module="chess",
    load=lambda chess: chess,
    play=_play_chess,
    clone=lambda board: board.copy(stack=False),
    clone_is="board.copy(stack=False)",
)

PEERS: Final[tuple[Peer, ...]] = (
    _open_spiel("gin_rummy"),
    _open_spiel("hearts"),
    _open_spiel("crazy_eights"),
    _rlcard("gin-rummy"),
    CHESS,
)


# ----------------------------------------------------------------------------------------------------------------------
# Measuring


def measure(peer: Peer, seconds: float, seed: int = 1) -> Row:
    """Play random games of `peer` for about `seconds` of CPU time and return its line of the table.

    Whole games only, so a round lasts at least one game. The first game warms up and is not counted. A peer that is not
    installed, or whose import fails, is a row with a note and no number.
    """
    row = Row(peer=peer.name, package=peer.package, clone_is=peer.clone_is)
    try:
        module = importlib.import_module(peer.module)
        row.version = importlib.metadata.version(peer.package)
    except ImportError as missing:
        name = getattr(missing, "name", None)
        row.note = "not installed" if name in (peer.module, peer.package, None) else f"import failed: {missing}"
        return row
    loaded = peer.load(module)
    rng = random.Random(seed)
    warm_up = Tally(positions=[])
    peer.play(loaded, rng, warm_up)
    for _ in range(ROUNDS):
        _play_round(peer, loaded, rng, seconds * (1 - CLONE_SHARE) / ROUNDS, row)
    row.decisions_per_second = statistics.median(row.rounds)
    row.clone_us = clone_time(peer, warm_up.positions or [], seconds * CLONE_SHARE)
    return row


def _play_round(peer: Peer, loaded: Untyped, rng: random.Random, seconds: float, row: Row) -> None:
    tally = Tally()
    start = time.process_time()
    while True:
        peer.play(loaded, rng, tally)
        spent = time.process_time() - start
        if spent >= seconds:
            break
    row.games += tally.games
    row.decisions += tally.decisions
    row.windows += tally.questions - tally.decisions
    row.cpu_seconds += spent
    row.rounds.append(tally.decisions / spent)


def clone_time(peer: Peer, positions: Sequence[Untyped], seconds: float) -> float:
    """Microseconds of CPU time for one copy, the mean over `positions`; 0.0 if there are none."""
    if not positions:
        return 0.0
    clones = 0
    start = time.process_time()
    while True:
        for position in positions:
            peer.clone(position)
        clones += len(positions)
        spent = time.process_time() - start
        if spent >= seconds:
            return spent / clones * 1e6


def table(rows: Sequence[Row]) -> str:
    """The rows as a Markdown table.

    >>> print(table([Row("Hearts", "hearts", note="not installed")]).splitlines()[-1])
    | Hearts |  | not installed | | | | | | |
    """
    lines = [
        "| peer | version | decisions/s | best round | us/decision | decisions/game | windows/game | games/s "
        "| clone us |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for row in rows:
        if row.note:
            lines.append(f"| {row.peer} | {row.version} | {row.note} | | | | | | |")
            continue
        figures = (
            f"{row.decisions_per_second:,.0f}",
            f"{max(row.rounds, default=0):,.0f}",
            f"{1e6 / row.decisions_per_second:,.2f}",
            f"{row.decisions / row.games:,.1f}",
            f"{row.windows / row.games:,.1f}",
            f"{row.games / row.cpu_seconds:,.1f}",
            f"{row.clone_us:,.2f}",
        )
        lines.append(f"| {row.peer} | {row.package} {row.version} | {' | '.join(figures)} |")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure every peer, or those whose name contains one of the words given, and print the table."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.peer_engines", description="Measure other engines on this machine."
    )
    parser.add_argument("words", nargs="*", help="only peers whose name contains one of these")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each peer (default 3)")
    parser.add_argument("--seed", type=int, default=1, help="of the random players (default 1)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    given = parser.parse_args(arguments)
    wanted = [p for p in PEERS if not given.words or any(word.lower() in p.name.lower() for word in given.words)]
    if not wanted:
        parser.error(f"no such peer; there are: {', '.join(peer.name for peer in PEERS)}")
    rows = [measure(peer, given.seconds, given.seed) for peer in wanted]
    if given.json:
        machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
        print(json.dumps({"machine": machine, "peers": [asdict(row) for row in rows]}, indent=1))
    else:
        print(table(rows))
        print(f"\nCPython {platform.python_version()}, random legal games, median of {ROUNDS} rounds, CPU time.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
