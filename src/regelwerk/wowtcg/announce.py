"""Adding a link to the chain (wow7.4:707): one procedure for everything that has choices or costs.

The frame only collects what is chosen; nothing of the game changes until the
announcement is complete. So it can be taken back without trace, nobody else sees
anything of it, and what was offered can always be finished.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.piece import as_seat
from regelwerk.kernel.program import NO_REFS, NO_TARGETS
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.attack_legality import attack_cost, defenders, sabotage_targets
from regelwerk.wowtcg.changes import exhaust, flip
from regelwerk.wowtcg.concession import ConcessionFrame
from regelwerk.wowtcg.derived_values import use_mark, values
from regelwerk.wowtcg.legality import can_fill_mode, payment_ways, possible_x
from regelwerk.wowtcg.lowered import Playable
from regelwerk.wowtcg.payment import (
    also_exhausted,
    open_picks,
    pay_resources,
    paying_scope,
    payment_order,
    ready_resources,
    resource_choices,
    resource_cost_due,
    spend_play_reductions,
    spend_strike_reductions,
    strike_cost,
)
from regelwerk.wowtcg.records import with_one_more
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import NO_USES, CurrentCombat, Link, PendingTrigger, TurnFact, WowScope, WowState
from regelwerk.wowtcg.targets import can_fill, choices, max_targets, min_targets
from regelwerk.wowtcg.triggers import notice

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

EVENT_OF: Final = [  # no tuple: compiled, an index into one of numbers would make an object of each of them
    0,
    codes.EVENT_PLAY,
    codes.EVENT_PLACE,
    codes.EVENT_USE,
    codes.EVENT_COMPLETE,
    codes.EVENT_PROPOSE,
    codes.EVENT_STRIKE,
    codes.EVENT_TRIGGER,
]
CITE_OF: Final = [TRIGGERED, PLAYING, PLACING, USING, COMPLETING, PROPOSING, STRIKING, TRIGGERED]
"""By the kind of a link the event that tells of it, and the rule by which it is added."""


@mypyc_attr(free_list_len=1)
class AnnouncementFrame(Frame[WowState]):
    """A link being announced.

    Its lists are replaced, never changed in place, so copies may share them.

    kind       LINK_CARD, LINK_POWER ... ; `seat` announces it, `ref` is its card or source
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

    def __init__(self, kind: int, seat: int, ref: Ref, play: Playable | None, number: int) -> None:
        self.kind = kind
        self.seat = seat
        self.ref = ref
        self.play = play
        self.number = number
        self.stage = 0
        self.x = 0
        self.mode = 0
        self.targets = NO_TARGETS
        self.slot = 0
        self.part = 0
        self.paid = NO_TARGETS
        self.spent = NO_REFS
        self.waiting: PendingTrigger | None = None
        self.begun = False

    def copy(self) -> AnnouncementFrame:
        other = AnnouncementFrame(self.kind, self.seat, self.ref, self.play, self.number)
        other.stage = self.stage
        other.x = self.x
        other.mode = self.mode
        other.targets = self.targets
        other.slot = self.slot
        other.part = self.part
        other.paid = self.paid
        other.spent = self.spent
        other.waiting = self.waiting
        other.begun = self.begun
        return other

    def scope(self) -> WowScope:
        """The scope in which its descriptions are read, with the slots filled before this one."""
        scope = paying_scope(self.ref, self.seat, self.x)
        scope.targets = self.targets[: self.slot]
        if self.waiting is not None:
            scope.event_about = self.waiting.about
            scope.event_other = self.waiting.by
            scope.mentioned_number = self.waiting.n
            scope.mentioned = self.waiting.them
        return scope

    # ------------------------------------------------------------- choosing

    def step(self, state: WowState) -> int:
        play = self.play
        if self.stage == 0 and (self.kind != codes.LINK_PROPOSAL if play is None else play.is_resources_only):
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
        link = self.add(state)
        if self.play is not None and self.play.concedes:
            state.frames[-1] = ConcessionFrame(self.play.modes[self.mode].program, link)
            return RUN
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
        self.ask(state, codes.DECISION_CHOOSE_X, [Option(codes.VERB_NUMBER, self.ref, NO_REF, x) for x in found])
        return True

    def choose_mode(self, state: WowState) -> bool:
        """(c) the mode, where the text has several (wow7.4:707.1c), and an alternate cost, where it has one."""
        play = self.play
        self.stage = 2
        if play is not None and play.alternate is not None:
            found = payment_ways(state, self.scope(), play)
            if len(found) < 2:
                self.take_way(found[0])
                return False
            self.ask(state, codes.DECISION_CHOOSE_MODE, [Option(codes.VERB_MODE, self.ref, NO_REF, i) for i in found])
            return True
        if play is None or len(play.modes) < 2:
            return False
        scope = self.scope()
        found = [i for i in range(len(play.modes)) if can_fill_mode(state, scope, play.modes[i])]
        if not found and self.kind == codes.LINK_TRIGGER:
            return False
        options = [Option(codes.VERB_MODE, self.ref, NO_REF, i) for i in found]
        if self.forced(options):
            self.apply_answer(state, options[0])
            return False
        self.ask(state, codes.DECISION_CHOOSE_MODE, options)
        return True

    def take_way(self, way: int) -> None:
        """From now on it is announced with that cost (wow7.4:403.3)."""
        if way and self.play is not None and self.play.alternate is not None:
            self.play = self.play.alternate

    def choose_targets(self, state: WowState) -> int:
        """(d) the targets, slot by slot, each set in one order only."""
        if self.kind == codes.LINK_PROPOSAL:
            return self.choose_defender(state)
        if self.play is None:
            self.stage = 3
            return GO_ON
        slots = self.play.modes[self.mode].slots
        if self.kind == codes.LINK_TRIGGER and self.slot == 0 and not self.targets and slots:
            if not can_fill(state, self.scope(), slots, 0, None):
                state.emit(codes.EVENT_FIZZLE, VANISHES, self.ref, self.seat, self.ref)
                return DONE
        while self.slot < len(slots):
            scope = self.scope()
            slot = slots[self.slot]
            if len(self.targets) == self.slot:
                self.targets = [*self.targets, NO_REFS]
            picked = self.targets[self.slot]
            if len(picked) < max_targets(state, scope, slot):
                found = choices(state, scope, slots, self.slot, picked)
                options: list[Option] = []
                for ref in found:
                    options.append(Option(codes.VERB_TARGET, self.ref, ref, self.slot))
                if len(picked) >= min_targets(state, scope, slot):
                    options.append(Option(codes.VERB_DONE_CHOOSING, self.ref, NO_REF, self.slot))
                if self.forced(options) and (not picked or len(choices(state, scope, slots, self.slot, [])) == 1):
                    self.apply_answer(state, options[0])
                    continue
                if len(options) > 1 or options[0].verb == codes.VERB_TARGET:
                    self.ask(state, codes.DECISION_CHOOSE_TARGET, options)
                    return ASK
            self.slot += 1
        self.stage = 3
        return GO_ON

    def choose_defender(self, state: WowState) -> int:
        """The proposed defender of a combat (wow:601.2)."""
        attacker = state.piece_or_none(self.ref)
        if self.targets or attacker is None:
            self.stage = 4
            return GO_ON
        options: list[Option] = []
        for defender in defenders(state, attacker):
            options.append(Option(codes.VERB_TARGET, self.ref, defender.ref))
        for defender in sabotage_targets(state, attacker):
            options.append(Option(codes.VERB_TARGET, self.ref, defender.ref, SABOTAGE))
        self.ask(state, codes.DECISION_CHOOSE_DEFENDER, options)
        return ASK

    def choose_costs(self, state: WowState) -> bool:
        """(e) what is picked for costs other than resources."""
        play = self.play
        if play is not None:
            scope = self.scope()
            while self.part < len(play.costs):
                cost = play.costs[self.part]
                if len(self.paid) == self.part:
                    self.paid = [*self.paid, NO_REFS]
                picked = self.paid[self.part]
                if len(picked) < cost.pick_count(state, scope):
                    found = open_picks(state, scope, play, self.paid, self.part)
                    self.ask(
                        state, codes.DECISION_CHOOSE_PAYMENT, [Option(codes.VERB_PAY, self.ref, ref) for ref in found]
                    )
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
                self.ask(
                    state,
                    codes.DECISION_CHOOSE_PAYMENT,
                    [Option(codes.VERB_PAY, self.ref, piece.ref) for piece in found],
                )
                return True
        self.stage = 5
        return False

    def total(self, state: WowState) -> int:
        """The whole resource cost (wow7.4:707.1e)."""
        if self.kind == codes.LINK_STRIKE:
            weapon = state.piece_or_none(self.ref)
            return 0 if weapon is None else strike_cost(state, weapon)
        if self.kind == codes.LINK_PROPOSAL:
            if not (state.values or values(state)).attacks:
                return 0
            attacker = state.piece_or_none(self.ref)
            defender = state.piece_or_none(self.targets[0][0])
            return 0 if attacker is None or defender is None else attack_cost(state, attacker, defender)
        return 0 if self.play is None else resource_cost_due(state, self.seat, self.ref, self.play, self.x)

    def apart(self, state: WowState) -> list[Ref]:
        """What other parts of the cost exhaust, which so cannot pay as a resource (wow7.4:403.1)."""
        if self.play is None or not self.play.parts_may_conflict:
            return NO_REFS
        return also_exhausted(state, self.scope(), self.play, self.paid)

    def forced(self, options: list[Option]) -> bool:
        """Whether it must be this: a triggered effect can't be taken back, and everybody sees what it could target.

        Whoever announces something of his own accord is asked all the same, for he may still let it be.
        """
        return self.kind == codes.LINK_TRIGGER and len(options) == 1 and options[0].verb != codes.VERB_DONE_CHOOSING

    def ask(self, state: WowState, kind: int, options: list[Option]) -> None:
        """Ask for a step of it; others never learn how many there are (ruling:questions-do-not-tell).

        For them the seat still has priority, or is choosing targets of a triggered effect.
        """
        if self.kind != codes.LINK_TRIGGER:
            state.ask_next_step(self.seat, kind, options, self.ref, codes.DECISION_PRIORITY)
        elif self.begun:
            state.ask_next_step(self.seat, kind, options, self.ref, codes.DECISION_CHOOSE_TARGET)
        else:
            self.begun = True
            state.ask(self.seat, kind, options, self.ref, codes.DECISION_CHOOSE_TARGET)

    def apply_answer(self, state: WowState, option: Option) -> None:
        if option.verb == codes.VERB_NUMBER:
            self.x = option.number
        elif option.verb == codes.VERB_MODE and self.play is not None and self.play.alternate is not None:
            self.take_way(option.number)
        elif option.verb == codes.VERB_MODE:
            self.mode = option.number  # wow7.4:707.1c
        elif option.verb == codes.VERB_DONE_CHOOSING:
            self.slot += 1
        elif option.verb == codes.VERB_TARGET:
            if self.kind == codes.LINK_PROPOSAL:
                self.targets = [[option.object]]
                self.mode = option.number
            else:
                self.targets = with_one_more(self.targets, self.slot, option.object)
        elif self.stage == 3:
            self.paid = with_one_more(self.paid, self.part, option.object)
        else:
            self.spent = [*self.spent, option.object]

    # --------------------------------------------------------------- adding

    def add(self, state: WowState) -> Link:
        """All is chosen: put the card on the chain, pay, and add the link (wow7.4:707.1a, e, 707.1f)."""
        state.link_count += 1
        state.batch += 1
        if self.kind == codes.LINK_CARD or self.kind == codes.LINK_RESOURCE:
            self.put_on_chain(state)
        link = Link(state.link_count, self.kind, self.ref, self.seat, self.play)
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
        if self.kind == codes.LINK_PROPOSAL:
            link.a = self.ref
            link.b = self.targets[0][0]
            link.targets = NO_TARGETS
        elif self.kind == codes.LINK_STRIKE:
            self.strike(state, link)
        state.chain.append(link)
        if idles:
            state.spent_free_powers = [*state.spent_free_powers, (self.ref, self.number)]
        elif self.kind != codes.LINK_TRIGGER:
            state.spent_free_powers = NO_USES
        notice(state, EVENT_OF[self.kind], self.ref, NO_REF, self.x, self.seat)  # wow7.4:707.1f
        if self.kind == codes.LINK_STRIKE:
            state.turn_facts.append(TurnFact(codes.EVENT_STRIKE, self.ref, NO_REF, self.seat, False))
        return link

    def put_on_chain(self, state: WowState) -> None:
        """The card leaves the hand for the chain (wow7.4:707.1a); a placed resource may stay face down."""
        piece = state.piece_or_none(self.ref)
        if piece is None:
            return
        face_down = self.kind == codes.LINK_RESOURCE and self.number == 0
        state.move(piece.id, codes.ZONE_CHAIN * state.seats + self.seat, False, face_down)
        moved = state.pieces[piece.id]  # which nobody shares, since it was moved
        moved.control = self.seat
        moved.face_down = face_down
        self.ref = moved.ref
        state.invalidate_hand(moved)
        if self.kind == codes.LINK_RESOURCE:
            state.has_placed_resource = True

    def tell(self, state: WowState, link: Link) -> None:
        """The open events of the link: what it is, and its targets."""
        if self.kind == codes.LINK_PROPOSAL:
            state.emit(codes.EVENT_PROPOSE, PROPOSING, self.ref, self.seat, self.ref, self.targets[0][0], self.mode)
            return
        state.emit(EVENT_OF[self.kind], CITE_OF[self.kind], self.ref, self.seat, self.ref, NO_REF, self.event_number())
        for slot in link.targets:
            for ref in slot:
                if ref > 0:
                    state.emit(codes.EVENT_TARGET, TARGETS, self.ref, self.seat, ref)
                else:
                    state.emit(codes.EVENT_TARGET, TARGETS, self.ref, as_seat(ref))

    def event_number(self) -> int:
        """What the event's number says: the X, or the number of the power."""
        return self.x if self.kind == codes.LINK_CARD else self.number

    def pay(self, state: WowState) -> list[Ref]:
        """Pay everything (wow7.4:707.1e); what the costs mention, for the text to refer back to."""
        if self.kind == codes.LINK_RESOURCE:
            return NO_REFS
        total = self.total(state)
        source = state.piece_or_none(self.ref) if self.kind == codes.LINK_POWER else None
        mark = self.number if source is None else use_mark(state, source, self.number)
        if self.kind == codes.LINK_STRIKE:
            weapon = state.piece_or_none(self.ref)
            if weapon is not None:
                spend_strike_reductions(state, weapon)
                exhaust(state, weapon, STRIKING, self.ref)
        if total:
            pay_resources(state, self.seat, total, self.spent, self.ref, self.apart(state))  # wow7.4:707.1e
        play = self.play
        mentioned = NO_REFS
        if play is None:
            return mentioned
        if play.played:
            spend_play_reductions(state, self.seat)
        if play.costs:
            scope = self.scope()
            for i in payment_order(play.costs):
                play.costs[i].pay(state, scope, self.paid[i] if i < len(self.paid) else [])
            mentioned = scope.mentioned
        if self.kind == codes.LINK_POWER:
            self.count_use(state, mark)
        elif self.kind == codes.LINK_REWARD:
            piece = state.piece_or_none(self.ref)
            if piece is not None and state.zone_kind(piece) == codes.ZONE_RESOURCES:
                flip(state, piece, COMPLETING)
        return mentioned

    def count_use(self, state: WowState, mark: int) -> None:
        """Remember a use of a power that is limited (wow7.4:701.4)."""
        play = self.play
        piece = state.piece_or_none(self.ref)
        if play is None or piece is None:
            return
        if play.once_per_turn:
            piece = state.writable_piece(piece.id)
            piece.used = [*piece.used, mark]
            state.once_per_turn_ids = [*state.once_per_turn_ids, piece.id]

    def idles(self, state: WowState, play: Playable) -> bool:
        """Whether what is about to be paid changes nothing (ruling:free-payment-power-once)."""
        scope = self.scope()
        for i in range(len(play.costs)):
            if not play.costs[i].idles(state, scope, self.paid[i] if i < len(self.paid) else []):
                return False
        return True

    def strike(self, state: WowState, link: Link) -> None:
        """The weapon counts as struck with from now on (wow:303.2)."""
        weapon = state.piece_or_none(self.ref)
        fight = state.combat
        link.a = self.ref
        if weapon is None or fight is None:
            return
        state.combat = CurrentCombat(
            fight.attacker, fight.proposed, fight.defender, fight.protector, [*fight.struck, self.ref], fight.sabotage
        )


SABOTAGE: Final = 1
"""`n` of a proposed defender, and `mode` of a proposal, that is to be sabotaged (wow:600.1)."""
GO_ON: Final = -1
"""Targets are chosen; go on with the next stage."""
