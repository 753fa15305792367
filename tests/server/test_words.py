"""The table in words and orders in words: what the terminal shows and understands, over the wire."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.presentation.text import plain
from regelwerk.server.worker.pool import InlinePool
from tests.server.common import ME, RANDOM, Guest, Player, Served, served, two_at_a_table

GAMES = ("wowtcg", "duelmasters", "wowminis")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("words")) as found:
        yield found


def alone(server: Served, game: str, **hello: Any) -> tuple[Player, str]:
    """Somebody at a table against a computer, some questions into the game."""
    anna = Guest(server, "Anna")
    code = anna.open_room(ME, RANDOM, game=game)["room"]["code"]
    player = anna.at(code, **hello)
    player.play(Chance(3), 6)
    assert player.asked() is not None
    return player, code


def read(player: Player, what: str = "table", name: str = "") -> list[str]:
    """Lines as text."""
    said = player.answer_to(player.send("read", what=what, name=name))
    assert said["t"] == "lines"
    return ["".join(span["text"] for span in line) for line in said["lines"]]


def ordered(player: Player, words: str) -> dict[str, Any]:
    said = player.answer_to(player.send("type", seq=player.state["seq"], words=words))
    assert said["t"] == "typed"
    return said


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_read_as_the_terminal_shows_it(server: Served, game: str) -> None:
    player, code = alone(server, game, lang="de")
    assert isinstance(server.lobby.workers, InlinePool)
    session = server.lobby.workers.service.sessions[code]
    names = session.names()
    presenter = game_registry.package(game).presenter(session.game, 0, "de", ["", names[1]], 400)
    assert read(player) == [plain(line) for line in presenter.board_lines()]
    assert read(player, "piles") == [plain(line) for line in presenter.pile_lines("")]
    shown = next(name for name in player.state["names"].values() if presenter.card_detail_lines(name))
    assert read(player, "card", shown) == [plain(line) for line in presenter.card_detail_lines(shown)] != []
    assert read(player, "card", "no such thing") == [] == read(player, "card")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_option_can_be_typed_as_it_is_listed(server: Served, game: str, lang: str) -> None:
    player, _ = alone(server, game, lang=lang)
    chance, typed = Chance(5), 0
    for _ in range(8):
        ask = player.asked()
        if ask is None:
            break
        for option in ask["options"][:12]:
            if option["same"] >= 0 or ask["several"]:
                continue
            said = ordered(player, option["text"])
            meant = {said["option"], *said["choices"]}
            assert option["i"] in meant or ask["closing"] == option["i"], (option["text"], said)
            typed += 1
        player.play(chance, 1)
    assert typed > 8


def test_what_cannot_be_done_is_answered_with_every_reason(server: Served) -> None:
    player, _ = alone(server, "wowtcg")
    said = ordered(player, "attack radak with elendril")
    assert said["option"] == -1 and said["reasons"] and all(one["rule"] for one in said["reasons"])
    assert ordered(player, "attack the moon")["unknown"]
    asked = player.asked()
    assert asked is not None and ordered(player, "please pass")["option"] in (asked["passing"], asked["closing"])


def test_only_the_seat_that_is_asked_may_order(server: Served) -> None:
    asked, waiting = two_at_a_table(server)
    late = asked.answer_to(asked.send("type", seq=asked.state["seq"] + 7, words="pass"))
    assert (late["t"], late["code"]) == ("problem", "stale")
    idle = waiting.answer_to(waiting.send("type", seq=waiting.state["seq"], words="pass"))
    assert (idle["t"], idle["code"]) == ("problem", "no-question")


def test_who_watches_reads_no_hand(server: Served) -> None:
    player, code = alone(server, "wowtcg")
    watcher = Guest(server, "Eve").at(code, watch=True)
    watcher.wait("state")
    hidden = set(player.state["names"].values()) - set(watcher.state["names"].values())
    assert hidden and all(any(name in line for line in read(player)) for name in hidden)
    lines = [*read(watcher), *read(watcher, "piles")]
    assert lines and not any(name in line for line in lines for name in hidden)
    assert watcher.answer_to(watcher.send("type", seq=0, words="pass"))["t"] == "problem"
