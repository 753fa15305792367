rules-title = Regeln
rules-games = Spiele
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [0] Keine Regeln
        [one] 1 Regel
       *[other] { $count } Regeln
    }
rules-what = { $count } Regeln in eigenen Worten. Jede nennt ihre Quelle und sagt, wo eine Quelle schweigt und wir entschieden haben.
rules-none = Regel { $number } nicht gefunden.
rules-see = Siehe
rules-sections = Abschnitte
rules-link-short = Link
rules-link-copied = Link zu { $number } kopiert.
rules-book-wow = Comprehensive Rules 1.11
rules-book-wow7-4 = Comprehensive Rules 7.4, eine spätere Ausgabe
rules-book-rb06 = Regelbuch von 2006
rules-book-de06 = Deutsches Regelbuch von 2006
rules-book-inf = Von uns erschlossen
rules-book-kw = Schlüsselwörter
rules-book-ruling = Unsere Entscheidungen
rules-book-dm = Regelbuch
rules-book-dm04 = Anfänger-Regelheft von 2004
rules-book-minis08 = Starter-Regelheft von 2008
rules-book-minis = Daraus abgeleitet
rules-book-term = Begriffe
rules-play = Ausprobieren
rules-try = Eine Regel am Tisch
rules-try-about = Diese Stellung zeigt sie: Probiere, was sie erlaubt und was sie verbietet.
rules-back-to = Zur Regel
