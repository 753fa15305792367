"""Where Duel Masters stops for a person.

Nobody acts in another's turn but by blocks, shield triggers and replacements, so nothing has to be tried: a question
that has only one answer is passed, at once if everybody can see that, else as if it had been passed by hand.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.course import are_alike
from regelwerk.duelmasters.state import DmState
from regelwerk.duelmasters.turn import nothing_to_play
from regelwerk.kernel.decision import Option
from regelwerk.kernel.pacing import ASKED, MUST_ANSWER, OPENLY, QUIETLY, StopRule, Window

PASSING: Final = {
    codes.DECISION_MANA_STEP: codes.VERB_SKIP,
    codes.DECISION_MAIN_STEP: codes.VERB_ATTACKING,
    codes.DECISION_ATTACK_STEP: codes.VERB_END,
    codes.DECISION_SHIELD_TRIGGERS: codes.VERB_DECLINE,
}
"""By the kind of question the verb with which a seat goes on without doing anything."""


class DmStopRule(StopRule):
    """Ask wherever there is a choice."""

    def window(self, state: DmState, ignored: Container[str]) -> Window:
        decision = state.decision
        if decision is None:
            return MUST_ANSWER
        if decision.kind == codes.DECISION_CHOOSE_SHIELD:
            return Window(0, OPENLY, []) if are_alike(state, decision) else MUST_ANSWER
        verb = PASSING.get(decision.kind, -1)
        passing = next((i for i, option in enumerate(decision.options) if option.verb == verb), -1)
        if passing < 0:
            return MUST_ANSWER
        if len(decision.options) > 1:
            return Window(passing, ASKED, [])
        is_open = decision.kind in (codes.DECISION_MANA_STEP, codes.DECISION_ATTACK_STEP) or (
            decision.kind == codes.DECISION_MAIN_STEP and nothing_to_play(state, decision.seat)
        )
        return Window(passing, OPENLY if is_open else QUIETLY, [])

    def card_code(self, state: DmState, option: Option) -> str:
        return state.last_known(option.subject).card.code if option.subject > 0 else ""
