"""A hint is given to the only person at a table, and thought about without holding the table up."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.server.worker.commands import GiveHint
from regelwerk.server.worker.messages import Command, Reply
from tests.server.common import ME, OPEN, RANDOM, Guest, Served, served


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "data") as found:
        yield found


def test_a_hint_names_an_option_in_the_language_of_the_connection(server: Served) -> None:
    anna = Guest(server, "Anna")
    player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"], lang="de")
    player.play(Chance(3), 4)
    ask = player.asked()
    assert ask is not None
    got = player.answer_to(player.send("hint", seq=player.state["seq"]))
    assert got["t"] == "hinted"
    assert 0 <= got["option"] < len(ask["options"])
    text = ask["options"][got["option"]]["text"].rstrip(".")
    assert got["reason"].casefold().startswith(text.casefold())
    assert player.answer(got["option"])["t"] == "done"


def test_the_table_goes_on_while_a_hint_is_thought_about(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Guest(server, "Anna")
    player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"])
    player.asked()
    thinkers, enough = server.lobby.services.thinkers, threading.Event()
    ask = thinkers.ask

    async def think_long(command: Command, *more: Any) -> Reply:
        if isinstance(command, GiveHint):
            await asyncio.to_thread(enough.wait, 20)
        return await ask(command, *more)

    monkeypatch.setattr(thinkers, "ask", think_long)
    seq = player.state["seq"]
    hint = player.send("hint", seq=seq)
    twice = player.answer_to(player.send("hint", seq=seq))
    assert (twice["t"], twice["code"]) == ("problem", "too-fast")
    assert player.answer_to(player.send("answer", seq=seq, option=0))["t"] == "done"
    enough.set()
    late = player.answer_to(hint)  # an old question gets no hint
    assert (late["t"], late["code"]) == ("problem", "stale")


def test_nobody_gets_a_hint_against_people_or_out_of_turn(server: Served) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    code = anna.open_room(ME, OPEN)["room"]["code"]
    assert ben.request(f"/api/rooms/{code}/join", {})[0] == 201
    player = anna.at(code)
    player.wait("state")
    got = player.answer_to(player.send("hint", seq=player.state["seq"]))
    assert (got["t"], got["code"], got["text"]) == ("problem", "not-now", "hints are for games against computers")
    watching = Guest(server).at(anna.open_room(ME, RANDOM)["room"]["code"])
    watching.wait("state")
    assert watching.answer_to(watching.send("hint", seq=1))["code"] == "not-seated"
    alone = anna.at(anna.open_room(ME, RANDOM)["room"]["code"])
    alone.asked()
    assert alone.answer_to(alone.send("hint", seq=alone.state["seq"] + 5))["code"] == "stale"
