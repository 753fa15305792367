"""What is wrong with a deck, in English."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.deck_file import Fault
from regelwerk.kernel.language.sentences import fault_line

TEXTS: Final[dict[str, str]] = {
    "not-a-line": "“{card}” is not a count from 1 to {limit}, an x and a card name, like “4x Bolshack Dragon”",
    "unknown-card": "unknown card “{card}”",
    "unknown-edition": "unknown edition “{card}”; available: {hint}",
    "unknown-format": "unknown format “{card}”; available: {hint}",
    "not-sealed": "the deck is for the format {card}; a deck from a pool says “format: sealed”",
    "not-in-pool": "the deck needs {number} of {card}, and the pool holds {limit}",
    "too-small": "the deck has {number} cards; it needs at least {limit}",
    "wrong-size": "the deck has {number} cards; in the modern edition a deck has exactly {limit}",
    "too-many": "{number} copies of {card}; at most {limit} are allowed",
    "scenes-only": "{card} is from a set that is not complete here, and is not legal in any deck; remove it",
}
"""Kind of fault -> what is wrong, and what would be right."""

GUESS: Final = "; did you mean “{hint}”?"


def fault_text(fault: Fault) -> str:
    """A fault in a line: the line of the file, what is wrong, what would be right, and the rule.

    >>> fault_text(Fault("unknown-card", card="Bolshak Dragon", line=4, hint="Bolshack Dragon"))
    'line 4: unknown card “Bolshak Dragon”; did you mean “Bolshack Dragon”?'
    """
    text = TEXTS[fault.kind].format(card=fault.card, number=fault.number, limit=fault.limit, hint=fault.hint)
    text += GUESS.format(hint=fault.hint) if fault.hint and "{hint}" not in TEXTS[fault.kind] else ""
    return fault_line(text, "line", fault.line, fault.rule.number if fault.rule is not None else "")
