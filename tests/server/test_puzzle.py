"""Puzzles in rooms: wrong answers are refuted and not given, no solution is sent before it is asked for."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from regelwerk import puzzles
from regelwerk.server.api.puzzle_api import listed
from regelwerk.server.worker.puzzle_session import PuzzleGameSession, started
from regelwerk.server.worker.seats import AutoPassPlan, SeatConfig
from tests.server.common import Guest, Player, Served, served

SURVIVAL = """scene: Anna survives this turn
game: wowtcg
turn: Ben 8, resource placed
task: survive
depth: 1
solutions: protect with Crazy Igvand
origin: a test

seat Anna
  hero: Litori Frostburn damage 24
  party: Crazy Igvand
  deck: 4

seat Ben
  hero: Radak Doombringer
  party: Bloodclaw
  deck: 4
"""
NAME = puzzles.shipped("duelmasters")[0].name


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("puzzles") / "data") as found:
        yield found


def begin(server: Served, name: str = NAME) -> tuple[Guest, Player, str]:
    guest = Guest(server, "Lea")
    status, granted = guest.request("/api/puzzles", {"puzzle": name})
    assert status == 201, granted
    assert granted["room"]["puzzle"] == name and granted["room"]["private"] and not granted["room"]["spectators"]
    code = str(granted["room"]["code"])
    player = guest.at(code)
    player.wait("state")
    return guest, player, code


def stands(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.state["puzzle"]
    return found


def ask(player: Player, kind: str, **more: Any) -> None:
    reply = player.answer_to(player.send(kind, **more))
    assert reply["t"] == "done", reply
    player.wait("state")


def answer(player: Player, option: int, **more: Any) -> None:
    ask(player, "answer", seq=player.state["seq"], option=option, **more)


def solve(player: Player) -> None:
    """Do what the hints say."""
    for _ in range(30):
        if stands(player)["status"] != "open":
            return
        step_on(player)


def step_on(player: Player) -> None:
    """Do what a hint says."""
    ask(player, "puzzle", want="hint")
    answer(player, stands(player)["hint"])


@pytest.mark.parametrize("name", [NAME, next(one.name for one in puzzles.shipped("duelmasters") if one.solver == 1)])
def test_whoever_follows_the_hints_solves_it_and_sees_the_proof(server: Served, name: str) -> None:
    guest, player, _ = begin(server, name)
    assert (stands(player)["solutions"], stands(player)["proof"]) == ([], [])
    solve(player)
    end = stands(player)
    assert end["status"] == "solved" and not end["shown"]
    assert end["solutions"] and len(end["proof"]) >= end["depth"]
    assert player.state["over"]["winners"] == [puzzles.by_name(name).solver]
    assert guest.request("/api/me/games/finished")[1]["total"] == 0, "it is no game that was won"
    player.close()


def test_a_wrong_answer_is_refuted_and_not_given_however_much_a_client_insists(server: Served) -> None:
    _, player, _ = begin(server)
    step_on(player)
    number = player.state["waiting"]["number"]
    wrong = player.state["ask"]["passing"]
    for more in ({}, {"insist": True}):
        answer(player, wrong, **more)
        assert stands(player)["held"] and player.state["waiting"]["number"] == number
        assert stands(player)["solutions"] == [] and stands(player)["hint"] == -1
        ask(player, "read-on")
        assert not stands(player)["held"]
    player.close()


def test_the_solution_is_shown_when_it_is_asked_for_and_played_move_by_move(server: Served) -> None:
    _, player, _ = begin(server)
    ask(player, "puzzle", want="solution")
    before = stands(player)
    assert before["shown"] and before["solutions"] and before["left"] == before["depth"]
    for left in range(before["depth"] - 1, -1, -1):
        ask(player, "puzzle", want="move")
        assert stands(player)["status"] == ("open" if left else "solved")
        assert stands(player)["left"] == left
    player.close()


def test_what_was_answered_can_be_taken_back(server: Served) -> None:
    _, player, _ = begin(server)
    first = stands(player)
    step_on(player)
    step_on(player)
    assert stands(player)["left"] < first["left"]
    ask(player, "back", to="turn")
    assert stands(player) == first
    player.close()


def test_a_puzzle_goes_on_after_a_restart_where_it_was(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        guest, player, code = begin(server)
        step_on(player)
        stood = player.state
        cookie = guest.cookie
        player.close()
    with served(tmp_path / "data") as server:
        again = Guest(server)
        again.cookie = cookie
        player = again.at(code)
        state = player.wait("state")
        assert state["puzzle"] == stood["puzzle"] and state["view"] == stood["view"]
        solve(player)
        assert stands(player)["status"] == "solved" and not stands(player)["shown"]
        player.close()


def test_another_puzzle_takes_the_place_of_one_that_is_unfinished(server: Served) -> None:
    guest, player, first = begin(server)
    player.close()
    other = puzzles.shipped("duelmasters")[1].name
    assert guest.request("/api/puzzles", {"puzzle": other})[0] == 201
    rooms = guest.request("/api/me/rooms")[1]["rooms"]
    assert [room["puzzle"] for room in rooms] == [other]
    assert guest.request(f"/api/rooms/{first}")[0] == 404


def test_the_list_names_every_puzzle_and_no_solution(server: Served) -> None:
    guest = Guest(server, "Lea")
    status, found = guest.request("/api/puzzles?lang=de")
    assert status == 200 and found["day"] == datetime.now(UTC).date().isoformat()
    assert {one["name"] for one in found["puzzles"]} == {one.name for one in puzzles.shipped()}
    assert set(found["puzzles"][0]) == {"name", "game", "number", "task", "depth"}
    assert found["today"] in found["daily"] and "Gewinne" in found["puzzles"][0]["task"]


def test_the_puzzles_of_the_day_are_each_games_in_turn() -> None:
    days = [listed("en", date.fromordinal(740_000 + number)) for number in range(60)]
    games = {one.game for one in days[0].puzzles}
    assert {one.today.partition("/")[0] for one in days[: len(games)]} == games
    of_one = [name for day in days for name in day.daily if name.startswith("duelmasters/")]
    count = len(puzzles.shipped("duelmasters"))
    assert set(of_one[:count]) == {one.name for one in puzzles.shipped("duelmasters")} or count > 60


def test_the_puzzle_of_each_day_has_a_picture_of_what_the_solver_holds() -> None:
    for number in range(30):
        found = listed("de", date.fromordinal(740_000 + number))
        assert set(found.faces) == set(found.daily)
        for name, face in found.faces.items():
            puzzle = puzzles.by_name(name)
            begun = puzzle.scene.start()
            view = begun.ruleset.view(begun.state, puzzle.solver)
            assert f'"{face.code}"' in json.dumps(view["seats"][puzzle.solver])


def test_what_is_no_puzzle_is_said(server: Served) -> None:
    guest = Guest(server, "Lea")
    assert guest.request("/api/puzzles", {"puzzle": "duelmasters/../../secret"})[0] == 404
    code = guest.open_room({"kind": "me"}, {"kind": "computer", "player": "random"})["room"]["code"]
    player = guest.at(code)
    player.wait("state")
    assert player.state["puzzle"] is None
    assert player.answer_to(player.send("puzzle", want="solution"))["t"] == "problem"
    player.close()


def test_who_survives_wins_the_game_of_the_room() -> None:
    puzzle = puzzles.read(SURVIVAL, "test")
    chairs = [SeatConfig(name, player, AutoPassPlan()) for name, player in (("Lea", ""), ("Ben", "greedy"))]
    session = PuzzleGameSession("room", puzzle, started(puzzle, {}), chairs)
    session.run()
    assert session.info("de").task.startswith("Überstehe") and session.info("en").left == 1
    entries = []
    while session.game.result is None:
        entries += session.wish("move") or session.run()
    end = session.info("en")
    assert (end.status, end.solutions) == ("solved", [["protect with Crazy Igvand"]])
    assert list(session.game.result.winners) == [0] and entries[-1].act == "concede"
