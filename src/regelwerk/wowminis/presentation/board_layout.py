"""The board, the ticks to come and the two sides: what a player looks at.

A space is three columns wide on the map: ` . `, `.2 ` if moving there costs 2, `[G]` for a figure of the reader's side
and `<r>` for another one. A board too wide for the screen is drawn with one column for each space.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.language.sentences import capitalize
from regelwerk.kernel.presentation.text import StyledLine, StyledSpan
from regelwerk.wowminis import codes
from regelwerk.wowminis.hex_grid import NUMBERS, WALL
from regelwerk.wowminis.presentation.labels import MinisLabeler
from regelwerk.wowminis.seat_view import FigureView, MinisView, SideView

SIGNS: Final = (".", "%", "^")
VICTORY: Final = "*"
STYLES: Final = {".": "quiet", "%": "good", "^": "accent", "*": "number", WALL: "quiet"}
MARGIN: Final = 3
"""Columns before the map, where the letters of the rows stand."""
TICK: Final = 6
"""Columns of one tick in the row of ticks."""


class BoardLayout:
    """One view laid out for one reader."""

    def __init__(self, view: MinisView, labeler: MinisLabeler, width: int) -> None:
        self.view = view
        self.labeler = labeler
        self.say = labeler.messages.LABELS
        self.width = width

    def lines(self) -> list[StyledLine]:
        """The whole table: the others above, ticks and map, the reader's side below."""
        view = self.view
        mine = view.seat if view.seat >= 0 else len(view.seats) - 1
        count = len(view.seats)
        lines: list[StyledLine] = []
        for i in range(1, count):
            lines += self.side(view.seats[(mine + i) % count])
        lines.append(self.step())
        lines += self.ticks()
        lines += self.map()
        return lines + self.side(view.seats[mine])

    # ------------------------------------------------------------------ the ticks

    def step(self) -> StyledLine:
        """Round, tick, and whose turn it is."""
        view = self.view
        text = f"{self.say['round'].format(n=view.round)} · {self.say['tick']} {view.tick}"
        acting = view.figures.get(view.acting)
        if acting is not None:
            text += " · " + self.say["your-turn"].format(a=self.labeler.figure(acting))
        return [(f"---- {capitalize(text)} ----", "heading")]

    def ticks(self) -> list[StyledLine]:
        """The ten ticks from now on, those that score with a star, and below them who acts when."""
        view = self.view
        head: StyledLine = [(f"{self.say['tick']:<{TICK}}", "quiet")]
        below: StyledLine = [(" " * TICK, "")]
        for time in range(view.time, view.time + codes.TICKS_PER_ROUND):
            tick = codes.dial(time)
            text = f"{tick}{VICTORY if view.scenario.scores[tick] else ''}" + (
                " |" if tick == codes.TICKS_PER_ROUND else ""
            )
            standing = [figure for figure in view.figures.values() if figure.time == time and self.in_game(figure)]
            width = max(TICK, len(standing) + 1)
            head.append((f"{text:<{width}}", "accent" if time == view.time else "quiet"))
            below += self.marks(standing)
        later = [figure for figure in view.figures.values() if figure.time >= view.time + codes.TICKS_PER_ROUND]
        if later:
            head.append((self.say["later"], "quiet"))
            below += self.marks(later)
        return [head, below]

    def in_game(self, figure: FigureView) -> bool:
        return self.view.seats[figure.seat].in_game

    def marks(self, figures: list[FigureView]) -> list[StyledSpan]:
        """The letters of figures, as wide as a tick."""
        spans: list[StyledSpan] = []
        size = 0
        for figure in figures:
            text = self.mark(figure).strip("[]<>") if len(figures) > 1 else self.mark(figure)
            spans.append((text, self.style(figure)))
            size += len(text)
        spans.append((" " * max(TICK - size, 1), ""))
        return spans

    # -------------------------------------------------------------------- the map

    def mine(self, figure: FigureView) -> bool:
        """Whether a figure is of the reader's party; for a spectator, whether it is of the first."""
        team = self.view.team(self.view.seat)
        return self.view.seats[figure.seat].team == (team if team >= 0 else 0)

    def mark(self, figure: FigureView) -> str:
        """A figure on the map: `[G]` or `<g>`."""
        letter = self.labeler.map_letters[figure.handle]
        return f"[{letter}]" if self.mine(figure) else f"<{letter.lower()}>"

    def style(self, figure: FigureView) -> str:
        return "mine" if self.mine(figure) else "theirs"

    def map(self) -> list[StyledLine]:
        """The board as it stands, with the names of rows and columns, and what its signs mean."""
        ground = self.view.ground
        lefts = [2 * q + r for q, r in ground.spaces + ground.walls]
        left = min(lefts)
        columns = (max(lefts) - left) // 2 + 1
        wide = self.width >= MARGIN + 4 * columns + 2
        step = 2 if wide else 1
        top = min(r for _, r in ground.spaces + ground.walls)
        rows: dict[int, list[tuple[int, StyledSpan]]] = {}
        for space, (q, r) in enumerate(ground.spaces):
            rows.setdefault(r - top, []).append(((2 * q + r - left) * step, self.cell(space, wide)))
        for q, r in ground.walls:
            text = f" {WALL} " if wide else WALL
            rows.setdefault(r - top, []).append(((2 * q + r - left) * step, (text, STYLES[WALL])))
        first = ord(ground.names[0][0]) - ord("a") - (ground.spaces[0][1] - top)
        lines: list[StyledLine] = [self.columns(columns, step)]
        for row in sorted(rows):
            line: StyledLine = [(f"{chr(ord('a') + first + row):<{MARGIN}}", "quiet")]
            at = 0
            for column, span in sorted(rows[row]):
                line.append((" " * (column - at), ""))
                line.append(span)
                at = column + len(span[0])
            lines.append(line)
        lines.append([(" · ".join(self.legend(wide)), "quiet")])
        return lines

    def columns(self, count: int, step: int) -> StyledLine:
        """The numbers of the columns; in the narrow form only every second one has room."""
        wide = step == 2
        numbers = [f"{number:<{2 * step}}" for number in range(1, count + 1) if wide or number % 2]
        if not wide:
            numbers = [f"{number:<4}" for number in range(1, count + 1, 2)]
        return [(" " * (MARGIN + step) + "".join(numbers), "quiet")]

    def cell(self, space: int, wide: bool) -> StyledSpan:
        """One space: who stands there, else what it is and what moving there costs."""
        figure = self.view.at(space)
        if figure is not None:
            mark = self.mark(figure)
            style = "accent" if figure.handle == self.view.acting else self.style(figure)
            return (mark if wide else mark[1], style)
        sign = self.sign(space)
        decision = self.view.decision
        cost = decision.costs.get(space, 0) if decision is not None else 0
        style = "ready" if cost else STYLES.get(sign, "")
        if not wide:
            return (sign, style)
        return (f"{sign}{cost} " if cost else f" {sign} ", style)

    def sign(self, space: int) -> str:
        """The sign of a space nobody stands on."""
        ground = self.view.ground
        if space in ground.victory:
            return VICTORY
        if space in ground.starts:
            side = ground.starts.index(space)
            return ground.colours[side] or NUMBERS[side]
        return SIGNS[ground.terrain[space]]

    def legend(self, wide: bool) -> list[str]:
        """What the signs of this board mean."""
        ground = self.view.ground
        parts = [self.say["legend"]]
        if ground.walls:
            parts.append(self.say["walls"])
        if ground.starts:
            parts.append(self.say["starts"])
        decision = self.view.decision
        if decision is not None and decision.costs and wide:
            parts.append(self.say["reach"])
        return parts

    # ------------------------------------------------------------------ the sides

    def side(self, side: SideView) -> list[StyledLine]:
        """A side: its points, then each figure with its numbers and its action cards."""
        points = self.say["points"].format(n=self.view.points[side.team], goal=self.view.goals[side.team])
        parts = [points]
        if not side.in_game and self.view.result is None:
            parts.append(self.say["left"])
        if side.offers_draw:
            parts.append(self.say["offers"])
        mate = side.team == self.view.team(self.view.seat)
        if mate and side.seat != self.view.seat:
            parts.insert(0, self.say["mate"])
        style = "mine" if mate else "theirs"
        lines: list[StyledLine] = [
            [(self.labeler.seat_names.name(side.seat), style), ("  " + " · ".join(parts), "quiet")]
        ]
        if not side.in_game:
            return lines
        for figure in side.figures:
            lines += self.figure(figure)
        return lines

    def figure(self, figure: FigureView) -> list[StyledLine]:
        """A figure and its bar."""
        acting = figure.handle == self.view.acting
        line: StyledLine = [
            (f"  {self.mark(figure)} ", self.style(figure)),
            (self.labeler.figure(figure), "accent" if acting else "name"),
            *self.numbers(figure),
        ]
        if not figure.bar:
            return [line]
        bar: StyledLine = [(" " * 6, "")]
        for card in figure.bar:
            if len(bar) > 1:
                bar.append((" · ", "quiet"))
            state = self.say["exhausted"] if card.exhausted else "" if card.up else self.say["down"]
            bar.append((self.labeler.card(card), "exhausted" if card.exhausted else ""))
            if state and card.card is not None:
                bar.append((f" [{state}]", "quiet"))
        return [line, bar]

    def numbers(self, figure: FigureView) -> StyledLine:
        """Where it stands, its health, armor and resist, and when it acts."""
        now, most = figure.health, figure.figure.word.health
        hurt = figure.space >= 0 and 2 * now <= most
        where = self.labeler.space(figure.space) if figure.space >= 0 else self.say["off"]
        line: StyledLine = [(f"  {where}", "name" if figure.space >= 0 else "quiet")]
        if figure.space >= 0:
            line.append((f" · {now}/{most} {self.say['health']}", "bad" if hurt else "number"))
        else:
            line.append((f" · {most} {self.say['health']}", "quiet"))
        word = figure.figure.word
        parts = [self.value("armor", figure.armor, word.armor), self.value("resist", figure.resist, word.resist)]
        parts.append(f"{self.say['tick']} {codes.dial(figure.time)}")
        line.append((" · " + " · ".join(parts), "quiet"))
        return line

    def value(self, key: str, now: int, printed: int) -> str:
        """A value, with the printed one where it differs."""
        text = f"{self.say[key]} {now}"
        return text if now == printed else f"{text} ({self.say['printed']} {printed})"


def dice(faces: list[int], nothing: str, defense: bool = False) -> str:
    """Dice as they lie: a critical is a 10 with its sign, which on defense says nothing (minis08:p9.block).

    >>> dice([1, 4, 10], "no dice"), dice([1, 4, 10], "no dice", defense=True), dice([], "no dice")
    ('1 4 10!', '1 4 10', 'no dice')
    """
    signed = codes.CRITICAL_DRAW if not defense else codes.DIE_SIDES
    return " ".join(f"{face}!" if face > signed else str(face) for face in faces) or nothing


def successes(faces: list[int]) -> int:
    """How many of the dice are successes (minis08:p9.success)."""
    return sum(face > codes.MIN_SUCCESS for face in faces)
