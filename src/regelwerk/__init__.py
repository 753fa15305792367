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

from regelwerk import catalogue
from regelwerk.catalogue import GAMES, UnknownGame, editions
from regelwerk.kernel.replay import FINDERS, VERSION, Replay
from regelwerk.kernel.replay_lines import BadReplay
from regelwerk.kernel.save import BadSave
from regelwerk.play import (
    LANGUAGES,
    Decision,
    Event,
    Game,
    IllegalActionError,
    Option,
    PieceView,
    Reason,
    Result,
    View,
    decks,
    load,
    new_game,
)

__all__ = [
    "GAMES",
    "LANGUAGES",
    "BadReplay",
    "BadSave",
    "Decision",
    "Event",
    "Game",
    "IllegalActionError",
    "Option",
    "PieceView",
    "Reason",
    "Replay",
    "Result",
    "UnknownGame",
    "View",
    "decks",
    "editions",
    "load",
    "new_game",
]

__version__: Final = VERSION

FINDERS.append(catalogue.rules)
