"""How the levels do against the look ahead as it first was, before there were levels: a yardstick that stands still.

    python -m bench.first_greedy --games 400 --jobs 2 --write

`greedy` has learnt since then: to charge mana and to count what stands in the battle zone (Duel Masters), and not to
let an opponent answer in its thoughts what they will not (World of Warcraft TCG). Here it is without that; in the
Miniatures, where the space it stands on is now worth more to it, today's `greedy` is the yardstick, the stronger one.
Both seats have the same deck, every ready one in turn, and every deal is played twice, with the seats exchanged.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

from bench.players import OLD, SEED, percent
from regelwerk import game_registry, lab, players
from regelwerk.duelmasters import codes
from regelwerk.duelmasters import evaluation as duel
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.chance import Chance, derive
from regelwerk.kernel.game import Game
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import ALL, State
from regelwerk.players import Player, StateSampler
from regelwerk.players.greedy import CLOSE
from regelwerk.players.settling import GAIN, STEPS
from regelwerk.simulation.matches import match

RESULTS: Final = Path(__file__).parent / "first_greedy.md"
GUESSES: Final = 3
BUDGET: Final = 400
"""In how many guessed games it looked, and at how many continuations."""
LEVELS: Final = ("greedy", "club", "expert", "master")
ABOUT: Final = """\
Written by `python -m bench.first_greedy`. A win is a point, a draw half a point; intervals are Wilson's, of 95 %. The
opponent is the player that looked one action ahead before there were levels, in the Miniatures today's `greedy`. Both
seats have the same deck, every ready one in turn, and every deal is played twice, with the seats exchanged.
"""

Evaluate = Callable[[Any, int], float]


class FirstGreedyPlayer(Player):
    """The player that looked one action ahead when it was the only one that thought."""

    name = "first greedy"
    reads_view = False

    def __init__(self, seed: int, evaluate: Evaluate) -> None:
        self.chance = Chance(seed)
        self.evaluate = evaluate

    def choose(self, view: dict[str, Any], decision: dict[str, Any], guess: StateSampler) -> int:
        if len(decision["options"]) == 1:
            return 0
        game = guess(self.chance)
        rules = game.ruleset
        found = rules.candidate_options(game.state, False)
        neutral = rules.neutral_option(game.state)
        sums = dict.fromkeys(found, 0.0)
        for number in range(GUESSES):
            if len(found) == 1:
                break
            if number:
                game = guess(self.chance)
            state = asked_everywhere(game)
            for index in found:
                sums[index] += self.worth(rules, state, index, index == neutral, len(found))
            best = max(sums[index] for index in found) / (number + 1)
            found = [index for index in found if sums[index] / (number + 1) >= best - CLOSE]
        return max(found, key=sums.__getitem__)

    def worth(self, rules: Ruleset, state: State, index: int, neutral: bool, among: int) -> float:
        """What one option comes to in this guessed game."""
        decision = state.decision
        assert decision is not None
        if neutral:
            return self.evaluate(state, decision.seat) + GAIN
        after = state.fork()
        after.apply(decision.options[index])
        end = self.settle(rules, after, max(BUDGET // (GUESSES * among), 4))
        return self.evaluate(end, decision.seat)

    def settle(self, rules: Ruleset, state: State, budget: int) -> State:
        """The position when nothing is under way any more, everybody taking what suits them best, answers and all."""
        steps = 0
        while state.decision is not None and steps < STEPS and not rules.is_quiescent(state):
            steps += 1
            found = rules.candidate_options(state, True)
            share = budget // len(found) if len(found) > 1 else 0
            ends = [self.after(rules, state, index, share) for index in found]
            seat = state.decision.seat
            best = max(range(len(found)), key=lambda number: self.evaluate(ends[number], seat))
            if share:
                return ends[best]
            state = ends[best]
        return state

    def after(self, rules: Ruleset, state: State, index: int, budget: int) -> State:
        """The state after an answer; with a budget, when nothing is under way any more."""
        assert state.decision is not None
        after = state.fork()
        after.apply(state.decision.options[index])
        return self.settle(rules, after, budget) if budget else after


def asked_everywhere(game: Game) -> State:
    """A guessed state in which every window is asked, so that a pass cannot run on into the next step."""
    state = game.state
    state.windows = ALL
    return state


def duel_worth(state: DmState, seat: int) -> float:
    """What a position of Duel Masters was worth: no word of charging, a creature no more than its own measure."""
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
    ruleset = game_registry.ruleset(game)
    if game == "wowtcg":
        return FirstGreedyPlayer(seed, ruleset.evaluate)
    if game == "duelmasters":
        return FirstGreedyPlayer(seed, duel_worth)
    return players.make(OLD, seed)


# ------------------------------------------------------------------------------------------------------------- play


def play(task: tuple[str, str, int]) -> float:
    """The points of a level in one game; games 2n and 2n + 1 are the same deal with the seats exchanged."""
    game, level, number = task
    decks = game_registry.package(game).card_library(()).ready_decks()
    seed = derive(SEED, number // 2)
    seat = number % 2
    makers = [lambda of: players.make(level, of), lambda of: yardstick(game, of)]
    outcome = match(
        game_registry.ruleset(game),
        [decks[number // 2 % len(decks)]] * 2,
        makers if seat == 0 else makers[::-1],
        seed,
    )
    if not outcome.winners:
        return 0.5
    return float(seat in outcome.winners)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=400, help="of each level")
    parser.add_argument("--game", nargs="*", default=game_registry.names(), choices=game_registry.names())
    parser.add_argument("--levels", nargs="*", default=list(LEVELS), choices=LEVELS)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    given = parser.parse_args(arguments)
    lines = ["| game | level | games | points |", "| --- | --- | --- | --- |"]
    with ProcessPoolExecutor(given.jobs) as pool:
        for game in given.game:
            for level in given.levels:
                share = lab.Share()
                for points in pool.map(play, [(game, level, number) for number in range(given.games)]):
                    share.add(points)
                lines.append(f"| {game} | `{level}` | {share.games} | {percent(share)} |")
                print(lines[-1], flush=True)
    if given.write:
        RESULTS.write_text(f"# Against the first look ahead\n\n{ABOUT}\n" + "\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
