"""What is lit up while the teacher speaks: cards and figures by name, and places of the table.

A mark is found in what the learner sees, never in the state: what he cannot see is not lit up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regelwerk.kernel.presentation.game_presenter import pieces
from regelwerk.kernel.scene.names import NO_MATCH, SceneNames, match_rank
from regelwerk.kernel.scene.source_text import SceneFormatError, SourceText

PLACES: Final = ("end turn", "clock", "score")
"""Places that a table has besides those of each seat."""
ZONES: Final = ("hand", "resources", "mana", "shields", "deck", "graveyard")
"""Places of a seat: `my hand`, `Pip's shields`; `Pip's shield 2` is one of them."""
PIECE: Final = "piece"
ZONE: Final = "zone"
SPACE: Final = "space"
PLACE: Final = "place"


def is_mark(text: str, names: SceneNames, seats: Sequence[str]) -> bool:
    """Whether a highlight names anything: a place, a space of the board, or a card."""
    if text in PLACES or zone_of(text, seats) is not None:
        return True
    if text.startswith("space "):
        try:
            return space_of(text, names) >= 0
        except SceneFormatError:
            return False
    return names.known(text.lower())


def zone_of(text: str, seats: Sequence[str]) -> tuple[int, str, int] | None:
    """The seat, the zone, and which card of it (0: all of it); None if the text names no zone of a seat.

    >>> zone_of("my hand", ["You", "Pip"]), zone_of("Pip's shield 2", ["You", "Pip"]), zone_of("Kor", ["You"])
    ((0, 'hand', 0), (1, 'shields', 2), None)
    """
    for seat, name in enumerate(seats):
        for owner in (f"{name}'s ", *(("my ",) if seat == 0 else ())):
            if not text.startswith(owner):
                continue
            what, _, number = text[len(owner) :].partition(" ")
            if what in ZONES and not number:
                return seat, what, 0
            if f"{what}s" in ZONES and number.isdecimal():
                return seat, f"{what}s", int(number)
    return None


def found(mark: str, view: dict[str, Any], names: SceneNames) -> list[str]:
    """A highlight as a client can find it: `piece HANDLE`, `zone SEAT NAME`, `space NUMBER`, `place NAME`."""
    seats = names.seats
    if mark in PLACES:
        return [f"{PLACE} {mark.replace(' ', '-')}"]
    zone = zone_of(mark, seats)
    if zone is not None:
        seat, name, number = zone
        return [f"{ZONE} {seat} {name}"] if not number else placed(seat, name, number, view)
    if mark.startswith("space "):
        return [f"{SPACE} {space_of(mark, names)}"]
    return [f"{PIECE} {handle}" for handle in named(mark, view)]


def placed(seat: int, zone: str, number: int, view: dict[str, Any]) -> list[str]:
    """A card of a zone whose cards have numbers."""
    cards = view["seats"][seat].get(zone, [])
    return [f"{PIECE} {card['handle']}" for card in cards if card.get("place") == number and card["handle"]]


def space_of(mark: str, names: SceneNames) -> int:
    """The number of a space of the board. Raises SceneFormatError for one that it does not have."""
    space = getattr(names, "space", None)
    text = SourceText(mark[6:].strip(), 1, 1)
    if space is None:
        raise text.problem(f"unknown space {text.text!r}")
    return int(space(text))


def named(name: str, view: dict[str, Any]) -> list[str]:
    """The handles of what the learner sees under a name: those whose names it fits best."""
    ranked: dict[str, int] = {}
    for piece in pieces(view):
        face = piece["face"]
        if not piece["handle"] or not isinstance(face, dict):
            continue
        called = [str(face.get(key, "")) for key in ("name", "name_de")]
        rank = min(match_rank(name.lower(), one) for one in called)
        if rank < NO_MATCH:
            ranked[str(piece["handle"])] = rank
    best = min(ranked.values(), default=NO_MATCH)
    return [handle for handle, rank in ranked.items() if rank == best]
