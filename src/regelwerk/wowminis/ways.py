"""The board in play: where a figure may go, and what it sees from there (minis08:p6, minis08:p7, minis08:p8).

Spaces are bits of whole numbers here, so that a crowd of figures is one number. What has been found out once for
a space and the figures round it is kept: a `Field` belongs to the definitions and is shared by all games on it.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.defs import Lowered
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.hexes import Ground
from regelwerk.wowminis.seeing import members, rings_round, seen_from, spread

KEPT: Final = 60_000
"""How many answers of one kind are kept before they are all thrown away."""

WIDEST: Final = 81
"""One more than the steps that any range is counted to: no board is wider."""

FINISH: Final = Option(c.END)
"""Ending a turn: the same answer everywhere."""


class Reach:
    """Where a move can end. Immutable, shared.

    spaces   as bits
    moves    an option for each, by the number of the space; not to be changed
    closing  the same, and behind them the end of the turn
    """

    __slots__ = ("closing", "moves", "spaces")

    def __init__(self, spaces: int, moves: list[Option]) -> None:
        self.spaces = spaces
        self.moves = moves
        self.closing = [*moves, FINISH]


class Field(Lowered):
    """A board of a set of definitions, with what has been found out about it.

    ground    the board as it is drawn
    near      for each space its neighbours as bits
    distance  steps between two spaces
    smooth    spaces that cost one movement point to enter, as bits; `rough` two
    moves     for each space the option of moving there
    rings     for each space and number of steps the spaces that far away, as bits
    far       the longest distance on it
    discs     for each number of steps (below `WIDEST`) and space the other spaces at most that far away
    """

    __slots__ = (
        "_free",
        "_reach",
        "_seen",
        "blocking",
        "discs",
        "distance",
        "far",
        "ground",
        "moves",
        "near",
        "rings",
        "rough",
        "scoring",
        "smooth",
    )

    def __init__(self, code: str, ground: Ground) -> None:
        super().__init__(code)
        self.ground = ground
        self.near = ground.near
        self.distance = ground.distance
        self.blocking = ground.blocking
        self.scoring = ground.scoring
        count = len(ground.spaces)
        self.smooth = 0
        self.rough = 0
        for space in range(count):
            if ground.cost[space] == 1:
                self.smooth |= 1 << space
            else:
                self.rough |= 1 << space
        self.moves = [Option(c.MOVE, 0, 0, space) for space in range(count)]
        self.rings = [rings_round(ground.distance[space]) for space in range(count)]
        self.far = max(len(rings) for rings in self.rings) - 1
        self.discs = discs_of(self.rings, self.far)
        self._free: list[list[Reach | None]] = [[] for _ in range(count)]
        self._reach: dict[tuple[int, int, int, int], Reach] = {}
        self._seen: dict[tuple[int, int, int], int] = {}

    # ------------------------------------------------------------------- moving

    def within(self, space: int, steps: int) -> int:
        """The spaces at most so many steps away, itself not among them."""
        return self.discs[steps if steps < WIDEST else WIDEST - 1][space]

    def reach(self, space: int, points: int, foes: int, friends: int) -> Reach:
        """Where a move of so many points from a space can end, others standing on those bits."""
        if points > 2 * self.far:
            points = 2 * self.far  # enough for the whole board, whatever a user's own definitions give
        around = self.discs[points if points < WIDEST else WIDEST - 1][space]
        foes &= around
        friends &= around
        if foes or friends:
            key = (space, points, foes, friends)
            found = self._reach.get(key)
            if found is None:
                if len(self._reach) > KEPT:
                    self._reach.clear()
                found = self._found(space, points, foes, friends)
                self._reach[key] = found
            return found
        free = self._free[space]
        while len(free) <= points:
            free.append(None)
        known = free[points]
        if known is None:
            known = self._found(space, points, 0, 0)
            free[points] = known
        return known

    def _found(self, space: int, points: int, foes: int, friends: int) -> Reach:
        spaces = 0
        for layer in self.layers(space, points, foes)[1:]:
            spaces |= layer  # minis:movement
        spaces &= ~friends  # minis08:p6.occupied
        return Reach(spaces, [self.moves[one] for one in members(spaces)])

    def layers(self, space: int, points: int, foes: int) -> list[int]:
        """The spaces that a move reaches, by what it costs: own figures are passed, others are not (minis08:p6).

        The last entry is for `points`; the first is the space itself, as bits like the others.
        """
        found = [1 << space]
        seen = 1 << space | foes  # minis08:p6.not-through-enemies
        beside = [spread(self.near, 1 << space)]
        for spent in range(1, points + 1):
            layer = beside[spent - 1] & self.smooth
            if spent > 1:
                layer |= beside[spent - 2] & self.rough  # minis08:p10.terrain-cost
            layer &= ~seen
            seen |= layer
            found.append(layer)
            beside.append(spread(self.near, layer))
        return found

    # -------------------------------------------------------------------- seeing

    def seen(self, space: int, range: int, foes: int) -> int:
        """The spaces in range and in sight from one, its own among them; opponents stand on the bits `foes`."""
        foes &= self.within(space, range)
        key = (space, range, foes)
        found = self._seen.get(key)
        if found is None:
            if len(self._seen) > KEPT:
                self._seen.clear()
            found = seen_from(self.near, self.rings[space], space, range, self.blocking | foes)
            self._seen[key] = found
        return found


def discs_of(rings: list[list[int]], far: int) -> list[list[int]]:
    """For each number of steps below `WIDEST` and each space the other spaces at most that far away, as bits."""
    discs = [[0] * len(rings)]
    while len(discs) < WIDEST:
        step = len(discs)
        if step > far:
            discs.append(discs[-1])  # nothing is farther away
        else:
            discs.append([disc | (one[step] if step < len(one) else 0) for disc, one in zip(discs[-1], rings)])
    return discs
