"""What is wrong in a user's files, in German.

>>> from regelwerk.wowminis.field_types import WholeNumber
>>> from regelwerk.wowminis.file_problems import FileProblem
>>> problem_text(FileProblem("a.minis", 3, 10, "bad-number", ("viele",), "0-20"))
'a.minis:3:10: „viele“ ist hier keine gültige Zahl; erwartet: 0-20'
>>> wanted(WholeNumber(1, 20))
'eine Zahl von 1 bis 20'
"""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis.text.problems import Problems

TEXTS: Final[dict[str, str]] = {
    "no-block": "„{0}“ beginnt keine Definition; am linken Rand steht eines von: {hint}",
    "no-name": "ein Name fehlt; schreibe: {hint}",
    "no-letters": "„{0}“ hat weder Buchstaben noch Ziffern; ein Name braucht welche",
    "out-of-line": "„{0}“ ist anders eingerückt als die Einträge darüber; rücke mit {hint} Leerzeichen ein",
    "tabs": "in der Einrückung dieses Blocks sind Tabulatoren und Leerzeichen gemischt; rücke mit Leerzeichen ein",
    "no-entry": "„{0}“ hat keinen Doppelpunkt; ein Eintrag lautet „Schlüssel: Wert“",
    "unknown-key": "{where} hat kein „{0}“; möglich ist: {hint}",
    "key-twice": "ein zweites „{0}“; {where} hat nur eines",
    "missing": "{where} braucht „{0}“; ergänze: {hint}",
    "empty": "„{0}“ hat keinen Wert; schreibe: {hint}",
    "nothing-below": "unter „{0}“ darf nichts eingerückt sein",
    "bad-number": "„{0}“ ist hier keine gültige Zahl; erwartet: {hint}",
    "not-yes-or-no": "„{0}“ ist weder yes noch no (ja, nein)",
    "not-one-of": "„{0}“ ist hier unbekannt; erwartet: {hint}",
    "wrong-word": "auf „{0}“ muss eines folgen von: {hint}",
    "ongoing-ticks": "„{0}“ ist andauernd und kostet keine Ticks; lass „ticks“ weg oder mache eine action daraus",
    "name-twice": "„{0}“ ist zweimal definiert; zuerst in {1}, Zeile {2}",
    "unknown-part": "„{0}“ ist kein Teil, den man kennzeichnen kann; verfügbar: {hint}",
    "attack-in-reaction": "eine Reaktion kann kein Angriff sein, sie reagiert ja auf einen; nimm ChangeHealth(...) "
    "oder Have(...)",
    "no-such-figure": "{0} hat in {where} keine Bedeutung: Dort wird niemand angegriffen; nimm THIS, Target(...) oder "
    "Each(...)",
    "nobody-chooses": "{0}(...) kann nicht in {where} stehen: Dort kann niemand wählen; nimm THIS, DEFENDER oder "
    "Each(...)",
    "no-change": "ChangeHealth(0, ...) ändert nichts; eine Zahl unter 0 ist Schaden, eine über 0 ist Heilung",
    "attack-range": "ein Angriff hat mindestens Reichweite 1; nur der eines kritischen Effekts, gegen DEFENDER, hat 0",
    "critical-attack": "der Angriff eines kritischen Effekts gilt dem Verteidiger und hat selbst keinen kritischen "
    "Effekt; schreibe Attack(0, ..., whom=DEFENDER)",
    "push-itself": "Move(PUSH, ...) stößt Figuren von dieser weg; nenne, welche, etwa ADJACENT_OPPONENTS",
    "teleport-in-critical": "ein kritischer Effekt kann Figuren wegstoßen, aber nicht teleportieren; nimm "
    "Move(PUSH, ...)",
    "have-nothing": "Have(...) ändert nichts; nenne einen Wert, etwa armor=1",
    "span-in-ongoing": "{0} kann nicht in einer andauernden Fähigkeit stehen; "
    "sie gilt, solange die Figur auf dem Spielbrett ist",
    "no-span": "Have(...) sagt nicht, wie lange; ergänze span=TURN (oder span=ATTACK in einer Reaktion)",
    "no-attack-to-last": "{0} ist für Reaktionen und kritische Effekte; nimm span=TURN",
    "instant-ticks": "eine Sofortkarte kostet 0 Ticks, nicht {0}",
    "when-not-reaction": "nur eine Reaktionskarte kann „when“ haben; diese Karte ist: {0}",
    "unknown-figure": "unbekannte Figur „{0}“; verfügbar: {hint}",
    "too-few-starts": "{0} Startfelder; ein Spielbrett braucht mindestens zwei: 1 und 2, oder zwei von A, H, M",
    "cut-off": "kein Weg führt von {0} nach {1}; verbinde die Teile des Spielbretts",
    "unknown-board": "unbekanntes Spielbrett „{0}“; verfügbar: {hint}",
    "unknown-space": "{1} hat kein Feld „{0}“; seine Felder sind {hint}",
    "unknown-rule": "unbekannte Regel „{0}“; zitiere eine Regel so: {hint}",
    "no-victory-space": "{0} hat kein SP-Feld; nenne welche ({hint}), zeichne ein V oder schreibe „points held: 0“",
    "map-unknown-sign": "„{0}“ ist kein Kartenzeichen; verfügbar: . % ^ # V, und A H M oder 1 bis 6 für Startfelder",
    "map-out-of-line": "„{0}“ ist nicht um ein halbes Feld gegen die Reihe darüber versetzt; verschiebe die Reihe um "
    "ein Leerzeichen",
    "map-start-twice": "ein zweites Startfeld {0}; jede Seite hat eines",
    "map-starts-mixed": "Startfelder sind entweder Buchstaben (A H M) oder Zahlen (1 bis 6), nicht beides",
    "map-starts-not-in-row": "Startfeld {0}, aber eines davor fehlt; zähle von 1 an",
    "map-too-many-rows": "zu viele Reihen; ein Spielbrett hat höchstens {0}",
    "map-too-wide": "zu viele Felder; eine Reihe hat höchstens {0}",
    "map-no-spaces": "die Karte hat keine Felder; zeichne welche mit „.“",
    "word-never-closed": "diese Klammer wird nie geschlossen; ergänze „)“",
    "word-never-opened": "diese Klammer wurde nie geöffnet; entferne sie oder öffne vorher eine",
    "word-named-first": "ein Wert ohne Namen folgt auf einen mit Namen; schreibe die ohne Namen zuerst, etwa "
    "Have(THIS, armor=1)",
    "word-comma": "zwischen zwei Werten fehlt ein Komma",
    "word-no-word": "das lässt sich nicht lesen; ein Text ist ein Wort mit seinen Werten in Klammern, etwa "
    "ChangeHealth(-1, AN_OPPONENT)",
    "word-too-deep": "zu tief verschachtelt; kein Wort braucht mehr als ein paar Klammern",
    "word-no-member": "{0} hat kein {1}; erwartet: {hint}",
    "word-only-words": "hier sind nur Wörter, Namen, Zahlen und Klammern erlaubt, etwa Each(FigureFilter(OPPOSING))",
    "word-unknown-word": "unbekanntes Wort „{0}“",
    "word-no-call": "nur hinter einem Wort können Klammern stehen",
    "word-no-stars": "** ist hier nicht erlaubt; nenne jeden Wert, etwa armor=1",
    "word-wrong-fields": "{0} nimmt ({1})",
    "word-wrong-value": "{0} nimmt als „{1}“: {want}",
    "no-folder": "Ordner {0} nicht gefunden",
    "unreadable": "lässt sich nicht lesen ({0}); eine Datei ist UTF-8-Text",
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
    several="Wörter in Klammern, jedes mit einem Komma dahinter: {}",
    last="oder",
)
problem_text = PROBLEMS.problem_text
wanted = PROBLEMS.wanted
