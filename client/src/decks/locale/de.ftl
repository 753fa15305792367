decks-title = Decks
decks-games = Spiele
decks-tab-decks = Decks
decks-tab-cards = Karten
decks-tab-new = Neues Deck
decks-tab-import = Importieren
decks-mine = Meine Decks
decks-none = Du hast noch kein Deck gespeichert. Bau oder importiere eines, oder kopiere eines von unten.
decks-ready = Fertige Decks
decks-learning = Einsteiger
decks-unnamed = Unbenanntes Deck
decks-play = Spielen
decks-drop = Löschen
decks-drop-this = { $name } löschen
decks-drop-sure = Deck wirklich löschen? Gespielte Partien bleiben erhalten.
decks-dropped = { $name } gelöscht.
decks-search = Suchen
decks-search-example = t:ally cost<=3 class:druid heil
decks-filters = Mehr Filter
decks-fewer-filters = Weniger Filter
decks-any = alle
decks-clear = Filter zurücksetzen
decks-order = Sortierung
decks-order-set = nach Set
decks-order-name = nach Namen
decks-order-cost = nach Kosten
decks-order-type = nach Typ
decks-field-type = Typ
decks-field-class = Klasse
decks-field-civilization = Zivilisation
decks-field-faction = Fraktion
decks-field-rarity = Seltenheit
decks-field-set = Set
decks-field-tag = Bezeichnung
decks-field-race = Volk
decks-field-race-duelmasters = Rasse
decks-field-keyword = Schlüsselwort
decks-field-is = Merkmal
decks-field-score_ticks = Wertung bei Tick
decks-field-cost = Kosten
decks-field-honor = Ehre
decks-value-common = Gewöhnlich
decks-value-uncommon = Selten
decks-value-rare = Rar
decks-value-epic = Episch
decks-value-token = Spielstein
decks-value-instant = Sofort
decks-value-ongoing = Andauernd
decks-value-unique = Einzigartig
decks-value-unlimited = Unlimitiert
decks-value-hero = Held
decks-not-understood = Nicht verstanden: { $what }
decks-found =
    { $count ->
        [0] Keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }
decks-more = Mehr anzeigen
decks-card = { $name }. { $line }
decks-rule = Regel { $number }
decks-curve = Karten nach Kosten, { $mean } im Mittel
decks-curve-bar = Kosten { $cost }: { $count }
decks-test = Dieses Deck testen
decks-test-about = Der Computerspieler „{ $player }“ spielt dein Deck gegen jedes Deck, das zum Spiel gehört, je { $games }-mal, mit denselben Karten von beiden Plätzen aus. Gemessen wird nicht, wie gut du es spielst.
decks-test-done = { $done } von { $total } Spielen
decks-test-overall = { $rate } % der Punkte, 95 %: { $low } bis { $high }
decks-test-against = Gegen
decks-test-points = Punkte
decks-test-interval = 95 %
decks-test-cards = Seine Karten, danach, wie viel besser das Deck mit ihnen abschnitt, wenn sie gezogen wurden
decks-test-card = Karte
decks-test-drawn = Gezogen
decks-test-not-drawn = Nicht gezogen
decks-test-hint = Wer eine Karte spät zieht, spielt ein langes Spiel; der Unterschied ist also ein Hinweis und kein Beweis. Was eine Karte wert ist, misst „regelwerk lab swap“.
decks-test-title = Test von { $name }
decks-test-keep = Bericht speichern
decks-test-stop = Anhalten
decks-test-again = Noch einmal testen
decks-sample = Probehand
decks-sample-left = { $count } noch im Deck
decks-sample-draw = Karte ziehen
decks-sample-again = Neue Hand
decks-save-file = Speichern als { $file }
decks-paste = Deck als Text, eine Karte pro Zeile
decks-check = Prüfen
decks-file = oder Datei wählen
decks-report = Ergebnis
decks-import-how = Namen auf Deutsch oder Englisch, die Anzahl davor oder dahinter. Zu jeder Zeile gibt es ein Ergebnis.
decks-import-legal = Legal, { $count } Karten
decks-import-faults =
    { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
decks-import-build = Im Editor öffnen
decks-import-rest = Gelesene Zeilen übernehmen
decks-line-bad = Fehler:
decks-line-good = OK:
decks-panes = Ansicht
decks-pane-cards = Karten
decks-pane-deck = Deck ({ $count })
decks-only-legal = Nur Karten, die in einem Deck erlaubt sind
decks-only-fitting = Nur Karten, die zu { $hero } passen
decks-name = Deckname
decks-format = Format
decks-edition = Regeln
decks-hero = Held
decks-hero-none = nicht gewählt
decks-hero-take = Als Held wählen
decks-save = Speichern
decks-is-saved = Gespeichert
decks-save-new = Als Kopie speichern
decks-saved = { $name } gespeichert.
decks-copy = In meine Decks kopieren
decks-export = Exportieren
decks-export-title = { $name } als Text
decks-copy-link = Link kopieren
decks-print = Drucken
decks-link-damaged = Dieser Link enthält kein vollständiges Deck. Lass ihn dir noch einmal schicken.
decks-legal = Legal, { $count } Karten
decks-faults =
    { $count ->
        [one] Noch nicht legal: 1 Fehler
       *[other] Noch nicht legal: { $count } Fehler
    }
decks-part = Teil des Decks
decks-main = Hauptdeck ({ $count })
decks-side = Side-Deck ({ $count })
decks-nothing = Noch keine Karten. Füge welche aus der Liste hinzu.
decks-less = Eine { $name } entfernen
decks-more-of = Eine { $name } hinzufügen
decks-alone = Allein spielen
decks-alone-about = Gegen jemanden, der nichts tut: Wie läuft das Deck?
decks-try = Gegen Mirel
decks-sample-sorted = Nach Kosten
