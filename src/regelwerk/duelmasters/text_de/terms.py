"""The table's own words in German, and the German of races.

From the German rulebook of the game come: Kampfbereich, Manabereich, Friedhof, Hand, Deck, Schild, durchbrechen,
Kreatur, Evolutionskreatur, beschwören, Einsatzverzögerung, tappen, enttappen, Stärke, blocken, Blocker, Doppelbrecher,
angreifen, kämpfen, Ende des Zugs, Gegner. All other words are ours, the races too (ruling:german-words).
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.language.german import F, GermanNoun, M, N

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

RACES: Final[dict[str, GermanNoun]] = {
    "Angel Command": GermanNoun(N, "Engelskommando", "Engelskommandos"),
    "Armored Dragon": GermanNoun(M, "Panzerdrache", "Panzerdrachen", weak=True),
    "Armored Wyvern": GermanNoun(M, "Panzerwyvern", "Panzerwyvern"),
    "Armorloid": GermanNoun(M, "Armorloid", "Armorloiden", weak=True),
    "Balloon Mushroom": GermanNoun(M, "Ballonpilz", "Ballonpilze", "Ballonpilzes"),
    "Beast Folk": GermanNoun(M, "Tiermensch", "Tiermenschen", weak=True),
    "Berserker": GermanNoun(M, "Berserker", "Berserker"),
    "Brain Jacker": GermanNoun(M, "Hirnräuber", "Hirnräuber"),
    "Chimera": GermanNoun(F, "Chimäre", "Chimären"),
    "Colony Beetle": GermanNoun(M, "Kolonienkäfer", "Kolonienkäfer"),
    "Cyber Cluster": GermanNoun(M, "Cybercluster", "Cybercluster"),
    "Cyber Lord": GermanNoun(M, "Cyberlord", "Cyberlords"),
    "Cyber Virus": GermanNoun(M, "Cybervirus", "Cyberviren", "Cybervirus"),
    "Dark Lord": GermanNoun(M, "Dunkelfürst", "Dunkelfürsten", weak=True),
    "Death Puppet": GermanNoun(F, "Todespuppe", "Todespuppen"),
    "Demon Command": GermanNoun(N, "Dämonenkommando", "Dämonenkommandos"),
    "Devil Mask": GermanNoun(F, "Teufelsmaske", "Teufelsmasken"),
    "Dragon": GermanNoun(M, "Drache", "Drachen", weak=True),
    "Dragonoid": GermanNoun(M, "Drakoid", "Drakoiden", weak=True),
    "Dune Gecko": GermanNoun(M, "Dünengecko", "Dünengeckos"),
    "Earth Dragon": GermanNoun(M, "Erddrache", "Erddrachen", weak=True),
    "Earth Eater": GermanNoun(M, "Erdfresser", "Erdfresser"),
    "Fire Bird": GermanNoun(M, "Feuervogel", "Feuervögel"),
    "Fish": GermanNoun(M, "Fisch", "Fische", "Fisches"),
    "Gel Fish": GermanNoun(M, "Gelfisch", "Gelfische", "Gelfisches"),
    "Ghost": GermanNoun(M, "Geist", "Geister", "Geistes"),
    "Giant": GermanNoun(M, "Riese", "Riesen", weak=True),
    "Giant Insect": GermanNoun(N, "Rieseninsekt", "Rieseninsekten"),
    "Gladiator": GermanNoun(M, "Gladiator", "Gladiatoren", weak=True),
    "Guardian": GermanNoun(M, "Wächter", "Wächter"),
    "Hedrian": GermanNoun(M, "Hedrianer", "Hedrianer"),
    "Horned Beast": GermanNoun(F, "Hornbestie", "Hornbestien"),
    "Human": GermanNoun(M, "Mensch", "Menschen", weak=True),
    "Initiate": GermanNoun(M, "Eingeweiht", adjectival=True),
    "Leviathan": GermanNoun(M, "Leviathan", "Leviathane"),
    "Light Bringer": GermanNoun(M, "Lichtbringer", "Lichtbringer"),
    "Liquid People": GermanNoun(N, "Flüssigwesen", "Flüssigwesen"),
    "Living Dead": GermanNoun(M, "Untot", adjectival=True),
    "Machine Eater": GermanNoun(M, "Maschinenfresser", "Maschinenfresser"),
    "Mecha Del Sol": GermanNoun(M, "Mecha del Sol", "Mecha del Sol", "Mecha del Sol"),
    "Mecha Thunder": GermanNoun(M, "Mechadonner", "Mechadonner"),
    "Merfolk": GermanNoun(N, "Meereswesen", "Meereswesen"),
    "Mystery Totem": GermanNoun(N, "Mysterientotem", "Mysterientotems"),
    "Naga": GermanNoun(F, "Naga", "Nagas"),
    "Parasite Worm": GermanNoun(M, "Parasitenwurm", "Parasitenwürmer"),
    "Rainbow Phantom": GermanNoun(N, "Regenbogenphantom", "Regenbogenphantome"),
    "Rock Beast": GermanNoun(F, "Felsbestie", "Felsbestien"),
    "Sea Hacker": GermanNoun(M, "Seehacker", "Seehacker"),
    "Snow Faerie": GermanNoun(F, "Schneefee", "Schneefeen"),
    "Starlight Tree": GermanNoun(M, "Sternlichtbaum", "Sternlichtbäume"),
    "Starnoid": GermanNoun(M, "Starnoid", "Starnoiden", weak=True),
    "Survivor": GermanNoun(M, "Überlebend", adjectival=True),
    "Tree Folk": GermanNoun(N, "Baumwesen", "Baumwesen"),
    "Wild Veggies": GermanNoun(N, "Wildgemüse", "Wildgemüse"),
    "Xenoparts": GermanNoun(N, "Xenoteil", "Xenoteile"),
    "Zombie Dragon": GermanNoun(M, "Zombiedrache", "Zombiedrachen", weak=True),
}
"""What a creature of a race is called. A race that is not here keeps its English name."""


def race_noun(race: str) -> GermanNoun:
    """The noun for a race.

    >>> race_noun("Human").plural, race_noun("Spirit Quartz").plural
    ('Menschen', 'Spirit Quartz')
    """
    return RACES.get(race) or GermanNoun(N, race, race, race)


def race_name(race: str) -> str:
    """A race by itself, as it stands in the line under the picture.

    >>> race_name("Initiate"), race_name("Cyber Lord")
    ('Eingeweihter', 'Cyberlord')
    """
    noun = race_noun(race)
    return noun.singular + "er" if noun.adjectival else noun.singular
