"""The page of figures, cards, boards and scenarios says what is ours."""

from __future__ import annotations

from tools import cards_page_wowminis


def test_values_that_are_ours_carry_a_sign() -> None:
    """ruling:proposed-values"""
    page = cards_page_wowminis.page()
    assert "honor **6** \u00b7 armor **4** \u00b7 resist **2** \u00b7 health **8**" in page
    assert "honor **6\\*** \u00b7 armor **3\\*** \u00b7 resist **1\\*** \u00b7 health **8\\***" in page
    assert "3 ticks\\*, range 3?, magical 5 (Arcane)\\*; Critical: damage +1\\*." in page
