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
        f = paying_scope(self.ref, self.seat, self.x)
        f.targets = self.targets[: self.slot]
        if self.waiting is not None:
            f.about = self.waiting.about
            f.by = self.waiting.by
            f.n = self.waiting.n
            f.them = self.waiting.them
        return f

    # ------------------------------------------------------------- choosing

    def step(self, s: WowState) -> int:
        play = self.play
        if self.stage == 0 and play is not None and play.plain:
            self.stage = 4  # nothing to choose before the resources
        if self.stage == 0 and self.choose_x(s):
            return ASK
        if self.stage == 1 and self.choose_mode(s):
            return ASK
        if self.stage == 2:
            status = self.choose_targets(s)
            if status != GO_ON:
                return status
        if self.stage == 3 and self.choose_costs(s):
            return ASK
        if self.stage == 4 and self.choose_resources(s):
            return ASK
        self.add(s)
        return DONE

    def choose_x(self, s: WowState) -> bool:
        """(b) the X, where there is a choice."""
        play = self.play
        self.stage = 1
        if play is None or not (play.uses_x or play.x_resources):
            return False
        found = possible_x(s, self.scope(), play)
        if len(found) == 1:
            self.x = found[0]
            return False
        self.ask(s, c.CHOOSE_X, [Option(c.NUMBER, self.ref, 0, x) for x in found])
        return True

    def choose_mode(self, s: WowState) -> bool:
        """(c) the mode, where the text has several (wow7.4:707.1c), and an alternate cost, where it has one."""
        play = self.play
        self.stage = 2
        if play is not None and play.instead is not None:
            found = ways(s, self.scope(), play)
            if len(found) < 2:
                self.take_way(found[0])
                return False
            self.ask(s, c.CHOOSE_MODE, [Option(c.MODE, self.ref, 0, i) for i in found])
            return True
        if play is None or len(play.modes) < 2:
            return False
        f = self.scope()
        found = [i for i in range(len(play.modes)) if fits_mode(s, f, play.modes[i])]
        if not found and self.kind == c.L_TRIGGER:
            return False
        options = [Option(c.MODE, self.ref, 0, i) for i in found]
        if self.forced(options):
            self.answer(s, options[0])
            return False
        self.ask(s, c.CHOOSE_MODE, options)
        return True

    def take_way(self, way: int) -> None:
        """From now on it is announced with that cost (wow7.4:403.3)."""
        if way and self.play is not None and self.play.instead is not None:
            self.play = self.play.instead

    def choose_targets(self, s: WowState) -> int:
        """(d) the targets, slot by slot, each set in one order only."""
        if self.kind == c.L_PROPOSAL:
            return self.choose_defender(s)
        if self.play is None:
            self.stage = 3
            return GO_ON
        slots = self.play.modes[self.mode].slots
        if self.kind == c.L_TRIGGER and self.slot == 0 and not self.targets:
            if slots and not can_fill(s, self.scope(), slots, 0, None):
                s.emit(c.E_FIZZLE, VANISHES, self.ref, self.seat, self.ref)
                return DONE
        while self.slot < len(slots):
            f = self.scope()
            slot = slots[self.slot]
            if len(self.targets) == self.slot:
                self.targets.append([])
            picked = self.targets[self.slot]
            if len(picked) < most(s, f, slot):
                found = choices(s, f, slots, self.slot, picked)
                options = [Option(c.TARGET, self.ref, ref, self.slot) for ref in found]
                if len(picked) >= needed(s, f, slot):
                    options.append(Option(c.DONE_CHOOSING, self.ref, 0, self.slot))
                if self.forced(options) and (not picked or len(choices(s, f, slots, self.slot, [])) == 1):
                    self.answer(s, options[0])
                    continue
                if len(options) > 1 or options[0].verb == c.TARGET:
                    self.ask(s, c.CHOOSE_TARGET, options)
                    return ASK
            self.slot += 1
        self.stage = 3
        return GO_ON

    def choose_defender(self, s: WowState) -> int:
        """The proposed defender of a combat (wow:601.2)."""
        attacker = s.at(self.ref)
        if self.targets or attacker is None:
            self.stage = 4
            return GO_ON
        options = [Option(c.TARGET, self.ref, d.ref) for d in defenders(s, attacker)]
        options += [Option(c.TARGET, self.ref, d.ref, SABOTAGE) for d in sabotage_targets(s, attacker)]
        self.ask(s, c.CHOOSE_DEFENDER, options)
        return ASK

    def choose_costs(self, s: WowState) -> bool:
        """(e) what is picked for costs other than resources."""
        play = self.play
        if play is not None:
            f = self.scope()
            while self.part < len(play.costs):
                cost = play.costs[self.part]
                if len(self.paid) == self.part:
                    self.paid.append([])
                picked = self.paid[self.part]
                if len(picked) < cost.picks(s, f):
                    found = open_picks(s, f, play, self.paid, self.part)
                    self.ask(s, c.CHOOSE_PAYMENT, [Option(c.PAY, self.ref, ref) for ref in found])
                    return True
                self.part += 1
        self.stage = 4
        return False

    def choose_resources(self, s: WowState) -> bool:
        """(e) which resources are exhausted, where it matters."""
        total = self.total(s)
        if len(self.spent) < total < ready_resources(s, self.seat):
            apart = self.apart(s)
            found = resource_choices(s, self.seat, total, self.spent, apart)
            if found:
                self.ask(s, c.CHOOSE_PAYMENT, [Option(c.PAY, self.ref, p.ref) for p in found])
                return True
        self.stage = 5
        return False

    def total(self, s: WowState) -> int:
        """The whole resource cost (wow7.4:707.1e)."""
        if self.kind == c.L_STRIKE:
            weapon = s.at(self.ref)
            return 0 if weapon is None else strike_cost(s, weapon)
        if self.kind == c.L_PROPOSAL:
            attacker = s.at(self.ref)
            defender = s.at(self.targets[0][0])
            if attacker is None or defender is None:
                return 0
            return attack_cost(s, attacker, defender)
        return 0 if self.play is None else due(s, self.seat, self.ref, self.play, self.x)

    def apart(self, s: WowState) -> list[int]:
        """What other parts of the cost exhaust, which so cannot pay as a resource (wow7.4:403.1)."""
        play = self.play
        return NOTHING if play is None or not play.entwined else else_exhausted(s, self.scope(), play, self.paid)

    def forced(self, options: list[Option]) -> bool:
        """Whether it must be this: a triggered effect can't be taken back, and everybody sees what it could target.

        Whoever announces something of his own accord is asked all the same, for he may still let it be.
        """
        return self.kind == c.L_TRIGGER and len(options) == 1 and options[0].verb != c.DONE_CHOOSING

    def ask(self, s: WowState, kind: int, options: list[Option]) -> None:
        """Ask for a step of it; others never learn how many there are (ruling:questions-do-not-tell).

        For them the seat still has priority, or is choosing targets of a triggered effect.
        """
        if self.kind != c.L_TRIGGER:
            s.ask_more(self.seat, kind, options, self.ref, c.PRIORITY)
        elif self.begun:
            s.ask_more(self.seat, kind, options, self.ref, c.CHOOSE_TARGET)
        else:
            self.begun = True
            s.ask(self.seat, kind, options, self.ref, c.CHOOSE_TARGET)

    def answer(self, s: WowState, option: Option) -> None:
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

    def add(self, s: WowState) -> None:
        """All is chosen: put the card on the chain, pay, and add the link (wow7.4:707.1a, e, 707.1f)."""
        s.links += 1
        s.batch += 1
        if self.kind == c.L_CARD or self.kind == c.L_RESOURCE:
            self.put_on_chain(s)
        link = Link(s.links, self.kind, self.ref, self.seat, self.play)
        link.mode = self.mode
        link.x = self.x
        link.targets = self.targets
        self.tell(s, link)
        idles = self.play is not None and self.play.free and self.idles(s, self.play)
        mentioned = self.pay(s)
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
            self.strike(s, link)
        s.chain.append(link)
        if idles:
            s.idle = [*s.idle, (self.ref, self.number)]
        elif self.kind != c.L_TRIGGER:
            s.idle = []
        notice(s, EVENT_OF[self.kind], self.ref, 0, self.x, self.seat, None)  # wow7.4:707.1f
        remember(s, EVENT_OF[self.kind], self.ref, 0, self.seat)
        if self.kind == c.L_STRIKE:
            s.notes.append(Note(c.E_STRIKE, self.ref, 0, self.seat, False))

    def put_on_chain(self, s: WowState) -> None:
        """The card leaves the hand for the chain (wow7.4:707.1a); a placed resource may stay face down."""
        piece = s.at(self.ref)
        if piece is None:
            return
        face_down = self.kind == c.L_RESOURCE and self.number == 0
        s.move(piece.id, c.CHAIN * s.seats + self.seat, False, face_down)
        p = s.writable(piece.id)
        p.control = self.seat
        p.face_down = face_down
        self.ref = p.ref
        s.hand_changed(p.owner)
        if self.kind == c.L_RESOURCE:
            s.placed = True

    def tell(self, s: WowState, link: Link) -> None:
        """The open events of the link: what it is, and its targets."""
        if self.kind == c.L_PROPOSAL:
            s.emit(c.E_PROPOSE, PROPOSING, self.ref, self.seat, self.ref, self.targets[0][0], self.mode)
            return
        s.emit(EVENT_OF[self.kind], cite_of(self.kind), self.ref, self.seat, self.ref, 0, self.event_number())
        for slot in link.targets:
            for ref in slot:
                if ref > 0:
                    s.emit(c.E_TARGET, TARGETS, self.ref, self.seat, ref)
                else:
                    s.emit(c.E_TARGET, TARGETS, self.ref, -1 - ref)

    def event_number(self) -> int:
        """What the event's number says: the X, or the number of the power."""
        if self.kind == c.L_CARD:
            return self.x
        return self.number

    def pay(self, s: WowState) -> list[int]:
        """Pay everything (wow7.4:707.1e); what the costs mention, for the text to refer back to."""
        total = self.total(s)
        source = s.at(self.ref) if self.kind == c.L_POWER else None
        mark = self.number if source is None else use_mark(s, source, self.number)
        if self.kind == c.L_STRIKE:
            weapon = s.at(self.ref)
            if weapon is not None:
                spend_strike_reductions(s, weapon)
                exhaust(s, weapon, STRIKING, self.ref)
        if total:
            pay_resources(s, self.seat, total, self.spent, self.ref, self.apart(s))  # wow7.4:707.1e
        play = self.play
        mentioned = NOTHING
        if play is None:
            return mentioned
        if play.played:
            spend_play_reductions(s, self.seat)
        if play.costs:
            f = self.scope()
            for i in in_order(play.costs):
                play.costs[i].pay(s, f, self.paid[i] if i < len(self.paid) else [])
            mentioned = f.them
        if self.kind == c.L_POWER:
            self.count_use(s, mark)
        elif self.kind == c.L_REWARD:
            p = s.at(self.ref)
            if p is not None and s.place(p) == c.RESOURCES:
                flip(s, p, COMPLETING)
        return mentioned

    def count_use(self, s: WowState, mark: int) -> None:
        """Remember a use of a power that is limited (wow7.4:701.4)."""
        play = self.play
        p = s.at(self.ref)
        if play is None or p is None:
            return
        if play.once_per_turn:
            p = s.writable(p.id)
            p.used = [*p.used, mark]
            s.limited = [*s.limited, p.id]

    def idles(self, s: WowState, play: Playable) -> bool:
        """Whether what is about to be paid changes nothing (ruling:free-payment-power-once)."""
        f = self.scope()
        for i in range(len(play.costs)):
            if not play.costs[i].idles(s, f, self.paid[i] if i < len(self.paid) else []):
                return False
        return True

    def strike(self, s: WowState, link: Link) -> None:
        """The weapon counts as struck with from now on (wow:303.2)."""
        weapon = s.at(self.ref)
        fight = s.combat
        link.a = self.ref
        if weapon is None or fight is None:
            return
        s.combat = Combat(
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
