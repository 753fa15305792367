"""The table's own words in German, and the German of races.

From the German rulebook of the game come: Kampfbereich, Manabereich, Friedhof, Hand, Deck, Schild, durchbrechen,
Kreatur, Evolutionskreatur, beschwören, Einsatzverzögerung, tappen, enttappen, Stärke, blocken, Blocker, Doppelbrecher,
angreifen, kämpfen, Ende des Zugs, Gegner. All other words are ours, the races too (ruling:german-words).
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.german import F, M, N, Noun

TERMS: Final[dict[str, str]] = {
    # card types
    "creature": "Kreatur",
    "evolution_creature": "Evolutionskreatur",
    "spell": "Zauberspruch",
    "card": "Karte",
    "shield": "Schild",
    "creatures": "Kreaturen",
    "spells": "Zaubersprüche",
    "cards": "Karten",
    "shields": "Schilde",
    # civilizations
    "light": "Licht",
    "water": "Wasser",
    "darkness": "Finsternis",
    "fire": "Feuer",
    "nature": "Natur",
    "civilization": "Zivilisation",
    "multicolored": "mehrfarbig",
    # zones
    "battle": "Kampfbereich",
    "hand": "Hand",
    "deck": "Deck",
    "mana": "Manabereich",
    "graveyard": "Friedhof",
    # rarities
    "common": "gewöhnlich",
    "uncommon": "ungewöhnlich",
    "rare": "selten",
    "very_rare": "sehr selten",
    "super_rare": "super selten",
    "promo": "Promo",
    # numbers and states of a card
    "cost": "Kosten",
    "power": "Stärke",
    "race": "Rasse",
    "rarity": "Seltenheit",
    "number": "Nummer",
    "tapped": "getappt",
    "untapped": "enttappt",
    "summoning_sickness": "Einsatzverzögerung",
    # keywords
    "blocker": "Blocker",
    "shield_trigger": "Schildauslöser",
    "double_breaker": "Doppelbrecher",
    "triple_breaker": "Dreifachbrecher",
    "crew_breaker": "Truppbrecher",
    "power_attacker": "Kraftangreifer",
    "slayer": "Schlächter",
    "speed_attacker": "Schnellangreifer",
    "stealth": "Tarnung",
    "charger": "Auflader",
    "evolution": "Evolution",
    "vortex_evolution": "Wirbelevolution",
    "survivor": "Überlebender",
    "turbo_rush": "Turborausch",
    "wave_striker": "Wellenschläger",
    "silent_skill": "Stilles Geschick",
    "tap_ability": "Tappen",
}
"""Words of the cards by a name that both languages share."""

RACES: Final[dict[str, Noun]] = {
    "Angel Command": Noun(N, "Engelskommando", "Engelskommandos"),
    "Armored Dragon": Noun(M, "Panzerdrache", "Panzerdrachen", weak=True),
    "Armored Wyvern": Noun(M, "Panzerwyvern", "Panzerwyvern"),
    "Armorloid": Noun(M, "Armorloid", "Armorloiden", weak=True),
    "Balloon Mushroom": Noun(M, "Ballonpilz", "Ballonpilze", "Ballonpilzes"),
    "Beast Folk": Noun(M, "Tiermensch", "Tiermenschen", weak=True),
    "Berserker": Noun(M, "Berserker", "Berserker"),
    "Brain Jacker": Noun(M, "Hirnräuber", "Hirnräuber"),
    "Chimera": Noun(F, "Chimäre", "Chimären"),
    "Colony Beetle": Noun(M, "Kolonienkäfer", "Kolonienkäfer"),
    "Cyber Cluster": Noun(M, "Cybercluster", "Cybercluster"),
    "Cyber Lord": Noun(M, "Cyberlord", "Cyberlords"),
    "Cyber Virus": Noun(M, "Cybervirus", "Cyberviren", "Cybervirus"),
    "Dark Lord": Noun(M, "Dunkelfürst", "Dunkelfürsten", weak=True),
    "Death Puppet": Noun(F, "Todespuppe", "Todespuppen"),
    "Demon Command": Noun(N, "Dämonenkommando", "Dämonenkommandos"),
    "Devil Mask": Noun(F, "Teufelsmaske", "Teufelsmasken"),
    "Dragon": Noun(M, "Drache", "Drachen", weak=True),
    "Dragonoid": Noun(M, "Drakoid", "Drakoiden", weak=True),
    "Earth Dragon": Noun(M, "Erddrache", "Erddrachen", weak=True),
    "Fire Bird": Noun(M, "Feuervogel", "Feuervögel"),
    "Fish": Noun(M, "Fisch", "Fische", "Fisches"),
    "Gel Fish": Noun(M, "Gelfisch", "Gelfische", "Gelfisches"),
    "Ghost": Noun(M, "Geist", "Geister", "Geistes"),
    "Giant": Noun(M, "Riese", "Riesen", weak=True),
    "Giant Insect": Noun(N, "Rieseninsekt", "Rieseninsekten"),
    "Guardian": Noun(M, "Wächter", "Wächter"),
    "Horned Beast": Noun(F, "Hornbestie", "Hornbestien"),
    "Human": Noun(M, "Mensch", "Menschen", weak=True),
    "Initiate": Noun(M, "Eingeweiht", adjectival=True),
    "Leviathan": Noun(M, "Leviathan", "Leviathane"),
    "Light Bringer": Noun(M, "Lichtbringer", "Lichtbringer"),
    "Liquid People": Noun(N, "Flüssigwesen", "Flüssigwesen"),
    "Living Dead": Noun(M, "Untot", adjectival=True),
    "Machine Eater": Noun(M, "Maschinenfresser", "Maschinenfresser"),
    "Mecha Del Sol": Noun(M, "Mecha del Sol", "Mecha del Sol", "Mecha del Sol"),
    "Merfolk": Noun(N, "Meereswesen", "Meereswesen"),
    "Naga": Noun(F, "Naga", "Nagas"),
    "Parasite Worm": Noun(M, "Parasitenwurm", "Parasitenwürmer"),
    "Rock Beast": Noun(F, "Felsbestie", "Felsbestien"),
    "Sea Hacker": Noun(M, "Seehacker", "Seehacker"),
    "Starlight Tree": Noun(M, "Sternlichtbaum", "Sternlichtbäume"),
    "Starnoid": Noun(M, "Starnoid", "Starnoiden", weak=True),
    "Survivor": Noun(M, "Überlebend", adjectival=True),
    "Tree Folk": Noun(N, "Baumwesen", "Baumwesen"),
    "Wild Veggies": Noun(N, "Wildgemüse", "Wildgemüse"),
    "Xenoparts": Noun(N, "Xenoteil", "Xenoteile"),
    "Zombie Dragon": Noun(M, "Zombiedrache", "Zombiedrachen", weak=True),
}
"""What a creature of a race is called. A race that is not here keeps its English name."""


def race_noun(race: str) -> Noun:
    """The noun for a race.

    >>> race_noun("Human").plural, race_noun("Snow Faerie").plural
    ('Menschen', 'Snow Faerie')
    """
    return RACES.get(race) or Noun(N, race, race, race)


def race_name(race: str) -> str:
    """A race by itself, as it stands in the line under the picture.

    >>> race_name("Initiate"), race_name("Cyber Lord")
    ('Eingeweihter', 'Cyberlord')
    """
    noun = race_noun(race)
    return noun.singular + "er" if noun.adjectival else noun.singular
