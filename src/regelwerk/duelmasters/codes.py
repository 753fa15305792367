"""Zones, civilizations, keywords, verbs, decisions and events as small numbers with names."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.state import HIDDEN, OPEN, OWN

# ------------------------------------------------------------------ zones (dm:3)
DECK: Final = 0
HAND: Final = 1
SHIELDS: Final = 2
"""Everybody follows the shields by their places; their faces lie down, even for their owner."""
MANA: Final = 3
GRAVEYARD: Final = 4
LIMBO: Final = 5
"""Where a card is while it is being summoned or cast (dm:6.5)."""
BATTLE: Final = 6
UNDER: Final = 7
"""Cards beneath an evolution creature; they count for nothing (dm:10.3)."""
OUT: Final = 8
"""Cards that a beaten player has taken along (dm:11)."""
ZONES: Final = ("deck", "hand", "shields", "mana", "graveyard", "limbo", "battle", "under", "out")
ZONE_SIGHT: Final[tuple[int, ...]] = (HIDDEN, OWN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN, OPEN)

# ------------------------------------------------------------ civilizations, as bits (dm:2.2)
LIGHT: Final = 1
WATER: Final = 2
DARKNESS: Final = 4
FIRE: Final = 8
NATURE: Final = 16
CIVILIZATIONS: Final = ("light", "water", "darkness", "fire", "nature")

# ------------------------------------------------------------------ card types, as bits (dm:2.1)
CREATURE: Final = 1
SPELL: Final = 2
EVOLUTION: Final = 4
"""An evolution creature is a creature too."""

# ------------------------------------------------------------------ keywords, as bits (dm:7)
BLOCKER: Final = 1
SHIELD_TRIGGER: Final = 2
DOUBLE_BREAKER: Final = 4
TRIPLE_BREAKER: Final = 8
CREW_BREAKER: Final = 16
POWER_ATTACKER: Final = 32
SLAYER: Final = 64
SPEED_ATTACKER: Final = 128
STEALTH: Final = 256
CHARGER: Final = 512
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
CHARGE: Final = 2
SKIP: Final = 3
SUMMON: Final = 4
CAST: Final = 5
ATTACKING: Final = 6
"""Go on to the attack step."""
ATTACK: Final = 7
TAP: Final = 8
END: Final = 9
BLOCK: Final = 10
NO_BLOCKER: Final = 11
BREAK: Final = 12
USE: Final = 13
DECLINE: Final = 14
PAY: Final = 15
EVOLVE: Final = 16
YES: Final = 17
NO: Final = 18
PICK: Final = 19
DONE_CHOOSING: Final = 20
RESOLVE: Final = 21
MODE: Final = 22
INSTEAD: Final = 23
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
"""By number, as they stand in saved games; nobody is offered `begin`."""

# ----------------------------------------------------------------------------- decisions
MANA_STEP: Final = 1
MAIN_STEP: Final = 2
ATTACK_STEP: Final = 3
CHOOSE_PAYMENT: Final = 4
CHOOSE_BASE: Final = 5
MAY_BLOCK: Final = 6
CHOOSE_SHIELD: Final = 7
SHIELD_TRIGGERS: Final = 8
ORDER_TRIGGERS: Final = 9
MAY: Final = 10
CHOOSE: Final = 11
SEARCH: Final = 12
CHOOSE_MODE: Final = 13
CHOOSE_REPLACEMENT: Final = 14
SILENT: Final = 15
CHOOSE_BREAKER: Final = 16
ARRANGE: Final = 18
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
)
"""By number, as they stand in saved games; no card asks for a `name`."""

# -------------------------------------------------------------------------------- events
E_BEGIN: Final = 1
E_SHUFFLE: Final = 2
E_SHIELD: Final = 3
"""A card becomes a shield."""
E_DRAW: Final = 4
E_TURN: Final = 5
E_PHASE: Final = 6
E_UNTAP: Final = 7
E_TAP: Final = 8
E_CHARGE: Final = 9
"""A card becomes mana."""
E_SUMMON: Final = 10
E_CAST: Final = 11
E_ENTER: Final = 12
E_EVOLVE: Final = 13
E_LEAVE: Final = 14
E_DESTROY: Final = 15
E_ATTACK: Final = 16
E_BLOCK: Final = 17
E_BLOCKED: Final = 18
E_UNBLOCKED: Final = 19
E_BATTLE: Final = 20
"""A battle begins."""
E_WIN: Final = 21
E_LOSE_BATTLE: Final = 22
E_BREAK: Final = 23
E_TRIGGER_USED: Final = 24
"""A shield trigger is used."""
E_ATTACK_ENDS: Final = 25
E_DISCARD: Final = 26
E_MOVE: Final = 27
E_REVEAL: Final = 28
E_LOOK: Final = 29
E_MODIFY: Final = 30
E_EXPIRE: Final = 31
E_REPLACE: Final = 32
E_TRIGGER: Final = 33
E_DECLINE: Final = 34
E_TAP_ABILITY: Final = 35
E_SILENT: Final = 36
E_LOSE: Final = 37
E_OVER: Final = 38
E_CONCEDE: Final = 39
E_OFFER: Final = 40
E_EXTRA_TURN: Final = 41
E_END_TURN: Final = 42
"""The turn player has said that the turn is over (dm04:zug-beenden)."""
E_DIRECT: Final = 43
"""A creature came through to a player without shields (dm04:gegner-angreifen)."""
E_FOUGHT: Final = 44
"""A battle is over, won or lost."""
E_ARRANGE: Final = 45
"""The owner has put cards on a deck in an order that only he knows."""
E_UNCOVER: Final = 46
"""The top card of a creature has gone, and what lay beneath is there again (dm:10.5)."""
E_MODE: Final = 47
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
SETUP: Final = 0
START: Final = 1
DRAW: Final = 2
MANA_PHASE: Final = 3
MAIN: Final = 4
ATTACK_PHASE: Final = 5
ENDING: Final = 6
PHASES: Final = ("setup", "start of turn", "draw step", "mana step", "main step", "attack step", "end of turn")

# ---------------------------------------------------- what a table of values depends on
R_TAP: Final = 1
R_COMBAT: Final = 2
R_HAND: Final = 4
R_MANA: Final = 8
R_GRAVEYARD: Final = 16
R_SHIELDS: Final = 32
R_TURN: Final = 64
R_NOTES: Final = 128
R_DECK: Final = 256
R_POWER: Final = 512
"""Read from power: entered after the numbers are (see `values`)."""
R_KEYWORDS: Final = 1024
"""Read from keywords: entered after what gives them to any creature."""

YOURS: Final = 0
EACH: Final = 1
OPPONENTS: Final = 2
"""Whose turn a text means."""
