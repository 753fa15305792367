"""The handlers of a room: somebody connects, leaves or sends a message, a computer player has chosen.

They run in the room's own task, one after the other.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from regelwerk.puzzles import PUZZLE_KEY
from regelwerk.server.i18n import PHRASES, phrases
from regelwerk.server.rooms import reports
from regelwerk.server.rooms.connection import Connection
from regelwerk.server.rooms.hints import handle_hint
from regelwerk.server.rooms.loading import load_in_worker
from regelwerk.server.rooms.matches import handle_exchange
from regelwerk.server.rooms.questions import handle_look, handle_order, handle_preview, handle_read, handle_why
from regelwerk.server.rooms.replies import (
    apply_command,
    reject_failed_command,
    reject_message,
    sees_question,
    send_message,
)
from regelwerk.server.rooms.room_info import localized_chat_line, stops, takes
from regelwerk.server.rooms.room_options import HELD_ONCE
from regelwerk.server.rooms.seating import assign_seat
from regelwerk.server.rooms.table_actions import handle_table_action
from regelwerk.server.rooms.take_back import handle_take_back, handle_take_back_answer
from regelwerk.server.rooms.withdrawal import on_withdraw
from regelwerk.server.schema import websocket
from regelwerk.server.schema.close_codes import CloseCode
from regelwerk.server.schema.common import ChatLine
from regelwerk.server.schema.matches import Exchange
from regelwerk.server.schema.websocket import (
    Acknowledged,
    ActionRefused,
    Answer,
    AnswerRequest,
    AskHint,
    AskPreview,
    AskPuzzle,
    AskRematch,
    ChatMessages,
    Choose,
    Look,
    Pick,
    Picked,
    Ping,
    Pong,
    ReadOn,
    Rematch,
    Report,
    Reported,
    Resync,
    SendChat,
    SetAutoPass,
    SetLanguage,
    ShareView,
    TableAction,
    TakeBack,
    Welcome,
)
from regelwerk.server.schema.words import AskWhy, ReadTable, TypeOrder
from regelwerk.server.storage import store
from regelwerk.server.worker.commands import (
    ApplyOption,
    Collect,
    Collected,
    CommandDone,
    CommandFailed,
    PlanAutoPass,
    RunAutomatic,
)
from regelwerk.server.worker.seats import AutoPassPlan

if TYPE_CHECKING:
    from regelwerk.server.rooms.room import Room

InboxHandler = Callable[["Room", Connection | None, Any], Awaitable[None]]

CHAT: Final = 100
"""Number of chat messages sent to a new connection."""
LONGEST_CHAT: Final = 5000
"""Maximum number of chat messages in one room."""


# ----------------------------------------------------------------------- coming and going


async def on_connect(room: Room, connection: Connection | None, hello: Any) -> None:
    """Somebody has connected and sent hello."""
    assert connection is not None
    if connection.closed:
        return
    guests = room.services.guests  # what it was let in with may have been withdrawn since, its seat have changed hands
    refused = CloseCode.SIGNED_OUT if guests.is_withdrawn(connection) else 0
    refused = refused or assign_seat(connection, room.record, guests.sign_seat)
    if refused:
        connection.refuse(refused)
        return
    welcome(room, connection, hello.id)
    room.connections.append(connection)
    chat = await room.services.database.read(store.load_chat(room.record.code, CHAT))
    room.chat_count = max(room.chat_count, chat[-1].number if chat else 0)
    send_message(connection, ChatMessages([localized_chat_line(line, connection.lang) for line in chat]))
    if connection.seat >= 0 and connection.seat == room.clock.seat:
        room.clock.resume(room.now())  # before the state is made that shows whose clock runs
        room.clock.hold(room.now())  # making it takes the server's time
        await room.send_view(connection)
        room.clock.release(room.now())
    else:
        await room.send_view(connection)
    room.broadcast_room()


def welcome(room: Room, connection: Connection, re: int) -> None:
    """The first message, and the one that tells a connection that it has another seat."""
    game = room.record.game
    send_message(
        connection,
        Welcome(
            protocol=websocket.PROTOCOL,
            room=room.info(connection.lang, connection.guest, connection.seat),
            seat=connection.seat,
            watches=connection.view_seat,
            token=connection.token,
            stops=stops(game, connection.lang),
            phrases=phrases(connection.lang),
            takes=takes(game),
            re=re,
        ),
    )


async def on_disconnect(room: Room, connection: Connection | None, value: Any) -> None:
    """A connection has ended."""
    assert connection is not None
    if connection not in room.connections:
        return
    room.connections.remove(connection)
    if connection.seat >= 0:
        room.last_seen[connection.seat] = time.monotonic()
    room.broadcast_room()


async def on_resync(room: Room, connection: Connection | None, value: Any) -> None:
    """A connection that had fallen behind reads again: it gets the whole."""
    assert connection is not None
    if connection in room.connections:
        send_message(connection, websocket.RoomChanged(room.info(connection.lang, connection.guest, connection.seat)))
        await room.send_view(connection)


async def on_seats_changed(room: Room, connection: Connection | None, value: Any) -> None:
    """Somebody has sat down or got up; `value`: whether the game begins with that."""
    if value:
        details = room.record.details
        room.clock = type(room.clock)(details.clock, len(details.places))
        room.is_loaded = False
        await load_in_worker(room)
        room.broadcast_room()
        await room.run_automatic()  # first: the player who is asked sees the clock run
        for other in room.connections:
            await room.send_view(other)
    else:
        room.broadcast_room()


async def on_computer_choice(room: Room, connection: Connection | None, value: Any) -> None:
    """A computer player has thought."""
    at, seat, option = value
    await room.computer_players.apply_choice(at, seat, option)


async def on_pause_over(room: Room, connection: Connection | None, value: Any) -> None:
    """A person who is not asked has taken as long as a pass by hand."""
    at, seat = value
    await room.quiet_pass.perform(at, seat)


async def on_retire(room: Room, connection: Connection | None, value: Any) -> None:
    """Something else becomes of the room."""
    room.retire()


async def on_message(room: Room, connection: Connection | None, message: Any) -> None:
    """A client has sent a message. What it waits here for, and what the server does with it, is not its time."""
    assert connection is not None
    if connection not in room.connections or connection.is_refused:
        return
    if connection.seat >= 0 and connection.seat == room.clock.seat:
        room.clock.hold(connection.last_read_ms)
    handler = MESSAGE_HANDLERS[type(message)]
    if handler in SEATED_ONLY and connection.seat < 0:
        reject_message(connection, "not-seated", message.id)
    elif handler in IN_GAME_ONLY and room.record.status == "waiting":
        reject_message(connection, "not-yet", message.id)
    else:
        await handler(room, connection, message)


# ------------------------------------------------------------------------------- playing


async def handle_answer(room: Room, connection: Connection, message: Answer | Choose) -> None:
    """The answer to the open question."""
    if sees_question(room, connection, message.seq, message.id):
        await apply_command(
            room,
            connection,
            message.id,
            ApplyOption(
                room=room.record.code,
                step_count=room.at,
                seat=connection.seat,
                option=message.option if isinstance(message, Answer) else -1,
                lang=connection.lang,
                audiences=room.audiences(),
                picks=message.picks if isinstance(message, Choose) else None,
                insist=isinstance(message, Answer) and message.insist,
            ),
        )


async def handle_read_on(room: Room, connection: Connection, message: ReadOn) -> None:
    """What a lesson or puzzle says has been read."""
    if not any(key in room.record.details.options for key in HELD_ONCE):
        reject_message(connection, "not-now", message.id)
        return
    command = RunAutomatic(room=room.record.code, step_count=room.at, audiences=room.audiences(), read_on=True)
    await apply_command(room, connection, message.id, command)


async def handle_puzzle(room: Room, connection: Connection, message: AskPuzzle) -> None:
    """A hint, the solution, or a move of it."""
    if PUZZLE_KEY not in room.record.details.options or not room.is_on:
        reject_message(connection, "not-now", message.id)
        return
    command = RunAutomatic(room=room.record.code, step_count=room.at, audiences=room.audiences(), puzzle=message.want)
    await apply_command(room, connection, message.id, command)


async def handle_pick(room: Room, connection: Connection, message: Pick) -> None:
    """What goes with these picks of the open choice of several."""
    if not sees_question(room, connection, message.seq, message.id):
        return
    command = Collect(room=room.record.code, step_count=room.at, audience=connection.audience, picks=message.picks)
    reply = await room.request(command)
    if isinstance(reply, Collected):
        send_message(connection, Picked(reply.several, message.id))
    elif isinstance(reply, CommandFailed) and reply.code == "refused":
        send_message(connection, ActionRefused(reply.reasons, message.id))
    else:
        await reject_failed_command(room, connection, message.id, reply)


async def handle_auto_pass(room: Room, connection: Connection, message: SetAutoPass) -> None:
    """Where the server passes for a seat."""
    plan = AutoPassPlan(
        message.on,
        list(message.stops),
        message.until,
        message.full,
        -1,
        message.soon,
        list(message.always),
        list(message.never),
        list(message.ignored),
    )
    place = room.record.details.places[connection.seat]
    place.auto = msgspec.structs.replace(plan, until="", soon=False, ignored=[])
    await room.write(store.change_room(room.record))
    if room.record.status != "playing":
        send_message(connection, Acknowledged(message.id))
        return
    reply = await room.request(PlanAutoPass(room=room.record.code, seat=connection.seat, auto=plan))
    if not isinstance(reply, CommandDone):
        await reject_failed_command(room, connection, message.id, reply)
        return
    send_message(connection, Acknowledged(message.id))
    await room.run_automatic()


# --------------------------------------------------------------------------- the rest


async def handle_chat(room: Room, connection: Connection, message: SendChat) -> None:
    """Somebody says something."""
    text = " ".join(message.text.split())
    if (not text and message.phrase not in PHRASES) or (text and message.phrase) or room.chat_count >= LONGEST_CHAT:
        reject_message(connection, "no-such", message.id)
        return
    if not connection.chat_bucket.take(time.monotonic()):
        reject_message(connection, "too-fast", message.id)
        return
    place = room.record.details.places[connection.seat]
    if place.guest in room.services.guests.muted:
        reject_message(connection, "not-now", message.id, "muted")
        return
    room.chat_count += 1
    name = place.name
    line = ChatLine(room.chat_count, connection.seat, name, text, message.phrase)
    await room.write(store.add_chat(room.record.code, line))
    send_message(connection, Acknowledged(message.id))
    room.send_all(lambda other: ChatMessages([localized_chat_line(line, other.lang)]))


async def handle_share_view(room: Room, connection: Connection, message: ShareView) -> None:
    """Let everybody watch from one's seat, or no longer; whoever does so now is sent to the spectators."""
    place = room.record.details.places[connection.seat]
    place.shown, place.delay = message.on, message.delay
    for watcher in room.connections:
        if watcher.seat < 0 and watcher.view_seat == connection.seat:
            watcher.view_seat = watcher.view_seat if message.on else -1
            watcher.drop_delayed()
            watcher.delay = message.delay if message.on else 0
            await room.send_view(watcher)
    send_message(connection, Acknowledged(message.id))
    await room.change()


async def handle_rematch(room: Room, connection: Connection, message: AskRematch) -> None:
    """Another game, when all persons want it."""
    if room.record.status != "over":
        reject_message(connection, "not-now", message.id)
        return
    send_message(connection, Acknowledged(message.id))
    if room.rematch_code:
        send_message(connection, Rematch(sorted(room.rematch), room.rematch_code))
        return
    room.rematch.add(connection.seat)
    if room.rematch >= set(room.person_seats()):
        room.rematch_code = await room.services.rematch(room.record)
    room.send_all(lambda other: Rematch(sorted(room.rematch), room.rematch_code))


async def handle_report(room: Room, connection: Connection, message: Report) -> None:
    """Keep what there is; who reports gets a number."""
    if not connection.chat_bucket.take(time.monotonic(), 2) or not room.reporting.take(time.monotonic()):
        reject_message(connection, "too-fast", message.id)
        return
    replay, position = await reports.replay_and_position(room) if room.record.status != "waiting" else ("", b"")
    number = await reports.save_report(room, connection.seat, message.text, "", replay, position)
    send_message(connection, Reported(number, message.id))


async def handle_language(room: Room, connection: Connection, message: SetLanguage) -> None:
    """Another language."""
    connection.lang = message.lang
    welcome(room, connection, message.id)
    await room.send_view(connection)


async def handle_resync(room: Room, connection: Connection, message: Resync) -> None:
    """The whole state again."""
    await room.send_view(connection)
    send_message(connection, Acknowledged(message.id))


async def handle_ping(room: Room, connection: Connection, message: Ping) -> None:
    """Is anybody there?"""
    send_message(connection, Pong(message.id))


MessageHandler = Callable[["Room", Connection, Any], Awaitable[None]]

MESSAGE_HANDLERS: Final[dict[type, MessageHandler]] = {
    Answer: cast(MessageHandler, handle_answer),
    ReadOn: cast(MessageHandler, handle_read_on),
    AskPuzzle: cast(MessageHandler, handle_puzzle),
    Choose: cast(MessageHandler, handle_answer),
    Pick: cast(MessageHandler, handle_pick),
    TableAction: cast(MessageHandler, handle_table_action),
    AskWhy: cast(MessageHandler, handle_why),
    ReadTable: cast(MessageHandler, handle_read),
    TypeOrder: cast(MessageHandler, handle_order),
    AskHint: cast(MessageHandler, handle_hint),
    AskPreview: cast(MessageHandler, handle_preview),
    Look: cast(MessageHandler, handle_look),
    SetAutoPass: cast(MessageHandler, handle_auto_pass),
    TakeBack: cast(MessageHandler, handle_take_back),
    AnswerRequest: cast(MessageHandler, handle_take_back_answer),
    SendChat: cast(MessageHandler, handle_chat),
    ShareView: cast(MessageHandler, handle_share_view),
    AskRematch: cast(MessageHandler, handle_rematch),
    Exchange: cast(MessageHandler, handle_exchange),
    Report: cast(MessageHandler, handle_report),
    SetLanguage: cast(MessageHandler, handle_language),
    Resync: cast(MessageHandler, handle_resync),
    Ping: cast(MessageHandler, handle_ping),
}
"""The handlers of the messages of a client."""
SEATED_ONLY: Final = (
    handle_answer,
    handle_read_on,
    handle_puzzle,
    handle_pick,
    handle_table_action,
    handle_why,
    handle_order,
    handle_hint,
    handle_preview,
    handle_auto_pass,
    handle_take_back,
    handle_take_back_answer,
    handle_chat,
    handle_share_view,
    handle_rematch,
    handle_exchange,
)
"""What only who sits at the table may do."""
IN_GAME_ONLY: Final = (
    handle_answer,
    handle_read_on,
    handle_puzzle,
    handle_pick,
    handle_table_action,
    handle_why,
    handle_order,
    handle_hint,
    handle_preview,
    handle_look,
    handle_read,
    handle_take_back,
    handle_take_back_answer,
    handle_share_view,
    handle_exchange,
)
"""What needs a game that has begun."""

INBOX_HANDLERS: Final[dict[str, InboxHandler]] = {
    "connect": on_connect,
    "disconnect": on_disconnect,
    "resync": on_resync,
    "seats-changed": on_seats_changed,
    "computer-choice": on_computer_choice,
    "pause-over": on_pause_over,
    "retire": on_retire,
    "withdraw": on_withdraw,
    "message": on_message,
}
"""The handlers of what is put into a room's inbox, by its kind."""
