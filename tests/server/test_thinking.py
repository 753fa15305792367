"""What computers weigh is told to everybody in a room that was opened so, and to nobody in any other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.common import GREEDY, ME, Guest, Served, served


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "data") as found:
        yield found


def test_a_room_that_shows_it_tells_everybody_in_his_language(server: Served) -> None:
    anna = Guest(server, "Anna")
    opened = anna.open_room(GREEDY, GREEDY, options={"thinking": "shown"})["room"]
    assert opened["thinking"] == "shown"
    english, german = anna.at(opened["code"]), Guest(server).at(opened["code"], lang="de")
    for watcher in (english, german):
        told = watcher.wait("thoughts")
        assert told["seat"] in (0, 1)
        assert len(set(told["ideas"])) == len(told["ideas"]) > 1
    assert english.wait("thoughts")["ideas"] != german.wait("thoughts")["ideas"]


def test_elsewhere_nobody_is_told(server: Served) -> None:
    anna = Guest(server, "Anna")
    opened = anna.open_room(ME, GREEDY)["room"]
    assert opened["thinking"] == "hidden"
    player = anna.at(opened["code"])
    for _ in range(4):
        ask = player.asked()
        assert ask is not None
        player.answer(len(ask["options"]) - 1)
    assert not [message for message in player.all if message["t"] == "thoughts"]


def test_there_are_two_ways_to_open_a_room(server: Served) -> None:
    form = {"game": "wowtcg", "seats": [GREEDY, GREEDY], "options": {"thinking": "loud"}}
    status, wrong = Guest(server, "Anna").request("/api/rooms", form)
    assert status == 400
    assert "thinking is hidden or shown" in wrong["text"]
