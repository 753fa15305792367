"""How the ratings of cards are learnt: games between decks of random legal picks from sealed pools.

    python -m regelwerk.limited.learning wowtcg --games 3000 --player beginner --seed 1

writes `ratings/<game>.json`. Each game is one row of a linear model: who won, by the difference of the cards that the
two players had seen of their own decks when it was over. A card has a share of its own and one of its type and cost;
both are shrunk towards zero, the card's own more (ridge regression). So a card that was seldom seen is rated like its
likes. In the end the mean of all cards is taken off: who is losing may see more cards (broken shields), which says
nothing about the cards.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any, Final

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance, derive
from regelwerk.kernel.limited import LimitedPlay
from regelwerk.kernel.visibility import is_known_to
from regelwerk.limited.pools import random_deck, sealed_pool
from regelwerk.limited.sparring import deck_of, play_game

OWN: Final = 60.0
"""How strongly a card's own share is shrunk: as by so many games without an effect."""
SHARED: Final = 4.0
"""How strongly the share of its type and cost is."""
DEAREST: Final = 7
"""Costs from here on count as one."""
FOLDER: Final = Path(__file__).parent / "ratings"

Row = tuple[float, dict[str, int]]
"""A game: 1 if the first player won, -1 if the other did, and how many more of each card the first had seen."""


def sample_game(game: str, player: str, seed: int) -> Row:
    """One game of the sample."""
    play = game_registry.package(game).limited
    assert play is not None
    decks = []
    for seat in range(2):
        pool = sealed_pool(play, seed, seat)
        decks.append(deck_of(play, *random_deck(play, pool, Chance(derive(seed, 10 + seat)))))
    state = play_game(game, decks, player, seed)
    seen: list[Counter[str]] = [Counter(), Counter()]
    for piece in state.pieces:
        if is_known_to(piece.known_to, piece.owner) and piece.card.code in play.cards:
            seen[piece.owner][piece.card.code] += 1
    difference = {code: seen[0][code] - seen[1][code] for code in seen[0] | seen[1]}
    winners = state.result.winners if state.result is not None else []
    score = 0.0 if len(winners) != 1 else 1.0 if winners[0] == 0 else -1.0
    return score, {code: number for code, number in difference.items() if number}


def group_of(play: LimitedPlay, code: str) -> str:
    """What a card shares its rating with: type and cost."""
    card = play.cards[code]
    return f"{card.kind} {min(card.cost, DEAREST)}"


def ratings_from(play: LimitedPlay, rows: list[Row]) -> dict[str, tuple[float, float]]:
    """For each card how many points of a hundred a copy seen is worth more than the mean, and the standard error."""
    import numpy

    cards = sorted(play.cards)
    groups = sorted({group_of(play, code) for code in cards})
    column = {name: number for number, name in enumerate([*cards, *groups])}
    table: Any = numpy.zeros((len(rows), len(column)))
    scores: Any = numpy.array([score for score, _ in rows])
    for row, (_, difference) in enumerate(rows):
        for code, number in difference.items():
            table[row, column[code]] += number
            table[row, column[group_of(play, code)]] += number
    shrink: Any = numpy.diag([OWN] * len(cards) + [SHARED] * len(groups))
    inverse: Any = numpy.linalg.inv(table.T @ table + shrink)
    found: Any = inverse @ table.T @ scores
    spread = float(numpy.mean((scores - table @ found) ** 2))
    rated = {}
    for code in cards:
        own, shared = column[code], column[group_of(play, code)]
        variance = inverse[own, own] + inverse[shared, shared] + 2 * inverse[own, shared]
        rated[code] = (50 * float(found[own] + found[shared]), 50 * float((spread * variance) ** 0.5))
    mean = sum(value for value, _ in rated.values()) / len(rated)
    return {code: (value - mean, error) for code, (value, error) in rated.items()}


def main(arguments: list[str] | None = None) -> None:
    """Play the sample and write the ratings."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_registry.GAMES)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--player", default="beginner")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--to", type=Path, default=None)
    given = parser.parse_args(arguments)
    play = game_registry.package(given.game).limited
    if play is None:
        parser.error(f"{given.game} has no boosters")
    seeds = [derive(given.seed, number) for number in range(given.games)]
    with ProcessPoolExecutor(given.jobs) as pool:
        rows = list(pool.map(sample_game, repeat(given.game), repeat(given.player), seeds, chunksize=20))
    rated = ratings_from(play, rows)
    seen = Counter(code for _, difference in rows for code in difference)
    data = {
        "game": given.game,
        "set": play.booster.code,
        "command": f"python -m regelwerk.limited.learning {given.game} --games {given.games} "
        f"--player {given.player} --seed {given.seed}",
        "games": given.games,
        "cards": {code: [round(value, 2), round(error, 2), seen[code]] for code, (value, error) in rated.items()},
    }
    text = json.dumps(data, indent=0, ensure_ascii=False).replace("[\n", "[").replace(",\n", ", ")
    lines = text.replace("], ", "],\n").replace("\n]", "]")
    (given.to or FOLDER / f"{given.game}.json").write_text(lines + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
