"""The exact odds are those of the game: what attacks and heals come to in play, with fair dice, agrees with them."""

from __future__ import annotations

from math import sqrt

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.wowminis import codes
from regelwerk.wowminis.attack import AttackFrame
from regelwerk.wowminis.odds import multi_target
from regelwerk.wowminis.odds.distribution import CriticalEffect, DiceRoll, Distribution, damage, destroyed, heal, sum_of
from regelwerk.wowminis.odds.prospects import prospects
from regelwerk.wowminis.scene import read
from regelwerk.wowminis.state import MinisState
from tests.native import replaceable

PLAYED = 3000

TABLE = """scene: x
game: wowminis
board:
  |{board}
turn: Doer
seat Anna
  figures: {who} at a1 as Doer, Lotherin clock 9
  goal: 99
seat Ben
  figures: {whom} at a2 clock 9, Gorebelly at a4 clock 9
"""

CASES = {
    "Gorebelly on Ruby": (
        ("Gorebelly", "Ruby", ". . . ."),
        damage(DiceRoll(6), DiceRoll(1), CriticalEffect(more=1), 5),
        5,
    ),
    "from a hill": (
        ("Gorebelly", "Ruby", "^ . . ."),
        damage(DiceRoll(6, 1), DiceRoll(1), CriticalEffect(more=1), 5),
        5,
    ),
    "into a forest": (
        ("Gorebelly", "Ruby", ". % . ."),
        damage(DiceRoll(6), DiceRoll(1, 1), CriticalEffect(more=1), 5),
        5,
    ),
    "a magical attack": (
        ("Ruby", "Vindicator Hodoon", "^ % . ."),
        damage(DiceRoll(5, 1), DiceRoll(2, 1), CriticalEffect(more=1), 8),
        8,
    ),
    "Hodoon's critical attack": (
        ("Vindicator Hodoon", "Ruby", "^ . . ."),
        damage(DiceRoll(4, 1), DiceRoll(1), CriticalEffect(attack=DiceRoll(4, 1), defence=DiceRoll(2)), 5),
        5,
    ),
}


def sensible(state: MinisState) -> Option:
    """Roll a failed die again if there is one that has not been; else nothing."""
    decision = state.decision
    top = state.frames[-1]
    assert decision is not None
    assert isinstance(top, AttackFrame)
    for option in decision.options:
        if option.verb == codes.VERB_REROLL and top.dice[option.number - 1] < codes.MIN_SUCCESS:
            return option
    return decision.options[-1]


def position(table: str) -> MinisState:
    state = read(table).start().state
    assert isinstance(state, MinisState)
    return state


def played(first: MinisState, begins: int, chance: Chance, what: int = 0) -> MinisState:
    """The position after the figure has done what it can do of that verb (`what`: its ability), rerolls and all."""
    state = first.fork()
    state.chance = chance.copy()
    assert state.decision is not None
    state.apply(next(option for option in state.decision.options if option.verb == begins and option.number == what))
    while state.decision is not None and state.decision.kind in (
        codes.DECISION_ATTACK_REROLL,
        codes.DECISION_DEFENSE_REROLL,
    ):
        state.apply(sensible(state))
    chance.a, chance.b, chance.c, chance.d = state.chance.a, state.chance.b, state.chance.c, state.chance.d
    return state


def agrees(odds: Distribution, counts: list[int]) -> None:
    for number, count in enumerate(counts):
        p = odds.chance(number)
        assert abs(count / PLAYED - p) <= 4 * sqrt(p * (1 - p) / PLAYED), (number, count / PLAYED, p)


@pytest.mark.parametrize("case", CASES)
def test_attacks_agree_within_four_standard_errors(case: str) -> None:
    (who, whom, board), odds, health = CASES[case]
    table = position(TABLE.format(who=who, whom=whom, board=board))
    chance = Chance(len(case))
    counts = [0] * (health + 1)
    for _ in range(PLAYED):
        counts[health - played(table, codes.VERB_ATTACK, chance).pieces[2].health] += 1
    agrees(odds.capped(health), counts)


def test_heals_agree_within_four_standard_errors() -> None:
    text = TABLE.format(who="Lotherin", whom="Ruby", board="^ . . .")
    table = position(text.replace("Lotherin at a1", "Lotherin at a1 health 3"))
    chance = Chance(11)
    counts = [0] * 3
    for _ in range(PLAYED):
        counts[played(table, codes.VERB_HEAL, chance, 1).pieces[0].health - 3] += 1
    agrees(heal(3, more=1, missing=2), counts)


def test_attacks_on_several_agree_within_four_standard_errors() -> None:
    whom = "Each(FigureFilter(Allegiance.OPPOSING))"
    whirl = f'Action("Whirl", 2, Attack(3, AttackType.PHYSICAL, 3, Element.MELEE, whom={whom}))'
    text = TABLE.format(who="Ruby", whom="Ruby", board=". . . .\n  | . . . .").replace(
        "  goal", f"  grant Doer: {whirl}\n  goal"
    )
    text = text.replace("Ruby at a2", "Ruby at a2 health 2").replace("Gorebelly at a4", "Lotherin at b1 health 1")
    table = position(text)
    first, second = (
        damage(DiceRoll(3), DiceRoll(1), health=2).capped(2),
        damage(DiceRoll(3), DiceRoll(1), health=1).capped(1),
    )
    chance = Chance(12)
    counts, felled = [0] * 4, [0] * 3
    for _ in range(PLAYED):
        left = [piece.health for piece in played(table, codes.VERB_ATTACK, chance, 1).pieces[2:4]]
        counts[3 - sum(left)] += 1
        felled[left.count(0)] += 1
    agrees(sum_of([first, second]), counts)
    agrees(destroyed([first, second], [2, 1]), felled)


SPLASH = {
    "all next to it": ("ADJACENT_OPPONENTS", [0.342, 0.402, 0.217, 0.039]),
    "all within two": ("Each(FigureFilter(Allegiance.OPPOSING, (Within(2),)))", [0.342, 0.402, 0.217, 0.039]),
    "the weak": ("Each(FigureFilter(Allegiance.OPPOSING, (HalfHealth(),)))", [0.384, 0.469, 0.108, 0.039]),
    "its own": ("Each(FigureFilter(Allegiance.PARTY))", [0.384, 0.469, 0.147]),
}


@pytest.mark.parametrize("whom", SPLASH)
def test_a_critical_effect_on_several_counts_for_the_defender_if_he_is_one_of_them(whom: str) -> None:
    """Two dice against one: 0.3 fail, 0.6 hit, 0.1 hit and are critical; counted out by hand."""
    group, chances = SPLASH[whom]
    cards = "".join(
        f"card {name}: Faction.MONSTER, 1, 1, 1, 5, Action('Hit', 2, Attack(1, AttackType.PHYSICAL, 2, Element.MELEE"
        f", critical=ChangeHealth(-1, {group})))\n"
        for name in ("Axe", "Sword")
    )
    table = TABLE.format(who="Axe", whom="Sword", board=". . . .").replace("board:", cards + "board:")
    table = table.replace("Sword at a2", "Sword at a2 health 4")
    (found,) = [odds for odds in prospects(position(table)) if not odds.heal]
    assert [round(chance, 4) for chance in found.odds.capped(4).chances()] == chances


def test_a_known_reaction_that_harms_the_attacker_is_reckoned_with_as_long_as_he_survives() -> None:
    """The axe has one die, one more with half its health or less: the harm of the shield makes it stronger."""
    text = TABLE.format(who="Axe", whom="Ruby", board=". . . .").replace(
        "board:",
        "card Axe: Faction.MONSTER, 1, 1, 1, 5, Action('Hit', 2, Attack(1, AttackType.PHYSICAL, 1, Element.MELEE,"
        " critical=DamageMore(1)))\nboard:",
    )
    text = text.replace(
        "  goal", "  grant Doer: Have(Each(FigureFilter(Allegiance.PARTY, (HalfHealth(),))), strength=1)\n  goal"
    )
    text += "  bar Ruby: Spiked Shield up\n"
    expected = {3: [0.6234, 0.2725, 0.0924, 0.0117], 5: [0.895, 0.096, 0.009]}
    for health, chances in expected.items():
        (found,) = prospects(position(text.replace("at a1", f"at a1 health {health}")))
        ((_, odds),) = found.answers
        assert odds is not None
        assert [round(chance, 4) for chance in odds.chances()] == chances
    (found,) = prospects(position(text.replace("at a1", "at a1 health 1")))
    assert [odds for _, odds in found.answers] == [None]


ROW = """scene: x
game: wowminis
card Axe: Faction.MONSTER, 1, 0, 0, 2, Action('Hit', 2, Attack(3, AttackType.PHYSICAL, 1, Element.MELEE{critical}, \
whom=Each(FigureFilter(Allegiance.OPPOSING))))
card Rat: Faction.MONSTER, 1, 0, 0, 5, Action('Bite', 2, Attack(1, AttackType.PHYSICAL, 1, Element.MELEE))
board:
  |. . . .
  | . . . .
turn: Axe
seat Anna
  figures: Axe at b1
  goal: 99
seat Ben
  figures: Rat at a1 clock 9 {near} as Near, Rat at a2 clock 9 {far} as Far
  {more}
"""

ORDERED = {
    # The critical on the first (0.1) destroys the second before it is his turn; his own (0.9 of 0.1) hurts the first.
    "harm to all": (
        ", critical=ChangeHealth(-1, ADJACENT_OPPONENTS)", "", "health 1", "", [0.27, 0.57, 0.16], [0.27, 0.73],
    ),
    # With a critical on the first the attacker is gone.
    "harm to the attacker": (", critical=ChangeHealth(-2, THIS)", "", "", "", [0.3, 0.7], [0.37, 0.63]),
    # If the first survives (0.3) the second defends himself with a die: 0.7 to block.
    "an aura that ends": (
        "", "health 1", "", "grant Near: Have(ADJACENT_ALLIES, armor=1)", [0.3, 0.7], [0.447, 0.553],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", ORDERED)
def test_what_happens_to_one_of_several_defenders_counts_for_the_next(case: str) -> None:
    """One die: 0.3 fail, 0.6 hit, 0.1 are critical; counted out by hand."""
    critical, near, far, more, first, second = ORDERED[case]
    found = prospects(position(ROW.format(critical=critical, near=near, far=far, more=more)))
    assert [[round(chance, 4) for chance in odds.odds.chances()] for odds in found] == [first, second]
    assert all(sum(odds.odds.weights) == odds.odds.outcome_count for odds in found)


@replaceable
def test_where_there_are_too_many_courses_each_defender_stands_for_himself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(multi_target, "COURSES", 0)
    critical, near, far, more, _, _ = ORDERED["harm to the attacker"]
    found = prospects(position(ROW.format(critical=critical, near=near, far=far, more=more)))
    assert [[round(chance, 4) for chance in odds.odds.chances()] for odds in found] == [[0.3, 0.7], [0.3, 0.7]]
