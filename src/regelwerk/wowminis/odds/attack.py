"""The exact odds of an attack of one figure on another: the dice of both, and what a critical does besides."""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis import codes
from regelwerk.wowminis.derived_values import armor, attack_rerolls, defense_rerolls, resist, strength
from regelwerk.wowminis.effects import ChangeHealth
from regelwerk.wowminis.enums import Role
from regelwerk.wowminis.hex_grid import FOREST, HILL
from regelwerk.wowminis.instructions import AttackInstruction
from regelwerk.wowminis.odds.distribution import KEPT, CriticalEffect, DiceRoll, Distribution, damage
from regelwerk.wowminis.selectors import Selector
from regelwerk.wowminis.state import MinisPiece, MinisState


def attack_dice(
    state: MinisState, piece: MinisPiece, strike: AttackInstruction, space: int = codes.OFF_BOARD
) -> DiceRoll:
    """The dice that a figure attacks with, and how many of them it may roll again; `space`: as if it stood there."""
    again = attack_rerolls(state, piece)
    if state.scenario.field.ground.terrain[piece.space if space < 0 else space] == HILL:
        again += 1
    return DiceRoll(strength(state, piece, strike.attack.strength, strike.main), again)


def defence_dice(state: MinisState, other: MinisPiece, magical: bool, space: int = codes.OFF_BOARD) -> DiceRoll:
    """The dice that a figure defends itself with; `space`: as if it stood there."""
    again = defense_rerolls(state, other)
    if state.scenario.field.ground.terrain[other.space if space < 0 else space] == FOREST:
        again += 1
    return DiceRoll(resist(state, other) if magical else armor(state, other), again)


def critical_of(
    state: MinisState,
    piece: MinisPiece,
    strike: AttackInstruction,
    other: MinisPiece,
    space: int = codes.OFF_BOARD,
    there: int = codes.OFF_BOARD,
) -> CriticalEffect:
    """What a critical attack does to that defender besides."""
    sure = 0
    since = 0
    attack: DiceRoll | None = None
    defence: DiceRoll | None = None
    if strike.after is not None:
        for instr in strike.after.code:
            if isinstance(instr, AttackInstruction):
                attack = attack_dice(state, piece, instr, space)
                defence = defence_dice(state, other, instr.attack.magical, there)
            elif (
                isinstance(instr, ChangeHealth)
                and instr.damage
                and is_about(state, piece, instr.whom, other, space, there)
            ):
                sure += instr.damage
                group = instr.whom.group()
                if group is not None and group.half:
                    since = max(0, other.health - other.figure.word.health // 2)  # ruling:half-health
    return CriticalEffect(strike.attack.more, sure, attack, defence, since)


def is_about(
    state: MinisState,
    piece: MinisPiece,
    whom: Selector,
    other: MinisPiece,
    space: int = codes.OFF_BOARD,
    there: int = codes.OFF_BOARD,
) -> bool:
    """Whether a critical effect of the figure `piece` is about the defender too, or will be at low health.

    That he is in sight need not be asked: else he could not be attacked.
    """
    group = whom.group()
    if group is None:
        return whom.has_role(Role.DEFENDING)
    if group.side != codes.ALLEGIANCE_OPPOSING:
        return False
    here = piece.space if space < 0 else space
    return not group.within or state.scenario.field.distance[here][other.space if there < 0 else there] <= group.within


def attack_odds(
    state: MinisState,
    piece: MinisPiece,
    strike: AttackInstruction,
    other: MinisPiece,
    space: int = codes.OFF_BOARD,
    there: int = codes.OFF_BOARD,
) -> Distribution:
    """The damage that an attack of one figure on another can do, both on the board (minis:exact-dice).

    `space`, `there`: as if the attacker stood on the one, the defender on the other.
    """
    return remembered(
        attack_dice(state, piece, strike, space),
        defence_dice(state, other, strike.attack.magical, there),
        critical_of(state, piece, strike, other, space, there),
        other.health,
    )


_known: Final[dict[tuple[int, ...], Distribution]] = {}


def remembered(attack: DiceRoll, defence: DiceRoll, critical: CriticalEffect, health: int) -> Distribution:
    """`odds.damage`, each worked out once."""
    more, against = critical.attack, critical.defence
    key = (
        attack.dice << 8 | attack.rerolls,
        defence.dice << 8 | defence.rerolls,
        critical.more << 8 | critical.sure,
        critical.since,
        -1 if more is None else more.dice << 8 | more.rerolls,
        -1 if against is None else against.dice << 8 | against.rerolls,
        health,
    )
    found = _known.get(key)
    if found is None:
        if len(_known) >= KEPT:
            _known.clear()
        found = damage(attack, defence, critical, health)
        _known[key] = found
    return found
