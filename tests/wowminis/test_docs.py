"""The page of figures, cards, boards and scenarios is the one the tool writes, and says what is ours."""

from __future__ import annotations

from regelwerk.wowminis.shelf import of_the_game
from regelwerk.wowminis.words import Card, Scenario
from tests.wowminis.parties import PARTIES
from tools import cards_wowminis


def test_the_page_is_up_to_date() -> None:
    assert cards_wowminis.PAGE.read_text(encoding="utf-8") == cards_wowminis.page(), "python -m tools.cards_page"


def test_the_page_names_everything_once() -> None:
    page = cards_wowminis.page()
    for _, word in of_the_game():
        name = cards_wowminis.named(word)
        if isinstance(word, Scenario):
            begins = f"- **{name}** Board"
        else:
            begins = f"\n| {name} |" if isinstance(word, Card) else f"\n### {name}\n"
        assert page.count(begins) == 1, name
    for party in PARTIES:
        assert page.count(f"| `{party}` |") == 1


def test_values_that_are_ours_carry_a_sign() -> None:
    """ruling:proposed-values"""
    page = cards_wowminis.page()
    assert "honor **6** \u00b7 armor **4** \u00b7 resist **2** \u00b7 health **8**" in page
    assert "honor **6\\*** \u00b7 armor **3\\*** \u00b7 resist **1\\*** \u00b7 health **8\\***" in page
    assert "3 ticks\\*, range 3?, magical 5 (Arcane)\\*; Critical: damage +1\\*." in page
