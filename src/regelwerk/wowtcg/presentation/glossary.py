"""Which words of a card's text a rule explains: what a reader can open on the spot, in either language.

A word stands here in the forms in which texts and type lines have it. Reading a text, the
longest form wins; large and small letters are the same, and a word ends at anything that
is neither letter, digit nor hyphen.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.language.reading import language

GLOSSARY: Final[tuple[tuple[str, str, str], ...]] = (
    # keywords and words of the type line
    ("kw:elusive", "elusive", "unangreifbar"),
    ("kw:ferocity", "ferocity", "Wildheit"),
    ("kw:protector", "protector", "Beschützer"),
    ("kw:long-range", "long-range", "Reichweite"),
    ("kw:instant", "instant", "Sofort-Fähigkeit|Sofort-Verbündeter|Sofort-Fähigkeitskarte"),
    ("kw:ongoing", "ongoing", "andauernd"),
    ("kw:unique", "unique", "einzigartig|einzigartigen"),
    ("kw:unlimited", "unlimited", "unlimitiert"),
    ("kw:two-handed", "two-handed", "zweihändig|Zweihandwaffe"),
    ("kw:off-hand", "off-hand", "Schildhand"),
    ("kw:totem", "totem", "Totem"),
    ("kw:bear-form", "bear form", "Bärengestalt"),
    ("kw:cat-form", "cat form", "Katzengestalt"),
    ("kw:stealth", "stealth|stealthed", "Verstohlenheit|verstohlen"),
    ("kw:hero-required", "hero required", "erforderlich"),
    ("kw:unless", "unless", "es sei denn"),
    ("kw:choose-one", "choose one", "bestimme eines"),
    ("kw:random", "coin|at random", "Münze|zufällig|zufällige"),
    # who and what
    ("rb06:helden", "hero|heroes", "Held|Helden"),
    ("rb06:verbuendete", "ally|allies", "Verbündeter|Verbündete|Verbündeten"),
    ("wow:300.2", "ally card", "Verbündetenkarte|Verbündetenkarten"),
    ("kw:character", "character|characters", "Charakter|Charaktere|Charakters"),
    ("kw:friendly", "friendly", "befreundet|befreundete|befreundeten|befreundeter"),
    ("kw:opposing", "opposing", "gegnerisch|gegnerische|gegnerischen|gegnerischer"),
    ("kw:equipment", "equipment", "Ausrüstung|Ausrüstungskarte"),
    ("rb06:waffen", "weapon|weapons|melee weapon|melee weapons|ranged weapon|ranged weapons",
     "Waffe|Waffen|Nahkampfwaffe|Nahkampfwaffen|Distanzwaffe|Distanzwaffen"),
    ("rb06:ruestungen", "armor", "Rüstung|Rüstungen"),
    ("rb06:gegenstaende", "item|items", "Gegenstand|Gegenstände"),
    ("rb06:faehigkeiten", "ability|abilities", "Fähigkeit|Fähigkeiten|Fähigkeitskarte"),
    ("rb06:quests", "quest|quests", "Quest|Quests"),
    ("rb06:ressource", "resource|resources", "Ressource|Ressourcen"),
    ("rb06:gruppe", "party", "Gruppe"),
    ("rb06:beherrscher", "controller|controllers", "Beherrscher|Beherrschers"),
    ("rb06:besitzer", "owner|owners", "Besitzer|Besitzers"),
    ("rb06:kontrollieren", "control", "kontrollierst"),
    ("rb06:ziel-deiner-wahl", "target|targeted", "deiner Wahl|als Ziel gewählt"),
    ("rb06:marke", "counter|counters", "Marke|Marken|Peinmarke|Knochenmarke|Stärkemarke"),
    ("rb06:verbuendeter-spielstein", "token|tokens|ally token|ally tokens", "Verbündeter-Spielstein|Spielstein"),
    ("rb06:kraefte", "powers", "Kräfte"),
    # numbers
    ("rb06:ang", "ATK", "ANG"),
    ("rb06:vrt", "DEF", "VRT"),
    ("rb06:gesundheit", "health", "Gesundheit"),
    ("rb06:kosten", "cost", "Kosten"),
    ("rb06:x", "X", "X"),
    # damage
    ("rb06:kampfschaden", "combat damage", "Kampfschaden|Kampfschadens"),
    ("rb06:schadenssymbole",
     "arcane damage|fire damage|frost damage|holy damage|melee damage|nature damage|ranged damage|shadow damage",
     "Arkanschaden|Feuerschaden|Frostschaden|Heiligschaden|Nahkampfschaden|Naturschaden|Distanzschaden|Schattenschaden"),
    ("rb06:schaden", "damage", "Schaden"),
    ("rb06:schaden-heilen", "heal|heals|healed", "heilt|heile|geheilt|heilen"),
    ("rb06:schaden-verhindern", "prevent|prevented", "verhindere|verhindert|verhindern"),
    # what is done
    ("rb06:aktivieren", "activate", "Aktivieren"),
    ("rb06:anlegen", "attach|attached", "angelegt|angelegten|angelegte"),
    ("rb06:erschoepfen", "exhaust|exhausted", "erschöpfe|erschöpfen|erschöpfst|erschöpft|erschöpfte|erschöpften"),
    ("rb06:bereit", "ready", "bereit"),
    ("rb06:zerstoeren", "destroy|destroyed|destroys",
     "zerstöre|zerstören|zerstörst|zerstört|zerstörte|zerstörten|zerstörter"),
    ("rb06:bezahlen", "pay|pays", "bezahle|bezahlen|bezahlst|bezahlt"),
    ("rb06:spielen", "play", "spielst|spielen"),
    ("rb06:das-spiel-betreten", "enters play", "das Spiel betritt|betritt das Spiel"),
    ("rb06:aus-dem-spiel-entfernen", "from the game", "aus dem Spiel"),
    ("rb06:unterbrechen", "interrupt", "unterbrich"),
    ("rb06:vorzeigen", "reveal|revealed", "vorgezeigte|zeige"),
    ("rb06:durchsuchen", "search", "durchsuche|durchsuchen"),
    ("rb06:beschuetzen", "protect|protects", "beschützen|beschützt"),
    ("rb06:angreifer", "attacking|attacker|attackers", "angreifenden|Angreifer|Angreifers"),
    ("rb06:kampf-beantragen", "attack|attacks", "angreifen|angreift|anzugreifen"),
    ("rb06:verteidiger", "defending|defends", "verteidigt|verteidigenden"),
    ("rb06:schlag", "strike|strikes", "zuschlägst|zuschlagen|zuzuschlagen"),
    ("rb06:kampf", "combat", "Kampf|Kampfes"),
    ("wow:301.2", "flip", "drehe"),
    ("wow7.4:702.2", "complete|reward", "abzuschließen|Belohnung"),
    ("wow7.4:415.9e", "discard|discards", "wirft|abwerfen|wirf"),
    ("wow7.4:415.9f", "draw|draws", "ziehe|ziehen|zieht"),
    ("wow7.4:716.1", "instead", "stattdessen"),
    ("wow7.4:500.3", "extra turn", "zusätzlichen Zug"),
    ("wow7.4:415.5", "graveyard|graveyards", "Friedhof|Friedhofs"),
    ("rb06:maximale-handgroesse", "maximum hand size", "maximale Handgröße"),
    ("rb06:bereitmach-schritt", "ready step", "Bereitmach-Schritt|Bereitmach-Schritts"),
    ("wow7.4:500.2", "at the start of|at the end of|at end of turn", "zu Beginn|am Ende"),
)  # fmt: skip
"""The number of a rule, and the words it explains in English and in German."""


def glossary(lang: str) -> list[tuple[str, list[str]]]:
    """The rules with their words in a language.

    >>> dict(glossary("de"))["kw:ferocity"]
    ['Wildheit']
    """
    return [(rule, (german if language(lang) == "de" else english).split("|")) for rule, english, german in GLOSSARY]
