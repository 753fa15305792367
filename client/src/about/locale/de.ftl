about-what = Ein Tisch für drei Spiele, die nicht mehr gedruckt werden: World of Warcraft TCG, Duel Masters und World of Warcraft Miniatures. Jede Regel gilt, und jede Weigerung wird begründet.
about-rights = Namen, Zahlen und Regeln sind Tatsachen der Spiele. Alle Texte auf den Karten sind erzeugt, alle Bilder hier gezeichnet oder aus freien Sammlungen. Dies ist kein Erzeugnis der Verlage, und sie haben keinen Anteil daran.
about-credits = Wessen Arbeit darin steckt
about-icons = Embleme
about-type = Schriften
about-code = In deinem Browser laufen:
