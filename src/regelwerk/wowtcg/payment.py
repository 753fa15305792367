"""Costs: what is paid besides resources, and which resources are exhausted (wow7.4:403).

Nothing is paid while an announcement is being made: choices are collected and paid in
one go when it is complete, so that it can be taken back without trace until then.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Why
from regelwerk.kernel.program import NOTHING
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.changes import attachments, destroy, discard, exhaust, flip, leave, put, put_damage
from regelwerk.wowtcg.continuous import PlayLess, StrikeLess
from regelwerk.wowtcg.meaning import EXHAUSTS, HURTS, LEAVES, Amount, Cost, Noun, Playable
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import EMPTY, Modifier, WowPiece, WowScope, WowState
from regelwerk.wowtcg.values import applies, forbids, health, powers, values

RESOURCES: Final = rule("wow7.4:403.6")
ALL_OR_NOTHING: Final = rule("wow7.4:403.1")
CANNOT_BE_PAID: Final = rule("wow:103.2")
ACTIVATE: Final = rule("wow7.4:701.3")
FLIPPING: Final = rule("wow:301.2")
STRIKE_COST: Final = rule("wow:303.2")


class Activate(Cost):
    """Exhaust this card: the activate symbol. `of_quest`: this card is a quest, and so a resource."""

    __slots__ = ("of_quest",)

    def __init__(self, path: str, of_quest: bool) -> None:
        super().__init__(path)
        self.of_quest = of_quest

    def payable(self, s: WowState, f: WowScope, why: Why | None) -> bool:
        p = s.at(f.source)
        if p is None or p.exhausted:
            return why is not None and why.no(ACTIVATE, "is-exhausted", f.source)
        return True

    def pay(self, s: WowState, f: WowScope, picked: list[int]) -> None:
        p = s.at(f.source)
        if p is not None:
            exhaust(s, p, ACTIVATE, f.source)


    def deed(self) -> int:
        return EXHAUSTS

    def exhausts_resources(self) -> bool:
        return self.of_quest

    def fixed(self, s: WowState, f: WowScope) -> int:
        return f.source


class FlipThis(Cost):
    """Turn this hero face down."""

    __slots__ = ()

    def payable(self, s: WowState, f: WowScope, why: Why | None) -> bool:
        p = s.at(f.source)
        if p is None or p.face_down:
            return why is not None and why.no(FLIPPING, "is-face-down", f.source)
        return True

    def pay(self, s: WowState, f: WowScope, picked: list[int]) -> None:
        p = s.at(f.source)
        if p is not None:
            flip(s, p, FLIPPING, f.source)


class OnThis(Cost):
    """Destroy this card, remove it from the game, put damage on it, exhaust or hurt your hero.

    `act` is "destroy", "remove", "damage", "exhaust hero", "damage hero".
    """

    __slots__ = ("act", "amount")

    def __init__(self, path: str, act: str, amount: Amount | None) -> None:
        super().__init__(path)
        self.act = act
        self.amount = amount

    def _piece(self, s: WowState, f: WowScope) -> WowPiece | None:
        return s.hero(f.you) if self.act.endswith("hero") else s.at(f.source)

    def payable(self, s: WowState, f: WowScope, why: Why | None) -> bool:
        p = self._piece(s, f)
        if p is None or not s.in_play(p):
            return why is not None and why.no(ALL_OR_NOTHING, "is-gone", f.source)
        ref = p.ref
        if self.act == "destroy" and forbids(s, p) & c.NO_DESTROY:
            return why is not None and why.no(CANNOT_BE_PAID, "cannot-be-destroyed", ref)
        if self.act == "exhaust hero" and p.exhausted:
            return why is not None and why.no(ALL_OR_NOTHING, "is-exhausted", ref)
        if self.amount is not None and health(s, p) - p.damage < self.amount.of(s, f):
            return why is not None and why.no(ALL_OR_NOTHING, "not-enough-health", ref)
        return True

    def pay(self, s: WowState, f: WowScope, picked: list[int]) -> None:
        p = self._piece(s, f)
        if p is None:
            return
        if self.act == "destroy":
            destroy(s, [p.ref], ALL_OR_NOTHING, f.source)
        elif self.act == "remove":
            put(s, p, c.REMOVED, ALL_OR_NOTHING, f.source)
        elif self.act == "exhaust hero":
            exhaust(s, p, ALL_OR_NOTHING, f.source)
        elif self.amount is not None:
            put_damage(s, p, self.amount.of(s, f), ALL_OR_NOTHING, f.source)

    def deed(self) -> int:
        return DEEDS[self.act]

    def fixed(self, s: WowState, f: WowScope) -> int:
        p = self._piece(s, f)
        return 0 if p is None else p.ref

    def hurts(self, s: WowState, f: WowScope) -> int:
        return 0 if self.amount is None else self.amount.of(s, f)


class OnChosen(Cost):
    """Exhaust, destroy, discard, remove, hurt so many things that fit.

    `act` is "exhaust", "destroy", "discard", "remove", "damage". `up_to`: the X that is
    announced says how many, at most `count` (inf:additional-cost-count).
    """

    __slots__ = ("act", "amount", "count", "noun", "up_to")

    def __init__(
        self, path: str, act: str, noun: Noun, count: int, amount: Amount | None, up_to: bool = False
    ) -> None:
        super().__init__(path)
        self.up_to = up_to
        self.act = act
        self.noun = noun
        self.count = count
        self.amount = amount

    def picks(self, s: WowState, f: WowScope) -> int:
        return f.x if self.up_to else self.count

    def candidates(self, s: WowState, f: WowScope) -> list[WowPiece]:
        return [p for p in self.noun.all(s, f) if self._able(s, p, f)]

    def _able(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        if p.ref == f.source and s.place(p) == c.HAND:
            return False  # it is on the chain before anything is paid (wow7.4:707.1a)
        if self.act == "exhaust":
            return not p.exhausted
        if self.act == "destroy":
            return not forbids(s, p) & c.NO_DESTROY
        if self.act == "damage" and self.amount is not None:
            return health(s, p) - p.damage >= self.amount.of(s, f)
        return True

    def payable(self, s: WowState, f: WowScope, why: Why | None) -> bool:
        have = len(self.candidates(s, f))
        if have < self.picks(s, f) or (self.up_to and f.x > self.count):
            return why is not None and why.no(ALL_OR_NOTHING, "cost-" + self.act, 0, self.count)
        return True

    def pay(self, s: WowState, f: WowScope, picked: list[int]) -> None:
        pieces = [p for p in [s.at(ref) for ref in picked] if p is not None]
        if self.act == "exhaust":
            for p in pieces:
                exhaust(s, p, ALL_OR_NOTHING, f.source)
        elif self.act == "destroy":
            destroy(s, picked, ALL_OR_NOTHING, f.source)
            f.them = picked
        elif self.act == "discard":
            for p in pieces:
                discard(s, p, ALL_OR_NOTHING, f.source)
        elif self.act == "remove":
            if pieces and s.in_play(pieces[0]):
                leave(s, [p.id for p in pieces], c.REMOVED, ALL_OR_NOTHING, f.source)
            else:
                for p in pieces:
                    put(s, p, c.REMOVED, ALL_OR_NOTHING, f.source)
        elif self.amount is not None:
            for p in pieces:
                put_damage(s, p, self.amount.of(s, f), ALL_OR_NOTHING, f.source)

    def deed(self) -> int:
        return DEEDS[self.act]

    def exhausts_resources(self) -> bool:
        return self.act == "exhaust" and self.noun.mask & c.RESOURCE != 0

    def hurts(self, s: WowState, f: WowScope) -> int:
        return 0 if self.amount is None else self.amount.of(s, f)


DEEDS: Final = {
    "exhaust": EXHAUSTS,
    "exhaust hero": EXHAUSTS,
    "destroy": LEAVES,
    "discard": LEAVES,
    "remove": LEAVES,
    "damage": HURTS,
    "damage hero": HURTS,
}
"""What paying does to a card, by the act of the cost."""


class Say(Cost):
    """Say something aloud: always payable, and everybody hears it."""

    __slots__ = ("words",)

    def __init__(self, path: str, words: str) -> None:
        super().__init__(path)
        self.words = words

    def payable(self, s: WowState, f: WowScope, why: Why | None) -> bool:
        return True

    def pay(self, s: WowState, f: WowScope, picked: list[int]) -> None:
        s.emit(c.E_SAY, ALL_OR_NOTHING, f.source, f.you, f.source)


class ExhaustWeapon(Cost):
    """Striking exhausts the weapon (wow:303.2)."""

    __slots__ = ()

    def payable(self, s: WowState, f: WowScope, why: Why | None) -> bool:
        p = s.at(f.source)
        if p is None or p.exhausted:
            return why is not None and why.no(STRIKE_COST, "is-exhausted", f.source)
        return True

    def pay(self, s: WowState, f: WowScope, picked: list[int]) -> None:
        p = s.at(f.source)
        if p is not None:
            exhaust(s, p, STRIKE_COST, f.source)


# ----------------------------------------------------- several parts of one cost


def open_picks(s: WowState, f: WowScope, play: Playable, paid: list[list[int]], part: int) -> list[int]:
    """What may be picked next for a part of the cost, so that all of it can still be paid.

    `paid` is what has been picked for each part so far; each set is offered in one order only.
    """
    cost = play.costs[part]
    picked = paid[part] if part < len(paid) else []
    need = cost.picks(s, f) - len(picked)
    refs = [p.ref for p in cost.candidates(s, f)]
    start = refs.index(picked[-1]) + 1 if picked else 0
    refs = refs[start : max(len(refs) - need + 1, 0)]
    if not play.entwined:
        return refs
    before = [paid[i] if i < len(paid) else [] for i in range(part)]
    return [ref for ref in refs if settles(s, f, play, [*before, [*picked, ref]])]


def settles(s: WowState, f: WowScope, play: Playable, paid: list[list[int]]) -> bool:
    """Whether all of the cost can be paid with what has been picked, no card paying twice (wow7.4:403.1)."""
    if clash(s, f, play, paid):
        return False
    for part in range(len(play.costs)):
        picked = paid[part] if part < len(paid) else []
        if len(picked) < play.costs[part].picks(s, f):
            return len(open_picks(s, f, play, paid, part)) > 0
    return True


def clash(s: WowState, f: WowScope, play: Playable, paid: list[list[int]]) -> bool:
    """Whether two parts of the cost want the same of one card, or more damage than it can take."""
    done: list[tuple[int, int]] = []
    hurt: dict[int, int] = {}
    for part in range(len(play.costs)):
        cost = play.costs[part]
        deed = cost.deed()
        fixed = cost.fixed(s, f)
        refs = [fixed] if fixed else paid[part] if part < len(paid) else []
        for ref in refs if deed else []:
            if deed == HURTS:
                hurt[ref] = hurt.get(ref, 0) + cost.hurts(s, f)
                p = s.at(ref)
                if p is None or health(s, p) - p.damage < hurt[ref]:
                    return True
            elif (deed, ref) in done:
                return True
            done.append((deed, ref))
    resources = due(s, f, play, f.x)
    return resources > 0 and len(payers(s, f.you, [ref for deed, ref in done if deed == EXHAUSTS])) < resources


def else_exhausted(s: WowState, f: WowScope, play: Playable | None, paid: list[list[int]]) -> list[int]:
    """References of what parts of the cost exhaust besides resources, if that may be a resource too."""
    found: list[int] = []
    if play is not None and play.entwined:
        for part in range(len(play.costs)):
            cost = play.costs[part]
            if cost.deed() == EXHAUSTS:
                fixed = cost.fixed(s, f)
                found += [fixed] if fixed else paid[part]
    return found


def in_order(costs: list[Cost]) -> list[int]:
    """The parts of a cost in an order in which they can be paid: what leaves is paid last (wow7.4:403.1)."""
    stays = [i for i in range(len(costs)) if costs[i].deed() != LEAVES]
    return stays + [i for i in range(len(costs)) if i not in stays]


# ------------------------------------------------------------------ resources


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


def due(s: WowState, f: WowScope, play: Playable, x: int) -> int:
    """What it takes in resources now, with that X: reductions last, and never below 0 (wow7.4:707.1e, 403.2).

    A floor limits only its own reduction.
    """
    cost = play.resources + x if play.x_resources else play.resources
    if play.played:
        for m in (s.values or values(s)).plays:
            cost = max(cost - play_reduction(s, m, f, cost), 0)  # wow7.4:403.2
    return cost


def play_reduction(s: WowState, m: Modifier, f: WowScope, cost: int) -> int:
    """How much a modifier takes off a card that would cost that much."""
    what = m.what
    if not isinstance(what, PlayLess) or m.scope.you != f.you:
        return 0
    if what.noun is not None and not what.noun.describes(s, s.last(f.source), m.scope):
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
