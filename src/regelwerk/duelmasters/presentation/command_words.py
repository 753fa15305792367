"""The words a player may type, in both languages, folded as `table_text.fold` does it."""

from __future__ import annotations

from typing import Final

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "begin": ("begin", "begins", "start", "beginne", "beginnt", "beginnst", "beginnen"),
    "charge": ("mana", "charge", "lade", "aufladen"),
    "summon": ("summon", "summons", "beschwoere", "beschwoer", "beschwoeren", "beschwoert", "rufe"),
    "cast": ("cast", "casts", "wirke", "wirk", "wirken", "zaubere", "zauber"),
    "play": ("play", "spiele", "spiel", "spielen", "ausspielen"),
    "attack": ("attack", "attacks", "greife", "greif", "greift", "angreifen", "angriff", "fight"),
    "tap": ("tap", "tappe", "tapp", "tappen"),
    "block": ("block", "blocks", "blocke", "blockt", "blocken"),
    "break": (
        "break", "breaks", "shield", "durchbrich", "durchbreche", "durchbrechen", "brich", "breche", "schild",
    ),
    "use": ("use", "trigger", "activate", "benutze", "benutz", "benutzen", "ausloeser", "schildausloeser", "loese"),
    "pay": ("pay", "bezahle", "bezahl", "zahle"),
    "evolve": ("evolve", "put", "onto", "lege", "leg", "entwickle"),
    "pick": ("choose", "pick", "take", "target", "waehle", "nimm", "bestimme", "ziel", "destroy", "zerstoere"),
    "yes": ("yes", "y", "ja", "j", "jawohl"),
    "no": ("no", "n", "nein", "not", "nicht", "kein", "keine", "keinen", "nothing", "nichts", "none", "decline"),
    "done": ("done", "fertig", "genug", "enough", "stop"),
    "resolve": ("resolve", "first", "zuerst", "ausfuehren"),
    "instead": ("instead", "stattdessen", "replace"),
    "next": ("next", "n", "weiter", "pass", "p", "passe", "passen", "skip", "continue", "go"),
    "end": ("end", "ende", "finish", "beende"),
}  # fmt: skip
"""By what is meant, everything that means it at the beginning of a line."""

BY_WORD: Final = {word: verb for verb, words in reversed(VERBS.items()) for word in words}
LAST: Final = ("angreifen", "blocken", "beschwoeren", "wirken", "spielen", "benutzen", "tappen", "durchbrechen")
"""Verbs that may stand at the end of a German line."""
DOING: Final = ("attacks", "greift", "blocks", "blockt", "breaks", "begins", "beginnt", "beginnst")
"""Verbs that follow who does it: "vorg attacks ben"."""

WITH: Final = ("with", "mit", "by", "using", "durch")
ON: Final = ("on", "at", "against", "targeting", "target", "to", "auf", "gegen", "onto", "choosing", "und", "and")
PARTICLES: Final = ("an", "ab", "aus", "zu")
"""The second half of German verbs ("greife ... an")."""
FILLING: Final[tuple[tuple[str, ...], ...]] = (
    ("for", "mana"), ("as", "mana"), ("into", "mana"), ("into", "the", "mana", "zone"), ("als", "mana"),
    ("in", "den", "manabereich"), ("fuer", "mana"), ("it",), ("sie",), ("the",), ("den",), ("die",), ("das",), ("dem",),
    ("der",), ("goes",), ("number",), ("nummer",), ("shield",), ("schild",), ("trigger",),
)  # fmt: skip
"""Words that may stand behind or before a card and say nothing that matters."""

OPPONENT: Final = ("opponent", "gegner", "enemy", "foe", "player", "spieler", "shields", "schilde", "face", "direkt")

COLOURS: Final[dict[str, tuple[str, ...]]] = {
    "light": ("light", "licht", "yellow", "white", "gelb", "gelben", "weiss"),
    "water": ("water", "wasser", "blue", "blau", "blauen", "blaue"),
    "darkness": ("darkness", "dark", "finsternis", "black", "schwarz", "schwarzen", "schwarze"),
    "fire": ("fire", "feuer", "red", "rot", "roten", "rote"),
    "nature": ("nature", "natur", "green", "gruen", "gruenen", "gruene"),
}
"""What one may call a creature or a mana card by its civilization."""
