"""A player of another kind, as a yardstick: a search tree over information sets (Cowling, Powley and Whitehouse, 2012).

In each round one game is guessed, and one way is followed through a tree that all guesses share: at every node the
answer with the best upper confidence bound among those that this guess allows. The first new answer on the way becomes
a node; from there the quick policy plays on to the same point of a later turn, and the game says how likely a win is.
That goes to everybody who was asked on the way. The answer that was tried most often is taken.

Nobody is offered it as an opponent. It shares with the opponents what a game says of its positions, and nothing of how
they choose; so a player that beats it has not merely learnt to answer its own kind.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.guessing import name_in_guesses
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import MEANINGFUL, State
from regelwerk.players.player import Player, StateSampler
from regelwerk.players.policy import play_to

ROUNDS: Final = 100
"""So many guessed games for one decision."""
EXPLORATION: Final = 0.5
"""How much an answer that was seldom tried is worth: the weight of the bound's second part, for values in 0..1."""
HORIZON: Final = 2
"""So many turns later the positions are compared."""
DEEPEST: Final = 60
"""So many answers at most follow each other within the tree."""

AnswerKey = tuple[int, int, str, str, int]
"""What an answer is in every guess: who gives it, its verb, the cards it is about by name, its number."""


class Node:
    """What is known of the positions that one row of answers leads to.

    visits     how often it was on the way
    offered    how often its answer could have been given when its parent was on the way
    total      the sum of the chances to win of who gave the answer
    children   by answer
    """

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.children: dict[AnswerKey, Node] = {}

    def bound(self) -> float:
        """The upper confidence bound: the mean, and more the less often it was tried though it could have been."""
        return self.total / self.visits + EXPLORATION * sqrt(log(self.offered) / self.visits)


class TreeSearchPlayer(Player):
    """Searches a tree of information sets.

    rounds   guessed games for one decision
    horizon  turns that are played on
    """

    name = "tree"
    reads_view = False

    def __init__(self, seed: int, rounds: int = ROUNDS, horizon: int = HORIZON) -> None:
        if rounds < 1 or horizon < 1:
            raise ValueError("at least one round and one turn are needed")
        self.chance = Chance(seed)
        self.rounds = rounds
        self.horizon = horizon

    def choose(self, view: dict[str, Any], decision: dict[str, Any], guess: StateSampler) -> int:
        if len(decision["options"]) == 1:
            return 0
        game = guess(self.chance)
        asked = game.state.decision
        assert asked is not None
        first = answers(game.ruleset, game.state, asked.seat)
        root = Node()
        for number in range(self.rounds if len(first) > 1 else 0):
            if number:
                game = guess(self.chance)
            self.follow(game.ruleset, game.state, asked.seat, root)
        # Of answers that were tried equally often the one that the game lists first.
        return max(first.items(), key=lambda item: (visits_of(root, item[0]), -item[1]))[1]

    def follow(self, ruleset: Ruleset, state: State, reader: int, root: Node) -> None:
        """One way through the tree in a game that the reader has guessed, which is used up."""
        state.windows = MEANINGFUL
        turn = ruleset.turn(state)[0] + self.horizon
        node = root
        way: list[tuple[int, Node]] = []
        for _ in range(DEEPEST):
            decision = state.decision
            if decision is None or ruleset.turn(state)[0] >= turn:
                break
            offered = answers(ruleset, state, reader)
            key, is_new = pick(node, offered)
            node = node.children[key]
            way.append((decision.seat, node))
            state.apply(decision.options[offered[key]])
            if is_new:
                break
        state = play_to(ruleset, state, turn)
        for seat, passed in way:
            passed.visits += 1
            passed.total += ruleset.win_chance(state, seat)


def visits_of(root: Node, key: AnswerKey) -> int:
    """How often an answer was tried."""
    found = root.children.get(key)
    return 0 if found is None else found.visits


def pick(node: Node, offered: dict[AnswerKey, int]) -> tuple[AnswerKey, bool]:
    """The answer to follow of those that are offered, and whether it is new: the first new one, or the best bound."""
    new: AnswerKey | None = None
    best: AnswerKey | None = None
    highest = 0.0
    for key in offered:
        child = node.children.get(key)
        if child is None:
            new = new or key
            continue
        child.offered += 1
        bound = child.bound()
        if best is None or bound > highest:
            best, highest = key, bound
    if new is not None:
        node.children[new] = Node()
        node.children[new].offered = 1
        return new, True
    assert best is not None
    return best, False


def answers(ruleset: Ruleset, state: State, reader: int) -> dict[AnswerKey, int]:
    """The options of the open decision that deserve a look; what is the same in all guesses is one answer."""
    decision = state.decision
    assert decision is not None
    seat = decision.seat
    found: dict[AnswerKey, int] = {}
    for index in ruleset.candidate_options(state, not ruleset.is_quiescent(state)):
        option = decision.options[index]
        subject, object = (name_in_guesses(state, reader, seat, ref) for ref in (option.subject, option.object))
        found.setdefault((seat, option.verb, subject, object, option.number), index)
    return found
