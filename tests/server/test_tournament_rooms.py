"""The rooms of a tournament's matches: clocks, results, and what is decided without playing it to its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from regelwerk.server.rooms.housekeeping import Housekeeper
from regelwerk.server.schema.close_codes import CloseCode
from regelwerk.server.storage import orders, people
from regelwerk.server.storage.orders import Order
from regelwerk.server.storage.retention import Retention
from regelwerk.server.tournaments import tables, tournaments
from regelwerk.server.tournaments.tables import game_seconds
from regelwerk.tournaments.plan import Plan, Score
from tests.server.common import Served, served, until
from tests.server.tournaments import GAME, asked, begun, concede, meeting, seen, stored, stored_room


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "data") as found:
        yield found


def test_in_an_elimination_a_drawn_match_is_played_again(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table gets another room; the winner of that one goes on."""
    anna, _, held = begun(server, system="single")
    first = asked(anna, held, "play", want=201)["room"]["code"]
    real = tables.score_of
    monkeypatch.setattr(tournaments, "score_of", lambda room: Score(0, 0, 1) if room.code == first else real(room))
    concede(anna, held)
    until(lambda: asked(anna, held, "play", want=201)["room"]["code"] != first)
    state = seen(anna, held)
    assert state["rounds"][-1][state["table"]]["score"] is None
    concede(anna, held)
    until(lambda: seen(anna, held)["rounds"][-1][state["table"]]["score"] is not None)


def test_a_match_is_best_of_three_with_clocks_that_fit_into_the_round(server: Served) -> None:
    anna, _, held = begun(server, match=3, minutes=60)
    assert game_seconds(Plan(GAME, length=3, minutes=60)) == held["clock"] == 600
    assert 0 < held["left"] <= 3_600_000
    room = asked(anna, held, "play", want=201)["room"]
    assert room["match"]["length"] == 3 and room["clock"] == {"kind": "game", "seconds": 600, "increment": 0}
    assert room["tournament"] == held["code"] and not room["spectators"]


def test_who_drops_out_loses_the_open_match_and_the_next_person_is_the_host(server: Served) -> None:
    anna, ben, held = begun(server)
    asked(anna, held, "drop", want=204)
    state = seen(ben, held)
    assert state["players"][0]["dropped"] and state["host"]
    table = next(one for one in state["rounds"][-1] if 0 in (one["first"], one["second"]))
    assert table["score"] == ([1, 0, 0] if table["second"] == 0 else [0, 1, 0])
    assert asked(anna, held, "drop", want=409)["code"] == "tournament-refused"


@pytest.mark.parametrize("length", [1, 3])
def test_who_drops_out_concedes_the_match_that_is_on(server: Served, length: int) -> None:
    """Nobody waits there any longer: the room is over, its record says why, and the other side reads who has left."""
    anna, ben, held = meeting(server, length)
    granted = asked(ben, held, "play", want=201)
    seat, player = granted["seat"], ben.at(granted["room"]["code"])
    player.wait("state")
    asked(anna, held, "drop", want=204)
    while (room := player.wait("people")["room"])["status"] != "over":
        continue
    player.close()
    assert room["notes"] == ["Anna has dropped out of the tournament and concedes."]
    if length > 1:
        assert room["match"]["wins"][seat] == 2 and room["match"]["winners"] == [seat]
    shown = ben.request(f"/api/replays/{room['replay']}")[1]
    assert shown["verdict"] == "EXACT"
    tables = seen(ben, held)["rounds"][-1]
    assert tables[seen(ben, held)["table"]]["score"][seat] == length // 2 + 1
    forgotten = orders.carry_out("forget", stored(server, held).details.places[0].guest)
    assert server.do(server.lobby.database.write(forgotten)) == "done"
    assert [note.number for note in stored_room(server, room["code"]).details.notes] == [people.NOBODY]


@pytest.mark.parametrize(
    ("length", "games", "said"), [(1, (0, 1, 0), "0–1"), (1, (0, 0, 1), "0–0–1"), (3, (1, 2, 0), "1–2")]
)
def test_a_match_that_the_host_decides_is_not_played_on(
    server: Served, length: int, games: tuple[int, int, int], said: str
) -> None:
    """Its room closes with the decision; who sits there comes back to it, reads why, and plays no further."""
    anna, ben, held = meeting(server, length, minutes=60)
    code = asked(ben, held, "play", want=201)["room"]["code"]
    players = [anna.at(code), ben.at(code)]
    for player in players:
        player.wait("state")
    if length > 1:  # the time for exchanging runs
        players[1].answer_to(players[1].send("act", verb="concede"))
        players[1].wait("exchange")
    table = seen(ben, held)["table"]
    wish = dict(zip(("first", "second", "drawn"), games))
    assert asked(anna, held, "result", {"table": table, **wish})["rounds"][-1][table]["score"] == list(games)
    assert stored_room(server, code).status == "over"
    assert [player.closed() for player in players] == [CloseCode.RESTART, CloseCode.RESTART]
    for guest, lang, words in (
        (anna, "en", f"The host of the tournament has decided this match ({said}), so it is not played on."),
        (ben, "de", f"Die Turnierleitung hat dieses Match entschieden ({said}); es wird nicht weitergespielt."),
    ):
        again = guest.at(code, lang=lang)
        again.wait("state")
        assert (again.room["status"], again.room["notes"], again.room["replay"]) == ("over", [words], "")
        for sent in (
            again.send("answer", seq=again.state["seq"], option=0),
            again.send("act", verb="concede"),
            again.send("exchange"),
        ):
            assert again.answer_to(sent)["t"] == "problem"
        again.close()
    assert stored_room(server, code).clocks.interval is None
    assert seen(ben, held)["rounds"][-1][table]["score"] == list(games)


def test_the_room_of_a_guest_who_is_forgotten_says_who_closed_it(server: Served) -> None:
    """The other side of the match has won it, and does not sit before a table that has gone silent."""
    _, ben, held = meeting(server, 1)
    code = asked(ben, held, "play", want=201)["room"]["code"]
    player = ben.at(code)
    player.wait("state")
    guest = stored(server, held).details.places[0].guest
    server.do(Housekeeper(server.lobby, server.context.events, Retention()).carry_out(Order(0, "forget", guest)))
    assert player.closed() == CloseCode.RESTART
    again = ben.at(code)
    again.wait("state")
    assert again.room["status"] == "over"
    assert again.room["notes"] == ["The operator of this server has closed this room."]
    again.close()
    table = seen(ben, held)["rounds"][-1][seen(ben, held)["table"]]
    assert table["score"] == ([1, 0, 0] if table["second"] == 0 else [0, 1, 0])


def test_the_host_decides_a_match_that_nobody_plays_and_takes_players_out(server: Served) -> None:
    anna, ben, held = begun(server)
    table = seen(ben, held)["table"]
    body = {"table": table, "first": 1, "second": 0}
    assert asked(ben, held, "result", body, want=403)["code"] == "event-host"
    assert asked(anna, held, "result", {**body, "second": 1}, want=409)["code"] == "tournament-refused"
    assert asked(anna, held, "result", body)["rounds"][-1][table]["score"] == [1, 0, 0]
    assert asked(anna, held, "result", body, want=409)["code"] == "tournament-decided"
    assert asked(ben, held, "drop", {"player": 0}, want=403)["code"] == "event-host"
    asked(anna, held, "drop", {"player": 1}, want=204)
    assert seen(anna, held)["players"][1]["dropped"]
