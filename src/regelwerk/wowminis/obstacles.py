"""Why a figure cannot be reached, or a space not entered: range, sight, taunt, terrain, who stands there."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Why
from regelwerk.kernel.rulebook import Rule
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.hexes import FAR, FOREST
from regelwerk.wowminis.instructions.dice import Strike
from regelwerk.wowminis.meaning import Group, Whom
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.seeing import look, members
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.targets import ANYWHERE, attackable, taunters
from regelwerk.wowminis.values import movement

OFF_BOARD: Final = rule("minis:sight-off-board-figures")
TARGET: Final = rule("minis08:p9.target")
ALLIES: Final = rule("minis08:p12.heal-targets")
RANGE: Final = rule("minis08:p7.range")
BLOCKERS: Final = rule("minis08:p8.sight-blockers")
TERRAIN_SIGHT: Final = rule("minis08:p10.terrain-sight")
LONGER: Final = rule("minis08:p8.longer-path")
NO_PATH: Final = rule("minis:sight-board-edge")
TAUNT: Final = rule("minis08:p11.taunt")
SEVERAL: Final = rule("minis:q10")
HALF: Final = rule("ruling:half-health")
SPACES: Final = rule("minis:movement")
OCCUPIED: Final = rule("minis08:p6.occupied")
POINTS: Final = rule("minis08:p6.movement-points")
TERRAIN_COST: Final = rule("minis08:p6.terrain-cost")
ENEMIES: Final = rule("minis08:p6.not-through-enemies")
STAYING: Final = rule("minis08:p6.movement-points")
WALLS: Final = rule("ruling:walls")


def explain_strike(s: MinisState, p: MinisPiece, strike: Strike, q: MinisPiece, why: Why) -> None:
    """Why a figure cannot attack another one: everything that stands against it."""
    explain_reach(s, p, strike.whom, strike.range, q, why)
    if q.space < 0 or p.space < 0 or (q.team == p.team and strike.at_opponents):
        return
    binding = taunters(s, p)
    if not binding or q.id in binding:
        return
    if strike.whom.how == c.ONE:
        for id in binding:
            why.no(TAUNT, "taunted", id + 1)
    elif not attackable(s, p, strike):
        why.no(SEVERAL, "taunter-not-included", binding[0] + 1)


def explain_reach(s: MinisState, p: MinisPiece, whom: Whom, range: int, q: MinisPiece, why: Why) -> None:
    """Why a figure cannot be a target: whose it is, range and sight, each looked at by itself."""
    if p.space < 0:
        why.no(OFF_BOARD, "not-on-the-board", p.ref)
        return
    if q.space < 0:
        why.no(OFF_BOARD, "not-on-the-board", q.ref)
        return
    group = whom.group
    if group is None:
        if q.id != p.id:
            why.no(TARGET, "only-itself", p.ref)
        return
    explain_group(s, p, group, q, TARGET if group.whose == c.OPPOSING else ALLIES, why)
    distance = s.scenario.field.distance[p.space][q.space]
    if distance == FAR:
        why.no(NO_PATH, "no-path", q.ref)
        return
    if range < ANYWHERE and distance > range:
        why.no(RANGE, "out-of-range", q.ref, distance)
    explain_sight(s, p, q, range, why)


def explain_group(s: MinisState, p: MinisPiece, group: Group, q: MinisPiece, cite: Rule, why: Why) -> None:
    """What is missing in a figure for a description, but for distance where a range is looked at besides."""
    if group.whose == c.OPPOSING and q.team == p.team:
        why.no(cite, "not-an-opponent", q.ref)
    elif group.whose != c.OPPOSING and q.team != p.team:
        why.no(cite, "not-an-ally", q.ref)
    elif (group.whose == c.ALLIED or group.beside) and q.id == p.id:
        why.no(cite, "not-itself", q.ref)
    distance = s.scenario.field.distance[p.space][q.space]
    if group.within and distance > group.within:
        why.no(RANGE, "out-of-range", q.ref, distance)
    if group.half and q.health * 2 > q.figure.health:
        why.no(HALF, "not-weakened", q.ref, q.health)


def explain_sight(s: MinisState, p: MinisPiece, q: MinisPiece, range: int, why: Why) -> None:
    """What cuts every shortest path, and that a longer clear one does not count (minis08:p8.longer-path)."""
    field = s.scenario.field
    found = look(field.ground, p.space, q.space, s.foes(p.team))
    if found.seen:
        return
    for space in members(found.cut):
        terrain = field.ground.terrain[space]
        if terrain:
            why.no(TERRAIN_SIGHT, "forest-blocks" if terrain == FOREST else "hill-blocks", q.ref, space)
            continue
        for id in s.figures:
            other = s.pieces[id]
            if other.space == space and other.team != p.team:
                why.no(BLOCKERS, "figure-blocks", other.ref, space)
    if found.longer and len(found.longer) - 1 <= range:
        why.no(LONGER, "longer-path", q.ref, len(found.longer) - 1)


def explain_move(s: MinisState, p: MinisPiece, space: int, why: Why) -> None:
    """Why a figure cannot move to a space (minis08:p6)."""
    field = s.scenario.field
    if not 0 <= space < len(field.moves):
        why.no(SPACES, "no-such-space", 0, space)
        return
    if space == p.space:
        why.no(STAYING, "stands-there", p.ref, space)
        return
    for id in s.figures:
        other = s.pieces[id]
        if other.space == space:
            why.no(OCCUPIED, "occupied", other.ref, space)
    points = movement(s, p)
    foes = s.foes(p.team)
    if not foes >> space & 1 and cheapest(s, p.space, space, foes) <= points:
        return
    alone = cheapest(s, p.space, space, 0)
    if alone == NEVER:
        why.no(WALLS, "no-path", 0, space)
    elif alone > points:
        rough = field.distance[p.space][space] <= points
        why.no(TERRAIN_COST if rough else POINTS, "terrain-costs" if rough else "too-far", p.ref, alone)
    elif not foes >> space & 1:
        why.no(ENEMIES, "way-blocked", p.ref, space)


NEVER: Final = 1 << 30


def cheapest(s: MinisState, start: int, space: int, foes: int) -> int:
    """Movement points for the cheapest way to a space, `NEVER` if there is none."""
    field = s.scenario.field
    for spent, layer in enumerate(field.layers(start, 2 * len(field.moves), foes)):
        if layer >> space & 1:
            return spent
    return NEVER
