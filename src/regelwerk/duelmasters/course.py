"""How what is under way takes its course where nobody steps in: what a preview goes by."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.decision import Decision

COURSE: Final = {
    codes.DECISION_MAY_BLOCK: codes.VERB_NO_BLOCKER,
    codes.DECISION_SHIELD_TRIGGERS: codes.VERB_DECLINE,
}
"""By the kind of question the verb with which another player lets an attack take its course."""


def course_option(state: DmState, reader: int) -> int:
    """The index of the option with which an attack or a card takes its course; -1 where somebody has to choose."""
    decision = state.decision
    if decision is None:
        return -1
    if decision.seat == reader:
        if decision.kind == codes.DECISION_CHOOSE_SHIELD:
            return 0 if are_alike(state, decision) else -1
        return 0 if decision.kind == codes.DECISION_CHOOSE_PAYMENT else -1
    verb = COURSE.get(decision.kind, -1)
    return next((i for i, option in enumerate(decision.options) if option.verb == verb), -1)


def may_surprise(state: DmState) -> bool:
    """Whether the seat that is asked may have a shield trigger."""
    return state.decision is not None and state.decision.kind == codes.DECISION_SHIELD_TRIGGERS


def are_alike(state: DmState, decision: Decision) -> bool:
    """Whether the seat cannot tell the shields apart that it may break, so that any will do."""
    for option in decision.options:
        piece = state.piece_or_none(option.object)
        if option.verb != codes.VERB_BREAK or piece is None or piece.known_to >> decision.seat & 1:
            return False
    return True
