"""A position as the text of a scene: for `scene show`, for bug reports, to begin a scene from a game that was played.

A scene can say every figure, card and clock, and whose turn it is. It cannot say what is under way inside an attack,
nor what earlier effects still add: `unsaid` names that, and it stands as comments in the text.
"""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.kernel.scene.names import seat_names
from regelwerk.kernel.vocabulary.words import to_text
from regelwerk.wowminis import codes
from regelwerk.wowminis.base_definitions import standard
from regelwerk.wowminis.definitions import MinisDefinitions
from regelwerk.wowminis.hex_grid import drawing
from regelwerk.wowminis.master_clock import MasterClockFrame
from regelwerk.wowminis.scene.definitions import DRAWN
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.turn import TurnFrame


def unsaid(state: MinisState) -> list[str]:
    """What a scene cannot say of this position."""
    found = []
    if state.result is not None:
        found.append("the game is over")
    elif not state.frames or not isinstance(state.frames[0], MasterClockFrame):
        found.append("the game is being set up")
    elif not isinstance(state.frames[-1], (MasterClockFrame, TurnFrame)):
        found.append(f"somebody is in the middle of something ({type(state.frames[-1]).__name__})")
    if state.modifiers:
        found.append(f"{len(state.modifiers)} values added by earlier effects")
    if state.left_seats:
        found.append("seats that have left the game")
    top = state.frames[-1] if state.frames else None
    if isinstance(top, TurnFrame) and (top.must or top.since != state.pieces[top.who].time):
        found.append("the figure must move off, or its clock has moved already")
    return found


def position(state: MinisState, title: str, names: Sequence[str] = ()) -> str:
    """The position as a scene, with `names` for its seats."""
    return _SceneWriter(state, list(names) or seat_names(state.seats)).text(title)


class _SceneWriter:
    """Writes one position."""

    def __init__(self, state: MinisState, names: list[str]) -> None:
        self.state = state
        self.names = names
        self.own: dict[str, str] = {}

    def text(self, title: str) -> str:
        state = self.state
        seats: list[str] = []
        for seat in range(state.seats):
            seats += ["", *self.seat(seat)]
        lines = [f"scene: {title}", "game: wowminis", *self.place(), self.turn()]
        lines += [f"# not said: {what}" for what in unsaid(state)]
        if self.own:
            lines += ["", *(f"card {name}: {word}" for name, word in self.own.items())]
        return "\n".join([*lines, *seats]) + "\n"

    def place(self) -> list[str]:
        """The scenario and the board."""
        state = self.state
        defs = state.defs
        assert isinstance(defs, MinisDefinitions)
        word = defs.scenario(state.scenario.code)
        lines = []
        shelf = standard()
        if state.scenario.code in shelf.scenarios:
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
            lines += ["board:", *(f"  |{row}" for row in drawing(state.scenario.field.ground))]
        elif board.name != shelf.scenarios.get(state.scenario.code, shelf.scenarios["starter"]).board:
            lines.append(f"board: {board.name}")
        return lines

    def turn(self) -> str:
        """Whose turn it is, and what the master clock shows."""
        state = self.state
        parts = []
        top = state.frames[-1] if state.frames else None
        if isinstance(top, TurnFrame):
            parts.append(self.called(state.pieces[top.who]))
        parts += [f"tick {codes.dial(state.master_time)}", f"round {codes.round_of(state.master_time)}"]
        if isinstance(top, TurnFrame):
            done = (("moved", top.moved), ("acted", top.acted), ("instant", top.has_played_instant))
            parts += [word for word, yes in done if yes]
        parts.append(f"last {self.names[state.last_seat]}")
        return f"turn: {', '.join(parts)}"

    def called(self, piece: MinisPiece) -> str:
        same = [other for other in self.state.pieces if other.card.name == piece.card.name]
        if len(same) < 2:
            return piece.card.name
        mine = [other.id for other in same if other.owner == piece.owner]
        return f"{self.names[piece.owner]}'s {piece.card.name}" + (
            f" {mine.index(piece.id) + 1}" if len(mine) > 1 else ""
        )

    def seat(self, seat: int) -> list[str]:
        state = self.state
        lines = [f"seat {self.names[seat]}"]
        if len(set(state.teams)) < state.seats:
            lines.append(f"  team: {state.teams[seat] + 1}")
        lines.append(f"  side: {state.sides[seat] + 1}")
        figures = [state.pieces[id] for id in state.figure_ids_by_seat[seat]]
        lines.append(f"  figures: {', '.join(self.entry(piece) for piece in figures)}")
        for piece in figures:
            if piece.bar:
                cards = ", ".join(self.card(state.pieces[id]) for id in piece.bar)
                lines.append(f"  bar {self.called(piece).removeprefix(self.names[seat] + chr(39) + 's ')}: {cards}")
        team = state.teams[seat]
        if state.teams.index(team) == seat:
            lines += [f"  points: {state.points[team]}", f"  goal: {state.goals[team]}"]
        return lines

    def entry(self, piece: MinisPiece) -> str:
        """A figure and its marks."""
        state = self.state
        parts = [self.name(piece)]
        if piece.space >= 0:
            parts.append(f"at {state.scenario.field.ground.names[piece.space]}")
        if piece.health == 0:
            parts.append("destroyed")
        elif piece.health != piece.figure.word.health:
            parts.append(f"health {piece.health}")
        parts.append(
            f"clock {codes.dial(piece.time)}"
            if state.master_time <= piece.time < state.master_time + codes.TICKS_PER_ROUND
            else f"time {piece.time}"
        )
        return " ".join(parts)

    def card(self, piece: MinisPiece) -> str:
        parts = [self.name(piece)]
        if piece.up:
            parts.append("up")
        if piece.exhausted:
            parts.append("exhausted")
        return " ".join(parts)

    def name(self, piece: MinisPiece) -> str:
        """Its name; what the game does not have is written out."""
        shelf = standard()
        code = piece.card.code
        if code not in shelf.figures and code not in shelf.cards:
            self.own[piece.card.name] = to_text(piece.figure.word if piece.host < 0 else piece.action.word)
        return piece.card.name
