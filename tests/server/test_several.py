"""Choices of several things over the wire: picked in any order, decided at once, taken back whole; old answers work."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.common import ME, RANDOM, Guest, Player, Served, served
from tests.server.positions import replay_from
from tests.server.test_protocol import validator

SHOOTING = (
    "turn: Anna\nseat Anna\n  hero: Elendril\n  hand: Multi-Shot\n  resources: 5\n  party: Voss Treebender\n"
    "seat Ben\n  hero: Radak Doombringer\n  party: Crazy Igvand, Bloodclaw\n"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("several") / "data") as found:
        yield found


def shooting(server: Served) -> Player:
    """Anna has announced Multi-Shot."""
    guest = Guest(server, "Anna")
    _, kept = guest.request("/api/replays", {"text": replay_from(SHOOTING)})
    wish = {"at": 0, "seats": [ME, RANDOM], "private": True, "lang": "en"}
    _, made = guest.request(f"/api/replays/{kept['code']}/play", wish)
    player = guest.at(made["room"]["code"])
    ask = player.asked()
    assert ask is not None
    player.answer(next(one["i"] for one in ask["options"] if one["verb"] == "play"))
    return player


def several(player: Player) -> dict[str, Any]:
    ask = player.asked()
    assert ask is not None
    found: dict[str, Any] = ask["several"]
    return found


def picked(player: Player, *picks: int) -> dict[str, Any]:
    return player.answer_to(player.send("pick", seq=player.state["seq"], picks=list(picks)))


def test_a_set_is_picked_in_any_order_and_chosen_at_once(server: Served) -> None:
    player = shooting(server)
    found = several(player)
    assert (found["least"], found["most"], found["picks"], found["done"]) == (0, 3, [], True)
    assert len(found["options"]) == 5
    assert found["open"] == [one["i"] for one in found["options"]]
    seq = player.state["seq"]
    for picks, text in (([4], "1 of up to 3 chosen"), ([4, 0], "2 of up to 3"), ([4], "1 of up to 3")):
        said = picked(player, *picks)
        validator("FromServer").validate(said)
        assert said["several"]["picks"] == picks
        assert said["several"]["chosen"] == sorted(picks)
        assert text in said["several"]["text"]
    assert player.state["seq"] == seq, "asking decides nothing"
    assert player.answer_to(player.send("choose", seq=seq, picks=[4, 0, 2]))["t"] == "done"
    player.wait("state")
    assert not player.state["ask"] or player.state["ask"]["kind"] != "target"
    player.close()


def test_what_does_not_go_together_is_refused_with_the_rule(server: Served) -> None:
    player = shooting(server)
    several(player)
    for picks, text in (([0, 1, 2, 3], "At most 3"), ([4, 4], "already chosen"), ([99], "no such option")):
        for kind in ("pick", "choose"):
            said = player.answer_to(player.send(kind, seq=player.state["seq"], picks=picks))
            assert said["t"] == "refused"
            assert text in said["reasons"][0]["text"]
            assert said["reasons"][0]["rule"] == "ruling:announcement-can-be-finished"
    said = player.answer_to(player.send("pick", seq=player.state["seq"] - 1, picks=[0]))
    assert (said["t"], said["code"]) == ("problem", "stale")
    player.close()


def test_a_whole_set_is_one_step_to_take_back(server: Served) -> None:
    player = shooting(server)
    before = several(player)
    player.answer_to(player.send("choose", seq=player.state["seq"], picks=[4, 3]))
    player.wait("state")
    player.asked()
    for _ in range(4):
        assert player.answer_to(player.send("back"))["t"] == "done"
        player.wait("state")
        ask = player.asked()
        if ask is not None and ask["kind"] == "target":
            break
    assert several(player) == before
    player.close()


def test_a_program_may_answer_one_by_one_as_ever(server: Served) -> None:
    player = shooting(server)
    ask = player.asked()
    assert ask is not None
    assert [one["verb"] for one in ask["options"]] == ["target"] * 5 + ["done"]
    player.answer(3)
    ask = player.asked()
    assert ask is not None
    assert [one["verb"] for one in ask["options"]] == ["target", "done"], "the rules go through them in order"
    player.answer(1)
    player.close()
