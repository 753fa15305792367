"""How strong built and drafted decks are: computer players against each other, the same in both seats.

    python -m tools.limited_strength sealed wowtcg --games 100 --player greedy --seed 1
    python -m tools.limited_strength draft wowtcg --games 100 --player greedy --seed 1 --custom

`sealed`: a deck that the builder has built against one of random legal picks from the same pool. `draft`: in drafts of
eight, four drafting players against four pickers that take any card; the builder builds all eight decks. Seats change
from game to game. The interval is Wilson's, for 95 %.

With `--custom` the other side knows which cards go together: its deck has two or three civilizations where any would
be legal, and its picker takes only cards of one leader, drawn at the start. It is as random otherwise.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import repeat
from typing import Any

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance, derive
from regelwerk.kernel.limited import LimitedPlay
from regelwerk.limited.builder import build
from regelwerk.limited.draft import Draft
from regelwerk.limited.drafters import choose, choose_any, choose_at_random
from regelwerk.limited.pools import legal_deck, random_deck, sealed_pool
from regelwerk.limited.ratings import ratings
from regelwerk.limited.sparring import deck_of, play_game
from regelwerk.simulation.statistics import wilson

SEATS = 8
PICKERS = range(1, SEATS, 2)


def play_of(game: str, set_code: str = "") -> LimitedPlay:
    """What a game says about sealed deck and drafts with boosters of a set, or ("") the usual ones."""
    play = game_registry.package(game).limited_with(set_code)
    if play is None:
        raise SystemExit(f"{game} has no boosters{f' of {set_code}' if set_code else ''}")
    return play


def built(play: LimitedPlay, pool: list[str]) -> Any:
    """The deck of the builder."""
    found = build(play, pool, ratings(play))
    return deck_of(play, found.leader, found.main)


def sealed_decks(play: LimitedPlay, seed: int, number: int, custom: bool) -> tuple[Any, Any]:
    """The builder's deck from a pool, and a random one from the same."""
    pool = sealed_pool(play, derive(seed, number))
    at_random = random_deck if custom else legal_deck
    return built(play, pool), deck_of(play, *at_random(play, pool, Chance(derive(seed, 10_000 + number))))


@cache
def drafted(game: str, set_code: str, seed: int, number: int, custom: bool) -> list[list[str]]:
    """The pools of a draft: first the drafting players', then the random pickers'; they sit in turn."""
    play = play_of(game, set_code)
    draft = Draft(play, SEATS, derive(seed, number))
    while not draft.is_over:
        for seat in draft.waiting:
            view = draft.view(seat)
            if seat not in PICKERS:
                card = choose(play, view, ratings(play))
            else:
                card = choose_at_random(play, view, draft.seed) if custom else choose_any(view, draft.seed)
            draft.pick(seat, card)
    pools = [list(draft.view(seat).pool) for seat in range(SEATS)]
    return pools[0::2] + pools[1::2]


def draft_decks(play: LimitedPlay, seed: int, number: int, custom: bool) -> tuple[Any, Any]:
    """A drafting player's deck and a random picker's, from one draft."""
    half = SEATS // 2
    pools = drafted(play.game, play.booster.code, seed, number // half, custom)
    return built(play, pools[number % half]), built(play, pools[half + number % half])


def one_game(what: str, game: str, set_code: str, player: str, seed: int, custom: bool, number: int) -> float:
    """1 if the first deck wins, 0 if the other does, a half for a draw."""
    play = play_of(game, set_code)
    decks = list((sealed_decks if what == "sealed" else draft_decks)(play, seed, number, custom))
    for deck in decks:
        if len(play.main_of(deck)) < play.smallest:  # a random picker may hold no legal deck: its loss
            return 1.0 if deck is decks[1] else 0.0
    swapped = number % 2 == 1
    state = play_game(game, decks[::-1] if swapped else decks, player, derive(seed, 20_000 + number))
    winners = state.result.winners if state.result is not None else []
    if len(winners) != 1:
        return 0.5
    return 1.0 if (winners[0] == 1) == swapped else 0.0


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("sealed", "draft"))
    parser.add_argument("game", choices=game_registry.GAMES)
    parser.add_argument("--set", default="", help="the code of the set whose boosters are opened")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--custom", action="store_true", help="the other side knows which cards go together")
    given = parser.parse_args()
    numbers = range(given.games)
    with ProcessPoolExecutor(given.jobs) as pool:
        same = map(repeat, (given.what, given.game, given.set, given.player, given.seed, given.custom))
        scores = list(pool.map(one_game, *same, numbers, chunksize=4))
    low, high = (round(100 * bound) for bound in wilson(sum(scores), len(scores)))
    print(
        f"{play_of(given.game, given.set).booster.name}, {given.what}: "
        f"{sum(scores):g} of {len(scores)} points ({low} to {high} %), "
        f"{given.player} in both seats, seed {given.seed}{', custom' if given.custom else ''}"
    )


if __name__ == "__main__":
    main()
