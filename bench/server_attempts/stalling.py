"""Attempts to keep others waiting, with what one may have at most (section 2).

How long a stranger waits beside a flood is measured by `bench.server_attack` itself.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from typing import Final

from bench.server_attempts.attempt import COMPUTER, ME, OPEN, Attempt, Callers, opened
from bench.server_callers import Caller
from regelwerk.server.api.http_protocol import BODY_SECONDS, MOST_OF_ADDRESS
from regelwerk.server.rooms import limits
from regelwerk.server.rooms.computer_rooms import MOST_OF_ADDRESS as MOST_COMPUTER_ROOMS

UNFINISHED: Final = {
    "nothing": "",
    "half a head": "GET /api/me HTTP/1.1\r\nHo",
    "half a body": "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
}
MORE: Final = 20
"""So many connections more than an address may have."""
FLOOD: Final = 1000
"""So many requests at most until one is refused."""
TOO_MUCH: Final[dict[str, tuple[str, object]]] = {
    "lines of a deck": ("/api/games/wowtcg/decks/check", {"text": "1 Fireball\n" * (limits.MOST_DECK_LINES + 1)}),
    "letters of files": ("/api/games/wowminis/own/check", {"files": {f"{n}.minis": "#" * 19_000 for n in range(6)}}),
    "lines of files": (
        "/api/games/wowminis/own/check",
        {"files": {"a.minis": "#\n" * (limits.MOST_OWN_LINES + 1)}},
    ),
    "definitions": (
        "/api/games/wowminis/own/check",
        {"files": {"a.minis": "card A\n" * (limits.MOST_DEFINITIONS + 1)}},
    ),
    "files": (
        "/api/games/wowminis/own/check",
        {"files": {f"{n}.minis": "" for n in range(limits.MOST_OWN_FILES + 1)}},
    ),
    "letters of a replay": ("/api/replays", {"text": "x" * 2_000_001}),
    "a body": ("/api/replays", b"{" + b" " * (5 << 20) + b"}"),
}
"""More than the protocol allows."""


def unfinished_requests(people: Callers) -> Attempt:
    """Send nothing, half a head or half a body, and keep the connection."""
    callers = [people.new() for _ in UNFINISHED]
    with ThreadPoolExecutor(len(callers)) as waiting:
        ended = list(waiting.map(until_closed, callers, UNFINISHED.values()))
    came = ", ".join(f"{what}: {status} after {took:.0f} s" for what, (status, took) in zip(UNFINISHED, ended))
    held = all(status == 408 and took < BODY_SECONDS + 10 for status, took in ended)
    return Attempt("2", "requests that are never sent to their end", came, held)


def until_closed(caller: Caller, said: str) -> tuple[int, float]:
    """The status of what is answered to that (0: nothing), and the seconds until the connection ended."""
    began = time.monotonic()
    with closing(caller.connected()) as client:
        client.settimeout(2 * BODY_SECONDS)
        client.sendall(said.encode())
        found = b""
        while data := client.recv(4096):
            found += data
    return int(found.split()[1]) if found else 0, time.monotonic() - began


def many_connections(people: Callers) -> Attempt:
    """Keep more connections than one address may have, and see whether another address gets in."""
    anna, stranger = people.new(), people.new()
    with ExitStack() as stack:
        clients = [stack.enter_context(closing(anna.connected())) for _ in range(MOST_OF_ADDRESS + MORE)]
        refused = 0
        for client in reversed(clients):  # the last ones are refused, and the others say nothing
            client.settimeout(1.0)
            try:
                refused += client.recv(12) == b"HTTP/1.1 429"
            except TimeoutError:
                break
        other = stranger.ask("/api/me")[0]
    came = f"{refused} of {len(clients)} refused; another address: {other}"
    return Attempt("2", "more connections than an address may have", came, (refused, other) == (MORE, 200))


def refused_for_a_while(people: Callers) -> Attempt:
    """Ask until it is refused, and see whether it is said when to come back."""
    anna, stranger = people.new(), people.new()
    count = 0
    while anna.ask("/api/rooms")[0] == 200 and count < FLOOD:
        count += 1
    retry, other = anna.retry, stranger.ask("/api/rooms")[0]
    came = f"refused after {count}, come back in {retry or '?'} s; another address: {other}"
    return Attempt("2", "requests until one is refused", came, retry.isdigit() and other == 200)


def too_much(people: Callers) -> Attempt:
    """Send more than the protocol allows of everything that has a limit."""
    statuses = {what: refusal(people.new(), path, body) for what, (path, body) in TOO_MUCH.items()}
    came = ", ".join(f"{what} {status or 'cut off'}" for what, status in statuses.items())
    return Attempt("2", "more than the protocol allows to be read", came, set(statuses.values()) <= {0, 400, 413})


def refusal(caller: Caller, path: str, body: object) -> int:
    """The status of the answer, 0 if the server has hung up before it had read all."""
    try:
        return caller.ask(path, body)[0]
    except ConnectionError:
        return 0


def rooms_of_computers(people: Callers) -> Attempt:
    """Fill server and lobby with rooms in which only computers play."""
    anna, stranger = people.new(), people.new()
    form = {"game": "wowtcg", "seats": [COMPUTER] * 6, "private": False}
    statuses = [anna.ask("/api/rooms", form)[0] for _ in range(MOST_COMPUTER_ROOMS + 1)]
    retry = anna.retry
    opened(anna, ME, OPEN, private=False)  # one that may be listed
    listed = stranger.ask("/api/rooms")[1]["rooms"]
    alone = sum(all(seat["kind"] == "computer" for seat in room["seats"]) for room in listed)
    came = f"{statuses.count(201)} opened, then {statuses[-1]}, come back in {retry or '?'} s; {alone} in the lobby"
    held = statuses == [201] * MOST_COMPUTER_ROOMS + [429] and retry.isdigit() and alone == 0
    return Attempt("2", "rooms of six computers, one after the other", came, held)


ATTEMPTS: Final = (many_connections, refused_for_a_while, too_much, rooms_of_computers, unfinished_requests)
"""All of them, in turn."""
