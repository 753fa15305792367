"""The game's small numbers: zones, verbs, decisions, events, values, kinds of card.

Whole numbers because they are compared in hot code; the tuples beside them give the words
for views, logs and replays. A number never changes its meaning within one edition.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.state import VISIBLE_TO_ALL

# ------------------------------------------------------------------------------- zones
ZONE_FIGURES: Final = 0
ZONE_BARS: Final = 1
ZONE_OUT: Final = 2
ZONES: Final = ("figures", "action bars", "out")
"""Figures stay one piece all game, on the board or on their cards; `OUT` is for those of a seat that has left."""
ZONE_SIGHT: Final[tuple[int, ...]] = (VISIBLE_TO_ALL, VISIBLE_TO_ALL, VISIBLE_TO_ALL)

OFF_BOARD: Final = -1
"""The space of a figure that is not on the board but on its card."""

TICKS_PER_ROUND: Final = 10
"""Ticks of a round (minis08:p5)."""
MOVEMENT_POINTS: Final = 2
"""Movement points of a turn (minis08:p6)."""
DONE_ACTION: Final = 1
DONE_INSTANT: Final = 2
DONE_CASES: Final = 4
"""What a figure has done in its turn, its action and an instant, as bits; how many cases that makes."""
DESTROYED_TICKS: Final = 2
"""Ticks that a destroyed figure's clock moves on (minis08:p11)."""

# --------------------------------------------------------------------------------- dice
DIE_SIDES: Final = 10
"""Sides of a die; a draw gives 0 .. 9 for the faces 1 .. 10."""
MIN_SUCCESS: Final = 3
"""The lowest draw that is a success: the face 4."""
CRITICAL_DRAW: Final = 9
"""The draw that is a critical: the 10 of a plain die, the sign of the faction on the others."""

# ---------------------------------------------------------------------------- kinds of use
USE_ACTION: Final = 0
USE_INSTANT: Final = 1
USE_REACTION: Final = 2
USES: Final = ("action", "instant", "reaction")

# -------------------------------------------------------------------------------- values
VALUE_ARMOR: Final = 0
VALUE_RESIST: Final = 1
VALUE_STRENGTH: Final = 2
VALUE_MAIN_STRENGTH: Final = 3
VALUE_MOVEMENT: Final = 4
VALUE_ATTACK_REROLLS: Final = 5
VALUE_DEFENSE_REROLLS: Final = 6
VALUES: Final = ("armor", "resist", "strength", "main strength", "movement", "attack rerolls", "defense rerolls")
"""What ongoing abilities and effects add to. Their order is that of the fields of the word `Have`."""

# ----------------------------------------------------------------------------- whose, whom
ALLEGIANCE_OPPOSING: Final = 0
ALLEGIANCE_ALLIED: Final = 1
ALLEGIANCE_PARTY: Final = 2

PHYSICAL: Final = 0
MAGICAL: Final = 1
ANY_TYPE: Final = -1

THIS_TURN: Final = 0
THIS_ATTACK: Final = 1

# --------------------------------------------------------------------------------- verbs
VERB_NO: Final = 1
VERB_BEGIN: Final = 2
VERB_ACT: Final = 3
VERB_MOVE: Final = 4
VERB_ATTACK: Final = 5
VERB_HEAL: Final = 6
VERB_USE: Final = 7
VERB_PLAY: Final = 8
VERB_END: Final = 9
VERB_TARGET: Final = 10
VERB_REROLL: Final = 11
VERB_PUSH: Final = 12
VERB_TELEPORT: Final = 13
VERBS: Final = (
    "",
    "no",
    "begin",
    "act",
    "move",
    "attack",
    "heal",
    "use",
    "play",
    "end",
    "target",
    "reroll",
    "push",
    "teleport",
)
"""`begin` n: the seat that begins. `act` subject: the figure that takes its turn. `move`, `push`, `teleport` n: the
space. `attack`, `heal`, `use` n: which ability of the figure. `play` subject: the card. `reroll` n: which die."""

# ----------------------------------------------------------------------------- decisions
DECISION_WHO_BEGINS: Final = 1
DECISION_WHO_ACTS: Final = 2
DECISION_TURN: Final = 3
DECISION_CHOOSE_TARGET: Final = 4
DECISION_REACT: Final = 5
DECISION_ATTACK_REROLL: Final = 6
DECISION_DEFENSE_REROLL: Final = 7
DECISION_CHOOSE_SPACE: Final = 8
DECISIONS: Final = (
    "",
    "who begins",
    "who acts",
    "turn",
    "target",
    "reaction",
    "attack reroll",
    "defense reroll",
    "space",
)

# -------------------------------------------------------------------------------- events
EVENT_DIE: Final = 1
EVENT_BEGIN: Final = 2
EVENT_TICK: Final = 3
EVENT_ROUND: Final = 4
EVENT_TURN: Final = 5
EVENT_ENTER: Final = 6
EVENT_WAIT: Final = 7
EVENT_MOVE: Final = 8
EVENT_CLOCK: Final = 9
EVENT_ATTACK: Final = 10
EVENT_HEAL: Final = 11
EVENT_USE: Final = 12
EVENT_PLAY: Final = 13
EVENT_TARGET: Final = 14
EVENT_ROLL: Final = 15
EVENT_REROLL: Final = 16
EVENT_CRITICAL: Final = 17
EVENT_DEFEND: Final = 18
EVENT_DAMAGE: Final = 19
EVENT_HEALED: Final = 20
EVENT_DESTROY: Final = 21
EVENT_SCORE: Final = 22
EVENT_READY: Final = 23
EVENT_MODIFY: Final = 24
EVENT_EXPIRE: Final = 25
EVENT_PUSH: Final = 26
EVENT_TELEPORT: Final = 27
EVENT_NOTHING: Final = 28
EVENT_CONCEDE: Final = 29
EVENT_LOSE: Final = 30
EVENT_OFFER: Final = 31
EVENT_OVER: Final = 32
EVENTS: Final = (
    "",
    "die",
    "begin",
    "tick",
    "round",
    "turn",
    "enter",
    "wait",
    "move",
    "clock",
    "attack",
    "heal",
    "use",
    "play",
    "target",
    "roll",
    "reroll",
    "critical",
    "defend",
    "damage",
    "healed",
    "destroy",
    "score",
    "ready",
    "modify",
    "expire",
    "push",
    "teleport",
    "nothing",
    "concede",
    "lose",
    "offer",
    "over",
)


def dial(time: int) -> int:
    """What a clock shows at an absolute time (minis:q1).

    >>> dial(1), dial(10), dial(11), dial(25)
    (1, 10, 1, 5)
    """
    return (time - 1) % TICKS_PER_ROUND + 1


def round_of(time: int) -> int:
    """The number of the round, from 1, to which an absolute time belongs.

    >>> round_of(10), round_of(11)
    (1, 2)
    """
    return (time - 1) // TICKS_PER_ROUND + 1


def faces(dice: list[int]) -> int:
    """A roll as one number, for events: four bits for each die, the first the lowest, a 1 above the last.

    >>> hex(faces([0, 3, 9]))
    '0x1a41'
    """
    number = 1
    for die in reversed(dice):
        number = number << 4 | (die + 1)
    return number


def dice_of(number: int) -> list[int]:
    """The faces of a roll, 1 .. 10, from what `faces` made of it.

    >>> dice_of(0x1A41)
    [1, 4, 10]
    """
    found = []
    while number > 1:
        found.append(number & 15)
        number >>= 4
    return found
