"""The table's own words in English, and how tags are spoken of."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg import vocabulary

TERMS: Final[dict[str, str]] = {
    # card types and what texts name like types
    "hero": "hero",
    "ally": "ally",
    "ability": "ability",
    "weapon": "weapon",
    "armor": "armor",
    "item": "item",
    "quest": "quest",
    "totem": "Totem",
    "resource": "resource",
    "equipment": "equipment",
    "character": "character",
    "token": "token",
    "counter": "counter",
    "card": "card",
    "effect": "effect",
    "power": "power",
    # the plurals, for headings and counts
    "heroes": "heroes",
    "allies": "allies",
    "abilities": "abilities",
    "weapons": "weapons",
    "armors": "armor",
    "items": "items",
    "quests": "quests",
    "totems": "Totems",
    "resources": "resources",
    "cards": "cards",
    # factions and classes
    "alliance": "Alliance",
    "horde": "Horde",
    "neutral": "neutral",
    "druid": "Druid",
    "hunter": "Hunter",
    "mage": "Mage",
    "paladin": "Paladin",
    "priest": "Priest",
    "rogue": "Rogue",
    "shaman": "Shaman",
    "warlock": "Warlock",
    "warrior": "Warrior",
    # damage types
    "arcane": "arcane",
    "fire": "fire",
    "frost": "frost",
    "holy": "holy",
    "melee": "melee",
    "nature": "nature",
    "ranged": "ranged",
    "shadow": "shadow",
    # rarities
    "common": "common",
    "uncommon": "uncommon",
    "rare": "rare",
    "epic": "epic",
    "legendary": "legendary",
    # keywords and states
    "elusive": "Elusive",
    "ferocity": "Ferocity",
    "protector": "Protector",
    "long_range": "Long-Range",
    "stealth": "Stealthed",
    "bear_form": "in bear form",
    "cat_form": "in cat form",
    "dual_wield": "Dual Wield",
    "ongoing": "Ongoing",
    "instant": "Instant",
    "unique": "Unique",
    "unlimited": "Unlimited",
    "two_handed": "Two-Handed",
    # zones and rows
    "play": "play",
    "hand": "hand",
    "deck": "deck",
    "graveyard": "graveyard",
    "removed": "removed from the game",
    "chain": "chain",
    "ally_row": "ally row",
    "hero_row": "hero row",
    "resource_row": "resource row",
    "party": "party",
    # turn
    "turn": "turn",
    "start_phase": "start phase",
    "ready_step": "ready step",
    "draw_step": "draw step",
    "action_phase": "action phase",
    "combat_step": "combat step",
    "attack_window": "attack window",
    "defend_window": "defend window",
    "combat_conclusion": "combat conclusion",
    "end_phase": "end phase",
    "wrap_up_step": "wrap-up step",
    "your_turn": "your turn",
    "opponents_turn": "opponent's turn",
    # acting
    "pass": "pass",
    "priority": "priority",
    "link": "link",
    "proposal": "proposal",
    "target": "target",
    "cost": "cost",
    "pay": "pay",
    "play_a_card": "play a card",
    "use_a_power": "use a power",
    "place_a_resource": "place a resource",
    "complete_a_quest": "complete a quest",
    "propose_a_combat": "propose a combat",
    "strike": "strike",
    "protect": "protect",
    "attack": "attack",
    "end_turn": "end the turn",
    "mulligan": "mulligan",
    "keep": "keep",
    "concede": "concede",
    # numbers and states of a card
    "atk": "ATK",
    "def": "DEF",
    "health": "health",
    "damage": "damage",
    "combat_damage": "combat damage",
    "fatal_damage": "fatal damage",
    "play_cost": "play cost",
    "strike_cost": "strike cost",
    "ready": "ready",
    "exhausted": "exhausted",
    "face_up": "face up",
    "face_down": "face down",
    "attached": "attached",
    "attacker": "attacker",
    "defender": "defender",
    "proposed_attacker": "proposed attacker",
    "proposed_defender": "proposed defender",
    # people
    "player": "player",
    "you": "you",
    "opponent": "opponent",
    "owner": "owner",
    "controller": "controller",
    "turn_player": "turn player",
    "friendly": "friendly",
    "opposing": "opposing",
    "winner": "winner",
    "loser": "loser",
    "draw": "draw",
    "reward": "Reward",
    "main_deck": "deck",
    "side_deck": "side deck",
    "maximum_hand_size": "maximum hand size",
    "type_line": "type line",
    "tag": "tag",
    "required": "required",
}
"""Keys: lower-case names of the enumerations' members, and English words in snake case. The same keys as in German."""

PLURALS: Final = {
    "Axe": "Axes",
    "Dwarf": "Dwarves",
    "Night Elf": "Night Elves",
    "Blood Elf": "Blood Elves",
    "Staff": "Staves",
    "Human": "Humans",
    "Undead": "Undead",
    "Tauren": "Tauren",
    "Draenei": "Draenei",
    "Sheep": "Sheep",
    "Dragonkin": "Dragonkin",
    "Ally": "Allies",
}

PEOPLE: Final = frozenset(
    {
        "Human", "Night Elf", "Dwarf", "Gnome", "Draenei", "Orc", "Troll", "Tauren", "Undead", "Blood Elf", "Goblin",
        "Spider", "Demon", "Dragonkin", "Cat", "Bear", "Wolf", "Turtle", "Raptor", "Imp", "Sheep",
    }
)  # fmt: skip
"""Tags that stand alone when hero or ally goes without saying ("Orcs in your party")."""

BEFORE: Final[dict[type, str]] = {
    vocabulary.Opposing: "opposing",
    vocabulary.Friendly: "friendly",
    vocabulary.Attacking: "attacking",
    vocabulary.Defending: "defending",
}
"""Qualities said before the noun."""

HEADS: Final = {
    vocabulary.CardType.HERO: ("hero", "heroes"),
    vocabulary.CardType.ALLY: ("ally", "allies"),
    vocabulary.CardType.ABILITY: ("ability", "abilities"),
    vocabulary.CardType.WEAPON: ("weapon", "weapons"),
    vocabulary.CardType.ARMOR: ("armor", "armor"),
    vocabulary.CardType.ITEM: ("item", "items"),
    vocabulary.CardType.QUEST: ("quest", "quests"),
    vocabulary.CardType.TOTEM: ("Totem", "Totems"),
    vocabulary.CardType.RESOURCE: ("resource", "resources"),
}


def plural(tag: str) -> str:
    """The plural of a tag used as a noun.

    >>> plural("Dagger"), plural("Dwarf")
    ('Daggers', 'Dwarves')
    """
    return PLURALS.get(tag, tag + "s")


def keyword_word(keyword: vocabulary.Keyword) -> str:
    """A keyword inside a sentence.

    >>> keyword_word(vocabulary.Keyword.LONG_RANGE)
    'long-range'
    """
    return TERMS[keyword.name.lower()].lower()
