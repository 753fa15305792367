"""Who may attack, be attacked, block, and use a tap ability (dm:8.1, 8.2, 7.11, 7.17-7.19).

The same functions list, recheck and explain: with a `Why` they collect every reason.
"""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.continuous import AttackFirst, CanAttack
from regelwerk.duelmasters.derived_values import (
    abilities_of,
    applies,
    forbids,
    has_summoning_sickness,
    is_restricted_by,
    keywords,
    values,
)
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmPiece, DmState, Modifier, scope_of
from regelwerk.kernel.decision import Option, ReasonCollector
from regelwerk.kernel.ids import NO_REF, Ref, Seat
from regelwerk.kernel.piece import as_seat, seat_ref
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


def reachable(state: DmState, seat: int) -> list[Seat]:
    """The opponents that a player's creatures may attack: the next seats to the left and right (dm:11.2, 11.7)."""
    left = state.next_seat(seat)
    found = [left] if state.are_opponents(seat, left) else []
    if state.seats > 2:
        right = state.clockwise(seat)[-1]
        if right != left and state.are_opponents(seat, right):
            found.append(Seat(right))
    return found


def right_to_attack(modifier: Modifier) -> CanAttack | None:
    """What an effect on attacks says."""
    word = modifier.what.word if modifier.what is not None else None
    return word if isinstance(word, CanAttack) else None


def may_ignore_restrictions(state: DmState, piece: DmPiece) -> bool:
    """Whether an effect lets it attack somebody whatever would prevent that (dm:9.1)."""
    for modifier in (state.values or values(state)).attacks:
        word = right_to_attack(modifier)
        if word is not None and word.despite and applies(state, modifier, piece):
            return True
    return False


def can_attack(state: DmState, seat: int, piece: DmPiece, reasons: ReasonCollector | None) -> bool:
    """Whether a creature may attack at all now (dm:8.1); whom, is another question."""
    ref = piece.ref
    if piece.owner != seat or not state.in_battle(piece):
        return reasons is not None and reasons.add(ATTACKERS, "not-your-creature", ref)
    fine = True
    if piece.tapped:
        if reasons is None:
            return False
        fine = reasons.add(ATTACKERS, "is-tapped", ref)
    if has_summoning_sickness(state, piece) and not may_ignore_restrictions(state, piece):
        if reasons is None:
            return False
        fine = reasons.add(SICKNESS, "summoning-sickness", ref)
    forbidden = forbids(state, piece) & codes.NO_ATTACK
    if forbidden and not may_ignore_restrictions(state, piece):  # unless a text ignores it (dm:9.1)
        if reasons is None:
            return False
        fine = reasons.add(CANNOT, "cannot-attack", ref)
    return fine


def can_attack_that(state: DmState, piece: DmPiece, target: Ref, reasons: ReasonCollector | None) -> bool:
    """Whether a creature that may attack may attack that: an opponent, or an opponent's creature (dm:8.2)."""
    if target < 0:
        return can_attack_player(state, piece, as_seat(target), reasons)
    victim = state.creature(target)
    if victim is None or not state.are_opponents(piece.owner, victim.owner):
        return reasons is not None and reasons.add(TARGETS, "no-opposing-creature", target)
    fine = True
    if victim.owner not in reachable(state, piece.owner):
        if reasons is None:
            return False
        fine = reasons.add(NEIGHBOURS, "out-of-reach", target)
    return can_attack_creature(state, piece, victim, reasons) and fine


def can_attack_player(state: DmState, piece: DmPiece, seat: Seat, reasons: ReasonCollector | None) -> bool:
    """Whether it may attack that player."""
    if not state.in_game(seat) or not state.are_opponents(piece.owner, seat):
        return reasons is not None and reasons.add(TARGETS, "no-opponent", seat_ref(seat))
    fine = True
    if seat not in reachable(state, piece.owner):
        if reasons is None:
            return False
        fine = reasons.add(NEIGHBOURS, "out-of-reach", seat_ref(seat))
    if not has_summoning_sickness(state, piece) and not forbids(state, piece) & (
        codes.NO_ATTACK | codes.NO_ATTACK_PLAYERS
    ):
        return fine
    for modifier in (state.values or values(state)).attacks:
        word = right_to_attack(modifier)
        if word is not None and word.despite and applies(state, modifier, piece):
            if word.is_about_player(state, modifier.scope, seat):
                return fine
    return reasons is not None and attack_restrictions(
        state, piece, codes.NO_ATTACK_PLAYERS, "cannot-attack-players", reasons
    )


def attack_restrictions(state: DmState, piece: DmPiece, bit: int, kind: str, reasons: ReasonCollector) -> bool:
    """What keeps a creature from attacking such a target: each hindrance by the rule that it comes from."""
    if has_summoning_sickness(state, piece):
        reasons.add(SICKNESS, "summoning-sickness", piece.ref)
    if forbids(state, piece) & codes.NO_ATTACK:
        reasons.add(CANNOT, "cannot-attack", piece.ref)
    if forbids(state, piece) & bit:
        reasons.add(CANNOT, kind, piece.ref)
    return False


def can_attack_creature(state: DmState, piece: DmPiece, victim: DmPiece, reasons: ReasonCollector | None) -> bool:
    """Whether it may attack that creature, which is within reach."""
    ref = victim.ref
    fine = True
    if has_summoning_sickness(state, piece) or forbids(state, piece) & (codes.NO_ATTACK | codes.NO_ATTACK_CREATURES):
        if not allowed(state, piece, victim, True):
            if reasons is None:
                return False
            fine = attack_restrictions(state, piece, codes.NO_ATTACK_CREATURES, "cannot-attack-creatures", reasons)
    if not victim.tapped and not allowed(state, piece, victim, False):
        if reasons is None:
            return False
        fine = reasons.add(TARGETS, "is-untapped", ref)
    if is_restricted_by(state, piece, codes.NO_ATTACK_CREATURES, victim):
        if reasons is None:
            return False
        fine = reasons.add(CANNOT, "cannot-attack-that", ref)
    if forbids(state, victim) & codes.NO_BE_ATTACKED or is_restricted_by(state, victim, codes.NO_BE_ATTACKED, piece):
        if reasons is None:
            return False
        fine = reasons.add(CANNOT, "cannot-be-attacked", ref)
    return fine


def allowed(state: DmState, piece: DmPiece, victim: DmPiece, sure: bool) -> bool:
    """Whether an effect lets it attack that creature although it is untapped (dm:7.18).

    `sure`: although something else prevents it (dm:9.1).
    """
    for modifier in (state.values or values(state)).attacks:
        word = right_to_attack(modifier)
        if word is not None and (word.despite or not sure) and applies(state, modifier, piece):
            if word.is_about(state, modifier.scope, victim):  # dm:7.18
                return True
    return False


def attack_targets(state: DmState, piece: DmPiece) -> list[Ref]:
    """Everything that a creature which may attack may attack now: players first, then creatures by seat."""
    found: list[Ref] = []
    near = reachable(state, piece.owner)
    special = len((state.values or values(state)).attacks) > 0
    plain = not special and not (state.values or values(state)).by_id and not has_summoning_sickness(state, piece)
    for seat in near:
        if plain or can_attack_player(state, piece, seat, None):
            found.append(seat_ref(seat))
    for seat in near:
        for id in state.zones[codes.ZONE_BATTLE * state.seats + seat]:
            victim = state.pieces[id]
            if (victim.tapped or special) and (plain or can_attack_creature(state, piece, victim, None)):
                found.append(victim.ref)
    return lured(state, piece, found) if values(state).lures else found


def lured(state: DmState, piece: DmPiece, targets: list[Ref]) -> list[Ref]:
    """Of what a creature can attack that which it has to attack if able (dm:7.19); else all of it."""
    wanted: list[Ref] = []
    for modifier in values(state).lures:
        word = modifier.what.word if modifier.what is not None else None
        if not isinstance(word, AttackFirst) or not state.are_opponents(modifier.scope.you, piece.owner):
            continue
        for ref in targets:
            victim = state.creature(ref)
            if victim is not None and ref not in wanted and word.noun.fits(state, victim, modifier.scope):
                wanted.append(ref)
    return [ref for ref in targets if ref in wanted] if wanted else targets


def attack_options(state: DmState, seat: int) -> list[Option]:
    """All attacks and tap abilities of a player now, in the order of the battle zone."""
    options: list[Option] = []
    for id in state.zones[codes.ZONE_BATTLE * state.seats + seat]:
        piece = state.pieces[id]
        if piece.tapped or not can_attack(state, seat, piece, None):
            continue
        ref = piece.ref
        found = attack_targets(state, piece)
        for target in found:
            options.append(Option(codes.VERB_ATTACK, ref, target))
        if not (found and still_must(state, piece)):
            for i in range(len(tap_abilities(state, piece))):
                options.append(Option(codes.VERB_TAP, ref, NO_REF, i))
    return options


def still_must(state: DmState, piece: DmPiece) -> bool:
    """Whether a creature must attack and has not done so this turn (dm:7.19)."""
    if not forbids(state, piece) & codes.MUST_ATTACK:
        return False
    for note in state.turn_facts:
        if note.kind == codes.EVENT_ATTACK and state.creature(note.a) is piece:
            return False
    return True


def must_attack(state: DmState, seat: int) -> list[DmPiece]:
    """The creatures that must still attack this turn (dm:7.19)."""
    found: list[DmPiece] = []
    if not (state.values or values(state)).by_id:
        return found
    for id in state.zones[codes.ZONE_BATTLE * state.seats + seat]:
        piece = state.pieces[id]
        if still_must(state, piece) and can_attack(state, seat, piece, None) and attack_targets(state, piece):
            found.append(piece)
    return found


# -------------------------------------------------------------------- tap abilities


def tap_abilities(state: DmState, piece: DmPiece) -> list[Program]:
    """The tap abilities that a creature has, its own first (dm:7.11); an ability granted twice counts once."""
    if not (state.values or values(state)).by_id:
        return piece.card.own.tap_programs
    found: list[Program] = []
    for abilities in abilities_of(state, piece):
        for program in abilities.tap_programs:
            if program not in found:
                found.append(program)
    return found


def can_tap(state: DmState, seat: int, piece: DmPiece, n: int, reasons: ReasonCollector | None) -> bool:
    """Whether a creature may use its tap ability number `n`: only if it could attack (dm:7.11)."""
    if not 0 <= n < len(tap_abilities(state, piece)):
        return reasons is not None and reasons.add(TAP_ABILITY, "no-tap-ability", piece.ref)
    if not can_attack(state, seat, piece, reasons):
        return False
    if still_must(state, piece) and attack_targets(state, piece):
        return reasons is not None and reasons.add(MUST, "must-attack", piece.ref)
    return True


# ------------------------------------------------------------------------- blocking


def can_block(state: DmState, piece: DmPiece, attacker: DmPiece, target: Ref, reasons: ReasonCollector | None) -> bool:
    """Whether a creature may block that attack (dm:7.2, 8.2.3). The defending player's, and not what is attacked."""
    ref = piece.ref
    fine = True
    if piece.tapped:
        if reasons is None:
            return False
        fine = reasons.add(BLOCKER_TAPS, "is-tapped", ref)
    if not is_blocker(state, piece, attacker):
        if reasons is None:
            return False
        fine = reasons.add(BLOCKERS, "no-blocker", ref)
    if target > 0 and state.creature(target) is piece:
        if reasons is None:
            return False
        fine = reasons.add(NOT_ITSELF, "is-attacked", ref)
    if forbids(state, attacker) & codes.NO_BE_BLOCKED or is_restricted_by(state, attacker, codes.NO_BE_BLOCKED, piece):
        if reasons is None:
            return False
        fine = reasons.add(CANNOT, "cannot-be-blocked", attacker.ref)
    if hides(state, attacker, piece.owner):
        if reasons is None:
            return False
        fine = reasons.add(STEALTH, "stealth", attacker.ref)
    return fine


def is_blocker(state: DmState, piece: DmPiece, attacker: DmPiece) -> bool:
    """Whether it has blocker against that attacker."""
    if not keywords(state, piece) & codes.KEYWORD_BLOCKER:
        return False
    for abilities in abilities_of(state, piece):
        for noun in abilities.blocks:
            if noun is None or noun.described(state, attacker, scope_of(piece.ref, piece.owner)):
                return True
    return False


def hides(state: DmState, attacker: DmPiece, seat: int) -> bool:
    """Whether stealth keeps that player from blocking it (dm:7.12)."""
    if not keywords(state, attacker) & codes.KEYWORD_STEALTH:
        return False
    civs = 0
    for abilities in abilities_of(state, attacker):
        civs |= abilities.stealth
    for id in state.zones[codes.ZONE_MANA * state.seats + seat]:
        if state.pieces[id].card.civs & civs:
            return True
    return False


def blockers(state: DmState, seat: int, attacker: DmPiece, target: Ref) -> list[DmPiece]:
    """The creatures with which that player may block; those that must, if there are any."""
    found: list[DmPiece] = []
    must = False
    for id in state.zones[codes.ZONE_BATTLE * state.seats + seat]:
        piece = state.pieces[id]
        if not piece.tapped and can_block(state, piece, attacker, target, None):
            found.append(piece)
            must = must or forbids(state, piece) & codes.MUST_BLOCK != 0
    if must:
        found = [piece for piece in found if forbids(state, piece) & codes.MUST_BLOCK]
    return found
