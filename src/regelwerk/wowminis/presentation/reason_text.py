"""Reasons of a refusal in words, each with its rule."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.kernel.language.sentences import capitalize
from regelwerk.kernel.presentation.log_entries import Data, Reasoned, read_mention
from regelwerk.kernel.presentation.text import format_template
from regelwerk.wowminis.presentation.labels import MinisLabeler


def reason_lines(reasons: Sequence[Data], labeler: MinisLabeler) -> list[Reasoned]:
    """A sentence for each reason, as `kernel.visibility.reasons_for` gives them."""
    return [reason_line(reason, labeler) for reason in reasons]


def reason_line(reason: Data, labeler: MinisLabeler) -> Reasoned:
    """What stands in the way, and the rule."""
    known = labeler.messages.REASONS
    template = known.get(f"{reason['kind']}@{reason['rule']}") or known[reason["kind"]]
    sentence = format_template(
        template,
        {
            "a": labeler.mention(read_mention(reason["about"])) or labeler.messages.THE_GAME,
            "n": str(reason["n"]),
            "space": labeler.space(reason["n"]),
            "who": labeler.seat_names.within(reason["n"]),
        },
        False,
        reason["n"],
    )
    return Reasoned(capitalize(sentence), reason["rule"])
