"""Tournaments on a server: joining, rounds, results from rooms, who may do what, a kill in the middle of a round."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import update

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance
from regelwerk.server.rooms.housekeeping import Housekeeper
from regelwerk.server.storage import orders, people
from regelwerk.server.storage.check import check_folder
from regelwerk.server.storage.retention import Retention
from regelwerk.server.storage.tables import TOURNAMENTS
from regelwerk.server.storage.tournaments import change_tournament, drop
from regelwerk.terminal.cli import main as regelwerk
from tests.server.common import Guest, Killed, Served, served, until
from tests.server.tournaments import (
    GAME,
    asked,
    begun,
    build_decks,
    concede,
    open_tables,
    opened,
    seen,
    settled,
    stored,
)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "data") as found:
        yield found


# ---------------------------------------------------------------------------------- held


def test_a_tournament_of_two_people_and_computers_is_played_to_its_end(server: Served) -> None:
    """Rooms for people, computers by themselves; results come in, the host pairs the rounds, one standing for all."""
    anna, ben, held = begun(server, system="round-robin")
    assert held["status"] == "playing" and held["planned"] == 3 and held["host"]
    for number in (1, 2, 3):
        state = seen(anna, held)
        assert len(state["rounds"]) == number
        met = {anna: state["rounds"][-1][state["table"]], ben: state["rounds"][-1][seen(ben, held)["table"]]}
        concede(anna, held)
        if met[anna] != met[ben]:
            concede(ben, held)
        state = settled(anna, held)
        assert asked(ben, held, "round", want=403)["text"] == "Anna begins it"
        if number < 3:
            asked(anna, held, "round")
    assert state["status"] == "over" and state["winners"]
    last = {one["player"]: one for one in state["standings"]}
    assert (last[0]["won"], last[0]["lost"], last[0]["points"]) == (0, 3, 0)
    assert last[1]["won"] == 1, "against Anna"
    assert state["deciding"][0]["name"] == "Match points"
    german = seen(ben, held, "de")
    assert german["deciding"][0]["name"] == "Matchpunkte" and german["system_name"] == "Jeder gegen jeden"
    assert asked(anna, held, "round", want=409)["code"] == "tournament-no-round"


def test_everybody_is_told_the_same_but_who_they_are(server: Served) -> None:
    anna, ben, held = begun(server, size=8)
    people_play = {seen(guest, held)["table"] for guest in (anna, ben)}
    until(lambda: {one["table"] for one in open_tables(seen(anna, held))} == people_play)
    mine, other, strange = seen(anna, held), seen(ben, held), seen(Guest(server, "Carla"), held)
    assert (mine["mine"], other["mine"], strange["mine"], strange["table"]) == (0, 1, -1, -1)
    for one in (mine, other):
        for key in ("mine", "host", "table"):
            one[key] = strange[key]
        for player in one["players"]:
            player["mine"] = False
    assert mine == other == strange
    assert "deck" not in json.dumps(mine["players"])


def test_decks_of_a_sealed_tournament_come_from_its_event(server: Served) -> None:
    """Computers build at once; people build in the event, and only then the first round is paired."""
    anna, ben, held = begun(server, format="sealed", game="wowtcg")
    assert held["status"] == "building" and held["event"] and not held["rounds"]
    wrong = asked(anna, held, "round", want=409)
    assert wrong["code"] == "tournament-decks" and "Anna, Ben" in wrong["text"]
    build_decks(anna, ben, held["event"])
    event = f"/api/limited/{held['event']}"
    assert anna.request(event)[1]["tournament"] == held["code"]
    assert anna.request(f"{event}/play", {"against": 1})[1]["code"] == "event-tournament"  # they meet in the rounds
    state = asked(anna, held, "round")
    assert state["status"] == "playing" and len(state["rounds"][0]) == 2
    assert asked(anna, held, "play", want=201)["room"]["status"] == "playing"


def test_a_deck_from_a_pool_is_changed_until_the_first_round_is_paired(server: Served) -> None:
    """Each match begins with the same deck (wow:100.3): afterwards another one is refused, with the reason."""
    anna, ben, held = begun(server, format="sealed", game="wowtcg")
    event = f"/api/limited/{held['event']}"
    build_decks(anna, ben, held["event"])
    kept = anna.request(event)[1]["deck"]
    more = larger(anna, event)
    for deck in (more, kept):
        status, shown = anna.request(f"{event}/deck", deck, "PUT")
        assert (status, sorted(shown["deck"]["main"]), shown["fixed"]) == (200, sorted(deck["main"]), False)
    asked(anna, held, "round")
    for lang, words in (("en", "the tournament has begun"), ("de", "das Turnier hat begonnen")):
        status, wrong = anna.request(f"{event}/deck?lang={lang}", more, "PUT")
        assert (status, wrong["code"]) == (409, "tournament-decks-fixed") and words in wrong["text"]
    shown = anna.request(event)[1]
    assert shown["fixed"] and sorted(shown["deck"]["main"]) == sorted(kept["main"])
    assert [one["fixed"] for one in anna.request("/api/me/limited")[1]["events"]] == [True]


def larger(guest: Guest, event: str) -> dict[str, Any]:
    """The deck of a guest with one more card of the pool."""
    state = guest.request(event)[1]
    deck, rest = state["deck"], Counter(state["pool"]) - Counter(state["deck"]["main"])
    wishes = ({**deck, "main": [*deck["main"], card]} for card in sorted(rest))
    return next(wish for wish in wishes if not guest.request(f"{event}/check", wish)[1]["faults"])


@pytest.mark.parametrize("format", ["constructed", "sealed", "draft"])
def test_the_record_of_a_tournament_that_is_over_is_verified_as_a_file(
    server: Served, format: str, tmp_path: Path
) -> None:
    """`regelwerk event verify` finds pools, picks, decks, pairings and the computers' matches as they were."""
    more = {} if format == "constructed" else {"set": "dm05"}
    anna, ben, held = begun(server, format=format, system="round-robin", **more)
    if format != "constructed":
        assert "DM-05" in held["format_name"]
        build_decks(anna, ben, held["event"])
        asked(anna, held, "round")
    address = f"/api/tournaments/{held['code']}/file"
    status, refused = anna.request(address)
    assert (status, refused["code"]) == (409, "tournament-not-over")
    asked(ben, held, "drop", want=204)
    for number in (1, 2, 3):
        table = seen(anna, held)["rounds"][-1][seen(anna, held)["table"]]
        if table["second"] >= 0 and table["score"] is None:
            concede(anna, held)
        settled(anna, held)
        if number < 3:
            asked(anna, held, "round")
    file = tmp_path / "cup.event"
    file.write_text(anna.request(address)[1], encoding="utf-8")
    found = CliRunner().invoke(regelwerk, ["event", "verify", str(file), "--games"], env={"LANG": "en", "LC_ALL": ""})
    assert (found.exit_code, "3 rounds" in found.output) == (0, True), found.output


def test_a_draft_of_nine_has_two_pods(server: Served) -> None:
    anna, ben, held = begun(server, format="draft", size=9)
    events = {seen(guest, held)["event"] for guest in (anna, ben)}
    sizes = []
    for code in {one.event for one in stored(server, held).details.pools}:
        state = anna.request(f"/api/limited/{code}")[1]
        assert isinstance(state, dict) and state["status"] == "drafting"
        sizes.append(len(state["seats"]))
    assert events and sorted(sizes) == [4, 5]


# ----------------------------------------------------------------------------------- killed


@pytest.mark.thorough
def test_a_server_that_is_killed_in_the_middle_of_a_round_goes_on_with_it(tmp_path: Path) -> None:
    """Pairings, the game of the people and the results are as before; the computers play their matches to the end."""
    server = Killed(tmp_path / "data")
    try:
        anna, ben, held = begun(server, size=6)
        code = asked(anna, held, "play", want=201)["room"]["code"]
        player = anna.at(code)
        people_play = {seen(guest, held)["table"] for guest in (anna, ben)}
        if len(people_play) == 2:  # else it may be Ben's turn, who is not there
            player.play(Chance(3), 4)
        else:
            player.wait("state")
        decided = player.state["waiting"]["number"] if player.state.get("waiting") else -1
        player.close()
        before = seen(anna, held)
        server.kill()
        server.start()
        after = seen(anna, held)
        pairs = [[(one["first"], one["second"]) for one in tables] for tables in before["rounds"]]
        assert [[(one["first"], one["second"]) for one in tables] for tables in after["rounds"]] == pairs
        known = {one["table"]: one["score"] for one in before["rounds"][-1] if one["score"]}
        assert known.items() <= {one["table"]: one["score"] for one in after["rounds"][-1]}.items()
        assert asked(anna, held, "play", want=201)["room"]["code"] == code
        again = anna.at(code)
        again.wait("state")
        assert decided < 0 or again.state["waiting"]["number"] >= decided
        again.close()
        until(lambda: {one["table"] for one in open_tables(seen(anna, held))} <= people_play)
        concede(anna, held)
        if len(people_play) == 2:
            concede(ben, held)
        assert len(settled(anna, held)["rounds"][-1]) == 3
        assert len(asked(anna, held, "round")["rounds"]) == 2
    finally:
        server.stop()


def test_what_ended_while_the_tournament_was_not_told_is_taken_in_at_the_start(tmp_path: Path) -> None:
    """The room is over, and the server dies before the tournament learns of it."""
    with served(tmp_path / "data") as first:
        anna, _, held = begun(first)
        first.lobby.services.room_over = lambda record: None
        concede(anna, held)
        table = seen(anna, held)["table"]
        assert seen(anna, held)["rounds"][-1][table]["score"] is None
        cookie = anna.cookie
    with served(tmp_path / "data") as second:
        anna = Guest(second)
        anna.cookie = cookie
        until(lambda: seen(anna, held)["rounds"][-1][table]["score"] is not None)


# --------------------------------------------------------------------------- coming, going


def test_who_leaves_before_it_begins_frees_the_place_and_the_last_one_takes_it_away(server: Served) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    held = opened(anna)
    asked(ben, held, "join")
    asked(anna, held, "drop", want=204)
    state = seen(ben, held)
    assert state["players"][0]["kind"] == "open" and state["host"]
    asked(ben, held, "drop", want=204)
    assert ben.request(f"/api/tournaments/{held['code']}")[0] == 404


def test_what_cannot_be_is_refused_and_changes_nothing(server: Served) -> None:
    anna, ben, carla = Guest(server, "Anna"), Guest(server, "Ben"), Guest(server, "Carla")
    for body, code in (
        ({"game": "wowminis", "format": "draft"}, "no-limited"),
        ({"game": GAME, "format": "sealed", "set": "dm99"}, "no-set"),
        ({"game": "chess"}, "no-game"),
        ({"game": GAME, "edition": "1999"}, "bad-setup"),
        ({"game": GAME, "system": "single", "rounds": 2}, "tournament-rounds"),
        ({"game": GAME, "size": 4, "rounds": 4}, "tournament-rounds"),
        ({"game": GAME, "deck": "no such deck"}, "no-deck"),
    ):
        status, found = anna.request("/api/tournaments", body)
        assert status in (400, 404) and isinstance(found, dict) and found["code"] == code, found
    assert anna.request("/api/tournaments", {"game": GAME, "size": 65})[0] == 400
    held = opened(anna)
    assert asked(ben, held, "begin", want=403)["code"] == "event-host"
    assert asked(ben, held, "play", want=403)["code"] == "tournament-not-in"
    assert asked(anna, held, "play", want=409)["code"] == "tournament-no-table"
    assert asked(anna, held, "round", want=409)["code"] == "tournament-no-round"
    assert asked(anna, held, "begin", {"player": "nobody"}, want=400)["code"] == "bad-player"
    before = seen(anna, held)
    assert before["status"] == "waiting"
    asked(anna, held, "begin", {"player": "random"})
    assert asked(anna, held, "begin", want=409)["code"] == "event-begun"
    assert asked(carla, held, "join", want=409)["code"] == "event-begun"
    assert carla.request("/api/tournaments/nothing")[0] == 404


def test_parties_that_cannot_meet_are_refused(server: Served) -> None:
    """Parties of two sizes; the computers' parties fit to that of the first."""
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    keys = [deck["key"] for deck in game_registry.package("wowminis").web.ready_deck_list("en")]
    held = opened(anna, game="wowminis", deck=keys[0])
    answers = {key: ben.request(f"/api/tournaments/{held['code']}/join", {"deck": key})[0] for key in keys}
    assert set(answers.values()) == {200, 409}
    state = asked(anna, held, "begin", {"player": "random"})
    assert state["format_name"] == "Parties" and len(state["rounds"][0]) == 2


def test_of_two_servers_that_change_a_tournament_at_once_the_later_one_is_refused(server: Served) -> None:
    _, _, held = begun(server)
    first, second = stored(server, held), stored(server, held)
    drop(first, 0)
    drop(second, 1)
    write = server.lobby.database.write
    assert server.do(write(change_tournament(first))) is True
    assert server.do(write(change_tournament(second))) is False
    assert set(stored(server, held).details.dropped) == {0}


def test_a_tournament_is_deleted_forgotten_and_checked_like_everything_else(server: Served, tmp_path: Path) -> None:
    """A guest who is forgotten has dropped out and has another name; what is damaged is found; old ones go."""
    anna, ben, held = begun(server)
    guest = stored(server, held).details.places[1].guest
    exported = server.do(server.lobby.database.read(people.export_guest(guest)))
    assert exported["tournaments"][0]["code"] == held["code"] and exported["tournaments"][0]["name"] == "Ben"
    assert server.do(server.lobby.database.write(orders.carry_out("forget", guest))) == "done"
    state = seen(anna, held)
    assert state["players"][1]["dropped"] and state["players"][1]["name"] != "Ben"
    assert [one["code"] for one in mine(anna)] == [held["code"]] and mine(ben) == []
    broken = update(TOURNAMENTS).where(TOURNAMENTS.c.code == held["code"]).values(about=b"{")
    server.do(server.lobby.database.write(lambda connection: connection.execute(broken) and None))
    assert [finding.name for finding in check_folder(tmp_path / "data")] == [held["code"]]
    old = update(TOURNAMENTS).values(updated=1)
    server.do(server.lobby.database.write(lambda connection: connection.execute(old) and None))
    keeper = Housekeeper(server.lobby, server.context.events, Retention(abandoned=1))
    assert server.do(keeper.clean_tournaments()) == 1


def mine(guest: Guest) -> list[dict[str, Any]]:
    found = guest.request("/api/me/tournaments")[1]
    assert isinstance(found, dict)
    return list(found["tournaments"])
