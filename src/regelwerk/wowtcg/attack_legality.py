"""Who may attack whom, who must, who can protect (wow:600-602): one check each that lists, rechecks, explains."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import ReasonCollector
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.continuous import Cannot, CombatRule
from regelwerk.wowtcg.derived_values import applies, forbids, keywords, values
from regelwerk.wowtcg.enums import CombatDuty
from regelwerk.wowtcg.payment import ready_resources
from regelwerk.wowtcg.players import Selector
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.selectors import CardFilter
from regelwerk.wowtcg.state import Modifier, WowPiece, WowState

ATTACKER: Final = rule("wow:601.2a")
DEFENDER: Final = rule("wow:601.2b")
SABOTAGE: Final = rule("wow:601.2b")
ONLY: Final = rule("wow:601.2c")
COST: Final = rule("wow:600.3")
TOTEMS: Final = rule("wow:306.4a")
PROTECTS: Final = rule("wow:602.2")
STEALTH: Final = rule("wow:602.2a")
NOT_ITSELF: Final = rule("wow:602.2b")

OPEN_ZONES: Final = (codes.ZONE_GRAVEYARD, codes.ZONE_REMOVED)
"""Where cards that nobody controls lie open to all."""


def can_be_attacker(state: WowState, seat: int, attacker: WowPiece, reasons: ReasonCollector | None) -> bool:
    """Whether a character may be a proposed attacker at all (wow:601.2a)."""
    if reasons is None and attacker.exhausted:  # the commonest reason
        return False
    kinds = state.kinds_in_play(attacker)
    if kinds & codes.TYPE_TOTEM:
        return reasons is not None and reasons.add(TOTEMS, "totems-do-not-attack", attacker.ref)
    if not kinds & (codes.TYPE_HERO | codes.TYPE_ALLY) or attacker.control != seat:
        return reasons is not None and reasons.add(ATTACKER, "no-character-of-yours", attacker.ref)
    is_legal = True
    if attacker.exhausted and reasons is not None:
        is_legal = reasons.add(ATTACKER, "is-exhausted", attacker.ref)
    joined = attacker.since >= state.last_turn_numbers[seat]
    if joined and not keywords(state, attacker) & codes.KEYWORD_FEROCITY:  # unless it has ferocity (kw:ferocity)
        if reasons is None:
            return False
        is_legal = reasons.add(ATTACKER, "joined-this-turn", attacker.ref)
    if forbids(state, attacker) & codes.NO_ATTACK:
        if reasons is None:
            return False
        is_legal = reasons.add(ATTACKER, "cannot-attack", attacker.ref)
    return is_legal


def can_be_attacked(state: WowState, attacker: WowPiece, defender: WowPiece, reasons: ReasonCollector | None) -> bool:
    """Whether that attacker may be proposed against that defender, "only" modifiers aside (wow:601.2b)."""
    if not state.kinds_in_play(defender) & codes.TYPE_CHARACTER:
        return reasons is not None and reasons.add(DEFENDER, "no-character", defender.ref)
    if state.teams[defender.control] == state.teams[attacker.control]:
        return reasons is not None and reasons.add(DEFENDER, "not-an-opponents", defender.ref)
    is_legal = True
    if keywords(state, defender) & codes.KEYWORD_ELUSIVE:  # kw:elusive
        if reasons is None:
            return False
        is_legal = reasons.add(DEFENDER, "is-elusive", defender.ref)
    if forbids(state, defender) & codes.NO_BE_ATTACKED:
        if reasons is None:
            return False
        is_legal = reasons.add(DEFENDER, "cannot-be-attacked", defender.ref)
    return is_legal


def attack_cost(state: WowState, attacker: WowPiece, defender: WowPiece) -> int:
    """What must be paid to propose that attacker against that defender (wow:600.3)."""
    cost = 0
    for modifier in (state.values or values(state)).attacks:
        what = modifier.word()
        if isinstance(what, Cannot) and applies(state, modifier, attacker):
            if not what.yours or (
                modifier.scope.you == defender.control
                and state.kinds_in_play(defender) & (codes.TYPE_HERO | codes.TYPE_ALLY)
            ):
                cost += what.unless_pays
    return cost


def may_attack(
    state: WowState, attacker: WowPiece, defender: WowPiece, reasons: ReasonCollector | None, paid: bool = False
) -> bool:
    """Whether a combat between the two may be proposed, the attacker itself being able to (wow:601.2).

    `paid`: costs to attack have been paid, only legality is asked for (wow:601.3).
    """
    if not can_be_attacked(state, attacker, defender, reasons):  # wow:601.2e
        return False
    if not (state.values or values(state)).attacks:  # nothing else says who may attack whom
        return True
    if not _named_target(state, attacker, defender):
        return reasons is not None and reasons.add(ONLY, "must-attack-another", defender.ref)
    return may_pay(state, attacker, defender, reasons, paid)


def may_pay(
    state: WowState, attacker: WowPiece, defender: WowPiece, reasons: ReasonCollector | None, paid: bool
) -> bool:
    """Whether the cost of proposing that attacker against that, if there is one, is paid or can be (wow:600.3)."""
    cost = 0 if paid else attack_cost(state, attacker, defender)
    if cost and ready_resources(state, attacker.control) < cost:
        return reasons is not None and reasons.add(COST, "attack-cost", defender.ref, cost)
    return True


def bound_to(modifier: Modifier, duty: CombatDuty) -> Selector | None:
    """Whom a modifier of that kind speaks of; None for another modifier."""
    word = modifier.word()
    return word.whom if isinstance(word, CombatRule) and word.duty is duty else None


def sabotaged_by(modifier: Modifier) -> CardFilter | None:
    """What a modifier lets somebody sabotage; None for another modifier."""
    word = modifier.word()
    return word.described() if isinstance(word, CombatRule) and word.duty is CombatDuty.CAN_SABOTAGE else None


def _named_target(state: WowState, attacker: WowPiece, defender: WowPiece) -> bool:
    """ "Can attack only ... if able" (wow:601.2c-d): d is one of those named, or none of those can be proposed.

    That speaks of every proposal, so of a sabotage of something else too.
    """
    bound = False
    for modifier in values(state).attacks:
        whom = bound_to(modifier, CombatDuty.CAN_ATTACK_ONLY)
        if whom is not None and applies(state, modifier, attacker):
            for other in characters(state):
                if whom.includes(state, other, modifier.scope) and can_be_attacked(state, attacker, other, None):
                    if other.id == defender.id:  # any one of those named (wow:601.2d)
                        return True
                    have = ready_resources(state, attacker.control)
                    if attack_cost(state, attacker, other) <= have:  # inf:not-able-to-pay
                        bound = True
    return not bound


def may_sabotage(
    state: WowState, attacker: WowPiece, defender: WowPiece, reasons: ReasonCollector | None, paid: bool = False
) -> bool:
    """Whether a sabotage of that thing by that attacker may be proposed (wow:601.2b); `paid` as in `may_attack`."""
    ref = defender.ref
    here = state.in_play(defender)
    if not here and not (
        state.zone_kind(defender) in OPEN_ZONES and state.in_game(defender.owner)
    ):  # nobody can name what he cannot see
        return reasons is not None and reasons.add(SABOTAGE, "cannot-sabotage", ref)
    is_legal = True
    if (
        state.teams[defender.control] == state.teams[attacker.control]
    ):  # of what nobody controls it is the owner (`WowPiece.renew`)
        if reasons is None:
            return False
        is_legal = reasons.add(SABOTAGE, "not-an-opponents", ref)
    blank = not here or (
        defender.face_down and state.zone_kind(defender) == codes.ZONE_RESOURCES
    )  # wow7.4:700.2, wow7.4:412.1b
    if not blank and keywords(state, defender) & codes.KEYWORD_ELUSIVE:
        if reasons is None:
            return False
        is_legal = reasons.add(SABOTAGE, "is-elusive", ref)
    if forbids(state, defender) & codes.NO_BE_ATTACKED:  # who sabotages attacks (wow:602.1)
        if reasons is None:
            return False
        is_legal = reasons.add(ATTACKER, "cannot-be-attacked", ref)
    if not _named_target(state, attacker, defender):
        if reasons is None:
            return False
        is_legal = reasons.add(ONLY, "must-attack-another", ref)
    for modifier in values(state).attacks:
        what = sabotaged_by(modifier)
        if what is not None and applies(state, modifier, attacker) and what.fits(state, defender, modifier.scope):
            return may_pay(state, attacker, defender, reasons, paid) and is_legal
    return reasons is not None and reasons.add(SABOTAGE, "cannot-sabotage", ref)


def may_propose(
    state: WowState,
    attacker: WowPiece,
    defender: WowPiece,
    sabotage: bool,
    reasons: ReasonCollector | None,
    paid: bool = False,
) -> bool:
    """Whether a combat, or a sabotage, of that attacker against that may be proposed; `paid` as in `may_attack`."""
    if sabotage:
        return may_sabotage(state, attacker, defender, reasons, paid)
    return may_attack(state, attacker, defender, reasons, paid)


def sabotage_targets(state: WowState, attacker: WowPiece) -> list[WowPiece]:
    """Everything that attacker may be proposed to sabotage, turn player's first."""
    found: list[WowPiece] = []
    for modifier in values(state).attacks:
        what = sabotaged_by(modifier)
        if what is not None and applies(state, modifier, attacker):
            for defender in what.all(state, modifier.scope):
                if defender not in found and may_sabotage(state, attacker, defender, None):
                    found.append(defender)
    return found


def characters(state: WowState) -> list[WowPiece]:
    """Every character in play, turn player's first, hero before allies before Totems."""
    found: list[WowPiece] = []
    for seat in state.seats_from(state.turn_player):
        found += characters_of(state, seat)
    return found


def characters_of(state: WowState, seat: int) -> list[WowPiece]:
    """The characters of one seat: hero before allies before Totems."""
    hero = state.hero(seat)
    found = [] if hero is None else [hero]
    for id in state.zones[codes.ZONE_ALLIES * state.seats + seat]:
        found.append(state.pieces[id])
    for id in state.zones[codes.ZONE_HERO_ROW * state.seats + seat]:
        piece = state.pieces[id]
        if piece.card.totem:
            found.append(piece)
    return found


def defenders(state: WowState, attacker: WowPiece) -> list[WowPiece]:
    """Everything that attacker may be proposed against."""
    found: list[WowPiece] = []
    for defender in characters(state):
        if defender.control != attacker.control and may_attack(state, attacker, defender, None):
            found.append(defender)
    return found


def attackers(state: WowState, seat: int) -> list[WowPiece]:
    """The characters of a seat that may be proposed as attackers against somebody."""
    able = []
    hero = state.hero(seat)
    if hero is not None and can_be_attacker(state, seat, hero, None):
        able.append(hero)
    for id in state.zones[codes.ZONE_ALLIES * state.seats + seat]:
        attacker = state.pieces[id]
        if not attacker.exhausted and can_be_attacker(state, seat, attacker, None):  # the commonest reason first
            able.append(attacker)
    if not able:
        return able
    if not (state.values or values(state)).attacks:  # nothing tells one attacker from another
        return able if _has_target(state, able[0]) else []
    return [attacker for attacker in able if _has_target(state, attacker)]


def _has_target(state: WowState, attacker: WowPiece) -> bool:
    """Whether there is anything to propose that attacker against: a hero, usually."""
    team = state.teams[attacker.control]
    for seat in range(state.seats):
        if state.teams[seat] != team:
            hero = state.hero(seat)
            if hero is not None and may_attack(state, attacker, hero, None):
                return True
    return len(defenders(state, attacker)) > 0 or len(sabotage_targets(state, attacker)) > 0


def must_attack(state: WowState, seat: int) -> Ref:
    """A character of the seat that must attack and can without paying (wow:600.2-3): its reference, or 0."""
    for modifier in values(state).attacks:
        word = modifier.word()
        if not isinstance(word, CombatRule) or word.duty is not CombatDuty.MUST_ATTACK:
            continue
        for attacker in attackers(state, seat):
            if not applies(state, modifier, attacker):
                continue
            able = defenders(state, attacker) + sabotage_targets(state, attacker)  # either is a combat (wow:600.1)
            if any(attack_cost(state, attacker, defender) == 0 for defender in able):  # ruling:must-attack-cost
                return attacker.ref
    return NO_REF


def can_protect(state: WowState, piece: WowPiece, reasons: ReasonCollector | None) -> bool:
    """Whether a character could step in at the protect point now (wow:602.2)."""
    if reasons is None and (
        piece.exhausted or not (keywords(state, piece) & codes.KEYWORD_PROTECTOR or values(state).attacks)
    ):
        return False  # nothing could let it protect
    fight = state.combat
    ref = piece.ref
    if fight is None or state.phase != codes.PHASE_COMBAT_ATTACK:
        return reasons is not None and reasons.add(PROTECTS, "not-the-protect-point", ref)
    attacker = state.piece_or_none(fight.attacker)
    defender = state.piece_or_none(fight.proposed)
    if attacker is None or defender is None or state.teams[piece.control] == state.teams[attacker.control]:
        return reasons is not None and reasons.add(PROTECTS, "nothing-to-protect", ref)
    is_legal = True
    if piece.id == defender.id:
        if reasons is None:
            return False
        is_legal = reasons.add(NOT_ITSELF, "not-itself", ref)
    if piece.exhausted:
        if reasons is None:
            return False
        is_legal = reasons.add(PROTECTS, "is-exhausted", ref)
    if keywords(state, attacker) & codes.KEYWORD_STEALTH:
        if reasons is None:
            return False
        is_legal = reasons.add(STEALTH, "attacker-is-stealthed", attacker.ref)
    if forbids(state, piece) & codes.NO_PROTECT:
        if reasons is None:
            return False
        is_legal = reasons.add(PROTECTS, "cannot-protect", ref)
    if state.teams[piece.control] != state.teams[defender.control] or not _protects(state, piece, defender):
        if reasons is None:
            return False
        is_legal = reasons.add(PROTECTS, "no-protector", ref)
    return is_legal


def _protects(state: WowState, piece: WowPiece, whom: WowPiece) -> bool:
    if not state.kinds_of(piece) & (codes.TYPE_HERO | codes.TYPE_ALLY):
        return False
    if keywords(state, piece) & codes.KEYWORD_PROTECTOR:  # kw:protector
        return True
    for modifier in values(state).attacks:
        saved = bound_to(modifier, CombatDuty.CAN_PROTECT)
        if saved is None or not applies(state, modifier, piece):
            continue
        if saved.includes(state, whom, modifier.scope):  # wow:103.1
            return True
    return False
