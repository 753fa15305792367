"""Card types, classes, elements, keywords: the words a card names by one of a fixed list."""

from __future__ import annotations

from enum import Enum


class Kind(Enum):
    """Card types (wow:300.1), and two groups that texts name like types."""

    HERO = "hero"
    ALLY = "ally"
    ABILITY = "ability"
    WEAPON = "weapon"
    ARMOR = "armor"
    ITEM = "item"
    QUEST = "quest"
    TOTEM = "totem"
    """A Totem ability in play (wow:306.4); a Totem card elsewhere is an ability card."""
    RESOURCE = "resource"
    """Whatever lies in a resource row (wow7.4:412.1b)."""


class Faction(Enum):
    """wow:207.1b"""

    ALLIANCE = "Alliance"
    HORDE = "Horde"


class Class(Enum):
    """wow:207.1a"""

    DRUID = "Druid"
    HUNTER = "Hunter"
    MAGE = "Mage"
    PALADIN = "Paladin"
    PRIEST = "Priest"
    ROGUE = "Rogue"
    SHAMAN = "Shaman"
    WARLOCK = "Warlock"
    WARRIOR = "Warrior"


class Element(Enum):
    """Damage types (wow:205.1)."""

    ARCANE = "arcane"
    FIRE = "fire"
    FROST = "frost"
    HOLY = "holy"
    MELEE = "melee"
    NATURE = "nature"
    RANGED = "ranged"
    SHADOW = "shadow"


class Rarity(Enum):
    """wow:204.1"""

    COMMON = "common"
    UNCOMMON = "uncommon"
    RARE = "rare"
    EPIC = "epic"
    LEGENDARY = "legendary"


class Keyword(Enum):
    """Keywords and states that a character can have."""

    ELUSIVE = "elusive"
    FEROCITY = "ferocity"
    PROTECTOR = "protector"
    LONG_RANGE = "long-range"
    STEALTH = "stealthed"
    BEAR_FORM = "in bear form"
    DUAL_WIELD = "dual wield"


class Act(Enum):
    """Something a modifier can forbid ("can't ...", wow:103.2)."""

    ATTACK = "attack"
    ATTACK_HEROES_AND_ALLIES_OF_YOURS = "attack heroes or allies in your party"
    PROTECT = "protect"
    READY_IN_READY_STEP = "ready during its controller's ready step"
    READY_IN_NEXT_READY_STEP = "ready during its controller's next ready step"
    READY_IN_YOUR_NEXT_READY_STEP = "ready during your next ready step"
    BE_DESTROYED = "be destroyed"
    BE_ATTACKED = "be attacked"
    BE_HEALED = "be healed"
    BE_TARGETED_BY_OPPONENTS = "be targeted by opponents"
    STRIKE = "strike with weapons"
    PLAY_CARDS = "play cards"
    DRAW = "draw cards"


class Span(Enum):
    """How long a modifier from a link lasts (wow7.4:714.3)."""

    THIS_TURN = "this turn"
    THIS_COMBAT = "this combat"
    GAME = "for the rest of the game"


class Zone(Enum):
    """wow7.4:415.1"""

    PLAY = "play"
    HAND = "hand"
    DECK = "deck"
    GRAVEYARD = "graveyard"
    REMOVED = "removed from the game"
    CHAIN = "chain"


class Whose(Enum):
    """Whose turn, step or phase a text means."""

    YOURS = "your"
    EACH = "each"
    OPPONENTS = "an opponent's"
