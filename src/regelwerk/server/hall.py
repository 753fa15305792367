"""The hall: all rooms, those that are awake and those that sleep; opening rooms, sitting down, coming to watch."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from regelwerk import catalogue, players
from regelwerk.server import store
from regelwerk.server.clock import Hands
from regelwerk.server.database import Database
from regelwerk.server.forms import Fault, OpenRoom, PlayOn, SeatWish, SitDown
from regelwerk.server.line import SPEED, Line
from regelwerk.server.means import Means
from regelwerk.server.messages import Hello
from regelwerk.server.orders import Begin, Begun, Branch, Check, Checked, Close, Failed, Pin, Pinned, Reply
from regelwerk.server.pool import Workers
from regelwerk.server.room import Table
from regelwerk.server.room_options import own_files, report_of
from regelwerk.server.say import say
from regelwerk.server.secret import Seal, seed
from regelwerk.server.secret import code as new_code
from regelwerk.server.shapes import Lang
from regelwerk.server.store import About, Kept, Place

LOG: Final = logging.getLogger("regelwerk.server")
MOST_RUNNING: Final = 40
"""So many games that are not over may one guest have."""
MOST_LINES: Final = 1000
"""So many connections may one room have."""
READING: Final = 60.0
"""Seconds that playing a replay up to a step may take."""
USUAL: Final = "greedy"
"""The computer player that sits down where none is named."""


class Wrong(Exception):
    """A wish that cannot be fulfilled: the HTTP status, a key of `say`, what is filled in, faults of a deck."""

    def __init__(self, status: int, key: str, faults: Sequence[Fault] = (), **values: object) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.values = values
        self.faults = list(faults)


class Hall:
    """All rooms.

    readers  who read what somebody has written (replays, decks): it may take long, and holds nobody up
    tokens   signs seat tokens
    """

    def __init__(
        self,
        database: Database,
        workers: Workers,
        thinkers: Workers,
        readers: Workers,
        key: str,
        pace: float = 0.4,
    ) -> None:
        self.database = database
        self.workers = workers
        self.thinkers = thinkers
        self.readers = readers
        self.tokens = Seal(key, "seat")
        self.tables: dict[str, Table] = {}
        self.waking: dict[str, asyncio.Lock] = {}
        self.means = Means(database, workers, thinkers, pace, self.rematch)
        self.speed = SPEED
        self.pinned: set[str] = set()
        self.codes = new_code
        self.seeds = seed
        self.closing = False

    # --------------------------------------------------------------- waking, sleeping

    async def start(self) -> None:
        """Wake the rooms that go on without anybody: those with a clock, and those of computers alone."""
        for kept in await self.database.read(store.playing()):
            alone = all(place.kind == "computer" for place in kept.about.places)
            if alone or kept.about.clock.kind != "none":
                await self.table(kept.code)

    async def stop(self, code: int) -> None:
        """Everything is kept; let everybody go."""
        self.closing = True
        for table in list(self.tables.values()):
            try:
                await table.stop(code)
            except Exception:
                LOG.exception("room %s", table.kept.code)
        self.tables.clear()
        await self.workers.stop()
        await self.thinkers.stop()
        await self.readers.stop()

    async def find(self, code: str) -> Kept:
        """A room as it is kept. Raises Wrong."""
        table = self.tables.get(code)
        if table is not None:
            return table.kept
        kept = await self.database.read(store.find_room(code))
        if kept is None:
            raise Wrong(404, "no-room")
        return kept

    async def table(self, code: str) -> Table:
        """A room, awake. Raises Wrong."""
        lock = self.waking.setdefault(code, asyncio.Lock())
        async with lock:
            table = self.tables.get(code)
            if table is None or table.asleep or (table.task is not None and table.task.done()):
                kept = await self.database.read(store.find_room(code))
                if kept is None:
                    self.waking.pop(code, None)
                    raise Wrong(404, "no-room")
                table = Table(kept, self.means)
                self.tables[code] = table
                table.start()
                assert table.task is not None
                table.task.add_done_callback(lambda task: self.slept(code, table))
            return table

    def slept(self, code: str, table: Table | None) -> None:
        """A room has gone to sleep: its game need not be in memory any longer."""
        if self.tables.get(code) is table:
            self.tables.pop(code, None)
            self.waking.pop(code, None)
            if not self.closing:
                close = asyncio.ensure_future(self.workers.ask(Close(room=code)))
                close.add_done_callback(lambda done: self.forget(code, done))

    def forget(self, code: str, closed: asyncio.Future[Reply]) -> None:
        """A worker has closed a room, or has died over it; unless somebody has woken it meanwhile, that was all."""
        closed.exception()
        if code not in self.tables:
            self.workers.forget(code)

    # -------------------------------------------------------------------- coming in

    async def enter(self, table: Table, line: Line, hello: Hello) -> int:
        """Let a connection in; 0, or the code with which it is refused."""
        about = table.kept.about
        if len(table.lines) >= MOST_LINES:
            return 4009
        line.lang = hello.lang
        line.seat = self.seat_of(table.kept, line.guest, hello.token)
        if hello.watch:
            line.seat = -1
        line.sees = line.seat
        if line.seat < 0:
            if not about.spectators:
                return 4003
            if 0 <= hello.seat < len(about.places) and about.places[hello.seat].shown:
                line.sees = hello.seat
                line.delay = about.places[hello.seat].delay
        else:
            line.token = self.token(table.kept.code, line.seat, about.places[line.seat].guest)
        await table.put("came", line, hello)
        return 0

    def token(self, code: str, seat: int, guest: str) -> str:
        """The token of a seat."""
        return self.tokens.close({"r": code, "s": seat, "g": guest})

    def holder(self, token: str) -> dict[str, Any] | None:
        """What a token says: room, seat, guest."""
        said = self.tokens.open(token) if token else None
        if said is None or not isinstance(said.get("s"), int) or not isinstance(said.get("g"), str):
            return None
        return said

    def seat_of(self, kept: Kept, guest: str, token: str) -> int:
        """The seat of a guest or of a token's holder; -1 for none."""
        places = kept.about.places
        said = self.holder(token)
        if said is not None and said.get("r") == kept.code and 0 <= said["s"] < len(places):
            return int(said["s"]) if places[said["s"]].guest == said["g"] else -1
        for seat, place in enumerate(places):
            if guest and place.guest == guest:
                return seat
        return -1

    # --------------------------------------------------------------------- opening

    async def open_room(self, form: OpenRoom, guest: str, name: str) -> tuple[Kept, int]:
        """Open a room; it, and the seat of whoever opens it (-1: none). Raises Wrong."""
        if form.game not in catalogue.names():
            raise Wrong(404, "no-game")
        try:
            catalogue.rules(form.game, form.edition)
        except catalogue.UnknownGame as unknown:
            raise Wrong(400, "bad-setup", why=str(unknown)) from None
        least, most = catalogue.package(form.game).seats
        mine = [seat for seat, wish in enumerate(form.seats) if wish.kind == "me"]
        if not least <= len(form.seats) <= most or len(mine) > 1:
            raise Wrong(400, "bad-seats", least=least, most=most)
        if await self.database.read(store.running(guest)) >= MOST_RUNNING:
            raise Wrong(429, "too-many")
        places = [await self.place(form, seat, wish, guest, name) for seat, wish in enumerate(form.seats)]
        about = About(form.edition, tell_apart(places), form.spectators, form.clock, options=dict(form.options))
        kept = await self.add(form.game, about, form.private)
        return kept, mine[0] if mine else -1

    async def place(self, form: OpenRoom, seat: int, wish: SeatWish, guest: str, name: str) -> Place:
        """A seat as it was wished for. Raises Wrong."""
        if wish.kind == "open":
            return Place("open", team=wish.team)
        lang = form.lang
        deck, title = await self.deck(form.game, wish.deck, seat, guest, lang, form.options, form.edition)
        if wish.kind == "me":
            return Place("person", clean(wish.name) or name, "", guest, wish.team, deck, title)
        player = wish.player or USUAL
        if player not in players.NAMES:
            raise Wrong(400, "bad-player")
        called = clean(wish.name) or say(lang, "computer")
        return Place("computer", called, player, "", wish.team, deck, title)

    async def deck(
        self, game: str, wanted: str, seat: int, guest: str, lang: Lang, options: Mapping[str, str], edition: str
    ) -> tuple[str, str]:
        """The text and the name of a deck that is legal in an edition. Raises Wrong with all its faults."""
        edition = catalogue.rules(game, edition).edition
        files = own_files(options)
        text, ours = wanted, False
        if "\n" not in wanted:
            ready, learning = ready_keys(game)
            if not wanted:
                wanted = learning[seat % len(learning)]
            ours = wanted in ready
            if ours:
                text = ready_text(game, wanted)
            else:
                mine = await self.database.read(store.decks_of(guest, game))
                found = [deck.text for deck in mine if deck.key == wanted]
                if not found:
                    raise Wrong(404, "no-deck")
                text = found[0]
        if ours and not files:
            report = ready_report(game, wanted, lang, edition)
        else:
            report = await self.report(game, text, lang, files, edition)
        if not report["legal"]:
            faults = [Fault(**fault) for fault in report["faults"]]
            raise Wrong(400, "bad-deck", faults, name=report["name"])
        return report["text"], report["name"]

    async def report(
        self, game: str, text: str | None, lang: Lang, files: dict[str, str], edition: str = ""
    ) -> dict[str, Any]:
        """What is in a deck that somebody has written, or in files of one's own. Raises Wrong, Died, Busy."""
        order = Check(room="", game=game, text=text, lang=lang, own=files, edition=edition)
        reply = await self.readers.ask(order)
        if not isinstance(reply, Checked):
            why = reply.text.strip()[-300:] if isinstance(reply, Failed) else ""
            raise Wrong(400, "bad-request", why=why)
        return reply.report

    async def add(self, game: str, about: About, private: bool) -> Kept:
        """Keep a new room; if nobody is missing, its game begins."""
        at = store.now()
        kept = Kept(self.codes(), game, "waiting", private, at, at, about, {}, Hands([]), 0)
        await self.begin(kept)
        await self.database.write(store.add_room(kept))
        if kept.status == "playing":
            await self.table(kept.code)
        return kept

    async def begin(self, kept: Kept) -> None:
        """Begin the game if nobody is missing. Raises Wrong, and has changed nothing then."""
        about = kept.about
        if any(place.kind == "open" for place in about.places):
            return
        order = Begin(
            room="",
            game=kept.game,
            edition=about.edition,
            decks=[place.deck for place in about.places],
            seed=self.seeds(),
            teams=[place.team if place.team >= 0 else seat for seat, place in enumerate(about.places)],
            windows=about.windows,
            options=about.options,
        )
        self.begun(kept, await self.workers.ask(order))
        await self.pin(kept)

    async def pin(self, kept: Kept) -> None:
        """Keep the definitions that the game begins with."""
        digest = str(kept.about.header.get("defs", ""))
        if digest in self.pinned:
            return
        order = Pin(room="", game=kept.game, edition=kept.about.edition, setup=kept.setup)
        reply = await self.workers.ask(order)
        if isinstance(reply, Pinned) and reply.digest == digest:
            await self.database.write(store.keep_definitions(digest, kept.game, reply.data))
            self.pinned.add(digest)

    def begun(self, kept: Kept, reply: Reply) -> None:
        """The setup of a game has been made."""
        if isinstance(reply, Failed):
            raise Wrong(400, "bad-setup", [Fault(**fault) for fault in reply.faults], why=reply.text.strip()[-300:])
        assert isinstance(reply, Begun)
        about = kept.about
        kept.setup = reply.setup
        kept.status = "playing"
        kept.clocks = Hands([about.clock.seconds * 1000] * len(about.places))
        about.header, about.opening, about.engine = reply.header, reply.opening, reply.engine
        about.edition = str(reply.header.get("edition", about.edition))

    async def sit(self, code: str, form: SitDown, guest: str, name: str) -> tuple[Kept, int]:
        """Take an open seat. Raises Wrong."""
        table = await self.table(code)
        lock = self.waking.setdefault(code, asyncio.Lock())
        async with lock:
            kept = table.kept
            places = kept.about.places
            mine = self.seat_of(kept, guest, "")
            if mine >= 0:
                return kept, mine
            free = [seat for seat, place in enumerate(places) if place.kind == "open"]
            if not free or (form.seat >= 0 and form.seat not in free):
                raise Wrong(409, "no-seat")
            seat = form.seat if form.seat >= 0 else free[0]
            about = kept.about
            deck, title = await self.deck(kept.game, form.deck, seat, guest, form.lang, about.options, about.edition)
            changed = [*places]
            changed[seat] = Place("person", clean(form.name) or name, "", guest, places[seat].team, deck, title)
            again = self.copy(kept, tell_apart(changed))
            await self.begin(again)
            await self.database.write(store.change_room(again))
            await self.changed(table, again)
            return again, seat

    async def leave(self, code: str, guest: str) -> Kept:
        """Get up before the game begins. Raises Wrong."""
        table = await self.table(code)
        kept = table.kept
        seat = self.seat_of(kept, guest, "")
        if seat < 0:
            raise Wrong(403, "forbidden")
        if kept.status != "waiting":
            raise Wrong(409, "not-begun")
        changed = [*kept.about.places]
        changed[seat] = Place("open", team=changed[seat].team)
        again = self.copy(kept, changed)
        if not any(place.kind == "person" for place in changed):
            again.status = "over"  # nobody waits any longer
        await self.database.write(store.change_room(again))
        await self.changed(table, again)
        return again

    async def changed(self, table: Table, kept: Kept) -> None:
        """The room is another one from now on; it does in its turn what follows from that."""
        begins = kept.status == "playing"
        table.kept = kept
        await table.put("changed", None, begins)

    def copy(self, kept: Kept, places: list[Place]) -> Kept:
        """The same room with other seats."""
        old = kept.about
        about = About(old.edition, places, old.spectators, old.clock, old.windows, old.options, notes=list(old.notes))
        return Kept(kept.code, kept.game, kept.status, kept.private, kept.created, store.now(), about, {}, Hands([]), 0)

    # -------------------------------------------------------------------- going on

    async def rematch(self, kept: Kept) -> str:
        """Another game of the same players, with the seats turned; the code of its room."""
        old = kept.about
        places = [
            Place(place.kind, place.name, place.player, place.guest, -1, place.deck, place.title, auto=place.auto)
            for place in [*old.places[1:], *old.places[:1]]
        ]
        for seat, place in enumerate(places):
            place.team = old.places[seat].team
        about = About(old.edition, places, old.spectators, old.clock, old.windows, old.options)
        return (await self.add(kept.game, about, kept.private)).code

    async def play_on(self, text: str, form: PlayOn, guest: str, name: str) -> tuple[Kept, int]:
        """A new room that goes on from a step of a replay. Raises Wrong."""
        reply = await self.readers.ask(Branch(room="", text=text, step=form.at), READING)
        if isinstance(reply, Failed):
            raise Wrong(400, "bad-replay", why=reply.text.strip()[-300:])
        assert isinstance(reply, Begun)
        game = str(reply.header["game"])
        seats = int(reply.header["seats"])
        mine = [seat for seat, wish in enumerate(form.seats) if wish.kind == "me"]
        if len(form.seats) != seats or len(mine) > 1 or any(wish.kind == "open" for wish in form.seats):
            raise Wrong(400, "bad-seats", least=seats, most=seats)
        places = []
        for wish in form.seats:
            player = wish.player or USUAL
            if wish.kind == "me":
                places.append(Place("person", clean(wish.name) or name, "", guest))
            elif player in players.NAMES:
                called = clean(wish.name) or say(form.lang, "computer")
                places.append(Place("computer", called, player))
            else:
                raise Wrong(400, "bad-player")
        about = About("", tell_apart(places), True, form.clock)
        at = store.now()
        kept = Kept(self.codes(), game, "waiting", form.private, at, at, about, {}, Hands([]), 0)
        self.begun(kept, reply)
        await self.pin(kept)
        await self.database.write(store.add_room(kept))
        await self.table(kept.code)
        return kept, mine[0] if mine else -1


@cache
def ready_keys(game: str) -> tuple[list[str], list[str]]:
    """The keys of the decks that come with a game, and of those to learn with."""
    decks = catalogue.package(game).web.ready("en")
    ready = [deck["key"] for deck in decks]
    return ready, [deck["key"] for deck in decks if deck["learning"]] or ready


@cache
def ready_text(game: str, key: str) -> str:
    """A deck that comes with a game."""
    return catalogue.package(game).web.deck_text(key)


@cache
def ready_report(game: str, key: str, lang: Lang, edition: str) -> dict[str, Any]:
    """What is to be said of it."""
    return report_of(game, ready_text(game, key), lang, {}, edition)


def clean(name: str) -> str:
    """A name as it is shown: one line, nothing that cannot be seen, no marks that turn text around."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:24]


def tell_apart(places: list[Place]) -> list[Place]:
    """Names of which no two are the same."""
    taken: set[str] = set()
    for place in places:
        name = place.name
        number = 2
        while name and place.name.casefold() in taken:
            place.name = f"{name} {number}"
            number += 1
        taken.add(place.name.casefold())
    return places
