"""Computer players of a room: they are asked beside everything else, and what they choose is put into its inbox."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

import msgspec

from regelwerk.players.resignation import Resignation
from regelwerk.server.credentials import jitter
from regelwerk.server.rooms.computer_rooms import is_left_alone, is_played_by_computers
from regelwerk.server.rooms.pacing import JITTER, ThinkingTime
from regelwerk.server.rooms.room_options import shows_thinking
from regelwerk.server.schema import websocket
from regelwerk.server.worker.commands import ApplyComputerOption, ChooseOption, CommandFailed, OptionChosen
from regelwerk.server.worker.pool import WorkerDiedError

if TYPE_CHECKING:
    from regelwerk.server.rooms.room import Room

LOG: Final = logging.getLogger("regelwerk.server")
RESIGN: Final = -2
"""In place of an option: the computer player concedes."""
SETTLE: Final = 0.02
"""Seconds after a state was sent for which nobody thinks yet: on a busy machine its reader would be later for it."""
MAX_OPTION_TRIES: Final = 6
"""So many options of a computer player's are tried when the rules break off."""


class ComputerPlayers:
    """The computer players of one room.

    thinking  the task of the one that thinks
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self.thinking: asyncio.Task[None] | None = None
        self.time = ThinkingTime(room.services.pace)
        self.resignations: dict[int, Resignation] = {}

    def cancel(self) -> None:
        """Nobody waits for the answer any longer."""
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None

    def forget(self) -> None:
        """Another game begins: nothing that was thought holds."""
        self.cancel()
        self.resignations.clear()

    def start_thinking(self, think: ChooseOption | None) -> None:
        """Let a computer player think, beside everything else."""
        self.cancel()
        room = self.room
        if is_left_alone(room) and room.inbox.empty():
            room.is_unloaded = True
        elif think is not None and room.is_on:
            self.thinking = asyncio.create_task(self.think(think, room.at, room.asked))

    async def think(self, think: ChooseOption, at: int, seat: int) -> None:
        """Ask the player; without an answer the usual option is taken."""
        room, began = self.room, time.monotonic()
        if room.services.pace > 0:
            await asyncio.sleep(SETTLE)
        option = think.option if think.option >= 0 else await self.ask_player(think, seat)
        pause = self.time.pause(time.monotonic() - began)
        looked_at = any(connection.seat >= 0 or connection.view_seat < 0 for connection in room.connections)
        if pause > 0 and (looked_at or is_played_by_computers(room)):
            await asyncio.sleep(pause + jitter(JITTER * room.services.pace))
        self.thinking = None
        await room.enqueue("computer-choice", None, (at, seat, option))

    async def ask_player(self, think: ChooseOption, seat: int) -> int:
        """The option that the player chooses, -1 if it cannot be asked, RESIGN if it gives up a game of two."""
        room = self.room
        try:
            # No room: thinking needs nothing but the command, so any worker will do.
            command = msgspec.structs.replace(think, room="", langs=languages_told(room))
            reply = await room.thinkers.ask(command, 10 + 4 * think.seconds)
            if isinstance(reply, OptionChosen):
                tell_thoughts(room, seat, reply)
                hopeless = self.resignations.setdefault(seat, Resignation()).hears(*reply.outlook)
                return RESIGN if hopeless and len(room.record.details.places) == 2 else reply.option
            LOG.error("room %s: computer player failed: %s", room.record.code, reply)
        except WorkerDiedError as error:
            LOG.error("room %s: player worker died: %s", room.record.code, error)
        return -1

    async def apply_choice(self, at: int, seat: int, option: int) -> None:
        """A computer player answers. Where the rules break off, it tries something else."""
        room = self.room
        if at != room.at or seat != room.asked:
            return
        if option == RESIGN:
            await room.act_unasked(seat, "concede")
            return
        for attempt in range(MAX_OPTION_TRIES):
            chosen = option if attempt == 0 else attempt - 1
            command = ApplyComputerOption(
                room=room.record.code, step_count=room.at, seat=seat, option=chosen, audiences=room.audiences()
            )
            reply = await room.request(command)
            if await room.commit_and_send(reply) or not (isinstance(reply, CommandFailed) and reply.code == "error"):
                return


def languages_told(room: Room) -> list[str]:
    """The languages in which a room is told what its computers weigh; none where it was not agreed on."""
    if not shows_thinking(room.record.details.options):
        return []
    return sorted({connection.lang for connection in room.connections})


def tell_thoughts(room: Room, seat: int, chosen: OptionChosen) -> None:
    """Tell everybody what a computer player has weighed."""
    for connection in room.connections:
        ideas = chosen.thoughts.get(connection.lang)
        if ideas:
            room.send_game_data(connection, websocket.write(websocket.Thoughts(seat, ideas)))
