"""Reasons of a refusal in words, each with its rule."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.kernel.table_events import Data, Reasoned, mention
from regelwerk.kernel.table_text import filled
from regelwerk.kernel.wording import capital
from regelwerk.wowtcg.table_talk.naming import Namer


def reason_lines(reasons: Sequence[Data], namer: Namer) -> list[Reasoned]:
    """A sentence for each reason, as `kernel.sight.reasons_for` gives them."""
    return [reason_line(reason, namer) for reason in reasons]


def reason_line(reason: Data, namer: Namer) -> Reasoned:
    """What stands in the way, and the rule."""
    known = namer.words.REASONS
    template = known.get(f"{reason['kind']}@{reason['rule']}") or known[reason["kind"]]
    about = mention(reason["about"])
    said = filled(
        template,
        {
            "a": namer.mention(about) or namer.words.WORDS["this"],
            "n": str(reason["n"]),
            "have": str(ready_resources(namer)),
            "who": namer.people.within(reason["n"]),
        },
        False,
        reason["n"],
    )
    return Reasoned(capital(said), reason["rule"])


def ready_resources(namer: Namer) -> int:
    """How many resources the reader has ready."""
    view = namer.view
    if view.seat < 0:
        return 0
    return sum(not piece.exhausted for piece in view.seats[view.seat].rows["resource row"])
