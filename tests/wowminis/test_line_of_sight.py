"""Line of sight: the worked cases under all twelve symmetries, its properties, and other ways of deciding it."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.wowminis.hex_grid import FAR, SYMMETRIES, BoardGrid, disc, drawing, ground, steps, turned
from regelwerk.wowminis.line_of_sight import NO_PATH, SIGHT_BLOCKED, rings_by_distance, seen_from, space_numbers, trace

Space = tuple[int, int]

SIGNS = {"forest": "%", "hill": "^", "wall": "#"}

# id, side and space of the looker, target, what stands where, distance, shortest paths, whether it is seen
CASES = """
A1 A(0,0) (0,0) | 0 1 yes
A2 A(0,0) (1,0) | 1 1 yes
A3 A(0,0) (1,0) | forest(0,0) hill(1,0) | 1 1 yes
A4 A(0,0) (1,0) | H(1,0) H(1,-1) H(0,-1) H(-1,0) H(-1,1) H(0,1) | 1 1 yes
B1 A(0,0) (2,0) | 2 1 yes
B2 A(0,0) (2,0) | hill(1,0) | 2 1 no
B3 A(0,0) (2,0) | forest(1,0) | 2 1 no
B4 A(0,0) (2,0) | H(1,0) | 2 1 no
B5 A(0,0) (2,0) | A(1,0) | 2 1 yes
B6 A(0,0) (2,0) | hill(1,0) A(1,0) | 2 1 no
B7 A(0,0) (2,0) | hill(1,0) | 2 1 no
B8 A(0,0) (2,0) | hill(2,0) | 2 1 yes
B9 A(0,0) (2,0) | forest(2,0) | 2 1 yes
B10 A(0,0) (2,0) | hill(0,0) | 2 1 yes
B11 A(0,0) (2,0) | H(3,0) H(2,0) | 2 1 yes
B12 A(0,0) (2,0) | hill(1,-1) forest(2,-1) hill(0,1) forest(1,1) | 2 1 yes
C1 A(0,0) (1,1) | 2 2 yes
C2 A(0,0) (1,1) | hill(1,0) | 2 2 yes
C3 A(0,0) (1,1) | H(0,1) | 2 2 yes
C4 A(0,0) (1,1) | hill(1,0) H(0,1) | 2 2 no
C5 A(0,0) (1,1) | H(1,0) H(0,1) | 2 2 no
C6 A(0,0) (1,1) | H(1,0) A(0,1) | 2 2 yes
C7 A(0,0) (1,1) | forest(0,1) H(1,0) A(0,1) | 2 2 no
D1 A(0,0) (3,0) | 3 1 yes
D2 A(0,0) (3,0) | hill(1,0) | 3 1 no
D3 A(0,0) (3,0) | hill(2,0) | 3 1 no
D4 A(0,0) (2,1) | 3 3 yes
D5 A(0,0) (2,1) | hill(1,0) | 3 3 yes
D6 A(0,0) (2,1) | hill(2,0) hill(0,1) | 3 3 yes
D7 A(0,0) (2,1) | hill(1,0) hill(2,0) | 3 3 yes
D8 A(0,0) (2,1) | hill(0,1) hill(1,1) | 3 3 yes
D9 A(0,0) (2,1) | hill(1,0) hill(0,1) | 3 3 no
D10 A(0,0) (2,1) | hill(2,0) hill(1,1) | 3 3 no
D11 A(0,0) (2,1) | hill(1,0) hill(1,1) | 3 3 no
D12 A(0,0) (1,2) | hill(0,1) hill(1,1) | 3 3 no
F1 A(0,0) (2,0) | H(1,0) H(2,0) | 2 1 no
F2 H(2,0) (0,0) | H(1,0) A(0,0) | 2 1 yes
F3 H(2,0) (0,0) | hill(1,0) | 2 1 no
F4 A(0,0) (2,0) | H(1,0) A(2,0) | 2 1 no
"""
# Ragged edges and holes, each as drawn (capital letters: looker L, target T, opponents X): distance, paths, seen.
DRAWN = {
    "a notch: the only path left is straight": ((". . L . .", " . X T . ."), 1, 1, True),
    "a missing corner leaves one of two paths": (("L ", " X", ". T"), 2, 1, False),
    "a hole is gone round, and the distance grows": ((" . . .", "L   . T", " . . ."), 4, 4, True),
    "one opponent shuts a passage between holes": (("L   . T", " . X . .", ".   . ."), 4, 2, False),
    "a wall counts like a hole": ((" . . .", "L # . T", " . . ."), 4, 4, True),
    "a hill on one side of a hole": ((" ^ . .", "L # . T", " . . ."), 4, 4, True),
    "hills on both sides of a hole": ((" ^ . .", "L # . T", " . ^ ."), 4, 4, False),
    "no way at all": (("L # T",), FAR, 0, False),
}


class Position:
    """A board with figures of two sides: the bits of each side's spaces."""

    def __init__(self, spaces: list[Space], signs: dict[Space, str], figures: dict[Space, str]) -> None:
        self.order = sorted(spaces, key=lambda space: (space[1], 2 * space[0] + space[1]))
        self.board = ground(drawn(spaces, signs))
        self.sides = {"A": 0, "H": 0}
        for space, side in figures.items():
            self.sides[side] |= 1 << self.at(space)

    def at(self, space: Space) -> int:
        return self.order.index(space)  # spaces are numbered in reading order, wherever the board has its (0, 0)

    def foes(self, side: str) -> int:
        return self.sides["H" if side == "A" else "A"]


def drawn(spaces: list[Space], signs: dict[Space, str]) -> list[str]:
    """Some spaces as a drawing; (0, 0) is the victory space unless terrain is there."""
    top = min(r for _, r in spaces)
    left = min(2 * q + r for q, r in spaces)
    rows = [[" "] * 60 for _ in range(max(r for _, r in spaces) - top + 1)]
    for q, r in spaces:
        rows[r - top][2 * q + r - left] = signs.get((q, r), "V" if (q, r) == (0, 0) else ".")
    return ["".join(row).rstrip() for row in rows]


def placed(text: str, symmetry: int) -> list[tuple[str, Space]]:
    return [(what, turned((int(q), int(r)), symmetry)) for what, q, r in re.findall(r"(\w*)\((-?\d+),(-?\d+)\)", text)]


@pytest.mark.parametrize("symmetry", range(SYMMETRIES))
@pytest.mark.parametrize("case", CASES.strip().splitlines(), ids=lambda case: case.split()[0])
def test_the_worked_cases_hold_under_every_symmetry(case: str, symmetry: int) -> None:
    head, *middle, tail = case.split("|")
    (side, looker), (_, target) = placed(head, symmetry)
    things = placed("".join(middle), symmetry)
    signs = {space: SIGNS[what] for what, space in things if what in SIGNS}
    figures = {space: what for what, space in things if what not in SIGNS}
    position = Position(disc(5), signs, figures)
    found = trace(position.board, position.at(looker), position.at(target), position.foes(side))
    distance, paths, seen = tail.split()
    assert (found.distance, found.paths, found.seen) == (int(distance), int(paths), seen == "yes")
    assert (found.clear > 0) == found.seen


@pytest.mark.parametrize("name", DRAWN)
def test_ragged_edges_and_holes(name: str) -> None:
    rows, distance, paths, seen = DRAWN[name]
    board = ground([re.sub("[LTX]", ".", row) for row in rows])
    at = lettered(rows)
    assert len(board.spaces) == len(at)
    foes = sum(1 << number for number, letter in enumerate(at) if letter == "X")
    found = trace(board, at.index("L"), at.index("T"), foes)
    assert (found.distance, found.paths, found.seen) == (distance, paths, seen)


def lettered(rows: tuple[str, ...]) -> list[str]:
    return [sign for row in rows for sign in row if not sign.isspace() and sign != "#"]


# ------------------------------------------------------------------ random boards


def random_board(chance: Chance) -> tuple[BoardGrid, int]:
    """A board of radius 3 to 4 with holes, walls and terrain, and some opponents on it."""
    signs = {}
    spaces = []
    for space in disc(3 + chance.below(2)):
        number = chance.below(20)
        if number > 1 or space == (0, 0):
            spaces.append(space)
            if space != (0, 0):
                signs[space] = {2: "#", 3: "^", 4: "^", 5: "%", 6: "%"}.get(number, ".")
    board = ground(drawn(spaces, signs))
    foes = 0
    for number in range(len(board.spaces)):
        if chance.below(7) == 0:
            foes |= 1 << number
    return board, foes


def listed(board: BoardGrid, looker: int, target: int) -> list[list[int]]:
    """All shortest paths, one by one."""
    if looker == target:
        return [[target]]
    nearer = [
        neighbour
        for neighbour in board.neighbours[looker]
        if board.distance[neighbour][target] < board.distance[looker][target]
    ]
    return [[looker, *rest] for neighbour in nearer for rest in listed(board, neighbour, target)]


def by_listing(board: BoardGrid, looker: int, target: int, blocked: int) -> bool:
    if board.distance[looker][target] == FAR:
        return False
    return any(not any(blocked >> space & 1 for space in path[1:-1]) for path in listed(board, looker, target))


def breadth_first(board: BoardGrid, looker: int, target: int, blocked: int) -> bool:
    """Whether walking over clear spaces takes no longer than walking over all."""
    far = {looker: 0}
    queue = [looker]
    for space in queue:
        for neighbour in board.neighbours[space]:
            if neighbour not in far:
                far[neighbour] = far[space] + 1
                if not blocked >> neighbour & 1:
                    queue.append(neighbour)
    return far.get(target, FAR) == board.distance[looker][target] < FAR


@pytest.mark.parametrize("seed", range(12))
def test_four_ways_of_deciding_sight_agree_on_random_boards(seed: int) -> None:
    chance = Chance(seed)
    board, foes = random_board(chance)
    blocked = board.blocking | foes
    count = len(board.spaces)
    for looker in range(count):
        at_once = seen_from(board.near, rings_by_distance(board.distance[looker]), looker, 99, blocked)
        for target in range(count):
            found = trace(board, looker, target, foes)
            assert found.seen == bool(at_once >> target & 1) == breadth_first(board, looker, target, blocked)
            if found.distance < 6:
                assert found.seen == by_listing(board, looker, target, blocked)
                assert found.paths == (len(listed(board, looker, target)) if found.distance < FAR else 0)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_said_about_a_look_is_true(seed: int) -> None:
    chance = Chance(1000 + seed)
    board, foes = random_board(chance)
    blocked = board.blocking | foes
    count = len(board.spaces)
    cuts = longer = 0
    for looker in range(count):
        for target in range(count):
            found = trace(board, looker, target, foes)
            if found.seen:
                is_path(board, found.path, looker, target, blocked)
                assert len(found.path) == found.distance + 1
                assert not found.blocking_spaces
                assert not found.longer
            elif found.reason == SIGHT_BLOCKED:
                cuts += 1
                assert found.blocking_spaces
                assert found.blocking_spaces & found.blockers == found.blocking_spaces
                assert not by_listing(board, looker, target, found.blocking_spaces), "the cut cuts every path"
                for blocker in space_numbers(found.blocking_spaces):
                    assert by_listing(board, looker, target, found.blocking_spaces & ~(1 << blocker)), (
                        "each of the cut is needed"
                    )
                if found.longer:
                    longer += 1
                    is_path(board, found.longer, looker, target, blocked)
                    assert len(found.longer) > found.distance + 1
            else:
                assert found.reason == NO_PATH
    assert cuts > 100
    assert longer > 20


def is_path(board: BoardGrid, path: list[int], looker: int, target: int, blocked: int) -> None:
    assert (path[0], path[-1]) == (looker, target)
    assert all(b in board.neighbours[a] for a, b in pairwise(path))
    assert not any(blocked >> space & 1 for space in path[1:-1])


# ----------------------------------------------------------------------- properties


@pytest.mark.parametrize("seed", range(6))
def test_properties_of_sight_on_random_boards(seed: int) -> None:
    chance = Chance(2000 + seed)
    board, foes = random_board(chance)
    count = len(board.spaces)
    for _ in range(400):
        a, b, other = chance.below(count), chance.below(count), chance.below(count)
        seen = trace(board, a, b, foes).seen
        assert seen or board.distance[a][b] > 1, "neighbours see each other"
        assert seen == trace(board, b, a, foes).seen, "with the same blockers sight is mutual"
        assert not (trace(board, a, b, foes | 1 << other).seen and not seen), "another blocker never gives sight"
        assert seen == trace(board, a, b, foes ^ (1 << a)).seen, "what is on the ends does not matter"
        assert seen == trace(board, a, b, foes ^ (1 << b)).seen, "what is on the ends does not matter"


def test_a_lone_blocker_hides_what_is_behind_it_on_a_row_and_nothing_else() -> None:
    board = ground(drawn(disc(6), {}))
    middle = board.at(0, 0)
    for blocker, (bq, br) in enumerate(board.spaces):
        if blocker == middle:
            continue
        for target, (q, r) in enumerate(board.spaces):
            if target == middle:
                continue
            on_a_row = 0 in (bq, br, bq + br) and bq * r == br * q and bq * q + br * r > 0
            behind = on_a_row and steps((0, 0), (q, r)) > steps((0, 0), (bq, br))
            assert trace(board, middle, target, 1 << blocker).seen == (not behind)


def test_the_starter_case_has_a_longer_clear_path_in_range_that_does_not_count() -> None:
    board = ground((" . . . .", ". . ^ . .", " . . . ."))
    found = trace(board, board.named("b2"), board.named("b4"), 0)
    assert not found.seen
    assert [board.names[space] for space in space_numbers(found.blocking_spaces)] == ["b3"]
    assert len(found.longer) - 1 == 3
    assert drawing(board)[1] == ". . ^ . ."


def test_of_several_clear_paths_the_straightest_is_shown() -> None:
    board = ground(drawn(disc(4), {}))
    found = trace(board, board.at(0, 0), board.at(2, 2), 0)
    assert [board.spaces[space] for space in found.path] == [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2)]
    assert found.paths == found.clear == 6
