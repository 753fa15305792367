"""Effects that last: until the end of the turn, or until your next one starts (dm:5.6, 9.6)."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.changes import add_modifier
from regelwerk.duelmasters.enums import Duration
from regelwerk.duelmasters.lowered import ContinuousEffect, Trigger
from regelwerk.duelmasters.pending_abilities import destroy_powerless
from regelwerk.duelmasters.players import number_of
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import IN_THEIR_TURN, UNTIL_TURN_ENDS, UNTIL_YOUR_TURN, DmScope, DmState, Modifier
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.program import CALL, NEXT, Instruction

LASTING: Final = rule("dm:9.6")
THIS_TURN: Final = rule("dm:5.6")


SPANS: Final = {
    Duration.THIS_TURN: UNTIL_TURN_ENDS,
    Duration.UNTIL_YOUR_NEXT_TURN: UNTIL_YOUR_TURN,
    Duration.OPPONENTS_NEXT_TURN: IN_THEIR_TURN,
}
"""How long a word says that it lasts."""


class AddModifier(Instruction):
    """A continuous effect begins. It binds the creatures that there are now (dm:9.6), with numbers as they are now.

    frozen  which creatures; None for what applies to players or cards outside the battle zone
    amount  the number that is worked out now, None without one (dm:9.7)
    until   how long it lasts
    """

    __slots__ = ("amount", "frozen", "until", "what")

    def __init__(self, path: str, what: ContinuousEffect) -> None:
        super().__init__(path)
        self.what = what
        self.frozen = what.word.subject()
        self.amount = what.word.amount()
        self.until = SPANS[what.word.until() or Duration.THIS_TURN]

    def execute(self, state: DmState, f: DmScope) -> int:
        scope = f.copy()
        if self.amount is not None:
            scope.mentioned_number = number_of(self.amount, state, f)
        refs: list[Ref] | None = None
        if self.frozen is not None:
            refs = [ref for ref in self.frozen.select(state, f) if state.creature(ref) is not None]
            if not refs:
                return NEXT
        add_modifier(state, Modifier(self.what, scope, refs, self.until), LASTING, f.source)
        return NEXT if destroy_powerless(state) else CALL

    def can_execute(self, state: DmState, scope: DmScope) -> bool:
        return self.frozen is None or any(state.creature(ref) is not None for ref in self.frozen.select(state, scope))


class AddTrigger(Instruction):
    """A text sets up an ability that watches until the end of the turn."""

    __slots__ = ("trigger",)

    def __init__(self, path: str, trigger: Trigger) -> None:
        super().__init__(path)
        self.trigger = trigger

    def execute(self, state: DmState, scope: DmScope) -> int:
        modifier = Modifier(None, scope.copy(), None, UNTIL_TURN_ENDS, self.trigger)
        add_modifier(state, modifier, THIS_TURN, scope.source)
        return NEXT
