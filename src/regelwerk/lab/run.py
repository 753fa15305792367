"""Running an experiment on one or several processes or a cluster; the results do not depend on how many there are."""

from __future__ import annotations

import os
import time
import warnings
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from regelwerk.lab.cluster import RAY, check_address, cluster
from regelwerk.lab.experiment import Experiment
from regelwerk.lab.messages import LabError
from regelwerk.lab.records import GameRecord, play_games
from regelwerk.lab.results import Results, in_order
from regelwerk.lab.sequential import UNDECIDED

Progress = Callable[[list[GameRecord], int], None]
"""Called after each chunk with the games that are done, in order, and the number of all."""

GAMES_PER_TASK: Final = 2
"""A deal in both seatings; joblib sends several tasks at once where they are short."""
ALL_WORKERS: Final = -1
"""joblib's word for as many tasks at once as there are workers."""
FIRST_ROUND: Final = 2
"""So many tasks for each worker are in the first round on a cluster that gives back a round only as a whole; the next
ones are twice as large until one takes ROUND_SECONDS."""
ROUND_SECONDS: Final = 10.0
MAX_DEATHS: Final = 10
"""So often a run goes on after a worker process has died without having finished anything in between."""


def run(
    experiment: Experiment,
    jobs: int = 1,
    done: Iterable[GameRecord] = (),
    progress: Progress | None = None,
    on: str = "",
) -> Results:
    """Play the games of an experiment that are not `done` yet, in order, or until its sequential test is decided.

    jobs      processes; 0: one for each processor
    progress  is called after each chunk
    on        a cluster that plays instead: `dask://host:port` of Dask's scheduler or `ray://host:port` of Ray's client
              server

    Raises GameCrashedError for a game that failed, and LabError without joblib. An interruption from the keyboard ends
    the run with the games that are done (`Results.complete` is false).

    >>> from regelwerk.lab import players_round_robin
    >>> results = run(players_round_robin("duelmasters", ["random", "greedy"], games=2))
    >>> len(results.games), results.complete
    (2, True)
    """
    games = in_order(done)
    known = {game.index for game in games}
    tasks = []
    for first in range(0, experiment.total, GAMES_PER_TASK):
        missing = [index for index in range(first, first + GAMES_PER_TASK) if index not in known]
        if missing:
            tasks.append(missing)
    if _decided(experiment, games):
        return Results(experiment, games)
    if on:
        stream = _on_cluster(experiment, tasks, on)
    else:
        stream = _in_processes(experiment, tasks, _count(jobs)) if _count(jobs) > 1 else _here(experiment, tasks)
    try:
        for played in stream:
            games += played
            if progress is not None:
                progress(games, experiment.total)
            if _decided(experiment, games):
                break
    except KeyboardInterrupt:
        pass
    finally:
        stream.close()
    return Results(experiment, in_order(games))


def _decided(experiment: Experiment, games: list[GameRecord]) -> bool:
    test = experiment.test
    return test is not None and test.decision(game.score for game in games) != UNDECIDED


def _count(jobs: int) -> int:
    return jobs or os.cpu_count() or 1


Stream = Any
"""A generator of chunks of games that can be closed."""


def _here(experiment: Experiment, tasks: Sequence[list[int]]) -> Stream:
    for task in tasks:
        yield play_games(experiment, task)


def _on_cluster(experiment: Experiment, tasks: Sequence[list[int]], address: str) -> Stream:
    with cluster(address, experiment):
        if check_address(address).system == RAY:
            stream = _in_rounds(experiment, tasks)
        else:
            stream = _in_processes(experiment, tasks, ALL_WORKERS)
        try:
            yield from stream
        finally:
            stream.close()


def _in_processes(experiment: Experiment, tasks: Sequence[list[int]], jobs: int) -> Stream:
    """Play in processes of joblib. What a process that dies was playing is played again: the games are the same."""
    try:
        import joblib
        from joblib.externals.loky.process_executor import TerminatedWorkerError
    except ImportError:
        raise LabError("library", library="joblib") from None
    finished = 0
    deaths = 0
    while finished < len(tasks):
        stream = joblib.Parallel(n_jobs=jobs, return_as="generator")(
            joblib.delayed(play_games)(experiment, task) for task in tasks[finished:]
        )
        try:
            for played in stream:
                finished += 1
                deaths = 0
                yield played
        except TerminatedWorkerError:
            deaths += 1
            if deaths > MAX_DEATHS:
                raise LabError("workers-die") from None
        finally:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", UserWarning)  # that games under way are given up, which is meant
                stream.close()


def _in_rounds(experiment: Experiment, tasks: Sequence[list[int]]) -> Stream:
    """Play on the workers of Ray, whose backend gives nothing back before all is done that it was given."""
    import joblib
    from ray.exceptions import RayError

    with joblib.Parallel(n_jobs=ALL_WORKERS) as workers:
        first, size = 0, FIRST_ROUND * joblib.effective_n_jobs(ALL_WORKERS)
        while first < len(tasks):
            began = time.monotonic()
            try:
                played = workers(joblib.delayed(play_games)(experiment, task) for task in tasks[first : first + size])
            except RayError:
                raise LabError("workers-die") from None
            yield from played
            first += size
            if time.monotonic() - began < ROUND_SECONDS:
                size *= 2
