"""A Ray cluster plays the same games, even if one of its workers is killed. Without Ray these tests are left out."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress

import pytest

from regelwerk import lab
from regelwerk.lab.records import GameRecord

pytest.importorskip("ray")
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]  # Ray takes its time, and has warnings of its own

START_SECONDS = 60
START = "--head --block --port=0 --ray-client-server-port={port} --num-cpus={workers} --include-dashboard=false"


@contextmanager
def running(workers: int) -> Iterator[tuple[str, int]]:
    """A cluster in processes of its own: the address for `--on`, and the process that started the others."""
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = free.getsockname()[1]
    words = START.format(port=port, workers=workers).split()
    with (
        tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder,  # its sockets need short names
        subprocess.Popen(
            [sys.executable, "-m", "ray.scripts.scripts", "start", *words, f"--temp-dir={folder}"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(sys.path),
                "RAY_USAGE_STATS_ENABLED": "0",
                "RAY_AUTH_MODE": "disabled",
            },
        ) as process,
    ):
        assert process.stdout is not None
        try:
            assert any("Ray runtime started" in line for line in process.stdout)
            wait_for(port)
            yield f"ray://localhost:{port}", process.pid
        finally:
            process.terminate()
            process.communicate(timeout=60)


def wait_for(port: int) -> None:
    """Until somebody listens there."""
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        with suppress(OSError):
            socket.create_connection(("localhost", port), 1).close()
            return
        time.sleep(0.2)


def workers_of(process: int) -> list[int]:
    """The processes below that one in which Ray plays."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid=,args="], capture_output=True, text=True, check=True).stdout
    rows = [(int(pid), int(above), what) for pid, above, what in (line.split(None, 2) for line in listed.splitlines())]
    below, found = {process}, True
    while found:
        found = False
        for pid, above, _ in rows:
            if above in below and pid not in below:
                below.add(pid)
                found = True
    return [pid for pid, _, what in rows if pid in below and what.startswith("ray::PoolActor")]


def test_three_workers_of_which_one_is_killed_play_the_same_games() -> None:
    """It starts a cluster, which takes half a minute; Ray gives up where the machine is too busy for that."""
    experiment = lab.decks_round_robin("duelmasters", ["first-spark", "green-tide"], player="random", games=60)
    killed: list[int] = []
    with running(3) as (address, process):

        def kill_one(games: list[GameRecord], total: int) -> None:
            if not killed:
                playing = workers_of(process)
                assert len(playing) == 3
                os.kill(playing[0], signal.SIGKILL)
                killed.append(playing[0])

        results = lab.run(experiment, on=address, progress=kill_one)
    assert killed and results == lab.run(experiment)


def test_what_goes_wrong_on_a_cluster_is_said() -> None:
    experiment = lab.duel("duelmasters", "first-spark", "green-tide", player="random", games=2)
    with running(0) as (address, _), pytest.raises(lab.LabError, match="no workers"):
        lab.run(experiment, on=address)
    began = time.monotonic()
    with pytest.raises(lab.LabError, match="No Ray cluster answers"):
        lab.run(experiment, on=address)
    assert time.monotonic() - began < 10
