"""Exact odds: how likely each damage of an attack is, and each health regained by a heal (minis:exact-dice).

A ten-sided die fails with 3 faces, succeeds with 6 and is critical with 1. Chances are kept as whole numbers of equally
likely throws, so nothing is rounded until somebody asks for a fraction. Dice are rolled again as a sensible player
does: failed dice, nothing else.

Figures that nobody can know, like which cards lie face down, do not come in here: whoever asks says how many dice fall.
"""

from __future__ import annotations

from math import comb
from operator import truediv
from typing import Final

FACES: Final = 10
FAIL: Final = 3
"""Faces of a die that fail: 1, 2, 3 (minis08:p9.success)."""
PLAIN: Final = 6
"""Faces that succeed without being critical."""
GOOD: Final = 7
"""Faces that succeed, the critical one included; each blocks one hit on defence (minis08:p9.block)."""

KEPT: Final = 4096
"""How many rolls and attacks are remembered before all are forgotten."""


def fraction(part: int, whole: int) -> float:
    """The nearest number to a fraction, however large its parts are.

    A plain division would be compiled to one of two rounded numbers, and so differ in its last digit.
    """
    found: float = truediv(part, whole)
    return found


class Distribution:
    """How likely each of the numbers 0, 1, 2 ... is.

    weights        for each number, how many of the equally likely throws give it; the last is not 0
    outcome_count  how many throws there are
    """

    __slots__ = ("outcome_count", "weights")

    def __init__(self, weights: list[int]) -> None:
        while len(weights) > 1 and weights[-1] == 0:
            weights.pop()
        self.weights = weights
        self.outcome_count = sum(weights)

    def chance(self, number: int) -> float:
        """The chance of exactly that number.

        >>> heal(3).chance(3) == 343 / 1000
        True
        """
        return fraction(self.weights[number], self.outcome_count) if 0 <= number < len(self.weights) else 0.0

    def at_least(self, number: int) -> float:
        """The chance of that number or more."""
        if number <= 0:
            return 1.0
        return fraction(sum(self.weights[number:]), self.outcome_count)

    def mean(self) -> float:
        """The expected number."""
        return fraction(sum(number * weight for number, weight in enumerate(self.weights)), self.outcome_count)

    def chances(self) -> list[float]:
        """The chance of each number from 0 on."""
        return [fraction(weight, self.outcome_count) for weight in self.weights]

    def capped(self, most: int) -> Distribution:
        """The same where nothing above `most` counts: damage beyond the health that is left, healing beyond the cap."""
        if most >= len(self.weights) - 1:
            return self
        return Distribution([*self.weights[:most], sum(self.weights[most:])])


class DiceRoll:
    """A roll: so many dice, so many of which may be rolled again, each once."""

    __slots__ = ("dice", "rerolls")

    def __init__(self, dice: int, rerolls: int = 0) -> None:
        self.dice = max(dice, 0)
        self.rerolls = max(rerolls, 0)


class CriticalEffect:
    """What a critical attack does to its defender besides.

    more    so many more hits, which can be blocked (minis08:p9.damage-plus-one)
    sure    damage that cannot be blocked, after the attack's own, if that has done as much as `since` already
    attack  another attack against the defender if he is still there (minis:q6), and what he defends with
    defence
    """

    __slots__ = ("attack", "defence", "more", "since", "sure")

    def __init__(
        self,
        more: int = 0,
        sure: int = 0,
        attack: DiceRoll | None = None,
        defence: DiceRoll | None = None,
        since: int = 0,
    ) -> None:
        self.more = more
        self.sure = sure
        self.since = since
        self.attack = attack
        self.defence = defence


NO_CRITICAL: Final = CriticalEffect()


# ----------------------------------------------------------------------------- attacks


def damage(
    attack: DiceRoll, defence: DiceRoll, critical: CriticalEffect = NO_CRITICAL, health: int = 0
) -> Distribution:
    """The damage of an attack on one defender (minis08:p9, minis08:p10).

    `health`: what the defender has left, 0 if it does not matter; a critical attack is left out when the first one
    has destroyed the defender, so the odds beyond his health depend on it.

    Gorebelly's axe on Ruby, who has armor 1 and 5 health:

    >>> axe = damage(DiceRoll(6), DiceRoll(1), CriticalEffect(more=1))
    >>> round(axe.mean(), 4), round(axe.at_least(5), 4)
    (3.9691, 0.3669)
    """
    plain, signed = attack_roll(attack)
    return combat_damage_odds(plain, signed, defence_roll(defence), critical, health)


def combat_damage_odds(
    plain: list[int], signed: list[int], blocks: list[int], critical: CriticalEffect, health: int = 0
) -> Distribution:
    """The damage where some dice may have fallen already: throws by hits without and with a critical, by blocks.

    Four hits of which none is critical, and two armor dice to come:

    >>> combat_damage_odds([0, 0, 0, 0, 1], [], defence_roll(DiceRoll(2)), NO_CRITICAL).chances()
    [0.0, 0.0, 0.49, 0.42, 0.09]

    One die, no armor, and a critical that does 2 more to whom the attack has done something already:

    >>> combat_damage_odds([3, 6], [0, 1], [1], CriticalEffect(sure=2, since=1)).chances()
    [0.3, 0.6, 0.0, 0.1]
    """
    calm = hits_minus_blocks(plain, 0, blocks)
    sharp = hits_minus_blocks(signed, critical.more, blocks)
    if critical.sure:
        sharp = sharp[: critical.since] + [0] * critical.sure + sharp[critical.since :]
    if critical.attack is None or critical.defence is None:
        return Distribution(added(calm, 1, sharp, 1))
    again = damage(critical.attack, critical.defence)
    alive = sharp[:health] if health > 0 else sharp
    gone = [0] * len(alive) + sharp[len(alive) :]
    found = added(calm, again.outcome_count, gone, again.outcome_count)
    found = added(found, 1, multiplied(alive, again.weights), 1)
    return Distribution(found)


def heal(dice: int, more: int = 0, missing: int = -1) -> Distribution:
    """The health that a heal gives back; never more than is `missing` (minis:q7), -1 if that does not matter.

    Terrain helps no heal (ruling:terrain-rerolls) and nothing resists it (minis08:p12.no-defence).

    >>> [round(chance, 3) for chance in heal(3, more=1).chances()]
    [0.027, 0.162, 0.351, 0.333, 0.127]
    >>> heal(3, more=1, missing=1).chances()
    [0.027, 0.973]
    """
    key = (dice, more, missing)
    known = _heals.get(key)
    if known is None:
        if len(_heals) >= KEPT:
            _heals.clear()
        plain, signed = attack_roll(DiceRoll(dice))
        known = Distribution(added(plain, 1, [0] * more + signed, 1))
        if missing >= 0:
            known = known.capped(missing)
        _heals[key] = known
    return known


def any_critical(attack: DiceRoll) -> float:
    """The chance that a roll is critical.

    >>> [round(any_critical(DiceRoll(n)), 4) for n in (4, 5, 6)]
    [0.3439, 0.4095, 0.4686]
    """
    _, signed = attack_roll(attack)
    return sum(signed) / float(FACES ** (attack.dice + attack.rerolls))


# --------------------------------------------------------------------- several defenders


def sum_of(several: list[Distribution]) -> Distribution:
    """The sum of several numbers that fall independently: the damage of an attack on several defenders.

    >>> sum_of([heal(1), heal(1)]) .chances()
    [0.09, 0.42, 0.49]
    """
    weights = [1]
    for distribution in several:
        weights = multiplied(weights, distribution.weights)
    return Distribution(weights)


def destroyed(several: list[Distribution], health: list[int]) -> Distribution:
    """How many of several defenders an attack destroys, each with so much health left.

    >>> destroyed([heal(1), heal(1)], [1, 2]).chances()
    [0.3, 0.7]
    """
    weights = [1]
    for distribution, left in zip(several, health, strict=True):
        falls = sum(distribution.weights[max(left, 0) :])
        weights = multiplied(weights, [distribution.outcome_count - falls, falls])
    return Distribution(weights)


# -------------------------------------------------------------------------------- rolls

_attacks: Final[dict[int, tuple[list[int], list[int]]]] = {}
_defences: Final[dict[int, list[int]]] = {}
_heals: Final[dict[tuple[int, int, int], Distribution]] = {}


def attack_roll(roll: DiceRoll) -> tuple[list[int], list[int]]:
    """Throws by the number of successes: without a critical, and with at least one; of 10 ** (dice + rerolls).

    >>> attack_roll(DiceRoll(1))
    ([3, 6], [0, 1])
    """
    key = roll.dice << 8 | roll.rerolls
    known = _attacks.get(key)
    if known is None:
        if len(_attacks) >= KEPT:
            _attacks.clear()
        every = successes(roll, GOOD)
        plain = successes(roll, PLAIN)
        known = (plain, [every[n] - plain[n] for n in range(len(every))])
        _attacks[key] = known
    return known


def defence_roll(roll: DiceRoll) -> list[int]:
    """Throws by the number of blocks; of 10 ** (dice + rerolls)."""
    key = roll.dice << 8 | roll.rerolls
    known = _defences.get(key)
    if known is None:
        if len(_defences) >= KEPT:
            _defences.clear()
        known = successes(roll, GOOD)
        _defences[key] = known
    return known


def successes(roll: DiceRoll, faces: int) -> list[int]:
    """Throws by the number of successes, if so many faces of each die count as one and `FAIL` others as failures.

    A die that shows neither (the critical one, where only plain successes are counted) spoils the throw.
    """
    found = [0] * (roll.dice + 1)
    for failed in range(roll.dice + 1):
        ways = comb(roll.dice, failed) * FAIL**failed * faces ** (roll.dice - failed)
        again = min(failed, roll.rerolls)
        unused = FACES ** (roll.rerolls - again)
        for better in range(again + 1):
            lucky = comb(again, better) * FAIL ** (again - better) * faces**better
            found[roll.dice - failed + better] += ways * lucky * unused
    return found


def hits_minus_blocks(hits: list[int], more: int, blocks: list[int]) -> list[int]:
    """Throws by hits minus blocks, never below 0, with so many more hits (minis08:p10.combat-damage)."""
    found = [0] * (len(hits) + more)
    for hit, ways in enumerate(hits):
        for block, others in enumerate(blocks):
            found[max(hit + more - block, 0)] += ways * others
    return found


def added(first: list[int], times: int, other: list[int], others: int) -> list[int]:
    """Two lists of weights added, each multiplied first."""
    found = [0] * max(len(first), len(other))
    for n, weight in enumerate(first):
        found[n] += weight * times
    for n, weight in enumerate(other):
        found[n] += weight * others
    return found


def multiplied(first: list[int], other: list[int]) -> list[int]:
    """The weights of the sum of two numbers."""
    found = [0] * (len(first) + len(other) - 1)
    for n, weight in enumerate(first):
        if weight:
            for m, factor in enumerate(other):
                found[n + m] += weight * factor
    return found
