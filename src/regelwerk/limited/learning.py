"""How the ratings of cards are learnt: games between decks of random legal picks from sealed pools.

    python -m regelwerk.limited.learning wowtcg hoa --games 3000 --player beginner --seed 1

writes `ratings/<game>-<set>.json`. Each game is one row of a linear model: who won, by the difference of the two
decks. A card has a share of its own and one of its type and cost, and a deck has one of its leader; all are shrunk
towards zero (ridge regression), so a card that was seldom there is rated like its likes. In the end the mean of all
cards is taken off, for every deck has as many.

The decks count and not the cards that were seen of them: who draws cards and whose shields are broken sees more, and a
long game shows more of both decks, so the cards seen say how the game went rather than how good they are.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any, Final

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance, derive
from regelwerk.kernel.limited import LimitedPlay
from regelwerk.limited.pools import legal_deck, random_deck, sealed_pool
from regelwerk.limited.ratings import file_name
from regelwerk.limited.sparring import deck_of, play_game

OWN: Final = 150.0
"""How strongly a card's own share is shrunk: as by so many games without an effect."""
SHARED: Final = 30.0
"""How strongly the share of its type and cost is."""
LEADING: Final = 40.0
"""How strongly the share of a leader is."""
DEAREST: Final = 7
"""Costs from here on count as one."""
LEADER: Final = "leader "
"""Before a leader as a column, so that it is not taken for a card."""
FOLDER: Final = Path(__file__).parent / "ratings"

Row = tuple[float, dict[str, int], tuple[str, str]]
"""A game: 1 if the first player won, -1 if the other did, how many more of each card the first deck had, and the
leaders of the decks."""


def sample_game(game: str, set_code: str, player: str, seed: int, number: int) -> Row:
    """One game of the sample. Where a leader is a custom only, one of the decks, in turn, keeps to it."""
    play = game_registry.package(game).limited_sets[set_code]
    own = derive(seed, number)
    decks: list[tuple[str, list[str]]] = []
    builders = [legal_deck, random_deck] if number // 2 % 2 else [random_deck, legal_deck]
    for seat, at_random in enumerate(builders):
        decks.append(at_random(play, sealed_pool(play, own, seat), Chance(derive(own, 10 + seat))))
    state = play_game(game, [deck_of(play, *deck) for deck in decks], player, own)
    difference = Counter(decks[0][1])
    difference.subtract(decks[1][1])
    winners = state.result.winners if state.result is not None else []
    score = 0.0 if len(winners) != 1 else 1.0 if winners[0] == 0 else -1.0
    return score, {code: count for code, count in difference.items() if count}, (decks[0][0], decks[1][0])


def group_of(play: LimitedPlay, code: str) -> str:
    """What a card shares its rating with: type and cost."""
    card = play.cards[code]
    return f"{card.kind} {min(card.cost, DEAREST)}"


Rated = dict[str, tuple[float, float]]
"""For each card or leader how many points of a hundred it is worth more than the mean, and the standard error."""


def ratings_from(play: LimitedPlay, rows: list[Row]) -> tuple[Rated, Rated]:
    """The ratings of cards that may be in a deck, a copy each, and of leaders."""
    import numpy

    cards = sorted(frozenset[str]().union(*play.leaders.values()))
    groups = sorted({group_of(play, code) for code in cards})
    leaders = ["", *play.leaders]  # "": of a deck without one
    column = {name: at for at, name in enumerate([*cards, *groups, *(LEADER + leader for leader in leaders)])}
    table: Any = numpy.zeros((len(rows), len(column)))
    scores: Any = numpy.array([score for score, _, _ in rows])
    for row, (_, difference, led) in enumerate(rows):
        for code, number in difference.items():
            table[row, column[code]] += number
            table[row, column[group_of(play, code)]] += number
        table[row, column[LEADER + led[0]]] += 1
        table[row, column[LEADER + led[1]]] -= 1
    shrink: Any = numpy.diag([OWN] * len(cards) + [SHARED] * len(groups) + [LEADING] * len(leaders))
    inverse: Any = numpy.linalg.inv(table.T @ table + shrink)
    found: Any = inverse @ table.T @ scores
    spread = float(numpy.mean((scores - table @ found) ** 2))

    def rated(names: dict[str, list[str]]) -> Rated:
        """What the shares of each add up to, less the mean of all, for only that can be known of equal decks."""
        parts: Any = numpy.zeros((len(names), len(column)))
        for at, shares in enumerate(names.values()):
            parts[at, [column[share] for share in shares]] = 1
        parts -= parts.mean(axis=0)
        errors = (spread * ((parts @ inverse) * parts).sum(axis=1)) ** 0.5
        return {
            name: (50 * float(value), 50 * float(error)) for name, value, error in zip(names, parts @ found, errors)
        }

    return (
        rated({code: [code, group_of(play, code)] for code in cards}),
        rated({leader: [LEADER + leader] for leader in play.leaders}),
    )


def main(arguments: list[str] | None = None) -> None:
    """Play the sample and write the ratings."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_registry.GAMES)
    parser.add_argument("set", help="the code of the set whose boosters are opened")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--player", default="beginner")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--to", type=Path, default=None)
    given = parser.parse_args(arguments)
    play = game_registry.package(given.game).limited_sets.get(given.set)
    if play is None:
        parser.error(f"{given.game} has no boosters of {given.set}")
    same = repeat(given.game), repeat(given.set), repeat(given.player), repeat(given.seed)
    with ProcessPoolExecutor(given.jobs) as pool:
        rows = list(pool.map(sample_game, *same, range(given.games), chunksize=20))
    command = (
        f"python -m regelwerk.limited.learning {given.game} {given.set} --games {given.games} "
        f"--player {given.player} --seed {given.seed}"
    )
    (given.to or FOLDER / file_name(play)).write_text(text_of(play, rows, command), encoding="utf-8")


def text_of(play: LimitedPlay, rows: list[Row], command: str) -> str:
    """The file of ratings: a line for each card and leader."""
    cards, leaders = ratings_from(play, rows)
    seen = Counter(code for _, difference, _ in rows for code in difference)
    seen.update(leader for _, _, led in rows for leader in led if led[0] != led[1])
    data = {
        "game": play.game,
        "set": play.booster.code,
        "command": command,
        "games": len(rows),
        "leaders": {name: [round(value, 2), round(error, 2), seen[name]] for name, (value, error) in leaders.items()},
        "cards": {code: [round(value, 2), round(error, 2), seen[code]] for code, (value, error) in cards.items()},
    }
    text = json.dumps(data, indent=0, ensure_ascii=False).replace("[\n", "[").replace(",\n", ", ")
    return text.replace("], ", "],\n").replace("\n]", "]").replace("}, ", "},\n") + "\n"


if __name__ == "__main__":
    main()
