"""Reasons of a refusal in words, each with its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.presentation.labels import DmLabeler
from regelwerk.duelmasters.seat_view import HandCardView
from regelwerk.duelmasters.visibility import bits
from regelwerk.kernel.language.sentences import capitalize
from regelwerk.kernel.presentation.log_entries import Data, PieceMention, Reasoned, read_mention
from regelwerk.kernel.presentation.text import format_template

SEATED: Final = ("not-your-turn", "other-question", "not-in-game")
"""Reasons whose number is a seat."""


def reason_lines(reasons: Sequence[Data], labeler: DmLabeler) -> list[Reasoned]:
    """A sentence for each reason, as `kernel.visibility.reasons_for` gives them."""
    return [reason_line(reason, labeler) for reason in reasons]


def reason_line(reason: Data, labeler: DmLabeler) -> Reasoned:
    """What stands in the way, and the rule."""
    about = read_mention(reason["about"])
    n = reason["n"]
    seat = n if reason["kind"] in SEATED else -1
    sentence = format_template(
        labeler.messages.REASONS[variant(reason, labeler)],
        {
            "a": labeler.mention(about) or labeler.messages.LABELS["this"],
            "n": str(n),
            "who": labeler.seat_names.within(seat) if seat >= 0 else "",
            "civs": ", ".join(labeler.terms[name] for name in bits(n, codes.CIVILIZATIONS)),
            "cost": cost(about, labeler),
            "step": labeler.term(codes.PHASES[n]) if reason["kind"] == "wrong-step" else "",
        },
        False,
        n,
    )
    return Reasoned(capitalize(sentence), reason["rule"])


def variant(reason: Data, labeler: DmLabeler) -> str:
    """Which of the sentences of its kind a reason takes."""
    kind = str(reason["kind"])
    if kind == "other-question" and reason["n"] != labeler.view.seat:
        return "other-question:other"
    if kind == "not-your-turn" and labeler.seat_names.is_you(reason["n"]):
        return "not-your-turn:you"
    if (
        kind == "wrong-step"
        and labeler.view.phase in codes.PHASES
        and codes.PHASES.index(labeler.view.phase) > reason["n"]
    ):
        return "wrong-step:past"
    return kind


def cost(about: PieceMention | None, labeler: DmLabeler) -> str:
    """What a card in the reader's hand costs now."""
    piece = labeler.view.find(about.handle) if about is not None else None
    if isinstance(piece, HandCardView) and piece.cost is not None:
        return str(piece.cost)
    return str(piece.card.cost) if piece is not None and piece.card is not None else "?"
