"""Current values: what is printed, what ongoing abilities add, what effects add for a while (minis08:p11).

They are added up when they are asked for. Only attacks and moves of a game with such abilities ask, a few figures
add, and none of it asks for a derived value again; a table would cost more than it saves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.wowminis import codes

if TYPE_CHECKING:
    from regelwerk.wowminis.state import MinisPiece, MinisState


def added(state: MinisState, piece: MinisPiece, what: int) -> int:
    """What is added to one of a figure's values now; may be below zero."""
    total = 0
    for id in state.aura_ids_by_value[what]:
        other = state.pieces[id]
        if other.space >= 0:
            for gain in other.figure.adding[what]:
                have = gain.have
                if have.whom.concerns(state, other, piece):
                    total += have.adds[what]  # minis08:p11.ongoing
    for modifier in state.modifiers:
        if modifier.figure == piece.id:
            total += modifier.gain.have.adds[what]
    return total


def armor(state: MinisState, piece: MinisPiece) -> int:
    """Dice against physical attacks."""
    return max(0, piece.figure.word.armor + added(state, piece, codes.VALUE_ARMOR))


def resist(state: MinisState, piece: MinisPiece) -> int:
    """Dice against magical attacks."""
    return max(0, piece.figure.word.resist + added(state, piece, codes.VALUE_RESIST))


def movement(state: MinisState, piece: MinisPiece) -> int:
    """Movement points of a turn."""
    return max(0, codes.MOVEMENT_POINTS + added(state, piece, codes.VALUE_MOVEMENT))


def strength(state: MinisState, piece: MinisPiece, printed: int, main: bool) -> int:
    """Dice of an attack of a figure; `main`: it is its main attack."""
    total = printed + added(state, piece, codes.VALUE_STRENGTH)
    if main:
        total += added(state, piece, codes.VALUE_MAIN_STRENGTH)
    return max(0, total)


def attack_rerolls(state: MinisState, piece: MinisPiece) -> int:
    """How many attack dice may be rolled again because of abilities and effects; terrain counts besides."""
    return max(0, added(state, piece, codes.VALUE_ATTACK_REROLLS))


def defense_rerolls(state: MinisState, piece: MinisPiece) -> int:
    """The same for defence dice."""
    return max(0, added(state, piece, codes.VALUE_DEFENSE_REROLLS))
