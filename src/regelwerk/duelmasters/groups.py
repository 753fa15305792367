"""Card types, civilizations, zones, spans: the words a card names by one of a fixed list.

The value of a member is what the engine counts with (`codes`).
"""

from __future__ import annotations

from enum import Enum

from regelwerk.duelmasters import codes as c


class Kind(Enum):
    """Card types (dm:2.1). An evolution creature is a creature with `Evolution` among its abilities."""

    CREATURE = c.CREATURE
    SPELL = c.SPELL


class Civilization(Enum):
    """The five civilizations (dm:2.2), in the order every list uses."""

    LIGHT = c.LIGHT
    WATER = c.WATER
    DARKNESS = c.DARKNESS
    FIRE = c.FIRE
    NATURE = c.NATURE


class Rarity(Enum):
    """How rare a printing is."""

    COMMON = "common"
    UNCOMMON = "uncommon"
    RARE = "rare"
    VERY_RARE = "very rare"
    SUPER_RARE = "super rare"
    PROMO = "promo"


class Zone(Enum):
    """The zones (dm:3)."""

    BATTLE = c.BATTLE
    HAND = c.HAND
    DECK = c.DECK
    MANA = c.MANA
    SHIELDS = c.SHIELDS
    GRAVEYARD = c.GRAVEYARD


class Act(Enum):
    """Something a text forbids ("can't ...", dm:7.17)."""

    ATTACK = c.NO_ATTACK
    ATTACK_PLAYERS = c.NO_ATTACK_PLAYERS
    ATTACK_CREATURES = c.NO_ATTACK_CREATURES
    BE_BLOCKED = c.NO_BE_BLOCKED
    BE_ATTACKED = c.NO_BE_ATTACKED
    BE_CHOSEN_BY_OPPONENTS = c.NO_BE_CHOSEN
    BE_DESTROYED_BY_LOSING = c.NO_LOSS
    """dm:8.3.2"""
    UNTAP_AT_START = c.NO_UNTAP
    """dm:5.1"""

    def is_about_another(self) -> bool:
        """Whether it can be forbidden with regard to certain other creatures only."""
        return self in (Act.ATTACK_CREATURES, Act.BE_BLOCKED, Act.BE_ATTACKED, Act.BE_DESTROYED_BY_LOSING)


class Span(Enum):
    """How long what a spell or a triggered ability gives lasts."""

    THIS_TURN = "this turn"
    """Until the end of the turn, after the abilities that trigger then (dm:5.6)."""


class Whose(Enum):
    """Whose turn a text means."""

    YOURS = c.YOURS
    EACH = c.EACH
    OPPONENTS = c.OPPONENTS
