"""Why something cannot be done now: every reason with its rule (contract 3).

Here stands whose question it is and what a turn allows; why a figure cannot be reached or a space not entered stands
in `obstacles`. That nothing is refused that is offered, and that all else is refused with a reason, is law 4.
"""

from __future__ import annotations

from typing import Any, Final

from regelwerk.kernel.decision import Decision, Option, Reason, Why
from regelwerk.kernel.program import Scope
from regelwerk.kernel.rulebook import Rule
from regelwerk.kernel.sight import Names
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.attacking import REACTING as REACTIONS
from regelwerk.wowminis.attacking import Attack
from regelwerk.wowminis.bars import can_do, scope_of
from regelwerk.wowminis.effects import Attack as AttackWord
from regelwerk.wowminis.effects import Heal, Moved, OnFigures
from regelwerk.wowminis.healing import Healing
from regelwerk.wowminis.instructions import Gain
from regelwerk.wowminis.meaning import Ability
from regelwerk.wowminis.obstacles import explain_group, explain_move, explain_reach, explain_strike
from regelwerk.wowminis.reactions import answers
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.state import MinisPiece, MinisScope, MinisState
from regelwerk.wowminis.turn import Turn

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

ANSWERS: Final[dict[int, Rule]] = {
    c.WHO_BEGINS: rule("ruling:who-begins"),
    c.WHO_ACTS: PICK,
    c.TURN: TURN,
    c.CHOOSE_TARGET: TARGET,
    c.REACT: rule("ruling:reactions-asked"),
    c.ATTACK_REROLL: REROLL,
    c.DEFENSE_REROLL: REROLL,
    c.CHOOSE_SPACE: PUSHING,
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
        return [Reason(LEFT, "not-in-game", 0, seat)]
    decision = state.decision
    mine = decision is not None and decision.seat == seat
    if decision is not None and mine and is_offered(state, decision, intent):
        return []
    names = Names(state, seat)
    if not known(names, intent.subject) or not known(names, intent.object):
        return [Reason(UNSEEN, "no-such-card")]
    why = Why()
    if decision is not None and not mine:
        why.no(ANSWERS[decision.public], "another-seat-is-asked", 0, decision.seat)
    if decision is None or decision.kind == c.TURN:
        explain_turn(state, seat, intent, why)
    elif mine:
        in_question(state, decision, intent, why)
    else:
        explain_figure(state, seat, intent, why)
    if not why.reasons and not (mine and more_at_once(state, decision, intent)):
        why.no(OFFERED, "not-offered")
    return distinct(why.reasons)


def is_offered(state: MinisState, decision: Decision, intent: Option) -> bool:
    """Whether the intent is one of the options; naming the acting figure as subject changes nothing."""
    for option in decision.options:
        if option.same(intent):
            return True
        if option.subject == 0 and intent.subject == decision.about and decision.kind == c.TURN:
            if option.same(Option(intent.verb, 0, intent.object, intent.n)):
                return True
    return False


def known(names: Names, ref: int) -> bool:
    """Whether the seat can speak of that reference: nothing, or a piece that it has a name for."""
    return ref == 0 or (ref > 0 and names.names(ref))


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


# ------------------------------------------------------------------------- in a turn


def acting(state: MinisState) -> Turn | None:
    """The turn under way."""
    frames: list[Any] = state.frames
    for frame in frames:
        if isinstance(frame, Turn):
            return frame
    return None


def explain_figure(state: MinisState, seat: int, intent: Option, why: Why) -> MinisPiece | None:
    """Whose figure it is, and whether it is its turn; the figure if it is."""
    piece = state.at(intent.subject)
    turn = acting(state)
    now = state.pieces[turn.who] if turn is not None else None
    if piece is not None and piece.owner != seat:
        why.no(TURN, "not-yours", piece.ref)
        return None
    mine = now is not None and now.owner == seat
    if piece is not None and piece.host >= 0:
        if mine:
            return now
        explain_card(state, piece, why)
        return None
    if piece is not None and piece is not now:
        why.no(TURN, "not-its-turn", piece.ref, c.dial(piece.time))
        return None
    return now if mine else None


def explain_card(state: MinisState, card: MinisPiece, why: Why) -> None:
    """Why a card of the seat's own is not played now: the turn of its figure has not come, or nobody is attacked."""
    host = state.pieces[card.host]
    if card.action.kind != c.REACTION:
        why.no(OWN_TURN, "not-its-turn", host.ref, c.dial(host.time))
    elif dice_have_fallen(state):
        why.no(BEFORE, "dice-have-fallen", card.ref)
    else:
        why.no(REACTION, "only-a-reaction", card.ref)


def dice_have_fallen(state: MinisState) -> bool:
    """Whether an attack is under way for which it is too late to react."""
    top: Any = state.frames[-1]
    return isinstance(top, Attack) and top.stage > REACTIONS


def explain_turn(state: MinisState, seat: int, intent: Option, why: Why) -> None:
    """What stands against doing something in a figure's turn."""
    piece = explain_figure(state, seat, intent, why)
    turn = acting(state)
    if piece is None or turn is None:
        if intent.verb not in TURN_VERBS:
            why.no(OFFERED, "nothing-asks-for-that")
        return
    verb = intent.verb
    if verb not in TURN_VERBS:
        why.no(OFFERED, "nothing-asks-for-that")
        return
    if turn.must and verb != c.MOVE:
        why.no(MUST, "must-move-off", piece.ref)
    if verb == c.MOVE:
        if turn.moved:
            why.no(MOVED, "has-moved", piece.ref)
        else:
            explain_move(state, piece, intent.n, why)
    elif verb == c.PLAY:
        explain_play(state, turn, piece, intent, why)
    elif verb != c.END:
        explain_ability(state, turn, piece, intent, why)


TURN_VERBS: Final = (c.MOVE, c.ATTACK, c.HEAL, c.USE, c.PLAY, c.END)


def explain_ability(state: MinisState, turn: Turn, piece: MinisPiece, intent: Option, why: Why) -> None:
    """An action printed on the figure's own card."""
    abilities = piece.figure.abilities
    if not 0 <= intent.n < len(abilities) or abilities[intent.n].option.verb != intent.verb:
        why.no(ACTED, "no-such-ability", piece.ref, intent.n)
        return
    if turn.acted:
        why.no(ACTED, "has-acted", piece.ref)
    explain_doing(state, piece, abilities[intent.n], intent.object, why)


def explain_play(state: MinisState, turn: Turn, piece: MinisPiece, intent: Option, why: Why) -> None:
    """A card of the bar, in the figure's own turn."""
    card = state.at(intent.subject)
    if card is None or card.host < 0:
        why.no(BAR, "which-card", intent.subject)
        return
    if card.host != piece.id:
        why.no(BAR, "not-in-this-bar", card.ref)
        return
    kind = card.action.kind
    if card.exhausted:
        why.no(COOLDOWN, "is-exhausted", card.ref)
    if kind == c.REACTION:
        why.no(REACTION, "only-a-reaction", card.ref)
        return
    if kind == c.ACTION and turn.acted:
        why.no(AS_ACTION, "has-acted", piece.ref)
    if kind == c.INSTANT and turn.quick:
        why.no(ONCE, "instant-played", piece.ref)
    explain_doing(state, piece, card.action.ability, intent.object, why)


def explain_doing(state: MinisState, piece: MinisPiece, ability: Ability, ref: int, why: Why) -> None:
    """Whether what an ability says can be done, to that figure in particular if one is named."""
    able = can_do(state, piece, ability)
    other = state.at(ref)
    if other is not None and other.host >= 0:
        why.no(TARGET, "no-figure", ref)
        return
    if explain_stuck(state, piece, ability, ref, why):
        return
    if other is None:
        if not able:
            why.no(NO_TARGET, "no-target", piece.ref)
            for id in state.figures:
                explain_first(state, piece, ability, state.pieces[id], why, True)
        return
    explain_first(state, piece, ability, other, why, False)


def explain_stuck(state: MinisState, piece: MinisPiece, ability: Ability, ref: int, why: Why) -> bool:
    """Whether it would only push or teleport figures, and there is no space for any of them, or for that of `ref`."""
    first = ability.deeds[0]
    if not isinstance(first, Moved):
        return False
    scope = scope_of(state, piece, ability, 0, 0, 0)
    figures = [state.pieces[id] for id in first.first_targets(state, piece, scope) if ref == 0 or ref == id + 1]
    if not figures or any(first.places(state, scope, other) for other in figures):
        return False
    for other in figures:
        why.no(PUSHING, "nowhere-to-go", other.ref)
    return True


def explain_first(
    state: MinisState, piece: MinisPiece, ability: Ability, other: MinisPiece, why: Why, likely: bool
) -> None:
    """Why a figure cannot be the first target of an ability; `likely`: only if it is of the right side."""
    first = ability.deeds[0]
    if isinstance(first, AttackWord):
        if not likely or other.team != piece.team:
            explain_strike(state, piece, first, other, why)
    elif isinstance(first, Heal):
        if not likely or other.team == piece.team:
            explain_reach(state, piece, first.whom, first.range, other, why)
    elif isinstance(first, OnFigures) and not likely:
        group = first.about().group()
        if group is None:
            why.no(TARGET, "chooses-nobody", other.ref)
        else:
            explain_reach(state, piece, first.about(), group.range(), other, why)


def more_at_once(state: MinisState, decision: Decision | None, intent: Option) -> bool:
    """Whether an intent that names the target at once begins with an option and can go on as it says. Exact."""
    if decision is None or decision.kind != c.TURN or intent.object <= 0:
        return False
    turn = acting(state)
    if turn is None:
        return False
    piece = state.pieces[turn.who]
    subject = intent.subject if intent.verb == c.PLAY else 0
    if not is_offered(state, decision, Option(intent.verb, subject, 0, intent.n)):
        return False
    if intent.verb == c.PLAY:
        card = state.at(intent.subject)
        return card is not None and intent.object - 1 in first_targets(state, piece, card.action.ability)
    if intent.verb in (c.ATTACK, c.HEAL, c.USE):
        return intent.object - 1 in first_targets(state, piece, piece.figure.abilities[intent.n])
    return False


def first_targets(state: MinisState, piece: MinisPiece, ability: Ability) -> list[int]:
    """Ids of the figures that an ability can begin with: the targets to choose from, or all that it reaches."""
    return ability.deeds[0].first_targets(state, piece, scope_of(state, piece, ability, 0, 0, 0))


# -------------------------------------------------------------------- other questions


def in_question(state: MinisState, decision: Decision, intent: Option, why: Why) -> None:
    """The seat is asked something else than what to do in a turn, and this is not among the answers."""
    cite = ANSWERS[decision.kind]
    verbs = [option.verb for option in decision.options]
    if decision.kind == c.REACT and intent.verb == c.PLAY:
        explain_reaction(state, decision.seat, intent, why)
    elif intent.verb == c.PLAY and dice_have_fallen(state):
        explain_late(state, decision.seat, intent.subject, why)
    elif intent.verb not in verbs:
        why.no(cite, "something-else-is-asked")
    elif intent.verb == c.TARGET:
        explain_target(state, intent.object, why)
    elif intent.verb == c.ACT:
        explain_pick(state, decision.seat, intent.subject, why)
    elif intent.verb == c.REROLL:
        why.no(REROLL, "no-such-die", 0, intent.n)
    elif intent.verb in (c.PUSH, c.TELEPORT):
        explain_space(state, intent, why)
    if not why.reasons:
        why.no(cite, "not-among-the-choices", max(intent.object, 0))


def explain_late(state: MinisState, seat: int, ref: int, why: Why) -> None:
    """Why a card cannot be played while dice are rolled again."""
    card = state.at(ref)
    if card is not None and card.host >= 0 and card.owner == seat:
        explain_card(state, card, why)
    why.no(REROLL, "something-else-is-asked")


def explain_pick(state: MinisState, seat: int, ref: int, why: Why) -> None:
    """Why a figure cannot take its turn now."""
    piece = state.at(ref)
    if piece is None or piece.host >= 0:
        why.no(PICK, "no-figure", ref)
    elif piece.owner != seat:
        why.no(PICK, "not-yours", ref)
    elif piece.time != state.master:
        why.no(TURN, "not-its-turn", ref, c.dial(piece.time))


def explain_target(state: MinisState, ref: int, why: Why) -> None:
    """Why a figure cannot be the target that is asked for."""
    other = state.at(ref)
    if other is None or other.host >= 0:
        why.no(TARGET, "no-figure", ref)
        return
    top: Any = state.frames[-1]
    if isinstance(top, Attack):
        explain_strike(state, state.pieces[top.by], top.strike.attack, other, why)
    elif isinstance(top, Healing):
        explain_reach(state, state.pieces[top.by], top.mend.heal.whom, top.mend.heal.range, other, why)
    elif isinstance(top, Scope) and isinstance(top, MinisScope):
        at = under_way(top)
        group = None if at is None else at.about().group()
        if at is not None and group is not None:
            explain_reach(state, state.pieces[top.who], at.about(), group.range(), other, why)


def under_way(scope: MinisScope) -> OnFigures | None:
    """What a text is doing to figures."""
    at = scope.program.code[scope.pc]
    if isinstance(at, Gain):
        return at.have
    return at if isinstance(at, OnFigures) else None


def explain_space(state: MinisState, intent: Option, why: Why) -> None:
    """Why a figure cannot be put there by the text that is being carried out."""
    top: Any = state.frames[-1]
    if not isinstance(top, MinisScope):
        return
    at = top.program.code[top.pc]
    if isinstance(at, Moved):
        if intent.object not in top.them:
            why.no(PUSHING, "not-to-be-moved", intent.object)
        else:
            why.no(PUSHING, "not-there", intent.object, intent.n)


def explain_reaction(state: MinisState, seat: int, intent: Option, why: Why) -> None:
    """Why a card cannot be played against the attack under way (ruling:reaction-playable)."""
    top: Any = state.frames[-1]
    card = state.at(intent.subject)
    if card is None or card.host < 0:
        why.no(BAR, "which-card", intent.subject)
        return
    if card.owner != seat:
        why.no(BAR, "not-yours", card.ref)
        return
    if card.exhausted:
        why.no(COOLDOWN, "is-exhausted", card.ref)
    if card.action.kind != c.REACTION:
        why.no(REACTION, "not-a-reaction", card.ref)
        return
    assert isinstance(top, Attack)
    other = state.pieces[card.host]
    targets = [state.pieces[id] for id in top.targets if intent.object in (0, id + 1)]
    if other.space < 0:
        why.no(REACTING, "not-on-the-board", other.ref)
    elif not any(answers(state, other, card.action, top, target) for target in targets):
        when = card.action.word.when
        group = None if when is None else when.what.group()
        if when is not None and not when.is_of_type(top.strike.attack.magical):
            why.no(REACTING, "wrong-attack", card.ref)
        elif group is not None and targets:
            explain_group(state, other, group, targets[0], REACTING, why)
        else:
            why.no(REACTING, "not-attacked", other.ref)


__all__ = ["first_targets", "why_not"]
