"""Law 3 over the wire: what a seat is sent is the same, byte for byte, whatever lies where it cannot see.

Two servers play the same game; then on one of them the hidden cards are dealt anew, and every
kind of message is compared as it comes out of the connection.

`REGELWERK_MOMENTS=40` tries that at so many moments of a game of each kind; without, at a few.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.state import State
from regelwerk.server.api.requests import COOKIE
from regelwerk.server.credentials import TokenSigner
from regelwerk.server.worker.game_session import GameSession
from regelwerk.server.worker.pool import InlinePool
from regelwerk.server.worker.view_renderer import ViewRenderer
from tests.server.common import GAME, ME, OPEN, Guest, Player, Served, served, until

MOMENTS = int(os.environ.get("REGELWERK_MOMENTS", "6"))
"""At so many moments of a game the law is tried."""
BETWEEN = 9
"""So many questions lie between two of them."""

DECKS = {"wowminis": ("three-alliance", "three-horde")}
"""Decks for games whose learning decks hide nothing."""

CASES = [pytest.param(game, id=game) for game in game_registry.GAMES]


class Same:
    """Names and seeds in the same order on every server."""

    def __init__(self) -> None:
        self.count = 0

    def code(self, length: int = 12) -> str:
        self.count += 1
        return f"{'code' * 5}{self.count:04}"[-length:]

    def seed(self) -> int:
        self.count += 1
        return 1000 + self.count


@pytest.fixture
def pair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Served]]:
    """Two servers with the same key that give the same names."""
    from regelwerk.server.api import requests

    with ExitStack() as stack:
        found = []
        for name in ("a", "b"):
            folder = tmp_path / name
            folder.mkdir()
            (folder / "key").write_text("the same key", encoding="ascii")
            server = stack.enter_context(served(folder))
            same = Same()
            server.lobby.codes, server.lobby.seeds = same.code, same.seed
            found.append(server)
        monkeypatch.setattr(requests, "new_code", lambda length=16: "g" * length)
        yield found


def session(server: Served) -> GameSession:
    """The only game of a server."""
    assert isinstance(server.lobby.workers, InlinePool)
    (found,) = server.lobby.workers.service.sessions.values()
    return found


def settled(players: list[Player]) -> None:
    """Wait until all that is under way has arrived."""
    for player in players:
        player.answer_to(player.send("ping"))


def everything(player: Player, intents: list[dict[str, Any]]) -> list[str]:
    """All that a seat can get to hear at this moment, as it is sent."""
    player.drain()
    player.raw.clear()
    player.send("again")
    handles = [int(handle) for handle in player.state["names"]]
    for handle in handles[:6]:
        player.send("look", handle=handle)
    for intent in intents:
        player.send("why", intent=intent)
    player.send("why", words="play fireball")
    for what in ("table", "piles"):
        player.send("read", what=what)
    player.send("read", what="card", name="fireball")
    player.send("type", seq=player.state["seq"], words="play fireball")
    player.send("answer", seq=0, option=0)
    player.send("answer", seq=player.state["seq"], option=60_000)
    settled([player])
    return list(player.raw)


def intents(player: Player) -> list[dict[str, Any]]:
    """Things to try, with what one sees and with what one does not."""
    handles = [int(handle) for handle in player.state["names"]]
    found: list[dict[str, Any]] = []
    for n, verb in enumerate(("play", "attack", "place", "use", "target", "protect", "pay", "pick")):
        if handles:
            found.append({"verb": verb, "subject": handles[n % len(handles)], "object": handles[-1 - n % len(handles)]})
    found.append({"verb": "play", "subject": 999})
    found.append({"verb": "target", "object": -999, "seat": 1})
    return found


def redealt(game: str, state: State, seat: int, chance: Chance) -> State:
    """The same moment for a seat, with everything that it does not know dealt anew."""
    redeal: Callable[..., State] = import_module(f"regelwerk.{game}.visibility").redeal_unseen
    other = redeal(state, seat, chance)
    other.events = state.events
    return other


@pytest.mark.parametrize("game", CASES)
def test_what_is_sent_does_not_depend_on_what_is_hidden(pair: list[Served], game: str) -> None:
    assert first_leak(pair, game, MOMENTS) == ""


def test_a_leak_that_is_planted_is_noticed(pair: list[Served], monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence for who waits tells how many cards of a kind the asked player has in hand."""
    question = ViewRenderer.question

    def leaking(reader: ViewRenderer) -> Any:
        ask, waiting = question(reader)
        if ask is None and waiting is not None:
            hands = [card.card.name for card in reader.game.state.pieces if card.zone // reader.game.state.seats == 1]
            waiting.text += sorted(hands)[0] if hands else ""
        return ask, waiting

    monkeypatch.setattr(ViewRenderer, "question", leaking)
    assert first_leak(pair, GAME, 2) != ""


def first_leak(pair: list[Served], game: str, moments: int) -> str:
    """Where the two servers first send something else, though only what is hidden differs; "" if they never do."""
    tables: list[list[Player]] = []
    for server in pair:
        anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
        ben.cookie = anna.cookie  # the same guest, so that both servers give the same names
        code = anna.open_room({**ME, "deck": DECKS.get(game, ("", ""))[0]}, OPEN, game=game)["room"]["code"]
        other = Guest(server)
        other.cookie = second_guest(server)
        status, _ = other.request(f"/api/rooms/{code}/join", {"deck": DECKS.get(game, ("", ""))[1]})
        assert status == 201
        tables.append([anna.at(code), other.at(code, lang="de"), Guest(server).at(code)])
        until(lambda: all_here(tables[-1]))
    chance, changed, tried = Chance(5), 0, 0
    found = ""
    for moment in range(moments):
        if not play_on(tables, chance, BETWEEN):
            break
        tried += 1
        for place, seat in enumerate((0, 1, -1)):
            said = [everything(table[place], intents(table[place])) for table in tables]
            assert said[0] == said[1], "the two servers do not play the same game"
            games = [session(server).game for server in pair]
            kept = games[1].state
            games[1].state = redealt(game, kept, seat, Chance(moment))
            changed += games[1].digest() != games[0].digest()
            said = [everything(table[place], intents(table[place])) for table in tables]
            games[1].state = kept
            everything(tables[1][place], [])
            everything(tables[0][place], [])
            if said[0] != said[1]:
                found = found or difference(said[0], said[1])
    print(f"\n{game}: {tried} moments, {changed} other dealings")
    assert changed > tried, "the dealings have hardly changed anything"
    for table in tables:
        for player in table:
            player.close()
    return found


def second_guest(server: Served) -> str:
    """The cookie of another guest, the same on both servers."""
    return f"{COOKIE}={TokenSigner('the same key', 'guest').sign({'id': 'h' * 16, 'name': 'Ben'})}"


def all_here(players: list[Player]) -> bool:
    for player in players:
        player.drain()
    return all(player.state for player in players)


def play_on(tables: list[list[Player]], chance: Chance, steps: int) -> bool:
    """The same answers on both servers; whether the game goes on. Nobody is sent anything that differs."""
    for _ in range(steps):
        options = 0
        seat = -1
        for table in tables:
            until(lambda table=table: all_here(table) and any(one.state["ask"] or one.state["over"] for one in table))
            asked = [place for place, player in enumerate(table) if player.state["ask"]]
            if not asked:
                return False
            seat = asked[0]
            options = len(table[seat].state["ask"]["options"])
        option = chance.below(options)
        for table in tables:
            got = table[seat].answer(option)
            assert got["t"] == "done"
    for table in tables:
        settled(table)
    until(lambda: all(all_here(table) and any(p.state["ask"] or p.state["over"] for p in table) for table in tables))
    return True


def difference(a: list[str], b: list[str]) -> str:
    """Where two lists of messages differ first."""
    for one, other in zip(a, b):
        if one != other:
            at = next((i for i, (x, y) in enumerate(zip(one, other)) if x != y), 0)
            return f"...{one[max(at - 200, 0) : at + 200]}\n--- and ---\n...{other[max(at - 200, 0) : at + 200]}"
    return f"{len(a)} and {len(b)} messages"


def test_steps_that_nobody_else_may_count_send_the_others_nothing(tmp_path: Path) -> None:
    """While a player announces something, choice by choice, the others are sent no state at all."""
    with served(tmp_path / "data") as server:
        anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
        code = anna.open_room(ME, OPEN)["room"]["code"]
        ben.request(f"/api/rooms/{code}/join", {})
        players = [anna.at(code), ben.at(code), Guest(server).at(code)]
        chance, hidden = Chance(3), 0
        for _ in range(150):
            until(lambda: all_here(players) and any(one.state["ask"] or one.state["over"] for one in players))
            settled(players)
            asked = [player for player in players if player.state["ask"]]
            if not asked:
                break
            before = [player.state["seq"] for player in players]
            number = asked[0].state["ask"]["number"]
            asked[0].answer(chance.below(len(asked[0].state["ask"]["options"])))
            settled(players)
            all_here(players)
            ask = asked[0].state["ask"]
            if ask is not None and ask["number"] == number:
                hidden += 1
                for player, seq in zip(players, before):
                    assert player is asked[0] or player.state["seq"] == seq
        assert hidden > 2
        for player in players:
            player.close()
