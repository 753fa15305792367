"""How a game stands, in the numbers that everybody at the table can see."""

from __future__ import annotations

from regelwerk.kernel.ids import Ref
from regelwerk.kernel.standing import PieceStanding, Standing
from regelwerk.wowminis.state import MinisState


def standing(state: MinisState) -> Standing:
    """Figures with their health, those destroyed; by player the figures on scoring spaces and the team's points."""
    pieces: dict[Ref, PieceStanding] = {}
    destroyed: list[int] = []
    scoring = [0] * state.seats
    for id in state.figures:
        piece = state.pieces[id]
        if piece.space >= 0:
            pieces[piece.ref] = PieceStanding(piece.owner, 0, piece.health)
            scoring[piece.owner] += state.scenario.field.scoring >> piece.space & 1
        else:
            destroyed.append(id)
    points = [state.points[state.teams[seat]] for seat in range(state.seats)]
    return Standing(pieces, frozenset(destroyed), {"points": points, "scoring": scoring})
