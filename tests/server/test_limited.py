"""Sealed events and drafts on a server: who sees what, what is kept, what is refused, and the games afterwards."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Update, update

from regelwerk.server.limited import event as event_module
from regelwerk.server.limited.event import limited_play
from regelwerk.server.rooms.housekeeping import Housekeeper
from regelwerk.server.storage import orders, people, store
from regelwerk.server.storage.retention import Retention
from regelwerk.server.storage.tables import LIMITED_EVENTS
from tests.server.common import Guest, Killed, Served, served, until

GAME = "duelmasters"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "data") as found:
        yield found


def opened(guest: Guest, kind: str = "draft", seats: int = 4, **more: Any) -> dict[str, Any]:
    """An event that a guest has opened, as he sees it."""
    if kind == "sealed":
        seats = 2
    status, found = guest.request("/api/limited", {"game": GAME, "kind": kind, "seats": seats, **more})
    assert status == 201, found
    assert isinstance(found, dict)
    return found


def asked(guest: Guest, event: dict[str, Any], what: str, body: object = None, want: int = 200) -> dict[str, Any]:
    """What a guest is answered who does something in an event."""
    method = "PUT" if what == "deck" else ""
    status, found = guest.request(f"/api/limited/{event['code']}/{what}", {} if body is None else body, method)
    assert status == want, found
    return found if isinstance(found, dict) else {}


def seen(guest: Guest, event: dict[str, Any]) -> dict[str, Any]:
    """An event as a guest sees it now."""
    status, found = guest.request(f"/api/limited/{event['code']}")
    assert status == 200, found
    assert isinstance(found, dict)
    return found


def take(guest: Guest, event: dict[str, Any], at: int = 0) -> dict[str, Any]:
    """A guest takes a card of the pack before it."""
    pack = seen(guest, event)["pack"]
    return asked(guest, event, "pick", {"pick": pack["pick"], "card": pack["cards"][at % len(pack["cards"])]})


def two_at_a_draft(server: Served | Killed, **more: Any) -> tuple[Guest, Guest, dict[str, Any]]:
    """A draft of four seats that has begun: Anna, Ben and two computers."""
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    event = opened(anna, **more)
    asked(ben, event, "join")
    return anna, ben, asked(anna, event, "begin")


def built(guest: Guest, event: dict[str, Any]) -> dict[str, Any]:
    """A guest takes the deck that is suggested."""
    suggested = asked(guest, event, "suggest")
    return asked(guest, event, "deck", {"leader": suggested["leader"], "main": suggested["main"]})


# ------------------------------------------------------------------------- who sees what


def test_a_seat_is_sent_the_same_whatever_the_others_take(server: Served) -> None:
    """Anna picks, Ben picks this or that: until Anna is passed Ben's pack, she is answered the same to the letter."""
    answers, taken = [], []
    for wanted in (0, 1):
        anna, ben, event = two_at_a_draft(server)
        told = [seen(anna, event)]
        for number in (2, 3):  # packs go to the left: so far none that Ben has seen has come to Anna
            told.append(take(anna, event))
            take(ben, event, wanted)
            told.append(seen(anna, event))
            assert told[-1]["pack"]["pick"] == number
        text = json.dumps(told).replace(event["code"], "CODE")
        answers.append(text)
        taken.append(seen(ben, event)["pool"])
    assert answers[0] == answers[1]
    assert taken[0] != taken[1]


def test_packs_pools_and_decks_are_told_to_their_own_seat_alone(server: Served) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    event = opened(anna, "sealed")
    asked(ben, event, "join")
    asked(anna, event, "begin")
    for guest in (anna, ben):
        built(guest, event)
    mine, other, strange = seen(anna, event), seen(ben, event), seen(Guest(server, "Carla"), event)
    assert len(mine["pool"]) == len(other["pool"]) == 60
    assert sorted(mine["pool"]) != sorted(other["pool"])
    assert strange["pool"] == [] and strange["pack"] is None and strange["deck"] is None
    for one in (mine, other):  # beside my own cards nothing tells us apart but whose seat is mine
        for key in ("pool", "deck", "leaders", "mine", "host"):
            one[key] = strange[key]
        for seat in one["seats"]:
            seat["mine"] = False
    assert mine == other == strange


def test_others_learn_who_still_has_to_pick_and_nothing_else(server: Served) -> None:
    anna, ben, event = two_at_a_draft(server)
    assert [seat["waiting"] for seat in event["seats"]] == [True, True, False, False]
    before = seen(ben, event)
    take(anna, event)
    after = seen(ben, event)
    assert [seat["waiting"] for seat in after["seats"]] == [False, True, False, False]
    after["seats"] = before["seats"]
    assert after == before


# ----------------------------------------------------------------------- what is kept


def test_a_killed_server_goes_on_with_a_draft(tmp_path: Path) -> None:
    server = Killed(tmp_path / "data", workers=0, thinkers=0)
    try:
        anna, ben, event = two_at_a_draft(server)
        for _ in range(2):
            take(anna, event)
            take(ben, event, 1)
        take(anna, event)
        before = [seen(guest, event) for guest in (anna, ben)]
        server.kill()
        server.start()
        assert [seen(guest, event) for guest in (anna, ben)] == before
        assert take(ben, event)["pack"]["pick"] == 4
    finally:
        server.stop()


def test_a_clock_that_ran_when_the_server_ended_runs_again(tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        _, _, event = two_at_a_draft(server, pace="calm")
    with served(tmp_path / "data") as server:
        assert server.context.events.loaded[event["code"]].timer is not None


# ----------------------------------------------------------------------------- time


def test_whose_time_is_up_gets_the_pick_of_a_drafting_player(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(event_module.PACES, "quick", (0.25, 0.0))
    anna, ben, event = two_at_a_draft(server, pace="quick")
    assert event["pack"]["time"] == 250 and 0 < event["pack"]["left"] <= 250
    first = seen(ben, event)["pack"]["cards"]
    take(anna, event, 3)
    until(lambda: seen(ben, event)["pack"]["pick"] >= 2)
    assert seen(ben, event)["pool"][0] in first
    until(lambda: seen(anna, event)["pack"]["pick"] >= 3)  # nobody is there any more, and it goes on


def test_the_time_for_a_pick_gets_shorter_with_the_pack(server: Served) -> None:
    anna, ben, event = two_at_a_draft(server, pace="calm")
    first = event["pack"]["time"]
    take(anna, event)
    second = take(ben, event)["pack"]["time"]
    assert (first, second) == (65_000, 60_000)


# --------------------------------------------------------------------- what is refused


def test_wrong_picks_are_refused_and_change_nothing(server: Served) -> None:
    anna, ben, event = two_at_a_draft(server)
    cards = seen(anna, event)["pack"]["cards"]
    take(anna, event)
    before = [seen(guest, event) for guest in (anna, ben)]
    twice = asked(anna, event, "pick", {"pick": 1, "card": cards[1]}, 409)
    assert twice["text"] == "you have made pick 1 already"
    for pick, card, status in ((1, "dm01/no-such-card", 400), (2, before[1]["pack"]["cards"][0], 409)):
        asked(ben, event, "pick", {"pick": pick, "card": card}, status)
    foreign = next(card for card in cards if card not in before[1]["pack"]["cards"])
    assert asked(ben, event, "pick", {"pick": 1, "card": foreign}, 400)["code"] == "not-in-pack"
    stranger = Guest(server, "Carla")
    assert asked(stranger, event, "pick", {"pick": 1, "card": cards[0]}, 403)["code"] == "event-no-seat"
    status, german = stranger.request(f"/api/limited/{event['code']}/pick?lang=de", {"pick": 1, "card": cards[0]})
    assert (status, german["text"]) == (403, "du hast hier keinen Platz")
    assert [seen(guest, event) for guest in (anna, ben)] == before


def test_a_deck_of_cards_that_the_pool_does_not_hold_is_refused(server: Served) -> None:
    anna = Guest(server, "Anna")
    event = opened(anna, "sealed", computers=True)
    suggested = asked(anna, event, "suggest")
    assert asked(anna, event, "check", suggested_deck(suggested))["faults"] == []
    main = suggested["main"]
    absent = next(code for code in limited_play(GAME, "").cards if code not in event["pool"])
    held = asked(anna, event, "deck", {"leader": suggested["leader"], "main": [*main, absent]}, 400)
    assert held["code"] == "bad-deck" and len(held["faults"]) == 1
    few = asked(anna, event, "check", {"leader": suggested["leader"], "main": main[:29]})
    assert "30" in few["faults"][0]["text"]
    for wrong in ({"leader": "nobody", "main": main}, {"leader": suggested["leader"], "main": ["dm01/nothing"]}):
        asked(anna, event, "deck", wrong, 400)
    assert seen(anna, event)["deck"] is None
    asked(anna, event, "play", {"against": 1}, 409)


def suggested_deck(suggested: dict[str, Any]) -> dict[str, Any]:
    """A deck as it was suggested."""
    return {"leader": suggested["leader"], "main": suggested["main"]}


def test_what_there_is_not_is_refused_in_words(server: Served) -> None:
    anna = Guest(server, "Anna")
    for form, code in (
        ({"game": "wowminis", "kind": "sealed"}, "no-limited"),
        ({"game": GAME, "kind": "sealed", "seats": 3}, "sealed-seats"),
        ({"game": GAME, "kind": "draft", "seats": 3}, "draft-seats"),
        ({"game": GAME, "kind": "draft", "seats": 9}, "draft-seats"),
        ({"game": GAME, "kind": "sealed", "computers": True, "player": "nobody"}, "bad-player"),
    ):
        status, found = anna.request("/api/limited", form)
        assert status in (400, 404) and found["code"] == code, found
    event = opened(anna)
    asked(anna, event, "pick", {"pick": 1, "card": "dm01/no"}, 409)
    asked(anna, event, "suggest", {}, 409)
    asked(Guest(server, "Ben"), event, "begin", {}, 403)
    assert anna.request("/api/limited/nothing")[0] == 404


# ------------------------------------------------------------------------ coming, going


def test_a_computer_goes_on_for_who_leaves_and_without_persons_the_draft_ends(server: Served) -> None:
    anna, ben, event = two_at_a_draft(server)
    take(ben, event)
    asked(anna, event, "leave", {}, 204)
    now = seen(ben, event)
    assert now["pack"]["pick"] == 2 and now["seats"][0]["kind"] == "computer"
    asked(ben, event, "leave", {}, 204)
    assert ben.request(f"/api/limited/{event['code']}")[0] == 404


def test_a_computer_goes_on_for_a_guest_who_is_forgotten(server: Served) -> None:
    anna, ben, event = two_at_a_draft(server)
    guest = server.lobby.guests.read_cookie(anna.cookie.partition("=")[2])
    assert guest is not None
    exported = server.do(server.lobby.database.read(people.export_guest(guest[0])))
    assert exported["events"][0]["pool"] == []
    server.do(server.lobby.database.write(orders.add_order("forget", guest[0])))
    until(lambda: seen(ben, event)["seats"][0]["kind"] == "computer")
    assert "Anna" not in json.dumps(seen(ben, event))
    assert take(ben, event)["pack"]["pick"] == 2


def executed(change: Update) -> Callable[[Connection], object]:
    """A piece of work for the database."""
    return lambda connection: connection.execute(change)


def test_events_that_nobody_has_touched_for_long_are_deleted(server: Served) -> None:
    anna = Guest(server, "Anna")
    event = opened(anna, "sealed", computers=True)
    clean = Housekeeper(server.lobby, server.context.events, Retention()).clean
    for days, status in ((179, 200), (181, 404)):
        age = update(LIMITED_EVENTS).values(updated=store.now() - days * store.DAY)
        server.do(server.lobby.database.write(executed(age)))
        server.do(clean())
        assert anna.request(f"/api/limited/{event['code']}")[0] == status


# ------------------------------------------------------------------------------- games


def test_a_match_with_the_built_decks_is_opened_and_counted(server: Served) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    event = opened(anna, "sealed", game="wowtcg")
    asked(ben, event, "join")
    asked(anna, event, "begin")
    built(anna, event)
    asked(anna, event, "play", {"against": 1}, 409)
    built(ben, event)
    seated = asked(anna, event, "play", {"against": 1, "match": 3}, 201)
    again = asked(ben, event, "play", {"against": 0}, 201)
    assert again["room"]["code"] == seated["room"]["code"] and again["seat"] == 1
    assert seated["room"]["event"] == event["code"] and not seated["room"]["spectators"]
    players = [guest.at(seated["room"]["code"]) for guest in (anna, ben)]
    for player in players:
        player.wait("state")
    players[0].send("act", verb="concede")
    asked_of = players[0].wait("exchange")
    assert sum(one["count"] for one in asked_of["side"]) > 0, "the rest of the pool is the side deck"
    assert seen(ben, event)["games"][0]["wins"] == [0, 1]


def test_everybody_drafts_and_builds_and_plays_a_computer(server: Served) -> None:
    anna = Guest(server, "Anna")
    event = opened(anna, "draft", computers=True)
    while event["status"] == "drafting":
        view = event["pack"]
        event = asked(anna, event, "pick", {"pick": view["pick"], "card": view["cards"][-1]})
    assert len(event["pool"]) == 40
    assert all(seat["ready"] for seat in event["seats"][1:])
    built(anna, event)
    seated = asked(anna, event, "play", {"against": 2}, 201)
    anna.at(seated["room"]["code"]).asked()
    assert seen(anna, event)["games"][0]["status"] == "playing"
