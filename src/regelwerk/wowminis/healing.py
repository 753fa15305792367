"""Heals with dice (minis08:p12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, DONE, Frame
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.attacking import throw
from regelwerk.wowminis.damage import mend
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.state import NO_IDS, MinisState

if TYPE_CHECKING:
    from regelwerk.wowminis.instructions import Mend

HEAL: Final = rule("minis08:p12.heal")
ROLL: Final = rule("minis08:p12.heal-roll")
CRITICAL: Final = rule("minis08:p12.heal-critical")
TARGETS: Final = rule("minis08:p12.heal-targets")


class Healing(Frame[MinisState]):
    """A heal under way. `by` is the healer, `targets` who is healed (ids), `source` the card whose text it is."""

    __slots__ = ("by", "chosen", "mend", "source", "targets")

    def __init__(self, by: int, source: int, mend: Mend) -> None:
        self.by = by
        self.source = source
        self.mend = mend
        self.targets: list[int] = NO_IDS
        self.chosen = False

    def copy(self) -> Healing:
        other = Healing(self.by, self.source, self.mend)
        other.targets = self.targets
        other.chosen = self.chosen
        return other

    def step(self, state: MinisState) -> int:
        if not self.chosen:
            piece = state.pieces[self.by]
            found = self.mend.heal.targets(state, piece)
            if len(found) > 1 and self.mend.heal.whom.is_chosen():
                state.ask(piece.owner, c.CHOOSE_TARGET, [Option(c.TARGET, 0, id + 1) for id in found], self.source)
                return ASK
            self.targets = found
        for id in self.targets:
            self.heal(state, id)
        if not self.targets:
            state.tell(c.E_NOTHING, TARGETS, state.pieces[self.by])
        return DONE

    def heal(self, state: MinisState, id: int) -> None:
        """Roll for one figure: each success heals 1, a critical more; nobody resists it."""
        piece = state.pieces[self.by]
        state.tell_with(c.E_HEAL, HEAL, piece, self.source, id + 1, self.mend.index)
        state.batch += 1
        dice = throw(state, self.mend.heal.strength)
        state.tell(c.E_ROLL, ROLL, piece, c.faces(dice))
        healed = 0
        for die in dice:
            if die >= c.SUCCESS:
                healed += 1
        more = self.mend.heal.more
        if more and c.CRITICAL in dice:
            healed += more
            state.tell_with(c.E_CRITICAL, CRITICAL, piece, self.source, 0, more)
        mend(state, state.pieces[id], healed, ROLL, self.source, self.by + 1)

    def answer(self, state: MinisState, option: Option) -> None:
        self.targets = [option.object - 1]
        self.chosen = True
