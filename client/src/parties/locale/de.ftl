parties-title = Gruppen
parties-tab-parties = Gruppen
parties-tab-cards = Figuren, Karten, Spielfelder
parties-tab-new = Gruppe bauen
parties-tab-import = Einlesen
parties-tab-own = Eigene Dateien
parties-mine = Meine
parties-none = Du hast noch keine Gruppe behalten. Bau eine, lies eine ein, oder kopiere eine von unten.
parties-ready = Gleich spielbar
parties-unnamed = Gruppe ohne Namen
parties-search-example = class:mage honor<=5 heil
parties-boards = Spielfelder
parties-paste = Eine Gruppe als Text: eine Figur in jeder Zeile, ihre Karten eingerückt darunter
parties-import-how = Namen auf Deutsch oder Englisch. Eine Zeile für das Szenario sagt, wofür die Gruppe gedacht ist.
parties-import-legal =
    { $count ->
        [one] Legal, eine Figur
       *[other] Legal, { $count } Figuren
    }
parties-party = Die Gruppe
parties-name = Name der Gruppe
parties-scenario = Szenario
parties-scenario-about = Worum es in { $name } geht
parties-copy = Zu meinen Gruppen kopieren
parties-play = Gegen den Computer spielen
parties-legal = Legal, Ehre { $honor }
parties-drop = { $name } wegnehmen
parties-bar = Aktionskarten von { $name }
parties-bar-more = + Karte
parties-bar-done = fertig
parties-nothing = Noch keine Figuren. Nimm welche von denen daneben.
parties-figures = Figuren
parties-cards-for = Aktionskarten für { $name }
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
