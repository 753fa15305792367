"""How a game stands, in the numbers that everybody at the table can see: what a coach compares around a move."""

from __future__ import annotations

from dataclasses import dataclass, field

from regelwerk.kernel.ids import Ref


@dataclass(frozen=True)
class PieceStanding:
    """A card or figure in play.

    seat   whose it is
    cost   what it cost, in the unit of the game's costs; 0 where that says nothing
    left   the damage that it can still take; 0 where nothing counts that
    chief  whether the game hangs on it (a hero)
    """

    seat: int
    cost: int = 0
    left: int = 0
    chief: bool = False


@dataclass(frozen=True)
class Standing:
    """How a game stands.

    pieces     what is in play, by reference
    destroyed  ids of the pieces that lie among the destroyed
    counts     by name (`shields`, `hand`, `mana`, `resources`, `points`) a number for each seat; `ready`: what can
               be paid with
    """

    pieces: dict[Ref, PieceStanding] = field(default_factory=dict)
    destroyed: frozenset[int] = frozenset()
    counts: dict[str, list[int]] = field(default_factory=dict)

    def in_play(self, seat: int) -> int:
        """How many cards or figures a seat has in play, its hero aside."""
        return sum(piece.seat == seat and not piece.chief for piece in self.pieces.values())
