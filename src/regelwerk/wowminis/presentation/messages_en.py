"""The table's sentences in English: what happened, what is asked, what may be answered, why not.

In a template `{who}` is a player, `{a}` and `{b}` are figures or cards, `{n}` is a number, `{space}` a space;
`[roll|rolls]` is the form after "you", then the form after a name; `<point|points>` the form for
n = 1, then the others.
"""

from __future__ import annotations

from typing import Final

YOU: Final = "You"
THE_GAME: Final = "the game"
A_CARD: Final = "a card"
FACE_DOWN: Final = "a face-down card"
COMMA: Final = "."

TITLE: Final = "World of Warcraft Miniatures, rules of 2008"

HINTS: Final[tuple[str, ...]] = (
    "The first player with {goal} victory points wins: {destroyed} for each opposing figure you destroy, and at the "
    "end of the ticks marked * {held} for each of your figures on or next to a victory space (* on the map).",
    "A figure acts when its own clock shows the tick of the game. On its turn it can move once and take one action; "
    "the tick cost of the action moves its clock forward.",
    "Type the number of an option, or words: “move {space}”, “attack {theirs}”, “heal {mine}”, “end”.",
    "Type “why attack {theirs}” to see what prevents an action, “show {mine}” to read a figure, “help” for everything "
    "else.",
)
"""For the first screen: the goal, a turn, what to type."""

EXAMPLES: Final[tuple[str, ...]] = (
    "move {space}; attack {theirs}; attack {theirs} with {mine}; heal {mine}; play CARD; end",
    "show {space}       what a space is; show {mine}: a figure, and what changes its values",
)
"""What one types in this game, for the help."""

EVENTS: Final[dict[str, str]] = {
    "die": "{who} [roll|rolls] {n} to see who goes first",
    "begin": "{who} [go|goes] first",
    "tick": "Tick {tick}, round {round}",
    "round": "Round {n} ends",
    "turn": "{a}’s turn",
    "enter": "{a} enters the board on {space}",
    "wait": "{a} can't enter on its start space and waits",
    "move": "{a} moves to {space}",
    "clock": "{a}: clock to {dial}",
    "attack": "{a} attacks {b} with {with_}",
    "attack:again": "{a} attacks {b} again (critical)",
    "heal": "{a} heals {b} with {with_}",
    "heal:self": "{a} heals itself with {with_}",
    "use": "{a} uses {with_}",
    "play": "{b} plays {a}",
    "target": "{a} targets {b}",
    "roll": "attack dice {dice}: {hits} <hit|hits>",
    "roll:heal": "dice {dice}: {hits} <success|successes>",
    "reroll": "rerolled: {dice}",
    "critical": "critical: +{n}",
    "critical:0": "critical!",
    "defend": "{a} defends with {dice}: {hits} <block|blocks>",
    "damage": "{a} takes {n} damage",
    "damage:0": "{a} takes no damage",
    "healed": "{a} regains {n} health",
    "healed:0": "{a} regains no health",
    "destroy": "{a} is destroyed",
    "score": "{who} [score|scores] {n} <point|points>",
    "ready": "{a} is ready again",
    "modify": "{a} gets a bonus",
    "expire": "a bonus of {a} ends",
    "push": "{a} is pushed to {space}",
    "teleport": "{a} is teleported to {space}",
    "nothing": "{a} is unaffected",
    "concede": "{who} [concede|concedes]",
    "concede:time": "{who} [lose|loses] on time",
    "lose": "{who} [leave|leaves] the game",
    "offer": "{who} [withdraw|withdraws] the draw offer",
    "offer:1": "{who} [offer|offers] a draw",
    "over": "{who} [win|wins]",
    "over:draw": "the game is a draw",
}
"""By the name of the event, with a variant behind a colon where one kind is said in several ways."""

READY: Final = "all exhausted cards are ready again"
NO_DICE: Final = "no dice"
IDLE: Final = "{a} ends its turn without an action: clock to {dial}"
LATER: Final = "clock to {dial}"

ENDINGS: Final[dict[str, str]] = {
    "concede ruling:conceding": "{who} conceded",
    "concede ruling:time-out": "{who} [have|has] no time left",
    "over minis08:p3.goal": "{who} [have|has] {n} victory <point|points>, which is enough",
    "over ruling:round-limit": "the last round is over; whoever has most victory points wins",
    "over ruling:draw-agreement": "a draw was agreed on",
}
"""Why a game ended, by kind and rule of the event that decided it: the most telling first."""
QUESTIONS: Final[dict[str, str]] = {
    "who begins": "You choose who goes first.",
    "who acts": "Several of your figures can act. Which one acts now?",
    "turn": "{about}’s turn: it can move and take one action.",
    "turn:moved": "{about} has moved. Which action?",
    "turn:acted": "{about} has acted. Move?",
    "turn:quick": "{about} has moved and acted. Anything else?",
    "turn:must": "{about} is in a friendly figure’s space and must move off it.",
    "target": "{about}: choose a target.",
    "reaction": "{about} attacks {whom}. Play a reaction?",
    "attack reroll": "{about} is being attacked with dice {dice}. Reroll one?",
    "defense reroll": "{about} defends with {dice} against {hits} <hit|hits>. Reroll one?",
    "space": "{about}: where to?",
}
WAITING: Final[dict[str, str]] = {
    "who begins": "{who} [decide|decides] who goes first.",
    "who acts": "{who} [choose|chooses] who acts.",
    "turn": "{who} [act|acts].",
    "reaction": "{who} may react.",
    "": "{who} [decide|decides].",
}

OPTIONS: Final[dict[str, str]] = {
    "begin": "{who} [go|goes] first",
    "act": "{a} acts",
    "move": "move {space}",
    "attack": "attack with {with_}",
    "attack:one": "attack {b} with {with_}",
    "heal": "heal with {with_}",
    "heal:one": "heal {b} with {with_}",
    "use": "use {with_}",
    "play": "play {a}",
    "play:target": "play {a} for {b}",
    "end": "end the turn",
    "target": "{b}",
    "reroll": "reroll the {n}",
    "push": "push {b} to {space}",
    "teleport": "teleport {b} to {space}",
    "no": "no",
    "no:reaction": "no reaction",
    "no:attack reroll": "keep the roll",
    "no:defense reroll": "keep the roll",
    "no:space": "no further",
}
GROUPS: Final[dict[str, str]] = {
    "move": "move, {n} <point|points>",
    "push": "push {b} to",
    "teleport": "teleport {b} to",
}
UNDONE: Final[dict[str, str]] = {
    "attack": "{a} can still attack.",
    "heal": "{a} can still heal.",
    "use": "{a} can still use an ability.",
    "move": "{a} has neither moved nor acted.",
}
"""What a figure has left undone, where somebody is about to end its turn."""
ENDING: Final = "1 tick passes"
"""What stands behind the end of a turn without an action."""

REASONS: Final[dict[str, str]] = {
    "no-set-is-chosen": "you are not asked to choose several things",
    "game-over": "the game is over",
    "not-in-game": "that player has left the game",
    "no-such-card": "you can't see a card like that",
    "another-seat-is-asked": "waiting for {who} to decide",
    "not-offered": "that is not one of the options",
    "no-such-option": "there is no such option",
    "no-such-act": "unknown action",
    "already-offered": "you have already offered a draw",
    "no-offer": "you have not offered a draw",
    "not-yours": "{a} is not yours",
    "not-its-turn": "{a} acts at tick {n}",
    "nothing-asks-for-that": "that is not possible at this point",
    "must-move-off": "{a} is in a friendly figure’s space and must move off it first",
    "has-moved": "{a} has already moved this turn",
    "has-acted": "{a} has already taken its action this turn",
    "no-such-ability": "{a} doesn't have that action",
    "which-card": "name the action bar card",
    "not-in-this-bar": "{a} is not on the action bar of the figure that acts",
    "is-exhausted": "{a} is exhausted until the end of the round",
    "only-a-reaction": "{a} is a reaction: you can play it only when a figure is attacked",
    "dice-have-fallen": "{a} must be played before the dice are rolled",
    "instant-played": "{a} has already played an instant this turn",
    "no-figure": "only a figure can be chosen here",
    "no-target": "there is no target for {a}",
    "chooses-nobody": "that doesn't need a target",
    "something-else-is-asked": "answer the current question first",
    "not-among-the-choices": "that can't be chosen here",
    "no-such-die": "there is no die like that to reroll",
    "not-to-be-moved": "{a} can't be moved now",
    "nowhere-to-go": "{a} can't be moved: there is no free space for it",
    "not-there": "{a} can't be put on {space}",
    "not-on-the-board": "{a} is not on the board",
    "wrong-attack": "{a} can't respond to this type of attack",
    "not-a-reaction": "{a} is not a reaction",
    "not-attacked": "{a} is not the figure that this reaction is for",
    "taunted": "{a} is next to the attacker and has Taunt: it must be the target",
    "taunter-not-included": "{a} has Taunt and must be among the targets",
    "only-itself": "{a} can only target itself with that",
    "no-path": "there is no path across the board to there",
    "no-path@minis:sight-board-edge": "there is no path across the board to {a}",
    "out-of-range": "{a} is {n} <space|spaces> away",
    "not-an-opponent": "{a} is not an opponent",
    "not-an-ally": "{a} is not in the same party",
    "not-itself": "{a} can't target itself with that",
    "not-weakened": "{a} still has more than half of its health ({n})",
    "forest-blocks": "the forest on {space} blocks the line of sight to {a}",
    "hill-blocks": "the hill on {space} blocks the line of sight to {a}",
    "figure-blocks": "{a} on {space} blocks the line of sight",
    "longer-path": "there is a clear path of {n} spaces to {a}, but it is longer than the shortest and does not count",
    "no-such-space": "there is no such space",
    "stands-there": "{a} is already there",
    "occupied": "{a} is on {space}",
    "too-far": "that needs {n} movement <point|points>",
    "terrain-costs": "forests and hills cost 2: that needs {n} movement <point|points>",
    "way-blocked": "opponents block every path to {space} that is short enough",
}
"""By the kind of the reason; `kind@rule` where the same kind is said differently under one rule."""

LABELS: Final[dict[str, str]] = {
    "tick": "Tick",
    "round": "round {n}",
    "your-turn": "{a}’s turn",
    "before": "before the start",
    "points": "{n} of {goal} points",
    "health": "health",
    "off": "not on the board",
    "next": "next tick {n}",
    "down": "face down",
    "ready": "ready",
    "exhausted": "exhausted",
    "mate": "on your team",
    "offers": "offers a draw",
    "left": "has left the game",
    "yours": "yours",
    "theirs": "{who}’s",
    "open": "open",
    "forest": "forest",
    "hill": "hill",
    "victory": "victory space",
    "beside": "next to a victory space",
    "start": "start space of {who}",
    "cost": "{n} to enter",
    "legend": "% forest and ^ hill cost 2 and block line of sight, * victory space",
    "walls": "# wall",
    "reach": "a number: the cost of moving there",
    "starts": "letters and digits without brackets: start spaces",
    "mean": "{n} on average",
    "destroys": "destroyed {n}",
    "healing": "{n} on average",
    "if": "with {a}",
    "answer": "{a} may be played against it",
    "stands": "{a} is there",
    "sees": "{a} has line of sight to it",
    "later": "later",
    "changed-by": "changed by {a}: {what}",
    "until attack": "for this attack",
    "until turn": "until the turn ends",
    "until ongoing": "as long as it applies",
    "movement": "movement",
    "printed": "printed",
    "goal": "wins at {n}",
    "own-side": "you",
    "figures": "figures",
    "cards": "action bar cards",
    "honor": "honor",
    "deck": "party",
    "armor": "armor",
    "resist": "resist",
    "strength": "attack strength",
    "main strength": "strength of the main attack",
    "attack rerolls": "attack dice rerolls",
    "defense rerolls": "defense dice rerolls",
    "of-ours": "marked ~: inferred or proposed, not from a source",
    "note": "partly inferred or proposed, not from a source",
}
