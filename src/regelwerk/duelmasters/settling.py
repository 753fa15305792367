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


def unsettled(state: DmState) -> bool:
    """Whether anything waits, or a creature has lost all its power."""
    return bool(state.waiting) or (values(state).lowered and len(powerless(state)) > 0)


def powerless(state: DmState) -> list[int]:
    """The creatures whose power is 0 (dm:9.2)."""
    first = c.BATTLE * state.seats
    found: list[int] = []
    for zone in range(first, first + state.seats):
        for id in state.zones[zone]:
            if power(state, state.pieces[id]) <= 0:
                found.append(state.pieces[id].ref)
    return found


def wither(state: DmState) -> bool:
    """Creatures that have lost all their power are destroyed at once, in the middle of a text too (dm:9.2).

    False if a frame was pushed that does it.
    """
    while values(state).lowered:  # dm:9.2
        found = powerless(state)
        if not found:
            break
        if not destroy(state, found, NO_POWER):
            return False
    return True


def settle(state: DmState) -> bool:
    """Carry out what waits, if anything does; whether a frame was pushed for that."""
    if not unsettled(state):
        return False
    state.frames.append(Settling())
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

    def step(self, state: DmState) -> int:
        if not wither(state):
            return RUN
        shields = [waiting for waiting in state.waiting if waiting.trigger is None]
        if shields:  # dm:8.4.4
            return self.shield(state, shields)
        if self.declared:
            return self.play_declared(state)
        if not state.waiting:
            return DONE
        if self.count > MOST_ABILITIES:
            state.emit(c.E_OVER, LOOP)
            state.finish([], LOOP)
            return RUN
        return self.ability(state)

    # ------------------------------------------------------ shield triggers

    def shield(self, state: DmState, shields: list[Waiting]) -> int:
        """The owner of broken shields is asked, whether a trigger is among them or not (dm:7.1)."""
        seat = first_seat(state, shields)
        mine = []
        for waiting in shields:
            piece = state.at(waiting.source)
            if waiting.you == seat and piece is not None and state.place(piece) == c.HAND:
                mine.append(piece)
        usable = [piece for piece in mine if can_use_trigger(state, piece, None)]
        known = state.windows == MEANINGFUL or (state.windows != ALL and all(piece.knows == EVERYONE for piece in mine))
        if not mine or (known and not usable):
            self.drop(state, seat)
            return RUN
        options = [Option(c.USE, piece.ref) for piece in usable]
        options.append(Option(c.DECLINE))
        state.ask(seat, c.SHIELD_TRIGGERS, options)
        return ASK

    def drop(self, state: DmState, seat: int) -> None:
        """That player's broken shields stay in the hand (dm:7.1)."""
        state.waiting = [waiting for waiting in state.waiting if waiting.trigger is not None or waiting.you != seat]

    def use(self, state: DmState, ref: int, seat: int) -> None:
        """A shield trigger is shown and used (dm:7.1)."""
        state.waiting = [waiting for waiting in state.waiting if waiting.trigger is not None or waiting.source != ref]
        piece = state.at(ref)
        if piece is None:
            return
        state.show(piece, True)  # it is that shield
        together = defs_of(state).profile.declare_together
        state.emit(c.E_TRIGGER_USED, DECLARED if together else USING, 0, seat, ref)
        if together:
            self.declared = [*self.declared, ref]
        else:
            state.frames.append(Playing(ref, seat, True))

    def play_declared(self, state: DmState) -> int:
        """Declared together, carried out in their owner's order (dm:12.3)."""
        left = []
        for ref in self.declared:
            piece = state.at(ref)
            if piece is not None and state.place(piece) == c.HAND and state.in_game(piece.owner):
                left.append(piece)
        self.declared = [piece.ref for piece in left]
        if not left:
            return RUN
        order = state.clockwise(state.active)
        seat = order[min(order.index(piece.owner) for piece in left)]
        mine = [piece for piece in left if piece.owner == seat]
        things = [Thing(piece.card, piece.owner, [], [piece.knows]) for piece in mine]
        only = decide(state, seat, c.ORDER_TRIGGERS, [Option(c.RESOLVE, piece.ref) for piece in mine], 0, things)
        if only is None:
            return ASK
        self.play(state, only.subject, seat)
        return RUN

    def play(self, state: DmState, ref: int, seat: int) -> None:
        self.declared = [other for other in self.declared if other != ref]
        piece = state.at(ref)
        if piece is not None and can_use_trigger(state, piece, None):
            state.frames.append(Playing(ref, seat, True))

    # ------------------------------------------------------------ abilities

    def ability(self, state: DmState) -> int:
        """The next ability: the turn player's first; each orders his own where it can matter (dm:9.4).

        Abilities that are alike come in any order (ruling:nothing-to-decide).
        """
        seat = first_seat(state, state.waiting)
        mine = [waiting for waiting in state.waiting if waiting.you == seat]
        if len(mine) > 1:
            options = [
                Option(c.RESOLVE, waiting.source, waiting.about if waiting.about > 0 else 0, i)
                for i, waiting in enumerate(mine)
            ]
            things = [thing_of(waiting) for waiting in mine]
            only = decide(state, seat, c.ORDER_TRIGGERS, options, 0, things, untimed)
            if only is None:
                return ASK
            self.resolve(state, mine[only.n])
            return RUN
        self.resolve(state, mine[0])
        return RUN

    def resolve(self, state: DmState, waiting: Waiting) -> None:
        """Carry out one ability, even if its source has gone (dm:9.4.2); its "if" is looked at now (dm:9.4.3)."""
        state.waiting = [other for other in state.waiting if other is not waiting]
        trigger = waiting.trigger
        self.count += 1
        if trigger is None:
            return
        scope = DmScope(trigger.program, waiting.source, waiting.you)
        scope.about = waiting.about
        scope.by = waiting.by
        scope.n = waiting.n
        scope.said = waiting.said
        if trigger.condition is not None and not trigger.condition.holds(state, scope):
            return
        state.batch += 1
        state.emit(c.E_TRIGGER, TRIGGERED, waiting.source, waiting.you, waiting.source)
        state.frames.append(scope)

    def answer(self, state: DmState, option: Option) -> None:
        decision_seat = self.seat_asked(state, option)
        if option.verb == c.USE:
            self.use(state, option.subject, decision_seat)
        elif option.verb == c.DECLINE:
            seat = first_seat(state, [waiting for waiting in state.waiting if waiting.trigger is None])
            state.emit(c.E_DECLINE, DECLINING, 0, seat)
            self.drop(state, seat)
        elif self.declared:
            self.play(state, option.subject, decision_seat)
        else:
            seat = first_seat(state, state.waiting)
            self.resolve(state, [waiting for waiting in state.waiting if waiting.you == seat][option.n])

    def seat_asked(self, state: DmState, option: Option) -> int:
        """Whose card an option is about."""
        piece = state.at(option.subject)
        return -1 if piece is None else piece.owner


def first_seat(state: DmState, waiting: list[Waiting]) -> int:
    """Of those that wait, the turn player first, then clockwise."""
    for seat in state.clockwise(state.active):
        for w in waiting:
            if w.you == seat:
                return seat
    return waiting[0].you


def thing_of(waiting: Waiting) -> Thing:
    """An ability that waits as one of those that are put in order."""
    calm = waiting.trigger is not None and waiting.trigger.calm
    return Thing(
        waiting.trigger, waiting.you, [waiting.source, waiting.about, waiting.by], [waiting.n, waiting.said], calm
    )
