"""The phases that a table shows can be read about."""

from __future__ import annotations

import pytest

from regelwerk import game_registry


@pytest.mark.parametrize("name", game_registry.names())
def test_every_phase_has_a_rule_that_says_what_it_is(name: str) -> None:
    package = game_registry.package(name)
    assert list(package.phase_rules()) == package.phases()
    for rule in package.phase_rules().values():
        assert package.rules().book().entry(rule)
