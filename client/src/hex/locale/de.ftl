hex-board = Spielfeld: { $board }
hex-timeline = Zeitleiste mit zehn Ticks
hex-tick =
    { $now ->
        [now] Tick { $tick }, hier steht die Hauptuhr
       *[other] Tick { $tick }
    }
hex-tick-of = { $name } ist bei Tick { $tick } am Zug
hex-tick-next = { $name } ist bei Tick { $tick } der nächsten Runde am Zug
hex-cost =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
hex-figure = { $name } von { $player }, auf { $space }, { $health } von { $of } Gesundheit, Uhr { $dial } { $state }
hex-view = Ansicht
hex-closer = Näher
hex-farther = Weiter weg
hex-fit = Das ganze Spielfeld
hex-party-of = Gruppe von { $player }
hex-bar-of = Aktionskarten von { $name }
hex-bar-hint = Karten mit gestricheltem Rand liegen verdeckt: Nur du kennst sie.
hex-sight-clear = In Sicht, { $distance } entfernt
hex-sight-blocked = Nicht in Sicht: versperrt auf { $spaces }
hex-sight-none = Nicht in Sicht: Kein Weg führt dorthin
hex-sight-longer = Der längere freie Weg zählt nicht.
hex-odds-damage = { $mean } Schaden im Mittel
hex-odds-heal = heilt { $mean } im Mittel
hex-odds-destroys = zerstört: { $percent } %
hex-odds-bar = { $number }: { $percent } Prozent
hex-odds-answer = gegen { $card }: { $mean } im Mittel
hex-dice = Würfel
hex-die-critical = { $die }: kritisch
hex-die-success = { $die }: Erfolg
hex-die-fail = { $die }: Fehlschlag
hex-hits =
    { $count ->
        [one] 1 Treffer
       *[other] { $count } Treffer
    }
hex-why-which = Um welche Figur, welches Feld, welche Karte geht es?
hex-panes = Was zu sehen ist
hex-pane-parties = Gruppen
hex-pane-look = Figur
hex-pane-log = Protokoll
verb-act = Damit handeln
verb-move = Dorthin gehen
