"""The table's own words in English, and how races are spoken of."""

from __future__ import annotations

from typing import Final

TERMS: Final[dict[str, str]] = {
    # card types
    "creature": "creature",
    "evolution_creature": "evolution creature",
    "spell": "spell",
    "card": "card",
    "shield": "shield",
    "creatures": "creatures",
    "spells": "spells",
    "cards": "cards",
    "shields": "shields",
    # civilizations
    "light": "light",
    "water": "water",
    "darkness": "darkness",
    "fire": "fire",
    "nature": "nature",
    "civilization": "civilization",
    "multicolored": "multicolored",
    # zones
    "battle": "battle zone",
    "hand": "hand",
    "deck": "deck",
    "mana": "mana zone",
    "graveyard": "graveyard",
    # rarities
    "common": "common",
    "uncommon": "uncommon",
    "rare": "rare",
    "very_rare": "very rare",
    "super_rare": "super rare",
    "promo": "promo",
    # numbers and states of a card
    "cost": "cost",
    "power": "power",
    "race": "race",
    "rarity": "rarity",
    "number": "number",
    "tapped": "tapped",
    "untapped": "untapped",
    "summoning_sickness": "summoning sickness",
    # keywords
    "blocker": "blocker",
    "shield_trigger": "shield trigger",
    "double_breaker": "double breaker",
    "triple_breaker": "triple breaker",
    "crew_breaker": "crew breaker",
    "power_attacker": "power attacker",
    "slayer": "slayer",
    "speed_attacker": "speed attacker",
    "stealth": "stealth",
    "charger": "charger",
    "evolution": "evolution",
    "vortex_evolution": "vortex evolution",
    "survivor": "survivor",
    "turbo_rush": "turbo rush",
    "wave_striker": "wave striker",
    "silent_skill": "silent skill",
    "tap_ability": "tap",
}
"""Words of the cards by a name that both languages share."""

SAME_IN_PLURAL: Final = ("Folk", "People", "Fish", "Dead", "Merfolk", "Veggies")
"""Last words of races that have no plural of their own, or are one already."""


def plural(race: str) -> str:
    """The plural of a race.

    >>> plural("Cyber Virus"), plural("Beast Folk"), plural("Horned Beast"), plural("Gel Fish")
    ('Cyber Viruses', 'Beast Folk', 'Horned Beasts', 'Gel Fish')
    """
    if race.rpartition(" ")[2] in SAME_IN_PLURAL:
        return race
    return race + ("es" if race.endswith(("s", "x", "sh", "ch")) else "s")
