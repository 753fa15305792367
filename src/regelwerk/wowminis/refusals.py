"""Why something cannot be done now: every reason with its rule (contract 3).

Here stands whose question it is and what a turn allows; why a figure cannot be reached or a space not entered stands
in `obstacles`. That nothing is refused that is offered, and that all else is refused with a reason, is law 4.
"""

from __future__ import annotations

from typing import Any, Final

from regelwerk.kernel.decision import Decision, Option, Reason, ReasonCollector
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.program import Scope
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.kernel.visibility import SeatHandles
from regelwerk.wowminis import codes
from regelwerk.wowminis.action_cards import can_do, scope_of
from regelwerk.wowminis.attack import REACTING as REACTIONS
from regelwerk.wowminis.attack import AttackFrame
from regelwerk.wowminis.effects import Attack as AttackWord
from regelwerk.wowminis.effects import Heal, Move, OnFigures
from regelwerk.wowminis.heal import HealFrame
from regelwerk.wowminis.instructions import GainInstruction
from regelwerk.wowminis.lowered import AbilityDefinition
from regelwerk.wowminis.reach_refusals import explain_group, explain_move, explain_reach, explain_strike
from regelwerk.wowminis.reactions import can_react
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.state import MinisPiece, MinisScope, MinisState
from regelwerk.wowminis.turn import TurnFrame

OVER: Final = rule("ruling:games-end")
LEFT: Final = rule("ruling:conceding")
UNSEEN: Final = rule("ruling:known-hidden-cards")
OFFERED: Final = rule("ruling:announcement-can-be-finished")
TURN: Final = rule("minis08:p5.turn")
PICK: Final = rule("minis:several-ready")
TARGET: Final = rule("minis08:p9.target")
MOVED: Final = rule("minis08:p6.move-once")
ACTED: Final = rule("minis:turn")
MUST: Final = rule("ruling:entering-onto-friend")
NO_TARGET: Final = rule("minis:q8")
BAR: Final = rule("minis08:p13.action-bar")
OWN_TURN: Final = rule("minis08:p15.own-turn")
COOLDOWN: Final = rule("minis08:p15.cooldown")
AS_ACTION: Final = rule("minis08:p15.counts-as-action")
ONCE: Final = rule("minis08:p16.turn")
REACTION: Final = rule("minis08:p16.reaction")
REACTING: Final = rule("ruling:reaction-playable")
BEFORE: Final = rule("minis08:p16.before-dice")
REROLL: Final = rule("minis:q11")
PUSHING: Final = rule("ruling:push")

ANSWERS: Final[dict[int, RuleCitation]] = {
    codes.DECISION_WHO_BEGINS: rule("ruling:who-begins"),
    codes.DECISION_WHO_ACTS: PICK,
    codes.DECISION_TURN: TURN,
    codes.DECISION_CHOOSE_TARGET: TARGET,
    codes.DECISION_REACT: rule("ruling:reactions-asked"),
    codes.DECISION_ATTACK_REROLL: REROLL,
    codes.DECISION_DEFENSE_REROLL: REROLL,
    codes.DECISION_CHOOSE_SPACE: PUSHING,
}
"""By kind of question the rule that asks it."""


def why_not(state: MinisState, seat: int, intent: Option) -> list[Reason]:
    """Every reason why the seat cannot do that now, each with its rule; empty exactly if it can.

    `intent` is an option of the open decision, or one that says more at once: attacking, healing or playing with the
    first target as `object`. The acting figure may stand as `subject`. A reason that presupposes another one that
    failed is left out. Of a card that the seat does not know nothing is told.
    """
    if state.result is not None:
        return [Reason(OVER, "game-over")]
    if not 0 <= seat < state.seats or not state.in_game(seat):
        return [Reason(LEFT, "not-in-game", NO_REF, seat)]
    decision = state.decision
    mine = decision is not None and decision.seat == seat
    if decision is not None and mine and is_offered(state, decision, intent):
        return []
    names = SeatHandles(state, seat)
    if not is_nameable(names, intent.subject) or not is_nameable(names, intent.object):
        return [Reason(UNSEEN, "no-such-card")]
    reasons = ReasonCollector()
    if decision is not None and not mine:
        reasons.add(ANSWERS[decision.public_kind], "another-seat-is-asked", NO_REF, decision.seat)
    if decision is None or decision.kind == codes.DECISION_TURN:
        explain_turn(state, seat, intent, reasons)
    elif mine:
        in_question(state, decision, intent, reasons)
    else:
        explain_figure(state, seat, intent, reasons)
    if not reasons.reasons and not (mine and more_at_once(state, decision, intent)):
        reasons.add(OFFERED, "not-offered")
    return distinct(reasons.reasons)


def is_offered(state: MinisState, decision: Decision, intent: Option) -> bool:
    """Whether the intent is one of the options; naming the acting figure as subject changes nothing."""
    for option in decision.options:
        if option.is_same_as(intent):
            return True
        if option.subject == 0 and intent.subject == decision.asking_ref and decision.kind == codes.DECISION_TURN:
            if option.is_same_as(Option(intent.verb, NO_REF, intent.object, intent.number)):
                return True
    return False


def is_nameable(names: SeatHandles, ref: Ref) -> bool:
    """Whether the seat can speak of that reference: nothing, or a piece that it has a name for."""
    return ref == 0 or (ref > 0 and names.names(ref))


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


# ------------------------------------------------------------------------- in a turn


def current_turn(state: MinisState) -> TurnFrame | None:
    """The turn under way."""
    frames: list[Any] = state.frames
    for frame in frames:
        if isinstance(frame, TurnFrame):
            return frame
    return None


def explain_figure(state: MinisState, seat: int, intent: Option, reasons: ReasonCollector) -> MinisPiece | None:
    """Whose figure it is, and whether it is its turn; the figure if it is."""
    piece = state.piece_or_none(intent.subject)
    turn = current_turn(state)
    now = state.pieces[turn.who] if turn is not None else None
    if piece is not None and piece.owner != seat:
        reasons.add(TURN, "not-yours", piece.ref)
        return None
    mine = now is not None and now.owner == seat
    if piece is not None and piece.host >= 0:
        if mine:
            return now
        explain_card(state, piece, reasons)
        return None
    if piece is not None and piece is not now:
        reasons.add(TURN, "not-its-turn", piece.ref, codes.dial(piece.time))
        return None
    return now if mine else None


def explain_card(state: MinisState, card: MinisPiece, reasons: ReasonCollector) -> None:
    """Why a card of the seat's own is not played now: the turn of its figure has not come, or nobody is attacked."""
    host = state.pieces[card.host]
    if card.action.kind != codes.USE_REACTION:
        reasons.add(OWN_TURN, "not-its-turn", host.ref, codes.dial(host.time))
    elif dice_have_fallen(state):
        reasons.add(BEFORE, "dice-have-fallen", card.ref)
    else:
        reasons.add(REACTION, "only-a-reaction", card.ref)


def dice_have_fallen(state: MinisState) -> bool:
    """Whether an attack is under way for which it is too late to react."""
    top: Any = state.frames[-1]
    return isinstance(top, AttackFrame) and top.stage > REACTIONS


def explain_turn(state: MinisState, seat: int, intent: Option, reasons: ReasonCollector) -> None:
    """What stands against doing something in a figure's turn."""
    piece = explain_figure(state, seat, intent, reasons)
    turn = current_turn(state)
    if piece is None or turn is None:
        if intent.verb not in TURN_VERBS:
            reasons.add(OFFERED, "nothing-asks-for-that")
        return
    verb = intent.verb
    if verb not in TURN_VERBS:
        reasons.add(OFFERED, "nothing-asks-for-that")
        return
    if turn.must and verb != codes.VERB_MOVE:
        reasons.add(MUST, "must-move-off", piece.ref)
    if verb == codes.VERB_MOVE:
        if turn.moved:
            reasons.add(MOVED, "has-moved", piece.ref)
        else:
            explain_move(state, piece, intent.number, reasons)
    elif verb == codes.VERB_PLAY:
        explain_play(state, turn, piece, intent, reasons)
    elif verb != codes.VERB_END:
        explain_ability(state, turn, piece, intent, reasons)


TURN_VERBS: Final = (
    codes.VERB_MOVE,
    codes.VERB_ATTACK,
    codes.VERB_HEAL,
    codes.VERB_USE,
    codes.VERB_PLAY,
    codes.VERB_END,
)


def explain_ability(
    state: MinisState, turn: TurnFrame, piece: MinisPiece, intent: Option, reasons: ReasonCollector
) -> None:
    """An action printed on the figure's own card."""
    abilities = piece.figure.abilities
    if not 0 <= intent.number < len(abilities) or abilities[intent.number].option.verb != intent.verb:
        reasons.add(ACTED, "no-such-ability", piece.ref, intent.number)
        return
    if turn.acted:
        reasons.add(ACTED, "has-acted", piece.ref)
    explain_doing(state, piece, abilities[intent.number], intent.object, reasons)


def explain_play(
    state: MinisState, turn: TurnFrame, piece: MinisPiece, intent: Option, reasons: ReasonCollector
) -> None:
    """A card of the bar, in the figure's own turn."""
    card = state.piece_or_none(intent.subject)
    if card is None or card.host < 0:
        reasons.add(BAR, "which-card", intent.subject)
        return
    if card.host != piece.id:
        reasons.add(BAR, "not-in-this-bar", card.ref)
        return
    kind = card.action.kind
    if card.exhausted:
        reasons.add(COOLDOWN, "is-exhausted", card.ref)
    if kind == codes.USE_REACTION:
        reasons.add(REACTION, "only-a-reaction", card.ref)
        return
    if kind == codes.USE_ACTION and turn.acted:
        reasons.add(AS_ACTION, "has-acted", piece.ref)
    if kind == codes.USE_INSTANT and turn.has_played_instant:
        reasons.add(ONCE, "instant-played", piece.ref)
    explain_doing(state, piece, card.action.ability, intent.object, reasons)


def explain_doing(
    state: MinisState, piece: MinisPiece, ability: AbilityDefinition, ref: Ref, reasons: ReasonCollector
) -> None:
    """Whether what an ability says can be done, to that figure in particular if one is named."""
    able = can_do(state, piece, ability)
    other = state.piece_or_none(ref)
    if other is not None and other.host >= 0:
        reasons.add(TARGET, "no-figure", ref)
        return
    if explain_stuck(state, piece, ability, ref, reasons):
        return
    if other is None:
        if not able:
            reasons.add(NO_TARGET, "no-target", piece.ref)
            for id in state.figures:
                explain_first(state, piece, ability, state.pieces[id], reasons, True)
        return
    explain_first(state, piece, ability, other, reasons, False)


def explain_stuck(
    state: MinisState, piece: MinisPiece, ability: AbilityDefinition, ref: Ref, reasons: ReasonCollector
) -> bool:
    """Whether it would only push or teleport figures, and there is no space for any of them, or for that of `ref`."""
    first = ability.effects[0]
    if not isinstance(first, Move):
        return False
    scope = scope_of(state, piece, ability, NO_REF, NO_REF, NO_REF)
    figures = [state.pieces[id] for id in first.first_targets(state, piece, scope) if ref == 0 or ref == id + 1]
    if not figures or any(first.places(state, scope, other) for other in figures):
        return False
    for other in figures:
        reasons.add(PUSHING, "nowhere-to-go", other.ref)
    return True


def explain_first(
    state: MinisState,
    piece: MinisPiece,
    ability: AbilityDefinition,
    other: MinisPiece,
    reasons: ReasonCollector,
    likely: bool,
) -> None:
    """Why a figure cannot be the first target of an ability; `likely`: only if it is of the right side."""
    first = ability.effects[0]
    if isinstance(first, AttackWord):
        if not likely or other.team != piece.team:
            explain_strike(state, piece, first, other, reasons)
    elif isinstance(first, Heal):
        if not likely or other.team == piece.team:
            explain_reach(state, piece, first.whom, first.range, other, reasons)
    elif isinstance(first, OnFigures) and not likely:
        group = first.about().group()
        if group is None:
            reasons.add(TARGET, "chooses-nobody", other.ref)
        else:
            explain_reach(state, piece, first.about(), group.range(), other, reasons)


def more_at_once(state: MinisState, decision: Decision | None, intent: Option) -> bool:
    """Whether an intent that names the target at once begins with an option and can go on as it says. Exact."""
    if decision is None or decision.kind != codes.DECISION_TURN or intent.object <= 0:
        return False
    turn = current_turn(state)
    if turn is None:
        return False
    piece = state.pieces[turn.who]
    subject = intent.subject if intent.verb == codes.VERB_PLAY else NO_REF
    if not is_offered(state, decision, Option(intent.verb, subject, NO_REF, intent.number)):
        return False
    if intent.verb == codes.VERB_PLAY:
        card = state.piece_or_none(intent.subject)
        return card is not None and intent.object - 1 in first_targets(state, piece, card.action.ability)
    if intent.verb in (codes.VERB_ATTACK, codes.VERB_HEAL, codes.VERB_USE):
        return intent.object - 1 in first_targets(state, piece, piece.figure.abilities[intent.number])
    return False


def first_targets(state: MinisState, piece: MinisPiece, ability: AbilityDefinition) -> list[int]:
    """Ids of the figures that an ability can begin with: the targets to choose from, or all that it reaches."""
    return ability.effects[0].first_targets(state, piece, scope_of(state, piece, ability, NO_REF, NO_REF, NO_REF))


# -------------------------------------------------------------------- other questions


def in_question(state: MinisState, decision: Decision, intent: Option, reasons: ReasonCollector) -> None:
    """The seat is asked something else than what to do in a turn, and this is not among the answers."""
    cite = ANSWERS[decision.kind]
    verbs = [option.verb for option in decision.options]
    if decision.kind == codes.DECISION_REACT and intent.verb == codes.VERB_PLAY:
        explain_reaction(state, decision.seat, intent, reasons)
    elif intent.verb == codes.VERB_PLAY and dice_have_fallen(state):
        explain_late(state, decision.seat, intent.subject, reasons)
    elif intent.verb not in verbs:
        reasons.add(cite, "something-else-is-asked")
    elif intent.verb == codes.VERB_TARGET:
        explain_target(state, intent.object, reasons)
    elif intent.verb == codes.VERB_ACT:
        explain_pick(state, decision.seat, intent.subject, reasons)
    elif intent.verb == codes.VERB_REROLL:
        reasons.add(REROLL, "no-such-die", NO_REF, intent.number)
    elif intent.verb in (codes.VERB_PUSH, codes.VERB_TELEPORT):
        explain_space(state, intent, reasons)
    if not reasons.reasons:
        reasons.add(cite, "not-among-the-choices", max(intent.object, NO_REF))


def explain_late(state: MinisState, seat: int, ref: Ref, reasons: ReasonCollector) -> None:
    """Why a card cannot be played while dice are rolled again."""
    card = state.piece_or_none(ref)
    if card is not None and card.host >= 0 and card.owner == seat:
        explain_card(state, card, reasons)
    reasons.add(REROLL, "something-else-is-asked")


def explain_pick(state: MinisState, seat: int, ref: Ref, reasons: ReasonCollector) -> None:
    """Why a figure cannot take its turn now."""
    piece = state.piece_or_none(ref)
    if piece is None or piece.host >= 0:
        reasons.add(PICK, "no-figure", ref)
    elif piece.owner != seat:
        reasons.add(PICK, "not-yours", ref)
    elif piece.time != state.master_time:
        reasons.add(TURN, "not-its-turn", ref, codes.dial(piece.time))


def explain_target(state: MinisState, ref: Ref, reasons: ReasonCollector) -> None:
    """Why a figure cannot be the target that is asked for."""
    other = state.piece_or_none(ref)
    if other is None or other.host >= 0:
        reasons.add(TARGET, "no-figure", ref)
        return
    top: Any = state.frames[-1]
    if isinstance(top, AttackFrame):
        explain_strike(state, state.pieces[top.by], top.strike.attack, other, reasons)
    elif isinstance(top, HealFrame):
        explain_reach(state, state.pieces[top.by], top.mend.heal.whom, top.mend.heal.range, other, reasons)
    elif isinstance(top, Scope) and isinstance(top, MinisScope):
        at = under_way(top)
        group = None if at is None else at.about().group()
        if at is not None and group is not None:
            explain_reach(state, state.pieces[top.who], at.about(), group.range(), other, reasons)


def under_way(scope: MinisScope) -> OnFigures | None:
    """What a text is doing to figures."""
    at = scope.program.code[scope.pc]
    if isinstance(at, GainInstruction):
        return at.have
    return at if isinstance(at, OnFigures) else None


def explain_space(state: MinisState, intent: Option, reasons: ReasonCollector) -> None:
    """Why a figure cannot be put there by the text that is being carried out."""
    top: Any = state.frames[-1]
    if not isinstance(top, MinisScope):
        return
    at = top.program.code[top.pc]
    if isinstance(at, Move):
        if intent.object not in top.mentioned:
            reasons.add(PUSHING, "not-to-be-moved", intent.object)
        else:
            reasons.add(PUSHING, "not-there", intent.object, intent.number)


def explain_reaction(state: MinisState, seat: int, intent: Option, reasons: ReasonCollector) -> None:
    """Why a card cannot be played against the attack under way (ruling:reaction-playable)."""
    top: Any = state.frames[-1]
    card = state.piece_or_none(intent.subject)
    if card is None or card.host < 0:
        reasons.add(BAR, "which-card", intent.subject)
        return
    if card.owner != seat:
        reasons.add(BAR, "not-yours", card.ref)
        return
    if card.exhausted:
        reasons.add(COOLDOWN, "is-exhausted", card.ref)
    if card.action.kind != codes.USE_REACTION:
        reasons.add(REACTION, "not-a-reaction", card.ref)
        return
    assert isinstance(top, AttackFrame)
    other = state.pieces[card.host]
    targets = [state.pieces[id] for id in top.targets if intent.object in (0, id + 1)]
    if other.space < 0:
        reasons.add(REACTING, "not-on-the-board", other.ref)
    elif not any(can_react(state, other, card.action, top, target) for target in targets):
        when = card.action.word.when
        group = None if when is None else when.what.group()
        if when is not None and not when.is_of_type(top.strike.attack.magical):
            reasons.add(REACTING, "wrong-attack", card.ref)
        elif group is not None and targets:
            explain_group(state, other, group, targets[0], REACTING, reasons)
        else:
            reasons.add(REACTING, "not-attacked", other.ref)


__all__ = ["first_targets", "why_not"]
