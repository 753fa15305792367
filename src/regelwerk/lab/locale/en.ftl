# Errors
error-reason = { $reason }.
error-deck-unknown = There is no deck “{ $name }”, neither by that name nor as a file. Available: { $decks }.
error-deck-faults = The deck “{ $name }” cannot be used: { $faults }
error-player-unknown = There is no player “{ $name }”. Available: { $players }.
error-two-players = A round robin needs at least two players.
error-two-decks = A round robin needs at least two decks.
error-player-twice = The player “{ $name }” is named twice.
error-deck-twice = The deck “{ $name }” is named twice.
error-no-pairing = No two of these decks can play against each other.
error-cannot-meet = “{ $first }” and “{ $second }” cannot play against each other: { $reason }
error-duel-mixed = “{ $first }” and “{ $second }”: a duel is between two players or between two decks, not between a player and a deck.
error-games = The number of games is between 1 and { $max }.
error-until = “{ $given }” is no pair of shares to decide between. It takes two, the smaller one first, as in 0.5,0.55 or 50,55 (percent).
error-error-rates = Alpha and beta are between 0 and 0.5.
error-library = This needs the library { $library }. It is installed with: pip install "regelwerk[lab]"
error-workers-die = Worker processes keep dying, probably for want of memory. Fewer of them (--jobs) need less.
error-address = “{ $address }” is no address of a cluster. It is written dask://host:port, with the port of Dask’s scheduler, or ray://host:port, with the port of Ray’s client server.
error-library-cluster = This needs the library { $library }. It is installed with: pip install "regelwerk[{ $extra }]"
error-no-cluster = { $system ->
    [ray] No Ray cluster answers at { $address }.
   *[dask] No Dask scheduler answers at { $address }.
}
error-cluster-refuses = The cluster at { $address } does not let this machine in: { $reason }
error-cluster-lost = The cluster at { $address } does not answer any more.
error-no-workers = The cluster at { $address } has no workers.
error-workers-differ = The workers of the cluster at { $address } do not have the same version of Regelwerk as this machine. Install the same one on all of them.
error-file = The file “{ $name }” cannot be read: { $cause ->
    [missing] there is no such file
    [directory] it is a folder
    [forbidden] permission denied
   *[other] { $reason }
}.
error-unwritable = “{ $name }” cannot be written: { $cause ->
    [missing] there is no such folder
    [directory] it is a folder
    [forbidden] permission denied
   *[other] { $reason }
}.
error-ending = “{ $name }”: results are kept in files that end in one of { $endings }.
error-report-ending = “{ $name }”: a report is a file that ends in .html.
error-not-results = “{ $name }” does not hold results of the lab, or is damaged.
error-file-version = “{ $name }” has version { $version } of the format; this version of Regelwerk reads version { $known }.
error-resume-other = “{ $name }” holds the results of another experiment. These differ: { $fields }.
error-resume-version = The games in “{ $name }” were played under other conditions, so that they cannot be continued. These differ: { $fields }.
error-resume-fewer = “{ $name }” already holds more games than were asked for ({ $games } of each pairing). Ask for at least as many.
error-card-not-in-deck = “{ $card }” is not in the deck “{ $deck }”. Its cards: { $cards }.
error-card-unknown = There is no card “{ $card }”. Near it: { $near }.
error-crashed = Game { $index } (seed { $seed }) crashed: { $fault }

# Tables and the report
title-players = Round robin of players
title-decks = Round robin of decks
title-duel = Duel
title-field = Deck against field
title-swap = Swap of one card
games = { $count ->
    [one] one game
   *[other] { $count } games
}
games-of = { $count } of { $total } games
seed = seed { $seed }
incomplete = Not all games have been played.
entrant = Entrant
player = Player
deck = Deck
against = Against
row-against-column = Points of the row against the column, in percent
all = All
points = Points
share = Share
interval = 95 %
to = { $low } to { $high }
rating = Rating
ratings = Ratings
ratings-note = Bradley and Terry’s model on the scale of Elo: 0 is the average, 100 more mean 64 % of the points. Intervals: 95 %, from a bootstrap over the deals.
matrix = Who beats whom
first-player = Advantage of the first turn
first-player-line = Whoever begins scores { $share } % ({ $interval })
mulligans = Mulligans
mulligan-line = After a mulligan { $after } % ({ $after-games }), without one { $without } % ({ $without-games })
mulligan-after = After a mulligan
mulligan-without = Without a mulligan
length = Length of the games
length-line = { $mean } turns on average (median { $median }); { $decisions } decisions per game
turn = Turn
curves = Turn by turn
curves-note = The average at the start of each turn, of the games that were still on then.
curves-bands = The bands are the intervals (95 %).
curve-won = { $name }, games won
curve-lost = { $name }, games lost
curve-field = the field
count-hand = Cards in hand
count-resources = Resources
count-mana = Mana
count-shields = Shields
count-points = Points
count-scoring = Figures where they score
count-field = In play
turns = Turns
draws = { $count ->
    [one] one draw
   *[other] { $count } draws
}
endings = How the games ended
cards = Cards
cards-of = Cards of { $name }
cards-note = The share of points by what became of a card. Cards drawn late are drawn in long games, so a difference here does not prove what a card is worth; a swap (regelwerk lab swap) measures it.
card = Card
drawn = Drawn
not-drawn = Not drawn
opening = Opening hand
played = Played
played-on-turn = Played on turn
improvement = Difference
verdict-h1 = Decided: { $first } scores at least { $share } % against { $second } (test error { $error } %).
verdict-h0 = Decided: { $first } scores at most { $share } % against { $second } (test error { $error } %).
verdict-open = Not decided yet between { $low } % and { $high } %.
test-note = Sequential test after Wald. An interval taken when such a test stops is a little too narrow.
swap-line = { $into } instead of { $out }
difference = Difference
swap-difference = { $difference } percentage points per game (95 %: { $low } to { $high })
swap-pairs = { $pairs } games played by both decks under the same conditions: { $better } went better with the new card, { $worse } worse, { $same } the same
swap-better = The change is an improvement.
swap-worse = The change makes the deck worse.
swap-open = Whether the change is an improvement is not known from these games.
conditions = To repeat it
conditions-note = Version, hashes of the definitions and of the code of rules and players, and everything that was played, as data:
hover = { $row } against { $column }: { $share } % ({ $low } to { $high }), { $games } games
made-by = Regelwerk { $version } · definitions { $definitions } · rules { $rules } · players { $players }
