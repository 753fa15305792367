"""Who is in the combat: taking part in it and being removed from it (wow:602.3-602.4).

`attack_legality` says who may, the course of the combat step in `combat`.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import CurrentCombat, Link, WowPiece, WowState
from regelwerk.wowtcg.triggers import emit_and_trigger

DEFENDS: Final = rule("wow:602.3")
BECOMES: Final = rule("wow:602.3b")
REMOVED_FROM_COMBAT: Final = rule("wow:602.4")


def takes_part(state: WowState, ref: Ref) -> bool:
    """Whether that is in the combat under way, or proposed for one."""
    if (
        state.chain
        and state.chain[0].kind == codes.LINK_PROPOSAL
        and state.chain[0].n == 0
        and ref in (state.chain[0].a, state.chain[0].b)
    ):
        return True
    fight = state.combat
    return fight is not None and ref in (fight.attacker, fight.proposed, fight.defender)


def remove_from_combat(state: WowState, ref: Ref) -> bool:
    """Remove a card from combat (wow:602.4); the step goes on to its conclusion.

    A card that nobody controls may be in it too, if it is sabotaged (wow:601.2b).
    """
    if state.chain and ref and state.chain[0].kind == codes.LINK_PROPOSAL:
        stop_proposing(state, ref)
    fight = state.combat
    if fight is None or ref == 0 or ref not in (fight.attacker, fight.proposed, fight.defender):
        return False
    leaves_combat(state, ref)
    state.combat = CurrentCombat(
        NO_REF if fight.attacker == ref else fight.attacker,
        NO_REF if fight.proposed == ref else fight.proposed,
        NO_REF if fight.defender == ref else fight.defender,
        NO_REF if fight.protector == ref else fight.protector,
        fight.struck,
        fight.sabotage,
    )
    state.invalidate(codes.DEPENDS_ON_COMBAT)
    return True


def stop_proposing(state: WowState, ref: Ref) -> None:
    """It is no proposed attacker or defender of the proposal on the chain any more (wow:601.2f), even if it returns."""
    old = state.chain[0]
    if ref != old.a and ref != old.b:
        return
    link = Link(old.number, old.kind, old.source, old.you, old.play)
    link.mode = old.mode
    link.a = old.a
    link.b = old.b
    link.n = 1
    state.chain[0] = link


def leaves_combat(state: WowState, ref: Ref) -> None:
    """Tell that a card is removed from combat."""
    state.emit(codes.EVENT_REMOVE_FROM_COMBAT, REMOVED_FROM_COMBAT, NO_REF, -1, ref)


def start_defending(state: WowState) -> None:
    """The proposed defender becomes the defender, and the attacker starts attacking it (wow:602.3)."""
    fight = state.combat
    piece = state.piece_or_none(fight.proposed) if fight is not None else None
    if fight is None or piece is None:
        return
    state.combat = CurrentCombat(fight.attacker, NO_REF, piece.ref, fight.protector, fight.struck, fight.sabotage)
    state.invalidate(codes.DEPENDS_ON_COMBAT)
    emit_and_trigger(state, codes.EVENT_DEFEND, DEFENDS, NO_REF, piece.control, piece.ref, fight.attacker)


def can_become_defender(state: WowState, piece: WowPiece) -> bool:
    """Whether a modifier could make that the defender: a character, not the attacker, and not defending already."""
    fight = state.combat
    if fight is None or fight.attacker in (0, piece.ref):  # inf:one-defender-per-combat
        return False
    return piece.ref != fight.defender and state.kinds_in_play(piece) & codes.TYPE_CHARACTER != 0


def become_defender(state: WowState, piece: WowPiece) -> bool:
    """A modifier makes a character the defender; a sabotage becomes a normal combat (wow:602.3b)."""
    fight = state.combat
    ref = piece.ref
    if fight is None or not can_become_defender(state, piece):
        return False
    state.combat = CurrentCombat(
        fight.attacker, NO_REF, ref, fight.protector if ref == fight.protector else NO_REF, fight.struck, False
    )
    state.invalidate(codes.DEPENDS_ON_COMBAT)
    emit_and_trigger(state, codes.EVENT_DEFEND, BECOMES, NO_REF, piece.control, ref, fight.attacker)
    return True
