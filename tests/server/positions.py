"""Positions of scenes as replays, which a room can be opened from."""

from __future__ import annotations

from regelwerk.duelmasters import scene as duel
from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence.replay import Replay
from regelwerk.kernel.persistence.save import save
from regelwerk.kernel.scene.scene import SceneRun, plain_step
from regelwerk.terminal.commands.scene import own_cards
from regelwerk.wowminis import scene as minis
from regelwerk.wowtcg import scene as wow


def replay_from(text: str) -> str:
    """A replay that begins where a scene's script ends."""
    games = {"duelmasters": duel, "wowminis": minis}
    first = text.partition("\n")[0].removeprefix("game: ")
    scene = games.get(first, wow).read(f"scene: A question\nsource: a test\n{text}")
    table = SceneRun(scene, scene.start(), plain_step, 0)
    for number in range(len(scene.script)):
        scene.scene_game.perform(table, number)
    assert table.outcome.has_passed, table.outcome
    game = table.game
    game.state.chance.dictated = []
    game.state.chance.dictating = False
    setup = {"windows": "all", "state": save(game.state, game.ruleset), **own_cards(game)}
    return Replay.record(Game(game.ruleset, game.state, setup)).text()
