"""What waits is carried out (dm:9.4): shield triggers, then the turn player's abilities, then the others'.

There is no stack and nobody responds. A frame does one thing after the other and looks
anew each time: what has come up in between takes its place in that order.
"""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.legality import can_use_trigger
from regelwerk.duelmasters.playing import Playing
from regelwerk.duelmasters.position import untimed
from regelwerk.duelmasters.replacing import destroy
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmScope, DmState, Waiting, defs_of
from regelwerk.duelmasters.values import power, values
from regelwerk.kernel.deciding import Thing, decide
from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame
from regelwerk.kernel.state import ALL, MEANINGFUL

TRIGGERED: Final = rule("dm:9.4")
USING: Final = rule("dm:7.1")
DECLINING: Final = rule("ruling:every-broken-shield-asks")
NO_POWER: Final = rule("dm:9.2")
DECLARED: Final = rule("dm:12.3")
LOOP: Final = rule("ruling:loop-limit")

MOST_ABILITIES: Final = 1000
"""After so many abilities that set each other off the game is a draw (ruling:loop-limit)."""


def unsettled(s: DmState) -> bool:
    """Whether anything waits, or a creature has lost all its power."""
    return bool(s.waiting) or (values(s).lowered and len(powerless(s)) > 0)


def powerless(s: DmState) -> list[int]:
    """The creatures whose power is 0 (dm:9.2)."""
    first = c.BATTLE * s.seats
    found: list[int] = []
    for zone in range(first, first + s.seats):
        for id in s.zones[zone]:
            if power(s, s.pieces[id]) <= 0:
                found.append(s.pieces[id].ref)
    return found


def wither(s: DmState) -> bool:
    """Creatures that have lost all their power are destroyed at once, in the middle of a text too (dm:9.2).

    False if a frame was pushed that does it.
    """
    while values(s).lowered:  # dm:9.2
        found = powerless(s)
        if not found:
            break
        if not destroy(s, found, NO_POWER):
            return False
    return True


def settle(s: DmState) -> bool:
    """Carry out what waits, if anything does; whether a frame was pushed for that."""
    if not unsettled(s):
        return False
    s.frames.append(Settling())
    return True


class Settling(Frame[DmState]):
    """Carries out everything that waits.

    count     how many abilities it has carried out
    declared  shield triggers that have been announced together (edition modern, dm:12.3)
    """

    __slots__ = ("count", "declared")

    def __init__(self) -> None:
        self.count = 0
        self.declared: list[int] = []

    def copy(self) -> Settling:
        other = Settling()
        other.count = self.count
        other.declared = self.declared
        return other

    def step(self, s: DmState) -> int:
        if not wither(s):
            return RUN
        shields = [w for w in s.waiting if w.trigger is None]
        if shields:  # dm:8.4.4
            return self.shield(s, shields)
        if self.declared:
            return self.play_declared(s)
        if not s.waiting:
            return DONE
        if self.count > MOST_ABILITIES:
            s.emit(c.E_OVER, LOOP)
            s.finish([], LOOP)
            return RUN
        return self.ability(s)

    # ------------------------------------------------------ shield triggers

    def shield(self, s: DmState, shields: list[Waiting]) -> int:
        """The owner of broken shields is asked, whether a trigger is among them or not (dm:7.1)."""
        seat = first_seat(s, shields)
        mine = []
        for w in shields:
            p = s.at(w.source)
            if w.you == seat and p is not None and s.place(p) == c.HAND:
                mine.append(p)
        usable = [p for p in mine if can_use_trigger(s, p, None)]
        known = s.windows == MEANINGFUL or (s.windows != ALL and all(p.knows == EVERYONE for p in mine))
        if not mine or (known and not usable):
            self.drop(s, seat)
            return RUN
        options = [Option(c.USE, p.ref) for p in usable]
        options.append(Option(c.DECLINE))
        s.ask(seat, c.SHIELD_TRIGGERS, options)
        return ASK

    def drop(self, s: DmState, seat: int) -> None:
        """That player's broken shields stay in the hand (dm:7.1)."""
        s.waiting = [w for w in s.waiting if w.trigger is not None or w.you != seat]

    def use(self, s: DmState, ref: int, seat: int) -> None:
        """A shield trigger is shown and used (dm:7.1)."""
        s.waiting = [w for w in s.waiting if w.trigger is not None or w.source != ref]
        p = s.at(ref)
        if p is None:
            return
        s.show(p, True)  # it is that shield
        together = defs_of(s).profile.declare_together
        s.emit(c.E_TRIGGER_USED, DECLARED if together else USING, 0, seat, ref)
        if together:
            self.declared = [*self.declared, ref]
        else:
            s.frames.append(Playing(ref, seat, True))

    def play_declared(self, s: DmState) -> int:
        """Declared together, carried out in their owner's order (dm:12.3)."""
        left = []
        for ref in self.declared:
            p = s.at(ref)
            if p is not None and s.place(p) == c.HAND and s.in_game(p.owner):
                left.append(p)
        self.declared = [p.ref for p in left]
        if not left:
            return RUN
        order = s.clockwise(s.active)
        seat = order[min(order.index(p.owner) for p in left)]
        mine = [p for p in left if p.owner == seat]
        things = [Thing(p.card, p.owner, [], [p.knows]) for p in mine]
        only = decide(s, seat, c.ORDER_TRIGGERS, [Option(c.RESOLVE, p.ref) for p in mine], 0, things)
        if only is None:
            return ASK
        self.play(s, only.subject, seat)
        return RUN

    def play(self, s: DmState, ref: int, seat: int) -> None:
        self.declared = [other for other in self.declared if other != ref]
        p = s.at(ref)
        if p is not None and can_use_trigger(s, p, None):
            s.frames.append(Playing(ref, seat, True))

    # ------------------------------------------------------------ abilities

    def ability(self, s: DmState) -> int:
        """The next ability: the turn player's first; each orders his own where it can matter (dm:9.4).

        Abilities that are alike come in any order (ruling:nothing-to-decide).
        """
        seat = first_seat(s, s.waiting)
        mine = [w for w in s.waiting if w.you == seat]
        if len(mine) > 1:
            options = [Option(c.RESOLVE, w.source, w.about if w.about > 0 else 0, i) for i, w in enumerate(mine)]
            things = [thing_of(w) for w in mine]
            only = decide(s, seat, c.ORDER_TRIGGERS, options, 0, things, untimed)
            if only is None:
                return ASK
            self.resolve(s, mine[only.n])
            return RUN
        self.resolve(s, mine[0])
        return RUN

    def resolve(self, s: DmState, w: Waiting) -> None:
        """Carry out one ability, even if its source has gone (dm:9.4.2); its "if" is looked at now (dm:9.4.3)."""
        s.waiting = [other for other in s.waiting if other is not w]
        trigger = w.trigger
        self.count += 1
        if trigger is None:
            return
        f = DmScope(trigger.program, w.source, w.you)
        f.about = w.about
        f.by = w.by
        f.n = w.n
        f.said = w.said
        if trigger.condition is not None and not trigger.condition.holds(s, f):
            return
        s.batch += 1
        s.emit(c.E_TRIGGER, TRIGGERED, w.source, w.you, w.source)
        s.frames.append(f)

    def answer(self, s: DmState, option: Option) -> None:
        decision_seat = self.seat_asked(s, option)
        if option.verb == c.USE:
            self.use(s, option.subject, decision_seat)
        elif option.verb == c.DECLINE:
            seat = first_seat(s, [w for w in s.waiting if w.trigger is None])
            s.emit(c.E_DECLINE, DECLINING, 0, seat)
            self.drop(s, seat)
        elif self.declared:
            self.play(s, option.subject, decision_seat)
        else:
            seat = first_seat(s, s.waiting)
            self.resolve(s, [w for w in s.waiting if w.you == seat][option.n])

    def seat_asked(self, s: DmState, option: Option) -> int:
        """Whose card an option is about."""
        p = s.at(option.subject)
        return -1 if p is None else p.owner


def first_seat(s: DmState, waiting: list[Waiting]) -> int:
    """Of those that wait, the turn player first, then clockwise."""
    for seat in s.clockwise(s.active):
        for w in waiting:
            if w.you == seat:
                return seat
    return waiting[0].you


def thing_of(w: Waiting) -> Thing:
    """An ability that waits as one of those that are put in order."""
    calm = w.trigger is not None and w.trigger.calm
    return Thing(w.trigger, w.you, [w.source, w.about, w.by], [w.n, w.said], calm)
