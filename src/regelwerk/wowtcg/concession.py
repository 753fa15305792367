"""Conceding as a cost: the text is carried out while it is paid, then the player has lost (wow7.4:800.1)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.frames import DONE
from regelwerk.wowtcg.chain import ResolutionFrame
from regelwerk.wowtcg.elimination import lose
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowState

CONCEDING: Final = rule("wow:102.1b")


class ConcessionFrame(ResolutionFrame):
    """A link whose cost is conceding: it resolves at once, without priority for anybody, and its player loses."""

    __slots__ = ()

    def copy(self) -> ConcessionFrame:
        assert self.link is not None
        other = ConcessionFrame(self.program, self.link)
        self.fill_too(other)
        other.stage = self.stage
        other.host = self.host
        return other

    def step(self, state: WowState) -> int:
        status = super().step(state)
        if status == DONE and state.in_game(self.you):
            lose(state, [self.you], CONCEDING)
        return status
