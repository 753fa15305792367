"""A battle between two creatures (dm:8.3, dm04:segmente-kampf)."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.meaning import SLAYING, Trigger
from regelwerk.duelmasters.replacing import destroy
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmPiece, DmState, Waiting, scope_of
from regelwerk.duelmasters.triggers import happen
from regelwerk.duelmasters.values import abilities_of, forbids, keywords, limited, power

FIGHTING: Final = rule("dm04:segmente-kampf")
COMPARING: Final = rule("dm04:staerke")
AFTERWARDS: Final = rule("dm:8.3.4")

ATTACKER: Final = 1
BLOCKER: Final = 2
ATTACKED: Final = 3
"""In what part a creature battles: the number of its event."""


def begin_battle(s: DmState, attacker: DmPiece, defender: DmPiece) -> None:
    """What creatures do as they battle: the attacker's first, then the defender's (dm:8.3.1)."""
    s.batch += 1
    happen(s, c.E_BATTLE, FIGHTING, 0, attacker.owner, attacker.ref, defender.ref, ATTACKER)


def compare(s: DmState, attacker: DmPiece, defender: DmPiece, part: int) -> None:
    """The greater power wins; the loser is destroyed, with equal power both (dm:8.3.3), and what follows waits.

    May push a frame, if a destruction has to be asked about.
    """
    s.batch += 1
    mine = power(s, attacker)
    theirs = power(s, defender)
    a = attacker.ref
    b = defender.ref
    losers: list[DmPiece] = []
    if mine > theirs:
        happen(s, c.E_WIN, COMPARING, 0, attacker.owner, a, b, mine)
        happen(s, c.E_LOSE_BATTLE, COMPARING, 0, defender.owner, b, a, theirs)
        losers = [defender]
    elif theirs > mine:
        happen(s, c.E_WIN, COMPARING, 0, defender.owner, b, a, theirs)
        happen(s, c.E_LOSE_BATTLE, COMPARING, 0, attacker.owner, a, b, mine)
        losers = [attacker]
    else:
        happen(s, c.E_LOSE_BATTLE, COMPARING, 0, attacker.owner, a, b, mine)
        happen(s, c.E_LOSE_BATTLE, COMPARING, 0, defender.owner, b, a, theirs)
        losers = [attacker, defender]
    notice_fought(s, attacker, defender, part)
    dying = []
    for p in losers:
        other = defender if p is attacker else attacker
        if not forbids(s, p) & c.NO_LOSS and not limited(s, p, c.NO_LOSS, other):  # unless it cannot be (dm:8.3)
            dying.append(p.ref)
    destroy(s, dying, COMPARING)


def notice_fought(s: DmState, attacker: DmPiece, defender: DmPiece, part: int) -> None:
    """Abilities for after the battle, won or lost, slayer among them: they wait until it is over (dm:8.3.4)."""
    happen(s, c.E_FOUGHT, AFTERWARDS, 0, attacker.owner, attacker.ref, defender.ref, ATTACKER)
    happen(s, c.E_FOUGHT, AFTERWARDS, 0, defender.owner, defender.ref, attacker.ref, part)
    for p, other in ((attacker, defender), (defender, attacker)):
        if keywords(s, p) & c.SLAYER:
            slay(s, p, other)


def slay(s: DmState, p: DmPiece, other: DmPiece) -> None:
    """Each slayer ability that means the other creature waits to destroy it (dm:7.6)."""
    trigger = s.defs.lowered.get(SLAYING)
    if not isinstance(trigger, Trigger):
        return
    for abilities in abilities_of(s, p):
        for noun in abilities.slays:
            if noun is None or noun.described(s, other, scope_of(p.ref, p.owner)):
                s.waiting.append(Waiting(trigger, p.ref, p.owner, other.ref, p.ref, 0, p.owner))
