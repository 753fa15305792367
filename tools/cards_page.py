"""Write docs/cards.md: every card of every set, whole or not implemented, and where our text differs from print.

    python -m tools.cards_page            # write the pages of all games
    python -m tools.cards_page --check    # only say whether they are up to date

This is the page of the World of Warcraft TCG; the other games have modules of their own.

What is implemented is read off the definitions; what is not stands in `wowtcg/cards/not_implemented.py`.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections import Counter
from collections.abc import Sequence
from typing import Final

from regelwerk.wowtcg import say_de, say_en
from regelwerk.wowtcg.cards import hoa, raid
from regelwerk.wowtcg.cards.not_implemented import NOT_IMPLEMENTED, NotImplementedCard
from regelwerk.wowtcg.words import Card
from tools import cards_duelmasters, cards_wowminis
from tools.house import ROOT
from tools.rules_page import put

PAGE: Final = ROOT / "docs" / "cards.md"
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


def _type(card: Card) -> str:
    return say_en.type_line(card).replace("|", "/")


def _counts(cards: Sequence[Card], without: Sequence[NotImplementedCard]) -> list[str]:
    whole = Counter(card.kind.value.capitalize() for card in cards)
    open = Counter(one.type for one in without)
    lines = ["| type | whole | not implemented | in the set |", "| --- | --- | --- | --- |"]
    for type in TYPES:
        lines.append(f"| {type} | {whole[type]} | {open[type]} | {whole[type] + open[type]} |")
    lines.append(f"| **all** | {len(cards)} | {len(without)} | {len(cards) + len(without)} |")
    return lines


def _listed(cards: Sequence[Card], without: Sequence[NotImplementedCard]) -> list[str]:
    rows: dict[int, str] = {}
    for card in cards:
        german = say_de.card_name(card)
        name = card.name if german == card.name else f"{card.name} (*{german}*)"
        rows[card.number] = f"| {card.number} | {name} | {_type(card)} | {card.rarity.name.lower()} | whole |"
    for one in without:
        rows[one.number] = f"| {one.number} | {one.name} | {one.type} | | not implemented: needs {one.needs} |"
    head = ["| number | card | type line | rarity | state |", "| --- " * 5 + "|"]
    return head + [rows[number] for number in sorted(rows)]


def _differences() -> list[str]:
    tables: dict[str, dict[str, str]] = tomllib.loads(DIFFERENCES.read_text(encoding="utf-8"))
    lines = ["| card | a part of our text | why |", "| --- | --- | --- |"]
    return lines + [f"| {name} | {one['ours']} | {one['reason']} |" for name, one in tables.items()]


HEAD: Final = """\
# The cards

Made by `python -m tools.cards_page`; do not edit.

**Whole** means: every clause of the printed card is in the definition, which is what the game plays and what both
texts are made of. A card whose clauses cannot all be said is not in the game at all; it stands here as **not
implemented**, with what it would take. `regelwerk cards NAME` shows a card with its text.
"""


def page() -> str:
    """The whole page."""
    without = missing(hoa.SET)
    lines = [HEAD, f"## `{hoa.SET}` {hoa.SET_NAME}", ""]
    share = f"{len(hoa.CARDS)} of {SIZES[hoa.SET]} cards are whole"
    lines += [f"{share} ({100 * len(hoa.CARDS) // SIZES[hoa.SET]} %). German names stand where a source of the time"]
    lines += ["gives one; the others keep the English name.", "", *_counts(hoa.CARDS, without), ""]
    lines += _listed(hoa.CARDS, without)
    lines += ["", f"## `{raid.SET}` {raid.SET_NAME}", ""]
    lines += ["Known only from an example of the rules (wow:303.2d); for scenes, legal in no deck.", ""]
    lines += ["| card | type line | state |", "| --- | --- | --- |"]
    lines += [f"| {card.name} | {_type(card)} | whole, for scenes only |" for card in raid.CARDS]
    lines += ["", "## Where our text differs from print", ""]
    lines += ["Resource symbols aside, and never in what it means.", "", *_differences()]
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the page; the exit status says whether the list of missing cards fits the definitions."""
    parser = argparse.ArgumentParser(prog="python -m tools.cards_page", description="Which cards can be played?")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the page is out of date")
    given = parser.parse_args(arguments)
    wrong = faults()
    for fault in wrong:
        print(fault)
    pages = [put(PAGE, page(), given.check)]
    pages += [put(room.PAGE, room.page(), given.check) for room in (cards_duelmasters, cards_wowminis)]
    return max(*pages, int(bool(wrong)))


if __name__ == "__main__":
    sys.exit(main())
