"""Reasons of a refusal in words, each with its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.sight import bits
from regelwerk.duelmasters.table_talk.naming import Namer
from regelwerk.kernel.table_events import Data, Mention, Reasoned, mention
from regelwerk.kernel.table_text import filled
from regelwerk.kernel.wording import capital

SEATED: Final = ("not-your-turn", "other-question", "not-in-game")
"""Reasons whose number is a seat."""


def reason_lines(reasons: Sequence[Data], namer: Namer) -> list[Reasoned]:
    """A sentence for each reason, as `kernel.sight.reasons_for` gives them."""
    return [reason_line(reason, namer) for reason in reasons]


def reason_line(reason: Data, namer: Namer) -> Reasoned:
    """What stands in the way, and the rule."""
    about = mention(reason["about"])
    n = reason["n"]
    seat = n if reason["kind"] in SEATED else -1
    said = filled(
        namer.words.REASONS[variant(reason, namer)],
        {
            "a": namer.mention(about) or namer.words.WORDS["this"],
            "n": str(n),
            "who": namer.people.within(seat) if seat >= 0 else "",
            "civs": ", ".join(namer.terms[name] for name in bits(n, c.CIVILIZATIONS)),
            "cost": cost(about, namer),
            "step": namer.term(c.PHASES[n]) if reason["kind"] == "wrong-step" else "",
        },
        False,
        n,
    )
    return Reasoned(capital(said), reason["rule"])


def variant(reason: Data, namer: Namer) -> str:
    """Which of the sentences of its kind a reason takes."""
    kind = str(reason["kind"])
    if kind == "other-question" and reason["n"] != namer.view.seat:
        return "other-question:other"
    if kind == "not-your-turn" and namer.people.is_you(reason["n"]):
        return "not-your-turn:you"
    if kind == "wrong-step" and namer.view.phase in c.PHASES and c.PHASES.index(namer.view.phase) > reason["n"]:
        return "wrong-step:past"
    return kind


def cost(about: Mention | None, namer: Namer) -> str:
    """What a card in the reader's hand costs now."""
    piece = namer.view.find(about.handle) if about is not None else None
    if piece is None:
        return "?"
    return str(piece.data.get("cost", piece.card.cost if piece.card is not None else "?"))
