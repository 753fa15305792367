"""What is wrong with a party, in German."""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis.formats import Fault, names_for
from regelwerk.wowminis.say_de.terms import TERMS, counted
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

GUESSED: Final = ("unknown-scenario", "unknown-figure", "unknown-card")


def fault_text(fault: Fault, shelf: Shelf) -> str:
    """A fault in a line: the line of the file, what is wrong, what would be right, and the rule.

    >>> from regelwerk.wowminis.shelf import standard
    >>> fault_text(Fault("unknown-card", name="Eisbariere", line=4, hint="Eisbarriere"), standard())
    'Zeile 4: keine Aktionsleisten-Karte heißt „Eisbariere“; meintest du „Eisbarriere“?'
    """
    from regelwerk.wowminis import say_de

    hint = called(fault.hint, shelf)
    if fault.kind == "restricted":
        hint = say_de.needs_text(shelf.cards[fault.name])
    said = TEXTS[fault.kind].format(
        name=called(fault.name, shelf),
        of=called(fault.of, shelf),
        hint=hint,
        number=fault.number,
        limit=fault.limit,
        cards=counted(fault.number, "Aktionsleisten-Karte", "Aktionsleisten-Karten"),
        figures=counted(fault.number, "Figur", "Figuren"),
    )
    if fault.kind in GUESSED:
        said += f"; meintest du „{fault.hint}“?" if fault.hint else f"; es gibt: {names_for(fault.kind, shelf, True)}"
    place = f"Zeile {fault.line}: " if fault.line else ""
    cited = f" ({fault.rule.number})" if fault.rule is not None else ""
    return place + said + cited


def called(name: str, shelf: Shelf) -> str:
    """The German name that belongs to a code, or the words themselves."""
    if name in shelf.figures:
        return shelf.figures[name].name_de or shelf.figures[name].name
    if name in shelf.cards:
        return shelf.cards[name].name_de or shelf.cards[name].name
    if name in shelf.scenarios:
        return shelf.scenarios[name].name_de or shelf.scenarios[name].name
    return TERMS.get(name, name)
