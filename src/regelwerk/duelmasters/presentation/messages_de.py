"""The table's sentences in German, with the terms of the German rulebook; the marks are those of `words_en`."""

from __future__ import annotations

from typing import Final

YOU: Final = "Du"
YOU_ATTACKED: Final = "dich"
YOU_REACHED: Final = "dir"
A_CARD: Final = "eine Karte"
KNOWN_TO: Final = "{who} [kennen|kennt] sie"
SHIELD: Final = "Schild #{n}"
AND: Final = "und"
OR: Final = "oder"
THE_GAME: Final = "das Spiel"
TITLE: Final = "Duel Masters, Regeln von 2004"
TITLE_MODERN: Final = "Duel Masters, heutige Regeln"
EDITIONS: Final[dict[str, str]] = {
    "2004": "Regeln von 2004",
    "2004:about": "wie von 2004 bis 2006 gespielt; ein Deck hat mindestens 40 Karten",
    "modern": "heutige Regeln",
    "modern:about": "Schilde werden zusammen durchbrochen, mehrere Blocker können getappt werden; ein Deck hat genau "
    "40 Karten",
}
CONSTRUCTED: Final = "höchstens vier Exemplare jeder Karte"
NO_MORE: Final = "höchstens {limit}"
IN_NO_DECK: Final = "in keinem Deck"

STEPS: Final[dict[str, str]] = {
    "setup": "vor dem ersten Zug",
    "start of turn": "Beginn des Zugs",
    "draw step": "Ziehschritt",
    "mana step": "Manaschritt",
    "main step": "Hauptschritt",
    "attack step": "Angriffsschritt",
    "end of turn": "Ende des Zugs",
    "deck": "Deck",
    "hand": "Hand",
    "shields": "Schilde",
    "mana": "Manabereich",
    "graveyard": "Friedhof",
    "limbo": "wird gespielt",
    "battle": "Kampfbereich",
    "under": "unter einer Kreatur",
    "out": "aus dem Spiel",
}

EVENTS: Final[dict[str, str]] = {
    "begin": "{who} [beginnst|beginnt]",
    "shuffle": "{who} [mischst dein|mischt das] Deck",
    "shield": "{who} [legst|legt] eine Karte zu den Schilden",
    "draw": "{who} [ziehst|zieht] {a}",
    "turn": "Zug {n}: {who}",
    "phase": "{phase}: {who}",
    "untap": "{a} wird enttappt",
    "tap": "{a} wird getappt",
    "mana": "{who} [legst|legt] {a} in den Manabereich",
    "summon": "{who} [beschwörst|beschwört] {a}",
    "summon:free": "{who} [beschwörst|beschwört] {a} ohne Kosten",
    "cast": "{who} [wirkst|wirkt] {a}",
    "cast:free": "{who} [wirkst|wirkt] {a} ohne Kosten",
    "enter": "{a} kommt in den Kampfbereich",
    "evolve": "{b} wird durch Evolution zu {a}",
    "uncover": "{b} wird unter {a} weggenommen und {zone}",
    "leave": "{a} verlässt den Kampfbereich und {zone}",
    "destroy": "{a} wird zerstört",
    "attack": "{a} greift {b} an",
    "attack:player": "{a} greift {other} an",
    "block": "{a} blockt {b}",
    "blocked": "{a} wird von {b} geblockt",
    "unblocked": "{a} wird nicht geblockt",
    "battle": "{a} kämpft gegen {b}",
    "win battle": "{a} gewinnt den Kampf mit Stärke {n} gegen {b}",
    "lose battle": "{a} verliert den Kampf mit Stärke {n} gegen {b}",
    "lose battle:both": "{a} und {b} verlieren den Kampf mit je Stärke {n}",
    "break": "{b} durchbricht {whose} Schild #{n}",
    "break:text": "Schild #{n} wird durchbrochen",
    "shield trigger": "{who} [benutzt|benutzt] den Schildauslöser {a}",
    "attack ends": "der Angriff von {a} endet",
    "discard": "{who} [wirfst|wirft] {a} ab",
    "move:nothing": "{a} hat keine Wirkung",
    "move": "{a} {zone}",
    "reveal": "{who} [zeigst|zeigt] {a} vor",
    "look": "{who} [siehst dir|sieht sich] {a} an",
    "modify": "ein Effekt beginnt",
    "modify:a": "ein Effekt auf {a} beginnt",
    "expire": "{n} <Effekt endet|Effekte enden>",
    "replace": "mit {a} geschieht stattdessen etwas anderes",
    "trigger": "die Fähigkeit von {a} wird ausgeführt",
    "decline": "{who} [benutzt|benutzt] keinen Schildauslöser",
    "tap ability": "{who} [tappst|tappt] {a} für die eigene Fähigkeit",
    "silent skill": "{a} bleibt für stilles Geschick getappt",
    "lose": "{who} [verlierst|verliert]",
    "over": "{who} [gewinnst|gewinnt]",
    "over:draw": "das Spiel endet unentschieden",
    "concede": "{who} [gibst|gibt] auf",
    "concede:time": "{who} [verlierst|verliert] durch Zeitüberschreitung",
    "offer": "{who} [ziehst|zieht] das Unentschieden-Angebot zurück",
    "offer:1": "{who} [bietest|bietet] ein Unentschieden an",
    "extra turn": "{who} [hast|hat] einen zusätzlichen Zug",
    "end turn": "{who} [beendest|beendet] den Zug",
    "direct hit": "der Angriff von {a} kommt zu {other} durch: kein Schild mehr da",
    "fought": "der Kampf von {a} endet",
    "arrange": "{who} [legst|legt] {n} Karten in gewählter Reihenfolge auf das Deck",
    "mode": "{a}: {text}",
}

DESTINATIONS: Final[dict[str, str]] = {
    "deck": "geht ins Deck",
    "hand": "geht auf die Hand",
    "shields": "wird zu den Schilden gelegt",
    "mana": "geht in den Manabereich",
    "graveyard": "geht auf den Friedhof",
    "limbo": "wird gespielt",
    "battle": "geht in den Kampfbereich",
    "under": "wird unter eine Kreatur gelegt",
    "out": "verlässt das Spiel",
}

GROUPED_EVENTS: Final[dict[str, str]] = {
    "untap": "{who} [enttappst|enttappt] {n} <Karte|Karten>",
    "tap": "{who} [tappst|tappt] {n} <Karte|Karten>",
    "draw": "{who} [ziehst|zieht] {n} <Karte|Karten>",
}

WHOSE: Final[dict[str, str]] = {"you": "deinen", "other": "{who}s", "": "einen"}

ENDINGS: Final[dict[str, str]] = {
    "concede ruling:conceding": "{who} [hast|hat] aufgegeben",
    "concede ruling:time-out": "{who} [hast|hat] keine Zeit mehr",
    "lose dm04:ohne-schilde": "{who} [wurdest|wurde] ohne Schild getroffen",
    "lose dm:9.3": "{who} [hast|hat] keine Karte mehr im Deck",
    "lose ruling:turn-limit": "das Spiel hat so viele Züge gedauert, wie es darf",
    "over ruling:loop-limit": "dasselbe ginge endlos weiter",
    "over ruling:draw-agreement": "ein Unentschieden wurde vereinbart",
}
"""Why a game ended, by kind and rule of the event that decided it: the most telling first."""
UNDONE: Final[dict[str, str]] = {
    "charge": "Du hast in diesem Zug keine Karte in den Manabereich gelegt.",
    "summon": "Du kannst noch {a} beschwören.",
    "cast": "Du kannst noch {a} wirken.",
    "attack": "Du kannst noch mit {a} angreifen.",
    "tap": "Du kannst noch {a} für die eigene Fähigkeit tappen.",
}

QUESTIONS: Final[dict[str, str]] = {
    "who begins": "Du bestimmst, wer beginnt.",
    "mana": "Manaschritt: Eine Karte aus der Hand in den Manabereich legen?",
    "main": "Hauptschritt: Beschwöre Kreaturen und wirke Zaubersprüche; danach folgen die Angriffe.",
    "attack": "Angriffsschritt: Wer greift wen an?",
    "payment": "{about} kostet {cost}. Welche Manakarten tappst du?",
    "base": "Auf welche Kreatur legst du {about}?",
    "block": "{about} greift {target} an. Blocken?",
    "shield": "Welchen Schild durchbricht {about}?",
    "shield trigger": "Dein Schild wurde durchbrochen. Einen Schildauslöser benutzen?",
    "order triggers": "Mehrere Fähigkeiten warten. Welche wird zuerst ausgeführt?",
    "may": "{about} benutzen?",
    "choose": "Triff eine Wahl für {about}.",
    "search": "{about}: Durchsuche dein Deck.",
    "mode": "Was soll {about} bewirken?",
    "replacement": "Was geschieht mit {about}?",
    "silent skill": "{about} für das stille Geschick getappt lassen?",
    "breaker": "{about} hat mehrere Brecher-Fähigkeiten. Welche wird benutzt?",
    "name": "{about}: Wähle einen Namen.",
    "arrange": "{about}: Welche Karte kommt zuerst auf das Deck? Die letzte liegt am Ende oben.",
}
MUST_ATTACK: Final = "Bevor der Zug enden kann, müssen noch angreifen: {a}."
WAITING: Final[dict[str, str]] = {
    "who begins": "{who} [bestimmst|bestimmt], wer beginnt.",
    "block": "{who} kann blocken.",
    "shield trigger": "{who} kann einen Schildauslöser benutzen.",
    "": "{who} entscheidet.",
}

OPTIONS: Final[dict[str, str]] = {
    "begin": "{who} [beginnst|beginnt]",
    "charge": "mana {a}",
    "skip": "kein Mana in diesem Zug",
    "summon": "beschwöre {a}",
    "cast": "wirke {a}",
    "attack step": "weiter zu den Angriffen",
    "attack step:end": "Zug beenden (du hast nichts, was angreifen kann)",
    "attack": "greife {b} mit {a} an",
    "attack:seat": "greife {who} mit {a} an",
    "tap": "tappe {a}: {text}",
    "end turn": "Zug beenden",
    "block": "blocke mit {a}",
    "no block": "nicht blocken",
    "break": "durchbrich {b}",
    "use": "benutze {a}",
    "decline": "kein Schildauslöser",
    "pay": "tappe {b} ({text})",
    "evolve": "lege sie auf {b}",
    "yes": "ja",
    "yes:draw": "eine Karte ziehen",
    "yes:silent": "getappt lassen: {text}",
    "no": "nein",
    "no:draw": "keine mehr ziehen",
    "no:silent": "enttappen",
    "no:replacement": "so lassen",
    "pick": "{b}",
    "pick:seat": "{who}",
    "done": "fertig",
    "done:search": "keine nehmen",
    "resolve": "{a}: {text}",
    "mode": "{text}",
    "mode:breaker": "{n} Schilde durchbrechen",
    "mode:breaker:1": "einen Schild durchbrechen",
    "instead": "{a}: {text}",
}

GROUPS: Final[dict[str, str]] = {
    "charge": "mana",
    "summon": "beschwöre",
    "cast": "wirke",
    "attack": "{a} greift an",
    "attack:with": "greife {b} an mit",
    "block": "blocke mit",
    "break": "durchbrich",
    "use": "benutze den Schildauslöser",
    "pay": "tappe für Mana",
    "evolve": "lege sie auf",
}

REASONS: Final[dict[str, str]] = {
    "more-is-named": "du hast mehr genannt, als du wählen kannst",
    "picked-already": "{a} ist schon gewählt",
    "choice-is-full": "höchstens {n} können gewählt werden, {a} kommt also nicht dazu",
    "does-not-go-with-these": "{a} kann nicht zusammen mit dem gewählt werden, was schon gewählt ist",
    "set-not-complete": "noch nicht genug: {n} müssen gewählt werden",
    "no-set-is-chosen": "gerade ist keine Mehrfachauswahl offen",
    "already-charged": "du hast in diesem Zug schon eine Karte in den Manabereich gelegt",
    "already-chosen": "{a} ist schon gewählt",
    "already-offered": "du hast schon ein Unentschieden angeboten",
    "cannot-attack": "der eigene Text oder ein Effekt verhindert, dass {a} angreift",
    "cannot-attack-creatures": "{a} kann keine Kreaturen angreifen",
    "cannot-attack-players": "{a} kann keine Spieler angreifen",
    "cannot-attack-that": "{a} kann von dieser Kreatur nicht angegriffen werden",
    "cannot-be-attacked": "{a} kann nicht angegriffen werden",
    "cannot-be-blocked": "{a} kann von dieser Kreatur nicht geblockt werden",
    "cannot-be-chosen": "{a} kann nicht gewählt werden",
    "cannot-be-played": "ein Effekt verbietet dir, {a} zu spielen",
    "civilization-missing": "keine deiner enttappten Manakarten hat eine Zivilisation, die {a} braucht: {civs}",
    "civilizations-share-a-card": "{a} braucht für jede seiner Zivilisationen eine eigene Manakarte: {civs}",
    "does-not-fit": "diese Karte ist keine Evolution von {a}",
    "face-unknown": "diese Karte ist verdeckt",
    "game-over": "das Spiel ist zu Ende",
    "is-attacked": "{a} wird selbst angegriffen und kann nicht blocken",
    "is-tapped": "{a} ist getappt",
    "is-untapped": "{a} ist enttappt; nur getappte Kreaturen können angegriffen werden",
    "lacks-the-keyword": "{a} hat nicht die verlangte Fähigkeit",
    "must-attack": "{a} muss in diesem Zug angreifen",
    "must-attack-others": "{a} kann nicht angegriffen werden, solange etwas anderes zuerst angegriffen werden muss",
    "must-block": "eine deiner Kreaturen muss blocken",
    "no-attack": "gerade greift dich nichts an",
    "no-blocker": "{a} ist kein Blocker, der diesen Angreifer blocken kann",
    "no-offer": "du hast kein Unentschieden angeboten",
    "no-opponent": "das ist kein Gegner, der noch im Spiel ist",
    "no-opposing-creature": "{a} ist keine gegnerische Kreatur im Kampfbereich",
    "no-shield-to-choose": "du durchbrichst gerade keinen Schild",
    "no-shield-trigger": "{a} hat keinen Schildauslöser",
    "no-such-act": "unbekannte Aktion",
    "no-such-card": "du siehst keine solche Karte",
    "no-such-option": "diese Option gibt es nicht",
    "no-tap-ability": "{a} hat keine Tapp-Fähigkeit",
    "not-attacked": "weder du noch eine deiner Kreaturen wird angegriffen",
    "not-from-a-shield": "{a} ist nicht gerade von deinen Schilden auf die Hand gekommen",
    "not-in-game": "dieser Spieler hat das Spiel verlassen",
    "not-in-hand": "{a} ist nicht auf deiner Hand",
    "not-in-order": "gewählt wird in der Reihenfolge der Liste, und {a} kann nicht als Nächstes kommen",
    "not-itself": "{a} kann nicht sich selbst wählen",
    "not-offered": "das ist keine der Optionen",
    "not-your-creature": "{a} ist keine deiner Kreaturen im Kampfbereich",
    "not-your-mana": "{a} liegt nicht in deinem Manabereich",
    "not-your-turn": "{who} ist am Zug",
    "not-your-turn:you": "du bist am Zug",
    "nothing-has-changed": "{a} hat das in diesem Zug in derselben Stellung schon getan",
    "nothing-to-attack": "es gibt nichts, was {a} angreifen kann",
    "not-now": "was auf {a} steht, erlaubt es jetzt nicht",
    "nothing-to-evolve": "du hast keine Kreatur im Kampfbereich, auf die {a} gelegt werden kann",
    "other-question": "beantworte zuerst die aktuelle Frage",
    "other-question:other": "zuerst muss {who} entscheiden",
    "out-of-reach": "angreifen kannst du nur die Spieler neben dir",
    "payment-would-fail": "wenn du {a} tappst, lassen sich die Kosten nicht mehr bezahlen",
    "stealth": "{a} hat Tarnung, und du hast eine Karte dieser Zivilisation im Manabereich",
    "summoning-sickness": "{a} ist erst in diesem Zug in den Kampfbereich gekommen (Einsatzverzögerung)",
    "too-little-mana": "{a} kostet {cost}; dir <fehlt|fehlen> {n} enttappte <Manakarte|Manakarten>",
    "wrong-card-type": "{a} hat nicht den verlangten Kartentyp",
    "wrong-civilization": "{a} hat nicht die verlangte Zivilisation",
    "wrong-cost": "{a} hat nicht die verlangten Kosten",
    "wrong-kind": "{a} ist keine Evolutionskreatur",
    "wrong-name": "{a} hat nicht den verlangten Namen",
    "wrong-owner": "{a} gehört dem falschen Spieler",
    "wrong-power": "{a} hat nicht die verlangte Stärke",
    "wrong-race": "{a} hat nicht die verlangte Rasse",
    "wrong-step": "das ist nur im {step} möglich",
    "wrong-step:past": "der {step} dieses Zugs ist vorbei; Schritte lassen sich nicht wiederholen",
    "wrong-zone": "{a} ist nicht im verlangten Bereich",
    "wrongly-tapped": "{a} ist nicht wie verlangt getappt oder enttappt",
}

LABELS: Final[dict[str, str]] = {
    "shields": "Schilde",
    "mana": "Mana",
    "creatures": "Kreaturen",
    "hand": "Hand",
    "playing": "Gespielt wird",
    "waiting": "Ausstehend",
    "nobody": "–",
    "no-shields": "keine",
    "deck": "Deck",
    "in-hand": "Hand",
    "graveyard": "Friedhof",
    "left": "hat das Spiel verlassen",
    "mate": "in deinem Team",
    "offers": "bietet ein Unentschieden an",
    "untapped": "enttappt",
    "tapped": "getappt",
    "sick": "Einsatzverzögerung",
    "printed": "gedruckt",
    "turn": "Zug {n}",
    "your-turn": "du bist am Zug",
    "turn-of": "{who} ist am Zug",
    "before": "vor dem ersten Zug",
    "attacks": "greift an",
    "attacked": "wird angegriffen",
    "blocks": "blockt",
    "your": "deine Seite",
    "theirs": "von {who}",
    "known": "bekannt auf der Hand",
    "a-shield": "ein Schild auf die Hand",
    "this": "das",
    "on": "auf {a}",
    "attack-of": "{a} greift {b} an",
    "player": "einen Spieler",
    "changed-by": "verändert durch {a}",
    "until end of turn": "bis zum Ende des Zugs",
    "until in their next turn": "im nächsten Zug jedes Gegners des Spielers",
    "until your next turn": "bis zum nächsten Zug des Spielers",
    "must attack": "muss angreifen",
    "must block": "muss blocken",
    "cannot attack": "kann nicht angreifen",
    "cannot attack players": "kann keine Spieler angreifen",
    "cannot attack creatures": "kann keine Kreaturen angreifen",
    "cannot be blocked": "kann nicht geblockt werden",
    "cannot be attacked": "kann nicht angegriffen werden",
    "cannot be chosen by opponents": "kann von Gegnern nicht gewählt werden",
    "cannot be destroyed by losing a battle": "wird nicht zerstört, wenn sie verliert",
    "cannot untap at the start of the turn": "wird nicht enttappt",
    "picked": "bisher gewählt",
}

PENDING_TEXTS: Final[dict[str, str]] = {
    "ability": "{a} ({who}): „{text}“",
    "ability:plain": "{a} ({who}): Eine Fähigkeit wird ausgeführt",
    "shield": "{who} [hast|hat] einen Schild auf die Hand genommen und [darfst|darf] seinen Schildauslöser benutzen, "
    "falls er einen hat",
    "about": " – ausgelöst durch {b}",
}
"""What waits to be carried out."""

HINTS: Final[tuple[str, ...]] = (
    "Durchbrich alle Schilde deines Gegners und greife dann noch einmal an, um zu gewinnen. Wessen Deck leer ist, "
    "verliert.",
    "In deinem Zug: Lege eine Karte in den Manabereich, tappe Mana, um zu beschwören und zu wirken, dann greife mit "
    "Kreaturen an.",
    "Tippe die Nummer einer Option oder Wörter: „mana {hand}“, „beschwöre {hand}“, "
    "„greife {other} mit {mine} an“, „ende“.",
    "„warum beschwöre {hand}“ sagt, was eine Aktion verhindert, „zeige {hand}“ zeigt eine Karte, „hilfe“ alles "
    "Weitere.",
)
A_CREATURE: Final = "einer Kreatur"

EXAMPLES: Final[tuple[str, ...]] = (
    "Wörter        eine Option in Worten: mana vorg; beschwöre vorg; wirke tornado flame; greife ben mit vorg an; "
    "greife zyler mit vorg an; blocke mit urherion; durchbrich 3; auslöser; nein; ende",
    "weiter        zum nächsten Schritt; ende: den Zug beenden, aus jedem seiner Schritte",
    "wirke ... auf nennt, was der Zauberspruch wählen soll: wirke crimson hammer auf braid claw",
    "warum ...     warum etwas nicht geht: warum greife ben mit vorg an",
)

STOPS: Final[dict[str, str]] = {
    "my mana step": "dein Manaschritt",
    "my main step": "dein Hauptschritt",
    "my attack step": "dein Angriffsschritt",
    "which shield": "welchen verdeckten Schild du brichst",
}
