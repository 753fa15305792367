about-what = Drei vergriffene Spiele zum Spielen: World of Warcraft TCG, Duel Masters und World of Warcraft Miniatures. Jede Regel gilt, und jede Ablehnung wird begründet.
about-rights = Namen, Werte und Regeln sind Tatsachen der Spiele. Alle Kartentexte sind erzeugt, alle Bilder selbst gezeichnet oder aus freien Sammlungen. Dies ist kein Produkt der Verlage, und sie sind nicht daran beteiligt.
about-credits = Mitwirkende und Quellen
about-icons = Embleme
about-type = Schriften
about-code = In deinem Browser laufen:
