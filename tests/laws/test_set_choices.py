"""Every choice of several can be made in any order, and comes to the engine in its own (`kernel.set_choice`).

At every such choice of random games the engine's own sets are found by trying all of its ways on forks. The collector
has to take each of them in every order, to give the engine the very sequence that leads there, and take nothing else.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations, permutations
from typing import Any, Final

import pytest

from regelwerk.duelmasters import set_choices as duel_choices
from regelwerk.kernel.decision import Option
from regelwerk.kernel.set_choice import Draft, SetChoice
from regelwerk.kernel.state import PUBLIC
from regelwerk.wowtcg import set_choices as wow_choices
from tests.laws import duelmasters_games, wow
from tests.laws.common import walk
from tests.laws.mixed_decks import start_mixed

MAX_CANDIDATES: Final = 9
MAX_SETS: Final = 300
"""Larger choices are left to the others: the engine's ways are counted out one by one."""
CASES: Final = [
    pytest.param(wow_choices, start_mixed, 24, 6, id="wowtcg, any cards"),
    pytest.param(wow_choices, start_mixed, 48, 12, id="wowtcg, any cards, more", marks=pytest.mark.thorough),
    pytest.param(wow_choices, wow.start_big, 4, 0, id="wowtcg, whole decks"),
    pytest.param(duel_choices, duelmasters_games.start_every_card, 5, 5, id="duelmasters, any cards"),
    pytest.param(
        duel_choices,
        duelmasters_games.start_every_card,
        12,
        12,
        id="duelmasters, any cards, more",
        marks=pytest.mark.thorough,
    ),
    pytest.param(duel_choices, duelmasters_games.start_modern, 6, 3, id="duelmasters, modern"),
]


def said(option: Option) -> tuple[int, int, int, int]:
    return (option.verb, option.subject, option.object, option.number)


def engine_sets(game: Any, s: Any, choice: SetChoice) -> dict[frozenset[int], list[Option]] | None:
    """Every set of references that the engine can be given, and the one way to it; None if there are too many.

    A set is over when the next question is no longer one of this choice: another one has other candidates, or
    begins anew.
    """
    refs = [option.object for option in choice.options]
    found: dict[frozenset[int], list[Option]] = {}
    waiting: list[tuple[Any, list[Option], list[int]]] = [(s.fork(), [], list(choice.picked))]
    while waiting:
        at, trail, picked = waiting.pop()
        for option in at.decision.options:
            on = at.fork()
            on.apply(option)
            now = game.open_choice(on) if on.decision is not None else None
            more = [*picked, refs.index(option.object)] if option.object in refs and option.object else picked
            same = now is not None and refs == [one.object for one in now.options] and set(more) <= set(now.picked)
            if now is not None and same and more != picked:
                waiting.append((on, [*trail, option], list(now.picked)))
                continue
            if more != picked:  # what follows without a question is taken too
                while choice.is_taken(more) and choice.offered(more):
                    more = [*more, choice.offered(more)[0]]
            chosen = frozenset(refs[i] for i in more)
            assert chosen not in found, "the engine offers a set twice"
            found[chosen] = [*trail, option]
            if len(found) > MAX_SETS:
                return None
    return found


def takes_in_every_order(choice: SetChoice, chosen: frozenset[int], way: list[Option], source: random.Random) -> None:
    """Whether the collector takes a set in whatever order, and gives the engine its own sequence."""
    wanted = [i for i, option in enumerate(choice.options) if option.object in chosen and i not in choice.picked]
    orders = list(permutations(wanted)) if len(wanted) < 5 else [source.sample(wanted, len(wanted)) for _ in range(24)]
    for order in orders:
        draft = Draft(choice)
        for candidate in order:
            kind = choice.kind_of(candidate)
            first = min(one for one in wanted if one not in draft.picks and choice.kind_of(one) == kind)
            assert draft.can_add(first), "an order is refused"
            draft = Draft(choice, [*draft.picks, candidate])
        assert draft.is_complete()
        assert [said(step) for step in draft.steps()] == [said(step) for step in way]


def takes_nothing_else(choice: SetChoice, sets: set[frozenset[int]]) -> int:
    """Whether what it calls a set is one of the engine's, and what it offers leads to one; how many were tried."""
    fixed = frozenset(choice.options[i].object for i in choice.picked)
    free = [i for i in range(len(choice.options)) if i not in choice.picked]
    tried = 0
    for size in range(min(choice.most - len(choice.picked), len(free)) + 1):
        for picks in combinations(free, size):
            draft = Draft(choice, picks)
            if sorted(draft.picks) != list(picks):
                continue  # alike to one that is tried
            tried += 1
            chosen = fixed | {choice.options[i].object for i in picks}
            assert draft.is_complete() == (chosen in sets)
            holds = [one for one in sets if chosen <= one]
            for candidate in free:
                if draft.can_add(candidate):
                    ref = choice.options[candidate].object
                    assert any(ref in one for one in holds), "what is offered leads nowhere"
    return tried


@pytest.mark.parametrize(("game", "start", "games", "least"), CASES)
def test_a_set_is_taken_in_every_order_and_nothing_else_is(
    game: Any, start: Callable[[int, int], Any], games: int, least: int
) -> None:
    seen = 0

    def visit(s: Any, n: int) -> None:
        nonlocal seen
        choice = game.set_choice(s)
        if choice is None or len(choice.options) > MAX_CANDIDATES:
            return
        sets = engine_sets(game, s, choice)
        if sets is None:
            return
        seen += 1
        source = random.Random(n)
        for chosen in sorted(sets, key=sorted):
            takes_in_every_order(choice, chosen, sets[chosen], source)
        takes_nothing_else(choice, set(sets))

    for seed in range(games):
        walk(start, seed + 40, visit, PUBLIC, 1)
    assert seen >= least
