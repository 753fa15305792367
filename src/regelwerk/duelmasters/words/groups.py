"""Card types, civilizations, zones, spans: the words a card names by one of a fixed list."""

from __future__ import annotations

from enum import Enum


class Kind(Enum):
    """Card types (dm:2.1). An evolution creature is a creature with `Evolution` among its abilities."""

    CREATURE = "creature"
    SPELL = "spell"


class Civilization(Enum):
    """The five civilizations (dm:2.2), in the order every list uses."""

    LIGHT = "light"
    WATER = "water"
    DARKNESS = "darkness"
    FIRE = "fire"
    NATURE = "nature"


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

    BATTLE = "battle zone"
    HAND = "hand"
    DECK = "deck"
    MANA = "mana zone"
    SHIELDS = "shield zone"
    GRAVEYARD = "graveyard"


class Act(Enum):
    """Something a text forbids ("can't ...", dm:7.17)."""

    ATTACK = "attack"
    ATTACK_PLAYERS = "attack players"
    ATTACK_CREATURES = "attack creatures"
    BE_BLOCKED = "be blocked"
    BE_ATTACKED = "be attacked"
    BE_CHOSEN_BY_OPPONENTS = "be chosen by opponents"
    BE_DESTROYED_BY_LOSING = "be destroyed by losing a battle"
    """dm:8.3.2"""
    UNTAP_AT_START = "untap at the start of the turn"
    """dm:5.1"""


class Span(Enum):
    """How long what a spell or a triggered ability gives lasts."""

    THIS_TURN = "this turn"
    """Until the end of the turn, after the abilities that trigger then (dm:5.6)."""


class Whose(Enum):
    """Whose turn a text means."""

    YOURS = "your"
    EACH = "each"
    OPPONENTS = "an opponent's"
