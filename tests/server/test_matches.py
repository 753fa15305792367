"""Matches on a server: games one after the other in one room, the exchange between them, one record of it all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from regelwerk import MatchRecord, game_registry
from regelwerk.kernel.chance import Chance
from regelwerk.server.rooms import matches
from regelwerk.server.rooms.table_actions import AWAY
from regelwerk.server.storage import matches as match_store
from regelwerk.server.storage import people, retention, store
from regelwerk.server.storage.check import check_folder
from regelwerk.server.storage.matches import load_games
from regelwerk.server.storage.tables import MATCH_GAMES
from tests.server.common import ME, OPEN, RANDOM, Guest, Killed, Player, Served, served, until
from tests.server.test_upgrade import renew

SIDE = "\nside:\n4 Shattering Blow\n4 Burn Away\n2 Hearthstone\n"
WISH = {"out": ["hoa/fireball", "hoa/fireball"], "into": ["hoa/burn-away", "hoa/hearthstone"]}


def deck() -> str:
    """A deck with a side deck."""
    text = game_registry.package("wowtcg").web.deck_text("frost-and-flame").partition("\nside:")[0]
    return text + SIDE


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "data") as found:
        yield found


class Table:
    """A match of Anna and Ben, with a spectator."""

    def __init__(self, server: Served | Killed, **more: Any) -> None:
        self.server = server
        self.guests = [Guest(server, "Anna"), Guest(server, "Ben")]
        seated = self.guests[0].open_room({**ME, "deck": deck()}, OPEN, match=3, **more)
        self.code = seated["room"]["code"]
        status, found = self.guests[1].request(f"/api/rooms/{self.code}/join", {"deck": deck()})
        assert status == 200 or status == 201, found
        self.connect()

    def connect(self) -> None:
        self.players = [guest.at(self.code) for guest in self.guests]
        self.watcher = Player(self.server, self.code)
        for one in self.all:
            one.wait("state")

    def move_to(self, server: Served) -> None:
        """Come back to another server on the same data."""
        self.server = server
        for guest in self.guests:
            guest.server = server
        self.connect()

    @property
    def all(self) -> list[Player]:
        return [*self.players, self.watcher]

    def concede(self, seat: int) -> None:
        """A seat gives this game up; everybody is told."""
        self.players[seat].send("act", verb="concede")
        for one in self.all:
            until(lambda one=one: one.drain().room["status"] == "over" or match_of(one)["between"])

    def exchange(self, seat: int, **wish: Any) -> dict[str, Any]:
        return self.players[seat].answer_to(self.players[seat].send("exchange", **wish))

    def begun(self, number: int) -> None:
        """Wait until everybody sees that game."""
        for one in self.all:
            until(lambda one=one: one.drain().room["match"]["game"] == number and one.state["over"] is None)

    def close(self) -> None:
        for one in self.all:
            one.close()


def match_of(player: Player) -> dict[str, Any]:
    found = player.room["match"]
    assert isinstance(found, dict)
    return found


def asked(player: Player) -> dict[str, Any]:
    """What a seat was told last of its exchange."""
    player.answer_to(player.send("ping"))
    return [message for message in player.all if message["t"] == "exchange"][-1]


def record_of(guest: Guest, room: dict[str, Any]) -> MatchRecord:
    status, text = guest.request(f"/api/replays/{room['replay']}/file")
    assert status == 200
    return MatchRecord.read(text)


def test_a_match_goes_on_until_one_side_has_won_it_and_is_one_record(server: Served) -> None:
    table = Table(server)
    anna, ben = table.players
    assert match_of(anna) == {
        "length": 3, "game": 1, "won": [], "wins": [0, 0], "between": False, "winners": None,
    }  # fmt: skip
    table.concede(0)
    assert anna.room["status"] == "playing" and anna.room["replay"] == ""
    assert match_of(table.watcher)["wins"] == [0, 1] and match_of(ben)["between"]
    found = asked(anna)
    assert found["can"] and found["game"] == 2 and not found["done"] and found["left"] is None
    assert sum(card["count"] for card in found["main"]) == 60
    assert {card["code"]: card["count"] for card in found["side"]}["hoa/burn-away"] == 4

    assert table.exchange(0, **WISH)["t"] == "done"
    assert asked(anna)["done"] and asked(anna)["out"] == WISH["out"]
    assert table.exchange(1)["t"] == "done"
    table.begun(2)
    assert anna.state["fresh"] and anna.state["ask"] is not None, "who has lost says who begins"
    assert anna.state["ask"]["kind"] == "who begins" or "first" in anna.state["ask"]["text"][0]
    table.concede(0)
    for one in table.all:
        assert one.room["status"] == "over" and match_of(one)["winners"] == [1] and match_of(one)["won"] == [1, 1]

    record = record_of(table.guests[0], anna.room)
    assert str(record.verify()) == "EXACT after 2 games"
    assert record.exchanges == [[(0, tuple(WISH["out"]), tuple(WISH["into"]))], []]
    assert record.result == {"winners": [1], "won": [1, 1]}

    # Its games are watched one by one, and it can be uploaded again.
    for game, fireballs in ((1, 3), (2, 1)):
        status, info = table.guests[0].request(f"/api/replays/{anna.room['replay']}?game={game}&lang=de")
        assert status == 200 and info["verdict"] == "EXACT" and info["match"]["game"] == game
        assert info["match"]["won"] == [1, 1] and info["match"]["verdict"] == "EXACT"
        _, seen = table.guests[0].request(
            f"/api/replays/{anna.room['replay']}/frames?game={game}&from=0&count=1&seat=0"
        )
        assert len(seen["frames"]) == 1
        assert record.replays[game - 1].header["decks"][0]["main"].count("hoa/fireball") == fireballs
    (behind, _) = info["match"]["exchanges"]
    assert [card["name"] for card in behind[0]["into"]] == ["Burn Away", "Ruhestein"]
    assert table.guests[0].request(f"/api/replays/{anna.room['replay']}?game=3")[0] == 400
    status, uploaded = table.guests[1].request("/api/replays", {"text": record.text()})
    assert status == 201 and uploaded["match"]["games"] == 2
    table.close()


def test_wrong_exchanges_are_refused_with_words_and_change_nothing(server: Served) -> None:
    table = Table(server)
    assert table.exchange(0)["code"] == "not-now", "a game is on"
    table.concede(1)
    for wish, said in (
        ({"out": WISH["out"]}, "one for one: 2 go out and 0 come in"),
        ({"out": ["hoa/hearthstone"], "into": ["hoa/hearthstone"]}, "main deck does not hold Hearthstone"),
        ({"out": ["hoa/fireball"], "into": ["hoa/no-such-card"]}, "side deck does not hold hoa/no-such-card"),
        ({"out": ["hoa/fireball"] * 2, "into": ["hoa/hearthstone"] * 3}, "one for one"),
    ):
        answer = table.exchange(0, **wish)
        assert answer["t"] == "refused" and said in answer["reasons"][0]["text"], answer
        assert answer["reasons"][0]["rule"] == "ruling:match-exchange"
        assert not asked(table.players[0])["done"]
    german = table.guests[0].at(table.code, lang="de")
    german.wait("exchange")
    told = german.answer_to(german.send("exchange", out=["hoa/hearthstone"], into=["hoa/hearthstone"]))
    assert "nicht in deinem Hauptdeck" in told["reasons"][0]["text"]
    german.close()
    watching = table.watcher.answer_to(table.watcher.send("exchange"))
    assert watching["code"] == "not-seated"
    anna = table.players[0]
    anna.socket.send(json.dumps({"t": "exchange", "out": [7]}))
    assert anna.wait("problem")["code"] == "bad-message"
    for verb in ("concede", "offer draw", "claim"):
        assert anna.answer_to(anna.send("act", verb=verb))["code"] == "not-now", "no game is on"
    assert anna.answer_to(anna.send("back"))["code"] == "not-now"
    table.close()


def test_nobody_learns_what_others_exchange_nor_that_they_have_said_it(server: Served) -> None:
    table = Table(server)
    table.concede(0)
    for one in table.all:
        one.answer_to(one.send("ping"))
        one.drain()
        one.raw.clear()
    assert table.exchange(0, **WISH)["t"] == "done"
    assert table.exchange(0)["t"] == "done", "it may be said anew until the next game begins"
    for other in (table.players[1], table.watcher):
        other.answer_to(other.send("ping"))
        assert [json.loads(text)["t"] for text in other.raw] == ["pong"]
    for guest in (table.guests[1], Guest(server)):
        _, room = guest.request(f"/api/rooms/{table.code}")
        assert "given" not in json.dumps(room) and "fireball" not in json.dumps(room)
    late = Player(server, table.code)
    late.wait("state")
    late.answer_to(late.send("ping"))
    assert all(message["t"] != "exchange" for message in late.all)
    late.close()
    ben = table.guests[1].at(table.code)
    told = ben.wait("exchange")
    assert not told["done"] and told["out"] == []
    ben.close()
    table.close()


@pytest.mark.parametrize("game", game_registry.GAMES)
def test_a_match_against_a_computer_is_played_to_its_end(server: Served, game: str) -> None:
    anna = Guest(server, "Anna")
    side = {"deck": deck()} if game == "wowtcg" else {}
    seated = anna.open_room({**ME, **side}, {**RANDOM, **side}, game=game, match=3)
    player = anna.at(seated["room"]["code"])
    chance = Chance(4)
    player.play(chance, 12)
    for _ in range(3):
        player.send("act", verb="concede")
        until(lambda: player.drain().room["status"] == "over" or match_of(player)["between"])
        if player.room["status"] == "over":
            break
        assert asked(player)["can"] is bool(side)
        player.send("exchange")
        until(lambda: not match_of(player.drain())["between"] and player.state["over"] is None)
        player.play(chance, 12)
    assert match_of(player)["wins"] == [0, 2] and match_of(player)["winners"] == [1]
    assert record_of(anna, player.room).verify().outcome == "EXACT"
    player.close()


def test_computers_alone_play_a_match_to_the_end(server: Served) -> None:
    anna = Guest(server, "Anna")
    seated = anna.open_room(RANDOM, RANDOM, game="duelmasters", match=3)
    watcher = Player(server, seated["room"]["code"])
    until(lambda: watcher.drain().room and watcher.room["status"] == "over", 60)
    assert record_of(anna, watcher.room).verify().outcome == "EXACT"
    watcher.close()


def test_who_says_nothing_in_time_keeps_his_deck(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "EXCHANGE_SECONDS", 1)
    table = Table(server, clock={"kind": "game", "seconds": 600, "increment": 0})
    table.concede(0)
    assert 0 <= asked(table.players[1])["left"] <= 1000
    assert table.exchange(0, **WISH)["t"] == "done"
    table.begun(2)
    table.concede(0)
    record = record_of(table.guests[0], table.players[0].room)
    assert record.exchanges[0] == [(0, tuple(WISH["out"]), tuple(WISH["into"]))]
    table.close()


def test_who_has_been_away_for_long_may_be_claimed_to_keep_his_deck(server: Served) -> None:
    table = Table(server)
    anna, ben = table.players
    table.concede(0)
    refused = ben.answer_to(ben.send("act", verb="claim"))
    assert refused["code"] == "not-now" and "Anna" in refused["text"]
    anna.close()
    table.players.pop(0)
    room = server.lobby.rooms[table.code]
    until(lambda: room.away(0) is not None)
    room.last_seen[0] -= AWAY
    assert ben.answer_to(ben.send("act", verb="claim"))["t"] == "done"
    assert ben.answer_to(ben.send("exchange"))["t"] == "done"
    table.begun(2)
    table.close()


def test_a_rematch_is_a_match_with_the_decks_as_they_were_handed_in(server: Served) -> None:
    table = Table(server)
    table.concede(0)
    table.exchange(0, **WISH)
    table.exchange(1)
    table.begun(2)
    table.concede(0)
    for player in table.players:
        player.send("rematch")
    code = ""
    while not code:
        code = table.players[0].wait("rematch")["room"]
    again = table.guests[0].at(code)
    again.wait("state")
    assert match_of(again)["length"] == 3 and match_of(again)["won"] == []
    record = server.lobby.rooms[code].record
    assert record.setup["decks"][1]["main"].count("hoa/fireball") == 3
    again.close()
    table.close()


def test_a_match_is_refused_where_there_cannot_be_one(server: Served) -> None:
    anna = Guest(server, "Anna")
    status, why = anna.request("/api/rooms", {"game": "wowtcg", "seats": [ME, RANDOM, RANDOM], "match": 3})
    assert status == 400 and why["text"] == "a match is played between two sides"
    status, _ = anna.request("/api/rooms", {"game": "wowtcg", "seats": [ME, RANDOM], "match": 2})
    assert status == 400


@pytest.mark.thorough
def test_a_killed_server_goes_on_between_two_games_with_half_of_the_exchanges(tmp_path: Path) -> None:
    server = Killed(tmp_path / "data")
    try:
        table = Table(server, clock={"kind": "game", "seconds": 3600, "increment": 0})
        table.concede(0)
        assert table.exchange(0, **WISH)["t"] == "done"
        server.kill()
        table.close()
        server.start()
        table.connect()
        anna, ben = table.players
        assert asked(anna)["done"] and asked(anna)["out"] == WISH["out"] and not asked(ben)["done"]
        assert asked(ben)["left"] > 60_000
        assert match_of(anna)["between"] and anna.state["over"] is not None
        assert table.exchange(1)["t"] == "done"
        table.begun(2)
        table.concede(0)
        assert record_of(table.guests[0], table.players[0].room).verify().outcome == "EXACT"
        assert match_of(table.watcher)["winners"] == [1]
        table.close()
    finally:
        server.stop()


@pytest.mark.parametrize("lost", ["game", "exchange", "next game"])
def test_what_was_not_written_down_is_done_again_after_a_kill(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lost: str
) -> None:
    """The server dies where a game is over and not yet settled, with one exchange, or with all of them."""
    folder = tmp_path / "data"

    def fails(*given: Any) -> Any:
        raise RuntimeError("killed")

    with served(folder) as server:
        table = Table(server)
        if lost == "game":
            monkeypatch.setattr(matches, "begin_interval", fails)
            table.players[0].send("act", verb="concede")
            until(lambda: table.players[0].drain().state["over"])
        else:
            table.concede(0)
            assert table.exchange(0, **WISH)["t"] == "done"
        if lost == "next game":
            monkeypatch.setattr(match_store, "begin_next_game", fails)
            table.exchange(1)
        table.close()
        server.do(forget_rooms(server))
    monkeypatch.undo()
    with served(folder) as server:
        table.move_to(server)
        if lost == "game":
            until(lambda: match_of(table.players[0].drain())["between"])
            assert table.exchange(0, **WISH)["t"] == "done"
        if lost != "next game":
            assert table.exchange(1)["t"] == "done"
        table.begun(2)
        table.concede(0)
        record = record_of(table.guests[0], table.players[0].room)
        assert record.verify().outcome == "EXACT"
        assert record.exchanges[0] == [(0, tuple(WISH["out"]), tuple(WISH["into"]))]
        table.close()


async def forget_rooms(server: Served) -> None:
    """As if it had been killed: nothing is written at the end."""
    for room in server.lobby.rooms.values():
        assert room.task is not None
        room.task.cancel()
    server.lobby.rooms.clear()


def test_a_match_goes_on_under_another_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "data"
    with served(folder) as server:
        table = Table(server)
        table.concede(0)
        assert table.exchange(0, **WISH)["t"] == "done"
        table.close()
    renew(monkeypatch, "another engine")
    with served(folder) as server:
        table.move_to(server)
        assert "updated" in table.players[0].room["notes"][0]
        assert asked(table.players[0])["done"]
        assert table.exchange(1)["t"] == "done"
        table.begun(2)
        assert table.players[0].room["notes"] == [], "the next game has begun under this engine"
        table.concede(0)
        record = record_of(table.guests[0], table.players[0].room)
        assert record.replays[0].header["epochs"][0]["engine"] == "another engine"
        assert record.verify().outcome in ("EXACT", "UNVERIFIED"), str(record.verify())
        table.close()


def test_an_operator_finds_exports_and_deletes_what_a_match_keeps(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with served(folder) as server:
        table = Table(server)
        guest = server.lobby.rooms[table.code].record.details.places[0].guest
        table.concede(0)
        table.exchange(0, **WISH)
        table.exchange(1)
        table.begun(2)
        table.close()
        with server.lobby.database.engine.begin() as connection:
            exported = people.export_guest(guest)(connection)
            assert exported is not None
            assert exported["rooms"][0]["exchanges"] == [{"game": 1, "seat": 0, "out": WISH["out"], "in": WISH["into"]}]
    assert check_folder(folder) == []
    with served(folder) as server:
        with server.lobby.database.engine.begin() as connection:
            connection.execute(update(MATCH_GAMES).values(text=b"rubbish"))
        assert [(found.kind, found.why) for found in check_folder(folder)] == [("games", "1")]
        with server.lobby.database.engine.begin() as connection:
            assert people.forget_guest(guest)(connection)
            record = store.find_room(table.code)(connection)
            assert record is not None and record.status == "over"
            retention.delete_room(table.code)(connection)
            assert load_games(table.code)(connection) == []
