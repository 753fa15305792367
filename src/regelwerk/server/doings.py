"""What can happen in a room, one function each: somebody comes, goes or says something, a player has thought.

They run in the room's own task, one after the other.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from regelwerk.server import messages, reports, store
from regelwerk.server.described import chat_shape, stops, takes
from regelwerk.server.line import Line
from regelwerk.server.means import Wish
from regelwerk.server.messages import (
    Act,
    Again,
    Agree,
    Answer,
    AskRematch,
    AskWhy,
    Auto,
    Chat,
    Choose,
    Details,
    Done,
    Look,
    Pick,
    Picked,
    Ping,
    Pong,
    Problem,
    Refused,
    Rematch,
    Report,
    Reported,
    Request,
    Say,
    Show,
    Speak,
    Welcome,
    WhyNot,
)
from regelwerk.server.messages import Back as TakeBack
from regelwerk.server.orders import (
    Apply,
    AutoPlan,
    Back,
    Collect,
    Collected,
    Cut,
    Do,
    Explain,
    Explained,
    Failed,
    Fine,
    Inspect,
    Inspected,
    Order,
    Plan,
    Reply,
    Snap,
    Snapped,
    WhereBack,
)
from regelwerk.server.say import PHRASES, phrases, say
from regelwerk.server.shapes import ChatLine, Why

if TYPE_CHECKING:
    from regelwerk.server.room import Table

Doing = Callable[["Table", Line | None, Any], Awaitable[None]]

AWAY: Final = 300.0
"""Seconds after which the game of somebody who is away may be claimed."""
CHAT: Final = 100
"""So many of the last things said are sent to whoever comes."""
LONGEST_CHAT: Final = 5000
"""More than this is never said in one room."""


def post(line: Line, message: messages.Answered) -> None:
    """Send one connection a message. Whoever gives its messages no number wants no `done`."""
    if isinstance(message, Done):
        if not message.re:
            return
        line.told = message.re
    line.post(messages.write(message))


def problem(line: Line, code: Any, re: int, key: str = "", **values: object) -> None:
    """Tell one connection that what it sent cannot be used."""
    post(line, Problem(code, say(line.lang, key or code, **values), re))


# ----------------------------------------------------------------------- coming and going


async def came(table: Table, line: Line | None, hello: Any) -> None:
    """Somebody has connected and said who it is."""
    assert line is not None
    if line.closed:
        return
    await welcome(table, line, hello.id)
    table.lines.append(line)
    chat = await table.means.database.read(store.chat_of(table.kept.code, CHAT))
    table.said = max(table.said, chat[-1].number if chat else 0)
    post(line, Chat([chat_shape(one, line.lang) for one in chat]))
    if table.clock.standing and line.seat == table.clock.seat:
        table.clock.go(table.now())  # before the state is made that shows whose clock runs
    await table.show(line)
    table.tell_people()


async def welcome(table: Table, line: Line, re: int) -> None:
    """The first message."""
    game = table.kept.game
    post(
        line,
        Welcome(
            protocol=messages.PROTOCOL,
            room=table.shape(line.lang, line.guest, line.seat),
            seat=line.seat,
            watches=line.sees,
            token=line.token,
            stops=stops(game, line.lang),
            phrases=phrases(line.lang),
            takes=takes(game),
            re=re,
        ),
    )


async def gone(table: Table, line: Line | None, value: Any) -> None:
    """A connection has ended."""
    assert line is not None
    if line not in table.lines:
        return
    table.lines.remove(line)
    if line.seat >= 0:
        table.last_seen[line.seat] = time.monotonic()
    table.tell_people()


async def behind(table: Table, line: Line | None, value: Any) -> None:
    """A connection that had fallen behind reads again: it gets the whole."""
    assert line is not None
    if line in table.lines:
        post(line, messages.People(table.shape(line.lang, line.guest, line.seat)))
        await table.show(line)


async def changed(table: Table, line: Line | None, value: Any) -> None:
    """Somebody has sat down or got up; `value`: whether the game begins with that."""
    if value:
        about = table.kept.about
        table.clock = type(table.clock)(about.clock, len(about.places))
        table.open_there = False
        await table.open()
        table.tell_people()
        await table.go()  # first: whoever is asked sees his clock run
        for one in table.lines:
            await table.show(one)
    else:
        table.tell_people()


async def thought(table: Table, line: Line | None, value: Any) -> None:
    """A computer player has thought."""
    at, seat, option = value
    await table.thought(at, seat, option)


async def said(table: Table, line: Line | None, message: Any) -> None:
    """A client has sent a message. What it waits here for, and what the server does with it, is not its time."""
    assert line is not None
    if line not in table.lines:
        return
    if line.seat >= 0 and line.seat == table.clock.seat:
        table.clock.hold(line.heard)
    saying = SAYINGS[type(message)]
    if saying in OF_A_SEAT and line.seat < 0:
        problem(line, "not-seated", message.id)
    elif saying in OF_A_GAME and table.kept.status == "waiting":
        problem(line, "not-yet", message.id)
    else:
        await saying(table, line, message)


# ------------------------------------------------------------------------------- playing


async def answer(table: Table, line: Line, message: Answer | Choose) -> None:
    """The answer to the open question."""
    stream = table.streams.get(line.audience)
    if table.asked != line.seat or table.kept.status != "playing":
        problem(line, "no-question", message.id)
    elif stream is None or not stream.asked <= message.seq <= stream.seq:
        problem(line, "stale", message.id)
    else:
        await play(
            table,
            line,
            message.id,
            Apply(
                room=table.kept.code,
                at=table.at,
                seat=line.seat,
                option=message.option if isinstance(message, Answer) else -1,
                lang=line.lang,
                watch=table.watch(),
                picks=message.picks if isinstance(message, Choose) else None,
            ),
        )


async def pick(table: Table, line: Line, message: Pick) -> None:
    """What goes with these picks of the open choice of several."""
    stream = table.streams.get(line.audience)
    if table.asked != line.seat or table.kept.status != "playing":
        problem(line, "no-question", message.id)
        return
    if stream is None or not stream.asked <= message.seq <= stream.seq:
        problem(line, "stale", message.id)
        return
    order = Collect(room=table.kept.code, at=table.at, audience=line.audience, picks=message.picks)
    reply = await table.ask(order)
    if isinstance(reply, Collected):
        post(line, Picked(reply.several, message.id))
    elif isinstance(reply, Failed) and reply.code == "refused":
        post(line, Refused(reply.reasons, message.id))
    else:
        await failed(table, line, message.id, reply)


async def play(table: Table, line: Line, re: int, order: Order) -> None:
    """Let something be done for a seat, and tell it how that went before what came of it."""
    reply = await table.ask(order)
    if isinstance(reply, Failed):
        if reply.code == "refused":
            post(line, Refused(reply.reasons, re))
        elif reply.code == "error":
            await reports.broken(table, reply, line.seat)
            problem(line, "not-now", re)
        else:
            problem(line, "stale", re)
        return
    line.done = re
    await table.take(reply)


async def act(table: Table, line: Line, message: Act) -> None:
    """Something nobody asked for."""
    seat, verb = line.seat, str(message.verb)
    if table.kept.status != "playing":
        problem(line, "not-now", message.id)
        return
    if verb == "claim":
        seat, verb = table.asked, "time out"
        away = table.away(seat) if seat >= 0 and seat != line.seat else None
        if away is None or away < AWAY or table.kept.about.places[seat].kind != "person":
            name = table.kept.about.places[seat].name if seat >= 0 else ""
            problem(line, "not-now", message.id, "not-away", name=name)
            return
    order = Do(room=table.kept.code, at=table.at, seat=seat, verb=verb, lang=line.lang, watch=table.watch())
    await play(table, line, message.id, order)


async def why(table: Table, line: Line, message: AskWhy) -> None:
    """Why can't I?"""
    intent = msgspec.to_builtins(message.intent) if message.intent is not None else None
    order = Explain(room=table.kept.code, audience=(line.seat, line.lang), intent=intent, words=message.words)
    reply = await table.ask(order)
    if isinstance(reply, Explained):
        post(line, WhyNot(reply.reasons, reply.unknown, message.id))
    else:
        await failed(table, line, message.id, reply)


async def look(table: Table, line: Line, message: Look) -> None:
    """More about a piece."""
    reply = await table.ask(Inspect(room=table.kept.code, audience=line.audience, handle=message.handle))
    if isinstance(reply, Inspected):  # as late as the view in which the piece stands: it tells how it is now
        table.post(line, messages.write(Details(message.handle, reply.lines, reply.data, message.id)))
    else:
        await failed(table, line, message.id, reply)


async def failed(table: Table, line: Line, re: int, reply: Reply) -> None:
    """Something that changes nothing did not work."""
    if isinstance(reply, Failed) and reply.code == "error":
        await reports.broken(table, reply, line.seat)
    problem(line, "not-now", re)


async def auto(table: Table, line: Line, message: Auto) -> None:
    """Where the server passes for a seat."""
    stops = list(message.stops)
    place = table.kept.about.places[line.seat]
    place.auto = AutoPlan(message.on, stops, "", message.empty, 0)
    await table.means.database.write(store.change_room(table.kept))
    if table.kept.status != "playing":
        post(line, Done(message.id))
        return
    plan = AutoPlan(message.on, stops, message.until, message.empty, -1)
    reply = await table.ask(Plan(room=table.kept.code, seat=line.seat, auto=plan))
    if not isinstance(reply, Fine):
        await failed(table, line, message.id, reply)
        return
    post(line, Done(message.id))
    await table.go()


# --------------------------------------------------------------------------- taking back


async def back(table: Table, line: Line, message: TakeBack) -> None:
    """Take back, at once or when the others agree."""
    if table.kept.status != "playing":
        problem(line, "not-now", message.id)
        return
    free = table.people() == [line.seat]
    order = WhereBack(room=table.kept.code, at=table.at, seat=line.seat, to=message.to, free=free)
    reply = await table.ask(order)
    if not isinstance(reply, Back):
        await failed(table, line, message.id, reply)
    elif reply.to < 0:
        post(line, Refused([Why(say(line.lang, reply.why), "", "")], message.id))
    elif not reply.consent:
        await take_back(table, reply.to, False, line, message.id)
    else:
        await ask_back(table, line, reply.to)
        post(line, Done(message.id))


async def ask_back(table: Table, line: Line, to: int) -> None:
    """Ask the other persons."""
    table.wish = Wish(line.seat, table.at, to, {line.seat})
    name = table.kept.about.places[line.seat].name
    table.send_all(
        lambda one: Request("back", line.seat, True, False, [line.seat], say(one.lang, "back-asks", name=name))
    )


async def agree(table: Table, line: Line, message: Agree) -> None:
    """Yes or no to what another player asks."""
    wish = table.wish
    if wish is None or line.seat == wish.seat or wish.at != table.at:
        problem(line, "not-now", message.id)
        return
    post(line, Done(message.id))
    if not message.yes:
        table.end_wish(False)
        return
    wish.yes.add(line.seat)
    if wish.yes >= set(table.people()):
        table.end_wish(True)
        await take_back(table, wish.to, True)
    else:
        table.send_all(lambda one: Request("back", wish.seat, True, False, sorted(wish.yes), ""))


async def take_back(table: Table, to: int, careful: bool, line: Line | None = None, re: int = 0) -> None:
    """Cut the record; what was is gone for everybody as soon as that is written down.

    Whoever did it alone (`line`, by its message `re`) is told how that went.
    """
    code = table.kept.code
    reply = await table.ask(Cut(room=code, at=table.at, to=to, careful=careful, watch=table.watch()))
    if isinstance(reply, Failed):
        table.problem_to_all("not-now", reply.text if reply.code == "bad" else "not-now", line, re)
        return
    snap = await table.ask(Snap(room=code))
    if not isinstance(snap, Snapped) or snap.snapshot.step != to:
        table.open_there = False  # its worker has died meanwhile: nothing is taken back
        table.problem_to_all("not-now", "not-now", line, re)
        return
    table.kept.steps = to
    table.kept.clocks = table.clock.hands(table.now())
    await table.means.database.write(store.cut(table.kept, to, snap.snapshot))
    if line is not None:
        line.done = re
    await table.take(reply)


# --------------------------------------------------------------------------- the rest


async def chat(table: Table, line: Line, message: Say) -> None:
    """Somebody says something."""
    text = " ".join(message.text.split())
    if (not text and message.phrase not in PHRASES) or (text and message.phrase) or table.said >= LONGEST_CHAT:
        problem(line, "no-such", message.id)
        return
    if not line.voice.take(time.monotonic()):
        problem(line, "too-fast", message.id)
        return
    table.said += 1
    name = table.kept.about.places[line.seat].name
    said = ChatLine(table.said, line.seat, name, text, message.phrase)
    await table.means.database.write(store.add_chat(table.kept.code, said))
    post(line, Done(message.id))
    table.send_all(lambda one: Chat([chat_shape(said, one.lang)]))


async def show(table: Table, line: Line, message: Show) -> None:
    """Let everybody watch from one's seat, or no longer; whoever does so now is sent to the spectators."""
    place = table.kept.about.places[line.seat]
    place.shown, place.delay = message.on, message.delay
    for one in table.lines:
        if one.seat < 0 and one.sees == line.seat:
            one.sees = one.sees if message.on else -1
            one.forget_late()
            one.delay = message.delay if message.on else 0
            await table.show(one)
    post(line, Done(message.id))
    await table.change()


async def rematch(table: Table, line: Line, message: AskRematch) -> None:
    """Another game, when all persons want it."""
    if table.kept.status != "over":
        problem(line, "not-now", message.id)
        return
    post(line, Done(message.id))
    if table.rematch_code:
        post(line, Rematch(sorted(table.rematch), table.rematch_code))
        return
    table.rematch.add(line.seat)
    if table.rematch >= set(table.people()):
        table.rematch_code = await table.means.rematch(table.kept)
    table.send_all(lambda one: Rematch(sorted(table.rematch), table.rematch_code))


async def report(table: Table, line: Line, message: Report) -> None:
    """Keep what there is; who reports gets a number."""
    if not line.voice.take(time.monotonic(), 2) or not table.reporting.take(time.monotonic()):
        problem(line, "too-fast", message.id)
        return
    replay, position = await reports.moment(table) if table.kept.status != "waiting" else ("", b"")
    number = await reports.keep(table, line.seat, message.text, "", replay, position)
    post(line, Reported(number, message.id))


async def speak(table: Table, line: Line, message: Speak) -> None:
    """Another language."""
    line.lang = message.lang
    await welcome(table, line, message.id)
    await table.show(line)


async def again(table: Table, line: Line, message: Again) -> None:
    """The whole state again."""
    await table.show(line)
    post(line, Done(message.id))


async def ping(table: Table, line: Line, message: Ping) -> None:
    """Is anybody there?"""
    post(line, Pong(message.id))


Saying = Callable[["Table", Line, Any], Awaitable[None]]

SAYINGS: Final[dict[type, Saying]] = {
    Answer: cast(Saying, answer),
    Choose: cast(Saying, answer),
    Pick: cast(Saying, pick),
    Act: cast(Saying, act),
    AskWhy: cast(Saying, why),
    Look: cast(Saying, look),
    Auto: cast(Saying, auto),
    TakeBack: cast(Saying, back),
    Agree: cast(Saying, agree),
    Say: cast(Saying, chat),
    Show: cast(Saying, show),
    AskRematch: cast(Saying, rematch),
    Report: cast(Saying, report),
    Speak: cast(Saying, speak),
    Again: cast(Saying, again),
    Ping: cast(Saying, ping),
}
"""What each message of a client does."""
OF_A_SEAT: Final = (answer, pick, act, why, auto, back, agree, chat, show, rematch)
"""What only who sits at the table may do."""
OF_A_GAME: Final = (answer, pick, act, why, look, back, agree, show)
"""What needs a game that has begun."""

DOINGS: Final[dict[str, Doing]] = {
    "came": came,
    "gone": gone,
    "behind": behind,
    "changed": changed,
    "thought": thought,
    "said": said,
}
"""What a room does, by what is put into its inbox."""
