"""Whole games over the wire: against the computer, two people, who watches, and what is sent at the wrong moment."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.server.i18n import PHRASES
from tests.server.common import GREEDY, ME, OPEN, RANDOM, Guest, Player, Served, duel, served, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("play") / "data") as found:
        yield found


def two(server: Served, **more: object) -> tuple[Player, Player, str]:
    """Two people at a table; the second one reads German."""
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    code = anna.open_room(ME, OPEN, **more)["room"]["code"]
    status, seated = ben.request(f"/api/rooms/{code}/join", {})
    assert (status, seated["seat"]) == (201, 1)
    return anna.at(code), ben.at(code, lang="de"), code


def test_a_whole_game_against_the_computer_ends_with_a_replay_that_is_exact(server: Served) -> None:
    anna = Guest(server, "Anna")
    room = anna.open_room(ME, RANDOM)["room"]
    assert room["status"] == "playing"
    player = anna.at(room["code"])
    assert player.play(Chance(1)) > 20
    assert player.state["over"]["rule"]
    player.wait("people")
    assert player.room["status"] == "over"
    assert all(seat["deck"] for seat in player.room["seats"])
    status, info = anna.request(f"/api/replays/{player.room['replay']}?lang=de")
    assert status == 200
    assert info["verdict"] == "EXACT"
    assert info["names"] == ["Anna", "Computer"]
    player.close()


def test_a_computer_that_thinks_answers(server: Served) -> None:
    anna = Guest(server, "Anna")
    player = anna.at(anna.open_room(ME, GREEDY)["room"]["code"])
    assert player.play(Chance(2), 12) == 12
    player.close()


def test_two_people_play_and_others_watch(server: Served) -> None:
    anna, ben, code = two(server)
    watcher = Guest(server).at(code)
    assert duel([anna, ben], Chance(3), 150) == 150
    anna.send("act", verb="concede")
    until(lambda: ben.drain().state["over"])
    until(lambda: [watcher.drain(), watcher.state and watcher.state["over"]][1])
    for message in watcher.all:
        if message["t"] == "state":
            assert message["ask"] is None
            assert all(not side["hand"]["cards"] or hidden(side) for side in message["view"]["seats"])
    assert {m["view"]["turn"] for m in ben.all if m["t"] == "state"} <= {
        m["view"]["turn"] for m in watcher.all if m["t"] == "state"
    } | {0}
    for player in (anna, ben, watcher):
        player.close()


def hidden(side: dict[str, dict[str, list[dict[str, object]]]]) -> bool:
    """Whether nothing of a hand is shown but what everybody knows."""
    return all(card["face"] is None or card["known_to"] == [0, 1] for card in side["hand"]["cards"])


def test_the_words_are_in_the_language_that_was_asked_for(server: Served) -> None:
    anna, ben, _ = two(server)
    duel([anna, ben], Chance(5), 10)
    anna.drain()
    ben.drain()
    english = json.dumps([m["news"] for m in anna.all if m["t"] == "state"])
    german = json.dumps([m["news"] for m in ben.all if m["t"] == "state"])
    assert "draw" in english
    assert "zieh" in german
    assert "draw" not in german
    anna.send("lang", lang="de")
    anna.wait("welcome")
    assert anna.wait("state")["fresh"]
    assert "zieh" in json.dumps(anna.state["news"])
    anna.close()
    ben.close()


def test_an_answer_to_another_question_changes_nothing(server: Served) -> None:
    anna = Guest(server, "Anna")
    player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"])
    player.asked()
    seq = player.state["seq"]
    assert player.answer(0)["t"] == "done"
    player.asked()
    got = player.answer_to(player.send("answer", seq=seq, option=0))
    assert (got["t"], got["code"]) == ("problem", "stale")
    got = player.answer_to(player.send("answer", seq=player.state["seq"] + 1, option=0))
    assert got["code"] == "stale"
    got = player.answer_to(player.send("answer", seq=player.state["seq"], option=4000))
    assert got["t"] == "refused"
    assert got["reasons"][0]["rule"]
    before = player.state
    player.send("again")
    assert player.wait("state")["view"] == before["view"]
    player.close()


def test_who_is_not_asked_or_only_watches_cannot_answer(server: Served) -> None:
    anna, ben, code = two(server)
    until(lambda: [anna.drain(), ben.drain(), anna.state and ben.state][2])
    idle = anna if anna.state["ask"] is None else ben
    assert idle.answer_to(idle.send("answer", seq=idle.state["seq"], option=0))["code"] == "no-question"
    watcher = Guest(server).at(code)
    watcher.wait("state")
    for kind, fields in (("answer", {"seq": 1, "option": 0}), ("act", {"verb": "concede"}), ("say", {"text": "hi"})):
        assert watcher.answer_to(watcher.send(kind, **fields))["code"] == "not-seated"
    for player in (anna, ben, watcher):
        player.close()


def test_why_not_tells_every_reason_with_its_rule(server: Served) -> None:
    anna = Guest(server, "Anna")
    player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"])
    player.asked()
    hero = player.state["view"]["seats"][0]["hero"]
    got = player.answer_to(player.send("why", intent={"verb": "attack", "subject": hero}))
    assert got["t"] == "whynot"
    assert got["reasons"]
    assert all(reason["text"] and reason["rule"] for reason in got["reasons"])
    got = player.answer_to(player.send("why", words="attack radak with elendril"))
    assert got["reasons"]
    got = player.answer_to(player.send("why", words="fly to the moon"))
    assert got["unknown"]
    got = player.answer_to(player.send("look", handle=hero))
    assert got["data"]["code"].startswith("hoa/")
    assert got["lines"]
    player.close()


def test_conceding_ends_the_game_and_a_rematch_turns_the_seats(server: Served) -> None:
    anna, ben, _ = two(server)
    anna.wait("state")
    assert anna.answer_to(anna.send("act", verb="concede"))["t"] == "done"
    ben.wait("state")
    until(lambda: [ben.drain(), ben.room["status"] == "over"][1])
    assert ben.state["over"]["winners"] == [1]
    anna.send("rematch")
    assert anna.wait("rematch") == {"t": "rematch", "wanting": [0], "room": "", "re": 0}
    ben.send("rematch")
    code = next(m for m in iter(lambda: ben.wait("rematch"), None) if m["room"])["room"]
    again = Guest(server)
    again.cookie = ""
    status, room = again.request(f"/api/rooms/{code}")
    assert status == 200
    assert [seat["name"] for seat in room["seats"]] == ["Ben", "Anna"]
    anna.close()
    ben.close()


def test_a_draw_is_agreed_by_both(server: Served) -> None:
    anna, ben, _ = two(server)
    anna.wait("state")
    assert anna.answer_to(anna.send("act", verb="offer draw"))["t"] == "done"
    until(lambda: [ben.drain(), ben.state and ben.state["view"]["offers"] == [0]][1])
    assert ben.answer_to(ben.send("act", verb="offer draw"))["t"] == "done"
    until(lambda: [anna.drain(), anna.state["over"]][1])
    assert anna.state["over"]["winners"] == []
    got = anna.answer_to(anna.send("act", verb="concede"))
    assert got["code"] == "not-now"
    anna.close()
    ben.close()


def test_what_is_said_is_heard_by_all_and_read_by_who_comes_later(server: Served) -> None:
    anna, ben, code = two(server)
    anna.wait("state")
    ben.wait("state")
    anna.send("say", text="  hello\nthere ")
    assert ben.wait("chat")["lines"][0]["text"] == "hello there"
    ben.send("say", phrase="luck")
    line = next(m for m in iter(lambda: anna.wait("chat"), None) if m["lines"][0]["phrase"])["lines"][0]
    assert (line["name"], line["text"]) == ("Ben", PHRASES["luck"]["en"])
    later = Guest(server).at(code, lang="de")
    said = later.wait("chat")["lines"]
    assert [one["text"] for one in said] == ["hello there", PHRASES["luck"]["de"]]
    assert anna.answer_to(anna.send("say", phrase="no such phrase"))["code"] == "no-such"
    got = [anna.answer_to(anna.send("say", text="ha"))["t"] for _ in range(9)]
    assert got[0] == "done"
    assert got[-1] == "problem", "nobody shouts all the others down"
    for player in (anna, ben, later):
        player.close()


def test_a_room_is_watched_from_a_seat_only_with_that_players_consent(server: Served) -> None:
    anna, ben, code = two(server)
    duel([anna, ben], Chance(8), 4)
    watcher = Guest(server).at(code, watch=True, seat=0)
    watcher.wait("state")
    assert watcher.welcome["watches"] == -1
    assert watcher.state["view"]["seat"] == -1
    anna.send("show", on=True)
    until(lambda: [watcher.drain(), watcher.room["seats"][0]["shown"]][1])
    looking = Guest(server).at(code, watch=True, seat=0)
    looking.wait("state")
    anna.drain()
    assert looking.state["view"]["seats"][0]["hand"] == anna.state["view"]["seats"][0]["hand"]
    anna.send("show", on=False)
    until(lambda: [looking.drain(), looking.state["view"]["seat"] == -1][1])
    for player in (anna, ben, watcher, looking):
        player.close()


def showing_late(server: Served) -> tuple[Player, Player, str]:
    """Two in a game under way, of whom the first lets watchers look over her shoulder, a second late."""
    anna, ben, code = two(server)
    duel([anna, ben], Chance(8), 4)
    anna.answer_to(anna.send("show", on=True, delay=1))
    return anna, ben, code


def test_who_watches_a_seat_with_a_delay_sees_it_that_much_later(server: Served) -> None:
    anna, ben, code = showing_late(server)
    began = time.monotonic()
    watcher = Guest(server).at(code, watch=True, seat=0)
    watcher.wait("state")
    assert time.monotonic() - began > 0.9
    seq = watcher.state["seq"]
    began = time.monotonic()
    duel([anna, ben], Chance(9), 3)
    until(lambda: watcher.drain().state["seq"] > seq)
    assert time.monotonic() - began > 0.9
    for player in (anna, ben, watcher):
        player.close()


def test_what_is_asked_about_a_seat_that_is_watched_late_is_answered_as_late(server: Served) -> None:
    anna, ben, code = showing_late(server)
    watcher = Guest(server).at(code, watch=True, seat=0)
    state = watcher.wait("state")
    began = time.monotonic()
    watcher.answer_to(watcher.send("look", handle=int(next(iter(state["names"])))))
    assert time.monotonic() - began > 0.9
    for player in (anna, ben, watcher):
        player.close()


def test_a_player_who_shows_nothing_any_more_is_seen_no_longer_by_who_watched_late(server: Served) -> None:
    """What was still waiting for the delay is not sent after what came instead."""
    anna, ben, code = showing_late(server)
    watcher = Guest(server).at(code, watch=True, seat=0)
    assert watcher.wait("state")["view"]["seat"] == 0
    duel([anna, ben], Chance(9), 3)
    anna.answer_to(anna.send("show", on=False))
    state = watcher.wait("state")
    assert state["fresh"]
    assert state["view"]["seat"] == -1
    time.sleep(1.2)
    watcher.answer_to(watcher.send("ping"))
    assert watcher.state == state
    for player in (anna, ben, watcher):
        player.close()


def test_rooms_without_spectators_are_for_their_players_alone(server: Served) -> None:
    anna = Guest(server, "Anna")
    code = anna.open_room(ME, RANDOM, spectators=False)["room"]["code"]
    assert Guest(server).at(code).closed() == 4003


def test_a_seat_token_opens_the_seat_without_a_cookie_and_a_forged_one_does_not(server: Served) -> None:
    anna = Guest(server, "Anna")
    seated = anna.open_room(ME, RANDOM)
    code, token = seated["room"]["code"], seated["token"]
    bot = Player(server, code, token=token)
    bot.wait("welcome")
    assert bot.welcome["seat"] == 0
    assert bot.play(Chance(4), 5) == 5
    for forged in (token[:-2] + "xx", "nonsense", token.replace(".", "..")):
        other = Player(server, code, token=forged)
        assert other.wait("welcome")["seat"] == -1
        other.close()
    elsewhere = anna.open_room(ME, RANDOM)["room"]["code"]
    other = Player(server, elsewhere, token=token)
    assert other.wait("welcome")["seat"] == -1
    other.close()
    bot.close()


def test_the_server_passes_where_the_player_does_not_want_to_be_asked(server: Served) -> None:
    anna = Guest(server, "Anna")
    player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"])
    player.wait("welcome")
    assert player.answer_to(player.send("auto", on=True))["t"] == "done"
    chance = Chance(9)
    for _ in range(60):
        ask = player.asked()
        if ask is None:
            break
        assert not ask["pausing"], "against a computer nobody waits"
        assert ask["passing"] < 0 or len(ask["options"]) > 1 or ask["stop"] == "my action phase"
        player.answer(chance.below(len(ask["options"])))
    player.close()


def test_a_long_pass_ends_with_the_turn(server: Served) -> None:
    anna = Guest(server, "Anna")
    player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"])
    chance = Chance(10)
    while not (player.asked() and player.state["view"]["turn"] > 0 and player.state["ask"]["passing"] >= 0):
        player.answer(chance.below(len(player.state["ask"]["options"])))
    turn = player.state["view"]["turn"]
    player.state = {**player.state, "ask": None}
    assert player.answer_to(player.send("auto", on=False, stops=[], until="end"))["t"] == "done"
    ask = player.asked()
    assert ask is not None
    view = player.state["view"]
    assert ask["passing"] < 0 or view["turn"] != turn or view["phase"] == "end phase"
    player.close()


def test_the_first_message_must_be_a_hello(server: Served) -> None:
    anna = Guest(server, "Anna")
    code = anna.open_room(ME, RANDOM)["room"]["code"]
    assert Player(server, code, lang="fr").closed() == 4001
    assert Guest(server).at("nosuchroom").closed() == 4004
