"""The choices of several things of this game, as their engine asks for them (`kernel.set_choice`).

Targets of one word (wow7.4:707.1d), what is picked for a cost and the resources that pay (wow7.4:403), what a text has
chosen as it resolves (wow7.4:709.2b), several cards of a searched deck (wow7.4:413). What is offered is asked of the
functions that list the options themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.set_choice import SetChoice
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.announce import AnnouncementFrame
from regelwerk.wowtcg.instructions.choices import Choose, MayPay
from regelwerk.wowtcg.instructions.decks import Search
from regelwerk.wowtcg.payment import open_picks, payable_resources, resource_choices
from regelwerk.wowtcg.players import number_of
from regelwerk.wowtcg.state import WowPiece, WowScope, WowState, frames_of
from regelwerk.wowtcg.targets import candidates, choices, max_targets, min_targets


class WowSetChoice(SetChoice):
    """A choice among pieces and players, by their references."""

    __slots__ = ("refs", "state")

    def __init__(
        self, state: WowState, template: Option, refs: list[Ref], picked: Sequence[Ref], least: int, maximum: int
    ) -> None:
        options = [Option(template.verb, template.subject, ref, template.number) for ref in refs]
        super().__init__(options, [refs.index(ref) for ref in picked], least, maximum)
        self.state = state
        self.refs = refs

    def refs_of(self, picked: Sequence[int]) -> list[Ref]:
        return [self.refs[i] for i in picked]

    def offered(self, picked: Sequence[int]) -> list[int]:
        if len(picked) >= self.most:
            return []
        return [self.refs.index(ref) for ref in self.next(self.refs_of(picked))]

    def next(self, picked: list[Ref]) -> list[Ref]:
        """The references that are offered after these."""
        raise NotImplementedError


class TargetChoice(WowSetChoice):
    """The targets of one word, so that later ones can still be chosen (wow7.4:706.1)."""

    __slots__ = ("top",)

    def __init__(self, state: WowState, top: AnnouncementFrame, asked: Option) -> None:
        assert top.play is not None
        scope = top.scope()
        slot = top.play.modes[top.mode].slots[top.slot]
        refs = candidates(state, scope, slot)
        limit = min(max_targets(state, scope, slot), len(refs))
        picked = top.targets[top.slot] if top.slot < len(top.targets) else []
        super().__init__(
            state,
            Option(codes.VERB_TARGET, asked.subject, NO_REF, top.slot),
            refs,
            picked,
            min_targets(state, scope, slot),
            limit,
        )
        self.top = top

    def next(self, picked: list[Ref]) -> list[Ref]:
        play = self.top.play
        assert play is not None
        return choices(self.state, self.top.scope(), play.modes[self.top.mode].slots, self.top.slot, picked)

    def done(self, picked: Sequence[int]) -> Option | None:
        if len(picked) < self.least or not self.offered(picked):
            return None
        return Option(codes.VERB_DONE_CHOOSING, self.top.ref, NO_REF, self.top.slot)


class CostChoice(WowSetChoice):
    """What is picked for one part of a cost, so that all of it can be paid (wow7.4:403.1)."""

    __slots__ = ("top",)

    def __init__(self, state: WowState, top: AnnouncementFrame, asked: Option) -> None:
        assert top.play is not None
        scope = top.scope()
        cost = top.play.costs[top.part]
        refs = [piece.ref for piece in cost.candidates(state, scope)]
        count = cost.pick_count(state, scope)
        super().__init__(state, Option(codes.VERB_PAY, asked.subject), refs, top.paid[top.part], count, count)
        self.top = top

    def next(self, picked: list[Ref]) -> list[Ref]:
        top = self.top
        assert top.play is not None
        return open_picks(self.state, top.scope(), top.play, [*top.paid[: top.part], picked], top.part)


class ResourceChoice(WowSetChoice):
    """Which resources are exhausted, where it matters (wow7.4:403.6)."""

    __slots__ = ("apart", "seat")

    def __init__(
        self, state: WowState, decision: Decision, count: int, picked: Sequence[Ref], apart: list[Ref]
    ) -> None:
        refs = [piece.ref for piece in payable_resources(state, decision.seat, apart)]
        super().__init__(state, Option(codes.VERB_PAY, decision.options[0].subject), refs, picked, count, count)
        self.seat = decision.seat
        self.apart = apart

    def next(self, picked: list[Ref]) -> list[Ref]:
        return [piece.ref for piece in resource_choices(self.state, self.seat, self.most, picked, self.apart)]


class PickChoice(WowSetChoice):
    """What a text has a player choose as it resolves (wow7.4:709.2b)."""

    __slots__ = ("choose", "scope", "want")

    def __init__(self, state: WowState, scope: WowScope, choose: Choose) -> None:
        refs = choose.candidates(state, scope)
        want = number_of(choose.count, state, scope)
        limit = min(want, len(refs))
        picked = [ref for ref in scope.pending if ref in refs]
        super().__init__(
            state, Option(codes.VERB_PICK, scope.source), refs, picked, 0 if choose.up_to else limit, limit
        )
        self.choose = choose
        self.scope = scope
        self.want = want

    def options_after(self, picked: list[Ref]) -> list[Option]:
        left = self.choose.other_names(self.state, self.refs, picked)
        return self.choose.options(self.scope, left, picked, self.want)

    def next(self, picked: list[Ref]) -> list[Ref]:
        return [option.object for option in self.options_after(picked) if option.verb == codes.VERB_PICK]

    def done(self, picked: Sequence[int]) -> Option | None:
        for option in self.options_after(self.refs_of(picked)):
            if option.verb == codes.VERB_DONE_CHOOSING:
                return option
        return None


class SearchChoice(WowSetChoice):
    """Several cards of a searched deck; equal ones are the same to the search (wow7.4:413)."""

    __slots__ = ("count", "scope", "search", "seat")

    def __init__(self, state: WowState, scope: WowScope, search: Search, seat: int) -> None:
        fitting = [
            state.pieces[id]
            for id in state.zone_ids(codes.ZONE_DECK, seat)
            if search.noun.fits(state, state.pieces[id], scope)
        ]
        refs = [piece.ref for piece in sorted(fitting, key=_by_card)]
        limit = min(search.count, len(refs))
        super().__init__(
            state, Option(codes.VERB_PICK, scope.source), refs, scope.pending, 0 if search.may_fail() else 1, limit
        )
        self.scope = scope
        self.search = search
        self.seat = seat
        self.count = search.count

    def kind_of(self, candidate: int) -> int:
        return self.state.last_known(self.refs[candidate]).card.index

    def next(self, picked: list[Ref]) -> list[Ref]:
        return [piece.ref for piece in self.search.found_after(self.state, self.scope, self.seat, picked)]

    def done(self, picked: Sequence[int]) -> Option | None:
        if len(picked) >= self.count or not (picked or self.search.may_fail() or not self.offered(picked)):
            return None
        return Option(codes.VERB_NO, self.scope.source, NO_REF, len(picked))


def set_choice(state: WowState) -> SetChoice | None:
    """The open choice of several; None where one thing is left to choose, or something else is asked."""
    found = open_choice(state)
    return found if found is not None and found.most - len(found.picked) > 1 else None


def open_choice(state: WowState) -> SetChoice | None:
    """The choice that is open, whatever is left of it; None if something else is asked."""
    decision = state.decision
    if decision is None or decision.kind not in KINDS:
        return None
    return _choice(state, decision)


def _choice(state: WowState, decision: Decision) -> WowSetChoice | None:
    top = frames_of(state)[-1]
    if isinstance(top, AnnouncementFrame):
        if decision.kind == codes.DECISION_CHOOSE_TARGET:
            return TargetChoice(state, top, decision.options[0])
        if decision.kind == codes.DECISION_CHOOSE_PAYMENT:
            if top.stage == PAYING_OTHER:
                return CostChoice(state, top, decision.options[0])
            return ResourceChoice(state, decision, top.total(state), top.spent, top.apart(state))
        return None
    if not isinstance(top, WowScope) or top.pc >= len(top.program.code):
        return None
    at = top.program.code[top.pc]
    if isinstance(at, Choose):
        return PickChoice(state, top, at)
    if isinstance(at, Search):
        return SearchChoice(state, top, at, decision.seat)
    if isinstance(at, MayPay) and decision.kind == codes.DECISION_CHOOSE_PAYMENT:
        return ResourceChoice(state, decision, number_of(at.resources, state, top), top.pending[1:], [])
    return None


def _by_card(piece: WowPiece) -> int:
    return piece.card.index


KINDS: Final = (
    codes.DECISION_CHOOSE_TARGET,
    codes.DECISION_CHOOSE_PAYMENT,
    codes.DECISION_CHOOSE,
    codes.DECISION_SEARCH,
)
PAYING_OTHER: Final = 3
"""The stage of an announcement in which costs besides resources are paid."""
