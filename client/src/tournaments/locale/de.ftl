tournaments-title = Turnier
tournaments-about = 4 bis 64 Spieler, Mitspieler per Link und Computer: Runden, Paarungen, Rangliste.
tournaments-new = Neues Turnier
tournaments-yours = Deine Turniere
tournaments-none = Dieses Turnier gibt es nicht.
tournaments-system = Wer gegen wen spielt
tournaments-swiss = Schweizer System
tournaments-swiss-about = alle spielen jede Runde, gegen Spieler mit etwa gleich vielen Punkten
tournaments-single = K.-o.-System
tournaments-single-about = wer verliert, scheidet aus
tournaments-double = Doppel-K.-o.-System
tournaments-double-about = wer zweimal verliert, scheidet aus
tournaments-round-robin = Jeder gegen jeden
tournaments-round-robin-about = jeder trifft einmal auf jeden
tournaments-format = Decks
tournaments-own = Eigene mitbringen
tournaments-size = Spieler (4 bis 64)
tournaments-rounds = Runden
tournaments-rounds-usual = Wie üblich: { $count }
tournaments-time = Zeit für eine Runde
tournaments-time-none = Unbegrenzt
tournaments-time-about = Jeder Spieler bekommt eine Uhr, sodass alle Spiele in die Runde passen.
tournaments-minutes = { $count } Minuten
tournaments-minutes-a-round = { $count } Minuten je Runde
tournaments-clock = Jeder Spieler hat { $time } Minuten für ein Spiel.
tournaments-best-of = Best of { $count }
tournaments-players = { $count } Spieler
tournaments-free = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
tournaments-begin-about = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Den freien Platz übernimmt ein Computer, wenn du anfängst.
   *[other] Die { $count } freien Plätze übernehmen Computer, wenn du anfängst.
}
tournaments-invited = { $name } lädt dich zu einem Turnier ein.
tournaments-join = Mitspielen
tournaments-drop = Aussteigen
tournaments-drop-waiting = Dein Platz wird wieder frei.
tournaments-drop-about = Du spielst in diesem Turnier nicht weiter. Ist dein Match nicht vorbei, gewinnt es dein Gegner.
tournaments-status-waiting = wartet auf Spieler
tournaments-status-building = Decks werden gebaut
tournaments-status-over = vorbei
tournaments-now = Was jetzt geschieht
tournaments-building = Decks
tournaments-building-about = Hol dir deine Karten und bau ein Deck. Runde 1 beginnt, wenn alle eines haben.
tournaments-building-others = Die Spieler bauen ihre Decks.
tournaments-to-sealed = Zu meinen Boostern und meinem Deck
tournaments-to-draft = Zum Draft und meinem Deck
tournaments-round = Runde { $number }
tournaments-round-of = Runde { $number } von { $count }
tournaments-left = Zeit, die von der Runde bleibt
tournaments-yours-against = Du spielst an Tisch { $table } gegen { $name }.
tournaments-to-table = An meinen Tisch
tournaments-bye = Du hast ein Freilos: Es zählt als Sieg.
tournaments-dropped = Du bist ausgestiegen.
tournaments-wait-round = Dein Match ist vorbei. Andere spielen noch.
tournaments-wait-host = Die Runde ist vorbei. { $name } lost die nächste aus.
tournaments-is-on = Die Runde läuft.
tournaments-round-over = Die Runde ist vorbei.
tournaments-pair = Runde { $number } auslosen
tournaments-over = Das Turnier ist vorbei
tournaments-file = Aufzeichnung des Turniers speichern
tournaments-won = { $name } gewinnt das Turnier.
tournaments-won-several = Gemeinsam Erste: { $names }.
tournaments-pairings = Paarungen
tournaments-which-round = Welche Runde
tournaments-has-bye = Freilos
tournaments-open-match = spielen noch
tournaments-decide = Entscheiden
tournaments-decide-table = Tisch { $table } entscheiden
tournaments-decide-about = Für ein Match, das niemand zu Ende spielt.
tournaments-decide-win = { $name } gewinnt
tournaments-decide-draw = Unentschieden
tournaments-standings = Rangliste
tournaments-final = Endstand
tournaments-rank = Platz
tournaments-player = Spieler
tournaments-matches = Matches
tournaments-out = Ausgeschieden
tournaments-gone = ausgestiegen
tournaments-take-out = { $name } herausnehmen
tournaments-take-out-about = Er spielt nicht weiter; ein offenes Match gewinnt der andere.
tournaments-what-decides = Was über die Rangliste entscheidet
tournaments-back = Zurück zum Turnier
