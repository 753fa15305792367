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
SETS: Final = 32
"""Sets of civilizations, as bits."""


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


def untapped_mana(state: DmState, seat: int) -> list[int]:
    """How many untapped mana cards a player has of each set of civilizations."""
    counts = [0] * SETS
    for id in state.zones[codes.ZONE_MANA * state.seats + seat]:
        piece = state.pieces[id]
        if not piece.tapped:
            counts[piece.card.civs] += 1
    return counts


def covers_civilizations(picked: list[int], others: list[int], civs: int, spare: int) -> bool:
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
                found = covers_civilizations(picked, others, rest, spare if counts is picked else spare - 1)
                counts[bits] += 1
                if found:
                    return True
    return False


NO_CARDS: Final = [0] * SETS
"""No mana cards of any set; never changed for good."""


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
    if piece.card.civ_count > 1 and not covers_civilizations(NO_CARDS, untapped_mana(state, piece.owner), civs, cost):
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
    return card.civ_count <= 1 or covers_civilizations(NO_CARDS, untapped_mana(state, piece.owner), card.civs, cost)


class PaymentBuilder:
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
        others = [self.have[i] if i >= bits else 0 for i in range(SETS)]
        others[bits] -= 1
        if sum(others) < self.left - 1:
            return False
        self.picked[bits] += 1
        works = covers_civilizations(self.picked, others, self.civs, self.left - 1)
        self.picked[bits] -= 1
        return works

    def choices_of_one(self) -> list[int]:
        """All that may come next for a card of one civilization: some card has it, and there are enough."""
        civs = self.civs
        has_it = False
        for bits in range(1, SETS):
            if self.picked[bits] and bits & civs:
                has_it = True
        found: list[int] = []
        enough = 0
        later = False
        bits = SETS - 1
        while bits >= self.least and bits > 0 and self.left > 0:  # from the end, so that what may follow is counted
            if self.have[bits]:
                enough += self.have[bits]
                later = later or bits & civs != 0
                if enough >= self.left and (has_it or bits & civs or (later and self.left > 1)):
                    found.append(bits)
            bits -= 1
        found.reverse()
        return found

    def take(self, bits: int) -> None:
        """Pick one of that set."""
        self.picked[bits] += 1
        self.have[bits] -= 1
        self.left -= 1
        self.least = bits


def payment_choices(state: DmState, piece: DmPiece, cost: int, picked: list[int]) -> list[int]:
    """What may be tapped next for the card after `picked`: sets of civilizations; one or none: nothing to ask."""
    purse = PaymentBuilder(untapped_mana(state, piece.owner), piece.card.civs, cost)
    for bits in picked:
        purse.take(bits)
    if purse.civs & (purse.civs - 1) == 0:
        return purse.choices_of_one()
    found: list[int] = []
    for bits in range(1, SETS):
        if purse.have[bits] and purse.may_take(bits):
            found.append(bits)
    return found


def can_complete(state: DmState, piece: DmPiece, cost: int, picked: list[int]) -> bool:
    """Whether a payment for the card has mana cards of these sets in it, in whatever order they are picked."""
    purse = PaymentBuilder(untapped_mana(state, piece.owner), piece.card.civs, cost)
    for bits in picked:
        purse.take(bits)
    return sum(purse.have) >= purse.left >= 0 and covers_civilizations(purse.picked, purse.have, purse.civs, purse.left)


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
