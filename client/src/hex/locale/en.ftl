hex-board = Board: { $board }
hex-timeline = Timeline of ten ticks
hex-tick =
    { $now ->
        [now] Tick { $tick }, the master clock stands here
       *[other] Tick { $tick }
    }
hex-tick-of = { $name } has its turn at tick { $tick }
hex-tick-next = { $name } has its turn at tick { $tick } of the next round
hex-cost =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
hex-figure = { $name } of { $player }, on { $space }, { $health } of { $of } health, clock { $dial } { $state }
hex-view = View
hex-closer = Closer
hex-farther = Farther
hex-fit = The whole board
hex-party-of = Party of { $player }
hex-bar-of = Action cards of { $name }
hex-bar-hint = Cards with a dashed rim lie face down: only you know them.
hex-sight-from = From { $name }:
hex-sight-clear = In sight, { $distance } away
hex-sight-blocked = Not in sight: blocked on { $spaces }
hex-sight-none = Not in sight: no path leads there
hex-sight-longer = The longer clear path does not count.
hex-odds-damage = { $mean } damage on average
hex-odds-heal = heals { $mean } on average
hex-odds-destroys = destroys: { $percent } %
hex-odds-bar = { $number }: { $percent } percent
hex-odds-answer = against { $card }: { $mean } on average
hex-dice = Dice
hex-die-critical = { $die }: critical
hex-die-success = { $die }: success
hex-die-fail = { $die }: failed
hex-hits =
    { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
hex-why-which = Which figure, space or card is it about?
hex-panes = What is shown
hex-pane-parties = Parties
hex-pane-look = Figure
hex-pane-log = Log
verb-act = Act with it
verb-move = Move there
hex-help-mouse = Spaces and figures that glow can be clicked; the figure whose turn it is can also be dragged to where it shall go or onto whom it shall attack. Point at a figure to see where it could go and whether it is in sight. Wheel and drag move the board; + and − bring it closer or farther, 0 shows all of it.
hex-help-touch = On a touch screen, a first tap points at a space and a second one goes there; two fingers bring the board closer.
