"""Axial coordinates, distances, the twelve symmetries, and boards read from drawings."""

from __future__ import annotations

import pytest

from regelwerk.wowminis.boards import BOARDS, CLEARING, KEEP
from regelwerk.wowminis.hex_grid import (
    FAR,
    FOREST,
    HILL,
    OPEN,
    SYMMETRIES,
    BoardDrawingError,
    BoardGrid,
    disc,
    drawing,
    ground,
    next_to,
    steps,
    turned,
)
from regelwerk.wowminis.pathfinding import BoardIndex
from regelwerk.wowminis.targets import ANYWHERE

GROUNDS = {board.name: ground(board.rows) for board in BOARDS}


def test_six_neighbours_are_one_step_away_and_one_step_from_each_other_in_a_ring() -> None:
    around = next_to((2, -3))
    assert [steps((2, -3), space) for space in around] == [1] * 6
    assert [steps(around[n], around[(n + 1) % 6]) for n in range(6)] == [1] * 6


@pytest.mark.parametrize("symmetry", range(SYMMETRIES))
def test_symmetries_keep_every_distance(symmetry: int) -> None:
    spaces = disc(3)
    images = [turned(space, symmetry) for space in spaces]
    assert sorted(images) == sorted(spaces)
    assert all(
        steps(spaces[a], spaces[b]) == steps(images[a], images[b])
        for a in range(len(spaces))
        for b in range(len(spaces))
    )


def test_the_twelve_symmetries_differ() -> None:
    assert len({tuple(turned(space, n) for space in ((1, 0), (2, 1))) for n in range(SYMMETRIES)}) == SYMMETRIES


@pytest.mark.parametrize("radius", [0, 1, 4])
def test_a_disc_has_all_spaces_within_its_radius(radius: int) -> None:
    spaces = disc(radius)
    assert len(spaces) == len(set(spaces)) == 3 * radius * (radius + 1) + 1
    assert all(steps((0, 0), space) <= radius for space in spaces)


def test_on_a_board_without_holes_the_way_is_as_long_as_the_coordinates_say() -> None:
    """minis:sight-distance: checked for every pair on the starter's board."""
    board = GROUNDS[CLEARING.name]
    for a, first in enumerate(board.spaces):
        for b, second in enumerate(board.spaces):
            assert board.distance[a][b] == steps(first, second)


def test_ways_go_round_walls() -> None:
    """ruling:walls: a wall is no space, so no path counts it."""
    board = GROUNDS[KEEP.name]
    inside, outside = board.named("e4"), board.named("c4")
    assert steps(board.spaces[inside], board.spaces[outside]) == 2
    assert board.distance[inside][outside] == 4
    assert all(board.at(*wall) == -1 for wall in board.walls)


def test_neighbours_distances_and_bits_agree() -> None:
    for board in GROUNDS.values():
        for number, around in enumerate(board.neighbours):
            assert sorted(around) == [neighbour for neighbour, far in enumerate(board.distance[number]) if far == 1]
            assert board.near[number] == sum(1 << neighbour for neighbour in around)
        blocked = [number for number, terrain in enumerate(board.terrain) if terrain != OPEN]
        assert board.blocking == sum(1 << number for number in blocked)
        assert [board.cost[number] for number in blocked] == [2] * len(blocked)


def test_scoring_covers_victory_spaces_and_what_lies_next_to_them() -> None:
    """minis08:p3.hold-points"""
    for board in GROUNDS.values():
        close = [n for n in range(len(board.spaces)) if any(board.distance[v][n] <= 1 for v in board.victory)]
        assert board.scoring == sum(1 << number for number in close)


def test_space_names_are_one_for_each_space_and_found_again() -> None:
    for board in GROUNDS.values():
        assert len(set(board.names)) == len(board.spaces)
        assert [board.named(name) for name in board.names] == list(range(len(board.spaces)))
        assert [board.at(q, r) for q, r in board.spaces] == list(range(len(board.spaces)))


def test_drawings_are_read_back() -> None:
    for board in BOARDS:
        assert tuple(drawing(ground(board.rows))) == board.rows


def test_other_victory_spaces_change_the_scoring_and_nothing_else() -> None:
    board = GROUNDS[CLEARING.name]
    other = board.with_victory(("a1",))
    assert [other.names[number] for number in other.victory] == ["a1"]
    assert other.scoring == (1 << other.named("a1")) | other.near[other.named("a1")]
    assert board.victory != other.victory and board.distance is other.distance
    with pytest.raises(KeyError):
        board.with_victory(("z9",))


def test_separate_parts_of_a_board_are_infinitely_far() -> None:
    board = ground((". .   . .",))
    assert board.distance[0][2] == FAR


def test_terrain_is_read_by_its_signs() -> None:
    board = ground((". % ^ V A H",))
    assert board.terrain == [OPEN, FOREST, HILL, OPEN, OPEN, OPEN]
    assert (board.victory, board.starts, board.colours) == ([3], [4, 5], ["A", "H"])


def test_the_only_victory_space_is_the_origin() -> None:
    assert GROUNDS[CLEARING.name].spaces[GROUNDS[CLEARING.name].victory[0]] == (0, 0)
    assert ground((" . V", "V .")).spaces[0] == (0, 0)


WRONG = [
    ((". x",), "unknown-sign", 1, 3),
    ((". .", ". ."), "out-of-line", 2, 1),
    ((". A . A",), "start-twice", 1, 7),
    ((". A 1",), "starts-mixed", 1, 5),
    ((". 1 3",), "starts-not-in-row", 1, 5),
    (("  ", ""), "no-spaces", 1, 1),
    (tuple("." if n % 2 == 0 else " ." for n in range(27)), "too-many-rows", 27, 1),
    (("." + " ." * 40,), "too-wide", 1, 81),
]


@pytest.mark.parametrize(("rows", "kind", "line", "column"), WRONG, ids=[kind for _, kind, _, _ in WRONG])
def test_what_is_no_drawing_is_refused_at_its_place(rows: tuple[str, ...], kind: str, line: int, column: int) -> None:
    with pytest.raises(BoardDrawingError) as caught:
        ground(rows)
    assert (caught.value.kind, caught.value.line, caught.value.column) == (kind, line, column)


def winding() -> BoardGrid:
    """One way that winds through all rows: as long as a way can be."""
    rows = []
    for row in range(26):
        gap = "." if row // 2 % 2 == 0 else "#"
        line = ["."] * 40 if row % 2 == 0 else [".#"[gap == "."], *"#" * 38, gap]
        rows.append(" " * (row % 2) + " ".join(line))
    return ground(rows)


def test_a_way_that_winds_on_and_on_has_its_length_and_an_end() -> None:
    board = winding()
    assert len(board.spaces) == 26 // 2 * 41 == 533
    assert sorted(set(board.distance[0])) == list(range(max(board.distance[0]) + 1))
    assert max(board.distance[0]) > 500 and FAR not in board.distance[0]
    field = BoardIndex("winding", board)
    assert field.within_distance(0, ANYWHERE) == (1 << 533) - 2
    assert field.visible_spaces(0, ANYWHERE, 0) == (1 << 533) - 1
    assert field.visible_spaces(0, 20, 0).bit_count() == 21


def half_turn(board: BoardGrid, number: int) -> int:
    q, r = board.spaces[number]
    middle = board.spaces[board.victory[len(board.victory) // 2]]
    return board.at(2 * middle[0] - q, 2 * middle[1] - r)


@pytest.mark.parametrize("name", list(GROUNDS))
def test_boards_are_the_same_seen_from_either_side(name: str) -> None:
    """Half a turn maps the board onto itself and swaps the start spaces: no side is better off."""
    board = GROUNDS[name]
    for number in range(len(board.spaces)):
        other = half_turn(board, number)
        assert other >= 0
        assert board.terrain[other] == board.terrain[number]
    assert [half_turn(board, number) for number in board.starts] == board.starts[::-1]
    assert sorted(half_turn(board, number) for number in board.victory) == board.victory


def test_the_starter_board_is_as_proposed() -> None:
    """93 spaces, ten with terrain, five steps from either start space to the victory space."""
    board = GROUNDS[CLEARING.name]
    assert len(board.spaces) == 93
    assert sum(terrain != OPEN for terrain in board.terrain) == 10
    assert [board.distance[start][board.victory[0]] for start in board.starts] == [5, 5]
    assert [board.spaces[start] for start in board.starts] == [(-3, 5), (3, -5)]


def test_the_boards_differ_in_kind() -> None:
    assert {name: (len(board.spaces), len(board.victory), len(board.walls)) for name, board in GROUNDS.items()} == {
        "Clearing": (93, 1, 0),
        "Broad Valley": (187, 3, 0),
        "Ruined Keep": (103, 1, 12),
    }
