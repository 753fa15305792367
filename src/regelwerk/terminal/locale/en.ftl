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
metavar-room = ROOM
metavar-guest = GUEST
metavar-kind-days = KIND=DAYS
metavar-game = The game
file-missing = file “{ $name }” not found
file-directory = “{ $name }” is a folder, not a file
file-forbidden = no permission to open “{ $name }”
file-error = “{ $name }”: { $why }
file-no-text = “{ $name }” is not a UTF-8 text file.

help-help = Show this help.
help-lang = Language: en or de (default: the language of your environment).
help-card-names = Names of cards in German texts: en or de (default: en; de where a source has a German name).
card-names-in-german = German names of cards stand in German texts: add --lang de, or leave --card-names out.
help-version = Show the version, and which form of the engine runs.
form-compiled = compiled
form-interpreted = interpreted
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

## pack

help-pack = Open booster packs, and see the odds.
help-pack-short = Open booster packs, and see the odds.
help-pack-open = Open booster packs of a set: the cards of each. The same seed opens the same packs.
help-pack-open-short = Open booster packs.
help-pack-count = Number of packs (default: 1).
help-pack-seed = Seed of the packs (default: 0).
help-pack-odds = How many cards of each rarity a booster pack of a set holds, and how likely a certain card is.
help-pack-odds-short = Show the odds of a booster pack.
pack-head = Pack { $number } of { $set }, seed { $seed }
pack-no-boosters = { $game } has no boosters.
pack-no-set = There are no boosters of the set “{ $name }”. Sets with boosters: { $sets }.
pack-odds-head = A booster of { $set } ({ $rule })
pack-odds-line = { $rarity }: { $mean } of { $cards } a pack; any of them in { $any } of the packs; a certain one in { $one }, one pack in { $packs }

## sealed and draft

help-sealed = Sealed deck: open six boosters, build a deck from them, and play against a computer that has opened six of its own. With FILE, play with a deck saved earlier; it is checked against the pool of the seed.
help-sealed-short = Open boosters, build a deck, play with it.
help-limited-seed = Seed of the boosters; the same seed opens the same ones (default: random).
help-limited-set = Set whose boosters are opened (default: the first of the game; “pack open” names them).
help-limited-opponent = Who plays against you (as for “play”; default: greedy).
sealed-head = { $packs } boosters of { $set }, seed { $seed }
sealed-deck-name = Sealed { $seed }
pool-help = build (suggest a deck), leader NAME (another hero, or other civilizations), add NAME, remove NAME, pool, deck, save FILE, play, quit
pool-prompt = Deck:
pool-kind = { $kind } ({ $count })
pool-leader = { $name }: { $count } cards
pool-no-card = The rest of the pool has no card “{ $name }”, or several of that name.
pool-not-in-deck = The deck has no card “{ $name }”, or several of that name.
pool-added = { $name } is in the deck now: { $count } cards.
pool-removed = { $name } is out of the deck now: { $count } cards.
pool-legal = The deck is legal, with { $count } cards.
pool-saved = Saved as { $name }.
pool-deck = Suggested: { $name }, { $count } cards
pool-why-leader = { "  " }{ $fitting } of the { $pool } cards of the pool can be in a deck of { $name }.
pool-why-curve = { "  " }Curve (cost: cards): { $curve }
pool-why-bodies = { "  " }{ $bodies } cards fight.
pool-why-sources = { "  " }{ $sources } quests pay for the rest and draw cards.
pool-why-best = { "  " }Best rated: { $names }
pool-why-lacking = { "  " }The pool has too few cards for it: { $count } are missing.
help-draft = Booster draft: take a card, pass the rest on. Without a command, a draft of eight begins, with you and seven computers.
help-draft-short = Draft boosters, play, look at drafts.
help-draft-start = Begin a draft. People sit in the first seats, computers in the others. Afterwards everybody builds a deck, and you play against the other drafters.
help-draft-start-short = Begin a draft.
help-draft-go = Go on with a saved draft, or play with the decks of one that is over.
help-draft-go-short = Go on with a saved draft.
help-draft-show = Show what was picked in a saved draft: by all, or by one seat with its pool.
help-draft-show-short = Show a saved draft.
help-draft-verify = Hold saved drafts again and check every pick. The exit status is 1 if one is damaged.
help-draft-verify-short = Verify saved drafts.
help-draft-fork = What if a seat had taken another card? Writes the draft from there to a new file. The others keep what they took in that pick; afterwards the computers pick anew.
help-draft-fork-short = Take another card in a saved draft.
help-draft-seats = Seats, 4 to 8 (default: 8).
help-draft-people = How many people pick at this keyboard (default: 1).
help-draft-seconds = Seconds for the first pick of a booster; later picks have less, at least 5. Then a computer picks for you (default: no limit).
help-draft-seat = Seat, from 1.
help-draft-pick = Which pick of the draft, from 1.
help-draft-to = File for the new draft.
help-draft-finish = Let computers make all picks that are left, in every seat.
draft-people = { $people } people can't sit in { $seats } seats.
draft-begins = Draft of { $set }, { $seats } seats
draft-help = Pick by number or name; hint, pool, pack, save FILE, quit
draft-head = Booster { $round } of { $rounds }, pick { $pick } of { $picks }; the rest goes to the { $to }
draft-left = left
draft-right = right
draft-prompt = Pick:
draft-time = { $seconds } seconds
draft-too-late = The time was up: a computer has picked { $name } for you.
draft-picked = You take { $name }.
draft-hint = A computer would take { $name }.
draft-what = That is no number or name of exactly one card of the pack. Also: hint, pool, pack, save FILE, quit.
draft-save-several = A save file shows what everybody has taken. With several people at one screen, the draft can be saved only after it is over.
draft-saved = Saved as { $name }. “regelwerk draft go” goes on with it.
draft-over = The draft is over
draft-drafter = { "  " }{ $number } { $name }: { $leader }
draft-against = Play against (number, “all”, “save FILE” or “quit”):
draft-against-what = Type the number of a seat, “all”, “save FILE” or “quit”.
draft-bad = { $name } is no draft that can be held again: { $why }
draft-verified = { $name }: verified, { $picks } picks, the draft is over
draft-verified-open = { $name }: verified, { $picks } picks, the draft is not over
draft-no-seat = There is no seat { $number }: the draft has { $seats }.
draft-pick = Pick { $number }, { $who }: { $name }
draft-not-there = In pick { $number } there is no card “{ $name }” in that pack, or several.
draft-exists = { $name } exists already.
draft-forked = { $name }: the draft with { $card } in pick { $number }

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
help-serve-address = Address (host:port) at which a proxy reaches this server if several share a PostgreSQL (default: host and port).
help-serve-origin = Public address of the server if it runs behind a reverse proxy; may be given several times.
help-serve-check = Check a data folder (with --database, that database), say what is damaged, and exit.
help-serve-keep = Delete what is older: finished, abandoned or computers (rooms), chat, reports or guests, for example chat=30; 0 keeps it for ever. May be given several times.
serve-bad-keep = “{ $text }” is not a time to keep something for. Give KIND=DAYS with one of: { $kinds }.
help-serve-open = Open the browser, and log only what is wrong.
serve-at = The table is at { $address }   (Ctrl+C stops it; games are kept in { $folder })
serve-in-use = Another server is using the folder “{ $folder }”.
serve-missing = The web server needs a package that is not installed ({ $name }): pip install 'regelwerk[server]'
serve-database-missing = The database { $why } is missing or empty, although games were kept in it. Restore it from a backup. To begin with a new one, delete its line in the file databases of the data folder.
serve-check-good = Nothing is damaged.
serve-check-missing = The database { $why } is missing or empty.
serve-check-integrity = The database is damaged: { $why }
serve-check-room = Room { $name } cannot be read.
serve-check-steps = Room { $name }: steps that are damaged or missing: { $why }
serve-check-games = Room { $name }: games of its match that are damaged or missing: { $why }
serve-check-snapshot = Room { $name }: the snapshot cannot be read.
serve-check-event = Sealed event or draft { $name } cannot be read.
serve-check-replay = Replay { $name } cannot be read.
serve-database-driver = The database needs a package that is not installed ({ $why }): pip install 'regelwerk[server,postgres]'
serve-database-address = This database address can't be used ({ $why }). Give one like postgresql://user@host/name, or none to use the file in the folder.
serve-database-newer = This database was used by a newer version of Regelwerk; this version can't read it. ({ $why })
serve-database-key = Another server uses this database with another key ({ $why }): guests of one would be strangers to the other. Copy the file key of its data folder.
serve-database-closed = The database can't be used: { $why }

## admin

help-admin = Look after a web server that runs or is stopped: its rooms, its guests, what they leave behind.
help-admin-short = Look after a web server.
help-admin-rooms = List the rooms that wait or are being played: code, game, status, last change (UTC), steps, and who sits there, with the guest's number.
help-admin-rooms-short = List rooms.
help-admin-all = Finished rooms, too.
help-admin-close = Close a room: nobody can play on there. What has been played can still be looked at.
help-admin-close-short = Close a room.
help-admin-mute = Mute a guest: it can play, but says nothing any more.
help-admin-mute-short = Mute a guest.
help-admin-unmute = Let a muted guest speak again.
help-admin-unmute-short = Let a muted guest speak again.
help-admin-bans = List the banned addresses.
help-admin-bans-short = List the banned addresses.
help-admin-ban = Ban an address: it is refused everything. An IPv6 address stands for its /64 network.
help-admin-ban-short = Ban an address.
help-admin-unban = Lift the ban of an address.
help-admin-unban-short = Lift the ban of an address.
help-admin-export = Print all that is stored about a guest, as JSON.
help-admin-export-short = Print all that is stored about a guest.
help-admin-forget = Delete all that is stored about a guest. Its open rooms are closed; finished games keep their steps and decks, without its name.
help-admin-forget-short = Delete all that is stored about a guest.
help-admin-delete-replay = Delete a replay for everybody.
help-admin-delete-replay-short = Delete a replay.
admin-no-folder = There is no folder “{ $folder }”. Give the data folder of the server with --data.
admin-silent = A server holds this data folder but has not answered; nothing was done.
admin-no-rooms = No rooms.
admin-no-bans = No address is banned.
admin-open-seat = (open)
admin-status-waiting = waiting
admin-status-playing = playing
admin-status-over = over
admin-bad-address = “{ $name }” can't be banned. Give an IPv4 address, or an IPv6 address or its /64 network, but not this machine's own.
admin-unknown-room = There is no room { $name }.
admin-unknown-guest = Nothing is stored about a guest { $name }.
admin-unknown-address = { $name } is not banned.
admin-unknown-replay = There is no replay { $name }.
admin-done-close = Room { $name } is closed.
admin-done-mute = Guest { $name } is muted.
admin-done-unmute = Guest { $name } can speak again.
admin-done-ban = { $name } is banned.
admin-done-unban = The ban of { $name } is lifted.
admin-done-forget = All that was stored about guest { $name } is deleted.
admin-done-delete-replay = Replay { $name } is deleted.

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
      regelwerk play --match 3
      regelwerk play duelmasters --seats 4 --teams 2 --opponent human --opponent greedy --opponent greedy
help-play-deck = Your deck: the name of one that comes with the game, or a file; “list” shows the available decks.
help-play-opponent-deck = Your opponent's deck; with several opponents, one for all of them, or the option once for each.
help-play-opponent = Who plays against you, by name (pip, wren, mirel, corvin, sable, orsa; “list” shows who they are) or by level: beginner, greedy (looks one action ahead), club, expert, master (the strongest), random, or human (at the same keyboard); with several opponents, one for all of them, or the option once for each.
help-play-name = Player names, yours first.
help-play-seats = Number of players (default: 2); the others sit clockwise after you.
help-play-teams = Number of teams, all of the same size; team mates and opponents sit alternately. Without it, everyone plays for themselves.
help-play-table = A ready table of three or four, with its decks and teams (--table list shows them).
play-table-alone = A ready table has its decks, seats and teams already: leave out --deck, --opponent-deck, --seats and --teams.
play-no-table = There is no ready table “{ $name }”; available: { $tables }.
play-table-team = Team { $number }
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
help-play-watch-thinking = Show what the computer players are weighing, but no card of their hands.
help-play-seed = Random seed: the same seed deals the same cards.

player-number = Player { $number }
player-beginner = sees what is big and forgets blockers
player-greedy = looks one action ahead
player-club = plays its best ideas on in its head
player-expert = weighs its ideas in several possible games
player-master = thinks longest
player-random = plays at random
player-goldfish = does nothing
opponents-named = Opponents:
opponents-plain = Without a character:
opponents-level = level { $level }
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
stops-head = You are asked where something you could do would matter now and not later. You can also be asked here whenever you can do anything (“stops 3” changes the third):
stops-nowhere = You are asked wherever you can choose anything; there is nothing to set in this game.
stop-why = Why now: { $what } (now or not at all)
stop-on = Stop added: { $name }.
stop-off = Stop removed: { $name }.
stop-none = Unknown stop “{ $name }”.
auto-on = Auto-pass is on: you are asked where something you could do would matter now and not later.
auto-full = You are asked wherever you can do anything.
auto-off = Auto-pass is off: you are asked at every question.
auto-passed = (Turn { $turn }, { $stop }: passed automatically, nothing else to do.)
auto-what = “auto on”: asked where it matters; “auto full”: wherever you can do anything; “auto off”: everywhere.
card-stop-what = Which card? For example: never fire blast
card-stop-always = { $name }: you are asked whenever you can use it.
card-stop-never = { $name }: you are not asked because of it. You can still use it whenever you are asked.
card-stop-usual = { $name }: you are asked where it would matter.
ignore-nothing = There is nothing here to ignore for this turn.
end-sure = End the turn? { $undone } (“yes” or “end” ends it; “ask off” turns this question off.)
end-not-now = You can't end your turn here. “options” lists what you can do: “pass” passes where you may, “back” takes back the last step.
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
saved-open = Saved to “{ $name }”. Anyone who reads the file can see your opponent's hand. Continue with “regelwerk { $typed }”.

table-help-head =
    You can type:
      3             choose that option
table-help =
    {"  "}back          undo the last step; undo: the last decision, unless hidden cards were seen or drawn since
      cancel        undo the whole announcement
      hint          what a strong player would do, and why (against computers)
      preview 3     what will come of option 3, as far as it is certain
      show CARD     show a card
      rule NUMBER   show a rule; rule WORDS searches
      table         show the table; options: the question; graveyard: the piles
      lists         show all lists if lists are open; lists NAME: one of them
      log           the latest events with their rules; log 50, log all
      stops         where else you are asked; auto on, full or off: where it matters, wherever you can do anything, always
      always CARD   be asked whenever it can be used; never CARD; usual CARD; ignore: pass, and not again this turn
      undo pass     back to the question that was passed automatically last
      ask off       end your turns without a question; pass never ends your turn, end does
      save FILE     save the game; concede; offer draw; quit
      {"["}..] after a line is the rule that applied; * means inferred or proposed

preview-what = Preview of what? Type the number of an option or its words after “preview”, for example: preview 3
preview-nothing = Nothing comes of that by itself that could be told before.
preview-several = Several things are chosen here; a preview needs a single option.
hint-people = Hints are for games against computers; at this table there are several people.

lists-closed = Lists are closed in this game. [Lists are closed]
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
help-lab-on = Play on a cluster instead of on this machine: dask://host:port of Dask’s scheduler, or ray://host:port of Ray’s client server.
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

## learn

help-learn = A guided first game of five to eight minutes: a teacher explains one thing at a time, asks for a move, and lets go in the second half. You need to have read nothing.
help-learn-short = Learn a game by playing.
help-learn-more =
    Examples:
      regelwerk learn
      regelwerk learn duelmasters
      regelwerk learn --continue my.replay
      regelwerk learn --check my.lesson
    During a lesson “hint” says what the teacher waits for, and “save FILE” keeps the lesson for later.
help-learn-differences = What is different for players of Magic, Hearthstone or Warhammer, in place of a lesson.
help-learn-file = Play a lesson of your own.
help-learn-continue = Go on with a lesson that was saved during it.
help-learn-check = Check a lesson of your own: everything in it that is wrong, with line and column.
help-learn-seed = Random seed for the half that is your own.
teacher = Wren
learn-known = If you know { $game }
lesson-begins = About { $minutes } minutes. “hint” says what to do, “save FILE” keeps the lesson, “quit” leaves it.
lesson-enter = [Enter]
lesson-take-back = [Enter] take it back, “on” to play on all the same:
lesson-hint = Type: { $command }
lesson-no-hint = The game is your own now: “options” shows what you can do.
lesson-next = Again, without me: { $typed }
lesson-none = “{ $name }” has no guided first game. There is one of: { $games }.
lesson-faulty = { $name } can't be played as it is written.
lesson-good = { $name }: fine. The learner is asked for { $awaited } moves, and told { $said } things.
lesson-not-saved = “{ $name }” is not a saved lesson. Other games: “regelwerk replay resume”.

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

## review

help-review = Review a recorded game: how the chance to win went for a player, with its uncertainty; the three moments that decided it; what would have been better, and what it was worth. All of it is judged by what players could know. The same replay gives the same review.
help-review-short = Review a recorded game.
help-review-more =
    Examples:
      regelwerk review my.replay
      regelwerk review my.replay --seat 2 --format json
help-review-format = text, or json with all numbers.
help-review-seed = Seed of the games played on from each position (default: 0).
review-title = Review of { $name }
review-empty = This game ended before its first turn; there is nothing to review.
review-curve = How likely player { $seat } was to win at the start of each turn, and within what bounds (95 %):
review-moment = { $number }. { $turn }: from { $before } to { $after } %
review-resume = Play on from there: regelwerk replay resume "{ $name }" --at { $step } --seat { $seat }

## puzzle

help-puzzle = Puzzles: positions from games between computer players, with a task and a proof. Nothing hidden and no chance decides: decks are blank, the other side's shields lie open, its hand is empty.
help-puzzle-short = Solve, check and find puzzles.
help-puzzle-list = List the puzzles that come with Regelwerk, with what is asked for and the number of moves it takes.
help-puzzle-list-short = List the puzzles.
help-puzzle-play = Solve a puzzle. The other side answers as the proof says, a wrong move is refuted and taken back. “hint” shows a right move, “solution” the proof.
help-puzzle-play-short = Solve a puzzle.
help-puzzle-play-more =
    Examples:
      regelwerk puzzle play                  the puzzle of the day
      regelwerk puzzle play duelmasters      the puzzle of the day of that game
      regelwerk puzzle play duelmasters/03   this puzzle
      regelwerk puzzle play mine/9-1.scene   the puzzle in this file
help-puzzle-today = The puzzle of the day; so it is without a name, too.
help-puzzle-file = A puzzle from a file.
help-puzzle-check = Prove puzzles anew: the depth, every solution, that the player who looks one action ahead fails, and that nothing can be left out. Without files all that come with Regelwerk. The exit status is 1 if one is wrong.
help-puzzle-check-short = Prove puzzles.
help-puzzle-quick = Do not try what can be left out.
help-puzzle-find = Find puzzles: plays games between computer players, and searches the last turns of each. The same number and seed find the same puzzles.
help-puzzle-find-short = Find new puzzles.
help-puzzle-games = Number of games (default: 10).
help-puzzle-seed = Random seed of the games (default: 0).
help-puzzle-survive = Puzzles in which the turn of the other side has to be survived, or in the Miniatures a tick.
help-puzzle-player = Who plays these games (default: greedy).
help-puzzle-out = Folder to write the puzzles to; without it they are printed.
puzzle-task-win = { $name } wins this turn.
puzzle-task-attack = { $name } wins this turn: find the only attack to begin with.
puzzle-task-survive = { $name } survives this turn of the other side, whatever it does.
puzzle-depth = { $depth } moves
puzzle-about = { $depth } moves. All cards that matter are open; a drawn card is blank. “hint” shows a move, “solution” the proof, “quit” leaves.
puzzle-none = No puzzles.
puzzle-unknown = There is no puzzle “{ $name }”. “regelwerk puzzle list” shows all.
puzzle-hint = Type: { $command }
puzzle-uncertain = That leaves it to chance, or to cards that nobody knows: it cannot be certain. Taken back.
puzzle-wrong = That does not win: { $line }. Taken back.
puzzle-too-late = After that nothing wins any more this turn, whatever the other side does. Taken back.
puzzle-task-score = { $name } wins by points at the end of this tick, however the dice fall.
puzzle-about-score = { $depth } moves. The other side has no action cards, and the dice, on either side, fall as badly for you as they can. “hint” shows a move, “solution” the proof, “quit” leaves.
puzzle-wrong-score = That is not certain to be enough: { $line }. Taken back.
puzzle-too-late-score = After that nothing wins any more this tick, whatever the other side does. Taken back.
puzzle-task-hold = { $name } holds out until the end of this tick, however the dice fall: the other side’s next point wins.
puzzle-wrong-hold = That is not certain to hold: { $line }. Taken back.
puzzle-too-late-hold = After that nothing helps any more this tick. Taken back.
puzzle-wrong-survive = That does not survive: { $line }. Taken back.
puzzle-too-late-survive = After that nothing helps any more this turn. Taken back.
puzzle-solved = Solved!
puzzle-solutions = { $count ->
    [one] The only solution:
   *[other] The { $count } solutions:
}
puzzle-proof = The proof, with every answer:
puzzle-fine = proven.
puzzle-count = { $right } of { $count } puzzles are as they say.
puzzle-found = { $count } puzzles in { $games } games.
puzzle-fault-too-large = the proof is too large
puzzle-fault-no-solution = there is no solution
puzzle-fault-depth = the depth is wrong
puzzle-fault-solutions = the solutions are not those of the file
puzzle-fault-task = the task is not that of the file
puzzle-fault-easy = the player who looks one action ahead solves it
puzzle-fault-not-minimal = something can be left out

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

## match

help-play-match = A match: best of so many games. Between games, cards are exchanged with the side deck in secret, and the loser of a game says who goes first in the next one.
match-game = Game { $number }, best of { $length }
match-score = The match stands at { $score }.
match-score-part = { $name } { $wins }
match-won = { $name } wins the match.
match-drawn = The match is drawn.
exchange-main = Main deck ({ $count })
exchange-side = Side deck ({ $count })
exchange-help = Exchange cards one for one: “Fireball for Fire Blast” takes Fireball out and puts Fire Blast in. “deck” shows your cards, “reset” takes everything back, “save FILE” saves the match, “done” begins the next game.
exchange-prompt = exchange>
exchange-what = Name a card of your main deck and one of your side deck: “Fireball for Fire Blast”; “done” if you are ready.
exchange-no-card = “{ $name }” is not exactly one card there.
exchange-swapped = { $into } for { $out }
exchange-reset = Nothing is exchanged.
help-replay-game = Of a match: the game with this number.
match-which-game = “{ $name }” is a match of { $games } games: say which with --game.
match-no-game = “{ $name }” has { $games ->
    [one] only one game
   *[other] only { $games } games
}.
match-at = “{ $name }” is a match and is resumed where it stands; with --game one of its games is resumed by itself, from any step.
match-about = best of { $length }, { $score },
game-number = Game { $number }
game-won = won by { $name }
game-drawn = drawn
match-verdict-exact = { $name }: EXACT, { $games ->
    [one] one game
   *[other] { $games } games
}.
match-verdict-unverified = { $name }: UNVERIFIED, { $games ->
    [one] one game agrees
   *[other] { $games } games agree
}, but something has changed:
match-verdict-diverged = { $name }: DIVERGED:
help-sim-match = Play matches, best of so many games, in place of single games; --games then counts matches.
sim-match-two = A match is played by two players.
sim-matches = matches best of { $length }, { $games } games in all

## tournaments

help-event = Tournaments of 4 to 64 players, people and computers: Swiss, single and double elimination, round robin. A tournament is one file with everything in it.
help-event-short = Hold tournaments.
help-event-more =
    regelwerk event new cup.event --players 8
    regelwerk event play cup.event --to-end
    regelwerk event show cup.event --explain
help-event-new = Set up a tournament in a new FILE. People are named with --people; computers fill it up.
help-event-new-short = Set up a tournament.
help-event-deck = Say with which DECK (a name or a file) somebody plays, before the first round. Of sealed or drafted cards the deck is built here if none is named.
help-event-deck-short = Choose or build somebody's deck.
help-event-draft = Draft: people pick at this keyboard, pod by pod, the computers at once. It goes on where it was left.
help-event-draft-short = Draft with the people of a tournament.
help-event-show = Show how a tournament stands: pairings, results, standings.
help-event-show-short = Show pairings and standings.
help-event-play = Play the round that is on, or pair and play the next one: first the matches between computers, then those of people, at this keyboard. A match that is left is begun anew the next time.
help-event-play-short = Play a round.
help-event-next = Pair the next round without playing it.
help-event-next-short = Pair the next round.
help-event-result = Enter how a match of this round went: the number of its TABLE, and as SCORE the games of the first and of the second player, 2-1, or 1-1-1 with drawn games. A later result replaces an earlier one.
help-event-result-short = Enter the result of a match.
help-event-drop = Somebody (NAME or number) drops out; an open match goes to the other player.
help-event-drop-short = Let somebody drop out.
help-event-verify = Check files of tournaments: every pairing, every deck, and with --games the matches between computers. The exit status is 1 if something is wrong.
help-event-verify-short = Verify files of tournaments.
help-event-players = Players, 4 to 64 (default: 8).
help-event-people = Names of the people who play.
help-event-computers = Computer players, in turn (default: those who play a game in seconds; the stronger ones take minutes).
help-event-system = swiss (default), single or double elimination, or round-robin.
help-event-format = constructed (decks or parties of one's own, default), sealed or draft.
help-event-rounds = Rounds of a Swiss tournament (default: as many as leave one player without a defeat).
help-event-minutes = Minutes for a round, for whoever keeps the clock (default: no limit).
help-event-seed = Seed of the tournament: pairings, packs and games come from it (default: random).
help-event-round = Show this round in place of the last one.
help-event-explain = Explain the system and what decides the standings.
help-event-alone = Play only the matches between computers.
help-event-to-end = Go on round by round as long as no match is left open.
help-event-games = Play the matches between computers again, and compare.
event-head = Tournament: { $game }, { $players } players
event-length = best of { $length }
event-minutes = { $minutes } minutes a round
event-made = Set up in { $name }.
event-need-decks = { $game ->
    [wowminis] Still without a party: { $names }. “regelwerk event deck { $file } NAME PARTY” says with which one somebody plays.
   *[other] Still without a deck: { $names }. “regelwerk event deck { $file } NAME DECK” says with which one somebody plays.
}
event-need-draft = { $names } still have to draft: “regelwerk event draft { $file }”.
event-too-many = The tournament has { $players } players, and { $named } are named.
event-bad = { $name } is no tournament that can be gone on with: { $why }
event-round = Round { $number }
event-round-of = Round { $number } of { $rounds }
event-no-round = There is no round { $number }: { $rounds } have been paired.
event-bye = { $name } has a bye
event-open = open
event-standings = Standings
event-final = Final standings
event-player = Player
event-record = Matches
event-out-in = Out in
event-gone = (dropped out)
event-won = { $names } wins the tournament.
event-won-several = First together: { $names }.
event-over = The tournament is over.
event-dropped = { $name } has dropped out.
event-name-deck = Name the deck: a ready one or a file.
event-deck = { $name } plays with { $deck }.
event-no-draft = Nothing is drafted in this tournament, or not any more.
event-drafted = All cards have been drafted.
event-again = A drawn match needs a winner here: it is played again.
event-pod = Pod { $number }: { $names }
event-differs = round { $round }, table { $table }: played again, the match ends { $score }
event-verified = { $name }: verified, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, the tournament is not over
event-verified-over = { $name }: verified, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, the tournament is over
