"""What attacks and heals can come to now, exactly: the figures as they stand, put into `odds`.

Nothing hidden goes in: whoever asks says whose knowledge of action cards counts.
"""

from __future__ import annotations

from typing import Any, Final

from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.sight import knows
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.attacking import Attack
from regelwerk.wowminis.bars import scope_of
from regelwerk.wowminis.explain import first_targets
from regelwerk.wowminis.healing import Healing
from regelwerk.wowminis.hexes import FOREST, HILL
from regelwerk.wowminis.instructions.dice import Mend, Strike, StrikeAgain
from regelwerk.wowminis.instructions.doing import Delay, Gain, Wound
from regelwerk.wowminis.meaning import Ability, Card, Whom
from regelwerk.wowminis.odds import KEPT, Critical, Dice, Odds, attack_roll, damage, defence_roll, heal, struck
from regelwerk.wowminis.reactions import answers
from regelwerk.wowminis.state import MinisPiece, MinisState, Modifier
from regelwerk.wowminis.turn import Turn
from regelwerk.wowminis.values import armor, attack_rerolls, defense_rerolls, resist, strength


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


# --------------------------------------------------------------------------- one attack


def attack_dice(s: MinisState, p: MinisPiece, strike: Strike, space: int = c.OFF) -> Dice:
    """The dice that a figure attacks with, and how many of them it may roll again; `space`: as if it stood there."""
    again = attack_rerolls(s, p) if s.auras or s.modifiers else 0
    if s.scenario.field.ground.terrain[p.space if space < 0 else space] == HILL:
        again += 1
    return Dice(strength(s, p, strike.strength, strike.main), again)


def defence_dice(s: MinisState, q: MinisPiece, magical: bool, space: int = c.OFF) -> Dice:
    """The dice that a figure defends itself with; `space`: as if it stood there."""
    again = defense_rerolls(s, q) if s.auras or s.modifiers else 0
    if s.scenario.field.ground.terrain[q.space if space < 0 else space] == FOREST:
        again += 1
    return Dice(resist(s, q) if magical else armor(s, q), again)


def critical_of(
    s: MinisState, p: MinisPiece, strike: Strike, q: MinisPiece, space: int = c.OFF, there: int = c.OFF
) -> Critical:
    """What a critical attack does to that defender besides."""
    sure = 0
    since = 0
    attack: Dice | None = None
    defence: Dice | None = None
    if strike.after is not None:
        for instr in strike.after.code:
            if isinstance(instr, StrikeAgain):
                attack = attack_dice(s, p, instr.strike, space)
                defence = defence_dice(s, q, instr.strike.magical, there)
            elif isinstance(instr, Wound) and is_about(s, p, instr.whom, q, space, there):
                sure += instr.amount
                if instr.whom.group is not None and instr.whom.group.half:
                    since = max(0, q.health - q.figure.health // 2)  # ruling:half-health
    return Critical(strike.more, sure, attack, defence, since)


def is_about(
    s: MinisState, p: MinisPiece, whom: Whom, q: MinisPiece, space: int = c.OFF, there: int = c.OFF
) -> bool:
    """Whether a critical effect of the figure `p` is about the defender too, or will be once his health is low enough.

    That he is in sight need not be asked: else he could not be attacked.
    """
    group = whom.group
    if group is None:
        return whom.how == c.DEFENDER
    if group.whose != c.OPPOSING:
        return False
    here = p.space if space < 0 else space
    return not group.within or s.scenario.field.distance[here][q.space if there < 0 else there] <= group.within


def attack_odds(
    s: MinisState, p: MinisPiece, strike: Strike, q: MinisPiece, space: int = c.OFF, there: int = c.OFF
) -> Odds:
    """The damage that an attack of one figure on another can do, both on the board (minis:exact-dice).

    `space`, `there`: as if the attacker stood on the one, the defender on the other.
    """
    return remembered(
        attack_dice(s, p, strike, space),
        defence_dice(s, q, strike.magical, there),
        critical_of(s, p, strike, q, space, there),
        q.health,
    )


_known: Final[dict[tuple[int, ...], Odds]] = {}


def remembered(attack: Dice, defence: Dice, critical: Critical, health: int) -> Odds:
    """`odds.damage`, each worked out once."""
    more, against = critical.attack, critical.defence
    key = (
        attack.dice << 8 | attack.rerolls,
        defence.dice << 8 | defence.rerolls,
        critical.more << 8 | critical.sure,
        critical.since,
        -1 if more is None else more.dice << 8 | more.rerolls,
        -1 if against is None else against.dice << 8 | against.rerolls,
        health,
    )
    found = _known.get(key)
    if found is None:
        if len(_known) >= KEPT:
            _known.clear()
        found = damage(attack, defence, critical, health)
        _known[key] = found
    return found


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


def odds_in(other: MinisState, p: MinisPiece, strike: Strike, q: MinisPiece) -> Odds:
    """The odds of an attack in a position that follows from the one that the figures are from."""
    return attack_odds(other, other.pieces[p.id], strike, other.pieces[q.id])


def known_answers(
    s: MinisState, seat: int, p: MinisPiece, strike: Strike, q: MinisPiece
) -> list[tuple[int, Odds | None]]:
    """Ready reactions that the seat knows of and that could be played against that attack."""
    found: list[tuple[int, Odds | None]] = []
    attack = Attack(p.id, 0, strike)
    attack.targets = [q.id]
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
                found.append((card_id, None if other is None else odds_in(other, p, strike, q)))
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
                found.append(of_attack(s, decision.seat, by, top.strike, q, i))
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
    if isinstance(first, Strike):
        return [of_attack(s, seat, p, first, s.pieces[id], option) for id in first_targets(s, p, ability)]
    if isinstance(first, Mend):
        targets = [s.pieces[id] for id in first_targets(s, p, ability)]
        return [Prospect(option, q, heal_odds(first, q), True) for q in targets]
    return []


def of_attack(s: MinisState, seat: int, p: MinisPiece, strike: Strike, q: MinisPiece, option: int) -> Prospect:
    found = Prospect(option, q, attack_odds(s, p, strike, q), False)
    found.answers = known_answers(s, seat, p, strike, q)
    return found


def under_way(s: MinisState, decision: Decision, attack: Attack) -> list[Prospect]:
    """What reactions and dice rolled again make of the attack under way."""
    found: list[Prospect] = []
    p = s.pieces[attack.by]
    for i, option in enumerate(decision.options):
        if decision.kind != c.REACT:
            q = s.pieces[attack.targets[attack.at]]
            found.append(Prospect(i, q, odds_under_way(s, attack, option.n if option.verb == c.REROLL else 0), False))
            continue
        card = s.at(option.subject)
        for id in attack.targets:
            q = s.pieces[id]
            if card is None:
                found.append(Prospect(i, q, attack_odds(s, p, attack.strike, q), False))
            elif option.object == id + 1:
                other = with_card(s, s.pieces[card.host], card.action, id, p.id)
                if other is not None:
                    found.append(Prospect(i, q, odds_in(other, p, attack.strike, q), False))
    return found
