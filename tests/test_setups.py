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
def test_ready_tables_can_be_played(name: str) -> None:
    """Decks that are there, fit together and may form these teams; teams sit in turn."""
    package = game_registry.package(name)
    ruleset = package.rules()
    for table in package.tables:
        assert set(table.title) == {"en", "de"}
        assert list(package.team_faults(table.decks, table.teams)) == []
        state = ruleset.start(ruleset.prepare(table.decks, 1, table.teams, "all"), None)
        assert state.decision is not None and state.teams == list(table.teams)
        assert all(one != other for one, other in zip(table.teams, [*table.teams[1:], table.teams[0]]))


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
