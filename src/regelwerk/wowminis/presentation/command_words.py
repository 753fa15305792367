"""The words a player may type, in both languages, folded as `table_text.fold` does it; and a line taken apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.presentation.commands import LONGEST
from regelwerk.kernel.presentation.text import normalize, remove_phrase

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "move": (
        "move", "go", "walk", "ziehe", "zieh", "ziehen", "bewege", "beweg", "bewegen", "gehe", "geh", "gehen", "lauf",
    ),
    "attack": ("attack", "attacks", "hit", "strike", "shoot", "greife", "greif", "greift", "angreifen", "angriff"),
    "heal": ("heal", "heals", "heile", "heil", "heilt", "heilen"),
    "use": ("use", "uses", "benutze", "benutz", "benutzen", "nutze"),
    "play": ("play", "plays", "cast", "spiele", "spiel", "spielen", "ausspielen", "wirke"),
    "end": ("end", "ende", "beende", "beenden", "pass", "passe", "passen", "done", "fertig", "wait", "warte", "next"),
    "act": ("act", "acts", "handle", "handelt", "dran", "activate", "aktiviere"),
    "target": ("target", "choose", "aim", "ziel", "ziele", "waehle", "pick", "bestimme"),
    "reroll": ("reroll", "roll", "again", "wuerfle", "wuerfel", "wuerfeln", "neu"),
    "push": ("push", "stosse", "stoss", "schiebe", "stossen"),
    "teleport": ("teleport", "teleportiere", "blink", "teleportieren"),
    "begin": ("begin", "begins", "start", "beginne", "beginnt", "beginnst", "beginnen"),
    "no": (
        "no", "n", "nein", "keep", "behalte", "behalten", "nothing", "nichts", "none", "keine", "stay", "bleib",
        "nicht",
    ),
}  # fmt: skip
"""By the engine's verb, everything that means it at the beginning of a line (or, in German, at its end)."""
BY_WORD: Final = {word: verb for verb, typed in VERBS.items() for word in typed}

WITH: Final = ("with", "mit", "by", "using", "durch")
ON: Final = ("on", "at", "against", "for", "to", "auf", "gegen", "fuer", "nach", "onto", "zu", "towards", "die", "der")
FILLING: Final[tuple[tuple[str, ...], ...]] = (
    ("ist", "am", "zug"), ("is", "at", "turn"), ("the", "turn"), ("des", "zuges"), ("den", "zug"), ("the", "roll"),
    ("den", "wurf"), ("reaction",), ("reaktion",), ("further",), ("weiter",), ("again",), ("the",), ("den",), ("die",),
    ("das",), ("dem",), ("der",), ("a",), ("point",), ("points",), ("noch", "einmal"),
)  # fmt: skip
"""Words that say nothing that matters."""
PARTICLES: Final = ("an", "aus", "zu", "ein", "neu")
"""The second half of German verbs ("greife ... an")."""
ITSELF: Final = ("itself", "self", "sich", "selbst", "himself", "herself")
OPPONENT: Final = ("opponent", "gegner", "enemy", "foe", "computer")


@dataclass
class CommandWords:
    """A line taken apart: folded words, not yet looked up.

    verb    the engine's verb, "" if none was named
    what    what it is about: a figure, card, ability or space
    on      who it is done to, or where ("on ruby", "to c4")
    by      who or what does it ("with hammer")
    """

    verb: str = ""
    what: str = ""
    on: str = ""
    by: str = ""


def take_apart(line: str) -> CommandWords:
    """A line as words.

    >>> take_apart("Greife Ruby mit Drachenkrallebeil an")
    CommandWords(verb='attack', what='ruby', on='', by='drachenkrallebeil')
    >>> take_apart("play Flash of Light on Ruby").on, take_apart("push Ruby to c4").on, take_apart("c4").what
    ('ruby', 'c4', 'c4')
    """
    words = normalize(line[:LONGEST].partition("(")[0]).split()
    command = CommandWords()
    if not words:
        return command
    if words[0] in BY_WORD:
        command.verb = BY_WORD[words[0]]
        words = words[1:]
    elif words[-1] in BY_WORD and len(words) > 1:
        command.verb = BY_WORD[words[-1]]
        words = words[:-1]
    else:
        for i, word in enumerate(words):
            if word in ("attacks", "greift", "heals", "heilt", "plays"):
                command.verb = BY_WORD[word]
                command.by = " ".join(words[:i])
                words = words[i + 1 :]
                break
    for filling in FILLING:
        cut = remove_phrase(words, filling)
        while cut is not None and (cut or command.verb):
            words = cut
            cut = remove_phrase(words, filling)
    if command.verb and words and words[-1] in PARTICLES:
        words = words[:-1]
    parts: dict[str, list[str]] = {"what": [], "on": [], "by": []}
    role = "what"
    for word in words:
        if word in WITH:
            role = "by"
        elif word in ON:
            role = "on"
        else:
            parts[role].append(word)
    command.what = " ".join(parts["what"])
    command.on = " ".join(parts["on"])
    command.by = " ".join(parts["by"]) or command.by
    if not command.what and command.on:
        command.what, command.on = command.on, ""
    return command
