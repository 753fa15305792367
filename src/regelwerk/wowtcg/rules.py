"""The rules of the World of Warcraft TCG by number, for citing and reading them.

Numbers name their book: ``wow:`` (comprehensive rules of 2007), ``wow7.4:`` (rules known only from the last edition of
them), ``de06:`` (German rules clarifications), ``rb06:`` (German rulebook of 2006), ``kw:`` (keywords), ``inf:`` (what
we infer) and ``ruling:`` (what we decide).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import regelwerk.wowtcg
from regelwerk.kernel.rulebook import Rulebook, RuleCitation

# The package's own path, not importlib.resources: importing that takes longer than opening the book.
BOOK: Final[Rulebook] = Rulebook.open(Path(regelwerk.wowtcg.__path__[0]) / "rulebook", prefix="wow")


def rule(number: str) -> RuleCitation:
    """The citation of a rule of this game. Raises ``UnknownRuleError``, so a wrong citation fails on import.

    >>> rule("wow:602.2")
    wow:602.2
    """
    return BOOK.citation(number)
