puzzles-title = Rätsel
puzzles-about = Stellungen aus Partien zwischen Computerspielern, jede Schritt für Schritt bewiesen. Weder Verborgenes noch der Zufall entscheidet: Was auch immer die Gegenseite antwortet, es gibt einen Weg.
puzzles-day = Rätsel des Tages
puzzles-puzzle = Rätsel { $number }
puzzles-depth = { $depth ->
    [one] { $depth } Aktion
   *[other] { $depth } Aktionen
  }
puzzles-count = { $solved } von { $count } gelöst
puzzles-left = Noch { $left } von { $depth } Aktionen.
puzzles-open-cards = Alle Karten, auf die es ankommt, sind offen; eine gezogene Karte ist leer.
puzzles-no-dice = Die Gegenseite hat keine Aktionskarten. Was auf irgendeiner Seite Würfel braucht, zählt gegen dich.
puzzles-tip = Richtig ist: { $what }
puzzles-solve = Lösen
puzzles-go-on = Fortsetzen
puzzles-again = Noch einmal
puzzles-next = Nächstes Rätsel
puzzles-all = Alle Rätsel
puzzles-hint = Tipp
puzzles-show = Lösung zeigen
puzzles-start = Von vorn
puzzles-move = Nächste Aktion spielen
puzzles-try-again = Noch ein Versuch
puzzles-solved = Gelöst!
puzzles-shown = Das ist die Lösung.
puzzles-solutions = { $count ->
    [one] Die Lösung
   *[other] Die Lösungen
  }
puzzles-proof = Beweis mit jeder Antwort zeigen
puzzles-proof-away = Beweis ausblenden
puzzles-mark-solved = Gelöst
puzzles-mark-shown = Lösung gesehen
puzzles-mark-begun = Angefangen
