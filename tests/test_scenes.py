"""Every scene passes, and passes again when it is run in other ways (law 9)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence.save import digest, load, save
from regelwerk.kernel.scene.scene import Scene, Stepper, plain_step
from regelwerk.terminal.commands.scene import read_scene

FOLDER: Final = Path(__file__).parent / "scenes"
FILES: Final = sorted(FOLDER.rglob("*.scene"))
NAMES: Final = [file.relative_to(FOLDER).with_suffix("").as_posix() for file in FILES]


EACH: Final = 5
"""One of so many scenes is run in another way at every test run; `test_scene_in_all_ways_from_all_seats` runs each."""
MANY: Final = 150
"""A scene that takes more decisions than this one is looked at closely only at every 25th of the others."""


class StepwiseRun:
    """A way of taking steps: closely as often as `MANY` allows, plainly otherwise."""

    def __init__(self) -> None:
        self.steps = 0

    def __call__(self, game: Game, option: Option) -> tuple[Game, list[Event]]:
        self.steps += 1
        if self.steps > MANY and self.steps % 25:
            return plain_step(game, option)
        return self.step(game, option)

    def step(self, game: Game, option: Option) -> tuple[Game, list[Event]]:
        raise NotImplementedError


class UndoneAndRedone(StepwiseRun):
    """Every step is made on a fork first: the game must not notice, and must come to the same when it is made again."""

    def step(self, game: Game, option: Option) -> tuple[Game, list[Event]]:
        before = digest(game.state, game.ruleset)
        fork = game.fork()
        fork.apply(option)
        assert digest(game.state, game.ruleset) == before, "a fork changed the game it was made of"
        events = game.apply(option)
        assert digest(game.state, game.ruleset) == digest(fork.state, game.ruleset), (
            "done again, it came out differently"
        )
        return game, events


class SavedAndLoaded(StepwiseRun):
    """The game goes on with a copy that was saved and loaded."""

    def step(self, game: Game, option: Option) -> tuple[Game, list[Event]]:
        state = load(save(game.state, game.ruleset), game.ruleset, game.state.defs)
        assert digest(state, game.ruleset) == digest(game.state, game.ruleset)
        loaded = Game(game.ruleset, state)
        return loaded, loaded.apply(option)


WAYS: Final[tuple[type[StepwiseRun], ...]] = (UndoneAndRedone, SavedAndLoaded)


@pytest.fixture(scope="module", params=FILES, ids=NAMES)
def scene(request: pytest.FixtureRequest) -> Scene:
    """Read once for all that is done with it: pytest runs the tests of a module scene by scene."""
    return read_scene(request.param)


@pytest.fixture(scope="module", params=FILES[::EACH], ids=NAMES[::EACH])
def sampled_scene(request: pytest.FixtureRequest) -> Scene:
    """One of several scenes."""
    return read_scene(request.param)


def test_scenes_are_there() -> None:
    assert len(FILES) >= 40


def test_scene(scene: Scene) -> None:
    outcome = scene.run()
    assert outcome.has_passed, str(outcome)


def test_scene_in_another_way_with_the_seats_turned(sampled_scene: Scene) -> None:
    """One after the other undone and done again at every decision, and saved and loaded; both from every other seat
    where that means the same.
    """
    scene = sampled_scene
    ways = [WAYS[FILES.index(Path(scene.path)) // EACH % len(WAYS)]()]
    for turned in turns(scene) or [0]:
        outcome = scene.run(ways.pop() if ways else plain_step, turned=turned)
        assert outcome.has_passed, str(outcome)


@pytest.mark.thorough
def test_scene_in_all_ways_from_all_seats(scene: Scene) -> None:
    for turned in [0, *turns(scene)]:
        ways: list[Stepper] = [plain_step, *(way() for way in WAYS)]
        for way in ways:
            outcome = scene.run(way, turned=turned)
            assert outcome.has_passed, str(outcome)


def turns(scene: Scene) -> list[int]:
    """By how many places the seats can be turned."""
    return list(range(1, len(scene.seats) if scene.seats_can_rotate else 1))
