"""Computer players: what a worker that thinks makes of a question."""

from __future__ import annotations

import msgspec

from regelwerk import game_registry, players
from regelwerk.coach import thoughts
from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence.save import load
from regelwerk.players.driver import choose_option
from regelwerk.server.worker.commands import ChooseOption, OptionChosen


def chosen_option(command: ChooseOption) -> OptionChosen:
    """What the player does. It gets a state that was loaded for it, and of that only what its seat may know."""
    ruleset = game_registry.ruleset(command.game, command.edition)
    game = Game(ruleset, load(msgspec.json.decode(command.state), ruleset, ruleset.defs(command.setup)))
    player = players.make(command.player, command.seed, command.seconds)
    option = choose_option(ruleset, game.state, player)
    told = {lang: thoughts(game, player.considered, lang, command.names) for lang in command.langs}
    return OptionChosen(option, (ruleset.turn(game.state)[0], player.outlook), told)
