"""Positions of scenes as replays, which a room can be opened from."""

from __future__ import annotations

from regelwerk.duelmasters import scene as duel
from regelwerk.kernel.game import Game
from regelwerk.kernel.scene.positions import replay_at, undictate
from regelwerk.kernel.scene.scene import SceneRun, plain_step
from regelwerk.wowminis import scene as minis
from regelwerk.wowtcg import scene as wow


def game_from(text: str) -> Game:
    """The game as it is where a scene's script ends."""
    games = {"duelmasters": duel, "wowminis": minis}
    first = text.partition("\n")[0].removeprefix("game: ")
    scene = games.get(first, wow).read(f"scene: A question\nsource: a test\n{text}")
    table = SceneRun(scene, scene.start(), plain_step, 0)
    for number in range(len(scene.script)):
        scene.scene_game.perform(table, number)
    assert table.outcome.has_passed, table.outcome
    undictate(table.game)
    return table.game


def replay_from(text: str) -> str:
    """A replay that begins where a scene's script ends."""
    return replay_at(game_from(text))
