"""Resources: how many a cost takes, and which are exhausted (wow7.4:403.6).

Nothing is paid while an announcement is being made: choices are collected and paid in
one go when it is complete, so that it can be taken back without trace until then.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.program import NOTHING
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.changes import attachments, exhaust
from regelwerk.wowtcg.continuous import PlayLess, StrikeLess
from regelwerk.wowtcg.meaning import Playable
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import EMPTY, Modifier, WowPiece, WowScope, WowState
from regelwerk.wowtcg.values import applies, forbids, powers, values

RESOURCES: Final = rule("wow7.4:403.6")
ALL_OR_NOTHING: Final = rule("wow7.4:403.1")


def ready_resources(s: WowState, seat: int) -> int:
    """How many resources the seat could exhaust now."""
    known = s.spare
    if known is None:
        known = [-1] * s.seats
        s.spare = known
    count = known[seat]
    if count < 0:
        count = 0
        for id in s.zones[c.RESOURCES * s.seats + seat]:
            if not s.pieces[id].exhausted:
                count += 1
        known[seat] = count  # forks share the table: what is true of one is true of all that have not dropped it
    return count


def payers(s: WowState, seat: int, apart: list[int]) -> list[WowPiece]:
    """The ready resources, those lying face down first, in row order; `apart`: without those."""
    down = []
    up = []
    for id in s.zones[c.RESOURCES * s.seats + seat]:
        p = s.pieces[id]
        if not p.exhausted and p.ref not in apart:
            if p.face_down:
                down.append(p)
            else:
                up.append(p)
    return down + up


def resource_choices(
    s: WowState, seat: int, count: int, picked: list[int], apart: list[int] = NOTHING
) -> list[WowPiece]:
    """What may be exhausted next so that `count` resources are, where the choice matters; empty if it does not.

    `apart`: what the same cost exhausts anyhow.

    It matters where the ready resources differ in something the rules can tell apart:
    an activated power, a modifier on one of them, something attached, control, being a target
    of a link; and, while a card in play or a link destroys resources, by their faces.
    Each set can be chosen in one order only: the order of `payers`.
    """
    if not _may_differ(s, seat):
        return []
    have = payers(s, seat, apart)
    if len(have) <= count:
        return []
    at_stake = _at_stake(s)
    marks = [_mark(s, p, at_stake) for p in have]
    if len(set(marks)) < 2:
        return []
    start = 0
    if picked:
        refs = [p.ref for p in have]
        start = refs.index(picked[-1]) + 1
    need = count - len(picked)
    return have[start : len(have) - need + 1]


def _may_differ(s: WowState, seat: int) -> bool:
    """A quick look before the marks are taken: whether anything could tell the seat's resources apart."""
    by_id = values(s).by_id
    if s.modifiers or s.lent or s.chain or powers(s).meddles:
        return True
    for other in range(s.seats):
        if s.zones[c.ATTACHED * s.seats + other]:
            return True
    for id in s.zones[c.RESOURCES * s.seats + seat]:
        p = s.pieces[id]
        if id in by_id or (p.card.payments and not p.face_down):
            return True
    return False


def _at_stake(s: WowState) -> bool:
    """Whether a card in play, or a link whose card everybody sees, destroys resources."""
    if powers(s).meddles:
        return True
    for link in s.chain:
        if link.kind != c.L_RESOURCE and s.last(link.source).card.meddles:
            return True
    return False


def _mark(s: WowState, p: WowPiece, at_stake: bool) -> tuple[int, int, int, bool, int, int, int]:
    """What the rules can tell one ready resource from another by."""
    ref = p.ref
    bound = 0
    for m in s.modifiers:
        if m.frozen is not None and ref in m.frozen:
            bound += 1
    aimed = 0
    for link in s.chain:
        for slot in link.targets:
            if ref in slot:
                aimed += 1
    activated = False
    if p.id in powers(s).payers[p.control] and not p.face_down:
        activated = any(play.activated for play in p.card.payments)
    face = 0
    if at_stake:
        face = -1 if p.face_down else p.card.index
    return (forbids(s, p), bound, aimed, activated, len(attachments(s, [ref])), p.first, face)


def pay_resources(
    s: WowState, seat: int, count: int, picked: list[int], source: int, apart: list[int] = NOTHING
) -> None:
    """Exhaust so many resources: those picked, or simply the first, without those `apart` (wow7.4:412.2)."""
    if count <= 0:
        return
    chosen = [p for p in [s.at(ref) for ref in picked] if p is not None] if picked else payers(s, seat, apart)[:count]
    for p in chosen:
        exhaust(s, p, RESOURCES, source)


def due(s: WowState, seat: int, ref: int, play: Playable, x: int) -> int:
    """What it takes in resources now, with that X: reductions last, and never below 0 (wow7.4:707.1e, 403.2).

    A floor limits only its own reduction; those that have one come first, as the player would have it.
    """
    cost = play.resources + x if play.x_resources else play.resources
    if play.played and (s.values or values(s)).plays:
        for floored in (True, False):
            for m in values(s).plays:
                cost = max(cost - play_reduction(s, m, seat, ref, cost, floored), 0)  # wow7.4:403.2
    return cost


def play_reduction(s: WowState, m: Modifier, seat: int, ref: int, cost: int, floored: bool) -> int:
    """How much a modifier with a floor, or without one, takes off a card that would cost that much."""
    what = m.what
    if not isinstance(what, PlayLess) or m.scope.you != seat or (what.minimum > 0) != floored:
        return 0
    if what.noun is not None and not what.noun.describes(s, s.last(ref), m.scope):
        return 0
    return min(what.less, max(cost - what.minimum, 0))  # wow7.4:707.1e


def spend_play_reductions(s: WowState, seat: int) -> None:
    """A card is played: what waited for the next one is used up."""
    used = []
    for m in (s.values or values(s)).plays:
        what = m.what
        if isinstance(what, PlayLess) and what.next_card and m.scope.you == seat:
            used.append(m)
    if used:
        s.modifiers = [m for m in s.modifiers if m not in used]
        s.stir()


def strike_cost(s: WowState, weapon: WowPiece) -> int:
    """What it costs to strike with a weapon now: its strike cost less reductions, at least 0 (wow7.4:707.1e)."""
    cost = weapon.card.strike
    for m in values(s).strikes:
        cost -= strike_reduction(s, m, weapon)
    return max(cost, 0)  # wow7.4:403.2


def strike_reduction(s: WowState, m: Modifier, weapon: WowPiece) -> int:
    """How much a modifier takes off this weapon's strike cost."""
    what = m.what
    if isinstance(what, StrikeLess) and m.scope.you == weapon.control and applies(s, m, weapon):
        return what.less
    return 0


def spend_strike_reductions(s: WowState, weapon: WowPiece) -> None:
    """Reductions for "the next time you strike" that fitted this strike are used up."""
    used = []
    for m in values(s).strikes:
        what = m.what
        if isinstance(what, StrikeLess) and what.next_time and strike_reduction(s, m, weapon):
            used.append(m)
    if used:
        s.modifiers = [m for m in s.modifiers if m not in used]
        s.stir()


def paying_scope(source: int, you: int, x: int) -> WowScope:
    """The scope in which costs are read while a link is being announced."""
    f = WowScope(EMPTY, source, you)
    f.x = x
    return f
