"""The script that attacks a server from outside: what it says of one that holds, and of one that does not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bench.server_attempts import damage, identity, silence, stalling
from bench.server_attempts.attempt import Attempt, Callers
from bench.server_attempts.attempts import attempts
from bench.server_under_attack import AttackedServer
from regelwerk.server.api import http_protocol
from regelwerk.server.guests import GuestRegistry
from regelwerk.server.rooms import computer_rooms, request_error, seating
from regelwerk.server.rooms import room as room_module
from regelwerk.server.storage.store import RoomRecord
from tests.server.common import Served, served

Attack = Callable[[Callers], Attempt]
QUICK = (identity.code_twice, identity.token_of_a_left_seat, stalling.too_much, stalling.rooms_of_computers)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "data") as found:
        yield found


def any_holder(record: RoomRecord, guest: str, claim: seating.SeatClaim | None = None) -> int:
    """A seat token counts whoever sits there now."""
    return claim.seat if claim is not None else -1


WEAK: dict[Attack, tuple[Any, str, Any]] = {
    identity.seat_that_was_left: (room_module, "assign_seat", lambda *_: 0),
    identity.token_of_a_left_seat: (seating, "seat_of", any_holder),
    identity.withdrawn: (GuestRegistry, "is_withdrawn", lambda *_: False),
    identity.odd_names: (request_error, "fold_name", str.strip),
    stalling.many_connections: (http_protocol, "MOST_OF_ADDRESS", 1000),
    stalling.too_much: (request_error, "check_own_files", lambda *_: None),
    stalling.rooms_of_computers: (computer_rooms, "MOST_OF_ADDRESS", 1000),
}
"""Attempts, and what of the server is taken away so that they succeed."""


@pytest.mark.parametrize(
    "attack", [pytest.param(one, marks=[] if one in QUICK else pytest.mark.thorough, id=one.__name__) for one in WEAK]
)
def test_an_attempt_tells_a_server_that_holds_from_one_that_does_not(
    server: Served, attack: Attack, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert attack(Callers(server.port)).held
    monkeypatch.setattr(*WEAK[attack])
    broken = attack(Callers(server.port))
    assert not broken.held, broken


def test_samples_that_differ_are_no_silence() -> None:
    assert silence.compared("", [1.0, 2.0, 3.0] * 9, [1.0, 2.0, 3.0] * 9).held
    assert not silence.compared("", [1.0, 2.0, 3.0] * 9, [2.5, 3.5, 4.5] * 9).held


def test_every_refusal_of_a_connection_is_in_the_protocol(server: Served) -> None:
    assert damage.refused_connections(Callers(server.port)).held


@pytest.mark.alone
@pytest.mark.thorough
def test_a_server_with_its_usual_limits_holds_against_all_of_them(tmp_path: Path) -> None:
    """Those of all four sections that say what is to hold."""
    server = AttackedServer(tmp_path / "attacked")
    try:
        found = list(attempts(server, 5.0))
    finally:
        server.stop()
    assert [one for one in found if not one.held] == []
    assert {one.section for one in found} == {"1", "2", "3", "4"}
    assert len({one.tried for one in found}) == len(found)
