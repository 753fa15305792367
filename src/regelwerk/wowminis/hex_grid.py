"""Hexes: axial coordinates, distances, symmetries, and boards drawn with letters.

A space is written as axial coordinates (q, r) with pointed tops: q grows to the right, r downwards and
half a space to the right. The third axis is s = -q - r. In a drawing each row is shifted by half a space
against the one above, so a space stands at column 2q + r:

      . . .        `.` open, `%` forest, `^` hill, `V` victory space, `#` wall (no space of the board),
     . % V .       `A` `H` `M` the start space coloured for Alliance, Horde, Monster,
      1 . 2        or `1` ... `6` start spaces without a colour; a blank is no space.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

OPEN: Final = 0
FOREST: Final = 1
HILL: Final = 2

COST: Final = (1, 2, 2)
"""Movement points to enter a space, by terrain."""

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six neighbours, counter-clockwise from the east."""

ROWS: Final = 26
COLUMNS: Final = 40
"""The largest drawing: one letter for each row, and names of at most three characters."""

FAR: Final = ROWS * COLUMNS
"""The distance of spaces that no path over the board joins: no path, however it winds, has as many steps."""

BITS: Final[list[int]] = [1 << space for space in range(ROWS * COLUMNS)]
"""For each number of a space its bit: made once, for every board."""

SIGNS: Final = {".": OPEN, "%": FOREST, "^": HILL, "V": OPEN}
COLOURS: Final = "AHM"
NUMBERS: Final = "123456"
WALL: Final = "#"


class BoardDrawingError(ValueError):
    """A drawing that is no board.

    kind    what is wrong: a key for the wording
    line    the row, from 1
    column  from 1
    about   the sign or number in question
    """

    def __init__(self, kind: str, line: int, column: int, about: str = "") -> None:
        super().__init__(f"line {line}, column {column}: {kind} {about}".rstrip())
        self.kind = kind
        self.line = line
        self.column = column
        self.about = about


class BoardGrid:
    """A board ready to play on. Never changed after it is made, and shared by all games on it.

    Spaces are numbered from 0 in reading order; the lists are by that number.

    spaces      (q, r); the only victory space is (0, 0), else the first space of the drawing
    names       what players call it: row letter from the top, column number from the left ("f5")
    terrain     OPEN, FOREST or HILL
    cost        movement points to enter it (minis08:p10.terrain-cost)
    neighbours  numbers of the spaces next to it, counter-clockwise from the east; walls are none
    distance    by two numbers: steps of a shortest path over the board, FAR if there is none
    near        the neighbours as bits
    victory     numbers of the victory spaces
    starts      numbers of the start spaces, by side of the table
    colours     the factions' letters of the start spaces, "" for none
    walls       (q, r) of the walls, which are no spaces
    blocking    bits of all forests and hills: what stops sight
    scoring     bits of the victory spaces and of the spaces next to them
    """

    __slots__ = (
        "blocking",
        "colours",
        "cost",
        "distance",
        "names",
        "near",
        "neighbours",
        "scoring",
        "spaces",
        "starts",
        "terrain",
        "victory",
        "walls",
    )

    def __init__(self) -> None:
        self.spaces: list[tuple[int, int]] = []
        self.names: list[str] = []
        self.terrain: list[int] = []
        self.cost: list[int] = []
        self.neighbours: list[list[int]] = []
        self.distance: list[list[int]] = []
        self.near: list[int] = []
        self.victory: list[int] = []
        self.starts: list[int] = []
        self.colours: list[str] = []
        self.walls: list[tuple[int, int]] = []
        self.blocking = 0
        self.scoring = 0

    def at(self, q: int, r: int) -> int:
        """The number of a space, -1 if the board has none there.

        >>> board = ground((" . .", ". V .", " . ."))
        >>> board.at(0, 0), board.at(9, 9)
        (3, -1)
        """
        for number, space in enumerate(self.spaces):
            if space[0] == q and space[1] == r:
                return number
        return -1

    def named(self, name: str) -> int:
        """The number of the space of that name, -1 if there is none.

        >>> ground((" . .", ". V .", " . .")).named("B2")
        3
        """
        wanted = name.strip().lower()
        for number, known in enumerate(self.names):
            if known == wanted:
                return number
        return -1

    def with_victory(self, names: Sequence[str]) -> BoardGrid:
        """The same board with other victory spaces. Raises KeyError for a space it has not.

        >>> board = ground((" . .", ". V .", " . ."))
        >>> board.with_victory(("a1", "c2")).victory
        [0, 6]
        """
        numbers = []
        for name in names:
            number = self.named(name)
            if number < 0:
                raise KeyError(name)
            numbers.append(number)
        other = BoardGrid()
        other.spaces = self.spaces
        other.names = self.names
        other.terrain = self.terrain
        other.cost = self.cost
        other.neighbours = self.neighbours
        other.distance = self.distance
        other.near = self.near
        other.victory = sorted(set(numbers))
        other.starts = self.starts
        other.colours = self.colours
        other.walls = self.walls
        other.blocking = self.blocking
        other.scoring = _scoring(other)
        return other


# ----------------------------------------------------------------- geometry


def steps(a: tuple[int, int], b: tuple[int, int]) -> int:
    """The distance of two spaces where nothing is missing between them.

    >>> steps((0, 0), (2, 1)), steps((0, 0), (2, -1)), steps((3, -5), (-3, 5))
    (3, 2, 10)
    """
    q = b[0] - a[0]
    r = b[1] - a[1]
    return max(abs(q), abs(r), abs(q + r))


def next_to(space: tuple[int, int]) -> list[tuple[int, int]]:
    """The six spaces around one, counter-clockwise from the east.

    >>> next_to((1, 1))[0], next_to((1, 1))[5]
    ((2, 1), (1, 2))
    """
    return [(space[0] + q, space[1] + r) for q, r in DIRECTIONS]


SYMMETRIES: Final = 12


def turned(space: tuple[int, int], symmetry: int) -> tuple[int, int]:
    """A space after one of the twelve symmetries about (0, 0): 0-5 turns by 60 degrees counter-clockwise,
    6-11 the same after a reflection.

    >>> [turned((1, 0), n) for n in range(6)] == next_to((0, 0))
    True
    >>> turned((2, 1), 6)
    (1, 2)
    """
    q, r = space
    if symmetry >= 6:
        q, r = r, q
    for _ in range(symmetry % 6):
        q, r = q + r, -q
    return q, r


def disc(radius: int) -> list[tuple[int, int]]:
    """All spaces at most that far from (0, 0), row by row: for scenes and tests.

    >>> len(disc(5)), disc(1)[0]
    (91, (0, -1))
    """
    found = []
    for r in range(-radius, radius + 1):
        for q in range(-radius, radius + 1):
            if abs(q + r) <= radius:
                found.append((q, r))
    return found


# -------------------------------------------------------------- drawing -> board


def ground(rows: Sequence[str]) -> BoardGrid:
    """The board of a drawing. Raises BoardDrawingError.

    >>> board = ground((" . %", "A V #", " ^ H"))
    >>> board.spaces[3], board.terrain, board.starts, board.walls
    ((0, 0), [0, 1, 0, 0, 2, 0], [2, 5], [(1, 0)])
    """
    signs = _signs(rows)
    if not signs:
        raise BoardDrawingError("no-spaces", 1, 1)
    left = min(column for _, column, _ in signs)
    victory = [(row, column) for row, column, sign in signs if sign == "V"]
    home = victory[0] if len(victory) == 1 else (signs[0][0], signs[0][1])
    made = BoardGrid()
    starts: dict[str, int] = {}
    places: dict[str, tuple[int, int]] = {}
    for row, column, sign in signs:
        r = row - home[0]
        q = (column - home[1] - r) // 2
        if sign == WALL:
            made.walls.append((q, r))
            continue
        number = len(made.spaces)
        made.spaces.append((q, r))
        made.names.append(f"{chr(ord('a') + row)}{(column - left) // 2 + 1}")
        made.terrain.append(SIGNS.get(sign, OPEN))
        if sign == "V":
            made.victory.append(number)
        elif sign not in SIGNS:
            if sign in starts:
                raise BoardDrawingError("start-twice", row + 1, column + 1, sign)
            starts[sign] = number
            places[sign] = (row + 1, column + 1)
    _set_starts(made, starts, places)
    _measure(made)
    return made


def _signs(rows: Sequence[str]) -> list[tuple[int, int, str]]:
    """Every sign of a drawing as (row, column, sign), from 0; checks the signs, the shift of the rows and the size."""
    if len(rows) > ROWS:
        raise BoardDrawingError("too-many-rows", ROWS + 1, 1, str(ROWS))
    found: list[tuple[int, int, str]] = []
    for row, text in enumerate(rows):
        for column, sign in enumerate(text):
            if sign.isspace():
                continue
            if sign not in SIGNS and sign not in COLOURS and sign not in NUMBERS and sign != WALL:
                raise BoardDrawingError("unknown-sign", row + 1, column + 1, sign)
            found.append((row, column, sign))
    if not found:
        return found
    shift = (found[0][0] + found[0][1]) % 2
    for row, column, sign in found:
        if (row + column) % 2 != shift:
            raise BoardDrawingError("out-of-line", row + 1, column + 1, sign)
    left = min(column for _, column, _ in found)
    for row, column, _ in found:
        if (column - left) // 2 >= COLUMNS:
            raise BoardDrawingError("too-wide", row + 1, column + 1, str(COLUMNS))
    return found


def _set_starts(made: BoardGrid, starts: dict[str, int], places: dict[str, tuple[int, int]]) -> None:
    """Start spaces by side: 1, 2, ... or Alliance, Horde, Monster; of one sort, no number left out."""
    lettered = [sign for sign in COLOURS if sign in starts]
    numbered = [sign for sign in NUMBERS if sign in starts]
    if lettered and numbered:
        raise BoardDrawingError("starts-mixed", *max(places[lettered[0]], places[numbered[0]]))
    if numbered != list(NUMBERS[: len(numbered)]):
        raise BoardDrawingError("starts-not-in-row", *places[numbered[-1]], numbered[-1])
    order = lettered or numbered
    made.starts = [starts[sign] for sign in order]
    made.colours = [sign if sign in COLOURS else "" for sign in order]


def _measure(made: BoardGrid) -> None:
    """Neighbours, distances and bits of the spaces that are there."""
    numbers = {space: number for number, space in enumerate(made.spaces)}
    for number, space in enumerate(made.spaces):
        made.cost.append(COST[made.terrain[number]])
        around = [numbers[neighbour] for neighbour in next_to(space) if neighbour in numbers]
        made.neighbours.append(around)
        bits = 0
        for neighbour in around:
            bits |= 1 << neighbour
        made.near.append(bits)
        if made.terrain[number] != OPEN:
            made.blocking |= 1 << number
    made.distance = [_distances(made, start) for start in range(len(made.spaces))]  # minis:sight-distance
    made.scoring = _scoring(made)


def _scoring(made: BoardGrid) -> int:
    bits = 0
    for number in made.victory:
        bits |= (1 << number) | made.near[number]
    return bits


def _distances(made: BoardGrid, start: int) -> list[int]:
    """Steps from one space to every other."""
    found = [FAR] * len(made.spaces)
    found[start] = 0
    layer = [start]
    distance = 0
    while layer:
        distance += 1
        outer: list[int] = []
        for number in layer:
            for neighbour in made.neighbours[number]:
                if found[neighbour] == FAR:
                    found[neighbour] = distance
                    outer.append(neighbour)
        layer = outer
    return found


# -------------------------------------------------------------- board -> drawing


def drawing(board: BoardGrid) -> list[str]:
    """The drawing of a board, as `ground` reads it.

    >>> drawing(ground(("   . %", "  A V #", "   ^ H")))
    [' . %', 'A V #', ' ^ H']
    """
    placed = [(r, 2 * q + r, sign_of(board, number)) for number, (q, r) in enumerate(board.spaces)]
    placed += [(r, 2 * q + r, WALL) for q, r in board.walls]
    top = min(row for row, _, _ in placed)
    left = min(column for _, column, _ in placed)
    rows: list[list[str]] = [[] for _ in range(max(row for row, _, _ in placed) - top + 1)]
    for row, column, sign in sorted(placed):
        line = rows[row - top]
        line += [" "] * (column - left - len(line))
        line.append(sign)
    return ["".join(line) for line in rows]


def sign_of(board: BoardGrid, number: int) -> str:
    """The sign of a space in a drawing."""
    if number in board.starts:
        side = board.starts.index(number)
        return board.colours[side] or NUMBERS[side]
    if number in board.victory:
        return "V"
    return (".", "%", "^")[board.terrain[number]]
