"""How a game stands, in the numbers that everybody at the table can see."""

from __future__ import annotations

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.standing import PieceStanding, Standing


def standing(state: DmState) -> Standing:
    """Creatures with their costs, and each player's shields, hand and mana."""
    pieces: dict[Ref, PieceStanding] = {}
    destroyed: list[int] = []
    counts: dict[str, list[int]] = {"shields": [], "hand": [], "mana": [], "ready": []}
    for seat in range(state.seats):
        for id in state.zones[codes.ZONE_BATTLE * state.seats + seat]:
            piece = state.pieces[id]
            pieces[piece.ref] = PieceStanding(seat, piece.card.cost)
        destroyed += state.zones[codes.ZONE_GRAVEYARD * state.seats + seat]
        counts["shields"].append(len(state.zones[codes.ZONE_SHIELDS * state.seats + seat]))
        counts["hand"].append(len(state.zones[codes.ZONE_HAND * state.seats + seat]))
        mana = state.zones[codes.ZONE_MANA * state.seats + seat]
        counts["mana"].append(len(mana))
        counts["ready"].append(sum(not state.pieces[id].tapped for id in mana))
    return Standing(pieces, frozenset(destroyed), counts)
