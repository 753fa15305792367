"""docs/observations.md: every feature of an observation, from the layouts of the games.

python -m tools.observations_page    # writes it
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from regelwerk.envs.encoder import DECISION, OPTION, PIECE, zone_names
from regelwerk.game_registry import GAMES, package
from regelwerk.kernel import observation_layout as kinds
from regelwerk.kernel.observation_layout import Feature
from tools.source_files import ROOT

PAGE: Final = ROOT / "docs" / "observations.md"
INTRODUCTION: Final = """# Features of an observation

What the arrays of [regelwerk.envs](learning.md) hold, column by column; counted from 0. Written by `python -m
tools.observations_page`; the encoder has the same names (`encoder.table_features`, `encoder.seat_features`,
`encoder.piece_features`, `encoder.zones`, `encoder.layout.card_features`).

A *seat* is given by its place in `seats`, from 1: 1 is the seat that observes, 2 the next one clockwise. A *row* is a
row of `pieces`, plus one. 0 stands for none in both, and for everything that does not apply or is not known.

## In every game

`options`, a row for each option:
"""
SHARED: Final = {
    "asked seat": "the seat that is asked",
    "decision": "what is asked: the place among `encoder.decisions`; for a seat that is not asked what everybody knows",
    "about": "row of the piece that asks",
    "options": "how many options the seat that observes has",
    "zone": "the place among `encoder.zones`",
    "side": "seat on whose side it lies; 0 for what lies with nobody",
    "place in zone": "counted from 0",
    "host": "row of the piece that it is attached to or lies under",
    "handle": "what the seat calls it: below 0 its own, above 0 another's, 0 if it cannot follow it",
    "card": "the index of the card, 0 if it is not known",
    "verb": "the place among `encoder.verbs`",
    "subject": "row of what acts",
    "object": "row of what it acts on",
    "seat": "seat that it acts on",
    "number": "a number to which the verb gives a meaning",
    "subject handle": "what the seat calls the subject",
    "object handle": "what the seat calls the object",
}
READ: Final = {
    kinds.NUMBER: "number, or 1 for yes",
    kinds.PLACE: "number counted from 0, plus one",
    kinds.HAS: "1 for yes",
    kinds.COUNT: "how many",
    kinds.SUM: "how many together",
    kinds.SEAT: "seat",
    kinds.TEAM: "the first seat of the team",
    kinds.KNOWS: "1 for yes",
    kinds.PIECE: "row",
}


def meaning(feature: Feature) -> str:
    """How the number of a feature is read.

    >>> meaning(Feature("phase", ("phase",), kinds.WORD, ("setup", "draw")))
    '1 setup, 2 draw'
    """
    if feature.kind == kinds.WORD:
        return ", ".join(f"{at} {word}" for at, word in enumerate(feature.words, 1) if word)
    return READ[feature.kind]


def table(rows: Sequence[tuple[str, str]], first: int = 0) -> list[str]:
    """Features with their columns."""
    lines = ["", "| | feature | |", "| ---: | --- | --- |"]
    return [*lines, *(f"| {at} | {name} | {said} |" for at, (name, said) in enumerate(rows, first)), ""]


def shared(names: Sequence[str]) -> list[tuple[str, str]]:
    """Features that every game has, with what they mean."""
    return [(name, SHARED[name]) for name in names]


def page() -> str:
    """The whole page."""
    lines = [INTRODUCTION.rstrip(), *table(shared(OPTION))]
    lines += ["`table` begins with:", *table(shared(DECISION)), "A row of `pieces` begins with:", *table(shared(PIECE))]
    for game in GAMES:
        found = package(game)
        layout = found.observation
        lines += [f"## {found.title('en')}", "", "`table`, from the open decision on:"]
        lines += table([(feature.name, meaning(feature)) for feature in layout.table], len(DECISION))
        lines += ["`seats`:", *table([(feature.name, meaning(feature)) for feature in layout.seat])]
        zones = ", ".join(f"{at} {name}" for at, name in enumerate(zone_names(layout.zones), 1))
        lines += [f"`pieces`; {layout.pieces_a_seat} rows for each seat; zones: {zones}."]
        lines += table([(feature.name, meaning(feature)) for feature in layout.piece], len(PIECE))
        lines += ["`encoder.card_features`, what is printed on a card:"]
        lines += ["", ", ".join(layout.card_features) + ".", ""]
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
