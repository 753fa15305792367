"""Taking back: at once what nobody has seen or against computers, by consent among people, not past what came out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.server.i18n import translate
from regelwerk.server.worker.pool import InlinePool
from tests.server.common import ME, OPEN, RANDOM, Guest, Player, Served, duel, served, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("back") / "data") as found:
        yield found


def two(server: Served) -> tuple[Player, Player]:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    code = anna.open_room(ME, OPEN)["room"]["code"]
    ben.request(f"/api/rooms/{code}/join", {})
    return anna.at(code), ben.at(code)


def test_against_the_computer_everything_of_mine_is_taken_back(server: Served) -> None:
    anna = Guest(server, "Anna")
    player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"])
    chance = Chance(1)
    player.play(chance, 30)
    for _ in range(35):
        player.asked()
        if "step" not in player.state["back"]:
            break
        before = player.state
        number = player.send("back")
        assert player.answer_to(number)["t"] == "done"
        after = player.wait("state")
        assert after["fresh"] or after["waiting"]["number"] == before["waiting"]["number"]
        assert after["view"]["turn"] <= before["view"]["turn"]
    assert player.state["ask"]["kind"] in ("mulligan", "who begins")
    assert player.state["view"]["turn"] == 0
    player.play(chance, 20)
    assert player.answer_to(player.send("back", to="turn"))["t"] == "done"
    assert player.wait("state")["fresh"]
    player.asked()
    player.send("act", verb="concede")
    until(lambda: [player.drain(), player.room["status"] == "over"][1])
    status, info = anna.request(f"/api/replays/{player.room['replay']}")
    assert (status, info["verdict"]) == (200, "EXACT")
    player.close()


def test_the_game_goes_on_otherwise_after_a_step_was_taken_back(server: Served) -> None:
    anna = Guest(server, "Anna")
    player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"])
    player.play(Chance(3), 8)
    while len(player.asked()["options"]) < 2:  # type: ignore[index]
        player.answer(0)
    question = player.state["ask"]
    player.answer(0)
    player.asked()
    player.send("back")
    player.wait("state")
    assert player.state["ask"]["options"] == question["options"]
    assert player.answer(1)["t"] == "done"
    player.close()


def test_between_people_a_step_is_taken_back_when_the_other_agrees(server: Served) -> None:
    anna, ben = two(server)
    duel([anna, ben], Chance(2), 4)
    asked, other = begin_turn(anna, ben)
    before = asked.state["view"]
    passing = asked.state["ask"]["passing"]
    assert asked.answer(passing)["t"] == "done"
    until(lambda: [asked.drain(), other.drain(), other.state["ask"]][2])
    assert asked.answer_to(asked.send("back"))["t"] == "done"
    wish = other.wait("request")
    assert wish["open"]
    assert wish["text"] == translate("en", "back-asks", name="Anna" if asked is anna else "Ben")
    got = asked.answer_to(asked.send("agree", yes=True))
    assert got["code"] == "not-now"
    assert other.answer_to(other.send("agree", yes=False))["t"] == "done"
    settled = next(m for m in iter(lambda: asked.wait("request"), None) if not m["open"])
    assert settled["granted"] is False
    asked.send("back")
    other.wait("request")
    other.send("agree", yes=True)
    until(lambda: [asked.drain(), asked.state["fresh"] and asked.state["ask"]][1])
    assert asked.state["view"] == before
    until(lambda: [other.drain(), other.state["fresh"] and not other.state["ask"]][1])
    anna.close()
    ben.close()


def begin_turn(anna: Player, ben: Player) -> tuple[Player, Player]:
    """Pass and answer until somebody may pass in a turn; who, and the other one."""
    chance = Chance(8)
    for _ in range(80):
        until(lambda: [anna.drain(), ben.drain(), anna.state["ask"] or ben.state["ask"]][2])
        asked, other = (anna, ben) if anna.state["ask"] else (ben, anna)
        ask = asked.state["ask"]
        if ask["passing"] >= 0 and asked.state["view"]["phase"] == "action phase" and ask["stop"].startswith("my"):
            return asked, other
        asked.answer(ask["passing"] if ask["passing"] >= 0 else chance.below(len(ask["options"])))
    raise AssertionError("no turn has begun")


def test_a_wish_to_take_back_lapses_when_the_game_goes_on(server: Served) -> None:
    anna, ben = two(server)
    duel([anna, ben], Chance(2), 4)
    asked, other = begin_turn(anna, ben)
    asked.answer(asked.state["ask"]["passing"])
    until(lambda: [asked.drain(), other.drain(), other.state["ask"]][2])
    asked.send("back")
    other.wait("request")
    assert other.answer(0)["t"] == "done"
    settled = [message for message in other.all if message["t"] == "request"][-1]
    assert not settled["open"]
    assert not settled["granted"]
    assert other.answer_to(other.send("agree", yes=True))["code"] == "not-now"
    anna.close()
    ben.close()


def test_nothing_is_taken_back_past_a_card_that_was_drawn(server: Served) -> None:
    anna, ben = two(server)
    chance = Chance(4)
    refused = 0
    for _ in range(60):
        if not duel([anna, ben], chance, 1):
            break
        for player in (anna, ben):
            player.answer_to(player.send("ping"))  # what was sent before has come
        for player in (anna, ben):
            events = [event["kind"] for event in player.state["events"]]
            if "draw" in events and "step" not in player.state["back"]:
                got = player.answer_to(player.send("back"))
                assert got["t"] == "refused"
                assert got["reasons"][0]["text"]
                refused += 1
    assert refused > 2
    anna.close()
    ben.close()


def test_choices_of_an_announcement_are_taken_back_without_asking(server: Served) -> None:
    anna, ben = two(server)
    chance = Chance(6)
    tried = 0
    anna.wait("state")
    ben.wait("state")
    for _ in range(300):
        until(lambda: [anna.drain(), ben.drain(), anna.state["ask"] or ben.state["ask"] or anna.state["over"]][2])
        if anna.state["over"]:
            break
        asked, other = (anna, ben) if anna.state["ask"] else (ben, anna)
        if asked.state["ask"]["announcing"] and tried < 2:
            other.answer_to(other.send("ping"))
            before, chain = other.state["seq"], other.state["view"]["chain"]
            assert "announcement" in asked.state["back"]
            assert asked.answer_to(asked.send("back", to="announcement"))["t"] == "done"
            asked.wait("state")
            assert not asked.state["ask"]["announcing"]
            other.answer_to(other.send("ping"))
            assert other.state["view"]["chain"] == chain
            assert other.state["seq"] == before, "the other is told that something was announced and taken back"
            tried += 1
            if tried == 2:
                break
            continue
        asked.answer(chance.below(len(asked.state["ask"]["options"])))
    assert tried == 2
    anna.close()
    ben.close()


def test_what_only_the_other_has_seen_is_found_out_when_he_agrees_and_not_before(server: Served) -> None:
    anna, ben = two(server)
    duel([anna, ben], Chance(2), 4)
    asked, other = begin_turn(anna, ben)
    asked.answer(asked.state["ask"]["passing"])
    until(lambda: [asked.drain(), other.drain(), other.state["ask"]][2])
    seat = other.welcome["seat"]
    assert isinstance(server.lobby.workers, InlinePool)
    state = server.lobby.workers.service.sessions[asked.room["code"]].game.state
    deck = next(piece for piece in state.pieces if piece.owner == seat and piece.known_to == 0)
    state.writable_piece(deck.id).known_to |= 1 << seat  # he has looked at a card of his, and nobody may know that
    asked.send("again")
    assert "step" in asked.wait("state")["back"]
    assert asked.answer_to(asked.send("back"))["t"] == "done"
    other.wait("request")
    before = other.state["seq"]
    other.send("agree", yes=True)
    assert "seen" in other.wait("problem")["text"]
    other.answer_to(other.send("ping"))
    assert other.state["seq"] == before
    assert other.answer(0)["t"] == "done"
    anna.close()
    ben.close()
