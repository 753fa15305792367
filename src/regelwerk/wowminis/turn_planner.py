"""A figure's turn, planned as a whole for computer players, without rolling dice: what each of its options is worth.

It weighs where to move and what to do there or before, from the exact odds of every attack and heal, the clocks of all
figures (who acts before this figure is at turn again, and whom it can reach) and the ticks that score. Only what the
seat knows goes in: whoever asks hands over a state that may be a guess.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import NO_REF
from regelwerk.wowminis import codes
from regelwerk.wowminis.attack import AttackFrame
from regelwerk.wowminis.derived_values import movement
from regelwerk.wowminis.evaluation import TICK, damage_value, evaluate, heal_value, held
from regelwerk.wowminis.heal import HealFrame
from regelwerk.wowminis.hex_grid import FOREST, HILL
from regelwerk.wowminis.instructions import AttackInstruction, GainInstruction, HealInstruction
from regelwerk.wowminis.line_of_sight import space_numbers
from regelwerk.wowminis.lowered import AbilityDefinition
from regelwerk.wowminis.odds.attack import attack_odds
from regelwerk.wowminis.odds.prospects import ability_of, heal_odds
from regelwerk.wowminis.refusals import first_targets
from regelwerk.wowminis.state import MinisPiece, MinisState, Modifier
from regelwerk.wowminis.turn import TurnFrame

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

NEVER: Final = -1e9


# ----------------------------------------------------------------------- attacks, heals


def strike_worth(
    state: MinisState, piece: MinisPiece, strike: AttackInstruction, other: MinisPiece, space: int
) -> float:
    """What an attack on one figure is worth, the attacker standing on that space."""
    gain = damage_value(state, other, attack_odds(state, piece, strike, other, space))
    return gain if other.team != piece.team else -gain


def mend_worth(state: MinisState, piece: MinisPiece, mend: HealInstruction, other: MinisPiece) -> float:
    """What a heal of one figure is worth."""
    gain = heal_value(state, other, heal_odds(mend, other))
    return gain if other.team == piece.team else -gain


def followed(state: MinisState, option: Option, seat: int, staying: float) -> float:
    """The position after an option and the small choices of the seat's own that follow, each the best at once."""
    after = state.fork()
    after.apply(option)
    for _ in range(FOLLOWING):
        decision = after.decision
        if (
            decision is None
            or decision.seat != seat
            or decision.kind not in (codes.DECISION_CHOOSE_TARGET, codes.DECISION_CHOOSE_SPACE)
        ):
            break
        if isinstance(after.frames[-1], (AttackFrame, HealFrame)):
            break
        best: MinisState | None = None
        highest = NEVER
        for option in decision.options:
            other = after.fork()
            other.apply(option)
            value = evaluate(other, seat, staying)
            if value > highest:
                best, highest = other, value
        if best is None:
            break
        after = best
    return evaluate(after, seat, staying)


# ------------------------------------------------------------------------------ a turn


class Aim:
    """An opponent who may attack the figure: its main attack, where it stands or comes to stand, and how far it gets.

    losses  what its attack costs the figure on open ground and in a forest; NEVER: not worked out yet
    """

    def __init__(self, foe: MinisPiece, strike: AttackInstruction, at: int, distances: list[int]) -> None:
        self.foe = foe
        self.strike = strike
        self.at = at
        self.distances = distances
        self.reach = strike.attack.reach
        self.limit = strike.attack.reach + codes.MOVEMENT_POINTS
        self.losses = [NEVER, NEVER]


class TurnPlanner:
    """A figure's turn, thought through.

    foes       its opponents on the board; `aims` those who may attack it, `mine` the figure's own main attack
    enemies    the spaces on which they stand, as bits; `friends` those of its own side
    places     what spaces have been found to be worth, by time of the next turn and space
    prospects  what the figure's next attack may be worth, by space; NEVER: not worked out yet
    chances    the same by opponent if all are in reach, on level ground and on a hill; empty: not worked out yet
    gains      what attacks and heals have been found to be worth, by instruction, target and whether from a hill
    staying    what it is worth besides to stand where one scores
    calm       the same turn without a bonus that lasts no longer: what the spaces are worth after it; None: this is it
    """

    def __init__(self, state: MinisState, turn: TurnFrame, staying: float, calm: TurnPlanner | None = None) -> None:
        self.state = state
        self.calm = calm
        self.turn = turn
        self.staying = staying
        self.piece = state.pieces[turn.who]
        self.field = state.scenario.field
        self.enemies = state.foes(self.piece.team)
        self.friends = state.occupied_spaces()[self.piece.team]
        self.foes: list[MinisPiece] = []
        self.aims: list[Aim] = []
        for id in state.figures:
            foe = state.pieces[id]
            if foe.team == self.piece.team:
                continue
            if foe.space >= 0:
                self.foes.append(foe)
            strike = best_strike(foe)
            at = foe.space if foe.space >= 0 else start_of(state, foe)
            if strike is not None and at >= 0:
                self.aims.append(Aim(foe, strike, at, self.field.distance[at]))
        self.mine = best_strike(self.piece)
        self.places: dict[int, float] = {}
        self.prospects = [NEVER] * len(self.field.distance)
        self.chances: list[list[float]] = [[], []]
        self.gains: dict[tuple[str, int, bool], float] = {}

    def option_values(self, options: list[Option]) -> list[float]:
        """The best that can still be made of the turn after each option."""
        piece, turn = self.piece, self.turn
        idle = max(piece.time, turn.since + 1)
        reach = self.reach(piece.space) if not turn.moved else 0
        stay = self.place(piece.space, idle)
        found: list[float] = []
        rest = stay
        for option in options:
            if option.verb == codes.VERB_END:
                value = stay
            elif option.verb == codes.VERB_MOVE:
                value = self.after_move(option.number)
            elif option.verb == codes.VERB_PLAY and self.is_instant(option):
                value = NEVER
            else:
                value = self.action_value(option, reach)
            found.append(value)
            if value > rest:
                rest = value
        for i, option in enumerate(options):
            if found[i] == NEVER:
                found[i] = self.instant(option, rest)
        return found

    def is_instant(self, option: Option) -> bool:
        card = self.state.piece_or_none(option.subject)
        return card is not None and card.action.kind == codes.USE_INSTANT

    # ---------------------------------------------------------------- the actions

    def after_move(self, space: int) -> float:
        """The best of doing nothing and of each action from there."""
        piece = self.piece
        best = self.place(space, max(piece.time, self.turn.since + 1))
        if self.turn.acted:
            return best
        for ability in piece.figure.abilities:
            best = max(best, self.from_there(ability, space, 0.0))
        for id in piece.bar:
            card = self.state.pieces[id]
            if not card.exhausted and card.action.kind == codes.USE_ACTION:
                best = max(best, self.from_there(card.action.ability, space, CARD))
        return best

    def from_there(self, ability: AbilityDefinition, space: int, cost: float) -> float:
        """What an ability is worth from a space that the figure has moved to; NEVER if it reaches nobody there."""
        first = ability.program.code[0]
        gain = NEVER
        if isinstance(first, AttackInstruction):
            gain = self.strikes(first, space)
        elif isinstance(first, HealInstruction):
            gain = self.mends(first, space)
        if gain == NEVER:
            return NEVER
        return gain - cost + self.place(space, self.piece.time + ability.ticks)

    def strikes(self, strike: AttackInstruction, space: int) -> float:
        """The best target of an attack from a space, or all of them; NEVER without any."""
        group = strike.attack.group
        if group.side != codes.ALLEGIANCE_OPPOSING:
            return NEVER
        seen = self.field.visible_spaces(space, strike.attack.range, self.enemies)
        if not seen & self.enemies:
            return NEVER
        bound = self.bound(space) if strike.attack.whom.is_chosen() else 0
        best = NEVER
        total = 0.0
        for other in self.foes:
            at = other.space
            if not seen >> at & 1 or (bound and not bound >> at & 1):
                continue
            if (group.half and not group.weakened(other)) or (
                group.within and self.field.distance[space][at] > group.within
            ):
                continue
            value = self.attack_value(strike, other, space)
            total += value
            best = max(best, value)
        if not strike.attack.whom.is_chosen() and best > NEVER:
            return total
        return best

    def attack_value(self, strike: AttackInstruction, other: MinisPiece, space: int) -> float:
        """What an attack on an opponent is worth from a space."""
        key = (strike.path, other.id, self.field.ground.terrain[space] == HILL)
        known = self.gains.get(key)
        if known is None:
            known = strike_worth(self.state, self.piece, strike, other, space)
            self.gains[key] = known
        return known

    def mend_value(self, mend: HealInstruction, other: MinisPiece) -> float:
        """What a heal of a figure of the own side is worth, wherever it is healed from."""
        key = (mend.path, other.id, False)
        known = self.gains.get(key)
        if known is None:
            known = mend_worth(self.state, self.piece, mend, other)
            self.gains[key] = known
        return known

    def bound(self, space: int) -> int:
        """The spaces of opponents whose Taunt binds the figure on a space, as bits."""
        near = self.field.near[space] & self.enemies
        found = 0
        if near:
            for other in self.foes:
                if near >> other.space & 1 and other.figure.taunts:
                    found |= 1 << other.space
        return found

    def mends(self, mend: HealInstruction, space: int) -> float:
        """The best target of a heal from a space, or all of them; NEVER without any."""
        state, piece = self.state, self.piece
        group = mend.heal.whom.group()
        if group is None:
            return mend_worth(state, piece, mend, piece)
        if group.side == codes.ALLEGIANCE_OPPOSING:
            return NEVER
        seen = self.field.visible_spaces(space, mend.heal.range, self.enemies)
        best = 0.0 if group.side == codes.ALLEGIANCE_PARTY else NEVER
        total = 0.0
        for id in state.figures:
            other = state.pieces[id]
            at = space if other.id == piece.id else other.space
            if other.team == piece.team and at >= 0 and seen >> at & 1:
                value = self.mend_value(mend, other)
                total += value
                best = max(best, value)
        return total if not mend.heal.whom.is_chosen() and best > NEVER else best

    def action_value(self, option: Option, reach: int) -> float:
        """What an ability or card is worth now, a move after it where one is left."""
        state, piece = self.state, self.piece
        ability = ability_of(state, piece, option)
        assert ability is not None
        cost = CARD if option.verb == codes.VERB_PLAY else 0.0
        after = self.best_place(reach, piece.time + ability.ticks) - cost
        first = ability.program.code[0]
        if isinstance(first, AttackInstruction):
            values = [
                strike_worth(state, piece, first, state.pieces[id], piece.space)
                for id in first_targets(state, piece, ability)
            ]
            many = not first.attack.whom.is_chosen()
        elif isinstance(first, HealInstruction):
            values = [mend_worth(state, piece, first, state.pieces[id]) for id in first_targets(state, piece, ability)]
            many = not first.heal.whom.is_chosen()
        else:
            before = evaluate(state, piece.owner, self.staying)
            return followed(state, option, piece.owner, self.staying) - before + TICK * ability.ticks + after
        return (sum(values) if many else max(values, default=0.0)) + after

    def instant(self, option: Option, rest: float) -> float:
        """What an instant is worth besides the best of the turn without it."""
        state, piece = self.state, self.piece
        card = state.piece_or_none(option.subject)
        assert card is not None
        ability = card.action.ability
        first = ability.program.code[0]
        if isinstance(first, GainInstruction):
            return self.strengthened(ability) - CARD
        if isinstance(first, (AttackInstruction, HealInstruction)):
            best = 0.0
            for id in first_targets(state, piece, ability):
                other = state.pieces[id]
                if isinstance(first, AttackInstruction):
                    best = max(best, strike_worth(state, piece, first, other, piece.space))
                else:
                    best = max(best, mend_worth(state, piece, first, other))
            return rest + best - CARD
        gain = followed(state, option, piece.owner, self.staying) - evaluate(state, piece.owner, self.staying)
        return rest + gain - CARD

    def strengthened(self, ability: AbilityDefinition) -> float:
        """The best of the turn with what an instant adds."""
        state, piece = self.state, self.piece
        other = state.fork()
        for instr in ability.program.code:
            if isinstance(instr, GainInstruction):
                other.modifiers = [*other.modifiers, Modifier(instr, piece.id, NO_REF)]
        plan = TurnPlanner(other, self.turn, self.staying, self)
        best = plan.place(piece.space, max(piece.time, self.turn.since + 1))
        reach = plan.reach(piece.space) if not self.turn.moved else 0
        for space in space_numbers(reach):
            best = max(best, plan.after_move(space))
        if not self.turn.acted:
            for own in piece.figure.abilities:
                first = own.program.code[0]
                if isinstance(first, AttackInstruction):
                    gain = plan.strikes(first, piece.space)
                    if gain > NEVER:
                        best = max(best, gain + plan.best_place(reach, piece.time + own.ticks))
        return best

    # ----------------------------------------------------------------- the spaces

    def reach(self, space: int) -> int:
        """Where the figure can move to now, as bits."""
        return self.field.reachable(space, movement(self.state, self.piece), self.enemies, self.friends)

    def best_place(self, reach: int, time: int) -> float:
        """The best space to be on with the next turn at `time`: where it stands, or within reach."""
        best = self.place(self.piece.space, time)
        for space in space_numbers(reach):
            best = max(best, self.place(space, time))
        return best

    def place(self, space: int, time: int) -> float:
        """What it is worth to stand on a space with the next turn at `time`: points, danger, the next attack."""
        if self.calm is not None:
            return self.calm.place(space, time)
        key = time * len(self.prospects) + space
        known = self.places.get(key)
        if known is None:
            state, piece = self.state, self.piece
            known = (
                held(state, piece, space, time, self.staying)
                - TICK * (time - state.master_time)
                - self.expected_damage(space, time)
                + self.prospect(space)
            )
            self.places[key] = known
        return known

    def expected_damage(self, space: int, time: int) -> float:
        """What the opponents can be expected to do to the figure there before it is at turn again."""
        forest = int(self.field.ground.terrain[space] == FOREST)
        total = 0.0
        for aim in self.aims:
            distance = aim.distances[space]
            if distance > aim.limit:
                continue
            lost = aim.losses[forest]
            if lost == NEVER:
                odds = attack_odds(self.state, aim.foe, aim.strike, self.piece, aim.at, space)
                lost = damage_value(self.state, self.piece, odds)
                aim.losses[forest] = lost
            weight = SHARED if distance <= aim.reach else 0.8 * SHARED
            if aim.foe.time > time:
                weight *= LATER
            total += weight * lost
        return total

    def prospect(self, space: int) -> float:
        """What the best attack may be worth that the figure can make in its next turn from there."""
        strike = self.mine
        if strike is None:
            return 0.0
        best = self.prospects[space]
        if best > NEVER:
            return best
        hill = int(self.field.ground.terrain[space] == HILL)
        if not self.chances[hill]:
            self.chances[hill] = [CHANCE * self.attack_value(strike, foe, space) for foe in self.foes]
        chances = self.chances[hill]
        distances = self.field.distance[space]
        limit = strike.attack.reach + codes.MOVEMENT_POINTS
        best = 0.0
        for number, foe in enumerate(self.foes):
            gain = chances[number]
            beyond = distances[foe.space] - limit
            while beyond > 0 and gain > best:
                gain *= 0.8
                beyond -= 1
            if gain > best:
                best = gain
        self.prospects[space] = best
        return best


def best_strike(piece: MinisPiece) -> AttackInstruction | None:
    """A figure's main attack."""
    return piece.figure.abilities[0].attack if piece.figure.abilities else None


def start_of(state: MinisState, piece: MinisPiece) -> int:
    """The start space of a figure, -1 on a board without."""
    starts = state.scenario.field.ground.starts
    return starts[state.sides[piece.owner] % len(starts)] if starts else codes.OFF_BOARD
