"""Targets (wow7.4:706): what may be chosen, whether all can be, and whether they still fit on resolution."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import ReasonCollector
from regelwerk.kernel.ids import Ref, Seat
from regelwerk.kernel.piece import as_seat, seat_ref
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.criteria import Criterion
from regelwerk.wowtcg.derived_values import forbids, values
from regelwerk.wowtcg.lowered import TargetSlot
from regelwerk.wowtcg.players import number_of
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.selectors import CardFilter
from regelwerk.wowtcg.state import WowPiece, WowScope, WowState

NO_TARGETS: Final = rule("wow7.4:707.1d")
ANOTHER: Final = rule("wow7.4:706.1")


def targetable(state: WowState, piece: WowPiece, scope: WowScope) -> bool:
    """Whether a piece can be a target of that seat's link at all.

    A link can't target itself (wow7.4:706.1), nor what can't be targeted by opponents (wow:103.2), nor a card that
    is being placed (wow7.4:412.1a): a quest on the chain can be nothing else.
    """
    place = piece.zone // state.seats
    if place < codes.ZONE_ALLIES:
        return place != codes.ZONE_CHAIN or (piece.ref != scope.source and piece.card.kind != codes.TYPE_QUEST)
    if not (state.values or values(state)).by_id or state.teams[piece.control] == state.teams[scope.you]:
        return True
    return not forbids(state, piece) & codes.NO_TARGET


def candidates(state: WowState, scope: WowScope, slot: TargetSlot) -> list[Ref]:
    """What may be chosen for a slot, given `f.targets` so far: references (seats as `seat_ref`), canonical order."""
    found: list[Ref] = []
    noun = slot.noun
    if noun is None:
        for seat in state.seats_from(state.turn_player):
            if slot.players == 1 or state.teams[seat] != state.teams[scope.you]:
                found.append(seat_ref(Seat(seat)))
    else:
        for piece in noun.all(state, scope):
            if targetable(state, piece, scope):
                found.append(piece.ref)
    if slot.must_differ:
        taken = [ref for earlier in scope.targets for ref in earlier]
        found = [ref for ref in found if ref not in taken]
    return found


def min_targets(state: WowState, scope: WowScope, slot: TargetSlot) -> int:
    """How many targets the slot must have at least."""
    return 0 if slot.up_to else max_targets(state, scope, slot)


def max_targets(state: WowState, scope: WowScope, slot: TargetSlot) -> int:
    """How many targets the slot may have."""
    return 1 if slot.is_single else max(number_of(slot.count, state, scope), 0)


def can_fill(
    state: WowState, scope: WowScope, slots: list[TargetSlot], at: int, reasons: ReasonCollector | None
) -> bool:
    """Whether the slots from `at` on can all be filled, given `f.targets`. Exact; leaves `f.targets` as it was."""
    before = scope.targets
    while at < len(slots):
        slot = slots[at]
        need = 1 if slot.is_single else min_targets(state, scope, slot)
        if need == 0:
            scope.targets = [*before, []]
            can_be_filled = can_fill(state, scope, slots, at + 1, reasons)
            scope.targets = before
            return can_be_filled
        last = at + 1 == len(slots)
        if last and need == 1 and reasons is None and not slot.must_differ and slot.noun is not None:
            return any_target(state, scope, slot.noun)
        found = candidates(state, scope, slot)
        if len(found) < need:
            if reasons is not None:
                reasons.add(NO_TARGETS, "no-target", scope.source, need)
            return False
        if last:
            return True
        if not any(later.must_differ for later in slots[at + 1 :]):
            scope.targets = [*before, found[:need]]
            can_be_filled = can_fill(state, scope, slots, at + 1, reasons)
            scope.targets = before
            return can_be_filled
        return _some_choice(state, scope, slots, at, found, need, reasons)
    return True


def any_target(state: WowState, scope: WowScope, noun: CardFilter) -> bool:
    """Whether anything that fits can be a target: what `candidates` would find, without finding all of it."""
    seats = state.seats
    owners = noun.owners(state, scope)
    for kind in noun.zones:
        plain = kind >= codes.ZONE_ALLIES and kind != codes.ZONE_RESOURCES
        for seat in owners:
            for id in state.zones[kind * seats + seat]:
                piece = state.pieces[id]
                if (piece.card.face_up_types if plain else state.kinds_of(piece)) & noun.type_mask:
                    if not noun.rest or has_all(state, piece, scope, noun.rest):
                        if targetable(state, piece, scope):
                            return True
    return False


def has_all(state: WowState, piece: WowPiece, scope: WowScope, quals: list[Criterion]) -> bool:
    """Whether a piece has all those qualities."""
    for qual in quals:
        if not qual.matches(state, piece, scope):
            return False
    return True


def _some_choice(
    state: WowState,
    scope: WowScope,
    slots: list[TargetSlot],
    at: int,
    found: list[Ref],
    need: int,
    reasons: ReasonCollector | None,
) -> bool:
    """Whether some choice for this slot leaves enough for the later ones."""
    before = scope.targets
    for i in range(len(found) - need + 1):
        scope.targets = [*before, found[i : i + need]]
        can_be_filled = can_fill(state, scope, slots, at + 1, None)
        scope.targets = before
        if can_be_filled:
            return True
    if reasons is not None:
        reasons.add(ANOTHER, "no-other-target", scope.source)
    return False


def choices(state: WowState, scope: WowScope, slots: list[TargetSlot], at: int, picked: list[Ref]) -> list[Ref]:
    """What may be chosen next for slot `at`, so that everything can still be completed.

    `picked` is what the slot has so far; each set is offered in one order only.
    """
    slot = slots[at]
    found = candidates(state, scope, slot)
    start = found.index(picked[-1]) + 1 if picked and picked[-1] in found else 0
    need = min_targets(state, scope, slot) - len(picked)
    good = []
    for i in range(start, len(found)):
        if len(found) - i < need:
            break
        if at + 1 < len(slots):
            before = scope.targets
            scope.targets = [*before, [*picked, found[i]]]
            can_be_filled = can_fill(state, scope, slots, at + 1, None)
            scope.targets = before
            if not can_be_filled:
                continue
        good.append(found[i])
    return good


def still_legal(state: WowState, scope: WowScope, slot: TargetSlot, ref: Ref) -> bool:
    """Whether a target still fits as its link resolves (wow7.4:709.2a)."""
    if ref < 0:
        seat = as_seat(ref)
        return state.in_game(seat) and (slot.players == 1 or state.teams[seat] != state.teams[scope.you])
    piece = state.piece_or_none(ref)
    if piece is None or slot.noun is None:
        return False
    return slot.noun.fits(state, piece, scope) and targetable(state, piece, scope)
