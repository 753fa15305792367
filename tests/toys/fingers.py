"""A toy without a single card: a hidden choice that stands in nothing but a field of a frame.

Everybody holds up one to three fingers behind the back; when all have, the hands are shown, and whoever is right about
odd or even scores. No piece, no draw, no face: what the kernel knows of it, it knows from views and guesses.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option, Reason
from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame, advance
from regelwerk.kernel.game import Game
from regelwerk.kernel.guessing import derived_chance
from regelwerk.kernel.ids import NO_REF
from regelwerk.kernel.rulebook import Rulebook
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import State
from regelwerk.kernel.visibility import CodeNames, decision_for
from tests.toys.bids import state as bids

SHOWING: Final = bids.rule("bids:2.2")
ENDING: Final = bids.rule("bids:2.5")
HOLD: Final = 1
MOST: Final = 3
ROUNDS: Final = 4
TERMS: Final = CodeNames(("", "hold"), ("", "hold"), ("", "shown"))


class FingersState(State):
    """shown: what all held up in the rounds that are over, by round and seat."""

    __slots__ = ("shown",)

    def __init__(self, defs: Definitions, teams: list[int], chance: Chance) -> None:
        super().__init__(defs, teams, [], chance)
        self.shown: list[list[int]] = []

    def fork(self) -> FingersState:
        other = FingersState(self.defs, self.teams, self.chance)
        self.copy_fields_to(other)
        other.shown = [row[:] for row in self.shown]
        return other


class Holding(Frame[FingersState]):
    """Everybody in turn holds up fingers that nobody sees yet: `held`, by seat, 0 for nothing yet."""

    __slots__ = ("held",)

    def __init__(self) -> None:
        self.held: list[int] = []

    def copy(self) -> Holding:
        other = Holding()
        other.held = self.held[:]
        return other

    def step(self, state: FingersState) -> int:
        if not self.held:
            self.held = [0] * state.seats
        for seat in range(state.seats):
            if not self.held[seat]:
                state.ask(seat, HOLD, [Option(HOLD, NO_REF, NO_REF, n) for n in range(1, MOST + 1)])
                return ASK
        state.shown.append(self.held)
        state.emit(1, SHOWING, NO_REF, -1, NO_REF, NO_REF, sum(self.held))
        self.held = []
        if len(state.shown) == ROUNDS:
            state.finish([sum(map(sum, state.shown)) % state.seats], ENDING)
            return DONE
        return RUN

    def apply_answer(self, state: FingersState, option: Option) -> None:
        assert state.decision is None
        self.held[self.held.index(0)] = option.number


class FingersRules(Ruleset):
    """The rules of the toy."""

    name = "fingers"
    edition = "toy"

    def book(self) -> Rulebook:
        return bids.BOOK

    def state_classes(self) -> Sequence[type]:
        return (FingersState, Holding)

    def defs(self, setup: Mapping[str, Any]) -> Definitions:
        return Definitions(self.name, self.edition, "")

    def start(self, setup: Mapping[str, Any], dictated: list[list[int]] | None) -> State:
        state = FingersState(self.defs(setup), list(setup["teams"]), Chance(setup["seed"]))
        state.frames.append(Holding())
        advance(state)
        return state

    def why_not(self, state: State, seat: int, intent: Option) -> list[Reason]:
        return []

    def view(self, s: State, seat: int) -> dict[str, Any]:
        state = cast(FingersState, s)
        held = held_in(state)
        return {
            "shown": [row[:] for row in state.shown],
            "mine": held[seat] if held and seat >= 0 else 0,
            "decision": decision_for(state, seat, TERMS),
            "over": state.result is not None,
        }

    def guess(self, state: State, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None) -> State:
        """What others hold up is anything that they could have chosen."""
        g = cast(FingersState, state).fork()
        held = held_in(g)
        for other, fingers in enumerate(held):
            if fingers and other != seat:
                held[other] = 1 + chance.below(MOST)
        g.chance = derived_chance(chance)
        return g

    def position(self, s: State) -> dict[str, Any]:
        state = cast(FingersState, s)
        return {"shown": state.shown, "held": held_in(state)}


def held_in(state: FingersState) -> list[int]:
    """What is held up now, by seat; nothing before the first and after the last round."""
    for frame in state.frames:
        if isinstance(frame, Holding):
            return frame.held
    return []


def table(seats: int) -> Game:
    """A game of so many."""
    ruleset = FingersRules()
    setup = {"teams": list(range(seats)), "seed": 1}
    return Game(ruleset, ruleset.start(setup, None), setup)
