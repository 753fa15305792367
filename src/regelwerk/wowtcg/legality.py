"""What a player may do with priority: one function for each act that lists, rechecks and explains (wow7.4:410).

Every check takes `why`: None where a bare answer will do, else it collects all
reasons whose premises hold, each with its rule.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Why
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.chain import STRIKE_BONUS
from regelwerk.wowtcg.costs import ExhaustWeapon, settles
from regelwerk.wowtcg.meaning import Mode, Playable
from regelwerk.wowtcg.payment import (
    ALL_OR_NOTHING,
    due,
    paying_scope,
    ready_resources,
    strike_cost,
)
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowPiece, WowScope, WowState, scope_of
from regelwerk.wowtcg.targets import can_fill
from regelwerk.wowtcg.values import keywords, powers_of, seat_forbids, use_mark, values

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
ONE_WEAPON: Final = rule("wow:303.2c")
DUAL_WIELD: Final = rule("wow:303.2d")

MOST_X: Final = 99
"""No X larger than this may be said (ruling:largest-x); resources end long before."""


def main_timing(state: WowState, seat: int) -> bool:
    """Own non-combat action phase, empty chain (wow7.4:409.1)."""
    return state.phase == c.ACTION and state.active == seat and not state.chain  # wow7.4:410.2


def completable(state: WowState, scope: WowScope, play: Playable, why: Why | None) -> bool:
    """Whether an announcement can be finished: some X, mode, targets and payment (wow7.4:707.1b-e)."""
    if play.instead is not None and completable(state, scope, play.instead, None):  # wow7.4:403.3
        return True
    have = ready_resources(state, scope.you)
    resources = due(state, scope.you, scope.source, play, 0)
    x_costs = play.x_resources
    if have < resources:
        return why is not None and why.no(RESOURCES, "resources", scope.source, resources)
    if not (play.uses_x or x_costs):
        scope.x = 0
        return finishes(state, scope, play, why)
    ok = False
    for x in range(MOST_X + 1):
        if x_costs and due(state, scope.you, scope.source, play, x) > have:
            break
        scope.x = x
        if finishes(state, scope, play, None):
            ok = True
            break
        if x and not x_costs and not _costs_ok(state, scope, play, None):
            break
    if not ok and why is not None:
        scope.x = 0
        finishes(state, scope, play, why)
    return ok


def finishes(state: WowState, scope: WowScope, play: Playable, why: Why | None) -> bool:
    """Whether the announcement with that X can be finished, resources aside."""
    ok = not play.costs or _costs_ok(state, scope, play, why)
    if not ok and why is None:
        return False
    for mode in play.modes:
        if fits_mode(state, scope, mode):
            return ok
    if why is not None:
        can_fill(state, scope, play.modes[0].slots, 0, why)
    return False


def _costs_ok(state: WowState, scope: WowScope, play: Playable, why: Why | None) -> bool:
    ok = True
    for cost in play.costs:
        if not cost.payable(state, scope, why):
            if why is None:
                return False
            ok = False
    if ok and play.entwined and not settles(state, scope, play, []):
        return why is not None and why.no(ALL_OR_NOTHING, "cost-twice", scope.source)
    return ok


def fits_mode(state: WowState, scope: WowScope, mode: Mode) -> bool:
    """Whether a mode's targets can all be chosen."""
    return not mode.slots or can_fill(state, scope, mode.slots, 0, None)


def ways(state: WowState, scope: WowScope, play: Playable) -> list[int]:
    """In which ways its cost can be paid: 0 with resources, 1 with its alternate cost (wow7.4:403.3)."""
    found = []
    if due(state, scope.you, scope.source, play, 0) <= ready_resources(state, scope.you) and finishes(
        state, scope, play, None
    ):
        found.append(0)
    if play.instead is not None and completable(state, scope, play.instead, None):
        found.append(1)
    return found


def possible_x(state: WowState, scope: WowScope, play: Playable) -> list[int]:
    """Every X with which the announcement can be finished."""
    have = ready_resources(state, scope.you)
    x_costs = play.x_resources
    found = []
    for x in range(MOST_X + 1):
        if x_costs and due(state, scope.you, scope.source, play, x) > have:  # wow:104.1
            break
        scope.x = x
        if finishes(state, scope, play, None):
            found.append(x)
        elif x and not x_costs and not _costs_ok(state, scope, play, None):
            break
    scope.x = 0
    return found


# ------------------------------------------------------------------- the acts


def affordable(state: WowState, seat: int, play: Playable, have: int) -> bool:
    """A quick look before anything else: whether the resources could suffice. `have` -1: count them."""
    if play.least == 0 or play.least <= (have if have >= 0 else ready_resources(state, seat)):
        return True
    return play.played and len((state.values or values(state)).plays) > 0


def can_play(state: WowState, seat: int, piece: WowPiece, why: Why | None, have: int = -1) -> bool:
    """Play a card from hand. `have`: how many ready resources the seat has, if that is known already."""
    card = piece.card
    play = card.play
    if why is None and play is not None and not affordable(state, seat, play, have):
        return False
    if play is None:
        return why is not None and why.no(NOT_PLAYED, "quests-are-not-played", piece.ref)
    ok = True
    if (
        not card.instant  # kw:instant
        and not main_timing(state, seat)
    ):
        if why is None:
            return False
        ok = why.no(TIMING, "not-instant", piece.ref)
    if seat_forbids(state, seat) & c.NO_PLAY:
        if why is None:
            return False
        ok = why.no(CANNOT, "cannot-play-cards")
    if why is None and play.plain and not (state.values or values(state)).plays:
        return True
    scope = paying_scope(piece.ref, seat, 0)
    if play.condition is not None and not play.condition.holds(state, scope):
        if why is None:
            return False
        ok = why.no(RESTRICTED, "only-while", piece.ref)
    return completable(state, scope, play, why) and ok


def can_place(state: WowState, seat: int, piece: WowPiece, face_up: bool, why: Why | None) -> bool:
    """Place a card from hand as a resource."""
    ok = True
    if not main_timing(state, seat):
        if why is None:
            return False
        ok = why.no(PLACING, "no-time-to-place", piece.ref)
    if state.placed and state.active == seat:
        if why is None:
            return False
        ok = why.no(ONE_RESOURCE, "already-placed", piece.ref)
    if face_up and piece.card.kind != c.QUEST:
        if why is None:
            return False
        ok = why.no(QUEST_FACE_UP, "only-quests-face-up", piece.ref)
    return ok


def can_use(
    state: WowState, seat: int, piece: WowPiece, number: int, play: Playable, why: Why | None, have: int = -1
) -> bool:
    """Use a payment power of a card one controls."""
    spent = play.activated and piece.exhausted
    if why is None and (spent or not affordable(state, seat, play, have)):  # wow7.4:701.3
        return False
    ok = True
    ref = piece.ref
    if piece.control != seat:
        return why is not None and why.no(POWERS, "not-yours", ref)
    if (
        play.activated
        and piece.card.kind == c.ALLY  # wow:303.3, wow:304.3, wow:305.1, wow:306.2b
        and piece.since >= state.started[seat]
    ):
        if why is None:
            return False
        ok = why.no(SINCE, "joined-this-turn", ref)
    if play.once_per_turn and use_mark(state, piece, number) in piece.used:
        if why is None:
            return False
        ok = why.no(ONCE, "used-this-turn", ref)
    if play.free and (ref, number) in state.idle and not any(cost.puts_damage() for cost in play.costs):
        if why is None:
            return False
        ok = why.no(FREE, "nothing-changed-since", ref)
    if why is None and play.plain:
        return True
    scope = paying_scope(ref, seat, 0)
    if play.condition is not None and not play.condition.holds(state, scope):
        if why is None:
            return False
        ok = why.no(RESTRICTED, "only-while", ref)
    return completable(state, scope, play, why) and ok


def can_complete(state: WowState, seat: int, piece: WowPiece, why: Why | None, have: int = -1) -> bool:
    """Complete a quest that lies face up among one's resources."""
    reward = piece.card.reward
    if why is None and reward is not None and not affordable(state, seat, reward, have):
        return False
    if reward is None or piece.face_down or state.place(piece) != c.RESOURCES or piece.control != seat:
        return why is not None and why.no(COMPLETING, "no-open-quest", piece.ref)
    if why is None and reward.plain:
        return True
    scope = paying_scope(piece.ref, seat, 0)
    ok = True
    if reward.condition is not None and not reward.condition.holds(state, scope):
        if why is None:
            return False
        ok = why.no(COMPLETION, "only-while", piece.ref)
    return completable(state, scope, reward, why) and ok


def can_strike(state: WowState, seat: int, weapon: WowPiece, why: Why | None) -> bool:
    """Strike with a weapon (wow:303.2)."""
    ref = weapon.ref
    if weapon.card.kind != c.WEAPON or weapon.control != seat or not state.in_play(weapon):
        return why is not None and why.no(STRIKING, "no-weapon-of-yours", ref)
    ok = True
    if state.phase != c.COMBAT_DEFEND or not fighting(state, state.hero(seat)):
        if why is None:
            return False
        ok = why.no(STRIKING, "hero-not-in-combat", ref)
    if seat_forbids(state, seat) & c.NO_STRIKE:
        if why is None:
            return False
        ok = why.no(CANNOT, "cannot-strike", ref)
    if not ExhaustWeapon("").payable(state, scope_of(ref, seat), why):
        if why is None:
            return False
        ok = False
    if ready_resources(state, seat) < strike_cost(state, weapon):
        if why is None:
            return False
        ok = why.no(RESOURCES, "resources", ref, strike_cost(state, weapon))
    return _weapon_free(state, seat, weapon, why) and ok


def fighting(state: WowState, hero: WowPiece | None) -> bool:
    """Whether a hero is in combat: only while there is somebody on the other side (wow:602.3c)."""
    fight = state.combat
    if hero is None or fight is None or fight.attacker == 0 or fight.defender == 0:  # wow:602.3c
        return False
    return hero.ref in (fight.attacker, fight.defender)


def _weapon_free(state: WowState, seat: int, weapon: WowPiece, why: Why | None) -> bool:
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
    if hero is not None and keywords(state, hero) & c.DUAL_WIELD:
        if len(others) == 1 and "Melee" in weapon.card.tags and "Melee" in state.last(others[0]).card.tags:
            return True
        return why is not None and why.no(DUAL_WIELD, "two-melee-weapons", ref)
    return why is not None and why.no(ONE_WEAPON, "one-weapon-a-combat", ref)


def struck_by(state: WowState, seat: int) -> list[int]:
    """The weapons that player has struck with in this combat, whoever controls them now."""
    found = [link.a for link in state.chain if link.kind == c.L_STRIKE and link.you == seat]
    for modifier in state.modifiers:
        if modifier.what is not None and modifier.what.path == STRIKE_BONUS and modifier.scope.you == seat:
            found.append(modifier.scope.source)
    return found


def find_power(state: WowState, piece: WowPiece, number: int) -> Playable | None:
    """A piece's payment power by its number, None if it does not have it (now)."""
    for n, play in powers_of(state, piece):
        if n == number:
            return play
    return None
