"""Ratings of the entrants of a round robin: the model of Bradley and Terry, fitted by choix, on the scale of Elo.

The strength of an entrant does not change during an experiment, so all games count alike and their order does not
matter; that is what Bradley and Terry's model says, and what systems that update after each game (Elo, TrueSkill) only
approximate. The intervals come from a bootstrap over deals, because the games of a deal share its luck.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Final

from regelwerk.kernel.chance import Chance, derive
from regelwerk.lab.messages import LabError
from regelwerk.lab.results import Results

SAMPLES: Final = 200
"""Samples of the bootstrap."""
MAX_DRAWN: Final = 400
"""Deals of more are drawn in blocks, so that a large experiment does not take long."""
ELO: Final = 400 / log(10)
PRIOR: Final = 0.5
"""Points that both sides of each pairing get before the first game: a rating stays finite if somebody wins all."""


@dataclass(frozen=True)
class Rating:
    """The rating of an entrant: 0 is the average, and 400 more are ten wins to one. `low` and `high` bound 95 %."""

    entrant: int
    name: str
    rating: float
    low: float
    high: float


def ratings(results: Results, samples: int = SAMPLES) -> list[Rating]:
    """Return the ratings of all entrants, the best first; none if not everybody is linked to everybody by games.

    Raises LabError without choix.
    """
    blocks = _blocks(results)
    names = results.names()
    if not _connected(len(names), [cell for block in blocks for cell in block]):
        return []
    estimate = _fit(len(names), blocks)
    drawn: list[list[float]] = []
    for sample in range(samples):
        chance = Chance(derive(results.experiment.seed, sample))
        drawn.append(_fit(len(names), [blocks[chance.below(len(blocks))] for _ in blocks]))
    found = []
    for entrant, name in enumerate(names):
        values = sorted(sample[entrant] for sample in drawn) or [estimate[entrant]]
        cut = round(0.025 * (len(values) - 1))
        found.append(Rating(entrant, name, estimate[entrant], values[cut], values[-1 - cut]))
    return sorted(found, key=lambda rating: (-rating.rating, rating.entrant))


Block = dict[tuple[int, int], float]
"""Points of the first against the second entrant, in the games of some deals."""


def _blocks(results: Results) -> list[Block]:
    """Return the points of each deal, or of several together where there are very many."""
    deals = sorted({game.deal for game in results.games})
    size = -(-len(deals) // MAX_DRAWN) if deals else 1
    place = {deal: number // size for number, deal in enumerate(deals)}
    blocks: list[Block] = [{} for _ in range(-(-len(deals) // size))]
    for game in results.games:
        block = blocks[place[game.deal]]
        first, second = results.experiment.pairings[game.pairing]
        block[first, second] = block.get((first, second), 0.0) + game.score
        block[second, first] = block.get((second, first), 0.0) + 1.0 - game.score
    return blocks


def _connected(count: int, cells: list[tuple[int, int]]) -> bool:
    """Whether games lead from each entrant to each other."""
    reached = {0}
    links = set(cells)
    while True:
        more = {second for first, second in links if first in reached} - reached
        if not more:
            return len(reached) == count
        reached |= more


def _fit(count: int, blocks: list[Block]) -> list[float]:
    """Return the ratings that make these points most likely."""
    try:
        import choix
        import numpy
    except ImportError:
        raise LabError("library", library="choix") from None
    points = numpy.zeros((count, count))
    for block in blocks:
        for (first, second), score in block.items():
            points[first, second] += score
    points[(points + points.T) > 0] += PRIOR
    strengths = choix.ilsr_pairwise_dense(points)
    return [float(strength) * ELO for strength in strengths]
