"""Current values: what is printed, what ongoing abilities add, what effects add for a while (minis08:p11).

They are added up when they are asked for. Only attacks and moves of a game with such abilities ask, a few figures
add, and none of it asks for a derived value again; a table would cost more than it saves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.kernel.defs import Lowered
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.meaning import Figure, Group, Whom

if TYPE_CHECKING:
    from regelwerk.wowminis.state import MinisPiece, MinisState


class Lasting(Lowered):
    """What an ongoing ability adds to whom, by value (codes.VALUES), while its figure is on the board."""

    __slots__ = ("adds", "whom")

    def __init__(self, path: str, whom: Whom, adds: list[int]) -> None:
        super().__init__(path)
        self.whom = whom
        self.adds = adds


def in_group(s: MinisState, q: MinisPiece, group: Group, p: MinisPiece) -> bool:
    """Whether a figure is one of those that a text of the figure `q` speaks of. Both stand on the board."""
    if p.space < 0:
        return False
    if group.whose == c.OPPOSING:
        if p.team == q.team:
            return False
    elif p.team != q.team or (group.whose == c.ALLIED and p is q):
        return False
    if group.within:
        away = s.scenario.field.distance[q.space][p.space]
        if away > group.within or (away == 0 and group.beside):  # minis:sight-distance
            return False
    if not group.half:
        return True
    card = p.card
    assert isinstance(card, Figure)
    return p.health * 2 <= card.health


def concerns(s: MinisState, q: MinisPiece, whom: Whom, p: MinisPiece) -> bool:
    """Whether an ongoing text of the figure `q` is about `p`."""
    if whom.group is None:
        return whom.how == c.THIS and p.id == q.id
    return in_group(s, q, whom.group, p)


def added(s: MinisState, p: MinisPiece, what: int) -> int:
    """What is added to one of a figure's values now; may be below zero."""
    total = 0
    for id in s.auras:
        q = s.pieces[id]
        card = q.card
        if q.space >= 0 and isinstance(card, Figure):
            for lasting in card.lasting:
                more = lasting.adds[what]
                if more and concerns(s, q, lasting.whom, p):
                    total += more  # minis08:p11.ongoing
    for modifier in s.modifiers:
        if modifier.figure == p.id:
            total += modifier.gain.adds[what]
    return total


def armor(s: MinisState, p: MinisPiece) -> int:
    """Dice against physical attacks."""
    return max(0, p.figure.armor + added(s, p, c.ARMOR))


def resist(s: MinisState, p: MinisPiece) -> int:
    """Dice against magical attacks."""
    return max(0, p.figure.resist + added(s, p, c.RESIST))


def movement(s: MinisState, p: MinisPiece) -> int:
    """Movement points of a turn."""
    return max(0, c.POINTS + added(s, p, c.MOVEMENT))


def strength(s: MinisState, p: MinisPiece, printed: int, main: bool) -> int:
    """Dice of an attack of a figure; `main`: it is its main attack."""
    total = printed + added(s, p, c.STRENGTH)
    if main:
        total += added(s, p, c.MAIN_STRENGTH)
    return max(0, total)


def attack_rerolls(s: MinisState, p: MinisPiece) -> int:
    """How many attack dice may be rolled again because of abilities and effects; terrain counts besides."""
    return max(0, added(s, p, c.ATTACK_REROLLS))


def defense_rerolls(s: MinisState, p: MinisPiece) -> int:
    """The same for defence dice."""
    return max(0, added(s, p, c.DEFENSE_REROLLS))
