"""The rules of Duel Masters by number, for citing and reading them.

Numbers name their book: ``dm:`` (our notes on the rules of 2004 to 2006, by section), ``dm04:`` (the German online
rulebook, by the names of its sections), ``kw:`` (terms and keywords), ``inf:`` (what we infer) and ``ruling:`` (what
we decide).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import regelwerk.duelmasters
from regelwerk.kernel.rulebook import Rulebook, RuleCitation

# The package's own path, not importlib.resources: importing that takes longer than opening the book.
BOOK: Final[Rulebook] = Rulebook.open(Path(regelwerk.duelmasters.__path__[0]) / "rulebook", prefix="dm")


def rule(number: str) -> RuleCitation:
    """The citation of a rule of this game. Raises ``UnknownRuleError``, so a wrong citation fails on import.

    >>> rule("dm:8.4.2")
    dm:8.4.2
    """
    return BOOK.citation(number)
