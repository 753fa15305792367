# Texte der Befehlszeile und der Konsole. Was zu einem Spiel gehört, steht in dessen `presentation`.

yes = ja
no = nein

## Aufruf

usage = Aufruf:
usage-options = [OPTIONEN]
usage-command = BEFEHL [ANGABEN]...
usage-options-heading = Optionen
usage-commands-heading = Befehle
usage-hint = Siehe „{ $command }“.
error = Fehler: { $message }
error-ours = Interner Fehler ({ $message }). Bitte melde ihn; mit REGELWERK_DEBUG=1 in der Umgebung wird der ganze Stacktrace gezeigt.
stopped = Abgebrochen.
no-command = Unbekannter Befehl „{ $name }“. Meinst du: { $near }?
no-option = Unbekannte Option { $name }.
no-option-near = Unbekannte Option { $name }. Meinst du: { $near }?
missing = { $name } fehlt.
bad-choice = { $name } muss eines davon sein: { $choices }.
number-whole = { $name } muss eine ganze Zahl sein.
number-from-whole = { $name } muss eine ganze Zahl sein, mindestens { $least }.
number-between-whole = { $name } muss eine ganze Zahl von { $least } bis { $most } sein.
number-any = { $name } muss eine Zahl sein.
number-from-any = { $name } muss eine Zahl sein, mindestens { $least }.
number-between-any = { $name } muss eine Zahl von { $least } bis { $most } sein.
bad-value = { $name }: { $why }
bad-call = Ungültiger Aufruf: { $why }
option-alone = { $name } braucht einen Wert.
option-flag = { $name } hat keinen Wert.
too-much = Unerwartete Angabe: { $what }
metavar-number = ZAHL
metavar-file = DATEI
metavar-folder = ORDNER
metavar-address = ADRESSE
metavar-words = WÖRTER
metavar-game = Das Spiel
file-missing = Datei „{ $name }“ nicht gefunden
file-directory = „{ $name }“ ist ein Ordner, keine Datei
file-forbidden = keine Berechtigung, „{ $name }“ zu öffnen
file-error = „{ $name }“: { $why }
file-no-text = „{ $name }“ ist keine UTF-8-Textdatei.

help-help = Zeigt diese Hilfe.
help-lang = Sprache: en oder de (Standard: die Sprache deiner Umgebung).
help-version = Zeigt die Version.
help-plain = Ausgabe ohne Farben und Linien, wie in einer Pipe.
help-folder = Ordner mit eigenen Definitionen (*.minis), für Spiele, die sie unterstützen; auch REGELWERK_FOLDER.
help-edition = Ausgabe der Regeln, wenn nicht die voreingestellte: „modern“ bei Duel Masters.
help-game = Das Spiel (Standard: wowtcg).

help-main = Drei Spiele, die es nicht mehr zu kaufen gibt, mit allen Regeln: das World of Warcraft TCG (wowtcg), Duel Masters (duelmasters) und World of Warcraft Miniatures (minis). „regelwerk play“ startet ein Spiel.
help-main-short = Regelwerk

## rules

help-rules = Schlägt Regeln nach: über die Nummer (602.2), den Anfang einer Nummer (602) oder Wörter. Ohne Angabe: das Inhaltsverzeichnis.
help-rules-short = Regeln nachschlagen, über Nummer oder Wörter.
help-rules-more =
    Beispiele:
      regelwerk rules 602.2
      regelwerk rules Beschützer
      regelwerk rules ruling:
help-rules-all = Zeigt alle Treffer vollständig.
rules-none = Keine Regel zu „{ $query }“ gefunden. „regelwerk rules“ zeigt die Kapitel.
rule-what = Welche Regel? Zum Beispiel: regel 602.2 oder regel Beschützer
rule-none = Keine Regel zu „{ $query }“ gefunden. Tippe eine Nummer, den Anfang einer Nummer oder Wörter: regel 602, regel Beschützer.
rules-many = { $count } Regeln; hier nur ihre Titel. --all zeigt sie vollständig.
rules-more = ... und { $count } weitere.
rules-source = Quelle
rules-see = siehe auch
rules-contents = { $count } Regeln
rules-how = „regelwerk rules 602“ zeigt die Regeln eines Kapitels, „regelwerk rules WÖRTER“ sucht.
standing-later-edition = aus einer späteren Ausgabe
standing-inferred = erschlossen
standing-proposed = vorgeschlagen

## cards

help-cards = Schlägt Karten nach: über Name, Text, Typ, Klasse oder Fraktion, deutsch oder englisch. Alle Wörter müssen vorkommen. Der Text wird aus der Definition der Karte erzeugt.
help-cards-short = Karten nachschlagen, über Name, Text, Typ oder Klasse.
help-cards-more =
    Beispiele:
      regelwerk cards leeroy
      regelwerk cards Magier Sofort
      regelwerk cards ziehe eine Karte
help-cards-all = Zeigt alle Treffer vollständig.
cards-none = Keine Karte mit „{ $query }“ in Name, Typ oder Text gefunden.
cards-not-implemented = { $card } ist noch nicht umgesetzt; die Karte braucht { $needs }.
cards-many = { $count } Karten; --all zeigt sie vollständig.
cards-more = ... und { $count } weitere.

## deck

help-deck = Decks auflisten, zeigen und prüfen.
help-deck-short = Decks auflisten, zeigen und prüfen.
help-deck-list = Listet die Decks auf, die dem Spiel beiliegen.
help-deck-list-short = Die beiliegenden Decks auflisten.
help-deck-show = Zeigt ein Deck: ein beiliegendes oder eine Datei.
help-deck-show-short = Ein Deck zeigen.
help-deck-check = Prüft, ob Decks erlaubt sind, und nennt alle Fehler. Der Rückgabewert ist 1, wenn eines nicht erlaubt ist.
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
deck-none = Unbekanntes Deck oder unbekannte Datei „{ $name }“. Beiliegende Decks: { $decks }.
deck-faults = { $name } ist nicht erlaubt ({ $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}):
own-faults = „{ $name }“ lässt sich nicht verwenden ({ $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}):
decks-apart = Diese passen nicht zusammen: { $decks }.
deck-legal = { $name } ist erlaubt ({ $format }).

## serve

help-serve = Startet den Webserver: Spiele im Browser spielen, zuschauen und ansehen, allein oder mit anderen.
help-serve-short = Den Webserver starten.
help-serve-more =
    Beispiele:
      regelwerk serve --open
      regelwerk serve --host 0.0.0.0 --port 8000 --data spiele --origin https://spiele.example
      regelwerk serve --database postgresql://regelwerk@localhost/regelwerk --workers 4
help-serve-host = Adresse, auf der der Server lauscht (Standard: 127.0.0.1, nur dieser Rechner).
help-serve-port = Port (Standard: 8000).
help-serve-data = Ordner für Spiele und Schlüssel (Standard: regelwerk-data); wird bei Bedarf angelegt.
help-serve-database = Datenbank statt der im Ordner, zum Beispiel postgresql://benutzer@rechner/name.
help-serve-workers = Worker-Prozesse für Spiele (Standard: 1).
help-serve-thinkers = Worker-Prozesse für Computerspieler (Standard: 1).
help-serve-pace = Mindestdauer einer Computerentscheidung in Sekunden, solange jemand zusieht (Standard: 0.4).
help-serve-origin = Öffentliche Adresse des Servers, wenn er hinter einem Reverse-Proxy läuft; mehrfach möglich.
help-serve-check = Einen Datenordner prüfen (mit --database diese Datenbank), Schäden nennen und beenden.
help-serve-open = Den Browser öffnen.
serve-at = Läuft unter { $address } (Strg+C beendet)
serve-in-use = Ein anderer Server benutzt den Ordner „{ $folder }“.
serve-missing = Dem Webserver fehlt ein Paket ({ $name }): pip install 'regelwerk[server]'
serve-database-missing = Die Datenbank { $why } fehlt oder ist leer, obwohl Spiele in ihr gespeichert waren. Stelle sie aus einer Sicherung wieder her. Um mit einer neuen zu beginnen, lösche ihre Zeile in der Datei databases im Datenordner.
serve-check-good = Nichts ist beschädigt.
serve-check-missing = Die Datenbank { $why } fehlt oder ist leer.
serve-check-integrity = Die Datenbank ist beschädigt: { $why }
serve-check-room = Raum { $name } lässt sich nicht lesen.
serve-check-steps = Raum { $name }: beschädigte oder fehlende Schritte: { $why }
serve-check-snapshot = Raum { $name }: die Momentaufnahme lässt sich nicht lesen.
serve-check-replay = Aufzeichnung { $name } lässt sich nicht lesen.
serve-database-driver = Für die Datenbank fehlt ein Paket ({ $why }): pip install 'regelwerk[server,postgres]'
serve-database-address = Diese Datenbankadresse lässt sich nicht verwenden ({ $why }). Gib eine wie postgresql://benutzer@rechner/name an oder keine, um die Datei im Ordner zu verwenden.
serve-database-newer = Diese Datenbank wurde von einer neueren Version von Regelwerk benutzt; diese Version kann sie nicht lesen. ({ $why })
serve-database-closed = Die Datenbank lässt sich nicht verwenden: { $why }

## play

help-play = Spiele gegen den Computer oder mit anderen an derselben Tastatur. Ohne Angaben: zwei Einsteigerdecks und ein Computerspieler, der eine Aktion vorausplant.
help-play-short = Ein Spiel spielen.
help-play-more =
    Beispiele:
      regelwerk play
      regelwerk play --deck frost-and-flame --opponent-deck call-of-the-storm
      regelwerk play --deck mein.deck --opponent human --name Anna --name Ben
      regelwerk play --deck list
      regelwerk play minis --deck starter-horde
      regelwerk play duelmasters
      regelwerk play duelmasters --seats 4 --teams 2 --opponent human --opponent greedy --opponent greedy
help-play-deck = Dein Deck: der Name eines beiliegenden oder eine Datei; „list“ zeigt die verfügbaren Decks.
help-play-opponent-deck = Das Deck deines Gegners; bei mehreren Gegnern eines für alle oder die Option einmal für jeden.
help-play-opponent = Wer gegen dich spielt: beginner (Anfänger), greedy (plant eine Aktion voraus), club, expert, master (der stärkste), random (zufällig) oder human (an derselben Tastatur); bei mehreren Gegnern eine Angabe für alle oder die Option einmal für jeden.
help-play-name = Spielernamen, deiner zuerst.
help-play-seats = Anzahl der Spieler (Standard: 2); die anderen sitzen im Uhrzeigersinn nach dir.
help-play-teams = Anzahl der Teams, alle gleich groß; Mitspieler und Gegner sitzen abwechselnd. Ohne diese Angabe spielt jeder für sich.
play-seats = { $game } unterstützt { $least } bis { $most } Spieler, nicht { $seats }.
play-teams = { $seats } Spieler können nicht { $teams ->
    [one] ein Team
   *[other] { $teams } Teams
} bilden: Es müssen mindestens zwei sein, alle gleich groß.
play-opponents = { $given } Gegner für { $needed ->
    [one] einen anderen Platz
   *[other] { $needed } andere Plätze
}: Gib einen für alle oder für jeden einen an.
play-decks = { $given } Decks für { $needed ->
    [one] einen anderen Platz
   *[other] { $needed } andere Plätze
}: Gib eines für alle oder für jeden eines an.
no-edition = Unbekannte Ausgabe „{ $name }“; verfügbar: { $editions }.
help-play-open-lists = Offene Listen: Alle dürfen die Listen der anderen lesen. Sonst sind die Listen verdeckt.
help-play-end-at-once = Züge ohne Rückfrage beenden, auch wenn noch etwas zu tun wäre („nachfragen an“ im Spiel ändert es).
help-play-seed = Startwert des Zufalls: Derselbe Wert gibt dieselben Karten.

player-number = Spieler { $number }
player-beginner = sieht, was groß ist, und vergisst die Blocker
player-greedy = plant eine Aktion voraus
player-club = spielt seine besten Einfälle im Kopf weiter
player-expert = wägt seine Einfälle in mehreren möglichen Partien ab
player-master = denkt am längsten nach
player-random = spielt zufällig
computer = Computer
names-alike = Die Spieler müssen verschiedene Namen haben.
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
intro-lists-closed = Verdeckte Listen: Niemand sieht die Listen der anderen; auch Computerspieler müssen raten.
intro-lists-open = Offene Listen: Alle können die Listen der anderen lesen; auch Computerspieler kennen sie.
intro-seed = Startwert { $seed }.
hot-seat = { $name } ist dran
hot-seat-enter = { "" }Drücke Enter, wenn nur du den Bildschirm siehst.
quit-sure = Spiel verlassen? (Mit „speichern DATEI“ lässt es sich vorher speichern.)
halted = „verlassen“ beendet das Spiel. Mit „speichern DATEI“ lässt es sich vorher speichern. Noch einmal Strg+C beendet es sofort.
left = Du verlässt das Spiel.
input-ended = Ende der Eingabe; das Spiel hält hier an.

no-number = Es gibt keine Option { $number }. Tippe die Nummer einer Option oder Wörter; „optionen“ zeigt die Liste noch einmal.
unclear = Das ist mehrdeutig:
refused = Das ist jetzt nicht möglich:
no-name = Unbekannter Name „{ $name }“.
number-alone = „{ $number }“ ist kein Name. Für die Option { $number } tippe nur die Zahl; nach einem Wort folgt ein Name.
empty = Tippe die Nummer einer Option oder Wörter; „optionen“ zeigt die Liste noch einmal.
not-understood = Das verstehe ich nicht. „optionen“ zeigt, was du tun kannst, „hilfe“, was du tippen kannst.
why-what = Warum was? Tippe die Aktion hinter „warum“, zum Beispiel: warum greife radak mit kena an
why-not = Jetzt nicht möglich, denn:
why-can = Das ist jetzt möglich.
show-what = Was zeigen? Zum Beispiel: zeige bloodclaw
stops-head = An diesen Haltepunkten wirst du gefragt, und immer, wenn es etwas zu wählen gibt („haltepunkte 3“ ändert den dritten):
stop-on = Haltepunkt gesetzt: { $name }.
stop-off = Haltepunkt entfernt: { $name }.
stop-none = Unbekannter Haltepunkt „{ $name }“.
auto-on = Automatisches Passen ist an: Du wirst nur an deinen Haltepunkten gefragt.
auto-off = Automatisches Passen ist aus.
auto-passed = (Zug { $turn }, { $stop }: automatisch gepasst, sonst war nichts möglich.)
auto-unasked = (Zug { $turn }, { $stop }: automatisch gepasst, hier ist kein Haltepunkt; „haltepunkte“ ändert das.)
auto-what = „auto an“ oder „auto aus“; „auto“ allein schaltet um.
end-sure = Den Zug beenden? { $undone } („ja“ oder „ende“ beendet ihn; „nachfragen aus“ schaltet diese Frage ab.)
end-not-now = Du kannst deinen Zug hier nicht beenden. „passen“ passt, „optionen“ zeigt, was du tun kannst.
pass-ends = Passen würde hier deinen Zug beenden. Um ihn zu beenden, tippe „ende“.
ask-on = Vor dem Ende deines Zugs wirst du einmal gefragt, wenn noch etwas zu tun wäre.
ask-off = Vor dem Ende deines Zugs wirst du nicht mehr gefragt.
ask-what = „nachfragen an“ oder „nachfragen aus“; „nachfragen“ allein schaltet um.
log-what = „protokoll“ zeigt die letzten Ereignisse, „protokoll 50“ die letzten 50, „protokoll alles“ alle.
until-what = Bis wann passen? „passe bis zu meinem Zug“, „passe bis zum Ende“ dieses Zugs oder „passe bis die Kette leer ist“.
collect-hint = Wähle mit Nummer oder Namen, gern mehrere in einer Zeile; dieselbe Nummer noch einmal wählt ab.
collect-more = „zurück“ wählt das Letzte ab; „fertig“ beendet die Wahl, sobald genug gewählt ist.
undone = Zurückgenommen.
cancelled = Ansage abgebrochen.
cancel-none = Es gibt keine Ansage, die du abbrechen könntest.
undo-none = Nichts zurückzunehmen.
undo-others = Seitdem hat ein anderer Spieler gehandelt; das lässt sich nicht zurücknehmen.
undo-drawn = Seitdem wurde gezogen, gemischt oder gewürfelt; das lässt sich nicht zurücknehmen.
undo-seen = Seitdem hast du verdeckte Informationen gesehen; das lässt sich nicht zurücknehmen.
concede-sure = Wirklich aufgeben?
draw-offered = Du hast ein Unentschieden angeboten.
draw-withdrawn = Du hast dein Angebot zurückgezogen.
save-what = In welche Datei? Zum Beispiel: speichern spiel.replay
save-hot-seat = Eine Spieldatei zeigt alle Hände. Sitzen mehrere an einem Bildschirm, lässt sich das Spiel erst nach dem Ende speichern.
save-no-folder = Ordner „{ $name }“ nicht gefunden.
save-folder = „{ $name }“ ist ein Ordner. Gib einen Dateinamen an.
save-over = „{ $name }“ gibt es schon. Überschreiben?
save-not = Nicht gespeichert.
save-cannot = Dieses Spiel lässt sich nicht speichern: { $why }
saved = Gespeichert in „{ $name }“.
saved-open = Gespeichert in „{ $name }“. Wer die Datei liest, sieht die Hand deines Gegners. Weiter mit „regelwerk replay resume { $typed }“.

table-help-head =
    Du kannst tippen:
      3             diese Option wählen
table-help =
    {"  "}zurück        nimmt den letzten Schritt zurück; undo: die letzte Entscheidung, solange seitdem nichts Verdecktes gesehen oder gezogen wurde
      abbrechen     nimmt die ganze Ansage zurück
      zeige KARTE   zeigt eine Karte
      regel NUMMER  zeigt eine Regel; regel WÖRTER sucht
      tisch         zeigt den Tisch; optionen: die Frage; friedhof: die Stapel
      listen        zeigt alle Listen, wenn sie offen sind; listen NAME: eine davon
      protokoll     die letzten Ereignisse mit ihren Regeln; protokoll 50, protokoll alles
      haltepunkte   wo du gefragt wirst; auto: ob sonst automatisch gepasst wird
      nachfragen aus  Züge ohne Rückfrage beenden; passen beendet deinen Zug nie, ende tut es
      speichern DATEI   speichert das Spiel; aufgeben; unentschieden anbieten; verlassen
      {"["}..] hinter einer Zeile ist die angewandte Regel; * heißt: erschlossen oder vorgeschlagen

lists-closed = In diesem Spiel sind die Listen verdeckt. [ruling:closed-lists]
lists-nobody = Kein Spieler heißt „{ $name }“; Spieler: { $names }.
lists-mine = Deine Liste
lists-of = Liste von { $name }

computer-number = Computer { $number }

## sim

help-sim = Lässt Computerspieler viele Spiele gegeneinander spielen und wertet sie aus. Der Startwert jedes Spiels wird aus dem der Reihe abgeleitet; derselbe Aufruf gibt also dieselben Spiele. --laws spielt zufällige Spiele und prüft die Invarianten, die in jedem Spiel gelten.
help-sim-short = Computerspieler viele Spiele spielen lassen.
help-sim-more =
    Beispiele:
      regelwerk sim --games 200
      regelwerk sim --players greedy,greedy --decks frost-and-flame,call-of-the-storm --jobs 0
      regelwerk sim --game duelmasters --edition modern
      regelwerk sim --laws --games 1000
help-sim-games = Anzahl der Spiele (Standard: 100).
help-sim-players = Die Spieler, durch Kommas getrennt (Standard: greedy,random); auch beginner, club, expert und master.
help-sim-decks = Ihre Decks, Namen oder Dateien, durch Kommas getrennt; „all“: für jedes Spiel aus allen fertigen Decks gezogen (Standard: die Einsteigerdecks).
help-sim-seed = Startwert der Reihe (Standard: 0).
help-sim-jobs = Anzahl der Prozesse; 0: einer je Prozessor (Standard: 1).
help-sim-no-swap = Alle behalten ihren Platz; sonst wechseln die Plätze von Spiel zu Spiel.
help-sim-open-lists = Offene Listen: Die Spieler kennen alle Listen. Sonst sind die Listen verdeckt, und sie raten.
help-sim-laws = Spielt zufällige Spiele und prüft die Invarianten jedes Spiels; der Rückgabewert ist 1, wenn eine verletzt ist.
sim-two-players = Es braucht mindestens zwei Spieler.
sim-two-decks = Es braucht mindestens zwei Decks.
sim-all-decks = irgendein fertiges Deck
sim-no-player = Unbekannter Computerspieler „{ $name }“; verfügbar: { $players }.
sim-counts = { $players ->
    [one] Ein Spieler
   *[other] { $players } Spieler
}, aber { $decks } Decks: Gib für jeden Spieler eines an.
sim-broken = Ein Spiel ist abgestürzt: { $fault }
sim-killed = Ein Worker-Prozess wurde beendet.
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
} gelten die Invarianten.
sim-laws-broken = { $count } von { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
} verletzten eine Invariante oder brachen mit einem Fehler ab:
sim-law = Invariante { $number }
sim-error = Fehler
sim-fault = Spiel { $index }, Startwert { $seed }, Frage { $question },

## lab

help-lab = Beantwortet Fragen zu Spielern, Decks und Karten mit vielen Spielen zwischen Computerspielern. Jede Kartenverteilung wird zweimal gespielt, mit vertauschten Plätzen. Die Ergebnisse haben 95-%-Intervalle und lassen sich speichern, wiederholen und fortsetzen.
help-lab-short = Spieler, Decks und Karten messen.
help-lab-more =
    Beispiele:
      regelwerk lab decks all --game duelmasters --games 200 --jobs 0 --report decks.html
      regelwerk lab duel greedy random --until 50,55
      regelwerk lab swap mein.deck "Fireball" "Frostbolt" --against frost-and-flame
help-lab-players = Ein Rundenturnier der Spieler. Beide Seiten spielen vom selben Platz aus dieselben Decks und Karten. Ohne Namen: alle Spieler.
help-lab-players-short = Ein Rundenturnier der Spieler.
help-lab-decks = Ein Rundenturnier der Decks in den Händen eines Spielers. „all“: alle fertigen Decks, soweit sie gegeneinander spielen können.
help-lab-decks-short = Ein Rundenturnier der Decks.
help-lab-field = Ein Deck gegen jedes Deck eines Feldes, mit dem Anteil der Punkte je Karte.
help-lab-field-short = Ein Deck gegen andere.
help-lab-swap = Tauscht ein Exemplar der Karte OUT gegen die Karte IN und lässt beide Fassungen des Decks dieselben Spiele spielen. Der Unterschied zeigt, was der Tausch wert ist.
help-lab-swap-short = Den Tausch einer Karte prüfen.
help-lab-duel = Zwei Spieler oder zwei Decks gegeneinander. Mit --until endet das Duell, sobald bekannt ist, ob A höchstens P0 oder mindestens P1 holt.
help-lab-duel-short = Zwei Spieler oder Decks, bis bekannt ist, wer besser ist.
help-lab-show = Zeigt Ergebnisse aus einer Datei; --out wandelt sie in ein anderes Format um, --report macht einen Bericht.
help-lab-show-short = Gespeicherte Ergebnisse zeigen.
help-lab-games = Anzahl der Spiele je Paarung, auf eine gerade Zahl aufgerundet; in einem Duell die Höchstzahl (Standard: 100, swap 200, duel 1000).
help-lab-seed = Startwert der Kartenverteilungen (Standard: 0).
help-lab-jobs = Anzahl der Prozesse; 0: einer je Prozessor (Standard: 1). Die Ergebnisse hängen nicht davon ab.
help-lab-on = Spielt auf einem Dask-Cluster statt auf diesem Rechner: dask://host:port seines Schedulers.
help-lab-open-lists = Offene Listen: Die Spieler kennen alle Listen. Sonst sind die Listen verdeckt, und sie raten.
help-lab-resume = Setzt die Ergebnisse in dieser Datei fort; sie muss von demselben Experiment sein.
help-lab-out = Speichert die Ergebnisse in dieser Datei (.json, .csv oder .parquet); darf mehrmals angegeben werden.
help-lab-report = Schreibt einen Bericht mit Diagrammen (.html).
help-lab-player = Wer alle Decks spielt (Standard: greedy).
help-lab-dealt = Die Decks, mit denen die Spieler spielen, Namen oder Dateien, durch Kommas getrennt; „all“: alle fertigen (Standard: die Einsteigerdecks).
help-lab-against = Die Decks des Feldes, Namen oder Dateien, durch Kommas getrennt; „all“ (Standard): alle anderen fertigen Decks, die gegen das Deck spielen können.
help-lab-until = Zwei Anteile von A, etwa 50,55: Schluss, sobald bekannt ist, dass A höchstens den ersten oder mindestens den zweiten holt.
help-lab-alpha = Wahrscheinlichkeit, den zweiten Anteil irrtümlich anzunehmen (Standard: 0,05).
help-lab-beta = Wahrscheinlichkeit, den ersten Anteil irrtümlich anzunehmen (Standard: 0,05).
lab-resume = Die bisherigen Spiele sind gespeichert; weiter geht es mit --resume { $name }.
lab-not-saved = Die bisherigen Spiele sind nicht gespeichert (--out DATEI würde sie speichern).

## replay

help-replay = Aufgezeichnete Spiele zeigen, prüfen und fortsetzen. „speichern“ im Spiel zeichnet eines auf.
help-replay-short = Aufgezeichnete Spiele zeigen, prüfen und fortsetzen.
help-replay-verify = Spielt Aufzeichnungen nach und vergleicht: EXACT (genau), UNVERIFIED (etwas hat sich geändert, das Ergebnis stimmt) oder DIVERGED (wo und warum es abweicht). Der Rückgabewert ist 1 bei DIVERGED und bei Dateien, die sich nicht lesen lassen.
help-replay-verify-short = Aufzeichnungen nachspielen und vergleichen.
help-replay-show = Gibt ein aufgezeichnetes Spiel aus, wie ein Zuschauer oder ein Platz es sah.
help-replay-show-short = Ein aufgezeichnetes Spiel ausgeben.
help-replay-resume = Setzt ein aufgezeichnetes Spiel von seinem Ende oder von jedem seiner Schritte fort.
help-replay-resume-short = Ein aufgezeichnetes Spiel fortsetzen.
help-replay-seat = Der Platz, ab 1 gezählt.
help-replay-at = Anzahl der Schritte, die vorher gespielt werden (Standard: alle).
help-resume-opponent = Wer die anderen Plätze spielt: beginner (Anfänger), greedy (plant eine Aktion voraus), club, expert, master (der stärkste), random (zufällig) oder human (an derselben Tastatur); bei mehreren eine Angabe für alle oder die Option einmal für jeden.
help-replay-full = Alle Ereignisse ausgeben, auch Passen und Bezahlen.
replay-bad = „{ $name }“: { $why }
replay-short = „{ $name }“ hat nur { $steps } Schritte.
replay-no-seat = Es gibt { $seats } Plätze.
replay-about = { $steps } Schritte, Startwert { $seed },
replay-over = beendet.
replay-open = nicht beendet.
verdict-exact = { $name }: EXACT, { $step } Schritte.
verdict-unverified = { $name }: UNVERIFIED, { $step } Schritte stimmen überein, aber etwas hat sich geändert:
verdict-diverged = { $name }: DIVERGED bei Schritt { $step }: erwartet { $expected }, tatsächlich { $found }.

## scene

help-scene = Szenen sind Textdateien: eine Stellung, Aktionen und das erwartete Ergebnis.
help-scene-short = Szenen ausführen oder von einer aus weiterspielen.
help-scene-run = Führt Szenen aus: Dateien oder alle eines Ordners. Der Rückgabewert ist 1, wenn eine fehlschlägt.
help-scene-run-short = Szenen ausführen.
help-scene-quiet = Nur fehlgeschlagene Szenen zeigen.
help-scene-show = Öffnet die Stellung einer Szene, um von dort weiterzuspielen. Alles ist sichtbar, und alles lässt sich zurücknehmen.
help-scene-show-short = Eine Szene öffnen und weiterspielen.
help-scene-opponent = Wer die anderen Plätze spielt: human (du) oder ein Computerspieler: beginner, greedy, club, expert, master oder random.
scene-none = Keine Szenen in { $name }.
scene-pass = ok
scene-fail = FEHLER
scene-count = { $passed } von { $count } Szenen bestanden.
