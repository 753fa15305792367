"""Views as objects: they send what the seat may know, whatever the presenter shows meanwhile."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg import codes, scene, visibility
from regelwerk.wowtcg.presentation.presenter import WowPresenter
from tests.wowtcg import tables
from tests.wowtcg.tables import go, new_table, resources

SHOOTING: Final = """scene: Several targets
turn: Anna
seat Anna
  hero: Elendril
  hand: Multi-Shot
  resources: 5
  party: Voss Treebender
seat Ben
  hero: Radak Doombringer
  party: Crazy Igvand, Bloodclaw
"""


def test_what_is_sent_stays_as_it_is_while_several_targets_are_chosen() -> None:
    game = scene.read(SHOOTING).start()
    while game.set_choice is None:
        game.apply(WowPresenter(game, 0, "en", ["", "Ben"]).parse("play multi-shot").index)
    game.apply(1)
    presenter = WowPresenter(game, 0, "en", ["", "Ben"])
    assert presenter.view.decision is not None
    offered = len(presenter.view.decision.options)
    sent = presenter.to_data()
    assert presenter.collect([0]) is not None
    assert len(presenter.view.decision.options) > offered == len(sent["decision"]["options"])
    assert presenter.to_data() == sent == game.view(0)


def test_a_card_outside_play_has_no_values() -> None:
    state = new_table()
    tables.put(state, 0, codes.ZONE_HAND, "Parvink")
    tables.put(state, 0, codes.ZONE_GRAVEYARD, "Parvink")
    tables.put(state, 0, codes.ZONE_ALLIES, "Parvink")
    resources(state, 0, 1)
    view = visibility.view(go(state), 0)
    side = view.seats[0]
    (resource,) = side.rows["resource row"]
    (ally,) = side.rows["ally row"]
    parvink = tables.card("Parvink")
    assert ally.card is parvink and (ally.atk, ally.health) == (parvink.atk, parvink.health)
    for piece in (*side.hand, *side.piles["graveyard"], resource):
        assert piece.values is None and (piece.atk, piece.health, piece.counters, piece.attached) == (0, 0, {}, [])
    assert resource.face_down and not ally.face_down
    assert view.find(ally.handle) is ally
