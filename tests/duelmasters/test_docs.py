"""The page of cards is the one the tool writes."""

from __future__ import annotations

from regelwerk.duelmasters.cards import ALL
from tools import cards_duelmasters


def test_the_page_of_cards_is_up_to_date() -> None:
    written = cards_duelmasters.PAGE.read_text(encoding="utf-8")
    assert written == cards_duelmasters.page(), "python -m tools.cards_page"


def test_the_page_names_every_card_once() -> None:
    rows = cards_duelmasters.page().split("## Where our text")[0].split("\n")
    named = [row.split(" | ")[1] for row in rows if row.startswith("| ") and row.count(" | ") == 7]
    assert named[1:] != []
    cards = [card.name for _, cards in ALL for card in cards]
    assert sorted(name for name in named if name not in ("card", "---")) == sorted(cards)
