"""A choice of several things in a room: what goes with what is picked, and a whole set as the engine's steps."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.kernel.decision import Reason, Refused
from regelwerk.kernel.game import OFFERED
from regelwerk.kernel.set_choice import Draft
from regelwerk.server.orders import Entry
from regelwerk.server.sitting import Broken, Sitting


def choose(sitting: Sitting, picks: Sequence[int]) -> list[Entry]:
    """Answer the open choice of several with a whole set. Raises Refused, or Broken; both leave all as it was."""
    draft = drafted(sitting, picks)
    reasons = draft.why_not_done(sitting.game.cite(OFFERED))
    if reasons:
        raise Refused(reasons)
    before = sitting.at
    found: list[Entry] = []
    for step in draft.steps():
        decision = sitting.game.decision
        assert decision is not None
        index = next(i for i, option in enumerate(decision.options) if option.same(step))
        try:
            found.append(sitting.answer(index, False))
        except Broken:
            sitting.cut(before, False)
            raise
    return found


def drafted(sitting: Sitting, picks: Sequence[int]) -> Draft:
    """The open choice of several with these picks. Raises Refused."""
    choice = sitting.game.set_choice
    options = choice.options if choice is not None else []
    if any(pick >= len(options) for pick in picks):
        raise Refused([Reason(sitting.game.cite(OFFERED), "no-such-option")])
    draft, reasons = sitting.game.drafted([options[pick] for pick in picks])
    if draft is None or reasons:
        raise Refused(reasons)
    return draft
