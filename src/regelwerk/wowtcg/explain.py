"""Why something cannot be done now: every reason with its rule (contract 3).

The reasons come from the same checks that list and recheck options (`legality`,
`attacks`, `payment`, `targets`), called with somebody who collects them. Here stands
only what those checks take for granted: whose question it is, whether a card is where
it must be, and what an answer to another question would have to be.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regelwerk.kernel.decision import Decision, Option, Reason, Why
from regelwerk.kernel.program import Scope
from regelwerk.kernel.rulebook import Rule
from regelwerk.kernel.sight import Names
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.announce import SABOTAGE, Announce
from regelwerk.wowtcg.attacks import (
    can_be_attacker,
    can_protect,
    defenders,
    may_propose,
    must_attack,
    sabotage_targets,
)
from regelwerk.wowtcg.costs import OnChosen
from regelwerk.wowtcg.explain_targets import (
    ANOTHER,
    LARGEST_X,
    LEFT,
    TARGETS,
    X,
    explain_first_target,
    explain_further_targets,
    explain_noun,
    explain_target,
    played,
)
from regelwerk.wowtcg.instructions.asking import Choose
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
from regelwerk.wowtcg.state import WowPiece, WowScope, WowState, as_seat, frames_of
from regelwerk.wowtcg.values import faction_bit, powers, values

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

ANSWERS: Final[dict[int, Rule]] = {
    c.PRIORITY: PRIORITY,
    c.CHOOSE_X: X,
    c.CHOOSE_MODE: rule("wow7.4:707.1c"),
    c.CHOOSE_TARGET: TARGETS,
    c.CHOOSE_PAYMENT: rule("wow7.4:707.1e"),
    c.CHOOSE_DEFENDER: rule("wow:601.2"),
    c.MAY_PROTECT: PROTECT_POINT,
    c.MAY: rule("kw:you-may-pay"),
    c.CHOOSE: rule("wow7.4:709.2b"),
    c.SEARCH: rule("wow7.4:413.1"),
    c.ORDER_TRIGGERS: rule("wow7.4:708.1"),
    c.PACKET: rule("wow7.4:717.4"),
    c.CROWDED: rule("wow7.4:414.2"),
    c.HAND_SIZE: rule("wow7.4:503.2"),
    c.MULLIGAN: rule("wow:101.2"),
    c.WHO_BEGINS: rule("ruling:who-begins"),
    c.DISCARDING: rule("wow7.4:415.9e"),
    c.LOOKED: rule("wow7.4:413.1"),
}
"""By the kind of decision the rule by which it is made."""


def why_not(state: WowState, seat: int, intent: Option) -> list[Reason]:
    """Every reason why the seat cannot do that now, each with its rule; empty exactly if it can.

    `intent` is an option of the open decision, or one that says more at once: attacking
    with the defender as `object` (to be sabotaged: `n` as in that choice), playing, using or
    completing with the first target as `object`, playing with the X as `n`, a "yes" that means
    a mulligan with `n` `c.A_MULLIGAN`. A reason that
    presupposes another one that failed is left out. Of a card that the seat cannot see nothing
    is said but that there is no such card.
    """
    if state.result is not None:
        return [Reason(OVER, "game-over")]
    if not 0 <= seat < state.seats or not state.in_game(seat):
        return [Reason(LEFT, "not-in-game", 0, seat)]
    decision = state.decision
    if decision is not None and decision.seat == seat and is_offered(decision, intent):
        return []
    names = Names(state, seat)
    if not known(state, names, intent.subject, True) or not known(state, names, intent.object, False):
        return [Reason(UNSEEN, "no-such-card")]
    why = Why()
    mine = decision is not None and decision.seat == seat
    if decision is not None and not mine:
        others_question(decision, why)
    if decision is not None and mine and decision.kind != c.PRIORITY:
        in_question(state, decision, intent, why)
    else:
        explain_act(state, seat, intent, why)
    if not why.reasons and not (mine and more_at_once(state, seat, decision, intent)):
        why.no(OFFERED, "not-offered")
    return distinct(why.reasons)


def why_not_further(state: WowState, seat: int, intent: Option, more: Sequence[int]) -> list[Reason]:
    """Why an act that may begin as `why_not` has it cannot go on with those targets besides; empty if it can."""
    why = Why()
    if intent.verb in (c.PLAY, c.USE, c.COMPLETE) and intent.object:
        explain_further_targets(state, seat, intent, more, why)
    return distinct(why.reasons)


def is_offered(decision: Decision, intent: Option) -> bool:
    """Whether the intent is one of the options, as it stands."""
    return any(option.same(intent) for option in decision.options)


def known(state: WowState, names: Names, ref: int, subject: bool) -> bool:
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
        key = (reason.rule.number, reason.kind, reason.ref, reason.n)
        if key not in seen:
            seen.append(key)
            found.append(reason)
    return found


def others_question(decision: Decision, why: Why) -> None:
    """Another seat is asked; of its question only the public kind counts."""
    if decision.public == c.PRIORITY:
        why.no(PRIORITY, "not-your-priority", 0, decision.seat)
    else:
        why.no(ANSWERS[decision.public], "another-seat-is-asked", 0, decision.seat)


# -------------------------------------------------------------------- with priority


def explain_act(state: WowState, seat: int, intent: Option, why: Why) -> None:
    """What stands against an act that needs priority, priority itself aside."""
    verb = intent.verb
    piece = state.at(intent.subject)
    if verb == c.PASS:
        decision = state.decision
        if decision is not None and decision.seat == seat and main_timing(state, seat):
            must = must_attack(state, seat)
            if must:
                why.no(MUST, "must-attack", must)
    elif verb not in ACTS:
        not_asked(state, seat, intent, why)
    elif piece is None:
        why.no(ACTS[verb], "which-card")
    elif verb == c.PLAY:
        explain_play(state, seat, piece, intent, why)
    elif verb == c.PLACE:
        if in_hand(state, seat, piece, PLACING, why):
            can_place(state, seat, piece, intent.n == 1, why)
    elif verb == c.USE:
        explain_use(state, seat, piece, intent, why)
    elif verb == c.COMPLETE:
        if can_complete(state, seat, piece, why) and piece.card.reward is not None:
            explain_first_target(state, seat, piece, piece.card.reward, intent, why)
    elif verb == c.STRIKE:
        can_strike(state, seat, piece, why)
    else:
        explain_attack(state, seat, piece, intent, why)


ACTS: Final[dict[int, Rule]] = {
    c.PLAY: PLAYING,
    c.PLACE: PLACING,
    c.USE: POWERS,
    c.COMPLETE: rule("wow7.4:702.2"),
    c.STRIKE: rule("wow:303.2"),
    c.ATTACK: PROPOSING,
}
"""What a player may do with priority besides passing, and by which rule."""


def not_asked(state: WowState, seat: int, intent: Option, why: Why) -> None:
    """An answer to a question that is not open."""
    if intent.verb == c.YES and intent.n == c.A_MULLIGAN and state.phase != c.SETUP:
        why.no(MULLIGAN, "no-time-for-a-mulligan")
        return
    if intent.verb != c.PROTECT:
        why.no(OFFERED, "nothing-asks-for-that")
        return
    piece = state.at(intent.subject)
    why.no(PROTECT_POINT, "not-the-protect-point", intent.subject)
    if piece is not None and state.combat is not None:
        explain_protect(state, seat, piece, why)


def in_hand(state: WowState, seat: int, piece: WowPiece, cite: Rule, why: Why) -> bool:
    """Only cards from one's own hand are played or placed."""
    if state.place(piece) != c.HAND or piece.owner != seat:
        return why.no(cite, "not-in-your-hand", piece.ref)
    return True


def explain_play(state: WowState, seat: int, piece: WowPiece, intent: Option, why: Why) -> None:
    if not in_hand(state, seat, piece, PLAYING, why):
        return
    if can_play(state, seat, piece, why) and piece.card.play is not None:
        explain_first_target(state, seat, piece, piece.card.play, intent, why)


def explain_use(state: WowState, seat: int, piece: WowPiece, intent: Option, why: Why) -> None:
    """A payment power: it must be there, and usable."""
    ref = piece.ref
    if not state.in_play(piece):
        why.no(POWERS, "not-in-play", ref)
        return
    if piece.control != seat:
        why.no(POWERS, "not-yours", ref)
        return
    play = find_power(state, piece, intent.n)
    if play is None or piece.id in powers(state).lost or (piece.face_down and state.place(piece) == c.RESOURCES):
        explain_missing_power(state, piece, intent.n, why)
        return
    if piece.card.reward is not None:
        why.no(POWERS, "no-such-power", ref)
        return
    if can_use(state, seat, piece, intent.n, play, why):
        explain_first_target(state, seat, piece, play, intent, why)


def explain_missing_power(state: WowState, piece: WowPiece, number: int, why: Why) -> None:
    """Why a card does not have that power now, or never."""
    ref = piece.ref
    val = values(state).by_id.get(piece.id)
    if piece.face_down and state.place(piece) == c.RESOURCES:
        why.no(PLACING, "is-face-down", ref)
    elif not 0 <= number < len(piece.card.payments):
        why.no(POWERS, "no-such-power", ref)
    elif (val is not None and val.lost) or piece.id in powers(state).lost:
        why.no(LOST, "has-lost-its-powers", ref)
    elif piece.face_down:
        why.no(FLIPPED, "is-face-down", ref)
    elif piece.card.payments[number].faction & ~faction_bit(state, piece.control):
        why.no(FACTION, "wrong-hero", ref)
    else:
        why.no(POWERS, "no-such-power", ref)


def explain_attack(state: WowState, seat: int, attacker: WowPiece, intent: Option, why: Why) -> None:
    """Proposing a combat, against somebody in particular if the intent says so (wow:601)."""
    if not main_timing(state, seat):
        why.no(PROPOSING, "not-your-action-phase", attacker.ref)
    ok = can_be_attacker(state, seat, attacker, why)
    if intent.object == 0:
        if ok and not defenders(state, attacker) and not sabotage_targets(state, attacker):
            why.no(ATTACKERS, "nobody-to-attack", attacker.ref)
        return
    defender = state.at(intent.object)
    if defender is None:
        why.no(DEFENDERS, "no-character", 0)
    elif attacker.control == seat:
        may_propose(state, attacker, defender, intent.n == SABOTAGE, why)


def more_at_once(state: WowState, seat: int, decision: Decision | None, intent: Option) -> bool:
    """Whether an intent that says more at once begins with an option and can go on as it says. Exact."""
    if decision is None or decision.kind != c.PRIORITY:
        return False
    piece = state.at(intent.subject)
    if piece is None or (intent.object == 0 and intent.verb != c.PLAY):
        return False
    number = intent.n if intent.verb == c.USE else 0
    if not is_offered(decision, Option(intent.verb, intent.subject, 0, number)):
        return False
    if intent.verb == c.ATTACK:
        found = sabotage_targets(state, piece) if intent.n == SABOTAGE else defenders(state, piece)
        return intent.n in (0, SABOTAGE) and any(defender.ref == intent.object for defender in found)
    play = played(state, piece, intent)
    if play is None or (intent.verb == c.COMPLETE and intent.n != 0):
        return False
    why = Why()
    explain_first_target(state, seat, piece, play, intent, why)
    return not why.reasons


# -------------------------------------------------------------------- other questions


def in_question(state: WowState, decision: Decision, intent: Option, why: Why) -> None:
    """The seat is asked something else than what to do with priority, and this is not among the answers."""
    verbs = [option.verb for option in decision.options]
    cite = ANSWERS[decision.kind]
    if intent.verb == c.YES and intent.n == c.A_MULLIGAN and state.phase != c.SETUP:
        why.no(MULLIGAN, "no-time-for-a-mulligan")
        return
    if intent.verb not in verbs:
        if intent.verb == c.DONE_CHOOSING and (c.TARGET in verbs or c.PICK in verbs):
            why.no(cite, "not-enough-yet")
        elif decision.kind == c.SEARCH and intent.verb == c.NO:
            why.no(FINDING, "must-find-one")
        else:
            why.no(cite, "something-else-is-asked")
        return
    if intent.verb == c.PROTECT:
        piece = state.at(intent.subject)
        if piece is not None:
            explain_protect(state, decision.seat, piece, why)
    elif intent.verb == c.TARGET:
        explain_next_target(state, decision, intent, why)
    elif intent.verb == c.NUMBER:
        last = decision.options[-1].n
        why.no(LARGEST_X if last == MOST_X and intent.n > MOST_X else cite, "no-such-x", 0, intent.n)
    elif decision.kind == c.CHOOSE:
        explain_choice(state, intent, why)
    elif decision.kind == c.CHOOSE_PAYMENT:
        explain_payment(state, intent, why)
    if not why.reasons:
        why.no(cite, "not-among-the-choices", max(intent.object, 0))


def explain_protect(state: WowState, seat: int, piece: WowPiece, why: Why) -> None:
    if piece.control != seat:
        why.no(PROTECT_POINT, "not-yours", piece.ref)
    else:
        can_protect(state, piece, why)


def explain_next_target(state: WowState, decision: Decision, intent: Option, why: Why) -> None:
    """Why something cannot be the next target of the announcement under way."""
    top = frames_of(state)[-1]
    if not isinstance(top, Announce):
        return
    if top.kind == c.L_PROPOSAL:
        attacker = state.at(top.ref)
        defender = state.at(intent.object)
        if defender is None:
            why.no(DEFENDERS, "no-character", 0)
        elif attacker is not None:
            may_propose(state, attacker, defender, intent.n == SABOTAGE, why)
        return
    if top.play is None:
        return
    picked = top.targets[top.slot] if top.slot < len(top.targets) else []
    if intent.object in picked:
        why.no(ANOTHER, "chosen-already", max(intent.object, 0))
        return
    explain_target(state, top.scope(), top.play.modes[top.mode].slots[top.slot], intent.object, why)


def explain_payment(state: WowState, intent: Option, why: Why) -> None:
    """Why something cannot be picked for the part of the cost that is being paid."""
    top = frames_of(state)[-1]
    piece = state.at(intent.object)
    if piece is None or not isinstance(top, Announce) or top.play is None or top.part >= len(top.play.costs):
        return
    cost = top.play.costs[top.part]
    if not isinstance(cost, OnChosen):
        return
    scope = top.scope()
    explain_noun(state, piece, scope, cost.noun, ANSWERS[c.CHOOSE_PAYMENT], why)
    if not why.reasons:
        cost.against(state, piece, scope, why)
    if intent.object in top.paid[top.part]:
        why.no(ALL_OR_NOTHING, "chosen-already", intent.object)


def explain_choice(state: WowState, intent: Option, why: Why) -> None:
    """Why something cannot be chosen by the text that is being carried out."""
    top: Any = frames_of(state)[-1]
    if not isinstance(top, Scope) or not isinstance(top, WowScope):
        return
    at = top.program.code[top.pc]
    piece = state.at(intent.object)
    if not isinstance(at, Choose) or piece is None:
        return
    explain_noun(state, piece, top, at.noun, ANSWERS[c.CHOOSE], why)
    if intent.object in top.asked or (at.another and intent.object in top.chosen_before()):
        why.no(ANOTHER, "chosen-already", intent.object)
