"""The page of the World of Warcraft TCG's cards: each whole or not implemented, and where our text differs from print.

    python -m tools.cards_page            # say what does not fit together

`python -m tools.docs` puts it on the site with those of the other games, which have modules of their own. What is
implemented is read off the definitions; what is not stands in `wowtcg/not_implemented.py`.
"""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from regelwerk.wowtcg import text_de, text_en
from regelwerk.wowtcg.cards import hoa, raid
from regelwerk.wowtcg.not_implemented import NOT_IMPLEMENTED, NotImplementedCard
from regelwerk.wowtcg.vocabulary import Card
from tools.docs.text import german, lines, plain
from tools.source_files import ROOT

DIFFERENCES: Final = ROOT / "tests" / "wowtcg" / "texts" / "differences.toml"

SIZES: Final = {"hoa": 361}
"""How many cards a set has in print. A set that is not here is not claimed to be complete."""
TYPES: Final = ("Hero", "Ability", "Ally", "Weapon", "Armor", "Item", "Quest")


def missing(set_code: str) -> list[NotImplementedCard]:
    """The cards of a set that are not implemented, by number."""
    return [card for card in NOT_IMPLEMENTED if card.set == set_code]


def faults() -> list[str]:
    """What does not fit together: numbers of a set that are neither defined nor listed, or both."""
    found = []
    defined = {card.number: card.name for card in hoa.CARDS}
    listed = {one.number: one.name for one in missing(hoa.SET)}
    for number in range(1, SIZES[hoa.SET] + 1):
        if number in defined and number in listed:
            found.append(f"{defined[number]} is defined; take it out of not_implemented.py")
        if number not in defined and number not in listed:
            found.append(f"no card of {hoa.SET} has the number {number}, and not_implemented.py does not list it")
    return found


def _counts(cards: Sequence[Card], without: Sequence[NotImplementedCard]) -> list[str]:
    whole = Counter(card.kind.name.capitalize() for card in cards)
    open = Counter(one.type for one in without)
    rows = ["| type | whole | not implemented | in the set |", "| --- | --- | --- | --- |"]
    for type in TYPES:
        rows.append(f"| {type} | {whole[type]} | {open[type]} | {whole[type] + open[type]} |")
    rows.append(f"| **all** | {len(cards)} | {len(without)} | {len(cards) + len(without)} |")
    return rows


def _card(card: Card, facts: str) -> Iterator[str]:
    names = dict.fromkeys((card.name, text_de.card_name(card)))
    yield from (f"### {plain(' / '.join(names))}", "", facts, "")
    yield from (lines([text_en.type_line(card), *text_en.card_text(card)]), "")
    yield from german(lines([text_de.type_line(card), *text_de.card_text(card)]))


def _listed(cards: Sequence[Card], without: Sequence[NotImplementedCard]) -> Iterator[str]:
    entries: dict[int, list[str]] = {}
    for card in cards:
        entries[card.number] = list(_card(card, f"`{hoa.SET}` {card.number} · {card.rarity.name.lower()}"))
    for one in without:
        lines_of = [f"### {plain(one.name)}", "", f"`{one.set}` {one.number} · {one.type} · **not implemented**", ""]
        entries[one.number] = [
            *lines_of,
            f"Needs {plain(one.needs)}.",
            "",
            *german(f"Wartet auf: {plain(one.needs_de)}."),
        ]
    for number in sorted(entries):
        yield from entries[number]


def _differences() -> list[str]:
    tables: dict[str, dict[str, str]] = tomllib.loads(DIFFERENCES.read_text(encoding="utf-8"))
    rows = ["| card | a part of our text | why |", "| --- | --- | --- |"]
    return rows + [f"| {plain(name)} | {plain(one['ours'])} | {plain(one['reason'])} |" for name, one in tables.items()]


HEAD: Final = """\
# Cards of the World of Warcraft TCG

**Whole** means that every clause of the printed card is in the definition, which is what the game plays and what both
texts are made of. A card whose clauses cannot all be expressed is not in the game at all; it is listed here as **not
implemented**, with what it would take. `regelwerk cards NAME` shows a card in the terminal.
"""


def page() -> str:
    """The whole page."""
    without = missing(hoa.SET)
    share = f"{len(hoa.CARDS)} of {SIZES[hoa.SET]} cards are whole ({100 * len(hoa.CARDS) // SIZES[hoa.SET]} %)."
    page_lines = [HEAD, f"## {hoa.SET_NAME}", "", f"{share} German names are given where a source of the time has one."]
    page_lines += ["", *_counts(hoa.CARDS, without), "", *_listed(hoa.CARDS, without), f"## {raid.SET_NAME}", ""]
    page_lines += ["Known only from an example of the rules (wow:303.2d); for scenes, legal in no deck.", ""]
    for card in raid.CARDS:
        page_lines += _card(card, f"`{raid.SET}` · for scenes only")
    page_lines += ["## Where our text differs from print", ""]
    page_lines += ["Resource symbols aside, and never in what it means.", "", *_differences()]
    return "\n".join(page_lines) + "\n"


def main() -> int:
    """Say what does not fit together; the exit status says whether anything does not."""
    wrong = faults()
    for fault in wrong:
        print(fault)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
