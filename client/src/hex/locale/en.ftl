hex-board = Board: { $board }
hex-timeline = Timeline of ten ticks
hex-tick =
    { $now ->
        [now] Tick { $tick }, master clock
       *[other] Tick { $tick }
    }
hex-tick-of = { $name } acts at tick { $tick }
hex-tick-next = { $name } acts at tick { $tick } of the next round
hex-cost =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
hex-figure = { $name } of { $player }, on { $space }, { $health } of { $of } health, clock { $dial } { $state }
hex-view = Zoom
hex-closer = Zoom in
hex-farther = Zoom out
hex-fit = Fit board
hex-party-of = Party of { $player }
hex-bar-of = Action bar cards of { $name }
hex-bar-hint = Cards with a dashed border are face down; only you can see them.
hex-sight-from = From { $name }:
hex-sight-clear = In line of sight, { $distance } away
hex-sight-blocked = Not in line of sight: blocked on { $spaces }
hex-sight-none = Not in line of sight: no path
hex-sight-longer = The longer clear path does not count.
hex-odds-damage = { $mean } damage on average
hex-odds-heal = heals { $mean } on average
hex-odds-destroys = destroys: { $percent }%
hex-odds-bar = { $number }: { $percent }%
hex-odds-answer = against { $card }: { $mean } on average
hex-dice = Dice
hex-die-critical = { $die }: critical
hex-die-success = { $die }: success
hex-die-fail = { $die }: failure
hex-die-block = { $die }: block
hex-die-cancelled = blocked
hex-blow-attack = Attack
hex-blow-defence = Defense
hex-blow-heal = Heal
hex-blow-critical = critical
hex-blow-sum = { $hits } { $hits ->
        [one] hit
       *[other] hits
    } − { $blocks } { $blocks ->
        [one] block
       *[other] blocks
    }: { $damage } damage
hex-blow-healed = { $count } damage healed
hex-blow-health = health from { $before } to { $after }
hex-blow-destroyed = destroyed
hex-blow-again = Last dice
hex-hits =
    { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
hex-why-which = Choose the figure, space or card you want to ask about.
hex-panes = View
hex-pane-parties = Parties
hex-pane-look = Figure
hex-pane-log = Log
verb-act = Use
verb-move = Move there
hex-help-mouse = Highlighted spaces and figures can be clicked; the figure whose turn it is can also be dragged to a space or onto its target. Hover over a figure to see where it can move and what is in its line of sight. Drag to move the board; zoom with the wheel, + and −, and press 0 to see all of it.
hex-help-touch = On a touchscreen, the first tap shows a space and the second one moves there; pinch to zoom.
