"""Texts that make continuous and triggered modifiers (wow7.4:712-715)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.program import NEXT, Instr, Scope
from regelwerk.wowtcg.continuous import Prevent
from regelwerk.wowtcg.meaning import Continuous, Players, Ref, Trigger
from regelwerk.wowtcg.modifiers import add_modifier
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import ITS_CONTROLLER, UNTIL_COMBAT_ENDS, UNTIL_READY_STEP, Modifier, WowScope, WowState

MODIFYING: Final = rule("wow7.4:714")
TRIGGERED: Final = rule("wow7.4:715")


class Modify(Instr[WowState]):
    """Begin a continuous modifier.

    `frozen`: it is fixed to the cards the text speaks of now (wow7.4:714.3f), else it
    applies to whatever fits as time goes by (714.3e). `until` is its duration; one
    that ends with a ready step of "its controller" is made for each card by itself. `who`:
    the player it calls you, if that is another than the text does.
    """

    __slots__ = ("frozen", "until", "what", "who", "yours")

    def __init__(
        self, path: str, what: Continuous, frozen: Ref | None, until: int, yours: bool, who: Players | None
    ) -> None:
        super().__init__(path)
        self.who = who
        self.what = what
        self.frozen = frozen
        self.until = until
        self.yours = yours

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        if self.until == UNTIL_COMBAT_ENDS and s.combat is None:  # inf:this-combat-needs-one
            return NEXT
        refs: list[int] | None = None
        if self.frozen is not None:  # wow7.4:714.3f
            refs = [ref for ref in self.frozen.get(s, f) if s.at(ref) is not None]
            f.them = refs
            if not refs:
                return NEXT
        left = -1
        if isinstance(self.what, Prevent) and self.what.amount is not None:
            left = max(self.what.amount.of(s, f), 0)
            if left == 0 and not self.what.each:
                return NEXT  # nothing of it is left from the start (wow7.4:717.2)
        meant = context(f)
        if self.who is not None:
            seats = self.who.seats(s, f)
            if not seats:
                return NEXT
            meant.you = seats[0]
        for seat, group in self.groups(f, refs):
            m = Modifier(self.what, meant, group, s.moment(), self.until, seat, left)
            add_modifier(s, m, MODIFYING, f.source)
        return NEXT

    def possible(self, s: WowState, f: Scope[WowState]) -> bool:
        assert isinstance(f, WowScope)
        refs = [] if self.frozen is None else self.frozen.get(s, f)
        return not refs or any(s.at(ref) is not None for ref in refs)

    def groups(self, f: WowScope, refs: list[int] | None) -> list[tuple[int, list[int] | None]]:
        """The references by the seat whose ready step ends it; one group where no ready step matters."""
        if refs is None or self.yours or self.until != UNTIL_READY_STEP:
            return [(f.you, refs)]
        return [(ITS_CONTROLLER, [ref]) for ref in refs]


class AddTrigger(Instr[WowState]):
    """Begin a triggered modifier (wow7.4:715)."""

    __slots__ = ("trigger", "until")

    def __init__(self, path: str, trigger: Trigger, until: int) -> None:
        super().__init__(path)
        self.trigger = trigger
        self.until = until

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        m = Modifier(None, context(f), None, s.moment(), self.until, f.you, -1, self.trigger)
        add_modifier(s, m, TRIGGERED, f.source)
        return NEXT


def context(f: WowScope) -> WowScope:
    """What a modifier remembers of the text that made it; never changed afterwards."""
    kept = WowScope(f.program, f.source, f.you)
    kept.x = f.x
    kept.targets = [t[:] for t in f.targets]
    kept.them = f.them[:]
    kept.about = f.about
    kept.by = f.by
    kept.n = f.n
    return kept
