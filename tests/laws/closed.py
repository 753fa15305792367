"""Law 3 for closed lists: what a seat imagines and what computer players answer, whatever the others really play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import PUBLIC, State
from regelwerk.players import GreedyPlayer, RandomPlayer
from regelwerk.players.driver import choose_option
from tests.laws.common import Start, as_text, faces, first_unlike, walk

S = TypeVar("S", bound=State)

Redeal = Callable[[S, int, Chance, "Sequence[Sequence[str]] | None"], S]


class Enough(Exception):
    """As many positions as were wanted."""


def imagined(ruleset: Ruleset, state: State, seat: int, seed: int) -> str:
    """What a seat imagines with that chance: the position, what another would see in it, what it is worth."""
    guessed = ruleset.guess(state, seat, Chance(seed), None)
    told = [ruleset.position(guessed), ruleset.view(guessed, state.next_seat(seat)), ruleset.evaluate(guessed, seat)]
    if guessed.decision is not None and guessed.decision.seat == seat:
        told += [
            ruleset.candidate_options(guessed, False),
            ruleset.neutral_option(guessed),
            ruleset.option_values(guessed),
        ]
    return as_text(told)


def answers(ruleset: Ruleset, state: State, seed: int) -> list[int]:
    """What the computer players answer who are asked there."""
    return [
        choose_option(ruleset, state, GreedyPlayer(seed, guesses=2, budget=8)),
        choose_option(ruleset, state, RandomPlayer(seed)),
    ]


def law_closed_lists(
    starts: Sequence[Start[S]],
    ruleset: Ruleset,
    redeal: Redeal[S],
    other_list: Callable[[S, int, int], list[str]],
    positions: int,
    every: int,
) -> tuple[int, int]:
    """At so many positions: games that a seat cannot tell apart are guessed alike and played alike.

    redeal      the same moment with the cards that the seat does not know dealt anew, from codes if any are given
    other_list  codes of hidden cards that the player of a seat could have instead of its own (state, seat, owner)

    Answers how many positions there were, and at how many the other list was really another one.
    """
    done = [0, 0]

    def visit(state: S, n: int) -> None:
        assert state.decision is not None
        if done[0] == positions:
            raise Enough
        done[0] += 1
        seat = state.decision.seat if n % 3 else state.next_seat(state.decision.seat)
        lists = [[] if owner == seat else other_list(state, seat, owner) for owner in range(state.seats)]
        others = [redeal(state, seat, Chance(n), None), redeal(state, seat, Chance(n + 1), lists)]
        done[1] += sorted(faces(others[1])) != sorted(faces(state))
        view, guess = as_text(ruleset.view(state, seat)), imagined(ruleset, state, seat, n)
        taken = answers(ruleset, state, n) if state.decision.seat == seat else []
        for what, other in zip(("the same cards", "another list"), others):
            where = f"position {done[0]}, seat {seat}, {what}: "
            found = as_text(ruleset.view(other, seat))
            assert view == found, where + first_unlike(view, found)
            found = imagined(ruleset, other, seat, n)
            assert guess == found, where + first_unlike(guess, found)
            if state.decision.seat == seat:
                assert taken == answers(ruleset, other, n), where + "a computer player answers differently"

    try:
        for seed in range(1000):
            walk(starts[seed % len(starts)], seed, visit, PUBLIC, every)
    except Enough:
        pass
    return done[0], done[1]
