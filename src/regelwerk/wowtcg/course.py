"""How what is under way takes its course where nobody adds anything: what a preview goes by."""

from __future__ import annotations

from regelwerk.wowtcg import codes
from regelwerk.wowtcg.lookahead import pays_resources
from regelwerk.wowtcg.state import WowState


def course_option(state: WowState, reader: int) -> int:
    """The index of the option with which a combat or the chain takes its course; -1 where somebody has to choose."""
    decision = state.decision
    if decision is None:
        return -1
    options = decision.options
    if decision.kind == codes.DECISION_CHOOSE_PAYMENT and decision.seat == reader and pays_resources(state, options):
        return 0
    verb = codes.VERB_PASS if decision.kind == codes.DECISION_PRIORITY else -1
    if decision.kind == codes.DECISION_MAY_PROTECT and decision.seat != reader:
        verb = codes.VERB_NO
    return next((i for i, option in enumerate(options) if option.verb == verb), -1)


def may_surprise(state: WowState) -> bool:
    """Whether the seat that is asked has priority, and cards in hand."""
    decision = state.decision
    if decision is None or decision.kind != codes.DECISION_PRIORITY:
        return False
    return len(state.zones[codes.ZONE_HAND * state.seats + decision.seat]) > 0
