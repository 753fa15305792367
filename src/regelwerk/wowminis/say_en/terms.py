"""English terms of the game, by the names of the enumerations and by what stands on a card."""

from __future__ import annotations

from enum import Enum
from typing import Final

TERMS: Final[dict[str, str]] = {
    "alliance": "Alliance",
    "horde": "Horde",
    "monster": "Monster",
    "druid": "Druid",
    "hunter": "Hunter",
    "mage": "Mage",
    "paladin": "Paladin",
    "priest": "Priest",
    "rogue": "Rogue",
    "shaman": "Shaman",
    "warlock": "Warlock",
    "warrior": "Warrior",
    "physical": "physical",
    "magical": "magical",
    "arcane": "Arcane",
    "fire": "Fire",
    "frost": "Frost",
    "holy": "Holy",
    "melee": "Melee",
    "nature": "Nature",
    "ranged": "Ranged",
    "shadow": "Shadow",
    "action": "action",
    "instant": "instant",
    "reaction": "reaction",
    "source": "from the source",
    "inferred": "inferred",
    "proposed": "proposed by us",
    "honor": "honor",
    "armor": "armor",
    "resist": "resist",
    "health": "health",
    "legendary": "legendary",
    "figure": "figure",
    "card": "action card",
    "board": "board",
    "scenario": "scenario",
    "generic": "generic",
    "card_action": "action",
    "card_instant": "instant",
    "card_reaction": "reaction",
    "critical": "Critical",
}


def term(member: Enum) -> str:
    """The term for a member of an enumeration.

    >>> from regelwerk.wowminis import words as w
    >>> term(w.Class.MAGE), term(w.AttackType.MAGICAL)
    ('Mage', 'magical')
    """
    return TERMS[member.name.lower()]


def counted(number: int, one: str, more: str) -> str:
    """A number with its noun.

    >>> counted(1, "tick", "ticks"), counted(3, "tick", "ticks")
    ('1 tick', '3 ticks')
    """
    return f"{number} {one if number == 1 else more}"


def ticks(number: int) -> str:
    """Tick costs."""
    return counted(number, "tick", "ticks")


def spaces(number: int) -> str:
    """A number of spaces."""
    return counted(number, "space", "spaces")


def signed(number: int) -> str:
    """A change of a value: "+1", "-2" with the sign of a minus.

    >>> signed(1), signed(-2)
    ('+1', '−2')
    """
    return f"+{number}" if number >= 0 else f"−{-number}"


def tag(name: str) -> str:
    """A race or a talent: definitions name them in English."""
    return name


def only_for(name: str) -> str:
    """The restriction to one figure."""
    return f"{name} only"
