"""Who may import whom inside a game: the layers of its rules, and its texts.

A part of the rules of the house (`tools/house.py`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tools.sources import GAMES, Breach, Source, imports


class Inside(NamedTuple):
    """How imports point inside a game.

    layers   modules (files or folders): those of a layer may import their own and the layers before it; a module
             that is named nowhere may import all of them, and none of them may import it
    names    the layer from which on nothing before it may name a module, for type checkers neither: a cycle through
             the cards leaves the compiler without their types
    says     folder of texts -> the modules of its game that it may import besides itself
    """

    layers: tuple[tuple[str, ...], ...]
    names: str
    says: dict[str, tuple[str, ...]]


def inside(chapters: str) -> Inside:
    """The directions inside a game whose words run themselves; `chapters`: its chapters of the rules."""
    layers = (
        "codes groups rules meaning things", "state", "values", "people nouns", "conditions", "continuous triggers",
        chapters, "instructions effects", "abilities", "phrases", "words", "cards", "lowering", "loading",
    )  # fmt: skip
    common = ("words", "formats")  # the texts of what is wrong with a deck are by its kind, which `formats` says
    says = {"say": common, "say_en": ("say", *common), "say_de": ("say", *common)}
    return Inside(tuple(tuple(layer.split()) for layer in layers), "words", says)


INSIDE: Final[dict[str, Inside]] = {
    "duelmasters": inside(
        "acts attack attacking battle changes defs evaluate formats leaving legality loops paying playing position"
        " replacing settling setup shields turn"
    ),
}
"""The games whose imports point one way."""


SAY: Final = "say"  # what the texts of a game have in common; `say_en`, `say_de` ... are its languages
# Game -> what of the game its texts may import, besides themselves; for a game that is not here only the languages are
# kept apart.
TEXTS_MAY_IMPORT: Final[dict[str, tuple[str, ...]]] = {
    "wowtcg": ("words",),
}


def wrong_way_inside(of: Source) -> list[Breach]:
    """Imports that point the wrong way inside a game: up its layers, to words and cards, or from text to engine."""
    parts = [part.removesuffix(".py") for part in of.inside.split("/")]
    if len(parts) < 2 or parts[0] not in INSIDE:
        return []
    game, me = parts[:2]
    directions = INSIDE[game]
    found = []
    for one in imports(of):
        path = one.module.split(".")
        if path[:2] != ["regelwerk", game] or len(path) < 3 or path[2] == me:
            continue
        problem = _problem_inside(directions, me, path[2], one.guarded)
        if problem:
            found.append(Breach(of.path, one.line, f"{me} may not import {path[2]}: {problem}"))
    return found


def _problem_inside(directions: Inside, me: str, other: str, guarded: bool) -> str:
    """Why a module of a game may not import another; `guarded`: for type checkers only."""
    if me in directions.says:
        return "" if other in directions.says[me] else "texts are made from words alone"
    order = {name: at for at, layer in enumerate(directions.layers) for name in layer}
    top = len(directions.layers)
    mine, its, names = order.get(me, top), order.get(other, top), order[directions.names]
    if mine < names <= its:
        return "what runs names no words, cards or texts"
    return "it comes later" if its > mine and not guarded else ""


def texts_that_import_more(of: Source) -> list[Breach]:
    """Imports of a game's texts other than its words and what is common to all languages; never another language."""
    parts = of.inside.split("/")
    if len(parts) < 3 or parts[0] not in GAMES or not _is_text(parts[1]):
        return []
    game, language = parts[0], parts[1]
    allowed = (*TEXTS_MAY_IMPORT[game], SAY, language) if game in TEXTS_MAY_IMPORT else ()
    found: list[Breach] = []
    for one in imports(of):
        names = one.module.split(".")
        if names[:2] != ["regelwerk", game] or len(names) < 3:
            continue
        if (names[2] not in allowed) if allowed else (_is_text(names[2]) and names[2] not in (SAY, language)):
            found.append(Breach(of.path, one.line, f"{language} may not import {one.module}"))
    return found


def _is_text(folder: str) -> bool:
    return folder == SAY or folder.startswith(f"{SAY}_")
