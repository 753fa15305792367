"""A choice of several things in a room: what goes with what is picked, and a whole set as the engine's steps."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.kernel.decision import IllegalActionError, Reason
from regelwerk.kernel.ruleset import OFFERED
from regelwerk.kernel.set_choice import Draft
from regelwerk.server.worker.game_session import EngineError, GameSession
from regelwerk.server.worker.values import StoredStep


def choose(session: GameSession, picks: Sequence[int]) -> list[StoredStep]:
    """Answer the open choice of several with a whole set.

    Raises IllegalActionError, or EngineError; both leave all as it was.
    """
    draft = drafted(session, picks)
    reasons = draft.why_not_done(session.game.cite(OFFERED))
    if reasons:
        raise IllegalActionError(reasons)
    before = session.at
    found: list[StoredStep] = []
    for step in draft.steps():
        decision = session.game.decision
        assert decision is not None
        index = next(i for i, option in enumerate(decision.options) if option.is_same_as(step))
        try:
            found.append(session.answer(index, False))
        except EngineError:
            session.truncate(before, False)
            raise
    return found


def drafted(session: GameSession, picks: Sequence[int]) -> Draft:
    """The open choice of several with these picks. Raises IllegalActionError."""
    choice = session.game.set_choice
    options = choice.options if choice is not None else []
    if any(pick >= len(options) for pick in picks):
        raise IllegalActionError([Reason(session.game.cite(OFFERED), "no-such-option")])
    draft, reasons = session.game.drafted([options[pick] for pick in picks])
    if draft is None or reasons:
        raise IllegalActionError(reasons)
    return draft
