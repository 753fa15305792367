"""Players and amounts: whom a text speaks of, and how many, each with what it means in a game.

What is said by way of cards (`OwnerOf`, `Count`) stands with their descriptions (`selectors`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word

if TYPE_CHECKING:
    from regelwerk.duelmasters.state import DmScope, DmState


# ------------------------------------------------------------------------- players


@dataclass(frozen=True)
class Player(Word):
    """Which players a text speaks of."""

    def seats(self, state: DmState, scope: DmScope) -> list[int]:
        """Seats still in the game, in the order in which they act."""
        raise NotImplementedError


@dataclass(frozen=True)
class You(Player):
    """The player whose card the text stands on (dm:9.4)."""

    def seats(self, state: DmState, scope: DmScope) -> list[int]:
        return [scope.you] if state.in_game(scope.you) else []


@dataclass(frozen=True)
class Opponent(Player):
    """Your opponent. With several: each of them, clockwise, as the one who acts (dm:11.6); any of them in
    a description, so that "one of your opponent's creatures" may be any opponent's (dm:11.3)."""

    def seats(self, state: DmState, scope: DmScope) -> list[int]:
        return state.opponents(scope.you)


@dataclass(frozen=True)
class EachPlayer(Player):
    """Each player, turn player first, then clockwise (dm:11.3)."""

    def seats(self, state: DmState, scope: DmScope) -> list[int]:
        return state.clockwise(state.turn_player)


@dataclass(frozen=True)
class ThatPlayer(Player):
    """The player who is acting in this clause ("he", "his"); before anybody acts, the player whom the event was
    about: whose turn begins or ends, who casts or summons; else you (dm:9.4)."""

    def seats(self, state: DmState, scope: DmScope) -> list[int]:
        seat = scope.mentioned_seat if scope.mentioned_seat >= 0 else scope.you
        return [seat] if state.in_game(seat) else []


YOU, OPPONENT, THAT_PLAYER = You(), Opponent(), ThatPlayer()


# ------------------------------------------------------------------------- amounts


@dataclass(frozen=True)
class Amount(Word):
    """A number that has to be looked up; a plain number stands for itself."""

    def compute(self, state: DmState, scope: DmScope) -> int:
        """The number, now (dm:9.7)."""
        raise NotImplementedError

    def dependencies(self) -> int:
        """What it depends on (R_... bits), for the table of derived values."""
        return 0


def number_of(amount: int | Amount, state: DmState, scope: DmScope) -> int:
    """A number in a text, now."""
    return amount if isinstance(amount, int) else amount.compute(state, scope)


def reads_of(amount: int | Amount) -> int:
    """What a number in a text depends on."""
    return 0 if isinstance(amount, int) else amount.dependencies()
