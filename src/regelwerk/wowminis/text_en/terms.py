"""English terms of the game, by the names of the enumerations and by what stands on a card."""

from __future__ import annotations

from enum import Enum
from typing import Final

from regelwerk.kernel.language.sentences import counted

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

    >>> from regelwerk.wowminis import vocabulary
    >>> term(vocabulary.Class.MAGE), term(vocabulary.AttackType.MAGICAL)
    ('Mage', 'magical')
    """
    return TERMS[member.name.lower()]


def ticks(number: int) -> str:
    """Tick costs."""
    return counted(number, "tick", "ticks")


def spaces(number: int) -> str:
    """A number of spaces."""
    return counted(number, "space", "spaces")


def tag(name: str) -> str:
    """A race or a talent: definitions name them in English."""
    return name


def only_for(name: str) -> str:
    """The restriction to one figure."""
    return f"{name} only"
