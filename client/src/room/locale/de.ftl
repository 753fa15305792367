room-connecting = Verbindung wird aufgebaut …
room-none = Raum nicht gefunden.
room-refused = Du kannst diesem Raum nicht beitreten.
room-cannot-draw = Dieses Spiel kann hier nicht angezeigt werden.
room-waiting = Warten auf Spieler
room-waiting-for = { $count ->
    [one] Es fehlt noch ein Spieler.
   *[other] Es fehlen noch { $count } Spieler.
}
room-invited = { $name } lädt dich zu einem Spiel ein.
room-open-seat = Freier Platz
room-team = Team { $number }
room-you = du
room-link = Link zu diesem Raum
room-starts = Schick ihn an deine Mitspieler. Das Spiel beginnt, sobald alle Plätze besetzt sind.
room-leave = Raum verlassen
room-sit-down = Mitspielen
room-sit = Platz nehmen
room-thinking-shown = Alle sehen, was der Computer überlegt, aber keine Karte aus seiner Hand.
room-lists-closed = Verdeckte Listen: Niemand sieht die Listen der anderen.
room-lists-open = Offene Listen: Alle können alle Listen einsehen.
room-match = Match, höchstens { $length } Spiele
