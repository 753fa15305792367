"""A choice of several things in a room: what goes with what is picked, and a whole set as the engine's steps."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.kernel.decision import IllegalActionError, Reason
from regelwerk.kernel.ruleset import OFFERED
from regelwerk.kernel.set_choice import Draft
from regelwerk.server.worker.commands import StoredStep
from regelwerk.server.worker.game_session import EngineError, GameSession


def choose(sitting: GameSession, picks: Sequence[int]) -> list[StoredStep]:
    """Answer the open choice of several with a whole set.

    Raises IllegalActionError, or EngineError; both leave all as it was.
    """
    draft = drafted(sitting, picks)
    reasons = draft.why_not_done(sitting.game.cite(OFFERED))
    if reasons:
        raise IllegalActionError(reasons)
    before = sitting.at
    found: list[StoredStep] = []
    for step in draft.steps():
        decision = sitting.game.decision
        assert decision is not None
        index = next(i for i, option in enumerate(decision.options) if option.is_same_as(step))
        try:
            found.append(sitting.answer(index, False))
        except EngineError:
            sitting.truncate(before, False)
            raise
    return found


def drafted(sitting: GameSession, picks: Sequence[int]) -> Draft:
    """The open choice of several with these picks. Raises IllegalActionError."""
    choice = sitting.game.set_choice
    options = choice.options if choice is not None else []
    if any(pick >= len(options) for pick in picks):
        raise IllegalActionError([Reason(sitting.game.cite(OFFERED), "no-such-option")])
    draft, reasons = sitting.game.drafted([options[pick] for pick in picks])
    if draft is None or reasons:
        raise IllegalActionError(reasons)
    return draft
