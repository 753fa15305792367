"""Who may play, charge and evolve what: listing, rechecking and explaining in one (contract 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.paying import cost_of, payable
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmPiece, DmState, scope_of
from regelwerk.kernel.decision import Why

if TYPE_CHECKING:
    from regelwerk.duelmasters.nouns import Noun

EVOLUTION: Final = rule("dm:10.1")
VORTEX: Final = rule("dm:7.16")
IN_HAND: Final = rule("dm:5.4")
MANA_STEP: Final = rule("dm:5.3")
TRIGGERS: Final = rule("dm:7.1")


def can_play(state: DmState, seat: int, piece: DmPiece, why: Why | None) -> bool:
    """Whether the player may summon or cast this card from the hand now, for its cost."""
    if piece.owner != seat or state.place(piece) != c.HAND:
        return why is not None and why.no(IN_HAND, "not-in-hand", piece.ref)
    fine = has_bases(state, piece, why)
    if why is None:
        return fine and payable(state, piece, cost_of(state, piece), None)
    return payable(state, piece, cost_of(state, piece), why) and fine


def has_bases(state: DmState, piece: DmPiece, why: Why | None) -> bool:
    """Whether there is what an evolution creature is put on (dm:10.1); all other cards need nothing."""
    nouns = piece.card.bases
    if not nouns:
        return True
    if complete(state, piece, nouns, []):
        return True
    return why is not None and why.no(VORTEX if len(nouns) > 1 else EVOLUTION, "nothing-to-evolve", piece.ref)


def complete(state: DmState, piece: DmPiece, nouns: list[Noun], chosen: list[int]) -> bool:
    """Whether for every base that is still missing there is a creature of its own."""
    at = len(chosen)
    if at >= len(nouns):
        return True
    for ref in fitting(state, piece, nouns[at], chosen):
        if complete(state, piece, nouns, [*chosen, ref]):
            return True
    return False


def fitting(state: DmState, piece: DmPiece, noun: Noun, chosen: list[int]) -> list[int]:
    """The creatures of the card's owner that fit one base, apart from those chosen already."""
    scope = scope_of(piece.ref, piece.owner)
    found: list[int] = []
    for id in state.zones[c.BATTLE * state.seats + piece.owner]:
        creature = state.pieces[id]
        ref = creature.ref
        if ref not in chosen and noun.described(state, creature, scope):
            found.append(ref)
    return found


def base_choices(state: DmState, piece: DmPiece, chosen: list[int]) -> list[int]:
    """What the next base may be."""
    nouns = piece.card.bases
    at = len(chosen)
    if at >= len(nouns):
        return []
    return [ref for ref in fitting(state, piece, nouns[at], chosen) if complete(state, piece, nouns, [*chosen, ref])]


def can_use_trigger(state: DmState, piece: DmPiece, why: Why | None) -> bool:
    """Whether a card that came from the shields may be played at once for no cost (dm:7.1)."""
    if not piece.card.trigger():
        return why is not None and why.no(TRIGGERS, "no-shield-trigger", piece.ref)
    return has_bases(state, piece, why)


def can_charge(state: DmState, seat: int, piece: DmPiece, why: Why | None) -> bool:
    """Whether the card may be put into the mana zone in the mana step (dm:5.3)."""
    if piece.owner != seat or state.place(piece) != c.HAND:
        return why is not None and why.no(MANA_STEP, "not-in-hand", piece.ref)
    if state.charged:
        return why is not None and why.no(MANA_STEP, "already-charged", piece.ref)
    return True
