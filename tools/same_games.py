"""Whether a change left the games as they were: a hash over random games of each game.

    python -m tools.same_games                    300 games of each game
    python -m tools.same_games duelmasters 60     60 of one

For every decision it takes all options, for every event what it says and by which rule, and at every 25th decision
the view of each seat. Two states of the code in which the games are the same print the same hashes, also when one
of them runs compiled. It says nothing about texts, saves or digests: those have tests of their own.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Final

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance, derive
from regelwerk.kernel.game import Game
from regelwerk.simulation.matches import draw_compatible_decks

GAMES: Final = 300
MAX_DECISIONS: Final = 1000
"""A game is followed no further than this, so that one long game does not outweigh the others."""
VIEW_EVERY: Final = 25


def new_game(name: str, edition: str, number: int) -> Game:
    """A game between ready decks that the number alone decides."""
    ruleset = game_registry.ruleset(name, edition)
    decks = draw_compatible_decks(ruleset, ready_decks(name), 2, derive(number, 7))
    setup = ruleset.prepare(decks, number, None, "all")
    return Game(ruleset, ruleset.start(setup, None), setup)


def ready_decks(name: str) -> list[str]:
    """The ready decks of a game."""
    if name == "wowtcg":
        from regelwerk.wowtcg.deck_file import ready_decks as found
    elif name == "duelmasters":
        from regelwerk.duelmasters.deck_file import ready_decks as found
    else:
        from regelwerk.wowminis.party_file import ready_parties as found
    return list(found())


def followed(game: Game, number: int) -> str:
    """The hash of one game, played with choices that the number decides."""
    lines = hashlib.sha256()
    chance = Chance(derive(number, 1))
    seen_events = 0
    for count in range(MAX_DECISIONS):
        decision = game.decision
        for event in game.event_log[seen_events:]:
            fields = (
                event.kind,
                event.rule.number,
                event.source,
                event.batch,
                event.seat,
                event.about,
                event.other,
                event.number,
            )
            lines.update(repr(fields).encode())
        seen_events = len(game.event_log)
        if decision is None:
            break
        options = [(option.verb, option.subject, option.object, option.number) for option in decision.options]
        lines.update(repr((decision.seat, decision.kind, options)).encode())
        if count % VIEW_EVERY == 0:
            for seat in range(game.state.seats):
                lines.update(json.dumps(game.view(seat), sort_keys=True).encode())
        game.apply(decision.options[chance.below(len(options))])
    return lines.hexdigest()


def hash_of(name: str, count: int) -> str:
    """The hash of that many games of one game, over all its editions."""
    found = hashlib.sha256()
    for number in range(count):
        editions = game_registry.editions(name)
        found.update(followed(new_game(name, editions[number % len(editions)], number), number).encode())
    return found.hexdigest()[:16]


def main(arguments: list[str]) -> int:
    names = [one for one in arguments if not one.isdigit()] or list(game_registry.GAMES)
    count = next((int(one) for one in arguments if one.isdigit()), GAMES)
    for name in names:
        print(f"{name:12} {count} games  {hash_of(name, count)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
