parties-title = Gruppen
parties-tab-parties = Gruppen
parties-tab-cards = Figuren, Karten, Spielbretter
parties-tab-new = Neue Gruppe
parties-tab-import = Importieren
parties-tab-own = Eigene Dateien
parties-mine = Meine Gruppen
parties-none = Du hast noch keine Gruppe gespeichert. Bau oder importiere eine, oder kopiere eine von unten.
parties-ready = Fertige Gruppen
parties-unnamed = Unbenannte Gruppe
parties-search-example = class:mage honor<=5 heil
parties-boards = Spielbretter
parties-paste = Gruppe als Text: eine Figur pro Zeile, darunter eingerückt ihre Karten
parties-import-how = Namen auf Deutsch oder Englisch. Eine Szenario-Zeile nennt das Szenario, für das die Gruppe gedacht ist.
parties-import-legal =
    { $count ->
        [one] Legal, 1 Figur
       *[other] Legal, { $count } Figuren
    }
parties-party = Gruppe
parties-name = Name der Gruppe
parties-scenario = Szenario
parties-scenario-about = Über { $name }
parties-copy = In meine Gruppen kopieren
parties-play = Gegen den Computer spielen
parties-legal = Legal, Ehre { $honor }
parties-drop-sure = Gruppe wirklich löschen? Gespielte Partien bleiben erhalten.
parties-drop = { $name } entfernen
parties-bar = Aktionsleisten-Karten von { $name }
parties-bar-more = + Karte
parties-bar-done = Fertig
parties-nothing = Noch keine Figuren. Füge welche aus der Liste hinzu.
parties-figures = Figuren
parties-cards-for = Aktionsleisten-Karten für { $name }
parties-own-what = Trag die Werte deiner Figuren, Karten, Spielbretter und Szenarien ein, oder erfinde neue. Eine Figur, die so heißt wie eine von unseren, ersetzt diese. Die Dateien werden in diesem Browser gespeichert und mit den Spielen übertragen, die du beginnst.
parties-own-upload = Dateien hochladen
parties-own-write = Neue Datei
parties-own-name = Dateiname
parties-own-text = Definitionen
parties-own-keep = Prüfen und speichern
parties-own-kept = Datei gespeichert.
parties-own-faults =
    { $count ->
        [one] 1 Fehler. Bis er behoben ist, wird keine deiner Dateien benutzt.
       *[other] { $count } Fehler. Bis sie behoben sind, wird keine deiner Dateien benutzt.
    }
parties-own-good = Keine Fehler gefunden.
parties-own-where = Zeile { $line }, Spalte { $column }:
parties-own-edit = Bearbeiten
parties-own-none = Noch keine Dateien.
parties-own-found = Inhalt
