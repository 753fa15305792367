room-connecting = Zum Tisch …
room-none = Diesen Raum gibt es nicht.
room-refused = Von hier lässt dieser Raum niemanden ein.
room-cannot-draw = Das Spiel dieses Raums kann diese Seite nicht zeichnen.
room-waiting = Es fehlen Spieler
room-waiting-for = { $count ->
    [one] Ein Spieler fehlt noch.
   *[other] { $count } Spieler fehlen noch.
}
room-invited = { $name } lädt dich zu einem Spiel ein.
room-open-seat = freier Platz
room-you = du
room-link = Der Link zu diesem Tisch
room-starts = Schick ihn, wem du willst. Das Spiel beginnt, sobald alle Plätze besetzt sind.
room-leave = Raum verlassen
room-sit-down = Setz dich
room-sit = Platz nehmen
room-lists-closed = Verdeckte Listen: Niemand kennt die Listen der anderen.
room-lists-open = Offene Listen: Was in einer Liste steht, ist kein Geheimnis.
