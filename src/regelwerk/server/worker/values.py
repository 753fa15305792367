"""Small values in the commands and replies of workers: steps as they are stored, who sits where, what is sent whom."""

from __future__ import annotations

from regelwerk.server.worker.messages import Audience, WireTuple


class StoredStep(WireTuple):
    """One answer or act of a record, as it is stored.

    number, seat  of the decision (of an act: the decisions counted so far, and who did it)
    kind, option  what was asked and answered, in the words of replays; `index` the option's number
    act           the verb of an act, "" for an answer
    auto          whether the server answered (a pass, a computer player)
    draws         what chance gave until the next decision: kind, how many, values
    """

    number: int
    seat: int
    kind: str
    index: int
    option: str
    act: str
    auto: bool
    draws: list[tuple[str, int, list[int]]]


class Snapshot(WireTuple):
    """A game saved after so many steps, with the engine that saved it; `data` is JSON, compressed."""

    step: int
    engine: str
    data: bytes


class AudienceUpdate(WireTuple):
    """A `state` for one audience without its numbers: the inside of a JSON object.

    fresh    whether it is the whole, not what followed
    asked    whether the question in it is another one than in the state before
    """

    audience: Audience
    body: bytes
    fresh: bool
    asked: bool


class StoredResult(WireTuple):
    """How it ended."""

    winners: list[int]
    rule: str
