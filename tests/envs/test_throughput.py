"""The measurement of the environments measures all of them, beside the engine alone."""

from __future__ import annotations

import random

import pytest

from bench import environments
from regelwerk.envs import GameSetup


def test_every_way_to_play_answers_decisions_and_the_table_says_how_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environments, "ROUNDS", 1)
    game, decks = "duelmasters", ["dawn-watch", "deep-night"]
    setup = GameSetup(game, decks)
    ways = {
        "alone": environments.bare(setup),
        "view": environments.observed(setup, False),
        "arrays": environments.observed(setup, True),
        "seat": environments.one_seat(game, decks),
        "table": environments.table(game, decks),
        "tree": environments.tree(game, decks),
    }
    rows = []
    for what, play in ways.items():
        assert play(random.Random(1)) > 20, what
        rows.append(environments.EnvironmentRow(game, what))
        environments.timed(rows[-1], play, 0.01)
    assert all(row.decisions_per_second > 0 for row in rows)
    assert rows[0].decisions_per_second > rows[2].decisions_per_second, "arrays cost nothing?"
    lines = environments.page(rows, 0.01).splitlines()
    assert [line.split(" | ")[1] for line in lines if line.startswith(f"| {game}")] == list(ways)
