games-title = My games
games-running = In progress
games-running-none = No game is in progress.
games-begin = Start a game
games-all = All my games
games-against = Against { $names }
games-lesson = Lesson
games-puzzle = Puzzle
games-move-mine = Your move
games-move-of = { $name } to move
games-on = In progress
games-waiting = Waiting for players
games-exchange = Exchange cards
games-exchange-theirs = Waiting for the next game
games-just-now = just now
games-lasted-short = less than a minute
games-lasted-minute =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
games-lasted-hour =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
games-lasted-day =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
games-finished = Finished
games-finished-none = Finished games appear here, with their replays.
games-filter = Game
games-filter-all = All games
games-by-deck = By deck
games-by-opponent = By opponent
games-tally = { $won } won, { $lost } lost, { $drawn } drawn
games-tally-drawn = { $count } drawn
games-won = Won
games-lost = Lost
games-drawn = Drawn
games-decks = { $mine } against { $theirs }
games-decisions =
    { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }
games-part = Game { $number }
games-replay = Replay
games-review = Review
games-rematch = Rematch
games-pages = Pages of this list
games-later = Newer
games-earlier = Older
games-shown = { $first } to { $last } of { $total }
games-kept = The server keeps finished games for a limited time. Replays stay until you delete them.
