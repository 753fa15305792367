"""Attempts on what is somebody else's: seats, tokens, identities and names, what silence tells, and damage.

Each is made from outside, by the protocol, and says what was tried and what came of it; `bench.server_attack` prints
them before it measures who can stall whom.
"""

from __future__ import annotations

import resource
import sqlite3
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from math import erf, sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.server_callers import Caller, Table
from bench.server_under_attack import AttackedServer
from regelwerk.kernel.chance import Chance

GAME: Final = "wowtcg"
SILENT: Final = "duelmasters"
"""The game in which decisions are timed: quick, with hands."""
ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}
COMPUTER: Final = {"kind": "computer", "player": "random"}
RACES: Final = 10
NAMES: Final = ("\u3164\u3164", "\u200b", "An\u200dna", "А\u0430nna", "Αnna", "\u202eannA")
"""Fillers, blanks and joiners, letters of other scripts, a mark that turns the writing."""
SIGNIFICANT: Final = 0.001
"""Less likely than this, two samples are not of the same thing."""


WhileStopped = Callable[[Callable[[], None]], None]
"""Does something to a data folder while its server is stopped, and starts it again."""


class Attempt(NamedTuple):
    """What was tried, what came of it, and whether the server held."""

    section: str
    tried: str
    came: str
    held: bool


class Callers:
    """Makes people with names of their own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.count = 0

    def new(self) -> Caller:
        """Somebody new, with an address of his own: limits by address are tried elsewhere."""
        self.count += 1
        return Caller(self.port, f"127.0.{1 + self.count // 250}.{1 + self.count % 250}")


def opened(caller: Caller, *seats: dict[str, str], game: str = GAME) -> dict[str, Any]:
    """A room that somebody has opened: what came back."""
    status, seated = caller.ask("/api/rooms", {"game": game, "seats": list(seats)})
    assert status == 201, seated
    found: dict[str, Any] = seated
    return found


# ------------------------------------------------------------------ seats and identity


def seat_that_was_left(people: Callers) -> Attempt:
    """Stay connected to a seat that one has left, see the hand of the next, and concede for him."""
    anna, ben, carl, dora = (people.new() for _ in range(4))
    code = opened(anna, ME, OPEN, OPEN)["room"]["code"]
    ben.ask(f"/api/rooms/{code}/join", {"seat": 1})
    table = ben.at(code)
    table.hear()
    ben.ask(f"/api/rooms/{code}/leave", {})
    for other, seat in ((carl, 1), (dora, 2)):
        assert other.ask(f"/api/rooms/{code}/join", {"seat": seat})[0] == 201
    before = len(table.seen)
    table.hear(1.0)
    hands = [message for message in table.seen[before:] if message["t"] == "state" and message["view"]["seat"] == 1]
    number = table.send("act", verb="concede")
    said = table.wait("", number) if not table.closed else {"t": "closed", "code": table.closed}
    came = f"{len(hands)} states of the seat; concede: {said.get('code', said['t'])}"
    table.close()
    return Attempt("1", "stay at a seat that was left, and concede for it", came, not hands and said["t"] != "done")


def token_elsewhere(people: Callers) -> Attempt:
    """Use a seat token as an identity, and in another room of the same guest."""
    anna, thief = people.new(), people.new()
    token = opened(anna, ME, OPEN)["token"]
    other = opened(anna, ME, COMPUTER)["room"]["code"]
    before = thief.cookie
    bearer = {"Authorization": f"Bearer {token}"}
    paths = ("/api/me", "/api/me/decks", "/api/me/rooms")
    statuses = [thief.ask(path, **bearer)[0] for path in paths]
    table = thief.at(other, token)
    table.hear()
    seat = table.last("welcome").get("seat", -1)
    table.close()
    held = statuses == [401] * len(paths) and thief.cookie == before and seat == -1
    return Attempt("1", "a seat token as an identity, and in another room", f"{statuses}, seat {seat}", held)


def withdrawn(people: Callers) -> Attempt:
    """Use a cookie, a token and a connection after their guest has signed out everywhere."""
    anna, thief = people.new(), people.new()
    seated = opened(anna, ME, COMPUTER)
    thief.cookie = anna.cookie
    table = thief.at(seated["room"]["code"])
    table.hear()
    anna.ask("/api/me/signout", {})
    table.hear(2.0)
    status = thief.ask("/api/me/rooms")[0]
    again = thief.at(seated["room"]["code"], seated["token"])
    again.hear()
    seat = again.last("welcome").get("seat", -1)
    for one in (table, again):
        one.close()
    came = f"connection {table.closed}, cookie {status}, token: seat {seat}"
    return Attempt("1", "go on after signing out everywhere", came, (table.closed, status, seat) == (4010, 401, -1))


def code_twice(people: Callers) -> Attempt:
    """Move to another device twice by one code."""
    code = people.new().ask("/api/me/code", {})[1]["code"]
    statuses = [people.new().ask("/api/me/move", {"code": code})[0] for _ in range(2)]
    return Attempt("1", "a code for another device, twice", str(statuses), statuses == [200, 403])


def seat_races(people: Callers) -> Attempt:
    """Eight who take the last seat at once."""
    anna, others = people.new(), [people.new() for _ in range(8)]
    got = []
    with ThreadPoolExecutor(len(others)) as racing:
        for _ in range(RACES // 2):
            path = f"/api/rooms/{opened(anna, ME, OPEN)['room']['code']}/join"
            got.append(sum(racing.map(lambda one: one.ask(path, {})[0] == 201, others)))  # noqa: B023 - used at once
    return Attempt("1", "eight take the last seat at once", f"{got} got it", set(got) == {1})


def leave_against_begin(people: Callers) -> Attempt:
    """Leave while somebody else's joining begins the game."""
    anna, ben, carl = (people.new() for _ in range(3))
    wrong, left, chance = 0, 0, Chance(2)

    def leave(code: str, after: float) -> int:
        time.sleep(after)
        return ben.ask(f"/api/rooms/{code}/leave", {})[0]

    with ThreadPoolExecutor(2) as racing:
        for _ in range(RACES):
            code = opened(anna, ME, OPEN, OPEN)["room"]["code"]
            ben.ask(f"/api/rooms/{code}/join", {})
            leaving = racing.submit(leave, code, chance.below(60) / 1000)
            racing.submit(carl.ask, f"/api/rooms/{code}/join", {}).result()
            gone = leaving.result() == 200
            room = ben.ask(f"/api/rooms/{code}")[1]
            left += gone
            wrong += gone and any(seat["mine"] for seat in room["seats"])
    return Attempt("1", "leave while the game begins", f"{left} of {RACES} left; {wrong} sit there", not wrong)


def odd_names(people: Callers) -> Attempt:
    """Be called what cannot be seen, or like somebody else."""
    anna, ben = people.new(), people.new()
    anna.ask("/api/me", {"name": "Anna"})
    shown = [
        answer["name"] for status, answer in (ben.ask("/api/me", {"name": name}) for name in NAMES) if status == 200
    ]
    ben.ask("/api/me", {"name": "Ａｎｎａ"})
    code = opened(anna, ME, OPEN, OPEN)["room"]["code"]
    seats = ben.ask(f"/api/rooms/{code}/join", {})[1]["room"]["seats"]
    names = [seat["name"] for seat in seats if seat["kind"] == "person"]
    came = (
        f"{len(NAMES) - len(shown)} refused, {' and '.join(map(ascii, shown))} shown; in a room: {' and '.join(names)}"
    )
    held = all(name.isprintable() and name.isascii() for name in shown) and len(set(names)) == len(names)
    return Attempt("1", "names that cannot be seen, or imitate", came, held)


def other_site(people: Callers) -> Attempt:
    """Change something, and connect, from a page of another site."""
    anna = people.new()
    code = opened(anna, ME, COMPUTER)["room"]["code"]
    status = anna.ask("/api/me", {"name": "Eve"}, Origin="http://evil.example")[0]
    table = anna.at(code, origin="http://evil.example")
    table.hear(2.0)
    table.close()
    came = f"{status}, connection {table.closed}"
    return Attempt("1", "a page of another site", came, (status, table.closed) == (403, 4003))


# ------------------------------------------------------------------------------ silence


def chance_of_such_ranks(first: list[float], second: list[float]) -> float:
    """How likely two samples of the same thing differ at least as much in rank (Mann and Whitney, two-sided)."""
    n, m = len(first), len(second)
    if not n or not m:
        return 1.0
    wins = sum((a > b) + 0.5 * (a == b) for a in first for b in second)
    return 1 - erf(abs(wins - n * m / 2) / sqrt(n * m * (n + m + 1) / 12) / sqrt(2))


def silence(people: Callers, seconds: float) -> Attempt:
    """Read from the time to `done` how much the next player can do; the attacker sits on both seats to compare."""
    anna, ben = people.new(), people.new()
    chance = Chance(1)
    few: list[float] = []
    many: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        code = opened(anna, ME, OPEN, game=SILENT)["room"]["code"]
        ben.ask(f"/api/rooms/{code}/join", {})
        tables = [anna.at(code), ben.at(code)]
        while time.monotonic() < end and (turn := asked(tables)) is not None:
            table, ask = turn
            began = time.perf_counter()
            option = chance.below(len(ask["options"]))
            table.wait("", table.send("answer", seq=table.last("state")["seq"], option=option))
            took = time.perf_counter() - began
            table.wait("state")
            after = asked(tables)
            if after is not None and after[0] is not table:
                (few if len(after[1]["options"]) < 3 else many).append(took)
        for table in tables:
            table.close()
    found = chance_of_such_ranks(few, many)
    came = f"{len(few)} and {len(many)} decisions, chance {found:.3f}"
    return Attempt("3", "the time to done, where the next can do little or much", came, found > SIGNIFICANT)


def asked(tables: list[Table]) -> tuple[Table, dict[str, Any]] | None:
    """Who is asked, and what; None if the game is over."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        for table in tables:
            table.hear(0)
            state = table.last("state")
            if state and state["over"]:
                return None
        for table in tables:
            if table.last("state").get("ask"):
                return table, table.last("state")["ask"]
        time.sleep(0.001)
    raise TimeoutError("nobody is asked")


# ------------------------------------------------------------------------------- damage


def full_disk(people: Callers, server: int) -> Attempt:
    """Let the disk be full: no file of the server may grow any more."""
    anna = people.new()
    table = anna.at(opened(anna, ME, COMPUTER)["room"]["code"])
    turn = asked([table])
    assert turn is not None
    usual = resource.prlimit(server, resource.RLIMIT_FSIZE)
    resource.prlimit(server, resource.RLIMIT_FSIZE, (1, usual[1]))
    try:
        full = health(people.port)
        said = table.wait("", table.send("answer", seq=table.last("state")["seq"], option=0))
    finally:
        resource.prlimit(server, resource.RLIMIT_FSIZE, usual)
    after = health(people.port)
    table.close()
    came = f"health {full}, then {after}; a decision meanwhile: {said.get('code', said['t'])}"
    return Attempt("4", "a full disk", came, (full, after) == (503, 200) and said["t"] == "problem")


def health(port: int) -> int:
    """The status of `/healthz`."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=20) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def broken_upload(people: Callers, log: Path) -> Attempt:
    """Break off an upload in the midst."""
    before = log.read_text().count("\n")
    with closing(people.new().connected()) as client:
        client.sendall(b"POST /api/replays HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n{")
        time.sleep(0.3)
    time.sleep(0.7)
    lines = [line for line in log.read_text().splitlines()[before:] if '"regelwerk.access"' not in line]
    came = f"{len(lines)} lines in the log"
    return Attempt("4", "an upload that is broken off", came, len(lines) <= 1 and "Traceback" not in "".join(lines))


def damaged_row(people: Callers, database: Path, while_stopped: WhileStopped) -> Attempt:
    """Spoil the row of one room of two."""
    anna = people.new()
    bad, good = (opened(anna, ME, COMPUTER)["room"]["code"] for _ in range(2))

    def spoil() -> None:
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("UPDATE rooms SET about = ? WHERE code = ?", (b"\x00{", bad))

    while_stopped(spoil)
    tables = [anna.at(code) for code in (bad, good)]
    for table in tables:
        table.hear(2.0)
        table.close()
    goes_on = bool(tables[1].last("state"))
    came = f"that room {tables[0].closed}, the other one {'goes on' if goes_on else 'is lost'}"
    return Attempt("4", "a damaged row", came, tables[0].closed == 4011 and goes_on)


def missing_database(server: AttackedServer) -> Attempt:
    """Take the database away while the server is stopped."""
    server.stop()
    aside = server.database.with_suffix(".aside")
    server.database.rename(aside)
    try:
        status, said = server.refuses_to_start()
    finally:
        server.database.unlink(missing_ok=True)
        aside.rename(server.database)
        server.start()
    came = f"status {status}: {said[:60]}"
    return Attempt("4", "a database that is missing", came, status != 0 and "missing" in said)


def attempts(server: AttackedServer, seconds: float) -> Iterator[Attempt]:
    """All of them, one after the other."""
    people = Callers(server.port)
    for attempt in (
        seat_that_was_left,
        token_elsewhere,
        withdrawn,
        code_twice,
        seat_races,
        leave_against_begin,
        odd_names,
        other_site,
    ):
        yield attempt(people)
    yield silence(people, seconds)
    yield full_disk(people, server.pid)
    yield broken_upload(people, server.log)
    yield damaged_row(people, server.database, server.while_stopped)
    yield missing_database(server)
