"""A battle between two creatures (dm:8.3, dm04:segmente-kampf)."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.derived_values import abilities_of, forbids, is_restricted_by, keywords, power
from regelwerk.duelmasters.lowered import SLAYING, Trigger
from regelwerk.duelmasters.replacement import destroy
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmPiece, DmState, PendingTrigger, scope_of
from regelwerk.duelmasters.triggers import emit_and_trigger
from regelwerk.kernel.ids import NO_REF

FIGHTING: Final = rule("dm04:segmente-kampf")
COMPARING: Final = rule("dm04:staerke")
AFTERWARDS: Final = rule("dm:8.3.4")

ATTACKER: Final = 1
BLOCKER: Final = codes.BLOCKING
ATTACKED: Final = 3
"""In what part a creature battles: the number of its event."""


def begin_battle(state: DmState, attacker: DmPiece, defender: DmPiece) -> None:
    """What creatures do as they battle: the attacker's first, then the defender's (dm:8.3.1)."""
    state.batch += 1
    emit_and_trigger(state, codes.EVENT_BATTLE, FIGHTING, NO_REF, attacker.owner, attacker.ref, defender.ref, ATTACKER)


def compare(state: DmState, attacker: DmPiece, defender: DmPiece, part: int) -> None:
    """The greater power wins; the loser is destroyed, with equal power both (dm:8.3.3), and what follows waits.

    May push a frame, if a destruction has to be asked about.
    """
    state.batch += 1
    mine = power(state, attacker)
    theirs = power(state, defender)
    a = attacker.ref
    b = defender.ref
    losers: list[DmPiece] = []
    if mine > theirs:
        emit_and_trigger(state, codes.EVENT_WIN, COMPARING, NO_REF, attacker.owner, a, b, mine)
        emit_and_trigger(state, codes.EVENT_LOSE_BATTLE, COMPARING, NO_REF, defender.owner, b, a, theirs)
        losers = [defender]
    elif theirs > mine:
        emit_and_trigger(state, codes.EVENT_WIN, COMPARING, NO_REF, defender.owner, b, a, theirs)
        emit_and_trigger(state, codes.EVENT_LOSE_BATTLE, COMPARING, NO_REF, attacker.owner, a, b, mine)
        losers = [attacker]
    else:
        emit_and_trigger(state, codes.EVENT_LOSE_BATTLE, COMPARING, NO_REF, attacker.owner, a, b, mine)
        emit_and_trigger(state, codes.EVENT_LOSE_BATTLE, COMPARING, NO_REF, defender.owner, b, a, theirs)
        losers = [attacker, defender]
    notice_fought(state, attacker, defender, part)
    dying = []
    for piece in losers:
        other = defender if piece is attacker else attacker
        mortal = not forbids(state, piece) & codes.NO_LOSS
        if mortal and not is_restricted_by(state, piece, codes.NO_LOSS, other):  # unless it cannot be (dm:8.3)
            dying.append(piece.ref)
    destroy(state, dying, COMPARING)


def notice_fought(state: DmState, attacker: DmPiece, defender: DmPiece, part: int) -> None:
    """Abilities for after the battle, won or lost, slayer among them: they wait until it is over (dm:8.3.4)."""
    emit_and_trigger(
        state, codes.EVENT_FOUGHT, AFTERWARDS, NO_REF, attacker.owner, attacker.ref, defender.ref, ATTACKER
    )
    emit_and_trigger(state, codes.EVENT_FOUGHT, AFTERWARDS, NO_REF, defender.owner, defender.ref, attacker.ref, part)
    for piece, other in ((attacker, defender), (defender, attacker)):
        if keywords(state, piece) & codes.KEYWORD_SLAYER:
            slay(state, piece, other)


def slay(state: DmState, piece: DmPiece, other: DmPiece) -> None:
    """Each slayer ability that means the other creature waits to destroy it (dm:7.6)."""
    trigger = state.defs.lowered.get(SLAYING)
    if not isinstance(trigger, Trigger):
        return
    for abilities in abilities_of(state, piece):
        for noun in abilities.slayer_filters:
            if noun is None or noun.described(state, other, scope_of(piece.ref, piece.owner)):
                state.waiting.append(
                    PendingTrigger(trigger, piece.ref, piece.owner, other.ref, piece.ref, 0, piece.owner)
                )
