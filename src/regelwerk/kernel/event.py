"""Events: what happened, by which rule, because of which card's text."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.definitions import Definition
from regelwerk.kernel.ids import NO_HANDLE, NO_REF, Handle, Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.rulebook import RuleCitation

EVERYONE: Final = -1
"""A bit set with every seat's bit (and the spectators') in it."""

SPECTATOR_SEAT: Final = -1
"""The seat of somebody who only watches: knows what everybody knows."""


@mypyc_attr(acyclic=True)
class PieceIdentity:
    """What a piece is called at one moment, its face, and who knows that. Immutable: a change makes a new one.

    The piece holds it, and every event of that moment holds the same one.

    handle        what everybody but its owner calls it, 0 while nobody else can follow it
    owner_handle  what its owner calls it, 0 while even the owner cannot follow it
    card          its definition
    known_to      bit set of the seats that know its face
    """

    __slots__ = ("card", "handle", "known_to", "owner_handle")

    def __init__(self, handle: Handle, owner_handle: Handle, card: Definition, known_to: int) -> None:
        self.handle = handle
        self.owner_handle = owner_handle
        self.card = card
        self.known_to = known_to


NO_IDENTITY: Final = PieceIdentity(NO_HANDLE, NO_HANDLE, Definition("", 0, ""), 0)
"""What a piece is called that there is not, or that nobody could follow: no name, and no face."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Event:
    """One thing that happened. Immutable; one class for all kinds, typed readings live at the edge.

    An event holds everything that a seat may ever be told of it: the names that its pieces
    had at that moment, and their faces as far as they were known. Nothing is looked up later.

    kind                                             a game's code
    rule                                             the rule that made it happen
    source                                           reference to the card whose text made it happen, 0 for the rules
                                                     alone
    batch                                            events with the same number happened at the same moment; 0: each by
                                                     itself
    seat                                             whose event it is, -1 for nobody's
    about, other, number                             what it is about: two references and a number
    about_identity, other_identity, source_identity  what these pieces were called. Whoever knew the face of `about`
                                                     gets it; the faces of the others only get out if everybody knew
                                                     them
    """

    # whoever makes one fills every field: events are made so often that a call less shows (`new_event` does it for all
    # others)
    __slots__ = (
        "about",
        "about_identity",
        "batch",
        "kind",
        "number",
        "other",
        "other_identity",
        "rule",
        "seat",
        "source",
        "source_identity",
    )

    kind: int
    rule: RuleCitation
    source: Ref
    batch: int
    seat: int
    about: Ref
    other: Ref
    number: int
    about_identity: PieceIdentity
    other_identity: PieceIdentity
    source_identity: PieceIdentity

    def __repr__(self) -> str:
        return (
            f"Event({self.kind}, {self.rule.number}, source={self.source}, batch={self.batch}, seat={self.seat}, "
            f"a={self.about}, b={self.other}, n={self.number})"
        )


def new_event(
    kind: int,
    rule: RuleCitation,
    source: Ref,
    batch: int,
    seat: int,
    a: Ref = NO_REF,
    b: Ref = NO_REF,
    n: int = 0,
    a_called: PieceIdentity = NO_IDENTITY,
    b_called: PieceIdentity = NO_IDENTITY,
    source_called: PieceIdentity = NO_IDENTITY,
) -> Event:
    """An event with all its fields; what it is not about is nothing."""
    event = Event()
    event.kind = kind
    event.rule = rule
    event.source = source
    event.batch = batch
    event.seat = seat
    event.about = a
    event.other = b
    event.number = n
    event.about_identity = a_called
    event.other_identity = b_called
    event.source_identity = source_called
    return event
