"""Playing on from a position that shows a rule, over HTTP."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.common import Guest, Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("rules")) as running:
        yield running


@pytest.mark.parametrize(("game", "rule"), [("wowtcg", "wow:602.2"), ("duelmasters", "dm:8.3")])
def test_a_rule_with_a_scene_opens_a_room_in_its_position(server: Served, game: str, rule: str) -> None:
    guest = Guest(server)
    guest.request("/api/me")
    _, found = guest.request(f"/api/games/{game}/rules/{rule}?lang=en")
    assert found["scene"] is True
    status, seated = guest.request("/api/rules/play", {"game": game, "rule": rule})
    assert status == 201
    assert (seated["room"]["game"], seated["seat"], seated["room"]["status"]) == (game, 0, "playing")


def test_a_rule_without_a_scene_opens_none(server: Served) -> None:
    guest = Guest(server)
    guest.request("/api/me")
    status, wrong = guest.request("/api/rules/play", {"game": "wowtcg", "rule": "wow:no-such-rule"})
    assert (status, wrong["code"]) == (404, "no-rule")
