"""The game's small numbers: zones, verbs, decisions, events, values, kinds of card.

Whole numbers because they are compared in hot code; the tuples beside them give the words
for views, logs and replays. A number never changes its meaning within one edition.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.state import OPEN

# ------------------------------------------------------------------------------- zones
FIGURES: Final = 0
BARS: Final = 1
OUT: Final = 2
ZONES: Final = ("figures", "action bars", "out")
"""Figures stay one piece all game, on the board or on their cards; `OUT` is for those of a seat that has left."""
ZONE_SIGHT: Final[tuple[int, ...]] = (OPEN, OPEN, OPEN)

OFF: Final = -1
"""The space of a figure that is not on the board but on its card."""

ROUND: Final = 10
"""Ticks of a round (minis08:p5)."""
POINTS: Final = 2
"""Movement points of a turn (minis08:p6)."""
ACTED: Final = 1
QUICK: Final = 2
PARTS: Final = 4
"""What a figure has done in its turn, its action and an instant, as bits; how many cases that makes."""
AFTERMATH: Final = 2
"""Ticks that a destroyed figure's clock moves on (minis08:p11)."""

# --------------------------------------------------------------------------------- dice
SIDES: Final = 10
"""Sides of a die; a draw gives 0 .. 9 for the faces 1 .. 10."""
SUCCESS: Final = 3
"""The lowest draw that is a success: the face 4."""
CRITICAL: Final = 9
"""The draw that is a critical: the 10 of a plain die, the sign of the faction on the others."""

# ---------------------------------------------------------------------------- kinds of use
ACTION: Final = 0
INSTANT: Final = 1
REACTION: Final = 2
KINDS: Final = ("action", "instant", "reaction")

# -------------------------------------------------------------------------------- values
ARMOR: Final = 0
RESIST: Final = 1
STRENGTH: Final = 2
MAIN_STRENGTH: Final = 3
MOVEMENT: Final = 4
ATTACK_REROLLS: Final = 5
DEFENSE_REROLLS: Final = 6
VALUES: Final = ("armor", "resist", "strength", "main strength", "movement", "attack rerolls", "defense rerolls")
"""What ongoing abilities and effects add to. Their order is that of the fields of the word `Have`."""

# ----------------------------------------------------------------------------- whose, whom
OPPOSING: Final = 0
ALLIED: Final = 1
PARTY: Final = 2

PHYSICAL: Final = 0
MAGICAL: Final = 1
ANY_TYPE: Final = -1

THIS_TURN: Final = 0
THIS_ATTACK: Final = 1

# --------------------------------------------------------------------------------- verbs
NO: Final = 1
BEGIN: Final = 2
ACT: Final = 3
MOVE: Final = 4
ATTACK: Final = 5
HEAL: Final = 6
USE: Final = 7
PLAY: Final = 8
END: Final = 9
TARGET: Final = 10
REROLL: Final = 11
PUSH: Final = 12
TELEPORT: Final = 13
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
WHO_BEGINS: Final = 1
WHO_ACTS: Final = 2
TURN: Final = 3
CHOOSE_TARGET: Final = 4
REACT: Final = 5
ATTACK_REROLL: Final = 6
DEFENSE_REROLL: Final = 7
CHOOSE_SPACE: Final = 8
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
E_DIE: Final = 1
E_BEGIN: Final = 2
E_TICK: Final = 3
E_ROUND: Final = 4
E_TURN: Final = 5
E_ENTER: Final = 6
E_WAIT: Final = 7
E_MOVE: Final = 8
E_CLOCK: Final = 9
E_ATTACK: Final = 10
E_HEAL: Final = 11
E_USE: Final = 12
E_PLAY: Final = 13
E_TARGET: Final = 14
E_ROLL: Final = 15
E_REROLL: Final = 16
E_CRITICAL: Final = 17
E_DEFEND: Final = 18
E_DAMAGE: Final = 19
E_HEALED: Final = 20
E_DESTROY: Final = 21
E_SCORE: Final = 22
E_READY: Final = 23
E_MODIFY: Final = 24
E_EXPIRE: Final = 25
E_PUSH: Final = 26
E_TELEPORT: Final = 27
E_NOTHING: Final = 28
E_CONCEDE: Final = 29
E_LOSE: Final = 30
E_OFFER: Final = 31
E_OVER: Final = 32
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
    return (time - 1) % ROUND + 1


def round_of(time: int) -> int:
    """The number of the round, from 1, to which an absolute time belongs.

    >>> round_of(10), round_of(11)
    (1, 2)
    """
    return (time - 1) // ROUND + 1


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
