"""The rules read a second time, as simply as can be: in random games the engine offers just what this reading allows.

Nothing here uses the engine's ways of finding moves, targets and turns; only the position is taken from it.
"""

from __future__ import annotations

import random
from itertools import product

import pytest

import regelwerk as rw
from regelwerk.kernel.event import Event
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.hexes import FOREST, HILL, Ground
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.turn import Turn
from regelwerk.wowminis.words import Action, Attack, Each, Heal, Taunt

PARTIES = ("learn-", "starter-", "three-", "five-", "keep-")
SEEDS = range(2)


def on_board(s: MinisState) -> list[MinisPiece]:
    return [s.pieces[id] for id in s.figures if s.pieces[id].space >= 0]


def beside(ground: Ground, a: int) -> list[int]:
    """The neighbours of a space, from the coordinates alone."""
    q, r = ground.spaces[a]
    around = [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]
    return [n for n, space in enumerate(ground.spaces) if space in around]


def paths(ground: Ground, a: int, b: int, most: int) -> list[list[int]]:
    """All shortest paths of at most so many steps, one by one; none if it is farther."""
    found = [[a]]
    for _ in range(most + 1):
        there = [path for path in found if path[-1] == b]
        if there:
            return there
        found = [[*path, n] for path in found for n in beside(ground, path[-1]) if n not in path]
    return []


def in_reach(s: MinisState, p: MinisPiece, q: MinisPiece, far: int) -> bool:
    """Range, and a clear shortest path."""
    ground = s.scenario.field.ground
    foes = {other.space for other in on_board(s) if other.team != p.team}
    for path in paths(ground, p.space, q.space, far):
        if not any(n in foes or ground.terrain[n] in (FOREST, HILL) for n in path[1:-1]):
            return True
    return False


def targets(s: MinisState, p: MinisPiece, attack: Attack) -> list[int]:
    """Whom a main attack may be made on."""
    ground = s.scenario.field.ground
    found = [q for q in on_board(s) if q.team != p.team and in_reach(s, p, q, attack.range)]
    bound = [q for q in on_board(s) if q.team != p.team and q.space in beside(ground, p.space) and taunts(q)]
    return [q.id for q in found if not bound or q in bound]


def taunts(q: MinisPiece) -> bool:
    return any(isinstance(getattr(one, "what", None), Taunt) for one in q.figure.word.abilities)


def moves(s: MinisState, p: MinisPiece, points: int) -> set[int]:
    """Where a move can end: the cheapest ways, never through an opponent, never onto anybody."""
    ground = s.scenario.field.ground
    foes = {q.space for q in on_board(s) if q.team != p.team}
    spent = {p.space: 0}
    for _ in range(points):
        for a, cost in list(spent.items()):
            for n in beside(ground, a):
                more = cost + (1 if ground.terrain[n] not in (FOREST, HILL) else 2)
                if n not in foes and more <= points and more < spent.get(n, points + 1):
                    spent[n] = more
    return set(spent) - {q.space for q in on_board(s)}


def check_turn(s: MinisState, turn: Turn) -> None:
    p = s.pieces[turn.who]
    d = s.decision
    assert d is not None
    assert d.seat == p.owner
    if not s.modifiers:  # what cards add for a while is looked at in scenes
        wanted = set() if turn.moved else moves(s, p, 2)
        assert {option.n for option in d.options if option.verb == c.MOVE} == wanted
    offered = {option.n for option in d.options if option.verb in (c.ATTACK, c.HEAL)}
    actions = [one for one in (p.figure.word.attack, *p.figure.word.abilities) if isinstance(one, Action)]
    for index, action in enumerate(actions):
        if turn.must or turn.acted:
            assert index not in offered
        elif isinstance(action.effect, Attack) and not isinstance(action.effect.whom, Each):
            assert (index in offered) == bool(targets(s, p, action.effect))
        elif isinstance(action.effect, Heal):
            friends = [q for q in on_board(s) if q.team == p.team]
            assert (index in offered) == any(in_reach(s, p, q, action.effect.range) for q in friends)


def check_who_acts(s: MinisState) -> None:
    """Those of the seat that is asked whose time has come; of several seats the one that had not the last turn."""
    d = s.decision
    assert d is not None
    ready = [s.pieces[id] for id in s.figures if s.pieces[id].time == s.master]
    assert min(s.pieces[id].time for id in s.figures) == s.master
    assert sorted(option.subject - 1 for option in d.options) == sorted(p.id for p in ready if p.owner == d.seat)
    if len({p.owner for p in ready}) > 1:
        assert d.seat != s.last


def held(s: MinisState, team: int) -> int:
    ground = s.scenario.field.ground
    near = {n for v in ground.victory for n in (v, *beside(ground, v))}
    return sum(p.space in near for p in on_board(s) if p.team == team)


class Watch:
    """Counts points by the events, and what a figure's health and clock should be."""

    def __init__(self, s: MinisState) -> None:
        self.points = [0] * len(s.points)
        self.holding = [0] * len(s.points)

    def hear(self, before: MinisState, s: MinisState, events: list[Event]) -> None:
        word = s.scenario
        for event in events:
            if event.kind == c.E_DESTROY:
                for team in range(len(self.points)):
                    if team != s.pieces[event.a - 1].team:
                        self.points[team] += word.destroyed
        ends = [time for time in range(before.master, s.master) if (time - 1) % 10 + 1 in (5, 10)]
        if ends and s.result is None:
            assert [s.points[team] - self.points[team] - self.holding[team] for team in range(len(s.points))] == [
                word.held * sum(held(s, team) for _ in ends) for team in range(len(s.points))
            ]
        if s.result is None:
            self.holding = [s.points[team] - self.points[team] for team in range(len(s.points))]


@pytest.mark.parametrize(("kind", "seed"), list(product(PARTIES, SEEDS)))
def test_random_games_agree_with_a_second_reading(kind: str, seed: int) -> None:
    game = rw.new_game("wowminis", [f"{kind}horde", f"{kind}alliance"], seed=seed)
    chance = random.Random(seed)
    looked = 0
    watch: Watch | None = None
    for _ in range(160):
        s = game.state
        assert isinstance(s, MinisState)
        d = s.decision
        if d is None:
            break
        watch = watch or Watch(s)
        top = s.frames[-1]
        if d.kind == c.TURN:
            assert isinstance(top, Turn)
            check_turn(s, top)
            looked += 1
        elif d.kind == c.WHO_ACTS:
            check_who_acts(s)
        before = s.fork()
        events = game.apply(chance.randrange(len(d.options)))
        watch.hear(before, s, events)
    assert looked > 30
