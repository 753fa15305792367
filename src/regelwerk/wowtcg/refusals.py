"""Why something cannot be done now: every reason with its rule (contract 3).

The reasons come from the same checks that list and recheck options (`legality`,
`attack_legality`, `payment`, `targets`), called with somebody who collects them. Here stands
only what those checks take for granted: whose question it is, whether a card is where
it must be, and what an answer to another question would have to be.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regelwerk.kernel.decision import Decision, Option, Reason, ReasonCollector
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.piece import as_seat
from regelwerk.kernel.program import Scope
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.kernel.visibility import SeatHandles
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.announce import SABOTAGE, AnnouncementFrame
from regelwerk.wowtcg.attack_legality import (
    can_be_attacker,
    can_protect,
    defenders,
    may_propose,
    must_attack,
    sabotage_targets,
)
from regelwerk.wowtcg.derived_values import faction_bit, powers, values
from regelwerk.wowtcg.instructions.choices import Choose
from regelwerk.wowtcg.legality import (
    MOST_X,
    can_complete,
    can_place,
    can_play,
    can_strike,
    can_use,
    find_power,
    main_timing,
)
from regelwerk.wowtcg.payment import ALL_OR_NOTHING
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowPiece, WowScope, WowState, frames_of
from regelwerk.wowtcg.target_refusals import (
    ANOTHER,
    LARGEST_X,
    LEFT,
    TARGETS,
    X,
    explain_filter,
    explain_first_target,
    explain_further_targets,
    explain_target,
    played,
)

OVER: Final = rule("wow:102.1")
PRIORITY: Final = rule("wow7.4:410.1")
UNSEEN: Final = rule("ruling:known-hidden-cards")
OFFERED: Final = rule("ruling:announcement-can-be-finished")
PLAYING: Final = rule("wow7.4:707.1a")
PLACING: Final = rule("wow7.4:412.1")
POWERS: Final = rule("wow7.4:701.2")
LOST: Final = rule("wow7.4:700.3")
FLIPPED: Final = rule("wow:301.2")
FACTION: Final = rule("wow:207.1c")
MUST: Final = rule("wow:600.2")
PROPOSING: Final = rule("wow:601.1")
ATTACKERS: Final = rule("wow:601.2a")
DEFENDERS: Final = rule("wow:601.2b")
PROTECT_POINT: Final = rule("wow:602.2")
FINDING: Final = rule("wow7.4:413.3")
MULLIGAN: Final = rule("wow:101.2")

ANSWERS: Final[dict[int, RuleCitation]] = {
    codes.DECISION_PRIORITY: PRIORITY,
    codes.DECISION_CHOOSE_X: X,
    codes.DECISION_CHOOSE_MODE: rule("wow7.4:707.1c"),
    codes.DECISION_CHOOSE_TARGET: TARGETS,
    codes.DECISION_CHOOSE_PAYMENT: rule("wow7.4:707.1e"),
    codes.DECISION_CHOOSE_DEFENDER: rule("wow:601.2"),
    codes.DECISION_MAY_PROTECT: PROTECT_POINT,
    codes.DECISION_MAY: rule("kw:you-may-pay"),
    codes.DECISION_CHOOSE: rule("wow7.4:709.2b"),
    codes.DECISION_SEARCH: rule("wow7.4:413.1"),
    codes.DECISION_ORDER_TRIGGERS: rule("wow7.4:708.1"),
    codes.DECISION_PACKET: rule("wow7.4:717.4"),
    codes.DECISION_CROWDED: rule("wow7.4:414.2"),
    codes.DECISION_HAND_SIZE: rule("wow7.4:503.2"),
    codes.DECISION_MULLIGAN: rule("wow:101.2"),
    codes.DECISION_WHO_BEGINS: rule("ruling:who-begins"),
    codes.DECISION_DISCARDING: rule("wow7.4:415.9e"),
    codes.DECISION_LOOKED: rule("wow7.4:413.1"),
    codes.DECISION_READY: rule("wow7.4:501.1"),
}
"""By the kind of decision the rule by which it is made."""


def why_not(state: WowState, seat: int, intent: Option) -> list[Reason]:
    """Every reason why the seat cannot do that now, each with its rule; empty exactly if it can.

    `intent` is an option of the open decision, or one that says more at once: attacking
    with the defender as `object` (to be sabotaged: `n` as in that choice), playing, using or
    completing with the first target as `object`, playing with the X as `n`, a "yes" that means
    a mulligan with `n` `c.VERB_A_MULLIGAN`. A reason that
    presupposes another one that failed is left out. Of a card that the seat cannot see nothing
    is said but that there is no such card.
    """
    if state.result is not None:
        return [Reason(OVER, "game-over")]
    if not 0 <= seat < state.seats or not state.in_game(seat):
        return [Reason(LEFT, "not-in-game", NO_REF, seat)]
    decision = state.decision
    if decision is not None and decision.seat == seat and is_offered(decision, intent):
        return []
    names = SeatHandles(state, seat)
    if not is_nameable(state, names, intent.subject, True) or not is_nameable(state, names, intent.object, False):
        return [Reason(UNSEEN, "no-such-card")]
    reasons = ReasonCollector()
    mine = decision is not None and decision.seat == seat
    if decision is not None and not mine:
        others_question(decision, reasons)
    if decision is not None and mine and decision.kind != codes.DECISION_PRIORITY:
        in_question(state, decision, intent, reasons)
    else:
        explain_act(state, seat, intent, reasons)
    if not reasons.reasons and not (mine and more_at_once(state, seat, decision, intent)):
        reasons.add(OFFERED, "not-offered")
    return distinct(reasons.reasons)


def why_not_further(state: WowState, seat: int, intent: Option, more: Sequence[Ref]) -> list[Reason]:
    """Why an act that may begin as `why_not` has it cannot go on with those targets besides; empty if it can."""
    reasons = ReasonCollector()
    if intent.verb in (codes.VERB_PLAY, codes.VERB_USE, codes.VERB_COMPLETE) and intent.object:
        explain_further_targets(state, seat, intent, more, reasons)
    return distinct(reasons.reasons)


def is_offered(decision: Decision, intent: Option) -> bool:
    """Whether the intent is one of the options, as it stands."""
    return any(option.is_same_as(intent) for option in decision.options)


def is_nameable(state: WowState, names: SeatHandles, ref: Ref, subject: bool) -> bool:
    """Whether the seat can speak of that reference: nothing, a seat (as the object), or a piece it has a name for.

    The subject of an option may also be the source of an effect that has left the game since.
    """
    if ref == 0:
        return True
    if ref < 0:
        return not subject and as_seat(ref) < state.seats
    if names.names(ref):
        return True
    decision = state.decision
    if subject and decision is not None and decision.seat == names.seat:
        return any(option.subject == ref for option in decision.options)
    return False


def distinct(reasons: list[Reason]) -> list[Reason]:
    """Each reason once, in the order in which they were found."""
    seen: list[tuple[str, str, int, int]] = []
    found = []
    for reason in reasons:
        key = (reason.rule.number, reason.kind, reason.ref, reason.number)
        if key not in seen:
            seen.append(key)
            found.append(reason)
    return found


def others_question(decision: Decision, reasons: ReasonCollector) -> None:
    """Another seat is asked; of its question only the public kind counts."""
    if decision.public_kind == codes.DECISION_PRIORITY:
        reasons.add(PRIORITY, "not-your-priority", NO_REF, decision.seat)
    else:
        reasons.add(ANSWERS[decision.public_kind], "another-seat-is-asked", NO_REF, decision.seat)


# -------------------------------------------------------------------- with priority


def explain_act(state: WowState, seat: int, intent: Option, reasons: ReasonCollector) -> None:
    """What stands against an act that needs priority, priority itself aside."""
    verb = intent.verb
    piece = state.piece_or_none(intent.subject)
    if verb == codes.VERB_PASS:
        decision = state.decision
        if decision is not None and decision.seat == seat and main_timing(state, seat):
            must = must_attack(state, seat)
            if must:
                reasons.add(MUST, "must-attack", must)
    elif verb not in ACTS:
        not_asked(state, seat, intent, reasons)
    elif piece is None:
        reasons.add(ACTS[verb], "which-card")
    elif verb == codes.VERB_PLAY:
        explain_play(state, seat, piece, intent, reasons)
    elif verb == codes.VERB_PLACE:
        if in_hand(state, seat, piece, PLACING, reasons):
            can_place(state, seat, piece, intent.number == 1, reasons)
    elif verb == codes.VERB_USE:
        explain_use(state, seat, piece, intent, reasons)
    elif verb == codes.VERB_COMPLETE:
        if can_complete(state, seat, piece, reasons) and piece.card.reward is not None:
            explain_first_target(state, seat, piece, piece.card.reward, intent, reasons)
    elif verb == codes.VERB_STRIKE:
        can_strike(state, seat, piece, reasons)
    else:
        explain_attack(state, seat, piece, intent, reasons)


ACTS: Final[dict[int, RuleCitation]] = {
    codes.VERB_PLAY: PLAYING,
    codes.VERB_PLACE: PLACING,
    codes.VERB_USE: POWERS,
    codes.VERB_COMPLETE: rule("wow7.4:702.2"),
    codes.VERB_STRIKE: rule("wow:303.2"),
    codes.VERB_ATTACK: PROPOSING,
}
"""What a player may do with priority besides passing, and by which rule."""


def not_asked(state: WowState, seat: int, intent: Option, reasons: ReasonCollector) -> None:
    """An answer to a question that is not open."""
    if intent.verb == codes.VERB_YES and intent.number == codes.VERB_A_MULLIGAN and state.phase != codes.PHASE_SETUP:
        reasons.add(MULLIGAN, "no-time-for-a-mulligan")
        return
    if intent.verb != codes.VERB_PROTECT:
        reasons.add(OFFERED, "nothing-asks-for-that")
        return
    piece = state.piece_or_none(intent.subject)
    reasons.add(PROTECT_POINT, "not-the-protect-point", intent.subject)
    if piece is not None and state.combat is not None:
        explain_protect(state, seat, piece, reasons)


def in_hand(state: WowState, seat: int, piece: WowPiece, cite: RuleCitation, reasons: ReasonCollector) -> bool:
    """Only cards from one's own hand are played or placed."""
    if state.zone_kind(piece) != codes.ZONE_HAND or piece.owner != seat:
        return reasons.add(cite, "not-in-your-hand", piece.ref)
    return True


def explain_play(state: WowState, seat: int, piece: WowPiece, intent: Option, reasons: ReasonCollector) -> None:
    if not in_hand(state, seat, piece, PLAYING, reasons):
        return
    if can_play(state, seat, piece, reasons) and piece.card.play is not None:
        explain_first_target(state, seat, piece, piece.card.play, intent, reasons)


def explain_use(state: WowState, seat: int, piece: WowPiece, intent: Option, reasons: ReasonCollector) -> None:
    """A payment power: it must be there, and usable."""
    ref = piece.ref
    if not state.in_play(piece):
        reasons.add(POWERS, "not-in-play", ref)
        return
    if piece.control != seat:
        reasons.add(POWERS, "not-yours", ref)
        return
    play = find_power(state, piece, intent.number)
    if (
        play is None
        or piece.id in powers(state).lost
        or (piece.face_down and state.zone_kind(piece) == codes.ZONE_RESOURCES)
    ):
        explain_missing_power(state, piece, intent.number, reasons)
        return
    if piece.card.reward is not None:
        reasons.add(POWERS, "no-such-power", ref)
        return
    if can_use(state, seat, piece, intent.number, play, reasons):
        explain_first_target(state, seat, piece, play, intent, reasons)


def explain_missing_power(state: WowState, piece: WowPiece, number: int, reasons: ReasonCollector) -> None:
    """Why a card does not have that power now, or never."""
    ref = piece.ref
    val = values(state).by_id.get(piece.id)
    if piece.face_down and state.zone_kind(piece) == codes.ZONE_RESOURCES:
        reasons.add(PLACING, "is-face-down", ref)
    elif not 0 <= number < len(piece.card.payments):
        reasons.add(POWERS, "no-such-power", ref)
    elif (val is not None and val.lost) or piece.id in powers(state).lost:
        reasons.add(LOST, "has-lost-its-powers", ref)
    elif piece.face_down:
        reasons.add(FLIPPED, "is-face-down", ref)
    elif piece.card.payments[number].faction & ~faction_bit(state, piece.control):
        reasons.add(FACTION, "wrong-hero", ref)
    else:
        reasons.add(POWERS, "no-such-power", ref)


def explain_attack(state: WowState, seat: int, attacker: WowPiece, intent: Option, reasons: ReasonCollector) -> None:
    """Proposing a combat, against somebody in particular if the intent says so (wow:601)."""
    if not main_timing(state, seat):
        reasons.add(PROPOSING, "not-your-action-phase", attacker.ref)
    is_legal = can_be_attacker(state, seat, attacker, reasons)
    if intent.object == 0:
        if is_legal and not defenders(state, attacker) and not sabotage_targets(state, attacker):
            reasons.add(ATTACKERS, "nobody-to-attack", attacker.ref)
        return
    defender = state.piece_or_none(intent.object)
    if defender is None:
        reasons.add(DEFENDERS, "no-character", NO_REF)
    elif attacker.control == seat:
        may_propose(state, attacker, defender, intent.number == SABOTAGE, reasons)


def more_at_once(state: WowState, seat: int, decision: Decision | None, intent: Option) -> bool:
    """Whether an intent that says more at once begins with an option and can go on as it says. Exact."""
    if decision is None or decision.kind != codes.DECISION_PRIORITY:
        return False
    piece = state.piece_or_none(intent.subject)
    if piece is None or (intent.object == 0 and intent.verb != codes.VERB_PLAY):
        return False
    number = intent.number if intent.verb == codes.VERB_USE else 0
    if not is_offered(decision, Option(intent.verb, intent.subject, NO_REF, number)):
        return False
    if intent.verb == codes.VERB_ATTACK:
        found = sabotage_targets(state, piece) if intent.number == SABOTAGE else defenders(state, piece)
        return intent.number in (0, SABOTAGE) and any(defender.ref == intent.object for defender in found)
    play = played(state, piece, intent)
    if play is None or (intent.verb == codes.VERB_COMPLETE and intent.number != 0):
        return False
    reasons = ReasonCollector()
    explain_first_target(state, seat, piece, play, intent, reasons)
    return not reasons.reasons


# -------------------------------------------------------------------- other questions


def in_question(state: WowState, decision: Decision, intent: Option, reasons: ReasonCollector) -> None:
    """The seat is asked something else than what to do with priority, and this is not among the answers."""
    verbs = [option.verb for option in decision.options]
    cite = ANSWERS[decision.kind]
    if intent.verb == codes.VERB_YES and intent.number == codes.VERB_A_MULLIGAN and state.phase != codes.PHASE_SETUP:
        reasons.add(MULLIGAN, "no-time-for-a-mulligan")
        return
    if intent.verb not in verbs:
        if intent.verb == codes.VERB_DONE_CHOOSING and (codes.VERB_TARGET in verbs or codes.VERB_PICK in verbs):
            reasons.add(cite, "not-enough-yet")
        elif decision.kind == codes.DECISION_SEARCH and intent.verb == codes.VERB_NO:
            reasons.add(FINDING, "must-find-one")
        else:
            reasons.add(cite, "something-else-is-asked")
        return
    if intent.verb == codes.VERB_PROTECT:
        piece = state.piece_or_none(intent.subject)
        if piece is not None:
            explain_protect(state, decision.seat, piece, reasons)
    elif intent.verb == codes.VERB_TARGET:
        explain_next_target(state, decision, intent, reasons)
    elif intent.verb == codes.VERB_NUMBER:
        last = decision.options[-1].number
        reasons.add(
            LARGEST_X if last == MOST_X and intent.number > MOST_X else cite, "no-such-x", NO_REF, intent.number
        )
    elif decision.kind == codes.DECISION_CHOOSE:
        explain_choice(state, intent, reasons)
    elif decision.kind == codes.DECISION_CHOOSE_PAYMENT:
        explain_payment(state, intent, reasons)
    if not reasons.reasons:
        reasons.add(cite, "not-among-the-choices", max(intent.object, NO_REF))


def explain_protect(state: WowState, seat: int, piece: WowPiece, reasons: ReasonCollector) -> None:
    if piece.control != seat:
        reasons.add(PROTECT_POINT, "not-yours", piece.ref)
    else:
        can_protect(state, piece, reasons)


def explain_next_target(state: WowState, decision: Decision, intent: Option, reasons: ReasonCollector) -> None:
    """Why something cannot be the next target of the announcement under way."""
    top = frames_of(state)[-1]
    if not isinstance(top, AnnouncementFrame):
        return
    if top.kind == codes.LINK_PROPOSAL:
        attacker = state.piece_or_none(top.ref)
        defender = state.piece_or_none(intent.object)
        if defender is None:
            reasons.add(DEFENDERS, "no-character", NO_REF)
        elif attacker is not None:
            may_propose(state, attacker, defender, intent.number == SABOTAGE, reasons)
        return
    if top.play is None:
        return
    picked = top.targets[top.slot] if top.slot < len(top.targets) else []
    if intent.object in picked:
        reasons.add(ANOTHER, "chosen-already", max(intent.object, NO_REF))
        return
    explain_target(state, top.scope(), top.play.modes[top.mode].slots[top.slot], intent.object, reasons)


def explain_payment(state: WowState, intent: Option, reasons: ReasonCollector) -> None:
    """Why something cannot be picked for the part of the cost that is being paid."""
    top = frames_of(state)[-1]
    piece = state.piece_or_none(intent.object)
    if piece is None or not isinstance(top, AnnouncementFrame) or top.play is None or top.part >= len(top.play.costs):
        return
    cost = top.play.costs[top.part]
    noun = cost.picked_among()
    if noun is None:
        return
    scope = top.scope()
    explain_filter(state, piece, scope, noun, ANSWERS[codes.DECISION_CHOOSE_PAYMENT], reasons)
    if not reasons.reasons:
        cost.accepts(state, scope, piece, reasons)
    if intent.object in top.paid[top.part]:
        reasons.add(ALL_OR_NOTHING, "chosen-already", intent.object)


def explain_choice(state: WowState, intent: Option, reasons: ReasonCollector) -> None:
    """Why something cannot be chosen by the text that is being carried out."""
    top: Any = frames_of(state)[-1]
    if not isinstance(top, Scope) or not isinstance(top, WowScope):
        return
    at = top.program.code[top.pc]
    piece = state.piece_or_none(intent.object)
    if not isinstance(at, Choose) or piece is None:
        return
    explain_filter(state, piece, top, at.noun, ANSWERS[codes.DECISION_CHOOSE], reasons)
    if intent.object in top.pending or (at.another and intent.object in top.chosen_before()):
        reasons.add(ANOTHER, "chosen-already", intent.object)
