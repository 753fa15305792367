"""Who may attack, be attacked, block, and use a tap ability (dm:8.1, 8.2, 7.11, 7.17-7.19).

The same functions list, recheck and explain: with a `Why` they collect every reason.
"""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.continuous import CanAttack
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmPiece, DmState, Modifier, as_seat, scope_of, seat_ref
from regelwerk.duelmasters.values import abilities_of, applies, forbids, keywords, limited, sick, values
from regelwerk.kernel.decision import Option, Why
from regelwerk.kernel.program import Program

ATTACKERS: Final = rule("dm:8.1")
TARGETS: Final = rule("dm04:angriffsziel")
CANNOT: Final = rule("dm:7.17")
NEIGHBOURS: Final = rule("dm:11.2")
BLOCKERS: Final = rule("dm:7.2")
BLOCKER_TAPS: Final = rule("dm04:blocker-tappen")
NOT_ITSELF: Final = rule("dm:8.2.3")
STEALTH: Final = rule("dm:7.12")
TAP_ABILITY: Final = rule("dm:7.11")
MUST: Final = rule("dm:7.19")
SICKNESS: Final = rule("kw:summoning-sickness")


def reachable(s: DmState, seat: int) -> list[int]:
    """The opponents that a player's creatures may attack: the next seats to the left and right (dm:11.2, 11.7)."""
    left = s.next_seat(seat)
    found = [left] if s.opposed(seat, left) else []
    if s.seats > 2:
        right = s.clockwise(seat)[-1]
        if right != left and s.opposed(seat, right):
            found.append(right)
    return found


def despite(s: DmState, p: DmPiece) -> bool:
    """Whether an effect lets it attack somebody whatever would prevent that (dm:9.1)."""
    for m in values(s).attacks:
        if isinstance(m.what, CanAttack) and m.what.despite and applies(s, m, p):
            return True
    return False


def can_attack(s: DmState, seat: int, p: DmPiece, why: Why | None) -> bool:
    """Whether a creature may attack at all now (dm:8.1); whom, is another question."""
    ref = p.ref
    if p.owner != seat or not s.in_battle(p):
        return why is not None and why.no(ATTACKERS, "not-your-creature", ref)
    fine = True
    if p.tapped:
        if why is None:
            return False
        fine = why.no(ATTACKERS, "is-tapped", ref)
    if sick(s, p) and not despite(s, p):
        if why is None:
            return False
        fine = why.no(SICKNESS, "summoning-sickness", ref)
    if forbids(s, p) & c.NO_ATTACK and not despite(s, p):  # unless a text ignores it (dm:9.1)
        if why is None:
            return False
        fine = why.no(CANNOT, "cannot-attack", ref)
    return fine


def can_attack_that(s: DmState, p: DmPiece, target: int, why: Why | None) -> bool:
    """Whether a creature that may attack may attack that: an opponent, or an opponent's creature (dm:8.2)."""
    if target < 0:
        return can_attack_player(s, p, as_seat(target), why)
    victim = s.creature(target)
    if victim is None or not s.opposed(p.owner, victim.owner):
        return why is not None and why.no(TARGETS, "no-opposing-creature", target)
    fine = True
    if victim.owner not in reachable(s, p.owner):
        if why is None:
            return False
        fine = why.no(NEIGHBOURS, "out-of-reach", target)
    return can_attack_creature(s, p, victim, why) and fine


def can_attack_player(s: DmState, p: DmPiece, seat: int, why: Why | None) -> bool:
    """Whether it may attack that player."""
    if not s.in_game(seat) or not s.opposed(p.owner, seat):
        return why is not None and why.no(TARGETS, "no-opponent", seat_ref(seat))
    fine = True
    if seat not in reachable(s, p.owner):
        if why is None:
            return False
        fine = why.no(NEIGHBOURS, "out-of-reach", seat_ref(seat))
    if not sick(s, p) and not forbids(s, p) & (c.NO_ATTACK | c.NO_ATTACK_PLAYERS):
        return fine
    for m in values(s).attacks:
        what = m.what
        if isinstance(what, CanAttack) and what.who is not None and what.despite and applies(s, m, p):
            if seat in what.who.seats(s, m.scope):
                return fine
    return why is not None and hindrances(s, p, c.NO_ATTACK_PLAYERS, "cannot-attack-players", why)


def hindrances(s: DmState, p: DmPiece, bit: int, kind: str, why: Why) -> bool:
    """What keeps a creature from attacking such a target: each hindrance by the rule that it comes from."""
    if sick(s, p):
        why.no(SICKNESS, "summoning-sickness", p.ref)
    if forbids(s, p) & c.NO_ATTACK:
        why.no(CANNOT, "cannot-attack", p.ref)
    if forbids(s, p) & bit:
        why.no(CANNOT, kind, p.ref)
    return False


def can_attack_creature(s: DmState, p: DmPiece, victim: DmPiece, why: Why | None) -> bool:
    """Whether it may attack that creature, which is within reach."""
    ref = victim.ref
    fine = True
    if sick(s, p) or forbids(s, p) & (c.NO_ATTACK | c.NO_ATTACK_CREATURES):
        if not allowed(s, p, victim, True):
            if why is None:
                return False
            fine = hindrances(s, p, c.NO_ATTACK_CREATURES, "cannot-attack-creatures", why)
    if not victim.tapped and not allowed(s, p, victim, False):
        if why is None:
            return False
        fine = why.no(TARGETS, "is-untapped", ref)
    if limited(s, p, c.NO_ATTACK_CREATURES, victim):
        if why is None:
            return False
        fine = why.no(CANNOT, "cannot-attack-that", ref)
    if forbids(s, victim) & c.NO_BE_ATTACKED or limited(s, victim, c.NO_BE_ATTACKED, p):
        if why is None:
            return False
        fine = why.no(CANNOT, "cannot-be-attacked", ref)
    return fine


def allowed(s: DmState, p: DmPiece, victim: DmPiece, sure: bool) -> bool:
    """Whether an effect lets it attack that creature although it is untapped (dm:7.18).

    `sure`: although something else prevents it (dm:9.1).
    """
    for m in values(s).attacks:
        what = m.what
        if isinstance(what, CanAttack) and (what.despite or not sure) and applies(s, m, p):
            if names(s, m, what, victim):  # dm:7.18
                return True
    return False


def names(s: DmState, m: Modifier, what: CanAttack, victim: DmPiece) -> bool:
    """Whether an effect on attacks speaks of that creature."""
    if what.noun is not None:
        return what.noun.fits(s, victim, m.scope)
    if what.whom is not None:
        for ref in what.whom.get(s, m.scope):
            if s.creature(ref) is victim:
                return True
    return False


def targets(s: DmState, p: DmPiece) -> list[int]:
    """Everything that a creature which may attack may attack now: players first, then creatures by seat."""
    found: list[int] = []
    near = reachable(s, p.owner)
    special = len(values(s).attacks) > 0
    plain = not special and not values(s).by_id and not sick(s, p)
    for seat in near:
        if plain or can_attack_player(s, p, seat, None):
            found.append(-1 - seat)
    for seat in near:
        for id in s.zones[c.BATTLE * s.seats + seat]:
            victim = s.pieces[id]
            if (victim.tapped or special) and (plain or can_attack_creature(s, p, victim, None)):
                found.append(victim.ref)
    return found


def attack_options(s: DmState, seat: int) -> list[Option]:
    """All attacks and tap abilities of a player now, in the order of the battle zone."""
    options: list[Option] = []
    for id in s.zones[c.BATTLE * s.seats + seat]:
        p = s.pieces[id]
        if p.tapped or not can_attack(s, seat, p, None):
            continue
        ref = p.ref
        found = targets(s, p)
        for target in found:
            options.append(Option(c.ATTACK, ref, target))
        if not (found and still_must(s, p)):
            for i in range(len(tap_abilities(s, p))):
                options.append(Option(c.TAP, ref, 0, i))
    return options


def still_must(s: DmState, p: DmPiece) -> bool:
    """Whether a creature must attack and has not done so this turn (dm:7.19)."""
    if not forbids(s, p) & c.MUST_ATTACK:
        return False
    for note in s.notes:
        if note.kind == c.E_ATTACK and s.creature(note.a) is p:
            return False
    return True


def must_attack(s: DmState, seat: int) -> list[DmPiece]:
    """The creatures that must still attack this turn (dm:7.19)."""
    found: list[DmPiece] = []
    if not values(s).by_id:
        return found
    for id in s.zones[c.BATTLE * s.seats + seat]:
        p = s.pieces[id]
        if still_must(s, p) and can_attack(s, seat, p, None) and targets(s, p):
            found.append(p)
    return found


# -------------------------------------------------------------------- tap abilities


def tap_abilities(s: DmState, p: DmPiece) -> list[Program]:
    """The tap abilities that a creature has, its own first (dm:7.11); what is lent twice is there once."""
    found: list[Program] = []
    for abilities in abilities_of(s, p):
        for program in abilities.taps:
            if program not in found:
                found.append(program)
    return found


def can_tap(s: DmState, seat: int, p: DmPiece, n: int, why: Why | None) -> bool:
    """Whether a creature may use its tap ability number `n`: only if it could attack (dm:7.11)."""
    if not 0 <= n < len(tap_abilities(s, p)):
        return why is not None and why.no(TAP_ABILITY, "no-tap-ability", p.ref)
    if not can_attack(s, seat, p, why):
        return False
    if still_must(s, p) and targets(s, p):
        return why is not None and why.no(MUST, "must-attack", p.ref)
    return True


# ------------------------------------------------------------------------- blocking


def can_block(s: DmState, p: DmPiece, attacker: DmPiece, target: int, why: Why | None) -> bool:
    """Whether a creature may block that attack (dm:7.2, 8.2.3). The defending player's, and not what is attacked."""
    ref = p.ref
    fine = True
    if p.tapped:
        if why is None:
            return False
        fine = why.no(BLOCKER_TAPS, "is-tapped", ref)
    if not is_blocker(s, p, attacker):
        if why is None:
            return False
        fine = why.no(BLOCKERS, "no-blocker", ref)
    if target > 0 and s.creature(target) is p:
        if why is None:
            return False
        fine = why.no(NOT_ITSELF, "is-attacked", ref)
    if forbids(s, attacker) & c.NO_BE_BLOCKED or limited(s, attacker, c.NO_BE_BLOCKED, p):
        if why is None:
            return False
        fine = why.no(CANNOT, "cannot-be-blocked", attacker.ref)
    if hides(s, attacker, p.owner):
        if why is None:
            return False
        fine = why.no(STEALTH, "stealth", attacker.ref)
    return fine


def is_blocker(s: DmState, p: DmPiece, attacker: DmPiece) -> bool:
    """Whether it has blocker against that attacker."""
    if not keywords(s, p) & c.BLOCKER:
        return False
    for abilities in abilities_of(s, p):
        for noun in abilities.blocks:
            if noun is None or noun.described(s, attacker, scope_of(p.ref, p.owner)):
                return True
    return False


def hides(s: DmState, attacker: DmPiece, seat: int) -> bool:
    """Whether stealth keeps that player from blocking it (dm:7.12)."""
    if not keywords(s, attacker) & c.STEALTH:
        return False
    civs = 0
    for abilities in abilities_of(s, attacker):
        civs |= abilities.stealth
    for id in s.zones[c.MANA * s.seats + seat]:
        if s.pieces[id].card.civs & civs:
            return True
    return False


def blockers(s: DmState, seat: int, attacker: DmPiece, target: int) -> list[DmPiece]:
    """The creatures with which that player may block; those that must, if there are any."""
    found: list[DmPiece] = []
    must = False
    for id in s.zones[c.BATTLE * s.seats + seat]:
        p = s.pieces[id]
        if not p.tapped and can_block(s, p, attacker, target, None):
            found.append(p)
            must = must or forbids(s, p) & c.MUST_BLOCK != 0
    if must:
        found = [p for p in found if forbids(s, p) & c.MUST_BLOCK]
    return found
