"""What search, statistics and learning need besides the bare loop: guesses, views, new games, games from the middle.

    python -m bench.search_costs --seconds 1

Each figure is a median of rounds in CPU time of one process, over positions taken all through some random games.
Which form is measured is the one that is imported, as in bench/regelwerk_bench.py.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from bench.peer_engines import KEEP_EVERY, ROUNDS
from bench.regelwerk_bench import DECKS, form, games

HELD: Final = 10_000  # forks held at once while their bytes are counted
POSITIONS: Final = 60  # that each figure is a mean over
SERIES: Final = 8  # games of a series and of the bare loop beside it, in one round
SEARCHER: Final = "club"  # the player of which the games that it plays on are counted

State = Any  # the engine's own; only its public face is used here


@dataclass
class SearchCosts:
    """What was measured of one game in one form. Times in microseconds of CPU time."""

    game: str
    form: str
    questions_per_second: float = 0.0  # of random games, single options counted as well
    fork_us: float = 0.0
    guess_us: float = 0.0
    view_us: float = 0.0  # of the seat that is asked
    decision_us: float = 0.0  # of the bare loop, to compare with
    new_game_us: float = 0.0  # from decks by name, checked before: setup and start
    playouts_per_second: float = 0.0  # random, to the end, from the middle of games
    iterations_per_second: float = 0.0  # guessed games that a player plays on while it searches
    series_percent: float = 0.0  # what a series of random players takes beyond the bare loop
    held_megabytes: float = 0.0  # HELD forks


def positions(ruleset: Any, setup: dict[str, Any], rng: random.Random) -> tuple[list[State], list[State]]:
    """Positions all through some games, and those from the middle of each."""
    spread: list[State] = []
    middles: list[State] = []
    for seed in range(6):
        state = ruleset.start({**setup, "seed": seed}, None)
        kept = []
        while state.decision is not None:
            kept.append(state.fork())
            options = state.decision.options
            state.apply(options[int(rng.random() * len(options))])
        spread += kept[::KEEP_EVERY]
        middles.append(kept[len(kept) // 2])
    rng.shuffle(spread)
    return spread[:POSITIONS], middles


def play_out(state: State, rng: random.Random) -> tuple[int, int]:
    """A random game to its end: how many questions were asked, and how many had at least two options."""
    questions = decisions = 0
    draw = rng.random
    decision = state.decision
    while decision is not None:
        options = decision.options
        questions += 1
        decisions += len(options) > 1
        state.apply(options[int(draw() * len(options))])
        decision = state.decision
    return questions, decisions


def rate(act: Callable[[], float], seconds: float) -> float:
    """How much `act` does in a second of CPU time, as it says itself: the median of the rounds."""
    found = []
    act()
    for _ in range(ROUNDS):
        done = 0.0
        started = time.process_time()
        spent = 0.0
        while spent < seconds / ROUNDS:
            done += act()
            spent = time.process_time() - started
        found.append(done / spent)
    return statistics.median(found)


def measure(game: str, seconds: float) -> SearchCosts:
    """Measure one game, each figure for about `seconds` of CPU time."""
    from regelwerk import game_registry
    from regelwerk.kernel.chance import Chance

    ruleset = game_registry.ruleset(game)
    setup = ruleset.prepare(DECKS[game], 1, None, "all")
    rng = random.Random(1)
    chance = Chance(1)
    spread, middles = positions(ruleset, setup, rng)

    def forks() -> float:
        for state in spread:
            state.fork()
        return len(spread)

    def guesses() -> float:
        for state in spread:
            ruleset.guess(state, state.decision.seat, chance, None)
        return len(spread)

    def views() -> float:
        for state in spread:
            ruleset.view(state, state.decision.seat)
        return len(spread)

    def new_game() -> float:
        setup["seed"] += 1
        ruleset.start(ruleset.prepare(DECKS[game], setup["seed"], None, "all"), None)
        return 1

    def playouts() -> float:
        for state in middles:
            play_out(state.fork(), rng)
        return len(middles)

    row = SearchCosts(game, form())
    row.questions_per_second, row.decision_us = whole_games(ruleset, setup, rng, seconds)
    row.fork_us = 1e6 / rate(forks, seconds)
    row.guess_us = 1e6 / rate(guesses, seconds)
    row.view_us = 1e6 / rate(views, seconds)
    row.new_game_us = 1e6 / rate(new_game, seconds)
    row.playouts_per_second = rate(playouts, seconds)
    row.iterations_per_second = search(ruleset, spread, seconds)
    row.series_percent = series_cost(ruleset, game, rng)
    row.held_megabytes = held(spread) / 1e6
    return row


def whole_games(ruleset: Any, setup: dict[str, Any], rng: random.Random, seconds: float) -> tuple[float, float]:
    """Questions in a second, and microseconds for a decision with at least two options."""
    counts = [0, 0]

    def play() -> float:
        setup["seed"] += 1
        questions, decisions = play_out(ruleset.start(setup, None), rng)
        counts[0] += questions
        counts[1] += decisions
        return questions

    questions = rate(play, seconds)
    return questions, 1e6 / questions * counts[0] / counts[1]


def search(ruleset: Any, spread: Sequence[State], seconds: float) -> float:
    """How many guessed games a player plays on in a second, over decisions at which it has something to think about."""
    from regelwerk.players import make
    from regelwerk.players.driver import choose_option

    player: Any = make(SEARCHER, 1)
    thoughtful = []
    for state in spread:
        choose_option(ruleset, state, player)
        if player.trace is not None:
            thoughtful.append(state)
        if len(thoughtful) == 2:
            break

    def think() -> float:
        done = 0
        for state in thoughtful:
            choose_option(ruleset, state, player)
            done += sum(len(candidate.chances) for candidate in player.trace.candidates)
        return done

    return rate(think, seconds) if thoughtful else 0.0


def series_cost(ruleset: Any, game: str, rng: random.Random) -> float:
    """How many per cent a question of a series of random players takes beyond one of the bare loop, by turns."""
    from regelwerk.simulation.matches import MatchSetup, series

    setup = ruleset.prepare(DECKS[game], 1, None, "public")
    contest = MatchSetup(game, DECKS[game], ("random", "random"), 5)
    found = []
    for _ in range(ROUNDS):
        started = time.process_time()
        bare = sum(play_out(ruleset.start({**setup, "seed": seed}, None), rng)[0] for seed in range(SERIES))
        middle = time.process_time()
        played = sum(outcome.questions for outcome in series(contest, SERIES).outcomes)
        ended = time.process_time()
        found.append(((ended - middle) / played) / ((middle - started) / bare))
    return 100 * (statistics.median(found) - 1)


def held(spread: Sequence[State]) -> float:
    """Bytes of HELD forks."""
    results: list[State] = [None] * HELD
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for at in range(HELD):
        results[at] = spread[at % len(spread)].fork()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return after - before


def table(rows: Sequence[dict[str, Any]]) -> str:
    """The figures of a run.

    >>> print(table([]).splitlines()[0][:34])
    | game | form | questions/s | fork
    """
    lines = [
        "| game | form | questions/s | fork us | guess us | guess in forks | view us | view in decisions | new game us "
        "| playouts/s from the middle | search iterations/s | series over the bare loop | MB of 10,000 forks |",
        "| --- | --- |" + " ---: |" * 11,
    ]
    for row in rows:
        figures = (
            f"{row['questions_per_second']:,.0f}",
            f"{row['fork_us']:,.2f}",
            f"{row['guess_us']:,.1f}",
            f"{row['guess_us'] / row['fork_us']:,.1f}",
            f"{row['view_us']:,.1f}",
            f"{row['view_us'] / row['decision_us']:,.1f}",
            f"{row['new_game_us']:,.0f}",
            f"{row['playouts_per_second']:,.0f}",
            f"{row['iterations_per_second']:,.0f}",
            f"{row['series_percent']:+,.0f} %",
            f"{row['held_megabytes']:,.1f}",
        )
        lines.append(f"| {row['game']} | {row['form']} | {' | '.join(figures)} |")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the form that is imported and print JSON."""
    parser = argparse.ArgumentParser(prog="python -m bench.search_costs", description="Measure what search needs.")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for each figure (default 1)")
    parser.add_argument("--form", choices=("interpreted", "compiled"), help="fail if it is another")
    parser.add_argument("--game", choices=[game for game in DECKS if " " not in game], help="only this one")
    given = parser.parse_args(arguments)
    if given.form and given.form != form():
        parser.error(f"asked for the {given.form} form and found the {form()} one")
    wanted = [game for game in games() if " " not in game and given.game in (None, game)]
    print(json.dumps([asdict(measure(game, given.seconds)) for game in wanted], indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
