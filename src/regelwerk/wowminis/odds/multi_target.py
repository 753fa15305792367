"""The exact odds of an attack on several defenders: what happens to one may matter to the next."""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from typing import Final, TypeVar

from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.wowminis import codes
from regelwerk.wowminis.effects import ChangeHealth
from regelwerk.wowminis.enums import Role
from regelwerk.wowminis.instructions import AttackInstruction
from regelwerk.wowminis.odds.attack import attack_dice, attack_odds, defence_dice
from regelwerk.wowminis.odds.distribution import Distribution, attack_roll, damage, defence_roll, hits_minus_blocks
from regelwerk.wowminis.state import MinisPiece, MinisScope, MinisState

COURSES: Final = 300
"""So many courses of an attack are told apart before its next defender; where there are more, each defender's odds
are those of an attack on him alone."""

Course = tuple[int, ...]
"""How an attack on several has gone so far: what health each figure has left, in the order of `MinisState.figures`."""


def odds_on(state: MinisState, piece: MinisPiece, strike: AttackInstruction, ids: list[int]) -> list[Distribution]:
    """The damage that an attack can do to each of its defenders, who are attacked one after the other.

    What a critical does to the others counts, that with a figure its abilities go, and that a dead attacker attacks
    nobody.
    """
    if len(ids) > 1 and (harms_others(strike) or any(state.pieces[id].figure.lasting for id in ids)):
        found = MultiTargetAttack(state, piece, strike, ids).odds()
        if found:
            return found
    return [attack_odds(state, piece, strike, state.pieces[id]) for id in ids]


def harms_others(strike: AttackInstruction) -> bool:
    """Whether a critical effect harms anybody but the defender."""
    if strike.after is None:
        return False
    return any(
        isinstance(instr, ChangeHealth) and instr.damage and not instr.whom.has_role(Role.DEFENDING)
        for instr in strike.after.code
    )


class MultiTargetAttack:
    """An attack on several defenders, followed through everything that it can come to.

    whole    whether what health the others have matters to what follows; if not, only who is left does
    courses  how likely each course is
    taken    for each defender how likely each number of damage is, as far as it is settled
    """

    def __init__(self, state: MinisState, piece: MinisPiece, strike: AttackInstruction, ids: list[int]) -> None:
        self.state = state
        self.by = piece.id
        self.strike = strike
        self.ids = ids
        self.places = {id: place for place, id in enumerate(state.figures)}
        self.before = tuple(state.pieces[id].health if state.pieces[id].space >= 0 else 0 for id in state.figures)
        self.whole = harms_others(strike)
        self.courses: dict[Course, Fraction] = {self.before: Fraction(1)}
        self.taken: dict[int, dict[int, Fraction]] = {id: {} for id in ids}

    def odds(self) -> list[Distribution]:
        """The odds of each defender; none where there are too many courses."""
        for id in self.ids:
            if len(self.courses) > COURSES:
                return []
            courses = self.courses
            self.courses = {}
            for course, chance in courses.items():
                self.attack(course, chance, id)
        for course, chance in self.courses.items() if self.whole else ():
            for id in self.ids:
                if course[self.places[id]]:
                    self.settle(course, chance, id)
        return [as_odds(self.taken[id]) for id in self.ids]

    def settle(self, course: Course, chance: Fraction, id: int) -> None:
        """A defender who is left has taken what he has lost."""
        place = self.places[id]
        add(self.taken[id], self.before[place] - course[place], chance)

    def attack(self, course: Course, chance: Fraction, id: int) -> None:
        """What the attack on one of them can come to in a course."""
        if not course[self.places[id]] or not course[self.places[self.by]]:
            self.go_on(course, chance, id)
            return
        state = self.position(course)
        piece, other, strike = state.pieces[self.by], state.pieces[id], self.strike
        plain, signed = attack_roll(attack_dice(state, piece, strike))
        blocks = defence_roll(defence_dice(state, other, strike.attack.magical))
        calm, sharp = hits_minus_blocks(plain, 0, blocks), hits_minus_blocks(signed, strike.attack.more, blocks)
        throws = sum(calm) + sum(sharp)
        for n, weight in enumerate(calm):
            if weight:
                more = chance * Fraction(weight, throws)
                self.go_on(self.harmed(course, more, id, n), more, id)
        for n, weight in enumerate(sharp):
            if weight:
                more = chance * Fraction(weight, throws)
                self.critical(self.harmed(course, more, id, n), more, id)

    def critical(self, course: Course, chance: Fraction, id: int) -> None:
        """What the critical effect does then."""
        after = self.strike.after
        if after is None:
            self.go_on(course, chance, id)
            return
        state = self.position(course)
        instr = after.code[0]
        if isinstance(instr, AttackInstruction) and course[self.places[id]]:
            piece, q = state.pieces[self.by], state.pieces[id]
            again = damage(attack_dice(state, piece, instr), defence_dice(state, q, instr.attack.magical))
            for n, weight in enumerate(again.weights):
                more = chance * Fraction(weight, again.outcome_count)
                self.go_on(self.harmed(course, more, id, n), more, id)
            return
        if isinstance(instr, ChangeHealth) and instr.damage:
            scope = MinisScope(after, NO_REF, state.pieces[self.by].owner)
            scope.who = self.by
            scope.event_about = Ref(id + 1)
            scope.event_other = Ref(self.by + 1)
            for other in instr.whom.figures(state, scope):
                course = self.harmed(course, chance, other, instr.damage)
        self.go_on(course, chance, id)

    def harmed(self, course: Course, chance: Fraction, id: int, n: int) -> Course:
        """The course with so much damage done to a figure; if that destroys it, what it has taken is settled."""
        place = self.places[id]
        left = course[place] - n
        if left <= 0:
            if id in self.taken:
                add(self.taken[id], self.before[place] - left, chance)
            left = 0
        return (*course[:place], left, *course[place + 1 :])

    def go_on(self, course: Course, chance: Fraction, id: int) -> None:
        """The attack on one of them is over."""
        place = self.places[id]
        if not self.whole and course[place]:
            self.settle(course, chance, id)
            course = (*course[:place], self.before[place], *course[place + 1 :])
        add(self.courses, course, chance)

    def position(self, course: Course) -> MinisState:
        """The position in which a course has left the figures."""
        state = self.state.fork()
        for place, id in enumerate(state.figures):
            if course[place] != self.before[place]:
                piece = state.writable_piece(id)
                piece.health = course[place]
                if not piece.health:
                    state.place_figure(piece, codes.OFF_BOARD)
        return state


Key = TypeVar("Key")


def add(to: dict[Key, Fraction], key: Key, chance: Fraction) -> None:
    """One more way to something."""
    to[key] = to.get(key, Fraction(0)) + chance


def as_odds(taken: dict[int, Fraction]) -> Distribution:
    """Chances by number as odds."""
    throws = lcm(*[chance.denominator for chance in taken.values()])
    weights = [0] * (max(taken) + 1)
    for number, chance in taken.items():
        weights[number] = int(chance * throws)
    return Distribution(weights)
