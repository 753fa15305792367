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


def in_group(state: MinisState, other: MinisPiece, group: Group, piece: MinisPiece) -> bool:
    """Whether a figure is one of those that a text of the figure `other` speaks of. Both stand on the board."""
    if piece.space < 0:
        return False
    if group.whose == c.OPPOSING:
        if piece.team == other.team:
            return False
    elif piece.team != other.team or (group.whose == c.ALLIED and piece is other):
        return False
    if group.within:
        away = state.scenario.field.distance[other.space][piece.space]
        if away > group.within or (away == 0 and group.beside):  # minis:sight-distance
            return False
    if not group.half:
        return True
    card = piece.card
    assert isinstance(card, Figure)
    return piece.health * 2 <= card.health


def concerns(state: MinisState, other: MinisPiece, whom: Whom, piece: MinisPiece) -> bool:
    """Whether an ongoing text of the figure `other` is about `piece`."""
    if whom.group is None:
        return whom.how == c.THIS and piece.id == other.id
    return in_group(state, other, whom.group, piece)


def added(state: MinisState, piece: MinisPiece, what: int) -> int:
    """What is added to one of a figure's values now; may be below zero."""
    total = 0
    for id in state.auras:
        other = state.pieces[id]
        card = other.card
        if other.space >= 0 and isinstance(card, Figure):
            for lasting in card.lasting:
                more = lasting.adds[what]
                if more and concerns(state, other, lasting.whom, piece):
                    total += more  # minis08:p11.ongoing
    for modifier in state.modifiers:
        if modifier.figure == piece.id:
            total += modifier.gain.adds[what]
    return total


def armor(state: MinisState, piece: MinisPiece) -> int:
    """Dice against physical attacks."""
    return max(0, piece.figure.armor + added(state, piece, c.ARMOR))


def resist(state: MinisState, piece: MinisPiece) -> int:
    """Dice against magical attacks."""
    return max(0, piece.figure.resist + added(state, piece, c.RESIST))


def movement(state: MinisState, piece: MinisPiece) -> int:
    """Movement points of a turn."""
    return max(0, c.POINTS + added(state, piece, c.MOVEMENT))


def strength(state: MinisState, piece: MinisPiece, printed: int, main: bool) -> int:
    """Dice of an attack of a figure; `main`: it is its main attack."""
    total = printed + added(state, piece, c.STRENGTH)
    if main:
        total += added(state, piece, c.MAIN_STRENGTH)
    return max(0, total)


def attack_rerolls(state: MinisState, piece: MinisPiece) -> int:
    """How many attack dice may be rolled again because of abilities and effects; terrain counts besides."""
    return max(0, added(state, piece, c.ATTACK_REROLLS))


def defense_rerolls(state: MinisState, piece: MinisPiece) -> int:
    """The same for defence dice."""
    return max(0, added(state, piece, c.DEFENSE_REROLLS))
