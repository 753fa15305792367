"""Which words of a figure's or card's text a rule explains: what a reader can open on the spot, in either language.

A word stands here in the forms in which texts and type lines have it. Reading a text, the
longest form wins; large and small letters are the same, and a word ends at anything that
is neither letter, digit nor hyphen.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.language.reading import language

GLOSSARY: Final[tuple[tuple[str, str, str], ...]] = (
    ("term:figure", "figure|figures", "Figur|Figuren"),
    ("term:party", "party", "Gruppe"),
    ("term:ally", "ally|allies", "Verbündete|Verbündeter|Verbündeten"),
    ("term:opposing", "opposing", "gegnerische|gegnerischen|gegnerischer"),
    ("term:personal-clock", "personal clock", "persönliche Uhr"),
    ("term:tick", "tick|ticks", "Tick|Ticks"),
    ("term:round", "round|rounds", "Runde|Runden"),
    ("term:space", "space|spaces", "Feld|Felder|Feldern"),
    ("term:movement-point", "movement point|movement", "Bewegungspunkt|Bewegung"),
    ("term:victory-space", "victory space", "SP-Feld"),
    ("term:victory-point", "victory point|victory points", "Siegpunkt|Siegpunkte"),
    ("term:honor", "honor", "Ehre"),
    ("term:main-attack", "main attack", "Hauptangriff"),
    ("term:action", "action", "Aktion"),
    ("term:range", "range", "Reichweite"),
    ("term:line-of-sight", "line of sight", "freie Sicht|freier Sicht"),
    ("term:strength", "strength", "Stärke|Heilstärke|Angriffsstärke"),
    ("term:physical", "physical", "physisch|physischen"),
    ("term:magical", "magical", "magisch|magischen"),
    ("term:armor", "armor", "Rüstung"),
    ("term:resist", "resist", "Widerstand"),
    ("term:health", "health|starting health", "Gesundheit|Anfangsgesundheit"),
    ("term:critical", "critical", "kritisch"),
    ("term:ongoing", "ongoing", "andauernd"),
    ("term:taunt", "taunt", "Spott"),
    ("term:heal", "heal|heals", "heilt|heile|heilen|Heilung"),
    ("term:destroyed", "destroyed|destroys", "zerstört|zerstörte"),
    ("term:action-bar", "action bar", "Aktionsleiste"),
    ("term:action-bar-card", "action bar card|action bar cards|action card|action cards",
     "Aktionsleisten-Karte|Aktionsleisten-Karten"),
    ("term:instant", "instant", "Sofort|Sofortkarte"),
    ("term:reaction", "reaction", "Reaktion|Reaktionskarte"),
    ("term:faction", "factions|faction", "Fraktionen|Fraktion"),
    ("minis:damage", "damage", "Schaden"),
    ("minis:dice", "dice|die", "Würfel|Würfeln|Angriffswürfel|Verteidigungswürfel"),
    ("minis:range", "adjacent", "direkt neben"),
)  # fmt: skip
"""The number of a rule, and the words it explains in English and in German."""


def glossary(lang: str) -> list[tuple[str, list[str]]]:
    """The rules with their words in a language.

    >>> dict(glossary("de"))["term:taunt"]
    ['Spott']
    """
    return [(rule, (german if language(lang) == "de" else english).split("|")) for rule, english, german in GLOSSARY]
