"""Which words of a card's text a rule explains: what a reader can open on the spot, in either language.

A word stands here in the forms in which texts and type lines have it. Reading a text, the
longest form wins; large and small letters are the same, and a word ends at anything that
is neither letter, digit nor hyphen.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.language.reading import language

GLOSSARY: Final[tuple[tuple[str, str, str], ...]] = (
    # keywords
    ("kw:blocker", "blocker", "Blocker|Feuer-und-Natur-Blocker|Finsternis-Blocker"),
    ("kw:shield-trigger", "shield trigger", "Schildauslöser"),
    ("kw:double-breaker", "double breaker", "Doppelbrecher"),
    ("kw:triple-breaker", "triple breaker", "Dreifachbrecher"),
    ("kw:crew-breaker", "crew breaker", "Truppbrecher"),
    ("kw:power-attacker", "power attacker", "Kraftangreifer"),
    ("kw:slayer", "slayer", "Schlächter|Natur-und-Licht-Schlächter"),
    ("kw:speed-attacker", "speed attacker", "Schnellangreifer"),
    ("kw:stealth", "stealth", "Tarnung|Finsternis-Tarnung|Wasser-Tarnung"),
    ("kw:charger", "charger", "Auflader"),
    ("kw:turbo-rush", "turbo rush", "Turborausch"),
    ("kw:silent-skill", "silent skill", "Stilles Geschick"),
    ("kw:wave-striker", "wave striker", "Wellenschläger"),
    ("kw:survivor", "survivor|survivors", "Überlebender|Überlebenden|Überlebende"),
    ("kw:evolution", "evolution|evolution creature|non-evolution",
     "Evolution|Evolutionskreatur|Nicht-Evolutionskreatur"),
    ("kw:vortex-evolution", "vortex evolution", "Wirbelevolution"),
    ("kw:tap-ability", "tap ability", "Tapp-Fähigkeit"),
    # who and what
    ("kw:creature", "creature|creatures",
     "Kreatur|Kreaturen|Lichtkreaturen|Wasserkreaturen|Naturkreaturen|Finsterniskreatur"),
    ("kw:spell", "spell|spells", "Zauberspruch|Zaubersprüche|Lichtzaubersprüche"),
    ("kw:race", "race", "Rasse"),
    ("kw:opponent", "opponent", "Gegner|Gegners"),
    # zones
    ("kw:battle-zone", "battle zone", "Kampfbereich"),
    ("kw:mana-zone", "mana zone", "Manabereich"),
    ("kw:graveyard", "graveyard", "Friedhof"),
    ("kw:shield", "shield|shields", "Schild|Schilde|Schilden|Schilds"),
    # numbers
    ("kw:power", "power", "Stärke"),
    ("kw:cost", "cost|costs", "Kosten"),
    # what is done
    ("kw:tap", "tap|taps|tapped|untap|untapped|untaps",
     "tappe|tappen|getappt|getappte|enttappe|enttappen|enttappst|enttappt|enttappte"),
    ("kw:summon", "summon|summons", "beschwören|beschwört"),
    ("kw:cast", "cast|casts", "wirken|wirkt"),
    ("dm:8.1", "attack|attacks|attacking|attacked", "angreifen|angreift|greift|angegriffen|anzugreifen|Angriff"),
    ("dm:8.2.3", "block|blocks|blocked", "blockt|geblockt|blocken"),
    ("kw:battle", "battle|battles", "Kampf|kämpft"),
    ("kw:break", "break|breaks|broken", "durchbricht|durchbrechen|durchbrochen"),
    ("kw:destroy", "destroy|destroys|destroyed", "zerstöre|zerstören|zerstört"),
    ("kw:discard", "discard|discards", "wirft"),
    ("kw:draw", "draw", "ziehe|ziehen"),
    ("dm:7.22", "choose|chooses", "wähle|wählen"),
    ("dm:7.21", "up to|at random", "bis zu|zufällige"),
    ("kw:instead", "instead", "stattdessen"),
    ("dm:5.extra", "extra turn", "zusätzlichen Zug"),
    ("kw:end-of-turn", "end of the turn|end of each of your turns", "Ende des Zugs|Ende jedes deiner Züge"),
    ("kw:start-of-turn", "start of each of your turns", "Beginn jedes deiner Züge"),
)  # fmt: skip
"""The number of a rule, and the words it explains in English and in German."""


def glossary(lang: str) -> list[tuple[str, list[str]]]:
    """The rules with their words in a language.

    >>> dict(glossary("de"))["kw:slayer"][0]
    'Schlächter'
    """
    return [(rule, (german if language(lang) == "de" else english).split("|")) for rule, english, german in GLOSSARY]
