"""Law 3, over time: what one player chooses in secret tells the others nothing, then or later."""

from __future__ import annotations

import pytest

from regelwerk.kernel.state import State
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg import sight
from regelwerk.wowtcg.state import WowState
from tests.laws.common import law_secret_choices
from tests.laws.wow import start, start_big, start_three


def seen(s: WowState, seat: int) -> object:
    """Everything that a seat is sent after an answer."""
    return [sight.view(s, seat), sight.events_for(s, s.events, seat)]


def face_down(s: WowState) -> list[int]:
    """Which card is placed face down is the placing player's business."""
    decision = s.decision
    assert decision is not None
    if decision.kind != c.PRIORITY:
        return []
    return [i for i, option in enumerate(decision.options) if option.verb == c.PLACE and option.n == 0]


@pytest.mark.parametrize("table", [start, start_big, start_three], ids=["learning", "big", "three"])
def test_a_card_placed_face_down_tells_nothing(table: object) -> None:
    """412.1b, ruling:known-hidden-cards: nobody can tell afterwards which card of the hand it was."""
    begin = start if table is start else start_big if table is start_big else start_three
    assert sum(law_secret_choices(begin, seed, seen, face_down, every=2) for seed in range(3)) > 200


def test_a_card_that_can_still_be_followed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted leak: others go on knowing which card of a hand is which."""

    def remember(s: State, zone: int, owner: int) -> None:
        return None

    monkeypatch.setattr(State, "forget", remember)

    def shown(seed: int, windows: int = 1) -> WowState:
        s = start(seed, windows)
        for seat in range(s.seats):
            for id in s.zone(c.HAND, seat):
                s.show(s.pieces[id])
        return s

    with pytest.raises(AssertionError, match="seed 1"):
        law_secret_choices(shown, 1, seen, face_down)
