# Die Befehlszeile und der Tisch um ein Spiel herum. Was zu einem einzelnen Spiel gehört, sagt dessen eigener Tisch.

yes = ja
no = nein

## Aufruf

usage = Aufruf:
usage-options = [OPTIONEN]
usage-command = BEFEHL [ANGABEN]...
usage-options-heading = Optionen
usage-commands-heading = Befehle
usage-hint = „{ $command }“ zeigt, wie der Aufruf lautet.
error = Fehler: { $message }
error-ours = Etwas ging schief, das nicht schiefgehen dürfte ({ $message }). Bitte melde es; mit REGELWERK_DEBUG=1 in der Umgebung wird die ganze Spur gezeigt.
stopped = Abgebrochen.
no-command = Einen Befehl „{ $name }“ gibt es nicht. Meinst du: { $near }?
no-option = Eine Option { $name } gibt es nicht.
no-option-near = Eine Option { $name } gibt es nicht. Meinst du: { $near }?
missing = { $name } fehlt.
bad-choice = { $name } muss eines davon sein: { $choices }.
number-whole = { $name } muss eine ganze Zahl sein.
number-from-whole = { $name } muss eine ganze Zahl sein, mindestens { $least }.
number-between-whole = { $name } muss eine ganze Zahl von { $least } bis { $most } sein.
number-any = { $name } muss eine Zahl sein.
number-from-any = { $name } muss eine Zahl sein, mindestens { $least }.
number-between-any = { $name } muss eine Zahl von { $least } bis { $most } sein.
bad-value = { $name }: { $why }
bad-call = So lässt sich das nicht aufrufen: { $why }
option-alone = Hinter { $name } muss ein Wert stehen.
option-flag = { $name } nimmt keinen Wert.
too-much = Das ist mehr, als der Befehl annimmt: { $what }
metavar-number = ZAHL
metavar-file = DATEI
metavar-folder = ORDNER
metavar-address = ADRESSE
metavar-words = WÖRTER
metavar-game = Das Spiel
file-missing = eine Datei „{ $name }“ gibt es nicht
file-directory = „{ $name }“ ist ein Ordner, keine Datei
file-forbidden = „{ $name }“ darf nicht geöffnet werden
file-error = „{ $name }“: { $why }
file-no-text = „{ $name }“ ist keine Textdatei in UTF-8.

help-help = Zeigt diese Hilfe.
help-lang = Sprache: en oder de. Ohne Angabe die Sprache deiner Umgebung.
help-version = Zeigt die Version.
help-plain = Keine Farben und keine gezeichneten Linien, wie in einer Pipe.
help-folder = Ein Ordner mit eigenen Definitionen (*.minis), für Spiele, die solche nehmen; auch REGELWERK_FOLDER.
help-edition = Die Ausgabe der Regeln, wenn nicht die übliche: „modern“ bei Duel Masters.
help-game = Welches Spiel (wowtcg).

help-main = Drei Spiele, die es nicht mehr zu kaufen gibt, mit allen Regeln: das World of Warcraft TCG (wowtcg), Duel Masters (duelmasters) und World of Warcraft Miniatures (minis). „regelwerk play“ beginnt ein Spiel.
help-main-short = Regelwerk

## rules

help-rules = Schlägt Regeln nach: mit der Nummer (602.2), mit dem Anfang einer Nummer (602) oder mit Wörtern. Ohne Angabe: das Inhaltsverzeichnis der Regeln.
help-rules-short = Regeln nachschlagen, mit Nummer oder Wörtern.
help-rules-more =
    Beispiele:
      regelwerk rules 602.2
      regelwerk rules Beschützer
      regelwerk rules ruling:
help-rules-all = Zeigt alle Treffer ganz.
rules-none = Zu „{ $query }“ gibt es keine Regel. „regelwerk rules“ zeigt die Kapitel.
rule-what = Welche Regel? Zum Beispiel: regel 602.2 oder regel Beschützer
rule-none = Zu „{ $query }“ gibt es keine Regel. Tippe eine Nummer, den Anfang einer Nummer oder Wörter: regel 602, regel Beschützer.
rules-many = { $count } Regeln; hier ihre Titel. --all zeigt sie ganz.
rules-more = ... und { $count } weitere.
rules-source = Quelle
rules-see = siehe auch
rules-contents = { $count } Regeln
rules-how = „regelwerk rules 602“ zeigt die Regeln eines Kapitels, „regelwerk rules WÖRTER“ sucht.
standing-later-edition = nur aus einer späteren Ausgabe bekannt
standing-inferred = von uns erschlossen
standing-proposed = von uns vorgeschlagen

## cards

help-cards = Schlägt Karten nach: mit Name, Text, Typ, Klasse oder Fraktion, deutsch oder englisch. Jedes Wort muss vorkommen. Der Text wird aus der Definition der Karte erzeugt.
help-cards-short = Karten nachschlagen, mit Name, Text, Typ oder Klasse.
help-cards-more =
    Beispiele:
      regelwerk cards leeroy
      regelwerk cards Magier Sofort
      regelwerk cards ziehe eine Karte
help-cards-all = Zeigt alle Treffer ganz.
cards-none = Keine Karte hat „{ $query }“ in Name, Typ oder Text.
cards-not-implemented = { $card } ist eine Karte des Spiels, die noch nicht umgesetzt ist; sie braucht { $needs }.
cards-many = { $count } Karten; --all zeigt sie ganz.
cards-more = ... und { $count } weitere.

## deck

help-deck = Decks auflisten, zeigen und prüfen.
help-deck-short = Decks auflisten, zeigen und prüfen.
help-deck-list = Listet die Decks auf, die dem Spiel beiliegen.
help-deck-list-short = Die beiliegenden Decks auflisten.
help-deck-show = Zeigt ein Deck: ein beiliegendes oder eine Datei.
help-deck-show-short = Ein Deck zeigen.
help-deck-check = Prüft, ob Decks erlaubt sind, und sagt alles, was nicht stimmt. Der Rückgabewert ist 1, wenn eines nicht erlaubt ist.
help-deck-check-short = Prüfen, ob Decks erlaubt sind.
help-deck-check-more =
    Eine Deckdatei:
      # Mein Deck
      format: constructed
      hero: Elendril
      4 Blutkralle
      2 Krolklinge
      side:
      2 Vanquish
deck-none = Ein Deck oder eine Datei „{ $name }“ gibt es nicht. Beiliegende Decks: { $decks }.
deck-faults = { $name } ist nicht erlaubt ({ $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
}):
own-faults = „{ $name }“ lässt sich nicht verwenden ({ $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
}):
decks-apart = Diese können sich nicht begegnen: { $decks }.
deck-legal = { $name } ist erlaubt ({ $format }).

## serve

help-serve = Startet den Spieltisch im Browser: spielen, zuschauen, nachspielen, allein oder mit anderen.
help-serve-short = Den Spieltisch im Browser starten.
help-serve-more =
    Beispiele:
      regelwerk serve --open
      regelwerk serve --host 0.0.0.0 --port 8000 --data spiele --origin https://tisch.example
      regelwerk serve --database postgresql://tisch@localhost/tisch --workers 4
help-serve-host = Die Adresse (127.0.0.1: nur dieser Rechner).
help-serve-port = Der Port (8000).
help-serve-data = Der Ordner für Spiele und Schlüssel (regelwerk-data); er wird angelegt, wenn es ihn nicht gibt.
help-serve-database = Eine andere Datenbank als die im Ordner, zum Beispiel postgresql://benutzer@rechner/name.
help-serve-workers = Prozesse, die die Regeln ausführen (1).
help-serve-thinkers = Prozesse, die für Computerspieler denken (1).
help-serve-pace = Sekunden, die ein Computerspieler mindestens für eine Entscheidung braucht, solange jemand zusieht (0.4).
help-serve-origin = Die Adresse, unter der Browser den Tisch erreichen, wenn ein anderer Server davor steht; mehrfach möglich.
help-serve-open = Den Browser öffnen.
serve-at = Der Tisch steht unter { $address } – Strg+C beendet ihn.
serve-in-use = Den Ordner „{ $folder }“ benutzt schon ein anderer Server.
serve-missing = Dem Spieltisch fehlt ein Paket ({ $name }): pip install 'regelwerk[server]'
serve-database-driver = Der Datenbank fehlt ein Paket ({ $why }): pip install 'regelwerk[server,postgres]'
serve-database-address = Das ist keine Adresse einer brauchbaren Datenbank ({ $why }): postgresql://benutzer@rechner/name, oder keine für die Datei im Ordner
serve-database-newer = Eine neuere Fassung von Regelwerk hat diese Datenbank benutzt; diese hier kann sie nicht mehr lesen. ({ $why })
serve-database-closed = Die Datenbank lässt sich nicht benutzen: { $why }

## play

help-play = Setz dich und spiele, gegen den Computer oder mit jemandem neben dir. Ohne Angaben: zwei Lerndecks und ein Computer, der einen Zug weit vorausschaut.
help-play-short = Setz dich und spiele.
help-play-more =
    Beispiele:
      regelwerk play
      regelwerk play --deck frost-and-flame --opponent-deck call-of-the-storm
      regelwerk play --deck mein.deck --opponent human --name Anna --name Ben
      regelwerk play --deck list
      regelwerk play minis --deck starter-horde
      regelwerk play duelmasters
      regelwerk play duelmasters --seats 4 --teams 2 --opponent human --opponent greedy --opponent greedy
help-play-deck = Dein Deck: der Name eines beiliegenden oder eine Datei; „list“ zeigt, welche es gibt.
help-play-opponent-deck = Das Deck deines Gegners; spielen mehrere, eines für alle anderen, oder die Angabe einmal für jeden Platz.
help-play-opponent = Wer gegen dich spielt: greedy (schaut einen Zug weit voraus), random (irgendwie) oder human (neben dir); spielen mehrere, eines für alle, oder die Angabe einmal für jeden Platz.
help-play-name = Namen der Spieler, deiner zuerst.
help-play-seats = Wie viele am Tisch sitzen (2); die anderen sitzen im Uhrzeigersinn nach dir.
help-play-teams = Wie viele Teams sie bilden, alle gleich groß; wer zusammen spielt, sitzt abwechselnd mit den anderen. Ohne diese Angabe spielt jeder für sich.
play-seats = { $game } ist für { $least } bis { $most } Spieler; zu { $seats } kann man es nicht spielen.
play-teams = { $seats } Spieler können nicht { $teams ->
    [one] ein Team
   *[other] { $teams } Teams
} bilden: Es müssen mindestens zwei sein, alle gleich groß.
play-opponents = { $given } Gegner sind genannt für { $needed ->
    [one] einen anderen Platz
   *[other] { $needed } andere Plätze
}: Nenne einen für alle oder für jeden einen.
play-decks = { $given } Decks sind genannt für { $needed ->
    [one] einen anderen Platz
   *[other] { $needed } andere Plätze
}: Nenne eines für alle oder für jeden eines.
no-edition = Eine Ausgabe „{ $name }“ hat dieses Spiel nicht; es gibt { $editions }.
help-play-open-lists = Jeder darf wissen, was in jeder Liste steht; sonst sind die Listen verdeckt.
help-play-end-at-once = Deinen Zug ohne Rückfrage beenden, was auch ungetan bleibt („nachfragen an“ am Tisch ändert es).
help-play-seed = Der Startwert allen Zufalls: derselbe Wert gibt dieselben Karten.

player-number = Spieler { $number }
player-greedy = schaut einen Zug weit voraus
player-random = spielt irgendetwas
computer = Computer
names-alike = Zwei Spieler brauchen verschiedene Namen.
intro-you-hero = Du bist { $about } mit dem Deck „{ $deck }“.
intro-other-hero = { $name } ist { $about } mit dem Deck „{ $deck }“ ({ $kind }).
intro-person-hero = { $name } ist { $about } mit dem Deck „{ $deck }“.
intro-you-deck = Du spielst das Deck „{ $deck }“ ({ $about }).
intro-other-deck = { $name } spielt das Deck „{ $deck }“ ({ $about }; { $kind }).
intro-person-deck = { $name } spielt das Deck „{ $deck }“ ({ $about }).
intro-you-party = Du spielst die Gruppe „{ $deck }“: { $about }.
intro-other-party = { $name } spielt die Gruppe „{ $deck }“: { $about } ({ $kind }).
intro-person-party = { $name } spielt die Gruppe „{ $deck }“: { $about }.
intro-you = du
intro-team = Team { $number }: { $names }.
intro-lists-closed = Verdeckte Listen: Niemand kennt die Liste eines anderen; auch Computerspieler vermuten nur.
intro-lists-open = Offene Listen: Was in einer Liste steht, ist kein Geheimnis; auch Computerspieler kennen sie.
intro-seed = Startwert { $seed }.
hot-seat = { $name } ist dran
hot-seat-enter = { "" }Drücke Enter, wenn nur du den Bildschirm siehst.
quit-sure = Wirklich gehen? „speichern DATEI“ behielte das Spiel.
halted = „verlassen“ verlässt den Tisch; „speichern DATEI“ behält das Spiel vorher. Noch einmal Strg+C verlässt ihn sofort.
left = Du verlässt den Tisch.
input-ended = Die Eingabe ist zu Ende, und das Spiel hält hier an.

no-number = Die Nummer { $number } steht nicht in der Liste. Tippe eine, die dort steht, oder Wörter; „optionen“ zeigt die Liste noch einmal.
unclear = Das könnte mehreres heißen:
refused = Das geht jetzt nicht:
no-name = Hier heißt nichts „{ $name }“.
number-alone = „{ $number }“ ist kein Name. Eine Zahl steht für sich allein und meint die Möglichkeit mit dieser Nummer in der Liste; hinter einem Wort steht ein Name.
empty = Tippe die Nummer einer Möglichkeit oder Wörter; „optionen“ zeigt die Liste noch einmal.
not-understood = Das verstehe ich nicht. „optionen“ zeigt, was möglich ist, „hilfe“, was du tippen kannst.
why-what = Warum was? Sag dahinter, was du tun möchtest, mit den Worten, mit denen du es tätest.
why-not = Jetzt nicht, denn:
why-can = Das geht jetzt.
show-what = Was zeigen? Zum Beispiel: zeige bloodclaw
stops-head = In diesen Schritten wirst du gefragt, und immer, wenn etwas gewählt werden muss („halte 3“ ändert den dritten):
stop-on = Du wirst gefragt: { $name }.
stop-off = Du wirst nicht mehr gefragt: { $name }.
stop-none = Einen Halt „{ $name }“ gibt es nicht.
auto-on = Wo du keinen Halt hast oder nur passen kannst, passe ich für dich.
auto-off = Ich passe nicht mehr für dich.
auto-passed = (Zug { $turn }, { $stop }: Es blieb nichts zu tun als weiterzugehen.)
auto-unasked = (Zug { $turn }, { $stop }: Ich habe für dich gepasst, weil du dort nicht gefragt wirst; „halte“ ändert das.)
auto-what = „auto an“ oder „auto aus“; „auto“ allein wechselt.
end-sure = Den Zug beenden? { $undone } („ja“ oder „ende“ beendet ihn; nach „nachfragen aus“ frage ich nicht mehr.)
end-not-now = Hier lässt sich dein Zug nicht beenden. „passen“ passt, „optionen“ zeigt, was geht.
pass-ends = Passen würde hier deinen Zug beenden. Wenn du das willst: „ende“.
ask-on = Ich frage nach, einmal im Zug, bevor er endet und etwas ungetan bleibt.
ask-off = Ich frage nicht mehr nach, bevor dein Zug endet.
ask-what = „nachfragen an“ oder „nachfragen aus“; „nachfragen“ allein wechselt.
log-what = „protokoll“ zeigt die letzten Ereignisse, „protokoll 50“ so viele davon, „protokoll alles“ alle.
until-what = Bis wann passen? „passe bis zu meinem Zug“, „passe bis zum Ende“ dieses Zugs oder „passe bis die Kette leer ist“.
collect-hint = Wähle mit Nummer oder Namen, gern mehrere in einer Zeile; dieselbe Nummer noch einmal nimmt wieder heraus.
collect-more = `zurück` nimmt das Letzte heraus; `fertig` beendet die Wahl, sobald es reicht.
undone = Zurückgenommen.
cancelled = Die Ansage ist zurückgenommen.
cancel-none = Du sagst gerade nichts an.
undo-none = Es gibt nichts zurückzunehmen.
undo-others = Seither hat jemand anderes entschieden; das lässt sich nicht zurücknehmen.
undo-drawn = Seither wurde gezogen, gemischt oder gewürfelt; das lässt sich nicht zurücknehmen.
undo-seen = Seither hast du etwas Verborgenes gesehen; das lässt sich nicht zurücknehmen.
concede-sure = Willst du wirklich aufgeben?
draw-offered = Du bietest ein Unentschieden an.
draw-withdrawn = Du nimmst dein Angebot zurück.
save-what = In welche Datei? Zum Beispiel: speichern spiel.replay
save-hot-seat = Ein gespeichertes Spiel deckt alle Hände auf. Sitzen mehrere an einem Bildschirm, lässt es sich erst nach dem Ende speichern.
save-no-folder = Einen Ordner „{ $name }“, in den es gespeichert werden könnte, gibt es nicht.
save-folder = „{ $name }“ ist ein Ordner. Nenne eine Datei.
save-over = „{ $name }“ gibt es schon. Überschreiben?
save-not = Nicht gespeichert.
save-cannot = Dieses Spiel lässt sich nicht speichern: { $why }
saved = Gespeichert in „{ $name }“.
saved-open = Gespeichert in „{ $name }“. Die Datei zeigt jedem, der sie liest, die Hand deines Gegners. „regelwerk replay resume { $typed }“ spielt weiter.

table-help-head =
    Du kannst tippen:
      3             die Möglichkeit mit dieser Nummer
table-help =
    {"  "}zurück        nimmt den letzten Schritt zurück; undo: die letzte Entscheidung, solange seither nichts Verborgenes gesehen oder gezogen wurde
      abbrechen     nimmt die ganze Ansage zurück
      zeige KARTE   liest eine Karte vor
      regel NUMMER  liest eine Regel vor; regel WÖRTER sucht
      tisch         zeigt den Tisch; optionen: die Frage; friedhof: die Stapel
      listen        zeigt alle Listen, wo sie offen sind; listen NAME: eine davon
      protokoll     die letzten Ereignisse mit ihren Regeln; protokoll 50, protokoll alles
      halte         wo du gefragt wirst; auto: ob ich sonst für dich passe
      nachfragen aus  Züge ohne Rückfrage beenden; passen beendet deinen Zug nie, ende tut es
      speichern DATEI   behält das Spiel; aufgeben; unentschieden anbieten; verlassen
      {"["}..] hinter einer Zeile ist die Regel, nach der es geschah; * heißt: unsere Lesart

lists-closed = In diesem Spiel sind die Listen verdeckt. [ruling:closed-lists]
lists-nobody = An diesem Tisch sitzt kein „{ $name }“; hier sitzen: { $names }.
lists-mine = Deine Liste
lists-of = Liste von { $name }

computer-number = Computer { $number }

## sim

help-sim = Lässt Computerspieler viele Spiele gegeneinander spielen und zählt. Jedes Spiel hat einen eigenen Startwert aus dem der Reihe; derselbe Aufruf gibt also dieselben Spiele. --laws spielt zufällige Spiele und prüft an ihnen die Gesetze, die in jedem Spiel gelten.
help-sim-short = Computerspieler viele Spiele spielen lassen.
help-sim-more =
    Beispiele:
      regelwerk sim --games 200
      regelwerk sim --players greedy,greedy --decks frost-and-flame,call-of-the-storm --jobs 0
      regelwerk sim --game duelmasters --edition modern
      regelwerk sim --laws --games 1000
help-sim-games = Wie viele Spiele (100).
help-sim-players = Die Spieler, mit Kommas getrennt (greedy,random).
help-sim-decks = Ihre Decks, Namen oder Dateien, mit Kommas getrennt; „all“: für jedes Spiel aus allen fertigen Decks gezogen; ohne Angabe die Lerndecks.
help-sim-seed = Startwert der Reihe (0).
help-sim-jobs = Wie viele Prozesse; 0: einer je Prozessor (1).
help-sim-no-swap = Alle behalten ihren Platz; sonst wechseln die Plätze von Spiel zu Spiel.
help-sim-open-lists = Die Spieler kennen alle Listen; sonst sind die Listen verdeckt, und sie vermuten nur.
help-sim-laws = Zufällige Spiele, an denen die Gesetze geprüft werden; der Rückgabewert ist 1, wenn eines verletzt ist.
sim-two-players = Es braucht mindestens zwei Spieler.
sim-two-decks = Es braucht mindestens zwei Decks.
sim-all-decks = irgendein fertiges Deck
sim-no-player = Einen Computerspieler „{ $name }“ gibt es nicht; es gibt { $players }.
sim-counts = { $players ->
    [one] Ein Spieler
   *[other] { $players } Spieler
}, aber { $decks } Decks: Es braucht für jeden Spieler eines.
sim-broken = Ein Spiel kam nicht zu seinem Ende: { $fault }
sim-killed = Ein Prozess, der Spiele spielte, wurde von außen beendet.
sim-head = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}, Startwert { $seed }
sim-wins = { $wins } gewonnen ({ $share }; 95 %: { $low } bis { $high })
sim-seat = auf Platz { $seat } { $wins } von { $games }
sim-draws = { $count } unentschieden
sim-speed = { $decisions } Entscheidungen je Spiel, { $rate } Spiele je Sekunde
sim-laws-hold = In { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
} gelten die Gesetze.
sim-laws-broken = { $count } von { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
} verletzten ein Gesetz oder brachen mit einem Fehler ab:
sim-law = Gesetz { $number }
sim-error = Fehler
sim-fault = Spiel { $index }, Startwert { $seed }, Frage { $question },

## replay

help-replay = Aufgezeichnete Spiele zeigen, prüfen und fortsetzen. „speichern“ am Tisch schreibt eines.
help-replay-short = Aufgezeichnete Spiele zeigen, prüfen und fortsetzen.
help-replay-verify = Spielt Aufzeichnungen nach und vergleicht: EXACT (genau), UNVERIFIED (etwas hat sich geändert, das Ergebnis stimmt) oder DIVERGED (wo und warum es abweicht). Der Rückgabewert ist 1 bei DIVERGED und bei Dateien, die sich nicht lesen lassen.
help-replay-verify-short = Aufzeichnungen nachspielen und vergleichen.
help-replay-show = Erzählt ein aufgezeichnetes Spiel, wie ein Zuschauer oder ein Platz es sah.
help-replay-show-short = Ein aufgezeichnetes Spiel erzählen.
help-replay-resume = Spielt vom Ende eines aufgezeichneten Spiels weiter oder von jedem seiner Schritte.
help-replay-resume-short = Ein aufgezeichnetes Spiel fortsetzen.
help-replay-seat = Welcher Platz, ab 1.
help-replay-at = Nach wie vielen Schritten; ohne Angabe nach dem letzten.
help-resume-opponent = Wer die anderen Plätze spielt: greedy (schaut einen Zug weit voraus), random (irgendwie) oder human (neben dir); sind es mehrere, eines für alle, oder die Angabe einmal für jeden Platz.
help-replay-full = Jedes Ereignis, auch Passen und Bezahlen.
replay-bad = „{ $name }“: { $why }
replay-short = „{ $name }“ hat nur { $steps } Schritte.
replay-no-seat = Es gibt { $seats } Plätze.
replay-about = { $steps } Schritte, Startwert { $seed },
replay-over = zu Ende gespielt.
replay-open = nicht zu Ende gespielt.
verdict-exact = { $name }: EXACT, { $step } Schritte.
verdict-unverified = { $name }: UNVERIFIED, { $step } Schritte stimmen, aber etwas hat sich geändert:
verdict-diverged = { $name }: DIVERGED bei Schritt { $step }. Aufgeschrieben: { $expected }. Es geschieht: { $found }.

## scene

help-scene = Szenen sind Textdateien: eine Stellung, was getan wird und was dabei herauskommen muss.
help-scene-short = Szenen laufen lassen oder eine öffnen und weiterspielen.
help-scene-run = Lässt Szenen laufen: Dateien oder alle eines Ordners. Der Rückgabewert ist 1, wenn eine scheitert.
help-scene-run-short = Szenen laufen lassen.
help-scene-quiet = Nur Szenen zeigen, die scheitern.
help-scene-show = Öffnet die Stellung einer Szene, um von dort weiterzuspielen. Alle sehen alles, und alles lässt sich zurücknehmen.
help-scene-show-short = Eine Szene öffnen und weiterspielen.
help-scene-opponent = Wer die anderen Plätze spielt: human (du), greedy oder random.
scene-none = In { $name } ist keine Szene.
scene-pass = ok
scene-fail = FEHLER
scene-count = { $passed } von { $count } Szenen bestehen.
