"""Long experiments of the lab whose games are saved while they are played, so that an interrupted run goes on."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final

from regelwerk import lab
from regelwerk.lab.results import in_order

SAVED: Final = 20.0
"""After so many seconds the games are saved."""


def play_on(
    experiment: lab.Experiment,
    done: Iterable[lab.GameRecord],
    write: Callable[[lab.Results], None],
    until: float,
    jobs: int = 1,
) -> None:
    """Play what is missing of an experiment, until that moment (`time.monotonic`) at most, and save it all."""
    games = list(done)
    if len(games) >= experiment.total:
        return
    saved = time.monotonic()

    def save(played: list[lab.GameRecord], total: int) -> None:
        nonlocal saved
        now = time.monotonic()
        if now - saved > SAVED:
            write(lab.Results(experiment, in_order(played)))
            saved = now
        if now > until:
            raise KeyboardInterrupt  # as from the keyboard: the run ends with the games that are done

    write(lab.run(experiment, jobs, games, save))
