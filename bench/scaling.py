"""How the cost of a decision grows: pictures of it in bench/, made by one command.

    python -m bench.scaling              all curves, in the form that is imported
    python -m bench.scaling seats        only those

Against the length of a game, allies in play, cards in hand, seats, figures on a board and the size of the board. Each
point is CPU time, the median of rounds; a dotted line shows what growing in proportion from the first point would be.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from bench.regelwerk_bench import DECKS, form

FOLDER: Final = Path(__file__).resolve().parent / "scaling"
ROUNDS: Final = 5
State = Any  # the engine's own; only its public face is used here


@dataclass
class Curve:
    """Microseconds for a decision against something that grows."""

    name: str
    across: str  # what grows, with its unit
    points: dict[str, list[tuple[float, float]]] = field(default_factory=dict)  # by what is drawn as one line

    def worst(self) -> float:
        """How much steeper than in proportion a line rises from its first point to its last; at most 1 is linear."""
        found = [0.0]
        for line in self.points.values():
            (x, y), (last_x, last_y) = line[0], line[-1]
            found.append((last_y / y) / (last_x / x))
        return max(found)


def timed(act: Callable[[], int]) -> float:
    """Microseconds for each of the things that `act` says it has done: the median of the rounds."""
    found = []
    act()
    for _ in range(ROUNDS):
        started = time.process_time()
        done = 0
        while time.process_time() - started < 0.02:
            done += act()
        found.append((time.process_time() - started) / max(done, 1) * 1e6)
    return statistics.median(found)


def answers(state: State) -> Callable[[], int]:
    """Take each option of a position once, in forks of it: what one decision costs there, the next listing included."""

    def act() -> int:
        options = state.decision.options
        for at in range(len(options)):
            other = state.fork()
            other.apply(other.decision.options[at])
        return len(options)

    return act


def random_game(ruleset: Any, setup: dict[str, Any], rng: random.Random) -> int:
    """A random game to the end: how many questions it asked."""
    state = ruleset.start(setup, None)
    questions = 0
    while state.decision is not None:
        options = state.decision.options
        state.apply(options[int(rng.random() * len(options))])
        questions += 1
    return questions


def length() -> Curve:
    """Questions by their place in the game: the first tenth of a long game to the last."""
    from regelwerk import game_registry

    curve = Curve("length", "question of the game")
    step = 50
    for game in ("wowtcg", "duelmasters", "wowminis"):
        ruleset = game_registry.ruleset(game)
        setup = ruleset.prepare(DECKS[game], 1, None, "all")
        rng = random.Random(1)
        spent: dict[int, list[float]] = {}
        for seed in range(40):
            state = ruleset.start({**setup, "seed": seed}, None)
            at = 0
            while state.decision is not None:
                started = time.process_time()
                count = 0
                while state.decision is not None and count < step:
                    options = state.decision.options
                    state.apply(options[int(rng.random() * len(options))])
                    count += 1
                if count == step:
                    spent.setdefault(at, []).append((time.process_time() - started) / step * 1e6)
                at += step
        curve.points[game] = [(at + step, statistics.median(each)) for at, each in spent.items() if len(each) >= 5]
    return curve


def opened(text: str) -> State:
    """The first question of a scene."""
    from regelwerk import game_registry
    from regelwerk.kernel.scene import parser

    def find(name: str) -> Any:
        return game_registry.package(name or game_registry.FIRST).scenes

    state = parser.read(text, "scaling", find).start().state
    state.chance.dictating = False
    return state


def allies() -> Curve:
    """Allies in play on each side, the turn player's decision."""
    curve = Curve("allies", "allies in play a side")
    line = []
    for count in (5, 10, 20, 40, 60):
        party = ", ".join(["Bloodclaw"] * count)
        state = opened(SCENE.format(hand="", more=f"  party: {party}\n", other=f"  party: {party}\n"))
        line.append((float(count), timed(answers(state))))
    curve.points["wowtcg"] = line
    return curve


def hand() -> Curve:
    """Cards in the hand of the seat that is asked."""
    curve = Curve("hand", "cards in hand")
    line = []
    for count in (2, 5, 10, 20, 40):
        held = ", ".join(["Bloodclaw"] * count)
        state = opened(SCENE.format(hand=f"  hand: {held}\n  resources: 6\n", more="", other=""))
        line.append((float(count), timed(answers(state))))
    curve.points["wowtcg"] = line
    return curve


SCENE: Final = """scene: A position to measure
rules: wow:600.1

seat Anna
{hand}{more}seat Ben
{other}"""


def seats() -> Curve:
    """Seats at the table, each for itself: a question of random games."""
    from regelwerk import game_registry

    curve = Curve("seats", "seats")
    for game in ("wowtcg", "duelmasters", "wowminis"):
        ruleset = game_registry.ruleset(game)
        rng = random.Random(1)
        line = []
        for count in range(2, 7):
            decks = (DECKS[game] * count)[:count]
            setup = ruleset.prepare(decks, 1, None, "all")
            found = []
            for seed in range(3 * ROUNDS):
                started = time.process_time()
                questions = random_game(ruleset, {**setup, "seed": seed}, rng)
                found.append((time.process_time() - started) / questions * 1e6)
            line.append((float(count), statistics.median(found)))
        curve.points[game] = line
    return curve


def figures() -> Curve:
    """Figures on a board of eleven rows: a question of random games between two sides."""
    return miniatures(
        "figures", "figures of both sides", [(2, 11), (4, 11), (8, 11), (12, 11), (20, 11)], by_figures=True
    )


def board() -> Curve:
    """Spaces of a board with four figures on it."""
    return miniatures("board", "spaces of the board", [(4, 7), (4, 11), (4, 15), (4, 20), (4, 25)], by_figures=False)


def miniatures(name: str, across: str, sizes: Sequence[tuple[int, int]], by_figures: bool) -> Curve:
    """Random games of so many figures on square boards of so many rows."""
    from regelwerk import game_registry

    ruleset = game_registry.ruleset("wowminis")
    curve = Curve(name, across)
    line = []
    rng = random.Random(1)
    for count, rows in sizes:
        own = [("scaling.minis", definitions(rows))]
        parties = [
            "# A\nscenario: Scaling\n" + "Vindicator Hodoon\n" * (count // 2),
            "# B\nscenario: Scaling\n" + "Gorebelly\n" * (count // 2),
        ]
        setup = ruleset.prepare_custom(parties, 1, None, "all", own)
        found = []
        for seed in range(2 * ROUNDS):
            started = time.process_time()
            questions = random_game(ruleset, {**setup, "seed": seed}, rng)
            found.append((time.process_time() - started) / questions * 1e6)
        line.append((float(count if by_figures else rows * rows), statistics.median(found)))
    curve.points["wowminis"] = line
    return curve


def definitions(rows: int) -> str:
    """A board with so many rows and columns, and a scenario on it without limits, as a user's file."""
    drawing = []
    for row in range(rows):
        signs = ["."] * rows
        if row == 0:
            signs[rows // 2] = "H"
        if row == rows // 2:
            signs[rows // 2] = "V"
        if row == rows - 1:
            signs[rows // 2] = "A"
        drawing.append("    " + " " * (row % 2) + " ".join(signs))
    return (
        "board Scaling Ground\n  map:\n" + "\n".join(drawing) + "\n\n"
        "scenario Scaling\n  board: Scaling Ground\n  score ticks: 5, 10\n  points held: 1\n  points destroyed: 1\n"
        "  goal: 999\n  rounds: 12\n"
    )


CURVES: Final = {
    "length": length, "allies": allies, "hand": hand, "seats": seats, "figures": figures, "board": board,
}  # fmt: skip


def draw(curve: Curve) -> Path:
    """The picture of a curve."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 4), layout="constrained")
    for name, line in curve.points.items():
        xs, ys = [x for x, _ in line], [y for _, y in line]
        (drawn,) = axes.plot(xs, ys, marker="o", label=name)
        axes.plot(xs, [ys[0] * x / xs[0] for x in xs], linestyle=":", color=drawn.get_color())
    axes.set(xlabel=curve.across, ylabel="microseconds a decision", title=f"{curve.name}, {form()}")
    axes.set_ylim(bottom=0, top=1.4 * max(y for line in curve.points.values() for _, y in line))
    axes.legend()
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"{curve.name}.svg"
    figure.savefig(file, metadata={"Date": None})
    pyplot.close(figure)
    return file


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the curves that are asked for, draw them, and say how steep they are."""
    parser = argparse.ArgumentParser(prog="python -m bench.scaling", description="How the cost of a decision grows.")
    parser.add_argument("names", nargs="*", metavar="CURVE", help=f"of {', '.join(CURVES)}; without any, all")
    given = parser.parse_args(arguments)
    unknown = [name for name in given.names if name not in CURVES]
    if unknown:
        parser.error(f"there is no curve {unknown[0]!r}: {', '.join(CURVES)}")
    for name in given.names or CURVES:
        curve = CURVES[name]()
        for of, line in curve.points.items():
            print(f"{name}, {of}: " + ", ".join(f"{x:g}: {y:.1f} us" for x, y in line))
        print(f"{draw(curve).relative_to(FOLDER.parent.parent)}: {curve.worst():.2f} of what is linear", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
