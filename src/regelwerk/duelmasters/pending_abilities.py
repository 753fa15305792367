"""What waits is carried out (dm:9.4): shield triggers, then the turn player's abilities, then the others'.

There is no stack and nobody responds. A frame does one thing after the other and looks
anew each time: what has come up in between takes its place in that order.
"""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.derived_values import power, values
from regelwerk.duelmasters.legality import can_use_trigger
from regelwerk.duelmasters.play_card import PlayCardFrame
from regelwerk.duelmasters.position import untimed
from regelwerk.duelmasters.replacement import destroy
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmScope, DmState, PendingTrigger, defs_of
from regelwerk.duelmasters.triggers import collect_triggers
from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.forced_decisions import Thing, decide
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.state import ALL, MEANINGFUL

TRIGGERED: Final = rule("dm:9.4")
USING: Final = rule("dm:7.1")
DECLINING: Final = rule("ruling:every-broken-shield-asks")
NO_POWER: Final = rule("dm:9.2")
DECLARED: Final = rule("dm:12.3")
LOOP: Final = rule("ruling:loop-limit")

MOST_ABILITIES: Final = 1000
"""After so many abilities that set each other off the game is a draw (ruling:loop-limit)."""


def has_pending(state: DmState) -> bool:
    """Whether anything waits, or a creature has lost all its power."""
    if state.waiting:
        return True
    return (state.values or values(state)).lowered and len(creatures_without_power(state)) > 0


def creatures_without_power(state: DmState) -> list[Ref]:
    """The creatures whose power is 0 (dm:9.2)."""
    first = codes.ZONE_BATTLE * state.seats
    found: list[Ref] = []
    for zone in range(first, first + state.seats):
        for id in state.zones[zone]:
            if power(state, state.pieces[id]) <= 0:
                found.append(state.pieces[id].ref)
    return found


def destroy_powerless(state: DmState) -> bool:
    """Creatures that have lost all their power are destroyed at once, in the middle of a text too (dm:9.2).

    False if a frame was pushed that does it.
    """
    while (state.values or values(state)).lowered:  # dm:9.2
        found = creatures_without_power(state)
        if not found:
            break
        if not destroy(state, found, NO_POWER):
            return False
    return True


def start_pending(state: DmState) -> bool:
    """Carry out what waits, if anything does; whether a frame was pushed for that."""
    if not has_pending(state):
        return False
    state.frames.append(PendingAbilitiesFrame())
    return True


@mypyc_attr(free_list_len=1)
class PendingAbilitiesFrame(Frame[DmState]):
    """Carries out everything that waits.

    count     how many abilities it has carried out
    declared  shield triggers that have been announced together (edition modern, dm:12.3)
    """

    __slots__ = ("count", "declared")

    def __init__(self) -> None:
        self.count = 0
        self.declared: list[Ref] = []

    def copy(self) -> PendingAbilitiesFrame:
        other = PendingAbilitiesFrame()
        other.count = self.count
        other.declared = self.declared
        return other

    def step(self, state: DmState) -> int:
        if not destroy_powerless(state):
            return RUN
        shields = [waiting for waiting in state.waiting if waiting.trigger is None]
        if shields:  # dm:8.4.4
            return self.shield(state, shields)
        if self.declared:
            return self.play_declared(state)
        if not state.waiting:
            return DONE
        if self.count > MOST_ABILITIES:
            state.emit(codes.EVENT_OVER, LOOP)
            state.finish([], LOOP)
            return RUN
        return self.ability(state)

    # ------------------------------------------------------ shield triggers

    def shield(self, state: DmState, shields: list[PendingTrigger]) -> int:
        """The owner of broken shields is asked, whether a trigger is among them or not (dm:7.1)."""
        seat = first_seat(state, shields)
        mine = []
        for waiting in shields:
            piece = state.piece_or_none(waiting.source)
            if waiting.you == seat and piece is not None and state.zone_kind(piece) == codes.ZONE_HAND:
                mine.append(piece)
        usable = [piece for piece in mine if can_use_trigger(state, piece, None)]
        known = state.windows == MEANINGFUL or (
            state.windows != ALL and all(piece.known_to == EVERYONE for piece in mine)
        )
        if not mine or (known and not usable):
            self.decline_triggers(state, seat)
            return RUN
        options = [Option(codes.VERB_USE, piece.ref) for piece in usable]
        options.append(Option(codes.VERB_DECLINE))
        state.ask(seat, codes.DECISION_SHIELD_TRIGGERS, options)
        return ASK

    def decline_triggers(self, state: DmState, seat: int) -> None:
        """That player's broken shields stay in the hand (dm:7.1)."""
        state.waiting = [waiting for waiting in state.waiting if waiting.trigger is not None or waiting.you != seat]

    def use(self, state: DmState, ref: Ref, seat: int) -> None:
        """A shield trigger is shown and used (dm:7.1)."""
        broken_by = [waiting.by for waiting in state.waiting if waiting.trigger is None and waiting.source == ref]
        state.waiting = [waiting for waiting in state.waiting if waiting.trigger is not None or waiting.source != ref]
        piece = state.piece_or_none(ref)
        if piece is None:
            return
        state.reveal_to_all(piece, True)  # it is that shield
        together = defs_of(state).profile.declare_together
        state.emit(codes.EVENT_TRIGGER_USED, DECLARED if together else USING, NO_REF, seat, ref)
        collect_triggers(state, codes.EVENT_TRIGGER_USED, seat, ref, broken_by[0] if broken_by else NO_REF, 0)
        if together:
            self.declared = [*self.declared, ref]
        else:
            state.frames.append(PlayCardFrame(ref, seat, True))

    def play_declared(self, state: DmState) -> int:
        """Declared together, carried out in their owner's order (dm:12.3)."""
        left = []
        for ref in self.declared:
            piece = state.piece_or_none(ref)
            if piece is not None and state.zone_kind(piece) == codes.ZONE_HAND and state.in_game(piece.owner):
                left.append(piece)
        self.declared = [piece.ref for piece in left]
        if not left:
            return RUN
        order = state.clockwise(state.turn_player)
        seat = order[min(order.index(piece.owner) for piece in left)]
        mine = [piece for piece in left if piece.owner == seat]
        things = [Thing(piece.card, piece.owner, [], [piece.known_to]) for piece in mine]
        only = decide(
            state,
            seat,
            codes.DECISION_ORDER_TRIGGERS,
            [Option(codes.VERB_RESOLVE, piece.ref) for piece in mine],
            NO_REF,
            things,
        )
        if only is None:
            return ASK
        self.play(state, only.subject, seat)
        return RUN

    def play(self, state: DmState, ref: Ref, seat: int) -> None:
        self.declared = [other for other in self.declared if other != ref]
        piece = state.piece_or_none(ref)
        if piece is not None and can_use_trigger(state, piece, None):
            state.frames.append(PlayCardFrame(ref, seat, True))

    # ------------------------------------------------------------ abilities

    def ability(self, state: DmState) -> int:
        """The next ability: the turn player's first; each orders his own where it can matter (dm:9.4).

        Abilities that are alike come in any order (ruling:nothing-to-decide).
        """
        seat = first_seat(state, state.waiting)
        mine = [waiting for waiting in state.waiting if waiting.you == seat]
        if len(mine) > 1:
            options = [
                Option(codes.VERB_RESOLVE, waiting.source, waiting.about if waiting.about > 0 else NO_REF, i)
                for i, waiting in enumerate(mine)
            ]
            things = [thing_of(waiting) for waiting in mine]
            only = decide(state, seat, codes.DECISION_ORDER_TRIGGERS, options, NO_REF, things, untimed)
            if only is None:
                return ASK
            self.resolve(state, mine[only.number])
            return RUN
        self.resolve(state, mine[0])
        return RUN

    def resolve(self, state: DmState, waiting: PendingTrigger) -> None:
        """Carry out one ability, even if its source has gone (dm:9.4.2); its "if" is looked at now (dm:9.4.3)."""
        state.waiting = [other for other in state.waiting if other is not waiting]
        trigger = waiting.trigger
        self.count += 1
        if trigger is None:
            return
        scope = DmScope(trigger.program, waiting.source, waiting.you)
        scope.event_about = waiting.about
        scope.event_other = waiting.by
        scope.mentioned_number = waiting.n
        scope.mentioned_seat = waiting.said
        if trigger.condition is not None and not trigger.condition.holds(state, scope):
            return
        state.batch += 1
        state.emit(codes.EVENT_TRIGGER, TRIGGERED, waiting.source, waiting.you, waiting.source)
        state.frames.append(scope)

    def apply_answer(self, state: DmState, option: Option) -> None:
        decision_seat = self.seat_asked(state, option)
        if option.verb == codes.VERB_USE:
            self.use(state, option.subject, decision_seat)
        elif option.verb == codes.VERB_DECLINE:
            seat = first_seat(state, [waiting for waiting in state.waiting if waiting.trigger is None])
            state.emit(codes.EVENT_DECLINE, DECLINING, NO_REF, seat)
            self.decline_triggers(state, seat)
        elif self.declared:
            self.play(state, option.subject, decision_seat)
        else:
            seat = first_seat(state, state.waiting)
            self.resolve(state, [waiting for waiting in state.waiting if waiting.you == seat][option.number])

    def seat_asked(self, state: DmState, option: Option) -> int:
        """Whose card an option is about."""
        piece = state.piece_or_none(option.subject)
        return -1 if piece is None else piece.owner


def first_seat(state: DmState, waiting: list[PendingTrigger]) -> int:
    """Of those that wait, the turn player first, then clockwise."""
    for seat in state.clockwise(state.turn_player):
        for w in waiting:
            if w.you == seat:
                return seat
    return waiting[0].you


def thing_of(waiting: PendingTrigger) -> Thing:
    """An ability that waits as one of those that are put in order."""
    calm = waiting.trigger is not None and waiting.trigger.is_order_independent
    return Thing(
        waiting.trigger, waiting.you, [waiting.source, waiting.about, waiting.by], [waiting.n, waiting.said], calm
    )
