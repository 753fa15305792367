"""What each option of the open decision is worth to the seat that is asked, told without rolling dice.

A turn is planned as a whole: where to move, what to do there or before, from the exact odds of every attack and heal,
the clocks of all figures (who acts before this figure is at turn again, and whom it can reach) and the ticks that
score. Only what the seat knows goes in: whoever asks hands over a state that may be a guess.
"""

from __future__ import annotations

from typing import Any, Final

from regelwerk.kernel.decision import Option
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.attacking import Attack
from regelwerk.wowminis.blows import attack_odds
from regelwerk.wowminis.chances import ability_of, heal_odds, odds_under_way, with_card
from regelwerk.wowminis.evaluate import TICK, evaluate, harm, held, relief
from regelwerk.wowminis.explain import first_targets
from regelwerk.wowminis.healing import Healing
from regelwerk.wowminis.hexes import FOREST, HILL
from regelwerk.wowminis.instructions.dice import Mend, Strike
from regelwerk.wowminis.instructions.doing import Gain
from regelwerk.wowminis.meaning import Ability
from regelwerk.wowminis.seeing import members
from regelwerk.wowminis.state import MinisPiece, MinisState, Modifier
from regelwerk.wowminis.turn import Turn
from regelwerk.wowminis.values import movement

CARD: Final = 0.15
"""What a ready action card is worth in hand."""
SHARED: Final = 0.5
"""How likely it is that an opponent attacks this figure and no other one, or nobody."""
LATER: Final = 0.3
"""What an attack of an opponent counts that comes after this figure's next turn."""
CHANCE: Final = 0.35
"""What share of an attack is worth that the figure may make in its next turn."""
FOLLOWING: Final = 6
"""So many small choices at most are followed within a text."""

HARDLY: Final = 1e-6
"""Where it makes no difference a roll is kept."""
NEVER: Final = -1e9


def worth(s: MinisState) -> list[float] | None:
    """For each option of the open decision what it is worth to the seat that is asked; None without one."""
    decision = s.decision
    if decision is None:
        return None
    kind = decision.kind
    top: Any = s.frames[-1]
    options = decision.options
    if kind == c.TURN and isinstance(top, Turn):
        return Plan(s, top).worth(options)
    if kind == c.WHO_BEGINS:
        return [1.0 if option.n == decision.seat else 0.0 for option in options]
    if kind == c.WHO_ACTS:
        return [acting_first(s, option) for option in options]
    if kind == c.CHOOSE_TARGET and isinstance(top, Attack):
        by = s.pieces[top.by]
        return [strike_worth(s, by, top.strike, s.pieces[option.object - 1], by.space) for option in options]
    if kind == c.CHOOSE_TARGET and isinstance(top, Healing):
        return [mend_worth(s, s.pieces[top.by], top.mend, s.pieces[option.object - 1]) for option in options]
    if kind in (c.ATTACK_REROLL, c.DEFENSE_REROLL) and isinstance(top, Attack):
        sign = 1.0 if kind == c.ATTACK_REROLL else -1.0
        q = s.pieces[top.targets[top.at]]
        return [
            sign * harm(s, q, odds_under_way(s, top, option.n)) - HARDLY
            if option.verb == c.REROLL
            else sign * harm(s, q, odds_under_way(s, top, 0))
            for option in options
        ]
    if kind == c.REACT and isinstance(top, Attack):
        return [reaction_worth(s, top, decision.seat, option) for option in options]
    return [followed(s, option, decision.seat) for option in options]


def acting_first(s: MinisState, option: Option) -> float:
    """How much is lost if another figure acts first: what the best turn of this one brings above doing nothing."""
    after = s.fork()
    after.apply(option)
    top: Any = after.frames[-1]
    decision = after.decision
    if decision is None or decision.kind != c.TURN or not isinstance(top, Turn) or top.who != option.subject - 1:
        return 0.0
    found = Plan(after, top).worth(decision.options)
    return max(found) - found[-1]


# ----------------------------------------------------------------------- attacks, heals


def strike_worth(s: MinisState, p: MinisPiece, strike: Strike, q: MinisPiece, space: int) -> float:
    """What an attack on one figure is worth, the attacker standing on that space."""
    gain = harm(s, q, attack_odds(s, p, strike, q, space))
    return gain if q.team != p.team else -gain


def mend_worth(s: MinisState, p: MinisPiece, mend: Mend, q: MinisPiece) -> float:
    """What a heal of one figure is worth."""
    gain = relief(s, q, heal_odds(mend, q))
    return gain if q.team == p.team else -gain


def reaction_worth(s: MinisState, attack: Attack, seat: int, option: Option) -> float:
    """What is left of an attack under way if the seat answers it so; what a reaction does besides counts a little."""
    team = s.teams[seat]
    state = s
    cost = 0.0
    card = s.at(option.subject)
    if card is not None:
        host = s.pieces[card.host]
        cost = CARD + TICK * card.action.ability.ticks
        other = with_card(s, host, card.action, option.object - 1, attack.by)
        if not all(isinstance(instr, Gain) for instr in card.action.ability.program.code):
            cost -= 2 * CARD
        if other is not None:
            state = other
    p = state.pieces[attack.by]
    total = -cost
    for id in attack.targets:
        q = state.pieces[id]
        if q.space >= 0:
            lost = harm(state, q, attack_odds(state, p, attack.strike, q))
            total += -lost if q.team == team else lost
    return total


def followed(s: MinisState, option: Option, seat: int) -> float:
    """The position after an option and the small choices of the seat's own that follow, each the best at once."""
    after = s.fork()
    after.apply(option)
    for _ in range(FOLLOWING):
        decision = after.decision
        if decision is None or decision.seat != seat or decision.kind not in (c.CHOOSE_TARGET, c.CHOOSE_SPACE):
            break
        if isinstance(after.frames[-1], (Attack, Healing)):
            break
        best: MinisState | None = None
        highest = NEVER
        for one in decision.options:
            other = after.fork()
            other.apply(one)
            value = evaluate(other, seat)
            if value > highest:
                best, highest = other, value
        if best is None:
            break
        after = best
    return evaluate(after, seat)


# ------------------------------------------------------------------------------ a turn


class Plan:
    """A figure's turn, thought through.

    foes     its opponents; `aims` each with its main attack, `mine` the figure's own
    enemies  the spaces on which they stand, as bits; `friends` those of its own side
    places   what spaces have been found to be worth, by space and time of the next turn
    gains    what attacks have been found to be worth, by attack, target and whether from a hill
    losses   what being attacked by an opponent costs, by opponent and whether in a forest
    calm     the same turn without a bonus that lasts no longer: what the spaces are worth after it; None: this is it
    """

    def __init__(self, s: MinisState, turn: Turn, calm: Plan | None = None) -> None:
        self.s = s
        self.calm = calm
        self.turn = turn
        self.p = s.pieces[turn.who]
        self.field = s.scenario.field
        self.enemies = s.foes(self.p.team)
        self.friends = s.standing()[self.p.team]
        self.foes = [s.pieces[id] for id in s.figures if s.pieces[id].team != self.p.team]
        self.aims = [(q, best_strike(q)) for q in self.foes]
        self.mine = best_strike(self.p)
        self.places: dict[tuple[int, int], float] = {}
        self.gains: dict[tuple[str, int, bool], float] = {}
        self.losses: dict[tuple[int, bool], float] = {}

    def worth(self, options: list[Option]) -> list[float]:
        """The best that can still be made of the turn after each option."""
        p, turn = self.p, self.turn
        idle = max(p.time, turn.since + 1)
        reach = self.reach(p.space) if not turn.moved else 0
        stay = self.place(p.space, idle)
        found: list[float] = []
        rest = stay
        for option in options:
            if option.verb == c.END:
                value = stay
            elif option.verb == c.MOVE:
                value = self.after_move(option.n)
            elif option.verb == c.PLAY and self.is_instant(option):
                value = NEVER
            else:
                value = self.deed(option, reach)
            found.append(value)
            if value > rest:
                rest = value
        for i, option in enumerate(options):
            if found[i] == NEVER:
                found[i] = self.instant(option, rest)
        return found

    def is_instant(self, option: Option) -> bool:
        card = self.s.at(option.subject)
        return card is not None and card.action.kind == c.INSTANT

    # ------------------------------------------------------------------ the deeds

    def after_move(self, space: int) -> float:
        """The best of doing nothing and of each deed from there."""
        p = self.p
        best = self.place(space, max(p.time, self.turn.since + 1))
        if self.turn.acted:
            return best
        for ability in p.figure.abilities:
            best = max(best, self.from_there(ability, space, 0.0))
        for id in p.bar:
            card = self.s.pieces[id]
            if not card.exhausted and card.action.kind == c.ACTION:
                best = max(best, self.from_there(card.action.ability, space, CARD))
        return best

    def from_there(self, ability: Ability, space: int, cost: float) -> float:
        """What an ability is worth from a space that the figure has moved to; NEVER if it reaches nobody there."""
        first = ability.program.code[0]
        gain = NEVER
        if isinstance(first, Strike):
            gain = self.strikes(first, space)
        elif isinstance(first, Mend):
            gain = self.mends(first, space)
        if gain == NEVER:
            return NEVER
        return gain - cost + self.place(space, self.p.time + ability.ticks)

    def strikes(self, strike: Strike, space: int) -> float:
        """The best target of an attack from a space, or all of them; NEVER without any."""
        group = strike.whom.group
        if group is None or group.whose != c.OPPOSING:
            return NEVER
        seen = self.field.seen(space, strike.range, self.enemies)
        if not seen & self.enemies:
            return NEVER
        bound = self.bound(space) if strike.whom.how == c.ONE else 0
        best = NEVER
        total = 0.0
        for q in self.foes:
            at = q.space
            if at < 0 or not seen >> at & 1 or (bound and not bound >> at & 1):
                continue
            if (group.half and q.health * 2 > q.figure.health) or (
                group.within and self.field.distance[space][at] > group.within
            ):
                continue
            value = self.gain(strike, q, space)
            total += value
            best = max(best, value)
        if strike.whom.how != c.ONE and best > NEVER:
            return total
        return best

    def gain(self, strike: Strike, q: MinisPiece, space: int) -> float:
        """What an attack on an opponent is worth from a space."""
        key = (strike.path, q.id, self.field.ground.terrain[space] == HILL)
        known = self.gains.get(key)
        if known is None:
            known = strike_worth(self.s, self.p, strike, q, space)
            self.gains[key] = known
        return known

    def bound(self, space: int) -> int:
        """The spaces of opponents whose Taunt binds the figure on a space, as bits."""
        near = self.field.near[space] & self.enemies
        found = 0
        if near:
            for q in self.foes:
                if q.space >= 0 and near >> q.space & 1 and q.figure.taunts:
                    found |= 1 << q.space
        return found

    def mends(self, mend: Mend, space: int) -> float:
        """The best target of a heal from a space, or all of them; NEVER without any."""
        s, p = self.s, self.p
        group = mend.whom.group
        if group is None:
            return mend_worth(s, p, mend, p)
        if group.whose == c.OPPOSING:
            return NEVER
        seen = self.field.seen(space, mend.range, self.enemies)
        best = 0.0 if group.whose == c.PARTY else NEVER
        total = 0.0
        for id in s.figures:
            q = s.pieces[id]
            at = space if q.id == p.id else q.space
            if q.team == p.team and at >= 0 and seen >> at & 1:
                value = mend_worth(s, p, mend, q)
                total += value
                best = max(best, value)
        return total if mend.whom.how != c.ONE and best > NEVER else best

    def deed(self, option: Option, reach: int) -> float:
        """What an ability or card is worth now, a move after it where one is left."""
        s, p = self.s, self.p
        ability = ability_of(s, p, option)
        assert ability is not None
        cost = CARD if option.verb == c.PLAY else 0.0
        after = self.best_place(reach, p.time + ability.ticks) - cost
        first = ability.program.code[0]
        if isinstance(first, Strike):
            values = [strike_worth(s, p, first, s.pieces[id], p.space) for id in first_targets(s, p, ability)]
            many = first.whom.how != c.ONE
        elif isinstance(first, Mend):
            values = [mend_worth(s, p, first, s.pieces[id]) for id in first_targets(s, p, ability)]
            many = first.whom.how != c.ONE
        else:
            before = evaluate(s, p.owner)
            return followed(s, option, p.owner) - before + TICK * ability.ticks + after
        return (sum(values) if many else max(values, default=0.0)) + after

    def instant(self, option: Option, rest: float) -> float:
        """What an instant is worth besides the best of the turn without it."""
        s, p = self.s, self.p
        card = s.at(option.subject)
        assert card is not None
        ability = card.action.ability
        first = ability.program.code[0]
        if isinstance(first, Gain):
            return self.strengthened(ability) - CARD
        if isinstance(first, (Strike, Mend)):
            best = 0.0
            for id in first_targets(s, p, ability):
                q = s.pieces[id]
                if isinstance(first, Strike):
                    best = max(best, strike_worth(s, p, first, q, p.space))
                else:
                    best = max(best, mend_worth(s, p, first, q))
            return rest + best - CARD
        return rest + followed(s, option, p.owner) - evaluate(s, p.owner) - CARD

    def strengthened(self, ability: Ability) -> float:
        """The best of the turn with what an instant adds."""
        s, p = self.s, self.p
        other = s.fork()
        for instr in ability.program.code:
            if isinstance(instr, Gain):
                other.modifiers = [*other.modifiers, Modifier(instr, p.id, 0)]
        plan = Plan(other, self.turn, self)
        best = plan.place(p.space, max(p.time, self.turn.since + 1))
        reach = plan.reach(p.space) if not self.turn.moved else 0
        for space in members(reach):
            best = max(best, plan.after_move(space))
        if not self.turn.acted:
            for own in p.figure.abilities:
                first = own.program.code[0]
                if isinstance(first, Strike):
                    gain = plan.strikes(first, p.space)
                    if gain > NEVER:
                        best = max(best, gain + plan.best_place(reach, p.time + own.ticks))
        return best

    # ----------------------------------------------------------------- the spaces

    def reach(self, space: int) -> int:
        """Where the figure can move to now, as bits."""
        return self.field.reach(space, movement(self.s, self.p), self.enemies, self.friends).spaces

    def best_place(self, reach: int, time: int) -> float:
        """The best space to be on with the next turn at `time`: where it stands, or within reach."""
        best = self.place(self.p.space, time)
        for space in members(reach):
            best = max(best, self.place(space, time))
        return best

    def place(self, space: int, time: int) -> float:
        """What it is worth to stand on a space with the next turn at `time`: points, danger, the next attack."""
        if self.calm is not None:
            return self.calm.place(space, time)
        key = (space, time)
        known = self.places.get(key)
        if known is None:
            s, p = self.s, self.p
            known = held(s, p, space, time) - TICK * (time - s.master) - self.danger(space, time)
            known += self.prospect(space)
            self.places[key] = known
        return known

    def danger(self, space: int, time: int) -> float:
        """What the opponents can be expected to do to the figure there before it is at turn again."""
        s, p = self.s, self.p
        terrain = self.field.ground.terrain
        total = 0.0
        for q, strike in self.aims:
            if strike is None:
                continue
            at = q.space
            if at < 0:
                at = start_of(s, q)
                if at < 0:
                    continue
            distance = self.field.distance[at][space]
            if distance > strike.reach + c.POINTS:
                continue
            forest = terrain[space] == FOREST
            lost = self.losses.get((q.id, forest), NEVER)
            if lost == NEVER:
                lost = harm(s, p, attack_odds(s, q, strike, p, at, space))
                self.losses[(q.id, forest)] = lost
            weight = SHARED if distance <= strike.reach else 0.8 * SHARED
            if q.time > time:
                weight *= LATER
            total += weight * lost
        return total

    def prospect(self, space: int) -> float:
        """What the best attack may be worth that the figure can make in its next turn from there."""
        strike = self.mine
        if strike is None:
            return 0.0
        best = 0.0
        for q in self.foes:
            if q.space < 0:
                continue
            gain = self.gain(strike, q, space) * CHANCE
            beyond = self.field.distance[space][q.space] - strike.reach - c.POINTS
            while beyond > 0:
                gain *= 0.8
                beyond -= 1
            best = max(best, gain)
        return best


def best_strike(p: MinisPiece) -> Strike | None:
    """A figure's main attack."""
    return p.figure.abilities[0].strike if p.figure.abilities else None


def start_of(s: MinisState, p: MinisPiece) -> int:
    """The start space of a figure, -1 on a board without."""
    starts = s.scenario.field.ground.starts
    return starts[s.sides[p.owner] % len(starts)] if starts else c.OFF
