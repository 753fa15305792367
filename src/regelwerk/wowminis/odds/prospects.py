"""What attacks and heals can come to now, exactly: the figures as they stand, put into `odds`.

Nothing hidden goes in: whoever asks says whose knowledge of action cards counts.
"""

from __future__ import annotations

from typing import Any

from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.visibility import is_known_to
from regelwerk.wowminis import codes
from regelwerk.wowminis.action_cards import scope_of
from regelwerk.wowminis.attack import AttackFrame
from regelwerk.wowminis.effects import AdvanceClock, ChangeHealth
from regelwerk.wowminis.enums import Role
from regelwerk.wowminis.heal import HealFrame
from regelwerk.wowminis.instructions import AttackInstruction, GainInstruction, HealInstruction
from regelwerk.wowminis.lowered import AbilityDefinition, CardDefinition
from regelwerk.wowminis.odds.attack import critical_of, defence_dice
from regelwerk.wowminis.odds.distribution import (
    DiceRoll,
    Distribution,
    attack_roll,
    combat_damage_odds,
    defence_roll,
    heal,
)
from regelwerk.wowminis.odds.multi_target import odds_on
from regelwerk.wowminis.reactions import can_react
from regelwerk.wowminis.refusals import first_targets
from regelwerk.wowminis.state import MinisPiece, MinisState, Modifier
from regelwerk.wowminis.turn import TurnFrame


class OptionOdds:
    """What an option can come to for one figure.

    option   which of the options, by index
    target   id of the figure that is attacked or healed
    heal     whether it is a heal
    health   what the target has left
    odds     of the damage, or of the health regained
    answers  reactions that are known to be able to change it: id of the card, and the odds then; None where it does
             something else than adding to values and harming the attacker
    """

    __slots__ = ("answers", "heal", "health", "odds", "option", "target")

    def __init__(self, option: int, other: MinisPiece, odds: Distribution, heal: bool) -> None:
        self.option = option
        self.target = other.id
        self.heal = heal
        self.health = other.health
        self.odds = odds
        self.answers: list[tuple[int, Distribution | None]] = []

    def destroys(self) -> float:
        """The chance that the target is destroyed."""
        return 0.0 if self.heal else self.odds.at_least(self.health)


# ------------------------------------------------------------------------------- heals


def heal_odds(mend: HealInstruction, other: MinisPiece) -> Distribution:
    """The health that a heal can give back to a figure."""
    return heal(mend.heal.strength, mend.heal.more, other.figure.word.health - other.health)


# ------------------------------------------------------------------- dice that have fallen


def odds_under_way(state: MinisState, attack: AttackFrame, again: int) -> Distribution:
    """The damage of the attack under way once dice have fallen.

    `again`: the die that is rolled again now (from 1), 0 for none and no other either. What may still be rolled again
    after it, is: failed dice, nothing else.
    """
    piece = state.pieces[attack.by]
    other = state.pieces[attack.targets[attack.at]]
    critical = critical_of(state, piece, attack.strike, other)
    good = 0
    signed = False
    fresh = 0
    failed = 0
    for i, die in enumerate(attack.dice):
        if i == again - 1:
            fresh += 1
        elif die >= codes.MIN_SUCCESS:
            good += 1
            signed = signed or die == codes.CRITICAL_DRAW
        elif not attack.used >> i & 1:
            failed += 1
    if again:
        fresh += min(failed, attack.left - 1)
    if state.decision is not None and state.decision.kind == codes.DECISION_DEFENSE_REROLL:
        hits = [0] * (attack.hits - (attack.strike.attack.more if attack.critical else 0)) + [1]
        blocks = [0] * good + defence_roll(DiceRoll(fresh))
        return combat_damage_odds(
            [] if attack.critical else hits, hits if attack.critical else [], blocks, critical, other.health
        )
    plain, sharp = attack_roll(DiceRoll(fresh))
    if signed:
        sharp = [plain[n] + sharp[n] for n in range(len(plain))]
        plain = []
    before = [0] * good
    blocks = defence_roll(defence_dice(state, other, attack.strike.attack.magical))
    return combat_damage_odds(before + plain if plain else [], before + sharp, blocks, critical, other.health)


# -------------------------------------------------------------------------- reactions


def with_card(state: MinisState, host: MinisPiece, card: CardDefinition, target: int, by: int) -> MinisState | None:
    """The position with a reaction's bonuses for the attack, and damage that the attacker survives; None if it does
    anything else to it. Clocks do not matter to an attack under way."""
    added: list[Modifier] = []
    scope = scope_of(state, host, card.ability, NO_REF, Ref(target + 1), Ref(by + 1))
    other = state.fork()
    for instr in card.ability.program.code:
        if isinstance(instr, AdvanceClock):
            continue
        if isinstance(instr, ChangeHealth) and instr.damage and instr.whom.has_role(Role.ATTACKING):
            if other.pieces[by].health > instr.damage:
                other.writable_piece(by).health -= instr.damage
                continue
        if not isinstance(instr, GainInstruction):
            return None
        found = instr.have.whom.figures(state, scope)
        if instr.have.whom.is_chosen() and len(found) > 1:
            return None
        added += [Modifier(instr, id, NO_REF) for id in found]
    other.modifiers = [*state.modifiers, *added]
    return other


def odds_in(other: MinisState, piece: MinisPiece, strike: AttackInstruction, ids: list[int], at: int) -> Distribution:
    """The odds of one defender in a position that follows from the one that the attacker is from."""
    return odds_on(other, other.pieces[piece.id], strike, ids)[at]


def known_answers(
    state: MinisState, seat: int, piece: MinisPiece, strike: AttackInstruction, ids: list[int], at: int
) -> list[tuple[int, Distribution | None]]:
    """Ready reactions that the seat knows of and that could be played because one of the defenders is attacked."""
    found: list[tuple[int, Distribution | None]] = []
    q = state.pieces[ids[at]]
    attack = AttackFrame(piece.id, NO_REF, strike)
    attack.targets = ids
    for id in state.figures:
        host = state.pieces[id]
        if host.space < 0 or host.team == piece.team:
            continue
        for card_id in host.bar:
            card = state.pieces[card_id]
            if card.exhausted or not is_known_to(card.known_to, seat) or card.action.kind != codes.USE_REACTION:
                continue
            if can_react(state, host, card.action, attack, q):
                other = with_card(state, host, card.action, q.id, piece.id)
                found.append((card_id, None if other is None else odds_in(other, piece, strike, ids, at)))
    return found


# ---------------------------------------------------------------------------- decisions


def prospects(state: MinisState) -> list[OptionOdds]:
    """For each option of the open decision that attacks or heals, and each figure it can be aimed at, the exact odds;
    and how the odds change by what can be done about an attack under way."""
    decision = state.decision
    if decision is None:
        return []
    top: Any = state.frames[-1]
    found: list[OptionOdds] = []
    if decision.kind == codes.DECISION_TURN and isinstance(top, TurnFrame):
        piece = state.pieces[top.who]
        for i, option in enumerate(decision.options):
            ability = ability_of(state, piece, option)
            if ability is not None:
                found += of_ability(state, decision.seat, piece, ability, i)
    elif decision.kind == codes.DECISION_CHOOSE_TARGET and isinstance(top, (AttackFrame, HealFrame)):
        by = state.pieces[top.by]
        for i, option in enumerate(decision.options):
            other = state.pieces[option.object - 1]
            if isinstance(top, AttackFrame):
                found += of_attack(state, decision.seat, by, top.strike, [other.id], i)
            else:
                found.append(OptionOdds(i, other, heal_odds(top.mend, other), True))
    elif isinstance(top, AttackFrame) and decision.kind in (
        codes.DECISION_REACT,
        codes.DECISION_ATTACK_REROLL,
        codes.DECISION_DEFENSE_REROLL,
    ):
        found = under_way(state, decision, top)
    return found


def ability_of(state: MinisState, piece: MinisPiece, option: Option) -> AbilityDefinition | None:
    """The ability that an option of a turn uses, None for moving and ending."""
    if option.verb == codes.VERB_PLAY:
        card = state.piece_or_none(option.subject)
        return None if card is None else card.action.ability
    if option.verb in (codes.VERB_ATTACK, codes.VERB_HEAL, codes.VERB_USE):
        return piece.figure.abilities[option.number]
    return None


def of_ability(
    state: MinisState, seat: int, piece: MinisPiece, ability: AbilityDefinition, option: int
) -> list[OptionOdds]:
    """The odds of what an ability begins with, for each figure it can be aimed at."""
    first = ability.program.code[0]
    ids = first_targets(state, piece, ability)
    if isinstance(first, AttackInstruction):
        if not first.attack.whom.is_chosen():
            return of_attack(state, seat, piece, first, ids, option)
        return [odds for id in ids for odds in of_attack(state, seat, piece, first, [id], option)]
    if isinstance(first, HealInstruction):
        return [OptionOdds(option, state.pieces[id], heal_odds(first, state.pieces[id]), True) for id in ids]
    return []


def of_attack(
    state: MinisState, seat: int, piece: MinisPiece, strike: AttackInstruction, ids: list[int], option: int
) -> list[OptionOdds]:
    """The odds of an attack for each of its defenders."""
    found: list[OptionOdds] = []
    for at, odds in enumerate(odds_on(state, piece, strike, ids)):
        option_odds = OptionOdds(option, state.pieces[ids[at]], odds, False)
        option_odds.answers = known_answers(state, seat, piece, strike, ids, at)
        found.append(option_odds)
    return found


def under_way(state: MinisState, decision: Decision, attack: AttackFrame) -> list[OptionOdds]:
    """What reactions and dice rolled again make of the attack under way."""
    found: list[OptionOdds] = []
    piece = state.pieces[attack.by]
    ids = [id for id in attack.targets if state.pieces[id].space >= 0]
    for i, option in enumerate(decision.options):
        if decision.kind != codes.DECISION_REACT:
            q = state.pieces[attack.targets[attack.at]]
            found.append(
                OptionOdds(
                    i, q, odds_under_way(state, attack, option.number if option.verb == codes.VERB_REROLL else 0), False
                )
            )
            continue
        card = state.piece_or_none(option.subject)
        if card is None:
            left = odds_on(state, piece, attack.strike, ids)
            found += [OptionOdds(i, state.pieces[id], left[at], False) for at, id in enumerate(ids)]
            continue
        other = with_card(state, state.pieces[card.host], card.action, option.object - 1, piece.id)
        if other is not None:
            odds = odds_in(other, piece, attack.strike, ids, ids.index(option.object - 1))
            found.append(OptionOdds(i, state.pieces[option.object - 1], odds, False))
    return found
