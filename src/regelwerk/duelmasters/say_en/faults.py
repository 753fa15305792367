"""What is wrong with a deck, in English."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.formats import Fault
from regelwerk.kernel.wording import fault_line

TEXTS: Final[dict[str, str]] = {
    "not-a-line": "“{card}” is not a number from 1 to {limit}, an x and the name of a card; it should be like "
    "“4x Bolshack Dragon”",
    "unknown-card": "there is no card “{card}”",
    "unknown-edition": "there is no edition “{card}”; there is {hint}",
    "too-small": "the deck has {number} cards; it needs {limit} or more",
    "wrong-size": "the deck has {number} cards; in the modern edition it has exactly {limit}",
    "too-many": "{number} copies of {card}; at most {limit} are allowed",
    "scenes-only": "{card} is from a set that is not complete here and legal in no deck; take it out",
}
"""Kind of fault -> what is wrong, and what would be right."""

GUESS: Final = "; did you mean “{hint}”?"


def fault_text(fault: Fault) -> str:
    """A fault in a line: the line of the file, what is wrong, what would be right, and the rule.

    >>> fault_text(Fault("unknown-card", card="Bolshak Dragon", line=4, hint="Bolshack Dragon"))
    'line 4: there is no card “Bolshak Dragon”; did you mean “Bolshack Dragon”?'
    """
    said = TEXTS[fault.kind].format(card=fault.card, number=fault.number, limit=fault.limit, hint=fault.hint)
    said += GUESS.format(hint=fault.hint) if fault.hint and "{hint}" not in TEXTS[fault.kind] else ""
    return fault_line(said, "line", fault.line, fault.rule.number if fault.rule is not None else "")
