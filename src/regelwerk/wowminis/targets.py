"""Whom an attack, a heal or an effect can reach: range, sight, taunt (minis08:p7, minis08:p8, minis08:p11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.wowminis import codes
from regelwerk.wowminis.hex_grid import BITS
from regelwerk.wowminis.lowered import FigureDefinition
from regelwerk.wowminis.pathfinding import WIDEST
from regelwerk.wowminis.state import NO_IDS

if TYPE_CHECKING:
    from regelwerk.wowminis.effects import Attack
    from regelwerk.wowminis.selectors import FigureFilter
    from regelwerk.wowminis.state import MinisPiece, MinisState

ANYWHERE: Final = WIDEST - 1
"""A range without limit (`ways.WIDEST`)."""


def reachable(state: MinisState, piece: MinisPiece, group: FigureFilter, range: int) -> list[int]:
    """The figures of a group that are in range and in sight of a figure on the board, in the order of the seats."""
    foes = state.foes(piece.team)
    space = piece.space
    field = state.scenario.field
    if group.side == codes.ALLEGIANCE_OPPOSING:
        seen = field.clear_sight(space)[range if range < WIDEST else ANYWHERE] & foes
        if not seen:
            return NO_IDS
        if seen & (seen - 1):  # of several one may hide another
            seen = field.visible_spaces(space, range, foes) & foes
    else:
        seen = field.visible_spaces(space, range, foes)
    plain = group.plain
    found = []
    for id in state.figures:
        other = state.pieces[id]
        at = other.space
        if at >= 0 and seen & BITS[at] and (plain or group.has(state, piece, other)):
            found.append(id)
    return found


def taunters(state: MinisState, piece: MinisPiece) -> list[int]:
    """The figures whose Taunt binds a figure: opposing ones next to it that have it (minis08:p11.taunt)."""
    near = state.scenario.field.near[piece.space] & state.foes(piece.team)
    if not near:
        return NO_IDS
    found = NO_IDS
    for id in state.figures:
        other = state.pieces[id]
        if other.space >= 0 and near & BITS[other.space]:
            card = other.card
            if isinstance(card, FigureDefinition) and card.taunts:
                found = [*found, id]
    return found


def attackable(state: MinisState, piece: MinisPiece, attack: Attack) -> list[int]:
    """Whom a figure may attack: one of them if the attack is on one, else all of them.

    Next to figures with Taunt it is one of these (ruling:several-taunters); an attack on several
    must be on one of these too (minis:q10).
    """
    found = reachable(state, piece, attack.group, attack.range)
    if found:
        binding = taunters(state, piece)
        if binding:
            bound = [id for id in found if id in binding]
            if attack.whom.is_chosen() or not bound:  # ruling:several-taunters
                return bound
    return found


def can_attack(state: MinisState, piece: MinisPiece, attack: Attack) -> bool:
    """Whether there is anybody whom a figure may attack."""
    group = attack.group
    if group.plain:
        # Taunt takes nobody away that would not do: who has it is next to the figure, so in range and in sight.
        return state.scenario.field.clear_sight(piece.space)[attack.reach] & state.foes(piece.team) != 0
    return anybody(state, piece, group) and len(attackable(state, piece, attack)) > 0


def anybody(state: MinisState, piece: MinisPiece, group: FigureFilter) -> bool:
    """Whether anybody on the board is in a group, in sight or not."""
    for id in state.figures:
        other = state.pieces[id]
        if other.space >= 0 and group.has(state, piece, other):
            return True
    return False
