"""Which piece of a game with cards a name in a scene means, and what a scene calls one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.piece import Piece
from regelwerk.kernel.scene.names import NameRef
from regelwerk.kernel.scene.scene import ScriptError

P = TypeVar("P", bound=Piece[Any])


def piece_of_number(
    named: NameRef, owner: int, pieces: Iterable[P], matching: Callable[[NameRef, list[P]], list[P]]
) -> int:
    """The id of the card that a number means, -1 if there is none.

    The cards of the seat that is named, else of all (`owner` -1), are counted by ids: these never change, and in a
    scene follow the order of its file.
    """
    owned = [piece for piece in pieces if owner < 0 or piece.owner == owner]
    same = matching(NameRef(named.at, named.name), owned)
    return same[named.number - 1].id if named.number <= len(same) else -1


def owner_and_number(piece: P, same: Sequence[P], pieces: Iterable[P], names: dict[int, str]) -> str:
    """`Ben's Bloodclaw 2`: a number where several of the `same` are his, counted among all that he has of that name."""
    name = piece.card.name
    mine = [other.id for other in pieces if other.card.name == name and other.owner == piece.owner]
    several = len([other for other in same if other.owner == piece.owner]) > 1
    return f"{names[piece.owner]}'s {name}" + (f" {mine.index(piece.id) + 1}" if several else "")


def options_about(
    named: NameRef,
    options: Iterable[Option],
    subject: bool,
    piece_of: Callable[[Ref], P],
    meant: Callable[[list[P]], list[P]],
    describe: Callable[[P], str],
) -> list[Option]:
    """The options about the piece that is named: their `subject`, else their object.

    meant   those of some pieces that the name may mean
    Raises ScriptError where that are several.
    """
    by_id: dict[int, list[Option]] = {}
    pieces: list[P] = []
    for option in options:
        ref = option.subject if subject else option.object
        if ref > 0:
            piece = piece_of(ref)
            if piece.id not in by_id:
                pieces.append(piece)
            by_id.setdefault(piece.id, []).append(option)
    fits = meant(pieces)
    if len(fits) > 1:
        which = ", ".join(describe(piece) for piece in fits)
        raise ScriptError(f"{named.at.text!r} is ambiguous: it could be {which}")
    return [option for piece in fits for option in by_id[piece.id]]
