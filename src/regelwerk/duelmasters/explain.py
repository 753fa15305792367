"""Why something cannot be done now: every reason with its rule (contract 3).

The reasons come from the same checks that list options (`legality`, `attacking`, `paying`),
called with somebody who collects them. Here stands only what those checks take for granted:
whose question it is, which step it is, and what an answer to another question would have to be.
"""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.attacking import (
    blockers,
    can_attack,
    can_attack_that,
    can_block,
    can_tap,
    must_attack,
    targets,
)
from regelwerk.duelmasters.effects import Discard
from regelwerk.duelmasters.instructions.asking import Choose
from regelwerk.duelmasters.legality import can_charge, can_play, can_use_trigger, fitting
from regelwerk.duelmasters.loops import not_again
from regelwerk.duelmasters.paying import completes, cost_of
from regelwerk.duelmasters.playing import Playing
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.shields import Breaking
from regelwerk.duelmasters.state import DmPiece, DmScope, DmState, frames_of
from regelwerk.kernel.decision import Decision, Option, Reason, Why
from regelwerk.kernel.rulebook import Rule
from regelwerk.kernel.sight import Names, knows

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

ANSWERS: Final[dict[int, Rule]] = {
    c.MANA_STEP: CHARGING,
    c.MAIN_STEP: MAIN,
    c.ATTACK_STEP: ATTACKING,
    c.CHOOSE_PAYMENT: PAYING,
    c.CHOOSE_BASE: EVOLVING,
    c.MAY_BLOCK: BLOCKING,
    c.CHOOSE_SHIELD: BREAKING,
    c.SHIELD_TRIGGERS: TRIGGERS,
    c.ORDER_TRIGGERS: WAITING,
    c.MAY: rule("ruling:questions-do-not-tell"),
    c.CHOOSE: CHOOSING,
    c.SEARCH: rule("dm:3.6"),
    c.CHOOSE_MODE: OFFERED,
    c.CHOOSE_REPLACEMENT: rule("dm:9.5"),
    c.CHOOSE_BREAKER: rule("dm:7.3"),
    c.SILENT: rule("dm:7.13"),
    c.ARRANGE: rule("dm:3.3"),
}
"""By the kind of decision the rule by which it is made."""

STEPS: Final[dict[int, tuple[int, Rule]]] = {
    c.CHARGE: (c.MANA_PHASE, CHARGING),
    c.SUMMON: (c.MAIN, MAIN),
    c.CAST: (c.MAIN, MAIN),
    c.ATTACKING: (c.MAIN, MAIN),
    c.ATTACK: (c.ATTACK_PHASE, ATTACKING),
    c.TAP: (c.ATTACK_PHASE, ATTACKING),
    c.END: (c.ATTACK_PHASE, ENDING),
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
        return [Reason(LEFT, "not-in-game", 0, seat)]
    decision = state.decision
    mine = decision is not None and decision.seat == seat
    if decision is not None and mine:
        for option in decision.options:
            if option.same(intent):
                return []
    names = Names(state, seat)
    for ref in (intent.subject, intent.object):
        asked_about = decision is not None and mine and ref == decision.about  # it may have left meanwhile
        if ref > 0 and not asked_about and not names.names(ref):
            return [Reason(UNSEEN, "no-such-card")]
        if ref < 0 and not 0 <= -1 - ref < state.seats:
            return [Reason(LEFT, "not-in-game", 0, -1 - ref)]
    if hidden(state, seat, intent.subject):
        return [Reason(UNSEEN, "face-unknown", intent.subject)]
    why = Why()
    if decision is not None and not mine:
        why.no(ANSWERS.get(decision.public, TURN), "other-question", 0, decision.seat)
    if decision is not None and mine and intent.verb not in STEPS:
        in_question(state, decision, intent, why)
    else:
        explain_act(state, seat, intent, why, decision)
    if not why.reasons:
        cite = ANSWERS.get(decision.kind, OFFERED) if decision is not None and mine else OFFERED
        why.no(cite, "not-offered")
    return distinct(why.reasons)


def hidden(state: DmState, seat: int, ref: int) -> bool:
    """Whether the seat can follow that card without knowing its face (a shield): no reason may tell what it is."""
    piece = state.at(ref)
    return piece is not None and not knows(piece.knows, seat)


def distinct(reasons: list[Reason]) -> list[Reason]:
    """Each reason once."""
    found: list[Reason] = []
    for reason in reasons:
        if not any(same_reason(reason, other) for other in found):
            found.append(reason)
    return found


def same_reason(a: Reason, b: Reason) -> bool:
    """Whether two reasons say the same."""
    return a.rule is b.rule and a.kind == b.kind and a.ref == b.ref and a.n == b.n


# -------------------------------------------------------------- steps of one's own turn


def explain_act(state: DmState, seat: int, intent: Option, why: Why, decision: Decision | None) -> None:
    """Why something of one's own turn cannot be done now."""
    verb = intent.verb
    step = STEPS.get(verb)
    if step is None:
        explain_answer(state, seat, intent, why)
        return
    phase, cite = step
    if state.active != seat:
        why.no(TURN, "not-your-turn", 0, state.active)
    elif state.phase != phase:
        why.no(cite, "wrong-step", 0, phase)
    elif decision is not None and decision.seat == seat and decision.public != STEP_QUESTIONS[phase]:
        why.no(ANSWERS.get(decision.kind, TURN), "other-question", decision.about, seat)
    piece = state.at(intent.subject)
    if verb == c.END:
        for creature in must_attack(state, seat) if state.active == seat else []:
            why.no(MUST, "must-attack", creature.ref)
    elif piece is None:
        if verb != c.ATTACKING:
            why.no(UNSEEN, "no-such-card")
    elif verb == c.CHARGE:
        can_charge(state, seat, piece, why)
    elif verb == c.SUMMON or verb == c.CAST:
        if (verb == c.CAST) != (piece.card.kind & c.SPELL != 0):
            why.no(CARD_TYPES, "wrong-card-type", intent.subject)
        can_play(state, seat, piece, why)
    elif verb == c.TAP:
        if can_tap(state, seat, piece, intent.n, why):
            not_again(state, intent, why)
    else:
        explain_attack(state, seat, piece, intent.object, why)


STEP_QUESTIONS: Final = {c.MANA_PHASE: c.MANA_STEP, c.MAIN: c.MAIN_STEP, c.ATTACK_PHASE: c.ATTACK_STEP}
"""What is asked in the steps of a turn."""


def explain_attack(state: DmState, seat: int, piece: DmPiece, target: int, why: Why) -> None:
    """Why a creature cannot attack that."""
    can_attack(state, seat, piece, why)
    if target:
        not_again(state, Option(c.ATTACK, piece.ref, target), why)
        if state.in_battle(piece) and piece.owner == seat:
            can_attack_that(state, piece, target, why)
    elif not why.reasons and not targets(state, piece):
        why.no(ATTACKING, "nothing-to-attack", piece.ref)


# ------------------------------------------------------------------------- answers


def explain_answer(state: DmState, seat: int, intent: Option, why: Why) -> None:
    """Why an answer to a question that is not open cannot be given."""
    fight = state.combat
    piece = state.at(intent.subject)
    if intent.verb == c.BLOCK:
        if fight is None:
            why.no(BLOCKING, "no-attack")
        else:
            explain_block(state, seat, intent, why)
    elif intent.verb == c.USE and piece is not None:
        why.no(TRIGGERS, "not-from-a-shield", intent.subject)
        can_use_trigger(state, piece, why)
    elif intent.verb == c.BREAK:
        why.no(BREAKING, "no-shield-to-choose")


def explain_block(state: DmState, seat: int, intent: Option, why: Why) -> None:
    """Why a creature cannot block the attack under way."""
    fight = state.combat
    piece = state.creature(intent.subject)
    if fight is None:
        return
    attacker = state.creature(fight.attacker)
    if piece is None or piece.owner != seat:
        why.no(BLOCKING, "not-your-creature", intent.subject)
    elif seat != fight.against:
        why.no(OWN_ATTACKS, "not-attacked", intent.subject)
    elif attacker is not None and can_block(state, piece, attacker, fight.target, why):
        if all(other is not piece for other in blockers(state, seat, attacker, fight.target)):
            why.no(MUST_BLOCK, "must-block")


def in_question(state: DmState, decision: Decision, intent: Option, why: Why) -> None:
    """Why that is no answer to the seat's own question."""
    cite = ANSWERS.get(decision.kind, TURN)
    seat = decision.seat
    if not any(option.verb == intent.verb for option in decision.options) and not possible_verb(decision, intent):
        why.no(cite, "other-question", decision.about, seat)
        explain_answer(state, seat, intent, why)
        return
    top = frames_of(state)[-1]
    if intent.verb == c.BLOCK:
        explain_block(state, seat, intent, why)
    elif intent.verb == c.NO_BLOCKER:
        why.no(MUST_BLOCK, "must-block")
    elif intent.verb == c.USE:
        explain_use(state, intent, why)
    elif isinstance(top, Playing):
        explain_playing(state, top, intent, why)
    elif isinstance(top, Breaking):
        explain_break(state, top, intent, why)
    elif isinstance(top, DmScope):
        explain_choice(state, top, intent, why)


def explain_break(state: DmState, top: Breaking, intent: Option, why: Why) -> None:
    """Why that is no shield to be broken now."""
    piece = state.at(intent.object)
    if piece is None or intent.verb != c.BREAK:
        return
    if state.place(piece) != c.SHIELDS:
        why.no(BREAKING, "wrong-zone", intent.object)
    elif piece.owner != top.against:
        why.no(BREAKING, "wrong-owner", intent.object)
    else:
        why.no(BREAKING, "already-chosen", intent.object)


def possible_verb(decision: Decision, intent: Option) -> bool:
    """Whether such an answer belongs to the question, though it is not offered now."""
    if decision.kind == c.MAY_BLOCK:
        return intent.verb in (c.BLOCK, c.NO_BLOCKER)
    return decision.kind == c.SHIELD_TRIGGERS and intent.verb == c.USE


def explain_use(state: DmState, intent: Option, why: Why) -> None:
    """Why a card is no shield trigger that may be used now."""
    piece = state.at(intent.subject)
    if piece is None:
        return
    if not any(waiting.trigger is None and waiting.source == intent.subject for waiting in state.waiting):
        why.no(TRIGGERS, "not-from-a-shield", intent.subject)
    can_use_trigger(state, piece, why)


def explain_playing(state: DmState, top: Playing, intent: Option, why: Why) -> None:
    """Why that creature is no base, or that mana card no payment."""
    piece = state.at(top.ref)
    other = state.at(intent.object)
    if piece is None or other is None:
        return
    if intent.verb == c.EVOLVE:
        at = len(top.bases)
        if at < len(piece.card.bases) and intent.object not in fitting(state, piece, piece.card.bases[at], top.bases):
            why.no(EVOLVING, "does-not-fit", intent.object)
    elif state.place(other) != c.MANA or other.owner != top.seat:
        why.no(PAYING, "not-your-mana", intent.object)
    elif other.tapped:
        why.no(PAYING, "is-tapped", intent.object)
    elif completes(
        state, piece, cost_of(state, piece), [*top.picked, other.card.civs]
    ):  # each payment is offered in one order only
        why.no(PAYING, "not-in-order", intent.object)
    else:
        why.no(PAYING, "payment-would-fail", intent.object)


def decision_seat(state: DmState) -> int:
    """Who is asked; -1 nobody."""
    return -1 if state.decision is None else state.decision.seat


def explain_choice(state: DmState, top: DmScope, intent: Option, why: Why) -> None:
    """Why that card cannot be chosen for the text under way."""
    instr = top.program.code[top.pc]
    piece = state.at(intent.object)
    if piece is None or intent.verb != c.PICK:
        return
    if isinstance(instr, Discard):
        if intent.object in top.asked:
            why.no(DISCARDING, "already-chosen", intent.object)
        elif state.place(piece) != c.HAND or piece.owner != decision_seat(state):
            why.no(DISCARDING, "wrong-zone", intent.object)
        else:  # each set is offered in one order only
            why.no(DISCARDING, "not-in-order", intent.object)
    if not isinstance(instr, Choose):
        return
    noun = instr.noun
    if state.place(piece) != noun.at:
        why.no(CHOOSING, "wrong-zone", intent.object)
        return
    if hidden(state, decision_seat(state), intent.object):
        why.no(CHOOSING, "cannot-be-chosen", intent.object)
        return
    if noun.mask and not piece.card.kind & noun.mask:
        why.no(CHOOSING, "wrong-card-type", intent.object)
    for qual in noun.quals:
        if not qual.ok(state, piece, top):
            why.no(CHOOSING, qual.unfit(), intent.object)
    if noun.whose is not None and piece.owner not in noun.whose.seats(state, top):
        why.no(CHOOSING, "wrong-owner", intent.object)
    if why.reasons:
        return
    if intent.object in top.asked:
        why.no(CHOOSING, "already-chosen", intent.object)
    elif intent.object in instr.found(state, top, decision_seat(state)):  # each set is offered in one order only
        why.no(CHOOSING, "not-in-order", intent.object)
    else:
        why.no(CHOOSING, "cannot-be-chosen", intent.object)
