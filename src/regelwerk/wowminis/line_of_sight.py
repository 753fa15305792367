"""Line of sight: what a figure sees, and why it does not see the rest (minis:sight).

Sight goes along shortest paths over spaces of the board. One of them must be clear: no forest, no hill and no opposing
figure on the spaces *between* its ends. Which paths are shortest is settled before anything stands on the board, so a
longer clear path is of no use (minis08:p8.longer-path).

Nothing here lists paths: spaces are swept in rings round the looker. A space is seen if it has a seen and clear
neighbour one step nearer to the looker, or is next to him. Sets of spaces are whole numbers, bit n for space n.
"""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis.hex_grid import FAR, BoardGrid

NOT_BLOCKED: Final = 0
SIGHT_BLOCKED: Final = 1
NO_PATH: Final = 2
"""Why a space is not seen: every shortest path is cut; or no path over the board leads there."""


class SightLine:
    """One look from a space to another, and what there is to say about it.

    distance         steps of a shortest path, `FAR` if there is none
    reason           NOT_BLOCKED, SIGHT_BLOCKED or NO_PATH
    path             a clear shortest path, both ends included; empty if it is not seen
    paths            how many shortest paths there are, and `clear` how many of them are clear
    between          the spaces inside shortest paths, as bits
    blockers         those of them with a forest, a hill or an opponent, as bits
    blocking_spaces  of these as many as it takes to cut every shortest path, those nearest to the looker: take one of
                     them away, and the target is seen if nothing else stands on the path that this opens; 0 if it is
                     seen
    longer           where every shortest path is cut: the shortest clear path that does not count, both ends included;
                     empty if there is none
    """

    __slots__ = ("between", "blockers", "blocking_spaces", "clear", "distance", "longer", "path", "paths", "reason")

    def __init__(self, distance: int) -> None:
        self.distance = distance
        self.reason = NOT_BLOCKED if distance < FAR else NO_PATH
        self.path: list[int] = []
        self.paths = 0
        self.clear = 0
        self.between = 0
        self.blockers = 0
        self.blocking_spaces = 0
        self.longer: list[int] = []

    @property
    def seen(self) -> bool:
        """Whether there is line of sight."""
        return self.reason == NOT_BLOCKED


def seen_from(near: list[int], rings: list[int], looker: int, reach: int, blocked: int) -> int:
    """All spaces in sight at most `reach` steps away, as bits, the looker's own among them.

    near     for each space its neighbours, as bits
    rings    the spaces 0, 1, 2 ... steps from the looker, as bits (`rings_by_distance`)
    blocked  the spaces with forests, hills and opponents, as bits; what is on the ends does not matter

    >>> from regelwerk.wowminis.hex_grid import ground
    >>> row = ground((". . ^ . .",))
    >>> bin(seen_from(row.near, rings_by_distance(row.distance[0]), 0, 9, row.blocking))
    '0b111'
    """
    seen = 1 << looker
    clear = seen
    for step in range(1, min(reach + 1, len(rings))):
        layer = neighbours_of(near, clear) & rings[step]  # minis:sight-shortest
        seen |= layer  # minis:sight-ends
        clear = layer & ~blocked  # minis:sight-clear
        if clear == 0:
            break
    return seen


def rings_by_distance(distances: list[int]) -> list[int]:
    """The spaces by their distance, as bits.

    >>> rings_by_distance([1, 0, 1, 2])
    [2, 5, 8]
    """
    rings: list[int] = []
    for space, steps in enumerate(distances):
        if steps < FAR:
            while len(rings) <= steps:
                rings.append(0)
            rings[steps] |= 1 << space
    return rings


def neighbours_of(near: list[int], spaces: int) -> int:
    """All neighbours of some spaces, as bits."""
    found = 0
    while spaces:
        low = spaces & -spaces
        found |= near[low.bit_length() - 1]
        spaces ^= low
    return found


def space_numbers(spaces: int) -> list[int]:
    """The numbers of some spaces, in order.

    >>> space_numbers(0b1010)
    [1, 3]
    """
    found = []
    while spaces:
        low = spaces & -spaces
        found.append(low.bit_length() - 1)
        spaces ^= low
    return found


def trace(board: BoardGrid, looker: int, target: int, foes: int) -> SightLine:
    """Look from one space to another; `foes` are the spaces with figures that oppose the looker, as bits.

    >>> from regelwerk.wowminis.hex_grid import ground
    >>> board = ground((" . . .", ". ^ V .", " . . ."))
    >>> lone = trace(board, board.named("b1"), board.named("b3"), 0)
    >>> lone.seen, [board.names[space] for space in space_numbers(lone.blocking_spaces)], len(lone.longer) - 1
    (False, ['b2'], 3)
    """
    found = SightLine(board.distance[looker][target])
    if found.distance == FAR:
        return found
    rings = rings_by_distance(board.distance[looker])
    back = rings_by_distance(board.distance[target])
    found.between = between_rings(rings, back, found.distance)
    found.blockers = found.between & (board.blocking | foes)
    found.paths = count_paths(board, looker, target, found.between)
    free = found.between & ~found.blockers
    found.clear = count_paths(board, looker, target, free)
    if found.clear:
        found.path = clear_path(board, looker, target, free)
        return found
    found.reason = SIGHT_BLOCKED
    found.blocking_spaces = narrowest(board.near, rings, back, found)
    found.longer = way_round(board, looker, target, board.blocking | foes)
    return found


def between_rings(rings: list[int], back: list[int], distance: int) -> int:
    """The spaces inside shortest paths, as bits: from the rings round both ends."""
    found = 0
    for step in range(1, distance):
        found |= rings[step] & back[distance - step]
    return found


def count_paths(board: BoardGrid, looker: int, target: int, free: int) -> int:
    """How many shortest paths lead over the free spaces between the ends (bits, inside shortest paths)."""
    to = board.distance[target]
    ways = {looker: 1}
    for left in range(board.distance[looker][target] - 1, -1, -1):
        ahead: dict[int, int] = {}
        for space, number in ways.items():
            for neighbour in board.neighbours[space]:
                if to[neighbour] == left and (neighbour == target or free >> neighbour & 1):
                    ahead[neighbour] = ahead.get(neighbour, 0) + number
        ways = ahead
    return ways.get(target, 0)


def clear_path(board: BoardGrid, looker: int, target: int, free: int) -> list[int]:
    """A shortest path over the free spaces (there must be one), both ends included: of several the straightest."""
    to = board.distance[target]
    layers = [1 << target]
    for step in range(1, board.distance[looker][target]):
        layer = 0
        for space in space_numbers(neighbours_of(board.near, layers[-1]) & free):
            if to[space] == step:
                layer |= 1 << space
        layers.append(layer)
    path = [looker]
    while path[-1] != target:
        path.append(straightest(board, space_numbers(board.near[path[-1]] & layers.pop()), looker, target))
    return path


def straightest(board: BoardGrid, choices: list[int], looker: int, target: int) -> int:
    """The space nearest to the line between the ends; the first of those that are equally near."""
    from_q, from_r = board.spaces[looker]
    q, r = board.spaces[target][0] - from_q, board.spaces[target][1] - from_r
    best = choices[0]
    least = -1
    for space in choices:
        off = abs((board.spaces[space][0] - from_q) * r - (board.spaces[space][1] - from_r) * q)
        if least < 0 or off < least:
            best = space
            least = off
    return best


def narrowest(near: list[int], rings: list[int], back: list[int], of: SightLine) -> int:
    """Blockers that together cut every shortest path, each of which is needed for that; as bits.

    The first blocker on each path is one of `first`: those next to what is seen. Of these the ones remain that are
    also the last of them on some path, found by sweeping back from the target.
    """
    clear = rings[0]
    first = 0
    for step in range(1, of.distance):
        layer = neighbours_of(near, clear) & rings[step] & of.between
        first |= layer & of.blockers
        clear = layer & ~of.blockers
    clear = back[0]
    last = 0
    for step in range(1, of.distance):
        layer = neighbours_of(near, clear) & back[step] & of.between
        last |= layer & first
        clear = layer & ~first
    return last


def way_round(board: BoardGrid, looker: int, target: int, blocked: int) -> list[int]:
    """The shortest path whose inner spaces are not blocked, both ends included; empty if there is none."""
    before = [-1] * len(board.spaces)
    before[looker] = looker
    layer = [looker]
    while layer and before[target] < 0:
        outer: list[int] = []
        for space in layer:
            for neighbour in board.neighbours[space]:
                if before[neighbour] < 0:
                    before[neighbour] = space
                    if not blocked >> neighbour & 1:
                        outer.append(neighbour)
        layer = outer
    if before[target] < 0:
        return []
    path = [target]
    while path[-1] != looker:
        path.append(before[path[-1]])
    path.reverse()
    return path
