"""The exact odds of an attack of one figure on another: the dice of both, and what a critical does besides."""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis import codes as c
from regelwerk.wowminis.effects import DealDamage
from regelwerk.wowminis.hexes import FOREST, HILL
from regelwerk.wowminis.instructions import Strike, StrikeAgain
from regelwerk.wowminis.nouns import Defender, Ref
from regelwerk.wowminis.odds import KEPT, Critical, Dice, Odds, damage
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.values import armor, attack_rerolls, defense_rerolls, resist, strength


def attack_dice(state: MinisState, piece: MinisPiece, strike: Strike, space: int = c.OFF) -> Dice:
    """The dice that a figure attacks with, and how many of them it may roll again; `space`: as if it stood there."""
    again = attack_rerolls(state, piece) if state.auras or state.modifiers else 0
    if state.scenario.field.ground.terrain[piece.space if space < 0 else space] == HILL:
        again += 1
    return Dice(strength(state, piece, strike.attack.strength, strike.main), again)


def defence_dice(state: MinisState, other: MinisPiece, magical: bool, space: int = c.OFF) -> Dice:
    """The dice that a figure defends itself with; `space`: as if it stood there."""
    again = defense_rerolls(state, other) if state.auras or state.modifiers else 0
    if state.scenario.field.ground.terrain[other.space if space < 0 else space] == FOREST:
        again += 1
    return Dice(resist(state, other) if magical else armor(state, other), again)


def critical_of(
    state: MinisState, piece: MinisPiece, strike: Strike, other: MinisPiece, space: int = c.OFF, there: int = c.OFF
) -> Critical:
    """What a critical attack does to that defender besides."""
    sure = 0
    since = 0
    attack: Dice | None = None
    defence: Dice | None = None
    if strike.after is not None:
        for instr in strike.after.code:
            if isinstance(instr, StrikeAgain):
                attack = attack_dice(state, piece, instr.strike, space)
                defence = defence_dice(state, other, instr.strike.attack.magical, there)
            elif isinstance(instr, DealDamage) and is_about(state, piece, instr.whom, other, space, there):
                sure += instr.amount
                group = instr.whom.group()
                if group is not None and group.half:
                    since = max(0, other.health - other.figure.word.health // 2)  # ruling:half-health
    return Critical(strike.attack.more, sure, attack, defence, since)


def is_about(
    state: MinisState, piece: MinisPiece, whom: Ref, other: MinisPiece, space: int = c.OFF, there: int = c.OFF
) -> bool:
    """Whether a critical effect of the figure `piece` is about the defender too, or will be at low health.

    That he is in sight need not be asked: else he could not be attacked.
    """
    group = whom.group()
    if group is None:
        return isinstance(whom, Defender)
    if group.side != c.OPPOSING:
        return False
    here = piece.space if space < 0 else space
    return not group.within or state.scenario.field.distance[here][other.space if there < 0 else there] <= group.within


def attack_odds(
    state: MinisState, piece: MinisPiece, strike: Strike, other: MinisPiece, space: int = c.OFF, there: int = c.OFF
) -> Odds:
    """The damage that an attack of one figure on another can do, both on the board (minis:exact-dice).

    `space`, `there`: as if the attacker stood on the one, the defender on the other.
    """
    return remembered(
        attack_dice(state, piece, strike, space),
        defence_dice(state, other, strike.attack.magical, there),
        critical_of(state, piece, strike, other, space, there),
        other.health,
    )


_known: Final[dict[tuple[int, ...], Odds]] = {}


def remembered(attack: Dice, defence: Dice, critical: Critical, health: int) -> Odds:
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
