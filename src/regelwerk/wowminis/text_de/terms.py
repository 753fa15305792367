"""German terms of the game: those of the German rulebook; for races and talents it lacks, those of the online game."""

from __future__ import annotations

from enum import Enum
from typing import Final

from regelwerk.kernel.language.german import F, GermanNoun, M
from regelwerk.kernel.language.sentences import counted
from regelwerk.wowminis.base_definitions import standard

TERMS: Final[dict[str, str]] = {
    "alliance": "Allianz",
    "horde": "Horde",
    "monster": "Monster",
    "druid": "Druide",
    "hunter": "Jäger",
    "mage": "Magier",
    "paladin": "Paladin",
    "priest": "Priester",
    "rogue": "Schurke",
    "shaman": "Schamane",
    "warlock": "Hexenmeister",
    "warrior": "Krieger",
    "physical": "physisch",
    "magical": "magisch",
    "arcane": "Arkan",
    "fire": "Feuer",
    "frost": "Frost",
    "holy": "Heilig",
    "melee": "Nahkampf",
    "nature": "Natur",
    "ranged": "Distanz",
    "shadow": "Schatten",
    "action": "Aktion",
    "instant": "Sofort",
    "reaction": "Reaktion",
    "source": "aus der Quelle",
    "inferred": "erschlossen",
    "proposed": "Vorschlag von uns",
    "honor": "Ehre",
    "armor": "Rüstung",
    "resist": "Widerstand",
    "health": "Gesundheit",
    "legendary": "legendär",
    "figure": "Figur",
    "card": "Aktionsleisten-Karte",
    "board": "Spielbrett",
    "scenario": "Szenario",
    "generic": "generisch",
    "critical": "Kritisch",
    "card_action": "Aktion",
    "card_instant": "Sofortkarte",
    "card_reaction": "Reaktionskarte",
}

TAGS: Final[dict[str, str]] = {
    "human": "Mensch",
    "dwarf": "Zwerg",
    "night elf": "Nachtelf",
    "gnome": "Gnom",
    "draenei": "Draenei",
    "orc": "Orc",
    "troll": "Troll",
    "tauren": "Tauren",
    "undead": "Untoter",
    "blood elf": "Blutelf",
    "arcane": "Arkan",
    "arms": "Waffen",
    "affliction": "Gebrechen",
    "assassination": "Meucheln",
    "balance": "Gleichgewicht",
    "beast mastery": "Tierherrschaft",
    "combat": "Kampf",
    "demonology": "Dämonologie",
    "destruction": "Zerstörung",
    "discipline": "Disziplin",
    "elemental": "Elementar",
    "enhancement": "Verstärkung",
    "feral combat": "Wilder Kampf",
    "fire": "Feuer",
    "frost": "Frost",
    "fury": "Furor",
    "holy": "Heilig",
    "marksmanship": "Treffsicherheit",
    "protection": "Schutz",
    "restoration": "Wiederherstellung",
    "retribution": "Vergeltung",
    "shadow": "Schatten",
    "subtlety": "Täuschung",
    "survival": "Überleben",
}
"""Races and talents by their English names in lower case."""

FIGUR: Final = GermanNoun(F, "Figur", "Figuren")
ANGREIFER: Final = GermanNoun(M, "Angreifer", "Angreifer")
VERTEIDIGER: Final = GermanNoun(M, "Verteidiger", "Verteidiger")


def term(member: Enum) -> str:
    """The term for a member of an enumeration.

    >>> from regelwerk.wowminis import vocabulary
    >>> term(vocabulary.Class.MAGE), term(vocabulary.Element.HOLY)
    ('Magier', 'Heilig')
    """
    return TERMS[member.name.lower()]


def tag(name: str) -> str:
    """A race or a talent; what no list knows stays as it is.

    >>> tag("Blood Elf"), tag("Murloc")
    ('Blutelf', 'Murloc')
    """
    return TAGS.get(name.lower(), name)


def only_for(name: str) -> str:
    """The restriction to one figure, by its German name where it has one.

    >>> only_for("Gorebelly")
    'nur Blutbauch'
    """
    figure = standard().figures.get(standard().figure_code(name))
    return f"nur {(figure.name_de if figure is not None else '') or name}"


def only_for_english(name: str) -> str:
    """The restriction to one figure, by its English name."""
    return f"nur {name}"


def ticks(number: int) -> str:
    """Tick costs."""
    return counted(number, "Tick", "Ticks")


def spaces(number: int) -> str:
    """A number of spaces, in the accusative."""
    return counted(number, "Feld", "Felder")
