"""Card types, classes, elements, keywords: the words a card names by one of a fixed list.

The value of a member is what the engine counts with (`codes`), where it counts with it.
"""

from __future__ import annotations

from enum import Enum

from regelwerk.wowtcg import codes as c


class Kind(Enum):
    """Card types (wow:300.1), and two groups that texts name like types."""

    HERO = c.HERO
    ALLY = c.ALLY
    ABILITY = c.ABILITY
    WEAPON = c.WEAPON
    ARMOR = c.ARMOR
    ITEM = c.ITEM
    QUEST = c.QUEST
    TOTEM = c.TOTEM
    """A Totem ability in play (wow:306.4); a Totem card elsewhere is an ability card."""
    RESOURCE = c.RESOURCE
    """Whatever lies in a resource row (wow7.4:412.1b)."""

    def rows(self) -> tuple[int, ...]:
        """The rows of play that hold such cards."""
        if self is Kind.ALLY:
            return (c.ALLIES,)
        if self is Kind.ABILITY:
            return (c.HERO_ROW, c.ATTACHED)
        if self in (Kind.QUEST, Kind.RESOURCE):
            return (c.RESOURCES,)
        return (c.HERO_ROW,)


class Faction(Enum):
    """The two factions (wow:207.1b), as bits."""

    ALLIANCE = 1
    HORDE = 2

    def tag(self) -> str:
        """The name that is printed."""
        return self.name.capitalize()


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
    """Damage types (wow:205.1), as places in `codes.ELEMENTS`."""

    ARCANE = 1
    FIRE = 2
    FROST = 3
    HOLY = 4
    MELEE = 5
    NATURE = 6
    RANGED = 7
    SHADOW = 8


class Rarity(Enum):
    """wow:204.1"""

    COMMON = "common"
    UNCOMMON = "uncommon"
    RARE = "rare"
    EPIC = "epic"
    LEGENDARY = "legendary"


class Keyword(Enum):
    """Keywords and states that a character can have."""

    ELUSIVE = c.ELUSIVE
    FEROCITY = c.FEROCITY
    PROTECTOR = c.PROTECTOR
    LONG_RANGE = c.LONG_RANGE
    STEALTH = c.STEALTH
    BEAR_FORM = c.BEAR_FORM
    DUAL_WIELD = c.DUAL_WIELD

    def term(self) -> str:
        """What it is called, and said of a character that has it."""
        return c.KEYWORDS[self.value.bit_length() - 1]


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

    PLAY = c.IN_PLAY
    HAND = c.HAND
    DECK = c.DECK
    GRAVEYARD = c.GRAVEYARD
    REMOVED = c.REMOVED
    CHAIN = c.CHAIN


class Whose(Enum):
    """Whose turn, step or phase a text means."""

    YOURS = "your"
    EACH = "each"
    OPPONENTS = "an opponent's"
