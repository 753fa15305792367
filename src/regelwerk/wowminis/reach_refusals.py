"""Why a figure cannot be reached, or a space not entered: range, sight, taunt, terrain, who stands there."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import ReasonCollector
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.wowminis import codes
from regelwerk.wowminis.derived_values import movement
from regelwerk.wowminis.effects import Attack
from regelwerk.wowminis.hex_grid import FAR, FOREST
from regelwerk.wowminis.line_of_sight import space_numbers, trace
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.selectors import FigureFilter, Selector
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.targets import ANYWHERE, attackable, taunters

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


def explain_strike(
    state: MinisState, piece: MinisPiece, attack: Attack, other: MinisPiece, reasons: ReasonCollector
) -> None:
    """Why a figure cannot attack another one: everything that stands against it."""
    explain_reach(state, piece, attack.whom, attack.range, other, reasons)
    if (
        other.space < 0
        or piece.space < 0
        or (other.team == piece.team and attack.group.side == codes.ALLEGIANCE_OPPOSING)
    ):
        return
    binding = taunters(state, piece)
    if not binding or other.id in binding:
        return
    if attack.whom.is_chosen():
        for id in binding:
            reasons.add(TAUNT, "taunted", Ref(id + 1))
    elif not attackable(state, piece, attack):
        reasons.add(SEVERAL, "taunter-not-included", Ref(binding[0] + 1))


def explain_reach(
    state: MinisState, piece: MinisPiece, whom: Selector, range: int, other: MinisPiece, reasons: ReasonCollector
) -> None:
    """Why a figure cannot be a target: whose it is, range and sight, each looked at by itself."""
    if piece.space < 0:
        reasons.add(OFF_BOARD, "not-on-the-board", piece.ref)
        return
    if other.space < 0:
        reasons.add(OFF_BOARD, "not-on-the-board", other.ref)
        return
    group = whom.group()
    if group is None:
        if other.id != piece.id:
            reasons.add(TARGET, "only-itself", piece.ref)
        return
    explain_group(state, piece, group, other, TARGET if group.side == codes.ALLEGIANCE_OPPOSING else ALLIES, reasons)
    distance = state.scenario.field.distance[piece.space][other.space]
    if distance == FAR:
        reasons.add(NO_PATH, "no-path", other.ref)
        return
    if range < ANYWHERE and distance > range:
        reasons.add(RANGE, "out-of-range", other.ref, distance)
    explain_sight(state, piece, other, range, reasons)


def explain_group(
    state: MinisState,
    piece: MinisPiece,
    group: FigureFilter,
    other: MinisPiece,
    cite: RuleCitation,
    reasons: ReasonCollector,
) -> None:
    """What is missing in a figure for a description, but for distance where a range is looked at besides."""
    if group.side == codes.ALLEGIANCE_OPPOSING and other.team == piece.team:
        reasons.add(cite, "not-an-opponent", other.ref)
    elif group.side != codes.ALLEGIANCE_OPPOSING and other.team != piece.team:
        reasons.add(cite, "not-an-ally", other.ref)
    elif (group.side == codes.ALLEGIANCE_ALLIED or group.beside) and other.id == piece.id:
        reasons.add(cite, "not-itself", other.ref)
    distance = state.scenario.field.distance[piece.space][other.space]
    if group.within and distance > group.within:
        reasons.add(RANGE, "out-of-range", other.ref, distance)
    if group.half and not group.weakened(other):
        reasons.add(HALF, "not-weakened", other.ref, other.health)


def explain_sight(state: MinisState, piece: MinisPiece, q: MinisPiece, range: int, reasons: ReasonCollector) -> None:
    """What cuts every shortest path, and that a longer clear one does not count (minis08:p8.longer-path)."""
    field = state.scenario.field
    found = trace(field.ground, piece.space, q.space, state.foes(piece.team))
    if found.seen:
        return
    for space in space_numbers(found.blocking_spaces):
        terrain = field.ground.terrain[space]
        if terrain:
            reasons.add(TERRAIN_SIGHT, "forest-blocks" if terrain == FOREST else "hill-blocks", q.ref, space)
            continue
        for id in state.figures:
            other = state.pieces[id]
            if other.space == space and other.team != piece.team:
                reasons.add(BLOCKERS, "figure-blocks", other.ref, space)
    if found.longer and len(found.longer) - 1 <= range:
        reasons.add(LONGER, "longer-path", q.ref, len(found.longer) - 1)


def explain_move(state: MinisState, piece: MinisPiece, space: int, reasons: ReasonCollector) -> None:
    """Why a figure cannot move to a space (minis08:p6)."""
    field = state.scenario.field
    if not 0 <= space < len(field.moves):
        reasons.add(SPACES, "no-such-space", NO_REF, space)
        return
    if space == piece.space:
        reasons.add(STAYING, "stands-there", piece.ref, space)
        return
    for id in state.figures:
        other = state.pieces[id]
        if other.space == space:
            reasons.add(OCCUPIED, "occupied", other.ref, space)
    points = movement(state, piece)
    foes = state.foes(piece.team)
    if not foes >> space & 1 and cheapest(state, piece.space, space, foes) <= points:
        return
    alone = cheapest(state, piece.space, space, 0)
    if alone == NEVER:
        reasons.add(WALLS, "no-path", NO_REF, space)
    elif alone > points:
        rough = field.distance[piece.space][space] <= points
        reasons.add(TERRAIN_COST if rough else POINTS, "terrain-costs" if rough else "too-far", piece.ref, alone)
    elif not foes >> space & 1:
        reasons.add(ENEMIES, "way-blocked", piece.ref, space)


NEVER: Final = 1 << 30


def cheapest(state: MinisState, start: int, space: int, foes: int) -> int:
    """Movement points for the cheapest way to a space, `NEVER` if there is none."""
    field = state.scenario.field
    for spent, layer in enumerate(field.reachable_by_cost(start, 2 * len(field.moves), foes)):
        if layer >> space & 1:
            return spent
    return NEVER
