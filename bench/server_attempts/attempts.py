"""All attempts, one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from bench.server_attempts import damage, identity, silence, stalling
from bench.server_attempts.attempt import Attempt, Callers
from bench.server_under_attack import AttackedServer


def attempts(server: AttackedServer, seconds: float) -> Iterator[Attempt]:
    """What comes of each; where time is measured it takes so many seconds."""
    people = Callers(server.port)
    for attempt in (*identity.ATTEMPTS, *stalling.ATTEMPTS):
        yield attempt(people)
    yield from timed(server, people, seconds)
    yield damage.full_disk(people, server.pid)
    yield damage.broken_upload(people, server.log)
    yield from damage.damage(server, people)
    yield damage.damaged_page(server)
    for emptied in (False, True):
        yield damage.no_database(server, emptied)
    yield damage.waking_rooms(server, people)
    yield damage.refused_connections(people)
    yield damage.database_away(server.folder.with_name("shared"))


def timed(server: AttackedServer, people: Callers, seconds: float) -> Iterator[Attempt]:
    """What the time of an answer tells; computers are timed on a server on which they take their time."""
    for game in silence.GAMES:
        yield silence.between_people(people, game, seconds)
    paced = AttackedServer(server.folder.with_name("paced"), "--pace", silence.PACE)
    try:
        for game in silence.GAMES:
            yield silence.against_computers(Callers(paced.port), game, seconds)
    finally:
        paced.stop()
