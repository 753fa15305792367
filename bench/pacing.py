"""Pacing: how often the game stops for a person, how much of that is empty, and whether anything is lost by it.

    python -m bench.pacing --games 50

One seat is played by a computer player through the rule by which browser and terminal stop for a person
(`players.last_moment`): where the rule does not stop, the game goes on by itself. The other seat plays as usual. Every
answer of the first seat is an input; a pass at a stop is an empty one, unless it ends the seat's own turn. At a window
of another's turn that the rule passes over, the player is asked all the same what it would have done: a wish. A wish
is lost if the same option is not offered at any later stop of that turn. "before": the same games with a stop at the
windows at which the table used to stop, and at every question with a single answer.

A player that plays guessed games on sometimes wishes for what does nothing, such as a bonus for attackers in another's
turn, or for what costs him something better, such as the strike of the weapon that it exhausts. A lost wish is
therefore played out in the game as it really is, hidden cards and all, and set against passing: one that leaves the
table the same, but for its cost, when the seat's next turn has begun, is told apart as idle, and one that leaves the
seat worse off than passing as worse.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

from regelwerk import game_registry, players
from regelwerk.kernel.decision import Option
from regelwerk.kernel.game import Game
from regelwerk.kernel.pacing import ASKED, Window
from regelwerk.kernel.state import ALL
from regelwerk.players.driver import choose_option
from regelwerk.players.last_moment import BUDGET, Trial, answered, window_of
from regelwerk.players.player import Player
from regelwerk.wowtcg import codes as wow_codes
from regelwerk.wowtcg.state import WowState

RESULTS: Final = Path(__file__).parent / "pacing.md"
MAX_STEPS: Final = 6000
LOST: Final = "lost"
IDLE: Final = "idle"
WORSE: Final = "worse"
ABOUT: Final = """\
Written by `python -m bench.pacing`. The {player} player sits in both seats; one of them answers only where a person
would be asked, and everything else is passed for it. Inputs are all its answers, empty ones are passes at a stop that
do not end its turn. A wish is what it would have done at a window of another's turn that was passed over; it is lost
if the same option is not offered at a later stop of that turn. "Before" are the same games with the questions that the
table used to ask against a computer player. An idle wish is a lost one that would have changed nothing but what it
cost, a worse one would have left its player worse off than passing, both played out in the game as it really was.
"""


class Kind(NamedTuple):
    """A kind of games: a name, the game, and the decks of both seats."""

    name: str
    game: str
    decks: tuple[str, str]


KINDS: Final = {
    kind.name: kind
    for kind in (
        Kind("wow-learn", "wowtcg", ("learn-elendril", "learn-radak")),
        Kind("wow-60", "wowtcg", ("frost-and-flame", "call-of-the-storm")),
        Kind("duel", "duelmasters", ("first-spark", "green-tide")),
        Kind("minis", "wowminis", ("starter-alliance", "starter-horde")),
    )
}
FORMER_STOPS: Final = frozenset(
    {
        (True, wow_codes.PHASE_ACTION),
        (True, wow_codes.PHASE_COMBAT_ATTACK),
        (True, wow_codes.PHASE_COMBAT_DEFEND),
        (False, wow_codes.PHASE_COMBAT_ATTACK),
        (False, wow_codes.PHASE_COMBAT_DEFEND),
    }
)
"""Where the table used to stop in the World of Warcraft TCG: whose turn, and the phase."""


class Wish(NamedTuple):
    """What the player would have done where it was not asked, and what that is worth: LOST, IDLE or WORSE."""

    option: Option
    worth: str


class Measured:
    """One game in which seat 0 is played through the stop rule.

    wishes  what the player would have done in this turn of another's, and has not been asked about since
    """

    def __init__(self, kind: Kind, seed: int, player: str) -> None:
        ruleset = game_registry.ruleset(kind.game)
        setup = ruleset.prepare(list(kind.decks), seed, None, "all")
        self.game = Game(ruleset, ruleset.start(setup, None), setup)
        self.rule = game_registry.package(kind.game).stop_rule
        self.player: Player = players.make(player, seed)
        self.other: Player = players.make(player, seed + 1)
        self.me = seed % 2
        self.count: Counter[str] = Counter()
        self.wishes: list[Wish] = []
        self.lost: list[str] = []
        self.turn = 0

    def play(self) -> None:
        game = self.game
        for _ in range(MAX_STEPS):
            decision = game.decision
            if decision is None:
                break
            self.note_turn()
            if decision.seat != self.me:
                game.apply(choose_option(game.ruleset, game.state, self.other))
            else:
                self.answer(window_of(self.rule, game))
        self.close_turn()

    def note_turn(self) -> None:
        turn = self.game.ruleset.turn(self.game.state)[0]
        if turn != self.turn:
            self.close_turn()
            self.turn = turn
            self.count["turns"] += 1

    def close_turn(self) -> None:
        for wish in self.wishes:
            self.count[wish.worth] += 1
            key = self.game.ruleset.option_key(self.game.state, wish.option)
            self.lost.append(f"turn {self.turn}, {wish.worth}: {key}")
        self.wishes = []

    def answer(self, window: Window) -> None:
        game = self.game
        decision = game.decision
        assert decision is not None
        options = decision.options
        former = self.asked_formerly(window)
        self.count["before"] += former
        self.count["windows"] += window.passing >= 0
        if window.verdict != ASKED:
            self.count["before empty"] += former
            if len(options) > 1 and game.ruleset.turn(game.state)[1] != self.me:
                self.note_wish(window)
            game.apply(window.passing)
            return
        self.count["inputs"] += 1
        self.wishes = [wish for wish in self.wishes if not any(wish.option.is_same_as(one) for one in options)]
        choice = choose_option(game.ruleset, game.state, self.player)
        if window.passing >= 0 and not self.plays_turn():
            self.count["stops"] += 1
            self.count["empty"] += choice == window.passing
            self.count["before empty"] += former and choice == window.passing
        game.apply(choice)

    def note_wish(self, window: Window) -> None:
        game = self.game
        decision = game.decision
        assert decision is not None
        choice = choose_option(game.ruleset, game.state, self.player)
        if choice == window.passing:
            return
        self.count["wishes"] += 1
        option = decision.options[choice]
        worth = self.worth(choice)
        known = [wish for wish in self.wishes if wish.option.is_same_as(option)]
        if not known:
            self.wishes.append(Wish(option, worth))
        elif worth == LOST:
            self.wishes[self.wishes.index(known[0])] = Wish(option, worth)

    def worth(self, choice: int) -> str:
        """What that option of the open decision would be worth, as things really are."""
        state = self.game.state.fork()
        state.windows = ALL
        trial = Trial(self.rule, self.game.ruleset, state)
        trial.last = True  # played on until the seat's next turn has begun
        taken, value = self.end(trial, choice)
        passed, value_passed = self.end(trial, trial.passing)
        decision = state.decision
        assert decision is not None
        if not self.rule.matters(state, decision.options[choice], taken, passed):
            return IDLE
        return WORSE if value < value_passed else LOST

    def end(self, trial: Trial, index: int) -> tuple[Any, float]:
        """What lies on the table when the seat's next turn has begun, if it answers so now; how well off it is then."""
        state = trial.play_on(answered(trial.start, index), BUDGET).state
        outcome = trial.outcome(state)  # it plays the state on
        return outcome, self.game.ruleset.evaluate(state, self.me)

    def plays_turn(self) -> bool:
        """Whether passing here ends the seat's own turn, or a step of it: no empty pass."""
        state = self.game.state
        if isinstance(state, WowState):
            return state.turn_player == self.me and state.phase == wow_codes.PHASE_ACTION and not state.chain
        decision = state.decision
        asked = "" if decision is None else self.game.ruleset.kind_key(decision.kind)
        return asked in ("mana step", "main step", "attack step", "mana", "main", "attack", "turn")

    def asked_formerly(self, window: Window) -> bool:
        """Whether the table used to ask here, against a computer player; elsewhere every question was asked."""
        state = self.game.state
        decision = state.decision
        assert decision is not None
        if not isinstance(state, WowState) or window.passing < 0:
            return True
        if len(decision.options) == 1:
            return False
        own = state.turn_player == self.me
        if not state.chain:
            return (own, state.phase) in FORMER_STOPS
        top = state.chain[-1]
        return top.you != self.me and top.kind not in (wow_codes.LINK_PROPOSAL, wow_codes.LINK_RESOURCE)


def measure(task: tuple[str, int, str]) -> tuple[Counter[str], list[str]]:
    """Play one game."""
    name, seed, player = task
    measured = Measured(KINDS[name], seed, player)
    measured.play()
    return measured.count, [f"{name} {seed}, {one}" for one in measured.lost]


def rows(counts: dict[str, Counter[str]], games: int) -> Iterator[str]:
    """The table of the results."""
    heads = ("games", "turns", "inputs a turn, before", "after", "empty of inputs, before", "after")
    yield "| " + " | ".join([*heads, "stops a turn", "wishes", IDLE, WORSE, LOST]) + " |"
    yield "| " + " | ".join(["---"] * 11) + " |"
    for name, count in counts.items():
        turns, inputs, before = max(count["turns"], 1), max(count["inputs"], 1), max(count["before"], 1)
        yield (
            f"| {games} x {name} | {turns} | {before / turns:.2f} | {inputs / turns:.2f}"
            f" | {count['before empty'] / before:.1%} | {count['empty'] / inputs:.1%}"
            f" | {count['stops'] / turns:.2f} | {count['wishes']} | {count[IDLE]} | {count[WORSE]} | {count[LOST]} |"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--kinds", nargs="*", default=list(KINDS), choices=list(KINDS))
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    given = parser.parse_args()
    counts: dict[str, Counter[str]] = {name: Counter() for name in given.kinds}
    lost: list[str] = []
    tasks = [(name, given.seed + number, given.player) for name in given.kinds for number in range(given.games)]
    with ProcessPoolExecutor(given.jobs) as pool:
        for (name, _, _), (count, more) in zip(tasks, pool.map(measure, tasks)):
            counts[name] += count
            lost += more
    lines = list(rows(counts, given.games))
    print("\n".join([*lines, *lost]))
    if given.write:
        RESULTS.write_text(
            f"# Pacing\n\n{ABOUT.format(player=given.player)}\n" + "\n".join(lines) + "\n", encoding="utf-8"
        )
    return 1 if any(count[LOST] for count in counts.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
