"""Where the Miniatures stop for a person: reactions and rerolls that are possible, and turns with something to do."""

from __future__ import annotations

import pytest

from regelwerk.kernel.pacing import ASKED, QUIETLY, Window
from regelwerk.wowminis import codes
from regelwerk.wowminis.pacing import MinisStopRule
from regelwerk.wowminis.state import MinisState
from tests.wowminis.tables import GOREBELLY, HODOON, LOTHERIN, RUBY, At, asked, offered, table, take

BARRIER, FIRE, SHIELD = "starter/ice-barrier", "starter/fire-blast", "ours/spiked-shield"


def window(state: MinisState, seat: int, kind: str) -> Window:
    """What becomes of the open question, which is this seat's and of that kind."""
    assert asked(state) == (seat, kind)
    return MinisStopRule().window(state, ())


@pytest.mark.parametrize(("card", "verdict"), [(BARRIER, ASKED), (FIRE, QUIETLY)], ids=["a reaction", "none"])
def test_a_face_down_card_stops_its_owner_only_if_it_is_a_reaction(card: str, verdict: int) -> None:
    """To the others both are the same question, until its owner has answered."""
    state = table((At(RUBY, "f2", 9, cards=(card,)),), (At(GOREBELLY, "f1"),))
    take(state, codes.VERB_ATTACK)
    found = window(state, 0, "reaction")
    assert found.verdict == verdict
    assert state.decision is not None and state.decision.options[found.passing].verb == codes.VERB_NO


def test_a_turn_with_something_to_do_is_never_passed() -> None:
    state = table((At(HODOON, "f1"),), (At(LOTHERIN, "f3", 9),))
    assert len(state.decision.options if state.decision else ()) > 1
    found = window(state, 0, "turn")
    assert (found.verdict, found.passing) == (ASKED, -1)


def test_a_turn_in_which_only_its_end_is_left_is_passed() -> None:
    state = table((At(HODOON, "f1", cards=(FIRE,)),), (At(LOTHERIN, "a5", 9),))
    while state.decision is not None and len(state.decision.options) > 1 and asked(state) == (0, "turn"):
        moves = offered(state, codes.VERB_MOVE)
        state.apply(moves[0] if moves else next(one for one in state.decision.options if one.verb != codes.VERB_END))
    found = window(state, 0, "turn")
    assert found.verdict == QUIETLY and state.decision is not None
    assert state.decision.options[found.passing].verb == codes.VERB_END


def test_a_reroll_that_can_be_taken_always_stops() -> None:
    hill = table((At(RUBY, "e4", 9),), (At(GOREBELLY, "e3"),), draws=[[1, 1, 1, 1, 1, 1], [10], [1]])
    take(hill, codes.VERB_ATTACK)
    assert window(hill, 1, "attack reroll").verdict == ASKED
    forest = table((At(HODOON, "c3", 9),), (At(GOREBELLY, "c2"),), draws=[[4] * 6, [1, 1, 1, 1], [9]])
    take(forest, codes.VERB_ATTACK)
    assert window(forest, 0, "defense reroll").verdict == ASKED
