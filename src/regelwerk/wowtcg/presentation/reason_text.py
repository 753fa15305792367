"""Reasons of a refusal in words, each with its rule."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.kernel.language.sentences import capitalize
from regelwerk.kernel.presentation.log_entries import Data, Reasoned, read_mention
from regelwerk.kernel.presentation.text import format_template
from regelwerk.wowtcg.presentation.labels import WowLabeler


def reason_lines(reasons: Sequence[Data], labeler: WowLabeler) -> list[Reasoned]:
    """A sentence for each reason, as `kernel.visibility.reasons_for` gives them."""
    return [reason_line(reason, labeler) for reason in reasons]


def reason_line(reason: Data, labeler: WowLabeler) -> Reasoned:
    """What stands in the way, and the rule."""
    known = labeler.messages.REASONS
    template = known.get(f"{reason['kind']}@{reason['rule']}") or known[reason["kind"]]
    about = read_mention(reason["about"])
    sentence = format_template(
        template,
        {
            "a": labeler.mention(about) or labeler.messages.LABELS["this"],
            "n": str(reason["n"]),
            "have": str(ready_resources(labeler)),
            "who": labeler.seat_names.within(reason["n"]),
        },
        False,
        reason["n"],
    )
    return Reasoned(capitalize(sentence), reason["rule"])


def ready_resources(labeler: WowLabeler) -> int:
    """How many resources the reader has ready."""
    view = labeler.view
    if view.seat < 0:
        return 0
    return sum(not piece.exhausted for piece in view.seats[view.seat].rows["resource row"])
