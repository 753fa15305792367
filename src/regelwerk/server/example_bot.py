"""A small bot that plays at a web table, at random: an example of the protocol, in as few lines as it takes.

    python -m regelwerk.server.example_bot http://127.0.0.1:8000 wowtcg

It opens a room against a computer player (with `--match 3` for a match), or with `--room CODE` takes the open seat of
one, and plays to the end. It knows nothing of the game: it answers questions by the number of an option.
"""

from __future__ import annotations

import argparse
import json
import urllib.request
from typing import Any

from websockets.sync.client import ClientConnection, connect

from regelwerk.kernel.chance import Chance

PROTOCOL = "regelwerk.v1"


def ask(server: str, path: str, cookie: str, body: dict[str, Any] | None = None) -> tuple[Any, str]:
    """A request over HTTP: the answer, and the cookie that was set ("" if none was)."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Origin": server, "Cookie": cookie, "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(server + path, data, headers), timeout=30) as answer:
        return json.load(answer), (answer.headers.get("Set-Cookie") or "").split(";")[0]


def take_seat(server: str, game: str, room: str, match: int) -> tuple[str, str]:
    """Become a guest and take a seat: the code of the room and the token of the seat."""
    _, cookie = ask(server, "/api/me", "")
    if room:
        seated, _ = ask(server, f"/api/rooms/{room}/join", cookie, {})
    else:
        seats = [{"kind": "me"}, {"kind": "computer", "player": "random"}]
        seated, _ = ask(server, "/api/rooms", cookie, {"game": game, "seats": seats, "match": match})
    return seated["room"]["code"], seated["token"]


def play(table: ClientConnection, token: str, chance: Chance) -> dict[str, Any]:
    """Play to the end of the game, or of the match; how the last game ended."""
    table.send(json.dumps({"t": "hello", "lang": "en", "token": token}))
    over: dict[str, Any] | None = None
    for text in table:
        message = json.loads(text)
        if message["t"] == "exchange" and not message["done"]:
            table.send(json.dumps({"t": "exchange"}))  # between two games of a match: it keeps its deck
        elif message["t"] == "people" and message["room"]["status"] == "over" and over is not None:
            return over
        elif message["t"] == "state":
            over = message["over"]
            if message["ask"] is not None:
                option = chance.below(len(message["ask"]["options"]))
                table.send(json.dumps({"t": "answer", "seq": message["seq"], "option": option}))
    raise ConnectionError("the server disconnected before the game was over")


def main() -> int:
    """Play one game, or one match."""
    parser = argparse.ArgumentParser(description="plays one game at a web table, at random")
    parser.add_argument("server")
    parser.add_argument("game")
    parser.add_argument("--room", default="")
    parser.add_argument("--match", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    server = given.server.rstrip("/")
    code, token = take_seat(server, given.game, given.room, given.match)
    print(f"{server}/r/{code}")
    address = f"ws{server.removeprefix('http')}/ws/{code}"
    with connect(address, subprotocols=[PROTOCOL], max_size=1 << 24) as table:  # type: ignore[list-item]
        print(play(table, token, Chance(given.seed))["text"])
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
