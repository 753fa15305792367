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
    "2004:about": "wie 2004 bis 2006 gespielt wurde; ein Deck hat 40 Karten oder mehr",
    "modern": "heutige Regeln",
    "modern:about": "Schilde werden zusammen gebrochen, mehrere Blocker dürfen tappen; ein Deck hat genau 40 Karten",
}
CONSTRUCTED: Final = "höchstens vier Exemplare jeder Karte"

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
    "uncover": "{b} wird von {a} genommen: {zone}",
    "leave": "{a} verlässt den Kampfbereich: {zone}",
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
    "move:nothing": "{a} bewirkt nichts",
    "move": "{a} wird bewegt: {zone}",
    "reveal": "{who} [zeigst|zeigt] {a} vor",
    "look": "{who} [siehst dir|sieht sich] {a} an",
    "modify": "ein Effekt beginnt",
    "modify:a": "ein Effekt auf {a} beginnt",
    "expire": "{n} <Effekt endet|Effekte enden>",
    "replace": "mit {a} geschieht stattdessen etwas anderes",
    "trigger": "{a}: die Fähigkeit wird ausgeführt",
    "decline": "{who} [benutzt|benutzt] keinen Schildauslöser",
    "tap ability": "{who} [tappst|tappt] {a} für die eigene Fähigkeit",
    "silent skill": "{a} bleibt für stilles Geschick getappt",
    "lose": "{who} [verlierst|verliert]",
    "over": "{who} [gewinnst|gewinnt]",
    "over:draw": "das Spiel endet unentschieden",
    "concede": "{who} [gibst|gibt] auf",
    "concede:time": "{who} [verlierst|verliert] durch Zeitüberschreitung",
    "offer": "{who} [nimmst|nimmt] das Angebot eines Unentschiedens zurück",
    "offer:1": "{who} [bietest|bietet] ein Unentschieden an",
    "extra turn": "{who} [hast|hat] einen weiteren Zug",
    "end turn": "{who} [beendest|beendet] den Zug",
    "direct hit": "{a} kommt zu {other} durch: Es ist kein Schild mehr da",
    "fought": "der Kampf von {a} ist vorbei",
    "arrange": "{who} [legst|legt] {n} Karten in einer Reihenfolge auf das Deck",
}

SOME: Final[dict[str, str]] = {
    "untap": "{who} [enttappst|enttappt] {n} <Karte|Karten>",
    "tap": "{who} [tappst|tappt] {n} <Karte|Karten>",
    "draw": "{who} [ziehst|zieht] {n} <Karte|Karten>",
}

WHOSE: Final[dict[str, str]] = {"you": "deinen", "other": "{who}s", "": "einen"}

UNDONE: Final[dict[str, str]] = {
    "charge": "Du hast keine Karte in den Manabereich gelegt.",
    "summon": "Du kannst noch {a} beschwören.",
    "cast": "Du kannst noch {a} wirken.",
    "attack": "Du kannst noch mit {a} angreifen.",
    "tap": "Du kannst noch {a} für die eigene Fähigkeit tappen.",
}

QUESTIONS: Final[dict[str, str]] = {
    "mana": "Manaschritt: Legst du eine Karte aus der Hand in den Manabereich?",
    "main": "Hauptschritt: Beschwöre Kreaturen und wirke Zaubersprüche; danach kommen die Angriffe.",
    "attack": "Angriffsschritt: Wer greift wen an?",
    "payment": "{about} kostet {cost}. Welche Manakarten tappst du?",
    "base": "Auf welche Kreatur legst du {about}?",
    "block": "{about} greift {target} an. Blockst du?",
    "shield": "Welchen Schild durchbricht {about}?",
    "shield trigger": "Dein Schild wurde durchbrochen: Benutzt du einen Schildauslöser?",
    "order triggers": "Mehrere Fähigkeiten warten. Welche wird zuerst ausgeführt?",
    "may": "{about}: Möchtest du?",
    "choose": "{about}: Wähle.",
    "search": "Du durchsuchst dein Deck für {about}.",
    "mode": "Was davon soll {about} tun?",
    "replacement": "Was geschieht mit {about}?",
    "silent skill": "{about} hat ein stilles Geschick: Bleibt die Kreatur dafür getappt?",
    "breaker": "{about} hat mehrere Brecher. Welcher wird benutzt?",
    "name": "{about}: Welcher Name?",
    "arrange": "{about}: Welche Karte kommt zuerst auf das Deck? Die letzte liegt oben.",
}
MUST_ATTACK: Final = "Bevor der Zug enden kann, müssen noch angreifen: {a}."
WAITING: Final[dict[str, str]] = {
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
    "done": "nichts weiter",
    "done:search": "nichts nehmen",
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
    "already-charged": "du hast in diesem Zug schon eine Karte in den Manabereich gelegt",
    "already-chosen": "{a} ist schon gewählt",
    "already-offered": "du bietest schon ein Unentschieden an",
    "cannot-attack": "ein Effekt oder der eigene Text sagt, dass {a} nicht angreifen kann",
    "cannot-attack-creatures": "{a} kann keine Kreaturen angreifen",
    "cannot-attack-players": "{a} kann keine Spieler angreifen",
    "cannot-attack-that": "{a} kann von dieser Kreatur nicht angegriffen werden",
    "cannot-be-attacked": "{a} kann nicht angegriffen werden",
    "cannot-be-blocked": "{a} kann davon nicht geblockt werden",
    "cannot-be-chosen": "{a} kann nicht gewählt werden",
    "civilization-missing": "keine deiner enttappten Manakarten hat eine Zivilisation, die {a} braucht: {civs}",
    "civilizations-share-a-card": "{a} braucht für jede seiner Zivilisationen eine eigene Manakarte: {civs}",
    "does-not-fit": "{a} passt nicht zur Evolution",
    "face-unknown": "was eine ungesehene Karte könnte, sagt niemand",
    "game-over": "das Spiel ist vorbei",
    "is-attacked": "{a} wird selbst angegriffen und kann das nicht blocken",
    "is-tapped": "{a} ist getappt",
    "is-untapped": "{a} ist enttappt; nur getappte Kreaturen können angegriffen werden",
    "lacks-the-keyword": "{a} hat die Fähigkeit nicht, die der Text verlangt",
    "must-attack": "{a} muss in diesem Zug angreifen",
    "must-block": "eine deiner Kreaturen muss blocken",
    "no-attack": "gerade greift dich nichts an",
    "no-blocker": "{a} ist gegen diesen Angreifer kein Blocker",
    "no-offer": "du bietest kein Unentschieden an",
    "no-opponent": "das ist kein Gegner, der noch im Spiel ist",
    "no-opposing-creature": "{a} ist keine gegnerische Kreatur im Kampfbereich",
    "no-shield-to-choose": "du durchbrichst gerade keinen Schild",
    "no-shield-trigger": "{a} hat keinen Schildauslöser",
    "no-such-act": "so etwas gibt es nicht",
    "no-such-card": "eine solche Karte siehst du nicht",
    "no-such-option": "diese Möglichkeit gibt es nicht",
    "no-tap-ability": "{a} hat keine Fähigkeit, für die getappt wird",
    "not-attacked": "weder du noch eine deiner Kreaturen wird angegriffen",
    "not-from-a-shield": "{a} kommt nicht gerade von deinen Schilden",
    "not-in-game": "dieser Platz ist nicht mehr im Spiel",
    "not-in-hand": "{a} ist nicht auf deiner Hand",
    "not-in-order": "mehreres wird in der Reihenfolge der Liste gewählt, und {a} kann nicht als Nächstes kommen",
    "not-itself": "{a} kann nicht sich selbst meinen",
    "not-offered": "das ist gerade nicht unter den Möglichkeiten",
    "not-your-creature": "{a} ist keine deiner Kreaturen im Kampfbereich",
    "not-your-mana": "{a} liegt nicht in deinem Manabereich",
    "not-your-turn": "nicht du bist am Zug, sondern {who}",
    "not-your-turn:you": "du bist am Zug",
    "nothing-has-changed": "{a} hat in diesem Zug in derselben Lage schon dasselbe getan; seitdem ist alles gleich",
    "nothing-to-attack": "es gibt nichts, was {a} angreifen darf",
    "nothing-to-evolve": "du hast keine Kreatur im Kampfbereich, auf die {a} gelegt werden kann",
    "other-question": "zuerst wird etwas anderes gefragt",
    "other-question:other": "{who} wird gerade etwas anderes gefragt",
    "out-of-reach": "angreifen kannst du nur die Spieler neben dir",
    "payment-would-fail": "mit {a} darunter ginge die Bezahlung nicht auf",
    "stealth": "{a} hat Tarnung, und du hast eine solche Karte im Manabereich",
    "summoning-sickness": "{a} ist erst in diesem Zug gekommen (Einsatzverzögerung)",
    "too-little-mana": "{a} kostet {cost}, und dir <fehlt|fehlen> {n} enttappte <Manakarte|Manakarten>",
    "wrong-card-type": "{a} ist nicht von diesem Kartentyp",
    "wrong-civilization": "{a} hat nicht die Zivilisation, die der Text nennt",
    "wrong-cost": "{a} hat nicht die Kosten, die der Text nennt",
    "wrong-kind": "{a} ist keine Evolutionskreatur",
    "wrong-name": "{a} hat nicht den Namen, den der Text verlangt",
    "wrong-owner": "{a} gehört jemand anderem, als der Text will",
    "wrong-power": "{a} hat nicht die Stärke, die der Text nennt",
    "wrong-race": "{a} ist nicht von der Rasse, die der Text nennt",
    "wrong-step": "das geschieht im {step}",
    "wrong-step:past": "der {step} dieses Zugs ist vorbei, und man geht nie einen Schritt zurück",
    "wrong-zone": "{a} ist nicht dort, wo der Text sucht",
    "wrongly-tapped": "{a} ist nicht so getappt oder enttappt, wie der Text es will",
}

WORDS: Final[dict[str, str]] = {
    "shields": "Schilde",
    "mana": "Mana",
    "creatures": "Kreaturen",
    "hand": "Hand",
    "playing": "Gespielt wird",
    "waiting": "Es wartet",
    "nobody": "–",
    "no-shields": "keine",
    "deck": "Deck",
    "in-hand": "Hand",
    "graveyard": "Friedhof",
    "left": "ist nicht mehr im Spiel",
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
    "a-shield": "ein Schild, der auf die Hand kam",
    "this": "das",
    "on": "auf {a}",
    "attack-of": "{a} greift {b} an",
    "player": "einen Spieler",
    "changed-by": "geändert durch {a}",
    "until end of turn": "bis zum Ende des Zugs",
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

PENDING: Final[dict[str, str]] = {
    "ability": "{a} ({who}): „{text}“",
    "ability:plain": "{a} ({who}): Eine Fähigkeit wird ausgeführt",
    "shield": "Ein Schild kam auf eine Hand: {who} [darfst|darf] seinen Schildauslöser benutzen, falls er einen hat",
    "about": " – ausgelöst durch {b}",
}
"""What waits to be carried out."""

HINTS: Final = (
    "Durchbrich alle Schilde des anderen und greife dann noch einmal an. Wessen Deck leer ist, der verliert.",
    "In deinem Zug: eine Karte in den Manabereich legen, Mana tappen und beschwören oder wirken, dann angreifen.",
    "Tippe die Nummer einer Möglichkeit oder Wörter: „mana {hand}“, „beschwöre {hand}“, "
    "„greife {other} mit {mine} an“, „ende“.",
    "„warum beschwöre {hand}“ sagt, was dem entgegensteht, „zeige {hand}“ liest eine Karte vor, „hilfe“ den Rest.",
)
A_CREATURE: Final = "einer Kreatur"

EXAMPLES: Final = (
    "Wörter        eine Möglichkeit in Worten: mana vorg; beschwöre vorg; wirke tornado flame; greife ben mit vorg an; "
    "greife zyler mit vorg an; blocke mit urherion; durchbrich 3; auslöser; nein; ende",
    "weiter        zum nächsten Schritt; ende: den Zug beenden, aus jedem seiner Schritte",
    "wirke ... auf nennt, was der Zauberspruch wählen soll: wirke crimson hammer auf braid claw",
    "warum ...     warum etwas nicht geht: warum greife ben mit vorg an",
)

STOPS: Final[dict[str, str]] = {
    "my mana step": "dein Manaschritt",
    "my main step": "dein Hauptschritt",
    "my attack step": "dein Angriffsschritt",
    "my shield triggers": "deine durchbrochenen Schilde",
}
