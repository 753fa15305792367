"""Tests of decks against those that come with the game, played in short parts: each command plays a little further."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any, Final

from regelwerk import lab
from regelwerk.lab.experiment import changed_deck
from regelwerk.lab.records import play_game
from regelwerk.server.worker.reader_commands import PlayDeckTest

SLICE: Final = 0.5
"""Seconds after which a command replies, once a game is over."""
KEPT: Final = 8
"""So many tests are remembered, those asked for last."""
GAMES: Final = 10
"""Games against each deck: five deals, each from both seats."""
PLAYER: Final = "greedy"
"""The player of both decks."""
SEED: Final = 1
"""Every deck is tested by the same deals, so that a change of it can be compared."""
OWN: Final = "*"
"""What the tested deck is called: no deck that comes with a game is called so."""


class DeckTest:
    """One test, as far as its games have been played."""

    def __init__(self, game: str, text: str, edition: str) -> None:
        """Raises LabError for a deck that is not legal, or that no other can meet."""
        tested = changed_deck(game, OWN, text, edition=edition)
        experiment = lab.field_test(game, tested, player=PLAYER, games=GAMES, seed=SEED, edition=edition)
        self.results = lab.Results(experiment)

    def advance(self) -> None:
        """Play for a moment: at least one game."""
        end = time.monotonic() + SLICE
        while not self.results.complete:
            self.results.games.append(play_game(self.results.experiment, len(self.results.games)))
            if time.monotonic() >= end:
                break

    def told(self) -> dict[str, Any]:
        """The fields of `DeckTestProgress`."""
        results = self.results
        names = results.names()
        against = [number for _, number in results.experiment.pairings]
        return {
            "done": len(results.games),
            "total": results.experiment.total,
            "player": PLAYER,
            "overall": share_data(results.share(0)),
            "decks": [{"deck": names[number], "share": share_data(results.share(0, number))} for number in against],
            "cards": [
                {"card": one.card, "drawn": share_data(one.drawn), "not_drawn": share_data(one.not_drawn)}
                for one in lab.card_shares(results, 0)
            ]
            if results.complete
            else [],
            "conditions": {**results.experiment.conditions(), "seed": str(SEED)},
        }


def share_data(share: lab.Share) -> dict[str, Any]:
    """The fields of `ShareInfo`."""
    return {"points": share.points, "games": share.games, "low": share.low, "high": share.high}


class DeckTester:
    """The tests that were asked for last."""

    def __init__(self) -> None:
        self.tests: OrderedDict[tuple[str, str, str], DeckTest] = OrderedDict()

    def advance(self, command: PlayDeckTest) -> dict[str, Any]:
        """The fields of `DeckTestProgress`. Raises LabError."""
        key = (command.game, command.text, command.edition)
        test = self.tests.pop(key, None) or DeckTest(*key)
        test.advance()
        self.tests[key] = test
        while len(self.tests) > KEPT:
            self.tests.popitem(last=False)
        return test.told()
