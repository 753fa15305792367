"""Attempts with full disks, damage, restarts and a database that is away (section 4)."""

from __future__ import annotations

import resource
import shutil
import sqlite3
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Final

from bench.server_attempts.attempt import COMPUTER, GAME, ME, Attempt, Callers, asked, opened
from bench.server_callers import Caller, Table
from bench.server_under_attack import AttackedServer
from tests.server.postgres import Postgres, programs

ROOMS: Final = 24
MOST_LOST: Final = 100
"""Milliseconds that a clock may lose for what the server has to prepare."""
PROTOCOL: Final = Path(__file__).parents[2] / "docs" / "protocol.md"
ASKED: Final[tuple[tuple[str, object], ...]] = (
    ("/api/rooms", None),
    ("/api/me/rooms", None),
    ("/api/rooms", {"game": GAME, "seats": [ME, COMPUTER]}),
    ("/api/me/decks", {"game": GAME, "name": "Mine", "text": "x"}),
    ("/api/me/signout", {}),
    ("/api/replays/x", None),
    ("/healthz", None),
)
"""What is asked for while the database is away."""


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


def damage(server: AttackedServer, people: Callers) -> Iterator[Attempt]:
    """Spoil the row of one room of three and a step of another, let the folder be checked, and start it again."""
    anna = people.new()
    row, step, good = (opened(anna, ME, COMPUTER)["room"]["code"] for _ in range(3))
    for code in (step, good):
        played(anna, code, 8)
    log = server.log.stat().st_size

    def spoil() -> None:
        with closing(sqlite3.connect(server.database)) as connection, connection:
            connection.execute("UPDATE rooms SET about = ? WHERE code = ?", (b"\x00{", row))
            connection.execute("UPDATE steps SET data = ? WHERE room = ? AND n = 5", (b"\xff\x00", step))

    server.stop()
    spoil()
    status, said = server.check(server.folder)
    server.start()
    tables = {code: anna.at(code) for code in (row, step, good)}
    for table in tables.values():
        table.hear(2.0)
    goes_on, told = bool(tables[good].last("state")), row in server.log.read_text()[log:]
    came = f"that room {tables[row].closed}, another one {'goes on' if goes_on else 'is lost'}; "
    came += f"the operator is {'' if told else 'not '}told"
    yield Attempt("4", "a damaged row", came, tables[row].closed == 4011 and goes_on and told)
    asked([tables[step]])  # it is loaded by then
    notes = tables[step].last("people").get("room", {}).get("notes", [])
    answer = decided(tables[step])
    yield Attempt("4", "a damaged step", f"{' '.join(notes)} A decision: {answer}", bool(notes) and answer == "done")
    for table in tables.values():
        table.close()
    named = [code in said for code in (row, step, good)]
    came = f"status {status}, names {sum(named[:2])} of 2 that are damaged, and {int(named[2])} of 1 that is not"
    yield Attempt("4", "a folder with that damage is checked", came, (status, named) == (1, [True, True, False]))


def damaged_page(server: AttackedServer) -> Attempt:
    """Spoil a page of the database, in a copy of the folder, and let it be checked."""
    server.stop()
    copy = server.folder.with_name("spoilt")
    shutil.copytree(server.folder, copy)
    server.start()
    file = copy / server.database.name
    with closing(sqlite3.connect(file)) as reader:
        (page,) = reader.execute("SELECT rootpage FROM sqlite_master WHERE name = 'steps'").fetchone()
        (size,) = reader.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as database:
        database.seek((page - 1) * size)
        database.write(b"\xff" * 600)
    status, said = server.check(copy)
    first = (said.strip().splitlines() or [""])[0]
    return Attempt("4", "a damaged page", f"status {status}: {first[:60]}", status == 1 and "Traceback" not in said)


def waking_rooms(server: AttackedServer, people: Callers) -> Attempt:
    """Kill the server, and come back to 24 rooms at once: the clock of nobody may have paid for the others."""
    anna = people.new()
    clock = {"kind": "game", "seconds": 3600, "increment": 0}
    codes = [opened(anna, ME, COMPUTER, clock=clock)["room"]["code"] for _ in range(ROOMS)]
    before = {code: played(anna, code, 1) for code in codes}
    server.kill()
    server.start()
    with ThreadPoolExecutor(ROOMS) as waking:
        after = dict(zip(codes, waking.map(lambda code: played(anna, code, 0), codes)))
    lost = max(before[code] - after[code] for code in codes)
    return Attempt("4", f"{ROOMS} rooms wake at once", f"{max(lost, 0)} ms lost at most", lost <= MOST_LOST)


def played(caller: Caller, code: str, steps: int) -> int:
    """Decide so often in a room, and go: how much time the clock of the first seat shows then (ms, 0 without one)."""
    table = caller.at(code)
    for _ in range(steps):
        if asked([table]) is not None:
            decided(table)
    asked([table])
    clocks = table.last("state")["clocks"]
    table.close()
    return int(clocks["left"][0]) if clocks else 0


def decided(table: Table) -> str:
    """How answering the open question went."""
    seq = table.last("state").get("seq", 0)
    said = table.wait("", table.send("answer", seq=seq, option=0))
    if said["t"] == "done":
        table.wait("state")
    return str(said.get("code", said["t"]))


def refused_connections(people: Callers) -> Attempt:
    """Connect where one may not, and see whether the protocol says what the codes mean."""
    anna, ben = people.new(), people.new()
    code = opened(anna, ME, COMPUTER, spectators=False)["room"]["code"]
    tables = {
        "no such room": ben.at("nosuchroom"),
        "no spectators": ben.at(code),
        "another site": anna.at(code, origin="http://evil.example"),
        "no hello": anna.at(code, first="ping"),
    }
    for table in tables.values():
        table.hear(2.0)
        table.close()
    codes = [table.closed for table in tables.values()]
    came = ", ".join(f"{what} {closed}" for what, closed in zip(tables, codes))
    page = PROTOCOL.read_text(encoding="utf-8")
    held = codes == [4004, 4003, 4003, 4001] and all(f"| {closed} |" in page for closed in codes)
    return Attempt("4", "connections that are refused", came, held)


def database_away(folder: Path) -> Attempt:
    """Stop the PostgreSQL of a server under its games, ask for everything, and start it again."""
    tried = "PostgreSQL is away"
    if programs() is None:
        return Attempt("4", tried, "not tried: there is none here", True)
    postgres = Postgres()
    server = AttackedServer(folder, "--database", postgres.url)
    try:
        anna = Callers(server.port).new()
        table = anna.at(opened(anna, ME, COMPUTER)["room"]["code"])
        assert asked([table]) is not None
        postgres.stop()
        try:
            answers = [anna.ask(path, body) for path, body in ASKED]
            refused = anna.at("nosuchroom")
            refused.hear(20.0)
            refused.close()
            meanwhile = decided(table)
        finally:
            postgres.start()
        table.close()
        again = played(anna, opened(anna, ME, COMPUTER)["room"]["code"], 3) == 0
        traces = server.log.read_text().count("Traceback")
    finally:
        server.stop()
        postgres.remove()
    statuses = sorted({status for status, _ in answers})
    words = all(isinstance(said, dict) and said.get("text") for _, said in answers)
    came = f"{statuses}{' with words' if words else ''}, connection {refused.closed}, a decision: {meanwhile}; "
    came += f"{traces} tracebacks; {'goes on' if again else 'does not go on'} afterwards"
    held = statuses == [503] and words and refused.closed == 1013 and meanwhile == "not-now" and not traces and again
    return Attempt("4", tried, came, held)


def no_database(server: AttackedServer, emptied: bool) -> Attempt:
    """Take the database away while the server is stopped, or leave an empty one."""
    server.stop()
    aside = server.database.with_suffix(".aside")
    server.database.rename(aside)
    if emptied:
        server.database.touch()
    try:
        status, said = server.refuses_to_start()
    finally:
        server.database.unlink(missing_ok=True)
        aside.rename(server.database)
        server.start()
    tried = f"a database that is {'empty' if emptied else 'missing'}"
    return Attempt("4", tried, f"status {status}: {said[:60]}", status != 0 and "missing" in said)
