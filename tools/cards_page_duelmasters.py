"""The page of Duel Masters' cards, which `python -m tools.docs` puts on the site."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from regelwerk.duelmasters import text_de, text_en
from regelwerk.duelmasters.cards import WHOLE, later
from regelwerk.duelmasters.vocabulary import Card, CardType, Civilization
from tools.docs.text import german, lines, plain
from tools.source_files import ROOT

DIFFERENCES: Final = ROOT / "tests" / "duelmasters" / "texts" / "differences.toml"

HEAD: Final = """\
# Cards of Duel Masters

**Whole** means that every clause of the printed card is in the definition, which is what the game plays and what both
texts are made of. `regelwerk cards --game duelmasters NAME` shows a card in the terminal. No source gives German names
of cards, so cards keep their English ones.
"""
LATER: Final = """\
Cards of what came besides these sets: survivors, tap abilities, silent skills and so on. Those sets are
not complete here, so their cards can be used in scenes and are legal in no deck (ruling:incomplete-sets). Each of them
is whole.
"""


def _listed(set_code: str, cards: Sequence[Card]) -> Iterator[str]:
    for card in cards:
        civilizations = " / ".join(one.name.lower() for one in card.civilizations)
        power = "" if card.power is None else f" · power {card.power}{'+' if card.plus else ''}"
        facts = f"{set_code} {card.number} · {civilizations} · cost {card.cost}{power} · {card.rarity.value}"
        yield from (f"### {plain(card.name)}", "", plain(facts), "")
        yield from (lines([text_en.type_line(card), *text_en.card_text(card)]), "")
        yield from german(lines([text_de.type_line(card), *text_de.card_text(card)]))


def _counts(cards: Sequence[Card]) -> list[str]:
    rows = ["| civilization | creatures | spells | in the set |", "| --- | --- | --- | --- |"]
    for one in Civilization:
        kinds = Counter(card.kind for card in cards if card.civilizations == (one,))
        rows.append(
            f"| {one.name.lower()} | {kinds[CardType.CREATURE]} | {kinds[CardType.SPELL]} | {sum(kinds.values())} |"
        )
    kinds = Counter(card.kind for card in cards)
    rows.append(f"| **all** | {kinds[CardType.CREATURE]} | {kinds[CardType.SPELL]} | {len(cards)} |")
    return rows


def _differences() -> list[str]:
    tables: dict[str, dict[str, str]] = tomllib.loads(DIFFERENCES.read_text(encoding="utf-8"))
    rows = ["| card | a part of our text | why |", "| --- | --- | --- |"]
    return rows + [f"| {plain(name)} | {plain(one['ours'])} | {plain(one['reason'])} |" for name, one in tables.items()]


def _complete(set_code: str, name: str, size: int, cards: Sequence[Card]) -> Iterator[str]:
    """A set that is complete here."""
    again = f" {size - len(cards)} were printed before and stand with their first set." if size > len(cards) else ""
    whole = f"All {size} cards are whole, none of them with code of its own.{again}"
    yield from (f"## {name} (`{set_code}`)", "", whole, "", *_counts(cards), "", *_listed(set_code, cards))


def page() -> str:
    """The whole page."""
    page_lines = [HEAD]
    for of in WHOLE:
        page_lines += _complete(of.SET, of.SET_NAME, of.SIZE, of.CARDS)
    page_lines += ["## Cards of later sets", "", LATER]
    for set_code, cards in later.SETS:
        page_lines += _listed(set_code, cards)
    page_lines += ["## Where our text differs from print", ""]
    page_lines += ['Reminder text, "one" for "1" and the place of quotes aside, and never in what it means.', ""]
    return "\n".join([*page_lines, *_differences()]) + "\n"
