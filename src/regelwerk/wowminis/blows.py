"""The exact odds of an attack of one figure on another: the dice of both, and what a critical does besides."""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis import codes as c
from regelwerk.wowminis.hexes import FOREST, HILL
from regelwerk.wowminis.instructions.dice import Strike, StrikeAgain
from regelwerk.wowminis.instructions.doing import Wound
from regelwerk.wowminis.meaning import Whom
from regelwerk.wowminis.odds import KEPT, Critical, Dice, Odds, damage
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.values import armor, attack_rerolls, defense_rerolls, resist, strength


def attack_dice(s: MinisState, p: MinisPiece, strike: Strike, space: int = c.OFF) -> Dice:
    """The dice that a figure attacks with, and how many of them it may roll again; `space`: as if it stood there."""
    again = attack_rerolls(s, p) if s.auras or s.modifiers else 0
    if s.scenario.field.ground.terrain[p.space if space < 0 else space] == HILL:
        again += 1
    return Dice(strength(s, p, strike.strength, strike.main), again)


def defence_dice(s: MinisState, q: MinisPiece, magical: bool, space: int = c.OFF) -> Dice:
    """The dice that a figure defends itself with; `space`: as if it stood there."""
    again = defense_rerolls(s, q) if s.auras or s.modifiers else 0
    if s.scenario.field.ground.terrain[q.space if space < 0 else space] == FOREST:
        again += 1
    return Dice(resist(s, q) if magical else armor(s, q), again)


def critical_of(
    s: MinisState, p: MinisPiece, strike: Strike, q: MinisPiece, space: int = c.OFF, there: int = c.OFF
) -> Critical:
    """What a critical attack does to that defender besides."""
    sure = 0
    since = 0
    attack: Dice | None = None
    defence: Dice | None = None
    if strike.after is not None:
        for instr in strike.after.code:
            if isinstance(instr, StrikeAgain):
                attack = attack_dice(s, p, instr.strike, space)
                defence = defence_dice(s, q, instr.strike.magical, there)
            elif isinstance(instr, Wound) and is_about(s, p, instr.whom, q, space, there):
                sure += instr.amount
                if instr.whom.group is not None and instr.whom.group.half:
                    since = max(0, q.health - q.figure.health // 2)  # ruling:half-health
    return Critical(strike.more, sure, attack, defence, since)


def is_about(s: MinisState, p: MinisPiece, whom: Whom, q: MinisPiece, space: int = c.OFF, there: int = c.OFF) -> bool:
    """Whether a critical effect of the figure `p` is about the defender too, or will be once his health is low enough.

    That he is in sight need not be asked: else he could not be attacked.
    """
    group = whom.group
    if group is None:
        return whom.how == c.DEFENDER
    if group.whose != c.OPPOSING:
        return False
    here = p.space if space < 0 else space
    return not group.within or s.scenario.field.distance[here][q.space if there < 0 else there] <= group.within


def attack_odds(
    s: MinisState, p: MinisPiece, strike: Strike, q: MinisPiece, space: int = c.OFF, there: int = c.OFF
) -> Odds:
    """The damage that an attack of one figure on another can do, both on the board (minis:exact-dice).

    `space`, `there`: as if the attacker stood on the one, the defender on the other.
    """
    return remembered(
        attack_dice(s, p, strike, space),
        defence_dice(s, q, strike.magical, there),
        critical_of(s, p, strike, q, space, there),
        q.health,
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
