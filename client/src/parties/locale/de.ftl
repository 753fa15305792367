parties-title = Trupps
parties-tab-parties = Trupps
parties-tab-cards = Figuren, Karten, Spielfelder
parties-tab-new = Trupp bauen
parties-tab-import = Einlesen
parties-tab-own = Eigene Dateien
parties-mine = Meine
parties-none = Du hast noch keinen Trupp behalten. Bau einen, lies einen ein, oder kopiere einen von unten.
parties-ready = Gleich spielbar
parties-unnamed = Trupp ohne Namen
parties-search-example = class:mage honor<=5 heil
parties-boards = Spielfelder
parties-paste = Ein Trupp als Text: eine Figur in jeder Zeile, ihre Karten eingerückt darunter
parties-import-how = Namen auf Deutsch oder Englisch. Eine Zeile für das Szenario sagt, wofür der Trupp gedacht ist.
parties-import-legal =
    { $count ->
        [one] Legal, eine Figur
       *[other] Legal, { $count } Figuren
    }
parties-party = Der Trupp
parties-name = Name des Trupps
parties-scenario = Szenario
parties-scenario-about = Worum es in { $name } geht
parties-copy = Zu meinen Trupps kopieren
parties-play = Gegen den Computer spielen
parties-legal = Legal, Ehre { $honor }
parties-drop = { $name } wegnehmen
parties-bar = Aktionskarten von { $name }
parties-bar-more = + Karte
parties-bar-done = fertig
parties-nothing = Noch keine Figuren. Nimm welche von denen daneben.
parties-figures = Figuren
parties-cards-for = Aktionskarten für { $name }
parties-add = { $name } dazu
parties-own-what = Trag die Werte der Figuren, Karten, Spielfelder und Szenarien ein, die du besitzt, oder erfinde neue. Eine Figur, die heißt wie eine von unseren, tritt an deren Stelle. Die Dateien bleiben in diesem Browser und gehen mit in die Spiele, die du beginnst.
parties-own-upload = Dateien hochladen
parties-own-write = Hier eine schreiben
parties-own-name = Name der Datei
parties-own-text = Definitionen
parties-own-keep = Prüfen und behalten
parties-own-kept = Die Datei ist behalten.
parties-own-faults =
    { $count ->
        [one] Eines stimmt nicht. Solange wird keine deiner Dateien benutzt.
       *[other] { $count } Dinge stimmen nicht. Solange wird keine deiner Dateien benutzt.
    }
parties-own-good = alles war lesbar
parties-own-where = Zeile { $line }, Spalte { $column }:
parties-own-edit = Ändern
parties-own-none = Noch keine Dateien.
parties-own-found = Was darin steht
