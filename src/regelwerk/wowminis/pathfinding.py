"""The board in play: where a figure may go, and what it sees from there (minis08:p6, minis08:p7, minis08:p8).

Spaces are bits of whole numbers here, so that a crowd of figures is one number. What has been found out once for
a space and the figures round it is kept: a `Field` belongs to the definitions and is shared by all games on it.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.definitions import LoweredWord
from regelwerk.kernel.ids import NO_REF
from regelwerk.wowminis import codes
from regelwerk.wowminis.hex_grid import BITS, BoardGrid
from regelwerk.wowminis.line_of_sight import neighbours_of, rings_by_distance, seen_from, space_numbers

KEPT: Final = 100_000
"""How many answers a board keeps before they are all thrown away."""

WIDEST: Final = 81
"""One more than the steps that any range is counted to. Ranges on cards are shorter, so the last of them, `WIDEST`
- 1, stands for any distance: between walls a path may wind on for hundreds of steps."""

FINISH: Final = Option(codes.VERB_END)
"""Ending a turn: the same answer everywhere."""


class ReachableSpaces:
    """Where a move can end as long as nobody stands there. Immutable, shared.

    spaces   as bits
    moves    an option for each, by the number of the space; not to be changed
    closing  the same, and behind them the end of the turn
    """

    __slots__ = ("closing", "moves", "spaces")

    def __init__(self, spaces: int, moves: list[Option]) -> None:
        self.spaces = spaces
        self.moves = moves
        self.closing = [*moves, FINISH]

    def moves_and(self, rest: list[Option], taken: int) -> list[Option]:
        """A list of its own: the moves but those to the spaces `taken`, some of its own; and the options behind them.

        Made in one piece and cut, since most moves are in it; added up one by one it would grow several times.
        """
        free = self.moves + rest
        high = len(self.moves) - 1
        while taken:
            space = taken.bit_length() - 1
            taken ^= BITS[space]
            low = 0
            while low < high:
                middle = (low + high) >> 1
                if free[middle].number < space:
                    low = middle + 1
                else:
                    high = middle
            free.pop(low)
            high = low - 1
        return free


class BoardIndex(LoweredWord):
    """A board of a set of definitions, with what has been found out about it.

    ground          the board as it is drawn
    near            for each space its neighbours as bits
    distance        steps between two spaces
    open_spaces     spaces that cost one movement point to enter, as bits; `slow_spaces` two
    moves           for each space the option of moving there
    rings           for each space and number of steps the spaces that far away, as bits
    far             the longest distance on it
    to_scoring      for each space the steps to the nearest that scores, more than any if there is none
    most            movement points that are enough for the whole board, whatever a user's own definitions give
    neighbourhoods  for each space and number of steps (below `WIDEST`, up to `most`) the other spaces at most that far
                    away

    Kept are, once they have been asked for, for each space what is in sight while nobody stands in the way, by range
    (`_clear`); where a move can end, by movement points: if no opponent is near enough to hinder it (`_free`), and by
    the opponents that are (`_ways`); and what is seen past opponents that hide something, by range (`_seen`). `_kept`
    counts the last two.
    """

    __slots__ = (
        "_clear",
        "_free",
        "_kept",
        "_seen",
        "_ways",
        "blocking",
        "distance",
        "far",
        "ground",
        "most",
        "moves",
        "near",
        "neighbourhoods",
        "open_spaces",
        "rings",
        "scoring",
        "slow_spaces",
        "to_scoring",
    )

    def __init__(self, code: str, ground: BoardGrid) -> None:
        super().__init__(code)
        self.ground = ground
        self.near = ground.near
        self.distance = ground.distance
        self.blocking = ground.blocking
        self.scoring = ground.scoring
        count = len(ground.spaces)
        self.open_spaces = 0
        self.slow_spaces = 0
        for space in range(count):
            if ground.cost[space] == 1:
                self.open_spaces |= 1 << space
            else:
                self.slow_spaces |= 1 << space
        self.moves = [Option(codes.VERB_MOVE, NO_REF, NO_REF, space) for space in range(count)]
        self.rings = [rings_by_distance(ground.distance[space]) for space in range(count)]
        self.far = max(len(rings) for rings in self.rings) - 1
        self.to_scoring = [steps_to(rings, self.scoring) for rings in self.rings]
        self.most = 2 * self.far
        self.neighbourhoods = discs_of(self.rings, max(WIDEST, self.most + 1))
        self._clear: list[list[int]] = [[] for _ in range(count)]
        self._free: list[list[ReachableSpaces | None]] = [[] for _ in range(self.most + 1)]
        self._ways: list[list[dict[int, ReachableSpaces]]] = [[] for _ in range(self.most + 1)]
        self._seen: list[dict[tuple[int, int], int]] = [{} for _ in range(count)]
        self._kept = 0

    # ------------------------------------------------------------------- moving

    def within_distance(self, space: int, steps: int) -> int:
        """The spaces at most so many steps away, itself not among them."""
        return self.neighbourhoods[space][steps if steps < WIDEST else WIDEST - 1]

    def reachable(self, space: int, points: int, foes: int, friends: int) -> int:
        """Where a move of so many points from a space can end, others standing on those bits."""
        return self.ways(space, points, foes).spaces & ~(foes | friends)  # minis08:p6.occupied

    def ways(self, space: int, points: int, foes: int) -> ReachableSpaces:
        """Where a move of so many points from a space can lead past opponents on those bits; others may stand there.

        Who stands as far away as the move is long hinders nobody on the way, so few positions are told apart.
        """
        if points > self.most:
            points = self.most
        if foes:
            foes = foes & self.neighbourhoods[space][points - 1] if points else 0
        if not foes:
            unhindered = self._free[points]
            if not unhindered:
                unhindered.extend([None] * len(self.near))
            found = unhindered[space]
            if found is None:
                found = self._found(space, points, 0)
                unhindered[space] = found
            return found
        by_space = self._ways[points]
        if not by_space:
            by_space.extend([{} for _ in self.near])
        found = by_space[space].get(foes)
        if found is None:
            found = self._found(space, points, foes)
            self._count()
            by_space[space][foes] = found
        return found

    def _count(self) -> None:
        """One more answer is kept; too many are all thrown away."""
        self._kept += 1
        if self._kept > KEPT:
            self._kept = 1
            for space in range(len(self.near)):
                self._seen[space].clear()
                for by_space in self._ways:
                    if by_space:
                        by_space[space].clear()

    def _found(self, space: int, points: int, foes: int) -> ReachableSpaces:
        spaces = 0
        for layer in self.reachable_by_cost(space, points, foes)[1:]:
            spaces |= layer  # minis:movement
        return ReachableSpaces(spaces, [self.moves[target] for target in space_numbers(spaces)])

    def reachable_by_cost(self, space: int, points: int, foes: int) -> list[int]:
        """The spaces that a move reaches, by what it costs: own figures are passed, others are not (minis08:p6).

        The last entry is for `points`; the first is the space itself, as bits like the others.
        """
        found = [1 << space]
        seen = 1 << space | foes  # minis08:p6.not-through-enemies
        beside = [neighbours_of(self.near, 1 << space)]
        for spent in range(1, points + 1):
            layer = beside[spent - 1] & self.open_spaces
            if spent > 1:
                layer |= beside[spent - 2] & self.slow_spaces  # minis08:p10.terrain-cost
            layer &= ~seen
            seen |= layer
            found.append(layer)
            beside.append(neighbours_of(self.near, layer))
        return found

    # -------------------------------------------------------------------- seeing

    def clear_sight(self, space: int) -> list[int]:
        """For each range below `WIDEST` the other spaces that are seen from one while nobody stands in the way.

        Of the opponents on them the nearest are seen whoever else is there: who stands before another is seen himself.
        So an opponent is in range and in sight if and only if one stands there.
        """
        clear = self._clear[space]
        if not clear:
            seen = seen_from(self.near, self.rings[space], space, self.far, self.blocking)
            for disc in self.neighbourhoods[space][:WIDEST]:
                clear.append(seen & disc)
        return clear

    def visible_spaces(self, space: int, range: int, foes: int) -> int:
        """The spaces in range and in sight from one, its own among them; opponents stand on the bits `foes`."""
        if range >= WIDEST:
            range = WIDEST - 1
        clear = self.clear_sight(space)
        foes &= clear[range]  # who is not seen himself hides nobody: no clear path leads as far as that
        if not foes:
            return clear[range] | BITS[space]
        key = (range, foes)
        found = self._seen[space].get(key)
        if found is None:
            steps = range if range < WIDEST - 1 else self.far
            found = seen_from(self.near, self.rings[space], space, steps, self.blocking | foes)
            self._count()
            self._seen[space][key] = found
        return found


def steps_to(rings: list[int], spaces: int) -> int:
    """Steps to the nearest of some spaces, more than any if there is none."""
    for steps, ring in enumerate(rings):
        if ring & spaces:
            return steps
    return len(rings) + 1


def discs_of(rings: list[list[int]], count: int) -> list[list[int]]:
    """For each space and so many numbers of steps, from 0, the other spaces at most that far away, as bits."""
    discs = []
    for round_it in rings:
        disc = [0]
        while len(disc) < count:
            step = len(disc)
            disc.append(disc[-1] | round_it[step] if step < len(round_it) else disc[-1])  # or nothing is farther away
        disc[WIDEST - 1] = disc[-1]
        discs.append(disc)
    return discs
