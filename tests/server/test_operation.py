"""What an operator does with a server, running or stopped, and what a server deletes by itself."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import Connection, func, select, update

from regelwerk.kernel.chance import Chance
from regelwerk.server import administration
from regelwerk.server.administration import Administration, ServerSilentError, address_to_ban, list_rooms
from regelwerk.server.rooms import housekeeping
from regelwerk.server.rooms.housekeeping import Housekeeper, retire
from regelwerk.server.schema.close_codes import CloseCode
from regelwerk.server.serve import hold
from regelwerk.server.storage import replays, retention, store
from regelwerk.server.storage.people import NOBODY, export_guest
from regelwerk.server.storage.retention import KEEP_ALL, Retention
from regelwerk.server.storage.store import DAY
from regelwerk.server.storage.tables import CHAT, DECKS, GUESTS, ORDERS, REPLAYS, REPORTS, ROOMS, STEPS
from regelwerk.terminal.cli import main
from tests.server.common import ME, OPEN, RANDOM, Guest, Served, served


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setattr(housekeeping, "LOOK_SECONDS", 0.02)
    monkeypatch.setattr(administration, "LOOK_SECONDS", 0.02)
    with served(tmp_path / "data") as found, hold(tmp_path / "data"):
        yield found


def admin(folder: Path, *words: str) -> Result:
    """`regelwerk admin` on a data folder."""
    return CliRunner(env={"REGELWERK_SERVE_DATA": str(folder / "data")}).invoke(main, ["admin", *words])


def guest_id(guest: Guest) -> str:
    status, found = guest.request("/api/me")
    assert status == 200
    return str(found["id"])


def two_at_a_table(server: Served) -> tuple[Guest, Guest, str]:
    """Two people in a room, where both have said something."""
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    code = anna.open_room(ME, OPEN, private=False)["room"]["code"]
    assert ben.request(f"/api/rooms/{code}/join", {})[0] == 201
    for guest, text in ((anna, "from Anna"), (ben, "from Ben")):
        player = guest.at(code)
        player.wait("state")
        assert player.answer_to(player.send("say", text=text))["t"] == "done"
        assert player.answer_to(player.send("report", text=text))["t"] == "reported"
        player.close()
    return anna, ben, code


def count(server: Served, table: Any) -> int:
    """How many rows a table has."""

    def work(connection: Connection) -> int:
        return connection.scalar(select(func.count()).select_from(table)) or 0

    return server.lobby.database.reading(work)


# ------------------------------------------------------------------------------ orders


def test_a_closed_room_can_be_looked_at_but_not_played_on(server: Served, tmp_path: Path) -> None:
    anna, _, code = two_at_a_table(server)
    player = anna.at(code)
    player.wait("state")
    listed = admin(tmp_path, "rooms").output
    assert code in listed and f"Anna ({guest_id(anna)})" in listed
    result = admin(tmp_path, "close", code)
    assert (result.exit_code, result.output) == (0, f"Room {code} is closed.\n")
    assert player.closed() == CloseCode.RESTART
    again = anna.at(code)
    state = again.wait("state")
    assert again.room["status"] == "over"
    assert again.room["notes"] == ["The operator of this server has closed this room."]
    answer = again.answer_to(again.send("answer", seq=state["seq"], option=0))
    assert (answer["t"], answer["code"]) == ("problem", "no-question")
    assert admin(tmp_path, "rooms").output == "No rooms.\n"
    assert code in admin(tmp_path, "rooms", "--all").output


def test_a_room_that_waits_can_be_closed(server: Served, tmp_path: Path) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    code = anna.open_room(ME, OPEN)["room"]["code"]
    assert admin(tmp_path, "close", code).exit_code == 0
    status, wrong = ben.request(f"/api/rooms/{code}/join", {})
    assert (status, wrong["code"]) == (409, "no-seat")


def test_what_there_is_not_is_said_in_both_languages(server: Served, tmp_path: Path) -> None:
    said = {
        admin(tmp_path, kind, "nosuch", "--lang", lang).output
        for kind in ("close", "mute", "unmute", "export", "forget", "delete-replay")
        for lang in ("en", "de")
    }
    assert len(said) == 6 and all("nosuch" in text for text in said), "a room, a guest, a replay, each in two languages"
    assert admin(tmp_path, "unban", "192.0.2.7").exit_code == 1
    assert admin(tmp_path, "ban", "nonsense").exit_code == 2
    assert CliRunner().invoke(main, ["admin", "rooms", "--data", str(tmp_path / "none")]).exit_code == 1


def test_a_muted_guest_plays_and_says_nothing(server: Served, tmp_path: Path) -> None:
    anna, _, code = two_at_a_table(server)
    player = anna.at(code)
    player.wait("state")
    assert admin(tmp_path, "mute", guest_id(anna)).exit_code == 0
    refused = player.answer_to(player.send("say", text="hello?"))
    assert (refused["t"], refused["text"]) == (
        "problem",
        "the operator of this server has muted you; you can still play",
    )
    assert count(server, CHAT) == 2
    assert admin(tmp_path, "unmute", guest_id(anna)).exit_code == 0
    assert player.answer_to(player.send("say", text="thanks"))["t"] == "done"


def test_a_banned_address_is_refused_everything_at_once(server: Served, tmp_path: Path) -> None:
    anna, _, code = two_at_a_table(server)
    player = anna.at(code)
    player.wait("state")
    for room in server.lobby.rooms.values():
        for connection in room.connections:
            assert connection.address == "127.0.0.1"
            connection.address = "192.0.2.7"
    assert admin(tmp_path, "ban", "192.0.2.7").exit_code == 0
    assert player.closed() == CloseCode.FORBIDDEN
    assert admin(tmp_path, "bans").output == "192.0.2.7\n"
    server.lobby.guests.banned.add("127.0.0.1")  # which no order can do
    assert anna.request("/api/rooms")[0] == 403
    assert anna.request("/api/rooms")[1]["code"] == "banned"
    assert anna.at(code).closed() == CloseCode.FORBIDDEN
    server.lobby.guests.banned.discard("127.0.0.1")
    assert admin(tmp_path, "unban", "192.0.2.7").exit_code == 0
    assert server.lobby.guests.banned == set()


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "192.0.2.0/24", "2001:db8::/32", "localhost", ""])
def test_an_address_that_would_shut_out_others_is_not_banned(address: str) -> None:
    with pytest.raises(ValueError):
        address_to_ban(address)


# ------------------------------------------------------------------------------ people


def test_a_guest_who_is_forgotten_leaves_no_trace(server: Served, tmp_path: Path) -> None:
    anna, ben, code = two_at_a_table(server)
    finished = played_to_the_end(server, anna)
    number = guest_id(anna)
    exported = json.loads(admin(tmp_path, "export", number).output)
    assert {room["code"] for room in exported["rooms"]} == {code, finished["code"]}
    assert [room["chat"] for room in exported["rooms"] if room["code"] == code] == [["from Anna"]]
    assert [one["code"] for one in exported["replays"]] == [finished["replay"]]
    player = anna.at(code)
    player.wait("state")
    watching = ben.at(code)
    watching.wait("state")

    assert admin(tmp_path, "forget", number).exit_code == 0
    assert player.closed() == CloseCode.RESTART
    assert watching.closed() == CloseCode.RESTART
    left = server.lobby.database.reading(export_guest(number))
    assert left is not None and left["rooms"] == []
    assert anna.request("/api/me/rooms")[0] == 401, "the cookie is worth nothing any more"
    again = ben.at(code)
    again.wait("state")
    assert [seat["name"] for seat in again.room["seats"]] == [NOBODY, "Ben"]
    said = next(message for message in again.all if message["t"] == "chat")
    assert [line["text"] for line in said["lines"]] == ["from Ben"]
    status, replay = ben.request(f"/api/replays/{finished['replay']}")
    assert status == 200 and "Anna" not in replay["names"], "others can look at the game"
    dump = "\n".join(text for text in rows(server) if "Anna" in text or number in text)
    assert dump.count(number) == 1, "only that its cookies are worthless is kept"
    assert "Anna" not in dump


def rows(server: Served) -> Iterator[str]:
    """Every row of every table that may name somebody."""
    with server.lobby.database.engine.connect() as connection:
        for table in ROOMS.metadata.sorted_tables:
            if table is ORDERS:
                continue  # the operator's own words, for a day
            for row in connection.execute(select(table)).all():
                yield repr(row)


def played_to_the_end(server: Served, guest: Guest) -> dict[str, Any]:
    """A room whose game is over, as its player sees it."""
    player = guest.at(guest.open_room(ME, RANDOM)["room"]["code"])
    player.play(Chance(1), 2)
    player.send("act", verb="concede")
    while not player.room.get("replay"):
        player.next()
    player.close()
    return player.room


def test_a_stopped_server_is_looked_after_in_the_same_way(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        anna, _, code = two_at_a_table(server)
        number = guest_id(anna)
    assert code in admin(tmp_path, "rooms").output
    assert admin(tmp_path, "close", code).exit_code == 0
    assert admin(tmp_path, "mute", number).exit_code == 0
    assert admin(tmp_path, "ban", "2001:db8::1").exit_code == 0
    with served(tmp_path / "data") as server:
        assert server.lobby.guests.muted == {number}
        assert server.lobby.guests.banned == {"2001:db8::/64"}
    assert admin(tmp_path, "forget", number).exit_code == 0
    with served(tmp_path / "data") as server:
        again = Guest(server)
        again.cookie = anna.cookie
        assert again.request("/api/me/rooms")[0] == 401


def test_an_order_that_no_server_takes_is_withdrawn(tmp_path: Path) -> None:
    with served(tmp_path / "data"):
        pass
    found = Administration(tmp_path / "data", patience=0.1)
    with hold(tmp_path / "data"), pytest.raises(ServerSilentError):
        found.order("ban", "192.0.2.7")
    assert found.read(lambda connection: connection.scalar(select(func.count()).select_from(ORDERS))) == 0
    assert found.read(list_rooms(5, True)) == []
    found.close()


# ----------------------------------------------------------------------------- replays


def test_a_replay_is_deleted_when_the_last_who_owns_it_gives_it_up(server: Served) -> None:
    anna, ben, _ = two_at_a_table(server)
    owners = {0: guest_id(anna), 1: guest_id(ben)}
    server.do(server.lobby.database.write(replays.add_replay("shared", "room", ["Anna", "Ben"], "text", owners)))
    assert Guest(server, "Carl").request("/api/replays/shared", method="DELETE")[0] == 403
    assert anna.request("/api/replays/shared", method="DELETE")[0] == 204
    assert count(server, REPLAYS) == 1
    assert anna.request("/api/replays/shared", method="DELETE")[0] == 403
    assert ben.request("/api/replays/shared", method="DELETE")[0] == 204
    assert count(server, REPLAYS) == 0
    assert ben.request("/api/replays/shared", method="DELETE")[0] == 404


# --------------------------------------------------------------------------- retention


def clean(server: Served, keep: Retention) -> None:
    server.do(Housekeeper(server.lobby, server.context.events, keep).clean())


def age(server: Served, code: str, days: float) -> None:
    """Let a room's last change be so long ago, and let nobody be there."""
    server.do(retire(server.lobby, [code]))
    at = store.now() - int(days * DAY)
    server.do(
        server.lobby.database.write(
            lambda connection: connection.execute(update(ROOMS).where(ROOMS.c.code == code).values(updated=at))
        )
    )


def test_rooms_are_deleted_after_their_time_and_not_before(server: Served) -> None:
    anna, _, left = two_at_a_table(server)
    finished = played_to_the_end(server, anna)["code"]
    computers = anna.open_room(RANDOM, RANDOM)["room"]["code"]
    keep = Retention(finished=10, abandoned=20, computers=1, chat=0, reports=0, guests=0)
    for code, days in ((finished, 9), (left, 19), (computers, 0.5)):
        age(server, code, days)
    clean(server, keep)
    assert count(server, ROOMS) == 3
    clean(server, KEEP_ALL)
    for code, days in ((finished, 11), (left, 21), (computers, 1.5)):
        age(server, code, days)
        clean(server, keep)
        assert anna.request(f"/api/rooms/{code}")[0] == 404
    assert count(server, ROOMS) == count(server, STEPS) == count(server, CHAT) == 0
    assert count(server, REPLAYS) == 1, "replays stay until somebody deletes them"


def test_a_room_in_which_somebody_is_stays(server: Served) -> None:
    anna, _, code = two_at_a_table(server)
    age(server, code, 50)
    player = anna.at(code)
    player.wait("state")
    clean(server, Retention(abandoned=20))
    assert player.answer_to(player.send("say", text="still here"))["t"] == "done"


def test_chat_and_reports_go_before_their_room(server: Served) -> None:
    _, _, code = two_at_a_table(server)
    age(server, code, 8)
    clean(server, Retention(0, 0, 0, chat=9, reports=9, guests=0))
    assert (count(server, CHAT), count(server, REPORTS)) == (2, 2)
    server.do(
        server.lobby.database.write(
            lambda connection: connection.execute(update(REPORTS).values(created=store.now() - 10 * DAY))
        )
    )
    clean(server, Retention(0, 0, 0, chat=7, reports=9, guests=0))
    assert (count(server, CHAT), count(server, REPORTS), count(server, ROOMS)) == (0, 0, 1)


def test_guests_who_come_no_more_are_forgotten(server: Served) -> None:
    anna, ben, code = two_at_a_table(server)
    numbers = [guest_id(anna), guest_id(ben)]
    server.do(server.lobby.guests.store_seen())
    age(server, code, 50)
    keep = Retention(0, 0, 0, 0, 0, guests=40)
    clean(server, keep)
    assert count(server, GUESTS) == 2 and server.lobby.guests.generations == {}
    server.do(
        server.lobby.database.write(
            lambda connection: connection.execute(
                update(GUESTS).where(GUESTS.c.guest == numbers[0]).values(seen=store.now() - 41 * DAY)
            )
        )
    )
    clean(server, keep)
    assert server.lobby.guests.generations == {numbers[0]: 1}
    assert anna.request("/api/me/rooms")[0] == 401
    assert ben.request("/api/me/rooms")[0] == 200


def test_who_keeps_nothing_is_not_noted(server: Served) -> None:
    Guest(server, "Anna").request("/api/me/decks")
    server.do(server.lobby.guests.store_seen())
    assert count(server, GUESTS) == count(server, DECKS) == 0


def test_times_to_keep_can_be_given_and_wrong_ones_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Any] = []
    monkeypatch.setattr("regelwerk.server.serve.run", found.append)
    result = CliRunner(env={"REGELWERK_SERVE_KEEP": "chat=7 guests=0"}).invoke(main, ["serve"])
    assert result.exit_code == 0, result.output
    assert found[0].keep == Retention(chat=7, guests=0)
    assert retention.before(0) < 0 < retention.before(7)
    for wrong in ("chat", "chat=", "chat=-1", "chat=nan", "cat=7", "chat=1e9"):
        result = CliRunner().invoke(main, ["serve", "--keep", wrong])
        assert result.exit_code == 2 and "Traceback" not in result.output
