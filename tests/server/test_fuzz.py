"""Whatever is sent, the server goes on, tells nothing, and no room changes.

`REGELWERK_FUZZ=1000000` sends so many messages to rooms of all games together; without, a few thousand, and in the
thorough tests 100,000. With `-s` it says how many.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from sqlalchemy import func, select

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance
from regelwerk.server.schema import http_api, websocket
from regelwerk.server.storage.tables import REPORTS
from tests.server.common import GAME, ME, OPEN, RANDOM, Guest, Player, Served, served

COUNT = int(os.environ.get("REGELWERK_FUZZ", "3000"))
THOROUGH = 100_000

WORDS = ["", "a", "Ä", "\u202e", "\x00", "play", "attack", "on", "en", "de", "0", "💥" * 9, "x" * 300, "[" * 50]
NUMBERS = [0, 1, -1, 2, 7, 255, 1 << 20, (1 << 20) + 3, 1 << 31, -(1 << 31), 1 << 63, 1 << 70, 3.5, -0.0, 1e308]
KINDS = [kind.__struct_config__.tag for kind in get_args(websocket.FromClient)]
FIELDS = sorted({field for kind in get_args(websocket.FromClient) for field in kind.__struct_fields__})
CHANGES = ("answer", "act", "auto", "back", "agree", "say", "show", "rematch", "report")
"""Messages that may change something when a seat sends them, and so are not sent from one in this test as they are."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("fuzz") / "data") as found:
        yield found


def value(source: random.Random, depth: int = 0) -> Any:
    """Any JSON value."""
    kind = source.randrange(8 if depth < 4 else 5)
    if kind < 2:
        return source.choice(NUMBERS)
    if kind < 4:
        return source.choice(WORDS)
    if kind == 4:
        return source.choice([None, True, False])
    if kind == 5:
        return [value(source, depth + 1) for _ in range(source.randrange(4))]
    return {source.choice(FIELDS + WORDS): value(source, depth + 1) for _ in range(source.randrange(4))}


def anything(source: random.Random) -> str:
    """A text that a client might send: a message with odd fields, any JSON, or no JSON."""
    kind = source.randrange(10)
    if kind < 6:
        said = {"t": source.choice(KINDS), **{f: value(source) for f in source.sample(FIELDS, source.randrange(4))}}
        return json.dumps(said)
    if kind < 8:
        return json.dumps(value(source))
    text = json.dumps({"t": source.choice(KINDS), "id": 3, "lang": "en", "seq": 1, "option": 0})
    cut = source.randrange(len(text))
    mixed = text[:cut] + source.choice(WORDS) + text[cut:]
    return source.choice([text[:cut], mixed, "[" * 5000, '{"t":' * 3000, "\n"])


def harmless(text: str) -> bool:
    """Whether it can change nothing even from a seat: it is no message, or none that changes anything."""
    try:
        message = websocket.read(text)
    except websocket.MessageFormatError:
        return True
    return message.__struct_config__.tag not in CHANGES


def reports(server: Served) -> int:
    """How many reports have been filed."""
    with server.lobby.database.engine.connect() as connection:
        return connection.scalar(select(func.count()).select_from(REPORTS)) or 0


@pytest.mark.parametrize("count", [COUNT, pytest.param(THOROUGH, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("game", game_registry.GAMES)
def test_odd_messages_change_nothing_and_are_answered_politely(server: Served, game: str, count: int) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    code = anna.open_room(ME, OPEN, game=game)["room"]["code"]
    ben.request(f"/api/rooms/{code}/join", {})
    seats = [anna.at(code), ben.at(code, lang="de")]
    watcher = Guest(server).at(code)
    source = random.Random(f"20 {game} {count}")
    for player in [*seats, watcher]:
        while not player.state:
            player.next()
    room = server.lobby.rooms[code]
    before = (room.at, [player.state["view"] for player in seats])
    sent = 0
    while sent < -(-count // len(game_registry.GAMES)):
        for player in [*seats, watcher]:
            for _ in range(30):  # more than are kept for a slow reader would be dropped, the answer to the ping too
                text = anything(source)
                if (player is watcher and "report" not in text) or harmless(text):
                    player.socket.send(text)
                    sent += 1
            number = player.send("ping")
            player.answer_to(number)
            player.raw.clear()
            player.all.clear()
        assert room.at == before[0]
    for player, view in zip(seats, before[1]):
        player.send("again")
        assert player.wait("state")["view"] == view
        player.close()
    watcher.close()
    print(f"\n{game}: {sent} messages")
    assert reports(server) == 0


def test_odd_first_messages_are_turned_away(server: Served) -> None:
    code = Guest(server, "Anna").open_room(ME, RANDOM)["room"]["code"]
    source = random.Random(21)
    for _ in range(20):
        text = anything(source)
        try:
            hello = isinstance(websocket.read(text), websocket.Hello)
        except websocket.MessageFormatError:
            hello = False
        player = Player(server, code, first=text)
        if hello:
            player.wait("welcome")
            player.close()
        else:
            assert player.closed() in (4001, 4003)


def test_bytes_and_giants_end_only_their_own_connection(server: Served) -> None:
    anna = Guest(server, "Anna")
    code = anna.open_room(ME, RANDOM)["room"]["code"]
    player = anna.at(code)
    assert player.play(Chance(1), 3) == 3
    giant = anna.at(code)
    giant.wait("welcome")
    giant.socket.send("x" * 70_000)
    assert giant.closed() == 1009
    binary = anna.at(code)
    binary.wait("welcome")
    binary.socket.send(b"\x80\x81")
    assert binary.closed() in (1000, 1003, 1006)
    assert player.play(Chance(1), 3) == 3
    player.close()


def test_odd_requests_get_an_answer_that_says_what_is_wrong(server: Served) -> None:
    anna = Guest(server, "Anna")
    code = anna.open_room(ME, OPEN)["room"]["code"]
    source = random.Random(22)
    places = [
        "/api/me",
        "/api/rooms",
        f"/api/rooms/{code}/join",
        "/api/rooms/nosuch/join",
        f"/api/games/{GAME}/decks/check",
        "/api/games/chess/decks/check",
        "/api/me/decks",
        "/api/replays",
        "/api/replays/nosuch/play",
    ]
    names = sorted({field for kind in get_args(http_api.SPOKEN) for field in kind.__struct_fields__})
    for _ in range(min(COUNT // 10, 2000)):
        body = value(source) if source.random() < 0.5 else {f: value(source) for f in source.sample(names, 3)}
        status, answer = anna.request(source.choice(places), body)
        assert status < 500, (status, answer)
        if status >= 400:
            assert isinstance(answer, dict), answer
            assert answer["text"]


@pytest.mark.parametrize(
    "text",
    ["", "\n", "hero: \n", "4 \n4x\n", "hero: Elendril\n999999 Bloodclaw\n", "1 " + "x" * 5000 + "\n", "\x00\n"]
    + ["".join(random.Random(n).choices("hero: 4xside\nElendrilBloodclaw#", k=400)) for n in range(40)],
)
def test_any_text_can_be_checked_as_a_deck(server: Served, text: str) -> None:
    status, report = Guest(server).request(f"/api/games/{GAME}/decks/check", {"text": text, "lang": "de"})
    assert status == 200
    assert report["legal"] is False
    assert report["faults"]
    assert all(fault["text"] for fault in report["faults"])


def test_uploaded_files_that_are_no_replays_are_refused(server: Served) -> None:
    anna = Guest(server, "Anna")
    source = random.Random(23)
    head = {"replay": 1, "regelwerk": "0", "engine": "x", "game": GAME, "edition": "2006", "defs": "x", "seats": 2}
    texts = ["", "{}", json.dumps(head), json.dumps({**head, "decks": [], "teams": [], "seed": 1, "windows": "all"})]
    texts += [json.dumps({**head, **{name: value(source) for name in ("decks", "teams", "seed")}}) for _ in range(10)]
    for text in texts:
        status, answer = anna.request("/api/replays", {"text": text})
        assert status in (201, 400), answer
        if status == 201:
            assert answer["verdict"] == "DIVERGED"
