"""What is wrong with a party, in German.

>>> from regelwerk.wowminis.base_definitions import standard
>>> from regelwerk.wowminis.party_file import Fault
>>> fault_text(Fault("unknown-card", name="Eisbariere", line=4, hint="Eisbarriere"), standard())
'Zeile 4: unbekannte Aktionsleisten-Karte „Eisbariere“; meintest du „Eisbarriere“?'
"""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis.text.faults import Faults
from regelwerk.wowminis.text_de.generator import VOICE

TEXTS: Final[dict[str, str]] = {
    "scenario-twice": "ein zweites Szenario ({name}); eine Gruppe ist für ein Szenario",
    "unknown-scenario": "unbekanntes Szenario „{name}“",
    "unknown-figure": "unbekannte Figur „{name}“",
    "unknown-card": "unbekannte Aktionsleisten-Karte „{name}“",
    "bad-number": "„{name}“: Die Zahl vor einem Namen muss von 1 bis {limit} sein",
    "card-not-indented": "„{name}“ ist eine Aktionsleisten-Karte; rücke sie unter ihrer Figur ein",
    "figure-indented": "„{name}“ ist eine Figur; beginne sie am linken Rand",
    "card-without-figure": "„{name}“ steht vor der ersten Figur; nenne zuerst die Figur",
    "no-figures": "die Gruppe hat keine Figuren; nenne mindestens eine",
    "mixed-factions": "{name} gehört nicht zur Fraktion der ersten Figur ({hint}); eine Gruppe hat nur eine Fraktion",
    "two-legendary": "{name} ist eine zweite legendäre Figur; eine Gruppe darf nur eine haben",
    "two-copies": "ein zweites Mal {name} in der Leiste von {of}; alle Karten einer Leiste müssen verschieden sein",
    "restricted": "{of} kann {name} nicht haben; die Beschränkung der Karte: {hint}",
    "wrong-size": "{figures}; {of} verlangt {hint}",
    "too-few-cards": "{name} hat {cards}; {of} verlangt {hint} für jede Figur",
    "too-many-cards": "{name} hat {cards}; {of} verlangt {hint} für jede Figur",
    "unequal-bars": "{name} hat {cards}, die erste Figur {limit}; alle Figuren müssen gleich viele haben",
    "cards-in-all": "{cards} insgesamt; {of} verlangt {limit}",
    "honor": "{number} Ehre; {of} verlangt {hint}",
    "other-scenario": "{name} ist für {of}, die erste Gruppe für {hint}; beide müssen für dasselbe Szenario sein",
    "other-size": "{name} hat {figures}, {of} hat {limit}; beide müssen gleich viele haben",
    "other-bars": "{name} hat {cards} unter jeder Figur, {of} hat {limit}; beide müssen gleich viele haben",
}
"""Kind of fault -> what is wrong, and what would be right."""

FAULTS: Final = Faults(
    voice=VOICE,
    texts=TEXTS,
    guess="meintest du „{hint}“?",
    others="verfügbar: ",
    line="Zeile",
    cards=("Aktionsleisten-Karte", "Aktionsleisten-Karten"),
    figures=("Figur", "Figuren"),
)
called = FAULTS.called
fault_text = FAULTS.fault_text
