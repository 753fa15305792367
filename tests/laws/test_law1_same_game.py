"""Law 1: the same setup, decisions and chance are the same game, event for event, also in a fresh process."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest

from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence.replay import EXACT, Replay
from tests.laws.common import as_text, law_same_game, random_game, told_event
from tests.laws.wow import BIG, LEARNING, new_game, random_play, start, start_big, start_three


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("begin", [start, start_big, start_three])
def test_the_same_again(begin: object, seed: int) -> None:
    law_same_game(begin, seed)  # type: ignore[arg-type]  # three starts of one game


def test_every_window_asked() -> None:
    law_same_game(start, 4, 0)


def test_another_seed_is_another_game() -> None:
    assert random_game(start, 1).lines != random_game(start, 2).lines


def events_of(game: Game) -> str:
    """A hash over every event of a game."""
    return hashlib.sha256(as_text([told_event(event) for event in game.event_log]).encode()).hexdigest()


IN_A_FRESH_PROCESS = """
import sys
from regelwerk import Replay
from tests.laws.test_law1_same_game import events_of
replay = Replay.read(sys.stdin.read())
print(replay.verify().outcome, events_of(replay.resume()))
"""


@pytest.mark.parametrize(("decks", "seed", "hashing"), [(LEARNING, 5, "1"), (BIG, 6, "2"), ((*BIG, *LEARNING), 7, "3")])
def test_the_same_in_a_fresh_process(decks: tuple[str, ...], seed: int, hashing: str) -> None:
    """With another order of sets and dicts by hash, too: nothing may go by it."""
    game = random_play(new_game(seed, 1, decks), seed)
    environment = {**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run(
        [sys.executable, "-c", IN_A_FRESH_PROCESS],
        input=Replay.record(game).text(),
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=120,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == [EXACT, events_of(game)]
