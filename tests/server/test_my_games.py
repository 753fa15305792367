"""My games: those that go on with whose move it is, those that are over, in figures; nobody else gets them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from regelwerk.kernel.chance import Chance
from regelwerk.server.rooms.housekeeping import Housekeeper, retire
from regelwerk.server.storage import people, store
from regelwerk.server.storage.retention import Retention
from regelwerk.server.storage.store import DAY
from regelwerk.server.storage.tables import ROOMS
from tests.server.common import ME, OPEN, RANDOM, Guest, Player, Served, served, until

DUEL = "duelmasters"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("mine") / "data") as found:
        yield found


def running(guest: Guest) -> list[dict[str, Any]]:
    status, found = guest.request("/api/me/games/running")
    assert status == 200, found
    return list(found["games"])


def finished(guest: Guest, query: str = "") -> dict[str, Any]:
    status, found = guest.request(f"/api/me/games/finished{query}")
    assert status == 200, found
    assert isinstance(found, dict)
    return found


def between_two(server: Served, anna: Guest, ben: Guest, **more: Any) -> str:
    """A game of two people that has begun."""
    code = str(anna.open_room(ME, OPEN, **more)["room"]["code"])
    assert ben.request(f"/api/rooms/{code}/join", {})[0] == 201
    anna.at(code).wait("state")
    return code


def concede(guest: Guest, code: str) -> dict[str, Any]:
    """Give a game up; its room afterwards."""
    player = guest.at(code)
    player.wait("state")
    player.send("act", verb="concede")
    until(lambda: player.drain().room.get("replay"))
    player.close()
    return player.room


def asked_in(server: Served, code: str) -> int:
    return server.lobby.rooms[code].asked


def test_the_games_in_which_i_am_asked_come_first(server: Served) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    codes = [between_two(server, anna, ben) for _ in range(2)]
    waiting = anna.open_room(ME, OPEN)["room"]["code"]
    other = between_two(server, ben, anna, game=DUEL)
    of_anna, of_ben = running(anna), running(ben)
    assert {one["room"]["code"] for one in of_anna} == {*codes, waiting, other}
    for one in [*of_anna, *of_ben]:
        if one["room"]["status"] == "playing":
            assert one["asked"] == asked_in(server, one["room"]["code"]) and one["since"] > 0
        else:
            assert one["asked"] == -1
    for listed in (of_anna, of_ben):
        mine = [one["asked"] == one["seat"] for one in listed]
        assert mine == sorted(mine, reverse=True)
    assert of_anna[-1]["room"]["code"] == waiting, "where nobody plays yet is nothing to do"


def test_whose_move_it_is_stays_known_when_the_server_begins_anew(tmp_path: Path) -> None:
    with served(tmp_path / "data") as first:
        anna, ben = Guest(first, "Anna"), Guest(first, "Ben")
        between_two(first, anna, ben)
        before = running(anna)
        assert before[0]["asked"] in (0, 1)
    with served(tmp_path / "data") as second:
        anna.server = second
        assert second.lobby.rooms == {}
        assert [one["asked"] for one in running(anna)] == [one["asked"] for one in before]


def test_what_was_not_sent_yet_is_not_told_either(server: Served) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    code = between_two(server, anna, ben)
    (shown,) = running(ben)
    room = server.lobby.rooms[code]
    room.asked, room.clock.asked = 1 - room.asked, 1 - room.clock.asked  # decided, and held back until it is sent
    assert running(ben) == [shown]


def test_a_finished_game_counts_for_both_with_its_deck_and_opponent(server: Served) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    code = between_two(server, anna, ben)
    room = concede(ben, code)
    (of_anna,), (of_ben,) = finished(anna)["games"], finished(ben)["games"]
    assert (of_anna["outcome"], of_ben["outcome"]) == ("won", "lost")
    assert of_anna["room"]["code"] == code and of_anna["replay"] == of_ben["replay"] == room["replay"]
    assert of_anna["begun"] <= of_anna["ended"] and of_anna["decisions"] >= 1
    (deck,), (opponent,) = finished(anna)["decks"], finished(anna)["opponents"]
    assert deck["name"] == of_anna["room"]["seats"][0]["deck"] and deck["won"] == 1
    german = finished(anna, "?lang=de")
    assert german["decks"][0]["name"] == german["games"][0]["room"]["seats"][0]["deck"]
    assert (deck["name"], german["decks"][0]["name"]) == ("Elendril's first hunt", "Elendrils erste Jagd")
    assert (opponent["name"], opponent["player"], opponent["won"], opponent["lost"]) == ("Ben", "", 1, 0)
    assert running(anna) == []


def test_nobody_gets_the_games_of_another_guest(server: Served) -> None:
    anna, ben, carl = (Guest(server, name) for name in ("Anna", "Ben", "Carl"))
    seated = anna.open_room(ME, OPEN)
    code = seated["room"]["code"]
    ben.request(f"/api/rooms/{code}/join", {})
    concede(anna, code)
    nothing = {"total": 0, "games": [], "decks": [], "opponents": []}
    assert running(carl) == [] and finished(carl) == nothing
    assert carl.request("/api/me/replays")[1] == {"total": 0, "replays": []}
    for path in ("/api/me/games/running", "/api/me/games/finished", "/api/me/replays"):
        assert Guest(server).request(path)[0] == 401, "who has not said who it is has no games"
        assert Guest(server).request(path, headers={"Authorization": f"Bearer {seated['token']}"})[0] == 401


def test_nothing_of_a_game_that_goes_on_is_told_that_its_room_does_not_tell(server: Served) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    code = between_two(server, anna, ben)
    (one,) = running(anna)
    assert set(one) == {"room", "seat", "asked", "since"} and one["since"] % 60 == 0
    assert one["room"] == anna.request(f"/api/rooms/{code}")[1]
    assert one["room"]["seats"][1]["deck"] == "", "the other's deck is not told before the game is over"


def test_a_seat_that_was_left_is_in_nobodys_list_but_its_new_player_s(server: Served) -> None:
    anna, ben, carl = (Guest(server, name) for name in ("Anna", "Ben", "Carl"))
    three = anna.open_room(ME, OPEN, OPEN)["room"]["code"]
    assert ben.request(f"/api/rooms/{three}/join", {"seat": 1})[0] == 201
    assert three in [one["room"]["code"] for one in running(ben)]
    assert ben.request(f"/api/rooms/{three}/leave", {})[0] == 200
    assert three not in [one["room"]["code"] for one in running(ben)]
    assert carl.request(f"/api/rooms/{three}/join", {"seat": 1})[0] == 201
    assert [one["room"]["code"] for one in running(carl)] == [three]


def test_history_comes_in_parts_and_by_game(server: Served) -> None:
    anna = Guest(server, "Anna")
    codes: list[str] = []
    for game in ("wowtcg", DUEL, "wowtcg"):
        codes.insert(0, concede(anna, anna.open_room(ME, RANDOM, game=game)["room"]["code"])["code"])
    assert [one["room"]["code"] for one in finished(anna)["games"]] == codes, "the latest first"
    parts = [finished(anna, f"?from={first}&count=1") for first in range(4)]
    assert [[one["room"]["code"] for one in part["games"]] for part in parts] == [[code] for code in codes] + [[]]
    assert {part["total"] for part in parts} == {3}
    of_one = finished(anna, f"?game={DUEL}")
    assert of_one["total"] == 1 and [one["room"]["game"] for one in of_one["games"]] == [DUEL]
    assert [tally["game"] for tally in of_one["decks"]] == [DUEL]
    (computer,) = finished(anna)["opponents"]
    assert (computer["player"], computer["lost"]) == ("random", 3)
    assert anna.request("/api/me/games/finished?game=chess")[0] == 404
    assert len(finished(anna, "?count=1000&from=-4")["games"]) == 3, "numbers are kept within their bounds"


def test_a_match_is_one_game_with_the_games_that_it_had(server: Served) -> None:
    anna = Guest(server, "Anna")
    code = anna.open_room(ME, RANDOM, match=3)["room"]["code"]
    player = anna.at(code)
    player.wait("state")
    player.send("act", verb="concede")
    until(lambda: player.drain().room["match"]["between"])
    (one,) = running(anna)
    assert one["asked"] == one["seat"] == 0, "I have not said what I exchange"
    player.answer_to(player.send("exchange", out=[], into=[]))
    until(lambda: player.drain().room["match"]["game"] == 2 and player.state["over"] is None)
    player.send("act", verb="concede")
    until(lambda: player.drain().room.get("replay"))
    history = finished(anna)
    (one,) = history["games"]
    assert (history["total"], one["outcome"], one["room"]["match"]["won"]) == (1, "lost", [1, 1])
    assert one["decisions"] >= 2
    player.close()


def test_a_replay_that_was_deleted_is_named_no_more(server: Served) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    replay = concede(anna, between_two(server, anna, ben))["replay"]
    (listed,) = anna.request("/api/me/replays")[1]["replays"]
    assert (listed["code"], listed["game"], listed["names"]) == (replay, "wowtcg", ["Anna", "Ben"])
    assert not listed["uploaded"] and listed["room"]
    assert anna.request(f"/api/replays/{replay}", method="DELETE")[0] == 204
    assert finished(anna)["games"][0]["replay"] == "" and finished(anna)["total"] == 1
    assert anna.request("/api/me/replays")[1] == {"total": 0, "replays": []}
    assert finished(ben)["games"][0]["replay"] == replay, "the other's is the other's"


def test_games_go_with_their_rooms_and_with_their_guest(server: Served) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    codes = [concede(anna, between_two(server, anna, ben))["code"] for _ in range(2)]
    server.do(retire(server.lobby, [codes[0]]))
    old = update(ROOMS).where(ROOMS.c.code == codes[0]).values(updated=store.now() - 20 * DAY)
    server.do(server.lobby.database.write(lambda connection: connection.execute(old)))
    server.do(Housekeeper(server.lobby, server.context.events, Retention(finished=10)).clean())
    history = finished(anna)
    assert [one["room"]["code"] for one in history["games"]] == [codes[1]]
    assert history["total"] == history["decks"][0]["lost"] == 1
    (gone,) = [one for one in anna.request("/api/me/replays")[1]["replays"] if not one["room"]]
    assert gone["names"] == ["Anna", "Ben"], "its replay stays until I delete it"

    number = ben.request("/api/me")[1]["id"]
    server.do(retire(server.lobby, [codes[1]]))
    assert server.do(server.lobby.database.write(people.forget_guest(number)))
    assert [one["name"] for one in finished(anna)["opponents"]] == [people.NOBODY]


def test_a_lesson_goes_on_but_counts_for_nothing(server: Served) -> None:
    anna = Guest(server, "Anna")
    status, seated = anna.request("/api/lessons", {"game": DUEL, "lang": "en"})
    assert status == 201
    code = seated["room"]["code"]
    assert [one["room"]["code"] for one in running(anna)] == [code]
    concede(anna, code)
    assert running(anna) == [] and finished(anna)["total"] == 0


def test_what_is_played_is_what_is_listed(server: Served) -> None:
    """The seat that is asked is the same at the table and in the list, all through a game."""
    anna = Guest(server, "Anna")
    code = anna.open_room(ME, RANDOM)["room"]["code"]
    player: Player = anna.at(code)
    for step in range(4):
        player.play(Chance(step), 1)
        player.asked()
        (one,) = running(anna)
        assert one["asked"] == player.state["waiting"]["seat"]
    player.close()
