"""Payment: how many resources a cost takes, which are exhausted (wow7.4:403.6), and costs of several parts.

Nothing is paid while an announcement is being made: choices are collected and paid in
one go when it is complete, so that it can be taken back without trace until then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.ids import Ref
from regelwerk.kernel.program import NO_REFS
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.changes import exhaust
from regelwerk.wowtcg.continuous import PlaysForLess, StrikesForLess
from regelwerk.wowtcg.derived_values import applies, forbids, powers, values
from regelwerk.wowtcg.lowered import Playable
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import EMPTY, Modifier, WowPiece, WowScope, WowState

if TYPE_CHECKING:
    from regelwerk.wowtcg.costs import NonResourceCost

RESOURCES: Final = rule("wow7.4:403.6")
ALL_OR_NOTHING: Final = rule("wow7.4:403.1")

ALL: Final = 1 << 30
"""More resources than there can be."""
UNBOUND: Final = (0, 0, 0)
"""The bonds of a card to which nothing is bound."""


def ready_resources(state: WowState, seat: int) -> int:
    """How many resources the seat could exhaust now."""
    known = state.ready_resource_counts
    if known is None:
        known = [-1] * state.seats
        state.ready_resource_counts = known
    count = known[seat]
    if count < 0:
        count = 0
        for id in state.zones[codes.ZONE_RESOURCES * state.seats + seat]:
            if not state.pieces[id].exhausted:
                count += 1
        known[seat] = count  # forks share the table: what is true of one is true of all that have not dropped it
    return count


def payable_resources(state: WowState, seat: int, apart: list[Ref], most: int = ALL) -> list[WowPiece]:
    """The ready resources, those lying face down first, in row order; `apart`: without those; `most`: the first."""
    down = []
    up = []
    for id in state.zones[codes.ZONE_RESOURCES * state.seats + seat]:
        piece = state.pieces[id]
        if not piece.exhausted and not (apart and piece.ref in apart):
            if piece.face_down:
                down.append(piece)
                if len(down) == most:
                    return down
            else:
                up.append(piece)
    return (down + up)[:most] if up else down


def resource_choices(
    state: WowState, seat: int, count: int, picked: list[Ref], apart: list[Ref] = NO_REFS
) -> list[WowPiece]:
    """What may be exhausted next so that `count` resources are, where the choice matters; empty if it does not.

    `apart`: what the same cost exhausts anyhow.

    It matters where the ready resources differ in something the rules can tell apart:
    an activated power, a modifier on one of them, something attached, control, being a target
    of a link; and, while a card in play or a link destroys resources, by their faces.
    Each set can be chosen in one order only: the order of `payers`.
    """
    if not _may_differ(state, seat):
        return []
    have = payable_resources(state, seat, apart)
    if len(have) <= count:
        return []
    if _are_alike(state, have):
        return []
    start = 0
    if picked:
        refs = [piece.ref for piece in have]
        start = refs.index(picked[-1]) + 1
    need = count - len(picked)
    return have[start : len(have) - need + 1]


def _may_differ(state: WowState, seat: int) -> bool:
    """A quick look before the marks are taken: whether anything could tell the seat's resources apart."""
    table = powers(state)
    if state.modifiers or state.control_may_differ or state.chain or table.meddles:
        return True
    for other in range(state.seats):
        if state.zones[codes.ZONE_ATTACHED * state.seats + other]:
            return True
    row = codes.ZONE_RESOURCES * state.seats + seat
    for id in (state.values or values(state)).by_id:  # among them whatever has lost its powers
        if state.pieces[id].zone == row:
            return True
    for id in table.payers[seat]:
        piece = state.pieces[id]
        if piece.zone == row and piece.card.payments:
            return True
    return False


def _at_stake(state: WowState) -> bool:
    """Whether a card in play, or a link whose card everybody sees, destroys resources."""
    if powers(state).meddles:
        return True
    for link in state.chain:
        if link.kind != codes.LINK_RESOURCE and state.last_known(link.source).card.destroys_resources:
            return True
    return False


def _are_alike(state: WowState, pieces: list[WowPiece]) -> bool:
    """Whether the rules can tell none of these ready resources from another."""
    by_id = (state.values or values(state)).by_id
    at_stake = _at_stake(state)
    bound = bound_refs(state)
    one = pieces[0]
    for other in pieces:
        if one.first != other.first:
            return False
        if (one.id in by_id or other.id in by_id) and forbids(state, one) != forbids(state, other):
            return False
        if not one.face_down or not other.face_down:
            if at_stake and (one.face_down != other.face_down or one.card.index != other.card.index):
                return False
            if is_activated(state, one) != is_activated(state, other):
                return False
        if bound and (one.ref in bound or other.ref in bound):  # as nearly no resource is
            if bonds(state, one.ref, bound) != bonds(state, other.ref, bound):
                return False
    return True


def attachment_hosts(state: WowState) -> list[Ref]:
    """What abilities are attached to, once for each of them."""
    found: list[Ref] = []
    for seat in range(state.seats):
        for id in state.zones[codes.ZONE_ATTACHED * state.seats + seat]:
            found.append(state.pieces[id].host)
    return found


def bound_refs(state: WowState) -> list[Ref]:
    """What abilities are attached to, modifiers are fixed to and links aim at, some of it more than once."""
    found = attachment_hosts(state)
    for modifier in state.modifiers:
        if modifier.frozen is not None:
            found += modifier.frozen
    for link in state.chain:
        for slot in link.targets:
            found += slot
    return found


def bonds(state: WowState, ref: Ref, bound: list[Ref]) -> tuple[int, int, int]:
    """How many abilities are attached to that card, modifiers fixed to it, links aim at it; `bound`: `bound_refs`."""
    if ref not in bound:  # as nearly all resources
        return UNBOUND
    return attachment_hosts(state).count(ref), bound_by(state, ref), aims_at(state, ref)


def is_activated(state: WowState, piece: WowPiece) -> bool:
    """Whether a resource has an activated power."""
    if piece.face_down or piece.id not in powers(state).payers[piece.control]:
        return False
    return any(play.activated for play in piece.card.payments)


def bound_by(state: WowState, ref: Ref) -> int:
    """How many modifiers are fixed to that card."""
    bound = 0
    for modifier in state.modifiers:
        if modifier.frozen is not None and ref in modifier.frozen:
            bound += 1
    return bound


def aims_at(state: WowState, ref: Ref) -> int:
    """How often that card is a target of links."""
    aimed = 0
    for link in state.chain:
        for slot in link.targets:
            if ref in slot:
                aimed += 1
    return aimed


def pay_resources(
    state: WowState, seat: int, count: int, picked: list[Ref], source: Ref, apart: list[Ref] = NO_REFS
) -> None:
    """Exhaust so many resources: those picked, or simply the first, without those `apart` (wow7.4:412.2)."""
    if count <= 0:
        return
    chosen = (
        [piece for piece in [state.piece_or_none(ref) for ref in picked] if piece is not None]
        if picked
        else payable_resources(state, seat, apart, count)
    )
    for piece in chosen:
        exhaust(state, piece, RESOURCES, source)


def resource_cost_due(state: WowState, seat: int, ref: Ref, play: Playable, x: int) -> int:
    """What it takes in resources now, with that X: reductions last, and never below 0 (wow7.4:707.1e, 403.2).

    A floor limits only its own reduction; those that have one come first, as the player would have it.
    """
    cost = play.resources + x if play.x_resources else play.resources
    if play.played and (state.values or values(state)).plays:
        for floored in (True, False):
            for modifier in values(state).plays:
                cost = max(cost - play_reduction(state, modifier, seat, ref, cost, floored), 0)  # wow7.4:403.2
    return cost


def play_reduction(state: WowState, modifier: Modifier, seat: int, ref: Ref, cost: int, floored: bool) -> int:
    """How much a modifier with a floor, or without one, takes off a card that would cost that much."""
    what = modifier.word()
    if not isinstance(what, PlaysForLess) or modifier.scope.you != seat or (what.minimum > 0) != floored:
        return 0
    if what.noun is not None and not what.noun.matches_anywhere(state, state.last_known(ref), modifier.scope):
        return 0
    return min(what.reduction, max(cost - what.minimum, 0))  # wow7.4:707.1e


def spend_play_reductions(state: WowState, seat: int) -> None:
    """A card is played: what waited for the next one is used up."""
    used = []
    for modifier in (state.values or values(state)).plays:
        what = modifier.word()
        if isinstance(what, PlaysForLess) and what.next_card and modifier.scope.you == seat:
            used.append(modifier)
    if used:
        state.modifiers = [modifier for modifier in state.modifiers if modifier not in used]
        state.invalidate_all()


def strike_cost(state: WowState, weapon: WowPiece) -> int:
    """What it costs to strike with a weapon now: its strike cost less reductions, at least 0 (wow7.4:707.1e)."""
    cost = weapon.card.strike
    for modifier in values(state).strikes:
        cost -= strike_reduction(state, modifier, weapon)
    return max(cost, 0)  # wow7.4:403.2


def strike_reduction(state: WowState, modifier: Modifier, weapon: WowPiece) -> int:
    """How much a modifier takes off this weapon's strike cost."""
    what = modifier.word()
    if isinstance(what, StrikesForLess) and modifier.scope.you == weapon.control and applies(state, modifier, weapon):
        return what.reduction
    return 0


def spend_strike_reductions(state: WowState, weapon: WowPiece) -> None:
    """Reductions for "the next time you strike" that fitted this strike are used up."""
    used = []
    for modifier in values(state).strikes:
        what = modifier.word()
        if isinstance(what, StrikesForLess) and what.next_time and strike_reduction(state, modifier, weapon):
            used.append(modifier)
    if used:
        state.modifiers = [modifier for modifier in state.modifiers if modifier not in used]
        state.invalidate_all()


def paying_scope(source: Ref, you: int, x: int) -> WowScope:
    """The scope in which costs are read while a link is being announced."""
    scope = WowScope(EMPTY, source, you)
    scope.x = x
    return scope


# ----------------------------------------------------- several parts of one cost


def open_picks(state: WowState, scope: WowScope, play: Playable, paid: list[list[Ref]], part: int) -> list[Ref]:
    """What may be picked next for a part of the cost, so that all of it can still be paid.

    `paid` is what has been picked for each part so far; each set is offered in one order only.
    """
    cost = play.costs[part]
    picked = paid[part] if part < len(paid) else []
    need = cost.pick_count(state, scope) - len(picked)
    refs = [piece.ref for piece in cost.candidates(state, scope)]
    start = refs.index(picked[-1]) + 1 if picked else 0
    refs = refs[start : max(len(refs) - need + 1, 0)]
    if not play.parts_may_conflict:
        return refs
    before = [paid[i] if i < len(paid) else [] for i in range(part)]
    return [ref for ref in refs if covers_cost(state, scope, play, [*before, [*picked, ref]])]


def covers_cost(state: WowState, scope: WowScope, play: Playable, paid: list[list[Ref]]) -> bool:
    """Whether all of the cost can be paid with what has been picked, no card paying twice (wow7.4:403.1)."""
    if conflicts(state, scope, play, paid):
        return False
    for part in range(len(play.costs)):
        picked = paid[part] if part < len(paid) else []
        if len(picked) < play.costs[part].pick_count(state, scope):
            return len(open_picks(state, scope, play, paid, part)) > 0
    return True


def conflicts(state: WowState, scope: WowScope, play: Playable, paid: list[list[Ref]]) -> bool:
    """Whether two parts of the cost want the same of one card."""
    done: list[tuple[int, Ref]] = []
    for part in range(len(play.costs)):
        cost = play.costs[part]
        effect = cost.effect_on_card()
        fixed = cost.fixed_ref(state, scope)
        refs = [fixed] if fixed else paid[part] if part < len(paid) else []
        for ref in refs if effect else []:
            if (effect, ref) in done:
                return True
            done.append((effect, ref))
    resources = resource_cost_due(state, scope.you, scope.source, play, scope.x)
    apart = [ref for effect, ref in done if effect == codes.PAID_BY_EXHAUSTING]
    return resources > 0 and len(payable_resources(state, scope.you, apart)) < resources


def also_exhausted(state: WowState, scope: WowScope, play: Playable, paid: list[list[Ref]]) -> list[Ref]:
    """References of what parts of the cost exhaust besides resources, if that may be a resource too."""
    found: list[Ref] = []
    for part in range(len(play.costs)):
        cost = play.costs[part]
        if cost.effect_on_card() == codes.PAID_BY_EXHAUSTING:
            fixed = cost.fixed_ref(state, scope)
            found += [fixed] if fixed else paid[part]
    return found


def payment_order(costs: list[NonResourceCost]) -> list[int]:
    """The parts of a cost in an order in which they can be paid: what leaves is paid last (wow7.4:403.1)."""
    stays = [i for i in range(len(costs)) if costs[i].effect_on_card() != codes.PAID_BY_LEAVING]
    return stays + [i for i in range(len(costs)) if i not in stays]
