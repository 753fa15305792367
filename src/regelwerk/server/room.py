"""A room: one task that does one thing after the other, so that nothing in it happens at once.

What a worker says counts only when it is written down; only then is anybody told. A room that
nobody needs goes to sleep: its task ends, and whoever comes next wakes it from what is kept.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

import msgspec

from regelwerk.server import messages, reports, store
from regelwerk.server.clock import GRACE, NOBODY, Clock
from regelwerk.server.database import NotWritten
from regelwerk.server.described import describe
from regelwerk.server.doings import DOINGS
from regelwerk.server.line import Bucket, Line
from regelwerk.server.means import Means, Stream, Wish
from regelwerk.server.opening import written
from regelwerk.server.orders import (
    Audience,
    Chair,
    Do,
    Entry,
    Failed,
    Go,
    Moved,
    Open,
    Opened,
    Order,
    Out,
    Played,
    Reply,
    See,
    Seen,
    Snap,
    Snapped,
    Think,
    Thought,
)
from regelwerk.server.pool import Died
from regelwerk.server.reports import BY_ITSELF
from regelwerk.server.say import say
from regelwerk.server.secret import code as new_code
from regelwerk.server.shapes import Room
from regelwerk.server.store import Kept, Note

LOG: Final = logging.getLogger("regelwerk.server")
INBOX: Final = 256
"""So many things may wait for a room; whoever sends more waits."""
SLEEP: Final = 120.0
"""Seconds after which a room that nobody needs goes to sleep."""
STALLED: Final = 0.5
"""Seconds after which something that went wrong is tried again; each time twice as many."""
DEATHS: Final = 3
"""So many workers may die over one order; then it is taken for the cause (it may have been a coincidence before)."""
ABSENT: Final = 2 * DEATHS
"""So often a worker may be found without the room, for those that others have killed."""
TRIES: Final = 6
"""So many options of a computer player's are tried when the rules break off."""


class Table:
    """A room that is awake.

    kept     what it is, as it is kept
    at       how many steps are written down; the same as `kept.steps`
    asked    the seat that is asked, -1 for nobody
    """

    def __init__(self, kept: Kept, means: Means) -> None:
        self.kept = kept
        self.means = means
        self.at = kept.steps
        self.asked = NOBODY
        self.number = 0
        self.open_there = False
        self.lines: list[Line] = []
        self.streams: dict[Audience, Stream] = {}
        self.inbox: asyncio.Queue[tuple[str, Line | None, Any]] = asyncio.Queue(INBOX)
        self.task: asyncio.Task[None] | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.clock = Clock(kept.about.clock, len(kept.about.places), kept.clocks)
        self.woken = self.used = time.monotonic()
        self.last_seen: dict[int, float] = {}
        self.wish: Wish | None = None
        self.rematch: set[int] = set()
        self.rematch_code = ""
        self.said = 0
        self.asleep = False
        self.stalled = 0
        self.reporting = Bucket(*reports.SPEED)

    # ------------------------------------------------------------------- the task

    def start(self) -> None:
        """Begin to live."""
        self.task = asyncio.create_task(self.live(), name=f"room {self.kept.code}")

    async def put(self, what: str, line: Line | None = None, value: Any = None) -> None:
        """Let the room do something in its turn."""
        await self.inbox.put((what, line, value))

    async def live(self) -> None:
        """Do what comes, until nobody needs the room."""
        await self.safely(self.wake())
        while not self.asleep:
            try:
                async with asyncio.timeout(self.patience()):
                    what, line, value = await self.inbox.get()
            except TimeoutError:
                await self.safely(self.tick())
                continue
            self.used = time.monotonic()
            await self.safely(DOINGS[what](self, line, value), line, value.id if what == "said" else 0)
            self.clock.release(self.now())
            self.inbox.task_done()

    async def safely(self, work: Awaitable[None], line: Line | None = None, re: int = 0) -> None:
        """Whatever goes wrong in one thing, the room goes on with the next.

        Who sent it (`line`, in its message `re`) is told, and nobody is told later that it was carried out.
        """
        key = "not-now"
        try:
            await work
            return
        except NotWritten as error:
            LOG.error("room %s: not written: %s", self.kept.code, error)
            key = "not-written"
        except Exception:
            LOG.exception("room %s", self.kept.code)
        self.open_there = False  # the worker may be ahead of what is written down
        self.stalled += 1
        for one in self.lines:
            one.done = 0
        self.problem_to_all("not-now", key, line, 0 if line is not None and line.told == re else re)

    def patience(self) -> float:
        """Seconds until the room has to look by itself."""
        most = min(STALLED * 2 ** min(self.stalled, 9), SLEEP / 4) if self.stalled else SLEEP / 4
        flag = self.clock.until_flag(self.now())
        return most if flag is None else min(flag / 1000 + 0.02, most)

    async def wake(self) -> None:
        """Come to life where the record ends."""
        if self.kept.status != "playing":
            return
        await self.open()
        await self.go()
        if self.clock.timed and self.away(self.clock.seat) is not None:
            self.clock.stand(self.now())  # until its player is here again

    async def tick(self) -> None:
        """Nothing has happened for a while: clocks, and whether anybody needs the room."""
        now = self.now()
        if self.clock.standing and time.monotonic() - self.woken > GRACE / 1000:
            self.clock.go(now)
        if not self.lines and self.thinking is None and self.clock.until_flag(now) is None:
            self.asleep = time.monotonic() - self.used > SLEEP and self.inbox.empty()
        if self.clock.until_flag(now) == 0:
            await self.time_out(self.clock.seat)
        elif self.stalled and not self.asleep:
            await self.go()  # nobody else would: it may be a computer's turn
        if self.clock.timed and self.kept.status == "playing":
            hands = self.clock.hands(now)
            await self.means.database.write(store.keep_clocks({self.kept.code: hands}))

    @staticmethod
    def now() -> int:
        """Milliseconds of a clock that never goes back."""
        return time.monotonic_ns() // 1_000_000

    async def stop(self, code: int) -> None:
        """Leave everything as it is kept, with a snapshot, and let the connections go."""
        for line in self.lines:
            line.close(code)
        if self.thinking is not None:
            self.thinking.cancel()
        if self.kept.status == "playing" and self.open_there:
            reply = await self.means.workers.ask(Snap(room=self.kept.code))
            if isinstance(reply, Snapped) and reply.snapshot.step == self.at:
                await self.means.database.write(store.keep_snapshot(self.kept.code, reply.snapshot))
        if self.clock.timed:
            hands = self.clock.hands(self.now())
            await self.means.database.write(store.keep_clocks({self.kept.code: hands}))
        if self.task is not None:
            self.task.cancel()

    # ------------------------------------------------------------------- the worker

    async def ask(self, order: Order) -> Reply:
        """Let the worker do something; if it has died or lost the room, it gets the room again first."""
        died = absent = 0
        while True:
            try:
                if not self.open_there:
                    await self.open()
                reply = await self.means.workers.ask(order)
            except Died as error:
                self.open_there = False
                died += 1
                LOG.error("room %s: a worker died over %s: %s", self.kept.code, type(order).__name__, error)
                if died >= DEATHS:
                    return Failed("error", [], f"the worker died over {type(order).__name__}")
                continue
            if isinstance(reply, Failed) and reply.code in ("absent", "behind"):
                self.open_there = False
                absent += 1
                if absent <= ABSENT:
                    continue
            return reply

    async def open(self) -> None:
        """Give the room to a worker: its record from the start, its last snapshot."""
        kept = self.kept
        entries, snapshot = await self.means.database.read(store.record(kept.code))
        renewed = [note for note in kept.about.notes if note.key == "renewed"]
        order = Open(
            room=kept.code,
            game=kept.game,
            edition=kept.about.edition,
            setup=kept.setup,
            engine=kept.about.engine if not renewed else "",
            defs=str(kept.about.header.get("defs", "")),
            definitions=None,
            snapshot=snapshot,
            entries=entries,
            chairs=self.chairs(),
        )
        reply = await self.means.workers.ask(order)
        if isinstance(reply, Failed) and reply.code == "definitions":
            order.definitions = await self.means.database.read(store.find_definitions(order.defs)) or b""
            reply = await self.means.workers.ask(order)
        if not isinstance(reply, Opened):
            raise RuntimeError(f"room {kept.code} cannot be opened: {reply}")
        self.open_there = True
        self.at = kept.steps = reply.at
        self.asked, self.number = reply.seat, reply.number
        last = renewed[-1].engine if renewed else kept.about.engine
        if reply.lost:
            await self.lose(entries, reply)
        if reply.engine != last:
            await self.renew(reply.engine)

    async def lose(self, entries: list[Entry], reply: Opened) -> None:
        """A renewed engine cannot follow the last steps: they are kept in a report, and the room says so."""
        about = self.kept.about
        text = written(about.header, about.opening, entries, [])
        number = await reports.keep(self, BY_ITSELF, f"{reply.lost} steps cannot be followed", reply.why, text)
        about.notes.append(Note("lost", reply.at, reply.lost, number))
        snap = await self.means.workers.ask(Snap(room=self.kept.code))
        assert isinstance(snap, Snapped)
        await self.means.database.write(store.cut(self.kept, reply.at, snap.snapshot))

    async def renew(self, engine: str) -> None:
        """Another engine plays the game from here on; its snapshot begins a new part of the record."""
        self.kept.about.notes.append(Note("renewed", self.at, engine=engine))
        snap = await self.means.workers.ask(Snap(room=self.kept.code))
        assert isinstance(snap, Snapped)
        await self.means.database.write(store.cut(self.kept, self.at, snap.snapshot))

    def chairs(self) -> list[Chair]:
        """Who sits there, for a worker."""
        return [
            Chair(place.name, place.player if place.kind == "computer" else "", place.auto)
            for place in self.kept.about.places
        ]

    def watch(self) -> list[Audience]:
        """Whom the worker has to tell."""
        return sorted({line.audience for line in self.lines})

    # ------------------------------------------------------------------- playing on

    async def go(self) -> None:
        """Let happen what needs no person."""
        if self.kept.status == "playing":
            await self.take(await self.ask(Go(room=self.kept.code, at=self.at, watch=self.watch())))

    async def take(self, reply: Reply) -> bool:
        """The game has gone on: write it down, then tell everybody. Whether it has."""
        if not isinstance(reply, Moved):
            if isinstance(reply, Failed) and reply.code == "error":
                await reports.broken(self, reply)
            return False
        if reply.entries or reply.snapshot is not None:
            self.clock.ask(self.timed(reply.seat), reply.number, self.now())
            hands = self.clock.hands(self.now())
            await self.means.database.write(store.append(self.kept.code, self.at, reply.entries, reply.snapshot, hands))
            if reply.entries and self.wish is not None:
                self.end_wish(False)
        else:
            self.clock.ask(self.timed(reply.seat), reply.number, self.now())
        self.at = self.kept.steps = reply.at
        self.asked, self.number = reply.seat, reply.number
        self.stalled = 0
        self.tell_done()
        self.tell(reply.outs)
        if reply.ending is not None and self.kept.status == "playing":
            await self.end(reply)
        self.consider(reply.think)
        return True

    def timed(self, seat: int) -> int:
        """The seat whose clock runs when that seat is asked: a computer's does not."""
        return seat if seat >= 0 and self.kept.about.places[seat].kind == "person" else NOBODY

    async def time_out(self, seat: int) -> None:
        """A clock is at zero."""
        order = Do(room=self.kept.code, at=self.at, seat=seat, verb="time out", lang="en", watch=self.watch())
        await self.take(await self.ask(order))

    async def end(self, reply: Moved) -> None:
        """The game is over: its replay can be had from now on. If that cannot be written down it is tried again."""
        about = self.kept.about
        about.ending = reply.ending
        self.clock.ask(NOBODY, -1, self.now())
        code = new_code()
        names = [place.name for place in about.places]
        try:
            text, _ = await reports.moment(self)
            await self.means.database.write(store.add_replay(code, self.kept.code, names, text))
            self.kept.status = "over"
            about.replay = code  # only now: whoever is told of it may ask for it at once
            await self.change()
        except Exception:
            self.kept.status, about.ending, about.replay = "playing", None, ""
            raise
        LOG.info("room %s is over", self.kept.code)

    # ------------------------------------------------------------ computer players

    def consider(self, think: Think | None) -> None:
        """Let a computer player think, beside everything else."""
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None
        if think is not None and self.kept.status == "playing":
            self.thinking = asyncio.create_task(self.think(think, self.at, self.asked))

    async def think(self, think: Think, at: int, seat: int) -> None:
        """Ask the player; without an answer the usual option is taken."""
        began = time.monotonic()
        option = -1
        try:
            # No room: whoever thinks needs nothing but the order, so any of them will do.
            reply = await self.means.thinkers.ask(msgspec.structs.replace(think, room=""), 10 + 4 * think.seconds)
            if isinstance(reply, Thought):
                option = reply.option
            else:
                LOG.error("room %s: a player broke off: %s", self.kept.code, reply)
        except Died as error:
            LOG.error("room %s: a thinking worker died: %s", self.kept.code, error)
        rest = self.means.pace - (time.monotonic() - began)
        if rest > 0 and any(line.seat >= 0 or line.sees < 0 for line in self.lines):
            await asyncio.sleep(rest)
        self.thinking = None
        await self.put("thought", None, (at, seat, option))

    async def thought(self, at: int, seat: int, option: int) -> None:
        """A computer player answers. Where the rules break off, it tries something else."""
        if at != self.at or seat != self.asked:
            return
        for attempt in range(TRIES):
            chosen = option if attempt == 0 else attempt - 1
            order = Played(room=self.kept.code, at=self.at, seat=seat, option=chosen, watch=self.watch())
            reply = await self.ask(order)
            if await self.take(reply) or not (isinstance(reply, Failed) and reply.code == "error"):
                return

    # ------------------------------------------------------------------- being told

    def tell_done(self) -> None:
        """What somebody sent is written down: that comes before what came of it."""
        for line in self.lines:
            if line.done:
                line.post(messages.write(messages.Done(line.done)))
                line.told, line.done = line.done, 0

    def tell(self, outs: Iterable[Out]) -> None:
        """Send states to whom they are for."""
        for out in outs:
            stream = self.streams.setdefault(out.audience, Stream())
            stream.seq += 1
            if out.asked:
                stream.asked = stream.seq
            data = self.state(out, stream.seq)
            for line in self.lines:
                if line.audience == out.audience:
                    self.post(line, data)

    def state(self, out: Out, seq: int) -> bytes:
        """A `state` message from what the worker made."""
        clocks = messages.write(self.clock.shown(self.now()))
        head = b'{"t":"state","seq":%d,"fresh":%s,' % (seq, b"true" if out.fresh else b"false")
        return head + out.body + b',"clocks":' + clocks + b',"re":0}'

    def post(self, line: Line, data: bytes) -> None:
        """Send something of the game: late to whoever watches a seat with a delay."""
        if line.delay:
            line.post_late(data)
        else:
            line.post(data)

    async def show(self, line: Line) -> None:
        """Send the whole to one connection."""
        if self.kept.status == "waiting":
            return
        reply = await self.ask(See(room=self.kept.code, audience=line.audience))
        if not isinstance(reply, Seen):
            LOG.error("room %s: nothing to see: %s", self.kept.code, reply)
            line.post(messages.write(messages.Problem("not-now", say(line.lang, "not-now"))))
            return
        stream = self.streams.setdefault(line.audience, Stream())
        if stream.seq == 0 or reply.out.asked:
            stream.seq += 1
            stream.asked = stream.seq
        self.post(line, self.state(reply.out, stream.seq))

    def send_all(self, make: Callable[[Line], messages.Answered]) -> None:
        """Send everybody a message, each in its own words."""
        for line in self.lines:
            line.post(messages.write(make(line)))

    def problem_to_all(self, code: Any, key: str, sender: Line | None = None, re: int = 0, **values: object) -> None:
        """Tell the seats that something did not work, and whoever sent it in which message."""
        for line in self.lines:
            if line.seat >= 0 or line is sender:
                number = re if line is sender else 0
                line.post(messages.write(messages.Problem(code, say(line.lang, key, **values), number)))

    async def change(self) -> None:
        """What the room is has changed: keep it, and tell everybody."""
        await self.means.database.write(store.change_room(self.kept))
        self.tell_people()

    def tell_people(self) -> None:
        """Who is here has changed."""
        self.send_all(lambda line: messages.People(self.shape(line.lang, line.guest, line.seat)))

    def end_wish(self, granted: bool) -> None:
        """Taking back is settled."""
        wish = self.wish
        self.wish = None
        if wish is not None:
            self.send_all(lambda line: messages.Request("back", wish.seat, False, granted, sorted(wish.yes), ""))

    # ------------------------------------------------------------------ descriptions

    def away(self, seat: int) -> float | None:
        """Seconds since somebody was last connected for a seat; None while somebody is."""
        if any(line.seat == seat for line in self.lines):
            return None
        return time.monotonic() - self.last_seen.get(seat, self.woken)

    def shape(self, lang: str, guest: str, mine: int = -1) -> Room:
        """The room as somebody may know it."""
        away = [self.away(seat) for seat in range(len(self.kept.about.places))]
        return describe(self.kept, lang, guest, mine, away, sum(line.seat < 0 for line in self.lines))

    def people(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, place in enumerate(self.kept.about.places) if place.kind == "person"]
