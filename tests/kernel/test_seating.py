"""What is passed for a person, and how far he can go back: the same for every table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from regelwerk.kernel.game import Game
from regelwerk.kernel.presentation.pass_and_undo import ONCE, PassPlan, UndoStep, last_of, passed, steps_back
from tests.toys.rps.game import RULESET, TERMS
from tests.toys.rps.package import RpsPresenter

PASS: Final = 2


class Asked(RpsPresenter):
    """A question that can be passed with option 2; `alone`: and with nothing else, `over`: a long pass ends here."""

    alone = False
    over = False
    can_pass = True

    def pass_option(self) -> int:
        return PASS if self.can_pass else -1

    def can_only_pass(self) -> bool:
        return self.alone

    def stop_key(self) -> str:
        return "here"

    def is_long_pass_over(self, until: str, since: int) -> bool:
        return self.over


def asked(alone: bool = False, over: bool = False, can_pass: bool = True) -> Asked:
    game = Game(RULESET, RULESET.start(RULESET.prepare([None, None], 1, None, "all"), None))
    presenter = Asked(TERMS, game, 0, "en", ["", ""], 100)
    presenter.alone, presenter.over, presenter.can_pass = alone, over, can_pass
    return presenter


def plan(on: bool = False, stops: Sequence[str] = (), until: str = "", empty: bool = False) -> PassPlan:
    return PassPlan(on, stops, until, 3, empty)


@pytest.mark.parametrize(
    ("presenter", "wanted", "found"),
    [
        (asked(), plan(), (-1, "")),
        (asked(), plan(on=True), (PASS, "")),
        (asked(), plan(on=True, stops=["here"]), (-1, "")),
        (asked(alone=True), plan(on=True, stops=["here"]), (-1, "")),
        (asked(alone=True), plan(on=True, stops=["here"], empty=True), (PASS, "")),
        (asked(), plan(stops=["here"], until="turn"), (PASS, "turn")),
        (asked(over=True), plan(until="turn"), (-1, "")),
        (asked(over=True), plan(on=True, until="turn"), (PASS, "")),
        (asked(over=True), plan(until=ONCE), (PASS, "")),
        (asked(can_pass=False), plan(on=True, until="turn"), (-1, "turn")),
        (asked(can_pass=False, over=True), plan(until=ONCE), (-1, ONCE)),
    ],
)
def test_what_is_passed_and_what_is_left_of_a_long_pass(
    presenter: Asked, wanted: PassPlan, found: tuple[int, str]
) -> None:
    assert passed(presenter, wanted) == found


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
