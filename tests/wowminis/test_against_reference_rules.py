"""The rules read a second time, as simply as can be: in random games the engine offers just what this reading allows.

Nothing here uses the engine's ways of finding moves, targets and turns; only the position is taken from it.
"""

from __future__ import annotations

import random
from itertools import product

import pytest

from regelwerk.kernel.event import Event
from regelwerk.wowminis import codes
from regelwerk.wowminis.hex_grid import FOREST, HILL, BoardGrid
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.turn import TurnFrame
from regelwerk.wowminis.vocabulary import Action, Attack, Each, Heal, Taunt
from tests.games import new_game

PARTIES = ("learn-", "starter-", "three-", "five-", "keep-")
SEEDS = range(2)


def on_board(state: MinisState) -> list[MinisPiece]:
    return [state.pieces[id] for id in state.figures if state.pieces[id].space >= 0]


def beside(ground: BoardGrid, a: int) -> list[int]:
    """The neighbours of a space, from the coordinates alone."""
    q, r = ground.spaces[a]
    around = [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]
    return [n for n, space in enumerate(ground.spaces) if space in around]


def paths(ground: BoardGrid, a: int, b: int, most: int) -> list[list[int]]:
    """All shortest paths of at most so many steps, one by one; none if it is farther."""
    found = [[a]]
    for _ in range(most + 1):
        there = [path for path in found if path[-1] == b]
        if there:
            return there
        found = [[*path, n] for path in found for n in beside(ground, path[-1]) if n not in path]
    return []


def in_reach(state: MinisState, piece: MinisPiece, q: MinisPiece, far: int) -> bool:
    """Range, and a clear shortest path."""
    ground = state.scenario.field.ground
    foes = {other.space for other in on_board(state) if other.team != piece.team}
    for path in paths(ground, piece.space, q.space, far):
        if not any(n in foes or ground.terrain[n] in (FOREST, HILL) for n in path[1:-1]):
            return True
    return False


def targets(state: MinisState, piece: MinisPiece, attack: Attack) -> list[int]:
    """Whom a main attack may be made on."""
    ground = state.scenario.field.ground
    found = [
        other for other in on_board(state) if other.team != piece.team and in_reach(state, piece, other, attack.range)
    ]
    bound = [
        other
        for other in on_board(state)
        if other.team != piece.team and other.space in beside(ground, piece.space) and taunts(other)
    ]
    return [other.id for other in found if not bound or other in bound]


def taunts(other: MinisPiece) -> bool:
    return any(isinstance(getattr(ability, "what", None), Taunt) for ability in other.figure.word.abilities)


def moves(state: MinisState, piece: MinisPiece, points: int) -> set[int]:
    """Where a move can end: the cheapest ways, never through an opponent, never onto anybody."""
    ground = state.scenario.field.ground
    foes = {other.space for other in on_board(state) if other.team != piece.team}
    spent = {piece.space: 0}
    for _ in range(points):
        for a, cost in list(spent.items()):
            for n in beside(ground, a):
                more = cost + (1 if ground.terrain[n] not in (FOREST, HILL) else 2)
                if n not in foes and more <= points and more < spent.get(n, points + 1):
                    spent[n] = more
    return set(spent) - {other.space for other in on_board(state)}


def check_turn(state: MinisState, turn: TurnFrame) -> None:
    piece = state.pieces[turn.who]
    decision = state.decision
    assert decision is not None
    assert decision.seat == piece.owner
    if not state.modifiers:  # what cards add for a while is looked at in scenes
        wanted = set() if turn.moved else moves(state, piece, 2)
        assert {option.number for option in decision.options if option.verb == codes.VERB_MOVE} == wanted
    offered = {option.number for option in decision.options if option.verb in (codes.VERB_ATTACK, codes.VERB_HEAL)}
    actions = [
        ability for ability in (piece.figure.word.attack, *piece.figure.word.abilities) if isinstance(ability, Action)
    ]
    for index, action in enumerate(actions):
        if turn.must or turn.acted:
            assert index not in offered
        elif isinstance(action.effect, Attack) and not isinstance(action.effect.whom, Each):
            assert (index in offered) == bool(targets(state, piece, action.effect))
        elif isinstance(action.effect, Heal):
            friends = [other for other in on_board(state) if other.team == piece.team]
            assert (index in offered) == any(in_reach(state, piece, other, action.effect.range) for other in friends)


def check_who_acts(state: MinisState) -> None:
    """Those of the seat that is asked whose time has come; of several seats the one that had not the last turn."""
    decision = state.decision
    assert decision is not None
    ready = [state.pieces[id] for id in state.figures if state.pieces[id].time == state.master_time]
    assert min(state.pieces[id].time for id in state.figures) == state.master_time
    assert sorted(option.subject - 1 for option in decision.options) == sorted(
        piece.id for piece in ready if piece.owner == decision.seat
    )
    if len({piece.owner for piece in ready}) > 1:
        assert decision.seat != state.last_seat


def held(state: MinisState, team: int) -> int:
    ground = state.scenario.field.ground
    near = {n for v in ground.victory for n in (v, *beside(ground, v))}
    return sum(piece.space in near for piece in on_board(state) if piece.team == team)


class Watch:
    """Counts points by the events, and what a figure's health and clock should be."""

    def __init__(self, state: MinisState) -> None:
        self.points = [0] * len(state.points)
        self.holding = [0] * len(state.points)

    def hear(self, before: MinisState, state: MinisState, events: list[Event]) -> None:
        word = state.scenario.word
        for event in events:
            if event.kind == codes.EVENT_DESTROY:
                for team in range(len(self.points)):
                    if team != state.pieces[event.about - 1].team:
                        self.points[team] += word.points_destroyed
        ends = [time for time in range(before.master_time, state.master_time) if (time - 1) % 10 + 1 in (5, 10)]
        if ends and state.result is None:
            assert [
                state.points[team] - self.points[team] - self.holding[team] for team in range(len(state.points))
            ] == [word.points_held * sum(held(state, team) for _ in ends) for team in range(len(state.points))]
        if state.result is None:
            self.holding = [state.points[team] - self.points[team] for team in range(len(state.points))]


@pytest.mark.parametrize(("kind", "seed"), list(product(PARTIES, SEEDS)))
def test_random_games_agree_with_a_second_reading(kind: str, seed: int) -> None:
    game = new_game("wowminis", [f"{kind}horde", f"{kind}alliance"], seed=seed)
    chance = random.Random(seed)
    looked = 0
    watch: Watch | None = None
    for _ in range(160):
        state = game.state
        assert isinstance(state, MinisState)
        decision = state.decision
        if decision is None:
            break
        watch = watch or Watch(state)
        top = state.frames[-1]
        if decision.kind == codes.DECISION_TURN:
            assert isinstance(top, TurnFrame)
            check_turn(state, top)
            looked += 1
        elif decision.kind == codes.DECISION_WHO_ACTS:
            check_who_acts(state)
        before = state.fork()
        events = game.apply(chance.randrange(len(decision.options)))
        watch.hear(before, state, events)
    assert looked > 30
