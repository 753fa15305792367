"""A Dask cluster plays the same games, even if one of its workers is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from regelwerk import lab
from regelwerk.lab.records import GameRecord

CLUSTER = """
import os
from distributed import Client, LocalCluster
if __name__ == "__main__":
    with LocalCluster(n_workers={workers}, threads_per_worker=1, dashboard_address=None) as cluster:
        with Client(cluster) as client:
            print(cluster.scheduler_address, *client.run(os.getpid).values(), flush=True)
            input()
"""


@contextmanager
def running(folder: Path, workers: int) -> Iterator[tuple[str, list[int]]]:
    """A cluster in processes of its own: the address for `--on`, and the processes of its workers."""
    script = folder / "cluster.py"
    script.write_text(CLUSTER.format(workers=workers), encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        try:
            scheduler, *pids = process.stdout.readline().split()
            yield scheduler.replace("tcp://", "dask://"), [int(pid) for pid in pids]
        finally:
            process.stdin.write("\n")
            process.stdin.flush()
            process.wait(20)


def test_three_workers_of_which_one_is_killed_play_the_same_games(tmp_path: Path) -> None:
    """It starts four processes, which takes some seconds."""
    experiment = lab.decks_round_robin("duelmasters", ["first-spark", "green-tide"], player="random", games=60)
    with running(tmp_path, 3) as (address, pids):
        left = list(pids)

        def kill_one(games: list[GameRecord], total: int) -> None:
            if len(left) == 3:
                os.kill(left.pop(), signal.SIGKILL)

        results = lab.run(experiment, on=address, progress=kill_one)
    assert len(pids) == 3 and len(left) == 2
    assert results == lab.run(experiment)


def test_a_cluster_without_workers_or_that_is_not_there_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    experiment = lab.duel("duelmasters", "first-spark", "green-tide", player="random", games=2)
    with running(tmp_path, 0) as (address, _), pytest.raises(lab.LabError, match="no workers"):
        lab.run(experiment, on=address)
    monkeypatch.setattr("regelwerk.lab.cluster.CONNECT_SECONDS", 1)
    began = time.monotonic()
    with pytest.raises(lab.LabError, match="No Dask scheduler answers"):
        lab.run(experiment, on=address)
    assert time.monotonic() - began < 10


@pytest.mark.parametrize(("system", "library", "extra"), [("dask", "distributed", "cluster"), ("ray", "ray", "ray")])
def test_a_library_that_is_not_there_is_named(
    monkeypatch: pytest.MonkeyPatch, system: str, library: str, extra: str
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    experiment = lab.duel("duelmasters", "first-spark", "green-tide", player="random", games=2)
    with pytest.raises(lab.LabError) as refused:
        lab.run(experiment, on=f"{system}://localhost:1")
    for lang in ("en", "de"):
        said = refused.value.text(lang)
        assert library in said and f"regelwerk[{extra}]" in said
