"""Five levels of strength, the same in every game: from one that errs as beginners err to the strongest there is.

What a level thinks is counted, not timed, so that its games can be repeated; where people wait for it, seconds may cap
it as well. How much that is each game says (`Ruleset.search_budgets`).
"""

from __future__ import annotations

from typing import Final

LEVELS: Final[dict[str, int]] = {"beginner": 1, "greedy": 2, "club": 3, "expert": 4, "master": 5}
"""The players by their level."""

SEARCHING: Final = 3
"""The lowest level that plays its ideas on; see `Ruleset.search_budgets`."""
