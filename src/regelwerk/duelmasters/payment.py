"""Costs: what a card costs now, and which mana cards are tapped for it (dm:6.1-6.3).

A payment is a number of mana cards among which every civilization of the card has one of
its own; which cards those are is a small matching. Mana cards with the same civilizations
are alike, so a payment is a number for each set of civilizations, and somebody is asked
only if there is more than one (ruling:payment-asks-when-it-matters).
"""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.changes import tap
from regelwerk.duelmasters.continuous import CostChange
from regelwerk.duelmasters.derived_values import values
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmPiece, DmState
from regelwerk.kernel.decision import ReasonCollector
from regelwerk.kernel.ids import Ref

PAYING: Final = rule("dm:6.1")
CIVILIZATIONS: Final = rule("dm:6.2")


def cost_of(state: DmState, piece: DmPiece) -> int:
    """What a card costs its owner now: never less than one mana for each of its civilizations (dm:6.3)."""
    card = piece.card
    total = card.cost
    found = (state.values or values(state)).costs
    if found:
        total = _changed(state, piece, total)
    return total if total > card.civ_count else card.civ_count  # dm:6.3


def _changed(state: DmState, piece: DmPiece, total: int) -> int:
    """With all effects on costs: what makes it dearer counts first, then what makes it cheaper.

    Several floors are that many times "can't cost less", so the highest of them holds, whatever came first (dm:9.1).
    """
    less = 0
    floor = 0
    for modifier in (state.values or values(state)).costs:
        word = modifier.what.word if modifier.what is not None else None
        if not isinstance(word, CostChange) or not word.is_about(state, modifier.scope, piece):
            continue
        if word.more > 0:
            total += word.more
        else:
            less -= word.more
            floor = max(floor, word.floor)
    return max(total - less, min(total, floor))  # a floor makes nothing dearer


def covers_civilizations(sets: list[int], picked: list[int], others: list[int], civs: int, spare: int) -> bool:
    """Whether every civilization gets a mana card of its own: from `picked`, and at most `spare` from `others`.

    Both say how many cards there are of each of the `sets` of civilizations.
    """
    if civs == 0:
        return True
    civ = civs & -civs
    rest = civs & ~civ
    for counts in (picked, others):
        if counts is others and spare == 0:
            return False
        for at in range(len(sets)):
            if sets[at] & civ and counts[at]:
                counts[at] -= 1
                found = covers_civilizations(sets, picked, others, rest, spare if counts is picked else spare - 1)
                counts[at] += 1
                if found:
                    return True
    return False


def can_pay(state: DmState, piece: DmPiece, cost: int, reasons: ReasonCollector | None) -> bool:
    """Whether the owner can pay for the card now (dm:6.1, 6.2)."""
    have, seen = untapped_supply(state, piece.owner)
    if reasons is None:
        return can_pay_from(state, piece, cost, have, seen)
    civs = piece.card.civs
    fine = True
    if have < cost:
        fine = reasons.add(PAYING, "too-little-mana", piece.ref, cost - have)
    if civs & ~seen:
        cite = PAYING if piece.card.civ_count == 1 else CIVILIZATIONS
        return reasons.add(cite, "civilization-missing", piece.ref, civs & ~seen)
    if not fine:
        return False
    if piece.card.civ_count > 1 and not PaymentBuilder(state, piece, cost).has_civilizations():
        return reasons.add(CIVILIZATIONS, "civilizations-share-a-card", piece.ref, civs)
    return True


def untapped_supply(state: DmState, seat: int) -> tuple[int, int]:
    """How many mana cards of the seat are untapped, and the civilizations among them."""
    have = 0
    seen = 0
    for id in state.zones[codes.ZONE_MANA * state.seats + seat]:
        mana = state.pieces[id]
        if not mana.tapped:
            have += 1
            seen |= mana.card.civs
    return have, seen


def can_pay_from(state: DmState, piece: DmPiece, cost: int, have: int, seen: int) -> bool:
    """Whether the owner can pay for the card with so much untapped mana of these civilizations (dm:6.1, 6.2)."""
    card = piece.card
    if have < cost or card.civs & ~seen:
        return False
    return card.civ_count <= 1 or PaymentBuilder(state, piece, cost).has_civilizations()


class PaymentBuilder:
    """A payment being put together from the untapped mana cards of the card's owner, one set of civilizations after
    the other, so that each payment is reached in one way only.

    civs    the civilizations of the card
    sets    the sets of civilizations of which there are mana cards, as bits, in order
    have    how many cards of each of them are left
    picked  how many of each are picked
    order   the sets of those that are picked, one after the other
    left    how many are still to be picked
    least   place of the set picked last
    """

    __slots__ = ("civs", "have", "least", "left", "order", "picked", "sets")

    def __init__(self, state: DmState, piece: DmPiece, cost: int) -> None:
        self.civs = piece.card.civs
        self.left = cost
        self.least = 0
        self.order: list[int] = []
        sets: list[int] = []
        have: list[int] = []
        for id in state.zones[codes.ZONE_MANA * state.seats + piece.owner]:
            mana = state.pieces[id]
            if mana.tapped:
                continue
            bits = mana.card.civs
            at = 0
            while at < len(sets) and sets[at] < bits:
                at += 1
            if at == len(sets) or sets[at] != bits:
                sets.insert(at, bits)
                have.insert(at, 1)
            else:
                count = have[at]  # compiled, `+= 1` would add objects
                have[at] = count + 1
        self.sets = sets
        self.have = have
        self.picked = [0] * len(sets)

    def has_civilizations(self) -> bool:
        """Whether what is picked and what is left can give every civilization of the card a mana card of its own."""
        return covers_civilizations(self.sets, self.picked, self.have, self.civs, self.left)

    def choices(self) -> list[int]:
        """The places of the sets of which one may come next, so that the rest still works out."""
        if self.civs & (self.civs - 1) == 0:
            return self.choices_of_one()
        return [at for at in range(self.least, len(self.sets)) if self.may_take(at)]

    def may_take(self, at: int) -> bool:
        """Whether one of that set may come next."""
        if not self.have[at] or self.left == 0:
            return False
        others = [self.have[i] if i >= at else 0 for i in range(len(self.sets))]
        others[at] -= 1
        if sum(others) < self.left - 1:
            return False
        self.picked[at] += 1
        works = covers_civilizations(self.sets, self.picked, others, self.civs, self.left - 1)
        self.picked[at] -= 1
        return works

    def choices_of_one(self) -> list[int]:
        """All that may come next for a card of one civilization: some card has it, and there are enough."""
        civs = self.civs
        left = self.left
        has_it = False
        for bits in self.order:
            if bits & civs:
                has_it = True
        found: list[int] = []
        enough = 0
        later = False
        at = len(self.sets) - 1
        while at >= self.least and left > 0:  # from the end, so that what may follow is counted
            count = self.have[at]
            if count:
                has_now = self.sets[at] & civs != 0
                enough += count
                later = later or has_now
                if enough >= left and (has_it or has_now or (later and left > 1)):
                    found.append(at)
            at -= 1
        if len(found) > 1:
            found.reverse()
        return found

    def take(self, at: int) -> None:
        """Pick one of that set."""
        count = self.picked[at]
        self.picked[at] = count + 1
        count = self.have[at]
        self.have[at] = count - 1
        self.left -= 1
        self.least = at
        self.order.append(self.sets[at])

    def take_all(self, picked: list[int]) -> None:
        """Pick cards of these sets of civilizations, one after the other."""
        for bits in picked:
            self.take(self.sets.index(bits))


def payment_choices(state: DmState, piece: DmPiece, cost: int, picked: list[int]) -> list[int]:
    """What may be tapped next for the card after `picked`: sets of civilizations; one or none: nothing to ask."""
    payment = PaymentBuilder(state, piece, cost)
    payment.take_all(picked)
    return [payment.sets[at] for at in payment.choices()]


def can_complete(state: DmState, piece: DmPiece, cost: int, picked: list[int]) -> bool:
    """Whether a payment for the card has mana cards of these sets in it, in whatever order they are picked."""
    payment = PaymentBuilder(state, piece, cost)
    payment.take_all(picked)
    return sum(payment.have) >= payment.left >= 0 and payment.has_civilizations()


def forced_payment(state: DmState, piece: DmPiece, cost: int) -> bool:
    """Whether it goes without saying which mana cards are tapped: one set of civilizations, or all of them."""
    have = 0
    first = 0
    alike = True
    for id in state.zones[codes.ZONE_MANA * state.seats + piece.owner]:
        mana = state.pieces[id]
        if not mana.tapped:
            have += 1
            if first == 0:
                first = mana.card.civs
            elif first != mana.card.civs:
                alike = False
    return alike or have == cost


def mana_card(state: DmState, seat: int, bits: int, skip: int) -> DmPiece | None:
    """The untapped mana card of that set of civilizations after so many others of it; None if there is none."""
    for id in state.zones[codes.ZONE_MANA * state.seats + seat]:
        piece = state.pieces[id]
        if not piece.tapped and piece.card.civs == bits:
            if skip == 0:
                return piece
            skip -= 1
    return None


def pay(state: DmState, seat: int, picked: list[int], source: Ref) -> None:
    """Tap mana cards of those sets of civilizations."""
    for bits in picked:
        piece = mana_card(state, seat, bits, 0)
        if piece is not None:
            tap(state, piece, PAYING, source)


def pay_any(state: DmState, piece: DmPiece, cost: int) -> None:
    """Tap mana cards where it does not matter which."""
    for id in state.zones[codes.ZONE_MANA * state.seats + piece.owner]:
        if cost == 0:
            return
        mana = state.pieces[id]
        if not mana.tapped:
            tap(state, mana, PAYING, piece.ref)
            cost -= 1
