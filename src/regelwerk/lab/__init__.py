"""Questions about players, decks and cards, answered by many games: what `regelwerk lab` does, from Python.

>>> from regelwerk import lab
>>> experiment = lab.decks_round_robin("duelmasters", ["first-spark", "green-tide"], player="random", games=4)
>>> results = lab.run(experiment)
>>> [(share.games, share.low < share.rate < share.high) for share in (results.share(0), results.share(1))]
[(4, True), (4, True)]

docs/lab.md explains what is measured and how.
"""

from __future__ import annotations

from regelwerk.lab.curves import TurnAverage, curves, opponents_curves
from regelwerk.lab.experiment import (
    DeckList,
    Entrant,
    Experiment,
    deck_list,
    decks_round_robin,
    duel,
    field_test,
    players_round_robin,
)
from regelwerk.lab.files import read, resume, write
from regelwerk.lab.messages import LabError
from regelwerk.lab.ratings import Rating, ratings
from regelwerk.lab.records import CardRecord, GameRecord, TurnRecord, play_game
from regelwerk.lab.report import report_html
from regelwerk.lab.results import CardShares, Results, Share, card_shares
from regelwerk.lab.run import run
from regelwerk.lab.sequential import SequentialTest
from regelwerk.lab.swap import PairedDifference, paired_difference, swap_test

__all__ = [
    "CardRecord",
    "CardShares",
    "DeckList",
    "Entrant",
    "Experiment",
    "GameRecord",
    "LabError",
    "PairedDifference",
    "Rating",
    "Results",
    "SequentialTest",
    "Share",
    "TurnAverage",
    "TurnRecord",
    "card_shares",
    "curves",
    "deck_list",
    "decks_round_robin",
    "duel",
    "field_test",
    "opponents_curves",
    "paired_difference",
    "play_game",
    "players_round_robin",
    "ratings",
    "read",
    "report_html",
    "resume",
    "run",
    "swap_test",
    "write",
]
