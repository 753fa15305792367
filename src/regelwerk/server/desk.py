"""The desk of a worker: carries out orders, one after the other, and answers each.

Whatever goes wrong inside becomes a `Failed`; only what kills the process (a fault in native
code) does not, and for that the server can do without it.
"""

from __future__ import annotations

import traceback
import zlib
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

from regelwerk import catalogue, players
from regelwerk.kernel.decision import Refused
from regelwerk.kernel.game import Game
from regelwerk.kernel.replay import Replay, fingerprint, header_of
from regelwerk.kernel.replay_lines import draws_of
from regelwerk.kernel.save import load, save
from regelwerk.kernel.setup import with_lists
from regelwerk.players.asking import ask
from regelwerk.server.choosing import choose, drafted
from regelwerk.server.opening import WantDefinitions, begun, take_up
from regelwerk.server.orders import (
    Apply,
    Audience,
    Back,
    Begin,
    Begun,
    Branch,
    Check,
    Checked,
    Close,
    Collect,
    Collected,
    Cut,
    Do,
    Entry,
    Explain,
    Explained,
    Failed,
    Fine,
    Go,
    Inspect,
    Inspected,
    Moved,
    Open,
    Opened,
    Order,
    Peek,
    Pin,
    Pinned,
    Plan,
    Played,
    Reply,
    See,
    Seen,
    Shown,
    Snap,
    Snapped,
    Tell,
    Think,
    Thought,
    Verified,
    Verify,
    Watch,
    WhereBack,
    Write,
    Written,
)
from regelwerk.server.room_options import LISTS, open_lists, report_of
from regelwerk.server.showing import Shelf
from regelwerk.server.sitting import Broken, Sitting, ending


class Absent(Exception):
    """The room is not open here."""


class Behind(Exception):
    """The room's record has another number of steps than the server thinks."""


class Desk:
    """The games that this worker has in memory, by room."""

    def __init__(self) -> None:
        self.sittings: dict[str, Sitting] = {}
        self.shelf = Shelf()

    def handle(self, order: Order) -> Reply:
        """Carry out an order. Never raises."""
        try:
            return HANDLERS[type(order)](self, order)
        except Absent:
            return Failed("absent", [], order.room)
        except Behind as behind:
            return Failed("behind", [], str(behind))
        except Broken as broken:
            return Failed("error", [], traced(broken))
        except catalogue.UnknownGame as unknown:
            return Failed("bad", [], str(unknown))
        except Exception as error:
            return Failed("error", [], traced(error))

    def sitting(self, room: str, at: int = -1) -> Sitting:
        """The room's game; `at`: how many steps it must have."""
        found = self.sittings.get(room)
        if found is None:
            raise Absent(room)
        if at >= 0 and found.at != at:
            # Something was done here that was never written down: what is written down is what holds.
            del self.sittings[room]
            raise Behind(f"{found.at} steps here, {at} there")
        return found

    # ----------------------------------------------------------------- opening

    def begin(self, order: Begin) -> Reply:
        rules = catalogue.rules(order.game, order.edition)
        # The room of a game prepares its usual edition, and knows its options; any other one prepares itself.
        options = {key: value for key, value in order.options.items() if key != LISTS}
        plainly = order.edition != "" and order.edition != catalogue.rules(order.game).edition and not options
        try:
            if plainly:
                setup = rules.prepare(order.decks, order.seed, order.teams, order.windows)
            else:
                web = catalogue.package(order.game).web
                setup = web.prepare(order.decks, order.seed, order.teams, order.windows, options)
            setup = with_lists(setup, open_lists(order.options))
        except ValueError as error:
            return Failed("bad", [], str(error), self.faults(order))
        state = rules.start(setup, None)
        header = header_of(rules, setup, state)
        return Begun(setup, header, draws_of(state.chance.log), fingerprint(rules))

    def faults(self, order: Begin) -> list[dict[str, Any]]:
        """What is wrong with the decks, in words."""
        edition = catalogue.rules(order.game, order.edition).edition
        found: list[dict[str, Any]] = []
        for deck in order.decks:
            if "\n" in deck:
                found += catalogue.package(order.game).web.deck_report(deck, "en", edition)["faults"]
        return found

    def pin(self, order: Pin) -> Reply:
        defs = catalogue.rules(order.game, order.edition).defs(order.setup)
        room = catalogue.package(order.game).definition_texts
        texts = {} if room is None else room.texts(defs)
        return Pinned(defs.digest, zlib.compress(msgspec.json.encode(texts), 6))

    def open(self, order: Open) -> Reply:
        try:
            sitting, lost, why = take_up(order)
        except WantDefinitions:
            return Failed("definitions", [], order.defs)
        self.sittings[order.room] = sitting
        state = sitting.game.state
        return Opened(
            at=sitting.at,
            engine=fingerprint(sitting.rules),
            lost=lost,
            why=why,
            seat=-1 if state.decision is None else state.decision.seat,
            number=state.asked,
            ending=ending(state.result),
        )

    def plan(self, order: Plan) -> Reply:
        self.sitting(order.room).plan(order.seat, order.auto)
        return Fine()

    def close(self, order: Close) -> Reply:
        self.sittings.pop(order.room, None)
        return Fine()

    # -------------------------------------------------------------- playing on

    def apply(self, order: Apply) -> Reply:
        sitting = self.sitting(order.room, order.at)
        decision = sitting.game.decision
        audience = (order.seat, order.lang)
        if decision is not None and decision.seat != order.seat:
            return Failed("stale", [], "")
        try:
            if order.picks is not None:
                entries = choose(sitting, order.picks)
            else:
                entries = [sitting.answer(order.option, False)]
        except Refused as refused:
            return Failed("refused", sitting.reasons(refused, audience), "")
        return self.go_on(sitting, entries, order.watch)

    def played(self, order: Played) -> Reply:
        sitting = self.sitting(order.room, order.at)
        decision = sitting.game.decision
        if decision is None or decision.seat != order.seat:
            return Failed("stale", [], "")
        index = order.option
        if not 0 <= index < len(decision.options):
            index = sitting.rules.sensible(sitting.game.state, False)[0]
        return self.go_on(sitting, [sitting.answer(index, True)], order.watch)

    def act(self, order: Do) -> Reply:
        sitting = self.sitting(order.room, order.at)
        try:
            entry = sitting.act(order.seat, order.verb, False)
        except Refused as refused:
            return Failed("refused", sitting.reasons(refused, (order.seat, order.lang)), "")
        return self.go_on(sitting, [entry], order.watch)

    def go(self, order: Go) -> Reply:
        return self.go_on(self.sitting(order.room, order.at), [], order.watch)

    def go_on(self, sitting: Sitting, entries: list[Entry], watch: list[Audience]) -> Moved:
        """What needs no person follows at once. A fault there leaves what has been done."""
        try:
            entries = entries + sitting.run()
        except Broken:
            if not entries:
                raise
        return sitting.moved(entries, watch)

    def where_back(self, order: WhereBack) -> Reply:
        to, consent, why = self.sitting(order.room, order.at).where_back(order.seat, order.to, order.free)
        return Back(to, consent, why)

    def cut(self, order: Cut) -> Reply:
        sitting = self.sitting(order.room, order.at)
        try:
            sitting.cut(order.to, order.careful)
        except ValueError as error:
            return Failed("bad", [], str(error))
        return sitting.moved([], order.watch)

    # ------------------------------------------------------------ being looked at

    def see(self, order: See) -> Reply:
        return Seen(self.sitting(order.room).see(order.audience))

    def explain(self, order: Explain) -> Reply:
        reasons, unknown = self.sitting(order.room).reader(order.audience).explain(order.intent, order.words)
        return Explained(reasons, unknown)

    def collect(self, order: Collect) -> Reply:
        sitting = self.sitting(order.room, order.at)
        decision = sitting.game.decision
        if decision is None or decision.seat != order.audience[0]:
            return Failed("stale", [], "")
        try:
            draft = drafted(sitting, order.picks)
        except Refused as refused:
            return Failed("refused", sitting.reasons(refused, order.audience), "")
        return Collected(sitting.reader(order.audience).several(draft.picks))

    def inspect(self, order: Inspect) -> Reply:
        reader = self.sitting(order.room).reader(order.audience)
        lines, data = catalogue.package(reader.rules.name).web.look(reader.table, order.handle)
        return Inspected(lines, data)

    def write(self, order: Write) -> Reply:
        sitting = self.sitting(order.room)
        text = "" if sitting.first else Replay.record(sitting.game).text()
        return Written(text, msgspec.json.encode(sitting.rules.position(sitting.game.state)))

    def snap(self, order: Snap) -> Reply:
        sitting = self.sitting(order.room)
        sitting.snapped = sitting.at
        return Snapped(sitting.snapshot())

    # ------------------------------------------------------------------ thinking

    def think(self, order: Think) -> Reply:
        """The player gets a state that was loaded for it, and of that only what its seat may know."""
        rules = catalogue.rules(order.game, order.edition)
        state = load(msgspec.json.decode(order.state), rules, rules.defs(order.setup))
        player = players.make(order.player, order.seed, order.seconds)
        return Thought(ask(rules, state, player))

    # ---------------------------------------------------- what somebody has written

    def check(self, order: Check) -> Reply:
        if order.text is not None:
            return Checked(report_of(order.game, order.text, order.lang, order.own, order.edition))
        room = catalogue.package(order.game).own
        if room is None:
            return Failed("bad", [], order.game)
        return Checked(room.own_report(order.own, order.lang))

    # ------------------------------------------------------------------- replays

    def verify(self, order: Verify) -> Reply:
        try:
            return Verified(self.shelf.info(order.text, order.names, order.lang))
        except ValueError as error:
            return Failed("bad", [], str(error))

    def watch(self, order: Watch) -> Reply:
        try:
            frames = self.shelf.frames(order.text, order.names, order.audience, order.first, order.count)
        except ValueError as error:
            return Failed("bad", [], str(error))
        return Shown(msgspec.json.encode(frames))

    def tell(self, order: Tell) -> Reply:
        try:
            log = self.shelf.log(order.text, order.names, order.audience, order.first)
        except ValueError as error:
            return Failed("bad", [], str(error))
        return Shown(msgspec.json.encode(log))

    def peek(self, order: Peek) -> Reply:
        try:
            lines, data = self.shelf.look(order.text, order.names, order.audience, order.step, order.handle)
        except ValueError as error:
            return Failed("bad", [], str(error))
        return Inspected(lines, data)

    def branch(self, order: Branch) -> Reply:
        try:
            game: Game = self.shelf.at(order.text, order.step)
        except ValueError as error:
            return Failed("bad", [], str(error))
        rules = game.rules
        own = {key: value for key, value in (game.setup or {}).items() if key not in ("state", "seed", "windows")}
        # What was dictated or drawn belongs to the game that was: from here on it is a game of its own.
        setup = {**own, "windows": "all", "state": save(game.state, rules)}
        again = begun(rules, setup)
        return Begun(setup, header_of(rules, setup, again.state), [], fingerprint(rules))


def traced(error: BaseException) -> str:
    """An error with where it happened, as a report keeps it."""
    return "".join(traceback.format_exception(error))[-8000:]


Handler = Callable[[Desk, Any], Reply]

HANDLERS: Final[dict[type, Handler]] = {
    Begin: cast(Handler, Desk.begin),
    Open: cast(Handler, Desk.open),
    Pin: cast(Handler, Desk.pin),
    Plan: cast(Handler, Desk.plan),
    Close: cast(Handler, Desk.close),
    Apply: cast(Handler, Desk.apply),
    Played: cast(Handler, Desk.played),
    Do: cast(Handler, Desk.act),
    Go: cast(Handler, Desk.go),
    WhereBack: cast(Handler, Desk.where_back),
    Cut: cast(Handler, Desk.cut),
    See: cast(Handler, Desk.see),
    Explain: cast(Handler, Desk.explain),
    Collect: cast(Handler, Desk.collect),
    Inspect: cast(Handler, Desk.inspect),
    Write: cast(Handler, Desk.write),
    Snap: cast(Handler, Desk.snap),
    Think: cast(Handler, Desk.think),
    Verify: cast(Handler, Desk.verify),
    Watch: cast(Handler, Desk.watch),
    Tell: cast(Handler, Desk.tell),
    Peek: cast(Handler, Desk.peek),
    Branch: cast(Handler, Desk.branch),
    Check: cast(Handler, Desk.check),
}
"""Which method carries out which order."""
