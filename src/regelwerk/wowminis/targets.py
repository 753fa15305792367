"""Whom an attack, a heal or an effect can reach: range, sight, taunt (minis08:p7, minis08:p8, minis08:p11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.wowminis import codes as c
from regelwerk.wowminis.meaning import Figure, Group
from regelwerk.wowminis.state import NO_IDS
from regelwerk.wowminis.values import in_group
from regelwerk.wowminis.ways import WIDEST

if TYPE_CHECKING:
    from regelwerk.wowminis.instructions.dice import Mend, Strike
    from regelwerk.wowminis.state import MinisPiece, MinisState

ANYWHERE: Final = WIDEST - 1
"""A range without limit: no board is that wide."""


def reachable(s: MinisState, p: MinisPiece, group: Group, range: int) -> list[int]:
    """The figures of a group that are in range and in sight of a figure on the board, in the order of the seats."""
    field = s.scenario.field
    foes = s.foes(p.team)
    space = p.space
    if group.whose == c.OPPOSING and not field.within(space, range) & foes:
        return NO_IDS
    seen = field.seen(space, range, foes)
    found = []
    if group.whose == c.OPPOSING:
        seen &= foes
        if not seen:
            return NO_IDS
        plain = not group.within and not group.half
        for id in s.figures:
            q = s.pieces[id]
            at = q.space
            if at >= 0 and seen >> at & 1 and (plain or in_group(s, p, group, q)):
                found.append(id)
        return found
    for id in s.figures:
        q = s.pieces[id]
        at = q.space
        if at >= 0 and seen >> at & 1 and in_group(s, p, group, q):
            found.append(id)
    return found


def taunters(s: MinisState, p: MinisPiece) -> list[int]:
    """The figures whose Taunt binds a figure: opposing ones next to it that have it (minis08:p11.taunt)."""
    near = s.scenario.field.near[p.space]
    if not near & s.foes(p.team):
        return NO_IDS
    found = NO_IDS
    for id in s.figures:
        q = s.pieces[id]
        if q.team != p.team and q.space >= 0 and near >> q.space & 1:
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


def can_mend(s: MinisState, p: MinisPiece, mend: Mend) -> bool:
    """Whether there is anybody whom a figure may heal."""
    group = mend.whom.group
    return mend.always or group is None or len(reachable(s, p, group, mend.range)) > 0
