"""What attacks and heals can come to now, exactly: the figures as they stand, put into `odds`.

Nothing hidden goes in: whoever asks says whose knowledge of action cards counts.
"""

from __future__ import annotations

from typing import Any

from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.sight import knows
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.attacking import Attack
from regelwerk.wowminis.bars import scope_of
from regelwerk.wowminis.blows import critical_of, defence_dice
from regelwerk.wowminis.explain import first_targets
from regelwerk.wowminis.healing import Healing
from regelwerk.wowminis.instructions.dice import Mend, Strike
from regelwerk.wowminis.instructions.doing import Delay, Gain, Wound
from regelwerk.wowminis.meaning import Ability, Card
from regelwerk.wowminis.odds import Dice, Odds, attack_roll, defence_roll, heal, struck
from regelwerk.wowminis.reactions import answers
from regelwerk.wowminis.several import odds_on
from regelwerk.wowminis.state import MinisPiece, MinisState, Modifier
from regelwerk.wowminis.turn import Turn


class Prospect:
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

    def __init__(self, option: int, q: MinisPiece, odds: Odds, heal: bool) -> None:
        self.option = option
        self.target = q.id
        self.heal = heal
        self.health = q.health
        self.odds = odds
        self.answers: list[tuple[int, Odds | None]] = []

    def destroys(self) -> float:
        """The chance that the target is destroyed."""
        return 0.0 if self.heal else self.odds.at_least(self.health)


# ------------------------------------------------------------------------------- heals


def heal_odds(mend: Mend, q: MinisPiece) -> Odds:
    """The health that a heal can give back to a figure."""
    return heal(mend.strength, mend.more, q.figure.health - q.health)


# ------------------------------------------------------------------- dice that have fallen


def odds_under_way(s: MinisState, attack: Attack, again: int) -> Odds:
    """The damage of the attack under way once dice have fallen.

    `again`: the die that is rolled again now (from 1), 0 for none and no other either. What may still be rolled again
    after it, is: failed dice, nothing else.
    """
    p = s.pieces[attack.by]
    q = s.pieces[attack.targets[attack.at]]
    critical = critical_of(s, p, attack.strike, q)
    good = 0
    signed = False
    fresh = 0
    failed = 0
    for i, die in enumerate(attack.dice):
        if i == again - 1:
            fresh += 1
        elif die >= c.SUCCESS:
            good += 1
            signed = signed or die == c.CRITICAL
        elif not attack.used >> i & 1:
            failed += 1
    if again:
        fresh += min(failed, attack.left - 1)
    if s.decision is not None and s.decision.kind == c.DEFENSE_REROLL:
        hits = [0] * (attack.hits - (attack.strike.more if attack.critical else 0)) + [1]
        blocks = [0] * good + defence_roll(Dice(fresh))
        return struck([] if attack.critical else hits, hits if attack.critical else [], blocks, critical, q.health)
    plain, sharp = attack_roll(Dice(fresh))
    if signed:
        sharp = [plain[n] + sharp[n] for n in range(len(plain))]
        plain = []
    before = [0] * good
    blocks = defence_roll(defence_dice(s, q, attack.strike.magical))
    return struck(before + plain if plain else [], before + sharp, blocks, critical, q.health)


# -------------------------------------------------------------------------- reactions


def with_card(s: MinisState, host: MinisPiece, card: Card, target: int, by: int) -> MinisState | None:
    """The position with a reaction's bonuses for the attack, and damage that the attacker survives; None if it does
    anything else to it. Clocks do not matter to an attack under way."""
    added: list[Modifier] = []
    scope = scope_of(s, host, card.ability, 0, target + 1, by + 1)
    other = s.fork()
    for instr in card.ability.program.code:
        if isinstance(instr, Delay):
            continue
        if isinstance(instr, Wound) and instr.whom.how == c.ATTACKER and other.pieces[by].health > instr.amount:
            other.writable(by).health -= instr.amount
            continue
        if not isinstance(instr, Gain):
            return None
        found = instr.figures(s, scope)
        if instr.whom.how == c.ONE and len(found) > 1:
            return None
        added += [Modifier(instr, id, 0) for id in found]
    other.modifiers = [*s.modifiers, *added]
    return other


def odds_in(other: MinisState, p: MinisPiece, strike: Strike, ids: list[int], at: int) -> Odds:
    """The odds of one defender in a position that follows from the one that the attacker is from."""
    return odds_on(other, other.pieces[p.id], strike, ids)[at]


def known_answers(
    s: MinisState, seat: int, p: MinisPiece, strike: Strike, ids: list[int], at: int
) -> list[tuple[int, Odds | None]]:
    """Ready reactions that the seat knows of and that could be played because one of the defenders is attacked."""
    found: list[tuple[int, Odds | None]] = []
    q = s.pieces[ids[at]]
    attack = Attack(p.id, 0, strike)
    attack.targets = ids
    for id in s.figures:
        host = s.pieces[id]
        if host.space < 0 or host.team == p.team:
            continue
        for card_id in host.bar:
            card = s.pieces[card_id]
            if card.exhausted or not knows(card.knows, seat) or card.action.kind != c.REACTION:
                continue
            if answers(s, host, card.action, attack, q):
                other = with_card(s, host, card.action, q.id, p.id)
                found.append((card_id, None if other is None else odds_in(other, p, strike, ids, at)))
    return found


# ---------------------------------------------------------------------------- decisions


def prospects(s: MinisState) -> list[Prospect]:
    """For each option of the open decision that attacks or heals, and each figure it can be aimed at, the exact odds;
    and how the odds change by what can be done about an attack under way."""
    decision = s.decision
    if decision is None:
        return []
    top: Any = s.frames[-1]
    found: list[Prospect] = []
    if decision.kind == c.TURN and isinstance(top, Turn):
        p = s.pieces[top.who]
        for i, option in enumerate(decision.options):
            ability = ability_of(s, p, option)
            if ability is not None:
                found += of_ability(s, decision.seat, p, ability, i)
    elif decision.kind == c.CHOOSE_TARGET and isinstance(top, (Attack, Healing)):
        by = s.pieces[top.by]
        for i, option in enumerate(decision.options):
            q = s.pieces[option.object - 1]
            if isinstance(top, Attack):
                found += of_attack(s, decision.seat, by, top.strike, [q.id], i)
            else:
                found.append(Prospect(i, q, heal_odds(top.mend, q), True))
    elif isinstance(top, Attack) and decision.kind in (c.REACT, c.ATTACK_REROLL, c.DEFENSE_REROLL):
        found = under_way(s, decision, top)
    return found


def ability_of(s: MinisState, p: MinisPiece, option: Option) -> Ability | None:
    """The ability that an option of a turn uses, None for moving and ending."""
    if option.verb == c.PLAY:
        card = s.at(option.subject)
        return None if card is None else card.action.ability
    if option.verb in (c.ATTACK, c.HEAL, c.USE):
        return p.figure.abilities[option.n]
    return None


def of_ability(s: MinisState, seat: int, p: MinisPiece, ability: Ability, option: int) -> list[Prospect]:
    """The odds of what an ability begins with, for each figure it can be aimed at."""
    first = ability.program.code[0]
    ids = first_targets(s, p, ability)
    if isinstance(first, Strike):
        if first.whom.how == c.EACH:
            return of_attack(s, seat, p, first, ids, option)
        return [one for id in ids for one in of_attack(s, seat, p, first, [id], option)]
    if isinstance(first, Mend):
        return [Prospect(option, s.pieces[id], heal_odds(first, s.pieces[id]), True) for id in ids]
    return []


def of_attack(s: MinisState, seat: int, p: MinisPiece, strike: Strike, ids: list[int], option: int) -> list[Prospect]:
    """The odds of an attack for each of its defenders."""
    found: list[Prospect] = []
    for at, odds in enumerate(odds_on(s, p, strike, ids)):
        one = Prospect(option, s.pieces[ids[at]], odds, False)
        one.answers = known_answers(s, seat, p, strike, ids, at)
        found.append(one)
    return found


def under_way(s: MinisState, decision: Decision, attack: Attack) -> list[Prospect]:
    """What reactions and dice rolled again make of the attack under way."""
    found: list[Prospect] = []
    p = s.pieces[attack.by]
    ids = [id for id in attack.targets if s.pieces[id].space >= 0]
    for i, option in enumerate(decision.options):
        if decision.kind != c.REACT:
            q = s.pieces[attack.targets[attack.at]]
            found.append(Prospect(i, q, odds_under_way(s, attack, option.n if option.verb == c.REROLL else 0), False))
            continue
        card = s.at(option.subject)
        if card is None:
            left = odds_on(s, p, attack.strike, ids)
            found += [Prospect(i, s.pieces[id], left[at], False) for at, id in enumerate(ids)]
            continue
        other = with_card(s, s.pieces[card.host], card.action, option.object - 1, p.id)
        if other is not None:
            odds = odds_in(other, p, attack.strike, ids, ids.index(option.object - 1))
            found.append(Prospect(i, s.pieces[option.object - 1], odds, False))
    return found
