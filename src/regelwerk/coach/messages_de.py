"""What a coach says, in German. `{n}` is a number; `<one|more>` the form of a noun for it."""

from __future__ import annotations

from typing import Final

AND: Final = "und"
OR: Final = "oder"
OPPONENT: Final = "dein Gegner"
DECIMAL: Final = ","

FACTS: Final[dict[str, str]] = {
    "win": "du gewinnst das Spiel",
    "lose": "das kostet dich das Spiel",
    "trade": "du tauschst {mine} gegen {theirs}",
    "trade-cost": "du tauschst {mine} gegen {theirs}, also {paid} {unit} gegen {taken}",
    "destroy": "du zerstörst {theirs}",
    "remove": "{theirs} <verlässt|verlassen> das Spiel",
    "sacrifice": "du verlierst {mine}",
    "left": "{name} bleibt bei {n}",
    "harm": "{name} erleidet im Schnitt {n} Schaden",
    "heal": "{name} steht wieder bei {n}",
    "field": "du hast dann {n} im Spiel gegen {m}",
    "shields-mine": "dir <bleibt|bleiben> {n} <Schild|Schilde>",
    "shields-more": "du hast dann {n} <Schild|Schilde>",
    "shields-theirs": "{who} behält {n} <Schild|Schilde>",
    "shields-none": "{who} hat keinen Schild mehr",
    "hand-more": "deine Hand wächst um {n} <Karte|Karten>",
    "hand-theirs": "{who} verliert {n} <Handkarte|Handkarten>",
    "mana-more": "du hast dann {n} Mana",
    "mana-theirs": "{who} behält {n} Mana",
    "resources-more": "du hast dann {n} <Ressource|Ressourcen>",
    "resources-theirs": "{who} behält {n} <Ressource|Ressourcen>",
    "scoring-more": "{n} deiner Figuren <steht|stehen> dort, wo es Siegpunkte gibt",
    "points-more": "du holst {n} <Siegpunkt|Siegpunkte>",
    "points-theirs": "{who} holt {n} <Siegpunkt|Siegpunkte>",
}
UNITS: Final[dict[str, str]] = {"mana": "Mana", "resources": "<Ressource|Ressourcen>"}
CHANCE: Final = "{fact} ({percent} %)"

FOLLOWED: Final = "{command}. Bis zum Ende des Zuges weitergespielt: {facts}."
APART: Final = "{command}. {facts}."
SENTENCE: Final = "{command}: {facts}."
ONLY: Final = "{command}. Etwas anderes kannst du nicht tun."
PLAIN: Final = "{command}."
WAIT: Final = "{command}. Nichts, was du jetzt tun könntest, verbessert deine Lage."
ODDS: Final = (
    "Aus dem, was du weißt, {n}-mal weitergespielt, gewinnt das etwa {chance} von 100 Spielen; das Nächstbeste, "
    "„{other}“, {rest}."
)
EQUAL: Final = (
    "Aus dem, was du weißt, {n}-mal weitergespielt, gewinnt das etwa {chance} von 100 Spielen; „{other}“ ist etwa "
    "genauso gut."
)

COST: Final = "Das kostet {n} {unit} ({left} übrig)."
POSSIBLE: Final = "Möglich: {event} Dann: {facts}"
NOTHING: Final = "Sonst passiert nichts."
IDLE: Final = "Wie es jetzt steht, bewirkt das nichts."
UNLESS: Final[dict[str, str]] = {
    "": "es sei denn, {who} greift ein",
    "priority": "es sei denn, {who} antwortet",
    "shield trigger": "es sei denn, {who} hat einen Schildauslöser",
}
THEY_CHOOSE: Final = "dann muss {who} wählen"
NEXT: Final = "Danach: {question}"
HIDDEN: Final = "Was danach kommt, kann noch niemand wissen."

BETTER_YOU: Final = (
    "Besser gewesen wäre für dich „{best}“ statt „{played}“: Das gewinnt etwa {chance} von 100 Spielen statt {rest}."
)
BETTER_OTHER: Final = (
    "Besser gewesen wäre für {name} „{best}“ statt „{played}“: Das gewinnt etwa {chance} von 100 Spielen statt {rest}."
)
NO_BETTER: Final = "Ein sicher besserer Zug fand sich hier für niemanden."
START: Final = "Vor dem ersten Zug"
END: Final = "Ende des Spiels"

LEAVE_IT: Final = "es dabei belassen"
THINKS: Final = "{name} überlegt: {ideas}."

FIGURES: Final[dict[str, str]] = {
    "health": "Gesundheit",
    "points": "Siegpunkte",
    "shields": "Schilde",
    "hand": "Handkarten",
    "resources": "Ressourcen",
    "mana": "Mana",
    "pieces": "Im Spiel",
}
