"""What a definition names by one of a fixed list: factions, classes, types of attack and damage, kinds of card."""

from __future__ import annotations

from enum import Enum


class Faction(Enum):
    """minis08:p17.one-faction"""

    ALLIANCE = "Alliance"
    HORDE = "Horde"
    MONSTER = "Monster"


class Class(Enum):
    """The class of a figure, to which most action cards are restricted (minis08:p17.restriction)."""

    DRUID = "Druid"
    HUNTER = "Hunter"
    MAGE = "Mage"
    PALADIN = "Paladin"
    PRIEST = "Priest"
    ROGUE = "Rogue"
    SHAMAN = "Shaman"
    WARLOCK = "Warlock"
    WARRIOR = "Warrior"


class AttackType(Enum):
    """Which roll defends: armor against physical attacks, resist against magical ones."""

    PHYSICAL = "physical"
    MAGICAL = "magical"


class Element(Enum):
    """The word in parentheses behind the strength of an attack: what sort of damage it does."""

    ARCANE = "Arcane"
    FIRE = "Fire"
    FROST = "Frost"
    HOLY = "Holy"
    MELEE = "Melee"
    NATURE = "Nature"
    RANGED = "Ranged"
    SHADOW = "Shadow"


class CardKind(Enum):
    """Kinds of action card: the turn's action, an instant besides it, a reaction in another figure's turn."""

    ACTION = "action"
    INSTANT = "instant"
    REACTION = "reaction"


class Whose(Enum):
    """Whose figures, seen from the figure that has the text."""

    OPPOSING = "opposing"
    ALLIED = "allied"
    """The others of its own party."""
    PARTY = "party"
    """Its own party, itself included."""


class Span(Enum):
    """How long something lasts."""

    TURN = "turn"
    """Until the end of this turn."""
    ATTACK = "attack"
    """During the attack that is under way, and any attack that its critical effect makes."""


class Goal(Enum):
    """How many victory points win, where a scenario gives no number."""

    HONOR = "honor"
    """As many as the total honor of one's own party."""


class Standing(Enum):
    """How well a value is attested, like the standing of a rule."""

    SOURCE = "source"
    INFERRED = "inferred"
    PROPOSED = "proposed"
