"""Carry the points of the computer players over a change of the code that should change no game.

    python -m bench.carry --game wowminis --games 20

A row of `bench/points` holds for the rules and the players by which it was played, and a row of the strongest players
takes hours. After a change that only moves or speeds up code some games of each row, spread evenly over it, are played
again. Where all of them end as before, the row is kept as one of today; where one ends otherwise, it stays as it was
and counts no more. What changes the end of one game in ten is noticed in 20 games with 88 %.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from bench import first_greedy, players, points
from bench.points import Pair
from regelwerk import game_registry, lab
from regelwerk.lab.experiment import conditions


def spread(numbers: Sequence[int], count: int) -> list[int]:
    """So many of these numbers, evenly spread, the last one among them.

    >>> spread(range(10), 5), spread([3, 4], 5)
    ([1, 3, 5, 7, 9], [3, 4])
    """
    wanted = min(count, len(numbers))
    return [numbers[(index + 1) * len(numbers) // wanted - 1] for index in range(wanted)]


def replayed(game: str, pair: Pair, numbers: Sequence[int], jobs: int) -> dict[int, float]:
    """The points of some games of a pairing, played by the code as it is."""
    if pair[1] == first_greedy.NAME:
        with ProcessPoolExecutor(jobs) as pool:
            return first_greedy.played(game, pair[0], numbers, pool)
    given = players.experiment(game, pair, max(numbers) + 1)
    wanted = set(numbers)
    rest = [players.record_of(given, index, 0.0) for index in range(given.total) if index not in wanted]
    played = lab.run(given, jobs, rest)
    return {record.index: record.score for record in played.games if record.index in wanted}


def carry(folder: Path, game: str, count: int, jobs: int) -> bool:
    """Carry what can be carried of a game's rows, and say of each what has become of it; whether it was all of them."""
    today = conditions(game, "")
    whole = True
    for pair, (under, found) in points.rows(folder, game).items():
        if under == today:
            continue
        numbers = spread(sorted(found), count)
        now = replayed(game, pair, numbers, jobs)
        other = [number for number in numbers if now[number] != found[number]]
        if other:
            whole = False
            print(f"{game} {'-'.join(pair)}: game {other[0]} ends otherwise now; the row is left as it was", flush=True)
        else:
            points.write(folder, game, pair, today, found.items())
            print(f"{game} {'-'.join(pair)}: {len(numbers)} of {len(found)} games end as before", flush=True)
    return whole


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", nargs="*", default=game_registry.names(), choices=game_registry.names())
    parser.add_argument("--games", type=int, default=20, help="of each row that are played again")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=points.FOLDER)
    given = parser.parse_args(arguments)
    if given.games < 1:
        parser.error("at least one game of each row must be played again")
    found = [carry(given.folder, game, given.games, given.jobs) for game in given.game]
    return 0 if all(found) else 1


if __name__ == "__main__":
    sys.exit(main())
