"""Sealed pools: the packs that a player opens, by a seed (rb06:sealed-deck)."""

from __future__ import annotations

from regelwerk.kernel.boosters import open_pack
from regelwerk.kernel.chance import Chance, derive
from regelwerk.kernel.limited import LimitedPlay


def sealed_packs(play: LimitedPlay, seed: int, player: int = 0) -> list[list[str]]:
    """The packs of a player, each the codes of its cards. Players of one seed have different pools."""
    own = derive(seed, player)
    return [open_pack(play.booster, Chance(derive(own, number))) for number in range(play.sealed_packs)]


def sealed_pool(play: LimitedPlay, seed: int, player: int = 0) -> list[str]:
    """The codes of all cards that a player has opened."""
    return [code for pack in sealed_packs(play, seed, player) for code in pack]


def random_deck(play: LimitedPlay, pool: list[str], chance: Chance) -> tuple[str, list[str]]:
    """A deck of random cards that go together: a leader, and as few cards of its as are allowed.

    The leader is one of those for whom the pool holds enough cards; if there is none, of those with the most, and the
    deck is too small.
    """
    fitting = {leader: [code for code in pool if code in cards] for leader, cards in play.leaders.items()}
    most = max(len(cards) for cards in fitting.values())
    enough = [leader for leader, cards in fitting.items() if len(cards) >= min(most, play.smallest)]
    leader = enough[chance.below(len(enough))]
    cards = fitting[leader]
    order = chance.order(len(cards))
    return leader, [cards[at] for at in order[: play.smallest]]


def legal_deck(play: LimitedPlay, pool: list[str], chance: Chance) -> tuple[str, list[str]]:
    """A deck of random legal picks from a pool: where a leader is a custom only, of any cards, and without a leader."""
    if play.binding:
        return random_deck(play, pool, chance)
    return "", [pool[at] for at in chance.order(len(pool))[: play.smallest]]
