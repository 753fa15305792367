"""How the levels do against the look ahead as it first was, before there were levels: a yardstick that stands still.

    python -m bench.first_greedy --games 400 --jobs 2 --write

The points are kept in `bench/points`: an interrupted run goes on where it was, `--games` may grow, and `--games 0`
writes down what there is.

`greedy` has learnt since then: to charge mana and to count what stands in the battle zone (Duel Masters), not to let an
opponent answer in its thoughts what they will not (World of Warcraft TCG), and to stay where its figures score
(Miniatures). Here it is without that. Both seats have the same deck, every ready one in turn, and every deal is played
twice, with the seats exchanged.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from bench import points
from bench.players import SEED, percent
from regelwerk import game_registry, lab, players
from regelwerk.duelmasters import codes
from regelwerk.duelmasters import evaluation as duel
from regelwerk.duelmasters.definitions import EDITION
from regelwerk.duelmasters.ruleset import DmRuleset
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.chance import derive
from regelwerk.kernel.game import Game
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.lab.experiment import conditions
from regelwerk.players import GreedyPlayer, Player, StateSampler
from regelwerk.simulation.matches import match
from regelwerk.wowminis import evaluation as minis
from regelwerk.wowminis.option_values import option_values
from regelwerk.wowminis.ruleset import MinisRuleset
from regelwerk.wowminis.state import MinisState
from regelwerk.wowtcg.ruleset import WowRuleset

RESULTS: Final = Path(__file__).parent / "first_greedy.md"
NAME: Final = "first"
"""What the opponent is called where points are kept."""
SAVED: Final = 20
"""After so many games the points are saved."""
LEVELS: Final = ("greedy", "club", "expert", "master")
ABOUT: Final = """\
Written by `python -m bench.first_greedy`. A win is a point, a draw half a point; intervals are Wilson's, of 95 %. The
opponent is the player that looked one action ahead before there were levels. Both seats have the same deck, every ready
one in turn, and every deal is played twice, with the seats exchanged. A row with few games is as uncertain as its
interval says; it names the rules and the players by which it was played.
"""


class FirstGreedyPlayer(GreedyPlayer):
    """The player that looked one action ahead when it was the only one that thought.

    rules  by which it judges what it sees: those of the game, but for what it has learnt since
    """

    name = "first greedy"

    def __init__(self, seed: int, rules: Ruleset) -> None:
        super().__init__(seed)
        self.rules = rules

    def rate(self, game: Game, guess: StateSampler, until: float | None) -> list[tuple[int, float]]:
        return super().rate(self.judged(game), lambda chance: self.judged(guess(chance)), until)

    def judged(self, game: Game) -> Game:
        """A guessed game as it sees it."""
        game.ruleset = self.rules
        return game


class FirstWowRuleset(WowRuleset):
    """In its thoughts everybody answers."""

    can_leave_unanswered = False


class FirstMinisRuleset(MinisRuleset):
    """Standing where one scores is worth no more than the points."""

    def evaluate(self, state: MinisState, seat: int) -> float:
        return minis.evaluate(state, seat, 0.0)

    def option_values(self, state: MinisState) -> list[float] | None:
        return option_values(state, 0.0)


class FirstDmRuleset(DmRuleset):
    """No word of charging, and a creature counts no more than its own measure."""

    def evaluate(self, state: DmState, seat: int) -> float:
        return duel_worth(state, seat)


def duel_worth(state: DmState, seat: int) -> float:
    """What a position of Duel Masters was worth to it."""
    if state.result is not None:
        return duel.evaluate(state, seat)
    worth = 0.0
    for other in range(state.seats):
        if state.in_game(other):
            own = duel_side(state, other)
            worth += own if state.teams[other] == state.teams[seat] else -own
    return worth


def duel_side(state: DmState, seat: int) -> float:
    """What one seat had by that measure."""
    shields = len(state.zones[codes.ZONE_SHIELDS * state.seats + seat])
    worth = duel.mana_worth(state, seat) + duel.hand_worth(state, seat) + duel.shields_worth(shields)
    strongest = duel.strongest_foe(state, seat)
    for id in state.zones[codes.ZONE_BATTLE * state.seats + seat]:
        worth += duel.creature_worth(state, state.pieces[id], strongest)
    worth -= duel.danger(state, seat, shields)
    return worth + duel.deck_worth(len(state.zones[codes.ZONE_DECK * state.seats + seat]))


def yardstick(game: str, seed: int) -> Player:
    """Whom the levels meet in a game."""
    if game == "wowtcg":
        return FirstGreedyPlayer(seed, FirstWowRuleset())
    if game == "duelmasters":
        return FirstGreedyPlayer(seed, FirstDmRuleset(EDITION))
    return FirstGreedyPlayer(seed, FirstMinisRuleset())


# ------------------------------------------------------------------------------------------------------------- play


def play(task: tuple[str, str, int]) -> float:
    """The points of a level in one game; games 2n and 2n + 1 are the same deal with the seats exchanged."""
    game, level, number = task
    seed = derive(SEED, number // 2)
    seat = number % 2
    makers = [lambda of: players.make(level, of), lambda of: yardstick(game, of)]
    outcome = match(
        game_registry.ruleset(game),
        [deck_of(game, number)] * 2,
        makers if seat == 0 else makers[::-1],
        seed,
    )
    if not outcome.winners:
        return 0.5
    return float(seat in outcome.winners)


def deck_of(game: str, number: int) -> str:
    """The deck that both have in a game: every ready one in turn, for two games each.

    >>> [deck_of("wowminis", number) for number in (0, 1, 2, 32)]
    ['duel-gorebelly', 'duel-gorebelly', 'duel-hodoon', 'duel-gorebelly']
    """
    decks = game_registry.package(game).card_library(()).ready_decks()
    return decks[number // 2 % len(decks)]


def played(game: str, level: str, numbers: Sequence[int], pool: ProcessPoolExecutor) -> dict[int, float]:
    """The points of a level in each of these games."""
    tasks = [(game, level, number) for number in numbers]
    return dict(zip(numbers, pool.map(play, tasks), strict=True))


# ----------------------------------------------------------------------------------------------------------- saved


def play_on(folder: Path, game: str, level: str, games: int, pool: ProcessPoolExecutor) -> None:
    """Play what is missing of a level's games, and save them after each few."""
    under = conditions(game, "")
    found = points.read(folder, game, (level, NAME), under)
    for begin in range(len(found), games, SAVED):
        found |= played(game, level, range(begin, min(begin + SAVED, games)), pool)
        points.write(folder, game, (level, NAME), under, found.items())


def row(folder: Path, game: str, level: str) -> str:
    """The line of a level in the table; empty where it has not played under today's conditions."""
    under = conditions(game, "")
    share = lab.Share()
    for score in points.read(folder, game, (level, NAME), under).values():
        share.add(score)
    if not share.games:
        return ""
    rules, by = under["rules"][:12], under["players"][:12]
    return f"| {game} | `{level}` | {share.games} | {percent(share)} | `{rules}` | `{by}` |"


def by_deck(folder: Path, game: str, level: str) -> Iterator[str]:
    """The table of a level's points by deck, the fewest first; nothing where it has not played."""
    shares: dict[str, lab.Share] = {}
    for number, score in points.read(folder, game, (level, NAME), conditions(game, "")).items():
        shares.setdefault(deck_of(game, number), lab.Share()).add(score)
    if not shares:
        return
    yield f"| {game}, `{level}` | points | games |"
    yield "| --- | --- | --- |"
    for deck, share in sorted(shares.items(), key=lambda one: (one[1].rate, one[0])):
        yield f"| `{deck}` | {share.points:g} | {share.games} |"
    yield ""


def page(folder: Path) -> Iterator[str]:
    """The lines of the page: a table of all rows, and what the strongest made of each deck."""
    yield f"# Against the first look ahead\n\n{ABOUT}"
    yield "| game | level | games | points | rules | players |"
    yield "| --- | --- | --- | --- | --- | --- |"
    yield from filter(None, (row(folder, game, level) for game in game_registry.names() for level in LEVELS))
    yield "\n## By deck\n\nWhat the strongest level made of each deck, the fewest points first.\n"
    for game in game_registry.names():
        yield from by_deck(folder, game, LEVELS[-1])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=400, help="of each level; 0 writes down what there is")
    parser.add_argument("--game", nargs="*", default=game_registry.names(), choices=game_registry.names())
    parser.add_argument("--levels", nargs="*", default=list(LEVELS), choices=LEVELS)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=points.FOLDER)
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    given = parser.parse_args(arguments)
    with ProcessPoolExecutor(given.jobs) as pool:
        for game in given.game if given.games else ():
            for level in given.levels:
                play_on(given.folder, game, level, given.games, pool)
                print(row(given.folder, game, level), flush=True)
    if given.write:
        RESULTS.write_text("\n".join(page(given.folder)).rstrip() + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
