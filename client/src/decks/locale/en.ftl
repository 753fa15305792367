decks-title = Decks
decks-games = Games
decks-tab-decks = Decks
decks-tab-cards = Cards
decks-tab-new = Build one
decks-tab-import = Import
decks-mine = Mine
decks-none = You have kept no deck yet. Build one, import one, or copy one of those below.
decks-ready = Ready to play
decks-learning = for a first game
decks-unnamed = Deck without a name
decks-play = Play with it
decks-drop = Delete
decks-drop-this = Delete { $name }
decks-drop-sure = The deck is gone then. Games that were played with it stay as they are.
decks-dropped = { $name } is deleted.
decks-search = Search
decks-search-example = t:ally cost<=3 class:druid heal
decks-filters = More filters
decks-fewer-filters = Fewer filters
decks-any = any
decks-clear = Clear all
decks-order = Order
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
decks-field-tag = Kind
decks-field-race = Race
decks-field-keyword = Keyword
decks-field-is = Is
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
        [0] No card
        [one] One card
       *[other] { $count } cards
    }
decks-more = More
decks-card = { $name }. { $line }
decks-rule = rule { $number }
decks-curve = Cards by cost, { $mean } on average
decks-curve-bar = Cost { $cost }: { $count }
decks-sample = Sample hand
decks-sample-left = { $count } left in the deck
decks-sample-draw = Draw a card
decks-sample-again = Another hand
decks-save-file = Save as { $file }
decks-paste = A deck as text, a card in each line
decks-check = Check
decks-file = or a file
decks-report = What was read
decks-import-how = Names may be English or German. The count stands before or behind the name. Every line is answered.
decks-import-legal = Legal, { $count } cards
decks-import-faults =
    { $count ->
        [one] One thing is wrong
       *[other] { $count } things are wrong
    }
decks-import-build = Go on in the builder
decks-import-rest = Go on with what could be read
decks-line-bad = wrong:
decks-line-good = read:
decks-panes = What is shown
decks-pane-cards = Cards
decks-pane-deck = Deck ({ $count })
decks-only-fitting = only cards that fit { $hero }
decks-name = Name of the deck
decks-format = Format
decks-edition = Rules
decks-hero = Hero
decks-hero-none = not chosen
decks-hero-take = This is the hero
decks-save = Save
decks-is-saved = Saved
decks-save-new = Save as another
decks-saved = { $name } is saved.
decks-copy = Copy to my decks
decks-export = Export
decks-export-title = { $name } as text
decks-legal = Legal, { $count } cards
decks-faults =
    { $count ->
        [one] Not legal yet, for one reason
       *[other] Not legal yet, for { $count } reasons
    }
decks-part = Part
decks-main = Main deck ({ $count })
decks-side = Side deck ({ $count })
decks-nothing = No cards yet. Take some from the cards beside it.
decks-less = One { $name } less
decks-more-of = One { $name } more
