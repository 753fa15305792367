"""The words a player may type, in both languages, folded as `spans.fold` does it."""

from __future__ import annotations

from typing import Final

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "pass": ("pass", "p", "passe", "passen", "weiter", "next", "end", "ende"),
    "play": ("play", "cast", "spiele", "spiel", "spielen", "wirke", "ausspielen"),
    "place": ("place", "resource", "platziere", "platzier", "platzieren", "lege", "leg", "ressource"),
    "use": ("use", "activate", "flip", "power", "benutze", "benutz", "benutzen", "aktiviere", "kraft", "drehe"),
    "complete": (
        "complete", "finish", "quest", "schliesse", "schliess", "schliesst", "abschliessen", "erfuelle", "beende",
    ),
    "attack": ("attack", "attacks", "greife", "greif", "greift", "angreifen", "angriff", "fight"),
    "strike": ("strike", "strikes", "schlage", "schlag", "schlaegt", "zuschlagen"),
    "protect": ("protect", "protects", "block", "beschuetze", "beschuetz", "beschuetzt", "beschuetzen"),
    "target": ("target", "choose", "ziel", "waehle", "bestimme", "pick", "take", "nimm"),
    "pay": ("pay", "bezahle", "bezahl", "zahle", "exhaust", "erschoepfe"),
    "discard": ("discard", "wirf", "werfe", "abwerfen"),
    "yes": ("yes", "y", "ja", "j", "jawohl", "mulligan"),
    "no": ("no", "n", "nein", "keep", "behalte", "behalten", "nobody", "niemand", "nothing", "nichts", "none", "keine"),
    "done": ("done", "fertig", "stop", "genug", "enough"),
    "begin": ("begin", "begins", "start", "beginne", "beginnt", "beginnst", "beginnen"),
    "apply": ("apply", "wende", "anwenden", "prevent", "verhindere"),
    "add": ("add", "first", "zuerst"),
    "number": ("x",),
}  # fmt: skip
"""By the engine's verb, everything that means it at the beginning of a line."""

SABOTAGE: Final = ("sabotage", "sabotages", "sabotiere", "sabotiert", "sabotieren")
"""An attack of that sort (wow:600.1)."""
BY_WORD: Final = {word: verb for verb, words in VERBS.items() for word in words} | dict.fromkeys(SABOTAGE, "attack")

DOES: Final = ("attacks", "greift", "protects", "beschuetzt", "strikes", "schlaegt", "sabotages", "sabotiert")
"""Behind the name of who does it: "Leeroy attacks Kena"."""
DO: Final = (
    "attack", "fight", "greife", "greif", "angreifen", "protect", "beschuetze", "beschuetzen", "strike", "schlage",
    "zuschlagen", "sabotage", "sabotiere", "sabotieren",
)  # fmt: skip
"""The same as an order: "with Leeroy attack Kena", "mit Leeroy greife Kena an"."""

WITH: Final = ("with", "mit", "by", "using", "durch")
ON: Final = ("on", "at", "against", "targeting", "target", "to", "auf", "gegen", "an", "ziel", "onto")
AND: Final = ("and", "und", "then", "dann")
PAYING: Final = ("paying", "bezahlend")
PARTICLES: Final = ("an", "ab", "zu", "aus", "vor")
"""The second half of German verbs ("greife ... an")."""
FACE_UP: Final[tuple[tuple[str, ...], ...]] = (
    ("face", "up"), ("as", "a", "quest"), ("as", "quest"), ("als", "quest"), ("aufgedeckt",), ("offen",),
)  # fmt: skip
FILLING: Final[tuple[tuple[str, ...], ...]] = (
    ("face", "down"), ("as", "a", "resource"), ("as", "resource"), ("als", "ressource"), ("verdeckt",), ("the",),
    ("den",), ("die",), ("das",), ("dem",), ("der",), ("goes", "to", "the", "bottom", "next"),
)  # fmt: skip
"""Words that may stand behind or before a card and say nothing that matters."""

HERO: Final = ("hero", "held", "helden", "heroe", "face")
OPPONENT: Final = ("opponent", "gegner", "enemy", "foe", "computer")

PASSED: Final = (
    "priority", "prioritaet", "turn", "zug", "the", "my", "den", "die", "das", "mein", "meine", "meinen", "diesen",
    "this", "it", "phase", "step", "schritt", "now", "jetzt", "on", "once", "einmal", "again", "wieder", "only", "nur",
    "pass", "passe", "please", "bitte",
)  # fmt: skip
"""What may stand behind "pass" and says nothing that matters."""
UNTIL: Final = ("until", "bis", "till")
MY_TURN: Final = ("turn", "zug", "zuge")
END: Final = ("end", "ende", "endphase")
NOT_MINE: Final = (
    "his", "her", "their", "opponent", "opponents", "enemy", "computer", "computers", "gegner", "gegners",
    "gegnerischen", "seinem", "ihrem",
)  # fmt: skip
"""Whose turn nobody can be waiting for with a long pass."""
CHAIN: Final = ("chain", "kette", "resolved", "verrechnet")
