"""What is paid besides resources, and costs of several parts (wow7.4:403)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Why
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.changes import destroy, discard, exhaust, flip, leave, put
from regelwerk.wowtcg.damage import put_damage
from regelwerk.wowtcg.meaning import EXHAUSTS, LEAVES, Amount, Cost, Noun, Playable
from regelwerk.wowtcg.payment import ALL_OR_NOTHING, due, payers
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowPiece, WowScope, WowState
from regelwerk.wowtcg.values import forbids, health

CANNOT_BE_PAID: Final = rule("wow:103.2")
ACTIVATE: Final = rule("wow7.4:701.3")
FLIPPING: Final = rule("wow:301.2")
STRIKE_COST: Final = rule("wow:303.2")
FREE: Final = rule("ruling:free-payment-power-once")


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

    `act` is "destroy", "remove", "damage", "exhaust hero", "damage hero". Nobody asks how much health is
    left where damage is put (ruling:damage-as-a-cost).
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
        if self.amount is not None and waits(s, f, p, self.amount):
            return why is not None and why.no(FREE, "nothing-changed-since", f.source)
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

    def puts_damage(self) -> bool:
        return self.amount is not None

    def idles(self, s: WowState, f: WowScope, picked: list[int]) -> bool:
        p = self._piece(s, f)
        return p is not None and self.amount is not None and nothing_put(s, f, p, self.amount)


class OnChosen(Cost):
    """Exhaust, destroy, discard, remove, hurt so many things that fit.

    `act` is "exhaust", "destroy", "discard", "remove", "damage". `up_to`: the X that is
    announced says how many, at most `count` (inf:additional-cost-count).
    """

    __slots__ = ("act", "amount", "count", "noun", "up_to")

    def __init__(self, path: str, act: str, noun: Noun, count: int, amount: Amount | None, up_to: bool = False) -> None:
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
            return not waits(s, f, p, self.amount)
        return True

    def against(self, s: WowState, p: WowPiece, f: WowScope, why: Why) -> None:
        """Why a card that fits the description cannot be picked for it."""
        if self.act == "exhaust" and p.exhausted:
            why.no(ALL_OR_NOTHING, "is-exhausted", p.ref)
        elif self.act == "destroy" and forbids(s, p) & c.NO_DESTROY:
            why.no(CANNOT_BE_PAID, "cannot-be-destroyed", p.ref)
        elif self.amount is not None and waits(s, f, p, self.amount):
            why.no(FREE, "nothing-changed-since", p.ref)

    def payable(self, s: WowState, f: WowScope, why: Why | None) -> bool:
        have = len(self.candidates(s, f))
        if (
            have < self.picks(s, f) or (self.up_to and f.x > self.count)  # inf:additional-cost-count
        ):
            if why is not None and self.amount is not None and self.noun.all(s, f):
                return why.no(FREE, "nothing-changed-since", f.source)
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

    def puts_damage(self) -> bool:
        return self.amount is not None

    def idles(self, s: WowState, f: WowScope, picked: list[int]) -> bool:
        if self.amount is None:
            return False
        for ref in picked:
            p = s.at(ref)
            if p is not None and not nothing_put(s, f, p, self.amount):
                return False
        return True


def nothing_put(s: WowState, f: WowScope, p: WowPiece, amount: Amount) -> bool:
    """Whether paying with damage on that character would change nothing: it has fatal damage, or the amount is 0."""
    return p.damage >= health(s, p) or amount.of(s, f) <= 0


def waits(s: WowState, f: WowScope, p: WowPiece, amount: Amount) -> bool:
    """Whether a power that was used for nothing may not be paid so again yet (ruling:free-payment-power-once)."""
    if not s.idle or not nothing_put(s, f, p, amount):
        return False
    return any(ref == f.source for ref, _ in s.idle)


DEEDS: Final = {
    "exhaust": EXHAUSTS,
    "exhaust hero": EXHAUSTS,
    "destroy": LEAVES,
    "discard": LEAVES,
    "remove": LEAVES,
    "damage": 0,
    "damage hero": 0,
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

    def idles(self, s: WowState, f: WowScope, picked: list[int]) -> bool:
        return True


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
    """Whether two parts of the cost want the same of one card."""
    done: list[tuple[int, int]] = []
    for part in range(len(play.costs)):
        cost = play.costs[part]
        deed = cost.deed()
        fixed = cost.fixed(s, f)
        refs = [fixed] if fixed else paid[part] if part < len(paid) else []
        for ref in refs if deed else []:
            if (deed, ref) in done:
                return True
            done.append((deed, ref))
    resources = due(s, f.you, f.source, play, f.x)
    return resources > 0 and len(payers(s, f.you, [ref for deed, ref in done if deed == EXHAUSTS])) < resources


def else_exhausted(s: WowState, f: WowScope, play: Playable, paid: list[list[int]]) -> list[int]:
    """References of what parts of the cost exhaust besides resources, if that may be a resource too."""
    found: list[int] = []
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
