"""What is wrong with a deck, in German."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.deck_file import Fault
from regelwerk.kernel.language.sentences import fault_line

TEXTS: Final[dict[str, str]] = {
    "not-a-line": "„{card}“ ist nicht eine Anzahl von 1 bis {limit}, ein x und ein Kartenname, wie „4x Bolshack "
    "Dragon“",
    "unknown-card": "unbekannte Karte „{card}“",
    "unknown-edition": "unbekannte Edition „{card}“; verfügbar: {hint}",
    "unknown-format": "unbekanntes Format „{card}“; verfügbar: {hint}",
    "not-sealed": "das Deck ist für das Format {card}; ein Deck aus einem Vorrat nennt „format: sealed“",
    "not-in-pool": "das Deck braucht {number} von {card}, der Vorrat enthält {limit}",
    "too-small": "das Deck hat {number} Karten; es braucht mindestens {limit}",
    "wrong-size": "das Deck hat {number} Karten; in der modernen Edition hat ein Deck genau {limit}",
    "too-many": "{number} Exemplare von {card}; höchstens {limit} sind erlaubt",
    "scenes-only": "{card} ist aus einem Set, das hier nicht vollständig ist, und in keinem Deck erlaubt; entferne "
    "die Karte",
}
"""Kind of fault -> what is wrong, and what would be right."""

GUESS: Final = "; meinst du „{hint}“?"


def fault_text(fault: Fault) -> str:
    """A fault in a line: the line of the file, what is wrong, what would be right, and the rule.

    >>> fault_text(Fault("unknown-card", card="Bolshak Dragon", line=4, hint="Bolshack Dragon"))
    'Zeile 4: unbekannte Karte „Bolshak Dragon“; meinst du „Bolshack Dragon“?'
    """
    text = TEXTS[fault.kind].format(card=fault.card, number=fault.number, limit=fault.limit, hint=fault.hint)
    text += GUESS.format(hint=fault.hint) if fault.hint and "{hint}" not in TEXTS[fault.kind] else ""
    return fault_line(text, "Zeile", fault.line, fault.rule.number if fault.rule is not None else "")
