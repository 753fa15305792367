"""Who may attack whom, who must, who can protect (wow:600-602): one check each that lists, rechecks, explains."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Why
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.continuous import AttackCost, AttackOnly, CanProtect, MustAttack, Sabotages
from regelwerk.wowtcg.payment import ready_resources
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowPiece, WowState
from regelwerk.wowtcg.values import applies, forbids, keywords, values

ATTACKER: Final = rule("wow:601.2a")
DEFENDER: Final = rule("wow:601.2b")
SABOTAGE: Final = rule("wow:601.2b")
ONLY: Final = rule("wow:601.2c")
COST: Final = rule("wow:600.3")
TOTEMS: Final = rule("wow:306.4a")
PROTECTS: Final = rule("wow:602.2")
STEALTH: Final = rule("wow:602.2a")
NOT_ITSELF: Final = rule("wow:602.2b")

OPEN_ZONES: Final = (c.GRAVEYARD, c.REMOVED)
"""Where cards that nobody controls lie open to all."""


def can_be_attacker(s: WowState, seat: int, a: WowPiece, why: Why | None) -> bool:
    """Whether a character may be a proposed attacker at all (wow:601.2a)."""
    if why is None and a.exhausted:  # the commonest reason
        return False
    kinds = s.kinds_in_play(a)
    if kinds & c.TOTEM:
        return why is not None and why.no(TOTEMS, "totems-do-not-attack", a.ref)
    if not kinds & (c.HERO | c.ALLY) or a.control != seat:
        return why is not None and why.no(ATTACKER, "no-character-of-yours", a.ref)
    ok = True
    if a.exhausted and why is not None:
        ok = why.no(ATTACKER, "is-exhausted", a.ref)
    if a.since >= s.started[seat] and not keywords(s, a) & c.FEROCITY:  # unless it has ferocity (kw:ferocity)
        if why is None:
            return False
        ok = why.no(ATTACKER, "joined-this-turn", a.ref)
    if forbids(s, a) & c.NO_ATTACK:
        if why is None:
            return False
        ok = why.no(ATTACKER, "cannot-attack", a.ref)
    return ok


def can_be_attacked(s: WowState, a: WowPiece, d: WowPiece, why: Why | None) -> bool:
    """Whether that attacker may be proposed against that defender, "only" modifiers aside (wow:601.2b)."""
    if not s.kinds_in_play(d) & c.CHARACTER:
        return why is not None and why.no(DEFENDER, "no-character", d.ref)
    if s.teams[d.control] == s.teams[a.control]:
        return why is not None and why.no(DEFENDER, "not-an-opponents", d.ref)
    ok = True
    if keywords(s, d) & c.ELUSIVE:  # kw:elusive
        if why is None:
            return False
        ok = why.no(DEFENDER, "is-elusive", d.ref)
    if forbids(s, d) & c.NO_BE_ATTACKED:
        if why is None:
            return False
        ok = why.no(DEFENDER, "cannot-be-attacked", d.ref)
    return ok


def attack_cost(s: WowState, a: WowPiece, d: WowPiece) -> int:
    """What must be paid to propose that attacker against that defender (wow:600.3)."""
    cost = 0
    for m in (s.values or values(s)).attacks:
        what = m.what
        if isinstance(what, AttackCost) and applies(s, m, a):
            if not what.yours or (m.scope.you == d.control and s.kinds_in_play(d) & (c.HERO | c.ALLY)):
                cost += what.resources
    return cost


def may_attack(s: WowState, a: WowPiece, d: WowPiece, why: Why | None, paid: bool = False) -> bool:
    """Whether a combat between the two may be proposed, the attacker itself being able to (wow:601.2).

    `paid`: costs to attack have been paid, only legality is asked for (wow:601.3).
    """
    if not can_be_attacked(s, a, d, why):  # wow:601.2e
        return False
    if not (s.values or values(s)).attacks:  # nothing else says who may attack whom
        return True
    if not _named_target(s, a, d):
        return why is not None and why.no(ONLY, "must-attack-another", d.ref)
    return may_pay(s, a, d, why, paid)


def may_pay(s: WowState, a: WowPiece, d: WowPiece, why: Why | None, paid: bool) -> bool:
    """Whether the cost of proposing that attacker against that, if there is one, is paid or can be (wow:600.3)."""
    cost = 0 if paid else attack_cost(s, a, d)
    if cost and ready_resources(s, a.control) < cost:
        return why is not None and why.no(COST, "attack-cost", d.ref, cost)
    return True


def _named_target(s: WowState, a: WowPiece, d: WowPiece) -> bool:
    """ "Can attack only ... if able" (wow:601.2c-d): d is one of those named, or none of those can be proposed.

    That speaks of every proposal, so of a sabotage of something else too.
    """
    bound = False
    for m in values(s).attacks:
        what = m.what
        if isinstance(what, AttackOnly) and applies(s, m, a):
            for other in characters(s):
                if what.whom.covers(s, other, m.scope) and can_be_attacked(s, a, other, None):
                    if other.id == d.id:  # any one of those named (wow:601.2d)
                        return True
                    if attack_cost(s, a, other) <= ready_resources(s, a.control):  # inf:not-able-to-pay
                        bound = True
    return not bound


def may_sabotage(s: WowState, a: WowPiece, d: WowPiece, why: Why | None, paid: bool = False) -> bool:
    """Whether a sabotage of that thing by that attacker may be proposed (wow:601.2b); `paid` as in `may_attack`."""
    ref = d.ref
    here = s.in_play(d)
    if not here and not (s.place(d) in OPEN_ZONES and s.in_game(d.owner)):  # nobody can name what he cannot see
        return why is not None and why.no(SABOTAGE, "cannot-sabotage", ref)
    ok = True
    if s.teams[d.control] == s.teams[a.control]:  # of what nobody controls it is the owner (`WowPiece.renew`)
        if why is None:
            return False
        ok = why.no(SABOTAGE, "not-an-opponents", ref)
    blank = not here or (d.face_down and s.place(d) == c.RESOURCES)  # wow7.4:700.2, wow7.4:412.1b
    if not blank and keywords(s, d) & c.ELUSIVE:
        if why is None:
            return False
        ok = why.no(SABOTAGE, "is-elusive", ref)
    if forbids(s, d) & c.NO_BE_ATTACKED:  # who sabotages attacks (wow:602.1)
        if why is None:
            return False
        ok = why.no(ATTACKER, "cannot-be-attacked", ref)
    if not _named_target(s, a, d):
        if why is None:
            return False
        ok = why.no(ONLY, "must-attack-another", ref)
    for m in values(s).attacks:
        what = m.what
        if isinstance(what, Sabotages) and applies(s, m, a) and what.whom.covers(s, d, m.scope):
            return may_pay(s, a, d, why, paid) and ok
    return why is not None and why.no(SABOTAGE, "cannot-sabotage", ref)


def may_propose(s: WowState, a: WowPiece, d: WowPiece, sabotage: bool, why: Why | None, paid: bool = False) -> bool:
    """Whether a combat, or a sabotage, of that attacker against that may be proposed; `paid` as in `may_attack`."""
    if sabotage:
        return may_sabotage(s, a, d, why, paid)
    return may_attack(s, a, d, why, paid)


def sabotage_targets(s: WowState, a: WowPiece) -> list[WowPiece]:
    """Everything that attacker may be proposed to sabotage, turn player's first."""
    found: list[WowPiece] = []
    for m in values(s).attacks:
        what = m.what
        if isinstance(what, Sabotages) and applies(s, m, a):
            for ref in what.whom.get(s, m.scope):
                d = s.at(ref)
                if d is not None and d not in found and may_sabotage(s, a, d, None):
                    found.append(d)
    return found


def characters(s: WowState) -> list[WowPiece]:
    """Every character in play, turn player's first, hero before allies before Totems."""
    found = []
    for seat in s.clockwise(s.active):
        hero = s.hero(seat)
        if hero is not None:
            found.append(hero)
        for id in s.zones[c.ALLIES * s.seats + seat]:
            found.append(s.pieces[id])
        for id in s.zones[c.HERO_ROW * s.seats + seat]:
            p = s.pieces[id]
            if p.card.totem:
                found.append(p)
    return found


def defenders(s: WowState, a: WowPiece) -> list[WowPiece]:
    """Everything that attacker may be proposed against."""
    return [d for d in characters(s) if d.control != a.control and may_attack(s, a, d, None)]


def attackers(s: WowState, seat: int) -> list[WowPiece]:
    """The characters of a seat that may be proposed as attackers against somebody."""
    able = []
    hero = s.hero(seat)
    if hero is not None and can_be_attacker(s, seat, hero, None):
        able.append(hero)
    for id in s.zones[c.ALLIES * s.seats + seat]:
        a = s.pieces[id]
        if can_be_attacker(s, seat, a, None):
            able.append(a)
    if not able:
        return able
    if not (s.values or values(s)).attacks:  # nothing tells one attacker from another
        return able if _has_target(s, able[0]) else []
    return [a for a in able if _has_target(s, a)]


def _has_target(s: WowState, a: WowPiece) -> bool:
    """Whether there is anything to propose that attacker against: a hero, usually."""
    for seat in range(s.seats):
        hero = s.hero(seat)
        if hero is not None and hero.control != a.control and may_attack(s, a, hero, None):
            return True
    return len(defenders(s, a)) > 0 or len(sabotage_targets(s, a)) > 0


def must_attack(s: WowState, seat: int) -> int:
    """A character of the seat that must attack and can without paying (wow:600.2-3): its reference, or 0."""
    for m in values(s).attacks:
        if not isinstance(m.what, MustAttack):
            continue
        for a in attackers(s, seat):
            if not applies(s, m, a):
                continue
            able = defenders(s, a) + sabotage_targets(s, a)  # either is a combat (wow:600.1)
            if any(attack_cost(s, a, d) == 0 for d in able):  # ruling:must-attack-cost
                return a.ref
    return 0


def can_protect(s: WowState, p: WowPiece, why: Why | None) -> bool:
    """Whether a character could step in at the protect point now (wow:602.2)."""
    if why is None and (p.exhausted or not (keywords(s, p) & c.PROTECTOR or values(s).attacks)):
        return False  # nothing could let it protect
    fight = s.combat
    ref = p.ref
    if fight is None or s.phase != c.COMBAT_ATTACK:
        return why is not None and why.no(PROTECTS, "not-the-protect-point", ref)
    attacker = s.at(fight.attacker)
    defender = s.at(fight.proposed)
    if attacker is None or defender is None or s.teams[p.control] == s.teams[attacker.control]:
        return why is not None and why.no(PROTECTS, "nothing-to-protect", ref)
    ok = True
    if p.id == defender.id:
        if why is None:
            return False
        ok = why.no(NOT_ITSELF, "not-itself", ref)
    if p.exhausted:
        if why is None:
            return False
        ok = why.no(PROTECTS, "is-exhausted", ref)
    if keywords(s, attacker) & c.STEALTH:
        if why is None:
            return False
        ok = why.no(STEALTH, "attacker-is-stealthed", attacker.ref)
    if forbids(s, p) & c.NO_PROTECT:
        if why is None:
            return False
        ok = why.no(PROTECTS, "cannot-protect", ref)
    if s.teams[p.control] != s.teams[defender.control] or not _protects(s, p, defender):
        if why is None:
            return False
        ok = why.no(PROTECTS, "no-protector", ref)
    return ok


def _protects(s: WowState, p: WowPiece, whom: WowPiece) -> bool:
    if not s.kinds_of(p) & (c.HERO | c.ALLY):
        return False
    if keywords(s, p) & c.PROTECTOR:  # kw:protector
        return True
    for m in values(s).attacks:
        what = m.what
        if isinstance(what, CanProtect) and applies(s, m, p) and what.whom.covers(s, whom, m.scope):  # wow:103.1
            return True
    return False
