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


def why_not(s: WowState, seat: int, intent: Option) -> list[Reason]:
    """Every reason why the seat cannot do that now, each with its rule; empty exactly if it can.

    `intent` is an option of the open decision, or one that says more at once: attacking
    with the defender as `object` (to be sabotaged: `n` as in that choice), playing, using or
    completing with the first target as `object`, playing with the X as `n`, a "yes" that means
    a mulligan with `n` `c.A_MULLIGAN`. A reason that
    presupposes another one that failed is left out. Of a card that the seat cannot see nothing
    is said but that there is no such card.
    """
    if s.result is not None:
        return [Reason(OVER, "game-over")]
    if not 0 <= seat < s.seats or not s.in_game(seat):
        return [Reason(LEFT, "not-in-game", 0, seat)]
    decision = s.decision
    if decision is not None and decision.seat == seat and is_offered(decision, intent):
        return []
    names = Names(s, seat)
    if not known(s, names, intent.subject, True) or not known(s, names, intent.object, False):
        return [Reason(UNSEEN, "no-such-card")]
    why = Why()
    mine = decision is not None and decision.seat == seat
    if decision is not None and not mine:
        others_question(decision, why)
    if decision is not None and mine and decision.kind != c.PRIORITY:
        in_question(s, decision, intent, why)
    else:
        explain_act(s, seat, intent, why)
    if not why.reasons and not (mine and more_at_once(s, seat, decision, intent)):
        why.no(OFFERED, "not-offered")
    return distinct(why.reasons)


def why_not_further(s: WowState, seat: int, intent: Option, more: Sequence[int]) -> list[Reason]:
    """Why an act that may begin as `why_not` has it cannot go on with those targets besides; empty if it can."""
    why = Why()
    if intent.verb in (c.PLAY, c.USE, c.COMPLETE) and intent.object:
        explain_further_targets(s, seat, intent, more, why)
    return distinct(why.reasons)


def is_offered(decision: Decision, intent: Option) -> bool:
    """Whether the intent is one of the options, as it stands."""
    return any(option.same(intent) for option in decision.options)


def known(s: WowState, names: Names, ref: int, subject: bool) -> bool:
    """Whether the seat can speak of that reference: nothing, a seat (as the object), or a piece it has a name for.

    The subject of an option may also be the source of an effect that has left the game since.
    """
    if ref == 0:
        return True
    if ref < 0:
        return not subject and as_seat(ref) < s.seats
    if names.names(ref):
        return True
    decision = s.decision
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


def explain_act(s: WowState, seat: int, intent: Option, why: Why) -> None:
    """What stands against an act that needs priority, priority itself aside."""
    verb = intent.verb
    p = s.at(intent.subject)
    if verb == c.PASS:
        decision = s.decision
        if decision is not None and decision.seat == seat and main_timing(s, seat):
            must = must_attack(s, seat)
            if must:
                why.no(MUST, "must-attack", must)
    elif verb not in ACTS:
        not_asked(s, seat, intent, why)
    elif p is None:
        why.no(ACTS[verb], "which-card")
    elif verb == c.PLAY:
        explain_play(s, seat, p, intent, why)
    elif verb == c.PLACE:
        if in_hand(s, seat, p, PLACING, why):
            can_place(s, seat, p, intent.n == 1, why)
    elif verb == c.USE:
        explain_use(s, seat, p, intent, why)
    elif verb == c.COMPLETE:
        if can_complete(s, seat, p, why) and p.card.reward is not None:
            explain_first_target(s, seat, p, p.card.reward, intent, why)
    elif verb == c.STRIKE:
        can_strike(s, seat, p, why)
    else:
        explain_attack(s, seat, p, intent, why)


ACTS: Final[dict[int, Rule]] = {
    c.PLAY: PLAYING,
    c.PLACE: PLACING,
    c.USE: POWERS,
    c.COMPLETE: rule("wow7.4:702.2"),
    c.STRIKE: rule("wow:303.2"),
    c.ATTACK: PROPOSING,
}
"""What a player may do with priority besides passing, and by which rule."""


def not_asked(s: WowState, seat: int, intent: Option, why: Why) -> None:
    """An answer to a question that is not open."""
    if intent.verb == c.YES and intent.n == c.A_MULLIGAN and s.phase != c.SETUP:
        why.no(MULLIGAN, "no-time-for-a-mulligan")
        return
    if intent.verb != c.PROTECT:
        why.no(OFFERED, "nothing-asks-for-that")
        return
    p = s.at(intent.subject)
    why.no(PROTECT_POINT, "not-the-protect-point", intent.subject)
    if p is not None and s.combat is not None:
        explain_protect(s, seat, p, why)


def in_hand(s: WowState, seat: int, p: WowPiece, cite: Rule, why: Why) -> bool:
    """Only cards from one's own hand are played or placed."""
    if s.place(p) != c.HAND or p.owner != seat:
        return why.no(cite, "not-in-your-hand", p.ref)
    return True


def explain_play(s: WowState, seat: int, p: WowPiece, intent: Option, why: Why) -> None:
    if not in_hand(s, seat, p, PLAYING, why):
        return
    if can_play(s, seat, p, why) and p.card.play is not None:
        explain_first_target(s, seat, p, p.card.play, intent, why)


def explain_use(s: WowState, seat: int, p: WowPiece, intent: Option, why: Why) -> None:
    """A payment power: it must be there, and usable."""
    ref = p.ref
    if not s.in_play(p):
        why.no(POWERS, "not-in-play", ref)
        return
    if p.control != seat:
        why.no(POWERS, "not-yours", ref)
        return
    play = find_power(s, p, intent.n)
    if play is None or p.id in powers(s).lost or (p.face_down and s.place(p) == c.RESOURCES):
        explain_missing_power(s, p, intent.n, why)
        return
    if p.card.reward is not None:
        why.no(POWERS, "no-such-power", ref)
        return
    if can_use(s, seat, p, intent.n, play, why):
        explain_first_target(s, seat, p, play, intent, why)


def explain_missing_power(s: WowState, p: WowPiece, number: int, why: Why) -> None:
    """Why a card does not have that power now, or never."""
    ref = p.ref
    val = values(s).by_id.get(p.id)
    if p.face_down and s.place(p) == c.RESOURCES:
        why.no(PLACING, "is-face-down", ref)
    elif not 0 <= number < len(p.card.payments):
        why.no(POWERS, "no-such-power", ref)
    elif (val is not None and val.lost) or p.id in powers(s).lost:
        why.no(LOST, "has-lost-its-powers", ref)
    elif p.face_down:
        why.no(FLIPPED, "is-face-down", ref)
    elif p.card.payments[number].faction & ~faction_bit(s, p.control):
        why.no(FACTION, "wrong-hero", ref)
    else:
        why.no(POWERS, "no-such-power", ref)


def explain_attack(s: WowState, seat: int, a: WowPiece, intent: Option, why: Why) -> None:
    """Proposing a combat, against somebody in particular if the intent says so (wow:601)."""
    if not main_timing(s, seat):
        why.no(PROPOSING, "not-your-action-phase", a.ref)
    ok = can_be_attacker(s, seat, a, why)
    if intent.object == 0:
        if ok and not defenders(s, a) and not sabotage_targets(s, a):
            why.no(ATTACKERS, "nobody-to-attack", a.ref)
        return
    d = s.at(intent.object)
    if d is None:
        why.no(DEFENDERS, "no-character", 0)
    elif a.control == seat:
        may_propose(s, a, d, intent.n == SABOTAGE, why)


def more_at_once(s: WowState, seat: int, decision: Decision | None, intent: Option) -> bool:
    """Whether an intent that says more at once begins with an option and can go on as it says. Exact."""
    if decision is None or decision.kind != c.PRIORITY:
        return False
    p = s.at(intent.subject)
    if p is None or (intent.object == 0 and intent.verb != c.PLAY):
        return False
    number = intent.n if intent.verb == c.USE else 0
    if not is_offered(decision, Option(intent.verb, intent.subject, 0, number)):
        return False
    if intent.verb == c.ATTACK:
        found = sabotage_targets(s, p) if intent.n == SABOTAGE else defenders(s, p)
        return intent.n in (0, SABOTAGE) and any(d.ref == intent.object for d in found)
    play = played(s, p, intent)
    if play is None or (intent.verb == c.COMPLETE and intent.n != 0):
        return False
    why = Why()
    explain_first_target(s, seat, p, play, intent, why)
    return not why.reasons


# -------------------------------------------------------------------- other questions


def in_question(s: WowState, decision: Decision, intent: Option, why: Why) -> None:
    """The seat is asked something else than what to do with priority, and this is not among the answers."""
    verbs = [option.verb for option in decision.options]
    cite = ANSWERS[decision.kind]
    if intent.verb == c.YES and intent.n == c.A_MULLIGAN and s.phase != c.SETUP:
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
        p = s.at(intent.subject)
        if p is not None:
            explain_protect(s, decision.seat, p, why)
    elif intent.verb == c.TARGET:
        explain_next_target(s, decision, intent, why)
    elif intent.verb == c.NUMBER:
        last = decision.options[-1].n
        why.no(LARGEST_X if last == MOST_X and intent.n > MOST_X else cite, "no-such-x", 0, intent.n)
    elif decision.kind == c.CHOOSE:
        explain_choice(s, intent, why)
    elif decision.kind == c.CHOOSE_PAYMENT:
        explain_payment(s, intent, why)
    if not why.reasons:
        why.no(cite, "not-among-the-choices", max(intent.object, 0))


def explain_protect(s: WowState, seat: int, p: WowPiece, why: Why) -> None:
    if p.control != seat:
        why.no(PROTECT_POINT, "not-yours", p.ref)
    else:
        can_protect(s, p, why)


def explain_next_target(s: WowState, decision: Decision, intent: Option, why: Why) -> None:
    """Why something cannot be the next target of the announcement under way."""
    top = frames_of(s)[-1]
    if not isinstance(top, Announce):
        return
    if top.kind == c.L_PROPOSAL:
        attacker = s.at(top.ref)
        d = s.at(intent.object)
        if d is None:
            why.no(DEFENDERS, "no-character", 0)
        elif attacker is not None:
            may_propose(s, attacker, d, intent.n == SABOTAGE, why)
        return
    if top.play is None:
        return
    picked = top.targets[top.slot] if top.slot < len(top.targets) else []
    if intent.object in picked:
        why.no(ANOTHER, "chosen-already", max(intent.object, 0))
        return
    explain_target(s, top.scope(), top.play.modes[top.mode].slots[top.slot], intent.object, why)


def explain_payment(s: WowState, intent: Option, why: Why) -> None:
    """Why something cannot be picked for the part of the cost that is being paid."""
    top = frames_of(s)[-1]
    p = s.at(intent.object)
    if p is None or not isinstance(top, Announce) or top.play is None or top.part >= len(top.play.costs):
        return
    cost = top.play.costs[top.part]
    if not isinstance(cost, OnChosen):
        return
    f = top.scope()
    explain_noun(s, p, f, cost.noun, ANSWERS[c.CHOOSE_PAYMENT], why)
    if not why.reasons:
        cost.against(s, p, f, why)
    if intent.object in top.paid[top.part]:
        why.no(ALL_OR_NOTHING, "chosen-already", intent.object)


def explain_choice(s: WowState, intent: Option, why: Why) -> None:
    """Why something cannot be chosen by the text that is being carried out."""
    top: Any = frames_of(s)[-1]
    if not isinstance(top, Scope) or not isinstance(top, WowScope):
        return
    at = top.program.code[top.pc]
    p = s.at(intent.object)
    if not isinstance(at, Choose) or p is None:
        return
    explain_noun(s, p, top, at.noun, ANSWERS[c.CHOOSE], why)
    if intent.object in top.asked or (at.another and intent.object in top.chosen_before()):
        why.no(ANOTHER, "chosen-already", intent.object)
