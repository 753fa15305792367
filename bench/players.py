"""How strong the computer players are: a rating table of all of them in each game, from one command.

    python -m bench.players --games 400 --write

Every level meets the one below it; every level meets `greedy`, the player that looks one action ahead; each opponent
with a name meets the level it plays at; and `tree`, a player of another kind, meets those from level 2 on. Both seats
have the same deck, every ready one in turn, and every deal is played twice, with the seats exchanged. The points are
kept in `bench/points`: an interrupted run goes on where it was, and `--games` may grow. `--games 0` writes down what
there is.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from bench import points
from bench.points import Pair
from bench.saved_games import play_on
from regelwerk import game_registry, lab, players
from regelwerk.kernel.chance import derive
from regelwerk.lab import experiment as experiments
from regelwerk.players import BY_KEY, LEVELS, Player, StateSampler, TreeSearchPlayer
from regelwerk.simulation.matches import match

RESULTS: Final = Path(__file__).parent / "players.md"
SEED: Final = 4_000_000
"""Used for nothing else, so that no setting was ever chosen by these games."""
OLD: Final = "greedy"
LEVEL_NAMES: Final = tuple(LEVELS)
TIMED: Final = 4
"""So many games are played to measure how long a player thinks."""
ABOUT: Final = """\
Written by `python -m bench.players`, which plays the games and goes on where it was interrupted. A win is a point, a
draw half a point; intervals are Wilson's, those of ratings come from a bootstrap over deals; all of them are of 95 %.
Ratings are Bradley and Terry's on the scale of Elo ([the lab](../docs/lab.md)): 0 is the mean of the players here.
Both seats have the same deck, every ready one in turn, and every deal is played twice, with the seats exchanged: where
the deal alone decides, each player wins one of the two games. A row with few games is as uncertain as its interval
says. Each game's tables name the rules and the players by which they were played, or by which a sample of each row was
played again with the same ends (`bench.carry`).
"""


def pairings() -> list[Pair]:
    """Who meets whom, the stronger first, the quick ones first."""
    ladder = list(zip(LEVEL_NAMES[1:], LEVEL_NAMES, strict=False))
    first = [(OLD, "random")]
    against_old = [(name, OLD) for name in LEVEL_NAMES[3:]]
    named = [(key, LEVEL_NAMES[one.level - 1]) for key, one in BY_KEY.items()]
    tree = [(name, TreeSearchPlayer.name) for name in LEVEL_NAMES[1:]]
    return [*first, *ladder, *against_old, *named, *tree]


def experiment(game: str, pair: Pair, games: int) -> experiments.Experiment:
    """What is played of a pairing: the same deals in all of them, with the same deck in both seats."""
    decks = game_registry.package(game).card_library(()).ready_decks()
    found = lab.players_round_robin(game, pair, decks, games=games, seed=SEED)
    return replace(found, deals=tuple(deal for deal in found.deals if deal[0] == deal[1]))


def play(folder: Path, game: str, pair: Pair, games: int, jobs: int, until: float) -> None:
    """Play what is missing of a pairing, until that moment (`time.monotonic`) at most."""
    under = experiments.conditions(game, "")

    def save(results: lab.Results) -> None:
        points.write(folder, game, pair, under, ((record.index, record.score) for record in results.games))

    known = read(folder, game, pair)
    play_on(experiment(game, pair, games), known.games if known else [], save, until, jobs)


def read(folder: Path, game: str, pair: Pair) -> lab.Results | None:
    """The games of a pairing that were played under today's conditions, as far as points tell; None: there are none."""
    found = points.read(folder, game, pair, experiments.conditions(game, ""))
    if not found:
        return None
    given = experiment(game, pair, max(found) + 1)
    return lab.Results(given, [record_of(given, index, score) for index, score in found.items()])


def record_of(given: lab.Experiment, index: int, score: float) -> lab.GameRecord:
    """A game of which only the points are known."""
    seated = given.seated(index)
    return lab.GameRecord(
        index, seated.pairing, seated.deal, seated.seed, seated.seats, score, -1, 0, 0, 0, (0, 0), rule=""
    )


def together(game: str, found: dict[Pair, lab.Results]) -> lab.Results:
    """All pairings as one experiment, for ratings."""
    names = [name for name in players.MEASURED if any(name in pair for pair in found)]
    numbers = {name: number for number, name in enumerate(names)}
    first = next(iter(found.values())).experiment
    whole = replace(
        first,
        entrants=tuple(experiments.Entrant(name, name) for name in names),
        pairings=tuple((numbers[one], numbers[other]) for one, other in found),
    )
    games = [
        replace(record, pairing=pairing) for pairing, results in enumerate(found.values()) for record in results.games
    ]
    return lab.Results(whole, games)


# ------------------------------------------------------------------------------------------------------------- time


class TimedPlayer(Player):
    """A player whose decisions are timed, in seconds of the processor."""

    reads_view = False

    def __init__(self, player: Player, spent: list[float]) -> None:
        self.name = player.name
        self.player = player
        self.spent = spent

    def choose(self, view: dict[str, Any], decision: dict[str, Any], guess: StateSampler) -> int:
        began = time.process_time()
        chosen = self.player.choose(view, decision, guess)
        self.spent.append(time.process_time() - began)
        return chosen


def thinking(game: str, name: str, games: int = TIMED) -> list[float]:
    """How long a player thinks about its decisions with more than one option, sorted."""
    deals = experiment(game, ("random", OLD), 2).deals
    spent: list[float] = []
    for number in range(games):
        seed = derive(SEED, number)
        decks = [deck.text for deck in deals[number * 7 % len(deals)]]
        match(
            game_registry.ruleset(game),
            decks,
            (lambda of: TimedPlayer(players.make(name, of), spent), lambda of: players.make(OLD, of)),
            seed,
        )
    return sorted(spent)


# ------------------------------------------------------------------------------------------------------------- page


def percent(share: lab.Share) -> str:
    """A share with its interval."""
    return f"{100 * share.rate:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def page(game: str, folder: Path, timed: int) -> Iterator[str]:
    """The tables of a game."""
    found = {pair: results for pair in pairings() if (results := read(folder, game, pair)) is not None}
    if not found:
        return
    whole = together(game, found)
    under = experiments.conditions(game, "")
    yield f"## {title_of(game)}"
    yield ""
    yield (
        f"{len(whole.games)} games, seed {SEED}, {len(whole.experiment.deals)} decks; Regelwerk "
        f"{under['regelwerk']}, definitions `{under['definitions'][:12]}`,\n"
        f"rules `{under['rules'][:12]}`, players `{under['players'][:12]}`."
    )
    yield ""
    yield "| player | rating | 95 % | games | a decision, ms | 99 % of them, ms |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for one in lab.ratings(whole):
        spent = thinking(game, one.name, timed) if timed else []
        mean = f"{1000 * sum(spent) / len(spent):.1f}" if spent else ""
        most = f"{1000 * spent[int(0.99 * (len(spent) - 1))]:.0f}" if spent else ""
        yield (
            f"| `{one.name}` | {one.rating:+.0f} | {one.low:+.0f} to {one.high:+.0f} | "
            f"{whole.share(one.entrant).games} | {mean} | {most} |"
        )
    yield ""
    yield "| pairing | games | points of the first |"
    yield "| --- | --- | --- |"
    for (first, second), results in found.items():
        share = results.share(0, 1)
        yield f"| `{first}` against `{second}` | {share.games} | {percent(share)} |"
    yield ""


def write(pages: dict[str, str]) -> None:
    """Write these games' tables down; where a game has none now, those of an earlier run stay."""
    before = RESULTS.read_text(encoding="utf-8").split("\n## ")[1:] if RESULTS.exists() else []
    kept = {part.partition("\n")[0]: f"## {part}" for part in before}
    tables = [pages.get(game) or kept.get(title_of(game), "") for game in game_registry.names()]
    parts = [f"# Strength of the computer players\n\n{ABOUT}", *filter(None, tables)]
    RESULTS.write_text("\n".join(part.strip() + "\n" for part in parts), encoding="utf-8")


def title_of(game: str) -> str:
    """What a game's tables are headed by."""
    return game_registry.package(game).title("en")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=400, help="of each pairing")
    parser.add_argument("--game", nargs="*", default=game_registry.names(), choices=game_registry.names())
    parser.add_argument("--only", nargs="*", default=[], help="pairings such as club-greedy")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so many")
    parser.add_argument("--timed", type=int, default=TIMED, help="games to measure how long each player thinks")
    parser.add_argument("--folder", type=Path, default=points.FOLDER)
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    given = parser.parse_args(arguments)
    until = time.monotonic() + 60 * given.minutes
    for pair in pairings() if given.games else ():
        for game in given.game:
            if time.monotonic() < until and (not given.only or "-".join(pair) in given.only):
                play(given.folder, game, pair, given.games, given.jobs, until)
                results = read(given.folder, game, pair)
                if results is not None:
                    print(game, *pair, percent(results.share(0, 1)), results.share(0, 1).games, flush=True)
    pages = {game: "\n".join(page(game, given.folder, given.timed)) for game in given.game}
    print("\n".join(pages.values()))
    if given.write:
        write(pages)
    return 0


if __name__ == "__main__":
    sys.exit(main())
