"""How a game stands, in the numbers that everybody at the table can see."""

from __future__ import annotations

from regelwerk.kernel.ids import Ref
from regelwerk.kernel.standing import PieceStanding, Standing
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.derived_values import health
from regelwerk.wowtcg.payment import ready_resources
from regelwerk.wowtcg.state import WowState

WITH_HEALTH = codes.TYPE_ALLY | codes.TYPE_HERO


def standing(state: WowState) -> Standing:
    """Heroes, allies and equipment with their costs and health, and each player's hand and resources."""
    pieces: dict[Ref, PieceStanding] = {}
    destroyed: list[int] = []
    counts: dict[str, list[int]] = {"hand": [], "resources": [], "ready": []}
    for seat in range(state.seats):
        for zone in (codes.ZONE_ALLIES, codes.ZONE_HERO_ROW):
            for id in state.zones[zone * state.seats + seat]:
                piece = state.pieces[id]
                hero = piece.card.kind == codes.TYPE_HERO
                left = health(state, piece) - piece.damage if state.kinds_in_play(piece) & WITH_HEALTH else 0
                pieces[piece.ref] = PieceStanding(seat, 0 if hero else piece.card.cost, max(left, 0), hero)
        destroyed += state.zones[codes.ZONE_GRAVEYARD * state.seats + seat]
        counts["hand"].append(len(state.zones[codes.ZONE_HAND * state.seats + seat]))
        counts["resources"].append(len(state.zones[codes.ZONE_RESOURCES * state.seats + seat]))
        counts["ready"].append(ready_resources(state, seat))
    return Standing(pieces, frozenset(destroyed), counts)
