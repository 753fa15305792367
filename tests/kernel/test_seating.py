"""What is passed for a person, and how far he can go back: the same for every table."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

import pytest

from regelwerk.kernel.decision import Option
from regelwerk.kernel.game import Game
from regelwerk.kernel.pacing import ASKED, OPENLY, QUIETLY, TRIED, StopRule, Window
from regelwerk.kernel.presentation.pass_and_undo import (
    ONCE,
    PassPlan,
    PassVerdict,
    UndoStep,
    last_of,
    passed,
    steps_back,
)
from regelwerk.kernel.state import State
from tests.toys.rps.game import RULESET, TERMS
from tests.toys.rps.package import RpsPresenter

PASS: Final = 2


class Asked(RpsPresenter):
    """A question that can be passed with option 2; `over`: a long pass ends here."""

    over = False
    can_pass = True

    def pass_option(self) -> int:
        return PASS if self.can_pass else -1

    def stop_key(self) -> str:
        return "here"

    def is_long_pass_over(self, until: str, since: int) -> bool:
        return self.over


class Said(StopRule):
    """A rule that says this; the cards of its options are numbered."""

    def __init__(self, verdict: int, options: Sequence[int] = (0, 1)) -> None:
        self.found = Window(PASS if verdict >= 0 else -1, max(verdict, ASKED), list(options))

    def window(self, state: State, ignored: Container[str]) -> Window:
        return self.found

    def card_code(self, state: State, option: Option) -> str:
        return f"card {option.verb}"


def asked(over: bool = False, can_pass: bool = True) -> Asked:
    game = Game(RULESET, RULESET.start(RULESET.prepare([None, None], 1, None, "all"), None))
    presenter = Asked(TERMS, game, 0, "en", ["", ""], 100)
    presenter.over, presenter.can_pass = over, can_pass
    return presenter


MUST: Final = -1
ASK: Final = PassVerdict(-1, "")


@pytest.mark.parametrize(
    ("presenter", "wanted", "verdict", "found"),
    [
        (asked(), PassPlan(), ASKED, PassVerdict(-1, "", False, [0, 1])),
        (asked(), PassPlan(), OPENLY, PassVerdict(PASS, "")),
        (asked(), PassPlan(), QUIETLY, PassVerdict(PASS, "", True)),
        (asked(), PassPlan(), TRIED, PassVerdict(-1, "", False, [1])),
        (asked(), PassPlan(on=False), OPENLY, ASK),
        (asked(), PassPlan(stops=["here"]), QUIETLY, ASK),
        (asked(), PassPlan(stops=["there"]), QUIETLY, PassVerdict(PASS, "", True)),
        (asked(), PassPlan(full=True), OPENLY, ASK),
        (asked(), PassPlan(soon=True), QUIETLY, ASK),
        (asked(), PassPlan(always=["card 1"]), QUIETLY, PassVerdict(-1, "", False, [1])),
        (asked(can_pass=False), PassPlan(), MUST, PassVerdict(-1, "", False, [0, 1])),
        (asked(), PassPlan(stops=["here"], until="turn"), ASKED, PassVerdict(PASS, "turn")),
        (asked(over=True), PassPlan(until="turn"), ASKED, PassVerdict(-1, "", False, [0, 1])),
        (asked(over=True), PassPlan(until="turn"), OPENLY, PassVerdict(PASS, "")),
        (asked(over=True), PassPlan(on=False, until=ONCE), ASKED, PassVerdict(PASS, "")),
        (asked(can_pass=False), PassPlan(until="turn"), MUST, PassVerdict(-1, "turn", False, [0, 1])),
        (asked(can_pass=False, over=True), PassPlan(until=ONCE), MUST, PassVerdict(-1, ONCE, False, [0, 1])),
    ],
)
def test_what_is_passed_and_what_is_left_of_a_long_pass(
    presenter: Asked, wanted: PassPlan, verdict: int, found: PassVerdict
) -> None:
    assert passed(presenter, wanted, Said(verdict), lambda window: Window(PASS, ASKED, [1])) == found


def past(seat: int, turn: int = 1, auto: bool = False, announcing: bool = False, inside: bool = False) -> UndoStep:
    return UndoStep(seat, 0, auto, announcing, turn, None, inside)


STEPS: Final = [
    past(0), past(1), past(0, turn=2), past(1, turn=2, auto=True), past(0, turn=2),
    past(0, turn=2, announcing=True), past(0, turn=2, announcing=True),
]  # fmt: skip


@pytest.mark.parametrize(
    ("seat", "to", "going_on", "back"),
    [
        (0, "step", True, 1),
        (0, "announcement", True, 3),
        (0, "announcement", False, 0),
        (0, "turn", True, 5),
        (1, "step", False, 6),
        (1, "turn", False, 6),
        (2, "step", False, 0),
        (2, "turn", False, 0),
    ],
)
def test_how_far_back_that_is(seat: int, to: str, going_on: bool, back: int) -> None:
    assert steps_back(STEPS, seat, to, going_on) == back


def test_a_choice_of_several_is_taken_back_as_a_whole() -> None:
    chosen = [past(0), past(0), past(0, inside=True), past(0, inside=True)]
    assert steps_back(chosen, 0, "step", False) == 3
    assert last_of(chosen, 0) == 1, "though the last of its steps is the last that he made"
