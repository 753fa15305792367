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

from typing import TYPE_CHECKING, Any, Final

from regelwerk import game_registry
from regelwerk.kernel.persistence.lookups import RULESET_LOOKUPS
from regelwerk.kernel.version import VERSION

if TYPE_CHECKING:
    from regelwerk.game_registry import GAMES, UnknownGameError, editions
    from regelwerk.kernel.persistence.replay import Replay
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


def __getattr__(name: str) -> Any:
    """The names above, loaded when one is first asked for: who only wants help need not wait for all of it.

    Raises AttributeError.
    """
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: Any
    if name == "Replay":
        import regelwerk.kernel.persistence.replay

        found = regelwerk.kernel.persistence.replay.Replay
    elif name == "ReplayFormatError":
        import regelwerk.kernel.persistence.replay_format

        found = regelwerk.kernel.persistence.replay_format.ReplayFormatError
    elif name == "SaveFormatError":
        import regelwerk.kernel.persistence.save

        found = regelwerk.kernel.persistence.save.SaveFormatError
    elif name in ("GAMES", "UnknownGameError", "editions"):
        found = getattr(game_registry, name)
    else:
        import regelwerk.play

        found = getattr(regelwerk.play, name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return [*globals(), *__all__]
