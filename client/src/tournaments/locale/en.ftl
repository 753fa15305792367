tournaments-title = Tournament
tournaments-about = 4 to 64 players, people by a link and computers: rounds, pairings, standings.
tournaments-new = New tournament
tournaments-yours = Your tournaments
tournaments-none = This tournament does not exist.
tournaments-system = Who plays whom
tournaments-swiss = Swiss system
tournaments-swiss-about = everybody plays every round, against players with as many points
tournaments-single = Single elimination
tournaments-single-about = whoever loses is out
tournaments-double = Double elimination
tournaments-double-about = whoever loses twice is out
tournaments-round-robin = Round robin
tournaments-round-robin-about = everybody against everybody
tournaments-format = Decks
tournaments-own = Bring your own
tournaments-size = Players (4 to 64)
tournaments-rounds = Rounds
tournaments-rounds-usual = As usual: { $count }
tournaments-time = Time for a round
tournaments-time-none = No limit
tournaments-time-about = Each player gets a clock, so that all games fit into the round.
tournaments-minutes = { $count } minutes
tournaments-minutes-a-round = { $count } minutes a round
tournaments-clock = Each player has { $time } minutes for a game.
tournaments-best-of = best of { $count }
tournaments-players = { $count } players
tournaments-free = { $count ->
    [0] All places are taken.
    [one] One place is free.
   *[other] { $count } places are free.
}
tournaments-begin-about = { $count ->
    [0] All places are taken.
    [one] A computer takes the free place when you begin.
   *[other] Computers take the { $count } free places when you begin.
}
tournaments-invited = { $name } invites you to a tournament.
tournaments-join = Join
tournaments-drop = Drop out
tournaments-drop-waiting = Your place is free again.
tournaments-drop-about = You play no further in this tournament. If your match is not over, the other player wins it.
tournaments-status-waiting = waiting for players
tournaments-status-building = decks are built
tournaments-status-over = over
tournaments-now = What happens now
tournaments-building = Decks
tournaments-building-about = Get your cards and build a deck. Round 1 begins when everybody has one.
tournaments-building-others = The players are building their decks.
tournaments-to-sealed = To my boosters and my deck
tournaments-to-draft = To the draft and my deck
tournaments-round = Round { $number }
tournaments-round-of = Round { $number } of { $count }
tournaments-left = Time left of the round
tournaments-yours-against = You play against { $name } at table { $table }.
tournaments-to-table = To my table
tournaments-bye = You have a bye: it counts as a win.
tournaments-dropped = You have dropped out.
tournaments-wait-round = Your match is over. Other matches are still played.
tournaments-wait-host = The round is over. { $name } pairs the next one.
tournaments-is-on = The round is on.
tournaments-round-over = The round is over.
tournaments-pair = Pair round { $number }
tournaments-over = The tournament is over
tournaments-file = Save the record of the tournament
tournaments-won = { $name } wins the tournament.
tournaments-won-several = First together: { $names }.
tournaments-pairings = Pairings
tournaments-which-round = Which round
tournaments-has-bye = bye
tournaments-open-match = playing
tournaments-decide = Decide
tournaments-decide-table = Decide table { $table }
tournaments-decide-about = For a match that nobody plays to its end.
tournaments-decide-win = { $name } wins
tournaments-decide-draw = Draw
tournaments-standings = Standings
tournaments-final = Final standings
tournaments-rank = Rank
tournaments-player = Player
tournaments-matches = Matches
tournaments-out = Out in
tournaments-gone = dropped out
tournaments-take-out = Take out { $name }
tournaments-take-out-about = This player plays no further; an open match goes to the other one.
tournaments-what-decides = What decides the standings
tournaments-back = Back to the tournament
