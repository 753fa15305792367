"""What may be in a deck whose list is closed: drawn by chance from what everybody may know (ruling:closed-lists).

Nothing here is given a hidden card. What goes in are the cards that have been seen, how many are still hidden, and
what a format allows: ready decks, and single cards with their greatest numbers.
"""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.definitions import Definition


class Allowed:
    """The cards that a list may be made of. Immutable, made once and used by many guesses.

    cards  each card that may be in it
    most   how many copies of each, by the same place
    """

    __slots__ = ("cards", "most")

    def __init__(self, cards: Sequence[Definition], most: Sequence[int]) -> None:
        self.cards = list(cards)
        self.most = list(most)


def left_over(cards: Sequence[Definition], seen: Sequence[Definition]) -> list[Definition] | None:
    """What is left of a list without the cards seen, in its order; None if they are not all in it.

    >>> a, b = Definition("set/a", 1, "A"), Definition("set/b", 2, "B")
    >>> [card.name for card in left_over([a, a, b], [a]) or ()], left_over([a, b], [b, b])
    (['A', 'B'], None)
    """
    out: dict[str, int] = {}
    for card in seen:
        out[card.code] = out.get(card.code, 0) + 1
    rest = []
    for card in cards:
        held = out.get(card.code, 0)
        if held:
            out[card.code] = held - 1
        else:
            rest.append(card)
    return rest if len(rest) == len(cards) - len(seen) else None


def draw_hidden(
    ready: Sequence[Sequence[Definition]], allowed: Allowed, seen: Sequence[Definition], count: int, chance: Chance
) -> list[Definition]:
    """`count` cards that a closed list may hold besides those seen.

    As often as not they are what a ready deck leaves over, one that has the right size and holds all that has been
    seen; otherwise, and where none fits, they are `made_up`.
    """
    fitting = []
    for cards in ready:
        if len(cards) == len(seen) + count:
            rest = left_over(cards, seen)
            if rest is not None:
                fitting.append(rest)
    if fitting:
        number = chance.below(2 * len(fitting))
        if number < len(fitting):
            return fitting[number]
    return made_up(allowed, seen, count, chance)


def made_up(allowed: Allowed, seen: Sequence[Definition], count: int, chance: Chance) -> list[Definition]:
    """`count` cards in no more copies than allowed, those seen counted; people play several copies of a card.

    There are always enough of them: where the format has not, its limits give way.
    """
    held: dict[str, int] = {}  # reprints of a card count together
    for card in seen:
        held[card.name] = held.get(card.name, 0) + 1
    order = chance.order(len(allowed.cards))
    found: list[Definition] = []
    for once in (True, False):
        for i in order:
            if len(found) == count:
                return found
            card = allowed.cards[i]
            copies_left = min(allowed.most[i] - held.get(card.name, 0), count - len(found))
            if copies_left > 0:
                copies = 1 + chance.below(copies_left) if once else copies_left
                held[card.name] = held.get(card.name, 0) + copies
                found += [card] * copies
    while len(found) < count:
        found.append(allowed.cards[order[len(found) % len(order)]])
    return found
