"""The table's own words in German: the terms of the German rulebook of 2006.

What that book does not name is ours and stands after a remark that says so.
"""

from __future__ import annotations

from typing import Final

TERMS: Final[dict[str, str]] = {
    # card types and what texts name like types
    "hero": "Held",
    "ally": "Verbündeter",
    "ability": "Fähigkeit",
    "weapon": "Waffe",
    "armor": "Rüstung",
    "item": "Gegenstand",
    "quest": "Quest",
    "totem": "Totem",
    "resource": "Ressource",
    "equipment": "Ausrüstung",
    "character": "Charakter",
    "token": "Spielstein",
    "counter": "Marke",
    "card": "Karte",
    "effect": "Effekt",
    "power": "Kraft",
    # the plurals, for headings and counts
    "heroes": "Helden",
    "allies": "Verbündete",
    "abilities": "Fähigkeiten",
    "weapons": "Waffen",
    "armors": "Rüstungen",
    "items": "Gegenstände",
    "quests": "Quests",
    "totems": "Totems",
    "resources": "Ressourcen",
    "cards": "Karten",
    # factions and classes
    "alliance": "Allianz",
    "horde": "Horde",
    "neutral": "neutral",
    "druid": "Druide",
    "hunter": "Jäger",
    "mage": "Magier",
    "paladin": "Paladin",
    "priest": "Priester",
    "rogue": "Schurke",
    "shaman": "Schamane",
    "warlock": "Hexenmeister",
    "warrior": "Krieger",
    # damage types
    "arcane": "Arkan",
    "fire": "Feuer",
    "frost": "Frost",
    "holy": "Heilig",
    "melee": "Nahkampf",
    "nature": "Natur",
    "ranged": "Distanz",
    "shadow": "Schatten",
    # rarities
    "common": "gewöhnlich",
    "uncommon": "selten",
    "rare": "rar",
    "epic": "episch",
    "legendary": "legendär",
    # keywords and states
    "elusive": "Unangreifbar",
    "ferocity": "Wildheit",
    "protector": "Beschützer",
    "long_range": "Reichweite",
    "stealth": "Verstohlen",
    "bear_form": "in Bärengestalt",
    "cat_form": "in Katzengestalt",
    "dual_wield": "Beidhändigkeit",  # ours
    "ongoing": "Andauernd",
    "instant": "Sofort-",
    "unique": "Einzigartig",
    "unlimited": "Unlimitiert",
    "two_handed": "Zweihandwaffe",
    # zones and rows
    "play": "Spiel",
    "hand": "Hand",
    "deck": "Deck",
    "graveyard": "Friedhof",
    "removed": "aus dem Spiel entfernt",
    "chain": "Kette",
    "ally_row": "Verbündetenreihe",
    "hero_row": "Heldenreihe",
    "resource_row": "Ressourcenreihe",
    "party": "Gruppe",
    # turn
    "turn": "Zug",
    "start_phase": "Startphase",
    "ready_step": "Bereitmach-Schritt",
    "draw_step": "Zieh-Schritt",
    "action_phase": "Aktionsphase",
    "combat_step": "Kampf-Schritt",
    "attack_window": "Angriffs-Fenster",  # ours, after "Prioritäten-Fenster"
    "defend_window": "Verteidigungs-Fenster",  # ours
    "combat_conclusion": "Abschluss des Kampfes",  # ours, after "einen Kampf abschließen"
    "end_phase": "Endphase",
    "wrap_up_step": "Aufräum-Schritt",
    "your_turn": "dein Zug",
    "opponents_turn": "Zug eines Gegners",
    # acting
    "pass": "passen",
    "priority": "Priorität",
    "link": "Kettenglied",
    "proposal": "Beantragung",  # ours, after "einen Kampf beantragen"
    "target": "Ziel",
    "cost": "Kosten",
    "pay": "bezahlen",
    "play_a_card": "eine Karte spielen",
    "use_a_power": "eine Kraft benutzen",
    "place_a_resource": "eine Ressource platzieren",
    "complete_a_quest": "eine Quest abschließen",
    "propose_a_combat": "einen Kampf beantragen",
    "strike": "zuschlagen",
    "protect": "beschützen",
    "attack": "angreifen",
    "end_turn": "den Zug beenden",  # ours
    "mulligan": "Mulligan",
    "keep": "behalten",
    "concede": "aufgeben",  # ours
    # numbers and states of a card
    "atk": "ANG",
    "def": "VRT",
    "health": "Gesundheit",
    "damage": "Schaden",
    "combat_damage": "Kampfschaden",
    "fatal_damage": "tödlicher Schaden",
    "play_cost": "Ausspielkosten",
    "strike_cost": "Schlagkosten",
    "ready": "bereit",
    "exhausted": "erschöpft",
    "face_up": "aufgedeckt",
    "face_down": "verdeckt",
    "attached": "angelegt",
    "attacker": "Angreifer",
    "defender": "Verteidiger",
    "proposed_attacker": "beantragter Angreifer",
    "proposed_defender": "beantragter Verteidiger",
    # people
    "player": "Spieler",
    "you": "du",
    "opponent": "Gegner",
    "owner": "Besitzer",
    "controller": "Beherrscher",
    "turn_player": "Zugspieler",
    "friendly": "befreundet",
    "opposing": "gegnerisch",
    "winner": "Gewinner",
    "loser": "Verlierer",
    "draw": "Unentschieden",  # ours
    "reward": "Belohnung",
    "main_deck": "Hauptdeck",
    "side_deck": "Side Deck",
    "maximum_hand_size": "maximale Handgröße",
    "type_line": "Typenzeile",
    "tag": "Bezeichnung",
    "required": "erforderlich",
}
"""Keys: lower-case names of the enumerations' members, and English words in snake case. The same keys as in English."""

TAGS: Final[dict[str, str]] = {
    # races
    "Human": "Mensch",
    "Night Elf": "Nachtelf",
    "Dwarf": "Zwerg",
    "Gnome": "Gnom",
    "Draenei": "Draenei",
    "Orc": "Orc",
    "Troll": "Troll",
    "Tauren": "Tauren",
    "Undead": "Untoter",
    "Blood Elf": "Blutelf",
    "Goblin": "Goblin",
    # classes
    "Druid": "Druide",
    "Hunter": "Jäger",
    "Mage": "Magier",
    "Paladin": "Paladin",
    "Priest": "Priester",
    "Rogue": "Schurke",
    "Shaman": "Schamane",
    "Warlock": "Hexenmeister",
    "Warrior": "Krieger",
    # talents
    "Marksmanship": "Treffsicherheit",
    "Demonology": "Dämonologie",
    "Subtlety": "Täuschung",
    "Protection": "Schutz",
    "Restoration": "Wiederherstellung",
    "Feral": "Wilder Kampf",
    "Fire": "Feuer",
    "Frost": "Frost",
    "Holy": "Heilig",
    "Shadow": "Schatten",
    "Arcane": "Arkan",
    "Talent": "Talent",
    # talents whose German words are ours
    "Balance": "Gleichgewicht",
    "Beast Mastery": "Tierherrschaft",
    "Survival": "Überleben",
    "Retribution": "Vergeltung",
    "Discipline": "Disziplin",
    "Assassination": "Meucheln",
    "Combat": "Kampf",
    "Elemental": "Elementar",
    "Enhancement": "Verstärkung",
    "Affliction": "Gebrechen",
    "Destruction": "Zerstörung",
    "Arms": "Waffen",
    "Fury": "Furor",
    # professions
    "Engineering": "Ingenieurskunst",
    "Leatherworking": "Lederverarbeitung",
    "Mining": "Bergbau",
    "Skinning": "Kürschnern",
    "Blacksmithing": "Schmiedekunst",
    # professions whose German words are ours
    "Alchemy": "Alchemie",
    "Herbalism": "Kräuterkunde",
    "Enchanting": "Verzauberkunst",
    "Tailoring": "Schneiderei",
    # equipment
    "Mail": "Schwere Rüstung",
    "Plate": "Platte",
    "Cloth": "Stoff",
    "Chest": "Brust",
    "Axe": "Axt",
    "Mace": "Streitkolben",
    "Potion": "Trank",
    "Melee": "Nahkampf",
    "Ranged": "Distanz",
    "Off-Hand": "Schildhand",
    "Leather": "Leder",
    "Ring": "Ring",
    "Trinket": "Schmuckstück",
    "Shield": "Schild",
    # equipment whose German words are ours
    "Head": "Kopf",
    "Back": "Rücken",
    "Hands": "Hände",
    "Shoulder": "Schultern",
    "Waist": "Taille",
    "Leggings": "Beine",
    "Neck": "Hals",
    "Dagger": "Dolch",
    "Sword": "Schwert",
    "Staff": "Stab",
    "Bow": "Bogen",
    "Gun": "Schusswaffe",
    "Polearm": "Stangenwaffe",
    # animals and others
    "Pet": "Begleiter",
    "Cat": "Katze",
    "Turtle": "Schildkröte",
    "Gambler": "Zocker",
    "Fire Totem": "Feuertotem",
    "Curse": "Fluch",
    "Poison": "Gift",
    "Combo": "Combo",
    "Finishing Move": "Finishing-Move",
    # and those whose German words are ours
    "Earth Totem": "Erdtotem",
    "Water Totem": "Wassertotem",
    "Air Totem": "Lufttotem",
    "Totem": "Totem",
    "Bear": "Bär",
    "Wolf": "Wolf",
    "Raptor": "Raptor",
    "Hippogryph": "Hippogryph",
    "Dragonkin": "Drachkin",
    "Demon": "Dämon",
    "Imp": "Wichtel",
    "Succubus": "Sukkubus",
    "Infernal": "Höllenbestie",
    "Voidwalker": "Leerwandler",
    "Sheep": "Schaf",
    "Spider": "Spinne",
    "Peasant": "Landarbeiter",
    "Mechanical": "Mechanischer",
    "Yeti": "Yeti",
    # kinds of abilities that only names of cards give ("Aspekt des Falken", "Segen der Macht")
    "Aspect": "Aspekt",
    "Aura": "Aura",
    "Blessing": "Segen",
    # and ours
    "Form": "Gestalt",
    "Seal": "Siegel",
    "Shout": "Ruf",
    "Stance": "Haltung",
}
"""Tags as they stand in the type line."""

FIRST_PARTS: Final = {
    "Undead": "Untoten",
    "Mechanical": "Mechanik",
    "Night Elf": "Nachtelfen",
    "Blood Elf": "Blutelfen",
}
"""Tags that change before a hyphen ("Untoten-Verbündeter")."""

COUNTERS: Final = {"bone": "Knochenmarke", "strength": "Stärkemarke", "agony": "Peinmarke"}
"""Named counters, ours."""


def tag(name: str) -> str:
    """A tag in German; a tag of somebody's own card stays as it is.

    >>> tag("Night Elf"), tag("Murloc")
    ('Nachtelf', 'Murloc')
    """
    return TAGS.get(name, name)
