"""What each option of the open decision is worth to the seat that is asked, told without rolling dice.

In a figure's turn `turn_planner` says it; everywhere else it is told here. Only what the seat knows goes in: whoever
asks hands over a state that may be a guess.
"""

from __future__ import annotations

from typing import Any, Final

from regelwerk.kernel.decision import Option
from regelwerk.wowminis import codes
from regelwerk.wowminis.attack import AttackFrame
from regelwerk.wowminis.evaluation import STAYING, TICK, damage_value
from regelwerk.wowminis.heal import HealFrame
from regelwerk.wowminis.instructions import GainInstruction
from regelwerk.wowminis.odds.attack import attack_odds
from regelwerk.wowminis.odds.prospects import odds_under_way, with_card
from regelwerk.wowminis.state import MinisState
from regelwerk.wowminis.turn import TurnFrame
from regelwerk.wowminis.turn_planner import CARD, TurnPlanner, followed, mend_worth, strike_worth

HARDLY: Final = 1e-6
"""Where it makes no difference a roll is kept."""


def option_values(state: MinisState, staying: float = STAYING) -> list[float] | None:
    """For each option of the open decision what it is worth to the seat that is asked; None without one.

    staying  what it is worth besides to stand where one scores
    """
    decision = state.decision
    if decision is None:
        return None
    kind = decision.kind
    top: Any = state.frames[-1]
    options = decision.options
    if kind == codes.DECISION_TURN and isinstance(top, TurnFrame):
        return TurnPlanner(state, top, staying).option_values(options)
    if kind == codes.DECISION_WHO_BEGINS:
        return [1.0 if option.number == decision.seat else 0.0 for option in options]
    if kind == codes.DECISION_WHO_ACTS:
        return [acting_first(state, option, staying) for option in options]
    if kind == codes.DECISION_CHOOSE_TARGET and isinstance(top, AttackFrame):
        by = state.pieces[top.by]
        return [strike_worth(state, by, top.strike, state.pieces[option.object - 1], by.space) for option in options]
    if kind == codes.DECISION_CHOOSE_TARGET and isinstance(top, HealFrame):
        return [
            mend_worth(state, state.pieces[top.by], top.mend, state.pieces[option.object - 1]) for option in options
        ]
    if kind in (codes.DECISION_ATTACK_REROLL, codes.DECISION_DEFENSE_REROLL) and isinstance(top, AttackFrame):
        sign = 1.0 if kind == codes.DECISION_ATTACK_REROLL else -1.0
        other = state.pieces[top.targets[top.at]]
        return [
            sign * damage_value(state, other, odds_under_way(state, top, option.number)) - HARDLY
            if option.verb == codes.VERB_REROLL
            else sign * damage_value(state, other, odds_under_way(state, top, 0))
            for option in options
        ]
    if kind == codes.DECISION_REACT and isinstance(top, AttackFrame):
        return [reaction_worth(state, top, decision.seat, option) for option in options]
    return [followed(state, option, decision.seat, staying) for option in options]


def acting_first(state: MinisState, option: Option, staying: float) -> float:
    """How much is lost if another figure acts first: what the best turn of this one brings above doing nothing."""
    after = state.fork()
    after.apply(option)
    top: Any = after.frames[-1]
    decision = after.decision
    if (
        decision is None
        or decision.kind != codes.DECISION_TURN
        or not isinstance(top, TurnFrame)
        or top.who != option.subject - 1
    ):
        return 0.0
    found = TurnPlanner(after, top, staying).option_values(decision.options)
    return max(found) - found[-1]


def reaction_worth(s: MinisState, attack: AttackFrame, seat: int, option: Option) -> float:
    """What is left of an attack under way if the seat answers it so; what a reaction does besides counts a little."""
    team = s.teams[seat]
    state = s
    cost = 0.0
    card = s.piece_or_none(option.subject)
    if card is not None:
        host = s.pieces[card.host]
        cost = CARD + TICK * card.action.ability.ticks
        other = with_card(s, host, card.action, option.object - 1, attack.by)
        if not all(isinstance(instr, GainInstruction) for instr in card.action.ability.program.code):
            cost -= 2 * CARD
        if other is not None:
            state = other
    piece = state.pieces[attack.by]
    total = -cost
    for id in attack.targets:
        q = state.pieces[id]
        if q.space >= 0:
            lost = damage_value(state, q, attack_odds(state, piece, attack.strike, q))
            total += -lost if q.team == team else lost
    return total
