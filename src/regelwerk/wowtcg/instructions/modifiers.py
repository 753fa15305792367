"""Texts that make continuous and triggered modifiers (wow7.4:712-715)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.ids import Ref
from regelwerk.kernel.program import NEXT, Instruction
from regelwerk.wowtcg.continuous_damage import Prevent
from regelwerk.wowtcg.lowered import ContinuousEffect, Trigger
from regelwerk.wowtcg.modifiers import add_modifier
from regelwerk.wowtcg.players import Player, Selector, number_of
from regelwerk.wowtcg.readied import is_exhausted
from regelwerk.wowtcg.records import UNTIL_READIED
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import (
    ITS_CONTROLLER,
    UNTIL_COMBAT_ENDS,
    UNTIL_READY_STEP,
    Modifier,
    WowScope,
    WowState,
)

MODIFYING: Final = rule("wow7.4:714")
TRIGGERED: Final = rule("wow7.4:715")


class AddModifier(Instruction):
    """Begin a continuous modifier.

    `frozen`: it is fixed to the cards the text speaks of now (wow7.4:714.3f), else it
    applies to whatever fits as time goes by (714.3e). `until` is its duration; one
    that ends with a ready step of "its controller" is made for each card by itself, but where it `ends_in_your_step`.
    `controller`: the player it calls you, if that is another than the text does.
    """

    __slots__ = ("controller", "ends_in_your_step", "frozen", "until", "what")

    def __init__(
        self,
        path: str,
        what: ContinuousEffect,
        frozen: Selector | None,
        until: int,
        ends_in_your_step: bool,
        controller: Player | None,
    ) -> None:
        super().__init__(path)
        self.controller = controller
        self.what = what
        self.frozen = frozen
        self.until = until
        self.ends_in_your_step = ends_in_your_step

    def execute(self, state: WowState, scope: WowScope) -> int:
        if self.until == UNTIL_COMBAT_ENDS and state.combat is None:  # inf:this-combat-needs-one
            return NEXT
        if self.until == UNTIL_READIED and not self.remains(state, scope):  # wow7.4:714.3b
            return NEXT
        refs: list[Ref] | None = None
        if self.frozen is not None:  # wow7.4:714.3f
            refs = [ref for ref in self.frozen.select(state, scope) if state.piece_or_none(ref) is not None]
            scope.mentioned = refs
            if not refs:
                return NEXT
        left = -1
        word = self.what.word
        if isinstance(word, Prevent) and word.amount is not None:
            left = max(number_of(word.amount, state, scope), 0)
            if left == 0 and not word.each:
                return NEXT  # nothing of it is left from the start (wow7.4:717.2)
        meant = context(scope)
        if self.controller is not None:
            seats = self.controller.seats(state, scope)
            if not seats:
                return NEXT
            meant.you = seats[0]
        for seat, group in self.groups(scope, refs):
            modifier = Modifier(self.what, meant, group, state.next_timestamp(), self.until, seat, left)
            add_modifier(state, modifier, MODIFYING, scope.source)
        return NEXT

    def remains(self, state: WowState, scope: WowScope) -> bool:
        """Whether the card has remained exhausted since its link was made."""
        if scope.link is not None and scope.link.readied:  # inf:helwen
            return False
        return is_exhausted(state, scope.source)

    def can_execute(self, state: WowState, scope: WowScope) -> bool:
        refs = [] if self.frozen is None else self.frozen.select(state, scope)
        return not refs or any(state.piece_or_none(ref) is not None for ref in refs)

    def groups(self, scope: WowScope, refs: list[Ref] | None) -> list[tuple[int, list[Ref] | None]]:
        """The references by the seat whose ready step ends it; one group where no ready step matters."""
        if refs is None or self.ends_in_your_step or self.until != UNTIL_READY_STEP:
            return [(scope.you, refs)]
        return [(ITS_CONTROLLER, [ref]) for ref in refs]


class AddTrigger(Instruction):
    """Begin a triggered modifier (wow7.4:715)."""

    __slots__ = ("trigger", "until")

    def __init__(self, path: str, trigger: Trigger, until: int) -> None:
        super().__init__(path)
        self.trigger = trigger
        self.until = until

    def execute(self, state: WowState, scope: WowScope) -> int:
        modifier = Modifier(None, context(scope), None, state.next_timestamp(), self.until, scope.you, -1, self.trigger)
        add_modifier(state, modifier, TRIGGERED, scope.source)
        return NEXT


def context(scope: WowScope) -> WowScope:
    """What a modifier remembers of the text that made it; never changed afterwards."""
    kept = WowScope(scope.program, scope.source, scope.you)
    kept.x = scope.x
    kept.targets = [t[:] for t in scope.targets]
    kept.mentioned = scope.mentioned[:]
    kept.event_about = scope.event_about
    kept.event_other = scope.event_other
    kept.mentioned_number = scope.mentioned_number
    return kept
