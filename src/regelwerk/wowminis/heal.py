"""Heals with dice (minis08:p12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, DONE, Frame
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.wowminis import codes
from regelwerk.wowminis.attack import roll_dice
from regelwerk.wowminis.damage import heal
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.state import NO_IDS, MinisState

if TYPE_CHECKING:
    from regelwerk.wowminis.instructions import HealInstruction

HEAL: Final = rule("minis08:p12.heal")
ROLL: Final = rule("minis08:p12.heal-roll")
CRITICAL: Final = rule("minis08:p12.heal-critical")
TARGETS: Final = rule("minis08:p12.heal-targets")


@mypyc_attr(free_list_len=1)
class HealFrame(Frame[MinisState]):
    """A heal under way. `by` is the healer, `targets` who is healed (ids), `source` the card whose text it is."""

    __slots__ = ("by", "chosen", "mend", "source", "targets")

    def __init__(self, by: int, source: Ref, mend: HealInstruction) -> None:
        self.by = by
        self.source = source
        self.mend = mend
        self.targets: list[int] = NO_IDS
        self.chosen = False

    def copy(self) -> HealFrame:
        other = HealFrame(self.by, self.source, self.mend)
        other.targets = self.targets
        other.chosen = self.chosen
        return other

    def step(self, state: MinisState) -> int:
        if not self.chosen:
            piece = state.pieces[self.by]
            found = self.mend.heal.targets(state, piece)
            if len(found) > 1 and self.mend.heal.whom.is_chosen():
                state.ask(
                    piece.owner,
                    codes.DECISION_CHOOSE_TARGET,
                    [Option(codes.VERB_TARGET, NO_REF, Ref(id + 1)) for id in found],
                    self.source,
                )
                return ASK
            self.targets = found
        for id in self.targets:
            self.heal(state, id)
        if not self.targets:
            state.emit_about(codes.EVENT_NOTHING, TARGETS, state.pieces[self.by])
        return DONE

    def heal(self, state: MinisState, id: int) -> None:
        """Roll for one figure: each success heals 1, a critical more; nobody resists it."""
        piece = state.pieces[self.by]
        state.emit_about_with(codes.EVENT_HEAL, HEAL, piece, self.source, Ref(id + 1), self.mend.index)
        state.batch += 1
        dice = roll_dice(state, self.mend.heal.strength)
        state.emit_about(codes.EVENT_ROLL, ROLL, piece, codes.faces(dice))
        healed = 0
        for die in dice:
            if die >= codes.MIN_SUCCESS:
                healed += 1
        more = self.mend.heal.more
        if more and codes.CRITICAL_DRAW in dice:
            healed += more
            state.emit_about_with(codes.EVENT_CRITICAL, CRITICAL, piece, self.source, NO_REF, more)
        heal(state, state.pieces[id], healed, ROLL, self.source, Ref(self.by + 1))

    def apply_answer(self, state: MinisState, option: Option) -> None:
        self.targets = [option.object - 1]
        self.chosen = True
