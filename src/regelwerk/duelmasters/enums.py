"""Card types, civilizations, zones, spans: the words a card names by one of a fixed list.

The value of a member is what the engine counts with (`codes`).
"""

from __future__ import annotations

from enum import Enum

from regelwerk.duelmasters import codes


class CardType(Enum):
    """Card types (dm:2.1). An evolution creature is a creature with `Evolution` among its abilities."""

    CREATURE = codes.TYPE_CREATURE
    SPELL = codes.TYPE_SPELL


class Civilization(Enum):
    """The five civilizations (dm:2.2), in the order every list uses."""

    LIGHT = codes.CIVILIZATION_LIGHT
    WATER = codes.CIVILIZATION_WATER
    DARKNESS = codes.CIVILIZATION_DARKNESS
    FIRE = codes.CIVILIZATION_FIRE
    NATURE = codes.CIVILIZATION_NATURE


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

    BATTLE = codes.ZONE_BATTLE
    HAND = codes.ZONE_HAND
    DECK = codes.ZONE_DECK
    MANA = codes.ZONE_MANA
    SHIELDS = codes.ZONE_SHIELDS
    GRAVEYARD = codes.ZONE_GRAVEYARD


class RestrictedAction(Enum):
    """Something a text forbids ("can't ...", dm:7.17)."""

    ATTACK = codes.NO_ATTACK
    ATTACK_PLAYERS = codes.NO_ATTACK_PLAYERS
    ATTACK_CREATURES = codes.NO_ATTACK_CREATURES
    BE_BLOCKED = codes.NO_BE_BLOCKED
    BE_ATTACKED = codes.NO_BE_ATTACKED
    BE_CHOSEN_BY_OPPONENTS = codes.NO_BE_CHOSEN
    BE_DESTROYED_BY_LOSING = codes.NO_LOSS
    """dm:8.3.2"""
    UNTAP_AT_START = codes.NO_UNTAP
    """dm:5.1"""

    def is_about_another(self) -> bool:
        """Whether it can be forbidden with regard to certain other creatures only."""
        return self in (
            RestrictedAction.ATTACK_CREATURES,
            RestrictedAction.BE_BLOCKED,
            RestrictedAction.BE_ATTACKED,
            RestrictedAction.BE_DESTROYED_BY_LOSING,
        )


class Duration(Enum):
    """How long what a spell or a triggered ability gives lasts."""

    THIS_TURN = "this turn"
    """Until the end of the turn, after the abilities that trigger then (dm:5.6)."""
    UNTIL_YOUR_NEXT_TURN = "until your next turn"
    """Until the next turn of whose text it is starts, before the abilities that trigger then (dm:5.1)."""
    OPPONENTS_NEXT_TURN = "your opponent's next turn"
    """Not at once, but from the start of the next turn of an opponent to its end (ruling:opponents-next-turn)."""


class TurnOwner(Enum):
    """Whose turn a text means."""

    YOURS = codes.YOURS
    EACH = codes.EACH
    OPPONENTS = codes.OPPONENTS
