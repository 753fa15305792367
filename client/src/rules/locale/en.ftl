rules-title = Rules
rules-games = Games
rules-contents = Contents
rules-search = Search the rules
rules-found =
    { $count ->
        [0] No rules
        [one] 1 rule
       *[other] { $count } rules
    }
rules-what = { $count } rules in our own words. Each cites its source, and says where a source is silent and the decision is ours.
rules-none = Rule { $number } not found.
rules-see = See
rules-sections = Sections
rules-link-short = Link
rules-link-copied = Link to { $number } copied.
rules-book-wow = Comprehensive Rules 1.11
rules-book-wow7-4 = Comprehensive Rules 7.4, a later edition
rules-book-rb06 = Rulebook of 2006
rules-book-de06 = German rulebook of 2006
rules-book-inf = Inferred by us
rules-book-kw = Keywords
rules-book-ruling = Our rulings
rules-book-dm = Rulebook
rules-book-dm04 = Beginner's rulebook of 2004
rules-book-minis08 = Starter rulebook of 2008
rules-book-minis = Derived from it
rules-book-term = Terms
rules-play = Play it
rules-try = A rule on the table
rules-try-about = This position shows it: try what it allows and what it forbids.
rules-back-to = The rule
