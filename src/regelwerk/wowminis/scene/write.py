"""A position as the text of a scene: for `scene show`, for bug reports, to begin a scene from a game that was played.

A scene can say every figure, card and clock, and whose turn it is. It cannot say what is under way inside an attack,
nor what earlier effects still add: `unsaid` names that, and it stands as comments in the text.
"""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.kernel.scene_names import seat_names
from regelwerk.kernel.words import write
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.clock import Clock
from regelwerk.wowminis.defs import MinisDefs
from regelwerk.wowminis.hexes import drawing
from regelwerk.wowminis.scene.definitions import DRAWN
from regelwerk.wowminis.shelf import standard
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.turn import Turn


def unsaid(s: MinisState) -> list[str]:
    """What a scene cannot say of this position."""
    found = []
    if s.result is not None:
        found.append("the game is over")
    elif not s.frames or not isinstance(s.frames[0], Clock):
        found.append("the game is being set up")
    elif not isinstance(s.frames[-1], (Clock, Turn)):
        found.append(f"somebody is in the middle of something ({type(s.frames[-1]).__name__})")
    if s.modifiers:
        found.append(f"{len(s.modifiers)} values added by earlier effects")
    if s.left:
        found.append("seats that have left the game")
    top = s.frames[-1] if s.frames else None
    if isinstance(top, Turn) and (top.must or top.since != s.pieces[top.who].time):
        found.append("the figure must move off, or its clock has moved already")
    return found


def position(s: MinisState, title: str, names: Sequence[str] = ()) -> str:
    """The position as a scene, with `names` for its seats."""
    return Writer(s, list(names) or seat_names(s.seats)).text(title)


class Writer:
    """Writes one position."""

    def __init__(self, s: MinisState, names: list[str]) -> None:
        self.s = s
        self.names = names
        self.own: dict[str, str] = {}

    def text(self, title: str) -> str:
        s = self.s
        seats: list[str] = []
        for seat in range(s.seats):
            seats += ["", *self.seat(seat)]
        lines = [f"scene: {title}", "game: wowminis", *self.place(), self.turn()]
        lines += [f"# not said: {what}" for what in unsaid(s)]
        if self.own:
            lines += ["", *(f"card {name}: {word}" for name, word in self.own.items())]
        return "\n".join([*lines, *seats]) + "\n"

    def place(self) -> list[str]:
        """The scenario and the board."""
        s = self.s
        defs = s.defs
        assert isinstance(defs, MinisDefs)
        word = defs.scenario(s.scenario.code)
        lines = []
        shelf = standard()
        if s.scenario.code in shelf.scenarios:
            lines.append(f"scenario: {word.name}")
        else:
            base = shelf.scenarios["starter"]
            changed = [
                f"{name}={getattr(word, name)!r}"
                for name in ("score_ticks", "points_held", "points_destroyed", "rounds")
                if getattr(word, name) != getattr(base, name)
            ]
            if isinstance(word.goal, int):
                changed.append(f"goal={word.goal}")
            lines.append(", ".join(["scenario: Starter", *changed]))
        board = defs.shelf.boards[defs.shelf.board_code(word.board)]
        if board.name == DRAWN or shelf.board_code(board.name) == "" or word.victory:
            lines += ["board:", *(f"  |{row}" for row in drawing(s.scenario.field.ground))]
        elif board.name != shelf.scenarios.get(s.scenario.code, shelf.scenarios["starter"]).board:
            lines.append(f"board: {board.name}")
        return lines

    def turn(self) -> str:
        """Whose turn it is, and what the master clock shows."""
        s = self.s
        parts = []
        top = s.frames[-1] if s.frames else None
        if isinstance(top, Turn):
            parts.append(self.called(s.pieces[top.who]))
        parts += [f"tick {c.dial(s.master)}", f"round {c.round_of(s.master)}"]
        if isinstance(top, Turn):
            done = (("moved", top.moved), ("acted", top.acted), ("instant", top.quick))
            parts += [word for word, yes in done if yes]
        parts.append(f"last {self.names[s.last]}")
        return f"turn: {', '.join(parts)}"

    def called(self, p: MinisPiece) -> str:
        same = [q for q in self.s.pieces if q.card.name == p.card.name]
        if len(same) < 2:
            return p.card.name
        mine = [q.id for q in same if q.owner == p.owner]
        return f"{self.names[p.owner]}'s {p.card.name}" + (f" {mine.index(p.id) + 1}" if len(mine) > 1 else "")

    def seat(self, seat: int) -> list[str]:
        s = self.s
        lines = [f"seat {self.names[seat]}"]
        if len(set(s.teams)) < s.seats:
            lines.append(f"  team: {s.teams[seat] + 1}")
        lines.append(f"  side: {s.sides[seat] + 1}")
        figures = [s.pieces[id] for id in s.squads[seat]]
        lines.append(f"  figures: {', '.join(self.entry(p) for p in figures)}")
        for p in figures:
            if p.bar:
                cards = ", ".join(self.card(s.pieces[id]) for id in p.bar)
                lines.append(f"  bar {self.called(p).removeprefix(self.names[seat] + chr(39) + 's ')}: {cards}")
        team = s.teams[seat]
        if s.teams.index(team) == seat:
            lines += [f"  points: {s.points[team]}", f"  goal: {s.goals[team]}"]
        return lines

    def entry(self, p: MinisPiece) -> str:
        """A figure and its marks."""
        s = self.s
        parts = [self.name(p)]
        if p.space >= 0:
            parts.append(f"at {s.scenario.field.ground.names[p.space]}")
        if p.health == 0:
            parts.append("destroyed")
        elif p.health != p.figure.health:
            parts.append(f"health {p.health}")
        parts.append(f"clock {c.dial(p.time)}" if s.master <= p.time < s.master + c.ROUND else f"time {p.time}")
        return " ".join(parts)

    def card(self, p: MinisPiece) -> str:
        parts = [self.name(p)]
        if p.up:
            parts.append("up")
        if p.exhausted:
            parts.append("exhausted")
        return " ".join(parts)

    def name(self, p: MinisPiece) -> str:
        """Its name; what the game does not have is written out."""
        shelf = standard()
        code = p.card.code
        if code not in shelf.figures and code not in shelf.cards:
            self.own[p.card.name] = write(p.figure.word if p.host < 0 else p.action.word)
        return p.card.name
