"""What a computer player is: a view, a decision and a way to guess in, the number of an option out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game

StateSampler = Callable[[Chance], Game]
"""Makes a game that the player cannot tell from the real one, with what it does not know dealt by that chance.

Its open decision has the same options in the same order as the real one. The player owns it.
"""


class UnknownPlayerError(ValueError):
    """A name that no player has; the message lists those that are."""


class Player:
    """Somebody who plays one seat in one game. Never sees the state.

    name        as it is asked for on a command line
    reads_view  whether `choose` reads the view; if not, it may be given an empty one
    outlook     the best chance to win, 0 to 1, that any of its ideas for the last decision had in any guessed game;
                None: it did not play its ideas on
    considered  the options that it weighed for the last decision, the one it took first; empty where it weighed none
    """

    name: str = ""
    reads_view: bool = True
    outlook: float | None = None
    considered: Sequence[int] = ()

    def choose(self, view: dict[str, Any], decision: dict[str, Any], guess: StateSampler) -> int:
        """The index of one of `decision["options"]`.

        view      what the seat may know, as `Rules.view` gives it
        decision  the part of the view that is the open question: `options` at least
        guess     for looking ahead
        """
        raise NotImplementedError
