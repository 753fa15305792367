"""What the engine keeps instead of looking it up again: it says what a fresh look says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regelwerk.kernel.ids import NO_REF
from regelwerk.wowminis import codes
from regelwerk.wowminis.action_cards import can_do, scope_of
from regelwerk.wowminis.base_definitions import standard
from regelwerk.wowminis.derived_values import movement
from regelwerk.wowminis.hex_grid import BoardGrid
from regelwerk.wowminis.lowered import AbilityDefinition, CardDefinition, FigureDefinition
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.turn import ENDING, TurnFrame, kit_of, new_kit, turn_options
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
    fresh.occupied_cache = None
    fresh.loadout_cache = None
    return fresh


def ends_of_a_move(board: BoardGrid, start: int, points: int, foes: set[int], friends: set[int]) -> set[int]:
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
        if state.occupied_cache is not None:
            looked += 1
            assert state.occupied_cache == looking_anew(state).occupied_spaces()

    for seed in range(3):
        walk(start, seed, visit)
    assert looked > 300


@with_games
def test_options_are_those_of_a_fresh_look(start: Start) -> None:
    looked = 0

    def visit(state: MinisState, n: int) -> None:
        nonlocal looked
        top = state.frames[-1]
        if not isinstance(top, TurnFrame) or state.decision is None:
            return
        looked += 1
        for at, kit in enumerate(state.loadout_cache or ()):
            if kit is not None:
                id, part = divmod(at, codes.DONE_CASES)
                assert kit is kit_of(state, state.pieces[id], part)
                again = new_kit(state, state.pieces[id], part)
                assert (kit.abilities, kit.hidden, kit.opponent_range) == (
                    again.abilities,
                    again.hidden,
                    again.opponent_range,
                )
                assert all(x.is_same_as(y) for x, y in zip(kit.options, again.options, strict=True))
        fresh = looking_anew(state)
        options = turn_options(fresh, top.copy(), fresh.pieces[top.who])
        assert options is not ENDING
        assert all(x.is_same_as(y) for x, y in zip(options, state.decision.options, strict=True))

    for seed in range(3):
        walk(start, seed, visit)
    assert looked > 300


@with_games
def test_moves_end_where_a_walk_from_space_to_space_ends(start: Start) -> None:
    looked = 0

    def visit(state: MinisState, n: int) -> None:
        nonlocal looked
        top = state.frames[-1]
        if not isinstance(top, TurnFrame) or top.moved or state.decision is None:
            return
        looked += 1
        piece = state.pieces[top.who]
        foes = {other.space for other in on_board(state) if other.team != piece.team}
        friends = {other.space for other in on_board(state) if other.team == piece.team}
        board = state.scenario.field.ground
        wanted = ends_of_a_move(board, piece.space, movement(state, piece), foes, friends)
        assert {option.number for option in state.decision.options if option.verb == codes.VERB_MOVE} == wanted

    walk(start, 1, visit)
    walk(start, 2, visit)
    assert looked > 100


def possible(state: MinisState, piece: MinisPiece, ability: AbilityDefinition) -> bool:
    """Whether a figure can do something, asked of each word of its text (minis:q8)."""
    scope = scope_of(state, piece, ability, NO_REF, NO_REF, NO_REF)
    executable = [instr.can_execute(state, scope) for instr in ability.program.code]
    return any(executable) and all(
        able or not wanted for able, wanted in zip(executable, ability.needs_target, strict=True)
    )


@with_games
def test_what_can_be_done_quickly_told_is_what_the_words_say(start: Start) -> None:
    counts: dict[bool, int] = {False: 0, True: 0}

    def visit(state: MinisState, n: int) -> None:
        if n % 7:
            return
        abilities = [
            ability
            for card in state.defs.cards
            if isinstance(card, (FigureDefinition, CardDefinition))
            for ability in card.abilities
        ]
        for piece in on_board(state):
            field = state.scenario.field
            for ability in abilities:
                able = possible(state, piece, ability)
                counts[able] += 1
                assert can_do(state, piece, ability) == able, ability.path
                assert able or not ability.works_anywhere, ability.path
                nobody = not field.within_distance(piece.space, ability.opponent_range) & state.foes(piece.team)
                assert not able or not ability.opponent_range or not nobody, ability.path

    walk(start, 4, visit)
    assert min(counts.values()) > 100


def test_some_abilities_need_nobody_and_some_an_opponent_nearby() -> None:
    state = table((At("starter/gorebelly"),), (At("starter/ruby-gemsparkle"),))
    found = {card.code: card.ability for card in state.defs.cards if isinstance(card, CardDefinition)}
    always = {code for code in standard().cards if found[code].works_anywhere}
    assert {"ours/whetstone", "ours/healing-draught", "ours/bandage", "ours/spiked-shield"} <= always
    assert not always & {"ours/kick", "ours/rocket-boots", "ours/throwing-net", "ours/stink-bomb"}
    near = {
        code: found[code].opponent_range
        for code in ("ours/kick", "ours/throwing-net", "ours/stink-bomb", "ours/dynamite")
    }
    assert near == {"ours/kick": 1, "ours/throwing-net": 2, "ours/stink-bomb": 1, "ours/dynamite": 2}
    assert found["ours/rocket-boots"].opponent_range == 0
