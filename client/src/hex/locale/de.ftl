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
hex-sight-from = Von { $name }:
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
hex-help-mouse = Felder und Figuren, die leuchten, kann man anklicken; die Figur, die am Zug ist, lässt sich auch dahin ziehen, wohin sie soll, oder auf die, die sie angreifen soll. Zeig auf eine Figur, um zu sehen, wohin sie könnte und ob sie in Sicht ist. Mausrad und Ziehen bewegen das Spielbrett; + und − holen es näher oder weiter weg, 0 zeigt es ganz.
hex-help-touch = Auf einem Bildschirm zum Antippen zeigt das erste Tippen auf ein Feld, das zweite geht dahin; zwei Finger holen das Spielbrett näher.
