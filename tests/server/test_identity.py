"""What a seat token opens and for how long, signing out everywhere, moving a guest to another device."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regelwerk.server import credentials, guests
from tests.server.common import ME, OPEN, RANDOM, Guest, Player, Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("identity") / "data") as found:
        yield found


def with_token(server: Served, token: str, path: str, body: object = None, method: str = "") -> tuple[int, Any, str]:
    """A request of a program that has nothing but a token: status, answer, and the cookie that was set."""
    program = Guest(server)
    status, answer = program.request(path, body, method, {"Authorization": f"Bearer {token}", "Origin": ""})
    return status, answer, program.cookie


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me", None),
        ("/api/me", {"name": "Mallory"}),
        ("/api/me/rooms", None),
        ("/api/me/decks", None),
        ("/api/me/code", {}),
        ("/api/me/signout", {}),
        ("/api/rooms", {"game": "wowtcg", "seats": [ME, RANDOM]}),
        ("/api/replays", {"text": "x"}),
    ],
)
def test_a_seat_token_is_nobodys_identity(server: Served, path: str, body: object) -> None:
    seated = Guest(server, "Anna").open_room(ME, RANDOM)
    status, answer, cookie = with_token(server, seated["token"], path, body)
    assert (status, answer["code"], cookie) == (401, "seat-token", "")


def test_a_seat_token_opens_its_room_and_no_other_of_the_same_guest(server: Served) -> None:
    anna = Guest(server, "Anna")
    seated, other = anna.open_room(ME, OPEN), anna.open_room(ME, OPEN)
    code, another = seated["room"]["code"], other["room"]["code"]
    assert with_token(server, seated["token"], f"/api/rooms/{code}")[1]["seats"][0]["mine"] is True
    assert with_token(server, seated["token"], f"/api/rooms/{another}")[1]["seats"][0]["mine"] is False
    assert with_token(server, seated["token"], f"/api/rooms/{another}/leave", {})[0] == 403
    assert with_token(server, seated["token"], f"/api/rooms/{another}/join", {})[0] == 401
    player = Player(server, another, token=seated["token"])
    assert player.wait("welcome")["seat"] == -1
    player.close()
    assert with_token(server, seated["token"], f"/api/rooms/{code}/leave", {})[0] == 200


def test_a_seat_token_expires_and_each_connection_brings_a_new_one(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = Guest(server, "Anna").open_room(ME, RANDOM)
    code = seated["room"]["code"]
    player = Player(server, code, token=seated["token"])
    assert player.wait("welcome")["seat"] == 0
    assert player.welcome["token"]
    player.close()
    monkeypatch.setattr(credentials, "SEAT_TOKEN_SECONDS", -1)
    player = Player(server, code, token=seated["token"])
    assert (player.wait("welcome")["seat"], player.welcome["token"]) == (-1, "")
    player.close()


def test_signing_out_everywhere_withdraws_cookies_tokens_and_connections(server: Served) -> None:
    anna = Guest(server, "Anna")
    seated = anna.open_room(ME, RANDOM)
    code = seated["room"]["code"]
    stolen = Guest(server)
    stolen.cookie = anna.cookie
    by_cookie, by_token = stolen.at(code), Player(server, code, token=seated["token"])
    for player in (by_cookie, by_token):
        assert player.wait("people")["t"] == "people"
    assert anna.request("/api/me/signout", {})[0] == 200
    assert (by_cookie.closed(), by_token.closed()) == (4010, 4010)
    assert stolen.request("/api/me/rooms")[0] == 401
    late = Player(server, code, token=seated["token"])
    assert late.wait("welcome")["seat"] == -1
    late.close()
    again = anna.at(code)
    assert again.wait("welcome")["seat"] == 0, "who signed out the others stays the same guest"
    renewed = Player(server, code, token=again.welcome["token"])
    assert renewed.wait("welcome")["seat"] == 0
    for player in (again, renewed):
        player.close()


def test_what_was_withdrawn_stays_so_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        anna = Guest(server, "Anna")
        seated = anna.open_room(ME, RANDOM)
        old = anna.cookie
        anna.request("/api/me/signout", {})
        new = anna.cookie
    with served(tmp_path / "data") as server:
        late = Guest(server)
        late.cookie = old
        assert late.request("/api/me/rooms")[0] == 401
        late.cookie = new
        assert len(late.request("/api/me/rooms")[1]["rooms"]) == 1
        player = Player(server, seated["room"]["code"], token=seated["token"])
        assert player.wait("welcome")["seat"] == -1
        player.close()


def test_a_guest_moves_to_another_device_by_a_code_that_works_once(server: Served) -> None:
    anna, phone, thief = Guest(server, "Anna"), Guest(server), Guest(server, "Mallory")
    code = anna.open_room(ME, OPEN)["room"]["code"]
    status, move = anna.request("/api/me/code", {})
    assert (status, move["seconds"]) == (200, guests.MOVE_SECONDS)
    status, me = phone.request("/api/me/move", {"code": f" {move['code'].upper()} "})
    assert (status, me) == (200, anna.request("/api/me")[1])
    assert [room["code"] for room in phone.request("/api/me/rooms")[1]["rooms"]] == [code]
    status, answer = thief.request("/api/me/move", {"code": move["code"]})
    assert (status, answer["code"]) == (403, "bad-code")
    assert thief.request("/api/me")[1]["name"] == "Mallory"


def test_a_code_is_replaced_by_the_next_and_withdrawn_by_time_and_by_signing_out(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, phone = Guest(server, "Anna"), Guest(server)
    first, second = (anna.request("/api/me/code", {})[1]["code"] for _ in range(2))
    assert phone.request("/api/me/move", {"code": first})[0] == 403
    anna.request("/api/me/signout", {})
    assert phone.request("/api/me/move", {"code": second})[0] == 403
    monkeypatch.setattr(guests, "MOVE_SECONDS", -1)
    late = anna.request("/api/me/code", {})[1]["code"]
    assert phone.request("/api/me/move", {"code": late})[0] == 403
