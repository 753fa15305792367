"""A review over HTTP: taken further by each request, told to its reader, refused for a seat that there is not."""

from __future__ import annotations

from pathlib import Path

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.persistence.replay import Replay
from tests.games import new_game
from tests.server.common import Guest, served


def short_game() -> str:
    """The replay of a Duel Masters game that ends early."""
    game = new_game("duelmasters", ("first-spark", "dawn-watch"), 4)
    chance = Chance(2)
    for _ in range(12):
        assert game.decision is not None
        game.apply(chance.below(len(game.decision.options)))
    game.perform(0, "concede")
    return Replay.record(game).text()


def test_a_review_is_taken_further_by_each_request(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        anna = Guest(server, "Anna")
        status, info = anna.request("/api/replays", {"text": short_game()})
        assert status == 201
        path = f"/api/replays/{info['code']}/review"
        told = []
        for _ in range(200):
            status, found = anna.request(f"{path}?seat=1&lang=de")
            assert status == 200
            told.append(found["done"])
            if found["review"] is not None:
                break
        assert told == sorted(told) and found["done"] == found["total"]
        review = found["review"]
        assert (review["seat"], review["curve"][-1]["chance"]) == (1, 1.0)
        assert review["curve"][0]["label"].startswith("Zug 1")
        assert 1 <= len(review["moments"]) <= 3
        assert anna.request(f"{path}?seat=9")[0] == 400
        assert anna.request("/api/replays/none/review")[0] == 404
