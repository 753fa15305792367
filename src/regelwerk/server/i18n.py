"""The server's own texts in both languages. What belongs to a game is in that game's `presentation`."""

from __future__ import annotations

from typing import Final

ENGLISH: Final[dict[str, str]] = {
    "back-none": "nothing to undo",
    "back-far": "too far back to undo",
    "back-drawn": "cards have been drawn or shuffled, or something was rolled since",
    "back-seen": "somebody has seen hidden information since",
    "lists": "Lists",
    "lists-closed": "closed",
    "lists-closed-about": "Nobody sees the other players' lists; the computer has to guess, too.",
    "lists-open": "open",
    "lists-open-about": "All players can read each other's lists; the computer knows them, too.",
    "closed-lists": "lists are closed in this game",
    "back-asks": "{name} asks to undo the last step",
    "bad-message": "invalid message: {why}",
    "not-yet": "the game has not begun yet",
    "not-seated": "only players can do that",
    "stale": "the question has changed in the meantime",
    "no-question": "you have nothing to decide right now",
    "too-fast": "too many messages; please wait a moment",
    "not-now": "that is not possible now",
    "not-away": "{name} is here, or has not been away long enough",
    "no-such": "not found",
    "error-in-rules": "Internal error in the rules. Nothing has changed. Report {number} was saved.",
    "not-written": "The server could not save this, so nothing happened. Please try again.",
    "renewed": "The server was updated after step {at}; the game continues from its last position.",
    "lost": "The updated server could not replay the last {count} steps; they are saved in report {number}.",
    "guest": "Guest",
    "computer": "Computer",
    "player-random": "Random (plays at random)",
    "player-beginner": "Beginner (sees what is big, forgets blockers)",
    "player-greedy": "Casual (looks one action ahead)",
    "player-club": "Club player (plays its best ideas on)",
    "player-expert": "Expert (weighs ideas in several possible games)",
    "player-master": "Master (thinks longest)",
    "no-room": "room not found",
    "no-game": "unknown game",
    "no-deck": "deck not found",
    "no-replay": "replay not found",
    "no-rule": "rule not found",
    "no-report": "report not found",
    "no-seat": "this seat is taken",
    "not-begun": "the game has already begun",
    "bad-deck": "the deck {name} is not legal",
    "bad-seats": "this game has {least} to {most} seats, and you can take one of them",
    "bad-player": "unknown computer player",
    "bad-setup": "the game can't be set up like this: {why}",
    "bad-replay": "this replay can't be used: {why}",
    "bad-request": "invalid request: {why}",
    "too-large": "too large",
    "too-many": "you have too many games open; end one of them first",
    "forbidden": "not allowed",
    "origin": "requests from other sites are not allowed",
    "who": "please choose a name first",
    "name-invisible": "a name can't contain characters that cannot be seen",
    "name-scripts": "a name can't mix letters of several scripts",
    "seat-token": "a seat token opens only its own seat of its own room",
    "bad-code": "this code is unknown, has expired or was already used",
    "running": "the game is still in progress",
    "damaged": "this room is damaged on the server and cannot be opened; its operator has been told",
    "damaged-steps": "Some of the steps of this game were damaged on the server; its replay is not complete.",
    "lost-damaged": "After damage on the server the game continues from step {at}; the last {count} steps are lost "
    "(report {number}).",
    "busy": "the server is overloaded; please try again later",
}

GERMAN: Final[dict[str, str]] = {
    "back-none": "nichts zurückzunehmen",
    "back-far": "zu weit zurück, um es zurückzunehmen",
    "back-drawn": "seitdem wurde gezogen, gemischt oder gewürfelt",
    "back-seen": "seitdem hat jemand verdeckte Informationen gesehen",
    "lists": "Listen",
    "lists-closed": "verdeckt",
    "lists-closed-about": "Niemand sieht die Listen der anderen; auch der Computer muss raten.",
    "lists-open": "offen",
    "lists-open-about": "Alle können die Listen der anderen lesen; auch der Computer kennt sie.",
    "closed-lists": "in diesem Spiel sind die Listen verdeckt",
    "back-asks": "{name} möchte den letzten Schritt zurücknehmen",
    "bad-message": "ungültige Nachricht: {why}",
    "not-yet": "das Spiel hat noch nicht begonnen",
    "not-seated": "das können nur Spieler",
    "stale": "die Frage hat sich inzwischen geändert",
    "no-question": "du hast gerade nichts zu entscheiden",
    "too-fast": "zu viele Nachrichten; bitte warte einen Augenblick",
    "not-now": "das ist jetzt nicht möglich",
    "not-away": "{name} ist da oder noch nicht lange genug weg",
    "no-such": "nicht gefunden",
    "error-in-rules": "Interner Fehler in den Regeln. Nichts hat sich geändert. Meldung {number} wurde gespeichert.",
    "not-written": "Der Server konnte das nicht speichern, also ist nichts geschehen. Bitte versuche es noch einmal.",
    "renewed": "Der Server wurde nach Schritt {at} aktualisiert; das Spiel geht von der letzten Stellung aus weiter.",
    "lost": "Der aktualisierte Server konnte die letzten {count} Schritte nicht nachspielen; sie sind in Meldung "
    "{number} gespeichert.",
    "guest": "Gast",
    "computer": "Computer",
    "player-random": "Random (spielt zufällig)",
    "player-beginner": "Anfänger (sieht, was groß ist, vergisst Blocker)",
    "player-greedy": "Gelegenheitsspieler (plant eine Aktion voraus)",
    "player-club": "Vereinsspieler (spielt seine besten Einfälle weiter)",
    "player-expert": "Experte (wägt Einfälle in möglichen Partien ab)",
    "player-master": "Meister (denkt am längsten nach)",
    "no-room": "Raum nicht gefunden",
    "no-game": "unbekanntes Spiel",
    "no-deck": "Deck nicht gefunden",
    "no-replay": "Aufzeichnung nicht gefunden",
    "no-rule": "Regel nicht gefunden",
    "no-report": "Meldung nicht gefunden",
    "no-seat": "dieser Platz ist besetzt",
    "not-begun": "das Spiel hat schon begonnen",
    "bad-deck": "das Deck {name} ist nicht erlaubt",
    "bad-seats": "dieses Spiel hat {least} bis {most} Plätze, und einen davon kannst du einnehmen",
    "bad-player": "unbekannter Computerspieler",
    "bad-setup": "so lässt sich das Spiel nicht aufbauen: {why}",
    "bad-replay": "diese Aufzeichnung lässt sich nicht verwenden: {why}",
    "bad-request": "ungültige Anfrage: {why}",
    "too-large": "zu groß",
    "too-many": "du hast zu viele Spiele offen; beende erst eines",
    "forbidden": "nicht erlaubt",
    "origin": "Anfragen von anderen Seiten sind nicht erlaubt",
    "who": "wähle zuerst einen Namen",
    "name-invisible": "ein Name darf keine unsichtbaren Zeichen enthalten",
    "name-scripts": "ein Name darf nicht Buchstaben mehrerer Schriften mischen",
    "seat-token": "ein Platz-Token öffnet nur seinen eigenen Platz in seinem eigenen Raum",
    "bad-code": "dieser Code ist unbekannt, abgelaufen oder schon benutzt",
    "running": "das Spiel läuft noch",
    "damaged": "dieser Raum ist auf dem Server beschädigt und lässt sich nicht öffnen; der Betreiber weiß davon",
    "damaged-steps": "Einige Schritte dieses Spiels sind beschädigt; die Aufzeichnung ist unvollständig.",
    "lost-damaged": "Nach einem Schaden auf dem Server geht das Spiel bei Schritt {at} weiter; die letzten {count} "
    "Schritte sind verloren (Meldung {number}).",
    "busy": "der Server ist überlastet; bitte versuche es später noch einmal",
}

PHRASES: Final[dict[str, dict[str, str]]] = {
    "hello": {"en": "Hello, have fun!", "de": "Hallo, viel Spaß!"},
    "luck": {"en": "Good luck!", "de": "Viel Glück!"},
    "well": {"en": "Well played.", "de": "Gut gespielt."},
    "thinking": {"en": "One moment, I am thinking.", "de": "Einen Augenblick, ich überlege."},
    "sorry": {"en": "Sorry, I was away.", "de": "Entschuldige, ich war weg."},
    "oops": {"en": "Oops.", "de": "Hoppla."},
    "thanks": {"en": "Thank you.", "de": "Danke."},
    "game": {"en": "Thanks for the game!", "de": "Danke für das Spiel!"},
}
"""Quick phrases, for players who do not share a language."""


def translate(lang: str, key: str, **values: object) -> str:
    """A sentence of the server.

    >>> translate("de", "not-away", name="Ben")
    'Ben ist da oder noch nicht lange genug weg'
    """
    return (GERMAN if lang == "de" else ENGLISH)[key].format(**values)


def phrases(lang: str) -> dict[str, str]:
    """The quick phrases by key."""
    return {key: texts[lang] for key, texts in PHRASES.items()}
