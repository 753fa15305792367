"""Passing for a person who is not asked, so that the others cannot tell it from a pass by hand."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from regelwerk.server.rooms.pacing import PassingTimes
from regelwerk.server.worker.commands import GameAdvanced, PassQuietly

if TYPE_CHECKING:
    from regelwerk.server.rooms.room import Room


class QuietPass:
    """The next such pass of one room, and how long passes by hand have taken there.

    asked_since  when the open question was sent, by `time.monotonic`
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self.times = PassingTimes()
        self.task: asyncio.Task[None] | None = None
        self.asked_since = time.monotonic()

    def cancel(self) -> None:
        """Something else has happened meanwhile."""
        if self.task is not None:
            self.task.cancel()
            self.task = None

    def schedule(self, reply: GameAdvanced) -> None:
        """The game has gone on: wait before the next pass, if one is to be done, as long as one by hand takes."""
        self.cancel()
        room = self.room
        if reply.by_hand:
            self.times.note(room.began - self.asked_since, reply.passed_before)
        self.asked_since = time.monotonic()
        if reply.pause is not None and room.is_on:
            seconds = self.times.draw(reply.pause, reply.follows) if room.services.pace > 0 else 0.0
            self.task = asyncio.create_task(self.wait(seconds, room.at, room.asked))

    async def wait(self, seconds: float, at: int, seat: int) -> None:
        """Wait, then put the pass into the inbox of the room."""
        await asyncio.sleep(seconds)
        self.task = None
        await self.room.enqueue("pause-over", None, (at, seat))

    async def perform(self, at: int, seat: int) -> None:
        """Pass, if that question is still open."""
        room = self.room
        if at != room.at or seat != room.asked or not room.is_on:
            return
        command = PassQuietly(room=room.record.code, step_count=room.at, seat=seat, audiences=room.audiences())
        await room.commit_and_send(await room.request(command))
