"""Who may play, charge and evolve what: listing, rechecking and explaining in one (contract 3)."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.meaning import Noun
from regelwerk.duelmasters.paying import cost_of, payable
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmPiece, DmState, scope_of
from regelwerk.kernel.decision import Why

EVOLUTION: Final = rule("dm:10.1")
VORTEX: Final = rule("dm:7.16")
IN_HAND: Final = rule("dm:5.4")
MANA_STEP: Final = rule("dm:5.3")
TRIGGERS: Final = rule("dm:7.1")


def can_play(s: DmState, seat: int, p: DmPiece, why: Why | None) -> bool:
    """Whether the player may summon or cast this card from the hand now, for its cost."""
    if p.owner != seat or s.place(p) != c.HAND:
        return why is not None and why.no(IN_HAND, "not-in-hand", p.ref)
    fine = has_bases(s, p, why)
    if why is None:
        return fine and payable(s, p, cost_of(s, p), None)
    return payable(s, p, cost_of(s, p), why) and fine


def has_bases(s: DmState, p: DmPiece, why: Why | None) -> bool:
    """Whether there is what an evolution creature is put on (dm:10.1); all other cards need nothing."""
    nouns = p.card.bases
    if not nouns:
        return True
    if complete(s, p, nouns, []):
        return True
    return why is not None and why.no(VORTEX if len(nouns) > 1 else EVOLUTION, "nothing-to-evolve", p.ref)


def complete(s: DmState, p: DmPiece, nouns: list[Noun], chosen: list[int]) -> bool:
    """Whether for every base that is still missing there is a creature of its own."""
    at = len(chosen)
    if at >= len(nouns):
        return True
    for ref in fitting(s, p, nouns[at], chosen):
        if complete(s, p, nouns, [*chosen, ref]):
            return True
    return False


def fitting(s: DmState, p: DmPiece, noun: Noun, chosen: list[int]) -> list[int]:
    """The creatures of the card's owner that fit one base, apart from those chosen already."""
    f = scope_of(p.ref, p.owner)
    found: list[int] = []
    for id in s.zones[c.BATTLE * s.seats + p.owner]:
        creature = s.pieces[id]
        ref = creature.ref
        if ref not in chosen and noun.described(s, creature, f):
            found.append(ref)
    return found


def base_choices(s: DmState, p: DmPiece, chosen: list[int]) -> list[int]:
    """What the next base may be."""
    nouns = p.card.bases
    at = len(chosen)
    if at >= len(nouns):
        return []
    return [ref for ref in fitting(s, p, nouns[at], chosen) if complete(s, p, nouns, [*chosen, ref])]


def can_use_trigger(s: DmState, p: DmPiece, why: Why | None) -> bool:
    """Whether a card that came from the shields may be played at once for no cost (dm:7.1)."""
    if not p.card.trigger():
        return why is not None and why.no(TRIGGERS, "no-shield-trigger", p.ref)
    return has_bases(s, p, why)


def can_charge(s: DmState, seat: int, p: DmPiece, why: Why | None) -> bool:
    """Whether the card may be put into the mana zone in the mana step (dm:5.3)."""
    if p.owner != seat or s.place(p) != c.HAND:
        return why is not None and why.no(MANA_STEP, "not-in-hand", p.ref)
    if s.charged:
        return why is not None and why.no(MANA_STEP, "already-charged", p.ref)
    return True
