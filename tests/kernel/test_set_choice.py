"""Choices of several in any order, on a toy: a bag of numbers, of which some have to be taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, permutations

import pytest

from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.set_choice import Draft, SetChoice
from tests.toys.bids.state import rule

PICK, DONE = 1, 2
CITE = rule("bids:2.2")


class Bag(SetChoice):
    """Between so many and so many of some numbers; `fits` says which sets there are, `steps` counts what is asked."""

    def __init__(self, count: int, least: int, most: int, fits: Callable[[Sequence[int]], bool] | None = None) -> None:
        super().__init__([Option(PICK, NO_REF, Ref(ref + 1)) for ref in range(count)], [], least, most)
        self.fits = fits
        self.asked = 0

    def sets(self) -> list[tuple[int, ...]]:
        sizes = range(self.least, self.most + 1)
        found = [one for size in sizes for one in combinations(range(len(self.options)), size)]
        return [one for one in found if self.fits is None or self.fits(one)]

    def offered(self, picked: Sequence[int]) -> list[int]:
        """What comes next in the engine's one order: behind the last, and so that the rest is still there."""
        self.asked += 1
        if len(picked) >= self.most:
            return []
        if self.fits is not None:
            ways = [one for one in self.sets() if one[: len(picked)] == tuple(picked) and len(one) > len(picked)]
            return sorted({one[len(picked)] for one in ways})
        start = picked[-1] + 1 if picked else 0
        need = max(self.least - len(picked), 1)
        return list(range(start, len(self.options) - need + 1))

    def done(self, picked: Sequence[int]) -> Option | None:
        if not self.least <= len(picked) < self.most or not self.offered(picked):
            return None
        if self.fits is not None and tuple(picked) not in self.sets():
            return None
        return Option(DONE)


class Coins(Bag):
    """Two of each kind: the second of a kind is taken only behind the first."""

    def kind_of(self, candidate: int) -> int:
        return candidate // 2

    def offered(self, picked: Sequence[int]) -> list[int]:
        found = super().offered(picked)
        return [one for one in found if one % 2 == 0 or one - 1 in picked]


def picked_in(choice: SetChoice, order: Sequence[int]) -> Draft:
    draft = Draft(choice)
    for one in order:
        assert draft.can_add(one)
        draft = draft.toggled(one)
    return draft


@pytest.mark.parametrize(("least", "most"), [(2, 2), (0, 3), (1, 3)])
def test_every_set_is_taken_in_every_order_and_comes_out_in_one(least: int, most: int) -> None:
    choice = Bag(5, least, most)
    for wanted in choice.sets():
        for order in permutations(wanted):
            draft = picked_in(choice, order)
            assert draft.is_complete()
            assert draft.picks == list(order)
            steps = [step.object - 1 for step in draft.steps() if step.verb == PICK]
            assert steps == list(wanted)
            done = [step.verb for step in draft.steps()][len(wanted) :]
            assert done == ([DONE] if len(wanted) < most and choice.offered(wanted) else [])


def test_the_last_candidate_is_open_from_the_start() -> None:
    choice = Bag(3, 2, 2)
    assert choice.offered([]) == [0, 1], "the engine would not offer it"
    assert Draft(choice).open() == [0, 1, 2]
    draft = Draft(choice, [2])
    assert (draft.open(), draft.is_complete()) == ([0, 1], False)
    assert Draft(choice, [2, 0]).is_full()


def test_nothing_is_open_that_leads_to_no_set() -> None:
    choice = Bag(6, 3, 3, lambda one: sum(one) % 2 == 0)
    sets = [set(one) for one in choice.sets()]
    for size in range(4):
        for picks in combinations(range(6), size):
            holds = [one for one in sets if set(picks) <= one]
            expected = sorted({more for one in holds for more in one - set(picks)})
            assert Draft(choice, picks).open() == (expected if holds else [])
            assert Draft(choice, picks).is_complete() == (set(picks) in sets)


def test_of_alike_things_the_first_is_taken_whichever_is_meant() -> None:
    choice = Coins(6, 2, 2)
    assert Draft(choice).open() == [0, 2, 4]
    assert Draft(choice).candidates() == [0, 1, 2, 3, 4, 5]
    draft = Draft(choice, [3])
    assert draft.picks == [2]
    assert draft.open() == [0, 3, 4]
    both = draft.toggled(3)
    assert both.picks == [2, 3]
    assert both.toggled(2).picks == [2], "the last of a kind is taken out"


def test_a_pick_is_taken_out_again() -> None:
    draft = picked_in(Bag(4, 0, 3), [3, 0])
    assert draft.toggled(3).picks == [0]
    assert draft.toggled(3).open() == [1, 2, 3]


def test_reasons_are_given_for_the_set() -> None:
    full = Draft(Bag(4, 2, 2), [3, 1])
    assert [reason.kind for reason in full.why_not(0, CITE)] == ["choice-is-full"]
    assert [reason.kind for reason in full.why_not(3, CITE)] == ["picked-already"]
    assert full.why_not_done(CITE) == []
    half = Draft(Bag(6, 3, 3, lambda one: sum(one) < 6), [3])
    assert [reason.kind for reason in half.why_not(5, CITE)] == ["does-not-go-with-these"]
    assert [reason.kind for reason in half.why_not_done(CITE)] == ["set-not-complete"]


def test_a_large_choice_costs_no_more_than_its_structure() -> None:
    """Fifteen of thirty: 155 million sets, and a few thousand questions."""
    choice = Bag(30, 15, 15)
    draft = Draft(choice, [29, 3, 17])
    assert draft.open() == [one for one in range(30) if one not in (3, 17, 29)]
    assert choice.asked < 5000
