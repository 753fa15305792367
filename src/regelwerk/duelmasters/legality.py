"""Who may play, charge and evolve what: listing, rechecking and explaining in one (contract 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.continuous import CannotPlay
from regelwerk.duelmasters.derived_values import values
from regelwerk.duelmasters.payment import can_pay, cost_of
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmPiece, DmState, scope_of
from regelwerk.kernel.decision import ReasonCollector
from regelwerk.kernel.ids import Ref

if TYPE_CHECKING:
    from regelwerk.duelmasters.selectors import CardFilter

EVOLUTION: Final = rule("dm:10.1")
VORTEX: Final = rule("dm:7.16")
IN_HAND: Final = rule("dm:5.4")
MANA_STEP: Final = rule("dm:5.3")
TRIGGERS: Final = rule("dm:7.1")
FORBIDDEN: Final = rule("dm:7.17")
ONLY_IF: Final = rule("ruling:only-if")


def can_play(state: DmState, seat: int, piece: DmPiece, reasons: ReasonCollector | None) -> bool:
    """Whether the player may summon or cast this card from the hand now, for its cost."""
    if piece.owner != seat or state.zone_kind(piece) != codes.ZONE_HAND:
        return reasons is not None and reasons.add(IN_HAND, "not-in-hand", piece.ref)
    fine = may_be_played(state, piece, False, reasons)
    if reasons is None:
        return fine and can_pay(state, piece, cost_of(state, piece), None)
    return can_pay(state, piece, cost_of(state, piece), reasons) and fine


def may_be_played(state: DmState, piece: DmPiece, as_trigger: bool, reasons: ReasonCollector | None) -> bool:
    """Whether it can be summoned or cast, paid or not: no effect forbids it, its own text lets it, there is a base."""
    asked = piece.card.play_only_if
    fine = is_not_barred(state, piece, as_trigger, reasons)
    if asked is not None and not asked.holds(state, scope_of(piece.ref, piece.owner)):
        if reasons is None:
            return False
        fine = reasons.add(ONLY_IF, "not-now", piece.ref)
    return has_bases(state, piece, reasons) and fine


def is_not_barred(state: DmState, piece: DmPiece, as_trigger: bool, reasons: ReasonCollector | None) -> bool:
    """Whether no effect forbids its owner to play the card, or to use it as a shield trigger (dm:7.17, 9.1)."""
    for modifier in values(state).barred:
        word = modifier.what.word if modifier.what is not None else None
        if (
            isinstance(word, CannotPlay)
            and (as_trigger or not word.by_shield_trigger)
            and word.is_about(state, modifier.scope, piece)
        ):
            return reasons is not None and reasons.add(FORBIDDEN, "cannot-be-played", piece.ref)
    return True


def has_bases(state: DmState, piece: DmPiece, reasons: ReasonCollector | None) -> bool:
    """Whether there is what an evolution creature is put on (dm:10.1); all other cards need nothing."""
    nouns = piece.card.bases
    if not nouns:
        return True
    if complete(state, piece, nouns, []):
        return True
    return reasons is not None and reasons.add(VORTEX if len(nouns) > 1 else EVOLUTION, "nothing-to-evolve", piece.ref)


def complete(state: DmState, piece: DmPiece, nouns: list[CardFilter], chosen: list[Ref]) -> bool:
    """Whether for every base that is still missing there is a creature of its own."""
    at = len(chosen)
    if at >= len(nouns):
        return True
    for ref in fitting(state, piece, nouns[at], chosen):
        if complete(state, piece, nouns, [*chosen, ref]):
            return True
    return False


def fitting(state: DmState, piece: DmPiece, noun: CardFilter, chosen: list[Ref]) -> list[Ref]:
    """The creatures of the card's owner that fit one base, apart from those chosen already."""
    scope = scope_of(piece.ref, piece.owner)
    found: list[Ref] = []
    for id in state.zones[codes.ZONE_BATTLE * state.seats + piece.owner]:
        creature = state.pieces[id]
        ref = creature.ref
        if ref not in chosen and (creature.card.is_any_base or noun.described(state, creature, scope)):
            found.append(ref)
    return found


def base_choices(state: DmState, piece: DmPiece, chosen: list[Ref]) -> list[Ref]:
    """What the next base may be."""
    nouns = piece.card.bases
    at = len(chosen)
    if at >= len(nouns):
        return []
    return [ref for ref in fitting(state, piece, nouns[at], chosen) if complete(state, piece, nouns, [*chosen, ref])]


def can_use_trigger(state: DmState, piece: DmPiece, reasons: ReasonCollector | None) -> bool:
    """Whether a card that came from the shields may be played at once for no cost (dm:7.1)."""
    if not piece.card.trigger():
        return reasons is not None and reasons.add(TRIGGERS, "no-shield-trigger", piece.ref)
    return may_be_played(state, piece, True, reasons)


def can_charge(state: DmState, seat: int, piece: DmPiece, reasons: ReasonCollector | None) -> bool:
    """Whether the card may be put into the mana zone in the mana step (dm:5.3)."""
    if piece.owner != seat or state.zone_kind(piece) != codes.ZONE_HAND:
        return reasons is not None and reasons.add(MANA_STEP, "not-in-hand", piece.ref)
    if state.has_charged_mana:
        return reasons is not None and reasons.add(MANA_STEP, "already-charged", piece.ref)
    return True
