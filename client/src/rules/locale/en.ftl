rules-title = Rules
rules-games = Games
rules-contents = Contents
rules-search = Search the rules
rules-found =
    { $count ->
        [0] No rule
        [one] One rule
       *[other] { $count } rules
    }
rules-what = { $count } rules in our own words. Each names its source, and says where a source was silent and we decided.
rules-none = There is no rule { $number }.
rules-see = See
rules-sections = Sections
rules-link-short = Link
rules-link-copied = The link to { $number } is copied.
rules-book-wow = Comprehensive Rules 1.11
rules-book-wow7-4 = Comprehensive Rules 7.4, a later edition
rules-book-rb06 = Rulebook of 2006
rules-book-de06 = Rulebook of 2006, German
rules-book-inf = Inferred by us
rules-book-kw = Keywords
rules-book-ruling = Rulings of ours
rules-book-dm = Rulebook
rules-book-dm04 = Beginner's rulebook of 2004
rules-book-minis08 = Starter rulebook of 2008
rules-book-minis = What follows from it
rules-book-term = Terms
