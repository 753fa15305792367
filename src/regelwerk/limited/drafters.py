"""Drafting players: what a computer takes from a pack, by the view of its seat alone.

It rates a card by what it has learnt from games, and by its pool: how well the card goes with what it already holds,
which counts more the longer the draft goes on, and what the deck lacks on its curve.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from regelwerk.kernel.chance import Chance, derive
from regelwerk.kernel.limited import LimitedPlay
from regelwerk.limited.builder import Shape
from regelwerk.limited.draft import Draft, DraftView
from regelwerk.limited.ratings import Ratings, ratings

LOYALTY: Final = 12.0
"""Points that a card gains at the end of the draft if it goes with the best leader, and loses the less, the nearer its
best leader is to that."""
GROUND: Final = 2.0
"""What a card that fits counts for its leader besides its rating, so that bad cards still speak for somebody."""


def choose(play: LimitedPlay, view: DraftView, ratings: Ratings) -> str:
    """The code of the card that a drafting player takes. Raises ValueError without a pack."""
    if not view.pack:
        raise ValueError("there is no pack to pick from")
    strengths = leader_strengths(play, view.pool, ratings)
    best = max(strengths.values())
    leader = max(strengths, key=lambda one: strengths[one])
    progress = len(view.pool) / view.picks
    shape = Shape(play.smallest)
    for code in view.pool:
        if code in play.leaders[leader]:
            shape.add(play.cards[code])
    values = {
        code: ratings.points(code)
        + LOYALTY * progress * closeness(play, strengths, best, code)
        + progress * shape.adds(play.cards[code])
        for code in view.pack
    }
    return max(sorted(values), key=lambda code: values[code])


def leader_strengths(play: LimitedPlay, pool: Sequence[str], ratings: Ratings) -> dict[str, float]:
    """How much the cards of a pool speak for each leader: the sum of the best, as many as a deck has, and its own."""
    found = {}
    for leader, cards in play.leaders.items():
        points = sorted((max(GROUND + ratings.points(code), 0.0) for code in pool if code in cards), reverse=True)
        found[leader] = max(sum(points[: play.smallest]) + ratings.leading(leader) - play.handicap(leader), 0.0)
    return found


def closeness(play: LimitedPlay, strengths: dict[str, float], best: float, code: str) -> float:
    """How near the best leader that may have the card is to the best of all, 0 to 1."""
    if best <= 0:
        return 0.0
    return max((strengths[leader] / best for leader, cards in play.leaders.items() if code in cards), default=0.0)


def choose_any(view: DraftView, seed: int) -> str:
    """What a random picker takes: any card. Raises ValueError without a pack."""
    if not view.pack:
        raise ValueError("there is no pack to pick from")
    return view.pack[Chance(derive(derive(seed, view.seat), view.pick)).below(len(view.pack))]


def choose_at_random(play: LimitedPlay, view: DraftView, seed: int) -> str:
    """What a random picker with a leader takes: it has one by its seed and seat, and takes any card of that one's.

    So its cards go together better than those of `choose_any`. Raises ValueError without a pack.
    """
    if not view.pack:
        raise ValueError("there is no pack to pick from")
    own = derive(seed, view.seat)
    leaders = list(play.leaders)
    cards = play.leaders[leaders[Chance(own).below(len(leaders))]]
    fitting = [code for code in view.pack if code in cards] or list(view.pack)
    return fitting[Chance(derive(own, view.pick)).below(len(fitting))]


def pick_for(draft: Draft, seats: Iterable[int]) -> None:
    """Let drafting players pick in these seats, each by its own view."""
    rated = ratings(draft.play)
    for seat in seats:
        draft.computer_pick(seat, choose(draft.play, draft.view(seat), rated))


def fill(draft: Draft) -> None:
    """Let every drafting player that has not picked yet pick."""
    pick_for(draft, [seat for seat in draft.waiting if seat in draft.computers])


def finish(draft: Draft) -> None:
    """Let drafting players make all picks that are left, in every seat."""
    while not draft.is_over:
        pick_for(draft, draft.waiting)
