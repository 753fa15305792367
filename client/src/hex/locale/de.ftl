hex-board = Spielbrett: { $board }
hex-timeline = Zeitleiste mit zehn Ticks
hex-tick =
    { $now ->
        [now] Tick { $tick }, Hauptuhr
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
hex-view = Zoom
hex-closer = Vergrößern
hex-farther = Verkleinern
hex-fit = Ganzes Spielbrett
hex-party-of = Gruppe von { $player }
hex-bar-of = Aktionsleisten-Karten von { $name }
hex-bar-hint = Karten mit gestricheltem Rand sind verdeckt; nur du kannst sie sehen.
hex-sight-from = Von { $name }:
hex-sight-clear = Freie Sicht, { $distance } entfernt
hex-sight-blocked = Keine freie Sicht: versperrt auf { $spaces }
hex-sight-none = Keine freie Sicht: kein Weg
hex-sight-longer = Der längere freie Weg zählt nicht.
hex-odds-damage = { $mean } Schaden im Mittel
hex-odds-heal = heilt { $mean } im Mittel
hex-odds-destroys = zerstört: { $percent } %
hex-odds-bar = { $number }: { $percent } %
hex-odds-answer = gegen { $card }: { $mean } im Mittel
hex-dice = Würfel
hex-die-critical = { $die }: kritisch
hex-die-success = { $die }: Erfolg
hex-die-fail = { $die }: Fehlschlag
hex-die-block = { $die }: Block
hex-die-cancelled = geblockt
hex-blow-attack = Angriff
hex-blow-defence = Verteidigung
hex-blow-heal = Heilung
hex-blow-critical = kritisch
hex-blow-sum = { $hits } Treffer − { $blocks } { $blocks ->
        [one] Block
       *[other] Blocks
    }: { $damage } Schaden
hex-blow-healed = { $count } Schaden geheilt
hex-blow-health = Gesundheit von { $before } auf { $after }
hex-blow-destroyed = zerstört
hex-blow-again = Letzter Wurf
hex-hits =
    { $count ->
        [one] 1 Treffer
       *[other] { $count } Treffer
    }
hex-why-which = Wähle die Figur, das Feld oder die Karte, um die es geht.
hex-panes = Ansicht
hex-pane-parties = Gruppen
hex-pane-look = Figur
hex-pane-log = Protokoll
verb-act = Einsetzen
verb-move = Dorthin bewegen
hex-help-mouse = Leuchtende Felder und Figuren kannst du anklicken; die Figur, die am Zug ist, lässt sich auch auf ein Feld oder auf ihr Ziel ziehen. Zeig mit der Maus auf eine Figur, um zu sehen, wohin sie sich bewegen kann und wohin sie freie Sicht hat. Ziehen verschiebt das Spielbrett; Mausrad, + und − vergrößern und verkleinern es, 0 zeigt es ganz.
hex-help-touch = Auf dem Touchscreen zeigt das erste Tippen auf ein Feld, das zweite geht dorthin; mit zwei Fingern wird das Spielbrett vergrößert.
