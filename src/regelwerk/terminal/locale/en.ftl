# Texts of the command line and the terminal client. What belongs to one game is in that game's `presentation`.

yes = yes
no = no

## Calling the command

usage = Usage:
usage-options = [OPTIONS]
usage-command = COMMAND [ARGUMENTS]...
usage-options-heading = Options
usage-commands-heading = Commands
usage-hint = See “{ $command }” for usage.
error = Error: { $message }
error-ours = Internal error ({ $message }). Please report it; with REGELWERK_DEBUG=1 in the environment the full traceback is shown.
stopped = Stopped.
no-command = Unknown command “{ $name }”. Did you mean: { $near }?
no-option = Unknown option { $name }.
no-option-near = Unknown option { $name }. Did you mean: { $near }?
missing = { $name } is missing.
bad-choice = { $name } must be one of: { $choices }.
number-whole = { $name } must be a whole number.
number-from-whole = { $name } must be a whole number, { $least } or more.
number-between-whole = { $name } must be a whole number from { $least } to { $most }.
number-any = { $name } must be a number.
number-from-any = { $name } must be a number, { $least } or more.
number-between-any = { $name } must be a number from { $least } to { $most }.
bad-value = { $name }: { $why }
bad-call = Invalid call: { $why }
option-alone = { $name } needs a value.
option-flag = { $name } takes no value.
too-much = Unexpected argument: { $what }
metavar-number = NUMBER
metavar-file = FILE
metavar-folder = FOLDER
metavar-address = ADDRESS
metavar-words = WORDS
metavar-game = The game
file-missing = file “{ $name }” not found
file-directory = “{ $name }” is a folder, not a file
file-forbidden = no permission to open “{ $name }”
file-error = “{ $name }”: { $why }
file-no-text = “{ $name }” is not a UTF-8 text file.

help-help = Show this help.
help-lang = Language: en or de (default: the language of your environment).
help-version = Show the version.
help-plain = Plain output without colours and lines, as in a pipe.
help-folder = Folder with your own definitions (*.minis), for games that support them; also REGELWERK_FOLDER.
help-edition = Edition of the rules, if not the default: “modern” for Duel Masters.
help-game = The game (default: wowtcg).

help-main = Three out-of-print games with every rule enforced: the World of Warcraft TCG (wowtcg), Duel Masters (duelmasters) and the World of Warcraft Miniatures (minis). Start a game with “regelwerk play”.
help-main-short = Regelwerk

## rules

help-rules = Look up rules by number (602.2), by the start of a number (602) or by words. Without a query: the table of contents.
help-rules-short = Look up rules by number or words.
help-rules-more =
    Examples:
      regelwerk rules 602.2
      regelwerk rules protector
      regelwerk rules ruling:
help-rules-all = Show all matches in full.
rules-none = No rule matches “{ $query }”. “regelwerk rules” lists the chapters.
rule-what = Which rule? For example: rule 602.2, or rule protector
rule-none = No rule matches “{ $query }”. Type a number, the start of a number, or words: rule 602, rule protector.
rules-many = { $count } rules; only their titles are shown. --all shows them in full.
rules-more = ... and { $count } more.
rules-source = Source
rules-see = see also
rules-contents = { $count } rules
rules-how = “regelwerk rules 602” shows the rules of a chapter, “regelwerk rules WORDS” searches.
standing-later-edition = from a later edition
standing-inferred = inferred
standing-proposed = proposed

## cards

help-cards = Look up cards by name, text, type, class or faction, in English or German. All words must match. The text is generated from the card's definition.
help-cards-short = Look up cards by name, text, type or class.
help-cards-more =
    Examples:
      regelwerk cards leeroy
      regelwerk cards instant mage
      regelwerk cards draw a card
help-cards-all = Show all matches in full.
cards-none = No card matches “{ $query }” in name, type or text.
cards-not-implemented = { $card } is not implemented yet; it needs { $needs }.
cards-many = { $count } cards; --all shows them in full.
cards-more = ... and { $count } more.

## deck

help-deck = List, show and check decks.
help-deck-short = List, show and check decks.
help-deck-list = List the decks that come with the game.
help-deck-list-short = List the decks that come with the game.
help-deck-show = Show a deck: one that comes with the game, or a file.
help-deck-show-short = Show a deck.
help-deck-check = Check whether decks are legal, and list all problems. The exit status is 1 if a deck is not legal.
help-deck-check-short = Check whether decks are legal.
help-deck-check-more =
    A deck file:
      # My deck
      format: constructed
      hero: Elendril
      4 Bloodclaw
      2 Krol Blade
      side:
      2 Vanquish
deck-none = Unknown deck or file “{ $name }”. Decks that come with the game: { $decks }.
deck-faults = { $name } is not legal ({ $count ->
    [one] 1 problem
   *[other] { $count } problems
}):
own-faults = “{ $name }” can't be used ({ $count ->
    [one] 1 problem
   *[other] { $count } problems
}):
decks-apart = These can't play each other: { $decks }.
deck-legal = { $name } is legal ({ $format }).

## serve

help-serve = Run the web server: play, watch and review games in the browser, alone or with others.
help-serve-short = Run the web server.
help-serve-more =
    Examples:
      regelwerk serve --open
      regelwerk serve --host 0.0.0.0 --port 8000 --data games --origin https://games.example
      regelwerk serve --database postgresql://regelwerk@localhost/regelwerk --workers 4
help-serve-host = Address to listen on (default: 127.0.0.1, this machine only).
help-serve-port = Port (default: 8000).
help-serve-data = Folder for games and keys (default: regelwerk-data); created if it does not exist.
help-serve-database = A database to use instead of the one in the folder, for example postgresql://user@host/name.
help-serve-workers = Worker processes for games (default: 1).
help-serve-thinkers = Worker processes for computer players (default: 1).
help-serve-pace = Minimum seconds per computer decision while someone is watching (default: 0.4).
help-serve-origin = Public address of the server if it runs behind a reverse proxy; may be given several times.
help-serve-check = Check a data folder (with --database, that database), say what is damaged, and exit.
help-serve-open = Open the browser.
serve-at = Serving at { $address } (Ctrl+C to stop)
serve-in-use = Another server is using the folder “{ $folder }”.
serve-missing = The web server needs a package that is not installed ({ $name }): pip install 'regelwerk[server]'
serve-database-missing = The database { $why } is missing or empty, although games were kept in it. Restore it from a backup. To begin with a new one, delete its line in the file databases of the data folder.
serve-check-good = Nothing is damaged.
serve-check-missing = The database { $why } is missing or empty.
serve-check-integrity = The database is damaged: { $why }
serve-check-room = Room { $name } cannot be read.
serve-check-steps = Room { $name }: steps that are damaged or missing: { $why }
serve-check-snapshot = Room { $name }: the snapshot cannot be read.
serve-check-replay = Replay { $name } cannot be read.
serve-database-driver = The database needs a package that is not installed ({ $why }): pip install 'regelwerk[server,postgres]'
serve-database-address = This database address can't be used ({ $why }). Give one like postgresql://user@host/name, or none to use the file in the folder.
serve-database-newer = This database was used by a newer version of Regelwerk; this version can't read it. ({ $why })
serve-database-closed = The database can't be used: { $why }

## play

help-play = Play against the computer or with others at the same keyboard. Without options: two starter decks, and a computer player that looks one action ahead.
help-play-short = Play a game.
help-play-more =
    Examples:
      regelwerk play
      regelwerk play --deck frost-and-flame --opponent-deck call-of-the-storm
      regelwerk play --deck my.deck --opponent human --name Anna --name Ben
      regelwerk play --deck list
      regelwerk play minis --deck starter-horde
      regelwerk play duelmasters
      regelwerk play duelmasters --seats 4 --teams 2 --opponent human --opponent greedy --opponent greedy
help-play-deck = Your deck: the name of one that comes with the game, or a file; “list” shows the available decks.
help-play-opponent-deck = Your opponent's deck; with several opponents, one for all of them, or the option once for each.
help-play-opponent = Who plays against you: beginner, greedy (looks one action ahead), club, expert, master (the strongest), random, or human (at the same keyboard); with several opponents, one for all of them, or the option once for each.
help-play-name = Player names, yours first.
help-play-seats = Number of players (default: 2); the others sit clockwise after you.
help-play-teams = Number of teams, all of the same size; team mates and opponents sit alternately. Without it, everyone plays for themselves.
play-seats = { $game } supports { $least } to { $most } players, not { $seats }.
play-teams = { $seats } players can't form { $teams ->
    [one] one team
   *[other] { $teams } teams
}: there must be at least two, all of the same size.
play-opponents = { $given } opponents for { $needed ->
    [one] one other seat
   *[other] { $needed } other seats
}: give one for all of them, or one for each.
play-decks = { $given } decks for { $needed ->
    [one] one other seat
   *[other] { $needed } other seats
}: give one for all of them, or one for each.
no-edition = Unknown edition “{ $name }”; available: { $editions }.
help-play-open-lists = Open lists: all players may read each other's lists. Otherwise lists are closed.
help-play-end-at-once = End your turn without a question, even if something is left to do (“ask on” during the game changes it).
help-play-seed = Random seed: the same seed deals the same cards.

player-number = Player { $number }
player-beginner = sees what is big and forgets blockers
player-greedy = looks one action ahead
player-club = plays its best ideas on in its head
player-expert = weighs its ideas in several possible games
player-master = thinks longest
player-random = plays at random
computer = Computer
names-alike = Player names must differ.
intro-you-hero = You are { $about } with the deck “{ $deck }”.
intro-other-hero = { $name } is { $about } with the deck “{ $deck }” ({ $kind }).
intro-person-hero = { $name } is { $about } with the deck “{ $deck }”.
intro-you-deck = You play the deck “{ $deck }” ({ $about }).
intro-other-deck = { $name } plays the deck “{ $deck }” ({ $about }; { $kind }).
intro-person-deck = { $name } plays the deck “{ $deck }” ({ $about }).
intro-you-party = You play the party “{ $deck }”: { $about }.
intro-other-party = { $name } plays the party “{ $deck }”: { $about } ({ $kind }).
intro-person-party = { $name } plays the party “{ $deck }”: { $about }.
intro-you = you
intro-team = Team { $number }: { $names }.
intro-lists-closed = Closed lists: nobody sees the other players' lists; computer players have to guess, too.
intro-lists-open = Open lists: all players can read each other's lists; computer players know them, too.
intro-seed = Seed { $seed }.
hot-seat = { $name } is next
hot-seat-enter = { "" }Press Enter when only you can see the screen.
quit-sure = Leave the game? (“save FILE” saves it first.)
halted = Type “quit” to leave, “save FILE” to save first. Ctrl+C again leaves at once.
left = You leave the game.
input-ended = End of input; the game stops here.

no-number = No option { $number }. Type the number of an option, or words; “options” shows the list again.
unclear = That could mean any of these:
refused = That is not possible now:
no-name = Unknown name “{ $name }”.
number-alone = “{ $number }” is not a name. To choose option { $number }, type only the number; after a word, type a name.
empty = Type the number of an option, or words; “options” shows the list again.
not-understood = I don't understand that. “options” lists what you can do, “help” what you can type.
why-what = Why what? Type the action after “why”, for example: why attack radak with kena
why-not = Not possible now, because:
why-can = That is possible now.
show-what = Show what? For example: show bloodclaw
stops-head = You are asked at these steps, and whenever there is something to choose (“stops 3” changes the third):
stop-on = Stop added: { $name }.
stop-off = Stop removed: { $name }.
stop-none = Unknown stop “{ $name }”.
auto-on = Auto-pass is on: you are asked only at your stops.
auto-off = Auto-pass is off.
auto-passed = (Turn { $turn }, { $stop }: passed automatically, nothing else to do.)
auto-unasked = (Turn { $turn }, { $stop }: passed automatically, no stop here; “stops” changes that.)
auto-what = “auto on” or “auto off”; “auto” alone switches between them.
end-sure = End the turn? { $undone } (“yes” or “end” ends it; “ask off” turns this question off.)
end-not-now = You can't end your turn here. “pass” passes, “options” lists what you can do.
pass-ends = Passing would end your turn here. To end it, type “end”.
ask-on = You are asked once before your turn ends if something is left to do.
ask-off = You are no longer asked before your turn ends.
ask-what = “ask on” or “ask off”; “ask” alone switches between them.
log-what = “log” shows the latest events, “log 50” the last 50, “log all” all of them.
until-what = Pass until when? “pass until my turn”, “pass until the end” of this turn, or “pass until the chain is empty”.
collect-hint = Choose by number or name, several in one line if you like; the same number again deselects.
collect-more = “undo” deselects the last one; “done” finishes once enough are chosen.
undone = Undone.
cancelled = Announcement cancelled.
cancel-none = There is no announcement to cancel.
undo-none = Nothing to undo.
undo-others = Another player has acted since; this can't be undone.
undo-drawn = Cards have been drawn or shuffled, or something was rolled since; this can't be undone.
undo-seen = You have seen hidden information since; this can't be undone.
concede-sure = Concede the game?
draw-offered = You have offered a draw.
draw-withdrawn = You have withdrawn your offer.
save-what = Save to which file? For example: save game.replay
save-hot-seat = A save file reveals every hand. With several people at one screen, the game can be saved only after it is over.
save-no-folder = Folder “{ $name }” not found.
save-folder = “{ $name }” is a folder. Give a file name.
save-over = “{ $name }” already exists. Overwrite?
save-not = Not saved.
save-cannot = This game can't be saved: { $why }
saved = Saved to “{ $name }”.
saved-open = Saved to “{ $name }”. Anyone who reads the file can see your opponent's hand. Continue with “regelwerk replay resume { $typed }”.

table-help-head =
    You can type:
      3             choose that option
table-help =
    {"  "}back          undo the last step; undo: the last decision, unless hidden cards were seen or drawn since
      cancel        undo the whole announcement
      show CARD     show a card
      rule NUMBER   show a rule; rule WORDS searches
      table         show the table; options: the question; graveyard: the piles
      lists         show all lists if lists are open; lists NAME: one of them
      log           the latest events with their rules; log 50, log all
      stops         where you are asked; auto: whether other steps are passed automatically
      ask off       end your turns without a question; pass never ends your turn, end does
      save FILE     save the game; concede; offer draw; quit
      {"["}..] after a line is the rule that applied; * means inferred or proposed

lists-closed = Lists are closed in this game. [ruling:closed-lists]
lists-nobody = No player is called “{ $name }”; players: { $names }.
lists-mine = Your list
lists-of = { $name }'s list

computer-number = Computer { $number }

## sim

help-sim = Let computer players play many games against each other, and report the results. Each game's seed is derived from the seed of the series, so the same call gives the same games. --laws plays random games and checks the invariants of every game.
help-sim-short = Let computer players play many games.
help-sim-more =
    Examples:
      regelwerk sim --games 200
      regelwerk sim --players greedy,greedy --decks frost-and-flame,call-of-the-storm --jobs 0
      regelwerk sim --game duelmasters --edition modern
      regelwerk sim --laws --games 1000
help-sim-games = Number of games (default: 100).
help-sim-players = The players, separated by commas (default: greedy,random); also beginner, club, expert and master.
help-sim-decks = Their decks, names or files separated by commas; “all” draws from all ready decks for every game (default: the starter decks).
help-sim-seed = Seed of the series (default: 0).
help-sim-jobs = Number of processes; 0: one per processor (default: 1).
help-sim-no-swap = Keep every player in the same seat; otherwise seats change from game to game.
help-sim-open-lists = Open lists: players know all lists. Otherwise lists are closed, and players guess.
help-sim-laws = Play random games and check the invariants of every game; the exit status is 1 if one is violated.
sim-two-players = At least two players are needed.
sim-two-decks = At least two decks are needed.
sim-all-decks = any ready deck
sim-no-player = Unknown computer player “{ $name }”; available: { $players }.
sim-counts = { $players ->
    [one] One player
   *[other] { $players } players
}, but { $decks } decks: give one deck for each player.
sim-broken = A game crashed: { $fault }
sim-killed = A worker process was killed.
sim-head = { $games ->
    [one] One game
   *[other] { $games } games
}, seed { $seed }
sim-wins = { $wins } won ({ $share }; 95 %: { $low } to { $high })
sim-seat = in seat { $seat } { $wins } of { $games }
sim-draws = { $count } drawn
sim-speed = { $decisions } decisions per game, { $rate } games per second
sim-laws-hold = The invariants hold in { $games ->
    [one] one game
   *[other] { $games } games
}.
sim-laws-broken = { $count } of { $games ->
    [one] one game
   *[other] { $games } games
} violated an invariant or stopped with an error:
sim-law = invariant { $number }
sim-error = error
sim-fault = game { $index }, seed { $seed }, question { $question },

## lab

help-lab = Answers questions about players, decks and cards with many games between computer players. Every deal is played twice with the seats changed. Results are shown with 95 % intervals and can be saved, repeated and continued.
help-lab-short = Measure players, decks and cards.
help-lab-more =
    Examples:
      regelwerk lab decks all --game duelmasters --games 200 --jobs 0 --report decks.html
      regelwerk lab duel greedy random --until 50,55
      regelwerk lab swap my.deck "Fireball" "Frostbolt" --against frost-and-flame
help-lab-players = A round robin of players. Both sides of a deal play the same decks and cards from the same seat. Without names: all players.
help-lab-players-short = A round robin of players.
help-lab-decks = A round robin of decks in the hands of one player. “all”: all ready decks, of which only those meet that can.
help-lab-decks-short = A round robin of decks.
help-lab-field = One deck against each deck of a field, with the share of points by card.
help-lab-field-short = One deck against others.
help-lab-swap = Exchanges one copy of the card OUT for the card IN and lets both versions of the deck play the same games. The difference shows what the exchange is worth.
help-lab-swap-short = Test the exchange of a card.
help-lab-duel = Two players or two decks against each other. With --until, the duel ends as soon as it is known whether A scores at most P0 or at least P1.
help-lab-duel-short = Two players or two decks, until it is known who is better.
help-lab-show = Shows results from a file; --out turns them into another format, --report makes a report.
help-lab-show-short = Show saved results.
help-lab-games = Number of games of each pairing, rounded up to an even number; in a duel the most that are played (default: 100, swap 200, duel 1000).
help-lab-seed = Seed of the deals (default: 0).
help-lab-jobs = Number of processes; 0: one for each processor (default: 1). The results do not depend on it.
help-lab-on = Play on a Dask cluster, dask://host:port of its scheduler, instead of on this machine.
help-lab-open-lists = Open lists: players know all lists. Otherwise lists are closed, and they guess.
help-lab-resume = Go on with the results in this file, which must be of the same experiment.
help-lab-out = Save the results in this file (.json, .csv or .parquet); may be given several times.
help-lab-report = Write a report with charts (.html).
help-lab-player = Who plays all decks (default: greedy).
help-lab-dealt = The decks that the players play, names or files, separated by commas; “all”: all ready decks (default: the learning decks).
help-lab-against = The decks of the field, names or files, separated by commas; “all” (the default): all other ready decks that can meet it.
help-lab-until = Two shares of A, as in 50,55: stop when it is known that A is at most at the first or at least at the second.
help-lab-alpha = Chance of accepting the second share wrongly (default: 0.05).
help-lab-beta = Chance of accepting the first share wrongly (default: 0.05).
lab-resume = The games played so far are saved; go on with --resume { $name }.
lab-not-saved = The games played so far are not saved (--out FILE would save them).

## replay

help-replay = Show, verify and resume recorded games. “save” during a game writes one.
help-replay-short = Show, verify and resume recorded games.
help-replay-verify = Play replays again and compare: EXACT, UNVERIFIED (something has changed, but the outcome agrees) or DIVERGED (with where and why). The exit status is 1 for DIVERGED and for files that can't be read.
help-replay-verify-short = Play replays again and compare.
help-replay-show = Print a recorded game as a spectator or one seat saw it.
help-replay-show-short = Print a recorded game.
help-replay-resume = Resume a recorded game from its end, or from any step.
help-replay-resume-short = Resume a recorded game.
help-replay-seat = The seat, counted from 1.
help-replay-at = Number of steps to play first (default: all).
help-resume-opponent = Who plays the other seats: beginner, greedy (looks one action ahead), club, expert, master (the strongest), random, or human (at the same keyboard); with several, one for all of them, or the option once for each.
help-replay-full = Print every event, including passes and payments.
replay-bad = “{ $name }”: { $why }
replay-short = “{ $name }” has only { $steps } steps.
replay-no-seat = There are { $seats } seats.
replay-about = { $steps } steps, seed { $seed },
replay-over = finished.
replay-open = not finished.
verdict-exact = { $name }: EXACT, { $step } steps.
verdict-unverified = { $name }: UNVERIFIED, { $step } steps agree, but something has changed:
verdict-diverged = { $name }: DIVERGED at step { $step }: expected { $expected }, got { $found }.

## scene

help-scene = Scenes are text files: a position, actions, and the expected result.
help-scene-short = Run scenes, or play on from one.
help-scene-run = Run scenes: files, or all in a folder. The exit status is 1 if one fails.
help-scene-run-short = Run scenes.
help-scene-quiet = Only show scenes that fail.
help-scene-show = Open the position of a scene and play on from it. Everything is visible, and everything can be undone.
help-scene-show-short = Open a scene and play on from it.
help-scene-opponent = Who plays the other seats: human (you), or a computer player: beginner, greedy, club, expert, master or random.
scene-none = No scenes in { $name }.
scene-pass = pass
scene-fail = FAIL
scene-count = { $passed } of { $count } scenes pass.
