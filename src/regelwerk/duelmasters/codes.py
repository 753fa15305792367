"""Zones, civilizations, keywords, verbs, decisions and events as small numbers with names."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.state import VISIBLE_TO_ALL, VISIBLE_TO_NONE, VISIBLE_TO_OWNER

# ------------------------------------------------------------------ zones (dm:3)
ZONE_DECK: Final = 0
ZONE_HAND: Final = 1
ZONE_SHIELDS: Final = 2
"""Everybody follows the shields by their places; their faces lie down, even for their owner."""
ZONE_MANA: Final = 3
ZONE_GRAVEYARD: Final = 4
ZONE_LIMBO: Final = 5
"""Where a card is while it is being summoned or cast (dm:6.5)."""
ZONE_BATTLE: Final = 6
ZONE_UNDER: Final = 7
"""Cards beneath an evolution creature; they count for nothing (dm:10.3)."""
ZONE_OUT: Final = 8
"""Cards that a beaten player has taken along (dm:11)."""
ZONES: Final = ("deck", "hand", "shields", "mana", "graveyard", "limbo", "battle", "under", "out")
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

# ------------------------------------------------------------ civilizations, as bits (dm:2.2)
CIVILIZATION_LIGHT: Final = 1
CIVILIZATION_WATER: Final = 2
CIVILIZATION_DARKNESS: Final = 4
CIVILIZATION_FIRE: Final = 8
CIVILIZATION_NATURE: Final = 16
CIVILIZATIONS: Final = ("light", "water", "darkness", "fire", "nature")

# ------------------------------------------------------------------ card types, as bits (dm:2.1)
TYPE_CREATURE: Final = 1
TYPE_SPELL: Final = 2
TYPE_EVOLUTION: Final = 4
"""An evolution creature is a creature too."""

# ------------------------------------------------------------------ keywords, as bits (dm:7)
KEYWORD_BLOCKER: Final = 1
KEYWORD_SHIELD_TRIGGER: Final = 2
KEYWORD_DOUBLE_BREAKER: Final = 4
KEYWORD_TRIPLE_BREAKER: Final = 8
KEYWORD_CREW_BREAKER: Final = 16
KEYWORD_POWER_ATTACKER: Final = 32
KEYWORD_SLAYER: Final = 64
KEYWORD_SPEED_ATTACKER: Final = 128
KEYWORD_STEALTH: Final = 256
KEYWORD_CHARGER: Final = 512
KEYWORDS: Final = (
    "blocker",
    "shield trigger",
    "double breaker",
    "triple breaker",
    "crew breaker",
    "power attacker",
    "slayer",
    "speed attacker",
    "stealth",
    "charger",
)
"""Keywords by bit."""

# ------------------------------------------------------- what can be forbidden or demanded, as bits (dm:7.17)
NO_ATTACK: Final = 1
NO_ATTACK_PLAYERS: Final = 2
NO_ATTACK_CREATURES: Final = 4
NO_BE_BLOCKED: Final = 8
NO_BE_ATTACKED: Final = 16
NO_BE_CHOSEN: Final = 32
"""By opponents; what hits all of them chooses none (dm:7.22)."""
NO_LOSS: Final = 64
"""Isn't destroyed by losing a battle (dm:8.3.4)."""
NO_UNTAP: Final = 128
"""At the start of the turn."""
MUST_ATTACK: Final = 256
MUST_BLOCK: Final = 512
CANNOT: Final = (
    "attack",
    "attack players",
    "attack creatures",
    "be blocked",
    "be attacked",
    "be chosen by opponents",
    "be destroyed by losing a battle",
    "untap at the start of the turn",
)
"""What can be forbidden, by bit."""

# --------------------------------------------------------------------------------- verbs
VERB_BEGIN: Final = 1
VERB_CHARGE: Final = 2
VERB_SKIP: Final = 3
VERB_SUMMON: Final = 4
VERB_CAST: Final = 5
VERB_ATTACKING: Final = 6
"""Go on to the attack step."""
VERB_ATTACK: Final = 7
VERB_TAP: Final = 8
VERB_END: Final = 9
VERB_BLOCK: Final = 10
VERB_NO_BLOCKER: Final = 11
VERB_BREAK: Final = 12
VERB_USE: Final = 13
VERB_DECLINE: Final = 14
VERB_PAY: Final = 15
VERB_EVOLVE: Final = 16
VERB_YES: Final = 17
VERB_NO: Final = 18
VERB_PICK: Final = 19
VERB_DONE_CHOOSING: Final = 20
VERB_RESOLVE: Final = 21
VERB_MODE: Final = 22
VERB_INSTEAD: Final = 23
VERBS: Final = (
    "",
    "begin",
    "charge",
    "skip",
    "summon",
    "cast",
    "attack step",
    "attack",
    "tap",
    "end turn",
    "block",
    "no block",
    "break",
    "use",
    "decline",
    "pay",
    "evolve",
    "yes",
    "no",
    "pick",
    "done",
    "resolve",
    "mode",
    "instead",
)
"""By number, as they stand in saved games."""

# ----------------------------------------------------------------------------- decisions
DECISION_MANA_STEP: Final = 1
DECISION_MAIN_STEP: Final = 2
DECISION_ATTACK_STEP: Final = 3
DECISION_CHOOSE_PAYMENT: Final = 4
DECISION_CHOOSE_BASE: Final = 5
DECISION_MAY_BLOCK: Final = 6
DECISION_CHOOSE_SHIELD: Final = 7
DECISION_SHIELD_TRIGGERS: Final = 8
DECISION_ORDER_TRIGGERS: Final = 9
DECISION_MAY: Final = 10
DECISION_CHOOSE: Final = 11
DECISION_SEARCH: Final = 12
DECISION_CHOOSE_MODE: Final = 13
DECISION_CHOOSE_REPLACEMENT: Final = 14
DECISION_SILENT: Final = 15
DECISION_CHOOSE_BREAKER: Final = 16
DECISION_ARRANGE: Final = 18
DECISION_WHO_BEGINS: Final = 19
DECISIONS: Final = (
    "",
    "mana",
    "main",
    "attack",
    "payment",
    "base",
    "block",
    "shield",
    "shield trigger",
    "order triggers",
    "may",
    "choose",
    "search",
    "mode",
    "replacement",
    "silent skill",
    "breaker",
    "name",
    "arrange",
    "who begins",
)
"""By number, as they stand in saved games; no card asks for a `name`."""

# -------------------------------------------------------------------------------- events
EVENT_BEGIN: Final = 1
EVENT_SHUFFLE: Final = 2
EVENT_SHIELD: Final = 3
"""A card becomes a shield."""
EVENT_DRAW: Final = 4
EVENT_TURN: Final = 5
EVENT_PHASE: Final = 6
EVENT_UNTAP: Final = 7
EVENT_TAP: Final = 8
EVENT_CHARGE: Final = 9
"""A card becomes mana."""
EVENT_SUMMON: Final = 10
EVENT_CAST: Final = 11
EVENT_ENTER: Final = 12
EVENT_EVOLVE: Final = 13
EVENT_LEAVE: Final = 14
EVENT_DESTROY: Final = 15
EVENT_ATTACK: Final = 16
EVENT_BLOCK: Final = 17
EVENT_BLOCKED: Final = 18
EVENT_UNBLOCKED: Final = 19
EVENT_BATTLE: Final = 20
"""A battle begins."""
EVENT_WIN: Final = 21
EVENT_LOSE_BATTLE: Final = 22
EVENT_BREAK: Final = 23
EVENT_TRIGGER_USED: Final = 24
"""A shield trigger is used."""
EVENT_ATTACK_ENDS: Final = 25
EVENT_DISCARD: Final = 26
EVENT_MOVE: Final = 27
EVENT_REVEAL: Final = 28
EVENT_LOOK: Final = 29
EVENT_MODIFY: Final = 30
EVENT_EXPIRE: Final = 31
EVENT_REPLACE: Final = 32
EVENT_TRIGGER: Final = 33
EVENT_DECLINE: Final = 34
EVENT_TAP_ABILITY: Final = 35
EVENT_SILENT: Final = 36
EVENT_LOSE: Final = 37
EVENT_OVER: Final = 38
EVENT_CONCEDE: Final = 39
EVENT_OFFER: Final = 40
EVENT_EXTRA_TURN: Final = 41
EVENT_END_TURN: Final = 42
"""The turn player has said that the turn is over (dm04:zug-beenden)."""
EVENT_DIRECT: Final = 43
"""A creature came through to a player without shields (dm04:gegner-angreifen)."""
EVENT_FOUGHT: Final = 44
"""A battle is over, won or lost."""
EVENT_ARRANGE: Final = 45
"""The owner has put cards on a deck in an order that only he knows."""
EVENT_UNCOVER: Final = 46
"""The top card of a creature has gone, and what lay beneath is there again (dm:10.5)."""
EVENT_MODE: Final = 47
"""Which of several things a text does, chosen or the only one that can be done whole (dm:7.22)."""
EVENTS: Final = (
    "",
    "begin",
    "shuffle",
    "shield",
    "draw",
    "turn",
    "phase",
    "untap",
    "tap",
    "mana",
    "summon",
    "cast",
    "enter",
    "evolve",
    "leave",
    "destroy",
    "attack",
    "block",
    "blocked",
    "unblocked",
    "battle",
    "win battle",
    "lose battle",
    "break",
    "shield trigger",
    "attack ends",
    "discard",
    "move",
    "reveal",
    "look",
    "modify",
    "expire",
    "replace",
    "trigger",
    "decline",
    "tap ability",
    "silent skill",
    "lose",
    "over",
    "concede",
    "offer",
    "extra turn",
    "end turn",
    "direct hit",
    "fought",
    "arrange",
    "uncover",
    "mode",
)

# ------------------------------------------------------------------ in what part a creature battles (dm:8.3)
BLOCKING: Final = 2
"""As the blocker; what the other parts are, is up to `battle`."""

# -------------------------------------------------------------------------- steps of the turn
PHASE_SETUP: Final = 0
PHASE_START: Final = 1
PHASE_DRAW: Final = 2
PHASE_MANA: Final = 3
PHASE_MAIN: Final = 4
PHASE_ATTACK: Final = 5
PHASE_ENDING: Final = 6
PHASES: Final = ("setup", "start of turn", "draw step", "mana step", "main step", "attack step", "end of turn")

# ---------------------------------------------------- what a table of values depends on
DEPENDS_ON_TAP: Final = 1
DEPENDS_ON_COMBAT: Final = 2
DEPENDS_ON_HAND: Final = 4
DEPENDS_ON_MANA: Final = 8
DEPENDS_ON_GRAVEYARD: Final = 16
DEPENDS_ON_SHIELDS: Final = 32
DEPENDS_ON_TURN: Final = 64
DEPENDS_ON_NOTES: Final = 128
DEPENDS_ON_DECK: Final = 256
DEPENDS_ON_POWER: Final = 512
"""Read from power: entered after the numbers are (see `values`)."""
DEPENDS_ON_KEYWORDS: Final = 1024
"""Read from keywords: entered after what gives them to any creature."""

YOURS: Final = 0
EACH: Final = 1
OPPONENTS: Final = 2
"""Whose turn a text means."""
