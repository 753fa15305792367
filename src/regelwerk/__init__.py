"""Regelwerk: games that are out of print, with every rule enforced.

>>> import random
>>> import regelwerk as rw
>>> game = rw.new_game("wowtcg", decks=["learn-elendril", "learn-radak"], seed=7)
>>> player = random.Random(1)
>>> while game.decision is not None:
...     events = game.apply(player.choice(game.decision.options))
>>> game.result is not None, game.replay().verify().outcome
(True, 'EXACT')

docs/python.md takes you from here to a search.
"""

from __future__ import annotations

from typing import Final

from regelwerk import game_registry
from regelwerk.game_registry import GAMES, UnknownGameError, editions
from regelwerk.kernel.persistence.replay import RULESET_LOOKUPS, VERSION, Replay
from regelwerk.kernel.persistence.replay_format import ReplayFormatError
from regelwerk.kernel.persistence.save import SaveFormatError
from regelwerk.play import (
    LANGUAGES,
    Decision,
    Draft,
    DraftError,
    DraftRecord,
    DraftSeat,
    Event,
    Game,
    IllegalActionError,
    Match,
    MatchError,
    MatchRecord,
    Option,
    PieceView,
    Pool,
    Reason,
    Result,
    View,
    decks,
    load,
    new_draft,
    new_game,
    new_match,
    sealed_pool,
)

__all__ = [
    "GAMES",
    "LANGUAGES",
    "ReplayFormatError",
    "SaveFormatError",
    "Decision",
    "Draft",
    "DraftError",
    "DraftRecord",
    "DraftSeat",
    "Event",
    "Game",
    "IllegalActionError",
    "Match",
    "MatchError",
    "MatchRecord",
    "Option",
    "PieceView",
    "Pool",
    "Reason",
    "Replay",
    "Result",
    "UnknownGameError",
    "View",
    "decks",
    "editions",
    "load",
    "new_draft",
    "new_game",
    "new_match",
    "sealed_pool",
]

__version__: Final = VERSION

RULESET_LOOKUPS.append(game_registry.ruleset)
