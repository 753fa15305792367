"""The game's small numbers: zones, card types, verbs, decisions, events, keywords.

Whole numbers because they are compared in hot code; `NAMES_OF_...` give the words
for views, logs and replays. A number never changes its meaning within one edition.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.state import HIDDEN, OPEN, OWN

# ------------------------------------------------------------------ zones (wow7.4:415)
DECK: Final = 0
HAND: Final = 1
GRAVEYARD: Final = 2
REMOVED: Final = 3
CHAIN: Final = 4
ALLIES: Final = 5
HERO_ROW: Final = 6
RESOURCES: Final = 7
ATTACHED: Final = 8
IN_PLAY: Final = -1
"""All the rows of play together, where a text speaks of them as one zone."""
ZONES: Final = (
    "deck",
    "hand",
    "graveyard",
    "removed",
    "chain",
    "ally row",
    "hero row",
    "resource row",
    "attached",
)
ZONE_SIGHT: Final[tuple[int, ...]] = (HIDDEN, OWN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN)

# ------------------------------------------------------- card types, as bits (wow:300.1)
HERO: Final = 1
ALLY: Final = 2
ABILITY: Final = 4
WEAPON: Final = 8
ARMOR: Final = 16
ITEM: Final = 32
QUEST: Final = 64
TOTEM: Final = 128
RESOURCE: Final = 256
CHARACTER: Final = HERO | ALLY | TOTEM  # ruling:character, wow:300.1
ANY_CARD: Final = HERO | ALLY | ABILITY | WEAPON | ARMOR | ITEM | QUEST
EQUIPMENT: Final = WEAPON | ARMOR | ITEM  # kw:equipment

# ---------------------------------------------------------- keywords and states, as bits
ELUSIVE: Final = 1
FEROCITY: Final = 2
PROTECTOR: Final = 4
LONG_RANGE: Final = 8
STEALTH: Final = 16
BEAR_FORM: Final = 32
DUAL_WIELD: Final = 64
KEYWORDS: Final = ("elusive", "ferocity", "protector", "long-range", "stealthed", "in bear form", "dual wield")

# ------------------------------------------------------------ what can be forbidden, bits
NO_ATTACK: Final = 1
NO_PROTECT: Final = 4
NO_READY: Final = 8
NO_NEXT_READY: Final = 16
NO_DESTROY: Final = 32
NO_BE_ATTACKED: Final = 64
NO_HEAL: Final = 128
NO_TARGET: Final = 256
NO_STRIKE: Final = 512
NO_PLAY: Final = 1024
NO_DRAW: Final = 2048

# --------------------------------------------------------------- damage types (wow:205.1)
ELEMENTS: Final = ("", "arcane", "fire", "frost", "holy", "melee", "nature", "ranged", "shadow")

# --------------------------------------------------------------------------------- verbs
PASS: Final = 1
PLAY: Final = 2
PLACE: Final = 3
USE: Final = 4
COMPLETE: Final = 5
ATTACK: Final = 6
STRIKE: Final = 7
NUMBER: Final = 8
MODE: Final = 9
TARGET: Final = 10
PAY: Final = 11
DONE_CHOOSING: Final = 12
YES: Final = 13
NO: Final = 14
PICK: Final = 15
APPLY: Final = 16
PROTECT: Final = 17
BEGIN: Final = 18
DISCARD: Final = 19
ADD: Final = 20
VERBS: Final = (
    "",
    "pass",
    "play",
    "place",
    "use",
    "complete",
    "attack",
    "strike",
    "number",
    "mode",
    "target",
    "pay",
    "done",
    "yes",
    "no",
    "pick",
    "apply",
    "protect",
    "begin",
    "discard",
    "add",
)

A_MULLIGAN: Final = 1
"""`n` of a "yes" that was said as "mulligan"."""

# ----------------------------------------------------------------------------- decisions
PRIORITY: Final = 1
CHOOSE_X: Final = 2
CHOOSE_MODE: Final = 3
CHOOSE_TARGET: Final = 4
CHOOSE_PAYMENT: Final = 5
CHOOSE_DEFENDER: Final = 6
MAY_PROTECT: Final = 7
MAY: Final = 8
CHOOSE: Final = 9
SEARCH: Final = 10
ORDER_TRIGGERS: Final = 11
PACKET: Final = 12
CROWDED: Final = 13
HAND_SIZE: Final = 14
MULLIGAN: Final = 15
WHO_BEGINS: Final = 16
DISCARDING: Final = 17
LOOKED: Final = 18
DECISIONS: Final = (
    "",
    "priority",
    "X",
    "mode",
    "target",
    "payment",
    "defender",
    "protect",
    "may",
    "choose",
    "search",
    "order triggers",
    "packet",
    "uniqueness",
    "hand size",
    "mulligan",
    "who begins",
    "discard",
    "look",
)

# -------------------------------------------------------------------------------- events
E_BEGIN: Final = 1
E_SHUFFLE: Final = 2
E_MULLIGAN: Final = 3
E_DRAW: Final = 4
E_TURN: Final = 5
E_PHASE: Final = 6
E_READY: Final = 7
E_EXHAUST: Final = 8
E_PLAY: Final = 9
E_PLACE: Final = 10
E_USE: Final = 11
E_COMPLETE: Final = 12
E_PROPOSE: Final = 13
E_STRIKE: Final = 14
E_TRIGGER: Final = 15
E_TARGET: Final = 16
E_RESOLVE: Final = 17
E_INTERRUPT: Final = 18
E_ENTER: Final = 19
E_LEAVE: Final = 20
E_DESTROY: Final = 21
E_DAMAGE: Final = 22
E_PUT_DAMAGE: Final = 23
E_HEAL: Final = 24
E_PREVENT: Final = 25
E_ATTACK: Final = 26
E_PROTECT: Final = 27
E_DEFEND: Final = 28
E_CONCLUDE: Final = 29
E_REMOVE_FROM_COMBAT: Final = 30
E_DISCARD: Final = 31
E_MOVE: Final = 32
E_ATTACH: Final = 33
E_CONTROL: Final = 34
E_FLIP: Final = 35
E_REVEAL: Final = 36
E_LOOK: Final = 37
E_COIN: Final = 38
E_DIE: Final = 39
E_MODIFY: Final = 40
E_EXPIRE: Final = 41
E_REPLACE: Final = 42
E_COUNTER: Final = 43
E_SAY: Final = 44
E_PASS: Final = 45
E_LOSE: Final = 46
E_OVER: Final = 47
E_CONCEDE: Final = 48
E_FIZZLE: Final = 49
E_EXTRA_TURN: Final = 50
E_OFFER: Final = 51
E_SABOTAGE: Final = 52
EVENTS: Final = (
    "",
    "begin",
    "shuffle",
    "mulligan",
    "draw",
    "turn",
    "phase",
    "ready",
    "exhaust",
    "play",
    "place",
    "use",
    "complete",
    "propose",
    "strike",
    "trigger",
    "target",
    "resolve",
    "interrupt",
    "enter",
    "leave",
    "destroy",
    "damage",
    "put damage",
    "heal",
    "prevent",
    "attack",
    "protect",
    "defend",
    "conclude",
    "remove from combat",
    "discard",
    "move",
    "attach",
    "control",
    "flip",
    "reveal",
    "look",
    "coin",
    "die",
    "modify",
    "expire",
    "replace",
    "counter",
    "say",
    "pass",
    "lose",
    "over",
    "concede",
    "vanish",
    "extra turn",
    "offer",
    "sabotage",
)

# ------------------------------------------------------------------- phases and windows
SETUP: Final = 0
READY_STEP: Final = 1
DRAW_STEP: Final = 2
ACTION: Final = 3
COMBAT_ATTACK: Final = 4
COMBAT_DEFEND: Final = 5
COMBAT_END: Final = 6
END: Final = 7
WRAP_UP: Final = 8
PHASES: Final = (
    "setup",
    "ready step",
    "draw step",
    "action phase",
    "attack window",
    "defend window",
    "combat conclusion",
    "end phase",
    "wrap-up step",
)

# ---------------------------------------------------------------------- kinds of link
L_CARD: Final = 1
L_RESOURCE: Final = 2
L_POWER: Final = 3
L_REWARD: Final = 4
L_PROPOSAL: Final = 5
L_STRIKE: Final = 6
L_TRIGGER: Final = 7
LINKS: Final = ("", "card", "resource", "power", "reward", "proposal", "strike", "triggered effect")

# ---------------------------------------------------- what a table of values depends on
R_DAMAGE: Final = 1
R_EXHAUST: Final = 2
R_COMBAT: Final = 4
R_FACE: Final = 8
R_HAND: Final = 16
R_COUNTERS: Final = 32
R_TURN: Final = 64
