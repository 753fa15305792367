"""The laws of every game, held against random games: `regelwerk sim --laws` and the tests use it.

    2  forking, saving and loading give games that continue identically, and the parent does not move
    4  no list of options is empty
    5  a game ends by a rule that is in the book; no card is lost or doubled

A game that breaks one, or that stops with an error, is reported with its seed.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, as_completed
from dataclasses import dataclass
from typing import Final

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance, derive
from regelwerk.kernel.persistence.save import digest, load, save
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import State
from regelwerk.simulation.matches import draw_compatible_decks

EVERY: Final = 100
"""At every so many questions the game is forked, saved and loaded (that costs more than the game itself)."""
AHEAD: Final = 8
"""So many questions the copies are played on and compared."""
LONGEST: Final = 200_000
"""Questions after which a game is reported as endless; games end by their rules long before."""
CHUNK: Final = 20


class LawViolation(Exception):
    """A law does not hold: which one, and what was found instead."""

    def __init__(self, law: int, what: str) -> None:
        super().__init__(law, what)
        self.law = law
        self.what = what


@dataclass(frozen=True)
class LawFailure:
    """One game in which a law was broken.

    seed      of the game and, through `derive(seed, 1)`, of the choices made in it
    question  how many questions had been answered
    law       its number, 0 for an error
    what      what was found; for an error the end of its traceback
    """

    index: int
    seed: int
    question: int
    law: int
    what: str


@dataclass(frozen=True)
class LawTrial:
    """What is tried: a game, the decks of its seats, the seed of the whole series.

    every   at every so many questions copies are compared; 0: never
    teams   the team of each seat; None: everybody plays for himself
    drawn   so many seats get decks that are drawn from `decks` for each game; 0: each seat has its own
    own     files with definitions of a user's own, for games that read them
    """

    game: str
    decks: tuple[object, ...]
    seed: int = 0
    windows: str = "all"
    every: int = EVERY
    edition: str = ""
    teams: tuple[int, ...] | None = None
    drawn: int = 0
    own: tuple[tuple[str, str], ...] = ()


def trial(given: LawTrial, index: int) -> LawFailure | None:
    """Play the random game with that number and hold the laws against it; None if all hold."""
    ruleset = game_registry.ruleset(given.game, given.edition)
    seed = derive(given.seed, index)
    decks = draw_compatible_decks(ruleset, given.decks, given.drawn, seed, given.own) if given.drawn else given.decks
    state = ruleset.start(ruleset.prepare_custom(decks, seed, given.teams, given.windows, given.own), None)
    return check_game(ruleset, state, seed, given.every, index)


def check_game(ruleset: Ruleset, state: State, seed: int, every: int = EVERY, index: int = -1) -> LawFailure | None:
    """Play a game at random from here and hold the laws against it."""
    choices = Chance(derive(seed, 1))
    cards = len(state.pieces)
    question = 0
    try:
        while state.decision is not None:
            decision = state.decision
            if not decision.options:
                raise LawViolation(4, f"no option in a decision of kind {decision.kind}")
            if question >= LONGEST:
                raise LawViolation(5, f"no end after {LONGEST} questions")
            check_cards_conserved(state, cards)
            if every and question % every == seed % every:
                check_copies(ruleset, state, derive(seed, 2 + question))
            state.apply(decision.options[choices.below(len(decision.options))])
            question += 1
        check_cards_conserved(state, cards)
        check_result(ruleset, state)
    except LawViolation as breach:
        return LawFailure(index, seed, question, breach.law, breach.what)
    except Exception:
        lines = traceback.format_exc(limit=-4).strip().splitlines()
        return LawFailure(index, seed, question, 0, " | ".join(line.strip() for line in lines[1:]))
    return None


# --------------------------------------------------------------------------- the laws


def check_cards_conserved(state: State, cards: int) -> None:
    """Every piece is in exactly the zone that it says it is in; only what was made during play can be nowhere.

    cards  how many pieces there were at the start. Raises LawViolation.
    """
    seen = [-1] * len(state.pieces)
    for zone, ids in enumerate(state.zones):
        for id in ids:
            if seen[id] >= 0:
                raise LawViolation(5, f"piece {id} is in zones {seen[id]} and {zone}")
            seen[id] = zone
    for id, piece in enumerate(state.pieces):
        if seen[id] < 0 and (id < cards or piece.zone >= 0):
            raise LawViolation(5, f"piece {id} says it is in zone {piece.zone} and is in none")
        if seen[id] >= 0 and piece.zone != seen[id]:
            raise LawViolation(5, f"piece {id} says it is in zone {piece.zone} and is in {seen[id]}")


def check_result(ruleset: Ruleset, state: State) -> None:
    """The game is over by a rule of its book. Raises LawViolation."""
    result = state.result
    if result is None:
        raise LawViolation(5, "nobody is asked, and the game is not over")
    if ruleset.book().citation(result.rule.number) is not result.rule:
        raise LawViolation(5, f"the game ended by {result.rule.number}, which is not in the book")


def check_copies(ruleset: Ruleset, state: State, seed: int) -> None:
    """A fork and a loaded save are the same position, continue identically, and leave this one unchanged."""
    before = digest(state, ruleset)
    data = json.loads(json.dumps(save(state, ruleset)))
    others = [state.fork(), load(data, ruleset, state.defs)]
    for name, other in zip(("fork", "saved and loaded"), others):
        if digest(other, ruleset) != before:
            raise LawViolation(2, f"the {name} state is another position")
        if asked(other) != asked(state):
            raise LawViolation(2, f"the {name} state asks something else")
    twin = state.fork()
    for other in others:
        check_same_play(ruleset, twin.fork(), other, Chance(seed))
    if digest(state, ruleset) != before:
        raise LawViolation(2, "the parent moved with its copies")


def check_same_play(ruleset: Ruleset, one: State, other: State, chance: Chance) -> None:
    """Both continue identically for some questions. Raises LawViolation."""
    for _ in range(AHEAD):
        if one.decision is None or other.decision is None:
            break
        if asked(one) != asked(other):
            raise LawViolation(2, "copies ask different things after the same answers")
        index = chance.below(len(one.decision.options))
        one.apply(one.decision.options[index])
        other.apply(other.decision.options[index])
    if digest(one, ruleset) != digest(other, ruleset):
        raise LawViolation(2, "copies come to different positions after the same answers")


def asked(state: State) -> list[tuple[int, ...]]:
    """The open decision as plain data."""
    decision = state.decision
    if decision is None:
        return []
    options = [(option.verb, option.subject, option.object, option.number) for option in decision.options]
    return [(decision.number, decision.seat, decision.kind, decision.public_kind, decision.asking_ref), *options]


# ----------------------------------------------------------------------------- many


def some(given: LawTrial, first: int, count: int) -> list[LawFailure]:
    """The faults of the games first .. first + count - 1: what one task of an executor does."""
    found = [trial(given, index) for index in range(first, first + count)]
    return [fault for fault in found if fault is not None]


def trials(
    given: LawTrial,
    games: int,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
    chunk: int = CHUNK,
) -> Sequence[LawFailure]:
    """Hold the laws against so many random games; all faults in the order of the games, none if the laws hold."""
    firsts = range(0, games, chunk)
    found: list[LawFailure] = []
    done = 0
    if executor is None:
        for first in firsts:
            count = min(chunk, games - first)
            found += some(given, first, count)
            done += count
            if progress is not None:
                progress(done, games)
        return found
    tasks: dict[Future[list[LawFailure]], int] = {
        executor.submit(some, given, first, min(chunk, games - first)): first for first in firsts
    }
    for task in as_completed(tasks):
        found += task.result()
        done += min(chunk, games - tasks[task])
        if progress is not None:
            progress(done, games)
    return sorted(found, key=_number)


def _number(fault: LawFailure) -> int:
    return fault.index
