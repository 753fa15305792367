parties-title = Parties
parties-tab-parties = Parties
parties-tab-cards = Figures, cards, boards
parties-tab-new = New party
parties-tab-import = Import
parties-tab-own = Custom files
parties-mine = My parties
parties-none = You haven't saved any parties yet. Build or import one, or copy one from below.
parties-ready = Preconstructed parties
parties-unnamed = Unnamed party
parties-search-example = class:mage honor<=5 heal
parties-boards = Boards
parties-paste = Party as text: one figure per line, with its cards indented below
parties-import-how = Names may be in English or German. A scenario line names the scenario that the party is meant for.
parties-import-legal =
    { $count ->
        [one] Legal, 1 figure
       *[other] Legal, { $count } figures
    }
parties-party = Party
parties-name = Party name
parties-scenario = Scenario
parties-scenario-about = About { $name }
parties-copy = Copy to my parties
parties-play = Play against the computer
parties-legal = Legal, honor { $honor }
parties-drop-sure = Delete this party? Games already played with it are not affected.
parties-drop = Remove { $name }
parties-bar = Action bar cards of { $name }
parties-bar-more = + card
parties-bar-done = Done
parties-nothing = No figures yet. Add some from the list.
parties-figures = Figures
parties-cards-for = Action bar cards for { $name }
parties-own-what = Enter the stats of the figures, cards, boards and scenarios you own, or make up new ones. A figure with the same name as one of ours replaces it. The files are stored in this browser and sent along with the games you start.
parties-own-upload = Upload files
parties-own-write = New file
parties-own-name = File name
parties-own-text = Definitions
parties-own-keep = Check and save
parties-own-kept = File saved.
parties-own-faults =
    { $count ->
        [one] 1 problem. None of your files is used until it is fixed.
       *[other] { $count } problems. None of your files is used until they are fixed.
    }
parties-own-good = No problems found.
parties-own-where = Line { $line }, column { $column }:
parties-own-edit = Edit
parties-own-none = No files yet.
parties-own-found = Contents
