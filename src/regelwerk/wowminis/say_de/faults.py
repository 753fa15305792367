"""What is wrong with a party, in German."""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis.formats import Fault
from regelwerk.wowminis.say.faults import Faults
from regelwerk.wowminis.say_de.voice import VOICE
from regelwerk.wowminis.shelf import Shelf

TEXTS: Final[dict[str, str]] = {
    "scenario-twice": "ein zweites Szenario ({name}); eine Gruppe ist für eines",
    "unknown-scenario": "kein Szenario heißt „{name}“",
    "unknown-figure": "keine Figur heißt „{name}“",
    "unknown-card": "keine Aktionsleisten-Karte heißt „{name}“",
    "bad-number": "„{name}“: vor einem Namen steht eine Zahl von 1 bis {limit}",
    "card-not-indented": "„{name}“ ist eine Aktionsleisten-Karte; rücke sie unter ihrer Figur ein",
    "figure-indented": "„{name}“ ist eine Figur; sie beginnt am linken Rand",
    "card-without-figure": "„{name}“ steht vor der ersten Figur; nenne zuerst die Figur",
    "no-figures": "die Gruppe hat keine Figuren; nenne mindestens eine",
    "mixed-factions": "{name} gehört nicht zur Fraktion der ersten Figur ({hint}); eine Gruppe hat eine Fraktion",
    "two-legendary": "{name} ist eine zweite legendäre Figur; eine Gruppe hat höchstens eine",
    "two-copies": "zum zweiten Mal {name} in der Leiste von {of}; alle Karten einer Leiste sind verschieden",
    "restricted": "{of} kann {name} nicht haben; die Beschränkung der Karte: {hint}",
    "wrong-size": "{figures}; {of} verlangt {hint}",
    "too-few-cards": "{name} hat {cards}; {of} verlangt {hint} für jede Figur",
    "too-many-cards": "{name} hat {cards}; {of} verlangt {hint} für jede Figur",
    "unequal-bars": "{name} hat {cards}, die erste Figur {limit}; alle haben gleich viele",
    "cards-in-all": "{cards} insgesamt; {of} verlangt {limit}",
    "honor": "{number} Ehre; {of} verlangt {hint}",
    "other-scenario": "{name} ist für {of} gedacht, die erste Gruppe für {hint}; beide spielen dasselbe Szenario",
    "other-size": "{name} hat {figures}, {of} hat {limit}; beide haben gleich viele",
    "other-bars": "{name} hat {cards} unter jeder Figur, {of} hat {limit}; beide haben gleich viele",
}
"""Kind of fault -> what is wrong, and what would be right."""

FAULTS: Final = Faults(
    voice=VOICE,
    texts=TEXTS,
    guess="meintest du „{hint}“?",
    others="es gibt: ",
    line="Zeile",
    cards=("Aktionsleisten-Karte", "Aktionsleisten-Karten"),
    figures=("Figur", "Figuren"),
)
called = FAULTS.called


def fault_text(fault: Fault, shelf: Shelf) -> str:
    """A fault in a line: the line of the file, what is wrong, what would be right, and the rule.

    >>> from regelwerk.wowminis.shelf import standard
    >>> fault_text(Fault("unknown-card", name="Eisbariere", line=4, hint="Eisbarriere"), standard())
    'Zeile 4: keine Aktionsleisten-Karte heißt „Eisbariere“; meintest du „Eisbarriere“?'
    """
    return FAULTS.fault_text(fault, shelf)
