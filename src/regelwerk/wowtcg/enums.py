"""Card types, classes, elements, keywords: the words a card names by one of a fixed list.

The value of a member is what the engine counts with (`codes`), where it counts with it.
"""

from __future__ import annotations

from enum import Enum

from regelwerk.wowtcg import codes
from regelwerk.wowtcg.records import UNTIL_COMBAT_ENDS, UNTIL_GAME_ENDS, UNTIL_READIED, UNTIL_TURN_ENDS


class CardType(Enum):
    """Card types (wow:300.1), and two groups that texts name like types."""

    HERO = codes.TYPE_HERO
    ALLY = codes.TYPE_ALLY
    ABILITY = codes.TYPE_ABILITY
    WEAPON = codes.TYPE_WEAPON
    ARMOR = codes.TYPE_ARMOR
    ITEM = codes.TYPE_ITEM
    QUEST = codes.TYPE_QUEST
    TOTEM = codes.TYPE_TOTEM
    """A Totem ability in play (wow:306.4); a Totem card elsewhere is an ability card."""
    RESOURCE = codes.TYPE_RESOURCE
    """Whatever lies in a resource row (wow7.4:412.1b)."""

    def rows(self) -> tuple[int, ...]:
        """The rows of play that hold such cards."""
        if self is CardType.ALLY:
            return (codes.ZONE_ALLIES,)
        if self is CardType.ABILITY:
            return (codes.ZONE_HERO_ROW, codes.ZONE_ATTACHED)
        if self in (CardType.QUEST, CardType.RESOURCE):
            return (codes.ZONE_RESOURCES,)
        return (codes.ZONE_HERO_ROW,)


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

    ELUSIVE = codes.KEYWORD_ELUSIVE
    FEROCITY = codes.KEYWORD_FEROCITY
    PROTECTOR = codes.KEYWORD_PROTECTOR
    LONG_RANGE = codes.KEYWORD_LONG_RANGE
    STEALTH = codes.KEYWORD_STEALTH
    BEAR_FORM = codes.KEYWORD_BEAR_FORM
    DUAL_WIELD = codes.KEYWORD_DUAL_WIELD
    CAT_FORM = codes.KEYWORD_CAT_FORM

    def term(self) -> str:
        """What it is called, and said of a character that has it."""
        return codes.KEYWORDS[self.value.bit_length() - 1]


class RestrictedAction(Enum):
    """Something a modifier can forbid ("can't ...", wow:103.2)."""

    ATTACK = codes.NO_ATTACK
    ATTACK_HEROES_AND_ALLIES_OF_YOURS = codes.NO_ATTACK | codes.ONLY_YOURS
    PROTECT = codes.NO_PROTECT
    READY_IN_READY_STEP = codes.NO_READY
    READY_IN_NEXT_READY_STEP = codes.NO_NEXT_READY
    READY_IN_YOUR_NEXT_READY_STEP = codes.NO_NEXT_READY | codes.ONLY_YOURS
    BE_DESTROYED = codes.NO_DESTROY
    BE_ATTACKED = codes.NO_BE_ATTACKED
    BE_HEALED = codes.NO_HEAL
    BE_TARGETED_BY_OPPONENTS = codes.NO_TARGET
    STRIKE = codes.NO_STRIKE
    PLAY_CARDS = codes.NO_PLAY
    DRAW = codes.NO_DRAW

    def term(self) -> str:
        """What it is called in messages to whoever writes a card."""
        return self.name.lower().replace("_", " ")


class Duration(Enum):
    """How long a modifier from a link lasts (wow7.4:714.3)."""

    THIS_TURN = UNTIL_TURN_ENDS
    THIS_COMBAT = UNTIL_COMBAT_ENDS
    GAME = UNTIL_GAME_ENDS
    WHILE_THIS_EXHAUSTED = UNTIL_READIED


class Zone(Enum):
    """wow7.4:415.1"""

    PLAY = codes.IN_PLAY
    HAND = codes.ZONE_HAND
    DECK = codes.ZONE_DECK
    GRAVEYARD = codes.ZONE_GRAVEYARD
    REMOVED = codes.ZONE_REMOVED
    CHAIN = codes.ZONE_CHAIN


class Value(Enum):
    """A number printed on a card that a text speaks of (wow:201.1, wow:205.1, wow:206.1)."""

    ATK = 0
    HEALTH = 1
    COST = 2


class CombatDuty(Enum):
    """What a text says of somebody's attacking and protecting (wow:600.1, wow:600.2, wow:601.2c, wow:602.2)."""

    MUST_ATTACK = 0
    CAN_ATTACK_ONLY = 1
    CAN_PROTECT = 2
    CAN_SABOTAGE = 3


class DamageOf(Enum):
    """Which damage a text speaks of: that something deals, that it is dealt, that it heals (wow7.4:405, 407)."""

    DEALING = 0
    BEING_DEALT = 1
    HEALING = 2


class Names(Enum):
    """How the names of cards are like each other (wow:200.1)."""

    SAME = 0
    DIFFERENT = 1


class Position(Enum):
    """How a card may be turned (wow:105.1, wow7.4:412.1b)."""

    EXHAUSTED = 0
    FACE_DOWN = 1


class Fate(Enum):
    """What may become of a card (wow:105.1, wow7.4:415.9d)."""

    DESTROYED = codes.EVENT_DESTROY
    EXHAUSTED = codes.EVENT_EXHAUST


class TurnOwner(Enum):
    """Whose turn, step or phase a text means."""

    YOURS = "your"
    EACH = "each"
    OPPONENTS = "an opponent's"
