"""What a player may do with priority: one function for each act that lists, rechecks and explains (wow7.4:410).

Every check takes `why`: None where a bare answer will do, else it collects all
reasons whose premises hold, each with its rule.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import ReasonCollector
from regelwerk.kernel.ids import Ref
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.derived_values import is_instant, keywords, powers_of, seat_forbids, use_mark, values
from regelwerk.wowtcg.lowered import Mode, Playable
from regelwerk.wowtcg.payment import (
    ALL_OR_NOTHING,
    covers_cost,
    paying_scope,
    ready_resources,
    resource_cost_due,
    strike_cost,
)
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowPiece, WowScope, WowState
from regelwerk.wowtcg.targets import any_target, can_fill

TIMING: Final = rule("wow7.4:409.1")
NOT_PLAYED: Final = rule("wow:307.1")
ONE_RESOURCE: Final = rule("wow7.4:412.1")
PLACING: Final = rule("wow7.4:412.1a")
QUEST_FACE_UP: Final = rule("wow7.4:412.1b")
RESOURCES: Final = rule("wow7.4:403.6")
CANNOT: Final = rule("wow:103.2")
POWERS: Final = rule("wow7.4:701.2")
ONCE: Final = rule("wow7.4:701.4")
RESTRICTED: Final = rule("wow7.4:701.1")
SINCE: Final = rule("wow:302.2")
COMPLETING: Final = rule("wow7.4:702.2")
COMPLETION: Final = rule("wow7.4:702.1")
FREE: Final = rule("ruling:free-payment-power-once")
STRIKING: Final = rule("wow:602.3a")
STRIKE_COST: Final = rule("wow:303.2")
ONE_WEAPON: Final = rule("wow:303.2c")
DUAL_WIELD: Final = rule("wow:303.2d")

MOST_X: Final = 99
"""No X larger than this may be said (ruling:largest-x); resources end long before."""


def main_timing(state: WowState, seat: int) -> bool:
    """Own non-combat action phase, empty chain (wow7.4:409.1)."""
    return state.phase == codes.PHASE_ACTION and state.turn_player == seat and not state.chain  # wow7.4:410.2


def can_reach_end(state: WowState, scope: WowScope, play: Playable, reasons: ReasonCollector | None) -> bool:
    """Whether an announcement can be finished: some X, mode, targets and payment (wow7.4:707.1b-e)."""
    if play.alternate is not None and can_reach_end(state, scope, play.alternate, None):  # wow7.4:403.3
        return True
    you = scope.you
    known = state.ready_resource_counts
    have = -1 if known is None else known[you]
    if have < 0:
        have = ready_resources(state, you)
    x_costs = play.x_resources
    due = play.resources
    if play.played and (state.values or values(state)).plays:
        due = resource_cost_due(state, you, scope.source, play, 0)
    if have < due:
        return reasons is not None and reasons.add(RESOURCES, "resources", scope.source, due)
    if not (play.uses_x or x_costs):
        scope.x = 0
        if play.only_target is not None and reasons is None:
            return any_target(state, scope, play.only_target)
        return can_complete_announcement(state, scope, play, reasons)
    is_legal = False
    for x in range(MOST_X + 1):
        if x_costs and resource_cost_due(state, scope.you, scope.source, play, x) > have:
            break
        scope.x = x
        if can_complete_announcement(state, scope, play, None):
            is_legal = True
            break
        if x and not x_costs and not _costs_ok(state, scope, play, None):
            break
    if not is_legal and reasons is not None:
        scope.x = 0
        can_complete_announcement(state, scope, play, reasons)
    return is_legal


def can_complete_announcement(
    state: WowState, scope: WowScope, play: Playable, reasons: ReasonCollector | None
) -> bool:
    """Whether the announcement with that X can be finished, resources aside."""
    is_legal = not play.costs or _costs_ok(state, scope, play, reasons)
    if not is_legal and reasons is None:
        return False
    for mode in play.modes:
        if not mode.slots or can_fill(state, scope, mode.slots, 0, None):
            return is_legal
    if reasons is not None:
        can_fill(state, scope, play.modes[0].slots, 0, reasons)
    return False


def _costs_ok(state: WowState, scope: WowScope, play: Playable, reasons: ReasonCollector | None) -> bool:
    is_legal = True
    for cost in play.costs:
        if not cost.payable(state, scope, reasons):
            if reasons is None:
                return False
            is_legal = False
    if is_legal and play.parts_may_conflict and not covers_cost(state, scope, play, []):
        return reasons is not None and reasons.add(ALL_OR_NOTHING, "cost-twice", scope.source)
    return is_legal


def can_fill_mode(state: WowState, scope: WowScope, mode: Mode) -> bool:
    """Whether a mode's targets can all be chosen."""
    return not mode.slots or can_fill(state, scope, mode.slots, 0, None)


def payment_ways(state: WowState, scope: WowScope, play: Playable) -> list[int]:
    """In which ways its cost can be paid: 0 with resources, 1 with its alternate cost (wow7.4:403.3)."""
    found = []
    if resource_cost_due(state, scope.you, scope.source, play, 0) <= ready_resources(
        state, scope.you
    ) and can_complete_announcement(state, scope, play, None):
        found.append(0)
    if play.alternate is not None and can_reach_end(state, scope, play.alternate, None):
        found.append(1)
    return found


def possible_x(state: WowState, scope: WowScope, play: Playable) -> list[int]:
    """Every X with which the announcement can be finished."""
    have = ready_resources(state, scope.you)
    x_costs = play.x_resources
    found = []
    for x in range(MOST_X + 1):
        if x_costs and resource_cost_due(state, scope.you, scope.source, play, x) > have:  # wow:104.1
            break
        scope.x = x
        if can_complete_announcement(state, scope, play, None):
            found.append(x)
        elif x and not x_costs and not _costs_ok(state, scope, play, None):
            break
    scope.x = 0
    return found


# ------------------------------------------------------------------- the acts


def can_announce(state: WowState, seat: int, ref: Ref, play: Playable) -> bool:
    """Whether its text allows it now and its announcement can be finished; nothing else is looked at."""
    # nothing that is read keeps its scope or writes more into it than X and targets, so the state has one for all
    scope = state.reading_scope
    if scope is None:
        scope = paying_scope(ref, seat, 0)
        state.reading_scope = scope
    scope.source = ref
    scope.you = seat
    scope.x = 0
    return (play.condition is None or play.condition.holds(state, scope)) and can_reach_end(state, scope, play, None)


def affordable(state: WowState, seat: int, play: Playable, have: int) -> bool:
    """A quick look before anything else: whether the resources could suffice. `have` -1: count them."""
    if play.min_resource_cost == 0 or play.min_resource_cost <= (have if have >= 0 else ready_resources(state, seat)):
        return True
    return play.played and len((state.values or values(state)).plays) > 0


def can_play(state: WowState, seat: int, piece: WowPiece, reasons: ReasonCollector | None, have: int = -1) -> bool:
    """Play a card from hand. `have`: how many ready resources the seat has, if that is known already."""
    card = piece.card
    play = card.play
    if reasons is None and play is not None and not affordable(state, seat, play, have):
        return False
    if play is None:
        return reasons is not None and reasons.add(NOT_PLAYED, "quests-are-not-played", piece.ref)
    is_legal = True
    if not main_timing(state, seat) and not is_instant(state, piece):
        if reasons is None:
            return False
        is_legal = reasons.add(TIMING, "not-instant", piece.ref)
    if seat_forbids(state, seat) & codes.NO_PLAY:
        if reasons is None:
            return False
        is_legal = reasons.add(CANNOT, "cannot-play-cards")
    if reasons is None:
        return (play.is_resources_only and not (state.values or values(state)).plays) or can_announce(
            state, seat, piece.ref, play
        )
    scope = paying_scope(piece.ref, seat, 0)
    if play.condition is not None and not play.condition.holds(state, scope):
        is_legal = reasons.add(RESTRICTED, "only-while", piece.ref)
    return can_reach_end(state, scope, play, reasons) and is_legal


def can_place(state: WowState, seat: int, piece: WowPiece, face_up: bool, reasons: ReasonCollector | None) -> bool:
    """Place a card from hand as a resource."""
    is_legal = True
    if not main_timing(state, seat):
        if reasons is None:
            return False
        is_legal = reasons.add(PLACING, "no-time-to-place", piece.ref)
    if state.has_placed_resource and state.turn_player == seat:
        if reasons is None:
            return False
        is_legal = reasons.add(ONE_RESOURCE, "already-placed", piece.ref)
    if face_up and piece.card.kind != codes.TYPE_QUEST:
        if reasons is None:
            return False
        is_legal = reasons.add(QUEST_FACE_UP, "only-quests-face-up", piece.ref)
    return is_legal


def can_use(
    state: WowState,
    seat: int,
    piece: WowPiece,
    number: int,
    play: Playable,
    reasons: ReasonCollector | None,
    have: int = -1,
) -> bool:
    """Use a payment power of a card one controls."""
    spent = play.activated and piece.exhausted
    if reasons is None and (spent or not affordable(state, seat, play, have)):  # wow7.4:701.3
        return False
    is_legal = True
    ref = piece.ref
    if piece.control != seat:
        return reasons is not None and reasons.add(POWERS, "not-yours", ref)
    if (
        play.activated
        and piece.card.kind == codes.TYPE_ALLY  # wow:303.3, wow:304.3, wow:305.1, wow:306.2b
        and piece.since >= state.last_turn_numbers[seat]
    ):
        if reasons is None:
            return False
        is_legal = reasons.add(SINCE, "joined-this-turn", ref)
    if play.once_per_turn and use_mark(state, piece, number) in piece.used:
        if reasons is None:
            return False
        is_legal = reasons.add(ONCE, "used-this-turn", ref)
    if play.free and (ref, number) in state.spent_free_powers and not any(cost.puts_damage() for cost in play.costs):
        if reasons is None:
            return False
        is_legal = reasons.add(FREE, "nothing-changed-since", ref)
    if reasons is None:
        return play.is_resources_only or can_announce(state, seat, ref, play)
    scope = paying_scope(ref, seat, 0)
    if play.condition is not None and not play.condition.holds(state, scope):
        is_legal = reasons.add(RESTRICTED, "only-while", ref)
    return can_reach_end(state, scope, play, reasons) and is_legal


def can_complete(state: WowState, seat: int, piece: WowPiece, reasons: ReasonCollector | None, have: int = -1) -> bool:
    """Complete a quest that lies face up among one's resources."""
    reward = piece.card.reward
    in_row = piece.zone // state.seats == codes.ZONE_RESOURCES
    if reward is None or piece.face_down or not in_row or piece.control != seat:
        return reasons is not None and reasons.add(COMPLETING, "no-open-quest", piece.ref)
    if reasons is None:
        if reward.min_resource_cost > have and not affordable(state, seat, reward, have):
            return False
        return reward.is_resources_only or can_announce(state, seat, piece.ref, reward)
    scope = paying_scope(piece.ref, seat, 0)
    is_legal = True
    if reward.condition is not None and not reward.condition.holds(state, scope):
        is_legal = reasons.add(COMPLETION, "only-while", piece.ref)
    return can_reach_end(state, scope, reward, reasons) and is_legal


def can_strike(state: WowState, seat: int, weapon: WowPiece, reasons: ReasonCollector | None) -> bool:
    """Strike with a weapon (wow:303.2)."""
    ref = weapon.ref
    if weapon.card.kind != codes.TYPE_WEAPON or weapon.control != seat or not state.in_play(weapon):
        return reasons is not None and reasons.add(STRIKING, "no-weapon-of-yours", ref)
    is_legal = True
    if state.phase != codes.PHASE_COMBAT_DEFEND or not fighting(state, state.hero(seat)):
        if reasons is None:
            return False
        is_legal = reasons.add(STRIKING, "hero-not-in-combat", ref)
    if seat_forbids(state, seat) & codes.NO_STRIKE:
        if reasons is None:
            return False
        is_legal = reasons.add(CANNOT, "cannot-strike", ref)
    if weapon.exhausted:
        if reasons is None:
            return False
        is_legal = reasons.add(STRIKE_COST, "is-exhausted", ref)
    if ready_resources(state, seat) < strike_cost(state, weapon):
        if reasons is None:
            return False
        is_legal = reasons.add(RESOURCES, "resources", ref, strike_cost(state, weapon))
    return _weapon_free(state, seat, weapon, reasons) and is_legal


def fighting(state: WowState, hero: WowPiece | None) -> bool:
    """Whether a hero is in combat: only while there is somebody on the other side (wow:602.3c)."""
    fight = state.combat
    if hero is None or fight is None or fight.attacker == 0 or fight.defender == 0:  # wow:602.3c
        return False
    return hero.ref in (fight.attacker, fight.defender)


def _weapon_free(state: WowState, seat: int, weapon: WowPiece, reasons: ReasonCollector | None) -> bool:
    """One weapon in a combat, with dual wield two melee weapons; the same one again (wow:303.2c-d)."""
    fight = state.combat
    if fight is None:
        return True
    ref = weapon.ref
    others = []
    for struck in struck_by(state, seat) if fight.struck else []:  # wow:303.2c
        if struck != ref and struck not in others:
            others.append(struck)
    if not others:
        return True
    hero = state.hero(seat)
    if hero is not None and keywords(state, hero) & codes.KEYWORD_DUAL_WIELD:
        if len(others) == 1 and "Melee" in weapon.card.tags and "Melee" in state.last_known(others[0]).card.tags:
            return True
        return reasons is not None and reasons.add(DUAL_WIELD, "two-melee-weapons", ref)
    return reasons is not None and reasons.add(ONE_WEAPON, "one-weapon-a-combat", ref)


def struck_by(state: WowState, seat: int) -> list[Ref]:
    """The weapons that player has struck with in this combat, whoever controls them now."""
    found = [link.a for link in state.chain if link.kind == codes.LINK_STRIKE and link.you == seat]
    for modifier in state.modifiers:
        if modifier.is_of_strike() and modifier.scope.you == seat:
            found.append(modifier.scope.source)
    return found


def find_power(state: WowState, piece: WowPiece, number: int) -> Playable | None:
    """A piece's payment power by its number, None if it does not have it (now)."""
    for n, play in powers_of(state, piece):
        if n == number:
            return play
    return None
