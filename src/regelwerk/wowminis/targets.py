"""Whom an attack, a heal or an effect can reach: range, sight, taunt (minis08:p7, minis08:p8, minis08:p11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.wowminis import codes as c
from regelwerk.wowminis.hexes import BITS
from regelwerk.wowminis.meaning import Figure, Group
from regelwerk.wowminis.state import NO_IDS
from regelwerk.wowminis.values import in_group
from regelwerk.wowminis.ways import WIDEST

if TYPE_CHECKING:
    from regelwerk.wowminis.instructions.dice import Mend, Strike
    from regelwerk.wowminis.state import MinisPiece, MinisState

ANYWHERE: Final = WIDEST - 1
"""A range without limit (`ways.WIDEST`)."""


def reachable(s: MinisState, p: MinisPiece, group: Group, range: int) -> list[int]:
    """The figures of a group that are in range and in sight of a figure on the board, in the order of the seats."""
    foes = s.foes(p.team)
    space = p.space
    field = s.scenario.field
    if group.whose == c.OPPOSING:
        if not field.within(space, range) & foes:
            return NO_IDS
        seen = field.seen(space, range, foes) & foes
        if not seen:
            return NO_IDS
    else:
        seen = field.seen(space, range, foes)
    plain = group.plain
    found = []
    for id in s.figures:
        q = s.pieces[id]
        at = q.space
        if at >= 0 and seen & BITS[at] and (plain or in_group(s, p, group, q)):
            found.append(id)
    return found


def taunters(s: MinisState, p: MinisPiece) -> list[int]:
    """The figures whose Taunt binds a figure: opposing ones next to it that have it (minis08:p11.taunt)."""
    near = s.scenario.field.near[p.space] & s.foes(p.team)
    if not near:
        return NO_IDS
    found = NO_IDS
    for id in s.figures:
        q = s.pieces[id]
        if q.space >= 0 and near & BITS[q.space]:
            card = q.card
            if isinstance(card, Figure) and card.taunts:
                found = [*found, id]
    return found


def attackable(s: MinisState, p: MinisPiece, strike: Strike) -> list[int]:
    """Whom a figure may attack: one of them if the attack is on one, else all of them.

    Next to figures with Taunt it is one of these (ruling:several-taunters); an attack on several
    must be on one of these too (minis:q10).
    """
    group = strike.whom.group
    if group is None:
        return NO_IDS
    found = reachable(s, p, group, strike.range)
    if found:
        binding = taunters(s, p)
        if binding:
            bound = [id for id in found if id in binding]
            if strike.whom.how == c.ONE or not bound:  # ruling:several-taunters
                return bound
    return found


def can_attack(s: MinisState, p: MinisPiece, strike: Strike) -> bool:
    """Whether there is anybody whom a figure may attack."""
    group = strike.whom.group
    if group is not None and group.plain:
        foes = s.foes(p.team)
        field = s.scenario.field
        # Taunt takes nobody away that would not do: who has it is next to the figure, so in range and in sight.
        if foes & field.near[p.space]:
            return True
        return field.seen(p.space, strike.reach, foes) & foes != 0
    return group is not None and anybody(s, p, group) and len(attackable(s, p, strike)) > 0


def anybody(s: MinisState, p: MinisPiece, group: Group) -> bool:
    """Whether anybody on the board is in a group, in sight or not."""
    for id in s.figures:
        q = s.pieces[id]
        if q.space >= 0 and in_group(s, p, group, q):
            return True
    return False


def can_mend(s: MinisState, p: MinisPiece, mend: Mend) -> bool:
    """Whether there is anybody whom a figure may heal."""
    group = mend.whom.group
    return mend.always or group is None or len(reachable(s, p, group, mend.range)) > 0
