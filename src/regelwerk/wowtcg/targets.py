"""Targets (wow7.4:706): what may be chosen, whether all can be, and whether they still fit on resolution."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Why
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.meaning import Noun, Qual, Slot
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowPiece, WowScope, WowState, as_seat, seat_ref
from regelwerk.wowtcg.values import forbids, values

NO_TARGETS: Final = rule("wow7.4:707.1d")
ANOTHER: Final = rule("wow7.4:706.1")


def targetable(s: WowState, p: WowPiece, f: WowScope) -> bool:
    """Whether a piece can be a target of that seat's link at all.

    A link can't target itself (wow7.4:706.1), nor what can't be targeted by opponents (wow:103.2), nor a card that
    is being placed (wow7.4:412.1a): a quest on the chain can be nothing else.
    """
    place = p.zone // s.seats
    if place < c.ALLIES:
        return place != c.CHAIN or (p.ref != f.source and p.card.kind != c.QUEST)
    if not (s.values or values(s)).by_id or s.teams[p.control] == s.teams[f.you]:
        return True
    return not forbids(s, p) & c.NO_TARGET


def candidates(s: WowState, f: WowScope, slot: Slot) -> list[int]:
    """What may be chosen for a slot, given `f.targets` so far: references (seats as `seat_ref`), canonical order."""
    found: list[int] = []
    noun = slot.noun
    if noun is None:
        for seat in s.clockwise(s.active):
            if slot.players == 1 or s.teams[seat] != s.teams[f.you]:
                found.append(seat_ref(seat))
    else:
        for p in noun.all(s, f):
            if targetable(s, p, f):
                found.append(p.ref)
    if slot.another:
        taken = [ref for earlier in f.targets for ref in earlier]
        found = [ref for ref in found if ref not in taken]
    return found


def needed(s: WowState, f: WowScope, slot: Slot) -> int:
    """How many targets the slot must have at least."""
    return 0 if slot.up_to else max(slot.count.of(s, f), 0)


def most(s: WowState, f: WowScope, slot: Slot) -> int:
    """How many targets the slot may have."""
    return max(slot.count.of(s, f), 0)


def can_fill(s: WowState, f: WowScope, slots: list[Slot], at: int, why: Why | None) -> bool:
    """Whether the slots from `at` on can all be filled, given `f.targets`. Exact; leaves `f.targets` as it was."""
    before = f.targets
    while at < len(slots):
        slot = slots[at]
        need = 1 if slot.one else needed(s, f, slot)
        if need == 0:
            f.targets = [*before, []]
            ok = can_fill(s, f, slots, at + 1, why)
            f.targets = before
            return ok
        last = at + 1 == len(slots)
        if last and need == 1 and why is None and not slot.another and slot.noun is not None:
            return any_target(s, f, slot.noun)
        found = candidates(s, f, slot)
        if len(found) < need:
            if why is not None:
                why.no(NO_TARGETS, "no-target", f.source, need)
            return False
        if last:
            return True
        if not any(later.another for later in slots[at + 1 :]):
            f.targets = [*before, found[:need]]
            ok = can_fill(s, f, slots, at + 1, why)
            f.targets = before
            return ok
        return _some_choice(s, f, slots, at, found, need, why)
    return True


def any_target(s: WowState, f: WowScope, noun: Noun) -> bool:
    """Whether anything that fits can be a target: what `candidates` would find, without finding all of it."""
    seats = s.seats
    owners = noun.owners(s, f)
    for kind in noun.zones:
        plain = kind >= c.ALLIES and kind != c.RESOURCES
        for seat in owners:
            for id in s.zones[kind * seats + seat]:
                p = s.pieces[id]
                if (p.card.shown if plain else s.kinds_of(p)) & noun.mask:
                    if has_all(s, p, f, noun.rest) and targetable(s, p, f):
                        return True
    return False


def has_all(s: WowState, p: WowPiece, f: WowScope, quals: list[Qual]) -> bool:
    """Whether a piece has all those qualities."""
    for qual in quals:
        if not qual.ok(s, p, f):
            return False
    return True


def _some_choice(
    s: WowState, f: WowScope, slots: list[Slot], at: int, found: list[int], need: int, why: Why | None
) -> bool:
    """Whether some choice for this slot leaves enough for the later ones."""
    before = f.targets
    for i in range(len(found) - need + 1):
        f.targets = [*before, found[i : i + need]]
        ok = can_fill(s, f, slots, at + 1, None)
        f.targets = before
        if ok:
            return True
    if why is not None:
        why.no(ANOTHER, "no-other-target", f.source)
    return False


def choices(s: WowState, f: WowScope, slots: list[Slot], at: int, picked: list[int]) -> list[int]:
    """What may be chosen next for slot `at`, so that everything can still be completed.

    `picked` is what the slot has so far; each set is offered in one order only.
    """
    slot = slots[at]
    found = candidates(s, f, slot)
    start = found.index(picked[-1]) + 1 if picked and picked[-1] in found else 0
    need = needed(s, f, slot) - len(picked)
    good = []
    for i in range(start, len(found)):
        if len(found) - i < need:
            break
        if at + 1 < len(slots):
            before = f.targets
            f.targets = [*before, [*picked, found[i]]]
            ok = can_fill(s, f, slots, at + 1, None)
            f.targets = before
            if not ok:
                continue
        good.append(found[i])
    return good


def still_legal(s: WowState, f: WowScope, slot: Slot, ref: int) -> bool:
    """Whether a target still fits as its link resolves (wow7.4:709.2a)."""
    if ref < 0:
        seat = as_seat(ref)
        return s.in_game(seat) and (slot.players == 1 or s.teams[seat] != s.teams[f.you])
    p = s.at(ref)
    if p is None or slot.noun is None:
        return False
    return slot.noun.fits(s, p, f) and targetable(s, p, f)
