# The command line and the table around a game. What belongs to one game is worded by that game's table.

yes = yes
no = no

## Calling the command

usage = Usage:
usage-options = [OPTIONS]
usage-command = COMMAND [ARGUMENTS]...
usage-options-heading = Options
usage-commands-heading = Commands
usage-hint = “{ $command }” shows how it is called.
error = Error: { $message }
error-ours = Something went wrong that should not have ({ $message }). Please report it; with REGELWERK_DEBUG=1 in the environment the full trace is shown.
stopped = Stopped.
no-command = There is no command “{ $name }”. Did you mean: { $near }?
no-option = There is no option { $name }.
no-option-near = There is no option { $name }. Did you mean: { $near }?
missing = { $name } is missing.
bad-choice = { $name } must be one of: { $choices }.
number-whole = { $name } must be a whole number.
number-from-whole = { $name } must be a whole number, { $least } or more.
number-between-whole = { $name } must be a whole number from { $least } to { $most }.
number-any = { $name } must be a number.
number-from-any = { $name } must be a number, { $least } or more.
number-between-any = { $name } must be a number from { $least } to { $most }.
bad-value = { $name }: { $why }
bad-call = That cannot be called like this: { $why }
option-alone = A value must stand behind { $name }.
option-flag = { $name } takes no value.
too-much = This is more than the command takes: { $what }
metavar-number = NUMBER
metavar-file = FILE
metavar-folder = FOLDER
metavar-address = ADDRESS
metavar-words = WORDS
metavar-game = The game
file-missing = there is no file “{ $name }”
file-directory = “{ $name }” is a folder, not a file
file-forbidden = “{ $name }” may not be opened
file-error = “{ $name }”: { $why }
file-no-text = “{ $name }” is not a text file in UTF-8.

help-help = Show this help.
help-lang = Language: en or de. Without it the language of your environment.
help-version = Show the version.
help-plain = No colours and no drawn lines, as in a pipe.
help-folder = A folder with files of your own definitions (*.minis), for games that take them; also REGELWERK_FOLDER.
help-edition = The edition of the rules, if not the usual one: “modern” for Duel Masters.
help-game = Which game (wowtcg).

help-main = Three games that are out of print, with every rule enforced: the World of Warcraft TCG (wowtcg), Duel Masters (duelmasters) and the World of Warcraft Miniatures (minis). “regelwerk play” begins a game.
help-main-short = Regelwerk

## rules

help-rules = Look up rules by number (602.2), by the beginning of a number (602) or by words. Without a query: the contents of the rulebook.
help-rules-short = Look up rules by number or words.
help-rules-more =
    Examples:
      regelwerk rules 602.2
      regelwerk rules protector
      regelwerk rules ruling:
help-rules-all = Show all hits in full.
rules-none = There is no rule for “{ $query }”. “regelwerk rules” lists the chapters.
rule-what = Which rule? For example: rule 602.2, or rule protector
rule-none = There is no rule for “{ $query }”. Type a number, the beginning of one, or words: rule 602, rule protector.
rules-many = { $count } rules; here are their titles. --all shows them in full.
rules-more = ... and { $count } more.
rules-source = Source
rules-see = see also
rules-contents = { $count } rules
rules-how = “regelwerk rules 602” shows the rules of a chapter, “regelwerk rules WORDS” searches.
standing-later-edition = known only from a later edition
standing-inferred = inferred by us
standing-proposed = proposed by us

## cards

help-cards = Look up cards by name, text, type, class or faction, in English or German. Every word must occur. The text is generated from the card's definition.
help-cards-short = Look up cards by name, text, type or class.
help-cards-more =
    Examples:
      regelwerk cards leeroy
      regelwerk cards instant mage
      regelwerk cards draw a card
help-cards-all = Show all hits in full.
cards-none = No card has “{ $query }” in its name, type or text.
cards-not-implemented = { $card } is a card of the game that is not implemented yet; it needs { $needs }.
cards-many = { $count } cards; --all shows them in full.
cards-more = ... and { $count } more.

## deck

help-deck = List, show and check decks.
help-deck-short = List, show and check decks.
help-deck-list = List the decks that come with the game.
help-deck-list-short = List the decks that come with the game.
help-deck-show = Show a deck: one that comes with the game, or a file.
help-deck-show-short = Show a deck.
help-deck-check = Check whether decks are legal, and say everything that is wrong with them. The exit status is 1 if one is not.
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
deck-none = There is no deck and no file “{ $name }”. Decks that come with the game: { $decks }.
deck-faults = { $name } is not legal ({ $count ->
    [one] one fault
   *[other] { $count } faults
}):
own-faults = “{ $name }” cannot be used ({ $count ->
    [one] one fault
   *[other] { $count } faults
}):
decks-apart = These cannot meet: { $decks }.
deck-legal = { $name } is legal ({ $format }).

## serve

help-serve = Run the web table: play, watch and review in the browser, alone or with others.
help-serve-short = Run the web table.
help-serve-more =
    Examples:
      regelwerk serve --open
      regelwerk serve --host 0.0.0.0 --port 8000 --data games --origin https://table.example
      regelwerk serve --database postgresql://table@localhost/table --workers 4
help-serve-host = The address to listen at (127.0.0.1: only this machine).
help-serve-port = The port (8000).
help-serve-data = The folder for games and keys (regelwerk-data); it is made if there is none.
help-serve-database = Another database than the one in the folder, for example postgresql://user@host/name.
help-serve-workers = Processes that carry out the rules (1).
help-serve-thinkers = Processes that think for computer players (1).
help-serve-pace = Seconds that a computer player takes at least for a decision while somebody looks on (0.4).
help-serve-origin = The address under which browsers reach the table, if another server stands before it; may be given several times.
help-serve-open = Open the browser.
serve-at = The table is at { $address } – Ctrl+C stops it.
serve-in-use = Another server uses the folder “{ $folder }”.
serve-missing = The web table needs a package that is not installed ({ $name }): pip install 'regelwerk[server]'
serve-database-driver = The database needs a package that is not installed ({ $why }): pip install 'regelwerk[server,postgres]'
serve-database-address = This is no address of a database that can be used ({ $why }): postgresql://user@host/name, or none for the file in the folder
serve-database-newer = A newer version of Regelwerk has used this database; this one cannot read it any more. ({ $why })
serve-database-closed = The database cannot be used: { $why }

## play

help-play = Sit down and play, against the computer or with somebody beside you. Without options: two learning decks, and a computer that looks one move ahead.
help-play-short = Sit down and play.
help-play-more =
    Examples:
      regelwerk play
      regelwerk play --deck frost-and-flame --opponent-deck call-of-the-storm
      regelwerk play --deck my.deck --opponent human --name Anna --name Ben
      regelwerk play --deck list
      regelwerk play minis --deck starter-horde
      regelwerk play duelmasters
      regelwerk play duelmasters --seats 4 --teams 2 --opponent human --opponent greedy --opponent greedy
help-play-deck = Your deck: the name of one that comes with the game, or a file; “list” shows those there are.
help-play-opponent-deck = Your opponent's deck; where several play, one for all the others, or the option once for each seat.
help-play-opponent = Who plays against you: greedy (looks a move ahead), random, or human (beside you); where several play, one for all, or the option once for each seat.
help-play-name = Names of the players, yours first.
help-play-seats = How many sit at the table (2); the others sit clockwise after you.
help-play-teams = How many teams they form, all of the same size; team mates sit in turn with the others. Without it everybody plays for himself.
play-seats = { $game } is for { $least } to { $most } players; { $seats } cannot play it.
play-teams = { $seats } players cannot form { $teams ->
    [one] one team
   *[other] { $teams } teams
}: it takes at least two, all of the same size.
play-opponents = { $given } opponents are named for { $needed ->
    [one] one other seat
   *[other] { $needed } other seats
}: name one for all of them, or one for each.
play-decks = { $given } decks are named for { $needed ->
    [one] one other seat
   *[other] { $needed } other seats
}: name one for all of them, or one for each.
no-edition = This game has no edition “{ $name }”; it has { $editions }.
help-play-open-lists = Everybody may know what is in everybody's list; else lists are closed.
help-play-end-at-once = End your turn without a question, whatever is left undone (“ask on” at the table changes it).
help-play-seed = The seed of all chance: the same seed deals the same cards.

player-number = Player { $number }
player-greedy = looks a move ahead
player-random = plays anything
computer = Computer
names-alike = Two players need different names.
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
intro-lists-closed = Closed lists: nobody knows what is in another's list; computer players guess, too.
intro-lists-open = Open lists: what is in a list is no secret; computer players know it, too.
intro-seed = Seed { $seed }.
hot-seat = { $name } is next
hot-seat-enter = { "" }Press Enter when only you see the screen.
quit-sure = Really leave? “save FILE” would keep the game.
halted = “quit” leaves the table; “save FILE” keeps the game before that. Ctrl+C once more leaves at once.
left = You leave the table.
input-ended = The input has ended, and the game stops here.

no-number = There is no number { $number } in the list. Type one that is, or words; “options” shows the list again.
unclear = That could mean several things:
refused = That is not possible now:
no-name = Nothing here is called “{ $name }”.
number-alone = “{ $number }” is no name. A number stands alone and means the option with that number in the list; after a word comes a name.
empty = Type the number of an option, or words; “options” shows the list again.
not-understood = I don't understand that. “options” shows what can be done, “help” what can be typed.
why-what = Why what? Say behind it what you would like to do, in the words in which you would do it.
why-not = Not now, because:
why-can = That can be done now.
show-what = Show what? For example: show bloodclaw
stops-head = You are asked in these steps, and always when something must be chosen (“stops 3” changes the third):
stop-on = You will be asked: { $name }.
stop-off = You will not be asked any more: { $name }.
stop-none = There is no stop “{ $name }”.
auto-on = Where you have no stop, or nothing to do but pass, I pass for you.
auto-off = I no longer pass for you.
auto-passed = (Turn { $turn }, { $stop }: there was nothing left to do but go on.)
auto-unasked = (Turn { $turn }, { $stop }: I passed for you, as you are not asked there; “stops” changes that.)
auto-what = “auto on” or “auto off”; “auto” alone changes it.
end-sure = End the turn? { $undone } (“yes” or “end” ends it; “ask off” and I do not ask any more.)
end-not-now = Your turn cannot be ended here. “pass” passes, “options” shows what can be done.
pass-ends = Passing would end your turn here. If you mean that: “end”.
ask-on = I ask before your turn ends, once a turn, if something is left undone.
ask-off = I no longer ask before your turn ends.
ask-what = “ask on” or “ask off”; “ask” alone changes it.
log-what = “log” shows the last events, “log 50” so many of them, “log all” everything.
until-what = Pass until when? “pass until my turn”, “pass until the end” of this turn, or “pass until the chain is empty”.
collect-hint = Choose by number or name, several in one line if you like; the same number again takes one out.
collect-more = `undo` takes out the last one; `done` finishes as soon as it is enough.
undone = Taken back.
cancelled = The announcement is taken back.
cancel-none = You are not announcing anything.
undo-none = There is nothing to take back.
undo-others = Somebody else has decided since; that cannot be taken back.
undo-drawn = Cards have been drawn or shuffled, or something was rolled since; that cannot be taken back.
undo-seen = You have seen something hidden since; that cannot be taken back.
concede-sure = Do you really concede?
draw-offered = You offer a draw.
draw-withdrawn = You take your offer back.
save-what = Save to which file? For example: save game.replay
save-hot-seat = A saved game opens every hand. With several people at one screen it can be saved when it is over.
save-no-folder = There is no folder “{ $name }” to save it in.
save-folder = “{ $name }” is a folder. Name a file.
save-over = “{ $name }” exists. Write over it?
save-not = Not saved.
save-cannot = This game cannot be saved: { $why }
saved = Saved to “{ $name }”.
saved-open = Saved to “{ $name }”. The file opens your opponent's hand to whoever reads it. “regelwerk replay resume { $typed }” goes on.

table-help-head =
    You can type:
      3             the option with that number
table-help =
    {"  "}back          take back the last step; undo: the last decision, as long as nothing hidden was seen or drawn since
      cancel        take back the whole announcement
      show CARD     read a card
      rule NUMBER   read a rule; rule WORDS searches
      table         show the table; options: the question; graveyard: the piles
      lists         read everybody's list where lists are open; lists NAME: one of them
      log           the last events with their rules; log 50, log all
      stops         where you are asked; auto: whether I pass for you elsewhere
      ask off       end your turns without a question; pass never ends your turn, end does
      save FILE     keep the game; concede; offer draw; quit
      {"["}..] behind a line is the rule that made it happen; * marks one that is our reading

lists-closed = Lists are closed in this game. [ruling:closed-lists]
lists-nobody = There is no “{ $name }” at this table; there are: { $names }.
lists-mine = Your list
lists-of = { $name }'s list

computer-number = Computer { $number }

## sim

help-sim = Let computer players play many games against each other and count. Each game has a seed of its own made from the seed of the series, so that the same call gives the same games. --laws plays random games and holds the laws of every game against them.
help-sim-short = Let computer players play many games.
help-sim-more =
    Examples:
      regelwerk sim --games 200
      regelwerk sim --players greedy,greedy --decks frost-and-flame,call-of-the-storm --jobs 0
      regelwerk sim --game duelmasters --edition modern
      regelwerk sim --laws --games 1000
help-sim-games = How many games (100).
help-sim-players = The players, with commas between them (greedy,random).
help-sim-decks = Their decks, names or files with commas between them; “all”: drawn from all ready decks for every game; without, the learning decks.
help-sim-seed = Seed of the series (0).
help-sim-jobs = How many processes; 0: one for each processor (1).
help-sim-no-swap = Everybody keeps his seat; without it seats change from game to game.
help-sim-open-lists = Players know what is in every list; else lists are closed, and they guess.
help-sim-laws = Random games, held against the laws of every game; the exit status is 1 if one is broken.
sim-two-players = At least two players are needed.
sim-two-decks = At least two decks are needed.
sim-all-decks = any ready deck
sim-no-player = There is no computer player “{ $name }”; there are { $players }.
sim-counts = { $players ->
    [one] One player
   *[other] { $players } players
}, but { $decks } decks: one deck for each player.
sim-broken = A game did not come to its end: { $fault }
sim-killed = A process that played games was ended from outside.
sim-head = { $games ->
    [one] One game
   *[other] { $games } games
}, seed { $seed }
sim-wins = { $wins } won ({ $share }; 95 %: { $low } to { $high })
sim-seat = as seat { $seat } { $wins } of { $games }
sim-draws = { $count } drawn
sim-speed = { $decisions } decisions a game, { $rate } games a second
sim-laws-hold = The laws hold in { $games ->
    [one] one game
   *[other] { $games } games
}.
sim-laws-broken = { $count } of { $games ->
    [one] one game
   *[other] { $games } games
} broke a law or stopped with an error:
sim-law = law { $number }
sim-error = error
sim-fault = game { $index }, seed { $seed }, question { $question },

## replay

help-replay = Show, verify and go on with recorded games. “save” at the table writes one.
help-replay-short = Show, verify and go on with recorded games.
help-replay-verify = Play replays again and compare: EXACT, UNVERIFIED (something has changed, the outcome agrees) or DIVERGED (where, and why). The exit status is 1 for DIVERGED and for files that cannot be read.
help-replay-verify-short = Play replays again and compare.
help-replay-show = Tell a recorded game as a spectator, or as one seat, saw it.
help-replay-show-short = Tell a recorded game.
help-replay-resume = Go on playing from the end of a recorded game, or from any step of it.
help-replay-resume-short = Go on playing from a recorded game.
help-replay-seat = Which seat, from 1.
help-replay-at = After how many steps; without it after the last.
help-resume-opponent = Who plays the other seats: greedy (looks a move ahead), random, or human (beside you); where there are several, one for all, or the option once for each seat.
help-replay-full = Every event, also passes and payments.
replay-bad = “{ $name }”: { $why }
replay-short = “{ $name }” has only { $steps } steps.
replay-no-seat = There are { $seats } seats.
replay-about = { $steps } steps, seed { $seed },
replay-over = played to the end.
replay-open = not played to the end.
verdict-exact = { $name }: EXACT, { $step } steps.
verdict-unverified = { $name }: UNVERIFIED, { $step } steps agree, but something has changed:
verdict-diverged = { $name }: DIVERGED at step { $step }. Written down: { $expected }. What happens: { $found }.

## scene

help-scene = Scenes are text files: a position, what is done, what must come of it.
help-scene-short = Run scenes, or open one to play on from.
help-scene-run = Run scenes: files, or all of a folder. The exit status is 1 if one fails.
help-scene-run-short = Run scenes.
help-scene-quiet = Only show scenes that fail.
help-scene-show = Open the position of a scene and play on from it. Everybody sees everything, and everything can be taken back.
help-scene-show-short = Open a scene and play on from it.
help-scene-opponent = Who plays the other seats: human (you), greedy or random.
scene-none = There is no scene in { $name }.
scene-pass = pass
scene-fail = FAIL
scene-count = { $passed } of { $count } scenes pass.
