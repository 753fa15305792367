"""The game's small numbers: zones, card types, verbs, decisions, events, keywords.

Whole numbers because they are compared in hot code; `NAMES_OF_...` give the words
for views, logs and replays. A number never changes its meaning within one edition.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.state import VISIBLE_TO_ALL, VISIBLE_TO_NONE, VISIBLE_TO_OWNER

# ------------------------------------------------------------------ zones (wow7.4:415)
ZONE_DECK: Final = 0
ZONE_HAND: Final = 1
ZONE_GRAVEYARD: Final = 2
ZONE_REMOVED: Final = 3
ZONE_CHAIN: Final = 4
ZONE_ALLIES: Final = 5
ZONE_HERO_ROW: Final = 6
ZONE_RESOURCES: Final = 7
ZONE_ATTACHED: Final = 8
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
ZONE_SIGHT: Final[tuple[int, ...]] = (
    VISIBLE_TO_NONE,
    VISIBLE_TO_OWNER,
    VISIBLE_TO_ALL,
    VISIBLE_TO_ALL,
    VISIBLE_TO_ALL,
    VISIBLE_TO_ALL,
    VISIBLE_TO_ALL,
    VISIBLE_TO_ALL,
    VISIBLE_TO_ALL,
)

# ------------------------------------------------------- card types, as bits (wow:300.1)
TYPE_HERO: Final = 1
TYPE_ALLY: Final = 2
TYPE_ABILITY: Final = 4
TYPE_WEAPON: Final = 8
TYPE_ARMOR: Final = 16
TYPE_ITEM: Final = 32
TYPE_QUEST: Final = 64
TYPE_TOTEM: Final = 128
TYPE_RESOURCE: Final = 256
TYPE_CHARACTER: Final = TYPE_HERO | TYPE_ALLY | TYPE_TOTEM  # ruling:character, wow:300.1
TYPE_ANY_CARD: Final = TYPE_HERO | TYPE_ALLY | TYPE_ABILITY | TYPE_WEAPON | TYPE_ARMOR | TYPE_ITEM | TYPE_QUEST
TYPE_EQUIPMENT: Final = TYPE_WEAPON | TYPE_ARMOR | TYPE_ITEM  # kw:equipment

# ---------------------------------------------------------- keywords and states, as bits
KEYWORD_ELUSIVE: Final = 1
KEYWORD_FEROCITY: Final = 2
KEYWORD_PROTECTOR: Final = 4
KEYWORD_LONG_RANGE: Final = 8
KEYWORD_STEALTH: Final = 16
KEYWORD_BEAR_FORM: Final = 32
KEYWORD_DUAL_WIELD: Final = 64
KEYWORD_CAT_FORM: Final = 128
FORMS: Final = KEYWORD_BEAR_FORM | KEYWORD_CAT_FORM
KEYWORDS: Final = (
    "elusive",
    "ferocity",
    "protector",
    "long-range",
    "stealthed",
    "in bear form",
    "dual wield",
    "in cat form",
)

# ------------------------------------------------------------ what can be forbidden, bits
NO_ATTACK: Final = 1
ONLY_YOURS: Final = 2
"""With regard to you only: your party, your ready step. It goes with a prohibition."""
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
DONE_BY_PLAYERS: Final = NO_STRIKE | NO_PLAY | NO_DRAW
"""What players do; cards in play do and suffer the rest."""

# ------------------------- what paying a part of a cost does to a card (wow7.4:403.1)
PAID_BY_EXHAUSTING: Final = 1
PAID_BY_LEAVING: Final = 2

# --------------------------------------------------------------- damage types (wow:205.1)
ELEMENTS: Final = ("", "arcane", "fire", "frost", "holy", "melee", "nature", "ranged", "shadow")

# --------------------------------------------------------------------------------- verbs
VERB_PASS: Final = 1
VERB_PLAY: Final = 2
VERB_PLACE: Final = 3
VERB_USE: Final = 4
VERB_COMPLETE: Final = 5
VERB_ATTACK: Final = 6
VERB_STRIKE: Final = 7
VERB_NUMBER: Final = 8
VERB_MODE: Final = 9
VERB_TARGET: Final = 10
VERB_PAY: Final = 11
VERB_DONE_CHOOSING: Final = 12
VERB_YES: Final = 13
VERB_NO: Final = 14
VERB_PICK: Final = 15
VERB_APPLY: Final = 16
VERB_PROTECT: Final = 17
VERB_BEGIN: Final = 18
VERB_DISCARD: Final = 19
VERB_ADD: Final = 20
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

VERB_A_MULLIGAN: Final = 1
"""`n` of a "yes" that was said as "mulligan"."""

# ----------------------------------------------------------------------------- decisions
DECISION_PRIORITY: Final = 1
DECISION_CHOOSE_X: Final = 2
DECISION_CHOOSE_MODE: Final = 3
DECISION_CHOOSE_TARGET: Final = 4
DECISION_CHOOSE_PAYMENT: Final = 5
DECISION_CHOOSE_DEFENDER: Final = 6
DECISION_MAY_PROTECT: Final = 7
DECISION_MAY: Final = 8
DECISION_CHOOSE: Final = 9
DECISION_SEARCH: Final = 10
DECISION_ORDER_TRIGGERS: Final = 11
DECISION_PACKET: Final = 12
DECISION_CROWDED: Final = 13
DECISION_HAND_SIZE: Final = 14
DECISION_MULLIGAN: Final = 15
DECISION_WHO_BEGINS: Final = 16
DECISION_DISCARDING: Final = 17
DECISION_LOOKED: Final = 18
DECISION_READY: Final = 19
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
    "ready",
)

# -------------------------------------------------------------------------------- events
EVENT_BEGIN: Final = 1
EVENT_SHUFFLE: Final = 2
EVENT_MULLIGAN: Final = 3
EVENT_DRAW: Final = 4
EVENT_TURN: Final = 5
EVENT_PHASE: Final = 6
EVENT_READY: Final = 7
EVENT_EXHAUST: Final = 8
EVENT_PLAY: Final = 9
EVENT_PLACE: Final = 10
EVENT_USE: Final = 11
EVENT_COMPLETE: Final = 12
EVENT_PROPOSE: Final = 13
EVENT_STRIKE: Final = 14
EVENT_TRIGGER: Final = 15
EVENT_TARGET: Final = 16
EVENT_RESOLVE: Final = 17
EVENT_INTERRUPT: Final = 18
EVENT_ENTER: Final = 19
EVENT_LEAVE: Final = 20
EVENT_DESTROY: Final = 21
EVENT_DAMAGE: Final = 22
EVENT_PUT_DAMAGE: Final = 23
EVENT_HEAL: Final = 24
EVENT_PREVENT: Final = 25
EVENT_ATTACK: Final = 26
EVENT_PROTECT: Final = 27
EVENT_DEFEND: Final = 28
EVENT_CONCLUDE: Final = 29
EVENT_REMOVE_FROM_COMBAT: Final = 30
EVENT_DISCARD: Final = 31
EVENT_MOVE: Final = 32
EVENT_ATTACH: Final = 33
EVENT_CONTROL: Final = 34
EVENT_FLIP: Final = 35
EVENT_REVEAL: Final = 36
EVENT_LOOK: Final = 37
EVENT_COIN: Final = 38
EVENT_DIE: Final = 39
EVENT_MODIFY: Final = 40
EVENT_EXPIRE: Final = 41
EVENT_REPLACE: Final = 42
EVENT_COUNTER: Final = 43
EVENT_SAY: Final = 44
EVENT_PASS: Final = 45
EVENT_LOSE: Final = 46
EVENT_OVER: Final = 47
EVENT_CONCEDE: Final = 48
EVENT_FIZZLE: Final = 49
EVENT_EXTRA_TURN: Final = 50
EVENT_OFFER: Final = 51
EVENT_SABOTAGE: Final = 52
EVENT_SECRET_NUMBER: Final = 53
EVENT_KEEP: Final = 54
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
    "secret number",
    "keep",
)

# ------------------------------------------------------------------- phases and windows
PHASE_SETUP: Final = 0
PHASE_READY_STEP: Final = 1
PHASE_DRAW_STEP: Final = 2
PHASE_ACTION: Final = 3
PHASE_COMBAT_ATTACK: Final = 4
PHASE_COMBAT_DEFEND: Final = 5
PHASE_COMBAT_END: Final = 6
PHASE_END: Final = 7
PHASE_WRAP_UP: Final = 8
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
LINK_CARD: Final = 1
LINK_RESOURCE: Final = 2
LINK_POWER: Final = 3
LINK_REWARD: Final = 4
LINK_PROPOSAL: Final = 5
LINK_STRIKE: Final = 6
LINK_TRIGGER: Final = 7
LINKS: Final = ("", "card", "resource", "power", "reward", "proposal", "strike", "triggered effect")

# ---------------------------------------------------- what a table of values depends on
DEPENDS_ON_DAMAGE: Final = 1
DEPENDS_ON_EXHAUST: Final = 2
DEPENDS_ON_COMBAT: Final = 4
DEPENDS_ON_FACE: Final = 8
DEPENDS_ON_HAND: Final = 16
DEPENDS_ON_COUNTERS: Final = 32
DEPENDS_ON_TURN: Final = 64
