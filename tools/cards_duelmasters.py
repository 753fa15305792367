"""The page of Duel Masters cards, docs/cards-duelmasters.md; `python -m tools.cards_page` writes it with the others."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from typing import Final

from regelwerk.duelmasters import say_en
from regelwerk.duelmasters.cards import dm01, later
from regelwerk.duelmasters.words import Card, Civilization, Kind
from tools.house import ROOT

PAGE: Final = ROOT / "docs" / "cards-duelmasters.md"
DIFFERENCES: Final = ROOT / "tests" / "duelmasters" / "texts" / "differences.toml"

HEAD: Final = """\
# The cards of Duel Masters

Made by `python -m tools.cards_page`; do not edit.

**Whole** means: every clause of the printed card is in the definition, which is what the game plays and what both
texts are made of. `regelwerk cards NAME` shows a card with its text. No source gives German names of cards, so cards
keep their English ones.
"""
LATER: Final = """\
A few cards for everything that came after the base set: evolution, survivors, tap abilities and so on. These sets are
not complete here, so their cards can be used in scenes and are legal in no deck (ruling:incomplete-sets). Each of them
is whole.
"""


def _row(card: Card, cells: Sequence[str]) -> str:
    civilizations = " / ".join(one.name.lower() for one in card.civilizations)
    power = "" if card.power is None else f"{card.power}{'+' if card.plus else ''}"
    text = "<br>".join(say_en.card_text(card)).replace("|", "/")
    columns = [*cells, card.name, civilizations, str(card.cost), say_en.type_line(card), power, text]
    return f"| {' | '.join(columns)} |"


def _table(cards: Sequence[Card]) -> list[str]:
    lines = ["| number | card | civilization | cost | type line | power | text | rarity |", "| --- " * 8 + "|"]
    return lines + [f"{_row(card, [card.number])[:-2]} | {card.rarity.value} |" for card in cards]


def _counts() -> list[str]:
    lines = ["| civilization | creatures | spells | in the set |", "| --- | --- | --- | --- |"]
    for one in Civilization:
        kinds = Counter(card.kind for card in dm01.CARDS if card.civilizations == (one,))
        lines.append(f"| {one.name.lower()} | {kinds[Kind.CREATURE]} | {kinds[Kind.SPELL]} | {sum(kinds.values())} |")
    kinds = Counter(card.kind for card in dm01.CARDS)
    lines.append(f"| **all** | {kinds[Kind.CREATURE]} | {kinds[Kind.SPELL]} | {len(dm01.CARDS)} |")
    return lines


def _differences() -> list[str]:
    tables: dict[str, dict[str, str]] = tomllib.loads(DIFFERENCES.read_text(encoding="utf-8"))
    lines = ["| card | a part of our text | why |", "| --- | --- | --- |"]
    return lines + [f"| {name} | {one['ours']} | {one['reason']} |" for name, one in tables.items()]


def page() -> str:
    """The whole page."""
    whole = f"{len(dm01.CARDS)} of {dm01.SIZE} cards are whole, none of them with code of its own."
    lines = [HEAD, f"## `{dm01.SET}` {dm01.SET_NAME}", "", whole, "", *_counts(), "", *_table(dm01.CARDS)]
    lines += ["", "## Cards of later sets", "", LATER]
    for set_code, cards in later.SETS:
        lines += [f"### `{set_code}`", "", *_table(cards), ""]
    lines += ["## Where our text differs from print", ""]
    lines += ['Reminder text, "one" for "1" and where quotes stand aside, and never in what it means.', ""]
    return "\n".join([*lines, *_differences()]) + "\n"
