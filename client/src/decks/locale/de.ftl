decks-title = Decks
decks-games = Spiele
decks-tab-decks = Decks
decks-tab-cards = Karten
decks-tab-new = Deck bauen
decks-tab-import = Einlesen
decks-mine = Meine
decks-none = Du hast noch kein Deck behalten. Bau eines, lies eines ein, oder kopiere eines von unten.
decks-ready = Gleich spielbar
decks-learning = für ein erstes Spiel
decks-unnamed = Deck ohne Namen
decks-play = Damit spielen
decks-drop = Löschen
decks-drop-this = { $name } löschen
decks-drop-sure = Dann ist das Deck weg. Spiele, die damit gespielt wurden, bleiben, wie sie sind.
decks-dropped = { $name } ist gelöscht.
decks-search = Suchen
decks-search-example = t:ally cost<=3 class:druid heil
decks-filters = Mehr Filter
decks-fewer-filters = Weniger Filter
decks-any = alle
decks-clear = Alles leeren
decks-order = Reihenfolge
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
decks-field-tag = Art
decks-field-race = Rasse
decks-field-keyword = Schlüsselwort
decks-field-is = Ist
decks-field-cost = Kosten
decks-field-honor = Ehre
decks-value-common = Gewöhnlich
decks-value-uncommon = Ungewöhnlich
decks-value-rare = Selten
decks-value-epic = Episch
decks-value-token = Spielstein
decks-value-instant = Spontan
decks-value-ongoing = Anhaltend
decks-value-unique = Einzigartig
decks-value-unlimited = Unbegrenzt
decks-value-hero = Held
decks-not-understood = Nicht verstanden: { $what }
decks-found =
    { $count ->
        [0] Keine Karte
        [one] Eine Karte
       *[other] { $count } Karten
    }
decks-more = Mehr
decks-card = { $name }. { $line }
decks-rule = Regel { $number }
decks-curve = Karten nach Kosten, { $mean } im Mittel
decks-curve-bar = Kosten { $cost }: { $count }
decks-sample = Probehand
decks-sample-left = { $count } noch im Deck
decks-sample-draw = Karte ziehen
decks-sample-again = Andere Hand
decks-save-file = Speichern als { $file }
decks-paste = Ein Deck als Text, eine Karte in jeder Zeile
decks-check = Prüfen
decks-file = oder eine Datei
decks-report = Was gelesen wurde
decks-import-how = Namen auf Deutsch oder Englisch. Die Anzahl steht vor oder hinter dem Namen. Zu jeder Zeile kommt eine Antwort.
decks-import-legal = Legal, { $count } Karten
decks-import-faults =
    { $count ->
        [one] Eines stimmt nicht
       *[other] { $count } Dinge stimmen nicht
    }
decks-import-build = Weiter mit dem Bauen
decks-import-rest = Weiter mit dem, was lesbar war
decks-line-bad = falsch:
decks-line-good = gelesen:
decks-panes = Was zu sehen ist
decks-pane-cards = Karten
decks-pane-deck = Deck ({ $count })
decks-only-fitting = nur was zu { $hero } passt
decks-name = Name des Decks
decks-format = Format
decks-edition = Regeln
decks-hero = Held
decks-hero-none = nicht gewählt
decks-hero-take = Das ist der Held
decks-save = Speichern
decks-is-saved = Gespeichert
decks-save-new = Als anderes speichern
decks-saved = { $name } ist gespeichert.
decks-copy = Zu meinen Decks kopieren
decks-export = Ausgeben
decks-export-title = { $name } als Text
decks-legal = Legal, { $count } Karten
decks-faults =
    { $count ->
        [one] Noch nicht legal, aus einem Grund
       *[other] Noch nicht legal, aus { $count } Gründen
    }
decks-part = Teil
decks-main = Hauptdeck ({ $count })
decks-side = Side Deck ({ $count })
decks-nothing = Noch keine Karten. Nimm welche von denen daneben.
decks-less = { $name }: eine weniger
decks-more-of = { $name }: eine mehr
