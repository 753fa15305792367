"""Cards of a set that are not implemented yet: what it would take that no card has had so far.

A card that is defined is taken out here. The page of the cards, `regelwerk cards` and scenes say what stands here.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class NotImplementedCard(NamedTuple):
    """A card that exists and is not implemented.

    set     code of its set; `number` its collector number there
    type    card type, as on the page of the cards
    needs   what it waits for; `needs_de` the same in German
    """

    set: str
    number: int
    name: str
    type: str
    needs: str
    needs_de: str


NOT_IMPLEMENTED: Final[tuple[NotImplementedCard, ...]] = ()
"""None: the set is whole. A card of a later set stands here while it waits."""


def waiting(name: str) -> NotImplementedCard | None:
    """The card of that name that is not implemented, None if there is none.

    >>> waiting("Hearthstone") is None
    True
    """
    wanted = name.strip().strip('"').lower()
    return next((card for card in NOT_IMPLEMENTED if card.name.lower() == wanted), None)


def not_yet(name: str) -> str:
    """Why a scene cannot name the card of that name: it exists, and waits for something; "" for any other name.

    >>> not_yet("Bloodclaw")
    ''
    """
    found = waiting(name)
    return "" if found is None else f"{found.name} is not implemented yet; it needs {found.needs}"
