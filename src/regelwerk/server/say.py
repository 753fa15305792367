"""The server's own sentences in both languages. What belongs to a game is worded by its table."""

from __future__ import annotations

from typing import Final

ENGLISH: Final[dict[str, str]] = {
    "back-none": "there is nothing of yours to take back",
    "back-far": "that is too long ago to be taken back here",
    "back-drawn": "a random number has fallen since",
    "back-seen": "somebody has seen something hidden since",
    "lists": "Lists",
    "lists-closed": "closed",
    "lists-closed-about": "Nobody knows what is in the others' lists; the computer guesses, too.",
    "lists-open": "open",
    "lists-open-about": "What is in a list is no secret; the computer knows it, too.",
    "closed-lists": "lists are closed in this game",
    "back-asks": "{name} asks to take back the last step",
    "bad-message": "this message cannot be read: {why}",
    "not-yet": "the game has not begun",
    "not-seated": "only who has a seat may do that",
    "stale": "the question has changed meanwhile",
    "no-question": "you are not asked anything",
    "too-fast": "too many messages; please wait a moment",
    "not-now": "that is not possible now",
    "not-away": "{name} is here, or has not been away for long enough",
    "no-such": "there is no such thing",
    "error-in-rules": "The rules broke off here. Nothing has changed; the report has the number {number}.",
    "not-written": "The server could not write this down, so it has not happened. Please try again.",
    "renewed": "The server was renewed after step {at}; the game went on from its snapshot.",
    "lost": "The renewed server could not follow the last {count} steps; they are kept in report {number}.",
    "guest": "Guest",
    "computer": "Computer",
    "player-random": "random",
    "player-greedy": "looks one action ahead",
    "no-room": "there is no such room",
    "no-game": "there is no such game",
    "no-deck": "there is no such deck",
    "no-replay": "there is no such replay",
    "no-rule": "there is no such rule",
    "no-report": "there is no such report",
    "no-seat": "this seat is not free",
    "not-begun": "the game has begun already",
    "bad-deck": "the deck {name} is not legal",
    "bad-seats": "this game has {least} to {most} seats, and one of them may be yours",
    "bad-player": "there is no such computer player",
    "bad-setup": "the game cannot be set up like this: {why}",
    "bad-replay": "this replay cannot be used: {why}",
    "bad-request": "this request cannot be read: {why}",
    "too-large": "this is too large",
    "too-many": "you have too many games open; end one of them first",
    "forbidden": "this is not yours",
    "origin": "requests from other sites are refused",
    "who": "say who you are first",
    "running": "the game is not over yet",
    "busy": "the server has too much to do; please try again later",
}

GERMAN: Final[dict[str, str]] = {
    "back-none": "von dir ist nichts zurückzunehmen",
    "back-far": "das liegt zu weit zurück, um es hier zurückzunehmen",
    "back-drawn": "seitdem ist eine Zufallszahl gefallen",
    "back-seen": "seitdem hat jemand etwas Verborgenes gesehen",
    "lists": "Listen",
    "lists-closed": "verdeckt",
    "lists-closed-about": "Niemand kennt die Listen der anderen; auch der Computer vermutet nur.",
    "lists-open": "offen",
    "lists-open-about": "Was in einer Liste steht, ist kein Geheimnis; auch der Computer kennt sie.",
    "closed-lists": "in diesem Spiel sind die Listen verdeckt",
    "back-asks": "{name} möchte den letzten Schritt zurücknehmen",
    "bad-message": "diese Nachricht ist nicht lesbar: {why}",
    "not-yet": "das Spiel hat noch nicht begonnen",
    "not-seated": "das darf nur, wer einen Platz hat",
    "stale": "die Frage ist inzwischen eine andere",
    "no-question": "du wirst gerade nichts gefragt",
    "too-fast": "zu viele Nachrichten; bitte warte einen Augenblick",
    "not-now": "das geht jetzt nicht",
    "not-away": "{name} ist da oder noch nicht lange genug weg",
    "no-such": "das gibt es nicht",
    "error-in-rules": "Die Regeln sind hier abgebrochen. Nichts hat sich geändert. Nummer des Berichts: {number}",
    "not-written": "Der Server konnte das nicht festhalten, also ist es nicht geschehen. Versuche es noch einmal.",
    "renewed": "Der Server wurde nach Schritt {at} erneuert; das Spiel ging von seinem Stand aus weiter.",
    "lost": "Der erneuerte Server konnte den letzten {count} Schritten nicht folgen; sie stehen im Bericht {number}.",
    "guest": "Gast",
    "computer": "Computer",
    "player-random": "zufällig",
    "player-greedy": "schaut eine Aktion voraus",
    "no-room": "diesen Raum gibt es nicht",
    "no-game": "dieses Spiel gibt es nicht",
    "no-deck": "dieses Deck gibt es nicht",
    "no-replay": "diese Aufzeichnung gibt es nicht",
    "no-rule": "diese Regel gibt es nicht",
    "no-report": "diesen Bericht gibt es nicht",
    "no-seat": "dieser Platz ist nicht frei",
    "not-begun": "das Spiel hat schon begonnen",
    "bad-deck": "das Deck {name} ist nicht erlaubt",
    "bad-seats": "dieses Spiel hat {least} bis {most} Plätze, und einer davon kann deiner sein",
    "bad-player": "diesen Computerspieler gibt es nicht",
    "bad-setup": "so lässt sich das Spiel nicht aufbauen: {why}",
    "bad-replay": "diese Aufzeichnung ist nicht zu gebrauchen: {why}",
    "bad-request": "diese Anfrage ist nicht lesbar: {why}",
    "too-large": "das ist zu groß",
    "too-many": "du hast zu viele Spiele offen; beende erst eines",
    "forbidden": "das gehört dir nicht",
    "origin": "Anfragen von anderen Seiten werden abgelehnt",
    "who": "sag zuerst, wer du bist",
    "running": "das Spiel ist noch nicht zu Ende",
    "busy": "der Server hat zu viel zu tun; bitte versuche es später noch einmal",
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
"""Quick phrases: understood by whoever does not share a language."""


def say(lang: str, key: str, **values: object) -> str:
    """A sentence of the server.

    >>> say("de", "not-away", name="Ben")
    'Ben ist da oder noch nicht lange genug weg'
    """
    return (GERMAN if lang == "de" else ENGLISH)[key].format(**values)


def phrases(lang: str) -> dict[str, str]:
    """The quick phrases by key."""
    return {key: said[lang] for key, said in PHRASES.items()}
