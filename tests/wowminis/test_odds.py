"""Exact odds: the worked figures, what must hold for every roll, and dice that are really thrown."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.wowminis.odds.distribution import (
    CriticalEffect,
    DiceRoll,
    Distribution,
    any_critical,
    damage,
    destroyed,
    heal,
    sum_of,
)

MORE = CriticalEffect(more=1)


def rounded(odds: Distribution) -> list[float]:
    return [round(chance, 4) for chance in odds.chances()]


# ------------------------------------------------------------------- the worked figures


def test_gorebelly_on_ruby() -> None:
    """The exact odds (minis:exact-dice) of Gorebelly's axe against armor 1."""
    axe = damage(DiceRoll(6), DiceRoll(1), MORE)
    assert rounded(axe) == [0.0069, 0.0343, 0.1063, 0.2102, 0.2755, 0.2332, 0.1125, 0.0213]
    assert round(axe.mean(), 4) == 3.9691
    assert round(axe.at_least(5), 4) == 0.3669


def test_devotion_aura_forest_and_hill_change_the_odds_as_worked_out() -> None:
    aura = damage(DiceRoll(6), DiceRoll(2), MORE)
    assert (round(aura.mean(), 4), round(aura.at_least(5), 4)) == (3.2739, 0.2037)
    forest = damage(DiceRoll(6), DiceRoll(1, rerolls=1), MORE)
    assert (round(forest.mean(), 4), round(forest.at_least(5), 4)) == (3.7592, 0.3062)
    hill = damage(DiceRoll(6, rerolls=1), DiceRoll(1), MORE)
    assert (round(hill.mean(), 4), round(hill.at_least(5), 4)) == (4.6348, 0.5755)


def test_lotherins_heal() -> None:
    found = heal(3, more=1)
    assert rounded(found) == [0.027, 0.162, 0.351, 0.333, 0.127]
    assert round(found.mean(), 3) == 2.371


def test_a_heal_gives_no_more_than_is_missing() -> None:
    assert rounded(heal(3, more=1, missing=2)) == [0.027, 0.162, 0.811]
    assert rounded(heal(3, more=1, missing=0)) == [1.0]
    assert rounded(heal(3, more=1, missing=9)) == rounded(heal(3, more=1))


def test_the_chance_of_a_critical() -> None:
    """A die is critical with 0.1 (minis:dice, minis:exact-dice)."""
    assert [round(any_critical(DiceRoll(dice)), 4) for dice in (4, 5, 6)] == [0.3439, 0.4095, 0.4686]
    assert any_critical(DiceRoll(0)) == 0.0


# -------------------------------------------------------------------- what must hold


@pytest.mark.parametrize("dice", range(8))
@pytest.mark.parametrize("rerolls", range(4))
def test_chances_add_up_and_rerolls_never_hurt(dice: int, rerolls: int) -> None:
    found = damage(DiceRoll(dice, rerolls), DiceRoll(3, 1), MORE)
    assert sum(found.weights) == found.outcome_count == 10 ** (dice + rerolls + 4)
    assert sum(found.chances()) == pytest.approx(1.0)
    better = damage(DiceRoll(dice, rerolls + 1), DiceRoll(3, 1), MORE)
    guarded = damage(DiceRoll(dice, rerolls), DiceRoll(3, 2), MORE)
    assert better.mean() >= found.mean() >= guarded.mean()


def test_more_rerolls_than_dice_make_no_difference() -> None:
    assert damage(DiceRoll(2, 2), DiceRoll(1)).chances() == damage(DiceRoll(2, 5), DiceRoll(1)).chances()


def test_a_critical_bonus_is_a_hit_that_can_be_blocked() -> None:
    # One die against one: a critical with +1 is two hits, of which one is blocked in 0.7 of the cases.
    assert damage(DiceRoll(1), DiceRoll(1), MORE).chances() == pytest.approx(
        [0.3 + 0.6 * 0.7, 0.6 * 0.3 + 0.1 * 0.7, 0.03]
    )
    assert damage(DiceRoll(1), DiceRoll(1), CriticalEffect(sure=1)).chances() == pytest.approx(
        [0.72, 0.18 + 0.07, 0.03]
    )


def test_a_critical_attack_is_left_out_when_the_defender_is_gone() -> None:
    hammer = CriticalEffect(attack=DiceRoll(4), defence=DiceRoll(2))
    alive = damage(DiceRoll(4), DiceRoll(1), hammer, health=9)
    first = damage(DiceRoll(4), DiceRoll(1))
    weak = damage(DiceRoll(4), DiceRoll(1), hammer, health=1)
    assert alive.mean() == pytest.approx(
        first.mean() + any_critical(DiceRoll(4)) * damage(DiceRoll(4), DiceRoll(2)).mean(), abs=1e-12
    )
    # With 1 health the second attack helps only where the first, though critical, did no damage.
    assert weak.at_least(5) == 0.0
    assert first.at_least(1) < weak.at_least(1) == pytest.approx(alive.at_least(1))


def test_several_defenders_are_independent() -> None:
    first = damage(DiceRoll(3), DiceRoll(1), MORE)
    other = damage(DiceRoll(3), DiceRoll(4), MORE)
    both = sum_of([first, other])
    assert both.mean() == pytest.approx(first.mean() + other.mean())
    felled = destroyed([first, other], [2, 1])
    assert felled.chance(2) == pytest.approx(first.at_least(2) * other.at_least(1))
    assert felled.mean() == pytest.approx(first.at_least(2) + other.at_least(1))
    assert sum_of([]).chances() == destroyed([], []).chances() == [1.0]


def test_chances_of_many_throws_are_the_nearest_numbers_in_either_form() -> None:
    odds = damage(DiceRoll(12, 3), DiceRoll(12))
    assert odds.outcome_count > 2**53
    assert odds.chances() == [float(Fraction(weight, odds.outcome_count)) for weight in odds.weights]


def test_no_dice_at_all_do_nothing() -> None:
    assert damage(DiceRoll(0), DiceRoll(3), MORE).chances() == [1.0]
    assert damage(DiceRoll(2), DiceRoll(0)).chances() == pytest.approx([0.09, 0.42, 0.49])


# ------------------------------------------------------------------- thrown dice

THROWN = 20_000

CASES = {
    "plain": (DiceRoll(6), DiceRoll(1), MORE, 5),
    "against much armor": (DiceRoll(4), DiceRoll(5), MORE, 8),
    "from a hill": (DiceRoll(6, 1), DiceRoll(1), MORE, 5),
    "into a forest": (DiceRoll(5), DiceRoll(2, 1), MORE, 4),
    "hill and forest": (DiceRoll(3, 1), DiceRoll(3, 1), CriticalEffect(more=2), 3),
    "two rerolls": (DiceRoll(4, 2), DiceRoll(2, 2), MORE, 3),
    "a critical attack": (DiceRoll(4), DiceRoll(3), CriticalEffect(attack=DiceRoll(4), defence=DiceRoll(1)), 8),
    "a critical attack on the last health": (
        DiceRoll(4, 1),
        DiceRoll(3),
        CriticalEffect(attack=DiceRoll(4, 1), defence=DiceRoll(1, 1)),
        2,
    ),
    "damage that cannot be blocked": (DiceRoll(5), DiceRoll(3), CriticalEffect(sure=2), 6),
}


def thrown(chance: Chance, roll: DiceRoll) -> tuple[int, bool]:
    """Successes of a roll, and whether it is critical; failed dice are rolled again, each once."""
    dice = chance.dice(roll.dice, 10)
    failed = [place for place, face in enumerate(dice) if face < 3][: roll.rerolls]
    for place in failed:
        dice[place] = chance.below(10)
    return sum(face >= 3 for face in dice), 9 in dice


def struck(chance: Chance, attack: DiceRoll, defence: DiceRoll, critical: CriticalEffect, health: int) -> int:
    """The damage of one attack that is played out."""
    hits, sharp = thrown(chance, attack)
    blocks, _ = thrown(chance, defence)
    done = max(hits + (critical.more if sharp else 0) - blocks, 0)
    if sharp:
        done += critical.sure
        if critical.attack is not None and critical.defence is not None and done < health:
            done += max(thrown(chance, critical.attack)[0] - thrown(chance, critical.defence)[0], 0)
    return done


@pytest.mark.parametrize("case", CASES)
def test_thrown_dice_agree_within_four_standard_errors(case: str) -> None:
    attack, defence, critical, health = CASES[case]
    odds = damage(attack, defence, critical, health)
    chance = Chance(len(case))
    counts = [0] * (len(odds.weights) + 1)
    for _ in range(THROWN):
        counts[struck(chance, attack, defence, critical, health)] += 1
        chance.log.clear()
    assert counts[-1] == 0
    for number, count in enumerate(counts[:-1]):
        p = odds.chance(number)
        assert abs(count / THROWN - p) <= 4 * sqrt(p * (1 - p) / THROWN), (number, count, p)


def test_thrown_heals_agree_within_four_standard_errors() -> None:
    odds = heal(3, more=1, missing=2)
    chance = Chance(5)
    counts = [0, 0, 0]
    for _ in range(THROWN):
        successes, sharp = thrown(chance, DiceRoll(3))
        counts[min(successes + sharp, 2)] += 1
        chance.log.clear()
    for number, count in enumerate(counts):
        p = odds.chance(number)
        assert abs(count / THROWN - p) <= 4 * sqrt(p * (1 - p) / THROWN)
