"""What is wrong in a user's files, in German."""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis.own.problems import Problem
from regelwerk.wowminis.own.wants import Want
from regelwerk.wowminis.say.problems import Problems

TEXTS: Final[dict[str, str]] = {
    "no-block": "„{0}“ beginnt nichts; am linken Rand steht eines von: {hint}",
    "no-name": "ein Name fehlt; schreibe: {hint}",
    "no-letters": "„{0}“ hat weder Buchstaben noch Ziffern; ein Name hat welche",
    "out-of-line": "„{0}“ ist anders eingerückt als die Einträge darüber; vor ihnen stehen {hint} Leerzeichen",
    "tabs": "hier stehen Tabulatoren und Leerzeichen gemischt vor den Zeilen eines Blocks; rücke mit Leerzeichen ein",
    "no-entry": "„{0}“ hat keinen Doppelpunkt; ein Eintrag lautet „Schlüssel: Wert“",
    "unknown-key": "{where} hat kein „{0}“; möglich ist: {hint}",
    "key-twice": "ein zweites „{0}“; {where} hat nur eines",
    "missing": "{where} braucht „{0}“; ergänze: {hint}",
    "empty": "hinter „{0}“ steht nichts; schreibe: {hint}",
    "nothing-below": "unter „{0}“ darf nichts eingerückt sein",
    "bad-number": "„{0}“ ist keine Zahl, die hier stehen kann; richtig wäre: {hint}",
    "not-yes-or-no": "„{0}“ ist weder yes noch no (ja, nein)",
    "not-one-of": "„{0}“ ist hier unbekannt; richtig wäre: {hint}",
    "wrong-word": "hinter „{0}“ steht eines von: {hint}",
    "ongoing-ticks": "„{0}“ ist andauernd und kostet keine Ticks; lass „ticks“ weg oder mache eine action daraus",
    "name-twice": "„{0}“ ist zweimal definiert; zuerst in {1}, Zeile {2}",
    "unknown-part": "„{0}“ ist kein Teil, den man kennzeichnen könnte; möglich ist: {hint}",
    "attack-in-reaction": "eine Reaktion kann kein Angriff sein: sie antwortet auf einen; "
    "nimm DealDamage(...) oder Have(...)",
    "no-such-figure": "{0} bedeutet nichts in {where}: dort wird niemand angegriffen; "
    "nimm THIS, One(...) oder Each(...)",
    "nobody-chooses": "{0}(...) kann nicht in {where} stehen: dort wird niemand gefragt; "
    "nimm THIS, DEFENDER oder Each(...)",
    "have-nothing": "Have(...) ändert nichts; nenne einen Wert, etwa armor=1",
    "span-in-ongoing": "{0} kann nicht in einer andauernden Fähigkeit stehen; "
    "sie gilt, solange die Figur auf dem Spielbrett ist",
    "no-span": "Have(...) sagt nicht, wie lange; ergänze span=TURN (oder span=ATTACK in einer Reaktion)",
    "no-attack-to-last": "{0} ist für Reaktionen und kritische Effekte; nimm span=TURN",
    "instant-ticks": "eine Sofortkarte kostet 0 Ticks, nicht {0}",
    "when-not-reaction": "nur eine Reaktionskarte hat „when“; diese Karte ist: {0}",
    "unknown-figure": "keine Figur heißt „{0}“; es gibt: {hint}",
    "too-few-starts": "{0} Startfelder; ein Spielbrett hat mindestens zwei: 1 und 2, oder zwei von A, H, M",
    "cut-off": "kein Weg führt von {0} nach {1}; verbinde die Teile des Spielbretts",
    "unknown-board": "kein Spielbrett heißt „{0}“; es gibt: {hint}",
    "unknown-space": "{1} hat kein Feld „{0}“; seine Felder sind {hint}",
    "unknown-rule": "es gibt keine Regel „{0}“; eine Regel nennt man so: {hint}",
    "no-victory-space": "{0} hat kein SP-Feld; nenne welche ({hint}), zeichne ein V oder schreibe „points held: 0“",
    "map-unknown-sign": "„{0}“ ist kein Zeichen einer Karte; es gibt . % ^ # V, und A H M oder 1 bis 6 für Startfelder",
    "map-out-of-line": "„{0}“ steht nicht ein halbes Feld neben der Reihe darüber; "
    "verschiebe die Reihe um ein Leerzeichen",
    "map-start-twice": "ein zweites Startfeld {0}; jede Seite hat eines",
    "map-starts-mixed": "Startfelder sind entweder Buchstaben (A H M) oder Zahlen (1 bis 6), nicht beides",
    "map-starts-not-in-row": "Startfeld {0}, aber eines davor fehlt; zähle von 1 an",
    "map-too-many-rows": "eine Reihe zu viel; ein Spielbrett hat höchstens {0}",
    "map-too-wide": "ein Feld zu viel; eine Reihe hat höchstens {0}",
    "map-no-spaces": "die Karte hat keine Felder; zeichne welche mit .",
    "word-never-closed": "eine Klammer geht hier auf und nie zu; ergänze „)“",
    "word-never-opened": "diese Klammer schließt keine; nimm sie weg oder öffne vorher eine",
    "word-named-first": "ein Wert ohne Namen steht hinter einem mit Namen; "
    "schreibe die ohne zuerst, etwa Have(THIS, armor=1)",
    "word-comma": "zwischen zwei Werten fehlt etwas; setze ein Komma",
    "word-no-word": "das ist nicht zu lesen; "
    "ein Text ist ein Wort mit seinen Werten in Klammern, etwa DealDamage(1, AN_OPPONENT)",
    "word-too-deep": "zu tief verschachtelt; kein Wort braucht mehr als ein paar Klammern",
    "word-no-member": "{0} hat kein {1}; richtig wäre: {hint}",
    "word-only-words": "hier können nur Worte, Namen, Zahlen und Klammern stehen, etwa Each(Figures(OPPOSING))",
    "word-unknown-word": "unbekanntes Wort „{0}“",
    "word-no-call": "nur hinter einem Wort können Klammern stehen",
    "word-no-stars": "** kann hier nicht stehen; nenne jeden Wert, etwa armor=1",
    "word-wrong-fields": "{0} nimmt ({1})",
    "word-wrong-value": "{0} nimmt als „{1}“: {want}",
    "no-folder": "es gibt keinen Ordner {0}",
    "unreadable": "nicht zu lesen ({0}); eine Datei ist Text in UTF-8",
    "too-long": "länger als {0} Zeichen; teile sie auf mehrere Dateien auf",
}
"""Kind of problem -> what is wrong, and what would be right."""

NOMINATIVE: Final = {
    "figure": "eine Figur",
    "card": "eine Aktionsleisten-Karte",
    "board": "ein Spielbrett",
    "scenario": "ein Szenario",
    "attack": "ein Angriff",
    "action": "eine Aktion",
    "ongoing": "eine andauernde Fähigkeit",
}
DATIVE: Final = {
    "action": "einer Aktion",
    "reaction": "einer Reaktion",
    "critical": "einem kritischen Effekt",
    "ongoing": "einer andauernden Fähigkeit",
}
IN: Final = ("no-such-figure", "nobody-chooses")
"""Kinds that say where something stands, not what has it."""


PROBLEMS: Final = Problems(
    texts=TEXTS,
    places=lambda kind: DATIVE if kind in IN else NOMINATIVE,
    guess="meintest du {}?",
    number="eine Zahl von {} bis {}",
    several="Worte in Klammern, mit einem Komma hinter jedem: {}",
    last="oder",
)


def problem_text(problem: Problem) -> str:
    """A problem in a line: file, line, column, what is wrong and what would be right.

    >>> problem_text(Problem("a.minis", 3, 10, "bad-number", ("viele",), "0-20"))
    'a.minis:3:10: „viele“ ist keine Zahl, die hier stehen kann; richtig wäre: 0-20'
    """
    return PROBLEMS.problem_text(problem)


def wanted(want: Want) -> str:
    """What a field takes.

    >>> from regelwerk.wowminis.own.wants import Number
    >>> wanted(Number(1, 20))
    'eine Zahl von 1 bis 20'
    """
    return PROBLEMS.wanted(want)
