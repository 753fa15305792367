"""Two cards that could change places: the quick look that play takes finds what the whole position says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from regelwerk import game_registry
from regelwerk.duelmasters.position import untimed
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.forced_decisions import UNORDERED, EncoderFactory, looks_alike, loose
from regelwerk.kernel.state import State
from regelwerk.wowtcg.position import FIELDS, Untimed
from tools.same_games import new_game

ENCODERS: dict[str, EncoderFactory] = {"wowtcg": Untimed, "duelmasters": untimed}
GAMES = 3
LOOK_EVERY = 45
SEARCHED = 6
"""How many cards of a zone are compared with each other."""


def positions(name: str, number: int) -> Iterator[State]:
    """Moments of one random game."""
    editions = game_registry.editions(name)
    state = new_game(name, editions[number % len(editions)], number).state
    chance = Chance(number)
    count = 0
    while state.decision is not None and count < 500:
        state.apply(state.decision.options[chance.below(len(state.decision.options))])
        count += 1
        if count % LOOK_EVERY == 0:
            yield state


def namesakes(state: State) -> Iterator[tuple[int, int, int]]:
    """A zone and two places in it at which the same card lies."""
    for zone, ids in enumerate(state.zones):
        cards = [state.pieces[id].card for id in ids[:SEARCHED]]
        for j in range(len(cards)):
            for i in range(j):
                if cards[i] is cards[j]:
                    yield zone, i, j


@pytest.mark.parametrize("name", ENCODERS)
def test_the_quick_look_finds_what_the_whole_position_says(name: str) -> None:
    answers = set()
    encoder_of = ENCODERS[name]
    for number in range(GAMES):
        for state in positions(name, number):
            for zone, i, j in namesakes(state):
                other = state.fork()
                ids = other.writable_zone(zone)
                ids[i], ids[j] = ids[j], ids[i]
                whole = loose(encoder_of(state).encode()) == loose(encoder_of(other).encode())
                first, second = state.pieces[ids[j]], state.pieces[ids[i]]
                assert looks_alike(encoder_of(state), encoder_of(other), first, second) == whole
                answers.add(whole)
    assert answers == {True, False}


def test_the_lists_without_an_order_are_lists_of_a_position() -> None:
    assert [name for name in UNORDERED if name not in FIELDS["WowState"]] == []
