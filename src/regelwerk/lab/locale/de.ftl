# Fehler
error-reason = { $reason }.
error-deck-unknown = Es gibt kein Deck „{ $name }“, weder mit diesem Namen noch als Datei. Verfügbar: { $decks }.
error-deck-faults = Das Deck „{ $name }“ ist nicht spielbar: { $faults }
error-player-unknown = Unbekannter Computerspieler „{ $name }“; verfügbar: { $players }.
error-two-players = Ein Rundenturnier braucht mindestens zwei Spieler.
error-two-decks = Ein Rundenturnier braucht mindestens zwei Decks.
error-player-twice = Der Spieler „{ $name }“ ist zweimal genannt.
error-deck-twice = Das Deck „{ $name }“ ist zweimal genannt.
error-no-pairing = Keine zwei dieser Decks können gegeneinander spielen.
error-cannot-meet = „{ $first }“ und „{ $second }“ können nicht gegeneinander spielen: { $reason }
error-duel-mixed = „{ $first }“ und „{ $second }“: In einem Duell treten zwei Spieler oder zwei Decks gegeneinander an, nicht ein Spieler gegen ein Deck.
error-games = Die Anzahl der Spiele liegt zwischen 1 und { $max }.
error-until = „{ $given }“ sind keine zwei Anteile, zwischen denen zu entscheiden wäre. Gib zwei an, den kleineren zuerst, etwa 0.5,0.55 oder 50,55 (Prozent).
error-error-rates = Alpha und Beta liegen zwischen 0 und 0,5.
error-library = Dafür wird die Bibliothek { $library } gebraucht. Installiert wird sie mit: pip install "regelwerk[lab]"
error-workers-die = Die Worker-Prozesse brechen immer wieder ab, wahrscheinlich aus Speichermangel. Weniger Prozesse (--jobs) brauchen weniger.
error-address = „{ $address }“ ist keine Adresse eines Clusters. Sie wird dask://host:port geschrieben, mit dem Port des Dask-Schedulers, oder ray://host:port, mit dem Port des Ray-Client-Servers.
error-library-cluster = Dafür wird die Bibliothek { $library } gebraucht. Installiert wird sie mit: pip install "regelwerk[{ $extra }]"
error-no-cluster = { $system ->
    [ray] Unter { $address } antwortet kein Ray-Cluster.
   *[dask] Unter { $address } antwortet kein Dask-Scheduler.
}
error-cluster-refuses = Der Cluster unter { $address } lässt diesen Rechner nicht herein: { $reason }
error-cluster-lost = Der Cluster unter { $address } antwortet nicht mehr.
error-no-workers = Der Cluster unter { $address } hat keine Worker.
error-workers-differ = Die Worker des Clusters unter { $address } haben nicht dieselbe Version von Regelwerk wie dieser Rechner. Installiere auf allen dieselbe.
error-file = Die Datei „{ $name }“ lässt sich nicht lesen: { $cause ->
    [missing] es gibt sie nicht
    [directory] sie ist ein Ordner
    [forbidden] keine Berechtigung
   *[other] { $reason }
}.
error-unwritable = „{ $name }“ lässt sich nicht schreiben: { $cause ->
    [missing] den Ordner gibt es nicht
    [directory] es ist ein Ordner
    [forbidden] keine Berechtigung
   *[other] { $reason }
}.
error-ending = „{ $name }“: Ergebnisdateien enden auf eines von { $endings }.
error-report-ending = „{ $name }“: Ein Bericht ist eine Datei mit der Endung .html.
error-not-results = „{ $name }“ enthält keine Ergebnisse des Labors oder ist beschädigt.
error-file-version = „{ $name }“ hat Version { $version } des Formats; diese Version von Regelwerk liest Version { $known }.
error-resume-other = „{ $name }“ enthält die Ergebnisse eines anderen Experiments. Es unterscheiden sich: { $fields }.
error-resume-version = Die Spiele in „{ $name }“ wurden unter anderen Bedingungen gespielt und können nicht fortgesetzt werden. Es unterscheiden sich: { $fields }.
error-resume-fewer = „{ $name }“ enthält schon mehr Spiele, als verlangt sind ({ $games } je Paarung). Verlange mindestens so viele.
error-card-not-in-deck = „{ $card }“ ist nicht im Deck „{ $deck }“. Seine Karten: { $cards }.
error-card-unknown = Es gibt keine Karte „{ $card }“. Ähnlich: { $near }.
error-crashed = Spiel { $index } (Startwert { $seed }) ist abgestürzt: { $fault }

# Tabellen und der Bericht
title-players = Rundenturnier der Spieler
title-decks = Rundenturnier der Decks
title-duel = Duell
title-field = Deck gegen das Feld
title-swap = Tausch einer Karte
games = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}
games-of = { $count } von { $total } Spielen
seed = Startwert { $seed }
incomplete = Es wurden nicht alle Spiele gespielt.
entrant = Teilnehmer
player = Spieler
deck = Deck
against = Gegen
row-against-column = Punkte der Zeile gegen die Spalte, in Prozent
all = Alle
points = Punkte
share = Anteil
interval = 95 %
to = { $low } bis { $high }
rating = Wertung
ratings = Wertungen
ratings-note = Modell von Bradley und Terry auf der Elo-Skala: 0 ist der Durchschnitt, 100 mehr bedeuten 64 % der Punkte. Intervalle: 95 %, durch Bootstrap über die ausgeteilten Partien.
matrix = Wer schlägt wen
first-player = Vorteil des ersten Zugs
first-player-line = Wer beginnt, holt { $share } % ({ $interval })
mulligans = Mulligans
mulligan-line = Nach einem Mulligan { $after } % ({ $after-games }), ohne { $without } % ({ $without-games })
mulligan-after = Nach einem Mulligan
mulligan-without = Ohne Mulligan
length = Länge der Spiele
length-line = Im Durchschnitt { $mean } Züge (Median { $median }); { $decisions } Entscheidungen je Spiel
turn = Zug
curves = Zug um Zug
curves-note = Der Durchschnitt zu Beginn jedes Zugs, über die Spiele, die dann noch liefen.
curves-bands = Die Bänder sind die Intervalle (95 %).
curve-won = { $name }, gewonnene Spiele
curve-lost = { $name }, verlorene Spiele
curve-field = das Feld
count-hand = Handkarten
count-resources = Ressourcen
count-mana = Mana
count-shields = Schilde
count-points = Punkte
count-scoring = Figuren, die punkten
count-field = Im Spiel
turns = Züge
draws = { $count ->
    [one] ein Unentschieden
   *[other] { $count } Unentschieden
}
endings = Wie die Spiele endeten
cards = Karten
cards-of = Karten von { $name }
cards-note = Der Anteil der Punkte danach, was aus einer Karte wurde. Spät gezogene Karten werden in langen Spielen gezogen; ein Unterschied beweist hier also nicht, was eine Karte wert ist. Das misst ein Tausch (regelwerk lab swap).
card = Karte
drawn = Gezogen
not-drawn = Nicht gezogen
opening = Starthand
played = Gespielt
played-on-turn = Gespielt in Zug
improvement = Unterschied
verdict-h1 = Entschieden: { $first } holt mindestens { $share } % gegen { $second } (Irrtumswahrscheinlichkeit { $error } %).
verdict-h0 = Entschieden: { $first } holt höchstens { $share } % gegen { $second } (Irrtumswahrscheinlichkeit { $error } %).
verdict-open = Zwischen { $low } % und { $high } % ist noch nicht entschieden.
test-note = Sequentieller Test nach Wald. Ein Intervall in dem Augenblick, in dem ein solcher Test endet, ist etwas zu schmal.
swap-line = { $into } statt { $out }
difference = Unterschied
swap-difference = { $difference } Prozentpunkte je Spiel (95 %: { $low } bis { $high })
swap-pairs = { $pairs } Spiele, die beide Decks unter gleichen Bedingungen gespielt haben: { $better } liefen mit der neuen Karte besser, { $worse } schlechter, { $same } gleich
swap-better = Der Tausch ist eine Verbesserung.
swap-worse = Der Tausch macht das Deck schlechter.
swap-open = Ob der Tausch eine Verbesserung ist, ist aus diesen Spielen nicht zu erkennen.
conditions = Zum Wiederholen
conditions-note = Version, Hashes der Definitionen und des Codes von Regeln und Spielern und alles, was gespielt wurde, als Daten:
hover = { $row } gegen { $column }: { $share } % ({ $low } bis { $high }), { $games } Spiele
made-by = Regelwerk { $version } · Definitionen { $definitions } · Regeln { $rules } · Spieler { $players }
