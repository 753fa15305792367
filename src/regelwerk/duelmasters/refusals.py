"""Why something cannot be done now: every reason with its rule (contract 3).

The reasons come from the same checks that list options (`legality`, `attacking`, `paying`),
called with somebody who collects them. Here stands only what those checks take for granted:
whose question it is, which step it is, and what an answer to another question would have to be.
"""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.attack_legality import (
    attack_targets,
    blockers,
    can_attack,
    can_attack_that,
    can_block,
    can_tap,
    must_attack,
)
from regelwerk.duelmasters.effects import Discard
from regelwerk.duelmasters.instructions.choices import Choose
from regelwerk.duelmasters.legality import can_charge, can_play, can_use_trigger, fitting
from regelwerk.duelmasters.loop_limit import is_repeat_allowed
from regelwerk.duelmasters.payment import can_complete, cost_of
from regelwerk.duelmasters.play_card import PlayCardFrame
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.shields import ShieldBreakFrame
from regelwerk.duelmasters.state import DmPiece, DmScope, DmState, frames_of
from regelwerk.kernel.decision import Decision, Option, Reason, ReasonCollector
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.piece import as_seat
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.kernel.visibility import SeatHandles, is_known_to

OVER: Final = rule("dm:11.7")
LEFT: Final = rule("inf:beaten-cards")
TURN: Final = rule("dm:5")
UNSEEN: Final = rule("ruling:known-hidden-cards")
OFFERED: Final = rule("ruling:announcement-can-be-finished")
CHARGING: Final = rule("dm:5.3")
MAIN: Final = rule("dm:5.4")
ATTACKING: Final = rule("dm:5.5")
ENDING: Final = rule("ruling:end-of-turn-announced")
MUST: Final = rule("dm:7.19")
BLOCKING: Final = rule("dm:8.2.3")
OWN_ATTACKS: Final = rule("dm:11.4")
TRIGGERS: Final = rule("dm:7.1")
BREAKING: Final = rule("dm:8.4.1")
CHOOSING: Final = rule("dm:7.22")
DISCARDING: Final = rule("kw:discard")
PAYING: Final = rule("dm:6.1")
EVOLVING: Final = rule("dm:10.1")
CARD_TYPES: Final = rule("dm:2.1")
WAITING: Final = rule("dm:9.4")
MUST_BLOCK: Final = rule("dm:7.2")

ANSWERS: Final[dict[int, RuleCitation]] = {
    codes.DECISION_MANA_STEP: CHARGING,
    codes.DECISION_MAIN_STEP: MAIN,
    codes.DECISION_ATTACK_STEP: ATTACKING,
    codes.DECISION_CHOOSE_PAYMENT: PAYING,
    codes.DECISION_CHOOSE_BASE: EVOLVING,
    codes.DECISION_MAY_BLOCK: BLOCKING,
    codes.DECISION_CHOOSE_SHIELD: BREAKING,
    codes.DECISION_SHIELD_TRIGGERS: TRIGGERS,
    codes.DECISION_ORDER_TRIGGERS: WAITING,
    codes.DECISION_MAY: rule("ruling:questions-do-not-tell"),
    codes.DECISION_CHOOSE: CHOOSING,
    codes.DECISION_SEARCH: rule("dm:3.6"),
    codes.DECISION_CHOOSE_MODE: OFFERED,
    codes.DECISION_CHOOSE_REPLACEMENT: rule("dm:9.5"),
    codes.DECISION_CHOOSE_BREAKER: rule("dm:7.3"),
    codes.DECISION_SILENT: rule("dm:7.13"),
    codes.DECISION_ARRANGE: rule("dm:3.3"),
}
"""By the kind of decision the rule by which it is made."""

STEPS: Final[dict[int, tuple[int, RuleCitation]]] = {
    codes.VERB_CHARGE: (codes.PHASE_MANA, CHARGING),
    codes.VERB_SUMMON: (codes.PHASE_MAIN, MAIN),
    codes.VERB_CAST: (codes.PHASE_MAIN, MAIN),
    codes.VERB_ATTACKING: (codes.PHASE_MAIN, MAIN),
    codes.VERB_ATTACK: (codes.PHASE_ATTACK, ATTACKING),
    codes.VERB_TAP: (codes.PHASE_ATTACK, ATTACKING),
    codes.VERB_END: (codes.PHASE_ATTACK, ENDING),
}
"""What is done in a step of one's own turn: in which, and by which rule."""


def why_not(state: DmState, seat: int, intent: Option) -> list[Reason]:
    """Every reason why the seat cannot do that now, each with its rule; empty exactly if it can.

    A reason that presupposes another one that failed is left out. Of a card that the seat
    cannot see nothing is said but that there is no such card.
    """
    if state.result is not None:
        return [Reason(OVER, "game-over")]
    if not 0 <= seat < state.seats or not state.in_game(seat):
        return [Reason(LEFT, "not-in-game", NO_REF, seat)]
    decision = state.decision
    mine = decision is not None and decision.seat == seat
    if decision is not None and mine:
        for option in decision.options:
            if option.is_same_as(intent):
                return []
    names = SeatHandles(state, seat)
    for ref in (intent.subject, intent.object):
        asked_about = decision is not None and mine and ref == decision.asking_ref  # it may have left meanwhile
        if ref > 0 and not asked_about and not names.names(ref):
            return [Reason(UNSEEN, "no-such-card")]
        if ref < 0 and not 0 <= as_seat(ref) < state.seats:
            return [Reason(LEFT, "not-in-game", NO_REF, as_seat(ref))]
    if hidden(state, seat, intent.subject):
        return [Reason(UNSEEN, "face-unknown", intent.subject)]
    reasons = ReasonCollector()
    if decision is not None and not mine:
        reasons.add(ANSWERS.get(decision.public_kind, TURN), "other-question", NO_REF, decision.seat)
    if decision is not None and mine and intent.verb not in STEPS:
        in_question(state, decision, intent, reasons)
    else:
        explain_act(state, seat, intent, reasons, decision)
    if not reasons.reasons:
        cite = ANSWERS.get(decision.kind, OFFERED) if decision is not None and mine else OFFERED
        reasons.add(cite, "not-offered")
    return distinct(reasons.reasons)


def hidden(state: DmState, seat: int, ref: Ref) -> bool:
    """Whether the seat can follow that card without knowing its face (a shield): no reason may tell what it is."""
    piece = state.piece_or_none(ref)
    return piece is not None and not is_known_to(piece.known_to, seat)


def distinct(reasons: list[Reason]) -> list[Reason]:
    """Each reason once."""
    found: list[Reason] = []
    for reason in reasons:
        if not any(same_reason(reason, other) for other in found):
            found.append(reason)
    return found


def same_reason(a: Reason, b: Reason) -> bool:
    """Whether two reasons say the same."""
    return a.rule is b.rule and a.kind == b.kind and a.ref == b.ref and a.number == b.number


# -------------------------------------------------------------- steps of one's own turn


def explain_act(state: DmState, seat: int, intent: Option, reasons: ReasonCollector, decision: Decision | None) -> None:
    """Why something of one's own turn cannot be done now."""
    verb = intent.verb
    step = STEPS.get(verb)
    if step is None:
        explain_answer(state, seat, intent, reasons)
        return
    phase, cite = step
    if state.turn_player != seat:
        reasons.add(TURN, "not-your-turn", NO_REF, state.turn_player)
    elif state.phase != phase:
        reasons.add(cite, "wrong-step", NO_REF, phase)
    elif decision is not None and decision.seat == seat and decision.public_kind != STEP_QUESTIONS[phase]:
        reasons.add(ANSWERS.get(decision.kind, TURN), "other-question", decision.asking_ref, seat)
    piece = state.piece_or_none(intent.subject)
    if verb == codes.VERB_END:
        for creature in must_attack(state, seat) if state.turn_player == seat else []:
            reasons.add(MUST, "must-attack", creature.ref)
    elif piece is None:
        if verb != codes.VERB_ATTACKING:
            reasons.add(UNSEEN, "no-such-card")
    elif verb == codes.VERB_CHARGE:
        can_charge(state, seat, piece, reasons)
    elif verb == codes.VERB_SUMMON or verb == codes.VERB_CAST:
        if (verb == codes.VERB_CAST) != (piece.card.kind & codes.TYPE_SPELL != 0):
            reasons.add(CARD_TYPES, "wrong-card-type", intent.subject)
        can_play(state, seat, piece, reasons)
    elif verb == codes.VERB_TAP:
        if can_tap(state, seat, piece, intent.number, reasons):
            is_repeat_allowed(state, intent, reasons)
    else:
        explain_attack(state, seat, piece, intent.object, reasons)


STEP_QUESTIONS: Final = {
    codes.PHASE_MANA: codes.DECISION_MANA_STEP,
    codes.PHASE_MAIN: codes.DECISION_MAIN_STEP,
    codes.PHASE_ATTACK: codes.DECISION_ATTACK_STEP,
}
"""What is asked in the steps of a turn."""


def explain_attack(state: DmState, seat: int, piece: DmPiece, target: Ref, reasons: ReasonCollector) -> None:
    """Why a creature cannot attack that."""
    can_attack(state, seat, piece, reasons)
    if target:
        is_repeat_allowed(state, Option(codes.VERB_ATTACK, piece.ref, target), reasons)
        if state.in_battle(piece) and piece.owner == seat:
            if can_attack_that(state, piece, target, reasons) and target not in attack_targets(state, piece):
                reasons.add(MUST, "must-attack-others", target)
    elif not reasons.reasons and not attack_targets(state, piece):
        reasons.add(ATTACKING, "nothing-to-attack", piece.ref)


# ------------------------------------------------------------------------- answers


def explain_answer(state: DmState, seat: int, intent: Option, reasons: ReasonCollector) -> None:
    """Why an answer to a question that is not open cannot be given."""
    fight = state.current_attack
    piece = state.piece_or_none(intent.subject)
    if intent.verb == codes.VERB_BLOCK:
        if fight is None:
            reasons.add(BLOCKING, "no-attack")
        else:
            explain_block(state, seat, intent, reasons)
    elif intent.verb == codes.VERB_USE and piece is not None:
        reasons.add(TRIGGERS, "not-from-a-shield", intent.subject)
        can_use_trigger(state, piece, reasons)
    elif intent.verb == codes.VERB_BREAK:
        reasons.add(BREAKING, "no-shield-to-choose")


def explain_block(state: DmState, seat: int, intent: Option, reasons: ReasonCollector) -> None:
    """Why a creature cannot block the attack under way."""
    fight = state.current_attack
    piece = state.creature(intent.subject)
    if fight is None:
        return
    attacker = state.creature(fight.attacker)
    if piece is None or piece.owner != seat:
        reasons.add(BLOCKING, "not-your-creature", intent.subject)
    elif seat != fight.against:
        reasons.add(OWN_ATTACKS, "not-attacked", intent.subject)
    elif attacker is not None and can_block(state, piece, attacker, fight.target, reasons):
        if all(other is not piece for other in blockers(state, seat, attacker, fight.target)):
            reasons.add(MUST_BLOCK, "must-block")


def in_question(state: DmState, decision: Decision, intent: Option, reasons: ReasonCollector) -> None:
    """Why that is no answer to the seat's own question."""
    cite = ANSWERS.get(decision.kind, TURN)
    seat = decision.seat
    if not any(option.verb == intent.verb for option in decision.options) and not possible_verb(decision, intent):
        reasons.add(cite, "other-question", decision.asking_ref, seat)
        explain_answer(state, seat, intent, reasons)
        return
    top = frames_of(state)[-1]
    if intent.verb == codes.VERB_BLOCK:
        explain_block(state, seat, intent, reasons)
    elif intent.verb == codes.VERB_NO_BLOCKER:
        reasons.add(MUST_BLOCK, "must-block")
    elif intent.verb == codes.VERB_USE:
        explain_use(state, intent, reasons)
    elif isinstance(top, PlayCardFrame):
        explain_playing(state, top, intent, reasons)
    elif isinstance(top, ShieldBreakFrame):
        explain_break(state, top, intent, reasons)
    elif isinstance(top, DmScope):
        explain_choice(state, top, intent, reasons)


def explain_break(state: DmState, top: ShieldBreakFrame, intent: Option, reasons: ReasonCollector) -> None:
    """Why that is no shield to be broken now."""
    piece = state.piece_or_none(intent.object)
    if piece is None or intent.verb != codes.VERB_BREAK:
        return
    if state.zone_kind(piece) != codes.ZONE_SHIELDS:
        reasons.add(BREAKING, "wrong-zone", intent.object)
    elif piece.owner != top.against:
        reasons.add(BREAKING, "wrong-owner", intent.object)
    else:
        reasons.add(BREAKING, "already-chosen", intent.object)


def possible_verb(decision: Decision, intent: Option) -> bool:
    """Whether such an answer belongs to the question, though it is not offered now."""
    if decision.kind == codes.DECISION_MAY_BLOCK:
        return intent.verb in (codes.VERB_BLOCK, codes.VERB_NO_BLOCKER)
    return decision.kind == codes.DECISION_SHIELD_TRIGGERS and intent.verb == codes.VERB_USE


def explain_use(state: DmState, intent: Option, reasons: ReasonCollector) -> None:
    """Why a card is no shield trigger that may be used now."""
    piece = state.piece_or_none(intent.subject)
    if piece is None:
        return
    if not any(waiting.trigger is None and waiting.source == intent.subject for waiting in state.waiting):
        reasons.add(TRIGGERS, "not-from-a-shield", intent.subject)
    can_use_trigger(state, piece, reasons)


def explain_playing(state: DmState, top: PlayCardFrame, intent: Option, reasons: ReasonCollector) -> None:
    """Why that creature is no base, or that mana card no payment."""
    piece = state.piece_or_none(top.ref)
    other = state.piece_or_none(intent.object)
    if piece is None or other is None:
        return
    if intent.verb == codes.VERB_EVOLVE:
        at = len(top.bases)
        if at < len(piece.card.bases) and intent.object not in fitting(state, piece, piece.card.bases[at], top.bases):
            reasons.add(EVOLVING, "does-not-fit", intent.object)
    elif state.zone_kind(other) != codes.ZONE_MANA or other.owner != top.seat:
        reasons.add(PAYING, "not-your-mana", intent.object)
    elif other.tapped:
        reasons.add(PAYING, "is-tapped", intent.object)
    elif can_complete(
        state, piece, cost_of(state, piece), [*top.picked, other.card.civs]
    ):  # each payment is offered in one order only
        reasons.add(PAYING, "not-in-order", intent.object)
    else:
        reasons.add(PAYING, "payment-would-fail", intent.object)


def decision_seat(state: DmState) -> int:
    """Who is asked; -1 nobody."""
    return -1 if state.decision is None else state.decision.seat


def explain_choice(state: DmState, top: DmScope, intent: Option, reasons: ReasonCollector) -> None:
    """Why that card cannot be chosen for the text under way."""
    instr = top.program.code[top.pc]
    piece = state.piece_or_none(intent.object)
    if piece is None or intent.verb != codes.VERB_PICK:
        return
    if isinstance(instr, Discard):
        if intent.object in top.pending:
            reasons.add(DISCARDING, "already-chosen", intent.object)
        elif state.zone_kind(piece) != codes.ZONE_HAND or piece.owner != decision_seat(state):
            reasons.add(DISCARDING, "wrong-zone", intent.object)
        else:  # each set is offered in one order only
            reasons.add(DISCARDING, "not-in-order", intent.object)
    if not isinstance(instr, Choose):
        return
    noun = instr.noun
    if state.zone_kind(piece) != noun.at:
        reasons.add(CHOOSING, "wrong-zone", intent.object)
        return
    if hidden(state, decision_seat(state), intent.object):
        reasons.add(CHOOSING, "cannot-be-chosen", intent.object)
        return
    if noun.type_mask and not piece.card.kind & noun.type_mask:
        reasons.add(CHOOSING, "wrong-card-type", intent.object)
    for qual in noun.criteria:
        if not qual.matches(state, piece, top):
            reasons.add(CHOOSING, qual.unfit(), intent.object)
    if noun.whose is not None and piece.owner not in noun.whose.seats(state, top):
        reasons.add(CHOOSING, "wrong-owner", intent.object)
    if reasons.reasons:
        return
    if intent.object in top.pending:
        reasons.add(CHOOSING, "already-chosen", intent.object)
    elif intent.object in instr.candidates(state, top, decision_seat(state)):  # each set is offered in one order only
        reasons.add(CHOOSING, "not-in-order", intent.object)
    else:
        reasons.add(CHOOSING, "cannot-be-chosen", intent.object)
