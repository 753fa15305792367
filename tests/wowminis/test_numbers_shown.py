"""A player sees the current number with the printed one beside it (ruling:number-shown)."""

from __future__ import annotations

from typing import Any

from regelwerk.wowminis.scene import read
from regelwerk.wowminis.seat_view import ModifierView
from regelwerk.wowminis.state import MinisState
from regelwerk.wowminis.visibility import changing, view

TABLE = """scene: x
game: wowminis
board:
  |A . . .
  | G R D H
turn: Gorebelly
seat Anna
  figures: Gorebelly at G
  bar Gorebelly: Charge
seat Ben
  figures: Ruby at R health 3, Vindicator Hodoon at D
"""


def figures(state: MinisState, seat: int) -> dict[str, dict[str, Any]]:
    """What a seat is sent of each figure, by the beginning of its code."""
    sides = view(state, seat).to_data()["seats"]
    return {figure["face"]["code"].partition("/")[2]: figure for side in sides for figure in side["figures"]}


def face_code(modifier: ModifierView) -> object:
    """The code of the card that changes a number."""
    assert modifier.source is not None and modifier.source.face is not None
    return modifier.source.face["code"]


def test_the_current_number_stands_beside_the_printed_one() -> None:
    """ruling:number-shown: Devotion Aura and Charge change numbers, the printed ones stay to be seen."""
    game = read(TABLE).start()
    state = game.state
    assert isinstance(state, MinisState)
    for seat in (0, 1, -1):
        shown = figures(state, seat)
        assert shown["ruby-gemsparkle"]["armor"] == {"now": 2, "printed": 1}
        assert shown["ruby-gemsparkle"]["health"] == {"now": 3, "printed": 5}
        assert shown["vindicator-hodoon"]["armor"] == {"now": 4, "printed": 4}
        assert shown["gorebelly"]["movement"] == {"now": 2, "printed": 2}
    charge = state.pieces[3].ref
    game.apply(next(option for option in game.decision.options if option.subject == charge))  # type: ignore[union-attr]
    shown = figures(state, 1)
    assert shown["gorebelly"]["movement"] == {"now": 3, "printed": 2}
    assert shown["gorebelly"]["attack"] == {"now": 7, "printed": 6}


def test_what_changes_a_number_can_be_learned() -> None:
    """ruling:number-shown: each number names the cards that change it."""
    game = read(TABLE).start()
    state = game.state
    assert isinstance(state, MinisState)
    gorebelly, ruby = state.pieces[0], state.pieces[1]
    (aura,) = changing(state, ruby, 0)
    assert face_code(aura) == "starter/vindicator-hodoon"
    assert (aura.adds, aura.until) == ({"armor": 1}, "ongoing")
    assert changing(state, gorebelly, 0) == changing(state, state.pieces[2], 0) == []
    charge = state.pieces[3].ref
    game.apply(next(option for option in game.decision.options if option.subject == charge))  # type: ignore[union-attr]
    (bonus,) = changing(state, state.pieces[0], 1)
    assert face_code(bonus) == "starter/charge"
    assert bonus.adds == {"movement": 1, "main strength": 1}
