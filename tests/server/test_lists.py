"""Closed and open lists (ruling:closed-lists): a setting of the room, said to everybody, kept in the record."""

from __future__ import annotations

from pathlib import Path

import pytest

from regelwerk.server.desk import Desk
from regelwerk.server.orders import Begin, Begun
from tests.server.common import ME, RANDOM, Guest, served

DECKS = {
    "wowtcg": ["learn-elendril", "learn-radak"],
    "duelmasters": ["first-spark", "undertow"],
    "wowminis": ["three-alliance", "three-horde"],
}


@pytest.mark.parametrize("game", list(DECKS))
def test_lists_are_closed_unless_the_room_says_otherwise(tmp_path: Path, game: str) -> None:
    with served(tmp_path / "data") as server:
        anna = Guest(server, "Anna")
        decks = DECKS[game]
        seats = [{**ME, "deck": decks[0]}, {**RANDOM, "deck": decks[1]}]
        for options, said in (({}, "closed"), ({"lists": "open"}, "open"), ({"lists": "closed"}, "closed")):
            code = anna.open_room(*seats, game=game, options=options)["room"]["code"]
            player = anna.at(code)
            player.asked()
            assert player.room["lists"] == said
            player.send("act", verb="concede")
            player.close()
            status, info = anna.request(f"/api/rooms/{code}")
            assert (status, info["lists"]) == (200, said)


def test_every_game_offers_the_choice_in_both_languages(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        anna = Guest(server, "Anna")
        for lang, name in (("en", "Lists"), ("de", "Listen")):
            _, games = anna.request(f"/api/games?lang={lang}")
            for game in games:
                option = next(one for one in game["options"] if one["key"] == "lists")
                assert (option["name"], option["usual"]) == (name, "closed")
                assert [value["key"] for value in option["values"]] == ["closed", "open"]


def test_lists_that_are_neither_are_refused(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        status, _ = Guest(server, "Anna").request(
            "/api/rooms", {"game": "duelmasters", "seats": [ME, RANDOM], "options": {"lists": "ajar"}}
        )
        assert status == 400


@pytest.mark.parametrize("game", list(DECKS))
def test_the_setup_of_a_room_with_open_lists_says_so(game: str) -> None:
    decks = DECKS[game]
    for options, said in (({}, None), ({"lists": "open"}, True)):
        made = Desk().handle(Begin("", game, "", decks, 1, [0, 1], "all", options))
        assert isinstance(made, Begun)
        assert made.setup.get("open_lists") is said
        assert made.header.get("open_lists") is said, "the record has it, too"
