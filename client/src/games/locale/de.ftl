games-title = Meine Partien
games-running = Laufende Partien
games-running-none = Gerade läuft keine Partie.
games-begin = Neue Partie beginnen
games-all = Alle meine Partien
games-against = Gegen { $names }
games-lesson = Lektion
games-puzzle = Rätsel
games-move-mine = Du bist dran
games-move-of = { $name } ist dran
games-on = Läuft
games-waiting = Wartet auf Mitspieler
games-exchange = Karten tauschen
games-exchange-theirs = Wartet auf das nächste Spiel
games-just-now = gerade eben
games-lasted-short = weniger als eine Minute
games-lasted-minute =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
games-lasted-hour =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
games-lasted-day =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
games-finished = Beendete Partien
games-finished-none = Hier erscheinen beendete Partien mit ihren Aufzeichnungen.
games-filter = Spiel
games-filter-all = Alle Spiele
games-by-deck = Nach Deck
games-by-opponent = Nach Gegner
games-tally = { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden
games-tally-drawn = { $count } unentschieden
games-won = Gewonnen
games-lost = Verloren
games-drawn = Unentschieden
games-decks = { $mine } gegen { $theirs }
games-decisions =
    { $count ->
        [one] 1 Entscheidung
       *[other] { $count } Entscheidungen
    }
games-part = Spiel { $number }
games-replay = Aufzeichnung
games-review = Besprechung
games-rematch = Revanche
games-pages = Seiten dieser Liste
games-later = Neuere
games-earlier = Ältere
games-shown = { $first } bis { $last } von { $total }
games-kept = Der Server bewahrt beendete Partien nur eine Zeit lang auf. Aufzeichnungen bleiben, bis du sie löschst.
