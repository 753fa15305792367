"""Rooms over HTTP: opening, joining, leaving, finding; replays, playing on, reports."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regelwerk import Replay
from regelwerk.kernel.chance import Chance
from regelwerk.server.rooms import lobby
from tests.server.common import GAME, ME, OPEN, RANDOM, Guest, Player, Served, duel, served, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("rooms") / "data") as found:
        yield found


def codes(guest: Guest, path: str = "/api/rooms") -> list[str]:
    status, answer = guest.request(path)
    assert status == 200
    return [room["code"] for room in answer["rooms"]]


def test_open_rooms_are_listed_private_ones_are_not_and_mine_always_are(server: Served) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    public = anna.open_room(ME, OPEN, private=False)["room"]["code"]
    private = anna.open_room(ME, OPEN)["room"]["code"]
    assert public in codes(ben)
    assert private not in codes(ben)
    assert {public, private} <= set(codes(anna, "/api/me/rooms"))
    assert codes(ben, "/api/me/rooms") == []
    status, room = ben.request(f"/api/rooms/{private}")  # whoever has the link finds it
    assert (status, room["seats"][0]["name"], room["seats"][0]["mine"]) == (200, "Anna", False)


def test_a_game_begins_for_everybody_when_the_last_one_sits_down(server: Served) -> None:
    anna, ben, carl = Guest(server, "Anna"), Guest(server, "Ben"), Guest(server, "Carl")
    code = anna.open_room(ME, OPEN, OPEN)["room"]["code"]
    first = anna.at(code)
    first.wait("welcome")
    assert first.answer_to(first.send("act", verb="concede"))["code"] == "not-yet"
    assert ben.request(f"/api/rooms/{code}/join", {"seat": 2})[1]["seat"] == 2
    assert ben.request(f"/api/rooms/{code}/join", {"seat": 1})[1]["seat"] == 2, "one seat for each"
    assert not first.state
    status, seated = carl.request(f"/api/rooms/{code}/join", {"name": "Ben"})
    assert (status, seated["seat"], seated["room"]["status"]) == (201, 1, "playing")
    first.wait("state")
    assert len({seat["name"] for seat in first.room["seats"]}) == 3, "two of one name are told apart"
    assert carl.request(f"/api/rooms/{code}/join", {})[0] == 201
    assert Guest(server, "Dora").request(f"/api/rooms/{code}/join", {})[0] == 409
    players = [first, carl.at(code), ben.at(code)]
    assert duel(players, Chance(1), 30) == 30
    for player in players:
        player.close()


def test_who_joins_a_team_needs_a_hero_of_its_faction(server: Served) -> None:
    """rb06:mehrspieler-fraktion: it is refused when somebody sits down, not when all have come."""
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    seats = [{**ME, "deck": "learn-elendril", "team": 0}, {**OPEN, "team": 1}, {**OPEN, "team": 0}, {**OPEN, "team": 1}]
    room = anna.open_room(*seats)["room"]
    assert [seat["team"] for seat in room["seats"]] == [0, 1, 0, 1]
    wish = {"seat": 2, "deck": "learn-radak", "lang": "de"}
    status, wrong = ben.request(f"/api/rooms/{room['code']}/join", wish)
    assert (status, wrong["code"], wrong["faults"][0]["rule"]) == (409, "bad-team", "rb06:mehrspieler-fraktion")
    assert "derselben Fraktion" in wrong["faults"][0]["text"]
    status, _ = ben.request(f"/api/rooms/{room['code']}/join", {**wish, "seat": 1})
    assert status == 201
    status, wrong = anna.request(
        "/api/rooms", {"game": GAME, "seats": [{**seats[0]}, {**RANDOM, "deck": "learn-radak", "team": 0}, *seats[3:]]}
    )
    assert (status, wrong["code"]) == (409, "bad-team")


def test_who_gets_up_before_the_game_leaves_the_seat_to_others(server: Served) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    code = anna.open_room(ME, OPEN, OPEN)["room"]["code"]
    ben.request(f"/api/rooms/{code}/join", {})
    assert Guest(server, "Carl").request(f"/api/rooms/{code}/leave", {})[0] == 403
    status, room = ben.request(f"/api/rooms/{code}/leave", {})
    assert (status, [seat["kind"] for seat in room["seats"]]) == (200, ["person", "open", "open"])
    status, room = anna.request(f"/api/rooms/{code}/leave", {})
    assert room["status"] == "over"
    playing = anna.open_room(ME, RANDOM)["room"]["code"]
    assert anna.request(f"/api/rooms/{playing}/leave", {})[0] == 409


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({"game": "chess", "seats": [ME, RANDOM]}, 404),
        ({"game": GAME, "seats": [ME]}, 400),
        ({"game": GAME, "seats": [ME, ME]}, 400),
        ({"game": GAME, "seats": [ME] + [RANDOM] * 12}, 400),
        ({"game": GAME, "seats": [ME, {"kind": "computer", "player": "cheater"}]}, 400),
        ({"game": GAME, "seats": [{**ME, "deck": "no such deck"}, RANDOM]}, 404),
        ({"game": GAME, "seats": [{**ME, "deck": "hero: Elendril\n1 Bloodclaw\n"}, RANDOM]}, 400),
        ({"game": GAME, "seats": [ME, RANDOM], "edition": "1999"}, 400),
        ({"game": GAME, "seats": [ME, RANDOM], "options": {"board": "x"}}, 400),
        ({"game": GAME, "seats": [ME, RANDOM], "clock": {"kind": "game", "seconds": -1}}, 400),
        ({"game": GAME}, 400),
    ],
)
def test_rooms_that_cannot_be_are_refused_with_words(server: Served, form: dict[str, object], status: int) -> None:
    anna = Guest(server, "Anna")
    got, answer = anna.request("/api/rooms?lang=de", form)
    assert got == status, answer
    assert answer["text"]
    if "Elendril" in str(form):
        assert answer["faults"][0]["rule"] == "wow:100.1"


def test_only_who_has_said_who_it_is_opens_rooms_and_not_too_many(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Guest(server).request("/api/rooms", {"game": GAME, "seats": [ME, RANDOM]})[0] == 401
    monkeypatch.setattr(lobby, "MOST_RUNNING", 2)
    anna = Guest(server, "Anna")
    form = {"game": GAME, "seats": [ME, RANDOM]}
    assert [anna.request("/api/rooms", form)[0] for _ in range(3)] == [201, 201, 429]


def test_computers_alone_play_by_themselves(server: Served) -> None:
    anna = Guest(server, "Anna")
    seated = anna.open_room(RANDOM, RANDOM, private=False)
    assert (seated["seat"], seated["token"]) == (-1, "")
    code = seated["room"]["code"]
    watcher = Guest(server).at(code)
    until(lambda: [watcher.drain(), watcher.room.get("status") == "over"][1])
    watcher.close()


def test_names_are_made_fit_to_be_read(server: Served) -> None:
    anna = Guest(server)
    status, me = anna.request("/api/me", {"name": "  A\u202en\n\x07na "})
    assert (status, me["name"]) == (200, "A n na")
    assert anna.request("/api/me", {"name": "\u202e \n"})[0] == 400
    assert anna.request("/api/me")[1] == me


# ------------------------------------------------------------------------------ replays


@pytest.fixture(scope="module")
def finished(server: Served) -> tuple[Guest, str, str]:
    """A game that is over: one of its players, its room, its replay."""
    anna = Guest(server, "Anna")
    code = anna.open_room(ME, RANDOM)["room"]["code"]
    player = anna.at(code)
    player.play(Chance(1), 90)
    player.asked()
    player.send("act", verb="concede")
    until(lambda: [player.drain(), player.room["status"] == "over"][1])
    player.close()
    return anna, code, player.room["replay"]


def test_a_replay_shows_each_step_as_a_seat_saw_it(server: Served, finished: tuple[Guest, str, str]) -> None:
    guest, _, code = finished
    other = Guest(server)  # whoever has the link
    status, info = other.request(f"/api/replays/{code}?lang=de")
    assert (status, info["verdict"], info["code"]) == (200, "EXACT", code)
    frames: list[dict[str, Any]] = []
    while len(frames) <= info["steps"]:
        path = f"/api/replays/{code}/frames?from={len(frames)}&count=60&seat=0&lang=de"
        status, got = other.request(path)
        assert status == 200
        frames += got["frames"]
    assert [frame["at"] for frame in frames] == list(range(info["steps"] + 1))
    assert all(frame["view"]["seat"] == 0 for frame in frames)
    assert any(frame["chosen"] for frame in frames)
    assert any(line["rule"] for frame in frames for line in frame["news"])
    assert frames[info["turns"][3]["at"]]["view"]["turn"] == 4
    status, watched = other.request(f"/api/replays/{code}/frames?from=40&count=1&seat=1")
    assert watched["frames"][0]["view"]["seat"] == 1
    assert other.request(f"/api/replays/{code}/frames?seat=9")[0] == 400
    assert other.request("/api/replays/nosuch")[0] == 404
    assert len(guest.request(f"/api/replays/{code}/frames?from=999999")[1]["frames"]) == 0


def test_a_replay_file_can_be_read_verified_and_uploaded(server: Served, finished: tuple[Guest, str, str]) -> None:
    guest, _, code = finished
    _, text = guest.request(f"/api/replays/{code}/file")
    assert Replay.read(text).verify().outcome == "EXACT"
    status, info = guest.request("/api/replays", {"text": text})
    assert (status, info["verdict"]) == (201, "EXACT")
    assert info["code"] != code
    changed = text.replace('"i": 0', '"i": 1', 3)
    status, info = guest.request("/api/replays", {"text": changed})
    assert status in (201, 400)
    assert status == 400 or info["verdict"] in ("EXACT", "UNVERIFIED", "DIVERGED")


def test_a_game_is_played_on_from_a_step_of_a_replay(server: Served, finished: tuple[Guest, str, str]) -> None:
    _, _, code = finished
    ben = Guest(server, "Ben")
    status, seated = ben.request(f"/api/replays/{code}/play", {"at": 60, "seats": [RANDOM, ME]})
    assert (status, seated["seat"]) == (201, 1)
    _, frames = ben.request(f"/api/replays/{code}/frames?from=60&count=1&seat=1")
    player = ben.at(seated["room"]["code"])
    player.play(Chance(9), 20)
    player.asked()
    player.send("act", verb="concede")
    until(lambda: [player.drain(), player.room["status"] == "over"][1])
    first = next(message for message in player.all if message["t"] == "state")
    assert first["view"]["turn"] >= frames["frames"][0]["view"]["turn"] > 0
    status, info = ben.request(f"/api/replays/{player.room['replay']}")
    assert (status, info["verdict"]) == (200, "EXACT")
    for seats in ([ME], [ME, ME], [ME, OPEN]):
        assert ben.request(f"/api/replays/{code}/play", {"at": 1, "seats": seats})[0] == 400
    assert ben.request(f"/api/replays/{code}/play", {"at": 100_000, "seats": [ME, RANDOM]})[0] == 400
    player.close()


def test_a_report_gives_a_number_and_the_file_only_when_the_game_is_over(server: Served) -> None:
    anna = Guest(server, "Anna")
    player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"])
    player.play(Chance(2), 10)
    player.asked()
    game = server.lobby.workers.service.sessions[player.room["code"]].game  # type: ignore[attr-defined]
    position = json.loads(json.dumps(game.ruleset.position(game.state)))
    player.send("report", text="this looks wrong")
    number = player.wait("reported")["number"]
    assert anna.request(f"/api/reports/{number}")[0] == 409
    assert anna.request("/api/reports/nosuch")[0] == 404
    player.asked()
    player.send("act", verb="concede")
    until(lambda: [player.drain(), player.room["status"] == "over"][1])
    status, report = anna.request(f"/api/reports/{number}")
    assert (status, report["note"], report["seat"]) == (200, "this looks wrong", 0)
    assert Replay.read(report["replay"]).verify().outcome == "EXACT"
    assert report["step"] == len(Replay.read(report["replay"]).entries)
    assert report["position"] == position
    player.close()


def test_whoever_comes_again_and_again_files_only_so_many_reports(server: Served) -> None:
    code = Guest(server, "Anna").open_room(ME, RANDOM)["room"]["code"]
    found = []
    for _ in range(9):
        watcher = Player(server, code)
        for _ in range(3):
            found.append(watcher.answer_to(watcher.send("report", text="x"))["t"])
        watcher.close()
    assert found[:20] == ["reported"] * 20
    assert found[-1] == "problem"


def test_nobody_gets_a_replay_of_a_game_that_is_on(server: Served) -> None:
    anna = Guest(server, "Anna")
    player: Player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"])
    player.play(Chance(2), 10)
    assert player.room["replay"] == ""
    player.close()


def test_a_room_whose_game_is_over_can_be_looked_at_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        anna = Guest(server, "Anna")
        seated = anna.open_room(ME, RANDOM)
        player = anna.at(seated["room"]["code"])
        player.play(Chance(2), 10)
        player.asked()
        player.send("act", verb="concede")
        until(lambda: player.drain().room["status"] == "over")
        last = player.state["view"]
        player.close()
    with served(tmp_path / "data") as server:
        player = Player(server, seated["room"]["code"], token=seated["token"], lang="de")
        state = player.wait("state")
        assert state["view"] == last
        assert state["over"]["winners"] == [1]
        assert state["ask"] is None
        assert state["back"] == []
        assert player.room["replay"]
        player.close()
