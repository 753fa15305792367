"""What the engine keeps instead of looking it up again: it says what a fresh look says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regelwerk.wowminis import codes as c
from regelwerk.wowminis.bars import can_do, scope_of
from regelwerk.wowminis.hexes import Ground
from regelwerk.wowminis.meaning import Ability, Card, Figure
from regelwerk.wowminis.shelf import standard
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.turn import ENDING, Turn, kit_of, turn_options
from regelwerk.wowminis.values import movement
from tests.laws import minis
from tests.laws.common import walk
from tests.wowminis.tables import At, table

Start = Callable[[int, int], MinisState]

with_games = pytest.mark.parametrize(
    "start", [minis.start, minis.start_plain, minis.start_nine, minis.start_keep, minis.start_three]
)


def looking_anew(state: MinisState) -> MinisState:
    """The same moment with nothing kept."""
    fresh = state.fork()
    fresh.crowd = None
    fresh.kits = None
    return fresh


def ends_of_a_move(board: Ground, start: int, points: int, foes: set[int], friends: set[int]) -> set[int]:
    """Where a move can end, space by space (minis08:p6)."""
    cost = {start: 0}
    todo = [start]
    while todo:
        space = todo.pop()
        for other in board.neighbours[space]:
            spent = cost[space] + board.cost[other]
            if other not in foes and spent <= points and spent < cost.get(other, points + 1):
                cost[other] = spent
                todo.append(other)
    return set(cost) - friends - {start}


def on_board(state: MinisState) -> list[MinisPiece]:
    return [state.pieces[id] for id in state.figures if state.pieces[id].space >= 0]


@with_games
def test_who_stands_where_is_what_the_figures_say(start: Start) -> None:
    looked = 0

    def visit(state: MinisState, n: int) -> None:
        nonlocal looked
        if state.crowd is not None:
            looked += 1
            assert state.crowd == looking_anew(state).standing()

    for seed in range(3):
        walk(start, seed, visit)
    assert looked > 300


@with_games
def test_options_are_those_of_a_fresh_look(start: Start) -> None:
    looked = 0

    def visit(state: MinisState, n: int) -> None:
        nonlocal looked
        top = state.frames[-1]
        if not isinstance(top, Turn) or state.decision is None:
            return
        looked += 1
        for at, kit in enumerate(state.kits or ()):
            if kit is not None:
                id, part = divmod(at, c.PARTS)
                again = kit_of(state, state.pieces[id], bool(part & c.ACTED), bool(part & c.QUICK))
                assert (kit.abilities, kit.hidden, kit.near) == (again.abilities, again.hidden, again.near)
                assert all(x.same(y) for x, y in zip(kit.options, again.options, strict=True))
        fresh = looking_anew(state)
        options = turn_options(fresh, top.copy(), fresh.pieces[top.who])
        assert options is not ENDING
        assert all(x.same(y) for x, y in zip(options, state.decision.options, strict=True))

    for seed in range(3):
        walk(start, seed, visit)
    assert looked > 300


@with_games
def test_moves_end_where_a_walk_from_space_to_space_ends(start: Start) -> None:
    looked = 0

    def visit(state: MinisState, n: int) -> None:
        nonlocal looked
        top = state.frames[-1]
        if not isinstance(top, Turn) or top.moved or state.decision is None:
            return
        looked += 1
        piece = state.pieces[top.who]
        foes = {other.space for other in on_board(state) if other.team != piece.team}
        friends = {other.space for other in on_board(state) if other.team == piece.team}
        board = state.scenario.field.ground
        wanted = ends_of_a_move(board, piece.space, movement(state, piece), foes, friends)
        assert {option.n for option in state.decision.options if option.verb == c.MOVE} == wanted

    walk(start, 1, visit)
    walk(start, 2, visit)
    assert looked > 100


def possible(state: MinisState, piece: MinisPiece, ability: Ability) -> bool:
    """Whether a figure can do something, asked of each word of its text (minis:q8)."""
    scope = scope_of(state, piece, ability, 0, 0, 0)
    said = [instr.possible(state, scope) for instr in ability.program.code]
    return any(said) and all(one or not wanted for one, wanted in zip(said, ability.wants, strict=True))


@with_games
def test_what_can_be_done_quickly_told_is_what_the_words_say(start: Start) -> None:
    told: dict[bool, int] = {False: 0, True: 0}

    def visit(state: MinisState, n: int) -> None:
        if n % 7:
            return
        abilities = [one for card in state.defs.cards if isinstance(card, (Figure, Card)) for one in card.abilities]
        for piece in on_board(state):
            field = state.scenario.field
            for ability in abilities:
                able = possible(state, piece, ability)
                told[able] += 1
                assert can_do(state, piece, ability) == able, ability.path
                assert able or not ability.always, ability.path
                nobody = not field.within(piece.space, ability.near) & state.foes(piece.team)
                assert not able or not ability.near or not nobody, ability.path

    walk(start, 4, visit)
    assert min(told.values()) > 100


def test_some_abilities_need_nobody_and_some_an_opponent_nearby() -> None:
    state = table((At("starter/gorebelly"),), (At("starter/ruby-gemsparkle"),))
    found = {card.code: card.ability for card in state.defs.cards if isinstance(card, Card)}
    always = {code for code in standard().cards if found[code].always}
    assert {"ours/whetstone", "ours/healing-draught", "ours/bandage", "ours/spiked-shield"} <= always
    assert not always & {"ours/kick", "ours/rocket-boots", "ours/throwing-net", "ours/stink-bomb"}
    near = {code: found[code].near for code in ("ours/kick", "ours/throwing-net", "ours/stink-bomb", "ours/dynamite")}
    assert near == {"ours/kick": 1, "ours/throwing-net": 2, "ours/stink-bomb": 1, "ours/dynamite": 2}
    assert found["ours/rocket-boots"].near == 0
