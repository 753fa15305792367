"""The rules of the World of Warcraft Miniatures Game by number, for citing and reading them.

Numbers name their book: ``minis08:`` (the starter's rulebook of 2008, by page and name), ``minis:`` (what all sources
together establish, line of sight, and ``minis:q1`` to ``minis:q14``, the questions they leave open, with our answers),
``term:`` (the words of the game) and ``ruling:`` (what we decide).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import regelwerk.wowminis
from regelwerk.kernel.rulebook import Rulebook, RuleCitation

# The package's own path, not importlib.resources: importing that takes longer than opening the book.
BOOK: Final[Rulebook] = Rulebook.open(Path(regelwerk.wowminis.__path__[0]) / "rulebook", prefix="minis08")


def rule(number: str) -> RuleCitation:
    """The citation of a rule of this game. Raises ``UnknownRuleError``, so a wrong citation fails on import.

    >>> rule("minis08:p9.attack")
    minis08:p9.attack
    """
    return BOOK.citation(number)
