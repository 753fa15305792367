"""Rock, paper, scissors: the state, its one frame, and the rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.frames import ASK, RUN, Frame
from regelwerk.kernel.guessing import derived_chance
from regelwerk.kernel.ids import NO_REF
from regelwerk.kernel.rulebook import Rulebook
from regelwerk.kernel.small_game import SmallRules
from regelwerk.kernel.state import State
from regelwerk.kernel.visibility import CodeNames, decision_for

BOOK: Final = Rulebook.open(Path(__file__).parent / "rulebook", prefix="rps")
THROWING: Final = BOOK.citation("rps:1")
SCORING: Final = BOOK.citation("rps:2")
THROWS: Final = ("rock", "paper", "scissors")
"""Each beats the one before it."""
THROWN, SCORED = range(2)
TERMS: Final = CodeNames(("throw",), THROWS, ("thrown", "scored"))
GOAL: Final = 3
NOTHING: Final = -1


class RpsState(State):
    """points: of each seat; hands: what each has picked this round and nobody else sees, NOTHING before."""

    __slots__ = ("hands", "points")

    def __init__(self, defs: Definitions, teams: list[int], chance: Chance, windows: int) -> None:
        super().__init__(defs, teams, [], chance, windows)
        self.points = [0] * len(teams)
        self.hands = [NOTHING] * len(teams)

    def fork(self) -> RpsState:
        other = RpsState.__new__(RpsState)
        self.copy_fields_to(other)
        other.points, other.hands = self.points[:], self.hands[:]
        return other


class Round(Frame[RpsState]):
    """Everybody picks in secret, then all is shown (rps:1)."""

    __slots__ = ()

    def copy(self) -> Round:
        return Round()

    def step(self, state: RpsState) -> int:
        for seat in state.clockwise(0):
            if state.hands[seat] == NOTHING:
                state.ask(seat, 0, [Option(verb) for verb in range(len(THROWS))])
                return ASK
        show(state)
        return RUN

    def apply_answer(self, state: RpsState, option: Option) -> None:
        seat = next(seat for seat in state.clockwise(0) if state.hands[seat] == NOTHING)
        state.hands[seat] = option.verb


def show(state: RpsState) -> None:
    """Show all hands; each scores a point for every one it beats, and three points win (rps:2)."""
    state.batch += 1
    seats = state.clockwise(0)
    for seat in seats:
        state.emit(THROWN, THROWING, NO_REF, seat, NO_REF, NO_REF, state.hands[seat])
    for seat in seats:
        beaten = sum((state.hands[seat] - state.hands[other]) % len(THROWS) == 1 for other in seats)
        if beaten:
            state.points[seat] += beaten
            state.emit(SCORED, SCORING, NO_REF, seat, NO_REF, NO_REF, state.points[seat])
    state.hands = [NOTHING] * state.seats
    most = max(state.points[seat] for seat in seats)
    if most >= GOAL:
        state.finish([seat for seat in seats if state.points[seat] == most], SCORING)


class RpsRules(SmallRules):
    name = "rps"
    edition = "plain"
    terms = TERMS

    def book(self) -> Rulebook:
        return BOOK

    def state_classes(self) -> Sequence[type]:
        return (RpsState, Round)

    def begin(self, defs: Definitions, teams: list[int], chance: Chance, windows: int) -> RpsState:
        state = RpsState(defs, teams, chance, windows)
        state.frames.append(Round())
        return state

    def view(self, state: RpsState, seat: int) -> dict[str, Any]:
        mine = state.hands[seat] if seat >= 0 else NOTHING
        hand = THROWS[mine] if mine != NOTHING else ""
        return {"points": state.points[:], "hand": hand, "decision": decision_for(state, seat, TERMS)}

    def position(self, state: RpsState) -> dict[str, Any]:
        return {"points": state.points, "hands": state.hands, "left": state.left_seats, "offers": state.draw_offers}

    def guess(self, state: RpsState, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None) -> RpsState:
        """What others have picked is anything that they could have picked."""
        guessed = state.fork()
        for other, hand in enumerate(state.hands):
            if other != seat and hand != NOTHING:
                guessed.hands[other] = chance.below(len(THROWS))
        guessed.chance = derived_chance(chance)
        return guessed


RULESET: Final = RpsRules()
