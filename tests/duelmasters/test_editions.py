"""The same position and the same first acts, played by both editions: each of the four switches shows (dm:12)."""

from __future__ import annotations

import pytest

from regelwerk import game_registry
from regelwerk.duelmasters.scene import read

BREAKING = """
seat Anna
  creatures: Deathliger, Lion of Chaos
seat Ben
  shields: Terror Pit, Fear Fang, 2
Anna: attack Ben with Deathliger; break 1
"""
START = """
turn: Anna, start of turn
card Early Bird: CardType.CREATURE, 3, (Civilization.FIRE,), (
  When(StartOfTurn(), Destroy(All(CardFilter((CardType.CREATURE,), (Tapped(),))))),), power=1000
seat Anna
  creatures: Early Bird, Fear Fang tapped
seat Ben
"""
BLOCKING = """
seat Anna
  creatures: Burning Mane
seat Ben
  creatures: Marine Flower, Seamine
Anna: attack Ben with Burning Mane
Ben: block with Marine Flower
"""

SWITCHES = {
    "dm:12.2": (BREAKING, "Ben is asked shield trigger; Ben's shields 3", "Anna is asked shield; Ben's shields 4"),
    "dm:12.3": (
        f"{BREAKING}DECLARE",
        "Deathliger gone; Terror Pit in Ben's graveyard",
        "Deathliger attacking; Terror Pit in Ben's hand",
    ),
    "dm:12.4": (START, "Fear Fang in Anna's graveyard", "Fear Fang in Anna's battle zone"),
    "dm:12.5": (BLOCKING, "Anna is asked attack; Burning Mane gone", "Ben is asked block; Burning Mane attacking"),
}
DECLARE = {"2004": "Ben: trigger Terror Pit", "modern": "Anna: break 2\nBen: trigger Terror Pit"}


@pytest.mark.parametrize("edition", ["2004", "modern"])
@pytest.mark.parametrize("number", SWITCHES)
def test_each_switch_makes_its_difference(number: str, edition: str) -> None:
    text, then, today = SWITCHES[number]
    text = text.replace("DECLARE", DECLARE[edition])
    head = f"scene: {number}\ngame: duelmasters\nedition: {edition}\nrules: {number}\n"
    assert str(read(f"{head}{text}\nexpect {then if edition == '2004' else today}", "x").run()) == f"pass  {number}"


@pytest.mark.parametrize("number", SWITCHES)
def test_what_one_edition_does_the_other_does_not(number: str) -> None:
    text, then, today = SWITCHES[number]
    for edition, expected in (("2004", today), ("modern", then)):
        head = f"scene: {number}\ngame: duelmasters\nedition: {edition}\n"
        assert not read(f"{head}{text.replace('DECLARE', DECLARE[edition])}\nexpect {expected}", "x").run().has_passed


def test_both_editions_are_in_the_catalogue() -> None:
    assert game_registry.ruleset("duelmasters").edition == "2004"
    assert game_registry.ruleset("duelmasters", "modern").edition == "modern"
    with pytest.raises(game_registry.UnknownGameError):
        game_registry.ruleset("duelmasters", "1999")
