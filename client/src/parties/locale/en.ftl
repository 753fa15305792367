parties-title = Parties
parties-tab-parties = Parties
parties-tab-cards = Figures, cards, boards
parties-tab-new = Build one
parties-tab-import = Import
parties-tab-own = My own files
parties-mine = Mine
parties-none = You have kept no party yet. Build one, import one, or copy one of those below.
parties-ready = Ready to play
parties-unnamed = Party without a name
parties-search-example = class:mage honor<=5 heal
parties-boards = Boards
parties-paste = A party as text: a figure in each line, its cards indented below it
parties-import-how = Names may be English or German. A scenario line says what the party is meant for.
parties-import-legal =
    { $count ->
        [one] Legal, one figure
       *[other] Legal, { $count } figures
    }
parties-party = The party
parties-name = Name of the party
parties-scenario = Scenario
parties-scenario-about = What { $name } is about
parties-copy = Copy to my parties
parties-play = Play against the computer
parties-legal = Legal, honor { $honor }
parties-drop = Take { $name } away
parties-bar = Action cards of { $name }
parties-bar-more = + card
parties-bar-done = done
parties-nothing = No figures yet. Take some from those beside it.
parties-figures = Figures
parties-cards-for = Action cards for { $name }
parties-own-what = Enter the numbers of the figures, cards, boards and scenarios you own, or make up new ones. A figure that has the name of one of ours takes its place. The files are kept in this browser and go along with the games you begin.
parties-own-upload = Upload files
parties-own-write = Write one here
parties-own-name = Name of the file
parties-own-text = Definitions
parties-own-keep = Check and keep
parties-own-kept = The file is kept.
parties-own-faults =
    { $count ->
        [one] One thing is wrong. Until it is right, none of your files is used.
       *[other] { $count } things are wrong. Until they are right, none of your files is used.
    }
parties-own-good = everything could be read
parties-own-where = Line { $line }, column { $column }:
parties-own-edit = Edit
parties-own-none = No files yet.
parties-own-found = What is in them
