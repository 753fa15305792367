"""Whether the options of a decision can be told apart by their words: walks, and what two equal options are."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final

from regelwerk import game_registry
from regelwerk.kernel.game import Game
from regelwerk.kernel.piece import Piece
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.kernel.presentation.text import normalize
from regelwerk.kernel.state import VISIBLE_TO_NONE
from regelwerk.kernel.visibility import is_known_to

NAMES: Final = ("Anna", "Ben", "Cleo", "Dora")
NO_DIFFERENCE: Final = frozenset({"identity", "first", "id", "offers", "write_token", "ref", "since", "time"})
"""Fields of a piece that say when it came and what it is called, not what it is, or keep what follows from it."""


def walk(game: Game, seed: int, longest: int = 3000) -> Iterator[Game]:
    """The same game at every decision with something to decide, played at random."""
    source = random.Random(f"apart {seed}")
    for _ in range(longest):
        if game.decision is None:
            return
        count = len(game.decision.options)
        if count > 1:
            yield game
        game.apply(source.randrange(count))


def table_of(game: Game, lang: str) -> GamePresenter:
    """The table of the seat that is asked; the reader is "you"."""
    assert game.decision is not None
    seat = game.decision.seat
    names = ["" if other == seat else NAMES[other] for other in range(game.state.seats)]
    return game_registry.package(game.ruleset.name).presenter(game, seat, lang, names)


def worded_alike(offers: Sequence[Any]) -> list[str]:
    """Sentences that stand for two options, and labels that stand twice in one row."""
    found: list[str] = []
    for words in (
        [normalize(offer.command) for offer in offers],
        [f"{offer.group}: {offer.label}" for offer in offers],
    ):
        found += sorted({one for one in words if words.count(one) > 1})
    return found


def dropped(game: Game, offers: Sequence[Any]) -> list[int]:
    """Options that are not listed, and are not the same as one that is."""
    assert game.decision is not None
    options = game.decision.options
    listed = {offer.index for offer in offers}
    return [
        index
        for index in range(len(options))
        if index not in listed and not any(same_choice(game, options[index], options[other]) for other in listed)
    ]


def same_choice(game: Game, one: Any, other: Any) -> bool:
    """Whether two options are one: done the same with copies that nobody can tell apart, dice that show the same."""
    if one.verb != other.verb:
        return False
    if one.number != other.number and not same_dice(game, one, other):
        return False
    return all(twins(game.state, a, b) for a, b in ((one.subject, other.subject), (one.object, other.object)))


def same_dice(game: Game, one: Any, other: Any) -> bool:
    """Whether two options throw dice again that show the same number."""
    attack = game.view(game.decision.seat if game.decision is not None else -1).get("attack") or {}
    dice = attack.get("dice", [])
    places = (one.number - 1, other.number - 1)
    return all(0 <= at < len(dice) for at in places) and dice[places[0]] == dice[places[1]]


def twins(state: Any, a: int, b: int) -> bool:
    """Whether two references are of one piece, or of two that are alike in everything that anybody knows of them."""
    if a == b:
        return True
    p, q = state.piece_or_none(a) if a > 0 else None, state.piece_or_none(b) if b > 0 else None
    if p is None or q is None or state.decision is None:
        return False
    seen = (
        is_known_to(p.known_to, state.decision.seat) or state.zone_visibility[p.zone // state.seats] == VISIBLE_TO_NONE
    )
    return seen and p.known_to == q.known_to and alike(p, q) and not pointed_at(state, p) and not pointed_at(state, q)


def alike(piece: Piece[Any], other: Piece[Any]) -> bool:
    names = {name for kind in type(piece).__mro__ for name in getattr(kind, "__slots__", ())} - NO_DIFFERENCE
    return all(getattr(piece, name) == getattr(other, name) for name in names)


def pointed_at(state: Any, piece: Piece[Any]) -> bool:
    """Whether something lies on it, or a link is aimed at it."""
    if any(getattr(other, "host", 0) == piece.ref for other in state.pieces):
        return True
    return any(piece.ref in slot for link in getattr(state, "chain", ()) for slot in link.targets)
