"""Costs: what a card costs now, and which mana cards are tapped for it (dm:6.1-6.3).

A payment is a number of mana cards among which every civilization of the card has one of
its own; which cards those are is a small matching. Mana cards with the same civilizations
are alike, so a payment is a number for each set of civilizations, and somebody is asked
only if there is more than one (ruling:payment-asks-when-it-matters).
"""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.changes import tap
from regelwerk.duelmasters.continuous import Costs
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmPiece, DmState
from regelwerk.duelmasters.values import values
from regelwerk.kernel.decision import Why

PAYING: Final = rule("dm:6.1")
CIVILIZATIONS: Final = rule("dm:6.2")
SETS: Final = 32
"""Sets of civilizations, as bits."""


def cost_of(s: DmState, p: DmPiece) -> int:
    """What a card costs its owner now: never less than one mana for each of its civilizations (dm:6.3)."""
    card = p.card
    total = card.cost
    found = values(s).costs
    if found:
        total = _changed(s, p, total)
    return total if total > card.civ_count else card.civ_count  # dm:6.3


def _changed(s: DmState, p: DmPiece, total: int) -> int:
    """With all effects on costs: what makes it dearer counts first, then what makes it cheaper.

    Several floors are that many times "can't cost less", so the highest of them holds, whatever came first (dm:9.1).
    """
    less = 0
    floor = 0
    for m in values(s).costs:
        what = m.what
        if not isinstance(what, Costs):
            continue
        noun = what.noun
        if not noun.described(s, p, m.scope):
            continue
        if noun.whose is not None and p.owner not in noun.whose.seats(s, m.scope):
            continue
        if what.more > 0:
            total += what.more
        else:
            less -= what.more
            floor = max(floor, what.floor)
    return max(total - less, min(total, floor))  # a floor makes nothing dearer


def untapped_mana(s: DmState, seat: int) -> list[int]:
    """How many untapped mana cards a player has of each set of civilizations."""
    counts = [0] * SETS
    for id in s.zones[c.MANA * s.seats + seat]:
        p = s.pieces[id]
        if not p.tapped:
            counts[p.card.civs] += 1
    return counts


def covered(picked: list[int], others: list[int], civs: int, spare: int) -> bool:
    """Whether every civilization gets a mana card of its own: from `picked`, and at most `spare` from `others`."""
    if civs == 0:
        return True
    civ = civs & -civs
    rest = civs & ~civ
    for counts in (picked, others):
        if counts is others and spare == 0:
            return False
        for bits in range(1, SETS):
            if bits & civ and counts[bits]:
                counts[bits] -= 1
                found = covered(picked, others, rest, spare if counts is picked else spare - 1)
                counts[bits] += 1
                if found:
                    return True
    return False


NO_CARDS: Final = [0] * SETS
"""No mana cards of any set; never changed for good."""


def payable(s: DmState, p: DmPiece, cost: int, why: Why | None) -> bool:
    """Whether the owner can pay for the card now (dm:6.1, 6.2)."""
    civs = p.card.civs
    have = 0
    seen = 0
    for id in s.zones[c.MANA * s.seats + p.owner]:
        mana = s.pieces[id]
        if not mana.tapped:
            have += 1
            seen |= mana.card.civs
    fine = True
    if have < cost:
        if why is None:
            return False
        fine = why.no(PAYING, "too-little-mana", p.ref, cost - have)
    if civs & ~seen:
        cite = PAYING if p.card.civ_count == 1 else CIVILIZATIONS
        return why is not None and why.no(cite, "civilization-missing", p.ref, civs & ~seen)
    if not fine:
        return False
    if p.card.civ_count > 1 and not covered(NO_CARDS, untapped_mana(s, p.owner), civs, cost):
        return why is not None and why.no(CIVILIZATIONS, "civilizations-share-a-card", p.ref, civs)
    return True


class Purse:
    """A payment being put together: how many cards of each set are picked, and how many could be."""

    __slots__ = ("civs", "have", "least", "left", "picked")

    def __init__(self, have: list[int], civs: int, cost: int) -> None:
        self.have = have
        self.civs = civs
        self.left = cost
        self.least = 0
        self.picked = [0] * SETS

    def may_take(self, bits: int) -> bool:
        """Whether one of that set may come next: sets come in order, and the rest must still work out."""
        if bits < self.least or not self.have[bits] or self.left == 0:
            return False
        if self.civs & (self.civs - 1) == 0:
            return self.may_take_one(bits)
        others = [self.have[i] if i >= bits else 0 for i in range(SETS)]
        others[bits] -= 1
        if sum(others) < self.left - 1:
            return False
        self.picked[bits] += 1
        works = covered(self.picked, others, self.civs, self.left - 1)
        self.picked[bits] -= 1
        return works

    def may_take_one(self, bits: int) -> bool:
        """The same for a card of one civilization: some card has it, and there are enough."""
        found = bits & self.civs != 0
        enough = -1
        later = False
        for other in range(1, SETS):
            if self.picked[other] and other & self.civs:
                found = True
            if other >= bits and self.have[other]:
                enough += self.have[other]
                later = later or other & self.civs != 0
        return enough >= self.left - 1 and (found or (later and self.left > 1))

    def take(self, bits: int) -> None:
        """Pick one of that set."""
        self.picked[bits] += 1
        self.have[bits] -= 1
        self.left -= 1
        self.least = bits


def payment_choices(s: DmState, p: DmPiece, cost: int, picked: list[int]) -> list[int]:
    """What may be tapped next for the card after `picked`: sets of civilizations; one or none: nothing to ask."""
    purse = Purse(untapped_mana(s, p.owner), p.card.civs, cost)
    for bits in picked:
        purse.take(bits)
    found: list[int] = []
    for bits in range(1, SETS):
        if purse.have[bits] and purse.may_take(bits):
            found.append(bits)
    return found


def completes(s: DmState, p: DmPiece, cost: int, picked: list[int]) -> bool:
    """Whether a payment for the card has mana cards of these sets in it, in whatever order they are picked."""
    purse = Purse(untapped_mana(s, p.owner), p.card.civs, cost)
    for bits in picked:
        purse.take(bits)
    return sum(purse.have) >= purse.left >= 0 and covered(purse.picked, purse.have, purse.civs, purse.left)


def only_payment(s: DmState, p: DmPiece, cost: int) -> bool:
    """Whether it goes without saying which mana cards are tapped: one set of civilizations, or all of them."""
    have = 0
    first = 0
    alike = True
    for id in s.zones[c.MANA * s.seats + p.owner]:
        mana = s.pieces[id]
        if not mana.tapped:
            have += 1
            if first == 0:
                first = mana.card.civs
            elif first != mana.card.civs:
                alike = False
    return alike or have == cost


def mana_of(s: DmState, seat: int, bits: int, skip: int) -> DmPiece | None:
    """The untapped mana card of that set of civilizations after so many others of it; None if there is none."""
    for id in s.zones[c.MANA * s.seats + seat]:
        p = s.pieces[id]
        if not p.tapped and p.card.civs == bits:
            if skip == 0:
                return p
            skip -= 1
    return None


def pay(s: DmState, seat: int, picked: list[int], source: int) -> None:
    """Tap mana cards of those sets of civilizations."""
    for bits in picked:
        p = mana_of(s, seat, bits, 0)
        if p is not None:
            tap(s, p, PAYING, source)


def pay_simply(s: DmState, p: DmPiece, cost: int) -> None:
    """Tap mana cards where it does not matter which."""
    for id in s.zones[c.MANA * s.seats + p.owner]:
        if cost == 0:
            return
        mana = s.pieces[id]
        if not mana.tapped:
            tap(s, mana, PAYING, p.ref)
            cost -= 1
