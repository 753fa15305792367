"""Preparing a game: decks are read and checked once, and whoever gets a setup may change it."""

from __future__ import annotations

import pytest

from regelwerk import game_registry

DECKS = {
    "wowtcg": ("frost-and-flame", "call-of-the-storm"),
    "duelmasters": ("ash-and-bone", "summer-guard"),
    "wowminis": ("starter-alliance", "starter-horde"),
}


@pytest.mark.parametrize("name", DECKS)
def test_a_setup_that_is_changed_changes_no_other(name: str) -> None:
    ruleset = game_registry.ruleset(name)
    first = ruleset.prepare(DECKS[name], 1, None, "all")
    second = ruleset.prepare(DECKS[name], 1, None, "all")
    assert first == second
    for deck in first["decks"]:
        for part in deck.values():
            if isinstance(part, list):
                part.clear()
    assert first != second
    assert ruleset.prepare(DECKS[name], 1, None, "all") == second


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_that_is_refused_is_refused_again(name: str) -> None:
    ruleset = game_registry.ruleset(name)
    faults = []
    for _ in range(2):
        with pytest.raises(ValueError) as refused:
            ruleset.prepare(("# Nothing\n", DECKS[name][1]), 1, None, "all")
        faults.append(str(refused.value))
    assert faults[0] == faults[1]
