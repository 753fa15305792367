"""One card of a deck for another: is the exchange worth it?

The deck and the deck with the exchange play the same games: the same deals against the same decks from the same seats,
with the new card in the place of the old one. Games in which neither is drawn mostly go alike, so that the difference
is known far more exactly than from games with luck of their own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from math import sqrt
from typing import Any, Final

from regelwerk import game_registry
from regelwerk.lab.experiment import Entrant, Experiment, changed_deck, field_test
from regelwerk.lab.messages import LANGUAGES, LabError
from regelwerk.lab.results import Results
from regelwerk.simulation.statistics import CONFIDENCE

LINE: Final = re.compile(r"(?P<indent>\s*)(?:(?P<count>\d+)(?P<times>[xX×]?)\s+)?(?P<name>[^#]*?)\s*(?P<comment>#.*)?")
ORIGINAL: Final = 0
CHANGED: Final = 1


@dataclass(frozen=True)
class PairedDifference:
    """How much more the changed deck scores per game than the original one, with an interval of 95 %.

    pairs            games that both have played
    better, worse    pairs that the changed deck scored higher or lower in
    """

    pairs: int
    better: int
    worse: int
    difference: float
    low: float
    high: float


def swap_test(
    game: str,
    deck: str,
    out: str,
    into: str,
    field: Sequence[str] = (),
    player: str = "greedy",
    games: int = 100,
    **more: Any,
) -> Experiment:
    """Return a deck, and the deck with one copy of `out` exchanged for `into`, against each deck of a field.

    field   names or files; without any, all other ready decks that can meet it
    games   of each of the two decks against each deck of the field

    >>> test = swap_test("duelmasters", "first-spark", "Meteosaur", "Magma Gazer", ["green-tide"], games=10)
    >>> test.entrants[1].name
    'first-spark: +Magma Gazer −Meteosaur'
    """
    base = field_test(game, deck, field, player, games, **more)
    original = base.entrants[0].deck
    assert original is not None
    custom, edition = base.custom, base.edition
    names = card_names(game)
    if into.casefold() not in names and not custom:  # a user's own cards have no face here
        near = get_close_matches(into.casefold(), names, 3, 0.4)
        raise LabError("card-unknown", card=into, near=", ".join(name.title() for name in near) or "–")
    text = exchange(original.text, out, into, names, original.name)
    changed = changed_deck(game, f"{original.name}: +{into} −{out}", text, custom, edition)
    entrants = (base.entrants[0], Entrant(changed.name, base.entrants[0].player, changed), *base.entrants[1:])
    others = [other + 1 for _, other in base.pairings]
    pairings = tuple((deck, other) for other in others for deck in (ORIGINAL, CHANGED))
    data = {key: value for key, value in vars(base).items() if key not in ("kind", "entrants", "pairings")}
    return Experiment("swap", entrants=entrants, pairings=pairings, **data)


def card_names(game: str) -> dict[str, str]:
    """Return the codes of the cards of a game by their names in both languages, in small letters."""
    web = game_registry.package(game).web
    return {str(face["name"]).casefold(): str(face["code"]) for lang in LANGUAGES for face in web.faces(lang)}


def exchange(text: str, out: str, into: str, names: dict[str, str], deck: str) -> str:
    """Return the text of a deck with one copy of a card exchanged, in its place. Raises LabError if it has none.

    >>> print(exchange("3x Fireball\\n2x Rats", "fireball", "Frostbolt", {}, ""))
    2x Fireball
    1x Frostbolt
    2x Rats
    """
    wanted = names.get(out.casefold(), out.casefold())
    lines = text.splitlines()
    present = []
    for number, raw in enumerate(lines):
        found = LINE.fullmatch(raw)
        if found is None or not found["name"]:
            continue
        name = found["name"].casefold()
        present.append(found["name"])
        if names.get(name, name) != wanted:
            continue
        count = int(found["count"] or 1)
        times = found["times"] or ""
        mark = f"1{times} " if found["count"] else ""
        kept = [f"{found['indent']}{count - 1}{times} {found['name']}"] if count > 1 else []
        return "\n".join([*lines[:number], *kept, f"{found['indent']}{mark}{into}", *lines[number + 1 :]]) + "\n"
    cards = [name for name in present if name.casefold() in names]
    raise LabError("card-not-in-deck", card=out, deck=deck, cards=", ".join(cards))


def paired_difference(results: Results) -> PairedDifference:
    """Return the difference between the two decks of a swap, over the games that both have played.

    The interval is that of Agresti and Min for paired shares (2005), which holds for few pairs, too: half a better and
    half a worse pair are added to what was found, and one pair more without a difference.
    """
    scores: dict[tuple[int, int, int], list[float | None]] = {}
    for game in results.games:
        deck, other = results.experiment.pairings[game.pairing]
        scores.setdefault((other, game.deal, game.seats[0]), [None, None])[deck] = game.score
    differences = [new - old for old, new in scores.values() if old is not None and new is not None]
    pairs = len(differences)
    mean = sum(differences) / (pairs + 2)
    spread = (sum(one * one for one in differences) + 1) / (pairs + 2) - mean * mean
    half = CONFIDENCE * sqrt(spread / (pairs + 2))
    return PairedDifference(
        pairs,
        sum(one > 0 for one in differences),
        sum(one < 0 for one in differences),
        sum(differences) / pairs if pairs else 0.0,
        max(mean - half, -1.0),
        min(mean + half, 1.0),
    )
