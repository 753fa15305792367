"""Adding a link to the chain (wow7.4:707): one procedure for everything that has choices or costs.

The frame only collects what is chosen; nothing of the game changes until the
announcement is complete. So it can be taken back without trace, nobody else sees
anything of it, and what was offered can always be finished.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, DONE, Frame
from regelwerk.kernel.program import NOTHING
from regelwerk.kernel.rulebook import Rule
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.attacks import attack_cost, defenders, sabotage_targets
from regelwerk.wowtcg.changes import exhaust, flip
from regelwerk.wowtcg.costs import else_exhausted, in_order, open_picks
from regelwerk.wowtcg.legality import fits_mode, possible_x, ways
from regelwerk.wowtcg.meaning import Playable
from regelwerk.wowtcg.payment import (
    due,
    pay_resources,
    paying_scope,
    ready_resources,
    resource_choices,
    spend_play_reductions,
    spend_strike_reductions,
    strike_cost,
)
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import Combat, Link, Note, Waiting, WowScope, WowState
from regelwerk.wowtcg.targets import can_fill, choices, most, needed
from regelwerk.wowtcg.triggers import notice, remember
from regelwerk.wowtcg.values import use_mark

PLAYING: Final = rule("wow7.4:707.1a")
X: Final = rule("wow7.4:707.1b")
TARGETS: Final = rule("wow7.4:707.1d")
PLACING: Final = rule("wow7.4:412.1a")
USING: Final = rule("wow7.4:701.2")
COMPLETING: Final = rule("wow7.4:702.2")
STRIKING: Final = rule("wow:303.2")
PROPOSING: Final = rule("wow:601.1")
TRIGGERED: Final = rule("wow7.4:708.1")
VANISHES: Final = rule("wow7.4:708.2")

EVENT_OF: Final = (0, c.E_PLAY, c.E_PLACE, c.E_USE, c.E_COMPLETE, c.E_PROPOSE, c.E_STRIKE, c.E_TRIGGER)


class Announce(Frame[WowState]):
    """A link being announced.

    kind       L_CARD, L_POWER ... ; `seat` announces it, `ref` is its card or source
    play       what it does (None for proposals and strikes)
    number     the number of the power
    stage      what is chosen next: 0 X, 1 mode, 2 targets, 3 costs, 4 resources, 5 nothing
    targets    what has been chosen for each slot; the last list is the slot being filled
    slot       the slot being filled; `part` the cost being paid, `paid` what was picked for each
    waiting    the triggered effect that is being added, if it is one
    begun      whether a first question about it has been asked, which everybody may count
    """

    __slots__ = (
        "begun",
        "kind",
        "mode",
        "number",
        "paid",
        "part",
        "play",
        "ref",
        "seat",
        "slot",
        "spent",
        "stage",
        "targets",
        "waiting",
        "x",
    )

    def __init__(self, kind: int, seat: int, ref: int, play: Playable | None, number: int) -> None:
        self.kind = kind
        self.seat = seat
        self.ref = ref
        self.play = play
        self.number = number
        self.stage = 0
        self.x = 0
        self.mode = 0
        self.targets: list[list[int]] = []
        self.slot = 0
        self.part = 0
        self.paid: list[list[int]] = []
        self.spent: list[int] = []
        self.waiting: Waiting | None = None
        self.begun = False

    def copy(self) -> Announce:
        other = Announce(self.kind, self.seat, self.ref, self.play, self.number)
        other.stage = self.stage
        other.x = self.x
        other.mode = self.mode
        other.targets = [t[:] for t in self.targets]
        other.slot = self.slot
        other.part = self.part
        other.paid = [p[:] for p in self.paid]
        other.spent = self.spent[:]
        other.waiting = self.waiting
        other.begun = self.begun
        return other

    def scope(self) -> WowScope:
        """The scope in which its descriptions are read, with the slots filled before this one."""
        scope = paying_scope(self.ref, self.seat, self.x)
        scope.targets = self.targets[: self.slot]
        if self.waiting is not None:
            scope.about = self.waiting.about
            scope.by = self.waiting.by
            scope.n = self.waiting.n
            scope.them = self.waiting.them
        return scope

    # ------------------------------------------------------------- choosing

    def step(self, state: WowState) -> int:
        play = self.play
        if self.stage == 0 and play is not None and play.plain:
            self.stage = 4  # nothing to choose before the resources
        if self.stage == 0 and self.choose_x(state):
            return ASK
        if self.stage == 1 and self.choose_mode(state):
            return ASK
        if self.stage == 2:
            status = self.choose_targets(state)
            if status != GO_ON:
                return status
        if self.stage == 3 and self.choose_costs(state):
            return ASK
        if self.stage == 4 and self.choose_resources(state):
            return ASK
        self.add(state)
        return DONE

    def choose_x(self, state: WowState) -> bool:
        """(b) the X, where there is a choice."""
        play = self.play
        self.stage = 1
        if play is None or not (play.uses_x or play.x_resources):
            return False
        found = possible_x(state, self.scope(), play)
        if len(found) == 1:
            self.x = found[0]
            return False
        self.ask(state, c.CHOOSE_X, [Option(c.NUMBER, self.ref, 0, x) for x in found])
        return True

    def choose_mode(self, state: WowState) -> bool:
        """(c) the mode, where the text has several (wow7.4:707.1c), and an alternate cost, where it has one."""
        play = self.play
        self.stage = 2
        if play is not None and play.instead is not None:
            found = ways(state, self.scope(), play)
            if len(found) < 2:
                self.take_way(found[0])
                return False
            self.ask(state, c.CHOOSE_MODE, [Option(c.MODE, self.ref, 0, i) for i in found])
            return True
        if play is None or len(play.modes) < 2:
            return False
        scope = self.scope()
        found = [i for i in range(len(play.modes)) if fits_mode(state, scope, play.modes[i])]
        if not found and self.kind == c.L_TRIGGER:
            return False
        options = [Option(c.MODE, self.ref, 0, i) for i in found]
        if self.forced(options):
            self.answer(state, options[0])
            return False
        self.ask(state, c.CHOOSE_MODE, options)
        return True

    def take_way(self, way: int) -> None:
        """From now on it is announced with that cost (wow7.4:403.3)."""
        if way and self.play is not None and self.play.instead is not None:
            self.play = self.play.instead

    def choose_targets(self, state: WowState) -> int:
        """(d) the targets, slot by slot, each set in one order only."""
        if self.kind == c.L_PROPOSAL:
            return self.choose_defender(state)
        if self.play is None:
            self.stage = 3
            return GO_ON
        slots = self.play.modes[self.mode].slots
        if self.kind == c.L_TRIGGER and self.slot == 0 and not self.targets:
            if slots and not can_fill(state, self.scope(), slots, 0, None):
                state.emit(c.E_FIZZLE, VANISHES, self.ref, self.seat, self.ref)
                return DONE
        while self.slot < len(slots):
            scope = self.scope()
            slot = slots[self.slot]
            if len(self.targets) == self.slot:
                self.targets.append([])
            picked = self.targets[self.slot]
            if len(picked) < most(state, scope, slot):
                found = choices(state, scope, slots, self.slot, picked)
                options = [Option(c.TARGET, self.ref, ref, self.slot) for ref in found]
                if len(picked) >= needed(state, scope, slot):
                    options.append(Option(c.DONE_CHOOSING, self.ref, 0, self.slot))
                if self.forced(options) and (not picked or len(choices(state, scope, slots, self.slot, [])) == 1):
                    self.answer(state, options[0])
                    continue
                if len(options) > 1 or options[0].verb == c.TARGET:
                    self.ask(state, c.CHOOSE_TARGET, options)
                    return ASK
            self.slot += 1
        self.stage = 3
        return GO_ON

    def choose_defender(self, state: WowState) -> int:
        """The proposed defender of a combat (wow:601.2)."""
        attacker = state.at(self.ref)
        if self.targets or attacker is None:
            self.stage = 4
            return GO_ON
        options = [Option(c.TARGET, self.ref, defender.ref) for defender in defenders(state, attacker)]
        options += [
            Option(c.TARGET, self.ref, defender.ref, SABOTAGE) for defender in sabotage_targets(state, attacker)
        ]
        self.ask(state, c.CHOOSE_DEFENDER, options)
        return ASK

    def choose_costs(self, state: WowState) -> bool:
        """(e) what is picked for costs other than resources."""
        play = self.play
        if play is not None:
            scope = self.scope()
            while self.part < len(play.costs):
                cost = play.costs[self.part]
                if len(self.paid) == self.part:
                    self.paid.append([])
                picked = self.paid[self.part]
                if len(picked) < cost.picks(state, scope):
                    found = open_picks(state, scope, play, self.paid, self.part)
                    self.ask(state, c.CHOOSE_PAYMENT, [Option(c.PAY, self.ref, ref) for ref in found])
                    return True
                self.part += 1
        self.stage = 4
        return False

    def choose_resources(self, state: WowState) -> bool:
        """(e) which resources are exhausted, where it matters."""
        total = self.total(state)
        if len(self.spent) < total < ready_resources(state, self.seat):
            apart = self.apart(state)
            found = resource_choices(state, self.seat, total, self.spent, apart)
            if found:
                self.ask(state, c.CHOOSE_PAYMENT, [Option(c.PAY, self.ref, piece.ref) for piece in found])
                return True
        self.stage = 5
        return False

    def total(self, state: WowState) -> int:
        """The whole resource cost (wow7.4:707.1e)."""
        if self.kind == c.L_STRIKE:
            weapon = state.at(self.ref)
            return 0 if weapon is None else strike_cost(state, weapon)
        if self.kind == c.L_PROPOSAL:
            attacker = state.at(self.ref)
            defender = state.at(self.targets[0][0])
            if attacker is None or defender is None:
                return 0
            return attack_cost(state, attacker, defender)
        return 0 if self.play is None else due(state, self.seat, self.ref, self.play, self.x)

    def apart(self, state: WowState) -> list[int]:
        """What other parts of the cost exhaust, which so cannot pay as a resource (wow7.4:403.1)."""
        play = self.play
        return NOTHING if play is None or not play.entwined else else_exhausted(state, self.scope(), play, self.paid)

    def forced(self, options: list[Option]) -> bool:
        """Whether it must be this: a triggered effect can't be taken back, and everybody sees what it could target.

        Whoever announces something of his own accord is asked all the same, for he may still let it be.
        """
        return self.kind == c.L_TRIGGER and len(options) == 1 and options[0].verb != c.DONE_CHOOSING

    def ask(self, state: WowState, kind: int, options: list[Option]) -> None:
        """Ask for a step of it; others never learn how many there are (ruling:questions-do-not-tell).

        For them the seat still has priority, or is choosing targets of a triggered effect.
        """
        if self.kind != c.L_TRIGGER:
            state.ask_more(self.seat, kind, options, self.ref, c.PRIORITY)
        elif self.begun:
            state.ask_more(self.seat, kind, options, self.ref, c.CHOOSE_TARGET)
        else:
            self.begun = True
            state.ask(self.seat, kind, options, self.ref, c.CHOOSE_TARGET)

    def answer(self, state: WowState, option: Option) -> None:
        if option.verb == c.NUMBER:
            self.x = option.n
        elif option.verb == c.MODE and self.play is not None and self.play.instead is not None:
            self.take_way(option.n)
        elif option.verb == c.MODE:
            self.mode = option.n  # wow7.4:707.1c
        elif option.verb == c.DONE_CHOOSING:
            self.slot += 1
        elif option.verb == c.TARGET:
            if self.kind == c.L_PROPOSAL:
                self.targets = [[option.object]]
                self.mode = option.n
            else:
                self.targets[self.slot].append(option.object)
        elif self.stage == 3:
            self.paid[self.part].append(option.object)
        else:
            self.spent.append(option.object)

    # --------------------------------------------------------------- adding

    def add(self, state: WowState) -> None:
        """All is chosen: put the card on the chain, pay, and add the link (wow7.4:707.1a, e, 707.1f)."""
        state.links += 1
        state.batch += 1
        if self.kind == c.L_CARD or self.kind == c.L_RESOURCE:
            self.put_on_chain(state)
        link = Link(state.links, self.kind, self.ref, self.seat, self.play)
        link.mode = self.mode
        link.x = self.x
        link.targets = self.targets
        self.tell(state, link)
        idles = self.play is not None and self.play.free and self.idles(state, self.play)
        mentioned = self.pay(state)
        if self.waiting is not None:
            link.about = self.waiting.about
            link.by = self.waiting.by
            link.n = self.waiting.n
            link.them = self.waiting.them
        else:
            link.them = mentioned
        if self.kind == c.L_PROPOSAL:
            link.a = self.ref
            link.b = self.targets[0][0]
            link.targets = []
        elif self.kind == c.L_STRIKE:
            self.strike(state, link)
        state.chain.append(link)
        if idles:
            state.idle = [*state.idle, (self.ref, self.number)]
        elif self.kind != c.L_TRIGGER:
            state.idle = []
        notice(state, EVENT_OF[self.kind], self.ref, 0, self.x, self.seat, None)  # wow7.4:707.1f
        remember(state, EVENT_OF[self.kind], self.ref, 0, self.seat)
        if self.kind == c.L_STRIKE:
            state.notes.append(Note(c.E_STRIKE, self.ref, 0, self.seat, False))

    def put_on_chain(self, state: WowState) -> None:
        """The card leaves the hand for the chain (wow7.4:707.1a); a placed resource may stay face down."""
        piece = state.at(self.ref)
        if piece is None:
            return
        face_down = self.kind == c.L_RESOURCE and self.number == 0
        state.move(piece.id, c.CHAIN * state.seats + self.seat, False, face_down)
        p = state.writable(piece.id)
        p.control = self.seat
        p.face_down = face_down
        self.ref = p.ref
        state.hand_changed(p.owner)
        if self.kind == c.L_RESOURCE:
            state.placed = True

    def tell(self, state: WowState, link: Link) -> None:
        """The open events of the link: what it is, and its targets."""
        if self.kind == c.L_PROPOSAL:
            state.emit(c.E_PROPOSE, PROPOSING, self.ref, self.seat, self.ref, self.targets[0][0], self.mode)
            return
        state.emit(EVENT_OF[self.kind], cite_of(self.kind), self.ref, self.seat, self.ref, 0, self.event_number())
        for slot in link.targets:
            for ref in slot:
                if ref > 0:
                    state.emit(c.E_TARGET, TARGETS, self.ref, self.seat, ref)
                else:
                    state.emit(c.E_TARGET, TARGETS, self.ref, -1 - ref)

    def event_number(self) -> int:
        """What the event's number says: the X, or the number of the power."""
        if self.kind == c.L_CARD:
            return self.x
        return self.number

    def pay(self, state: WowState) -> list[int]:
        """Pay everything (wow7.4:707.1e); what the costs mention, for the text to refer back to."""
        total = self.total(state)
        source = state.at(self.ref) if self.kind == c.L_POWER else None
        mark = self.number if source is None else use_mark(state, source, self.number)
        if self.kind == c.L_STRIKE:
            weapon = state.at(self.ref)
            if weapon is not None:
                spend_strike_reductions(state, weapon)
                exhaust(state, weapon, STRIKING, self.ref)
        if total:
            pay_resources(state, self.seat, total, self.spent, self.ref, self.apart(state))  # wow7.4:707.1e
        play = self.play
        mentioned = NOTHING
        if play is None:
            return mentioned
        if play.played:
            spend_play_reductions(state, self.seat)
        if play.costs:
            scope = self.scope()
            for i in in_order(play.costs):
                play.costs[i].pay(state, scope, self.paid[i] if i < len(self.paid) else [])
            mentioned = scope.them
        if self.kind == c.L_POWER:
            self.count_use(state, mark)
        elif self.kind == c.L_REWARD:
            piece = state.at(self.ref)
            if piece is not None and state.place(piece) == c.RESOURCES:
                flip(state, piece, COMPLETING)
        return mentioned

    def count_use(self, state: WowState, mark: int) -> None:
        """Remember a use of a power that is limited (wow7.4:701.4)."""
        play = self.play
        piece = state.at(self.ref)
        if play is None or piece is None:
            return
        if play.once_per_turn:
            piece = state.writable(piece.id)
            piece.used = [*piece.used, mark]
            state.limited = [*state.limited, piece.id]

    def idles(self, state: WowState, play: Playable) -> bool:
        """Whether what is about to be paid changes nothing (ruling:free-payment-power-once)."""
        scope = self.scope()
        for i in range(len(play.costs)):
            if not play.costs[i].idles(state, scope, self.paid[i] if i < len(self.paid) else []):
                return False
        return True

    def strike(self, state: WowState, link: Link) -> None:
        """The weapon counts as struck with from now on (wow:303.2)."""
        weapon = state.at(self.ref)
        fight = state.combat
        link.a = self.ref
        if weapon is None or fight is None:
            return
        state.combat = Combat(
            fight.attacker, fight.proposed, fight.defender, fight.protector, [*fight.struck, self.ref], fight.sabotage
        )


SABOTAGE: Final = 1
"""`n` of a proposed defender, and `mode` of a proposal, that is to be sabotaged (wow:600.1)."""
GO_ON: Final = -1
"""Targets are chosen; go on with the next stage."""


def cite_of(kind: int) -> Rule:
    """The rule by which a link of that kind is added."""
    if kind == c.L_CARD:
        return PLAYING
    if kind == c.L_RESOURCE:
        return PLACING
    if kind == c.L_POWER:
        return USING
    if kind == c.L_REWARD:
        return COMPLETING
    if kind == c.L_PROPOSAL:
        return PROPOSING
    if kind == c.L_STRIKE:
        return STRIKING
    return TRIGGERED
