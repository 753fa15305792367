"""Where the Miniatures stop for a person.

Reactions and rerolls that are possible are always asked about. A face-down card that might be a reaction, or might
still be used this turn, is a question to the others only: where nothing can be done it is passed for its owner.
"""

from __future__ import annotations

from collections.abc import Container

from regelwerk.kernel.decision import Option
from regelwerk.kernel.pacing import ASKED, MUST_ANSWER, QUIETLY, StopRule, Window
from regelwerk.wowminis import codes
from regelwerk.wowminis.state import MinisState


class MinisStopRule(StopRule):
    """Ask wherever there is a choice. A pass takes no longer than the wind-up of a blow."""

    shortest = 0.4
    longest = 1.2

    def window(self, state: MinisState, ignored: Container[str]) -> Window:
        decision = state.decision
        if decision is None:
            return MUST_ANSWER
        verb = codes.VERB_END if decision.kind == codes.DECISION_TURN else codes.VERB_NO
        if decision.kind == codes.DECISION_TURN and len(decision.options) > 1:
            return MUST_ANSWER
        passing = next((i for i, option in enumerate(decision.options) if option.verb == verb), -1)
        if passing < 0:
            return MUST_ANSWER
        return Window(passing, ASKED if len(decision.options) > 1 else QUIETLY, [])

    def card_code(self, state: MinisState, option: Option) -> str:
        piece = state.piece_or_none(option.subject)
        return "" if piece is None else piece.card.code
