"""The table's sentences in German: what happened, what is asked, what may be answered, why not.

The marks in them are those of `words_en`. Terms are those of the German rulebook.
"""

from __future__ import annotations

from typing import Final

YOU: Final = "Du"
THE_GAME: Final = "das Spiel"
A_CARD: Final = "eine Karte"
FACE_DOWN: Final = "eine verdeckte Karte"
COMMA: Final = ","

TITLE: Final = "World of Warcraft Miniaturen, Regeln von 2008"

HINTS: Final[tuple[str, ...]] = (
    "Wer zuerst {goal} Siegpunkte (SP) hat, gewinnt: {destroyed} für jede gegnerische Figur, die du zerstörst, und am "
    "Ende der Ticks mit * {held} für jede deiner Figuren auf oder neben einem SP-Feld (* auf der Karte).",
    "Eine Figur ist am Zug, wenn ihre Uhr den Tick des Spiels zeigt. Im Zug kann sie sich einmal bewegen und eine "
    "Aktion ausführen; die Tickkosten der Aktion stellen ihre Uhr vor.",
    "Tippe die Nummer einer Option oder Wörter: „ziehe {space}“, „greife {theirs} an“, „heile {mine}“, „ende“.",
    "„warum greife {theirs} an“ sagt, was eine Aktion verhindert, „zeige {mine}“ zeigt eine Figur, „hilfe“ alles "
    "Weitere.",
)
"""For the first screen: the goal, a turn, what to type."""

EXAMPLES: Final[tuple[str, ...]] = (
    "ziehe {space}; greife {theirs} an; greife {theirs} mit {mine} an; heile {mine}; spiele KARTE; ende",
    "zeige {space}      was für ein Feld das ist; zeige {mine}: eine Figur und was ihre Werte verändert",
)
"""What one types in this game, for the help."""

EVENTS: Final[dict[str, str]] = {
    "die": "{who} [würfelst|würfelt] {n} um den ersten Zug",
    "begin": "{who} [beginnst|beginnt]",
    "tick": "Tick {tick}, Runde {round}",
    "round": "Runde {n} endet",
    "turn": "{a} ist am Zug",
    "enter": "{a} betritt das Spielbrett auf {space}",
    "wait": "{a} kann das Startfeld nicht betreten und wartet",
    "move": "{a} zieht nach {space}",
    "clock": "{a}: Uhr auf {dial}",
    "attack": "{a} greift {b} mit {with_} an",
    "attack:again": "{a} greift {b} noch einmal an (kritisch)",
    "heal": "{a} heilt {b} mit {with_}",
    "heal:self": "{a} heilt sich mit {with_}",
    "use": "{a} benutzt {with_}",
    "play": "{b} spielt {a}",
    "target": "{a} zielt auf {b}",
    "roll": "Angriffswürfel {dice}: {hits} Treffer",
    "roll:heal": "Würfel {dice}: {hits} <Erfolg|Erfolge>",
    "reroll": "neu gewürfelt: {dice}",
    "critical": "kritisch: +{n}",
    "critical:0": "kritisch!",
    "defend": "{a} verteidigt sich mit {dice}: {hits} <Block|Blocks>",
    "damage": "{a} erleidet {n} Schaden",
    "damage:0": "{a} erleidet keinen Schaden",
    "healed": "{a} erhält {n} Gesundheit zurück",
    "healed:0": "{a} erhält keine Gesundheit zurück",
    "destroy": "{a} wird zerstört",
    "score": "{who} [erhältst|erhält] {n} <Siegpunkt|Siegpunkte>",
    "ready": "{a} ist wieder bereit",
    "modify": "{a} erhält einen Bonus",
    "expire": "ein Bonus von {a} endet",
    "push": "{a} wird nach {space} gestoßen",
    "teleport": "{a} wird nach {space} teleportiert",
    "nothing": "auf {a} hat das keine Wirkung",
    "concede": "{who} [gibst|gibt] auf",
    "concede:time": "{who} [verlierst|verliert] durch Zeitüberschreitung",
    "lose": "{who} [verlässt|verlässt] das Spiel",
    "offer": "{who} [ziehst|zieht] das Unentschieden-Angebot zurück",
    "offer:1": "{who} [bietest|bietet] ein Unentschieden an",
    "over": "{who} [gewinnst|gewinnt]",
    "over:draw": "das Spiel endet unentschieden",
}
"""By the name of the event, with a variant behind a colon where one kind is said in several ways."""

READY: Final = "alle erschöpften Karten sind wieder bereit"
NO_DICE: Final = "keine Würfel"
IDLE: Final = "{a} beendet den Zug ohne Aktion: Uhr auf {dial}"
LATER: Final = "Uhr auf {dial}"

ENDINGS: Final[dict[str, str]] = {
    "concede ruling:conceding": "{who} [hast|hat] aufgegeben",
    "concede ruling:time-out": "{who} [hast|hat] keine Zeit mehr",
    "over minis08:p3.goal": "{who} [hast|hat] mit {n} <Siegpunkt|Siegpunkten> genug",
    "over ruling:round-limit": "die letzte Runde ist vorbei; wer die meisten Siegpunkte hat, gewinnt",
    "over ruling:draw-agreement": "ein Unentschieden wurde vereinbart",
}
"""Why a game ended, by kind and rule of the event that decided it: the most telling first."""
QUESTIONS: Final[dict[str, str]] = {
    "who begins": "Du bestimmst, wer beginnt.",
    "who acts": "Mehrere deiner Figuren können handeln. Welche ist jetzt am Zug?",
    "turn": "{about} ist am Zug: Bewegung und eine Aktion sind möglich.",
    "turn:moved": "{about} hat sich bewegt. Welche Aktion?",
    "turn:acted": "{about} hat gehandelt. Noch bewegen?",
    "turn:quick": "{about} hat sich bewegt und gehandelt. Noch etwas?",
    "turn:must": "{about} steht auf dem Feld einer befreundeten Figur und muss es verlassen.",
    "target": "{about}: Wähle ein Ziel.",
    "reaction": "{about} greift {whom} an. Eine Reaktionskarte spielen?",
    "attack reroll": "{about} wird angegriffen, Würfel {dice}. Einen neu würfeln?",
    "defense reroll": "{about} verteidigt sich mit {dice} gegen {hits} Treffer. Einen neu würfeln?",
    "space": "{about}: wohin?",
}
WAITING: Final[dict[str, str]] = {
    "who begins": "{who} [entscheidest|entscheidet], wer beginnt.",
    "who acts": "{who} [wählst|wählt], wer handelt.",
    "turn": "{who} [bist|ist] am Zug.",
    "reaction": "{who} [kannst|kann] reagieren.",
    "": "{who} [entscheidest|entscheidet].",
}

OPTIONS: Final[dict[str, str]] = {
    "begin": "{who} [beginnst|beginnt]",
    "act": "{a} ist am Zug",
    "move": "ziehe {space}",
    "attack": "greife an mit {with_}",
    "attack:one": "greife {b} mit {with_} an",
    "heal": "heile mit {with_}",
    "heal:one": "heile {b} mit {with_}",
    "use": "benutze {with_}",
    "play": "spiele {a}",
    "play:target": "spiele {a} für {b}",
    "end": "beende den Zug",
    "target": "{b}",
    "reroll": "würfle die {n} neu",
    "push": "stoße {b} nach {space}",
    "teleport": "teleportiere {b} nach {space}",
    "no": "nein",
    "no:reaction": "keine Reaktion",
    "no:attack reroll": "behalte den Wurf",
    "no:defense reroll": "behalte den Wurf",
    "no:space": "nicht weiter",
}
GROUPS: Final[dict[str, str]] = {
    "move": "ziehe, {n} <Punkt|Punkte>",
    "push": "stoße {b} nach",
    "teleport": "teleportiere {b} nach",
}
UNDONE: Final[dict[str, str]] = {
    "attack": "{a} kann noch angreifen.",
    "heal": "{a} kann noch heilen.",
    "use": "{a} kann noch eine Fähigkeit benutzen.",
    "move": "{a} hat sich weder bewegt noch gehandelt.",
}
ENDING: Final = "1 Tick vergeht"
"""What stands behind the end of a turn without an action."""

REASONS: Final[dict[str, str]] = {
    "no-set-is-chosen": "gerade ist keine Mehrfachauswahl offen",
    "game-over": "das Spiel ist zu Ende",
    "not-in-game": "dieser Spieler hat das Spiel verlassen",
    "no-such-card": "du siehst keine solche Karte",
    "another-seat-is-asked": "zuerst muss {who} entscheiden",
    "not-offered": "das ist keine der Optionen",
    "no-such-option": "diese Option gibt es nicht",
    "no-such-act": "unbekannte Aktion",
    "already-offered": "du hast schon ein Unentschieden angeboten",
    "no-offer": "du hast kein Unentschieden angeboten",
    "not-yours": "{a} gehört dir nicht",
    "not-its-turn": "{a} ist erst bei Tick {n} am Zug",
    "nothing-asks-for-that": "das ist gerade nicht möglich",
    "must-move-off": "{a} steht auf dem Feld einer befreundeten Figur und muss es erst verlassen",
    "has-moved": "{a} hat sich in diesem Zug schon bewegt",
    "has-acted": "{a} hat in diesem Zug schon eine Aktion ausgeführt",
    "no-such-ability": "{a} hat diese Aktion nicht",
    "which-card": "nenne die Aktionsleisten-Karte",
    "not-in-this-bar": "{a} liegt nicht in der Aktionsleiste der Figur, die am Zug ist",
    "is-exhausted": "{a} ist bis zum Ende der Runde erschöpft",
    "only-a-reaction": "{a} ist eine Reaktionskarte: Du kannst sie nur spielen, wenn eine Figur angegriffen wird",
    "dice-have-fallen": "{a} muss gespielt werden, bevor gewürfelt wird",
    "instant-played": "{a} hat in diesem Zug schon eine Sofortkarte gespielt",
    "no-figure": "hier kann nur eine Figur gewählt werden",
    "no-target": "für {a} gibt es kein Ziel",
    "chooses-nobody": "dafür wird kein Ziel gewählt",
    "something-else-is-asked": "beantworte zuerst die aktuelle Frage",
    "not-among-the-choices": "das kann hier nicht gewählt werden",
    "no-such-die": "es gibt keinen solchen Würfel, der neu gewürfelt werden kann",
    "not-to-be-moved": "{a} kann jetzt nicht bewegt werden",
    "nowhere-to-go": "{a} lässt sich nicht bewegen: Kein Feld dafür ist frei",
    "not-there": "{a} kann nicht nach {space}",
    "not-on-the-board": "{a} ist nicht auf dem Spielbrett",
    "wrong-attack": "{a} kann nicht auf diese Art von Angriff reagieren",
    "not-a-reaction": "{a} ist keine Reaktionskarte",
    "not-attacked": "{a} ist nicht die Figur, für die diese Reaktion gilt",
    "taunted": "{a} steht neben dem Angreifer und hat Spott und muss das Ziel sein",
    "taunter-not-included": "{a} hat Spott und muss unter den Zielen sein",
    "only-itself": "{a} kann damit nur sich selbst als Ziel wählen",
    "no-path": "dorthin führt kein Weg über das Spielbrett",
    "no-path@minis:sight-board-edge": "zu {a} führt kein Weg über das Spielbrett",
    "out-of-range": "{a} ist {n} <Feld|Felder> entfernt",
    "not-an-opponent": "{a} ist kein Gegner",
    "not-an-ally": "{a} gehört nicht zur selben Gruppe",
    "not-itself": "{a} kann damit nicht sich selbst als Ziel wählen",
    "not-weakened": "{a} hat noch mehr als die Hälfte der Gesundheit ({n})",
    "forest-blocks": "der Wald auf {space} versperrt die freie Sicht zu {a}",
    "hill-blocks": "der Hügel auf {space} versperrt die freie Sicht zu {a}",
    "figure-blocks": "{a} auf {space} versperrt die freie Sicht",
    "longer-path": "es gibt einen freien Weg von {n} Feldern zu {a}, aber er ist länger als der kürzeste und zählt "
    "nicht",
    "no-such-space": "ein solches Feld gibt es nicht",
    "stands-there": "{a} ist schon dort",
    "occupied": "{a} steht auf {space}",
    "too-far": "das braucht {n} <Bewegungspunkt|Bewegungspunkte>",
    "terrain-costs": "Wald und Hügel kosten 2: das braucht {n} <Bewegungspunkt|Bewegungspunkte>",
    "way-blocked": "Gegner versperren alle Wege nach {space}, die kurz genug sind",
}
"""By the kind of the reason; `kind@rule` where the same kind is said differently under one rule."""

LABELS: Final[dict[str, str]] = {
    "tick": "Tick",
    "round": "Runde {n}",
    "your-turn": "{a} ist am Zug",
    "before": "vor dem Beginn",
    "points": "{n} von {goal} Siegpunkten",
    "health": "Gesundheit",
    "off": "nicht auf dem Spielbrett",
    "next": "nächster Tick {n}",
    "down": "verdeckt",
    "ready": "bereit",
    "exhausted": "erschöpft",
    "mate": "in deinem Team",
    "offers": "bietet ein Unentschieden an",
    "left": "hat das Spiel verlassen",
    "yours": "deine Seite",
    "theirs": "von {who}",
    "open": "offen",
    "forest": "Wald",
    "hill": "Hügel",
    "victory": "SP-Feld",
    "beside": "neben einem SP-Feld",
    "start": "Startfeld von {who}",
    "cost": "{n} zum Betreten",
    "legend": "% Wald und ^ Hügel kosten 2 und versperren die freie Sicht, * SP-Feld",
    "walls": "# Mauer",
    "reach": "eine Zahl: die Kosten der Bewegung dorthin",
    "starts": "Buchstaben und Ziffern ohne Klammern: Startfelder",
    "mean": "{n} im Durchschnitt",
    "destroys": "zerstört {n}",
    "healing": "{n} im Durchschnitt",
    "if": "mit {a}",
    "answer": "{a} kann dagegen gespielt werden",
    "stands": "{a} steht dort",
    "sees": "{a} hat freie Sicht darauf",
    "later": "später",
    "changed-by": "verändert durch {a}: {what}",
    "until attack": "für diesen Angriff",
    "until turn": "bis der Zug endet",
    "until ongoing": "solange es gilt",
    "movement": "Bewegung",
    "printed": "gedruckt",
    "goal": "gewinnt mit {n}",
    "own-side": "du",
    "figures": "Figuren",
    "cards": "Aktionsleisten-Karten",
    "honor": "Ehre",
    "deck": "Gruppe",
    "armor": "Rüstung",
    "resist": "Widerstand",
    "strength": "Angriffsstärke",
    "main strength": "Stärke des Hauptangriffs",
    "attack rerolls": "neu zu würfelnde Angriffswürfel",
    "defense rerolls": "neu zu würfelnde Verteidigungswürfel",
    "of-ours": "mit ~: erschlossen oder vorgeschlagen, nicht aus einer Quelle",
    "note": "teils erschlossen oder vorgeschlagen, nicht aus einer Quelle",
}
