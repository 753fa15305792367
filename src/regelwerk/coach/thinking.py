"""What a computer player is weighing, as everybody at the table may hear it: verbs, and things that lie open.

Which options it weighs depends on its hand; so this is told only where a table has agreed to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk import game_registry
from regelwerk.coach.wording import messages
from regelwerk.kernel.game import Game
from regelwerk.kernel.language.sentences import join_list
from regelwerk.kernel.visibility import SPECTATOR_SEAT

MOST: Final = 4
"""So many ideas at most are told."""
TEXT: Final = ": "
"""Behind it stands what a card's text says."""
UNKNOWN_COST: Final = " (?)"
"""Behind a card that nobody sees."""


def thoughts(game: Game, considered: Sequence[int], lang: str, names: Sequence[str] = ()) -> list[str]:
    """The ideas behind the open decision of a computer player, the one it will follow first, in the words of a
    spectator, to whom every hidden card is "a card".

    `considered`: `Player.considered`. Empty where there is only one idea, and while something is under way: what is
    asked then may be a secret by itself.
    """
    decision = game.decision
    if decision is None or not game.ruleset.is_quiescent(game.state):
        return []
    presenter = game_registry.package(game.ruleset.name).presenter(game, SPECTATOR_SEAT, lang, names)
    waiting = game.ruleset.neutral_option(game.state)
    told = presenter.outside_wordings([decision.options[index] for index in considered])
    found = [
        messages(lang).LEAVE_IT if index == waiting else text.partition(TEXT)[0].removesuffix(UNKNOWN_COST)
        for index, text in zip(considered, told, strict=False)
    ]
    distinct = list(dict.fromkeys(found))
    return distinct[:MOST] if len(distinct) > 1 else []


def thinking_line(name: str, ideas: Sequence[str], lang: str) -> str:
    """What a player is thinking about, in a sentence.

    >>> thinking_line("Orsa", ["attack", "wait"], "en")
    'Orsa thinks about: attack or wait.'
    """
    found = messages(lang)
    return str(found.THINKS.format(name=name, ideas=join_list(ideas, found.OR)))
