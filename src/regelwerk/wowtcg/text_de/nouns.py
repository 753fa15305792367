"""The German nouns of this game, with gender and plural."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.language.german import F, GermanNoun, M, N, compound
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text_de.terms import TERMS

HELD: Final = GermanNoun(M, "Held", "Helden", weak=True)
VERBUENDETER: Final = GermanNoun(M, "Verbündet", adjectival=True)
FAEHIGKEIT: Final = GermanNoun(F, "Fähigkeit", "Fähigkeiten")
WAFFE: Final = GermanNoun(F, "Waffe", "Waffen")
RUESTUNG: Final = GermanNoun(F, "Rüstung", "Rüstungen")
GEGENSTAND: Final = GermanNoun(M, "Gegenstand", "Gegenstände", "Gegenstandes")
QUEST: Final = GermanNoun(F, "Quest", "Quests")
TOTEM: Final = GermanNoun(N, "Totem", "Totems")
RESSOURCE: Final = GermanNoun(F, "Ressource", "Ressourcen")
AUSRUESTUNG: Final = GermanNoun(F, "Ausrüstung", "Ausrüstungen")
CHARAKTER: Final = GermanNoun(M, "Charakter", "Charaktere")
KARTE: Final = GermanNoun(F, "Karte", "Karten")
SPIELSTEIN: Final = GermanNoun(M, "Spielstein", "Spielsteine", "Spielsteins")
ANGREIFER: Final = GermanNoun(M, "Angreifer", "Angreifer")
SCHADEN: Final = GermanNoun(M, "Schaden", "Schaden")
SPIELER: Final = GermanNoun(M, "Spieler", "Spieler")
GEGNER: Final = GermanNoun(M, "Gegner", "Gegner")
BEHERRSCHER: Final = GermanNoun(M, "Beherrscher", "Beherrscher")
BESITZER: Final = GermanNoun(M, "Besitzer", "Besitzer")
FRIEDHOF: Final = GermanNoun(M, "Friedhof", "Friedhöfe", "Friedhofs")
HAND: Final = GermanNoun(F, "Hand", "Hände")
DECK: Final = GermanNoun(N, "Deck", "Decks")
ANG: Final = GermanNoun(M, "ANG", "ANG", "ANG")
GESUNDHEIT: Final = GermanNoun(F, "Gesundheit")
KOSTEN: Final = GermanNoun(F, "Kosten", "Kosten")

OF_KIND: Final = {
    vocabulary.CardType.HERO: HELD,
    vocabulary.CardType.ALLY: VERBUENDETER,
    vocabulary.CardType.ABILITY: FAEHIGKEIT,
    vocabulary.CardType.WEAPON: WAFFE,
    vocabulary.CardType.ARMOR: RUESTUNG,
    vocabulary.CardType.ITEM: GEGENSTAND,
    vocabulary.CardType.QUEST: QUEST,
    vocabulary.CardType.TOTEM: TOTEM,
    vocabulary.CardType.RESOURCE: RESSOURCE,
}
BEFORE_CARD: Final = {
    vocabulary.CardType.HERO: "Helden",
    vocabulary.CardType.ALLY: "Verbündeten",
    vocabulary.CardType.ABILITY: "Fähigkeits",
    vocabulary.CardType.WEAPON: "Waffen",
    vocabulary.CardType.ARMOR: "Rüstungs",
    vocabulary.CardType.ITEM: "Gegenstands",
    vocabulary.CardType.QUEST: "Quest",
    vocabulary.CardType.TOTEM: "Totem",
    vocabulary.CardType.RESOURCE: "Ressourcen",
}
"""Verbündetenkarte, Fähigkeitskarte ..."""

OF_TAG: Final = {
    "Pet": GermanNoun(M, "Begleiter", "Begleiter"),
    "Dagger": GermanNoun(M, "Dolch", "Dolche", "Dolches"),
    "Sword": GermanNoun(N, "Schwert", "Schwerter", "Schwertes"),
    "Axe": GermanNoun(F, "Axt", "Äxte"),
    "Mace": GermanNoun(M, "Streitkolben", "Streitkolben"),
    "Staff": GermanNoun(M, "Stab", "Stäbe", "Stabes"),
    "Bow": GermanNoun(M, "Bogen", "Bögen"),
    "Gun": GermanNoun(F, "Schusswaffe", "Schusswaffen"),
    "Polearm": GermanNoun(F, "Stangenwaffe", "Stangenwaffen"),
    "Shield": GermanNoun(M, "Schild", "Schilde", "Schildes"),
    "Air Totem": GermanNoun(N, "Lufttotem", "Lufttotems"),
    "Earth Totem": GermanNoun(N, "Erdtotem", "Erdtotems"),
    "Fire Totem": GermanNoun(N, "Feuertotem", "Feuertotems"),
    "Water Totem": GermanNoun(N, "Wassertotem", "Wassertotems"),
    "Human": GermanNoun(M, "Mensch", "Menschen", weak=True),
    "Night Elf": GermanNoun(M, "Nachtelf", "Nachtelfen", weak=True),
    "Blood Elf": GermanNoun(M, "Blutelf", "Blutelfen", weak=True),
    "Dwarf": GermanNoun(M, "Zwerg", "Zwerge", "Zwerges"),
    "Gnome": GermanNoun(M, "Gnom", "Gnome"),
    "Draenei": GermanNoun(M, "Draenei", "Draenei", "Draenei"),
    "Orc": GermanNoun(M, "Orc", "Orcs"),
    "Troll": GermanNoun(M, "Troll", "Trolle"),
    "Tauren": GermanNoun(M, "Tauren", "Tauren", "Tauren"),
    "Undead": GermanNoun(M, "Untot", adjectival=True),
    "Goblin": GermanNoun(M, "Goblin", "Goblins"),
    "Spider": GermanNoun(F, "Spinne", "Spinnen"),
    "Demon": GermanNoun(M, "Dämon", "Dämonen"),
    "Dragonkin": GermanNoun(M, "Drachkin", "Drachkin"),
    "Cat": GermanNoun(F, "Katze", "Katzen"),
    "Bear": GermanNoun(M, "Bär", "Bären", weak=True),
    "Wolf": GermanNoun(M, "Wolf", "Wölfe", "Wolfes"),
    "Turtle": GermanNoun(F, "Schildkröte", "Schildkröten"),
    "Raptor": GermanNoun(M, "Raptor", "Raptoren"),
    "Imp": GermanNoun(M, "Wichtel", "Wichtel"),
    "Sheep": GermanNoun(N, "Schaf", "Schafe"),
}
"""Tags that are spoken of as things of their own."""

ONE_WORD: Final = {"Melee": "Nahkampf", "Ranged": "Distanz"}
"""Tags that grow together with what they describe: Nahkampfwaffe."""


def damage(first: str) -> GermanNoun:
    """Feuerschaden, Kampfschaden; Schaden alone for "".

    >>> damage("Feuer").singular, damage("").singular
    ('Feuerschaden', 'Schaden')
    """
    return compound(first, SCHADEN) if first else SCHADEN


def spoken_damage(element: vocabulary.Element | None, combat: bool = False) -> str:
    """Feuerschaden, Kampfschaden, Schaden"""
    if combat:
        return damage("Kampf").singular
    return damage(TERMS[element.name.lower()] if element is not None else "").singular
