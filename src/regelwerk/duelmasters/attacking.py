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


def reachable(state: DmState, seat: int) -> list[int]:
    """The opponents that a player's creatures may attack: the next seats to the left and right (dm:11.2, 11.7)."""
    left = state.next_seat(seat)
    found = [left] if state.opposed(seat, left) else []
    if state.seats > 2:
        right = state.clockwise(seat)[-1]
        if right != left and state.opposed(seat, right):
            found.append(right)
    return found


def right_to_attack(modifier: Modifier) -> CanAttack | None:
    """What an effect on attacks says."""
    word = modifier.what.word if modifier.what is not None else None
    return word if isinstance(word, CanAttack) else None


def despite(state: DmState, piece: DmPiece) -> bool:
    """Whether an effect lets it attack somebody whatever would prevent that (dm:9.1)."""
    for modifier in values(state).attacks:
        word = right_to_attack(modifier)
        if word is not None and word.despite and applies(state, modifier, piece):
            return True
    return False


def can_attack(state: DmState, seat: int, piece: DmPiece, why: Why | None) -> bool:
    """Whether a creature may attack at all now (dm:8.1); whom, is another question."""
    ref = piece.ref
    if piece.owner != seat or not state.in_battle(piece):
        return why is not None and why.no(ATTACKERS, "not-your-creature", ref)
    fine = True
    if piece.tapped:
        if why is None:
            return False
        fine = why.no(ATTACKERS, "is-tapped", ref)
    if sick(state, piece) and not despite(state, piece):
        if why is None:
            return False
        fine = why.no(SICKNESS, "summoning-sickness", ref)
    if forbids(state, piece) & c.NO_ATTACK and not despite(state, piece):  # unless a text ignores it (dm:9.1)
        if why is None:
            return False
        fine = why.no(CANNOT, "cannot-attack", ref)
    return fine


def can_attack_that(state: DmState, piece: DmPiece, target: int, why: Why | None) -> bool:
    """Whether a creature that may attack may attack that: an opponent, or an opponent's creature (dm:8.2)."""
    if target < 0:
        return can_attack_player(state, piece, as_seat(target), why)
    victim = state.creature(target)
    if victim is None or not state.opposed(piece.owner, victim.owner):
        return why is not None and why.no(TARGETS, "no-opposing-creature", target)
    fine = True
    if victim.owner not in reachable(state, piece.owner):
        if why is None:
            return False
        fine = why.no(NEIGHBOURS, "out-of-reach", target)
    return can_attack_creature(state, piece, victim, why) and fine


def can_attack_player(state: DmState, piece: DmPiece, seat: int, why: Why | None) -> bool:
    """Whether it may attack that player."""
    if not state.in_game(seat) or not state.opposed(piece.owner, seat):
        return why is not None and why.no(TARGETS, "no-opponent", seat_ref(seat))
    fine = True
    if seat not in reachable(state, piece.owner):
        if why is None:
            return False
        fine = why.no(NEIGHBOURS, "out-of-reach", seat_ref(seat))
    if not sick(state, piece) and not forbids(state, piece) & (c.NO_ATTACK | c.NO_ATTACK_PLAYERS):
        return fine
    for modifier in values(state).attacks:
        word = right_to_attack(modifier)
        if word is not None and word.despite and applies(state, modifier, piece):
            if word.is_about_player(state, modifier.scope, seat):
                return fine
    return why is not None and hindrances(state, piece, c.NO_ATTACK_PLAYERS, "cannot-attack-players", why)


def hindrances(state: DmState, piece: DmPiece, bit: int, kind: str, why: Why) -> bool:
    """What keeps a creature from attacking such a target: each hindrance by the rule that it comes from."""
    if sick(state, piece):
        why.no(SICKNESS, "summoning-sickness", piece.ref)
    if forbids(state, piece) & c.NO_ATTACK:
        why.no(CANNOT, "cannot-attack", piece.ref)
    if forbids(state, piece) & bit:
        why.no(CANNOT, kind, piece.ref)
    return False


def can_attack_creature(state: DmState, piece: DmPiece, victim: DmPiece, why: Why | None) -> bool:
    """Whether it may attack that creature, which is within reach."""
    ref = victim.ref
    fine = True
    if sick(state, piece) or forbids(state, piece) & (c.NO_ATTACK | c.NO_ATTACK_CREATURES):
        if not allowed(state, piece, victim, True):
            if why is None:
                return False
            fine = hindrances(state, piece, c.NO_ATTACK_CREATURES, "cannot-attack-creatures", why)
    if not victim.tapped and not allowed(state, piece, victim, False):
        if why is None:
            return False
        fine = why.no(TARGETS, "is-untapped", ref)
    if limited(state, piece, c.NO_ATTACK_CREATURES, victim):
        if why is None:
            return False
        fine = why.no(CANNOT, "cannot-attack-that", ref)
    if forbids(state, victim) & c.NO_BE_ATTACKED or limited(state, victim, c.NO_BE_ATTACKED, piece):
        if why is None:
            return False
        fine = why.no(CANNOT, "cannot-be-attacked", ref)
    return fine


def allowed(state: DmState, piece: DmPiece, victim: DmPiece, sure: bool) -> bool:
    """Whether an effect lets it attack that creature although it is untapped (dm:7.18).

    `sure`: although something else prevents it (dm:9.1).
    """
    for modifier in values(state).attacks:
        word = right_to_attack(modifier)
        if word is not None and (word.despite or not sure) and applies(state, modifier, piece):
            if word.is_about(state, modifier.scope, victim):  # dm:7.18
                return True
    return False


def targets(state: DmState, piece: DmPiece) -> list[int]:
    """Everything that a creature which may attack may attack now: players first, then creatures by seat."""
    found: list[int] = []
    near = reachable(state, piece.owner)
    special = len(values(state).attacks) > 0
    plain = not special and not values(state).by_id and not sick(state, piece)
    for seat in near:
        if plain or can_attack_player(state, piece, seat, None):
            found.append(-1 - seat)
    for seat in near:
        for id in state.zones[c.BATTLE * state.seats + seat]:
            victim = state.pieces[id]
            if (victim.tapped or special) and (plain or can_attack_creature(state, piece, victim, None)):
                found.append(victim.ref)
    return found


def attack_options(state: DmState, seat: int) -> list[Option]:
    """All attacks and tap abilities of a player now, in the order of the battle zone."""
    options: list[Option] = []
    for id in state.zones[c.BATTLE * state.seats + seat]:
        piece = state.pieces[id]
        if piece.tapped or not can_attack(state, seat, piece, None):
            continue
        ref = piece.ref
        found = targets(state, piece)
        for target in found:
            options.append(Option(c.ATTACK, ref, target))
        if not (found and still_must(state, piece)):
            for i in range(len(tap_abilities(state, piece))):
                options.append(Option(c.TAP, ref, 0, i))
    return options


def still_must(state: DmState, piece: DmPiece) -> bool:
    """Whether a creature must attack and has not done so this turn (dm:7.19)."""
    if not forbids(state, piece) & c.MUST_ATTACK:
        return False
    for note in state.notes:
        if note.kind == c.E_ATTACK and state.creature(note.a) is piece:
            return False
    return True


def must_attack(state: DmState, seat: int) -> list[DmPiece]:
    """The creatures that must still attack this turn (dm:7.19)."""
    found: list[DmPiece] = []
    if not values(state).by_id:
        return found
    for id in state.zones[c.BATTLE * state.seats + seat]:
        piece = state.pieces[id]
        if still_must(state, piece) and can_attack(state, seat, piece, None) and targets(state, piece):
            found.append(piece)
    return found


# -------------------------------------------------------------------- tap abilities


def tap_abilities(state: DmState, piece: DmPiece) -> list[Program]:
    """The tap abilities that a creature has, its own first (dm:7.11); what is lent twice is there once."""
    found: list[Program] = []
    for abilities in abilities_of(state, piece):
        for program in abilities.taps:
            if program not in found:
                found.append(program)
    return found


def can_tap(state: DmState, seat: int, piece: DmPiece, n: int, why: Why | None) -> bool:
    """Whether a creature may use its tap ability number `n`: only if it could attack (dm:7.11)."""
    if not 0 <= n < len(tap_abilities(state, piece)):
        return why is not None and why.no(TAP_ABILITY, "no-tap-ability", piece.ref)
    if not can_attack(state, seat, piece, why):
        return False
    if still_must(state, piece) and targets(state, piece):
        return why is not None and why.no(MUST, "must-attack", piece.ref)
    return True


# ------------------------------------------------------------------------- blocking


def can_block(state: DmState, piece: DmPiece, attacker: DmPiece, target: int, why: Why | None) -> bool:
    """Whether a creature may block that attack (dm:7.2, 8.2.3). The defending player's, and not what is attacked."""
    ref = piece.ref
    fine = True
    if piece.tapped:
        if why is None:
            return False
        fine = why.no(BLOCKER_TAPS, "is-tapped", ref)
    if not is_blocker(state, piece, attacker):
        if why is None:
            return False
        fine = why.no(BLOCKERS, "no-blocker", ref)
    if target > 0 and state.creature(target) is piece:
        if why is None:
            return False
        fine = why.no(NOT_ITSELF, "is-attacked", ref)
    if forbids(state, attacker) & c.NO_BE_BLOCKED or limited(state, attacker, c.NO_BE_BLOCKED, piece):
        if why is None:
            return False
        fine = why.no(CANNOT, "cannot-be-blocked", attacker.ref)
    if hides(state, attacker, piece.owner):
        if why is None:
            return False
        fine = why.no(STEALTH, "stealth", attacker.ref)
    return fine


def is_blocker(state: DmState, piece: DmPiece, attacker: DmPiece) -> bool:
    """Whether it has blocker against that attacker."""
    if not keywords(state, piece) & c.BLOCKER:
        return False
    for abilities in abilities_of(state, piece):
        for noun in abilities.blocks:
            if noun is None or noun.described(state, attacker, scope_of(piece.ref, piece.owner)):
                return True
    return False


def hides(state: DmState, attacker: DmPiece, seat: int) -> bool:
    """Whether stealth keeps that player from blocking it (dm:7.12)."""
    if not keywords(state, attacker) & c.STEALTH:
        return False
    civs = 0
    for abilities in abilities_of(state, attacker):
        civs |= abilities.stealth
    for id in state.zones[c.MANA * state.seats + seat]:
        if state.pieces[id].card.civs & civs:
            return True
    return False


def blockers(state: DmState, seat: int, attacker: DmPiece, target: int) -> list[DmPiece]:
    """The creatures with which that player may block; those that must, if there are any."""
    found: list[DmPiece] = []
    must = False
    for id in state.zones[c.BATTLE * state.seats + seat]:
        piece = state.pieces[id]
        if not piece.tapped and can_block(state, piece, attacker, target, None):
            found.append(piece)
            must = must or forbids(state, piece) & c.MUST_BLOCK != 0
    if must:
        found = [piece for piece in found if forbids(state, piece) & c.MUST_BLOCK]
    return found
