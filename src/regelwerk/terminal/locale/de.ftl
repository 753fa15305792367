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
metavar-room = RAUM
metavar-guest = GAST
metavar-kind-days = ART=TAGE
metavar-game = Das Spiel
file-missing = Datei „{ $name }“ nicht gefunden
file-directory = „{ $name }“ ist ein Ordner, keine Datei
file-forbidden = keine Berechtigung, „{ $name }“ zu öffnen
file-error = „{ $name }“: { $why }
file-no-text = „{ $name }“ ist keine UTF-8-Textdatei.

help-help = Zeigt diese Hilfe.
help-lang = Sprache: en oder de (Standard: die Sprache deiner Umgebung).
help-card-names = Namen der Karten: en oder de (Standard: en; de, wo eine Quelle einen deutschen Namen hat).
card-names-in-german = Deutsche Kartennamen gibt es in deutschen Texten: Ergänze --lang de, oder lass --card-names weg.
help-version = Zeigt die Version und welche Form der Engine läuft.
form-compiled = kompiliert
form-interpreted = interpretiert
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

## pack

help-pack = Booster öffnen und die Wahrscheinlichkeiten sehen.
help-pack-short = Booster öffnen, Wahrscheinlichkeiten sehen.
help-pack-open = Öffnet Booster eines Sets und zeigt ihre Karten. Derselbe Startwert öffnet dieselben Booster.
help-pack-open-short = Booster öffnen.
help-pack-count = Anzahl der Booster (Standard: 1).
help-pack-seed = Startwert der Booster (Standard: 0).
help-pack-odds = Wie viele Karten jeder Seltenheit in einem Booster eines Sets sind und wie wahrscheinlich eine bestimmte Karte ist.
help-pack-odds-short = Wahrscheinlichkeiten eines Boosters zeigen.
pack-head = Booster { $number } von { $set }, Startwert { $seed }
pack-no-boosters = Für { $game } gibt es keine Booster.
pack-no-set = Für das Set „{ $name }“ gibt es keine Booster. Sets mit Boostern: { $sets }.
pack-odds-head = Ein Booster von { $set } ({ $rule })
pack-odds-line = { $rarity }: { $mean } von { $cards } je Booster; irgendeine davon in { $any } der Booster; eine bestimmte in { $one }, in einem von { $packs }

## sealed and draft

help-sealed = Sealed Deck: Sechs Booster öffnen, daraus ein Deck bauen und gegen einen Computer spielen, der selbst sechs geöffnet hat. Mit FILE spielst du mit einem gespeicherten Deck; es wird am Vorrat des Startwerts geprüft.
help-sealed-short = Booster öffnen, ein Deck bauen und damit spielen.
help-limited-seed = Startwert der Booster; derselbe öffnet dieselben (Standard: zufällig).
help-limited-set = Set, dessen Booster geöffnet werden (Standard: das erste des Spiels; „pack open“ nennt sie).
help-limited-opponent = Wer gegen dich spielt (wie bei „play“; Standard: greedy).
sealed-head = { $packs } Booster von { $set }, Startwert { $seed }
sealed-deck-name = Sealed { $seed }
pool-help = baue (ein Deck vorschlagen), held NAME (ein anderer Held oder andere Zivilisationen), dazu NAME, weg NAME, vorrat, deck, speichern DATEI, spiele, ende
pool-prompt = Deck:
pool-kind = { $kind } ({ $count })
pool-leader = { $name }: { $count } Karten
pool-no-card = Der Rest des Vorrats hat keine Karte „{ $name }“ oder mehrere, die so heißen.
pool-not-in-deck = Das Deck hat keine Karte „{ $name }“ oder mehrere, die so heißen.
pool-added = { $name } ist jetzt im Deck: { $count } Karten.
pool-removed = { $name } ist nicht mehr im Deck: { $count } Karten.
pool-legal = Das Deck ist erlaubt und hat { $count } Karten.
pool-saved = Gespeichert als { $name }.
pool-deck = Vorschlag: { $name }, { $count } Karten
pool-why-leader = { "  " }{ $fitting } der { $pool } Karten des Vorrats dürfen in ein Deck von { $name }.
pool-why-curve = { "  " }Kurve (Kosten: Karten): { $curve }
pool-why-bodies = { "  " }{ $bodies } Karten kämpfen.
pool-why-sources = { "  " }{ $sources } Quests bezahlen den Rest und ziehen Karten.
pool-why-best = { "  " }Am besten bewertet: { $names }
pool-why-lacking = { "  " }Der Vorrat hat dafür zu wenige Karten: Es fehlen { $count }.
help-draft = Booster Draft: Eine Karte nehmen, den Rest weitergeben. Ohne Befehl beginnt ein Draft zu acht, mit dir und sieben Computern.
help-draft-short = Booster draften, spielen, Drafts ansehen.
help-draft-start = Beginnt einen Draft. Menschen sitzen auf den ersten Plätzen, Computer auf den anderen. Danach bauen alle ein Deck, und du spielst gegen die anderen.
help-draft-start-short = Einen Draft beginnen.
help-draft-go = Setzt einen gespeicherten Draft fort oder spielt mit den Decks eines beendeten.
help-draft-go-short = Einen gespeicherten Draft fortsetzen.
help-draft-show = Zeigt, was in einem gespeicherten Draft genommen wurde: von allen oder von einem Platz mit seinem Vorrat.
help-draft-show-short = Einen gespeicherten Draft zeigen.
help-draft-verify = Hält gespeicherte Drafts noch einmal und prüft jede Wahl. Der Rückgabewert ist 1, wenn einer beschädigt ist.
help-draft-verify-short = Gespeicherte Drafts prüfen.
help-draft-fork = Was, wenn ein Platz eine andere Karte genommen hätte? Schreibt den Draft von dort an in eine neue Datei. Die anderen behalten, was sie dabei nahmen; danach wählen die Computer neu.
help-draft-fork-short = In einem gespeicherten Draft eine andere Karte nehmen.
help-draft-seats = Plätze, 4 bis 8 (Standard: 8).
help-draft-people = Wie viele Menschen an dieser Tastatur wählen (Standard: 1).
help-draft-seconds = Sekunden für die erste Wahl aus einem Booster; später sind es weniger, mindestens 5. Danach wählt ein Computer für dich (Standard: unbegrenzt).
help-draft-seat = Platz, von 1 an.
help-draft-pick = Die wievielte Wahl des Drafts, von 1 an.
help-draft-to = Datei für den neuen Draft.
help-draft-finish = Computer machen alle übrigen Wahlen, auf jedem Platz.
draft-people = { $people } Menschen passen nicht auf { $seats } Plätze.
draft-begins = Draft von { $set }, { $seats } Plätze
draft-help = Wähle mit Nummer oder Name; tipp, vorrat, booster, speichern DATEI, ende
draft-head = Booster { $round } von { $rounds }, Wahl { $pick } von { $picks }; der Rest geht nach { $to }
draft-left = links
draft-right = rechts
draft-prompt = Wahl:
draft-time = { $seconds } Sekunden
draft-too-late = Die Zeit war um: Ein Computer hat für dich { $name } gewählt.
draft-picked = Du nimmst { $name }.
draft-hint = Ein Computer nähme { $name }.
draft-what = Das ist weder Nummer noch Name genau einer Karte des Boosters. Außerdem: tipp, vorrat, booster, speichern DATEI, ende.
draft-save-several = Eine gespeicherte Datei zeigt, was alle genommen haben. Mit mehreren Menschen an einem Bildschirm lässt sich der Draft erst speichern, wenn er vorbei ist.
draft-saved = Gespeichert als { $name }. „regelwerk draft go“ setzt ihn fort.
draft-over = Der Draft ist vorbei
draft-drafter = { "  " }{ $number } { $name }: { $leader }
draft-against = Spielen gegen (Nummer, „alle“, „speichern DATEI“ oder „ende“):
draft-against-what = Gib die Nummer eines Platzes, „alle“, „speichern DATEI“ oder „ende“ ein.
draft-bad = { $name } ist kein Draft, der sich noch einmal halten lässt: { $why }
draft-verified = { $name }: geprüft, { $picks } Wahlen, der Draft ist vorbei
draft-verified-open = { $name }: geprüft, { $picks } Wahlen, der Draft ist nicht vorbei
draft-no-seat = Platz { $number } gibt es nicht: Der Draft hat { $seats }.
draft-pick = Wahl { $number }, { $who }: { $name }
draft-not-there = Bei Wahl { $number } ist in diesem Booster keine Karte „{ $name }“ oder mehrere.
draft-exists = { $name } gibt es schon.
draft-forked = { $name }: der Draft mit { $card } bei Wahl { $number }

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
help-serve-address = Adresse (Rechner:Port), unter der ein Proxy diesen Server erreicht, wenn mehrere sich eine PostgreSQL teilen (Standard: Adresse und Port).
help-serve-origin = Öffentliche Adresse des Servers, wenn er hinter einem Reverse-Proxy läuft; mehrfach möglich.
help-serve-check = Einen Datenordner prüfen (mit --database diese Datenbank), Schäden nennen und beenden.
help-serve-keep = Löscht, was älter ist: finished, abandoned oder computers (Räume: beendet, verlassen, nur Computer), chat, reports (Meldungen) oder guests (Gäste), zum Beispiel chat=30; 0 bewahrt es für immer auf. Mehrfach möglich.
serve-bad-keep = „{ $text }“ ist keine Aufbewahrungsdauer. Gib ART=TAGE an, mit einer dieser Arten: { $kinds }.
help-serve-open = Den Browser öffnen und nur protokollieren, was schiefgeht.
serve-at = Der Tisch steht unter { $address }   (Strg+C beendet; Spiele bleiben in { $folder })
serve-in-use = Ein anderer Server benutzt den Ordner „{ $folder }“.
serve-missing = Dem Webserver fehlt ein Paket ({ $name }): pip install 'regelwerk[server]'
serve-database-missing = Die Datenbank { $why } fehlt oder ist leer, obwohl Spiele in ihr gespeichert waren. Stelle sie aus einer Sicherung wieder her. Um mit einer neuen zu beginnen, lösche ihre Zeile in der Datei databases im Datenordner.
serve-check-good = Nichts ist beschädigt.
serve-check-missing = Die Datenbank { $why } fehlt oder ist leer.
serve-check-integrity = Die Datenbank ist beschädigt: { $why }
serve-check-room = Raum { $name } lässt sich nicht lesen.
serve-check-steps = Raum { $name }: beschädigte oder fehlende Schritte: { $why }
serve-check-games = Raum { $name }: beschädigte oder fehlende Spiele seines Matches: { $why }
serve-check-snapshot = Raum { $name }: die Momentaufnahme lässt sich nicht lesen.
serve-check-event = Sealed-Runde oder Draft { $name } lässt sich nicht lesen.
serve-check-replay = Aufzeichnung { $name } lässt sich nicht lesen.
serve-database-driver = Für die Datenbank fehlt ein Paket ({ $why }): pip install 'regelwerk[server,postgres]'
serve-database-address = Diese Datenbankadresse lässt sich nicht verwenden ({ $why }). Gib eine wie postgresql://benutzer@rechner/name an oder keine, um die Datei im Ordner zu verwenden.
serve-database-newer = Diese Datenbank wurde von einer neueren Version von Regelwerk benutzt; diese Version kann sie nicht lesen. ({ $why })
serve-database-key = Ein anderer Server benutzt diese Datenbank mit einem anderen Schlüssel ({ $why }): Gäste des einen wären dem anderen fremd. Kopiere die Datei key aus seinem Datenordner.
serve-database-closed = Die Datenbank lässt sich nicht verwenden: { $why }

## admin

help-admin = Verwaltet einen laufenden oder angehaltenen Webserver: seine Räume, seine Gäste und was von ihnen bleibt.
help-admin-short = Einen Webserver verwalten.
help-admin-rooms = Listet die Räume auf, die warten oder in denen gespielt wird: Code, Spiel, Stand, letzte Änderung (UTC), Schritte und wer dort sitzt, mit der Nummer des Gasts.
help-admin-rooms-short = Räume auflisten.
help-admin-all = Auch beendete Räume.
help-admin-close = Schließt einen Raum: Niemand kann dort weiterspielen. Was gespielt wurde, kann man sich weiterhin ansehen.
help-admin-close-short = Einen Raum schließen.
help-admin-mute = Schaltet einen Gast stumm: Er kann spielen, aber nichts mehr sagen.
help-admin-mute-short = Einen Gast stummschalten.
help-admin-unmute = Lässt einen stummgeschalteten Gast wieder sprechen.
help-admin-unmute-short = Eine Stummschaltung aufheben.
help-admin-bans = Listet die gesperrten Adressen auf.
help-admin-bans-short = Gesperrte Adressen auflisten.
help-admin-ban = Sperrt eine Adresse: Alles wird ihr verweigert. Eine IPv6-Adresse steht für ihr /64-Netz.
help-admin-ban-short = Eine Adresse sperren.
help-admin-unban = Hebt die Sperre einer Adresse auf.
help-admin-unban-short = Eine Sperre aufheben.
help-admin-export = Gibt alles, was über einen Gast gespeichert ist, als JSON aus.
help-admin-export-short = Alles ausgeben, was über einen Gast gespeichert ist.
help-admin-forget = Löscht alles, was über einen Gast gespeichert ist. Seine offenen Räume werden geschlossen; beendete Spiele behalten ihre Schritte und Decks, ohne seinen Namen.
help-admin-forget-short = Alles löschen, was über einen Gast gespeichert ist.
help-admin-delete-replay = Löscht eine Aufzeichnung für alle.
help-admin-delete-replay-short = Eine Aufzeichnung löschen.
admin-no-folder = Den Ordner „{ $folder }“ gibt es nicht. Gib mit --data den Datenordner des Servers an.
admin-silent = Ein Server benutzt diesen Datenordner, hat aber nicht geantwortet; nichts ist geschehen.
admin-no-rooms = Keine Räume.
admin-no-bans = Keine Adresse ist gesperrt.
admin-open-seat = (frei)
admin-status-waiting = wartet
admin-status-playing = läuft
admin-status-over = beendet
admin-bad-address = „{ $name }“ lässt sich nicht sperren. Gib eine IPv4-Adresse an oder eine IPv6-Adresse oder deren /64-Netz, aber nicht die dieses Rechners.
admin-unknown-room = Einen Raum { $name } gibt es nicht.
admin-unknown-guest = Über einen Gast { $name } ist nichts gespeichert.
admin-unknown-address = { $name } ist nicht gesperrt.
admin-unknown-replay = Eine Aufzeichnung { $name } gibt es nicht.
admin-done-close = Raum { $name } ist geschlossen.
admin-done-mute = Gast { $name } ist stummgeschaltet.
admin-done-unmute = Gast { $name } kann wieder sprechen.
admin-done-ban = { $name } ist gesperrt.
admin-done-unban = Die Sperre von { $name } ist aufgehoben.
admin-done-forget = Alles, was über den Gast { $name } gespeichert war, ist gelöscht.
admin-done-delete-replay = Aufzeichnung { $name } ist gelöscht.

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
      regelwerk play --match 3
      regelwerk play duelmasters --seats 4 --teams 2 --opponent human --opponent greedy --opponent greedy
help-play-deck = Dein Deck: der Name eines beiliegenden oder eine Datei; „list“ zeigt die verfügbaren Decks.
help-play-opponent-deck = Das Deck deines Gegners; bei mehreren Gegnern eines für alle oder die Option einmal für jeden.
help-play-opponent = Wer gegen dich spielt, mit Namen (pip, wren, mirel, corvin, sable, orsa; „list“ zeigt, wer sie sind) oder nach Stufe: beginner (Anfänger), greedy (plant eine Aktion voraus), club, expert, master (der stärkste), random (zufällig) oder human (an derselben Tastatur); bei mehreren Gegnern eine Angabe für alle oder die Option einmal für jeden.
help-play-name = Spielernamen, deiner zuerst.
help-play-seats = Anzahl der Spieler (Standard: 2); die anderen sitzen im Uhrzeigersinn nach dir.
help-play-teams = Anzahl der Teams, alle gleich groß; Mitspieler und Gegner sitzen abwechselnd. Ohne diese Angabe spielt jeder für sich.
help-play-table = Ein fertiger Tisch zu dritt oder viert, mit Decks und Teams (--table list zeigt sie).
play-table-alone = Ein fertiger Tisch bringt Decks, Plätze und Teams mit: Lass --deck, --opponent-deck, --seats und --teams weg.
play-no-table = Einen fertigen Tisch „{ $name }“ gibt es nicht; verfügbar: { $tables }.
play-table-team = Team { $number }
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
help-play-watch-thinking = Zeigen, was die Computerspieler überlegen, aber keine Karte aus ihrer Hand.
help-play-seed = Startwert des Zufalls: Derselbe Wert gibt dieselben Karten.

player-number = Spieler { $number }
player-beginner = sieht, was groß ist, und vergisst die Blocker
player-greedy = plant eine Aktion voraus
player-club = spielt seine besten Einfälle im Kopf weiter
player-expert = wägt seine Einfälle in mehreren möglichen Partien ab
player-master = denkt am längsten nach
player-random = spielt zufällig
player-goldfish = tut nichts
opponents-named = Gegner:
opponents-plain = Ohne eigenen Charakter:
opponents-level = Stufe { $level }
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
stops-head = Du wirst gefragt, wo etwas jetzt einen Unterschied macht und später nicht mehr. Zusätzlich kannst du hier gefragt werden, sobald du irgendetwas tun kannst („haltepunkte 3“ ändert den dritten):
stops-nowhere = Du wirst überall gefragt, wo du etwas wählen kannst; in diesem Spiel gibt es hier nichts einzustellen.
stop-why = Warum jetzt: { $what } (jetzt oder gar nicht)
stop-on = Haltepunkt gesetzt: { $name }.
stop-off = Haltepunkt entfernt: { $name }.
stop-none = Unbekannter Haltepunkt „{ $name }“.
auto-on = Automatisches Passen ist an: Du wirst gefragt, wo etwas jetzt einen Unterschied macht und später nicht mehr.
auto-full = Du wirst überall gefragt, wo du irgendetwas tun kannst.
auto-off = Automatisches Passen ist aus: Du wirst bei jeder Frage gefragt.
auto-passed = (Zug { $turn }, { $stop }: automatisch gepasst, sonst war nichts möglich.)
auto-what = „auto an“: nur, wo es darauf ankommt; „auto voll“: überall, wo du etwas tun kannst; „auto aus“: immer.
card-stop-what = Welche Karte? Zum Beispiel: nie fire blast
card-stop-always = { $name }: Du wirst jedes Mal gefragt, wenn du sie einsetzen kannst.
card-stop-never = { $name }: Ihretwegen wirst du nicht gefragt. Einsetzen kannst du sie trotzdem, sobald du gefragt wirst.
card-stop-usual = { $name }: Du wirst gefragt, wo sie einen Unterschied macht.
ignore-nothing = Hier gibt es nichts, was sich für diesen Zug übergehen ließe.
end-sure = Den Zug beenden? { $undone } („ja“ oder „ende“ beendet ihn; „nachfragen aus“ schaltet diese Frage ab.)
end-not-now = Du kannst deinen Zug hier nicht beenden. „optionen“ zeigt, was du tun kannst: „passen“ passt, wo du darfst, „zurück“ nimmt den letzten Schritt zurück.
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
saved-open = Gespeichert in „{ $name }“. Wer die Datei liest, sieht die Hand deines Gegners. Weiter mit „regelwerk { $typed }“.

table-help-head =
    Du kannst tippen:
      3             diese Option wählen
table-help =
    {"  "}zurück        nimmt den letzten Schritt zurück; undo: die letzte Entscheidung, solange seitdem nichts Verdecktes gesehen oder gezogen wurde
      abbrechen     nimmt die ganze Ansage zurück
      tipp          was ein starker Spieler täte und warum (gegen Computer)
      vorschau 3    was bei Option 3 herauskommt, soweit es feststeht
      zeige KARTE   zeigt eine Karte
      regel NUMMER  zeigt eine Regel; regel WÖRTER sucht
      tisch         zeigt den Tisch; optionen: die Frage; friedhof: die Stapel
      listen        zeigt alle Listen, wenn sie offen sind; listen NAME: eine davon
      protokoll     die letzten Ereignisse mit ihren Regeln; protokoll 50, protokoll alles
      haltepunkte   wo du außerdem gefragt wirst; auto an, voll oder aus: wo es darauf ankommt, wo etwas möglich ist, immer
      immer KARTE   fragen, sobald sie einsetzbar ist; nie KARTE; üblich KARTE; übergehen: passen, diesen Zug nicht mehr fragen
      undo passen   zurück zur letzten Frage, bei der automatisch gepasst wurde
      nachfragen aus  Züge ohne Rückfrage beenden; passen beendet deinen Zug nie, ende tut es
      speichern DATEI   speichert das Spiel; aufgeben; unentschieden anbieten; verlassen
      {"["}..] hinter einer Zeile ist die angewandte Regel; * heißt: erschlossen oder vorgeschlagen

preview-what = Vorschau worauf? Tippe hinter „vorschau“ die Nummer oder die Worte einer Option, zum Beispiel: vorschau 3
preview-nothing = Dabei kommt von selbst nichts heraus, was schon feststünde.
preview-several = Hier wird mehreres gewählt; eine Vorschau gibt es nur für eine einzelne Option.
hint-people = Tipps gibt es nur gegen Computer; an diesem Tisch sitzen mehrere Menschen.

lists-closed = In diesem Spiel sind die Listen verdeckt. [Listen sind verdeckt]
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
help-lab-on = Spielt auf einem Cluster statt auf diesem Rechner: dask://host:port des Dask-Schedulers oder ray://host:port des Ray-Client-Servers.
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

## learn

help-learn = Eine geführte erste Partie von fünf bis acht Minuten: Eine Lehrerin erklärt eins nach dem anderen, bittet um einen Zug und lässt in der zweiten Hälfte los. Du musst vorher nichts gelesen haben.
help-learn-short = Ein Spiel beim Spielen lernen.
help-learn-more =
    Beispiele:
      regelwerk learn
      regelwerk learn duelmasters
      regelwerk learn --continue meine.replay
      regelwerk learn --check meine.lesson
    Während der Lektion sagt „tipp“, worauf die Lehrerin wartet, und „speichern DATEI“ hebt die Lektion auf.
help-learn-differences = Statt einer Lektion: was anders ist, wenn du Magic, Hearthstone oder Warhammer spielst.
help-learn-file = Eine eigene Lektion spielen.
help-learn-continue = Eine Lektion fortsetzen, die währenddessen gespeichert wurde.
help-learn-check = Eine eigene Lektion prüfen: alles, was daran falsch ist, mit Zeile und Spalte.
help-learn-seed = Startwert des Zufalls für die Hälfte, die dir gehört.
teacher = Wren
learn-known = Wenn du { $game } kennst
lesson-begins = Etwa { $minutes } Minuten. „tipp“ sagt, was zu tun ist, „speichern DATEI“ hebt die Lektion auf, „verlassen“ beendet sie.
lesson-enter = [Enter]
lesson-take-back = [Enter] nimmt es zurück, „weiter“ spielt trotzdem weiter:
lesson-hint = Tippe: { $command }
lesson-no-hint = Jetzt ist es dein Spiel: „optionen“ zeigt, was du tun kannst.
lesson-next = Noch einmal, ohne mich: { $typed }
lesson-none = Für „{ $name }“ gibt es keine geführte erste Partie. Es gibt sie für: { $games }.
lesson-faulty = { $name } lässt sich nicht spielen, wie es dasteht.
lesson-good = { $name }: in Ordnung. { $awaited } Züge werden erwartet, { $said } Dinge gesagt.
lesson-not-saved = „{ $name }“ ist keine gespeicherte Lektion. Andere Partien: „regelwerk replay resume“.

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

## review

help-review = Bespricht ein aufgezeichnetes Spiel: wie sich die Gewinnchance eines Spielers entwickelt hat, mit ihrer Unsicherheit; die drei Momente, die es entschieden haben; was besser gewesen wäre und wie viel es wert war. Alles wird nach dem beurteilt, was die Spieler wissen konnten. Dieselbe Aufzeichnung ergibt dieselbe Besprechung.
help-review-short = Ein aufgezeichnetes Spiel besprechen.
help-review-more =
    Beispiele:
      regelwerk review my.replay
      regelwerk review my.replay --seat 2 --format json
help-review-format = text oder json mit allen Zahlen.
help-review-seed = Startwert der Spiele, mit denen jede Stellung weitergespielt wird (Standard: 0).
review-title = Besprechung von { $name }
review-empty = Dieses Spiel endete vor seinem ersten Zug; es gibt nichts zu besprechen.
review-curve = Wie wahrscheinlich Spieler { $seat } zu Beginn jedes Zuges gewonnen hätte, und in welchen Grenzen (95 %):
review-moment = { $number }. { $turn }: von { $before } auf { $after } %
review-resume = Von dort weiterspielen: regelwerk replay resume "{ $name }" --at { $step } --seat { $seat }

## puzzle

help-puzzle = Rätsel: Stellungen aus Spielen zwischen Computerspielern, mit einer Aufgabe und einem Beweis. Nichts Verborgenes und kein Zufall entscheidet: Decks sind blanko, die Schilde der Gegenseite liegen offen, ihre Hand ist leer.
help-puzzle-short = Rätsel lösen, prüfen und finden.
help-puzzle-list = Listet die Rätsel auf, die bei Regelwerk dabei sind, mit Aufgabe und Zahl der nötigen Aktionen.
help-puzzle-list-short = Die Rätsel auflisten.
help-puzzle-play = Ein Rätsel lösen. Die Gegenseite antwortet, wie es der Beweis sagt; ein falscher Zug wird widerlegt und zurückgenommen. „tipp“ zeigt einen richtigen Zug, „lösung“ den Beweis.
help-puzzle-play-short = Ein Rätsel lösen.
help-puzzle-play-more =
    Beispiele:
      regelwerk puzzle play                  das Rätsel des Tages
      regelwerk puzzle play duelmasters      das Rätsel des Tages dieses Spiels
      regelwerk puzzle play duelmasters/03   dieses Rätsel
      regelwerk puzzle play mine/9-1.scene   das Rätsel in dieser Datei
help-puzzle-today = Das Rätsel des Tages; ohne Namen ist es das auch.
help-puzzle-file = Ein Rätsel aus einer Datei.
help-puzzle-check = Beweist Rätsel neu: die Tiefe, jede Lösung, dass der Spieler scheitert, der eine Aktion vorausschaut, und dass nichts weggelassen werden kann. Ohne Dateien alle, die bei Regelwerk dabei sind. Der Status ist 1, wenn eines nicht stimmt.
help-puzzle-check-short = Rätsel beweisen.
help-puzzle-quick = Nicht versuchen, was weggelassen werden kann.
help-puzzle-find = Findet Rätsel: lässt Computerspieler gegeneinander spielen und durchsucht die letzten Spielzüge jedes Spiels. Dieselbe Zahl und derselbe Startwert finden dieselben Rätsel.
help-puzzle-find-short = Neue Rätsel finden.
help-puzzle-games = Zahl der Spiele (Standard: 10).
help-puzzle-seed = Startwert der Spiele (Standard: 0).
help-puzzle-survive = Rätsel, in denen der Zug der Gegenseite zu überstehen ist, bei den Miniatures ein Tick.
help-puzzle-player = Wer diese Spiele spielt (Standard: greedy).
help-puzzle-out = Ordner für die Rätsel; ohne ihn werden sie ausgegeben.
puzzle-task-win = { $name } gewinnt in diesem Zug.
puzzle-task-attack = { $name } gewinnt in diesem Zug: Finde den einzigen Angriff, mit dem es beginnt.
puzzle-task-survive = { $name } übersteht diesen Zug der Gegenseite, was auch immer sie tut.
puzzle-depth = { $depth } Aktionen
puzzle-about = { $depth } Aktionen. Alle Karten, auf die es ankommt, sind offen; eine gezogene Karte ist leer. „tipp“ zeigt einen Zug, „lösung“ den Beweis, „verlassen“ beendet.
puzzle-none = Keine Rätsel.
puzzle-unknown = Es gibt kein Rätsel „{ $name }“. „regelwerk puzzle list“ zeigt alle.
puzzle-hint = Tippe: { $command }
puzzle-uncertain = Das überlässt es dem Zufall oder Karten, die niemand kennt: Sicher ist es nicht. Zurückgenommen.
puzzle-wrong = Das gewinnt nicht: { $line }. Zurückgenommen.
puzzle-too-late = Danach gewinnt in diesem Zug nichts mehr, was auch immer die Gegenseite tut. Zurückgenommen.
puzzle-task-score = { $name } gewinnt am Ende dieses Ticks nach Punkten, wie die Würfel auch fallen.
puzzle-about-score = { $depth } Aktionen. Die Gegenseite hat keine Aktionskarten, und die Würfel fallen auf beiden Seiten so schlecht für dich, wie sie nur können. „tipp“ zeigt einen Zug, „lösung“ den Beweis, „verlassen“ beendet.
puzzle-wrong-score = Das reicht nicht sicher: { $line }. Zurückgenommen.
puzzle-too-late-score = Danach gewinnt in diesem Tick nichts mehr, was auch immer die Gegenseite tut. Zurückgenommen.
puzzle-task-hold = { $name } hält bis zum Ende dieses Ticks stand, wie die Würfel auch fallen: Der Gegenseite fehlt ein Punkt zum Sieg.
puzzle-wrong-hold = Das hält nicht sicher stand: { $line }. Zurückgenommen.
puzzle-too-late-hold = Danach hilft in diesem Tick nichts mehr. Zurückgenommen.
puzzle-wrong-survive = Das rettet nicht: { $line }. Zurückgenommen.
puzzle-too-late-survive = Danach hilft in diesem Zug nichts mehr. Zurückgenommen.
puzzle-solved = Gelöst!
puzzle-solutions = { $count ->
    [one] Die einzige Lösung:
   *[other] Die { $count } Lösungen:
}
puzzle-proof = Der Beweis, mit jeder Antwort:
puzzle-fine = bewiesen.
puzzle-count = { $right } von { $count } Rätseln stimmen.
puzzle-found = { $count } Rätsel in { $games } Spielen.
puzzle-fault-too-large = der Beweis ist zu groß
puzzle-fault-no-solution = es gibt keine Lösung
puzzle-fault-depth = die Tiefe stimmt nicht
puzzle-fault-solutions = die Lösungen sind nicht die der Datei
puzzle-fault-task = die Aufgabe ist nicht die der Datei
puzzle-fault-easy = der Spieler, der eine Aktion vorausschaut, löst es
puzzle-fault-not-minimal = etwas kann weggelassen werden

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

## match

help-play-match = Ein Match über höchstens so viele Spiele. Zwischen den Spielen werden geheim Karten mit dem Side Deck getauscht, und der Verlierer eines Spiels bestimmt, wer das nächste beginnt.
match-game = Spiel { $number }, höchstens { $length } Spiele
match-score = Im Match steht es { $score }.
match-score-part = { $name } { $wins }
match-won = { $name } gewinnt das Match.
match-drawn = Das Match endet unentschieden.
exchange-main = Hauptdeck ({ $count })
exchange-side = Side Deck ({ $count })
exchange-help = Tausche Karten eins zu eins: „Feuerball gegen Feuerschlag“ nimmt Feuerball heraus und Feuerschlag hinein. „deck“ zeigt deine Karten, „zurück“ macht alles rückgängig, „speichern DATEI“ speichert das Match, „fertig“ beginnt das nächste Spiel.
exchange-prompt = tauschen>
exchange-what = Nenne eine Karte deines Hauptdecks und eine deines Side Decks: „Feuerball gegen Feuerschlag“; „fertig“, wenn du bereit bist.
exchange-no-card = „{ $name }“ ist dort nicht genau eine Karte.
exchange-swapped = { $into } für { $out }
exchange-reset = Es wird nichts getauscht.
help-replay-game = Bei einem Match: das Spiel mit dieser Nummer.
match-which-game = „{ $name }“ ist ein Match mit { $games } Spielen: Sag mit --game, welches.
match-no-game = „{ $name }“ hat nur { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}.
match-at = „{ $name }“ ist ein Match und wird fortgesetzt, wo es steht; mit --game wird eines seiner Spiele für sich fortgesetzt, von jedem Schritt an.
match-about = höchstens { $length } Spiele, { $score },
game-number = Spiel { $number }
game-won = gewonnen von { $name }
game-drawn = unentschieden
match-verdict-exact = { $name }: EXACT, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}.
match-verdict-unverified = { $name }: UNVERIFIED, { $games ->
    [one] ein Spiel stimmt überein
   *[other] { $games } Spiele stimmen überein
}, aber etwas hat sich geändert:
match-verdict-diverged = { $name }: DIVERGED:
help-sim-match = Spielt Matches über höchstens so viele Spiele statt einzelner Spiele; --games zählt dann Matches.
sim-match-two = Ein Match spielen zwei Spieler.
sim-matches = Matches über höchstens { $length } Spiele, zusammen { $games } Spiele

## tournaments

help-event = Turniere für 4 bis 64 Spieler, Menschen und Computer: Schweizer System, K.-o.- und Doppel-K.-o.-System, jeder gegen jeden. Ein Turnier ist eine einzige Datei, in der alles steht.
help-event-short = Turniere veranstalten.
help-event-more =
    regelwerk event new pokal.event --players 8
    regelwerk event play pokal.event --to-end
    regelwerk event show pokal.event --explain
help-event-new = Ein Turnier in einer neuen Datei anlegen. Menschen werden mit --people genannt, Computer füllen auf.
help-event-new-short = Ein Turnier anlegen.
help-event-deck = Angeben, mit welchem DECK (Name oder Datei) jemand spielt, vor der ersten Runde. Aus geöffneten oder gedrafteten Karten wird das Deck hier gebaut, wenn keines genannt ist.
help-event-deck-short = Ein Deck wählen oder bauen.
help-event-draft = Draften: Die Menschen wählen an dieser Tastatur, eine Draftrunde nach der anderen, die Computer sofort. Es geht dort weiter, wo man aufgehört hat.
help-event-draft-short = Mit den Menschen eines Turniers draften.
help-event-show = Zeigen, wie ein Turnier steht: Paarungen, Ergebnisse, Rangliste.
help-event-show-short = Paarungen und Rangliste zeigen.
help-event-play = Die laufende Runde spielen oder die nächste auslosen und spielen: erst die Matches zwischen Computern, dann die der Menschen an dieser Tastatur. Ein verlassenes Match beginnt beim nächsten Mal von vorn.
help-event-play-short = Eine Runde spielen.
help-event-next = Die nächste Runde auslosen, ohne sie zu spielen.
help-event-next-short = Die nächste Runde auslosen.
help-event-result = Eintragen, wie ein Match dieser Runde ausgegangen ist: die Nummer des Tisches (TABLE) und als SCORE die Spiele des ersten und des zweiten Spielers, 2-1, oder 1-1-1 mit unentschiedenen. Ein späteres Ergebnis ersetzt ein früheres.
help-event-result-short = Das Ergebnis eines Matches eintragen.
help-event-drop = Jemand (NAME oder Nummer) steigt aus; ein offenes Match gewinnt der andere.
help-event-drop-short = Jemanden aussteigen lassen.
help-event-verify = Turnierdateien prüfen: jede Paarung, jedes Deck und mit --games die Matches zwischen Computern. Der Rückgabewert ist 1, wenn etwas nicht stimmt.
help-event-verify-short = Turnierdateien prüfen.
help-event-players = Spieler, 4 bis 64 (Standard: 8).
help-event-people = Namen der Menschen, die mitspielen.
help-event-computers = Computerspieler, reihum (Standard: die, die ein Spiel in Sekunden spielen; stärkere brauchen Minuten).
help-event-system = swiss (Schweizer System, Standard), single (K.-o.), double (Doppel-K.-o.) oder round-robin (jeder gegen jeden).
help-event-format = constructed (eigene Decks oder Gruppen, Standard), sealed oder draft.
help-event-rounds = Runden im Schweizer System (Standard: so viele, dass nur einer ohne Niederlage bleibt).
help-event-minutes = Minuten für eine Runde, für den, der die Uhr führt (Standard: unbegrenzt).
help-event-seed = Startwert des Turniers: Paarungen, Booster und Spiele ergeben sich aus ihm (Standard: zufällig).
help-event-round = Diese Runde statt der letzten zeigen.
help-event-explain = Erklären, wie gespielt wird und was über die Rangliste entscheidet.
help-event-alone = Nur die Matches zwischen Computern spielen.
help-event-to-end = Runde um Runde weiterspielen, solange kein Match offen bleibt.
help-event-games = Die Matches zwischen Computern noch einmal spielen und vergleichen.
event-head = Turnier: { $game }, { $players } Spieler
event-length = Best of { $length }
event-minutes = { $minutes } Minuten je Runde
event-made = Angelegt in { $name }.
event-need-decks = { $game ->
    [wowminis] Noch ohne Gruppe: { $names }. „regelwerk event deck { $file } NAME GRUPPE“ gibt an, mit welcher jemand spielt.
   *[other] Noch ohne Deck: { $names }. „regelwerk event deck { $file } NAME DECK“ gibt an, mit welchem jemand spielt.
}
event-need-draft = Noch zu draften haben: { $names }. Weiter mit „regelwerk event draft { $file }“.
event-too-many = Das Turnier hat { $players } Spieler, genannt sind { $named }.
event-bad = { $name } ist kein Turnier, mit dem es weitergehen kann: { $why }
event-round = Runde { $number }
event-round-of = Runde { $number } von { $rounds }
event-no-round = Runde { $number } gibt es nicht: Ausgelost sind { $rounds }.
event-bye = { $name } hat ein Freilos
event-open = offen
event-standings = Rangliste
event-final = Endstand
event-player = Spieler
event-record = Matches
event-out-in = Ausgeschieden
event-gone = (ausgestiegen)
event-won = { $names } gewinnt das Turnier.
event-won-several = Gemeinsam Erste: { $names }.
event-over = Das Turnier ist vorbei.
event-dropped = { $name } ist ausgestiegen.
event-name-deck = Nenne das Deck: ein mitgeliefertes oder eine Datei.
event-deck = { $name } spielt mit { $deck }.
event-no-draft = In diesem Turnier wird nicht oder nicht mehr gedraftet.
event-drafted = Alle Karten sind gedraftet.
event-again = Ein unentschiedenes Match braucht hier einen Sieger: Es wird wiederholt.
event-pod = Draftrunde { $number }: { $names }
event-differs = Runde { $round }, Tisch { $table }: Noch einmal gespielt, endet das Match { $score }
event-verified = { $name }: geprüft, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, das Turnier ist nicht vorbei
event-verified-over = { $name }: geprüft, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, das Turnier ist vorbei
