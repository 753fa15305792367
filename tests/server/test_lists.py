"""Closed and open lists (ruling:closed-lists): a setting of the room, said to everybody, kept in the record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regelwerk.server.worker.reader_commands import GamePrepared, PrepareGame
from regelwerk.server.worker.service import WorkerService
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
        made = WorkerService().handle(PrepareGame("", game, "", decks, 1, [0, 1], "all", options))
        assert isinstance(made, GamePrepared)
        assert made.setup.get("open_lists") is said
        assert made.header.get("open_lists") is said, "the record has it, too"


READ = {"wowtcg": "3 Orgrimmar Grunts", "duelmasters": "4 Aqua Hulcus", "wowminis": "Gorebelly"}
"""What stands in the list of the computer in seat 1."""


def play_two(anna: Guest, game: str, **more: Any) -> str:
    """A game of Anna's against the computer that has begun; its code."""
    seats = [{**ME, "deck": DECKS[game][0]}, {**RANDOM, "deck": DECKS[game][1]}]
    return str(anna.open_room(*seats, game=game, **more)["room"]["code"])


@pytest.mark.parametrize("game", list(DECKS))
def test_open_lists_can_be_read_by_seat_in_both_languages_and_by_who_watches(tmp_path: Path, game: str) -> None:
    with served(tmp_path / "data") as server:
        anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
        code = play_two(anna, game, options={"lists": "open"})
        for reader in (anna, ben):
            status, found = reader.request(f"/api/rooms/{code}/lists?lang=en")
            assert status == 200
            assert [(one["seat"], one["name"]) for one in found["lists"]] == [(0, "Anna"), (1, "Computer")]
            assert any(READ[game] in line for line in found["lists"][1]["lines"])
            assert found["lists"][0]["lines"] != found["lists"][1]["lines"]
        _, german = anna.request(f"/api/rooms/{code}/lists?lang=de")
        assert german["lists"][1]["lines"] != found["lists"][1]["lines"]


def test_closed_lists_are_sent_to_nobody(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
        for options in ({}, {"lists": "closed"}):
            code = play_two(anna, "duelmasters", options=options)
            for reader in (anna, ben):
                status, said = reader.request(f"/api/rooms/{code}/lists?lang=en")
                assert (status, said["code"], said["text"]) == (403, "closed-lists", "lists are closed in this game")
                status, said = reader.request(f"/api/rooms/{code}/lists?lang=de")
                assert (status, said["text"]) == (403, "in diesem Spiel sind die Listen verdeckt")
                assert "Aqua Hulcus" not in str(said)


def test_open_lists_of_a_room_that_nobody_may_watch_are_for_those_who_sit_there(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
        code = play_two(anna, "duelmasters", options={"lists": "open"}, spectators=False)
        assert anna.request(f"/api/rooms/{code}/lists")[0] == 200
        status, said = ben.request(f"/api/rooms/{code}/lists")
        assert (status, said["code"]) == (403, "forbidden")


def test_before_the_game_begins_no_list_is_shown(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        anna = Guest(server, "Anna")
        seats = [{**ME, "deck": "first-spark"}, {"kind": "open"}]
        code = anna.open_room(*seats, game="duelmasters", options={"lists": "open"})["room"]["code"]
        status, said = anna.request(f"/api/rooms/{code}/lists")
        assert (status, said["code"]) == (409, "not-yet")
