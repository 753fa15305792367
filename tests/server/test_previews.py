"""What will come of an option is told to the seat that is asked, in its language, and to nobody else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from regelwerk.kernel.chance import Chance
from tests.server.common import ME, RANDOM, Guest, Served, served, two_at_a_table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("previews")) as found:
        yield found


def test_a_preview_tells_what_comes_of_a_card_without_playing_it(server: Served) -> None:
    anna = Guest(server, "Anna")
    player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"], lang="de")
    player.play(Chance(3), 4)
    told: list[str] = []
    while not told:  # sooner or later something can be done that something comes of
        ask = player.asked()
        assert ask is not None
        seq = player.state["seq"]
        for one in ask["options"][:3]:
            found = player.answer_to(player.send("preview", seq=seq, option=one["i"]))
            assert found["t"] == "previewed"
            told += found["told"]
        player.answer(ask["options"][-1]["i"])
    late = player.answer_to(player.send("preview", seq=seq, option=0))
    assert (late["t"], late["code"]) in (("problem", "stale"), ("problem", "no-question"))


def test_no_preview_without_such_an_option_or_out_of_turn(server: Served) -> None:
    asked, waiting = two_at_a_table(server)
    seq = asked.state["seq"]
    assert asked.answer_to(asked.send("preview", seq=seq, option=999))["code"] == "no-such"
    assert asked.answer_to(asked.send("preview", seq=seq + 7, option=0))["code"] == "stale"
    got = waiting.answer_to(waiting.send("preview", seq=waiting.state["seq"], option=0))
    assert (got["t"], got["code"]) == ("problem", "no-question")
