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

HINTS: Final = (
    "Points win: {destroyed} for each opposing figure you destroy, {held} at the end of the ticks marked * for each of "
    "your figures on or next to a victory space (* on the map). The first to {goal} wins.",
    "A figure acts when its own clock shows the tick of the game. In its turn it moves (once) and takes one action "
    "(once); the action's ticks push its clock forward.",
    "Type the number of an option, or words: “move {space}”, “attack {theirs}”, “heal {mine}”, “end”.",
    "“why attack {theirs}” tells what stands in the way, “show {mine}” reads a figure, “help” the rest.",
)
"""For the first screen: the goal, a turn, what to type."""

EXAMPLES: Final = (
    "move {space}; attack {theirs}; attack {theirs} with {mine}; heal {mine}; play CARD; end",
    "show {space}       what a space is; show {mine}: a figure, with what changes its values",
)
"""What one types in this game, for the help."""

EVENTS: Final[dict[str, str]] = {
    "die": "{who} [roll|rolls] {n} for the start",
    "begin": "{who} [begin|begins]",
    "tick": "Tick {tick}, round {round}",
    "round": "Round {n} is over",
    "turn": "{a} has its turn",
    "enter": "{a} enters the board on {space}",
    "wait": "{a} can't come in on its start space and waits",
    "move": "{a} moves to {space}",
    "clock": "{a}: clock to {dial}",
    "attack": "{a} attacks {b} with {with_}",
    "attack:again": "{a} attacks {b} again, because of the critical",
    "heal": "{a} heals {b} with {with_}",
    "heal:self": "{a} heals itself with {with_}",
    "use": "{a} uses {with_}",
    "play": "{b} plays {a}",
    "target": "{a} aims at {b}",
    "roll": "attack dice {dice}: {hits} <hit|hits>",
    "roll:heal": "dice {dice}: {hits} <success|successes>",
    "reroll": "rolled again: {dice}",
    "critical": "critical: {n} more",
    "critical:0": "critical!",
    "defend": "{a} defends with {dice}: {hits} <block|blocks>",
    "damage": "{a} takes {n} damage",
    "damage:0": "{a} takes no damage",
    "healed": "{a} regains {n} health",
    "healed:0": "{a} regains no health",
    "destroy": "{a} is destroyed",
    "score": "{who} [score|scores] {n} <point|points>",
    "ready": "{a} is ready again",
    "modify": "{a} has a bonus",
    "expire": "a bonus of {a} ends",
    "push": "{a} is pushed to {space}",
    "teleport": "{a} is teleported to {space}",
    "nothing": "nothing comes of it for {a}",
    "concede": "{who} [give|gives] up",
    "concede:time": "{who} [lose|loses] on time",
    "lose": "{who} [leave|leaves] the game",
    "offer": "{who} [take|takes] back the offer of a draw",
    "offer:1": "{who} [offer|offers] a draw",
    "over": "{who} [win|wins]",
    "over:draw": "the game is a draw",
}
"""By the name of the event, with a variant behind a colon where one kind is said in several ways."""

READY: Final = "all exhausted cards are ready again"
NO_DICE: Final = "no dice"
IDLE: Final = "{a} ends its turn without an action: clock to {dial}"
LATER: Final = "clock to {dial}"

QUESTIONS: Final[dict[str, str]] = {
    "who begins": "You won the roll. Who begins?",
    "who acts": "Several of your figures can act. Which one has its turn now?",
    "turn": "{about} acts: it can move and take one action.",
    "turn:moved": "{about} has moved. Its action?",
    "turn:acted": "{about} has acted. Does it move?",
    "turn:quick": "{about} has moved and acted. Something else?",
    "turn:must": "{about} stands on a friend and must move off.",
    "target": "{about}: whom?",
    "reaction": "{about} attacks {whom}. Do you react?",
    "attack reroll": "{about} is attacked: dice {dice}. Roll one again?",
    "defense reroll": "{about} defends with {dice} against {hits} <hit|hits>. Roll one again?",
    "space": "{about}: where to?",
}
WAITING: Final[dict[str, str]] = {
    "who begins": "{who} [decide|decides] who begins.",
    "who acts": "{who} [choose|chooses] who acts.",
    "turn": "{who} [act|acts].",
    "reaction": "{who} may react.",
    "": "{who} [decide|decides].",
}

OPTIONS: Final[dict[str, str]] = {
    "begin": "{who} [begin|begins]",
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
    "reroll": "roll the {n} again",
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
UNDONE: Final = {
    "attack": "{a} can still attack.",
    "heal": "{a} can still heal.",
    "use": "{a} can still use an ability.",
    "move": "{a} has neither moved nor acted.",
}
"""What a figure has left undone, where somebody is about to end its turn."""
ENDING: Final = "1 tick passes"
"""What stands behind the end of a turn without an action."""

REASONS: Final[dict[str, str]] = {
    "no-set-is-chosen": "no choice of several things is open",
    "game-over": "the game is over",
    "not-in-game": "that seat has left the game",
    "no-such-card": "you see no such card",
    "another-seat-is-asked": "{who} is asked now",
    "not-offered": "that is not among the options now",
    "no-such-option": "there is no such option",
    "no-such-act": "there is no such act",
    "already-offered": "you offer a draw already",
    "no-offer": "you do not offer a draw",
    "not-yours": "{a} is not yours",
    "not-its-turn": "{a} has its turn at tick {n}",
    "nothing-asks-for-that": "nothing asks for that now",
    "must-move-off": "{a} stands on a friend and must move off first",
    "has-moved": "{a} has moved this turn",
    "has-acted": "{a} has taken its action this turn",
    "no-such-ability": "{a} has no such action",
    "which-card": "say which action card",
    "not-in-this-bar": "{a} does not lie under the figure that acts",
    "is-exhausted": "{a} is exhausted until the round ends",
    "only-a-reaction": "{a} is a reaction: it is played when somebody is attacked",
    "dice-have-fallen": "{a} must be played before the dice",
    "instant-played": "{a} has played an instant this turn",
    "no-figure": "only a figure can be chosen here",
    "no-target": "{a} has nobody to aim at",
    "chooses-nobody": "nobody is chosen for that",
    "something-else-is-asked": "you are asked something else now",
    "not-among-the-choices": "that is not among the choices",
    "no-such-die": "there is no such die to roll again",
    "not-to-be-moved": "{a} is not to be moved now",
    "nowhere-to-go": "{a} can't be moved: no space for it is free",
    "not-there": "{a} can't be put on {space}",
    "not-on-the-board": "{a} is not on the board",
    "wrong-attack": "{a} does not answer an attack of this type",
    "not-a-reaction": "{a} is no reaction",
    "not-attacked": "{a} is not the one its reaction is about",
    "taunted": "{a} stands next to the attacker and has Taunt: it must be the target",
    "taunter-not-included": "{a} has Taunt and is not among those attacked",
    "only-itself": "{a} can aim that at itself only",
    "no-path": "no path over the board leads there",
    "no-path@minis:sight-board-edge": "no path over the board leads to {a}",
    "out-of-range": "{a} is {n} <space|spaces> away",
    "not-an-opponent": "{a} is not an opponent",
    "not-an-ally": "{a} is not of the same party",
    "not-itself": "{a} can't aim that at itself",
    "not-weakened": "{a} has more than half of its health left ({n})",
    "forest-blocks": "the forest on {space} blocks the line of sight to {a}",
    "hill-blocks": "the hill on {space} blocks the line of sight to {a}",
    "figure-blocks": "{a} on {space} blocks the line of sight",
    "longer-path": "there is a clear path of {n} spaces to {a}, but it is longer than the shortest and does not count",
    "no-such-space": "there is no such space",
    "stands-there": "{a} stands there already",
    "occupied": "{a} stands on {space}",
    "too-far": "that takes {n} movement <point|points>",
    "terrain-costs": "forests and hills cost 2: that takes {n} movement <point|points>",
    "way-blocked": "opponents block every way that is short enough to {space}",
}
"""By the kind of the reason; `kind@rule` where the same kind is said differently under one rule."""

WORDS: Final[dict[str, str]] = {
    "tick": "Tick",
    "round": "round {n}",
    "your-turn": "{a} acts",
    "before": "before the start",
    "points": "{n} of {goal} points",
    "health": "health",
    "off": "not on the board",
    "next": "next tick {n}",
    "down": "face down",
    "ready": "ready",
    "exhausted": "exhausted",
    "mate": "in your team",
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
    "legend": "% forest and ^ hill cost 2 and block sight, * victory space",
    "walls": "# wall",
    "reach": "a number: what moving there costs",
    "starts": "letters and digits without brackets: start spaces",
    "mean": "{n} on average",
    "destroys": "destroyed {n}",
    "healing": "{n} on average",
    "if": "with {a}",
    "answer": "{a} may be played against it",
    "stands": "{a} stands there",
    "sees": "{a} sees it",
    "later": "later",
    "changed-by": "changed by {a}: {what}",
    "until attack": "for this attack",
    "until turn": "until the turn ends",
    "until ongoing": "as long as it stands so",
    "movement": "movement",
    "printed": "printed",
    "goal": "wins at {n}",
    "own-side": "you",
    "figures": "figures",
    "cards": "action cards",
    "honor": "honor",
    "deck": "party",
    "armor": "armor",
    "resist": "resist",
    "strength": "attack strength",
    "main strength": "strength of the main attack",
    "attack rerolls": "attack dice to roll again",
    "defense rerolls": "defense dice to roll again",
    "of-ours": "marked ~: inferred or proposed by us, not from a source",
    "note": "partly inferred or proposed by us, not from a source",
}

STOPS: Final[dict[str, str]] = {
    "reactions": "when you can play a reaction",
    "attack rerolls": "when you may roll an attack die again",
    "defense rerolls": "when you may roll a defense die again",
}
