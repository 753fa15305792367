"""Lessons in rooms: the script goes on by itself, wrong answers are held, and all of it survives a restart."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regelwerk import lessons
from tests.server.common import Guest, Player, Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("lessons") / "data") as found:
        yield found


def begin(server: Served, game: str) -> tuple[Guest, Player, str]:
    guest = Guest(server, "Lea")
    status, granted = guest.request("/api/lessons", {"game": game})
    assert status == 201, granted
    assert granted["room"]["lesson"] and granted["room"]["private"] and not granted["room"]["spectators"]
    code = str(granted["room"]["code"])
    player = guest.at(code)
    return guest, player, code


def lesson(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.state["lesson"]
    return found


def answer(player: Player, option: int, **more: Any) -> dict[str, Any]:
    number = player.send("answer", seq=player.state["seq"], option=option, **more)
    reply: dict[str, Any] = player.answer_to(number)
    assert reply["t"] == "done", reply
    return player.wait("state")


def read_on(player: Player) -> None:
    assert player.answer_to(player.send("read-on"))["t"] == "done"
    player.wait("state")


def follow(player: Player, answers: int = 100) -> None:
    """Go along with the lesson, for so many answers at the most."""
    while lesson(player)["mode"] != "free" and answers:
        if lesson(player)["mode"] == "paused":
            assert lesson(player)["says"]
            read_on(player)
            continue
        assert player.state["ask"] is not None, "the game stops where the lesson awaits something"
        answers -= 1
        answer(player, lesson(player)["expected"][0])


@pytest.mark.parametrize("game", lessons.names())
def test_a_lesson_leads_to_its_free_half_and_the_computer_plays_on(server: Served, game: str) -> None:
    _, player, _ = begin(server, game)
    player.wait("state")
    first = lesson(player)
    assert first["mode"] == "script" and first["says"] and first["steps"] > 5 and first["aim"]
    follow(player)
    assert lesson(player)["mode"] == "free" and lesson(player)["step"] >= first["steps"]
    assert player.state["ask"] is not None
    number = player.send("act", verb="concede")
    player.answer_to(number)
    while player.state["over"] is None:
        player.wait("state")
    assert lesson(player)["ending"] == lessons.first_game(game).lost.text("en")
    player.close()


def test_a_wrong_answer_is_held_until_the_learner_insists(server: Served) -> None:
    _, player, _ = begin(server, "wowtcg")
    player.wait("state")
    right = lesson(player)["expected"]
    wrong = next(option["i"] for option in player.state["ask"]["options"] if option["i"] not in right)
    number = player.state["waiting"]["number"]
    answer(player, wrong)
    assert lesson(player)["held"] and lesson(player)["option"] == wrong
    assert player.state["waiting"]["number"] == number, "nothing has been done"
    answer(player, right[0])
    assert not lesson(player)["held"] and lesson(player)["mode"] == "script"
    wrong = next(o["i"] for o in player.state["ask"]["options"] if o["i"] not in lesson(player)["expected"])
    answer(player, wrong, insist=True)
    assert lesson(player)["mode"] == "free"
    player.close()


def test_what_was_taken_back_is_asked_for_again(server: Served) -> None:
    _, player, _ = begin(server, "duelmasters")
    player.wait("state")
    follow(player, 3)
    before = lesson(player)
    while lesson(player)["mode"] == "paused":
        read_on(player)
    asked = lesson(player)["says"]
    answer(player, lesson(player)["expected"][0])
    assert player.answer_to(player.send("back"))["t"] == "done"
    player.wait("state")
    assert before["step"] <= lesson(player)["step"] and lesson(player)["says"] == asked
    player.close()


def test_a_lesson_goes_on_after_a_restart_where_it_was(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        guest, player, code = begin(server, "wowminis")
        player.wait("state")
        follow(player, 3)
        stood = player.state
        cookie = guest.cookie
        player.close()
    with served(tmp_path / "data") as server:
        again = Guest(server)
        again.cookie = cookie
        mine = again.request("/api/me/rooms")[1]["rooms"]
        assert [(room["code"], room["lesson"]) for room in mine] == [(code, True)]
        player = again.at(code)
        state = player.wait("state")
        assert state["lesson"] == stood["lesson"] and state["view"] == stood["view"]
        follow(player)
        assert lesson(player)["mode"] == "free"
        player.close()


def test_only_games_with_a_lesson_have_one(server: Served) -> None:
    guest = Guest(server, "Lea")
    assert guest.request("/api/lessons", {"game": "chess"})[0] == 404
    _, games = guest.request("/api/games")
    assert [game["lesson"] > 0 for game in games if game["game"] in lessons.names()] == [True] * 3
    code = guest.open_room({"kind": "me"}, {"kind": "computer", "player": "random"})["room"]["code"]
    player = guest.at(code)
    player.wait("state")
    assert player.state["lesson"] is None
    assert player.answer_to(player.send("read-on"))["t"] != "done"
    player.close()
