"""Who may import whom inside a game: the layers of its rules, and its texts.

A part of the rules of the architecture (`tools/architecture.py`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tools.source_files import Source, Violation, imports


class Inside(NamedTuple):
    """How imports point inside a game.

    layers   modules (files or folders): those of a layer may import their own and the layers before it; every module
             of the game stands in one of them
    names    the layer from which on nothing before it may name a module, for type checkers neither: a cycle through
             the cards leaves the compiler without their types
    texts    folder of texts -> the modules of its game that it may import besides itself
    """

    layers: tuple[tuple[str, ...], ...]
    names: str
    texts: dict[str, tuple[str, ...]]


def inside(layers: tuple[str, ...], texts: str, german: str = "") -> Inside:
    """The directions inside a game whose words run themselves.

    `texts`: what the texts import besides the words; `german`: the same for the German ones only.
    """
    common = ("vocabulary", *texts.split())
    return Inside(
        tuple(tuple(layer.split()) for layer in layers),
        "vocabulary",
        {"text": common, "text_en": ("text", *common), "text_de": ("text", *common, *german.split())},
    )


TEXTS: Final = ("text", "text_en text_de")
FACES: Final = ("observation presentation", "ruleset", "scene web_data", "package")
"""The outside of a game. Its `Ruleset` reads typed commands, which is why `presentation` comes before it."""
CARD_FACES: Final = ("observation presentation", "ruleset", "limited scene web_data", "package")
"""The same of a game with boosters."""

INSIDE: Final[dict[str, Inside]] = {
    "wowtcg": inside(
        (
            "codes enums rules lowered records definitions not_implemented", "state", "derived_values",
            "players selectors criteria amounts", "conditions", "continuous continuous_damage triggers triggers_damage",
            "announce attack_legality chain changes combat combatants concession costs damage deck_file drawing"
            " elimination legality modifiers payment position priority priority_checks readied setup targets turn",
            "instructions effects effects_compound effects_decks effects_zones", "abilities", "filters", "vocabulary",
            "cards", "lowering", "definition_loading", *TEXTS,
            "boosters course evaluation guess_pools guessing lookahead pacing refusals seat_view set_choices side_deck"
            " standing table_actions target_refusals visibility",
            *CARD_FACES,
        ),
        texts="",
    ),
    "duelmasters": inside(
        (
            "codes enums rules lowered records", "state", "derived_values", "players", "criteria", "selectors",
            "conditions", "continuous triggers",
            "table_actions attack attack_legality battle changes definitions deck_file elimination legality loop_limit"
            " payment play_card position replacement pending_abilities setup shields turn",
            "instructions effects", "attack_effects", "arranging abilities", "filters", "vocabulary", "cards",
            "lowering", "definition_loading",
            *TEXTS,
            "boosters course evaluation guess_pools guessing pacing refusals seat_view set_choices standing visibility",
            *CARD_FACES,
        ),
        texts="deck_file",  # what is wrong with a deck is by its kind, which `deck_file` says
    ),
    "wowminis": inside(
        (
            # Whom something reaches is measured on the board, so that descriptions of figures may ask it.
            "codes enums rules hex_grid line_of_sight pathfinding lowered definitions", "state",
            "derived_values targets", "selectors", "conditions triggers",
            "action_cards attack damage heal master_clock position reactions scoring setup table_actions turn",
            "instructions effects continuous", "abilities", "definition_words definition_set party_file", "vocabulary",
            "field_types file_problems", "boards cards scenarios", "base_definitions", "lowering",
            "definition_loading", *TEXTS, "custom",
            "evaluation guess_pools guessing odds pacing reach_refusals refusals seat_view standing"
            " option_values turn_planner visibility",
            *FACES,
        ),
        # Besides faults of parties, what is wrong in a user's own files; scenarios name boards of the game.
        texts="definition_set party_file field_types file_problems",
        german="base_definitions",  # a card names a figure in English, so its German name is looked up
    ),
}  # fmt: skip
"""The games whose imports point one way."""


def wrong_way_inside(of: Source) -> list[Violation]:
    """Imports that point the wrong way inside a game: up its layers, to words and cards, or from text to engine."""
    parts = [part.removesuffix(".py") for part in of.inside.split("/")]
    if len(parts) < 2 or parts[0] not in INSIDE:
        return []
    game, me = parts[:2]
    directions = INSIDE[game]
    order = {name: at for at, layer in enumerate(directions.layers) for name in layer}
    if me not in order:
        return [Violation(of.path, 1, f"{me} is in no layer of {game}: add it to INSIDE")]
    found = []
    for one in imports(of):
        path = one.module.split(".")
        if path[:2] != ["regelwerk", game] or len(path) < 3 or path[2] == me:
            continue
        problem = _problem_inside(directions, order, me, path[2], one.guarded)
        if problem:
            found.append(Violation(of.path, one.line, f"{me} may not import {path[2]}: {problem}"))
    return found


def _problem_inside(directions: Inside, order: dict[str, int], me: str, other: str, guarded: bool) -> str:
    """Why a module of a game may not import another; `guarded`: for type checkers only."""
    if me in directions.texts:
        return "" if other in directions.texts[me] else "texts are made from words alone"
    if other not in order:
        return "it is in no layer"
    mine, its, names = order[me], order[other], order[directions.names]
    if mine < names <= its:
        return "what runs names no words, cards or texts"
    return "it comes later" if its > mine and not guarded else ""
