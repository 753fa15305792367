"""Booster packs: what a pack of a set holds, opening one by a seed, and the exact odds.

A `Booster` is data that a game gives for each of its sets: sheets of cards, one for each rarity, and the contents that
a pack can have, each with its weight. No card is twice in one pack.

>>> toy = Booster(
...     code="toy",
...     name="Toy",
...     rule="ruling:booster",
...     sheets={"common": ("a", "b", "c"), "rare": ("r", "s"), "epic": ("e",)},
...     contents=(Contents(3, {"common": 2, "rare": 1}), Contents(1, {"common": 2, "epic": 1})),
... )
>>> open_pack(toy, Chance(7))
['b', 'a', 'e']
>>> chance_of_rarity(toy, "epic"), chance_of_card(toy, "a"), chance_of_card(toy, "r")
(Fraction(1, 4), Fraction(2, 3), Fraction(3, 8))
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from regelwerk.kernel.chance import Chance

if TYPE_CHECKING:
    from fractions import Fraction


@dataclass(frozen=True)
class Contents:
    """One of the contents that a pack can have: how many cards from each sheet. It comes `weight` times as often."""

    weight: int
    counts: Mapping[str, int]


@dataclass(frozen=True)
class Booster:
    """The packs of a set.

    code      of the set, as the codes of its cards begin
    name      of the set, the same in both languages
    rule      number of the rule or ruling that says what is in a pack
    sheets    codes of the cards by the name of the sheet: a rarity, the commonest first
    contents  what a pack can hold; each needs no more cards than its sheets have
    """

    code: str
    name: str
    rule: str
    sheets: Mapping[str, tuple[str, ...]]
    contents: tuple[Contents, ...]

    def __post_init__(self) -> None:
        for contents in self.contents:
            for sheet, count in contents.counts.items():
                if count > len(self.sheets.get(sheet, ())):
                    raise ValueError(f"a pack of {self.code} needs {count} cards of {sheet!r}, and its sheet has fewer")

    @property
    def weight(self) -> int:
        """The sum of the weights of all contents."""
        return sum(contents.weight for contents in self.contents)


def open_pack(booster: Booster, chance: Chance) -> list[str]:
    """Codes of the cards of one pack, sheet by sheet in the order of the contents."""
    at = chance.below(booster.weight)
    for contents in booster.contents:
        at -= contents.weight
        if at < 0:
            break
    cards: list[str] = []
    for sheet, count in contents.counts.items():
        left = list(booster.sheets[sheet])
        cards += [left.pop(chance.below(len(left))) for _ in range(count)]
    return cards


def expected_cards(booster: Booster, sheet: str) -> Fraction:
    """How many cards of a sheet a pack holds on the average."""
    from fractions import Fraction  # for who asks for odds: every game in which there are boosters loads this module

    total = sum(contents.weight * contents.counts.get(sheet, 0) for contents in booster.contents)
    return Fraction(total, booster.weight)


def chance_of_rarity(booster: Booster, sheet: str) -> Fraction:
    """The chance that a pack holds a card of the sheet."""
    from fractions import Fraction  # as above

    held = sum(contents.weight for contents in booster.contents if contents.counts.get(sheet, 0))
    return Fraction(held, booster.weight)


def chance_of_card(booster: Booster, card: str) -> Fraction:
    """The chance that a pack holds a certain card, 0 for one that is on no sheet."""
    from fractions import Fraction  # as above

    for sheet, cards in booster.sheets.items():
        if card in cards:
            return expected_cards(booster, sheet) / len(cards)
    return Fraction(0)
