"""The German nouns of this game, with gender and plural."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.german import F, M, N, Noun, compound
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say_de.terms import TERMS

HELD: Final = Noun(M, "Held", "Helden", weak=True)
VERBUENDETER: Final = Noun(M, "Verbündet", adjectival=True)
FAEHIGKEIT: Final = Noun(F, "Fähigkeit", "Fähigkeiten")
WAFFE: Final = Noun(F, "Waffe", "Waffen")
RUESTUNG: Final = Noun(F, "Rüstung", "Rüstungen")
GEGENSTAND: Final = Noun(M, "Gegenstand", "Gegenstände", "Gegenstandes")
QUEST: Final = Noun(F, "Quest", "Quests")
TOTEM: Final = Noun(N, "Totem", "Totems")
RESSOURCE: Final = Noun(F, "Ressource", "Ressourcen")
AUSRUESTUNG: Final = Noun(F, "Ausrüstung", "Ausrüstungen")
CHARAKTER: Final = Noun(M, "Charakter", "Charaktere")
KARTE: Final = Noun(F, "Karte", "Karten")
SPIELSTEIN: Final = Noun(M, "Spielstein", "Spielsteine", "Spielsteins")
ANGREIFER: Final = Noun(M, "Angreifer", "Angreifer")
SCHADEN: Final = Noun(M, "Schaden", "Schaden")
SPIELER: Final = Noun(M, "Spieler", "Spieler")
GEGNER: Final = Noun(M, "Gegner", "Gegner")
BEHERRSCHER: Final = Noun(M, "Beherrscher", "Beherrscher")
BESITZER: Final = Noun(M, "Besitzer", "Besitzer")
FRIEDHOF: Final = Noun(M, "Friedhof", "Friedhöfe", "Friedhofs")
HAND: Final = Noun(F, "Hand", "Hände")
DECK: Final = Noun(N, "Deck", "Decks")
ANG: Final = Noun(M, "ANG", "ANG", "ANG")
GESUNDHEIT: Final = Noun(F, "Gesundheit")
KOSTEN: Final = Noun(F, "Kosten", "Kosten")

OF_KIND: Final = {
    w.Kind.HERO: HELD,
    w.Kind.ALLY: VERBUENDETER,
    w.Kind.ABILITY: FAEHIGKEIT,
    w.Kind.WEAPON: WAFFE,
    w.Kind.ARMOR: RUESTUNG,
    w.Kind.ITEM: GEGENSTAND,
    w.Kind.QUEST: QUEST,
    w.Kind.TOTEM: TOTEM,
    w.Kind.RESOURCE: RESSOURCE,
}
BEFORE_CARD: Final = {
    w.Kind.HERO: "Helden",
    w.Kind.ALLY: "Verbündeten",
    w.Kind.ABILITY: "Fähigkeits",
    w.Kind.WEAPON: "Waffen",
    w.Kind.ARMOR: "Rüstungs",
    w.Kind.ITEM: "Gegenstands",
    w.Kind.QUEST: "Quest",
    w.Kind.TOTEM: "Totem",
    w.Kind.RESOURCE: "Ressourcen",
}
"""Verbündetenkarte, Fähigkeitskarte ..."""

OF_TAG: Final = {
    "Pet": Noun(M, "Begleiter", "Begleiter"),
    "Dagger": Noun(M, "Dolch", "Dolche", "Dolches"),
    "Sword": Noun(N, "Schwert", "Schwerter", "Schwertes"),
    "Axe": Noun(F, "Axt", "Äxte"),
    "Mace": Noun(M, "Streitkolben", "Streitkolben"),
    "Staff": Noun(M, "Stab", "Stäbe", "Stabes"),
    "Bow": Noun(M, "Bogen", "Bögen"),
    "Gun": Noun(F, "Schusswaffe", "Schusswaffen"),
    "Polearm": Noun(F, "Stangenwaffe", "Stangenwaffen"),
    "Shield": Noun(M, "Schild", "Schilde", "Schildes"),
    "Human": Noun(M, "Mensch", "Menschen", weak=True),
    "Night Elf": Noun(M, "Nachtelf", "Nachtelfen", weak=True),
    "Blood Elf": Noun(M, "Blutelf", "Blutelfen", weak=True),
    "Dwarf": Noun(M, "Zwerg", "Zwerge", "Zwerges"),
    "Gnome": Noun(M, "Gnom", "Gnome"),
    "Draenei": Noun(M, "Draenei", "Draenei", "Draenei"),
    "Orc": Noun(M, "Orc", "Orcs"),
    "Troll": Noun(M, "Troll", "Trolle"),
    "Tauren": Noun(M, "Tauren", "Tauren", "Tauren"),
    "Undead": Noun(M, "Untot", adjectival=True),
    "Goblin": Noun(M, "Goblin", "Goblins"),
    "Spider": Noun(F, "Spinne", "Spinnen"),
    "Demon": Noun(M, "Dämon", "Dämonen"),
    "Dragonkin": Noun(M, "Drachkin", "Drachkin"),
    "Cat": Noun(F, "Katze", "Katzen"),
    "Bear": Noun(M, "Bär", "Bären", weak=True),
    "Wolf": Noun(M, "Wolf", "Wölfe", "Wolfes"),
    "Turtle": Noun(F, "Schildkröte", "Schildkröten"),
    "Raptor": Noun(M, "Raptor", "Raptoren"),
    "Imp": Noun(M, "Wichtel", "Wichtel"),
    "Sheep": Noun(N, "Schaf", "Schafe"),
}
"""Tags that are spoken of as things of their own."""

ONE_WORD: Final = {"Melee": "Nahkampf", "Ranged": "Distanz"}
"""Tags that grow together with what they describe: Nahkampfwaffe."""


def damage(first: str) -> Noun:
    """Feuerschaden, Kampfschaden; Schaden alone for "".

    >>> damage("Feuer").singular, damage("").singular
    ('Feuerschaden', 'Schaden')
    """
    return compound(first, SCHADEN) if first else SCHADEN


def spoken_damage(element: w.Element | None, combat: bool = False) -> str:
    """Feuerschaden, Kampfschaden, Schaden"""
    if combat:
        return damage("Kampf").singular
    return damage(TERMS[element.name.lower()] if element is not None else "").singular
