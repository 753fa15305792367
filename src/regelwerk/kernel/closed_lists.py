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


class ReadyList:
    """A list that comes with the game. Immutable, made once and used by many guesses.

    cards   all of them
    copies  how many of each, by code
    """

    __slots__ = ("cards", "copies")

    def __init__(self, cards: Sequence[Definition]) -> None:
        self.cards = list(cards)
        self.copies = copies_of(cards)

    def holds(self, copies: dict[str, int]) -> bool:
        """Whether all these cards are in it, in so many copies."""
        for code, count in copies.items():
            if self.copies.get(code, 0) < count:
                return False
        return True

    def without(self, copies: dict[str, int]) -> list[Definition]:
        """What is left of it without these cards, which it holds, in its order.

        >>> a, b = Definition("set/a", 1, "A"), Definition("set/b", 2, "B")
        >>> [card.name for card in ReadyList([a, a, b]).without({"set/a": 1})]
        ['A', 'B']
        """
        out = copies.copy()
        rest = []
        for card in self.cards:
            held = out.get(card.code, 0)
            if held:
                out[card.code] = held - 1
            else:
                rest.append(card)
        return rest


def copies_of(cards: Sequence[Definition]) -> dict[str, int]:
    """How many there are of each card, by code."""
    found: dict[str, int] = {}
    for card in cards:
        found[card.code] = found.get(card.code, 0) + 1
    return found


def draw_hidden(
    ready: Sequence[ReadyList], allowed: Allowed, seen: Sequence[Definition], count: int, chance: Chance
) -> list[Definition]:
    """`count` cards that a closed list may hold besides those seen.

    As often as not they are what a ready deck leaves over, one that has the right size and holds all that has been
    seen; otherwise, and where none fits, they are `made_up`.
    """
    copies = copies_of(seen)
    fitting = [deck for deck in ready if len(deck.cards) == len(seen) + count and deck.holds(copies)]
    if fitting:
        number = chance.below(2 * len(fitting))
        if number < len(fitting):
            return fitting[number].without(copies)
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
