decks-title = Decks
decks-games = Games
decks-tab-decks = Decks
decks-tab-cards = Cards
decks-tab-new = New deck
decks-tab-import = Import
decks-mine = My decks
decks-none = You haven't saved any decks yet. Build or import one, or copy one from below.
decks-ready = Preconstructed decks
decks-learning = starter
decks-unnamed = Unnamed deck
decks-play = Play
decks-drop = Delete
decks-drop-this = Delete { $name }
decks-drop-sure = Delete this deck? Games already played with it are not affected.
decks-dropped = { $name } deleted.
decks-search = Search
decks-search-example = t:ally cost<=3 class:druid heal
decks-filters = More filters
decks-fewer-filters = Fewer filters
decks-any = any
decks-clear = Reset filters
decks-order = Sort
decks-order-set = by set
decks-order-name = by name
decks-order-cost = by cost
decks-order-type = by type
decks-field-type = Type
decks-field-class = Class
decks-field-civilization = Civilization
decks-field-faction = Faction
decks-field-rarity = Rarity
decks-field-set = Set
decks-field-tag = Tag
decks-field-race = Race
decks-field-race-duelmasters = Race
decks-field-keyword = Keyword
decks-field-is = Attribute
decks-field-score_ticks = Scores at tick
decks-field-cost = Cost
decks-field-honor = Honor
decks-value-common = Common
decks-value-uncommon = Uncommon
decks-value-rare = Rare
decks-value-epic = Epic
decks-value-token = Token
decks-value-instant = Instant
decks-value-ongoing = Ongoing
decks-value-unique = Unique
decks-value-unlimited = Unlimited
decks-value-hero = Hero
decks-not-understood = Not understood: { $what }
decks-found =
    { $count ->
        [0] No cards
        [one] 1 card
       *[other] { $count } cards
    }
decks-more = Show more
decks-card = { $name }. { $line }
decks-rule = rule { $number }
decks-curve = Cards by cost, { $mean } on average
decks-curve-bar = Cost { $cost }: { $count }
decks-test = Test this deck
decks-test-about = The computer player “{ $player }” plays your deck against each deck that comes with the game, { $games } times, with the same deals from both seats. It is not how well you play it that is measured.
decks-test-done = { $done } of { $total } games
decks-test-overall = { $rate } % of the points, 95 %: { $low } to { $high }
decks-test-against = Against
decks-test-points = Points
decks-test-interval = 95 %
decks-test-cards = Its cards, by how much better the deck did when they were drawn
decks-test-card = Card
decks-test-drawn = Drawn
decks-test-not-drawn = Not drawn
decks-test-hint = Whoever draws a card late plays a long game, so the difference is a hint and no proof. “regelwerk lab swap” measures what a card is worth.
decks-test-title = Test of { $name }
decks-test-keep = Save the report
decks-test-stop = Stop
decks-test-again = Test again
decks-sample = Sample hand
decks-sample-left = { $count } left in the deck
decks-sample-draw = Draw a card
decks-sample-again = New hand
decks-save-file = Save as { $file }
decks-paste = Deck as text, one card per line
decks-check = Check
decks-file = or choose a file
decks-report = Result
decks-import-how = Names may be in English or German, with the count before or after the name. Each line gets a result.
decks-import-legal = Legal, { $count } cards
decks-import-faults =
    { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }
decks-import-build = Open in the builder
decks-import-rest = Keep the lines that were read
decks-line-bad = error:
decks-line-good = OK:
decks-panes = View
decks-pane-cards = Cards
decks-pane-deck = Deck ({ $count })
decks-only-legal = Only cards that can be in a deck
decks-only-fitting = Only cards that fit { $hero }
decks-name = Deck name
decks-format = Format
decks-edition = Rules
decks-hero = Hero
decks-hero-none = not chosen
decks-hero-take = Make this the hero
decks-save = Save
decks-is-saved = Saved
decks-save-new = Save as copy
decks-saved = { $name } saved.
decks-copy = Copy to my decks
decks-export = Export
decks-export-title = { $name } as text
decks-copy-link = Copy link
decks-print = Print
decks-link-damaged = This link does not hold a whole deck. Ask for it again.
decks-legal = Legal, { $count } cards
decks-faults =
    { $count ->
        [one] Not legal yet: 1 problem
       *[other] Not legal yet: { $count } problems
    }
decks-part = Part of the deck
decks-main = Main deck ({ $count })
decks-side = Side deck ({ $count })
decks-nothing = No cards yet. Add some from the list.
decks-less = Remove one { $name }
decks-more-of = Add one { $name }
decks-alone = Play it alone
decks-alone-about = Against somebody who does nothing: how does the deck run?
decks-try = Against Mirel
decks-sample-sorted = By cost
