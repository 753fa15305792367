"""What a definition names by one of a fixed list: factions, classes, types of attack and damage, kinds of card.

The value of a member is what the engine counts with (`codes`), where it counts with it; else its name in English.
"""

from __future__ import annotations

from enum import Enum

from regelwerk.wowminis import codes


class Faction(Enum):
    """What all figures of a party have in common (minis08:p17.one-faction)."""

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
    """Which roll defends: armor against physical attacks (minis08:p9.armor-roll), resist against magical ones
    (minis08:p9.resist-roll)."""

    PHYSICAL = codes.PHYSICAL
    MAGICAL = codes.MAGICAL


class Element(Enum):
    """The word in parentheses behind the strength of an attack: what sort of damage it does
    (minis08:p8.damage-word)."""

    ARCANE = "Arcane"
    FIRE = "Fire"
    FROST = "Frost"
    HOLY = "Holy"
    MELEE = "Melee"
    NATURE = "Nature"
    RANGED = "Ranged"
    SHADOW = "Shadow"


class CardKind(Enum):
    """Kinds of action card: the turn's action, an instant besides it, a reaction in another figure's turn
    (minis:card-kinds)."""

    ACTION = codes.USE_ACTION
    INSTANT = codes.USE_INSTANT
    REACTION = codes.USE_REACTION


class Allegiance(Enum):
    """Whose figures, seen from the figure that has the text (ruling:no-single-opponent)."""

    OPPOSING = codes.ALLEGIANCE_OPPOSING
    ALLIED = codes.ALLEGIANCE_ALLIED
    """The others of its own party."""
    PARTY = codes.ALLEGIANCE_PARTY
    """Its own party, itself included."""


class Duration(Enum):
    """How long something lasts (ruling:this-turn, ruling:reaction-playable)."""

    TURN = codes.THIS_TURN
    """Until the end of this turn."""
    ATTACK = codes.THIS_ATTACK
    """During the attack that is under way, and any attack that its critical effect makes."""


class MoveType(Enum):
    """How a text moves a figure (ruling:push, minis08:p14.card-powers)."""

    PUSH = codes.VERB_PUSH
    """Each step farther from this figure."""
    TELEPORT = codes.VERB_TELEPORT
    """Whatever stands between."""


class Role(Enum):
    """Which of the two figures of an attack is meant (minis08:p9.attack)."""

    ATTACKING = "attacker"
    DEFENDING = "defender"


class Goal(Enum):
    """How many victory points win, where a scenario gives no number (minis08:p3.honor)."""

    HONOR = "honor"
    """As many as the total honor of one's own party."""


class Provenance(Enum):
    """How well a value is attested, like the standing of a rule (ruling:proposed-values)."""

    SOURCE = "source"
    INFERRED = "inferred"
    PROPOSED = "proposed"
