"""Priority windows and pre-priority processing (wow7.4:410, 708)."""

from __future__ import annotations

from typing import Final, cast

from regelwerk.kernel.deciding import Thing, decide
from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.event import Event
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame
from regelwerk.kernel.state import ALL, MEANINGFUL
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.announce import Announce
from regelwerk.wowtcg.attacks import attackers, must_attack
from regelwerk.wowtcg.chain import resolve
from regelwerk.wowtcg.checks import start_repair, waves
from regelwerk.wowtcg.defs import WowDefs
from regelwerk.wowtcg.leaving import lose
from regelwerk.wowtcg.legality import (
    can_complete,
    can_play,
    can_strike,
    can_use,
    fighting,
    find_power,
    main_timing,
)
from regelwerk.wowtcg.payment import paying_scope, ready_resources
from regelwerk.wowtcg.position import Untimed
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import Waiting, WowPiece, WowState
from regelwerk.wowtcg.values import NEVER, powers, powers_of, values

PASSING: Final = rule("wow7.4:410.4")
LOOPS: Final = rule("wow7.4:803")
MOST_LINKS: Final = 400
"""So many links in one turn are a loop that nobody ends: the game is a draw (wow7.4:803)."""
FACE_UP: Final = 1
"""`n` of placing a quest face up."""

PASS_OPTION: Final = Option(c.PASS)
ONLY_PASS: Final = [PASS_OPTION]
"""The options of a window in which there is nothing to do; not to be changed."""

PLAYS: Final[dict[int, Option]] = {}
PLACES: Final[dict[int, Option]] = {}
ATTACKS: Final[dict[int, Option]] = {}
"""By reference the option of playing, placing or attacking with that card: made once, the same in every game."""

PASSES: Final[dict[int, Event]] = {}
"""The event of each seat's passing, made once: no event is more frequent, and it is always the same."""


class Window(Frame[WowState]):
    """A priority window.

    kind    the phase or step it belongs to
    holder  who gets priority next
    passes  how many have passed in succession
    """

    __slots__ = ("holder", "kind", "passes")

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.holder = -1
        self.passes = 0

    def copy(self) -> Window:
        other = Window(self.kind)
        other.holder = self.holder
        other.passes = self.passes
        return other

    def step(self, s: WowState) -> int:
        if self.kind == c.ACTION and s.combat is not None:
            s.holder = -1
            return DONE
        if s.crowded and start_repair(s) == RUN:
            return RUN
        if s.dirty:  # wow7.4:410.5
            waves(s)
            if s.result is not None or s.crowded:
                return RUN
        if s.chain and s.links - s.links_before > MOST_LINKS:
            lose(s, s.clockwise(s.active), LOOPS)
            return RUN
        if s.waiting:
            return self.add_waiting(s)
        if self.holder < 0 or s.left >> self.holder & 1:
            self.holder = s.next_seat(s.active) if s.left >> s.active & 1 else s.active
        return self.give_priority(s)

    def give_priority(self, s: WowState) -> int:
        """The holder may add a link or pass (wow7.4:410.1)."""
        seat = self.holder
        s.holder = seat
        s.passed = self.passes
        options = list_options(s, seat)
        if s.windows != ALL and len(options) == 1 and options[0].verb == c.PASS:
            if s.windows == MEANINGFUL or provably_empty(s, seat):
                self.passed(s)
                return RUN
        number = s.asked + 1
        s.asked = number
        s.decision = Decision(number, seat, c.PRIORITY, c.PRIORITY, 0, options)
        return ASK

    def answer(self, s: WowState, option: Option) -> None:
        verb = option.verb
        if verb == c.PASS:
            s.events.append(PASSES.get(self.holder) or passing(self.holder))
            if not self.passed(s) and not s.dirty:  # there is nothing to be checked before
                self.give_priority(s)
        elif verb == c.ADD:
            self.add(s, s.waiting[option.n])
        else:
            self.passes = 0
            s.frames.append(announcement(s, self.holder, option))

    def passed(self, s: WowState) -> bool:
        """All passing in succession resolves the top link, or ends the window (wow7.4:410.4); whether all have."""
        self.passes += 1
        if s.left:
            self.holder = s.next_seat(self.holder)
            if self.passes < s.seats - s.left.bit_count():
                return False
        else:
            self.holder = (self.holder + 1) % s.seats
            if self.passes < s.seats:
                return False
        self.passes = 0
        self.holder = s.active  # wow7.4:709.2h
        s.holder = -1
        if s.chain:
            resolve(s)
        else:
            s.passed = 0
            s.idle = []
            s.frames.pop()  # wow7.4:410.4b
        return True

    def add_waiting(self, s: WowState) -> int:
        """Add waiting triggered effects: the turn player's first, then clockwise (wow7.4:708.1).

        Each player orders his own; those that are alike come in any order (ruling:nothing-to-decide).
        """
        for seat in s.clockwise(s.active):
            mine = [i for i in range(len(s.waiting)) if s.waiting[i].you == seat]
            if not mine:
                continue
            options = [Option(c.ADD, s.waiting[i].source, s.waiting[i].about, i) for i in mine]
            things = [thing_of(s.waiting[i]) for i in mine]
            only = decide(s, seat, c.ORDER_TRIGGERS, options, 0, things, Untimed)
            if only is None:
                return ASK
            self.add(s, s.waiting[only.n])
            return RUN
        s.waiting = []
        return RUN

    def add(self, s: WowState, waiting: Waiting) -> None:
        s.waiting = [w for w in s.waiting if w is not waiting]
        frame = Announce(c.L_TRIGGER, waiting.you, waiting.source, waiting.trigger.play, 0)
        frame.waiting = waiting
        s.frames.append(frame)


def thing_of(waiting: Waiting) -> Thing:
    """A triggered effect as one of those that are put in order."""
    refs = [waiting.source, waiting.about, waiting.by, *waiting.them]
    return Thing(waiting.trigger, waiting.you, refs, [waiting.n])


def passing(seat: int) -> Event:
    """The event of a seat's passing; a moment of its own."""
    PASSES[seat] = Event(c.E_PASS, PASSING, 0, 0, seat)
    return PASSES[seat]


def announcement(s: WowState, seat: int, option: Option) -> Announce:
    """The frame that carries out what a player with priority has chosen to do."""
    verb = option.verb
    ref = option.subject
    p = s.last(ref)
    if verb == c.PLAY:
        return Announce(c.L_CARD, seat, ref, p.card.play, 0)
    if verb == c.PLACE:
        return Announce(c.L_RESOURCE, seat, ref, None, option.n)
    if verb == c.USE:
        return Announce(c.L_POWER, seat, ref, find_power(s, p, option.n), option.n)
    if verb == c.COMPLETE:
        return Announce(c.L_REWARD, seat, ref, p.card.reward, 0)
    if verb == c.ATTACK:
        return Announce(c.L_PROPOSAL, seat, ref, None, 0)
    return Announce(c.L_STRIKE, seat, ref, None, 0)


def list_options(s: WowState, seat: int) -> list[Option]:
    """Everything the seat may do with priority; most windows have nothing, which a quick look tells."""
    main = s.active == seat and s.phase == c.ACTION and not s.chain  # what `main_timing` asks for
    known = s.spare
    have = -1 if known is None else known[seat]
    if have < 0:
        have = ready_resources(s, seat)
    if not main and (s.phase != c.COMBAT_DEFEND or not fighting(s, s.hero(seat))):  # wow:303.2, strikes
        instants = s.instants
        least = -1 if instants is None else instants[seat]
        if have < (least if least >= 0 else least_instant(s, seat)):
            table = s.values or values(s)
            if have < (s.powers or powers(s)).least[seat] and not table.grants and not table.plays:
                return ONLY_PASS
    return find_options(s, seat, main, have)


def least_instant(s: WowState, seat: int) -> int:
    """The smallest resource cost of an instant in the seat's hand, NEVER if there is none."""
    known = s.instants
    if known is None:
        known = [-1] * s.seats
        s.instants = known
    least = known[seat]
    if least < 0:
        least = NEVER
        for id in s.zones[c.HAND * s.seats + seat]:
            card = s.pieces[id].card
            if card.instant and card.play is not None and card.play.least < least:
                least = card.play.least
        known[seat] = least  # forks share the table: what is true of one is true of all that have not dropped it
    return least


def find_options(s: WowState, seat: int, main: bool, have: int) -> list[Option]:
    """Everything the seat may do: passing first, then hand, powers and quests, strikes, attacks.

    `main`: it may do what only the own action phase allows; `have`: its ready resources.
    """
    options: list[Option] = []
    if not (main and (s.values or values(s)).attacks and must_attack(s, seat)):
        options.append(PASS_OPTION)
    if main or have >= least_instant(s, seat) or (s.values or values(s)).plays:
        list_hand(s, seat, options, have, main)
    list_powers(s, seat, options, have)
    if s.phase == c.COMBAT_DEFEND:
        for id in s.zones[c.HERO_ROW * s.seats + seat]:
            p = s.pieces[id]
            if p.card.kind == c.WEAPON and can_strike(s, seat, p, None):
                options.append(Option(c.STRIKE, p.ref))
    if main:
        for a in attackers(s, seat):
            options.append(ATTACKS.get(a.ref) or offer(ATTACKS, c.ATTACK, a.ref))
    return options


def offer(made: dict[int, Option], verb: int, ref: int) -> Option:
    """The option of doing that with a card, made and kept."""
    made[ref] = Option(verb, ref)
    return made[ref]


def list_hand(s: WowState, seat: int, options: list[Option], have: int, main: bool) -> None:
    """Cards of the hand that can be played or placed."""
    place = main and not s.placed  # all that `can_place` asks for, the same for every card
    table = s.values or values(s)
    barred = table.seat_forbids[seat] & c.NO_PLAY
    cheaper = len(table.plays) > 0
    pieces = s.pieces
    for id in s.zones[c.HAND * s.seats + seat]:
        p = pieces[id]
        card = p.card
        play = card.play
        if play is not None and (play.least <= have or cheaper) and (main or card.instant):
            if not barred if play.plain and not cheaper else can_play(s, seat, p, None, have):
                options.append(PLAYS.get(p.ref) or offer(PLAYS, c.PLAY, p.ref))
        if place:
            options.append(PLACES.get(p.ref) or offer(PLACES, c.PLACE, p.ref))
            if card.kind == c.QUEST:
                options.append(Option(c.PLACE, p.ref, 0, FACE_UP))


def list_powers(s: WowState, seat: int, options: list[Option], have: int) -> None:
    """Payment powers that can be used and quests that can be completed."""
    table = s.values or values(s)
    by_id = table.by_id
    payers = (s.powers or powers(s)).payers[seat]
    for id in payers:
        p = s.pieces[id]
        if p.card.least <= have or id in by_id:
            add_powers(s, seat, p, options, have)
    if table.grants:
        for id, val in by_id.items():
            p = s.pieces[id]
            if val.granted and p.control == seat and id not in payers:
                add_powers(s, seat, p, options, have)


def add_powers(s: WowState, seat: int, p: WowPiece, options: list[Option], have: int) -> None:
    if p.card.reward is not None:
        if can_complete(s, seat, p, None, have):
            options.append(Option(c.COMPLETE, p.ref))
        return
    for number, play in powers_of(s, p):
        if can_use(s, seat, p, number, play, None, have):
            options.append(Option(c.USE, p.ref, 0, number))


def pays_otherwise(s: WowState, seat: int, defs: WowDefs) -> bool:
    """Whether the seat could pay the alternate cost of some card it may have in hand (wow7.4:403.3)."""
    f = paying_scope(0, seat, 0)
    return any(all(cost.payable(s, f, None) for cost in play.costs) for play in defs.alternates)


def provably_empty(s: WowState, seat: int) -> bool:
    """Whether everybody can prove, from what is open, that the seat can do nothing but pass.

    Called only where the seat can do nothing else; what is open has no power, quest,
    strike or attack then, so only the hand is left.
    """
    if not s.zones[c.HAND * s.seats + seat]:
        return True
    defs = cast(WowDefs, s.defs)
    if values(s).plays or pays_otherwise(s, seat, defs):
        return False
    if main_timing(s, seat):
        return s.placed and not defs.free_cards and ready_resources(s, seat) == 0
    return not defs.free_instants and ready_resources(s, seat) == 0
